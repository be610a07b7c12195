# Las páginas alrededor de los tableros

web-close-hint = Cerrar la pista
web-next = Siguiente
web-seats-taken = Todos los sitios están ocupados: puedes mirar.
web-replay-to-table = A la mesa
web-offline = Se ha perdido la conexión. Volverá sola; no se pierde nada de lo que has hecho.
web-turn-number = { $turn ->
    [0] El comienzo
   *[other] Turno { $turn }
}

# Preparar una mesa

web-setup-bots = { $game } contra bots
web-setup-friends = { $game } con amigos
web-setup-device = { $game } en este dispositivo
web-seats = Sitios
web-how-many = Cuántos juegan
web-seat-who = Quién ocupa el sitio { $number }
web-seat-called = Nombre en el sitio { $number }
web-seat-strength = Fuerza en el sitio { $number }
web-seat-me = Yo
web-seat-open = Abierto, con el enlace
web-seat-here = Otra persona en este dispositivo
web-seat-bot = Bot: { $bot }
web-strength = Fuerza
web-strength-counted = De 1 a { $most }.
web-strength-timed = De 1 a { $most }, o un tiempo de hasta { $longest }s, como 500ms; con un tiempo, sus jugadas no se pueden reproducir.
web-first-lot = Por sorteo
web-presets = Conjuntos de reglas
web-all-options = Todas las opciones
web-automatic = automático
web-pace = Ritmo
web-pace-kind-none = Sin reloj
web-pace-kind-move = Segundos por jugada
web-pace-kind-total = Un tiempo total
web-pace-kind-days = Días por jugada
web-pace-unit-seconds = segundos por jugada
web-pace-unit-minutes = minutos para todas las jugadas
web-pace-unit-increment = segundos más por cada una
web-pace-unit-days = días por jugada
web-pace-explained-none = Sin prisas. Si alguien se ausenta cinco minutos, la mesa ofrece un bot que juega hasta que vuelva.
web-pace-explained-move = Cuando se acaba el tiempo, un bot hace la jugada y sigue jugando hasta que la persona vuelve.
web-pace-explained-total = Todos tienen el mismo tiempo para la partida entera. Cuando a alguien se le acaba, sigue un bot.
web-pace-explained-days = Para jugar por correspondencia: cuando pasan los días, un bot hace la jugada y sigue jugando hasta que la persona vuelve.
web-public-explained = Mostrar la mesa en la página de inicio, para que cualquiera pueda unirse.
web-create-table = Abrir la mesa
web-start = Empezar

# En la mesa

web-table-title = { $game } · mesa { $table }
web-device-starting = La mesa se está preparando. Podrás elegir en cuanto lleguen las reglas.
web-waiting-people = { $open ->
    [one] Queda un sitio libre. La partida empieza cuando se ocupe.
   *[other] Quedan { $open } sitios libres. La partida empieza cuando se ocupen todos.
}
web-share-explained = Envía este enlace a quienes vayan a jugar:
web-invitation = Enlace a esta mesa
web-sit-here = Sentarme aquí
web-invited = Tienes una invitación: siéntate a jugar.
web-take-seat = Sentarme a la mesa
web-seat-action = { $action }: sitio { $number }
web-seat-acting = le toca
web-stand-up = Levantarme
web-mixing = Los dispositivos están mezclando el azar de esta partida…
web-secret-choose = Puedes elegir hasta que acabe este momento; si no lo haces, pasas.
web-secret-chosen = Elegido: se juega cuando acabe este momento.
web-secret-wait = Este momento dura lo mismo, tenga alguien algo que elegir o no.
web-secret-left = { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}
web-waiting-for = Esperando a { $names }.
web-chance = Decide el azar.
web-prompt-for = { $name }: { $prompt }
web-until = hasta el { $date }
web-clause = Regla { $clause }
web-you = tú
web-more = Más
web-resigned = ha abandonado; sigue un bot
web-stands-in = en su lugar, un bot: { $bot }
web-late = fuera de tiempo: un bot hace esta jugada
web-clock = Tiempo restante:
web-absent = sin conexión
web-come-back = Ya estoy aquí
web-free-seat-again = Volver a liberar el sitio { $number }
web-which-bot-seat = Qué bot para el sitio { $number }
web-let-bot-sit = Darle el sitio { $number }
web-play-for = Que un bot juegue por { $name }
web-other-bot-for = Otro bot por { $name }
web-play-for-explained = { $name } no tiene conexión. El bot solo juega hasta que { $name } vuelva.
web-which-bot-for = Qué bot por { $name }
web-let-bot-play-for = Que juegue por { $name }
web-offer-stand-in = { $name } lleva { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
} fuera. ¿Dejamos que juegue un bot hasta que { $name } vuelva?
web-offer-which-bot = Qué bot puede jugar por { $name }
web-offer-yes = Sí, que juegue
web-offer-no = No, esperamos a { $name }
web-hand-over-seat = Ceder el sitio de { $name }
web-hand-over-link = Quien abra primero este enlace se queda con el sitio. Sirve una sola vez, y solo hasta que { $name } vuelva.
web-hand-over-link-mine = Quien abra primero este enlace se queda con el sitio. Sirve una sola vez, y solo hasta que tú hagas una jugada.
web-hand-over-label = Enlace al sitio de { $name }
web-take-over = { $name } te cede este sitio. Sigues jugando desde aquí.
web-take-over-void = Este enlace a un sitio ya no sirve: alguien lo ha ocupado, o quien lo tenía ha seguido jugando. Puedes mirar.
web-undo = Deshacer
web-hint = Pista
web-hint-thinking = Pensando…
web-hint-preparing = Sigue pensando. Poco después de arrancar el servidor, esto puede tardar un minuto.
web-hint-move = Lo mejor: { $move }
web-agree = De acuerdo
web-disagree = Mejor no
web-remark = Decir algo
web-resign = Abandonar
web-resign-question = ¿Abandonar? Un bot jugará en tu sitio hasta el final.
web-remove = Cerrar la mesa
web-remove-question = ¿Cerrar la mesa para todos? La partida se perderá.
web-leave = Salir
web-confirm-move = { $move } ¿Hacer esta jugada?
web-confirm-any = ¿Hacer esta jugada?
web-confirm-yes = Hacerla
web-confirm-no = Todavía no
web-log = Qué ha pasado
web-told-others = Después jugaron { $names }.
web-spectators = { $count ->
    [one] Una persona está mirando.
   *[other] { $count } personas están mirando.
}
web-watch-explained = Dejar que otros miren
web-hand-over = Pásale el dispositivo a { $name }. Las cartas se mostrarán cuando nadie más mire.
web-look = Soy { $name }: muéstramelas

