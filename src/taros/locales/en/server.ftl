# What is said at a table on the server.

player = Player { $number }

table-opened = The table is set.
table-begins = Everybody is here: the game begins.
table-sat = { $seat } sits down.
table-mixing = All seats are taken: the devices mix the chance of the game.
table-committed = The device of { $seat } has sent the fingerprint of its random bits.
table-revealed = The device of { $seat } has revealed its random bits.
table-not-mixed = The device of { $seat } does not answer: it adds no random bits.
table-unrevealed = The device of { $seat } did not reveal its random bits: the seat is free, and chance will be mixed anew.
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
bad-method = This address does not take { $method } requests.
bad-message = This message cannot be understood: { $reason }
bad-origin = This request comes from another page.
bad-content-type = A request must be JSON.
too-large = This is too long: at most { $most } bytes are read.
replay-long = This game is too long to be shown: at most { $most } moves and outcomes are.
too-fast = That was too much at once; try again in a moment.
requests-busy = At most { $most } requests of one person or network are worked on at a time; try again in a moment.
tables-of-network = Your network has set up { $most } tables in 24 hours, and no more can be; go on tomorrow.
tables-of-person = You have set up { $most } tables in 24 hours, and no more can be; go on tomorrow.
metrics-private = Metrics are for this machine, and for programs that have the host's token.
request-slow = The request did not arrive within { $seconds } seconds.
connections-of-network = At most { $most } connections from one network are open at a time.
connections-full = The server is full: at most { $most } connections are open at a time. Try again in a moment.
sockets-of-network = At most { $most } pages from one network are connected at a time; close some, then try again.
bad-limits = { $file } cannot be used: { $reason }
too-long = That is too much work for one request.
client-gone = The connection was closed before there was an answer.
nested-json = The message is nested too deeply to be read.
server-error = Something went wrong on the server.
not-stored = The server cannot store anything just now. Please try again in a moment.
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
mixing-late = No random bits are wanted from this device now.
mixing-other-bits = These are not the bits whose fingerprint was sent.
mixing-sealed = The chance of the game is being mixed: nobody can leave in these seconds.
mixing-dropped = Your device did not reveal its random bits at this table, so you cannot sit here again.
undo-limit = You have taken back { $most } moves in this turn, and more are not allowed: the others are waiting.
undo-declined = The others would rather play on.
log-full = So much has happened at this table that nothing more can be added.
name-long = A name has at most { $most } characters; this one has { $given }.
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
records-full = The server keeps { $most } records of yours, and no more.
records-of-network = Your network keeps { $most } records here, and no more.
record-damaged = This record is damaged: only whole games are kept.
record-unproven = This record does not show the seed of its chance, so that nothing can be proven.
no-record = There is no such record.
not-over = The game is not over yet.
reviews-busy = { $most } games are being reviewed just now, and no more can be at a time; try again when one of them is done.
reviews-of-network = At most { $most } games are reviewed at a time for one network; try again when one of them is done.
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
advice-people = This is the position of a game that you are playing against other people: there is no advice on it until that game is over.
advice-nobody = Nobody is to move in this position.
table-crowd = There are too many people at this table just now.
workers-bus = Several workers need a bus that they share: give --bus.
bad-address = { $value } is no address; { $example } is one.
no-database = The database { $address } cannot be used: { $reason }
no-offline = { $folder } is no site with Python for the browser: make site writes one.
other-offline = { $folder } belongs to another version of the client: run make site again.
not-installed = { $name } is not installed: pip install 'taros[club]'.

# taros serve

serve-here = On this device: { $address }
serve-there = On other devices: { $address }
serve-stop = Ctrl-C ends it; games are kept.

offline-friends = Other devices cannot join here: a game with friends needs a server.
offline-damaged-table = This game cannot be read any more: what this device has stored of it is damaged.
offline-damaged-event = A part of this game cannot be read any more.
offline-bots-failed = The bots cannot be started on this device. Try again, or load the page again.
banned = The host of this server does not let you do that any more.

# Rated tables

rated-guest = Rated games are for accounts: keep your name first, then sit down.
rated-bot = At a rated table only people sit, and bots with accounts of their own.
rated-one-seat = At a rated table everybody has one seat.
rated-own-bot = An owner and their bots do not play each other in rated games, nor do two bots of one owner.
rated-alone = A rated game needs at least two seats.
rated-position = A rated game begins at the start, not from a position of your own.
rated-hand-over = A seat of a rated game cannot be handed over.
