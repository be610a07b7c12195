# Reviews: refusals, tables and the page

review-not-learned = Încă nu există o analiză pentru { $game }: nimeni nu a învățat să îl judece.

review-title = { $game }: analiză
review-judged = Cele mai bune mutări după { $bot }. Șansele sunt cele învățate din partide; la sfârșitul unei ture sunt citite direct, în cursul ei se cercetează tot ce se poate întâmpla.
review-unfinished = Partida nu este încheiată. Iată ce se poate spune despre { $plies ->
    [one] singura ei mutare sau întâmplare
    [few] cele { $plies } mutări și întâmplări ale ei
   *[other] cele { $plies } de mutări și întâmplări ale ei
}.
review-damaged = Înregistrarea este deteriorată: { $reason } Iată ce se poate spune despre { $plies ->
    [one] singura mutare sau întâmplare
    [few] cele { $plies } mutări și întâmplări
   *[other] cele { $plies } de mutări și întâmplări
} de dinainte.

review-chances = Șansele de câștig
review-chances-note = După fiecare mutare și fiecare întâmplare; liniile orizontale sunt 25, 50 și 75 %, cele verticale subțiri sunt momentele de cotitură.
review-turning = Momente de cotitură
review-turning-note = Unde șansele s-au schimbat cel mai mult, cu tabla de după aceea.
review-turned-luck-up = { $words } Pentru { $seat }, acest noroc ridică șansa de câștig de la { $before } la { $after } %.
review-turned-luck-down = { $words } Pentru { $seat }, acest ghinion coboară șansa de câștig de la { $before } la { $after } %.
review-turned-move-up = { $words } Pentru { $seat }, mutarea ridică șansa de câștig de la { $before } la { $after } %.
review-turned-move-down = { $words } Pentru { $seat }, mutarea coboară șansa de câștig de la { $before } la { $after } %.
review-turned-slip-up = { $words } Pentru { $seat }, greșeala ridică șansa de câștig de la { $before } la { $after } %.
review-turned-slip-down = { $words } Pentru { $seat }, greșeala coboară șansa de câștig de la { $before } la { $after } %.
review-slips = Cele mai scumpe greșeli
review-slips-note = Cel mult trei de fiecare jucător, cu tabla dinaintea lor: mutarea jucată are o cruce, cea mai bună o stea.
review-slip = Tura { $turn }: { $played } Mai bine: { $better } { $reason } Șansa de câștig se schimbă cu { $loss }.
review-luck = Noroc și pricepere
review-luck-note = Ce au adus hazardul și alegerile, ale fiecăruia și ale celorlalți: început + noroc + alegeri = rezultat, exact.
review-skill = Alegeri
review-skill-note = Cât au cedat mutările din șansa de câștig, după ceea ce se putea ști.
review-events = Întâmplări
review-events-note = Bara arată de câte ori a apărut ceva, semnul de câte ori era de așteptat.
review-decisions = Decizii
review-decisions-note = Toate mutările celor care au avut de ales.

review-player = jucător
review-start = început
review-of-luck = noroc
review-of-choices = alegeri
review-result = rezultat
review-in-chance = în șanse
review-outcome = { $name }
review-in-points = în puncte
review-in-metres = în metri până acasă
review-mean-loss = în medie
review-turn = tura
review-played = jucat
review-best = cel mai bine
review-loss = pierdere
review-word = cuvânt
review-event = { $times ->
    [one] o dată
    [few] de { $times } ori
   *[other] de { $times } de ori
}, de așteptat { $expected }
review-event-name = întâmplare
review-times = apariții
review-expected = de așteptat

review-word-best = cea mai bună
review-word-fine = bună
review-word-inaccuracy = imprecizie
review-word-mistake = eroare
review-word-blunder = gafă