# El tablero de un juego que solo trae una imagen

web-picture = Una imagen del tablero.
web-picture-scores = Una imagen del tablero. Puntos: { $scores }.
web-points = { $points ->
    [one] un punto
   *[other] { $points } puntos
}
web-choices = Lo que puedes elegir
web-blocked = No permitido ahora

# El final

web-winners = { $count ->
    [one] Gana { $names }.
   *[other] { $names } comparten la victoria.
}
web-you-won = ¡Has ganado!
web-you-won-by = Has ganado, con { $margin } de ventaja sobre { $names }.
web-you-share-win = Compartes la victoria con { $names }.
web-you-came = Has quedado en { $place ->
    [2] segundo
    [3] tercer
    [4] cuarto
   *[other] el { $place }.º
} lugar.
web-you-came-by = Has quedado en { $place ->
    [2] segundo
    [3] tercer
    [4] cuarto
   *[other] el { $place }.º
} lugar, a { $margin } de { $names }.
web-end = Cómo acabó
web-play-again = Jugar otra vez
web-watch-rematch = Ver la revancha
web-place = { $place ->
    [1] 1.er puesto
    [2] 2.º puesto
    [3] 3.er puesto
   *[other] { $place }.º puesto
}
web-download-record = Descargar la partida
web-scores-over-time = Los puntos a lo largo de la partida
web-chart-summary = Los puntos a lo largo de la partida; al final: { $scores }
web-end-or-review = El resultado o un análisis
web-result = Resultado
web-review-game = Analizar esta partida
web-review-none = Esta partida no tiene análisis: ningún bot ha aprendido a juzgarla.

# La prueba de que el azar fue limpio

