regatta-colour-red = red
regatta-colour-green = green
regatta-colour-yellow = yellow
regatta-colour-blue = blue

# Data: pieces, decks and courses

regatta-bad-data = { $source }, { $field }: { $reason }
regatta-reason = { $text }.
regatta-range = { $value } is not from { $lowest } to { $highest }.
regatta-symbol = It must be one of: { $allowed }.
regatta-corners = There must be { $lowest } to { $highest } corners.

regatta-arrow-name = An arrow that turns has a name that begins with L or l; its mirror image is made with R or r.
regatta-arrow-letters = An arrow's name is a letter, and up to { $longest } letters and digits in all; sun, done, sail, steer, lane1, seat1 and the like are taken.
regatta-arrow-mirror = There is an arrow of this name already: the mirror image of { $name }.
regatta-arrow-empty = An arrow without a turn is straight: it needs a length, and no radius.
regatta-hull = The corners must go round anticlockwise, all bulging outwards, the stern at 0.

regatta-deck-word = A deck is written as 4*L45,2*L30|L90,2*S-cloud,3*S|L30:blue,3*sun; arrows of its own come first, as L60=12/80/60.
regatta-kinds = A deck has 1 to { $highest } kinds of cards.
regatta-kind-twice = The kind { $name } is there already; give its cards one count.
regatta-no-arrow = There is no arrow { $name }; allowed: { $allowed }.
regatta-few-cards = A deck of { $cards } cards is too small; { $needed } are needed to fill all hands.

regatta-course-word = A course is one of { $allowed }, or written as line:-150,0,150,0;cw:-300,600;ccw:300,750,black and, if there are any, rock:x,y,radius, island:x,y,x,y,… and edge:x,y,x,y,….
regatta-line = The line needs two ends, the left one first, both at the same height.
regatta-narrow = The line is { $width } mm wide; { $seats } boats need { $needed }.
regatta-marks = A course has 1 to { $highest } marks.
regatta-rocks = A course has at most { $highest } rocks.
regatta-mark-behind = Behind the line a mark lies beside it, not between its ends.
regatta-marks-above = Two marks must be at least 1 mm apart from left to right.
regatta-shore = The shore crosses or touches itself.
regatta-beyond = It lies beyond the edge of the table.
regatta-aground = It lies on an island.
regatta-arrow-twice = A card has the same arrow twice.
regatta-ashore = It overlaps an island or the edge of the table.
regatta-islands-overlap = It overlaps another island or the edge of the table.
regatta-overlap = It overlaps another buoy or rock.
regatta-no-start = At the start, the boat in lane { $lane } would touch something.

# What to do now

regatta-ask-lane = Take a lane of the start line.
regatta-ask-main = Sail a card; or stay and exchange up to three cards, or steer.
regatta-ask-second = The helm lets you sail one more card; or end your turn.
regatta-ask-sun = Lay a sun before a rival; or end your turn.

# Cards: a card is named by its ways, as in "sails 45° to port with a helm"

regatta-way-ahead = straight on
regatta-way-port = { $degrees }° to port
regatta-way-starboard = { $degrees }° to starboard
regatta-way-short = short { $way }
regatta-ways = { $ways }
regatta-ways-port = { $degrees } to port
regatta-ways-starboard = { $degrees } to starboard
regatta-ways-sides = { $degrees } to either side
regatta-ways-ahead-side = straight on or { $degrees } to either side
regatta-ways-ahead-sides = straight on, { $degrees } to either side
regatta-degrees = { $degrees }°
regatta-card-one-of = { $way } (one of { $count } ways)
regatta-card-helm = { $ways } with a helm
regatta-card-cloud = { $ways } with a cloud
regatta-card-sun = a sun

# What happened

