# Tournois : refus, tableaux et le rapport

arena-bots = Un tournoi demande au moins deux bots différents ; donnés : { $bots }.
arena-file = { $path } n’est pas le fichier d’un tournoi.
arena-other-plan = { $path } est celui d’un autre tournoi : { $name } y vaut { $there }, et ici { $here }.
arena-in-use = { $path } est utilisé : un autre tournoi y ajoute ses parties.
arena-damaged = { $path } est endommagé à la ligne { $line }.
dataset-other-plan = { $path } garde les parties d’une autre commande, ou d’autres règles ou bots : redonne cette commande, ou supprime le fichier.
dataset-no-pyarrow = pyarrow n’est pas installé : pip install 'taros[data]'.
dataset-no-minari = minari n’est pas installé : pip install 'taros[data]'.
dataset-minari-exists = Il y a déjà un jeu de données Minari { $name }, dans { $path } : choisis un autre nom, ou supprime-le.
dataset-no-card = { $path } n’a pas été écrit par taros dataset.
arena-lost = Le processus qui travaillait à { $task } s’est terminé ou a été arrêté, deux fois.
arena-no-process = Un processus s’est terminé, ou a été arrêté, avant de pouvoir commencer.
arena-no-ray = Une grappe demande Ray, qui n’est pas installé : pip install 'taros[cluster]'.
arena-no-cluster = Il n’y a pas de grappe à l’adresse { $address } : { $reason }
arena-no-room = La grappe de { $address } n’a plus de processeur : aucun trouvé en { $seconds } s.
arena-other-code = Sur la grappe il y a d’autres règles ou bots ({ $there }) qu’ici ({ $here }).

arena-title = { $game } : tournoi
arena-summary = { $games } parties de { $seats } places : { $orders ->
    [1] un ordre
   *[other] { $orders } ordres
} des bots, chacun avec { $deals ->
    [1] la même donne
   *[other] les mêmes { $deals } donnes
} du hasard. Graine { $seed }.
arena-unbalanced = Toutes les parties ne sont pas encore jouées, les places ne sont donc pas équilibrées : { $games } sur { $planned }.
arena-unfinished = { $unfinished ->
    [1] Une partie n’a pas été finie ; elle ne compte dans aucune part.
   *[other] { $unfinished } parties n’ont pas été finies ; elles ne comptent dans aucune part.
}
arena-lost-games = { $lost ->
    [1] Une partie a mis fin au processus qui la jouait, deux fois : un de ses bots en est la cause.
   *[other] { $lost } parties ont mis fin aux processus qui les jouaient, deux fois : un de leurs bots en est la cause.
}
arena-lost-first = Les premières de ces parties : { $games }.
arena-timed = { $bots } : un budget de temps. Sur une autre machine, ou un autre jour, le résultat sera différent.
arena-slow = { $bots } : pas de réponse à temps, random a joué. Sur une machine plus rapide, ou avec plus de patience, le résultat peut être différent.
arena-exact = Rejouées sur n’importe quelle machine, ces parties sont les mêmes jusqu’au dernier coup.
arena-goes-on = La même commande continue à partir d’ici.

arena-bot = bot
arena-games = parties
arena-wins = victoires
arena-interval = intervalle à 95 %
arena-fair = équitable
arena-mean-points = points en moyenne
arena-mean-metres = mètres de l’arrivée, en moyenne
arena-rating = cote
arena-time = par coup
arena-worst = le plus long
arena-seconds = { $amount } s
arena-milliseconds = { $amount } ms
arena-microseconds = { $amount } µs
arena-faulty = fautifs
arena-seat = place { $seat }
arena-bot-seat = { $bot }, place { $seat }
arena-before = a devancé
arena-failed = a levé une erreur
arena-illegal = non permis
arena-stalled = pas de réponse
arena-turn = tour
arena-what = ce qui s’est passé
arena-number = partie

arena-chart-wins = Parties gagnées
arena-chart-wins-note = La barre est la part des parties que le bot a gagnées, à n’importe quelle place ; la ligne à son bout est l’intervalle à 95 %, la marque est ce qu’il gagnerait si tous étaient de même force.
arena-chart-rating = Cotes
arena-chart-rating-note = OpenSkill (Plackett-Luce) : la moyenne, et deux écarts de chaque côté.
arena-chart-seats = Parties gagnées par place
arena-chart-seats-note = Parmi les parties où le bot tenait cette place.
arena-chart-before = Qui a devancé qui
arena-chart-before-note = Avec quelle fréquence le bot de la ligne a devancé le bot de la colonne ; un rang égal compte pour moitié.
arena-chart-time = Temps par coup
arena-chart-time-note = La barre est la moyenne, la marque le plus long, sur une échelle où chaque ligne vaut dix fois la précédente.
arena-faults = Coups fautifs
arena-faults-note = À la place d’un tel coup, random a joué. Un bot qui n’a pas répondu n’a plus été interrogé dans cette partie.
arena-again = Pour le rejouer
arena-all = Tous les chiffres
