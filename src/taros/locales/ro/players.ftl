# Jucători și cote: linkuri și taros admin

link-p-of = { $name }
link-p-about = Partide, cote, adversari și curse contra cronometru.
link-ladder-of = Clasamentul la { $game }
link-ladder-about = Cine joacă cel mai bine pe acest server, în acest sezon și din toate timpurile.

bad-season = { $value } nu este un sezon: scrie un an și un trimestru, ca 2026-4.
export-one-format = Alege --json sau --csv, nu amândouă.
ratings-taken-out = { $count ->
    [one] 1 partidă nu mai contează în clasament.
    [few] { $count } partide nu mai contează în clasament.
   *[other] { $count } de partide nu mai contează în clasament.
}
ratings-folded = { $games ->
    [one] 1 partidă calculată
    [few] { $games } partide calculate
   *[other] { $games } de partide calculate
}: { $changed ->
    [one] s-a schimbat 1 cotă.
    [few] s-au schimbat { $changed } cote.
   *[other] s-au schimbat { $changed } de cote.
}
suspicions-none = Nicio pereche de jucători nu iese în evidență.
suspicions-about = Partidele lor cu alții nu explică aceste rezultate: uită-te la câteva dintre partide.
suspicions-game = Joc
suspicions-game-of = { $game }, locuri: { $seats }
suspicions-winner = Câștigă
suspicions-loser = Pierde
suspicions-games = Partide
suspicions-won = Câștigate
suspicions-expected = Așteptate

help-ratings = Calculează partidele cu clasament care așteaptă, sau toate din nou; scoate partide din clasament.
help-ratings-recompute = Calculează din nou toate partidele; numerele rămân cum sunt.
help-ratings-take-out = Partida de la această masă nu mai contează; poate fi dat de mai multe ori.
help-suspicions = Arată perechile de jucători dintre care unul poate pierde dinadins.
help-export = Scrie la ieșirea standard ce păstrează un server.
help-export-what = Ce se scrie: ratings.
help-export-csv = Ca tabel pentru foi de calcul; așa e implicit.
