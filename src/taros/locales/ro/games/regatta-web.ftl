# The sea in words

regatta-web-sea = Marea: trage sau folosește săgețile ca s-o miști, plus și minus o apropie și o depărtează, 0 o arată toată
regatta-web-boats = Unde se află totul
regatta-web-own-boat = { $name } ({ $colour }), cu prova spre { $heading }°
regatta-web-boat = { $name } ({ $colour }): { $where }
regatta-web-mark-at = Baliza { $mark }: { $where }
regatta-web-line-at = Mijlocul liniei: { $where }
regatta-web-where = { $bearing }, { $metres } m
regatta-web-ahead = drept în față
regatta-web-astern = drept în spate
regatta-web-closer = Apropie imaginea
regatta-web-farther = Depărtează imaginea
regatta-web-fit = Arată tot și urmărește acțiunea

# A turn in one sentence

regatta-web-told-ways = { $way }, apoi { $then }
regatta-web-told-home = { $seat } navighează { $ways } și ajunge acasă!
regatta-web-told-sails = { $mark ->
    [0] { $seat } navighează { $ways }.
   *[other] { $seat } navighează { $ways }: baliza { $mark } este ocolită.
}
regatta-web-told-sun = { $mark ->
    [0] { $seat } navighează { $ways } și așază un soare în fața bărcii { $boat }.
   *[other] { $seat } navighează { $ways }: baliza { $mark } este ocolită; apoi așază un soare în fața bărcii { $boat }.
}

# The hand

regatta-web-hand = Cărțile tale
regatta-web-pile = { $pile } în teanc, { $discards } jucate
regatta-web-before-deal = Cărțile tale se împart când începe cursa.
regatta-web-card-helm = { $card }: poate urma încă o carte
regatta-web-card-cloud = { $card }: se joacă de două ori
regatta-web-card-sun = { $card }: mare calmă pentru un adversar

# What can be chosen

regatta-web-ends-clear = drum liber
regatta-web-ends-short = oprită de o zonă
regatta-web-exit-home = { $way }: acasă!
regatta-web-from-home = { $metres } m până acasă
regatta-web-metres = { $metres } m
regatta-web-home = acasă!
regatta-web-sail = Navighează
regatta-web-tap-again = { $move }. Atinge din nou ca să navighezi.
regatta-web-tap-sun = Atinge din nou ca să așezi soarele în fața acestei bărci.
regatta-web-tap-lane = Atinge din nou ca să iei acest culoar.
regatta-web-choose-exit = { $count ->
    [one] Un singur drum de pe această carte: alege umbra de pe mare sau săgeata de aici.
    [few] { $count } drumuri de pe această carte: alege o umbră de pe mare sau o săgeată de aici.
   *[other] { $count } de drumuri de pe această carte: alege o umbră de pe mare sau o săgeată de aici.
}
regatta-web-why-touch = barca ar atinge { $thing }.
regatta-web-why-zone = barca s-ar opri în zona din fața bărcii { $boat }.
regatta-web-why-steer-touch = Acolo barca ar atinge { $thing }.
regatta-web-cannot = Cartea aceasta nu poate fi jucată: { $reason }
regatta-web-sun-later = Soarele se așază în fața unui adversar după ce ai navigat cu o altă carte.
regatta-web-exchange = Schimbă cărți
regatta-web-exchanging = { $count ->
    [0] Alege una, două sau trei cărți de pus deoparte.
    [one] O carte de pus deoparte; pot fi cel mult trei.
    [few] { $count } cărți de pus deoparte; pot fi cel mult trei.
   *[other] { $count } de cărți de pus deoparte; pot fi cel mult trei.
}
regatta-web-exchange-these = { $count ->
    [0] Schimbă
    [one] Schimbă această carte
    [few] Schimbă aceste { $count } cărți
   *[other] Schimbă aceste { $count } de cărți
}
regatta-web-steer = Cârmește
regatta-web-steering = La { $degrees }°, adică { $turn }. Trage de provă sau folosește săgețile: cu Shift, câte un grad.
regatta-web-steer-to = Cârmește la { $degrees }°
regatta-web-calm = Mare calmă pentru { $name }
regatta-web-lane = Culoarul { $lane }
regatta-web-no-second = Fără a doua carte
regatta-web-no-sun = Fără soare
regatta-web-done = Gata
regatta-web-back = Înapoi

# A seat's panel

regatta-web-next-mark = spre baliza { $mark }
regatta-web-next-start = spre start
regatta-web-next-home = pe drumul spre casă
regatta-web-is-home = acasă
regatta-web-astray = rătăcită: are de navigat înapoi
regatta-web-becalmed = pe mare calmă
regatta-web-cards = { $count ->
    [one] o carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}
regatta-web-copy = { $card }, { $number } din { $count }
regatta-web-place = locul { $place }

# The guided first turn

