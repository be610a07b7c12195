# Tournaments of people: pages of the browser

event-web-heading = Tournaments
event-web-none = No tournaments yet. Plan the first one: for the club, for an evening with friends, for a class.
event-web-new = New tournament
event-web-state-upcoming = To come
event-web-state-running = Under way
event-web-state-over = Over
event-web-by-link = by link only
event-web-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}

event-web-account-needed = Tournaments are for those who have kept their names on this server.
event-web-name = Name of the tournament
event-web-game = Game
event-web-seats = Seats at a table
event-web-system = System
event-web-system-swiss = Swiss
event-web-system-swiss-about = Everybody plays every round, against people with as many points, and nobody twice.
event-web-system-round-robin = Round robin
event-web-system-round-robin-about = Everybody meets everybody. The fairest way for few players.
event-web-system-knock-out = Knock-out
event-web-system-knock-out-about = Who loses is out, until the final. Of tables of four, two go on.
event-web-system-arena = Arena
event-web-system-arena-about = For a fixed time, whoever is free plays the next game at once.
event-web-rounds = Rounds
event-web-minutes = Minutes
event-web-when = Start and players
event-web-starts = Start
event-web-break = Minutes between two rounds
event-web-check-in-wanted = Players confirm in the hour before the start that they are there
event-web-public = Listed for everybody; otherwise only those who have the link find it
event-web-plan = Plan the tournament

event-web-tables-of = { $seats ->
    [2] tables of two
    [3] tables of three
   *[other] tables of four
}
event-web-organised-by = organised by { $name }
event-web-rounds-planned = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
event-web-is-over = The tournament is over
event-web-is-paused = Paused: no new round begins
event-web-ends-in = { $time } left
event-web-starts-at = Start: { $date }
event-web-begins-in = Begins in { $time }
event-web-round-in = Round { $number } begins in { $time }
event-web-waits = { $count ->
    [one] Starts as soon as { $count } player is there
   *[other] Starts as soon as { $count } players are there
}
event-web-playing = { $count ->
    [0] The next games are being drawn
    [one] { $count } game is being played
   *[other] { $count } games are being played
}
event-web-my-table = To my table
event-web-you-are-here = You take part.
event-web-you-entered = You have entered. Check in, so that you are given a table. Check-in opens: { $date }
event-web-you-withdrew = You have withdrawn.
event-web-enter = Enter
event-web-check-in = I am here
event-web-withdraw = Withdraw

event-web-organiser = For the organiser
event-web-start = Start now
event-web-pause = Pause
event-web-resume = Go on
event-web-end = End the tournament
event-web-end-sure = End the tournament for good? Games that are being played still count.

event-web-standings = Standings
event-web-ties = How points and ties count
event-web-ties-points = A point for everybody you leave behind at a table, half a point for everybody who shares your place. A bye is worth the average of a table, at least one point. If players have as many points, these decide, one after the other:
event-web-ties-opponents = the points of all your opponents together: who had the harder way is ahead;
event-web-ties-direct = the points you won against those with whom you are still tied;
event-web-ties-score = the sum of your scores in all games.
event-web-ties-shared = Who is tied even then shares the place.
event-web-ties-knock-out = What counts is how far you came, then your place at your last table. If places at a table are shared, the score decides who goes on, then the order of the players at the start.

event-web-round = Round { $number }
event-web-table = Table { $number }
event-web-place = place { $place }
event-web-replay = Replay
event-web-watch = Watch
event-web-was-corrected = corrected
event-web-correct = Correct the result
event-web-correct-about = Players who share a place are given the same one. The correction is written into the log.
event-web-byes = Bye: { $players }
event-web-rounds-older = Older games are not listed.

event-web-seeds-about = The order counts for the first round, and in a knock-out for the whole way: the strongest first.
event-web-seed-up = Move { $name } up
event-web-player-entered = entered
event-web-player-here = there
event-web-player-gone = withdrawn
event-web-remove = Remove
event-web-remove-sure = Remove { $name }? They cannot come back to this tournament.

event-web-ways = Show and keep
event-web-wall = Screen for the wall
event-web-csv = Results as CSV
event-web-print = Print
event-web-link = Link to the tournament
event-web-wall-ends = Time left
event-web-wall-tables = Tables

event-web-log = Log
event-web-log-planned = The tournament was planned.
event-web-log-entered = { $player } entered.
event-web-log-checked-in = { $player } is there.
event-web-log-withdrew = { $player } withdrew.
event-web-log-removed = The organiser removed { $player }.
event-web-log-seeded = The organiser changed the order of the players.
event-web-log-started = The tournament began.
event-web-log-started-early = The organiser started the tournament.
event-web-log-round = Round { $round } began.
event-web-log-finished = { $players }: places { $places }.
event-web-log-corrected = The organiser corrected the result of { $players }: places { $places }.
event-web-log-paused = The organiser paused the tournament.
event-web-log-resumed = The organiser let the tournament go on.
event-web-log-resumed-alone = The organiser has deleted their account, and the tournament goes on.
event-web-log-ended = The tournament ended.
event-web-log-ended-by-organiser = The organiser ended the tournament.
event-web-log-ended-empty = The tournament ended, since too few players came.
event-web-log-ended-idle = The tournament ended, since it had been paused for 30 days.
