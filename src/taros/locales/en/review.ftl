# Reviews: refusals, tables and the page

review-not-learned = There is no review of { $game } yet: nobody has learned to judge it.

review-title = { $game }: review
review-judged = Best moves by { $bot }. Chances are those that were learned from games; at the end of a turn they are read off, inside a turn all that can happen is looked at.
review-unfinished = The game is not finished. This is what can be said of { $plies ->
    [one] its one move or chance event
   *[other] its { $plies } moves and chance events
}.
review-damaged = The record is damaged: { $reason } This is what can be said of { $plies ->
    [one] the one move or chance event
   *[other] the { $plies } moves and chance events
} before that.

review-chances = Chances to win
review-chances-note = After every move and every chance event; the level lines are 25, 50 and 75%, the thin upright ones are the turning points.
review-turning = Turning points
review-turning-note = Where chances moved most, with the board after it.
review-turned-luck-up = { $words } This luck raises the chance of { $seat } to win from { $before } to { $after }%.
review-turned-luck-down = { $words } This luck lowers the chance of { $seat } to win from { $before } to { $after }%.
review-turned-move-up = { $words } This move raises the chance of { $seat } to win from { $before } to { $after }%.
review-turned-move-down = { $words } This move lowers the chance of { $seat } to win from { $before } to { $after }%.
review-turned-slip-up = { $words } This slip raises the chance of { $seat } to win from { $before } to { $after }%.
review-turned-slip-down = { $words } This slip lowers the chance of { $seat } to win from { $before } to { $after }%.
review-slips = The costliest slips
review-slips-note = Up to three of every player, before they were made: the move that was played is crossed out, the better one has a star.
review-slip = Turn { $turn }: { $played } Better: { $better } { $reason } Change of the chance to win: { $loss }.
review-luck = Luck and skill
review-luck-note = What chance and what choices have given, one's own and those of others: start + luck + choices = result, exactly.
review-skill = Choices
review-skill-note = What the moves have given away of the chance to win, from what could be known.
review-events = Chance events
review-events-note = The bar is how often something came, the mark how often it was to be expected.
review-decisions = Decisions
review-decisions-note = All moves of those who had a choice.

review-player = player
review-start = start
review-of-luck = luck
review-of-choices = choices
review-result = result
review-in-chance = in chances
review-outcome = { $name }
review-in-points = in points
review-in-metres = in metres from home
review-mean-loss = on average
review-turn = turn
review-played = played
review-best = best
review-loss = loss
review-word = word
review-event = { $times ->
    [one] once
   *[other] { $times } times
}, { $expected } expected
review-event-name = chance event
review-times = times
review-expected = expected

review-word-best = best
review-word-fine = fine
review-word-inaccuracy = inaccuracy
review-word-mistake = mistake
review-word-blunder = blunder
