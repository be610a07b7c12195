# The pages around the boards

web-close-hint = Close the hint
web-next = Next
web-seats-taken = All seats are taken: you can watch.
web-replay-to-table = To the table
web-offline = The connection is lost. It comes back by itself; nothing you did is lost.
web-turn-number = { $turn ->
    [0] The start
   *[other] Turn { $turn }
}

# Setting up a table

web-setup-bots = { $game } against bots
web-setup-friends = { $game } with friends
web-setup-device = { $game } on this device
web-seats = Seats
web-how-many = How many play
web-seat-who = Who sits on seat { $number }
web-seat-called = Name on seat { $number }
web-seat-strength = Strength on seat { $number }
web-seat-me = Me
web-seat-open = Open, by the link
web-seat-here = Somebody else at this device
web-seat-bot = Bot: { $bot }
web-strength = Strength
web-strength-counted = From 1 to { $most }.
web-strength-timed = From 1 to { $most }, or a time up to { $longest }s, such as 500ms, with which its moves are not reproducible.
web-first-lot = By lot
web-presets = Sets of rules
web-all-options = Every option
web-automatic = automatic
web-pace = Pace
web-pace-kind-none = No clock
web-pace-kind-move = Seconds for a move
web-pace-kind-total = A total time
web-pace-kind-days = Days for a move
web-pace-unit-seconds = seconds for a move
web-pace-unit-minutes = minutes for all moves
web-pace-unit-increment = seconds more for each
web-pace-unit-days = days for a move
web-pace-explained-none = Nobody is hurried. When somebody has been gone for five minutes, the table offers a bot that plays until they are back.
web-pace-explained-move = When the time is up, a bot makes the move, and plays on until its player is back.
web-pace-explained-total = Everybody has the same time for the whole game. When it is used up, a bot plays on.
web-pace-explained-days = To play by post: when the days are over, a bot makes the move, and plays on until its player is back.
web-public-explained = List the table on the first page, so that anyone can join.
web-create-table = Open the table
web-start = Begin

# At the table

web-table-title = { $game } · table { $table }
web-device-starting = The table is being set. You can choose as soon as the rules are here.
web-waiting-people = { $open ->
    [one] One seat is free. The game begins when it is taken.
   *[other] { $open } seats are free. The game begins when all are taken.
}
web-share-explained = Send this link to those who shall play:
web-invitation = Link to this table
web-sit-here = Sit here
web-invited = You have an invitation: sit down and play.
web-take-seat = Take a seat
web-seat-action = { $action }: seat { $number }
web-seat-acting = to move
web-stand-up = Stand up
web-mixing = The devices are mixing the chance of this game…
web-secret-choose = You can choose until this moment is over; if you do not, you pass.
web-secret-chosen = Chosen: it is played when this moment is over.
web-secret-wait = This moment takes equally long whether somebody has a choice or not.
web-secret-left = { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
web-waiting-for = Waiting for { $names }.
web-chance = Chance decides.
web-prompt-for = { $name }: { $prompt }
web-until = until { $date }
web-clause = Rule { $clause }
web-you = you
web-more = More
web-resigned = resigned, a bot plays on
web-stands-in = a bot stands in: { $bot }
web-late = too late: a bot makes this move
web-clock = Time left:
web-absent = not connected
web-come-back = I am back
web-free-seat-again = Free seat { $number } again
web-which-bot-seat = Which bot for seat { $number }
web-let-bot-sit = Give it seat { $number }
web-play-for = Let a bot play for { $name }
web-other-bot-for = Another bot for { $name }
web-play-for-explained = { $name } is not connected. The bot plays only until { $name } is back.
web-which-bot-for = Which bot for { $name }
web-let-bot-play-for = Let it play for { $name }
web-offer-stand-in = { $name } has not been here for { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}. Shall a bot play until { $name } is back?
web-offer-which-bot = Which bot may play for { $name }
web-offer-yes = Yes, let it play
web-offer-no = No, we wait for { $name }
web-hand-over-seat = Hand over the seat of { $name }
web-hand-over-link = Whoever opens this link first takes over the seat. It is good once, and until { $name } is back.
web-hand-over-link-mine = Whoever opens this link first takes over the seat. It is good once, and until you move yourself.
web-hand-over-label = Link to the seat of { $name }
web-take-over = { $name } hands this seat over to you. You play on from here.
web-take-over-void = This link to a seat is no longer good: somebody has taken the seat, or its player has played on. You can watch.
web-undo = Take back
web-hint = Hint
web-hint-thinking = Thinking it over…
web-hint-preparing = It is still thinking. Shortly after the server has started this can take a minute.
web-hint-move = Best: { $move }
web-agree = Agree
web-disagree = Rather not
web-remark = Say something
web-resign = Resign
web-resign-question = Resign? A bot will play your seat to the end.
web-remove = Close the table
web-remove-question = Close the table for everybody? The game is then gone.
web-leave = Leave
web-confirm-move = { $move } Make this move?
web-confirm-any = Make this move?
web-confirm-yes = Make it
web-confirm-no = Not yet
web-log = What happened
web-told-others = Then { $names } had their turns.
web-spectators = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
web-watch-explained = Let others watch
web-hand-over = Please pass the device to { $name }. The cards show when nobody else is looking.
web-look = I am { $name }: show them

# The board of a game that brings only a picture

web-picture = A picture of the board.
web-picture-scores = A picture of the board. Scores: { $scores }.
web-points = { $points ->
    [one] one point
   *[other] { $points } points
}
web-choices = Your choices
web-blocked = Not allowed now

# The end

web-winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the win.
}
web-you-won = You won!
web-you-won-by = You won, { $margin } ahead of { $names }.
web-you-share-win = You share the win with { $names }.
web-you-came = You came { $place ->
    [2] second
    [3] third
    [4] fourth
   *[other] number { $place }
}.
web-you-came-by = You came { $place ->
    [2] second
    [3] third
    [4] fourth
   *[other] number { $place }
}, { $margin } behind { $names }.
web-end = How it ended
web-play-again = Play again
web-watch-rematch = Watch the rematch
web-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
web-download-record = Download the record
web-scores-over-time = Scores over time
web-chart-summary = Scores over time; in the end: { $scores }
web-end-or-review = The result or a review
web-result = Result
web-review-game = Review this game
web-review-none = This game has no review: no bot has learned to judge it.

