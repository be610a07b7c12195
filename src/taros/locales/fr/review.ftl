# Analyses : refus, tableaux et la page

review-not-learned = Il n’y a pas encore d’analyse de { $game } : personne n’a appris à le juger.

review-title = { $game } : analyse
review-judged = Meilleurs coups selon { $bot }. Les chances sont celles apprises dans des parties ; à la fin d’un tour elles sont lues telles quelles, au cours d’un tour tout ce qui peut arriver est examiné.
review-unfinished = La partie n’est pas finie. Voici ce qu’on peut dire de { $plies ->
    [1] son seul coup ou tirage
   *[other] ses { $plies } coups et tirages
}.
review-damaged = L’enregistrement est endommagé : { $reason } Voici ce qu’on peut dire { $plies ->
    [1] du seul coup ou tirage
   *[other] des { $plies } coups et tirages
} d’avant.

review-chances = Chances de gagner
review-chances-note = Après chaque coup et chaque tirage ; les lignes horizontales sont 25, 50 et 75 %, les fines verticales sont les tournants.
review-turning = Tournants
review-turning-note = Là où les chances ont le plus changé, avec le plateau juste après.
review-turned-luck-up = { $words } Ce hasard fait monter { $seat } de { $before } à { $after } % de chances de gagner.
review-turned-luck-down = { $words } Ce hasard fait descendre { $seat } de { $before } à { $after } % de chances de gagner.
review-turned-move-up = { $words } Ce coup fait monter { $seat } de { $before } à { $after } % de chances de gagner.
review-turned-move-down = { $words } Ce coup fait descendre { $seat } de { $before } à { $after } % de chances de gagner.
review-turned-slip-up = { $words } Ce faux pas fait monter { $seat } de { $before } à { $after } % de chances de gagner.
review-turned-slip-down = { $words } Ce faux pas fait descendre { $seat } de { $before } à { $after } % de chances de gagner.
review-slips = Les faux pas les plus coûteux
review-slips-note = Au plus trois par joueur, juste avant qu’ils soient faits : le coup joué est barré, le meilleur a une étoile.
review-slip = Tour { $turn } : { $played } Mieux : { $better } { $reason } Effet sur les chances de gagner : { $loss }.
review-luck = Hasard et habileté
review-luck-note = Ce que le hasard et les choix ont donné, les siens et ceux des autres : départ + hasard + choix = résultat, exactement.
review-skill = Choix
review-skill-note = Ce que les coups ont cédé des chances de gagner, d’après ce qu’on pouvait savoir.
review-events = Tirages
review-events-note = La barre dit combien de fois c’est sorti, la marque combien de fois on l’attendait.
review-decisions = Décisions
review-decisions-note = Tous les coups de qui avait le choix.

review-player = joueur
review-start = départ
review-of-luck = hasard
review-of-choices = choix
review-result = résultat
review-in-chance = en chances
review-outcome = { $name }
review-in-points = en points
review-in-metres = en mètres jusqu’à l’arrivée
review-mean-loss = en moyenne
review-turn = tour
review-played = joué
review-best = meilleur
review-loss = perte
review-word = avis
review-event = { $times ->
    [1] une fois
   *[other] { $times } fois
}, attendu { $expected }
review-event-name = tirage
review-times = fois
review-expected = attendu

review-word-best = le meilleur
review-word-fine = bon
review-word-inaccuracy = imprécision
review-word-mistake = erreur
review-word-blunder = gaffe