regatta-web-guide-sail = Barca ta e cea roșie și e rândul tău. Alege o carte: se așază în fața provei, cu o umbră la capătul fiecărei săgeți. Pe cele verzi poți naviga; cele roșii ar atinge ceva, aici baliza.
regatta-web-guide-sailed = Pupa s-a oprit pe vârful săgeții, cu barca în continuarea ei. Baliza 1 se ocolește în sensul acelor de ceasornic: contează drumul catargului, întins ca o sfoară.
regatta-web-guide-rival = Acum a navigat barca verde. Cartea palidă din fața provei ei este zona ei: poți trece prin ea, dar nu te poți opri acolo.
regatta-web-guide-stay = Dacă nu se potrivește nicio carte, rămâi pe loc: schimbă până la trei cărți sau cârmește, adică întoarce-te pe loc. Încearcă una dintre ele.
regatta-web-guide-end = Timona îți dă a doua carte, norul joacă o carte de două ori, iar soarele, așezat după navigare, îi ia adversarului tura următoare. Câștigă cine trece primul linia spre casă.

# Figures of the rules

regatta-web-figure-start = Startul pentru patru: provele pe linie, de ocolit întâi baliza roșie, apoi cea verde, în sensul acelor de ceasornic.
regatta-web-figure-sailing = Cinci drumuri de pe o carte: pupa se oprește pe vârful unei săgeți, coca în continuarea ei.
regatta-web-figure-touching = Drept înainte coca ar atinge baliza roșie, deci drumul nu este permis; celelalte două sunt.
regatta-web-figure-zone = Cartea punctată este zona adversarului: drept înainte și la tribord barca s-ar opri în ea.
regatta-web-figure-stopped = Nu era alt drum: barca se oprește acolo unde ar intra în zonă.
regatta-web-figure-cloud = Un nor: aceeași săgeată de două ori.
regatta-web-figure-line = Pe linie: provele în susul traseului, cu același spațiu între bărci.
regatta-web-figure-cards = Cărți: un drum, un drum scurt, mai multe drumuri la alegere; o timonă, un nor; și un soare.
regatta-web-figure-exchange = Schimbul: două cărți sunt puse deoparte și se trag altele două în locul lor.
regatta-web-figure-steering = Cârmirea: barca se întoarce pe loc în orice direcție, în afară de cele roșii, în care ar atinge baliza.
regatta-web-figure-helm = O timonă: 45° la babord, apoi încă o carte, 45° la tribord.
regatta-web-figure-sun = Un soare în fața provei: verdele pierde tura următoare.
regatta-web-figure-rounding = Verdele a ocolit baliza roșie în sensul acelor de ceasornic: o sfoară trasă strâns ar trece pe după ea.
regatta-web-figure-race = O cursă întreagă: peste linie, pe după ambele balize în sensul acelor de ceasornic și acasă.

# The end

regatta-web-tracks = Drumul fiecărei bărci
regatta-web-at-turn = Tura { $turn }
regatta-web-time = Momentul cursei
regatta-web-races = Ce au făcut bărcile
regatta-web-stat-place = locul
regatta-web-stat-turns = ture
regatta-web-stat-sailed = navigat
regatta-web-stat-wasted = ture fără navigare
regatta-web-stat-stopped = opriri la zone
regatta-web-stat-suns = sori primiți

# Ce se poate desena peste mare

regatta-web-layers = Ce arată marea
regatta-web-layer-zones = Zonele celorlalți
regatta-web-layer-next = Următoarea baliză
regatta-web-layer-string = Cel mai scurt drum spre casă
regatta-web-layer-places = Locurile bărcilor

# Singur contra cronometru

regatta-web-solo = { $turns ->
    [one] O tură, { $time }
    [few] { $turns } ture, { $time }
   *[other] { $turns } de ture, { $time }
}
regatta-web-solo-best = { $turns ->
    [one] Recordul tău pe acest traseu: o tură în { $time }
    [few] Recordul tău pe acest traseu: { $turns } ture în { $time }
   *[other] Recordul tău pe acest traseu: { $turns } de ture în { $time }
}

# Keys

regatta-web-keys-card = Ia cartea cu acest număr
regatta-web-keys-sail = La altă săgeată a cărții; navighează pe ea
regatta-web-keys-put-back = Pune cartea la loc
regatta-web-keys-steer = În timp ce cârmești: întoarce prova cu cinci grade, cu Shift cu unul
regatta-web-keys-pan = Pe mare: privește în altă parte
regatta-web-keys-zoom = Mai aproape, mai departe
regatta-web-keys-fit = Arată tot și urmărește acțiunea
regatta-web-keys-move = Mută ce este ales; cu Shift, câte un milimetru
regatta-web-keys-turn = Întoarce barca; cu Shift, câte un grad
regatta-web-keys-remove = Elimină ce este ales
regatta-web-keys-deselect = Renunță la selecție
regatta-web-keys-undo = Anulează, refă

# Themes of puzzles

regatta-theme-sail = navigarea
regatta-theme-steer = cârmirea
regatta-theme-exchange = schimbul de cărți
regatta-theme-sun = soarele
