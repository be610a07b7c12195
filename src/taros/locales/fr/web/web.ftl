# Les pages autour des plateaux

web-language-choose = Langue
web-title = Taros
web-nav = Pages et réglages
web-theme = Clair ou sombre
web-settings = Réglages
web-skip = Aller au contenu
web-close = Fermer
web-close-notice = Fermer : { $text }
web-cancel = Annuler
web-missing = Il n’y a rien ici.
web-home-link = Vers la page d’accueil
web-puzzle-to-today = Problème du jour
web-missing-new-table = Nouvelle table de { $game }
web-refused-table-crowd = Il y a trop de monde à cette table en ce moment. La page réessaie toute seule.
web-text-limit = { $most ->
    [1] Pas plus d’un caractère ici.
   *[other] Pas plus de { $most } caractères ici.
}
web-unreachable = Le serveur est injoignable. Y a-t-il du réseau ?

# La page d’accueil

web-home-welcome = Bon vent, et une place au marché. À quoi joue-t-on ?
web-play-now = Jouer tout de suite
web-play-now-game = Jouer tout de suite : { $game }
web-with-friends = Entre amis
web-on-device = Sur cet appareil
web-choose-rules = Choisir les bots et les règles
web-guide-link = Un premier tour guidé
web-resume = Continuer
web-open-tables = Tables ouvertes
web-no-open-tables = Aucune table n’attend de joueurs. « Entre amis » en ouvre une.
web-join = Rejoindre
web-table-action = { $action } : { $game }, { $names }
web-free-seats = { $free ->
    [0] aucune place libre
    [1] une place libre
   *[other] { $free } places libres
}
web-have-record = Une partie gardée dans un fichier ?
web-replay-record = Regarder une partie enregistrée

# Préparer une table

web-bot-learner = Débutant
web-bot-regular = Habitué
web-bot-master = Maître
web-bot-grandmaster = Grand maître
web-bot-random = Hasard
web-bot-greedy = Glouton
web-bot-flat = Monte-Carlo plat
web-bot-expectimax = Expectimax
web-bot-mcts = Recherche arborescente
web-bot-learned = Entraîné
web-bot-search = Recherche entraînée
web-bot-novice = Novice
web-bot-plan = Planificateur
web-name-numbered = { $name } { $number }
web-name-strength = { $name } ({ $strength })
web-refused-bot-strength = { $strength } n’est pas une force de { $bot } : écris un nombre de 1 à { $most }, comme { $usual }.
web-refused-bot-strength-or-time = { $strength } n’est pas une force de { $bot } : écris un nombre de 1 à { $most }, comme { $usual }, ou un temps comme 500ms ou 2s.
web-pace-none = Sans pendule
web-pace-seconds = { $seconds ->
    [1] une seconde par coup
   *[other] { $seconds } secondes par coup
}
web-pace-days = { $days ->
    [1] un jour par coup
   *[other] { $days } jours par coup
}
web-pace-total = { $increment ->
    [0] { $clock } pour tous les coups
   *[other] { $clock } pour tous les coups, et { $increment } s de plus par coup
}

# À la table

web-copy = Copier
web-copied = Copié
web-labelled = { $label } : { $text }
web-enumerated = { $first }, { $next }
web-listed = { $first } ; { $next }
web-share = Partager
web-free-seat = Une place libre
web-your-name = Ton nom
web-time-left = encore { $clock }
web-bot-for-seat = Un bot pour la place { $number }

# La fin

web-review = Analyse

# Relectures

web-replay = Relecture

# Les règles et le premier tour guidé

web-events-link = Tournois
web-watch-link = Regarder
web-puzzle-link = Problème du jour
web-editor-heading = Composer une position
web-rules = Règles
web-rules-of = Règles de { $game }

# Les parties de la personne sur la page d’accueil, et ce qui lui dit que c’est à elle

