# The pages around the boards

web-language-choose = Language
web-title = Taros
web-nav = Pages and settings
web-theme = Light or dark
web-settings = Settings
web-skip = To the content
web-close = Close
web-close-notice = Close: { $text }
web-cancel = Cancel
web-missing = There is nothing here.
web-home-link = To the first page
web-puzzle-to-today = Today's puzzle
web-missing-new-table = New table of { $game }
web-refused-table-crowd = There are too many people at this table just now. This page tries again by itself.
web-text-limit = { $most ->
    [one] One character is the most that fits here.
   *[other] { $most } characters are the most that fits here.
}
web-unreachable = The server cannot be reached. Is the network there?

# The first page

web-home-welcome = Good wind, and a seat in the market. What shall we play?
web-play-now = Play now
web-play-now-game = Play now: { $game }
web-with-friends = With friends
web-on-device = On this device
web-choose-rules = Choose bots and rules
web-guide-link = A guided first turn
web-resume = Go on
web-open-tables = Open tables
web-no-open-tables = No table is waiting for players. With friends opens one.
web-join = Join
web-table-action = { $action }: { $game }, { $names }
web-free-seats = { $free ->
    [0] no free seat
    [one] one free seat
   *[other] { $free } free seats
}
web-have-record = A game kept as a file?
web-replay-record = Watch a record

# Setting up a table

web-bot-learner = Learner
web-bot-regular = Regular
web-bot-master = Master
web-bot-grandmaster = Grandmaster
web-bot-random = Random
web-bot-greedy = Greedy
web-bot-flat = Flat Monte Carlo
web-bot-expectimax = Expectimax
web-bot-mcts = Tree search
web-bot-learned = Learned
web-bot-search = Learned search
web-bot-novice = Novice
web-bot-plan = Planner
web-name-numbered = { $name } { $number }
web-name-strength = { $name } ({ $strength })
web-refused-bot-strength = { $strength } is no strength of { $bot }: write a count from 1 to { $most }, such as { $usual }.
web-refused-bot-strength-or-time = { $strength } is no strength of { $bot }: write a count from 1 to { $most }, such as { $usual }, or a time such as 500ms or 2s.
web-pace-none = No clock
web-pace-seconds = { $seconds ->
    [one] one second a move
   *[other] { $seconds } seconds a move
}
web-pace-days = { $days ->
    [one] one day a move
   *[other] { $days } days a move
}
web-pace-total = { $increment ->
    [0] { $clock } for all moves
   *[other] { $clock } for all moves, and { $increment } s more for each
}

# At the table

web-copy = Copy
web-copied = Copied
web-labelled = { $label }: { $text }
web-enumerated = { $first }, { $next }
web-listed = { $first }; { $next }
web-share = Share
web-free-seat = A free seat
web-your-name = Your name
web-time-left = { $clock } left
web-bot-for-seat = A bot for seat { $number }

# The end

web-review = Review

# Replays

web-replay = Replay

# Rules and the guided first turn

web-events-link = Tournaments
web-watch-link = Watch
web-puzzle-link = Puzzle of the day
web-editor-heading = Set up a position
web-rules = Rules
web-rules-of = Rules of { $game }

# The reader's own games on the first page, and what tells people that it is their turn

web-my-games = Your games
web-my-games-all = { $count ->
    [one] Show the other one
   *[other] Show { $count } more
}
web-finished-games = Finished games
web-finished-older = Show older games
web-home-play = Play
web-table-with = with { $names }
web-game-with = { $game } with { $names }
web-turn-yours = Your turn
web-turn-of = { $name } is to move
web-turn-since = for { $duration }
web-turn-left = { $duration } left
web-result-won = You won
web-result-shared = You share the first place
web-result-place = { $place ->
    [2] You came second
    [3] You came third
    [4] You came fourth
   *[other] You came in place { $place }
}
web-result-winners = { $count ->
    [one] { $names } won
   *[other] { $names } share the first place
}
web-result-alone = You played alone
web-my-game-action = { $action }: { $game }, { $names }, table { $table }
web-my-game-action-alone = { $action }: { $game }, table { $table }
web-finished-action = { $action }: { $game }, { $date }, table { $table }

web-title-your-turn = ● Your turn: { $game }
web-title-your-turns = ● Your turn in { $count } games
web-turn-notification = Your turn: { $game }
web-turn-with = You play with { $names }.

web-only-on-device = Everything runs on this device: games are kept in this browser, and go on without a network.
web-device-loading = The rules are on their way to this device: { $percent }%. This happens once.
web-device-failed = This browser cannot run the games by itself: it lacks WebAssembly or module workers, or the files are those of another version. Load the page again, or use a newer browser. On a server of Taros, this browser can play.
web-storage-failed = This browser does not store games: it has no room, or does not allow it. You can play on, but the games are gone when you close the page.
web-storage-damaged = A game on this device was damaged. It goes on from the last move that could be read.
web-bots-failed = The bot of this table cannot be started on this device. A simpler one moves in its place; the next move is tried again.
web-storage-unreadable = The game { $table } on this device cannot be read any more: what was stored of it is damaged. All others are there.
web-no-simd = This browser lacks WebAssembly SIMD, which strong bots need: simpler ones move in their place. In a newer browser, or on a server of Taros, they play at full strength.
web-new-version = A new version of Taros is here.
web-new-version-load = Load it
web-server-away = The server cannot be reached now, so everything runs on this device. Games are kept in this browser; this page goes back to the server by itself.
web-server-back = The server can be reached again. This game stays on this device, and goes on there.
web-server-back-go = Go to the server
web-away = The server cannot be reached
web-away-explained = This game is on the server. This page opens it by itself as soon as the server can be reached again; nothing is lost. Until then you can play on this device.
web-away-failed = The server cannot be reached, and this device has not kept the games for that. Next time there is a network, press “Keep the games on this device” on the first page.
web-without-network = Without a network
web-keep = Keep the games on this device
web-keep-no = With the games on this device (9 MB) you can also play while the server cannot be reached: against bots, and together on one device.
web-keep-busy = The games are on their way to this device.
web-keep-yes = The games are on this device: when the server cannot be reached, this page opens all the same, to play against bots and on one device.
web-keep-failed = The games did not arrive. Is the network there, and room on this device? Try again.
web-keep-on-server = Keep on the server
web-keep-on-server-explained = This game is on this device only. On the server, whoever has its address can watch it.

web-account-keep = Keep my name
web-announcement = From the host

# Rated tables and players' pages

web-rated = Rated
web-ladder-link = Ladder
web-players-mine = My page
web-players-page-of = Page of { $name }
