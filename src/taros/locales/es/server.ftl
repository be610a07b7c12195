# Lo que se dice en una mesa del servidor.

player = Jugador { $number }

table-opened = La mesa está puesta.
table-begins = Ya no falta nadie: empieza la partida.
table-sat = { $seat } toma asiento.
table-mixing = Todos los sitios están ocupados: los dispositivos mezclan el azar de la partida.
table-committed = El dispositivo de { $seat } ha enviado la huella de sus bits al azar.
table-revealed = El dispositivo de { $seat } ha revelado sus bits al azar.
table-not-mixed = El dispositivo de { $seat } no responde: no añade bits al azar.
table-unrevealed = El dispositivo de { $seat } no reveló sus bits al azar: el sitio queda libre, y el azar se mezclará de nuevo.
table-left = { $name } deja la mesa.
table-asked = { $more ->
    [0] { $seat } quiere deshacer una jugada: «{ $what }»
    [one] { $seat } quiere deshacer una jugada y la siguiente: «{ $what }»
   *[other] { $seat } quiere deshacer una jugada y las { $more } siguientes: «{ $what }»
}
table-agreed = { $seat } está de acuerdo.
table-declined = { $seat } prefiere seguir jugando.
table-undone = { $more ->
    [0] { $seat } deshace una jugada: «{ $what }»
    [one] { $seat } deshace una jugada y la siguiente: «{ $what }»
   *[other] { $seat } deshace una jugada y las { $more } siguientes: «{ $what }»
}
table-resigned = { $seat } abandona, y sigue un bot.
table-away = { $seat } no está, y juega un bot en su lugar.
table-freed = Vuelve a haber un sitio libre.
table-stands-in-by = { $by } deja que un bot juegue por { $seat } hasta su vuelta.
table-stands-in-by-host = Quien abrió la mesa deja que un bot juegue por { $seat } hasta su vuelta.
table-offered-by-owner = { $seat } tiene un enlace con el que otra persona puede quedarse con su sitio.
table-offered-by-host = Quien abrió la mesa tiene un enlace con el que otra persona puede quedarse con el sitio de { $seat }.
table-taken = { $seat } se queda con el sitio de { $before }.
table-back = { $seat } ha vuelto.
table-bot-failed = El bot de { $seat } ha fallado: se hace por él una jugada al azar.
table-bot-stalled = El bot de { $seat } piensa demasiado tiempo: se hace por él una jugada al azar.
table-bot-illegal = El bot de { $seat } quiere lo que las reglas prohíben: se hace por él una jugada al azar.
table-said = { $seat }: { $what }
table-ended-log-full = El historial está lleno: la partida termina aquí, tal como está.
table-rematch = Hay una revancha en otra mesa.
table-rematch-by = { $seat } quiere jugar otra vez.
table-removed = Quien abrió la mesa la ha cerrado.

# Comentarios ya hechos

remark-hello = ¡Hola a todos!
remark-thanks = Gracias.
remark-nice = ¡Muy buena!
remark-ouch = ¡Ay!
remark-thinking = Déjame pensar.
remark-well-played = Bien jugado.
remark-again = ¿Jugamos otra vez?

# Negativas

