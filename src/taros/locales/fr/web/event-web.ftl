# Tournois entre personnes : pages du navigateur

event-web-heading = Tournois
event-web-none = Pas encore de tournoi. Prépare le premier : pour le club, pour une soirée entre amis, pour une classe.
event-web-new = Nouveau tournoi
event-web-state-upcoming = À venir
event-web-state-running = En cours
event-web-state-over = Terminés
event-web-by-link = par lien seulement
event-web-players = { $count ->
    [one] { $count } participant
   *[other] { $count } participants
}

event-web-account-needed = Les tournois sont réservés à qui a gardé son nom sur ce serveur.
event-web-name = Nom du tournoi
event-web-game = Jeu
event-web-seats = Places par table
event-web-system = Système
event-web-system-swiss = Suisse
event-web-system-swiss-about = Tout le monde joue chaque ronde contre des gens qui ont autant de points, et jamais deux fois contre les mêmes.
event-web-system-round-robin = Toutes rondes
event-web-system-round-robin-about = Chacun rencontre tous les autres. Le plus juste quand on est peu nombreux.
event-web-system-knock-out = Élimination directe
event-web-system-knock-out-about = Qui perd est éliminé, jusqu’à la finale. Des tables de quatre, deux passent.
event-web-system-arena = Arène
event-web-system-arena-about = Pendant un temps fixé, qui est libre joue aussitôt la partie suivante.
event-web-rounds = Nombre de rondes
event-web-minutes = Nombre de minutes
event-web-when = Début et participants
event-web-starts = Début
event-web-break = Minutes entre deux rondes
event-web-check-in-wanted = Dans l’heure avant le début, les participants confirment leur présence
event-web-public = Visible dans la liste ; sinon, seuls ceux qui ont le lien le trouvent
event-web-plan = Préparer le tournoi

event-web-tables-of = { $seats ->
    [2] tables de deux
    [3] tables de trois
   *[other] tables de quatre
}
event-web-organised-by = organisation : { $name }
event-web-rounds-planned = { $count ->
    [one] { $count } ronde
   *[other] { $count } rondes
}
event-web-is-over = Le tournoi est terminé
event-web-is-paused = En pause : aucune ronde ne commence
event-web-ends-in = Il reste { $time }
event-web-starts-at = Début : { $date }
event-web-begins-in = Commence dans { $time }
event-web-round-in = La ronde { $number } commence dans { $time }
event-web-waits = { $count ->
    [one] Commence dès que { $count } participant est là
   *[other] Commence dès que { $count } participants sont là
}
event-web-playing = { $count ->
    [0] Les prochaines parties se préparent
    [one] { $count } partie en cours
   *[other] { $count } parties en cours
}
event-web-my-table = Aller à ma table
event-web-you-are-here = Tu participes.
event-web-you-entered = Tu participes au tournoi. Confirme ta présence pour avoir une table. Ouverture des confirmations : { $date }
event-web-you-withdrew = Tu as quitté le tournoi.
event-web-enter = Participer
event-web-check-in = Je suis là
event-web-withdraw = Quitter le tournoi

event-web-organiser = Pour l’organisation
event-web-start = Commencer tout de suite
event-web-pause = Mettre en pause
event-web-resume = Continuer
event-web-end = Terminer le tournoi
event-web-end-sure = Terminer le tournoi pour de bon ? Les parties en cours compteront encore.

event-web-standings = Classement
event-web-ties = Comment comptent les points et les égalités
event-web-ties-points = Un point pour chaque adversaire que tu laisses derrière toi à une table, un demi-point pour chaque adversaire qui partage ton rang. Une ronde sans partie vaut la moyenne d’une table, et au moins un point. À égalité de points décident, dans cet ordre :
event-web-ties-opponents = la somme des points de tous tes adversaires : qui a eu le chemin le plus dur est devant ;
event-web-ties-direct = les points gagnés contre ceux avec qui tu restes à égalité ;
event-web-ties-score = la somme de tes scores dans toutes les parties.
event-web-ties-shared = Qui reste à égalité partage son rang.
event-web-ties-knock-out = Ce qui compte, c’est jusqu’où tu parviens, puis ton rang à ta dernière table. Si un rang est partagé à une table, le score décide qui passe, puis l’ordre des participants au début.

event-web-round = Ronde { $number }
event-web-table = Table n° { $number }
event-web-place = rang { $place }
event-web-replay = Relecture
event-web-watch = Regarder
event-web-was-corrected = corrigé
event-web-correct = Corriger le résultat
event-web-correct-about = Ceux qui partagent un rang reçoivent le même. La correction est notée dans le journal.
event-web-byes = Sans partie : { $players }
event-web-rounds-older = Les parties plus anciennes ne sont pas affichées.

event-web-seeds-about = L’ordre compte pour la première ronde, et jusqu’au bout pour l’élimination directe : les plus forts d’abord.
event-web-seed-up = Monter d’un rang : { $name }
event-web-player-entered = pas encore là
event-web-player-here = présence confirmée
event-web-player-gone = a quitté le tournoi
event-web-remove = Retirer
event-web-remove-sure = Retirer { $name } ? Un retour dans ce tournoi ne sera pas possible.

event-web-ways = Montrer et garder
event-web-wall = Affichage mural
event-web-csv = Résultats en CSV
event-web-print = Imprimer
event-web-link = Lien vers le tournoi
event-web-wall-ends = Temps restant
event-web-wall-tables = Les tables

event-web-log = Journal
event-web-log-planned = Le tournoi a été préparé.
event-web-log-entered = { $player } participe.
event-web-log-checked-in = { $player } est là.
event-web-log-withdrew = { $player } quitte le tournoi.
event-web-log-removed = L’organisation a retiré { $player }.
event-web-log-seeded = L’organisation a changé l’ordre des participants.
event-web-log-started = Le tournoi a commencé.
event-web-log-started-early = L’organisation a lancé le tournoi.
event-web-log-round = La ronde { $round } a commencé.
event-web-log-finished = { $players } : rangs { $places }.
event-web-log-corrected = L’organisation a corrigé un résultat, { $players } : rangs { $places }.
event-web-log-paused = L’organisation a mis le tournoi en pause.
event-web-log-resumed = Le tournoi continue.
event-web-log-resumed-alone = La personne qui organisait le tournoi a supprimé son compte : le tournoi continue.
event-web-log-ended = Le tournoi est terminé.
event-web-log-ended-by-organiser = L’organisation a terminé le tournoi.
event-web-log-ended-empty = Le tournoi est terminé : il y avait trop peu de participants.
event-web-log-ended-idle = Le tournoi est terminé après 30 jours de pause.
