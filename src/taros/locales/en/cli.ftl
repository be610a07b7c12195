# The terminal

cli-human = Player
cli-narrow = The board needs { $width } columns to be seen whole.
cli-help = Type a move, or as much of it as makes it clear; undo takes your move back, quit saves and leaves.
cli-pause = Enter to go on, undo to take it back:
cli-hand-over = { $name } is next. When nobody else is looking, press Enter:
cli-undone = Taken back.
cli-saved = The game is saved in { $path }; taros resume goes on with it.
cli-record = The record of the game is in { $path }.
cli-exists = There is already a file { $path }.
cli-finished = The game in { $path } is over; taros show and taros verify can read it.
cli-nothing-saved = There is no unfinished game in { $path }.
cli-no-players = The record does not name its players, so nobody can go on with it.
cli-no-file = There is no file { $path }, and it is no position either.
cli-no-record = There is no record { $number }; the file holds { $count }.
cli-written = The picture is in { $path }.
cli-interrupted = Interrupted: { $done } of { $games } games were played.

cli-simulating = Playing
cli-verifying = Verifying
cli-reviewing = Reviewing
cli-counting = Counting

cli-seat = seat
cli-bot = bot
cli-wins = wins
cli-interval = 95 % interval
cli-mean-score = mean score
cli-simulated = { $games } games in { $seconds } s, { $rate } a second; { $unfinished ->
    [0] all were finished.
   *[other] { $unfinished } were not finished.
}
cli-position-options = A position has its seats and options in it; no others can be given.
cli-counted = { $total } sequences of { $depth } in { $seconds } s.
cli-fair = { $records ->
    [one] Fair: every chance event is what the committed seed gives.
   *[other] Fair: every chance event of all { $records } records is what the committed seeds give.
}
cli-unfair = Record { $number }: { $reason }
