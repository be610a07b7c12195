# Preparar una posición

web-editor-title = { $game }: preparar una posición
web-editor-link = Enlace a esta posición
web-editor-explained = Coloca todo a mano, o pega una posición como texto. Luego juega desde ahí, compártela o imprímela.
web-editor-explained-text = Cambia la posición como texto. Luego juega desde ahí, compártela o imprímela.
web-editor-asking = ¿Es una posición?
web-editor-good = Se puede jugar: le toca a { $name }.
web-editor-chance = Se puede jugar: primero decide el azar.
web-editor-over = En esta posición la partida ha terminado.
web-editor-play-bots = Jugarla contra bots
web-editor-text = Como texto
web-editor-anew = Empezar de cero
web-editor-players = { $count ->
    [one] un jugador
   *[other] { $count } jugadores
}
web-editor-undo = Deshacer
web-editor-redo = Rehacer
web-editor-best = Mejor jugada
web-editor-advice = Lo mejor: { $move } Con eso se gana el { $percent } % de las partidas.

# Problemas

web-puzzle = Problema
web-puzzle-title = { $game }: problema { $number }
web-puzzle-today = Problema del día: { $game } { $number }
web-puzzle-solver = { $name } ({ $colours })
web-puzzle-find = Encuentra la mejor jugada para { $name }. Tienes { $tries ->
    [one] un intento.
   *[other] { $tries } intentos.
}
web-puzzle-wrong = No es esa: hay una jugada mejor. { $left ->
    [one] Queda un intento.
   *[other] Quedan { $left } intentos.
}
web-puzzle-solved = ¡Resuelto!
web-puzzle-missed = Esta era la jugada.
web-puzzle-give-up = Ver la solución
web-puzzle-moves = Las mejores jugadas, y cuántas partidas gana cada una
web-puzzle-solves = Lo resuelve:
web-puzzle-chance = gana el { $percent } % de las partidas
web-puzzle-next = Siguiente problema
web-puzzle-edit = Abrir en el editor
web-puzzle-streak = { $days ->
    [one] Racha: un día.
   *[other] Racha: { $days } días seguidos.
}
web-puzzle-game = Juego
web-puzzle-number = Número
web-puzzle-theme = Tema
web-puzzle-every-theme = Todos los temas
web-puzzle-theme-count = { $theme } ({ $count })
web-puzzle-new = Uno nuevo
web-puzzle-all-done = Ya has pasado por todos estos.
web-puzzle-rating = Tu puntuación en { $game }: { $rating }
web-puzzle-about = Tema: { $themes }.
web-puzzle-rated = El problema vale { $puzzle }; tu puntuación pasa de { $before } a { $after }.
web-puzzle-rated-before = El problema vale { $puzzle }; contó la primera vez.
web-puzzle-unknown = No existe ese problema.
web-puzzle-no-number = { $game } no tiene un problema { $number }: van del 1 al { $last }.
web-puzzle-go = Ir allí
web-puzzle-none = { $game } no tiene problemas.
