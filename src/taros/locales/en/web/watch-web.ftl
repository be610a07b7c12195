# The page of games that can be watched

web-watch-heading = Watch games
web-watch-large = The large game
web-watch-none = No public game is under way just now. A game is public if its table is open to everybody.
web-watch-play = To the games
web-watch-game = { $game } of { $names }
web-watch-open = Watch
web-watch-enlarge = Show it large
