marrakech-colour-red = roșu
marrakech-colour-yellow = galben
marrakech-colour-blue = albastru
marrakech-colour-brown = maro

# Ce e de făcut acum

marrakech-ask-turn = Încotro? Întoarce-l pe Assam la stânga sau la dreapta ori lasă-l să meargă înainte.
marrakech-ask-turn-last = Încotro să privească Assam pentru următorul jucător: la stânga, înainte sau la dreapta?
marrakech-ask-lay = Covorul tău: lângă Assam, pe oricare două pătrate care nu sunt unul și același covor.

# Semnele din terminal

marrakech-legend = ◎ dirhami  ▦ pătrate  Σ punctaj  ▤ covoare rămase  → la rând  ← următorul covor  ✕ ieșit

# Ce s-a întâmplat

marrakech-did-left = { $seat } îl întoarce pe Assam la stânga.
marrakech-did-ahead = { $seat } îl lasă pe Assam să privească înainte.
marrakech-did-right = { $seat } îl întoarce pe Assam la dreapta.
marrakech-did-walk = { $seat } dă { $roll }: Assam merge pe { $square }, nimic de plătit.
marrakech-did-pay = { $seat } dă { $roll }: Assam merge pe { $square }, { $seat } îi plătește lui { $owner } { $paid ->
    [one] un dirham
    [few] { $paid } dirhami
   *[other] { $paid } de dirhami
}.
marrakech-did-pay-part = { $seat } dă { $roll }: Assam merge pe { $square }, { $seat } îi datorează lui { $owner } { $due }, are doar { $paid } și atât plătește.
marrakech-did-go-out = { $seat } dă { $roll }: Assam merge pe { $square }, { $seat } îi datorează lui { $owner } { $due }, are doar { $paid } și iese din joc.
marrakech-did-lay = { $seat } așază un covor pe { $first } și { $other }.
marrakech-did-show = Următorul covor al lui { $seat } este { $colour }.
marrakech-did-begin = Sorții au hotărât: începe { $seat }.

# De ce nu

marrakech-why-over = Partida s-a încheiat.
marrakech-why-lot = Întâi hotărăsc sorții cine începe.
marrakech-why-pile = Întâi se întoarce următorul covor din teanc.
marrakech-why-roll = Acum se aruncă zarul.
marrakech-why-turn = Acum se alege încotro privește Assam: la stânga, înainte sau la dreapta.
marrakech-why-lay = Acum se așază un covor.
marrakech-why-no-seat = Sunt doar { $seats ->
    [one] un loc
    [few] { $seats } locuri
   *[other] { $seats } de locuri
}.
marrakech-why-no-such-rug = În acel teanc nu este niciun covor de această culoare.
marrakech-why-on-assam = Un covor nu poate sta chiar pe pătratul lui Assam.
marrakech-why-far = Un capăt al covorului trebuie să aibă o latură comună cu pătratul lui Assam.
marrakech-why-whole-rug = Un covor nu poate acoperi ambele jumătăți ale unuia și aceluiași covor.

# Opțiuni

marrakech-colours-count = Opțiunea colours: { $given } nu numește { $needed ->
    [one] o culoare
    [few] { $needed } culori diferite
   *[other] { $needed } de culori diferite
}, câte sunt în joc.
marrakech-box-colour = Opțiunea box: cutia cu 57 are prea puține covoare { $colour } pentru { $seats } jucători; alege alte culori.
marrakech-box-rugs = Opțiunea rugs: e nevoie de { $rugs } covoare { $colour }, dar cutia cu 57 are doar { $most }.

# Mutări și poziții

marrakech-no-move = { $text } nu este o mutare; o mutare este left, ahead, right sau două pătrate alăturate, cum ar fi d4e4.
marrakech-position-long = O poziție are cel mult { $longest ->
    [one] un caracter
    [few] { $longest } caractere
   *[other] { $longest } de caractere
}.
marrakech-position-words = O poziție are cel puțin 7 cuvinte, aceasta are { $count }: piața, Assam, pungile, covoarele rămase, locul, faza, tura.
marrakech-position-seats = O poziție are 2, 3 sau 4 pungi, aceasta are { $seats }.
marrakech-position-next = Vârfurile teancurilor (next=r,b) fac parte doar dintr-o poziție cu două culori de jucător.
marrakech-position-rows = Piața are 7 rânduri, aceasta are { $rows }.
marrakech-position-row = Rândul { $row } al pieței, { $text }, nu este făcut din șapte pătrate cu cifre, r, y, b și n și legăturile lor.
marrakech-position-colour = Niciun loc nu joacă cu { $colour }.
marrakech-position-word = { $text } nu poate fi citit ca { $field }; permis: { $example }.

marrakech-link-edge = Un covor trece peste marginea pieței.
marrakech-link-two = Două covoare împart un pătrat din { $where }.
marrakech-link-colours = Covorul de pe { $where } are două culori.
marrakech-no-whole-rug = Ultimul covor așezat trebuie să se vadă întreg, dar acolo nu este niciun covor întreg.
marrakech-lone-half = Cealaltă jumătate a covorului de pe { $where } ar trebui să stea pe un pătrat gol.
marrakech-out-order = Cei ieșiți sunt x1, x2 și așa mai departe, fiecare o dată, iar cineva mai este în joc.
marrakech-out-never = Cu bankrupt=pays-what-he-can nu iese nimeni din joc.
marrakech-out-rugs = Locul { $seat } a ieșit și nu mai poate avea covoare.
marrakech-money = În pungi sunt împreună { $money } dirhami, dar în joc sunt { $bank }.
marrakech-rugs-left = Covoare { $colour } pot rămâne cel mult { $most }.
marrakech-rugs-many = Se văd { $showing } covoare { $colour }, dar au fost așezate doar { $laid }.
marrakech-rugs-order = Covoarele rămase nu se potrivesc cu ordinea turelor; de la următorul care așază încolo sunt { $counts }.
marrakech-phase-turn = Tura { $turn } nu se potrivește cu faza: tura 0 este pregătirea, și numai ea.
marrakech-phase-setup = În timpul pregătirii piața este goală și nimeni nu a așezat vreun covor.
marrakech-phase-lot = Nu se trage la sorți când începe first={ $first }.
marrakech-phase-over = Partida se încheie când nu mai rămâne niciun covor sau mai este în joc un singur jucător, și numai atunci.
marrakech-phase-out = Locul { $seat } a ieșit și nu poate fi la rând.
marrakech-phase-pile = În această partidă nu sunt teancuri.
marrakech-top = Teancul locului { $seat } nu are de arătat un covor { $colour }.
marrakech-top-missing = Dintr-un teanc se arată următorul covor cât timp există, și numai atunci (locul { $seat }).
marrakech-turn = După covoarele așezate, aceasta nu poate fi tura { $turn }, ci de la { $lowest } la { $highest }.

# Din ce se compune punctajul

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
