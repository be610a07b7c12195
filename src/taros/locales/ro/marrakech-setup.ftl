# Pregătirea unei partide

marrakech-name = Marrakech
marrakech-about = Trimite-l pe Assam prin piață, lasă-ți rivalii să plătească pe covoarele tale și acoperă-le pe ale lor. Pentru doi până la patru jucători, o jumătate de oră.

marrakech-preset-gigamic = Ca în cutie
marrakech-preset-bga = Ca pe internet
marrakech-preset-anu = Câte cincisprezece covoare

marrakech-option-purse = Dirhami în punga fiecăruia la început
marrakech-option-rugs = Covoare de fiecare culoare; automat: câte prevede cutia pentru atâția jucători
marrakech-option-two_player = În doi: câte culori are fiecare
marrakech-option-two_player-two-colours = două culori, într-un teanc amestecat
marrakech-option-two_player-one-colour = o culoare
marrakech-option-pile = Cu două culori fiecare: cum apare următorul covor
marrakech-option-pile-weighted = fiecare covor rămas are aceeași șansă
marrakech-option-pile-coin = cap sau pajură
marrakech-option-box = Covoarele din cutie: în cea veche, albastrul are doar 12
marrakech-option-box-60 = 60, câte cincisprezece de fiecare culoare
marrakech-option-box-57 = 57, doisprezece albastre
marrakech-option-colours = Culorile, în ordinea locurilor; fără alegere: cum vin
marrakech-option-first = Cine începe
marrakech-option-facing = Încotro privește Assam la început
marrakech-option-facing-north = spre nord
marrakech-option-facing-east = spre est
marrakech-option-facing-south = spre sud
marrakech-option-facing-west = spre vest
marrakech-option-turn_time = Când este întors Assam
marrakech-option-turn_time-start = la începutul turei
marrakech-option-turn_time-end = la sfârșitul ei, pentru următorul jucător
marrakech-option-bankrupt = Cine nu poate plăti tot dă cât are și
marrakech-option-bankrupt-eliminated = iese din joc
marrakech-option-bankrupt-pays-what-he-can = joacă mai departe
marrakech-option-cover_own = Propriul covor poate fi acoperit întreg
marrakech-option-lone_survivor = Când toți în afară de unul au ieșit, partida
marrakech-option-lone_survivor-ends = se încheie
marrakech-option-lone_survivor-plays-on = continuă până la ultimul covor
marrakech-option-tie_break = La punctaje egale hotărăsc
marrakech-option-tie_break-dirhams = dirhamii
marrakech-option-tie_break-rugs = pătratele vizibile
