# Refuzuri comune tuturor jocurilor.

no-game = Nu există jocul { $name }; există: { $allowed }.
no-move-word = „{ $text }” nu este o mutare; există: { $allowed }.
no-position-numbers = „{ $text }” nu este o poziție: numere despărțite prin virgule, apoi opțiuni ca nume=valoare, ale unei partide care se poate juca.
no-bot = Nu există robotul { $name }; există: { $allowed }.
bot-no-strength = Robotul { $bot } are o singură putere: scrie { $bot } fără { $strength }.
bot-file = { $file } nu este un robot: { $reason }
bot-strength = { $strength } nu este o putere a robotului { $bot }: scrie un număr de la 1 la { $most }, de exemplu { $bot }:{ $usual }.
bot-strength-or-time = { $strength } nu este o putere a robotului { $bot }: scrie un număr de la 1 la { $most }, de exemplu { $bot }:{ $usual }, sau un timp de cel mult o oră, de exemplu { $bot }:500ms sau { $bot }:2s.
no-seat = Nu există locul { $seat }; această partidă are { $seats ->
    [one] un loc, numerotat
    [few] { $seats } locuri, numerotate
   *[other] { $seats } de locuri, numerotate
} de la 0.
no-grain = Pasul este un număr întreg de grade, cel puțin 1, nu { $grain }.
no-ply = Nu există mutarea { $ply }; această partidă merge de la 0 la { $last }.
no-how-to-play = Nu există o pagină despre cum se joacă { $game }; fiecare clauză este în reguli.
no-puzzle = Nu există problema { $number }; ultima este { $last }.

option-unknown = Nu există opțiunea { $name }; există: { $allowed }.
option-value = Opțiunea { $name }: valoarea { $value } nu este permisă; permise: { $allowed }.
env-not-reset = Apelează mai întâi reset: nu a început nicio partidă.
option-twice = Opțiunea { $name } este dată de două ori.
option-assign = { $text } nu este o opțiune; scrie nume=valoare.
option-word = { $text } nu are ce căuta aici; opțiunile se scriu --nume valoare.
option-range = un număr întreg de la { $lowest } la { $highest }
option-range-or = un număr întreg de la { $lowest } la { $highest } sau { $words }
option-free = { $words } sau una proprie
option-file = { $path } nu este un fișier text.
option-long = Opțiunea { $name } este prea lungă: are { $given ->
    [one] un caracter
    [few] { $given } caractere
   *[other] { $given } de caractere
}, dar se permit cel mult { $most }.
option-file-large = { $path } este prea mare: se citesc cel mult { $most } de caractere.
option-several = unele dintre { $words }, despărțite prin virgule

bad-seed = { $value } nu este o sămânță: trebuie să fie un număr întreg mai mic decât 2 la puterea 256 sau 64 de cifre hexazecimale.
bad-contribution = { $value } nu este o contribuție: trebuie să aibă de la 1 la 64 de cifre hexazecimale.
bad-comment = Un comentariu nu poate conține acolade și nici jumătăți de caractere.
names-count = { $count ->
    [one] Este un nume
    [few] Sunt { $count } nume
   *[other] Sunt { $count } de nume
} pentru { $seats ->
    [one] un loc
    [few] { $seats } locuri
   *[other] { $seats } de locuri
}.
name-bad = { $name } nu este un nume: trebuie să fie text vizibil fără virgule, de cel mult 60 de caractere.

illegal-move = { $move }: { $reason } ({ $clause })
undo-nothing = Nu este nicio mutare de luat înapoi.
undo-other = Poți lua înapoi doar ultima ta mutare, înainte să fi mutat altcineva.
undo-chance = O mutare nu mai poate fi luată înapoi după ce a hotărât hazardul.

bad-position = Poziția nu poate fi citită. { $reason }
bad-record = Rândul { $line }: { $reason }
record-no-header = Lipsește antetul { $name }.
record-bad-header = { $text } nu este un antet de înregistrare.
record-position-options = O înregistrare care începe dintr-o poziție își are opțiunile acolo și niciun antet pentru ele.
record-twice = Antetul { $name } apare de două ori.
record-date = { $text } nu este o dată; scrie-o ca 2026-11-15.
record-round = { $text } nu este o rundă; scrie un număr de la 1 la 9999.
record-brace = O acoladă nu are pereche; comentariile stau între { "{" }acolade{ "}" } și nu unul în altul.
record-bad-chance = { $text } nu este un eveniment întâmplător; unul arată așa: „1 3 of 1*1 2*2 3*2 4*1”.
record-turn = Aceasta este tura { $turn }: o tură începe cu numărul ei și un punct, o singură dată.
record-result = Rezultatul spune { $said }, dar mutările dau { $played }.

verify-no-seed = Înregistrarea nu conține promisiune și sămânță, așa că hazardul ei nu poate fi dovedit.
verify-commitment = Sămânța nu este cea promisă.
verify-hashes = Contribuțiile nu sunt cele ale căror amprente au fost publicate înainte.
verify-outcome = Evenimentul { $event } a fost { $outcome }, dar sămânța dă { $drawn }.
verify-unlisted = Evenimentul { $event } nu este înscris.
verify-weights = Evenimentul { $event } este înscris cu ponderi pe care regulile nu le dau.
verify-too-many = { $listed ->
    [one] Este înscris un eveniment
    [few] Sunt înscrise { $listed } evenimente
   *[other] Sunt înscrise { $listed } de evenimente
}, dar s-au petrecut { $played }.

# Advice: a subject, and what speaks for it

advice-only = Nu există altă mutare.
advice-one = { $subject } { $first }.
advice-two = { $subject } { $first } și { $second }.
advice-close = { $subject } are doar un mic avantaj față de următoarea mutare; promite ceva mai mult pentru turele care vin.
advice-wins = { $subject } dă roade mai târziu: câștigă { $wins } din 100 de partide în loc de { $other }.
