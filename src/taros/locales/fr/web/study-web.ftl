# Composer une position

web-editor-title = { $game } : composer une position
web-editor-link = Lien vers cette position
web-editor-explained = Place tout à la main, ou colle une position sous forme de texte. Puis joue à partir de là, partage-la ou imprime-la.
web-editor-explained-text = Modifie la position sous forme de texte. Puis joue à partir de là, partage-la ou imprime-la.
web-editor-asking = Est-ce une position ?
web-editor-good = Elle est jouable : à { $name } de jouer.
web-editor-chance = Elle est jouable : le hasard décide d’abord.
web-editor-over = Dans cette position, la partie est finie.
web-editor-play-bots = La jouer contre des bots
web-editor-text = En texte
web-editor-anew = Tout recommencer
web-editor-players = { $count ->
    [1] un joueur
   *[other] { $count } joueurs
}
web-editor-undo = Annuler
web-editor-redo = Rétablir
web-editor-best = Meilleur coup
web-editor-advice = Le mieux : { $move } Cela gagne { $percent } % des parties.

# Problèmes

web-puzzle = Problème
web-puzzle-title = { $game } : problème { $number }
web-puzzle-today = Problème du jour : { $game } { $number }
web-puzzle-solver = { $name } ({ $colours })
web-puzzle-find = Trouve le meilleur coup pour { $name }. Tu as { $tries ->
    [1] un essai.
   *[other] { $tries } essais.
}
web-puzzle-wrong = Ce n’est pas ça : il y a un meilleur coup. { $left ->
    [1] Il reste un essai.
   *[other] Il reste { $left } essais.
}
web-puzzle-solved = Résolu !
web-puzzle-missed = Voilà le coup qu’il fallait.
web-puzzle-give-up = Voir la solution
web-puzzle-moves = Les meilleurs coups, et combien de parties chacun gagne
web-puzzle-solves = La solution :
web-puzzle-chance = gagne { $percent } % des parties
web-puzzle-next = Problème suivant
web-puzzle-edit = Ouvrir dans l’éditeur
web-puzzle-streak = { $days ->
    [1] Série en cours : un jour.
   *[other] Série en cours : { $days } jours.
}
web-puzzle-game = Jeu
web-puzzle-number = Numéro
web-puzzle-theme = Thème
web-puzzle-every-theme = Tous les thèmes
web-puzzle-theme-count = { $theme } ({ $count })
web-puzzle-new = Un nouveau
web-puzzle-all-done = Tu les as tous parcourus.
web-puzzle-rating = Ta cote à { $game } : { $rating }
web-puzzle-about = Thème : { $themes }.
web-puzzle-rated = Le problème est coté { $puzzle } ; ta cote passe de { $before } à { $after }.
web-puzzle-rated-before = Le problème est coté { $puzzle } ; il a compté la première fois.
web-puzzle-unknown = Ce problème n’existe pas.
web-puzzle-no-number = { $game } n’a pas de problème { $number } : ils vont de 1 à { $last }.
web-puzzle-go = Y aller
web-puzzle-none = { $game } n’a pas de problèmes.
