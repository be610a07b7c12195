# Turnee între oameni: refuzuri și titluri din tabelele cu rezultate

no-event = Nu există acest turneu.
no-event-player = Nu există acest jucător în turneu.
no-event-table = Nu există această masă în turneu.
event-begun = Turneul a început: nu se mai poate înscrie nimeni, iar ordinea jucătorilor rămâne.
event-check-in-early = Prezența se confirmă începând cu o oră înainte de start.
event-clock = Un turneu are nevoie de ceas: alege cât pot dura o mutare sau toate mutările.
event-few = Turneul poate începe când numărul jucătorilor prezenți este cel puțin { $least }.
event-full = Numărul jucătorilor dintr-un turneu este cel mult { $most }.
event-knocked-out = Runda următoare a început: cine a ieșit nu mai revine.
event-many = Numărul turneelor pregătite într-o zi poate fi cel mult { $most }.
event-minutes = Spune câte minute durează arena.
event-nameless = Un turneu are nevoie de un nume.
event-not-begun = Turneul nu a început.
event-not-in = Acest jucător nu participă la turneu.
event-not-organiser = Doar organizatorul poate face asta.
event-often = Ai făcut asta de prea multe ori în acest turneu.
event-over = Turneul s-a terminat.
event-places = Dă un loc fiecăruia dintre cei { $seats } jucători, de exemplu 1, 1, 3: jucătorii la egalitate împart locul, iar după el se sar locurile pe care le ocupă împreună.
event-public = Numărul turneelor tale publice care n-au început încă poate fi cel mult { $most }.
event-removed = Organizatorul te-a scos din acest turneu.
event-rounds = Spune câte runde se joacă.
event-seeds = Numește fiecare jucător o dată.
event-starts = Startul trebuie să fie între acum și peste un an.

event-column-place = Loc
event-column-player = Jucător
event-column-points = Puncte
event-column-opponents = Punctele adversarilor
event-column-direct = Între cei la egalitate
event-column-score = Punctaje
event-column-played = Partide
event-former-player = Fost jucător

link-events = Turnee
link-events-about = Joacă într-un turneu cu prietenii sau organizează unul.
link-events-of = Un turneu de { $game }
