# Las páginas de jugadores y las clasificaciones

web-players-since = Tiene cuenta desde el { $date }
web-players-kind = { $game }, { $seats ->
    [one] sin rivales
   *[other] { $seats } jugadores
}
web-players-filters = Elegir partidas
web-players-game = Juego
web-players-any-game = Todos los juegos
web-players-seats = Jugadores
web-players-any-seats = Cualquier número
web-players-rated-only = Solo partidas con puntuación
web-players-against = Solo partidas con { $name }.
web-players-with-all = Mostrar las partidas con todo el mundo
web-players-none = Aquí no hay partidas acabadas.
web-players-results = Resultados
web-players-games = Partidas
web-players-rated = Con puntuación
web-players-won = Ganadas
web-players-mean-place = Puesto medio
web-players-ratings = Puntuaciones
web-players-rating = { $mean } ± { $interval }
web-players-provisional = { $games ->
    [one] Provisional: 1 partida con puntuación de 5
   *[other] Provisional: { $games } partidas con puntuación de 5
}
web-players-rated-games = { $games ->
    [one] Tras 1 partida con puntuación
   *[other] Tras { $games } partidas con puntuación
}
web-players-interval = En 95 de cada 100 casos la fuerza está dentro del intervalo. Todo el mundo empieza con 25 ± 17.
web-players-chart = { $kind }: la puntuación a lo largo del tiempo, ahora { $rating }
web-players-chart-table = La puntuación a lo largo del tiempo, en una tabla
web-players-date = Fecha
web-players-rating-now = Puntuación
web-players-opponents = Rivales
web-players-opponent = Rival
web-players-ahead = Por delante
web-players-behind = Por detrás
web-players-only = Partidas con { $name }
web-players-reviewed = Azar y deslices
web-players-luck = { $games ->
    [one] En la única partida analizada, el azar valió { $luck } de una victoria, y cada decisión costó { $slip }.
   *[other] En { $games } partidas analizadas, el azar valió de media { $luck } de una victoria, y cada decisión costó { $slip }.
}
web-players-courses = Recorridos favoritos
web-players-course-games = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}
web-players-course-own = Un recorrido dibujado por alguien
web-players-races = Mejores carreras contra el reloj
web-players-course = Recorrido
web-players-turns = Turnos
web-players-time = Tiempo
web-players-place = { $place ->
    [1] Primer puesto
   *[other] Puesto { $place }
}
web-players-with = Rivales: { $names }
web-players-replay = Repetición de { $game }, { $date }, { $table }
web-ladder-heading = Clasificación de { $game }
web-ladder-about = Según el extremo inferior del intervalo, de quienes han jugado cinco partidas con puntuación.
web-ladder-season = Temporada
web-ladder-all-time = De todos los tiempos
web-ladder-quarter = { $year }, trimestre { $quarter }
web-ladder-none = Aquí nadie ha jugado aún cinco partidas con puntuación. Una partida cuenta si lo dices al preparar la mesa.
web-ladder-rank = Puesto
web-ladder-player = Jugador
web-ladder-page = Página { $page } de { $pages }
web-ladder-previous = Página anterior
web-ladder-next = Página siguiente
