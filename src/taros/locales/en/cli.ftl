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
cli-no-position = { $game }: { $reason }
cli-no-record = There is no record { $number }; the file holds { $count }.
cli-written = The picture is in { $path }.
cli-interrupted = Interrupted: { $done } of { $games } games were played.
cli-dataset = { $done } games are in { $path }.

cli-dataset-minari = { $done } games are in the Minari dataset { $name }.
cli-simulating = Playing
cli-verifying = Verifying
cli-reviewing = Reviewing
cli-counting = Counting

cli-seat = seat
cli-bot = bot
cli-wins = wins
cli-interval = 95% interval
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
cli-proof-revealed = { $records ->
    [one] 1 record: the devices of the players sent hashes of random bits before the seed was drawn, and revealed them after it. Nobody, not even the server, could choose an outcome as long as one of these devices was honest.
   *[other] { $records } records: the devices of the players sent hashes of random bits before the seed was drawn, and revealed them after it. Nobody, not even the server, could choose an outcome as long as one of these devices was honest.
}
cli-proof-contributions = { $records ->
    [one] 1 record of an old version: the players' random bits were added one after the other. Somebody who knew the seed and came last could have chosen theirs to suit.
   *[other] { $records } records of an old version: the players' random bits were added one after the other. Somebody who knew the seed and came last could have chosen theirs to suit.
}
cli-proof-seed = { $records ->
    [one] 1 record: nobody added random bits. Whoever drew the seed could have chosen it; after that, nothing was changed.
   *[other] { $records } records: nobody added random bits. Whoever drew the seeds could have chosen them; after that, nothing was changed.
}
cli-proof-rounds = Record { $number }: chance was mixed in round { $round }. In each round before, a device did not reveal its bits: somebody who knew the seed could have refused an outcome that way.
cli-unfair = Record { $number }: { $reason }

cli-no-command = There is no command { $name }; there are: { $allowed }.
cli-no-option = There is no option { $name }.
cli-option-usage = Option { $name }: its value is missing, or it takes none.
cli-missing = { $name } is missing.
cli-value = { $name } must be { $allowed }.
cli-number = a number
cli-number-from = a number of at least { $lowest }
cli-number-between = a number from { $lowest } to { $highest }
cli-usage = This cannot be read: { $text }
cli-not-text = This is no text file.
cli-file-none = { $path }: there is no such file.
cli-file-folder = { $path } is a folder, not a file.
cli-file-forbidden = { $path }: you have no permission to open it.
cli-file-other = { $path }: { $reason }
cli-failed = This did not work: { $reason }
cli-date = a date such as 2026-11-19
mail-needs-url = E-mails have links to the server: give its address with --public-url.
mail-needs-sender = E-mails need the address that they come from: --mail-from, for example { $example }
bad-mail-address = This is not the address of an SMTP server; an example: { $example }
