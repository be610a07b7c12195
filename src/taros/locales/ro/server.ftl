# Ce se spune la o masă de pe server.

player = Jucătorul { $number }

table-opened = Masa este pregătită.
table-begins = Toți sunt aici: partida începe.
table-sat = { $seat } se așază.
table-mixing = Toate locurile sunt ocupate: dispozitivele pregătesc hazardul partidei.
table-committed = Dispozitivul folosit de { $seat } a trimis amprenta biților săi aleatori.
table-revealed = Dispozitivul folosit de { $seat } și-a dezvăluit biții aleatori.
table-not-mixed = Dispozitivul folosit de { $seat } nu răspunde: nu adaugă biți aleatori.
table-unrevealed = Dispozitivul folosit de { $seat } nu și-a dezvăluit biții aleatori: locul este liber, iar hazardul va fi pregătit din nou.
table-left = { $name } pleacă de la masă.
table-asked = { $more ->
    [0] { $seat } ar vrea să ia înapoi o mutare: „{ $what }”
    [one] { $seat } ar vrea să ia înapoi o mutare și pe cea de după ea: „{ $what }”
   *[other] { $seat } ar vrea să ia înapoi o mutare și cele { $more } de după ea: „{ $what }”
}
table-agreed = { $seat } este de acord.
table-declined = { $seat } ar prefera să continue.
table-undone = { $more ->
    [0] { $seat } ia înapoi o mutare: „{ $what }”
    [one] { $seat } ia înapoi o mutare și pe cea de după ea: „{ $what }”
   *[other] { $seat } ia înapoi o mutare și cele { $more } de după ea: „{ $what }”
}
table-resigned = { $seat } abandonează, iar un robot joacă mai departe.
table-away = { $seat } lipsește, iar un robot îi ține locul.
table-freed = Un loc este din nou liber.
table-stands-in-by = { $by } lasă un robot să joace pentru { $seat } până la întoarcere.
table-stands-in-by-host = Gazda lasă un robot să joace pentru { $seat } până la întoarcere.
table-offered-by-owner = { $seat } are un link cu care altcineva poate prelua locul.
table-offered-by-host = Gazda are un link cu care altcineva poate prelua un loc: { $seat }.
table-taken = { $seat } preia locul pe care stătea { $before }.
table-back = { $seat } s-a întors.
table-bot-failed = Robotul de la { $seat } a dat greș: se face o mutare la întâmplare în locul lui.
table-bot-stalled = Robotul de la { $seat } se gândește prea mult: se face o mutare la întâmplare în locul lui.
table-bot-illegal = Robotul de la { $seat } vrea ce regulile nu permit: se face o mutare la întâmplare în locul lui.
table-said = { $seat }: { $what }
table-ended-log-full = Jurnalul este plin: partida se încheie aici, așa cum stau lucrurile.
table-rematch = Revanșa se joacă la altă masă.
table-rematch-by = { $seat } ar vrea să mai joace o dată.
table-removed = Gazda a închis masa.

# Replici gata făcute

remark-hello = Bună tuturor!
remark-thanks = Mulțumesc.
remark-nice = Frumos!
remark-ouch = Au!
remark-thinking = Stai să mă gândesc.
remark-well-played = Bine jucat.
remark-again = Mai jucăm o dată?

# Refuzuri

