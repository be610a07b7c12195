# Paginile din jurul tablelor

web-language = Română
web-language-choose = Limba
web-title = Taros
web-nav = Pagini și setări
web-theme = Luminos sau întunecat
web-settings = Setări
web-skip = La conținut
web-close = Închide
web-close-notice = Închide: { $text }
web-cancel = Renunță
web-next = Mai departe
web-missing = Aici nu este nimic.
web-home-link = La prima pagină
web-unreachable = Serverul nu poate fi găsit. Există rețea?
web-offline = Conexiunea s-a întrerupt. Revine de la sine; nimic din ce ați făcut nu se pierde.

# Prima pagină

web-home-welcome = Vânt bun și un loc în piață. Ce jucăm?
web-play-now = Joacă acum
web-play-now-game = Joacă acum: { $game }
web-with-friends = Cu prietenii
web-on-device = Pe acest dispozitiv
web-choose-rules = Alege roboții și regulile
web-guide-link = O primă tură explicată
web-resume = Continuă
web-open-tables = Mese deschise
web-no-open-tables = Nicio masă nu așteaptă jucători. „Cu prietenii” deschide una.
web-join = Alătură-te
web-table-action = { $action }: { $game }, { $names }
web-turn-number = Tura { $turn }
web-free-seats = { $free ->
    [0] niciun loc liber
    [one] un loc liber
    [few] { $free } locuri libere
   *[other] { $free } de locuri libere
}
web-have-record = O partidă păstrată într-un fișier?
web-replay-record = Urmărește o înregistrare

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
web-seat-open = Liber, pentru cine are linkul
web-seat-here = Altcineva la acest dispozitiv
web-seat-bot = Robot: { $bot }
web-bot-learner = Începător
web-bot-regular = Obișnuit
web-bot-master = Maestru
web-bot-grandmaster = Mare maestru
web-bot-random = Aleatoriu
web-bot-greedy = Lacom
web-bot-flat = Monte Carlo simplu
web-bot-expectimax = Expectimax
web-bot-mcts = Căutare în arbore
web-bot-learned = Învățat
web-bot-search = Căutare învățată
web-bot-novice = Ucenic
web-bot-plan = Planificator
web-name-numbered = { $name } { $number }
web-name-strength = { $name } ({ $strength })
web-strength = Putere
web-strength-counted = De la 1 la { $most }.
web-strength-timed = De la 1 la { $most } sau un timp de cel mult { $longest }s, de exemplu 500ms, cu care mutările nu se pot reproduce.
web-refused-bot-strength = { $strength } nu este o putere pentru { $bot }: scrie un număr de la 1 la { $most }, de exemplu { $usual }.
web-refused-bot-strength-or-time = { $strength } nu este o putere pentru { $bot }: scrie un număr de la 1 la { $most }, de exemplu { $usual }, sau un timp, de exemplu 500ms sau 2s.
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
web-pace-explained-none = Nimeni nu este grăbit. Dacă cineva lipsește de cinci minute, masa propune un robot care joacă până la întoarcere.
web-pace-explained-move = Când timpul expiră, un robot face mutarea și joacă mai departe până se întoarce jucătorul.
web-pace-explained-total = Fiecare are același timp pentru toată partida. Când se termină, un robot joacă mai departe.
web-pace-explained-days = Pentru jocul prin corespondență: când zilele s-au scurs, un robot face mutarea și joacă mai departe până se întoarce jucătorul.
web-pace-none = Fără ceas
web-pace-seconds = { $seconds ->
    [one] o secundă pe mutare
    [few] { $seconds } secunde pe mutare
   *[other] { $seconds } de secunde pe mutare
}
web-pace-days = { $days ->
    [one] o zi pe mutare
    [few] { $days } zile pe mutare
   *[other] { $days } de zile pe mutare
}
web-pace-total = { $increment ->
    [0] { $clock } pentru toate mutările
   *[other] { $clock } pentru toate mutările și încă { $increment } s pentru fiecare
}
web-public-explained = Arată masa pe prima pagină, ca oricine să se poată alătura.
web-create-table = Deschide masa
web-start = Începe

