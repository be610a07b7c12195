regatta-colour-red = rouge
regatta-colour-green = vert
regatta-colour-yellow = jaune
regatta-colour-blue = bleu

# Données : pièces, paquets et parcours

regatta-bad-data = { $source }, { $field } : { $reason }
regatta-reason = { $text }.
regatta-range = { $value } n’est pas entre { $lowest } et { $highest }.
regatta-symbol = Valeurs permises : { $allowed }.
regatta-corners = Il faut de { $lowest } à { $highest } coins.

regatta-arrow-name = Une flèche qui tourne a un nom qui commence par L ou l ; son image en miroir est faite avec R ou r.
regatta-arrow-letters = Le nom d’une flèche est une lettre, et jusqu’à { $longest } lettres et chiffres en tout ; sun, done, sail, steer, lane1, seat1 et semblables sont pris.
regatta-arrow-mirror = Il y a déjà une flèche de ce nom : l’image en miroir de { $name }.
regatta-arrow-empty = Une flèche sans virage est droite : il lui faut une longueur, et pas de rayon.
regatta-hull = Les coins doivent tourner dans le sens inverse des aiguilles d’une montre, tous vers l’extérieur, la poupe en 0.

regatta-deck-word = Un paquet s’écrit 4*L45,2*L30|L90,2*S-cloud,3*S|L30:blue,3*sun ; ses propres flèches viennent d’abord, comme L60=12/80/60.
regatta-kinds = Un paquet a de 1 à { $highest } sortes de cartes.
regatta-kind-twice = La sorte { $name } y est déjà ; donne un seul nombre à ses cartes.
regatta-no-arrow = Il n’y a pas de flèche { $name } ; permis : { $allowed }.
regatta-few-cards = Un paquet de { $cards } cartes est trop petit ; il en faut { $needed } pour remplir toutes les mains.

regatta-course-word = Un parcours se choisit parmi { $allowed }, ou s’écrit line:-150,0,150,0;cw:-300,600;ccw:300,750,black et, s’il y en a, rock:x,y,rayon, island:x,y,x,y,… et edge:x,y,x,y,….
regatta-line = La ligne a besoin de deux bouts, le gauche d’abord, tous deux à la même hauteur.
regatta-narrow = La ligne a { $width } mm de large ; { $seats } bateaux en demandent { $needed }.
regatta-marks = Un parcours a de 1 à { $highest } marques.
regatta-rocks = Un parcours a { $highest } rochers au plus.
regatta-mark-behind = Derrière la ligne, une marque est à côté d’elle, pas entre ses bouts.
regatta-marks-above = Deux marques doivent être écartées d’au moins 1 mm de gauche à droite.
regatta-shore = Le rivage se croise ou se touche lui-même.
regatta-beyond = C’est au-delà du bord de la table.
regatta-aground = C’est sur une île.
regatta-arrow-twice = Une carte a deux fois la même flèche.
regatta-ashore = Cela chevauche une île ou le bord de la table.
regatta-islands-overlap = Cela chevauche une autre île ou le bord de la table.
regatta-overlap = Cela chevauche une autre bouée ou un autre rocher.
regatta-no-start = Au départ, le bateau du couloir { $lane } toucherait quelque chose.

# Ce qu’il y a à faire

regatta-ask-lane = Prends un couloir de la ligne de départ.
regatta-ask-main = Navigue avec une carte ; ou reste et échange jusqu’à trois cartes, ou tourne le bateau.
regatta-ask-second = La barre te laisse naviguer avec une carte de plus ; ou termine.
regatta-ask-sun = Pose un soleil devant un rival ; ou termine.

# Les cartes : une carte est nommée par ses routes, comme dans « navigue 45° à bâbord avec une barre »

regatta-way-ahead = tout droit
regatta-way-port = { $degrees }° à bâbord
regatta-way-starboard = { $degrees }° à tribord
regatta-way-short = { $way } en court
regatta-ways = { $ways }
regatta-ways-port = { $degrees } à bâbord
regatta-ways-starboard = { $degrees } à tribord
regatta-ways-sides = { $degrees } d’un côté ou de l’autre
regatta-ways-ahead-side = tout droit ou { $degrees } d’un côté ou de l’autre
regatta-ways-ahead-sides = tout droit, { $degrees } d’un côté ou de l’autre
regatta-degrees = { $degrees }°
regatta-card-one-of = { $way } (une des { $count } routes)
regatta-card-helm = { $ways } avec barre
regatta-card-cloud = { $ways } avec nuage
regatta-card-sun = un soleil

# Ce qui s’est passé