no-table = No existe esa mesa.
no-page = No existe esa página.
no-client = Las páginas del juego no se han construido; `make play` las construye.
bad-method = Esta dirección no admite peticiones { $method }.
bad-message = Este mensaje no se entiende: { $reason }
bad-origin = Esta petición viene de otra página.
bad-content-type = Una petición debe ser JSON.
too-large = Es demasiado largo: se leen como mucho { $most } bytes.
replay-long = Esta partida es demasiado larga para mostrarla: se muestran como mucho { $most } jugadas y resultados.
too-fast = Eso ha sido demasiado de golpe; inténtalo de nuevo dentro de un momento.
requests-busy = Se atienden como mucho { $most } peticiones a la vez de una persona o red; inténtalo de nuevo en un momento.
tables-of-network = Tu red ha preparado { $most } mesas en 24 horas, y no caben más; sigue mañana.
tables-of-person = Has preparado { $most } mesas en 24 horas, y no caben más; sigue mañana.
metrics-private = Las métricas son para esta máquina, y para programas que tienen la clave de quien lleva el servidor.
request-slow = La petición no llegó en { $seconds } segundos.
connections-of-network = Una red puede tener abiertas como mucho { $most } conexiones a la vez.
connections-full = El servidor está lleno: admite como mucho { $most } conexiones a la vez. Inténtalo de nuevo en un momento.
sockets-of-network = Una red puede tener conectadas como mucho { $most } páginas a la vez; cierra algunas e inténtalo de nuevo.
bad-limits = { $file } no se puede usar: { $reason }
too-long = Es demasiado trabajo para una petición.
client-gone = La conexión se cerró antes de que hubiera una respuesta.
nested-json = El mensaje tiene demasiados niveles para leerlo.
server-error = Algo ha ido mal en el servidor.
not-stored = El servidor no puede guardar nada ahora mismo. Inténtalo de nuevo dentro de un momento.
not-seated = Solo pueden hacerlo quienes se sientan a la mesa.
not-your-turn = No te toca.
not-your-seat = Este sitio no es tuyo.
not-host = Solo puede hacerlo quien abrió la mesa.
not-begun = La partida aún no ha empezado.
game-over = La partida ha terminado.
game-running = La partida ya ha empezado.
time-up = Se acabó tu tiempo para esta jugada: la hace un bot. La siguiente vuelve a ser tuya.
stale-move = Ha pasado algo entretanto; mira otra vez.
undo-over = La partida ha terminado; no se puede deshacer nada.
undo-no-question = Esa petición ya no está pendiente.
undo-asked = Alguien ya lo está pidiendo.
undo-time-up = Se acabó tu tiempo para esa jugada: ya no se puede deshacer.
mixing-late = Ahora no se esperan bits al azar de este dispositivo.
mixing-other-bits = Estos no son los bits cuya huella se envió.
mixing-sealed = Se está mezclando el azar de la partida: en estos segundos nadie puede levantarse.
mixing-dropped = Tu dispositivo no reveló sus bits al azar en esta mesa, así que no puedes volver a sentarte aquí.
undo-limit = Ya has deshecho { $most } jugadas en este turno, y no se permiten más: los demás están esperando.
undo-declined = Los demás prefieren seguir jugando.
log-full = Han pasado tantas cosas en esta mesa que ya no cabe ninguna más.
name-long = Un nombre tiene como mucho { $most } caracteres; este tiene { $given }.
seat-taken = Ahí ya se sienta alguien.
seat-kept = Este sitio está guardado para { $name }.
seated-already = Ya tienes un sitio en esta mesa.
seat-of-bot = Ahí se sienta un bot.
seat-resigned = { $name } ha abandonado, y sigue un bot.
still-here = { $name } tiene conexión: nadie puede jugar en su lugar.
gone-briefly = { $name } puede volver en un momento: esto es posible tras { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
} sin conexión.
stand-in-days = En esta mesa una jugada tiene días: cuando pasan, entra un bot.
stands-in-already = Este bot ya está jugando por esa persona.
no-invite = A esta mesa solo se entra con su enlace.
records-full = El servidor guarda { $most } partidas tuyas, y ninguna más.
records-of-network = Tu red guarda aquí { $most } partidas, y ninguna más.
record-damaged = Este registro está dañado: solo se guardan partidas enteras.
record-unproven = Este registro no muestra la semilla de su azar, así que no se puede demostrar nada.
no-record = No existe esa partida guardada.
not-over = La partida aún no ha terminado.
reviews-busy = Ahora mismo se analizan { $most } partidas, y no caben más a la vez; inténtalo cuando acabe una de ellas.
reviews-of-network = Se analizan como mucho { $most } partidas a la vez para una red; inténtalo cuando acabe una de ellas.
hint-people = Solo se dan pistas donde todos los demás son bots.
pace-total = Una mesa con tiempo total necesita al menos { $least } segundos para cada uno.
pace-increment = Solo un tiempo total admite segundos añadidos por cada jugada.
pace-time = Una mesa con reloj necesita al menos { $least } segundos por jugada.
position-options = Una posición trae sus propias opciones: indica la una o las otras.
position-seats = Esta posición es para { $seats ->
    [one] un jugador
   *[other] { $seats } jugadores
}, pero hay { $given ->
    [one] un sitio
   *[other] { $given } sitios
}.
bot-too-slow = En una mesa un bot puede pensar { $longest } s como mucho: { $bot } es demasiado lento.
bot-too-strong = En una mesa la fuerza de este bot es { $most } como mucho: { $bot } es demasiado fuerte.
position-over = En esta posición la partida ha terminado: nadie puede seguir jugando.
advice-people = Esta es la posición de una partida que juegas contra otras personas: no hay consejos sobre ella hasta que termine.
advice-nobody = En esta posición no le toca a nadie.
table-crowd = Ahora mismo hay demasiada gente en esta mesa.
workers-bus = Varios procesos necesitan un bus compartido: indica --bus.
bad-address = { $value } no es una dirección; { $example } es una.
no-database = La base de datos { $address } no se puede usar: { $reason }
no-offline = { $folder } no es un sitio web con Python para el navegador: make site escribe uno.
other-offline = { $folder } es de otra versión del cliente: vuelve a ejecutar make site.
not-installed = { $name } no está instalado: pip install 'taros[club]'.

# taros serve

serve-here = En este dispositivo: { $address }
serve-there = En otros dispositivos: { $address }
serve-stop = Ctrl-C lo detiene; las partidas se conservan.

offline-friends = Aquí no se pueden unir otros dispositivos: una partida con amigos necesita un servidor.
offline-damaged-table = Esta partida ya no se puede leer: lo que este dispositivo guardó de ella está dañado.
offline-damaged-event = Una parte de esta partida ya no se puede leer.
offline-bots-failed = Los bots no pueden arrancar en este dispositivo. Inténtalo de nuevo, o vuelve a cargar la página.
banned = El anfitrión de este servidor ya no te permite hacer eso.

# Mesas con puntuación

rated-guest = Las partidas con puntuación son para cuentas: conserva antes tu nombre y luego siéntate.
rated-bot = En una mesa con puntuación solo se sientan personas, y bots con cuenta propia.
rated-one-seat = En una mesa con puntuación cada cual tiene un solo sitio.
rated-own-bot = En las partidas con puntuación nadie juega contra sus propios bots, ni estos entre sí.
rated-alone = Una partida con puntuación necesita al menos dos sitios.
rated-position = Una partida con puntuación empieza desde el comienzo, no desde una posición propia.
rated-hand-over = Un sitio de una partida con puntuación no se puede ceder.
