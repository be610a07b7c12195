# La page des parties que l’on peut regarder

web-watch-heading = Regarder des parties
web-watch-large = La partie en grand
web-watch-none = Aucune partie publique n’est en cours. Une partie est publique si sa table est ouverte à tout le monde.
web-watch-play = Aller aux jeux
web-watch-game = { $game } : { $names }
web-watch-open = Regarder
web-watch-enlarge = Agrandir
