# Date: piese, pachete și trasee

regatta-bad-data = { $source }, { $field }: { $reason }
regatta-reason = { $text }.
regatta-range = { $value } nu este între { $lowest } și { $highest }.
regatta-symbol = Trebuie să fie unul dintre: { $allowed }.
regatta-corners = Trebuie să fie de la { $lowest } la { $highest } colțuri.

regatta-arrow-name = O săgeată care cotește are un nume ce începe cu L sau l; imaginea ei în oglindă se face cu R sau r.
regatta-arrow-letters = Numele unei săgeți este o literă și cel mult { $longest } litere și cifre în total; sun este ocupat.
regatta-arrow-empty = O săgeată fără cotire este dreaptă: are nevoie de o lungime și de nicio rază.
regatta-hull = Colțurile trebuie să meargă împotriva acelor de ceasornic, toate ieșite în afară, cu pupa la 0.

regatta-deck-word = Un pachet se scrie ca 4*L45,2*L30|L90,2*S-cloud,3*S|L30:blue,3*sun; săgețile proprii vin primele, ca L60=12/80/60.
regatta-kinds = Un pachet are de la 1 la { $highest } feluri de cărți.
regatta-kind-twice = Felul { $name } este deja acolo; dă cărților lui un singur număr.
regatta-no-arrow = Nu există săgeata { $name }; permise: { $allowed }.
regatta-few-cards = Un pachet de { $cards } cărți este prea mic; e nevoie de { $needed } pentru a umple toate mâinile.

regatta-course-word = Un traseu este unul dintre { $allowed } sau se scrie ca line:-150,0,150,0;cw:-300,600;ccw:300,750,black și, dacă există, rock:x,y,rază, island:x,y,x,y,… și edge:x,y,x,y,….
regatta-line = Linia are nevoie de două capete, întâi cel din stânga, amândouă la aceeași înălțime.
regatta-narrow = Linia are lățimea de { $width } mm; { $seats } bărci au nevoie de { $needed }.
regatta-marks = Un traseu are de la 1 la { $highest } balize.
regatta-marks-above = Două balize trebuie să fie la cel puțin 1 mm una de alta, de la stânga la dreapta.
regatta-shore = Țărmul se întretaie sau se atinge pe sine.
regatta-beyond = Se află dincolo de marginea mesei.
regatta-aground = Se află pe o insulă.
regatta-overlap = Se suprapune cu altă baliză sau stâncă.