regatta-did-sail = { $seat } sails { $card }.
regatta-did-sail-round = { $seat } sails { $card } and has rounded mark { $mark }.
regatta-did-sail-zone = { $seat } sails { $card } and is stopped by a zone.
regatta-did-sail-home = { $seat } sails { $card } and is home!
regatta-did-exchange = { $seat } exchanges { $count ->
    [one] a card: { $cards }.
   *[other] { $count } cards: { $cards }.
}
regatta-did-steer = { $seat } steers to { $degrees }°.
regatta-did-sun = { $seat } lays a sun before { $boat }.
regatta-did-no-second = { $seat } sails no second card.
regatta-did-done = { $seat } ends the turn.
regatta-did-lane = { $seat } takes lane { $lane }.
regatta-did-given-lane = By lot, { $seat } has lane { $lane }.
regatta-did-draw = { $seat } draws { $count ->
    [one] a card: { $cards }.
   *[other] { $count } cards: { $cards }.
}
regatta-did-draw-hidden = { $seat } draws { $count ->
    [one] a card.
   *[other] { $count } cards.
}
regatta-did-deal = Everybody draws cards.
regatta-did-deal-to = Everybody draws cards. { $seat } draws { $count ->
    [one] one: { $cards }.
   *[other] { $count }: { $cards }.
}
regatta-did-begin = By lot, { $seat } sails first.
regatta-and-becalmed = { $words } { $seat } is becalmed and misses a turn.

# Outcomes of chance, in a list of them

regatta-outcome-card = { $card }
regatta-outcome-begin = { $seat } begins
regatta-outcome-lane = lane { $lane }

# Why not

regatta-why-over = The race is over.
regatta-why-lot = First the lot decides who sails first.
regatta-why-lane-lot = First the lot gives everyone a lane.
regatta-why-draw = Cards are to be drawn now.
regatta-why-lane = Now is the time to take a lane.
regatta-why-main = Now is the time to sail a card, to exchange cards or to steer.
regatta-why-second = Now is the time to sail a second card, or to end your turn.
regatta-why-sun = Now is the time to lay a sun before a rival, or to end your turn.
regatta-why-not-in-pile = There is no such card in the pile.
regatta-why-no-seat = There are only { $seats } seats.
regatta-why-no-lane = There are only { $lanes } lanes.
regatta-why-lane-taken = That lane is taken.
regatta-why-no-arrow = There is no such arrow.
regatta-why-not-in-hand = You do not hold that: { $card }.
regatta-why-sun-sails = A sun has no arrow to sail by.
regatta-why-touch = The boat would touch { $thing } { $where }.
regatta-why-zone = The boat would end in the zone before the bow of { $boat }, which it enters { $where }.
regatta-where = after { $percent }% of the way, at { $x }, { $y }
regatta-why-no-stop = The boat would end in the zone before the bow of { $boat }, and on the way it lies in a zone everywhere, so it cannot leave its place.
regatta-why-steer-touch = The boat would touch { $thing } at { $x }, { $y }.
regatta-why-steer-zone = The boat would lie in the zone before the bow of { $boat }.
regatta-why-no-boat = There are only { $boats } boats.
regatta-why-own-boat = A sun is laid before a rival's boat, not one's own.
regatta-why-no-sun = You do not hold a sun.
regatta-why-becalmed = { $boat } is becalmed already.
regatta-why-home = { $boat } is home already.

regatta-thing-edge = the edge of the table
regatta-thing-island = an island
regatta-thing-rock = a rock
regatta-thing-boat = the boat of { $boat }
regatta-thing-buoy-red = the red buoy
regatta-thing-buoy-green = the green buoy
regatta-thing-buoy-yellow = the yellow buoy
regatta-thing-buoy-blue = the blue buoy
regatta-thing-buoy-orange = the orange buoy
regatta-thing-buoy-black = the black buoy
regatta-thing-buoy-white = a white buoy of the line

# Options

regatta-colours-count = Option colours: { $given } does not name { $needed ->
    [one] one colour, that of the only boat
   *[other] { $needed } different colours, one for every boat
} (R1.1).

# Moves and positions

