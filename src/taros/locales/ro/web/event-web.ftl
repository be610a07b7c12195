# Turnee între oameni: paginile din browser

event-web-heading = Turnee
event-web-none = Încă nu există turnee. Pregătește-l pe primul: pentru club, pentru o seară cu prietenii, pentru o clasă.
event-web-new = Turneu nou
event-web-state-upcoming = Urmează
event-web-state-running = În desfășurare
event-web-state-over = Terminate
event-web-by-link = doar prin link
event-web-players = { $count ->
    [one] { $count } jucător
    [few] { $count } jucători
   *[other] { $count } de jucători
}

event-web-account-needed = Turneele sunt pentru cei care și-au păstrat numele pe acest server.
event-web-name = Numele turneului
event-web-game = Joc
event-web-seats = Locuri la o masă
event-web-system = Sistem
event-web-system-swiss = Elvețian
event-web-system-swiss-about = Toți joacă în fiecare rundă, cu adversari care au tot atâtea puncte, și nimeni de două ori cu același.
event-web-system-round-robin = Fiecare cu fiecare
event-web-system-round-robin-about = Toți joacă între ei. Cel mai corect sistem pentru puțini jucători.
event-web-system-knock-out = Eliminatoriu
event-web-system-knock-out-about = Cine pierde iese din turneu, până la finală. De la mesele de patru merg mai departe doi.
event-web-system-arena = Arenă
event-web-system-arena-about = Într-un timp stabilit dinainte, cine e liber joacă imediat partida următoare.
event-web-rounds = Runde
event-web-minutes = Minute
event-web-when = Start și jucători
event-web-starts = Ora de start
event-web-break = Minute între două runde
event-web-check-in-wanted = Jucătorii confirmă în ora dinaintea startului că sunt prezenți
event-web-public = Apare în listă pentru toți; altfel îl găsește doar cine are linkul
event-web-plan = Pregătește turneul

event-web-tables-of = { $seats ->
    [2] mese de doi
    [3] mese de trei
   *[other] mese de patru
}
event-web-organised-by = organizează { $name }
event-web-rounds-planned = { $count ->
    [one] { $count } rundă
    [few] { $count } runde
   *[other] { $count } de runde
}
event-web-is-over = Turneul s-a terminat
event-web-is-paused = Pauză: nu începe nicio rundă
event-web-ends-in = Mai sunt { $time }
event-web-starts-at = Ora de start: { $date }
event-web-begins-in = Începe peste { $time }
event-web-round-in = Runda { $number } începe peste { $time }
event-web-waits = { $count ->
    [one] Începe de îndată ce este prezent { $count } jucător
    [few] Începe de îndată ce sunt prezenți { $count } jucători
   *[other] Începe de îndată ce sunt prezenți { $count } de jucători
}
event-web-playing = { $count ->
    [0] Se pregătesc partidele următoare
    [one] Se joacă { $count } partidă
    [few] Se joacă { $count } partide
   *[other] Se joacă { $count } de partide
}
event-web-my-table = La masa mea
event-web-you-are-here = Participi.
event-web-you-entered = Ești pe listă. Confirmă-ți prezența, ca să primești o masă. Confirmarea se deschide: { $date }
event-web-you-withdrew = Te-ai retras.
event-web-enter = Înscrie-te
event-web-check-in = Sunt aici
event-web-withdraw = Retrage-te

event-web-organiser = Pentru organizator
event-web-start = Începe acum
event-web-pause = Pauză
event-web-resume = Continuă
event-web-end = Încheie turneul
event-web-end-sure = Închei turneul definitiv? Partidele care se joacă acum vor conta.

event-web-standings = Clasament
event-web-ties = Cum se numără punctele și egalitățile
event-web-ties-points = Un punct pentru fiecare jucător pe care îl lași în urmă la masă, jumătate de punct pentru fiecare care îți împarte locul. O rundă liberă valorează media mesei, cel puțin un punct. La puncte egale hotărăsc, pe rând:
event-web-ties-opponents = punctele tuturor adversarilor tăi: cine a avut drumul mai greu este în față;
event-web-ties-direct = punctele obținute împotriva celor cu care ești încă la egalitate;
event-web-ties-score = suma punctajelor tale din toate partidele.
event-web-ties-shared = Cine rămâne la egalitate și atunci împarte locul.
event-web-ties-knock-out = Contează cât de departe ai ajuns, apoi locul de la ultima masă. Dacă la o masă se împarte un loc, punctajul hotărăște cine merge mai departe, apoi ordinea jucătorilor de la start.

event-web-round = Runda { $number }
event-web-table = Masa { $number }
event-web-place = locul { $place }
event-web-replay = Reluare
event-web-watch = Privește
event-web-was-corrected = corectat
event-web-correct = Corectează rezultatul
event-web-correct-about = Jucătorii care împart un loc primesc același loc. Corectura se scrie în jurnal.
event-web-byes = Rundă liberă: { $players }
event-web-rounds-older = Partidele mai vechi nu apar în listă.

event-web-seeds-about = Ordinea contează în prima rundă, iar la eliminatoriu pe tot drumul: cei mai puternici sunt primii.
event-web-seed-up = Mută mai sus: { $name }
event-web-player-entered = pe listă
event-web-player-here = prezență confirmată
event-web-player-gone = nu mai participă
event-web-remove = Scoate
event-web-remove-sure = Scoți din turneu: { $name }? Nu se mai poate întoarce în acest turneu.

event-web-ways = Arată și păstrează
event-web-wall = Pentru ecranul mare
event-web-csv = Rezultate ca CSV
event-web-print = Tipărește
event-web-link = Linkul turneului
event-web-wall-ends = Timp rămas
event-web-wall-tables = Mese

event-web-log = Jurnal
event-web-log-planned = Turneul a fost pregătit.
event-web-log-entered = { $player } se înscrie.
event-web-log-checked-in = { $player } este aici.
event-web-log-withdrew = { $player } se retrage.
event-web-log-removed = Organizatorul a scos din turneu un jucător: { $player }.
event-web-log-seeded = Organizatorul a schimbat ordinea jucătorilor.
event-web-log-started = Turneul a început.
event-web-log-started-early = Organizatorul a pornit turneul.
event-web-log-round = Runda { $round } a început.
event-web-log-finished = { $players }: locurile { $places }.
event-web-log-corrected = Organizatorul a corectat un rezultat, { $players }: locurile { $places }.
event-web-log-paused = Organizatorul a pus turneul în pauză.
event-web-log-resumed = Turneul continuă.
event-web-log-resumed-alone = Organizatorul și-a șters contul, iar turneul continuă.
event-web-log-ended = Turneul s-a terminat.
event-web-log-ended-by-organiser = Organizatorul a încheiat turneul.
event-web-log-ended-empty = Turneul s-a încheiat, fiindcă au venit prea puțini jucători.
event-web-log-ended-idle = Turneul s-a încheiat, fiindcă a stat în pauză 30 de zile.
