# Les pages autour des plateaux

web-close-hint = Fermer l’indice
web-next = Suivant
web-seats-taken = Toutes les places sont prises : tu peux regarder.
web-replay-to-table = Vers la table
web-offline = La connexion est perdue. Elle revient toute seule ; rien de ce que tu as fait n’est perdu.
web-turn-number = { $turn ->
    [0] Le début
   *[other] Tour { $turn }
}

# Préparer une table

web-setup-bots = { $game } contre des bots
web-setup-friends = { $game } entre amis
web-setup-device = { $game } sur cet appareil
web-seats = Places
web-how-many = Nombre de joueurs
web-seat-who = Qui prend la place { $number }
web-seat-called = Nom à la place { $number }
web-seat-strength = Force à la place { $number }
web-seat-me = Moi
web-seat-open = Ouverte, par le lien
web-seat-here = Quelqu’un d’autre sur cet appareil
web-seat-bot = Bot : { $bot }
web-strength = Force
web-strength-counted = De 1 à { $most }.
web-strength-timed = De 1 à { $most }, ou un temps d’au plus { $longest }s, comme 500ms ; avec un temps, ses coups ne sont pas reproductibles.
web-first-lot = Par tirage au sort
web-presets = Ensembles de règles
web-all-options = Toutes les options
web-automatic = automatique
web-pace = Rythme
web-pace-kind-none = Sans pendule
web-pace-kind-move = Secondes par coup
web-pace-kind-total = Un temps total
web-pace-kind-days = Jours par coup
web-pace-unit-seconds = secondes par coup
web-pace-unit-minutes = minutes pour tous les coups
web-pace-unit-increment = secondes de plus par coup
web-pace-unit-days = jours par coup
web-pace-explained-none = Personne n’est pressé. Après cinq minutes d’absence, la table propose un bot qui joue jusqu’au retour de la personne.
web-pace-explained-move = Quand le temps est écoulé, un bot joue le coup, et continue jusqu’au retour de la personne.
web-pace-explained-total = Tout le monde a le même temps pour toute la partie. Quand il est épuisé, un bot prend la suite.
web-pace-explained-days = Pour jouer par correspondance : quand les jours sont passés, un bot joue le coup, et continue jusqu’au retour de la personne.
web-public-explained = Afficher la table sur la page d’accueil, pour que tout le monde puisse la rejoindre.
web-create-table = Ouvrir la table
web-start = Commencer

# À la table

web-table-title = { $game } · table { $table }
web-device-starting = La table se prépare. Tu pourras choisir dès que les règles seront là.
web-waiting-people = { $open ->
    [1] Une place est libre. La partie commence dès qu’elle est prise.
   *[other] { $open } places sont libres. La partie commence dès qu’elles sont toutes prises.
}
web-share-explained = Envoie ce lien à celles et ceux qui vont jouer :
web-invitation = Lien vers cette table
web-sit-here = M’asseoir ici
web-invited = Tu as une invitation : prends place et joue.
web-take-seat = Prendre place
web-seat-action = { $action } : place { $number }
web-seat-acting = doit jouer
web-stand-up = Me lever
web-mixing = Les appareils mêlent le hasard de cette partie…
web-secret-choose = Tu peux choisir jusqu’à la fin de ce moment ; sinon, tu passes.
web-secret-chosen = Choisi : ce sera joué à la fin de ce moment.
web-secret-wait = Ce moment dure toujours le même temps, que quelqu’un ait le choix ou non.
web-secret-left = { $seconds ->
    [1] 1 seconde
   *[other] { $seconds } secondes
}
web-waiting-for = On attend : { $names }.
web-chance = Le hasard décide.
web-prompt-for = { $name } : { $prompt }
web-until = jusqu’au { $date }
web-clause = Article { $clause }
web-you = toi
web-more = Plus
web-resigned = abandon ; un bot continue
web-stands-in = un bot joue à sa place : { $bot }
web-late = trop tard : un bot joue ce coup
web-clock = Temps restant :
web-absent = hors connexion
web-come-back = Me revoilà
web-free-seat-again = Libérer à nouveau la place { $number }
web-which-bot-seat = Quel bot pour la place { $number }
web-let-bot-sit = Lui donner la place { $number }
web-play-for = Laisser jouer un bot pour { $name }
web-other-bot-for = Un autre bot pour { $name }
web-play-for-explained = { $name } n’est pas en ligne. Le bot joue seulement jusqu’à son retour.
web-which-bot-for = Quel bot pour { $name }
web-let-bot-play-for = Le laisser jouer pour { $name }
web-offer-stand-in = { $name } n’est plus là depuis { $minutes ->
    [1] une minute
   *[other] { $minutes } minutes
}. Un bot doit-il jouer en attendant son retour ?
web-offer-which-bot = Quel bot peut jouer pour { $name }
web-offer-yes = Oui, qu’il joue
web-offer-no = Non, on attend { $name }
web-hand-over-seat = Céder la place : { $name }
web-hand-over-link = La première personne qui ouvre ce lien prend la place. Il ne sert qu’une fois, et n’est plus valable quand { $name } revient.
web-hand-over-link-mine = La première personne qui ouvre ce lien prend la place. Il ne sert qu’une fois, et n’est plus valable après ton prochain coup.
web-hand-over-label = Lien vers la place : { $name }
web-take-over = { $name } te cède cette place. Tu continues la partie à partir d’ici.
web-take-over-void = Ce lien vers une place n’est plus valable : quelqu’un a pris la place, ou la personne qui l’avait a continué. Tu peux regarder.
web-undo = Reprendre
web-hint = Indice
web-hint-thinking = Je réfléchis…
web-hint-preparing = La réflexion continue. Peu après le démarrage du serveur, cela peut prendre une minute.
web-hint-move = Le mieux : { $move }
web-agree = D’accord
web-disagree = Plutôt non
web-remark = Dire quelque chose
web-resign = Abandonner
web-resign-question = Abandonner ? Un bot jouera à ta place jusqu’à la fin.
web-remove = Fermer la table
web-remove-question = Fermer la table pour tout le monde ? La partie disparaît.
web-leave = Quitter
web-confirm-move = { $move } Jouer ce coup ?
web-confirm-any = Jouer ce coup ?
web-confirm-yes = Le jouer
web-confirm-no = Pas encore
web-log = Ce qui s’est passé
web-told-others = Puis ont joué : { $names }.
web-spectators = { $count ->
    [1] Une personne regarde.
   *[other] { $count } personnes regardent.
}
web-watch-explained = Laisser d’autres regarder
web-hand-over = Passe l’appareil à { $name }. Les cartes s’affichent quand personne d’autre ne regarde.
web-look = C’est moi, { $name } : montre-les

