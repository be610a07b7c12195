# L’aide de la ligne de commande, son accueil et taros doctor

help-usage = Usage :
help-arguments = Arguments
help-options = Options
help-commands = Commandes
help-examples = Exemples
help-required = Obligatoire.
help-default = Par défaut : { $value }.
help-variable = Ou la variable d’environnement { $name }.
help-more = { $command } --help donne des exemples.

help-taros = Marrakech et Regatta : deux jeux de société à jouer, à étudier et à enseigner aux machines.
help-play =
    Joue dans le terminal, contre des bots ou entre amis au même clavier.

    Les options du jeu lui-même se donnent par leur nom, comme --purse 40 : voir taros rules GAME.
help-resume = Continue une partie enregistrée.
help-simulate =
    Joue beaucoup de parties entre bots et compte comment elles finissent.

    Les options du jeu lui-même se donnent par leur nom, comme --purse 40 : voir taros rules GAME.
help-tournament =
    Oppose des bots dans tous les ordres des places, et les compare.

    Chaque ordre des bots joue avec les mêmes tirages. Un tournoi interrompu reprend où il en était quand la même commande est redonnée. Les options du jeu lui-même se donnent par leur nom, comme --purse 40 : voir taros rules GAME.
help-dataset =
    Écrit des parties entre bots dans un fichier Parquet, pour les programmes qui apprennent.

    Les parties sont gardées dès qu’elles sont finies : après une interruption, la même commande continue. Une fiche à côté du fichier dit comment il a été fait. Demande taros[data] ; taros.envs.load_dataset et minari.load_dataset lisent ce qui est écrit. Les options du jeu lui-même se donnent par leur nom, comme --purse 40 : voir taros rules GAME.
help-show = Montre une partie ou une position.
help-review =
    Juge chaque moment d’une partie : chances de gagner, meilleurs coups, hasard et habileté.

    Un enregistrement endommagé ou inachevé est analysé aussi loin qu’il va.
help-verify = Refait chaque tirage d’un enregistrement et compare ; code de sortie 1 si l’un diffère.
help-rules = Affiche les règles, article par article, avec toutes les options.
help-serve = Joue dans le navigateur : ici, sur d’autres appareils, et avec des amis ailleurs.
help-perft = Compte les suites de N coups et tirages, selon le premier.
help-doctor =
    Vérifie ce dont Taros a besoin sur cette machine, et dit que faire.

    Code de sortie 1 s’il y a quelque chose à faire.
help-admin = Gère un serveur.
help-overview = Compte les tables, les personnes et ce qui est gardé, et montre ce qui s’est passé récemment.
help-backup = Copie la base de données dans un fichier et vérifie la copie ; les serveurs peuvent continuer pendant ce temps.
help-restore = Copie une sauvegarde dans une base de données qu’aucun serveur n’utilise, et vérifie la copie.
help-records = Écrit les enregistrements de toutes les parties finies dans un fichier, les plus anciennes d’abord.
help-tidy = Efface les tables fermées et les vieilles parties, comme un serveur le fait de lui-même toutes les dix minutes.
help-close = Ferme pour de bon une table inachevée, même pendant la partie.
help-ban = Prive d’accès un compte, ou tout un réseau, pour un temps.
help-unban = Rend l’accès à un compte ou à une adresse.
help-announce = Montre une phrase sur toutes les pages pendant quelques heures.
help-appoint = Laisse un compte gérer le serveur sur la page /host.
help-dismiss = Ne laisse plus un compte gérer le serveur.
help-log = Montre tout ce que les hôtes ont fait, et vérifie que rien n’en a été changé.
help-rename = Donne un autre nom au compte NAME ; les parties commencées gardent l’ancien.
help-reserve = Que personne ne puisse prendre NAME, ni un nom qui lui ressemble, pour un compte.
help-rotate-secrets =
    Tire de nouveaux secrets pour un serveur.

    Le serveur s’en sert en quelques minutes. Personne ne perd sa place ni sa partie.

