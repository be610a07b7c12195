# Le plateau en mots

marrakech-web-market = Ce qu’il y a sur le marché
marrakech-web-assam = Assam est en { $square } et regarde vers { $facing }.
marrakech-web-rug = Tapis { $colour } en { $first } et { $other }
marrakech-web-half = un demi-tapis { $colour } en { $square }
marrakech-web-north = le nord
marrakech-web-east = l’est
marrakech-web-south = le sud
marrakech-web-west = l’ouest

# Un tour en une phrase

marrakech-web-told-turn = { $payment ->
    [none] { $seat } fait { $roll }, mène Assam en { $square }, ne paie rien et pose un tapis en { $first } et { $other }.
    [part] { $seat } fait { $roll }, mène Assam en { $square }, ne paie à { $owner } que { $paid } sur { $due } et pose un tapis en { $first } et { $other }.
   *[full] { $seat } fait { $roll }, mène Assam en { $square }, paie { $paid ->
        [1] un dirham
       *[other] { $paid } dirhams
    } à { $owner } et pose un tapis en { $first } et { $other }.
}

# Ce qu’on peut choisir

marrakech-web-turn-left = Tourner à gauche
marrakech-web-turn-ahead = Aller tout droit
marrakech-web-turn-right = Tourner à droite
marrakech-web-ending = { $weight ->
    [1] une fois sur six : { $square }
    [2] une fois sur trois : { $square }
    [3] une fois sur deux : { $square }
    [4] deux fois sur trois : { $square }
    [5] cinq fois sur six : { $square }
   *[6] à coup sûr : { $square }
}, { $cost ->
    [0] rien à payer
    [1] un dirham
   *[other] { $cost } dirhams
}
marrakech-web-points = { $points ->
    [1] un point
    [one] { $points } point
   *[other] { $points } points
}
marrakech-web-tap-again = Touche encore une fois pour le poser ici.
marrakech-web-place = Poser le tapis { $colour } en { $first } et { $other }

# Le panneau d’une place

marrakech-web-rugs-left = { $amount ->
    [0] plus aucun tapis
    [1] encore un tapis
   *[other] encore { $amount } tapis
}
marrakech-web-next = prochain tapis : { $colour }
marrakech-web-out = hors jeu

# Le premier tour guidé

marrakech-web-guide-turn = Tu joues le rouge, et c’est à toi : envoie Assam tout droit, ou d’un quart de tour à gauche ou à droite. Survole une flèche, ou laisse un doigt dessus, pour voir où il peut s’arrêter et ce que cela te coûterait.
marrakech-web-guide-roll = Maintenant, le dé est lancé. Il montre d’une à quatre babouches, deux et trois deux fois plus souvent, et Assam avance d’autant de cases.
marrakech-web-guide-pay = Il s’est arrêté sur le tapis d’un rival : tu paies à son propriétaire une dîme d’un dirham pour chaque case de cette couleur reliée à la sienne.
marrakech-web-guide-lay = Pose un de tes tapis rouges à côté d’Assam. Il peut recouvrir des cases vides et des moitiés d’autres tapis, mais jamais un tapis entier.
marrakech-web-guide-end = Maintenant, les rivaux qui s’arrêtent sur le rouge te paient. Après le dernier tapis, chaque dirham et chaque case rouge encore visible vaut un point.

# Les figures des règles

marrakech-web-figure-start = Le départ : Assam au milieu, le marché vide.
marrakech-web-figure-turning = À gauche, tout droit ou à droite : pour chaque case où il peut s’arrêter, la probabilité, et ce que le rouge paierait.
marrakech-web-figure-loop = Un 3 au bord : en g6, demi-tour par la boucle jusqu’en g7, puis en f7.
marrakech-web-figure-corner = Dans deux coins, la boucle ramène sur la même case, en contournant le coin.
marrakech-web-figure-payment = Le rouge paie 4 : quatre cases jaunes sont reliées à celle d’Assam. Le tapis jaune en haut à droite ne touche que par un coin.
marrakech-web-figure-allowed = Permis : sur des cases vides, sur une case vide et un demi-tapis, sur les moitiés de deux tapis.
marrakech-web-figure-refused = Pas permis : recouvrir un tapis entier, ne toucher que le coin de la case d’Assam, se poser loin de lui.

# La fin

marrakech-web-dice = Le dé a été lancé { $rolls ->
    [1] une fois
   *[other] { $rolls } fois
}
marrakech-web-rolled = { $roll } : { $count ->
    [1] une fois
   *[other] { $count } fois
}, attendu { $expected }
marrakech-web-expected = ce que montrerait un dé équitable
marrakech-web-payments = Les dirhams qui ont changé de main
marrakech-web-received = reçus
marrakech-web-paid = payés
marrakech-web-dearest = le plus gros paiement

# Composer une position

marrakech-web-editor-market = Le marché : choisis des cases avec les flèches, utilise l’outil avec Entrée
marrakech-web-editor-by-hand = À la main
marrakech-web-editor-tools = Quoi placer
marrakech-web-editor-rug = Tapis { $colour }
marrakech-web-editor-assam = Assam
marrakech-web-editor-away = Enlever
marrakech-web-editor-lies = tapis { $colour }
marrakech-web-editor-begun = le tapis commence ici
marrakech-web-editor-stands = Assam est ici et regarde vers { $facing }
marrakech-web-editor-how-rug = Choisis deux cases voisines. Deux fois la même case : un demi-tapis.
marrakech-web-editor-how-assam = Choisis sa case. S’il y est déjà, il tourne à droite.
marrakech-web-editor-how-away = Choisis le tapis à enlever du marché.
marrakech-web-editor-seat = À qui de jouer
marrakech-web-editor-phase = Ce qui vient maintenant
marrakech-web-editor-phase-turn = Assam est tourné
marrakech-web-editor-phase-roll = le dé est lancé
marrakech-web-editor-phase-lay = un tapis est posé
marrakech-web-editor-phase-lot = on tire au sort
marrakech-web-editor-phase-pile = le prochain tapis est montré
marrakech-web-editor-phase-over = rien : c’est fini
marrakech-web-editor-turn = Numéro du tour
marrakech-web-editor-purse = Dirhams
marrakech-web-editor-rugs = Tapis restants
marrakech-web-editor-rugs-of = Tapis restants de couleur { $colour }
marrakech-web-editor-next = Prochain tapis
marrakech-web-editor-none = aucun
marrakech-web-editor-out = Dans la partie
marrakech-web-editor-in = oui
marrakech-web-editor-out-as = hors jeu, numéro { $number }
marrakech-web-editor-together = Toutes les bourses ensemble : { $money }.

# Touches

marrakech-web-keys-turn = Tourner Assam à gauche, le laisser aller tout droit ou le tourner à droite
marrakech-web-keys-rug = Chercher un endroit pour le tapis
marrakech-web-keys-lay = Y poser le tapis
marrakech-web-keys-square = Aller de case en case
marrakech-web-keys-tool = Placer ce qui est choisi
marrakech-web-keys-clear = Vider la case
marrakech-web-keys-forget = Recommencer le tapis

# Les thèmes des problèmes

marrakech-theme-lay = poser un tapis
marrakech-theme-turn = tourner Assam
marrakech-theme-pay = les dîmes