regatta-no-move = { $text } is no move; a move is sail CARD ARROW (or sail ARROW), exchange with one to three cards, steer with a degree, sun with a colour, done, or lane with a number.
regatta-no-card = There is no card { $card }; there are: { $allowed }.
regatta-no-such-arrow = No card has an arrow { $arrow }; there are: { $allowed }.
regatta-not-on-card = The card { $card } has no arrow { $arrow }; it has: { $allowed } (R3.2).
regatta-which-card = Which card for { $arrow }? There are: { $allowed }.
regatta-exchange-count = One, two or three cards are exchanged, not { $count } (R5.1).
regatta-no-degree = { $text } is no heading; it is a whole number of degrees from 0 to { $highest } (R5.2).
regatta-position-long = A position has at most { $longest } characters.
regatta-position-words = A position has at least 6 words, this has { $count }: boats, hands, discards, seat, phase, turn.
regatta-position-seats = A position has 1 to { $highest } boats, this has { $seats }.
regatta-position-hands = A position has a hand for every boat, this has { $hands } for { $seats }.
regatta-position-hidden = Cards are hidden in this position (?), so it cannot be played from.
regatta-position-word = { $text } cannot be read as { $field }; allowed: { $example }.
regatta-many-cards = { $more ->
    [one] One card more than the deck has is used: { $card }.
   *[other] { $more } cards more than the deck has are used: { $card }.
}
regatta-big-hand = Seat { $seat } holds { $cards } cards, but a hand has at most { $most }.
regatta-no-suns = There are no suns in this deck.
regatta-bad-stray = Seat { $seat } cannot be astray by the letter { $letter }.
regatta-bad-places = The boats that are home are home1, home2 and so on, each once.
regatta-calm-home = Seat { $seat } is home and cannot be becalmed.
regatta-bad-over = The race is over once its places are decided or its turns are up, and only then.
regatta-bad-turn = Turn { $turn } is beyond the limit of { $most }.
regatta-boat-touches = The { $colour } boat touches something.
regatta-bad-lanes = Every boat has a lane of its own.
regatta-bad-setup = The set-up cannot lead to this position.
regatta-bad-phase = The phase { $phase } does not fit turn { $turn } and the cards.
regatta-bad-seat = Seat { $seat } is home or becalmed and cannot be to act.
regatta-bad-draws = { $draws } cards cannot be drawn to a hand of { $cards } now.

# What a score is made of

regatta-part-way = { $less ->
    [0] home
   *[other] { METRES($less) } m from home
}

# The signs of the terminal

regatta-legend = ⌂ metres home  ⚑ place  ● marks rounded  ▯ cards  ∠ heading  → to act  ↶ must sail back first  ☼ becalmed  ▤ pile  ▥ discards; from your bow, in metres: ◂30° to port  ▸30° to starboard  ▴ ahead  ▾ astern  ●1 your next mark  ○┄○ line; on the map: ○┄○ start and finish  ●1↻ mark 1, clockwise  ●2↺ mark 2, anticlockwise  ↗A boat A and where it points  dotted: land and edge

# What speaks for a move: subjects, and clauses that go on from them

regatta-advice-sail = Sailing { $card }
regatta-advice-exchange = Exchanging { $cards }
regatta-advice-steer = Steering to { $degrees }°
regatta-advice-sun = The sun before { $boat }
regatta-advice-done = Ending the turn
regatta-advice-lane = Lane { $lane }
regatta-advice-home = brings you home
regatta-advice-way = leaves { METRES($way) } m to go instead of { METRES($other) } m
regatta-advice-bow = points the bow nearer to the way home
regatta-advice-water = has free water ahead of the bow
regatta-advice-keeps = keeps { $card } for later
regatta-advice-stuck = promises more than the best card of your hand, which takes you from { METRES($now) } m to { METRES($way) } m from home
regatta-advice-second = lets you sail a second card
regatta-advice-next = lets the rest of your hand take you farther in the next turn
regatta-advice-keeps-sun = keeps the sun for a better moment
regatta-advice-calms-closest = stops the rival who is closest to you in the race
regatta-advice-calms = stops the rival nearest home, with { METRES($way) } m to go
