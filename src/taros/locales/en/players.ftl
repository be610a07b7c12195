# Players and ratings: links, and taros admin

link-p-of = { $name }
link-p-about = Games, ratings, opponents, and races against the clock.
link-ladder-of = The ladder of { $game }
link-ladder-about = Who plays best on this server, in this season and of all time.

bad-season = { $value } is not a season: write a year and a quarter, such as 2026-4.
export-one-format = Choose --json or --csv, not both.
ratings-taken-out = { $count ->
    [one] 1 rated game counts no longer.
   *[other] { $count } rated games count no longer.
}
ratings-folded = { $games ->
    [one] 1 game was counted
   *[other] { $games } games were counted
}: { $changed ->
    [one] 1 rating has changed.
   *[other] { $changed } ratings have changed.
}
suspicions-none = No pair of players stands out.
suspicions-about = Their games with others do not explain these results: look at some of the games.
suspicions-game = Game
suspicions-game-of = { $game }, { $seats } seats
suspicions-winner = Winner
suspicions-loser = Loser
suspicions-games = Games
suspicions-won = Won
suspicions-expected = Expected

help-ratings = Count rated games that are due, or all of them again; take games out of the ratings.
help-ratings-recompute = Count all games again; the numbers stay as they are.
help-ratings-take-out = Let the game at this table count no longer; can be given several times.
help-suspicions = List pairs of players of whom one may lose on purpose.
help-export = Write what a server holds to the standard output.
help-export-what = What to write: ratings.
help-export-csv = As a table for spreadsheets; this is the default.