# La masă

web-table-title = { $game } · masa { $table }
web-waiting-people = { $open ->
    [one] Un loc este liber. Partida începe când este ocupat.
    [few] { $open } locuri sunt libere. Partida începe când toate sunt ocupate.
   *[other] { $open } de locuri sunt libere. Partida începe când toate sunt ocupate.
}
web-share-explained = Trimite acest link celor care vor juca:
web-invitation = Linkul mesei
web-copy = Copiază
web-copied = Copiat
web-action-on = { $action }: { $what }
web-share = Distribuie
web-free-seat = Un loc liber
web-sit-here = Așază-te aici
web-seat-action = { $action }: locul { $number }
web-seat-acting = la mutare
web-stand-up = Ridică-te
web-your-name = Numele tău
web-waiting-for = Așteptăm: { $names }.
web-chance = Hotărăște întâmplarea.
web-prompt-for = { $name }: { $prompt }
web-until = până la { $date }
web-time-left = au mai rămas { $clock }
web-clause = Regula { $clause }
web-you = tu
web-more = Mai mult
web-resigned = a abandonat, joacă un robot
web-stands-in = îi ține locul un robot: { $bot }
web-late = prea târziu: mutarea o face un robot
web-clock = Timp rămas:
web-absent = neconectat
web-come-back = M-am întors
web-free-seat-again = Eliberează locul { $number }
web-bot-for-seat = Un robot pe locul { $number }
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
web-hand-over-link = Cine deschide primul acest link preia locul. Este bun o singură dată, până la întoarcerea jucătorului ({ $name }).
web-hand-over-link-mine = Cine deschide primul acest link preia locul. Este bun o singură dată, până când muți chiar tu.
web-hand-over-label = Linkul locului: { $name }
web-take-over = { $name } îți cedează acest loc. Joci mai departe de aici.
web-take-over-void = Acest link către un loc nu mai este bun: cineva a luat locul sau jucătorul lui a jucat mai departe. Poți privi.
web-undo = Ia înapoi
web-hint = Indiciu
web-hint-thinking = Se gândește …
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
web-told-others = Apoi și-au făcut turele { $names }.
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
web-picture-scores = O imagine a tablei. Scor: { $scores }.
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
web-review = Analiză
web-review-game = Analiză: această partidă
web-review-none = Jocul acesta nu are analiză: niciun bot nu a învățat să-l judece.

# Dovada că întâmplarea a fost cinstită

web-fair = A fost cinstită întâmplarea?
web-fair-yes = { $events ->
    [one] Da: singurul eveniment întâmplător al acestei partide este cel dat de sămânța promisă.
    [few] Da: toate cele { $events } evenimente întâmplătoare ale acestei partide sunt cele date de sămânța promisă.
   *[other] Da: toate cele { $events } de evenimente întâmplătoare ale acestei partide sunt cele date de sămânța promisă.
}
web-fair-no = Nu: ceva nu se potrivește.
web-fair-none = Pentru această partidă nu se poate dovedi: înregistrarea nu conține nici promisiune, nici sămânță.
web-fair-insecure = Pagina nu este securizată (https), așa că browserul nu îi pune la dispoziție criptografia. Descarcă înregistrarea și rulează: taros verify FIȘIER
web-fair-seed-yes = Sămânța este cea a cărei amprentă (SHA-256) a fost publicată înainte de partidă.
web-fair-seed-no = Sămânța nu este cea a cărei amprentă a fost publicată.
web-fair-seed-unknown = Amprenta seminței nu este cunoscută.
web-fair-promise-yes = Acest dispozitiv a văzut aceeași amprentă înainte de a-și da propriii biți aleatori.
web-fair-promise-no = Acest dispozitiv a văzut altă amprentă înainte de partidă.
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
web-fair-proves = Aceasta dovedește că nimeni nu a ales și nu a schimbat vreun rezultat: după ce sămânța a fost promisă, s-au adăugat biții aleatori ai dispozitivelor tuturor, iar fiecare eveniment a urmat din amândouă.
web-fair-not = Nu dovedește că cel care ține serverul nu s-a uitat la ce avea să vină. Iar un browser nu cunoaște regulile: dacă ponderile înscrise sunt cele din reguli verifică și comanda taros verify.
web-fair-numbers = Numerele
web-fair-commitment = Amprenta seminței, publicată înainte de partidă
web-fair-seed = Sămânța, dezvăluită după partidă
web-fair-contributions = Biții aleatori ai dispozitivelor jucătorilor
web-fair-scheme = Evenimentul n este HMAC-SHA-256, cu sămânța drept cheie, din biții dispozitivelor legați prin virgule, două puncte și n; citit ca număr, modulo suma ponderilor, cade pe unul dintre rezultate.

