# Joueurs et classements : liens et taros admin

link-p-of = { $name }
link-p-about = Parties, cotes, adversaires et courses contre la montre.
link-ladder-of = Le classement de { $game }
link-ladder-about = Qui joue le mieux sur ce serveur, cette saison et depuis toujours.

bad-season = { $value } n’est pas une saison : écris une année et un trimestre, comme 2026-4.
export-one-format = Choisis --json ou --csv, pas les deux.
ratings-taken-out = { $count ->
    [one] { $count } partie ne compte plus pour le classement.
   *[other] { $count } parties ne comptent plus pour le classement.
}
ratings-folded = { $games ->
    [one] { $games } partie calculée
   *[other] { $games } parties calculées
} ; { $changed ->
    [one] { $changed } cote a changé.
   *[other] { $changed } cotes ont changé.
}
suspicions-none = Aucune paire de joueurs ne sort du lot.
suspicions-about = Leurs parties avec d’autres n’expliquent pas ces résultats : regarde quelques-unes de leurs parties.
suspicions-game = Jeu
suspicions-game-of = { $game }, { $seats } places
suspicions-winner = Gagne
suspicions-loser = Perd
suspicions-games = Parties
suspicions-won = Gagnées
suspicions-expected = Attendues

help-ratings = Calcule les parties classées qui attendent, ou toutes à nouveau ; retire des parties du classement.
help-ratings-recompute = Calcule toutes les parties à nouveau ; les nombres restent les mêmes.
help-ratings-take-out = La partie de cette table ne compte plus ; peut être donné plusieurs fois.
help-suspicions = Montre les paires de joueurs dont l’un perd peut-être exprès.
help-export = Écrit sur la sortie standard ce que garde un serveur.
help-export-what = Ce qui est écrit : ratings.
help-export-csv = En tableau pour tableurs ; c’est le choix par défaut.
