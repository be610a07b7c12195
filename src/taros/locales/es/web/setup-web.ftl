# La página para preparar una mesa: niveles y colores

web-levels = ¿Qué fuerza tienen los bots?
web-level-weakest = Hace cualquiera de las tres jugadas que parecen mejores a primera vista: ideal para una primera partida.
web-level-above = Más fuerte que { $level }.
web-level-wins = Gana { $share ->
    [most] casi todas las partidas
    [wins-9-of-10] nueve de cada diez partidas
    [wins-4-of-5] cuatro de cada cinco partidas
    [wins-3-of-4] tres de cada cuatro partidas
    [wins-7-of-10] siete de cada diez partidas
    [wins-2-of-3] dos de cada tres partidas
    [wins-3-of-5] tres de cada cinco partidas
    [wins-1-of-2] una de cada dos partidas
    [wins-2-of-5] dos de cada cinco partidas
    [wins-1-of-3] una de cada tres partidas
    [wins-3-of-10] tres de cada diez partidas
    [wins-1-of-4] una de cada cuatro partidas
    [wins-1-of-5] una de cada cinco partidas
   *[wins-1-of-10] una de cada diez partidas
} contra { $others ->
    [one] { $level }.
    [2] dos del nivel { $level }; uno de igual fuerza ganaría una de cada tres.
    [3] tres del nivel { $level }; uno de igual fuerza ganaría una de cada cuatro.
   *[other] { $others } del nivel { $level }.
}
web-seat-people = Personas
web-seat-levels = Bots
web-seat-more-bots = Más bots, para curiosos
web-seat-colour = Color en el sitio { $number }: { $colour }
web-seat-colour-choose = Elegir el color en el sitio { $number }

web-rated-explained = Con puntuación: el resultado cuenta para las puntuaciones de quienes juegan. Todo el mundo necesita una cuenta.
web-rated-people = Los bots del servidor y un segundo sitio en este dispositivo no juegan con puntuación: deja libres esos sitios.
