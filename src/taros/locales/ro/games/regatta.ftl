regatta-colour-red = roșie
regatta-colour-green = verde
regatta-colour-yellow = galbenă
regatta-colour-blue = albastră

# Date: piese, pachete și trasee

regatta-bad-data = { $source }, { $field }: { $reason }
regatta-reason = { $text }.
regatta-range = { $value } nu este între { $lowest } și { $highest }.
regatta-symbol = Trebuie să fie unul dintre: { $allowed }.
regatta-corners = Trebuie să fie de la { $lowest } la { $highest ->
    [one] un colț
    [few] { $highest } colțuri
   *[other] { $highest } de colțuri
}.

regatta-arrow-name = O săgeată care cotește are un nume ce începe cu L sau l; imaginea ei în oglindă se face cu R sau r.
regatta-arrow-letters = Numele unei săgeți este o literă și cel mult { $longest } litere și cifre în total; sun, done, sail, steer, lane1, seat1 și altele asemenea sunt ocupate.
regatta-arrow-mirror = Există deja o săgeată cu acest nume: imaginea în oglindă a săgeții { $name }.
regatta-arrow-empty = O săgeată fără cotire este dreaptă: are nevoie de o lungime și de nicio rază.
regatta-hull = Colțurile trebuie să meargă în sens invers acelor de ceasornic, toate ieșite în afară, cu pupa la 0.

regatta-deck-word = Un pachet se scrie ca 4*L45,2*L30|L90,2*S-cloud,3*S|L30:blue,3*sun; săgețile proprii vin primele, ca L60=12/80/60.
regatta-kinds = Un pachet are de la 1 la { $highest ->
    [one] un fel
    [few] { $highest } feluri
   *[other] { $highest } de feluri
} de cărți.
regatta-kind-twice = Felul { $name } este deja acolo; dă cărților lui un singur număr.
regatta-no-arrow = Nu există săgeata { $name }; permise: { $allowed }.
regatta-few-cards = Un pachet de { $cards ->
    [one] o carte
    [few] { $cards } cărți
   *[other] { $cards } de cărți
} este prea mic; e nevoie de { $needed } pentru a umple toate mâinile.

regatta-course-word = Un traseu este unul dintre { $allowed } sau se scrie ca line:-150,0,150,0;cw:-300,600;ccw:300,750,black și, dacă există, rock:x,y,rază, island:x,y,x,y,… și edge:x,y,x,y,….
regatta-line = Linia are nevoie de două capete, întâi cel din stânga, amândouă la aceeași înălțime.
regatta-narrow = Linia are lățimea de { $width } mm; { $seats } bărci au nevoie de { $needed }.
regatta-marks = Un traseu are de la 1 la { $highest ->
    [one] o baliză
    [few] { $highest } balize
   *[other] { $highest } de balize
}.
regatta-rocks = Un traseu are cel mult { $highest ->
    [one] o stâncă
    [few] { $highest } stânci
   *[other] { $highest } de stânci
}.
regatta-mark-behind = În spatele liniei, o baliză stă alături de ea, nu între capetele ei.
regatta-marks-above = Două balize trebuie să fie la cel puțin 1 mm una de alta, de la stânga la dreapta.
regatta-shore = Țărmul se intersectează sau se atinge cu el însuși.
regatta-beyond = Se află dincolo de marginea mesei.
regatta-aground = Se află pe o insulă.
regatta-arrow-twice = O carte are de două ori aceeași săgeată.
regatta-ashore = Se suprapune cu o insulă sau cu marginea mesei.
regatta-islands-overlap = Se suprapune cu altă insulă sau cu marginea mesei.
regatta-overlap = Se suprapune cu altă baliză sau stâncă.
regatta-no-start = La start, barca de pe culoarul { $lane } ar atinge ceva.

# Ce e de făcut acum