web-fair = ¿Fue limpio el azar?
web-fair-yes = { $events ->
    [one] Sí: el único suceso de azar de esta partida es el que da la semilla prometida.
   *[other] Sí: los { $events } sucesos de azar de esta partida son los que da la semilla prometida.
}
web-fair-no = No: hay algo que no encaja.
web-fair-none = En esta partida no se puede demostrar: su registro no contiene ni promesa ni semilla.
web-fair-insecure = Esta página no es segura (https), y por eso el navegador no le permite usar criptografía. Descarga la partida y ejecuta: taros verify FILE
web-fair-seed-yes = La semilla es aquella cuya huella (SHA-256) se publicó antes de la partida.
web-fair-seed-no = La semilla no es aquella cuya huella se publicó.
web-fair-seed-unknown = No se conoce la huella de la semilla.
web-fair-hashes-yes = Los bits al azar son aquellos cuyas huellas se enviaron antes de sortear la semilla.
web-fair-hashes-no = Los bits al azar no son aquellos cuyas huellas se enviaron.
web-fair-promise-yes = Este dispositivo vio las mismas huellas antes de revelar sus propios bits al azar.
web-fair-promise-no = Este dispositivo vio otras huellas antes de la partida.
web-fair-promise-unknown = Este dispositivo no recuerda una huella anterior a la partida; aquí solo cuenta lo que dice el registro.
web-fair-bits-yes = Los bits al azar de este dispositivo están entre los que se usaron.
web-fair-bits-no = Los bits al azar de este dispositivo no se usaron.
web-fair-bits-unknown = Este dispositivo no dio bits propios a esta partida, o no los recuerda.
web-fair-events-yes = { $events ->
    [one] El único suceso se ha sorteado de nuevo en este navegador, con el mismo resultado.
   *[other] Los { $events } sucesos se han sorteado de nuevo en este navegador, todos con el mismo resultado.
}
web-fair-events-no = Sucesos que salen de otro modo: { $wrong }.
web-fair-proves-revealed = Esto demuestra que nadie eligió ni cambió un resultado, ni siquiera de acuerdo con el servidor: primero los dispositivos enviaron huellas de bits al azar, después se sorteó y prometió la semilla, y solo entonces se revelaron los bits. Basta un dispositivo honrado, y el tuyo lo es si sus bits están entre ellos.
web-fair-proves-contributions = Esta partida es de una versión antigua. Demuestra que no se cambió ningún resultado una vez prometida la semilla y mezclados los bits al azar. Quien conociera la semilla y enviara sus bits al final podía elegirlos a su gusto.
web-fair-proves-seed = Ningún dispositivo añadió bits al azar. Esto demuestra que no se cambió ningún resultado una vez empezada la partida. Quien lleva el servidor pudo elegir la semilla.
web-fair-round = El azar de esta partida se mezcló en la ronda { $round }: en cada ronda anterior, un dispositivo no reveló sus bits, perdió su sitio y todo se sorteó de nuevo. Quien conociera la semilla pudo rechazar así un resultado.
web-fair-not = No demuestra que quien lleva el servidor no mirara lo que iba a salir. Además, un navegador no conoce las reglas: la orden taros verify comprueba también si los pesos anotados son los de las reglas.
web-fair-numbers = Los números
web-fair-commitment = Huella de la semilla, publicada antes de la partida
web-fair-seed = Semilla, revelada después
web-fair-hashes = Huellas de los bits al azar de los jugadores, enviadas antes de sortear la semilla
web-fair-contributions = Bits al azar de los dispositivos de los jugadores
web-fair-scheme = El suceso n es el HMAC-SHA-256, con la semilla como clave, de los bits de los dispositivos unidos por comas, dos puntos y n; leído como número, módulo la suma de los pesos, cae en uno de los resultados.

# Repeticiones

web-replay-title = { $game } · repetición
web-replay-damaged = Este registro está dañado y se muestra hasta donde llega. { $reason }
web-replay-start = El comienzo de la partida.
web-replay-at = { $turn ->
    [0] Momento { $ply } de { $last }
   *[other] Turno { $turn }, momento { $ply } de { $last }
}
web-play = Reproducir
web-pause = Pausa
web-first = Al principio
web-back = Uno atrás
web-forward = Uno adelante
web-last = Al final
web-scrub = Momento de la partida
web-share-moment = Copiar un enlace a este momento
web-other-record = Abrir el archivo de una partida
web-drop-record = Suelta el archivo de una partida en cualquier lugar de esta página, o elígelo aquí.
web-choose-file = Elegir un archivo

# Las reglas y el primer turno guiado

web-editor-open = Abrir este momento en el editor
web-how-to-play = Cómo se juega
web-every-clause = Todos los artículos
web-every-clause-explained = Este es el juego entero. Lo que pasa en los casos raros, y lo que cambia cada opción, está ahí:
web-print = Imprimir
web-play-game = Preparar una partida
web-guide-title = { $game } · primer turno
web-guide-offer = ¿Es tu primera vez? Aquí tienes un turno entero en cinco frases.
web-guide-yes = Muéstramelo
web-guide-no = No, gracias
web-guide-skip = Saltar
web-guide-end = Así es un turno entero. El resto se aprende jugando.
web-guide-again = Otra vez
web-guide-none = Este juego no tiene un primer turno guiado.

# Las partidas propias en la página de inicio, y lo que avisa de que te toca

web-turn-offer-label = Cómo avisarte de que te toca
web-turn-offer = Los demás pueden tomarse su tiempo. ¿Quieres que suene un timbre cuando te toque?
web-turn-offer-chime = Sí, por favor
web-turn-offer-quiet = Bajito
web-turn-offer-none = Sin sonidos
web-turn-offer-notifications = ¿Y una notificación, cuando estés a otra cosa? El navegador te lo volverá a preguntar.
web-turn-offer-notify = Avísame
web-turn-offer-no-notification = Basta con el timbre