help-help = Affiche cette aide.
help-version = Affiche la version.
help-install-completion = Permet à ce shell de compléter les commandes de taros avec la touche Tab.
help-show-completion = Affiche le script de complétion, à mettre là où le shell le trouve.
help-game = Le jeu, par exemple marrakech.
help-jobs = Processus, au plus un par cœur.
help-cluster = Joue sur une grappe Ray ; demande taros[cluster].
help-json = Pour les machines.
help-seed = Un nombre qui fixe tout le hasard.
help-games = Combien de parties sont jouées.
help-html = Écrit une page avec des graphiques dans ce fichier.
help-file = Un enregistrement.
help-database = sqlite:///FILE ou postgresql://… ; sinon un fichier dans ton dossier.
help-play-seats = Qui est assis où, séparé par des virgules : human, ou un bot ou un niveau ; toi et deux bots si rien n’est donné.
help-play-save = Garde la partie dans ce fichier.
help-resume-file = Une partie enregistrée ; par défaut la dernière en cours.
help-simulate-seats = Qui est assis où, séparé par des virgules.
help-simulate-records = Écrit toutes les parties dans ce fichier.
help-tournament-bots = Qui joue, séparé par des virgules. S’il y a moins de bots que de places, le dernier remplit les autres : grandmaster,greedy à 4 places, c’est un grandmaster contre trois greedy. S’il y a plus de bots que de places, toutes les combinaisons se rencontrent.
help-tournament-games = Le nombre minimal de parties : chaque ordre des bots est joué aussi souvent.
help-tournament-seats = Autant que de bots, si rien n’est donné et que le jeu le permet.
help-tournament-patience = Secondes pour un coup, en plus de celles de sa limite de temps.
help-tournament-out = Garde chaque partie dans ce fichier ; la même commande avec plus de parties le continue.
help-dataset-out = Le fichier Parquet.
help-dataset-bots = Qui joue, séparé par des virgules ; ils avancent d’une place à chaque partie.
help-dataset-seats = Autant que de bots, si rien n’est donné.
help-dataset-minari = Écrit aussi ce que le premier bot a vu et fait, comme jeu de données Minari.
help-dataset-observation = Ce que contient le jeu de données Minari : planes, ego, features ou state.
help-show-source = Un enregistrement ou une position.
help-show-ply = Combien de coups et de tirages jouer d’abord.
help-show-game = Quel enregistrement du fichier, à partir de 1.
help-show-svg = Écrit l’image dans ce fichier.
help-review-bot = Qui dit quels coups sont les meilleurs ; les chances restent celles de « learned ».
help-review-game = Quel enregistrement du fichier, à partir de 1.
help-verify-file = Un enregistrement ou plusieurs.
help-perft-depth = Le nombre de coups et de tirages.
help-perft-position = Où commencer ; au début d’une partie si rien n’est donné.
help-perft-seats = Les places d’une partie qui ne part pas d’une position.
help-serve-host = Où écouter ; 127.0.0.1 : seulement ici.
help-serve-port = 0 : n’importe quel port libre.
help-serve-public-url = L’adresse que voient les navigateurs, derrière un proxy : https://…
help-serve-bus = redis://…, pour plusieurs processus de serveur.
help-serve-workers = Combien de processus.
help-serve-bots = Des bots à toi pour les tables : FILE.py:CLASS, séparés par des virgules.
help-serve-site = Ce que « make site » a écrit : les navigateurs s’en servent pour continuer sans réseau.
help-serve-limits = FILE.toml avec tes propres limites ; voir docs/hosting.md.
help-serve-mail = Le serveur SMTP pour les e-mails : smtps://user:password@host ; demande --mail-from et --public-url.
help-serve-mail-from = L’adresse d’où viennent les e-mails.
help-serve-metrics-token = Permet à d’autres machines de lire /metrics.
help-serve-open = Ouvre le navigateur.
help-backup-file = Un nouveau fichier.
help-restore-file = Ce que « taros admin backup » a écrit.
help-restore-replace = Efface ce qui est dans la base de données.
help-records-file = Un nouveau fichier.
help-records-since = Seulement les tables ouvertes ce jour-là ou après, UTC.
help-close-table = La table, comme dans son adresse : /t/TABLE.
help-close-dry-run = Dit ce qui serait fait, sans rien faire.
help-ban-name = Le nom d’un compte.
help-ban-address = L’adresse d’un réseau, à la place d’un nom.
help-ban-days = Le nombre de jours ; sans lui, un compte reste sans accès jusqu’à nouvel ordre.
help-unban-name = Le nom d’un compte, ou une adresse.
help-announce-text = La phrase ; une phrase vide l’enlève.
help-announce-hours = Le nombre d’heures.
help-appoint-name = Le nom d’un compte.
help-dismiss-name = Le nom d’un compte.
help-rename-name = Le nom d’un compte.
help-rename-to = Le nouveau nom.
help-reserve-name = Le nom.
help-tidy-limits = FILE.toml, comme on le donne à « taros serve ».
help-tidy-dry-run = Dit ce qui est à effacer, sans rien faire.
help-doctor-port = Le port à vérifier.

