# Turnee: refuzuri, tabele și raportul

arena-bots = Un turneu are nevoie de cel puțin doi roboți diferiți; s-au dat: { $bots }.
arena-file = { $path } nu este fișierul unui turneu.
arena-other-plan = { $path } este al altui turneu: { $name } este { $there } acolo și { $here } aici.
arena-in-use = { $path } este folosit: alt turneu își adaugă partidele în el.
arena-damaged = { $path } este deteriorat la rândul { $line }.
dataset-other-plan = { $path } păstrează partide ale altei comenzi, ori cu alte reguli sau alți roboți: dă acea comandă din nou sau șterge fișierul.
dataset-no-pyarrow = pyarrow nu este instalat: pip install 'taros[data]'.
dataset-no-minari = minari nu este instalat: pip install 'taros[data]'.
dataset-minari-exists = Există deja un set de date Minari { $name }, în { $path }: alege alt nume sau șterge-l.
dataset-no-card = { $path } nu a fost scris de taros dataset.
arena-lost = Procesul care lucra la { $task } s-a încheiat sau a fost oprit, de două ori.
arena-no-process = Un proces s-a încheiat sau a fost oprit înainte de a putea începe.
arena-no-ray = Un cluster are nevoie de Ray, care nu este instalat: pip install 'taros[cluster]'.
arena-no-cluster = Nu există niciun cluster la { $address }: { $reason }
arena-no-room = Clusterul de la { $address } nu mai are niciun procesor liber: nu s-a găsit niciunul în { $seconds } s.
arena-other-code = Pe cluster sunt alte reguli sau alți roboți ({ $there }) decât aici ({ $here }).

arena-title = { $game }: turneu
arena-summary = { $games ->
    [one] O partidă
    [few] { $games } partide
   *[other] { $games } de partide
} cu { $seats } locuri: { $orders ->
    [one] o ordine a
    [few] { $orders } ordini ale
   *[other] { $orders } de ordini ale
} roboților, fiecare cu { $deals ->
    [one] același șir de întâmplări
    [few] aceleași { $deals } șiruri de întâmplări
   *[other] aceleași { $deals } de șiruri de întâmplări
}. Sămânța { $seed }.
arena-unbalanced = Nu s-au jucat încă toate partidele, așa că locurile nu sunt echilibrate: { $games } din { $planned }.
arena-unfinished = { $unfinished ->
    [one] O partidă nu s-a terminat; ea lipsește din toate proporțiile.
    [few] { $unfinished } partide nu s-au terminat; ele lipsesc din toate proporțiile.
   *[other] { $unfinished } de partide nu s-au terminat; ele lipsesc din toate proporțiile.
}
arena-lost-games = { $lost ->
    [one] O partidă a încheiat de două ori procesul în care se juca: unul dintre roboții ei trebuie să fi făcut asta.
    [few] { $lost } partide au încheiat de două ori procesele în care se jucau: unul dintre roboții lor trebuie să fi făcut asta.
   *[other] { $lost } de partide au încheiat de două ori procesele în care se jucau: unul dintre roboții lor trebuie să fi făcut asta.
}
arena-lost-first = Primele dintre aceste partide: { $games }.
arena-timed = { $bots }: buget de timp. Pe altă mașină sau în altă zi rezultatul va fi altul.
arena-slow = { $bots }: niciun răspuns la timp, așa că a mutat random. Pe o mașină mai rapidă sau cu mai multă răbdare rezultatul poate fi altul.
arena-exact = Jucate din nou, pe orice mașină, aceste partide sunt aceleași până la ultima mutare.
arena-goes-on = Aceeași comandă continuă de aici.

arena-bot = robot
arena-games = partide
arena-wins = victorii
arena-interval = interval 95 %
arena-fair = egal
arena-mean-points = punctaj mediu
arena-mean-metres = media metrilor până acasă
arena-rating = cotă
arena-time = o mutare
arena-worst = maxim
arena-seconds = { $amount } s
arena-milliseconds = { $amount } ms
arena-microseconds = { $amount } µs
arena-faulty = erori
arena-seat = locul { $seat }
arena-bot-seat = { $bot }, locul { $seat }
arena-before = înaintea lui
arena-failed = a dat eroare
arena-illegal = nepermisă
arena-stalled = niciun răspuns
arena-turn = tura
arena-what = ce s-a întâmplat
arena-number = partida

arena-chart-wins = Partide câștigate
arena-chart-wins-note = Bara este partea din partide pe care robotul a câștigat-o, de pe oricare dintre locurile sale; linia de la capătul ei este intervalul de 95 %, semnul este cât ar câștiga dacă toți ar fi la fel de puternici.
arena-chart-rating = Cote
arena-chart-rating-note = OpenSkill (Plackett-Luce): media și câte două abateri de fiecare parte.
arena-chart-seats = Partide câștigate, pe locuri
arena-chart-seats-note = Din partidele în care robotul a avut acel loc.
arena-chart-before = Cine a fost înaintea cui
arena-chart-before-note = Cât de des robotul de pe rând a avut un loc mai bun decât cel de pe coloană; un loc egal contează jumătate.
arena-chart-time = Timpul unei mutări
arena-chart-time-note = Bara este media, semnul este cea mai lungă, pe o scară pe care fiecare linie este de zece ori cea dinainte.
arena-faults = Mutări greșite
arena-faults-note = În locul unei astfel de mutări a jucat random. Un robot care nu a răspuns nu a mai fost întrebat în acea partidă.
arena-again = Pentru a-l juca din nou
arena-all = Toate cifrele
