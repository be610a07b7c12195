# Torneos de personas: páginas del navegador

event-web-heading = Torneos
event-web-none = Todavía no hay torneos. Prepara el primero: para el club, para una velada con amistades, para una clase.
event-web-new = Nuevo torneo
event-web-state-upcoming = Próximos
event-web-state-running = En curso
event-web-state-over = Terminados
event-web-by-link = solo por enlace
event-web-players = { $count ->
    [one] { $count } participante
   *[other] { $count } participantes
}

event-web-account-needed = Los torneos son para quienes han guardado su nombre en este servidor.
event-web-name = Nombre del torneo
event-web-game = Juego
event-web-seats = Sitios por mesa
event-web-system = Sistema
event-web-system-swiss = Suizo
event-web-system-swiss-about = Todo el mundo juega cada ronda contra gente con los mismos puntos, y nunca dos veces contra la misma persona.
event-web-system-round-robin = Todos contra todos
event-web-system-round-robin-about = Todo el mundo juega contra todo el mundo. Lo más justo cuando hay pocos participantes.
event-web-system-knock-out = Eliminatorias
event-web-system-knock-out-about = Quien pierde queda fuera, hasta la final. De las mesas de cuatro pasan dos.
event-web-system-arena = Arena abierta
event-web-system-arena-about = Durante un tiempo fijo, quien está libre empieza enseguida la partida siguiente.
event-web-rounds = Rondas
event-web-minutes = Minutos
event-web-when = Comienzo y participantes
event-web-starts = Comienzo
event-web-break = Minutos entre dos rondas
event-web-check-in-wanted = En la hora anterior al comienzo, cada participante confirma su asistencia
event-web-public = En la lista para todo el mundo; si no, solo lo encuentra quien tiene el enlace
event-web-plan = Preparar el torneo

event-web-tables-of = { $seats ->
    [2] mesas de dos
    [3] mesas de tres
   *[other] mesas de cuatro
}
event-web-organised-by = organiza { $name }
event-web-rounds-planned = { $count ->
    [one] { $count } ronda
   *[other] { $count } rondas
}
event-web-is-over = El torneo ha terminado
event-web-is-paused = En pausa: no empieza ninguna ronda
event-web-ends-in = Quedan { $time }
event-web-starts-at = Comienzo: { $date }
event-web-begins-in = Empieza en { $time }
event-web-round-in = La ronda { $number } empieza en { $time }
event-web-waits = { $count ->
    [one] Empieza en cuanto esté { $count } participante
   *[other] Empieza en cuanto estén { $count } participantes
}
event-web-playing = { $count ->
    [0] Se preparan las próximas partidas
    [one] Se está jugando { $count } partida
   *[other] Se están jugando { $count } partidas
}
event-web-my-table = Ir a mi mesa
event-web-you-are-here = Participas.
event-web-you-entered = Te has inscrito. Confirma tu asistencia para que se te dé una mesa. Apertura de la confirmación: { $date }
event-web-you-withdrew = Te has retirado.
event-web-enter = Inscribirse
event-web-check-in = Aquí estoy
event-web-withdraw = Retirarse

event-web-organiser = Para la organización
event-web-start = Empezar ya
event-web-pause = Pausa
event-web-resume = Continuar
event-web-end = Terminar el torneo
event-web-end-sure = ¿Terminar el torneo del todo? Las partidas que se están jugando todavía cuentan.

event-web-standings = Clasificación
event-web-ties = Cómo cuentan los puntos y los empates
event-web-ties-points = Un punto por cada rival a quien dejas atrás en la mesa y medio punto por cada uno que comparte tu puesto. Una ronda libre vale la media de una mesa, como mínimo un punto. Con los mismos puntos deciden, por orden:
event-web-ties-opponents = la suma de los puntos de todos tus rivales: va delante quien tuvo el camino más difícil;
event-web-ties-direct = los puntos ganados contra quienes siguen empatando contigo;
event-web-ties-score = la suma de los puntos de tus partidas.
event-web-ties-shared = Si ni así se rompe el empate, se comparte el puesto.
event-web-ties-knock-out = Cuenta hasta dónde llegaste y después tu puesto en la última mesa. Si en una mesa se comparte un puesto, los puntos de la partida deciden quién pasa, y después, el orden inicial de participantes.

event-web-round = Ronda { $number }
event-web-table = Mesa { $number }
event-web-place = puesto { $place }
event-web-replay = Repetición
event-web-watch = Ver
event-web-was-corrected = corregido
event-web-correct = Corregir el resultado
event-web-correct-about = Quienes comparten un puesto reciben el mismo. La corrección se anota en el historial.
event-web-byes = Ronda libre: { $players }
event-web-rounds-older = Las partidas anteriores no aparecen en la lista.

event-web-seeds-about = El orden cuenta en la primera ronda, y en las eliminatorias durante todo el camino: primero quien juega mejor.
event-web-seed-up = Subir a { $name }
event-web-player-entered = inscripción hecha
event-web-player-here = asistencia confirmada
event-web-player-gone = se ha retirado
event-web-remove = Retirar
event-web-remove-sure = ¿Retirar a { $name }? No podrá volver a este torneo.

event-web-ways = Mostrar y guardar
event-web-wall = Pantalla para proyectar
event-web-csv = Resultados en CSV
event-web-print = Imprimir
event-web-link = Enlace al torneo
event-web-wall-ends = Tiempo restante
event-web-wall-tables = Mesas

event-web-log = Historial
event-web-log-planned = Se preparó el torneo.
event-web-log-entered = { $player } se ha inscrito.
event-web-log-checked-in = { $player } ha confirmado su asistencia.
event-web-log-withdrew = { $player } se ha retirado.
event-web-log-removed = La organización ha retirado a { $player }.
event-web-log-seeded = La organización ha cambiado el orden de participantes.
event-web-log-started = El torneo ha empezado.
event-web-log-started-early = La organización ha dado comienzo al torneo.
event-web-log-round = Ha empezado la ronda { $round }.
event-web-log-finished = { $players }: puestos { $places }.
event-web-log-corrected = La organización ha corregido el resultado de { $players }: puestos { $places }.
event-web-log-paused = La organización ha puesto el torneo en pausa.
event-web-log-resumed = El torneo continúa.
event-web-log-resumed-alone = Quien organizaba el torneo ha eliminado su cuenta; el torneo continúa.
event-web-log-ended = El torneo ha terminado.
event-web-log-ended-by-organiser = La organización ha terminado el torneo.
event-web-log-ended-empty = El torneo ha terminado porque había muy pocos participantes.
event-web-log-ended-idle = El torneo ha terminado tras 30 días en pausa.