regatta-did-sail = { $seat } joue { $card }.
regatta-did-sail-round = { $seat } joue { $card } et contourne la marque { $mark }.
regatta-did-sail-zone = { $seat } joue { $card }, mais une zone l’arrête.
regatta-did-sail-home = { $seat } joue { $card } et passe l’arrivée !
regatta-did-exchange = { $seat } échange { $count ->
    [1] une carte : { $cards }.
   *[other] { $count } cartes : { $cards }.
}
regatta-did-steer = { $seat } tourne le bateau à { $degrees }°.
regatta-did-sun = { $seat } pose un soleil devant { $boat }.
regatta-did-no-second = { $seat } ne joue pas de seconde carte.
regatta-did-done = { $seat } termine son tour.
regatta-did-lane = { $seat } prend le couloir { $lane }.
regatta-did-given-lane = Le sort donne à { $seat } le couloir { $lane }.
regatta-did-draw = { $seat } pioche { $count ->
    [1] une carte : { $cards }.
   *[other] { $count } cartes : { $cards }.
}
regatta-did-draw-hidden = { $seat } pioche { $count ->
    [1] une carte.
   *[other] { $count } cartes.
}
regatta-did-deal = Tout le monde pioche des cartes.
regatta-did-deal-to = Tout le monde pioche des cartes. { $seat } en pioche { $count ->
    [1] une : { $cards }.
   *[other] { $count } : { $cards }.
}
regatta-did-begin = Le sort en décide : { $seat } navigue en premier.
regatta-and-becalmed = { $words } { $seat } n’a plus de vent et passe un tour.
regatta-outcome-card = { $card }
regatta-outcome-begin = { $seat } commence
regatta-outcome-lane = couloir { $lane }

# Pourquoi pas

regatta-why-over = La course est finie.
regatta-why-lot = D’abord, le sort décide qui navigue en premier.
regatta-why-lane-lot = D’abord, le sort donne à chaque bateau un couloir.
regatta-why-draw = C’est le moment de piocher des cartes.
regatta-why-lane = C’est le moment de prendre un couloir.
regatta-why-main = C’est le moment de naviguer avec une carte, d’échanger des cartes ou de tourner le bateau.
regatta-why-second = C’est le moment de naviguer avec une seconde carte, ou de terminer.
regatta-why-sun = C’est le moment de poser un soleil devant un rival, ou de terminer.
regatta-why-not-in-pile = Cette carte n’est pas dans la pioche.
regatta-why-no-seat = Il n’y a que { $seats } places.
regatta-why-no-lane = Il n’y a que { $lanes } couloirs.
regatta-why-lane-taken = Ce couloir est pris.
regatta-why-no-arrow = Cette flèche n’existe pas.
regatta-why-not-in-hand = Tu n’as pas cette carte : { $card }.
regatta-why-sun-sails = Un soleil n’a pas de flèche à suivre.
regatta-why-touch = Le bateau toucherait { $thing } { $where }.
regatta-why-zone = Le bateau finirait dans la zone devant { $boat }, où il entre { $where }.
regatta-where = après { $percent } % du chemin, en { $x }, { $y }
regatta-why-no-stop = Le bateau finirait dans la zone devant { $boat }, et il est dans une zone tout au long du chemin : il ne peut pas quitter sa place.
regatta-why-steer-touch = Le bateau toucherait { $thing } en { $x }, { $y }.
regatta-why-steer-zone = Le bateau serait dans la zone devant { $boat }.
regatta-why-no-boat = Il n’y a que { $boats } bateaux.
regatta-why-own-boat = Un soleil se pose devant le bateau d’un rival, pas devant le sien.
regatta-why-no-sun = Tu n’as pas de soleil.
regatta-why-becalmed = { $boat } est déjà sans vent.
regatta-why-home = { $boat } a déjà passé l’arrivée.

regatta-thing-edge = le bord de la table
regatta-thing-island = une île
regatta-thing-rock = un rocher
regatta-thing-boat = un autre bateau ({ $boat })
regatta-thing-buoy-red = la bouée rouge
regatta-thing-buoy-green = la bouée verte
regatta-thing-buoy-yellow = la bouée jaune
regatta-thing-buoy-blue = la bouée bleue
regatta-thing-buoy-orange = la bouée orange
regatta-thing-buoy-black = la bouée noire
regatta-thing-buoy-white = une bouée blanche de la ligne

# Options

regatta-colours-count = Option colours : { $given } ne nomme pas { $needed ->
    [1] une couleur, celle du seul bateau
   *[other] { $needed } couleurs différentes, une pour chaque bateau
} (R1.1).

# Coups et positions

