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
cli-no-file = Nu există fișierul { $path } și nici poziție nu este.
cli-no-record = Nu există înregistrarea { $number }; fișierul conține { $count }.
cli-written = Imaginea este în { $path }.
cli-interrupted = Întrerupt: s-au jucat { $done } din { $games } partide.

cli-simulating = Se joacă
cli-verifying = Se verifică
cli-reviewing = Analiză
cli-counting = Se numără

cli-seat = loc
cli-bot = robot
cli-wins = victorii
cli-interval = interval de 95 %
cli-mean-score = punctaj mediu
cli-simulated = { $games } partide în { $seconds } s, { $rate } pe secundă; { $unfinished ->
    [0] toate s-au terminat.
    [one] una nu s-a terminat.
    [few] { $unfinished } nu s-au terminat.
   *[other] { $unfinished } nu s-au terminat.
}
cli-position-options = O poziție își are locurile și opțiunile în ea; altele nu pot fi date.
cli-counted = { $total } succesiuni de { $depth } în { $seconds } s.
cli-fair = { $records ->
    [one] Cinstit: fiecare eveniment întâmplător este cel dat de sămânța promisă.
   *[other] Cinstit: fiecare eveniment întâmplător din toate cele { $records } înregistrări este cel dat de semințele promise.
}
cli-unfair = Înregistrarea { $number }: { $reason }
