marrakech-colour-red = rouge
marrakech-colour-yellow = jaune
marrakech-colour-blue = bleu
marrakech-colour-brown = marron

# Ce qu’il y a à faire

marrakech-ask-turn = De quel côté ? Tourne Assam à gauche ou à droite, ou laisse-le aller tout droit.
marrakech-ask-turn-last = De quel côté Assam doit-il regarder pour le joueur suivant : à gauche, tout droit ou à droite ?
marrakech-ask-lay = Ton tapis : à côté d’Assam, sur deux cases qui ne sont pas un seul et même tapis.

# Les signes du terminal

marrakech-legend = ◎ dirhams  ▦ cases  Σ points  ▤ tapis restants  → doit jouer  ← prochain tapis  ✕ hors jeu

# Ce qui s’est passé

marrakech-did-left = { $seat } tourne Assam à gauche.
marrakech-did-ahead = { $seat } laisse Assam aller tout droit.
marrakech-did-right = { $seat } tourne Assam à droite.
marrakech-did-walk = { $seat } fait { $roll } : Assam va en { $square }, rien à payer.
marrakech-did-pay = { $seat } fait { $roll } : Assam va en { $square }, { $seat } paie { $paid ->
    [1] un dirham
   *[other] { $paid } dirhams
} à { $owner }.
marrakech-did-pay-part = { $seat } fait { $roll } : Assam va en { $square }, { $seat } doit { $due } à { $owner }, n’a que { $paid }, et donne tout.
marrakech-did-go-out = { $seat } fait { $roll } : Assam va en { $square }, { $seat } doit { $due } à { $owner }, n’a que { $paid } et sort de la partie.
marrakech-did-lay = { $seat } pose un tapis en { $first } et { $other }.
marrakech-did-show = Prochain tapis pour { $seat } : { $colour }.
marrakech-did-begin = Le sort en décide : { $seat } commence.
marrakech-outcome-roll = { $roll }
marrakech-outcome-begin = { $seat } commence

# Pourquoi pas

marrakech-why-over = La partie est finie.
marrakech-why-lot = D’abord, le sort décide qui commence.
marrakech-why-pile = D’abord, le prochain tapis de la pile est retourné.
marrakech-why-roll = C’est le moment de lancer le dé.
marrakech-why-turn = C’est le moment de choisir où regarde Assam : à gauche, tout droit ou à droite.
marrakech-why-lay = C’est le moment de poser un tapis.
marrakech-why-no-seat = Il n’y a que { $seats } places.
marrakech-why-no-such-rug = Cette pile n’a pas de tapis de cette couleur.
marrakech-why-on-assam = Un tapis ne peut pas recouvrir la case d’Assam.
marrakech-why-far = Un bout du tapis doit avoir un côté commun avec la case d’Assam.
marrakech-why-whole-rug = Un tapis ne peut pas recouvrir les deux moitiés d’un même tapis.

# Options

marrakech-colours-count = Option colours : { $given } ne nomme pas { $needed } couleurs différentes, autant qu’il y en a en jeu.
marrakech-box-colour = Option box : la boîte de 57 a trop peu de tapis de couleur { $colour } pour { $seats } joueurs ; choisis d’autres couleurs.
marrakech-box-rugs = Option rugs : il faut { $rugs } tapis de couleur { $colour }, mais la boîte de 57 n’en a que { $most }.

# Coups et positions

marrakech-no-move = { $text } n’est pas un coup ; un coup est left, ahead, right, ou deux cases voisines comme d4e4.
marrakech-position-long = Une position a { $longest } caractères au plus.
marrakech-position-words = Une position a au moins 7 mots, celle-ci en a { $count } : marché, Assam, bourses, tapis restants, place, phase, tour.
marrakech-position-seats = Une position a 2, 3 ou 4 bourses, celle-ci en a { $seats }.
marrakech-position-next = Le dessus des piles (next=r,b) fait partie d’une position à deux couleurs par joueur, et d’aucune autre.
marrakech-position-rows = Le marché a 7 rangées, celui-ci en a { $rows }.
marrakech-position-row = La rangée { $row } du marché, { $text }, n’est pas faite de sept cases de chiffres, r, y, b et n avec leurs liens.
marrakech-position-colour = Aucune place ne joue la couleur { $colour }.
marrakech-position-word = { $text } ne se lit pas comme { $field } ; permis : { $example }.