# Le plateau d’un jeu qui n’apporte qu’une image

web-picture = Une image du plateau.
web-picture-scores = Une image du plateau. Points : { $scores }.
web-points = { $points ->
    [1] un point
    [one] { $points } point
   *[other] { $points } points
}
web-choices = Ce que tu peux choisir
web-blocked = Pas permis maintenant

# La fin

web-winners = { $count ->
    [1] Victoire : { $names }.
   *[other] Victoire partagée : { $names }.
}
web-you-won = Tu as gagné !
web-you-won-by = Tu as gagné, avec { $margin } d’avance sur { $names }.
web-you-share-win = Tu partages la victoire avec { $names }.
web-you-came = Tu finis { $place ->
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[other] { $place }e
}.
web-you-came-by = Tu finis { $place ->
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[other] { $place }e
}, avec { $margin } de retard sur { $names }.
web-end = Comment la partie s’est terminée
web-play-again = Rejouer
web-watch-rematch = Regarder la revanche
web-place = { $place ->
    [1] 1er rang
   *[other] { $place }e rang
}
web-download-record = Télécharger la partie
web-scores-over-time = Les points au fil de la partie
web-chart-summary = Les points au fil de la partie ; à la fin : { $scores }
web-end-or-review = Le résultat ou une analyse
web-result = Résultat
web-review-game = Analyser cette partie
web-review-none = Cette partie n’a pas d’analyse : aucun bot n’a appris à la juger.

# La preuve que le hasard était honnête