regatta-ask-lane = Alege un culoar al liniei de start.
regatta-ask-main = Navighează cu o carte; sau rămâi pe loc și schimbă până la trei cărți ori cârmește.
regatta-ask-second = Timona îți dă voie să mai navighezi cu o carte; sau încheie.
regatta-ask-sun = Așază un soare în fața unui adversar; sau încheie.

# Cărți: o carte se numește după drumurile ei, ca în „navighează 45° la babord cu timonă”

regatta-way-ahead = drept înainte
regatta-way-port = { $degrees }° la babord
regatta-way-starboard = { $degrees }° la tribord
regatta-way-short = scurt { $way }
regatta-ways = { $ways }
regatta-ways-port = { $degrees } la babord
regatta-ways-starboard = { $degrees } la tribord
regatta-ways-sides = { $degrees } la babord sau tribord
regatta-ways-ahead-side = drept înainte ori { $degrees } la babord sau tribord
regatta-ways-ahead-sides = drept înainte, { $degrees } la babord sau tribord
regatta-degrees = { $degrees }°
regatta-card-one-of = { $way } (unul din { $count ->
    [few] cele { $count } drumuri
   *[other] cele { $count } de drumuri
})
regatta-card-helm = { $ways } cu timonă
regatta-card-cloud = { $ways } cu nor
regatta-card-sun = un soare

# Ce s-a întâmplat

regatta-did-sail = { $seat } navighează { $card }.
regatta-did-sail-round = { $seat } navighează { $card }: baliza { $mark } este ocolită.
regatta-did-sail-zone = { $seat } navighează { $card } și se oprește la o zonă.
regatta-did-sail-home = { $seat } navighează { $card } și ajunge acasă!
regatta-did-exchange = { $seat } schimbă { $count ->
    [one] o carte: { $cards }.
    [few] { $count } cărți: { $cards }.
   *[other] { $count } de cărți: { $cards }.
}
regatta-did-steer = { $seat } cârmește la { $degrees }°.
regatta-did-sun = { $seat } așază un soare în fața bărcii { $boat }.
regatta-did-no-second = { $seat } nu joacă a doua carte.
regatta-did-done = { $seat } încheie tura.
regatta-did-lane = { $seat } alege culoarul { $lane }.
regatta-did-given-lane = Prin tragere la sorți, { $seat } are culoarul { $lane }.
regatta-did-draw = { $seat } trage { $count ->
    [one] o carte: { $cards }.
    [few] { $count } cărți: { $cards }.
   *[other] { $count } de cărți: { $cards }.
}
regatta-did-draw-hidden = { $seat } trage { $count ->
    [one] o carte.
    [few] { $count } cărți.
   *[other] { $count } de cărți.
}
regatta-did-deal = Toată lumea trage cărți.
regatta-did-deal-to = Toată lumea trage cărți. { $seat } trage { $count ->
    [one] una: { $cards }.
   *[other] { $count }: { $cards }.
}
regatta-did-begin = Prin tragere la sorți, începe { $seat }.
regatta-and-becalmed = { $words } { $seat } rămâne pe mare calmă și pierde o tură.

# Outcomes of chance, in a list of them

regatta-outcome-card = { $card }
regatta-outcome-begin = { $seat } începe
regatta-outcome-lane = culoarul { $lane }

# De ce nu

