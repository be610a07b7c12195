marrakech-colour-red = roșu
marrakech-colour-yellow = galben
marrakech-colour-blue = albastru
marrakech-colour-brown = maro

# What to do now

marrakech-ask-turn = Încotro? Întoarce-l pe Assam la stânga sau la dreapta, ori lasă-l să meargă înainte.
marrakech-ask-turn-last = Încotro să privească Assam pentru jucătorul următor: la stânga, înainte sau la dreapta?
marrakech-ask-lay = Covorul tău: lângă Assam, pe oricare două pătrate care nu țin de același covor.

# The signs of the terminal

marrakech-legend = ◎ dirhami  ▦ pătrate  Σ punctaj  ▤ covoare rămase  → la mutare  ← următorul covor  ✕ ieșit din joc

# What happened

marrakech-did-left = { $seat } îl întoarce pe Assam la stânga.
marrakech-did-ahead = { $seat } îl lasă pe Assam să meargă înainte.
marrakech-did-right = { $seat } îl întoarce pe Assam la dreapta.
marrakech-did-walk = { $seat } dă un { $roll }: Assam ajunge pe { $square }, nimic de plată.
marrakech-did-pay = { $seat } dă un { $roll }: Assam ajunge pe { $square }, iar { $seat } plătește { $paid ->
    [one] un dirham
    [few] { $paid } dirhami
   *[other] { $paid } de dirhami
} către { $owner }.
marrakech-did-pay-part = { $seat } dă un { $roll }: Assam ajunge pe { $square }, iar { $seat } datorează { $due } către { $owner }, are doar { $paid } și plătește atât.
marrakech-did-go-out = { $seat } dă un { $roll }: Assam ajunge pe { $square }, iar { $seat } datorează { $due } către { $owner }, are doar { $paid } și iese din joc.
marrakech-did-lay = { $seat } așază un covor pe { $first } și { $other }.
marrakech-did-show = Următorul covor pentru { $seat } este { $colour }.
marrakech-did-begin = Prin tragere la sorți, începe { $seat }.
marrakech-outcome-roll = { $roll }
marrakech-outcome-begin = { $seat } începe

# Why not

marrakech-why-over = Partida s-a încheiat.
marrakech-why-lot = Întâi se trage la sorți cine începe.
marrakech-why-pile = Întâi se descoperă următorul covor din teanc.
marrakech-why-roll = Acum se aruncă zarul.
marrakech-why-turn = Acum se alege încotro privește Assam: la stânga, înainte sau la dreapta.
marrakech-why-lay = Acum se așază un covor.
marrakech-why-no-seat = { $seats ->
    [one] Este doar un loc.
    [few] Sunt doar { $seats } locuri.
   *[other] Sunt doar { $seats } de locuri.
}
marrakech-why-no-such-rug = În teanc nu mai este niciun covor de această culoare.
marrakech-why-on-assam = Un covor nu poate acoperi pătratul lui Assam.
marrakech-why-far = Un capăt al covorului trebuie să aibă o latură comună cu pătratul lui Assam.
marrakech-why-whole-rug = Un covor nu poate acoperi ambele jumătăți ale unuia și aceluiași covor.

# Options

marrakech-colours-count = Opțiunea colours: { $given } nu numește { $needed ->
    [one] o culoare diferită
    [few] { $needed } culori diferite
   *[other] { $needed } de culori diferite
}, câte sunt în joc.
marrakech-box-colour = Opțiunea box: în cutia de 57 sunt prea puține covoare de culoarea { $colour } pentru { $seats ->
    [one] un jucător
    [few] { $seats } jucători
   *[other] { $seats } de jucători
}; alege alte culori.
marrakech-box-rugs = Opțiunea rugs: este nevoie de { $rugs ->
    [one] un covor
    [few] { $rugs } covoare
   *[other] { $rugs } de covoare
} de culoarea { $colour }, dar în cutia de 57 sunt doar { $most }.

# Moves and positions

marrakech-no-move = { $text } nu este o mutare; o mutare este left, ahead, right sau două pătrate alăturate, de exemplu d4e4.
marrakech-position-long = O poziție are cel mult { $longest ->
    [one] un caracter
    [few] { $longest } caractere
   *[other] { $longest } de caractere
}.
marrakech-position-words = O poziție are cel puțin 7 cuvinte, aceasta are { $count }: piața, Assam, pungile, covoarele rămase, locul, faza, tura.
marrakech-position-seats = O poziție are 2, 3 sau 4 pungi, aceasta are { $seats }.
marrakech-position-next = Vârfurile teancurilor (next=r,b) țin de o poziție cu câte două culori de jucător și de nicio alta.
marrakech-position-rows = Piața are 7 rânduri, aceasta are { $rows }.
marrakech-position-row = Rândul { $row } al pieței, { $text }, nu este format din șapte pătrate scrise cu cifre, r, y, b și n cu legăturile lor.
marrakech-position-colour = Niciun loc nu joacă cu { $colour }.
marrakech-position-word = { $text } nu poate fi citit ca { $field }; se poate scrie: { $example }.

