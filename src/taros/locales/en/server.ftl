# What is said at a table on the server.

player = Player { $number }

table-opened = The table is set.
table-begins = Everybody is here: the game begins.
table-sat = { $seat } sits down.
table-left = { $name } leaves the table.
table-asked = { $more ->
    [0] { $seat } would like to take back a move: “{ $what }”
    [one] { $seat } would like to take back a move and the one after it: “{ $what }”
   *[other] { $seat } would like to take back a move and the { $more } after it: “{ $what }”
}
table-agreed = { $seat } agrees.
table-declined = { $seat } would rather play on.
table-undone = { $more ->
    [0] { $seat } takes back a move: “{ $what }”
    [one] { $seat } takes back a move and the one after it: “{ $what }”
   *[other] { $seat } takes back a move and the { $more } after it: “{ $what }”
}
table-resigned = { $seat } resigns, and a bot plays on.
table-away = { $seat } is away, and a bot stands in.
table-freed = A seat is free again.
table-stands-in-by = { $by } lets a bot play for { $seat } until they are back.
table-stands-in-by-host = The host lets a bot play for { $seat } until they are back.
table-offered-by-owner = { $seat } has a link with which somebody else can take over the seat.
table-offered-by-host = The host has a link with which somebody else can take over the seat of { $seat }.
table-taken = { $seat } takes over the seat of { $before }.
table-back = { $seat } is back.
table-bot-failed = The bot of { $seat } has failed: a random move is made for it.
table-bot-stalled = The bot of { $seat } thinks for too long: a random move is made for it.
table-bot-illegal = The bot of { $seat } wants what the rules forbid: a random move is made for it.
table-said = { $seat }: { $what }
table-ended-log-full = The log is full: the game ends here, as it stands.
table-rematch = There is a rematch at another table.
table-rematch-by = { $seat } would like to play again.
table-removed = The host has closed the table.

# Ready-made remarks

remark-hello = Hello, everyone!
remark-thanks = Thank you.
remark-nice = Nice one!
remark-ouch = Ouch.
remark-thinking = Let me think.
remark-well-played = Well played.
remark-again = Shall we play again?

# Refusals

no-table = There is no such table.
no-page = There is no such page.
no-client = The pages of the game have not been built; `make play` builds them.
bad-message = This message cannot be understood: { $reason }
bad-origin = This request comes from another page.
bad-content-type = A request must be JSON.
too-large = This is too long: at most { $most } bytes are read.
replay-long = This game is too long to be shown: at most { $most } moves and outcomes are.
too-fast = That was too much at once; try again in a moment.
too-long = That is too much work for one request.
client-gone = The connection was closed before there was an answer.
nested-json = The message is nested too deeply to be read.
server-error = Something went wrong on the server.
not-seated = Only those who sit at the table can do that.
not-your-turn = It is not your turn.
not-your-seat = This seat is not yours.
not-host = Only the host can do that.
not-begun = The game has not begun yet.
game-over = The game is over.
game-running = The game has begun already.
time-up = Your time for this move is up: a bot makes it. The next one is yours again.
stale-move = Something has happened since; look again.
undo-over = The game is over; nothing can be taken back.
undo-no-question = There is no such question any more.
undo-asked = Somebody is already asking for that.
undo-time-up = Your time for that move is up: it cannot be taken back any more.
undo-declined = The others would rather play on.
log-full = So much has happened at this table that nothing more can be added.
seat-taken = Somebody sits there already.
seat-kept = This seat is kept for { $name }.
seated-already = You sit at this table already.
seat-of-bot = A bot sits there.
seat-resigned = { $name } has resigned, and a bot plays on.
still-here = { $name } is connected: nobody can play for them.
gone-briefly = { $name } may be back in a moment: this is possible after { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} without a connection.
stand-in-days = At this table a move has days: a bot stands in when they are over.
stands-in-already = This bot stands in already.
no-invite = This table can only be joined by its link.
nonce-used = This promise of a seed belongs to another table.
not-over = The game is not over yet.
reviews-busy = Too many games are being reviewed just now; try again when one of them is done.
hint-people = Hints are given only where all others are bots.
pace-total = A table with a total time needs at least { $least } seconds for everybody.
pace-increment = Only a total time has more seconds for every move.
pace-time = A table with a clock needs at least { $least } seconds a move.
position-options = A position brings its own options: give the one or the others.
position-seats = This position is for { $seats ->
    [one] one player
   *[other] { $seats } players
}, but there { $given ->
    [one] is one seat
   *[other] are { $given } seats
}.
bot-too-slow = At a table a bot may think for { $longest } s at most: { $bot } is too slow.
bot-too-strong = At a table the strength of this bot is { $most } at most: { $bot } is too strong.
position-over = In this position the game is over: nobody can play on.
advice-nobody = Nobody is to move in this position.
table-crowd = There are too many people at this table just now.
workers-bus = Several workers need a bus that they share: give --bus.
bad-address = { $value } is no address; { $example } is one.
no-database = The database { $address } cannot be used: { $reason }
not-installed = { $name } is not installed: pip install 'taros[club]'.

# taros serve

serve-here = On this device: { $address }
serve-there = On other devices: { $address }
serve-stop = Ctrl-C ends it; games are kept.
