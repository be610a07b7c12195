# La mer en mots

regatta-web-sea = La mer : on la déplace en la faisant glisser ou avec les flèches ; plus et moins la rapprochent ou l’éloignent, 0 la montre tout entière
regatta-web-boats = Où tout se trouve
regatta-web-own-boat = { $name } ({ $colour }), cap { $heading }°
regatta-web-boat = { $name } ({ $colour }) : { $where }
regatta-web-mark-at = Marque { $mark } : { $where }
regatta-web-line-at = Le milieu de la ligne : { $where }
regatta-web-where = { $bearing }, { $metres } m
regatta-web-ahead = droit devant
regatta-web-astern = droit derrière
regatta-web-closer = Plus près
regatta-web-farther = Plus loin
regatta-web-fit = Tout montrer, et suivre l’action

# Un tour en une phrase

regatta-web-told-ways = { $way }, puis { $then }
regatta-web-told-home = { $seat } joue { $ways } et passe l’arrivée !
regatta-web-told-sails = { $mark ->
    [0] { $seat } joue { $ways }.
   *[other] { $seat } joue { $ways } et contourne la marque { $mark }.
}
regatta-web-told-sun = { $mark ->
    [0] { $seat } joue { $ways } et pose un soleil devant { $boat }.
   *[other] { $seat } joue { $ways }, contourne la marque { $mark } et pose un soleil devant { $boat }.
}

# La main

regatta-web-hand = Ta main
regatta-web-pile = { $pile } dans la pioche, { $discards } à la défausse
regatta-web-before-deal = Tes cartes sont distribuées quand la course commence.
regatta-web-card-helm = { $card } : une carte de plus peut suivre
regatta-web-card-cloud = { $card } : se joue deux fois
regatta-web-card-sun = { $card } : prive un rival de vent

# Ce qu’on peut choisir

regatta-web-ends-clear = finit en eau libre
regatta-web-ends-short = arrêté par une zone
regatta-web-exit-home = { $way } : l’arrivée !
regatta-web-from-home = à { $metres } m de l’arrivée
regatta-web-metres = { $metres } m
regatta-web-home = l’arrivée !
regatta-web-sail = Naviguer
regatta-web-tap-again = { $move }. Touche encore une fois pour naviguer.
regatta-web-tap-sun = Touche encore une fois pour poser le soleil devant ce bateau.
regatta-web-tap-lane = Touche encore une fois pour prendre ce couloir.
regatta-web-choose-exit = { $count ->
    [1] Cette carte offre une route : choisis sa silhouette sur la mer, ou la flèche ici.
   *[other] Cette carte offre { $count } routes : choisis une silhouette sur la mer, ou une flèche ici.
}
regatta-web-why-touch = le bateau toucherait { $thing }.
regatta-web-why-zone = le bateau finirait dans la zone devant { $boat }.
regatta-web-why-steer-touch = Là, le bateau toucherait { $thing }.
regatta-web-cannot = Cette carte ne peut pas être jouée : { $reason }
regatta-web-sun-later = Un soleil se pose devant un rival, après avoir navigué avec une autre carte.
regatta-web-exchange = Échanger des cartes
regatta-web-exchanging = { $count ->
    [0] Choisis une, deux ou trois cartes à écarter.
    [1] Une carte à écarter ; trois au plus.
   *[other] { $count } cartes à écarter ; trois au plus.
}
regatta-web-exchange-these = { $count ->
    [0] Échanger
    [1] Échanger cette carte
   *[other] Échanger ces { $count } cartes
}
regatta-web-steer = Tourner le bateau
regatta-web-steering = À { $degrees }°, soit { $turn }. Fais glisser la proue, ou utilise les flèches : avec Maj, degré par degré.
regatta-web-steer-to = Tourner à { $degrees }°
regatta-web-calm = Priver de vent : { $name }
regatta-web-lane = Couloir { $lane }
regatta-web-no-second = Pas de seconde carte
regatta-web-no-sun = Pas de soleil
regatta-web-done = Terminer
regatta-web-back = Retour

# Le panneau d’une place

regatta-web-next-mark = vers la marque { $mark }
regatta-web-next-start = vers le départ
regatta-web-next-home = vers l’arrivée
regatta-web-is-home = arrivé
regatta-web-astray = égaré : il faut revenir en arrière
regatta-web-becalmed = sans vent
regatta-web-cards = { $count ->
    [1] une carte
    [one] { $count } carte
   *[other] { $count } cartes
}
regatta-web-copy = { $card }, { $number } sur { $count }
regatta-web-place = { $place ->
    [1] 1er
   *[other] { $place }e
}

# Le premier tour guidé

