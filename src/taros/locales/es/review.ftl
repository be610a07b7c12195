# Análisis: negativas, tablas y la página

review-not-learned = Todavía no hay análisis de { $game }: nadie ha aprendido a juzgarlo.

review-title = { $game }: análisis
review-judged = Mejores jugadas según { $bot }. Las probabilidades son las aprendidas de partidas; al final de un turno se leen directamente, y dentro de un turno se mira todo lo que puede pasar.
review-unfinished = La partida no ha terminado. Esto es lo que se puede decir de { $plies ->
    [one] su única jugada o suceso de azar
   *[other] sus { $plies } jugadas y sucesos de azar
}.
review-damaged = El registro está dañado: { $reason } Esto es lo que se puede decir de { $plies ->
    [one] la única jugada o suceso de azar
   *[other] las { $plies } jugadas y sucesos de azar
} de antes.

review-chances = Probabilidad de ganar
review-chances-note = Después de cada jugada y de cada suceso de azar; las líneas horizontales son el 25, el 50 y el 75 %, las verticales finas son los momentos decisivos.
review-turning = Momentos decisivos
review-turning-note = Donde más cambiaron las probabilidades, con el tablero tal como quedó.
review-turned-luck-up = { $words } El azar aumenta la probabilidad de que gane { $seat } del { $before } al { $after } %.
review-turned-luck-down = { $words } El azar reduce la probabilidad de que gane { $seat } del { $before } al { $after } %.
review-turned-move-up = { $words } Esta jugada aumenta la probabilidad de que gane { $seat } del { $before } al { $after } %.
review-turned-move-down = { $words } Esta jugada reduce la probabilidad de que gane { $seat } del { $before } al { $after } %.
review-turned-slip-up = { $words } Este desliz aumenta la probabilidad de que gane { $seat } del { $before } al { $after } %.
review-turned-slip-down = { $words } Este desliz reduce la probabilidad de que gane { $seat } del { $before } al { $after } %.
review-slips = Los deslices más caros
review-slips-note = Hasta tres de cada jugador, antes de cometerlos: la jugada que se hizo está tachada, la mejor lleva una estrella.
review-slip = Turno { $turn }: { $played } Mejor: { $better } { $reason } Cambio de la probabilidad de ganar: { $loss }.
review-luck = Suerte y habilidad
review-luck-note = Lo que dieron el azar y las decisiones, propias y ajenas: comienzo + suerte + decisiones = resultado, exactamente.
review-skill = Decisiones
review-skill-note = Lo que las jugadas regalaron de la probabilidad de ganar, según lo que se podía saber.
review-events = Sucesos de azar
review-events-note = La barra es cuántas veces salió algo; la marca, cuántas veces se esperaba.
review-decisions = Decisiones
review-decisions-note = Todas las jugadas de quien podía elegir.

review-player = jugador
review-start = comienzo
review-of-luck = suerte
review-of-choices = decisiones
review-result = resultado
review-in-chance = en probabilidad
review-outcome = { $name }
review-in-points = en puntos
review-in-metres = en metros hasta la meta
review-mean-loss = de media
review-turn = turno
review-played = jugada
review-best = mejor
review-loss = pérdida
review-word = valoración
review-event = { $times ->
    [one] una vez
   *[other] { $times } veces
}, se esperaban { $expected }
review-event-name = suceso de azar
review-times = veces
review-expected = se esperaban

review-word-best = la mejor
review-word-fine = buena
review-word-inaccuracy = imprecisión
review-word-mistake = error
review-word-blunder = error grave