web-fair = Le hasard était-il honnête ?
web-fair-yes = { $events ->
    [1] Oui : le seul tirage de cette partie est celui que donne la graine promise.
   *[other] Oui : les { $events } tirages de cette partie sont ceux que donne la graine promise.
}
web-fair-no = Non : quelque chose ne va pas.
web-fair-none = Pour cette partie, ce n’est pas prouvable : son enregistrement ne contient ni promesse ni graine.
web-fair-insecure = Cette page n’est pas sécurisée (https), le navigateur ne lui donne donc pas accès à la cryptographie. Télécharge la partie et lance : taros verify FILE
web-fair-seed-yes = La graine est bien celle dont l’empreinte (SHA-256) a été publiée avant la partie.
web-fair-seed-no = La graine n’est pas celle dont l’empreinte a été publiée.
web-fair-seed-unknown = L’empreinte de la graine n’est pas connue.
web-fair-hashes-yes = Les bits aléatoires sont ceux dont les empreintes ont été envoyées avant que la graine soit tirée.
web-fair-hashes-no = Les bits aléatoires ne sont pas ceux dont les empreintes ont été envoyées.
web-fair-promise-yes = Cet appareil a vu les mêmes empreintes avant de révéler ses propres bits aléatoires.
web-fair-promise-no = Cet appareil a vu d’autres empreintes avant la partie.
web-fair-promise-unknown = Cet appareil ne se souvient d’aucune empreinte d’avant la partie ; il faut donc ici croire l’enregistrement sur parole.
web-fair-bits-yes = Les bits aléatoires de cet appareil sont parmi ceux qui ont servi.
web-fair-bits-no = Les bits aléatoires de cet appareil n’ont pas servi.
web-fair-bits-unknown = Cet appareil n’a pas donné de bits à cette partie, ou ne s’en souvient pas.
web-fair-events-yes = { $events ->
    [1] Le seul tirage a été refait dans ce navigateur, avec le même résultat.
   *[other] Les { $events } tirages ont été refaits dans ce navigateur, chacun avec le même résultat.
}
web-fair-events-no = Tirages qui donnent autre chose : { $wrong }.
web-fair-proves-revealed = Cela prouve que personne n’a choisi ni changé un résultat, pas même avec le serveur : les appareils ont d’abord envoyé les empreintes de bits aléatoires, puis la graine a été tirée et promise, et ensuite seulement les bits ont été révélés. Un seul appareil honnête suffit, et le tien en est un si ses bits sont parmi eux.
web-fair-proves-contributions = Cette partie est d’une ancienne version. Cela prouve qu’aucun résultat n’a été changé une fois la graine promise et les bits aléatoires mêlés. Qui connaissait la graine et venait en dernier pouvait choisir ses bits à son goût.
web-fair-proves-seed = Aucun appareil n’a ajouté de bits aléatoires. Cela prouve qu’aucun résultat n’a été changé une fois la partie commencée. Qui tient le serveur a pu choisir la graine.
web-fair-round = Le hasard de cette partie a été mêlé à la manche { $round } : à chaque manche d’avant, un appareil n’a pas révélé ses bits, a perdu sa place, et tout a été tiré de nouveau. Qui connaissait la graine a pu refuser ainsi un résultat.
web-fair-not = Cela ne prouve pas que la personne qui tient le serveur n’a pas regardé ce qui allait venir. Un navigateur ne connaît pas non plus les règles : la commande taros verify vérifie aussi que les poids notés sont ceux des règles.
web-fair-numbers = Les nombres
web-fair-commitment = Empreinte de la graine, publiée avant la partie
web-fair-seed = Graine, révélée après
web-fair-hashes = Empreintes des bits aléatoires des joueurs, envoyées avant que la graine soit tirée
web-fair-contributions = Bits aléatoires des appareils des joueurs
web-fair-scheme = Le tirage n est le HMAC-SHA-256, avec la graine pour clé, des bits des appareils joints par des virgules, d’un deux-points et de n ; lu comme un nombre, modulo la somme des poids, il tombe sur l’un des résultats.

# Relectures

web-replay-title = { $game } · relecture
web-replay-damaged = Cet enregistrement est endommagé ; il est montré jusqu’où il va. { $reason }
web-replay-start = Le début de la partie.
web-replay-at = { $turn ->
    [0] Moment { $ply } sur { $last }
   *[other] Tour { $turn }, moment { $ply } sur { $last }
}
web-play = Lecture
web-pause = Pause
web-first = Au début
web-back = Un pas en arrière
web-forward = Un pas en avant
web-last = À la fin
web-scrub = Moment de la partie
web-share-moment = Copier un lien vers ce moment
web-other-record = Ouvrir le fichier d’une partie
web-drop-record = Dépose le fichier d’une partie n’importe où sur cette page, ou choisis-le ici.
web-choose-file = Choisir un fichier

# Les règles et le premier tour guidé

web-editor-open = Ouvrir ce moment dans l’éditeur
web-how-to-play = Comment jouer
web-every-clause = Tous les articles
web-every-clause-explained = C’est tout le jeu. Ce qui se passe dans les cas rares, et ce que change chaque option, se trouve là :
web-print = Imprimer
web-play-game = Préparer une partie
web-guide-title = { $game } · premier tour
web-guide-offer = C’est ta première fois ? Cinq phrases montrent un tour entier.
web-guide-yes = Montre-moi
web-guide-no = Non, merci
web-guide-skip = Passer
web-guide-end = Voilà un tour entier. Le reste s’apprend en jouant.
web-guide-again = Encore une fois
web-guide-none = Ce jeu n’a pas de premier tour guidé.

# Les parties de la personne sur la page d’accueil, et ce qui lui dit que c’est à elle

web-turn-offer-label = Comment te dire que c’est à toi
web-turn-offer = Les autres peuvent prendre leur temps. Un carillon doit-il te prévenir quand c’est à toi ?
web-turn-offer-chime = Oui, volontiers
web-turn-offer-quiet = Tout doucement
web-turn-offer-none = Aucun son
web-turn-offer-notifications = Et une notification, quand tu regardes autre chose ? Le navigateur posera encore la question.
web-turn-offer-notify = Me prévenir
web-turn-offer-no-notification = Le carillon suffit
