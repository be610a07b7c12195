# Les liens vers les pages, tels que d’autres programmes les montrent

link-scripts = Cette page a besoin de scripts (JavaScript) : autorise-les et recharge-la.
link-home = Taros : Marrakech et Regatta
link-home-about = Deux jeux de société dans le navigateur : entre amis, contre des bots, avec analyses et problèmes.
link-new-of = Jouer à { $game }
link-rules-of = Comment jouer à { $game }
link-rules-about = Les règles en une page, avec des images : cinq minutes de lecture.
link-editor-of = Une position de { $game }
link-editor-about = Compose une position, continue la partie, ou demande le meilleur coup.
link-puzzle = Le problème du jour
link-puzzle-of = { $game } : problème { $number }
link-puzzle-about = Un coup est bien meilleur que tous les autres. Lequel ?
link-courses = Des parcours pour Regatta
link-courses-about = Dessine ton propre parcours, et fais-y la course.
link-t-of = Une table de { $game }
link-t-about = Regarde la partie, ou assieds-toi et joue.
link-t-waiting = { $free ->
    [0] La partie va commencer.
    [1] Une place est libre : assieds-toi et joue.
   *[other] { $free } places sont libres : assieds-toi et joue.
}
link-t-playing = La partie est en cours : regarde-la.
link-t-over = La partie est finie : regarde le résultat, la relecture et l’analyse.
link-t-with = Avec { $names }. { $state }
link-g = Une partie tirée d’un fichier
link-g-of = Une partie de { $game }
link-g-about = Regarde une partie coup par coup, et ce qui l’a décidée.
link-review-of = L’analyse d’une partie de { $game }
link-review-about = Chaque décision et chaque tirage : ce que cela valait, et ce qui aurait été mieux.
link-account = Ton nom
link-account-about = Garde ton nom sur ce serveur, avec tes parties, sur tous tes appareils.
link-host = Gérer le serveur
link-host-about = Un serveur d’un coup d’œil, pour les personnes que son hôte a nommées.
link-watch = Regarder des parties de Taros
link-watch-about = Des parties publiques en cours, avec leurs plateaux en direct.
link-notices = Messages de Taros
link-notices-about = Où mène le lien d’un e-mail : il confirme une adresse, ou met fin aux e-mails.