regatta-why-over = Cursa s-a încheiat.
regatta-why-lot = Întâi sorții hotărăsc cine navighează primul.
regatta-why-lane-lot = Întâi sorții dau fiecăruia un culoar.
regatta-why-draw = Acum se trag cărți.
regatta-why-lane = Acum se alege un culoar.
regatta-why-main = Acum se navighează cu o carte, se schimbă cărți sau se cârmește.
regatta-why-second = Acum se navighează cu a doua carte sau se încheie.
regatta-why-sun = Acum se așază un soare în fața unui adversar sau se încheie.
regatta-why-not-in-pile = Nu există o asemenea carte în teanc.
regatta-why-no-seat = Există doar { $seats } locuri.
regatta-why-no-lane = Există doar { $lanes } culoare.
regatta-why-lane-taken = Culoarul acela este ocupat.
regatta-why-no-arrow = Nu există o asemenea săgeată.
regatta-why-not-in-hand = Nu ai așa ceva în mână: { $card }.
regatta-why-sun-sails = Soarele nu are săgeată pe care să navighezi.
regatta-why-touch = Barca ar atinge { $thing } { $where }.
regatta-why-zone = Barca s-ar opri în zona din fața bărcii { $boat }, în care intră { $where }.
regatta-where = după { $percent } % din drum, la { $x }, { $y }
regatta-why-no-stop = Barca s-ar opri în zona din fața bărcii { $boat }, iar pe drum se află peste tot într-o zonă, deci nu poate pleca de pe loc.
regatta-why-steer-touch = Barca ar atinge { $thing } la { $x }, { $y }.
regatta-why-steer-zone = Barca s-ar afla în zona din fața bărcii { $boat }.
regatta-why-no-boat = Există doar { $boats } bărci.
regatta-why-own-boat = Soarele se așază în fața bărcii unui adversar, nu a celei proprii.
regatta-why-no-sun = Nu ai niciun soare.
regatta-why-becalmed = { $boat } este deja pe mare calmă.
regatta-why-home = { $boat } este deja acasă.

regatta-thing-edge = marginea mesei
regatta-thing-island = o insulă
regatta-thing-rock = o stâncă
regatta-thing-boat = barca { $boat }
regatta-thing-buoy-red = baliza roșie
regatta-thing-buoy-green = baliza verde
regatta-thing-buoy-yellow = baliza galbenă
regatta-thing-buoy-blue = baliza albastră
regatta-thing-buoy-orange = baliza portocalie
regatta-thing-buoy-black = baliza neagră
regatta-thing-buoy-white = o baliză albă a liniei

# Opțiuni

regatta-colours-count = Opțiunea colours: { $given } nu numește { $needed ->
    [one] o singură culoare, a singurei bărci
    [few] { $needed } culori diferite, câte una de fiecare barcă
   *[other] { $needed } de culori diferite, câte una de fiecare barcă
} (R1.1).

# Mutări și poziții

