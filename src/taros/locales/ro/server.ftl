# Ce se spune la o masă de pe server.

player = Jucătorul { $number }

table-opened = Masa este pregătită.
table-begins = Toți sunt aici: partida începe.
table-sat = { $seat } se așază.
table-left = { $name } pleacă de la masă.
table-asked = { $more ->
    [0] { $seat } ar vrea să ia înapoi o mutare: „{ $what }”
    [one] { $seat } ar vrea să ia înapoi o mutare și pe cea de după ea: „{ $what }”
   *[other] { $seat } ar vrea să ia înapoi o mutare și cele { $more } de după ea: „{ $what }”
}
table-agreed = { $seat } este de acord.
table-declined = { $seat } ar vrea mai degrabă să continue.
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
table-offered-by-host = Gazda are un link cu care altcineva poate prelua locul lui { $seat }.
table-taken = { $seat } preia locul lui { $before }.
table-back = { $seat } s-a întors.
table-bot-failed = Robotul de la { $seat } a dat greș: se face o mutare la întâmplare în locul lui.
table-bot-stalled = Robotul de la { $seat } se gândește prea mult: se face o mutare la întâmplare în locul lui.
table-bot-illegal = Robotul de la { $seat } vrea ce regulile nu permit: se face o mutare la întâmplare în locul lui.
table-said = { $seat }: { $what }
table-ended-log-full = Jurnalul este plin: jocul se încheie aici, așa cum stau lucrurile.
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
too-long = E prea mult de lucru pentru o singură cerere.
client-gone = Conexiunea s-a închis înainte de răspuns.
nested-json = Mesajul are prea multe niveluri ca să poată fi citit.
server-error = Ceva nu a mers pe server.
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
undo-declined = Ceilalți ar vrea mai degrabă să continue.
log-full = S-au întâmplat atât de multe la această masă, încât nu se mai poate adăuga nimic.
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
stand-in-days = La această masă o mutare are zile: un robot ține locul când acestea s-au scurs.
stands-in-already = Acest robot îi ține deja locul.
no-invite = La această masă se intră doar cu linkul ei.
nonce-used = Această promisiune a unei semințe aparține altei mese.
not-over = Partida nu s-a încheiat încă.
reviews-busy = Acum se analizează prea multe partide; încearcă din nou când se termină una dintre ele.
hint-people = Indicii se dau doar unde toți ceilalți sunt boți.
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
not-installed = { $name } nu este instalat: pip install 'taros[club]'.
serve-here = Pe acest dispozitiv: { $address }
serve-there = Pe alte dispozitive: { $address }
serve-stop = Ctrl-C oprește; partidele se păstrează.
