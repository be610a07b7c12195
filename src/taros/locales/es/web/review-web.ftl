# Análisis en el navegador

web-review-explained = Cada momento se juzga por lo aprendido en muchísimas partidas: probabilidades, jugadas mejores, suerte y habilidad.
web-review-begin = Analizar esta partida
web-review-working = Analizando el momento { $done } de { $total }
web-review-chart = Probabilidad de ganar a lo largo de la partida; en este momento: { $chances }
web-review-chance = { $name } { $chance }
web-review-table = Las probabilidades como tabla
web-review-happened = Qué ha pasado
web-review-no-decision = En este momento no se decidió nada.
web-review-last-slip = Desliz anterior
web-review-next-slip = Desliz siguiente
web-review-better = Mejor:
web-review-marks = En el tablero, una estrella marca la jugada mejor y una cruz la que se hizo.
web-review-summary = { $slips ->
    [0] { $name } no cometió ningún desliz.
    [one] { $name } cometió un desliz, que costó un { $cost } de la probabilidad de ganar.
   *[other] { $name } cometió { $slips } deslices, que costaron en total un { $cost } de la probabilidad de ganar.
}
web-review-whose = De quién
web-review-everybody = De todos
web-review-only-slips = Solo deslices
web-review-no-slips = Aquí no había nada mucho mejor.
web-review-in-chances = En probabilidad de ganar
web-review-in-points = En puntos
web-review-in-metres = En metros hasta la meta