# Proof that chance was fair

web-fair = Was chance fair?
web-fair-yes = { $events ->
    [one] Yes: the one chance event of this game is what the promised seed gives.
   *[other] Yes: all { $events } chance events of this game are what the promised seed gives.
}
web-fair-no = No: something does not fit.
web-fair-none = Of this game it cannot be proven: its record holds no promise and no seed.
web-fair-insecure = This page is not secure (https), so the browser lends it no cryptography. Download the record and run: taros verify FILE
web-fair-seed-yes = The seed is the one whose fingerprint (SHA-256) was published before the game.
web-fair-seed-no = The seed is not the one whose fingerprint was published.
web-fair-seed-unknown = The fingerprint of the seed is not known.
web-fair-hashes-yes = The random bits are those whose fingerprints were sent before the seed was drawn.
web-fair-hashes-no = The random bits are not those whose fingerprints were sent.
web-fair-promise-yes = This device was shown the same fingerprints before it revealed its own random bits.
web-fair-promise-no = This device was shown other fingerprints before the game.
web-fair-promise-unknown = This device does not remember a fingerprint from before the game, so here the record's own word stands for it.
web-fair-bits-yes = The random bits of this device are among those that were used.
web-fair-bits-no = The random bits of this device were not used.
web-fair-bits-unknown = This device gave no random bits of its own to this game, or does not remember them.
web-fair-events-yes = { $events ->
    [one] The one event was drawn again in this browser, with the same outcome.
   *[other] All { $events } events were drawn again in this browser, each with the same outcome.
}
web-fair-events-no = Events that come out differently: { $wrong }.
web-fair-proves-revealed = This proves that nobody chose or changed an outcome, not even together with the server: the devices first sent fingerprints of random bits, then the seed was drawn and promised, and only then the bits were revealed. One device that is honest is enough, and yours is one if its bits are among them.
web-fair-proves-contributions = This game is of an old version. It proves that no outcome was changed once the seed was promised and the random bits were mixed in. Somebody who knew the seed and came last could have chosen their bits to suit.
web-fair-proves-seed = No device added random bits. This proves that no outcome was changed once the game had begun. Whoever runs the server could have chosen the seed.
web-fair-round = The chance of this game was mixed in round { $round }: in each round before, a device did not reveal its bits, lost its seat, and everything was drawn anew. Somebody who knew the seed could have refused an outcome that way.
web-fair-not = It does not prove that whoever runs the server did not look at what was to come. Nor does a browser know the rules: whether the listed weights are those of the rules, the command taros verify checks as well.
web-fair-numbers = The numbers
web-fair-commitment = Fingerprint of the seed, published before the game
web-fair-seed = Seed, revealed after it
web-fair-hashes = Fingerprints of the players' random bits, sent before the seed was drawn
web-fair-contributions = Random bits of the players' devices
web-fair-scheme = Event n is HMAC-SHA-256, keyed with the seed, of the devices' bits joined by commas, a colon and n; read as a number, modulo the sum of the weights, it falls on one of the outcomes.

# Replays

web-replay-title = { $game } · replay
web-replay-damaged = This record is damaged, and shown as far as it goes. { $reason }
web-replay-start = The start of the game.
web-replay-at = { $turn ->
    [0] Moment { $ply } of { $last }
   *[other] Turn { $turn }, moment { $ply } of { $last }
}
web-play = Play
web-pause = Pause
web-first = To the start
web-back = One back
web-forward = One on
web-last = To the end
web-scrub = Moment of the game
web-share-moment = Copy a link to this moment
web-other-record = Open a record file
web-drop-record = Drop the file of a record anywhere on this page, or choose it here.
web-choose-file = Choose a file

# Rules and the guided first turn

web-editor-open = Open this moment in the editor
web-how-to-play = How to play
web-every-clause = Every clause
web-every-clause-explained = This is the whole game. What happens in rare cases, and what each option changes, stands there:
web-print = Print
web-play-game = Set up a game
web-guide-title = { $game } · first turn
web-guide-offer = First time here? Five sentences show a whole turn.
web-guide-yes = Show me
web-guide-no = No, thanks
web-guide-skip = Skip
web-guide-end = That is a whole turn. The rest you will learn by playing.
web-guide-again = Once more
web-guide-none = This game has no guided first turn.

# The reader's own games on the first page, and what tells people that it is their turn

web-turn-offer-label = How to be told that it is your turn
web-turn-offer = Others may take their time. Shall a chime tell you when it is your turn?
web-turn-offer-chime = Yes, please
web-turn-offer-quiet = Quietly
web-turn-offer-none = No sounds
web-turn-offer-notifications = And a notification, while you look at something else? The browser will ask once more.
web-turn-offer-notify = Notify me
web-turn-offer-no-notification = The chime is enough
