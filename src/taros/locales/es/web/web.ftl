# Las páginas alrededor de los tableros

web-language-choose = Idioma
web-title = Taros
web-nav = Páginas y ajustes
web-theme = Claro u oscuro
web-settings = Ajustes
web-skip = Ir al contenido
web-close = Cerrar
web-close-notice = Cerrar: { $text }
web-cancel = Cancelar
web-missing = Aquí no hay nada.
web-home-link = A la página de inicio
web-puzzle-to-today = Problema del día
web-missing-new-table = Nueva mesa de { $game }
web-refused-table-crowd = Ahora mismo hay demasiada gente en esta mesa. La página vuelve a intentarlo sola.
web-text-limit = { $most ->
    [one] Aquí cabe un carácter como mucho.
   *[other] Aquí caben { $most } caracteres como mucho.
}
web-unreachable = No se puede acceder al servidor. ¿Hay conexión a la red?

# La página de inicio

web-home-welcome = Buen viento y un sitio en el mercado. ¿A qué jugamos?
web-play-now = Jugar ya
web-play-now-game = Jugar ya: { $game }
web-with-friends = Con amigos
web-on-device = En este dispositivo
web-choose-rules = Elegir bots y reglas
web-guide-link = Un primer turno guiado
web-resume = Seguir
web-open-tables = Mesas abiertas
web-no-open-tables = Ninguna mesa espera jugadores. «Con amigos» abre una.
web-join = Unirse
web-table-action = { $action }: { $game }, { $names }
web-free-seats = { $free ->
    [0] ningún sitio libre
    [one] un sitio libre
   *[other] { $free } sitios libres
}
web-have-record = ¿Tienes una partida guardada en un archivo?
web-replay-record = Ver una partida guardada

# Preparar una mesa

web-bot-learner = Aprendiz
web-bot-regular = Aficionado
web-bot-master = Maestro
web-bot-grandmaster = Gran maestro
web-bot-random = Azar
web-bot-greedy = Voraz
web-bot-flat = Montecarlo plano
web-bot-expectimax = Expectimax
web-bot-mcts = Búsqueda en árbol
web-bot-learned = Aprendido
web-bot-search = Búsqueda aprendida
web-bot-novice = Principiante
web-bot-plan = Planificador
web-name-numbered = { $name } { $number }
web-name-strength = { $name } ({ $strength })
web-refused-bot-strength = { $strength } no es una fuerza de { $bot }: escribe un número de 1 a { $most }, como { $usual }.
web-refused-bot-strength-or-time = { $strength } no es una fuerza de { $bot }: escribe un número de 1 a { $most }, como { $usual }, o un tiempo como 500ms o 2s.
web-pace-none = Sin reloj
web-pace-seconds = { $seconds ->
    [one] un segundo por jugada
   *[other] { $seconds } segundos por jugada
}
web-pace-days = { $days ->
    [one] un día por jugada
   *[other] { $days } días por jugada
}
web-pace-total = { $increment ->
    [0] { $clock } para todas las jugadas
   *[other] { $clock } para todas las jugadas y { $increment } s más por cada una
}

# En la mesa

web-copy = Copiar
web-copied = Copiado
web-labelled = { $label }: { $text }
web-enumerated = { $first }, { $next }
web-listed = { $first }; { $next }
web-share = Compartir
web-free-seat = Un sitio libre
web-your-name = Tu nombre
web-time-left = quedan { $clock }
web-bot-for-seat = Un bot para el sitio { $number }

# El final

web-review = Análisis

# Repeticiones

web-replay = Repetición

# Las reglas y el primer turno guiado

web-events-link = Torneos
web-watch-link = Ver partidas
web-puzzle-link = Problema del día
web-editor-heading = Preparar una posición
web-rules = Reglas
web-rules-of = Reglas de { $game }

# Las partidas propias en la página de inicio, y lo que avisa de que te toca