# Reluări

web-replay = Reluare
web-replay-title = { $game } · reluare
web-replay-damaged = Această înregistrare este deteriorată și se arată până unde ajunge. { $reason }
web-replay-start = Începutul partidei.
web-replay-at = Tura { $turn }, momentul { $ply } din { $last }
web-play = Redă
web-pause = Pauză
web-first = La început
web-back = Unul înapoi
web-forward = Unul înainte
web-last = La sfârșit
web-scrub = Momentul partidei
web-share-moment = Copiază linkul acestui moment
web-other-record = Deschide fișierul unei înregistrări
web-drop-record = Lasă fișierul unei înregistrări oriunde pe această pagină sau alege-l aici.
web-choose-file = Alege un fișier

# Regulile și prima tură explicată

web-puzzle-link = Problema zilei
web-editor-heading = Așază o poziție
web-editor-open = Deschide acest moment în editor
web-rules = Reguli
web-rules-of = Regulile jocului { $game }
web-how-to-play = Cum se joacă
web-every-clause = Fiecare clauză
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

# Partidele cititorului pe prima pagină și ce le spune oamenilor că e rândul lor

web-my-games = Partidele tale
web-my-games-all = { $count ->
    [one] Arată încă una
    [few] Arată încă { $count }
   *[other] Arată încă { $count }
}
web-finished-games = Partide încheiate
web-finished-older = Arată partide mai vechi
web-home-play = Joacă
web-table-with = cu { $names }
web-turn-yours = E rândul tău
web-turn-of = La mutare: { $name }
web-turn-since = de { $duration }
web-turn-left = timp rămas: { $duration }
web-result-won = Ai câștigat
web-result-shared = Împarți primul loc
web-result-place = { $place ->
    [2] Ai ieșit pe locul doi
    [3] Ai ieșit pe locul trei
    [4] Ai ieșit pe locul patru
   *[other] Ai ieșit pe locul { $place }
}
web-result-winners = { $count ->
    [one] A câștigat { $names }
    [few] Primul loc e împărțit: { $names }
   *[other] Primul loc e împărțit: { $names }
}
web-result-alone = Ai jucat singur
web-my-game-action = { $action }: { $game }, { $names }, masa { $table }
web-my-game-action-alone = { $action }: { $game }, masa { $table }
web-finished-action = { $action }: { $game }, { $date }, masa { $table }

web-title-your-turn = ● E rândul tău: { $game }
web-title-your-turns = { $count ->
    [few] ● E rândul tău în { $count } partide
   *[other] ● E rândul tău în { $count } de partide
}
web-turn-notification = E rândul tău: { $game }
web-turn-with = Joci cu { $names }.
web-turn-offer-label = Cum afli că e rândul tău
web-turn-offer = Ceilalți se pot gândi mai mult. Să te anunțe un clopoțel când e rândul tău?
web-turn-offer-chime = Da, te rog
web-turn-offer-quiet = Încet
web-turn-offer-none = Fără sunete
web-turn-offer-notifications = Și o notificare, cât timp te uiți la altceva? Browserul va mai întreba o dată.
web-turn-offer-notify = Anunță-mă
web-turn-offer-no-notification = Ajunge clopoțelul
