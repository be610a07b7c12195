# Tournaments: refusals, tables and the report

arena-bots = A tournament needs at least two different bots; given: { $bots }.
arena-file = { $path } is no file of a tournament.
arena-other-plan = { $path } is of another tournament: { $name } is { $there } there and { $here } here.
arena-in-use = { $path } is in use: another tournament is adding its games to it.
arena-damaged = { $path } is damaged in line { $line }.
dataset-other-plan = { $path } keeps games of another command, or of other rules or bots: give that command again, or remove the file.
dataset-no-pyarrow = pyarrow is not installed: pip install 'taros[data]'.
dataset-no-minari = minari is not installed: pip install 'taros[data]'.
dataset-minari-exists = There is a Minari dataset { $name } already, in { $path }: choose another name, or remove it.
dataset-no-card = { $path } was not written by taros dataset.
arena-lost = The process that worked on { $task } has ended or was halted, twice.
arena-no-process = A process has ended, or was halted, before it could begin.
arena-no-ray = A cluster needs Ray, which is not installed: pip install 'taros[cluster]'.
arena-no-cluster = There is no cluster at { $address }: { $reason }
arena-no-room = The cluster at { $address } has no processor left: none was found within { $seconds } s.
arena-other-code = On the cluster are other rules or bots ({ $there }) than here ({ $here }).

arena-title = { $game }: tournament
arena-summary = { $games } games of { $seats } seats: { $orders ->
    [one] one order
   *[other] { $orders } orders
} of the bots, each over the same { $deals ->
    [one] deal
   *[other] { $deals } deals
} of chance. Seed { $seed }.
arena-unbalanced = Not all games are played yet, so seats are not balanced: { $games } of { $planned }.
arena-unfinished = { $unfinished ->
    [one] One game was not finished; it is left out of all shares.
   *[other] { $unfinished } games were not finished; they are left out of all shares.
}
arena-lost-games = { $lost ->
    [one] One game has ended the process that played it, twice: one of its bots must have done that.
   *[other] { $lost } games have ended the processes that played them, twice: one of their bots must have done that.
}
arena-lost-first = The first of these games: { $games }.
arena-timed = { $bots }: a budget in time. On another machine, or on another day, the result will differ.
arena-slow = { $bots }: no answer in time, so random has moved. On a faster machine, or with more patience, the result may differ.
arena-exact = Played again, on whichever machine, these games are the same to the last move.
arena-goes-on = The same command goes on from here.

arena-bot = bot
arena-games = games
arena-wins = wins
arena-interval = 95% interval
arena-fair = fair
arena-mean-points = mean score
arena-mean-metres = mean metres from home
arena-rating = rating
arena-time = a move
arena-worst = longest
arena-seconds = { $amount } s
arena-milliseconds = { $amount } ms
arena-microseconds = { $amount } µs
arena-faulty = faulty
arena-seat = seat { $seat }
arena-bot-seat = { $bot }, seat { $seat }
arena-before = came before
arena-failed = raised an error
arena-illegal = not legal
arena-stalled = no answer
arena-turn = turn
arena-what = what happened
arena-number = game

arena-chart-wins = Games won
arena-chart-wins-note = The bar is the share of games that the bot has won, in whichever of its seats; the line through its end is the 95% interval, the mark is what it would win if all were equally strong.
arena-chart-rating = Ratings
arena-chart-rating-note = OpenSkill (Plackett-Luce): the mean, and two deviations to either side.
arena-chart-seats = Games won by seat
arena-chart-seats-note = Of the games in which the bot held that seat.
arena-chart-before = Who came before whom
arena-chart-before-note = How often the bot of the row had a better place than the bot of the column; an equal place counts half.
arena-chart-time = Time for a move
arena-chart-time-note = The bar is the mean, the mark the longest, on a scale on which every line is ten times the one before.
arena-faults = Faulty moves
arena-faults-note = Such a move was played by random instead. A bot that did not answer was not asked again in that game.
arena-again = To play it again
arena-all = All figures