web-my-games = Tes parties
web-my-games-all = { $count ->
    [1] Montrer l’autre
   *[other] En montrer { $count } de plus
}
web-finished-games = Parties terminées
web-finished-older = Montrer les parties plus anciennes
web-home-play = Jouer
web-table-with = avec { $names }
web-game-with = { $game } avec { $names }
web-turn-yours = À toi de jouer
web-turn-of = À { $name } de jouer
web-turn-since = depuis { $duration }
web-turn-left = encore { $duration }
web-result-won = Tu as gagné
web-result-shared = Tu partages la victoire
web-result-place = { $place ->
    [2] Tu finis deuxième
    [3] Tu finis troisième
    [4] Tu finis quatrième
   *[other] Tu finis { $place }e
}
web-result-winners = { $count ->
    [1] Victoire : { $names }
   *[other] Victoire partagée : { $names }
}
web-result-alone = Tu as joué sans adversaire
web-my-game-action = { $action } : { $game }, { $names }, table { $table }
web-my-game-action-alone = { $action } : { $game }, table { $table }
web-finished-action = { $action } : { $game }, { $date }, table { $table }

web-title-your-turn = ● À toi : { $game }
web-title-your-turns = ● À toi dans { $count } parties
web-turn-notification = À toi de jouer : { $game }
web-turn-with = Tu joues avec { $names }.

web-only-on-device = Tout se passe sur cet appareil : les parties sont gardées dans ce navigateur, et continuent sans réseau.
web-device-loading = Les règles arrivent sur cet appareil : { $percent } %. Une seule fois suffit.
web-device-failed = Ce navigateur ne peut pas faire tourner les jeux tout seul : il lui manque WebAssembly ou les processus en arrière-plan, ou les fichiers sont d’une autre version. Recharge la page, ou prends un navigateur plus récent. Sur un serveur Taros, ce navigateur peut jouer.
web-storage-failed = Ce navigateur ne garde pas les parties : il n’a plus de place, ou ne le permet pas. Tu peux continuer, mais les parties disparaîtront quand tu fermeras la page.
web-storage-damaged = Une partie de cet appareil était endommagée. Elle continue à partir du dernier coup lisible.
web-bots-failed = Le bot de cette table ne peut pas démarrer sur cet appareil. Un plus simple joue à sa place ; au prochain coup, on réessaie.
web-storage-unreadable = La partie { $table } de cet appareil n’est plus lisible : ce qui en a été gardé est endommagé. Toutes les autres sont là.
web-no-simd = Il manque à ce navigateur WebAssembly SIMD, dont les bots forts ont besoin : de plus simples jouent à leur place. Dans un navigateur plus récent, ou sur un serveur Taros, ils jouent de toute leur force.
web-new-version = Une nouvelle version de Taros est là.
web-new-version-load = La charger
web-server-away = Le serveur est injoignable pour l’instant, tout se passe donc sur cet appareil. Les parties sont gardées dans ce navigateur ; la page revient d’elle-même au serveur.
web-server-back = Le serveur est de nouveau joignable. Cette partie reste sur cet appareil, et y continue.
web-server-back-go = Aller au serveur
web-away = Le serveur est injoignable
web-away-explained = Cette partie est sur le serveur. La page l’ouvre d’elle-même dès qu’il est de nouveau joignable ; rien n’est perdu. En attendant, tu peux jouer sur cet appareil.
web-away-failed = Le serveur est injoignable, et cet appareil n’a pas gardé les jeux pour ce cas. La prochaine fois qu’il y a du réseau, appuie sur « Garder les jeux sur cet appareil », sur la page d’accueil.
web-without-network = Sans réseau
web-keep = Garder les jeux sur cet appareil
web-keep-no = Avec les jeux sur cet appareil (9 Mo), tu peux aussi jouer quand le serveur est injoignable : contre des bots, ou à plusieurs sur un même appareil.
web-keep-busy = Les jeux arrivent sur cet appareil.
web-keep-yes = Les jeux sont sur cet appareil : quand le serveur est injoignable, cette page s’ouvre quand même, pour jouer contre des bots et sur un même appareil.
web-keep-failed = Les jeux ne sont pas arrivés. Y a-t-il du réseau, et de la place sur cet appareil ? Réessaie.
web-keep-on-server = Garder sur le serveur
web-keep-on-server-explained = Cette partie n’est que sur cet appareil. Sur le serveur, toute personne qui a son adresse peut la regarder.

web-account-keep = Garder mon nom
web-announcement = De l’hôte

# Tables classées et pages des joueurs

web-rated = Classée
web-ladder-link = Classement
web-players-mine = Ma page
web-players-page-of = Page de joueur : { $name }
