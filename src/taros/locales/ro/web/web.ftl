# Paginile din jurul tablelor

web-language-choose = Limba
web-title = Taros
web-nav = Pagini și setări
web-theme = Luminos sau întunecat
web-settings = Setări
web-skip = La conținut
web-close = Închide
web-close-notice = Închide: { $text }
web-cancel = Renunță
web-missing = Aici nu este nimic.
web-home-link = La pagina principală
web-puzzle-to-today = Problema de azi
web-missing-new-table = Masă nouă de { $game }
web-refused-table-crowd = La această masă este acum prea multă lume. Pagina încearcă singură din nou.
web-text-limit = { $most ->
    [one] Aici încape cel mult un caracter.
    [few] Aici încap cel mult { $most } caractere.
   *[other] Aici încap cel mult { $most } de caractere.
}
web-unreachable = Serverul nu răspunde. Merge rețeaua?

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
web-free-seats = { $free ->
    [0] niciun loc liber
    [one] un loc liber
    [few] { $free } locuri libere
   *[other] { $free } de locuri libere
}
web-have-record = O partidă păstrată într-un fișier?
web-replay-record = Urmărește o înregistrare

# Pregătirea mesei

web-bot-learner = Începător
web-bot-regular = Cunoscător
web-bot-master = Maestru
web-bot-grandmaster = Mare maestru
web-bot-random = Aleator
web-bot-greedy = Lacom
web-bot-flat = Monte Carlo simplu
web-bot-expectimax = Expectimax
web-bot-mcts = Monte Carlo cu arbore
web-bot-learned = Antrenat
web-bot-search = Antrenat cu căutare
web-bot-novice = Ucenic
web-bot-plan = Planificator
web-name-numbered = { $name } { $number }
web-name-strength = { $name } ({ $strength })
web-refused-bot-strength = { $strength } nu este o putere pentru { $bot }: scrie un număr de la 1 la { $most }, de exemplu { $usual }.
web-refused-bot-strength-or-time = { $strength } nu este o putere pentru { $bot }: scrie un număr de la 1 la { $most }, de exemplu { $usual }, sau un timp, de exemplu 500ms sau 2s.
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

# La masă

web-copy = Copiază
web-copied = Copiat
web-labelled = { $label }: { $text }
web-enumerated = { $first }, { $next }
web-listed = { $first }; { $next }
web-share = Distribuie
web-free-seat = Un loc liber
web-your-name = Numele tău
web-time-left = au mai rămas { $clock }
web-bot-for-seat = Un robot pe locul { $number }

# Sfârșitul

web-review = Analiză

# Reluări

web-replay = Reluare

# Regulile și prima tură explicată

web-events-link = Turnee
web-watch-link = Privește partide
web-puzzle-link = Problema zilei
web-editor-heading = Așază o poziție
web-rules = Reguli
web-rules-of = Regulile jocului { $game }

# Partidele cititorului pe pagina principală și ce le spune oamenilor că e rândul lor

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
web-game-with = { $game } cu { $names }
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
web-result-alone = Ai jucat solo
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

web-only-on-device = Totul rulează pe acest dispozitiv: partidele se păstrează în acest browser și merg mai departe fără rețea.
web-device-loading = Regulile se descarcă pe acest dispozitiv: { $percent } %. Se întâmplă o singură dată.
web-device-failed = Acest browser nu poate rula jocurile singur: îi lipsește WebAssembly sau suportul pentru module worker, ori fișierele sunt de altă versiune. Reîncarcă pagina sau folosește un browser mai nou. Pe un server Taros poți juca și cu acest browser.
web-storage-failed = Acest browser nu păstrează partidele: nu are loc sau nu permite asta. Poți juca mai departe, dar partidele se pierd când închizi pagina.
web-storage-damaged = O partidă de pe acest dispozitiv a fost deteriorată. Continuă de la ultima mutare care a putut fi citită.
web-bots-failed = Robotul acestei mese nu poate fi pornit pe acest dispozitiv. În locul lui mută unul mai simplu; la mutarea următoare se încearcă din nou.
web-storage-unreadable = Partida { $table } de pe acest dispozitiv nu mai poate fi citită: ce s-a păstrat din ea e deteriorat. Toate celelalte sunt la locul lor.
web-no-simd = Acestui browser îi lipsește WebAssembly SIMD, de care roboții puternici au nevoie: mută alții mai simpli în locul lor. Într-un browser mai nou sau pe un server Taros, joacă la puterea lor întreagă.
web-new-version = A apărut o versiune nouă de Taros.
web-new-version-load = Încarc-o
web-server-away = Serverul nu răspunde acum, așa că totul merge pe acest dispozitiv. Partidele rămân în acest browser; pagina se întoarce singură la server.
web-server-back = Serverul răspunde din nou. Partida aceasta rămâne pe dispozitiv și continuă acolo.
web-server-back-go = La server
web-away = Serverul nu răspunde
web-away-explained = Partida aceasta e pe server. Pagina o deschide singură de îndată ce serverul răspunde din nou; nimic nu s-a pierdut. Până atunci poți juca pe acest dispozitiv.
web-away-failed = Serverul nu răspunde, iar acest dispozitiv nu a păstrat jocurile din timp. Când ai din nou rețea, apasă „Păstrează jocurile pe acest dispozitiv” pe pagina principală.
web-without-network = Fără rețea
web-keep = Păstrează jocurile pe acest dispozitiv
web-keep-no = Cu jocurile pe acest dispozitiv (9 MB) poți juca și când serverul nu răspunde: împotriva roboților și împreună, pe un singur dispozitiv.
web-keep-busy = Jocurile se descarcă pe acest dispozitiv.
web-keep-yes = Jocurile sunt pe acest dispozitiv: când serverul nu răspunde, pagina se deschide oricum, pentru partide împotriva roboților și pe un singur dispozitiv.
web-keep-failed = Jocurile nu s-au descărcat. Merge rețeaua și e loc pe dispozitiv? Încearcă din nou.
web-keep-on-server = Păstrează pe server
web-keep-on-server-explained = Partida aceasta e numai pe acest dispozitiv. Pe server o poate vedea oricine are adresa ei.

web-account-keep = Păstrează-mi numele
web-announcement = De la gazdă

# Mese cu clasament și paginile jucătorilor

web-rated = Cu clasament
web-ladder-link = Clasament
web-players-mine = Pagina mea
web-players-page-of = Pagina jucătorului: { $name }
