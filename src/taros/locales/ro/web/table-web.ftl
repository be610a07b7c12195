# Paginile din jurul tablelor

web-close-hint = Închide indiciul
web-next = Mai departe
web-seats-taken = Toate locurile sunt ocupate: poți privi.
web-replay-to-table = La masă
web-offline = Conexiunea s-a întrerupt. Revine de la sine; nu se pierde nimic din ce ai făcut.
web-turn-number = { $turn ->
    [0] Începutul
   *[other] Tura { $turn }
}

# Pregătirea mesei

web-setup-bots = { $game } împotriva roboților
web-setup-friends = { $game } cu prietenii
web-setup-device = { $game } pe acest dispozitiv
web-seats = Locuri
web-how-many = Câți joacă
web-seat-who = Cine stă pe locul { $number }
web-seat-called = Numele de pe locul { $number }
web-seat-strength = Puterea de pe locul { $number }
web-seat-me = Eu
web-seat-open = Liber, prin link
web-seat-here = Altcineva la acest dispozitiv
web-seat-bot = Robot: { $bot }
web-strength = Putere
web-strength-counted = De la 1 la { $most }.
web-strength-timed = De la 1 la { $most } sau un timp de cel mult { $longest }s, de exemplu 500ms, cu care mutările nu se pot reproduce.
web-first-lot = Prin tragere la sorți
web-presets = Seturi de reguli
web-all-options = Toate opțiunile
web-automatic = automat
web-pace = Ritm
web-pace-kind-none = Fără ceas
web-pace-kind-move = Secunde pe mutare
web-pace-kind-total = Timp total
web-pace-kind-days = Zile pe mutare
web-pace-unit-seconds = secunde pe mutare
web-pace-unit-minutes = minute pentru toate mutările
web-pace-unit-increment = secunde în plus la fiecare
web-pace-unit-days = zile pe mutare
web-pace-explained-none = Nimeni nu e presat de timp. Dacă cineva lipsește de cinci minute, masa propune un robot care joacă până la întoarcere.
web-pace-explained-move = Când timpul expiră, un robot face mutarea și joacă mai departe până se întoarce jucătorul.
web-pace-explained-total = Fiecare are același timp pentru toată partida. Când se termină, un robot joacă mai departe.
web-pace-explained-days = Pentru jocul prin corespondență: când zilele s-au scurs, un robot face mutarea și joacă mai departe până se întoarce jucătorul.
web-public-explained = Arată masa pe pagina principală, ca oricine să se poată alătura.
web-create-table = Deschide masa
web-start = Începe

# La masă

web-table-title = { $game } · masa { $table }
web-device-starting = Se pregătește masa. Poți alege de îndată ce ajung regulile.
web-waiting-people = { $open ->
    [one] Un loc este liber. Partida începe când este ocupat.
    [few] { $open } locuri sunt libere. Partida începe când toate sunt ocupate.
   *[other] { $open } de locuri sunt libere. Partida începe când toate sunt ocupate.
}
web-share-explained = Trimite acest link celor care vor juca:
web-invitation = Linkul mesei
web-sit-here = Așază-te aici
web-invited = Ai o invitație: ia loc și joacă.
web-take-seat = Ia loc
web-seat-action = { $action }: locul { $number }
web-seat-acting = la mutare
web-stand-up = Ridică-te
web-mixing = Dispozitivele pregătesc hazardul acestei partide…
web-secret-choose = Poți alege până se încheie acest moment; dacă nu alegi, treci mai departe.
web-secret-chosen = Ai ales: se joacă atunci când se încheie acest moment.
web-secret-wait = Acest moment durează la fel de mult, fie că cineva are de ales, fie că nu.
web-secret-left = { $seconds ->
    [one] o secundă
    [few] { $seconds } secunde
   *[other] { $seconds } de secunde
}
web-waiting-for = Așteptăm: { $names }.
web-chance = Hotărăște hazardul.
web-prompt-for = { $name }: { $prompt }
web-until = până la { $date }
web-clause = Regula { $clause }
web-you = tu
web-more = Mai multe
web-resigned = a abandonat, joacă un robot
web-stands-in = îi ține locul un robot: { $bot }
web-late = prea târziu: mutarea o face un robot
web-clock = Timp rămas:
web-absent = fără conexiune
web-come-back = M-am întors
web-free-seat-again = Eliberează locul { $number }
web-which-bot-seat = Ce robot pe locul { $number }
web-let-bot-sit = Dă-i locul { $number }
web-play-for = Un robot pentru { $name }
web-other-bot-for = Alt robot pentru { $name }
web-play-for-explained = { $name } nu este la masă. Robotul joacă doar până la întoarcere.
web-which-bot-for = Ce robot pentru { $name }
web-let-bot-play-for = Să joace pentru { $name }
web-offer-stand-in = { $name } lipsește de { $minutes ->
    [one] un minut
    [few] { $minutes } minute
   *[other] { $minutes } de minute
}. Lăsăm un robot să joace până la întoarcere?
web-offer-which-bot = Ce robot poate juca pentru { $name }
web-offer-yes = Da, să joace
web-offer-no = Nu, așteptăm: { $name }
web-hand-over-seat = Cedează locul: { $name }
web-hand-over-link = Cine deschide primul acest link preia locul. Este bun o singură dată, până se întoarce { $name }.
web-hand-over-link-mine = Cine deschide primul acest link preia locul. Este bun o singură dată, până când muți chiar tu.
web-hand-over-label = Linkul locului: { $name }
web-take-over = { $name } îți cedează acest loc. Joci mai departe de aici.
web-take-over-void = Linkul acestui loc nu mai este bun: altcineva a luat locul sau jucătorul lui a jucat mai departe. Poți privi.
web-undo = Ia înapoi
web-hint = Indiciu
web-hint-thinking = Se gândește…
web-hint-preparing = Încă se gândește. La scurt timp după pornirea serverului poate dura un minut.
web-hint-move = Cel mai bine: { $move }
web-agree = De acord
web-disagree = Mai bine nu
web-remark = Spune ceva
web-resign = Abandonează
web-resign-question = Abandonezi? Un robot va juca pe locul tău până la capăt.
web-remove = Închide masa
web-remove-question = Închizi masa pentru toți? Partida se pierde.
web-leave = Pleacă
web-confirm-move = { $move } Faci această mutare?
web-confirm-any = Faci această mutare?
web-confirm-yes = Mută
web-confirm-no = Încă nu
web-log = Ce s-a întâmplat
web-told-others = Apoi au jucat: { $names }.
web-spectators = { $count ->
    [one] Privește o persoană.
    [few] Privesc { $count } persoane.
   *[other] Privesc { $count } de persoane.
}
web-watch-explained = Lasă-i și pe alții să privească
web-hand-over = Dispozitivul trece la { $name }. Cărțile se arată când nu se mai uită nimeni altcineva.
web-look = Eu sunt { $name }: arată-le