regatta-no-move = { $text } nu este o mutare; o mutare este sail CARTE SĂGEATĂ (sau sail SĂGEATĂ), exchange cu una până la trei cărți, steer cu un număr de grade, sun cu o culoare, done sau lane cu un număr.
regatta-no-card = Nu există cartea { $card }; există: { $allowed }.
regatta-no-such-arrow = Nicio carte nu are săgeata { $arrow }; există: { $allowed }.
regatta-not-on-card = Cartea { $card } nu are săgeata { $arrow }; are: { $allowed } (R3.2).
regatta-which-card = Care carte pentru { $arrow }? Există: { $allowed }.
regatta-exchange-count = Se schimbă una, două sau trei cărți, nu { $count } (R5.1).
regatta-no-degree = { $text } nu este o direcție; este un număr întreg de grade de la 0 la { $highest } (R5.2).
regatta-position-long = O poziție are cel mult { $longest ->
    [one] un caracter
    [few] { $longest } caractere
   *[other] { $longest } de caractere
}.
regatta-position-words = O poziție are cel puțin 6 cuvinte, aceasta are { $count }: bărci, mâini, cărți jucate, loc, fază, tură.
regatta-position-seats = O poziție are de la 1 la { $highest } bărci, aceasta are { $seats }.
regatta-position-hands = O poziție are o mână pentru fiecare barcă, aceasta are { $hands } pentru { $seats }.
regatta-position-hidden = În această poziție sunt cărți ascunse (?), așa că nu se poate juca din ea.
regatta-position-word = { $text } nu poate fi citit ca { $field }; permis: { $example }.
regatta-many-cards = { $more ->
    [one] Este folosită o carte mai mult decât are pachetul: { $card }.
    [few] Sunt folosite { $more } cărți mai mult decât are pachetul: { $card }.
   *[other] Sunt folosite { $more } de cărți mai mult decât are pachetul: { $card }.
}
regatta-big-hand = Locul { $seat } are { $cards ->
    [one] o carte
    [few] { $cards } cărți
   *[other] { $cards } de cărți
}, dar o mână are cel mult { $most }.
regatta-no-suns = În acest pachet nu sunt sori.
regatta-bad-stray = Locul { $seat } nu se poate rătăci cu litera { $letter }.
regatta-bad-places = Bărcile ajunse acasă sunt home1, home2 și așa mai departe, fiecare o singură dată.
regatta-calm-home = Locul { $seat } este acasă și nu poate fi pe mare calmă.
regatta-bad-over = Cursa se încheie când locurile ei sunt hotărâte sau turele s-au terminat, și numai atunci.
regatta-bad-turn = Tura { $turn } depășește limita de { $most }.
regatta-boat-touches = Barca { $colour } atinge ceva.
regatta-bad-lanes = Fiecare barcă are culoarul ei.
regatta-bad-setup = Pregătirea nu poate duce la această poziție.
regatta-bad-phase = Faza { $phase } nu se potrivește cu tura { $turn } și cu cărțile.
regatta-bad-seat = Locul { $seat } este acasă sau pe mare calmă și nu poate fi la mutare.
regatta-bad-draws = Nu se pot trage acum { $draws ->
    [one] o carte
    [few] { $draws } cărți
   *[other] { $draws } de cărți
} la o mână de { $cards }.

# Din ce este făcut un punctaj

regatta-part-way = { $less ->
    [0] acasă
   *[other] { METRES($less) } m până acasă
}

# Semnele din terminal

regatta-legend = ⌂ metri până acasă  ⚑ locul  ● balize ocolite  ▯ cărți  ∠ direcție  → la mutare  ↶ trebuie întâi să se întoarcă  ☼ mare calmă  ▤ teanc  ▥ cărți jucate; de la prova ta, în metri: ◂30° la babord  ▸30° la tribord  ▴ în față  ▾ în spate  ●1 baliza ta următoare  ○┄○ linia; pe hartă: ○┄○ start și sosire  ●1↻ baliza 1, în sensul acelor de ceasornic  ●2↺ baliza 2, în sens invers  ↗A barca A și încotro arată  punctat: uscat și margine

# What speaks for a move: subjects, and clauses that go on from them

regatta-advice-sail = Drumul { $card }
regatta-advice-exchange = Schimbul de cărți ({ $cards })
regatta-advice-steer = Cârmirea la { $degrees }°
regatta-advice-sun = Soarele în fața bărcii { $boat }
regatta-advice-done = Încheierea turei
regatta-advice-lane = Culoarul { $lane }
regatta-advice-home = te duce acasă
regatta-advice-way = îți lasă { METRES($way) } m de parcurs în loc de { METRES($other) } m
regatta-advice-bow = îndreaptă prova mai bine spre casă
regatta-advice-water = lasă apă liberă în fața provei
regatta-advice-keeps = păstrează pentru mai târziu cartea „{ $card }”
regatta-advice-stuck = promite mai mult decât cea mai bună carte din mână, care te duce de la { METRES($now) } m la { METRES($way) } m de casă
regatta-advice-second = îți permite să navighezi cu încă o carte
regatta-advice-next = lasă restul mâinii să te ducă mai departe tura viitoare
regatta-advice-keeps-sun = păstrează soarele pentru un moment mai bun
regatta-advice-calms-closest = îl oprește pe adversarul cel mai apropiat de tine în cursă
regatta-advice-calms = îl oprește pe adversarul cel mai apropiat de casă, căruia îi mai rămân { METRES($way) } m
