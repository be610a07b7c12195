# The board in words

marrakech-web-market = Ce se află în piață
marrakech-web-assam = Assam stă pe { $square } și privește spre { $facing }.
marrakech-web-rug = covor { $colour } pe { $first } și { $other }
marrakech-web-half = jumătate de covor { $colour } pe { $square }
marrakech-web-north = nord
marrakech-web-east = est
marrakech-web-south = sud
marrakech-web-west = vest

# A turn in one sentence

marrakech-web-told-turn = { $payment ->
    [none] { $seat } dă un { $roll }, îl duce pe Assam pe { $square }, nu plătește nimic și așază un covor pe { $first } și { $other }.
    [part] { $seat } dă un { $roll }, îl duce pe Assam pe { $square }, plătește doar { $paid } din { $due } către { $owner } și așază un covor pe { $first } și { $other }.
   *[full] { $seat } dă un { $roll }, îl duce pe Assam pe { $square }, plătește { $paid ->
        [one] un dirham
        [few] { $paid } dirhami
       *[other] { $paid } de dirhami
    } către { $owner } și așază un covor pe { $first } și { $other }.
}

# What can be chosen

marrakech-web-turn-left = La stânga
marrakech-web-turn-ahead = Înainte
marrakech-web-turn-right = La dreapta
marrakech-web-ending = { $weight ->
    [1] o șansă din șase: { $square }
    [2] o șansă din trei: { $square }
    [3] o șansă din două: { $square }
    [4] două șanse din trei: { $square }
    [5] cinci șanse din șase: { $square }
   *[6] sigur: { $square }
}, { $cost ->
    [0] nimic de plată
    [one] un dirham
    [few] { $cost } dirhami
   *[other] { $cost } de dirhami
}
marrakech-web-points = { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
marrakech-web-tap-again = Atinge din nou ca să-l așezi aici.
marrakech-web-place = Așază covorul { $colour } pe { $first } și { $other }

# A seat's panel

marrakech-web-rugs-left = { $amount ->
    [one] un covor rămas
    [few] { $amount } covoare rămase
   *[other] { $amount } de covoare rămase
}
marrakech-web-next = următorul covor: { $colour }
marrakech-web-out = a ieșit din joc

# The guided first turn

marrakech-web-guide-turn = Joci cu roșu și e rândul tău: trimite-l pe Assam înainte sau întoarce-l un sfert de cerc la stânga ori la dreapta. Ține cursorul sau degetul pe o săgeată ca să vezi unde s-ar opri și cât te-ar costa.
marrakech-web-guide-roll = Acum se aruncă zarul. El arată de la unu la patru papuci, doi și trei de două ori mai des, iar Assam face tot atâția pași.
marrakech-web-guide-pay = S-a oprit pe covorul unui adversar, așa că îi plătești câte un dirham pentru fiecare pătrat de acea culoare legat de al lui Assam.
marrakech-web-guide-lay = Așază unul dintre covoarele tale roșii lângă Assam. Poate acoperi pătrate goale și jumătăți de covoare, dar niciodată un covor întreg.
marrakech-web-guide-end = De acum, adversarii care se opresc pe roșu îți plătesc ție. După ultimul covor, fiecare dirham și fiecare pătrat roșu rămas la vedere aduc câte un punct.

# Figures of the rules

marrakech-web-figure-start = Începutul: Assam la mijloc, piața goală.
marrakech-web-figure-turning = La stânga, înainte sau la dreapta: pe fiecare pătrat unde s-ar putea opri, cât e de probabil și cât ar plăti roșul.
marrakech-web-figure-loop = Un 3 la margine: pe g6, pe buclă până la g7, apoi pe f7.
marrakech-web-figure-corner = În două colțuri, bucla duce înapoi pe același pătrat, pe după colț.
marrakech-web-figure-payment = Roșul plătește 4: patru pătrate galbene sunt legate de al lui Assam. Covorul galben din dreapta sus se atinge doar la colț.
marrakech-web-figure-allowed = Permis: pe pătrate goale, pe un pătrat gol și o jumătate de covor, pe jumătăți din două covoare.
marrakech-web-figure-refused = Nepermis: să acoperi un covor întreg, să atingi doar colțul pătratului lui Assam, să așezi covorul departe de el.

# The end

marrakech-web-dice = Zarul a fost aruncat { $rolls ->
    [one] o dată
    [few] de { $rolls } ori
   *[other] de { $rolls } de ori
}
marrakech-web-rolled = { $roll }: { $count ->
    [0] niciodată
    [one] o dată
    [few] de { $count } ori
   *[other] de { $count } de ori
}, de așteptat { $expected }
marrakech-web-expected = cât ar arăta un zar cinstit
marrakech-web-payments = Dirhami trecuți dintr-o mână în alta
marrakech-web-received = primiți
marrakech-web-paid = plătiți
marrakech-web-dearest = cea mai mare taxă

# Setting up a position

marrakech-web-editor-market = Piața: alege pătratele cu săgețile, folosește unealta cu Enter
marrakech-web-editor-by-hand = Manual
marrakech-web-editor-tools = Ce se așază
marrakech-web-editor-rug = covor { $colour }
marrakech-web-editor-assam = Assam
marrakech-web-editor-away = Ia din piață
marrakech-web-editor-lies = covor { $colour }
marrakech-web-editor-begun = covorul începe aici
marrakech-web-editor-stands = Assam stă aici și privește spre { $facing }
marrakech-web-editor-how-rug = Alege două pătrate alăturate. De două ori același pătrat: o jumătate de covor.
marrakech-web-editor-how-assam = Alege-i pătratul. Unde stă deja, se întoarce spre dreapta.
marrakech-web-editor-how-away = Alege covorul care se ia din piață.
marrakech-web-editor-seat = Cine este la mutare
marrakech-web-editor-phase = Ce urmează
marrakech-web-editor-phase-turn = se întoarce Assam
marrakech-web-editor-phase-roll = se aruncă zarul
marrakech-web-editor-phase-lay = se așază un covor
marrakech-web-editor-phase-lot = se trage la sorți
marrakech-web-editor-phase-pile = se arată covorul următor
marrakech-web-editor-phase-over = nimic: s-a încheiat
marrakech-web-editor-turn = Numărul turei
marrakech-web-editor-purse = Dirhami
marrakech-web-editor-rugs = Covoare rămase
marrakech-web-editor-rugs-of = Covoare rămase: { $colour }
marrakech-web-editor-next = Covorul următor
marrakech-web-editor-none = niciunul
marrakech-web-editor-out = În joc
marrakech-web-editor-in = da
marrakech-web-editor-out-as = { $number ->
    [1] ieșit, primul
   *[other] ieșit, al { $number }-lea
}
marrakech-web-editor-together = Toate pungile la un loc: { $money }.

# Keys

marrakech-web-keys-turn = Întoarce-l pe Assam la stânga, lasă-l să meargă înainte sau întoarce-l la dreapta
marrakech-web-keys-rug = Caută un loc pentru covor
marrakech-web-keys-lay = Așază covorul acolo
marrakech-web-keys-square = Mergi din pătrat în pătrat
marrakech-web-keys-tool = Așază ce este ales
marrakech-web-keys-clear = Golește pătratul
marrakech-web-keys-forget = Începe covorul din nou

# Themes of puzzles

marrakech-theme-lay = așezarea unui covor
marrakech-theme-turn = întoarcerea lui Assam
marrakech-theme-pay = taxe