marrakech-link-edge = Un covor trece peste marginea pieței.
marrakech-link-two = Două covoare au un pătrat comun: { $where }.
marrakech-link-colours = Covorul de pe { $where } are două culori.
marrakech-no-whole-rug = Ultimul covor așezat trebuie să se vadă întreg, dar nu este niciun covor întreg.
marrakech-lone-half = Cealaltă jumătate a covorului de pe { $where } ar trebui să fie pe un pătrat gol.
marrakech-out-order = Cei ieșiți din joc sunt x1, x2 și așa mai departe, fiecare o singură dată, și cineva este încă în joc.
marrakech-out-never = Cu bankrupt=pays-what-he-can nimeni nu iese din joc.
marrakech-out-rugs = Locul { $seat } a ieșit din joc și nu mai poate avea covoare.
marrakech-money = În pungi sunt împreună { $money ->
    [one] un dirham
    [few] { $money } dirhami
   *[other] { $money } de dirhami
}, dar în joc sunt { $bank }.
marrakech-rugs-left = De culoarea { $colour } pot rămâne cel mult { $most ->
    [one] un covor
    [few] { $most } covoare
   *[other] { $most } de covoare
}.
marrakech-rugs-many = De culoarea { $colour } se văd { $showing ->
    [one] un covor
    [few] { $showing } covoare
   *[other] { $showing } de covoare
}, dar au fost așezate doar { $laid }.
marrakech-rugs-order = Covoarele rămase nu se potrivesc cu ordinea turelor; începând cu cine urmează să așeze, ele sunt { $counts }.
marrakech-phase-turn = Tura { $turn } nu se potrivește cu faza: tura 0 este pregătirea, și numai ea.
marrakech-phase-setup = În timpul pregătirii piața este goală și nimeni nu a așezat vreun covor.
marrakech-phase-lot = Nu se trage la sorți când începe first={ $first }.
marrakech-phase-over = Partida s-a încheiat când nu mai este niciun covor sau a rămas un singur jucător, și numai atunci.
marrakech-phase-out = Locul { $seat } a ieșit din joc și nu poate fi la mutare.
marrakech-phase-pile = În această partidă nu sunt teancuri.
marrakech-top = În teancul locului { $seat } nu este niciun covor de culoarea { $colour } de arătat.
marrakech-top-missing = Dintr-un teanc se arată următorul covor cât timp mai este vreunul, și numai atunci (locul { $seat }).
marrakech-turn = După covoarele așezate, aceasta nu poate fi tura { $turn }, ci una de la { $lowest } la { $highest }.

# What a score is made of

marrakech-part-dirhams = { $amount ->
    [one] un dirham
    [few] { $amount } dirhami
   *[other] { $amount } de dirhami
}
marrakech-part-squares = { $amount ->
    [one] un pătrat
    [few] { $amount } pătrate
   *[other] { $amount } de pătrate
}

# What speaks for a move: subjects, and clauses that go on from them

marrakech-advice-left = Întoarcerea la stânga
marrakech-advice-ahead = Mersul înainte
marrakech-advice-right = Întoarcerea la dreapta
marrakech-advice-rug = Acest covor
marrakech-advice-risks = { $amount ->
    [0] nu riscă nimic în loc de { $other ->
        [one] un dirham
        [few] { $other } dirhami
       *[other] { $other } de dirhami
    } în medie
    [one] riscă în medie un dirham în loc de { $other }
    [few] riscă în medie { $amount } dirhami în loc de { $other }
   *[other] riscă în medie { $amount } de dirhami în loc de { $other }
}
marrakech-advice-may-cover = îi permite covorului tău să acopere în medie { $amount ->
    [one] un pătrat al adversarilor
    [few] { $amount } pătrate ale adversarilor
   *[other] { $amount } de pătrate ale adversarilor
} în loc de { $other }
marrakech-advice-may-grow = îi permite covorului tău să intre într-o regiune de { $amount ->
    [one] un pătrat
    [few] { $amount } pătrate
   *[other] { $amount } de pătrate
} în medie în loc de { $other }
marrakech-advice-covers = acoperă { $squares ->
    [one] un pătrat al adversarilor
    [few] { $squares } pătrate ale adversarilor
   *[other] { $squares } de pătrate ale adversarilor
} în loc de { $other ->
    [0] niciunul
   *[other] { $other }
}
marrakech-advice-spares = { $squares ->
    [0] nu acoperă niciunul
   *[other] acoperă doar { $squares }
} din pătratele tale în loc de { $other }
marrakech-advice-joins = unește { $regions ->
    [one] o regiune
    [few] { $regions } regiuni
   *[other] { $regions } de regiuni
} ale tale
marrakech-advice-grows = intră într-o regiune de { $squares ->
    [one] un pătrat
    [few] { $squares } pătrate
   *[other] { $squares } de pătrate
} în loc de { $other }
marrakech-advice-cuts = taie o regiune ({ $seat }) de la { $whole } la { $squares ->
    [one] un pătrat
    [few] { $squares } pătrate
   *[other] { $squares } de pătrate
}
marrakech-advice-leader = ia pătrate de la { $seat } (conduce)
marrakech-advice-exposed = { $squares ->
    [0] nu lasă niciunul
    [one] lasă doar unul
   *[other] lasă doar { $squares }
} din pătratele tale lângă Assam, unde pot fi acoperite la rând, în loc de { $other }
marrakech-advice-earns = îl face pe următorul jucător să-ți plătească în medie { $amount ->
    [one] un dirham
    [few] { $amount } dirhami
   *[other] { $amount } de dirhami
} în loc de { $other }