regatta-no-move = { $text } n’est pas un coup ; un coup est sail CARTE FLÈCHE (ou sail FLÈCHE), exchange avec une à trois cartes, steer avec un degré, sun avec une couleur, done, ou lane avec un numéro.
regatta-no-card = Il n’y a pas de carte { $card } ; il y a : { $allowed }.
regatta-no-such-arrow = Aucune carte n’a de flèche { $arrow } ; il y a : { $allowed }.
regatta-not-on-card = La carte { $card } n’a pas de flèche { $arrow } ; elle a : { $allowed } (R3.2).
regatta-which-card = Quelle carte pour { $arrow } ? Il y a : { $allowed }.
regatta-exchange-count = On échange une, deux ou trois cartes, pas { $count } (R5.1).
regatta-no-degree = { $text } n’est pas un cap ; c’est un nombre entier de degrés de 0 à { $highest } (R5.2).
regatta-position-long = Une position a { $longest } caractères au plus.
regatta-position-words = Une position a au moins 6 mots, celle-ci en a { $count } : bateaux, mains, défausse, place, phase, tour.
regatta-position-seats = Une position a de 1 à { $highest } bateaux, celle-ci en a { $seats }.
regatta-position-hands = Une position a une main pour chaque bateau, celle-ci en a { $hands } pour { $seats }.
regatta-position-hidden = Des cartes sont cachées dans cette position (?), on ne peut donc pas jouer à partir d’elle.
regatta-position-word = { $text } ne se lit pas comme { $field } ; permis : { $example }.
regatta-many-cards = { $more ->
    [1] Une carte de plus que n’en a le paquet est utilisée : { $card }.
   *[other] { $more } cartes de plus que n’en a le paquet sont utilisées : { $card }.
}
regatta-big-hand = La place { $seat } tient { $cards } cartes, mais une main en a { $most } au plus.
regatta-no-suns = Il n’y a pas de soleils dans ce paquet.
regatta-bad-stray = La place { $seat } ne peut pas s’être égarée avec la lettre { $letter }.
regatta-bad-places = Les bateaux arrivés sont home1, home2 et ainsi de suite, chacun une fois.
regatta-calm-home = La place { $seat } est arrivée et ne peut pas être sans vent.
regatta-bad-over = La course est finie quand ses rangs sont décidés ou ses tours épuisés, et seulement alors.
regatta-bad-turn = Le tour { $turn } dépasse la limite de { $most }.
regatta-boat-touches = Le bateau { $colour } touche quelque chose.
regatta-bad-lanes = Chaque bateau a un couloir à lui.
regatta-bad-setup = La mise en place ne peut pas mener à cette position.
regatta-bad-phase = La phase { $phase } ne va pas avec le tour { $turn } et les cartes.
regatta-bad-seat = La place { $seat } est arrivée ou sans vent : ce ne peut pas être son tour.
regatta-bad-draws = On ne peut pas piocher { $draws } cartes maintenant pour une main de { $cards }.

# De quoi se compose un score

regatta-part-way = { $less ->
    [0] arrivé
   *[other] à { METRES($less) } m de l’arrivée
}

# Les signes du terminal

regatta-legend = ⌂ mètres jusqu’à l’arrivée  ⚑ rang  ● marques contournées  ▯ cartes  ∠ cap  → doit jouer  ↶ doit d’abord revenir  ☼ sans vent  ▤ pioche  ▥ défausse ; depuis ta proue, en mètres : ◂30° à bâbord  ▸30° à tribord  ▴ devant  ▾ derrière  ●1 ta prochaine marque  ○┄○ la ligne ; sur la carte : ○┄○ départ et arrivée  ●1↻ marque 1, dans le sens horaire  ●2↺ marque 2, dans le sens inverse  ↗A bateau A et où il pointe  pointillé : terre et bord

# Ce qui parle pour un coup : des sujets, et des bouts de phrase qui les suivent

regatta-advice-sail = Jouer { $card }
regatta-advice-exchange = Échanger { $cards }
regatta-advice-steer = Tourner à { $degrees }°
regatta-advice-sun = Le soleil devant { $boat }
regatta-advice-done = Terminer
regatta-advice-lane = Le couloir { $lane }
regatta-advice-home = te fait passer l’arrivée
regatta-advice-way = laisse { METRES($way) } m à faire au lieu de { METRES($other) } m
regatta-advice-bow = tourne davantage la proue vers le chemin de l’arrivée
regatta-advice-water = laisse de l’eau libre devant la proue
regatta-advice-keeps = garde { $card } pour plus tard
regatta-advice-stuck = promet plus que la meilleure carte de ta main, qui te mène de { METRES($now) } m à { METRES($way) } m de l’arrivée
regatta-advice-second = te laisse jouer une seconde carte
regatta-advice-next = permet au reste de ta main de te mener plus loin au prochain tour
regatta-advice-keeps-sun = garde le soleil pour un meilleur moment
regatta-advice-calms-closest = arrête le rival le plus proche de toi dans la course
regatta-advice-calms = arrête le rival le plus proche de l’arrivée, à { METRES($way) } m
