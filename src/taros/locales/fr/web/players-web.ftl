# Les pages des joueurs et les classements

web-players-since = A un compte depuis le { $date }
web-players-kind = { $game }, { $seats ->
    [1] sans adversaire
   *[other] { $seats } joueurs
}
web-players-filters = Choisir des parties
web-players-game = Jeu
web-players-any-game = Tous les jeux
web-players-seats = Joueurs
web-players-any-seats = Peu importe
web-players-rated-only = Parties classées seulement
web-players-against = Seulement les parties avec { $name }.
web-players-with-all = Montrer les parties avec tout le monde
web-players-none = Il n’y a pas de parties terminées ici.
web-players-results = Résultats
web-players-games = Parties
web-players-rated = Classées
web-players-won = Gagnées
web-players-mean-place = Rang moyen
web-players-ratings = Cotes
web-players-rating = { $mean } ± { $interval }
web-players-provisional = { $games ->
    [one] Provisoire : { $games } partie classée sur 5
   *[other] Provisoire : { $games } parties classées sur 5
}
web-players-rated-games = { $games ->
    [one] Après { $games } partie classée
   *[other] Après { $games } parties classées
}
web-players-interval = Dans 95 cas sur 100, la force est dans l’intervalle. Tout le monde commence à 25 ± 17.
web-players-chart = { $kind } : la cote au fil du temps, maintenant { $rating }
web-players-chart-table = La cote au fil du temps, en tableau
web-players-date = Jour
web-players-rating-now = Cote
web-players-opponents = Adversaires
web-players-opponent = Adversaire
web-players-ahead = Devant
web-players-behind = Derrière
web-players-only = Parties avec { $name }
web-players-reviewed = Hasard et faux pas
web-players-luck = { $games ->
    [1] Dans la seule partie analysée, le hasard a valu { $luck } d’une victoire, et chaque choix a coûté { $slip }.
   *[other] Sur { $games } parties analysées, le hasard a valu en moyenne { $luck } d’une victoire, et chaque choix a coûté { $slip }.
}
web-players-courses = Parcours préférés
web-players-course-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
web-players-course-own = Un parcours dessiné par quelqu’un
web-players-races = Meilleures courses contre la montre
web-players-course = Parcours
web-players-turns = Tours
web-players-time = Temps
web-players-place = { $place ->
    [1] Premier rang
   *[other] Rang { $place }
}
web-players-with = Adversaires : { $names }
web-players-replay = Relecture de { $game }, { $date }, { $table }
web-ladder-heading = Classement de { $game }
web-ladder-about = Selon le bas de l’intervalle, parmi ceux qui ont joué cinq parties classées.
web-ladder-season = Saison
web-ladder-all-time = Depuis toujours
web-ladder-quarter = { $year }, trimestre { $quarter }
web-ladder-none = Personne n’a encore joué cinq parties classées ici. Une partie est classée si tu le dis en préparant la table.
web-ladder-rank = Rang
web-ladder-player = Joueur
web-ladder-page = Page { $page } sur { $pages }
web-ladder-previous = Page précédente
web-ladder-next = Page suivante
