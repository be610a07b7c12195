# Terminalul

cli-human = Jucător
cli-narrow = Tabla are nevoie de { $width ->
    [one] o coloană
    [few] { $width } coloane
   *[other] { $width } de coloane
} pentru a fi văzută întreagă.
cli-help = Scrie o mutare sau atât cât o face limpede; undo îți ia înapoi mutarea, quit salvează și iese.
cli-pause = Enter pentru a continua, undo pentru a lua înapoi:
cli-hand-over = Urmează { $name }. Când nu se mai uită nimeni altcineva, apasă Enter:
cli-undone = Luat înapoi.
cli-saved = Partida este salvată în { $path }; taros resume o continuă.
cli-record = Înregistrarea partidei este în { $path }.
cli-exists = Există deja un fișier { $path }.
cli-finished = Partida din { $path } s-a încheiat; taros show și taros verify o pot citi.
cli-nothing-saved = Nu există nicio partidă neterminată în { $path }.
cli-no-players = Înregistrarea nu își numește jucătorii, așa că nimeni nu o poate continua.
cli-no-file = { $path } nu este nici un fișier existent, nici o poziție.
cli-no-position = { $game }: { $reason }
cli-no-record = Nu există înregistrarea { $number }; fișierul conține { $count }.
cli-written = Imaginea este în { $path }.
cli-interrupted = { $games ->
    [one] Întrerupt: s-au jucat { $done } dintr-o partidă.
    [few] Întrerupt: s-au jucat { $done } din { $games } partide.
   *[other] Întrerupt: s-au jucat { $done } din { $games } de partide.
}
cli-dataset = { $done ->
    [one] O partidă este în { $path }.
    [few] { $done } partide sunt în { $path }.
   *[other] { $done } de partide sunt în { $path }.
}

cli-dataset-minari = { $done ->
    [one] O partidă este în setul de date Minari { $name }.
    [few] { $done } partide sunt în setul de date Minari { $name }.
   *[other] { $done } de partide sunt în setul de date Minari { $name }.
}
cli-simulating = Se joacă
cli-verifying = Se verifică
cli-reviewing = Se analizează
cli-counting = Se numără

cli-seat = loc
cli-bot = robot
cli-wins = victorii
cli-interval = interval de 95 %
cli-simulated = { $games ->
    [one] O partidă
    [few] { $games } partide
   *[other] { $games } de partide
} în { $seconds } s, { $rate } pe secundă; { $unfinished ->
    [0] toate s-au terminat.
    [one] una nu s-a terminat.
    [few] { $unfinished } nu s-au terminat.
   *[other] { $unfinished } nu s-au terminat.
}
cli-position-options = O poziție își are locurile și opțiunile în ea; altele nu pot fi date.
cli-counted = Succesiuni de { $depth }: { $total }, în { $seconds } s.
cli-fair = { $records ->
    [one] Cinstit: fiecare eveniment întâmplător este cel dat de sămânța promisă.
    [few] Cinstit: fiecare eveniment întâmplător din toate cele { $records } înregistrări este cel dat de semințele promise.
   *[other] Cinstit: fiecare eveniment întâmplător din toate cele { $records } de înregistrări este cel dat de semințele promise.
}
cli-proof-revealed = { $records ->
    [one] O înregistrare: dispozitivele jucătorilor au trimis amprentele unor biți aleatori înainte ca sămânța să fie trasă și i-au dezvăluit după aceea. Nimeni, nici măcar serverul, nu a putut alege un rezultat, cât timp unul dintre aceste dispozitive a fost cinstit.
    [few] { $records } înregistrări: dispozitivele jucătorilor au trimis amprentele unor biți aleatori înainte ca sămânța să fie trasă și i-au dezvăluit după aceea. Nimeni, nici măcar serverul, nu a putut alege un rezultat, cât timp unul dintre aceste dispozitive a fost cinstit.
   *[other] { $records } de înregistrări: dispozitivele jucătorilor au trimis amprentele unor biți aleatori înainte ca sămânța să fie trasă și i-au dezvăluit după aceea. Nimeni, nici măcar serverul, nu a putut alege un rezultat, cât timp unul dintre aceste dispozitive a fost cinstit.
}
cli-proof-contributions = { $records ->
    [one] O înregistrare a unei versiuni vechi: biții aleatori ai jucătorilor au fost adăugați unul după altul. Cine cunoștea sămânța și venea ultimul i-ar fi putut alege pe ai săi după plac.
    [few] { $records } înregistrări ale unei versiuni vechi: biții aleatori ai jucătorilor au fost adăugați unul după altul. Cine cunoștea sămânța și venea ultimul i-ar fi putut alege pe ai săi după plac.
   *[other] { $records } de înregistrări ale unei versiuni vechi: biții aleatori ai jucătorilor au fost adăugați unul după altul. Cine cunoștea sămânța și venea ultimul i-ar fi putut alege pe ai săi după plac.
}
cli-proof-seed = { $records ->
    [one] O înregistrare: nimeni nu a adăugat biți aleatori. Cine a tras sămânța ar fi putut să o aleagă; după aceea nu s-a schimbat nimic.
    [few] { $records } înregistrări: nimeni nu a adăugat biți aleatori. Cine a tras semințele ar fi putut să le aleagă; după aceea nu s-a schimbat nimic.
   *[other] { $records } de înregistrări: nimeni nu a adăugat biți aleatori. Cine a tras semințele ar fi putut să le aleagă; după aceea nu s-a schimbat nimic.
}
cli-proof-rounds = Înregistrarea { $number }: hazardul a fost pregătit în runda { $round }. În fiecare rundă de dinainte, un dispozitiv nu și-a dezvăluit biții: cine cunoștea sămânța ar fi putut refuza astfel un rezultat.
cli-unfair = Înregistrarea { $number }: { $reason }

cli-no-command = Nu există comanda { $name }; există: { $allowed }.
cli-no-option = Nu există opțiunea { $name }.
cli-option-usage = Opțiunea { $name }: îi lipsește valoarea sau nu ia niciuna.
cli-missing = Lipsește { $name }.
cli-value = { $name } trebuie să fie { $allowed }.
cli-number = un număr
cli-number-from = un număr de la { $lowest } în sus
cli-number-between = un număr de la { $lowest } la { $highest }
cli-usage = Nu se înțelege: { $text }
cli-not-text = Nu e un fișier text.
cli-file-none = { $path }: nu există un asemenea fișier.
cli-file-folder = { $path } este un folder, nu un fișier.
cli-file-forbidden = { $path }: nu ai permisiunea să îl deschizi.
cli-file-other = { $path }: { $reason }
cli-failed = Nu a mers: { $reason }
cli-date = o dată precum 2026-11-19
mail-needs-url = E-mailurile conțin linkuri spre server: dă adresa lui cu --public-url.
mail-needs-sender = E-mailurile au nevoie de adresa de la care vin: --mail-from, de exemplu { $example }
bad-mail-address = Aceasta nu e adresa unui server SMTP; un exemplu: { $example }
