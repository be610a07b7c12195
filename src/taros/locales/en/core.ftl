# Refusals that every game shares.

no-game = There is no game { $name }; there are: { $allowed }.
no-move-word = “{ $text }” is no move; there are: { $allowed }.
no-position-numbers = “{ $text }” is no position: numbers with commas between them, then options such as name=value, as of a game that can be played.
no-bot = There is no bot { $name }; there are: { $allowed }.
bot-no-strength = The bot { $bot } has only one strength: write { $bot } without { $strength }.
bot-file = { $file } is no bot: { $reason }
bot-strength = { $strength } is no strength of the bot { $bot }: write a count from 1 to { $most }, such as { $bot }:{ $usual }.
bot-strength-or-time = { $strength } is no strength of the bot { $bot }: write a count from 1 to { $most }, such as { $bot }:{ $usual }, or a time up to an hour, such as { $bot }:500ms or { $bot }:2s.
no-seat = There is no seat { $seat }; this match has { $seats } seats, numbered from 0.
no-grain = A grain is a whole number of degrees, 1 or more, not { $grain }.
no-ply = There is no ply { $ply }; this match goes from 0 to { $last }.
no-how-to-play = There is no page on how to play { $game }; the rules have every clause.
no-puzzle = There is no puzzle { $number }; the last is { $last }.

option-unknown = There is no option { $name }; there are: { $allowed }.
option-value = Option { $name }: { $value } is not allowed; allowed: { $allowed }.
env-not-reset = Call reset first: no game has begun.
option-twice = Option { $name } is given twice.
option-assign = { $text } is no option; write name=value.
option-word = { $text } is out of place; options are written --name value.
option-range = a whole number from { $lowest } to { $highest }
option-range-or = a whole number from { $lowest } to { $highest }, or { $words }
option-free = { $words }, or one of your own
option-file = { $path } is not a text file.
option-long = Option { $name } is too long: it has { $given } characters, and at most { $most } are allowed.
option-file-large = { $path } is too large: at most { $most } characters are read.
option-several = some of { $words }, separated by commas

bad-seed = { $value } is no seed: it must be a whole number below 2 to the power of 256, or 64 hexadecimal digits.
bad-contribution = { $value } is no contribution: it must be 1 to 64 hexadecimal digits.
bad-comment = A comment may not contain braces, nor halves of characters.
names-count = There are { $count } names for { $seats } seats.
name-bad = { $name } is no name: it must be visible text without commas, at most 60 characters.

illegal-move = { $move }: { $reason } ({ $clause })
undo-nothing = There is no move to take back.
undo-other = Only your own last move can be taken back, before anyone else has moved.
undo-chance = A move cannot be taken back once chance has spoken.

bad-position = The position cannot be read. { $reason }
bad-record = Line { $line }: { $reason }
record-no-header = The header { $name } is missing.
record-bad-header = { $text } is no header of a record.
record-position-options = A record that begins from a position has its options there, and no header for them.
record-twice = The header { $name } stands twice.
record-date = { $text } is no date; write it as 2026-11-15.
record-round = { $text } is no round; write a number from 1 to 9999.
record-brace = A brace is not matched; comments stand in { "{" }braces{ "}" } and not inside one another.
record-bad-chance = { $text } is no chance event; one reads "1 3 of 1*1 2*2 3*2 4*1".
record-turn = This is turn { $turn }: a turn begins with its number and a dot, once.
record-result = The result says { $said }, but the moves give { $played }.

verify-no-seed = The record holds no commitment and seed, so its chance cannot be proven.
verify-commitment = The seed is not the one that was committed to.
verify-hashes = The contributions are not those whose hashes were published before.
verify-outcome = Event { $event } was { $outcome }, but the seed gives { $drawn }.
verify-unlisted = Event { $event } is not listed.
verify-weights = Event { $event } is listed with weights that the rules do not give.
verify-too-many = { $listed } events are listed, but { $played } happened.

# Advice: a subject, and what speaks for it

advice-only = There is no other move.
advice-one = { $subject } { $first }.
advice-two = { $subject } { $first } and { $second }.
advice-close = { $subject } has little over the next best move; it promises a bit more for the turns to come.
advice-wins = { $subject } pays off later: it wins { $wins } of 100 games instead of { $other }.