regatta-web-guide-sail = Tu as le bateau rouge, et c’est à toi. Choisis une carte : elle se pose devant ta proue, avec une silhouette au bout de chaque flèche. Tu peux choisir les vertes ; les rouges toucheraient quelque chose, ici la bouée.
regatta-web-guide-sailed = Ta poupe s’est arrêtée à la pointe de la flèche, dans son axe. La bouée 1 se contourne dans le sens horaire : ce qui compte est le chemin de ton mât, tendu comme une corde.
regatta-web-guide-rival = Le bateau vert a navigué à son tour. La carte pâle devant sa proue est sa zone : tu peux la traverser, mais pas y finir.
regatta-web-guide-stay = Si aucune carte ne convient, reste où tu es : échange jusqu’à trois cartes, ou tourne le bateau sur place. Essaie l’un ou l’autre.
regatta-web-guide-end = Une barre te donne une seconde carte, un nuage se joue deux fois, et un soleil, posé après avoir navigué, prend à un rival son prochain tour. Qui passe l’arrivée en premier gagne.

# Les figures des règles

regatta-web-figure-start = Le départ à quatre : proues sur la ligne, la rouge puis la verte à contourner dans le sens horaire.
regatta-web-figure-sailing = Cinq routes d’une seule carte : la poupe finit à la pointe d’une flèche, la coque dans son axe.
regatta-web-figure-touching = Tout droit, la coque toucherait la bouée rouge : cette route n’est pas permise ; les deux autres le sont.
regatta-web-figure-zone = La carte en tirets est la zone du rival : tout droit et à tribord, on finirait dedans.
regatta-web-figure-stopped = Il ne restait pas d’autre route : le bateau s’arrête là où il entrerait dans la zone.
regatta-web-figure-cloud = Un nuage : deux fois la même flèche.
regatta-web-figure-line = Sur la ligne : proues vers le parcours, avec le même espace entre tous les bateaux.
regatta-web-figure-cards = Les cartes : une route, une route courte, plusieurs routes au choix ; une barre, un nuage ; et un soleil.
regatta-web-figure-exchange = Échanger : deux cartes sont écartées, deux autres piochées à leur place.
regatta-web-figure-steering = Tourner : le bateau tourne sur place vers n’importe quel cap sauf les rouges, où il toucherait la bouée.
regatta-web-figure-helm = Une barre : 45° à bâbord, puis une carte de plus, 45° à tribord.
regatta-web-figure-sun = Un soleil devant la proue : le vert passe son prochain tour.
regatta-web-figure-rounding = Le vert a contourné la bouée rouge dans le sens horaire : une corde tendue en ferait le tour.
regatta-web-figure-race = Toute une course : passer la ligne, contourner les deux marques dans le sens horaire, et revenir à l’arrivée.

# La fin

regatta-web-tracks = Le chemin de chaque bateau
regatta-web-at-turn = Tour { $turn }
regatta-web-time = Moment de la course
regatta-web-races = Ce que les bateaux ont fait
regatta-web-stat-place = rang
regatta-web-stat-turns = tours
regatta-web-stat-sailed = parcouru
regatta-web-stat-wasted = tours sans naviguer
regatta-web-stat-stopped = arrêts par des zones
regatta-web-stat-suns = soleils subis

# Ce qui peut se dessiner sur la mer

regatta-web-layers = Ce que montre la mer
regatta-web-layer-zones = Les zones des autres
regatta-web-layer-next = La prochaine marque
regatta-web-layer-string = Le plus court chemin vers l’arrivée
regatta-web-layer-places = Les rangs des bateaux

# Contre la montre

regatta-web-solo = { $turns ->
    [1] Un tour, { $time }
   *[other] { $turns } tours, { $time }
}
regatta-web-solo-best = { $turns ->
    [1] Ton record sur ce parcours : un tour en { $time }
   *[other] Ton record sur ce parcours : { $turns } tours en { $time }
}

# Touches

regatta-web-keys-card = Prendre la carte de ce numéro
regatta-web-keys-sail = À une autre flèche de la carte ; suivre celle-ci
regatta-web-keys-put-back = Remettre la carte
regatta-web-keys-steer = Pour tourner le bateau : de cinq degrés à la fois, avec Maj d’un seul
regatta-web-keys-pan = Sur la mer : regarder ailleurs
regatta-web-keys-zoom = Plus près, plus loin
regatta-web-keys-fit = Tout montrer, et suivre l’action
regatta-web-keys-move = Déplacer ce qui est choisi ; avec Maj, millimètre par millimètre
regatta-web-keys-turn = Tourner le bateau ; avec Maj, degré par degré
regatta-web-keys-remove = Enlever ce qui est choisi
regatta-web-keys-deselect = Ne rien choisir
regatta-web-keys-undo = Annuler, rétablir

# Les thèmes des problèmes

regatta-theme-sail = naviguer
regatta-theme-steer = tourner le bateau
regatta-theme-exchange = échanger des cartes
regatta-theme-sun = le soleil
