# La page des parties que l’on peut regarder

web-watch-heading = Regarder des parties
web-watch-large = La grande partie
web-watch-none = Aucune partie publique n’est en cours. Une partie est publique si sa table est ouverte à tous.
web-watch-play = Aux jeux
web-watch-game = { $game } : { $names }
web-watch-open = Regarder
web-watch-enlarge = La montrer en grand