web-my-games = Tus partidas
web-my-games-all = { $count ->
    [one] Mostrar la otra
   *[other] Mostrar { $count } más
}
web-finished-games = Partidas acabadas
web-finished-older = Mostrar partidas anteriores
web-home-play = Jugar
web-table-with = con { $names }
web-game-with = { $game } con { $names }
web-turn-yours = Te toca
web-turn-of = Le toca a { $name }
web-turn-since = desde hace { $duration }
web-turn-left = quedan { $duration }
web-result-won = Ganaste
web-result-shared = Compartiste el primer lugar
web-result-place = { $place ->
    [2] Quedaste en segundo lugar
    [3] Quedaste en tercer lugar
    [4] Quedaste en cuarto lugar
   *[other] Quedaste en el { $place }.º lugar
}
web-result-winners = { $count ->
    [one] Ganó { $names }
   *[other] { $names } compartieron el primer lugar
}
web-result-alone = Jugaste sin rivales
web-my-game-action = { $action }: { $game }, { $names }, mesa { $table }
web-my-game-action-alone = { $action }: { $game }, mesa { $table }
web-finished-action = { $action }: { $game }, { $date }, mesa { $table }

web-title-your-turn = ● Te toca: { $game }
web-title-your-turns = ● Te toca en { $count } partidas
web-turn-notification = Te toca: { $game }
web-turn-with = Juegas con { $names }.

web-only-on-device = Todo funciona en este dispositivo: las partidas se guardan en este navegador y siguen sin red.
web-device-loading = Las reglas se están descargando en este dispositivo: { $percent } %. Solo pasa una vez.
web-device-failed = Este navegador no puede ejecutar los juegos por sí solo: le falta WebAssembly o los procesos en segundo plano, o los archivos son de otra versión. Vuelve a cargar la página o usa un navegador más nuevo. En un servidor de Taros, este navegador sí puede jugar.
web-storage-failed = Este navegador no guarda partidas: no tiene espacio o no lo permite. Puedes seguir jugando, pero las partidas se pierden al cerrar la página.
web-storage-damaged = Una partida de este dispositivo estaba dañada. Sigue desde la última jugada que se pudo leer.
web-bots-failed = El bot de esta mesa no puede arrancar en este dispositivo. Uno más sencillo juega en su lugar; en la próxima jugada se vuelve a intentar.
web-storage-unreadable = La partida { $table } de este dispositivo ya no se puede leer: lo que se guardó de ella está dañado. Todas las demás siguen ahí.
web-no-simd = A este navegador le falta WebAssembly SIMD, que los bots fuertes necesitan: juegan otros más sencillos en su lugar. En un navegador más nuevo, o en un servidor de Taros, juegan con toda su fuerza.
web-new-version = Hay una nueva versión de Taros.
web-new-version-load = Cargarla
web-server-away = Ahora no se puede acceder al servidor, así que todo funciona en este dispositivo. Las partidas se guardan en este navegador; la página vuelve sola al servidor.
web-server-back = Ya se puede acceder otra vez al servidor. Esta partida se queda en este dispositivo, y sigue aquí.
web-server-back-go = Ir al servidor
web-away = No se puede acceder al servidor
web-away-explained = Esta partida está en el servidor. La página la abrirá sola en cuanto se pueda acceder a él; no se pierde nada. Mientras tanto puedes jugar en este dispositivo.
web-away-failed = No se puede acceder al servidor, y este dispositivo no ha guardado los juegos para ese caso. La próxima vez que haya red, pulsa «Guardar los juegos en este dispositivo» en la página de inicio.
web-without-network = Sin red
web-keep = Guardar los juegos en este dispositivo
web-keep-no = Con los juegos en este dispositivo (9 MB) también puedes jugar cuando no se puede acceder al servidor: contra bots, o en grupo en un mismo dispositivo.
web-keep-busy = Los juegos se están descargando en este dispositivo.
web-keep-yes = Los juegos están en este dispositivo: cuando no se puede acceder al servidor, esta página se abre igualmente, para jugar contra bots y en un mismo dispositivo.
web-keep-failed = Los juegos no se han descargado. ¿Hay red, y espacio en este dispositivo? Inténtalo de nuevo.
web-keep-on-server = Guardar en el servidor
web-keep-on-server-explained = Esta partida está solo en este dispositivo. En el servidor podrá verla quien tenga su dirección.

web-account-keep = Conservar mi nombre
web-announcement = Del anfitrión

# Mesas con puntuación y páginas de jugadores

web-rated = Con puntuación
web-ladder-link = Clasificación
web-players-mine = Mi página
web-players-page-of = Página de { $name }