# Tabla unui joc care aduce doar o imagine

web-picture = O imagine a tablei.
web-picture-scores = O imagine a tablei. Punctaj: { $scores }.
web-points = { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
web-choices = Ce poți alege
web-blocked = Nepermis acum

# Sfârșitul

web-winners = { $count ->
    [one] { $names } câștigă.
    [few] { $names } împart victoria.
   *[other] { $names } împart victoria.
}
web-you-won = Ai câștigat!
web-you-won-by = Ai câștigat, cu un avans de { $margin } față de { $names }.
web-you-share-win = Împarți victoria cu { $names }.
web-you-came = Ai ieșit pe locul { $place }.
web-you-came-by = Ai ieșit pe locul { $place }, la { $margin } de { $names }.
web-end = Cum s-a încheiat
web-play-again = Încă o partidă
web-watch-rematch = Privește revanșa
web-place = locul { $place }
web-download-record = Descarcă înregistrarea
web-scores-over-time = Punctajele de-a lungul partidei
web-chart-summary = Punctajele de-a lungul partidei; la sfârșit: { $scores }
web-end-or-review = Rezultatul sau o analiză
web-result = Rezultat
web-review-game = Analizează această partidă
web-review-none = Jocul acesta nu are analiză: niciun robot nu a învățat să-l judece.

# Dovada că întâmplarea a fost cinstită

web-fair = A fost cinstit hazardul?
web-fair-yes = { $events ->
    [one] Da: singurul eveniment întâmplător al acestei partide este cel dat de sămânța promisă.
    [few] Da: toate cele { $events } evenimente întâmplătoare ale acestei partide sunt cele date de sămânța promisă.
   *[other] Da: toate cele { $events } de evenimente întâmplătoare ale acestei partide sunt cele date de sămânța promisă.
}
web-fair-no = Nu: ceva nu se potrivește.
web-fair-none = Pentru această partidă nu se poate dovedi: înregistrarea nu conține nici promisiune, nici sămânță.
web-fair-insecure = Pagina nu este securizată (https), așa că browserul nu îi pune la dispoziție criptografia. Descarcă înregistrarea și rulează: taros verify FILE
web-fair-seed-yes = Sămânța este cea a cărei amprentă (SHA-256) a fost publicată înainte de partidă.
web-fair-seed-no = Sămânța nu este cea a cărei amprentă a fost publicată.
web-fair-seed-unknown = Amprenta seminței nu este cunoscută.
web-fair-hashes-yes = Biții aleatori sunt cei ale căror amprente au fost trimise înainte ca sămânța să fie trasă.
web-fair-hashes-no = Biții aleatori nu sunt cei ale căror amprente au fost trimise.
web-fair-promise-yes = Acest dispozitiv a văzut aceleași amprente înainte de a-și dezvălui propriii biți aleatori.
web-fair-promise-no = Acest dispozitiv a văzut alte amprente înainte de partidă.
web-fair-promise-unknown = Acest dispozitiv nu ține minte o amprentă dinaintea partidei, așa că aici contează ce spune înregistrarea.
web-fair-bits-yes = Biții aleatori ai acestui dispozitiv sunt printre cei folosiți.
web-fair-bits-no = Biții aleatori ai acestui dispozitiv nu au fost folosiți.
web-fair-bits-unknown = Acest dispozitiv nu a dat biți aleatori pentru această partidă sau nu îi ține minte.
web-fair-events-yes = { $events ->
    [one] Singurul eveniment a fost tras din nou în acest browser, cu același rezultat.
    [few] Toate cele { $events } evenimente au fost trase din nou în acest browser, fiecare cu același rezultat.
   *[other] Toate cele { $events } de evenimente au fost trase din nou în acest browser, fiecare cu același rezultat.
}
web-fair-events-no = Evenimente care ies altfel: { $wrong }.
web-fair-proves-revealed = Aceasta dovedește că nimeni nu a ales și nu a schimbat vreun rezultat, nici măcar împreună cu serverul: dispozitivele au trimis întâi amprentele unor biți aleatori, apoi sămânța a fost trasă și promisă, și abia apoi biții au fost dezvăluiți. Un singur dispozitiv cinstit ajunge, iar al tău este unul, dacă biții lui sunt printre ei.
web-fair-proves-contributions = Partida este a unei versiuni vechi. Aceasta dovedește că niciun rezultat nu a fost schimbat după ce sămânța a fost promisă și biții aleatori au fost adăugați. Cine cunoștea sămânța și venea ultimul și-ar fi putut alege biții după plac.
web-fair-proves-seed = Niciun dispozitiv nu a adăugat biți aleatori. Aceasta dovedește că niciun rezultat nu a fost schimbat după ce a început partida. Cine ține serverul ar fi putut alege sămânța.
web-fair-round = Hazardul acestei partide a fost pregătit în runda { $round }: în fiecare rundă de dinainte un dispozitiv nu și-a dezvăluit biții, și-a pierdut locul, iar totul a fost tras din nou. Cine cunoștea sămânța ar fi putut refuza astfel un rezultat.
web-fair-not = Nu dovedește că acela care ține serverul nu s-a uitat la ce avea să vină. Iar un browser nu cunoaște regulile: comanda taros verify verifică și dacă ponderile înscrise sunt cele din reguli.
web-fair-numbers = Numerele
web-fair-commitment = Amprenta seminței, publicată înainte de partidă
web-fair-seed = Sămânța, dezvăluită după partidă
web-fair-hashes = Amprentele biților aleatori ai jucătorilor, trimise înainte ca sămânța să fie trasă
web-fair-contributions = Biții aleatori ai dispozitivelor jucătorilor
web-fair-scheme = Evenimentul n este HMAC-SHA-256, cu sămânța drept cheie, din biții dispozitivelor legați prin virgule, urmați de două puncte și de n; citit ca număr, modulo suma ponderilor, cade pe unul dintre rezultate.

# Reluări

web-replay-title = { $game } · reluare
web-replay-damaged = Această înregistrare este deteriorată și se arată cât s-a putut citi din ea. { $reason }
web-replay-start = Începutul partidei.
web-replay-at = { $turn ->
    [0] Momentul { $ply } din { $last }
   *[other] Tura { $turn }, momentul { $ply } din { $last }
}
web-play = Redă
web-pause = Pauză
web-first = La început
web-back = Un pas înapoi
web-forward = Un pas înainte
web-last = La sfârșit
web-scrub = Momentul partidei
web-share-moment = Copiază linkul acestui moment
web-other-record = Deschide fișierul unei înregistrări
web-drop-record = Trage fișierul unei înregistrări oriunde pe această pagină sau alege-l aici.
web-choose-file = Alege un fișier

# Regulile și prima tură explicată

web-editor-open = Deschide acest moment în editor
web-how-to-play = Cum se joacă
web-every-clause = Toate clauzele
web-every-clause-explained = Acesta este tot jocul. Ce se întâmplă în cazuri rare și ce schimbă fiecare opțiune scrie aici:
web-print = Tipărește
web-play-game = Pregătește o partidă
web-guide-title = { $game } · prima tură
web-guide-offer = Prima dată aici? Cinci propoziții arată o tură întreagă.
web-guide-yes = Arată-mi
web-guide-no = Nu, mulțumesc
web-guide-skip = Sari peste
web-guide-end = Aceasta este o tură întreagă. Restul se învață jucând.
web-guide-again = Încă o dată
web-guide-none = Jocul acesta nu are o primă tură ghidată.

# Partidele cititorului pe pagina principală și ce le spune oamenilor că e rândul lor

web-turn-offer-label = Cum afli că e rândul tău
web-turn-offer = Ceilalți se pot gândi mai mult. Să te anunțe un clopoțel când e rândul tău?
web-turn-offer-chime = Da, te rog
web-turn-offer-quiet = Încet
web-turn-offer-none = Fără sunete
web-turn-offer-notifications = Și o notificare, cât timp te uiți la altceva? Browserul va mai întreba o dată.
web-turn-offer-notify = Anunță-mă
web-turn-offer-no-notification = Ajunge clopoțelul
