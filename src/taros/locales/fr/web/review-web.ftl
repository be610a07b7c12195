# Les analyses dans le navigateur

web-review-explained = Chaque moment est jugé d’après un très grand nombre de parties : chances, meilleurs coups, hasard et habileté.
web-review-begin = Analyser cette partie
web-review-working = Moment { $done } sur { $total }
web-review-chart = Chances de gagner au fil de la partie ; à ce moment : { $chances }
web-review-chance = { $name } { $chance }
web-review-table = Les chances en tableau
web-review-happened = Ce qui s’est passé
web-review-no-decision = Rien n’a été décidé à ce moment.
web-review-last-slip = Faux pas précédent
web-review-next-slip = Faux pas suivant
web-review-better = Mieux :
web-review-marks = Sur le plateau, une étoile marque le meilleur coup et une croix celui qui a été joué.
web-review-summary = { $slips ->
    [0] { $name } n’a fait aucun faux pas.
    [1] { $name } a fait un faux pas, qui a coûté { $cost } de chances de gagner.
   *[other] { $name } a fait { $slips } faux pas, qui ont coûté en tout { $cost } de chances de gagner.
}
web-review-whose = De qui
web-review-everybody = De tout le monde
web-review-only-slips = Seulement les faux pas
web-review-no-slips = Rien ici n’aurait pu être bien mieux.
web-review-in-chances = En chances de gagner
web-review-in-points = En points
web-review-in-metres = En mètres jusqu’à l’arrivée