greet-hello = Taros { $version } : Marrakech et Regatta, deux jeux de société à jouer, à étudier et à enseigner aux machines.
greet-browser = dans le navigateur, contre des bots ou entre amis
greet-terminal = ici, dans le terminal, contre deux bots
greet-study = après une partie : le hasard et l’habileté
greet-machines = fais jouer mille parties à des bots
greet-more = taros --help donne la liste des commandes ; taros rules marrakech affiche les règles ; taros doctor cherche ce qui manque.

doctor-ok = bon
doctor-note = note
doctor-problem = à faire
doctor-python = Python { $version } sur { $system }
doctor-python-old = Python { $version } est trop ancien : installe Python 3.11 ou plus récent, et Taros avec lui.
doctor-numba = numba { $version } compile et fonctionne
doctor-numba-broken = numba ne fonctionne pas, les bots ne peuvent donc pas réfléchir : { $reason }. Réinstalle Taros avec pip install --force-reinstall.
doctor-cache = { $files } fichiers compilés dans { $folder }
doctor-cache-empty = Rien n’est encore compilé dans { $folder } : la première partie de chaque bot prend quelques secondes de plus.
doctor-cache-readonly = On ne peut pas écrire dans { $folder }, tout est donc recompilé à chaque démarrage : donne à XDG_CACHE_HOME un dossier où c’est possible.
doctor-port = Le port { $port } est libre
doctor-port-taken = Le port { $port } est pris : peut-être que Taros tourne déjà à http://localhost:{ $port }/. Sinon, choisis un autre port : taros serve --port { $other }
doctor-database = La base de données s’ouvre : { $address }
doctor-database-broken = { $reason } Répare-la, ou donnes-en une autre : taros serve --database sqlite:///tables.db
doctor-client = Les pages pour le navigateur sont là, { $files } fichiers
doctor-client-missing = Les pages pour le navigateur ne sont pas construites : lance make client dans le clone, ou installe un paquet wheel.
doctor-extra = taros[{ $extra }] est installé
doctor-extra-missing = taros[{ $extra }] n’est pas installé, ce qui ne compte que pour ceci : { $purpose }. Pour l’avoir : pip install 'taros[{ $extra }]'
doctor-extra-club = plusieurs processus de serveur, avec PostgreSQL et Redis, et des messages à ceux qui ne sont pas là
doctor-extra-cluster = tournois sur plusieurs machines
doctor-extra-rl = environnements de Gymnasium et PettingZoo
doctor-extra-data = jeux de données pour les programmes qui apprennent
doctor-good = Tout va bien. Pour jouer : taros serve --open
doctor-todo = { $count ->
    [1] Il y a une chose à faire.
   *[other] Il y a { $count } choses à faire.
}