marrakech-link-edge = Un tapis dépasse le bord du marché.
marrakech-link-two = Deux tapis partagent une case de { $where }.
marrakech-link-colours = Le tapis en { $where } a deux couleurs.
marrakech-no-whole-rug = Le dernier tapis posé doit se voir en entier, mais il n’y en a pas d’entier.
marrakech-lone-half = L’autre moitié du tapis en { $where } devrait être sur une case vide.
marrakech-out-order = Les éliminés sont x1, x2 et ainsi de suite, chacun une fois, et quelqu’un joue encore.
marrakech-out-never = Avec bankrupt=pays-what-he-can, personne n’est éliminé.
marrakech-out-rugs = La place { $seat } est éliminée et ne peut plus avoir de tapis.
marrakech-money = Les bourses contiennent { $money } dirhams en tout, mais il y en a { $bank } dans la partie.
marrakech-rugs-left = Il peut rester { $most } tapis de couleur { $colour } au plus.
marrakech-rugs-many = On voit { $showing } tapis de couleur { $colour }, mais { $laid } seulement ont été posés.
marrakech-rugs-order = Les tapis restants ne vont pas avec l’ordre des tours ; à partir de qui pose maintenant, il en reste { $counts }.
marrakech-phase-turn = Le tour { $turn } ne va pas avec la phase : le tour 0 est la mise en place, et rien d’autre.
marrakech-phase-setup = Pendant la mise en place, le marché est vide et personne n’a posé de tapis.
marrakech-phase-lot = Il n’y a pas de tirage quand first={ $first } commence.
marrakech-phase-over = La partie est finie quand il ne reste plus de tapis ou plus qu’un joueur, et seulement alors.
marrakech-phase-out = La place { $seat } est éliminée : ce ne peut pas être son tour.
marrakech-phase-pile = Il n’y a pas de piles dans cette partie.
marrakech-top = La pile de la place { $seat } n’a plus de tapis de couleur { $colour } à montrer.
marrakech-top-missing = D’une pile, le prochain tapis est montré tant qu’il y en a un, et seulement alors (place { $seat }).
marrakech-turn = D’après les tapis posés, ce ne peut pas être le tour { $turn }, mais un tour de { $lowest } à { $highest }.

# De quoi se compose un score

marrakech-part-dirhams = { $amount ->
    [1] un dirham
    [one] { $amount } dirham
   *[other] { $amount } dirhams
}
marrakech-part-squares = { $amount ->
    [1] une case
    [one] { $amount } case
   *[other] { $amount } cases
}

# Ce qui parle pour un coup : des sujets, et des bouts de phrase qui les suivent

marrakech-advice-left = Tourner à gauche
marrakech-advice-ahead = Aller tout droit
marrakech-advice-right = Tourner à droite
marrakech-advice-rug = Ce tapis
marrakech-advice-risks = { $amount ->
    [0] ne risque rien au lieu de { $other } dirhams en moyenne
    [1] risque un dirham en moyenne au lieu de { $other }
    [one] risque { $amount } dirham en moyenne au lieu de { $other }
   *[other] risque { $amount } dirhams en moyenne au lieu de { $other }
}
marrakech-advice-may-cover = permet à ton tapis de recouvrir { $amount ->
    [one] { $amount } case adverse
   *[other] { $amount } cases adverses
} en moyenne au lieu de { $other }
marrakech-advice-may-grow = permet à ton tapis de rejoindre une zone de { $amount ->
    [one] { $amount } case
   *[other] { $amount } cases
} en moyenne au lieu de { $other }
marrakech-advice-covers = recouvre { $squares ->
    [1] une case adverse
    [one] { $squares } case adverse
   *[other] { $squares } cases adverses
} au lieu { $other ->
    [0] d’aucune
    [1] d’une
   *[other] de { $other }
}
marrakech-advice-spares = { $squares ->
    [0] ne recouvre aucune de tes cases
    [1] ne recouvre qu’une de tes cases
   *[other] ne recouvre que { $squares } de tes cases
} au lieu { $other ->
    [1] d’une
   *[other] de { $other }
}
marrakech-advice-joins = réunit { $regions } de tes zones
marrakech-advice-grows = entre dans une zone de { $squares } cases au lieu de { $other }
marrakech-advice-cuts = réduit chez { $seat } une zone de { $whole } cases à { $squares }
marrakech-advice-leader = prend des cases à { $seat } (en tête)
marrakech-advice-exposed = { $squares ->
    [0] ne laisse aucune de tes cases
    [1] ne laisse qu’une de tes cases
   *[other] ne laisse que { $squares } de tes cases
} à côté d’Assam, où elles peuvent être recouvertes aussitôt, au lieu { $other ->
    [1] d’une
   *[other] de { $other }
}
marrakech-advice-earns = te rapporte au tour du joueur suivant { $amount ->
    [1] un dirham
    [one] { $amount } dirham
   *[other] { $amount } dirhams
} en moyenne au lieu de { $other }