no-table = Nu există o astfel de masă.
no-page = Nu există o astfel de pagină.
no-client = Paginile jocului nu au fost construite; `make play` le construiește.
bad-method = Această adresă nu primește cereri { $method }.
bad-message = Acest mesaj nu poate fi înțeles: { $reason }
bad-origin = Această cerere vine de pe altă pagină.
bad-content-type = O cerere trebuie să fie JSON.
too-large = Este prea lung: se citesc cel mult { $most ->
    [one] un octet
    [few] { $most } octeți
   *[other] { $most } de octeți
}.
replay-long = Partida este prea lungă ca să fie arătată: se arată cel mult { $most ->
    [one] o mutare sau un rezultat
    [few] { $most } mutări și rezultate
   *[other] { $most } de mutări și rezultate
}.
too-fast = A fost prea mult deodată; încearcă din nou peste o clipă.
requests-busy = Pentru o persoană sau o rețea se lucrează la cel mult { $most ->
    [one] o cerere
    [few] { $most } cereri
   *[other] { $most } de cereri
} deodată; încearcă din nou peste o clipă.
tables-of-network = Din rețeaua ta { $most ->
    [one] s-a deschis o masă
    [few] s-au deschis { $most } mese
   *[other] s-au deschis { $most } de mese
} în 24 de ore, iar mai mult nu se poate; continuă mâine.
tables-of-person = Ai deschis { $most ->
    [one] o masă
    [few] { $most } mese
   *[other] { $most } de mese
} în 24 de ore, iar mai mult nu se poate; continuă mâine.
metrics-private = Măsurătorile sunt pentru acest calculator și pentru programele care au jetonul gazdei.
request-slow = Cererea nu a sosit în { $seconds } s.
connections-of-network = Dintr-o rețea { $most ->
    [one] poate fi deschisă cel mult o conexiune
    [few] pot fi deschise cel mult { $most } conexiuni
   *[other] pot fi deschise cel mult { $most } de conexiuni
} deodată.
connections-full = Serverul este plin: { $most ->
    [one] poate fi deschisă cel mult o conexiune
    [few] pot fi deschise cel mult { $most } conexiuni
   *[other] pot fi deschise cel mult { $most } de conexiuni
} deodată. Încearcă din nou peste o clipă.
sockets-of-network = Dintr-o rețea { $most ->
    [one] poate fi conectată cel mult o pagină
    [few] pot fi conectate cel mult { $most } pagini
   *[other] pot fi conectate cel mult { $most } de pagini
} deodată; închide câteva, apoi încearcă din nou.
bad-limits = { $file } nu poate fi folosit: { $reason }
too-long = E prea mult de lucru pentru o singură cerere.
client-gone = Conexiunea s-a închis înainte de răspuns.
nested-json = Mesajul are prea multe niveluri ca să poată fi citit.
server-error = Ceva nu a mers pe server.
not-stored = Serverul nu poate salva nimic acum. Încearcă din nou peste câteva clipe.
not-seated = Doar cei care stau la masă pot face asta.
not-your-turn = Nu este rândul tău.
not-your-seat = Acest loc nu este al tău.
not-host = Doar gazda poate face asta.
not-begun = Partida nu a început încă.
game-over = Partida s-a încheiat.
game-running = Partida a început deja.
time-up = Timpul tău pentru această mutare a expirat: o face un robot. Următoarea este din nou a ta.
stale-move = Între timp s-a întâmplat ceva; mai uită-te o dată.
undo-over = Partida s-a încheiat; nimic nu mai poate fi luat înapoi.
undo-no-question = Această întrebare nu mai există.
undo-asked = Cineva cere deja asta.
undo-time-up = Timpul tău pentru acea mutare a expirat: nu mai poate fi luată înapoi.
mixing-late = Acum nu se cer biți aleatori de la acest dispozitiv.
mixing-other-bits = Aceștia nu sunt biții a căror amprentă a fost trimisă.
mixing-sealed = Se pregătește hazardul partidei: în aceste secunde nimeni nu poate pleca.
mixing-dropped = Dispozitivul tău nu și-a dezvăluit biții aleatori la această masă, așa că nu te mai poți așeza aici.
undo-limit = Ai luat înapoi { $most ->
    [one] o mutare
    [few] { $most } mutări
   *[other] { $most } de mutări
} în această tură, iar mai multe nu sunt permise: ceilalți așteaptă.
undo-declined = Ceilalți ar prefera să continue.
log-full = S-au întâmplat atât de multe la această masă, încât nu se mai poate adăuga nimic.
name-long = Un nume are cel mult { $most } de caractere; acesta are { $given }.
seat-taken = Acolo stă deja cineva.
seat-kept = Acest loc este păstrat pentru { $name }.
seated-already = Stai deja la această masă.
seat-of-bot = Acolo stă un robot.
seat-resigned = { $name } a abandonat, iar un robot joacă mai departe.
still-here = { $name } este la masă: nimeni nu poate juca în locul său.
gone-briefly = { $name } se poate întoarce imediat: asta se poate face după { $seconds ->
    [one] o secundă
    [few] { $seconds } secunde
   *[other] { $seconds } de secunde
} fără conexiune.
stand-in-days = La această masă o mutare poate dura zile: un robot ține locul abia când acestea s-au scurs.
stands-in-already = Acest robot îi ține deja locul.
no-invite = La această masă se intră doar cu linkul ei.
records-full = Serverul păstrează { $most ->
    [one] o partidă de-a ta, nu mai multe
    [few] { $most } partide de-ale tale, nu mai multe
   *[other] { $most } de partide de-ale tale, nu mai multe
}.
records-of-network = Rețeaua ta păstrează aici { $most ->
    [one] o partidă, nu mai multe
    [few] { $most } partide, nu mai multe
   *[other] { $most } de partide, nu mai multe
}.
record-damaged = Această înregistrare e deteriorată: se păstrează numai partide întregi.
record-unproven = Această înregistrare nu arată sămânța hazardului, așa că nimic nu se poate dovedi.
no-record = Nu există o asemenea înregistrare.
not-over = Partida nu s-a încheiat încă.
reviews-busy = Acum { $most ->
    [one] se analizează o partidă
    [few] se analizează { $most } partide
   *[other] se analizează { $most } de partide
}, iar mai multe deodată nu se poate; încearcă din nou când se termină una.
reviews-of-network = Pentru o rețea se analizează cel mult { $most ->
    [one] o partidă
    [few] { $most } partide
   *[other] { $most } de partide
} deodată; încearcă din nou când se termină una.
hint-people = Indicii se dau doar unde toți ceilalți sunt roboți.
position-options = O poziție își aduce propriile opțiuni: dă fie poziția, fie opțiunile.
position-seats = Poziția este pentru { $seats ->
    [one] un jucător
    [few] { $seats } jucători
   *[other] { $seats } de jucători
}, dar { $given ->
    [one] este un loc
    [few] sunt { $given } locuri
   *[other] sunt { $given } de locuri
}.
bot-too-slow = La masă un robot se poate gândi cel mult { $longest } s: { $bot } e prea lent.
bot-too-strong = La masă puterea acestui robot e de cel mult { $most }: { $bot } e prea puternic.
position-over = În această poziție partida s-a încheiat: nimeni nu mai poate juca.
advice-people = Aceasta este poziția unei partide pe care o joci cu alți oameni: nu se dau sfaturi despre ea până nu se încheie partida.
advice-nobody = În această poziție nimeni nu este la mutare.
pace-total = O masă cu timp total are nevoie de cel puțin { $least ->
    [one] o secundă
    [few] { $least } secunde
   *[other] { $least } de secunde
} pentru fiecare.
pace-increment = Doar un timp total primește secunde în plus pe mutare.
pace-time = O masă cu ceas are nevoie de cel puțin { $least ->
    [one] o secundă
    [few] { $least } secunde
   *[other] { $least } de secunde
} pe mutare.
table-crowd = La această masă este prea multă lume acum.
workers-bus = Mai multe procese au nevoie de o magistrală comună: dă --bus.
bad-address = { $value } nu este o adresă; { $example } este una.
no-database = Baza de date { $address } nu poate fi folosită: { $reason }
no-offline = { $folder } nu este un site cu Python pentru browser: make site scrie unul.
other-offline = { $folder } ține de altă versiune a clientului: rulează din nou make site.
not-installed = { $name } nu este instalat: pip install 'taros[club]'.
serve-here = Pe acest dispozitiv: { $address }
serve-there = Pe alte dispozitive: { $address }
serve-stop = Ctrl-C oprește; partidele se păstrează.

offline-friends = Alte dispozitive nu pot intra aici: o partidă cu prietenii are nevoie de un server.
offline-damaged-table = Această partidă nu mai poate fi citită: ce a păstrat acest dispozitiv este deteriorat.
offline-damaged-event = O parte din această partidă nu mai poate fi citită.
offline-bots-failed = Roboții nu pot fi porniți pe acest dispozitiv. Încearcă din nou sau încarcă pagina din nou.
banned = Gazda acestui server nu te mai lasă să faci asta.

# Mese cu clasament

rated-guest = Partidele cu clasament sunt pentru conturi: păstrează-ți întâi numele, apoi ia loc.
rated-bot = La o masă cu clasament stau numai oameni și roboți cu cont propriu.
rated-one-seat = La o masă cu clasament fiecare are un singur loc.
rated-own-bot = Roboții aceluiași proprietar nu joacă între ei partide cu clasament, nici cu proprietarul lor.
rated-alone = O partidă cu clasament are nevoie de cel puțin două locuri.
rated-position = O partidă cu clasament pornește de la început, nu dintr-o poziție aleasă.
rated-hand-over = Un loc dintr-o partidă cu clasament nu poate fi cedat.
