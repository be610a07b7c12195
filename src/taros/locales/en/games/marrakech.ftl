marrakech-colour-red = red
marrakech-colour-yellow = yellow
marrakech-colour-blue = blue
marrakech-colour-brown = brown

# What to do now

marrakech-ask-turn = Which way? Turn Assam left or right, or leave him facing ahead.
marrakech-ask-turn-last = Which way shall Assam face for the next player: left, ahead or right?
marrakech-ask-lay = Your rug: next to Assam, on any two squares that are not one and the same rug.

# The signs of the terminal

marrakech-legend = ◎ dirhams  ▦ squares  Σ score  ▤ rugs left  → to act  ← next rug  ✕ out

# What happened

marrakech-did-left = { $seat } turns Assam left.
marrakech-did-ahead = { $seat } leaves Assam facing ahead.
marrakech-did-right = { $seat } turns Assam right.
marrakech-did-walk = { $seat } rolls { $roll }: Assam walks to { $square }, nothing to pay.
marrakech-did-pay = { $seat } rolls { $roll }: Assam walks to { $square }, { $seat } pays { $owner } { $paid ->
    [one] one dirham
   *[other] { $paid } dirhams
}.
marrakech-did-pay-part = { $seat } rolls { $roll }: Assam walks to { $square }, { $seat } owes { $owner } { $due }, has only { $paid }, and pays that.
marrakech-did-go-out = { $seat } rolls { $roll }: Assam walks to { $square }, { $seat } owes { $owner } { $due }, has only { $paid }, and is out of the game.
marrakech-did-lay = { $seat } lays a rug on { $first } and { $other }.
marrakech-did-show = The next rug of { $seat } is { $colour }.
marrakech-did-begin = By lot, { $seat } begins.
marrakech-outcome-roll = { $roll }
marrakech-outcome-begin = { $seat } begins

# Why not

marrakech-why-over = The game is over.
marrakech-why-lot = First the lot decides who begins.
marrakech-why-pile = First the next rug of the pile is turned up.
marrakech-why-roll = The die is to be rolled now.
marrakech-why-turn = Now is the time to choose Assam's facing: left, ahead or right.
marrakech-why-lay = Now is the time to lay a rug.
marrakech-why-no-seat = There are only { $seats } seats.
marrakech-why-no-such-rug = That pile holds no rug of this colour.
marrakech-why-on-assam = A rug cannot lie on Assam's own square.
marrakech-why-far = One end of the rug must share an edge with Assam's square.
marrakech-why-whole-rug = A rug may not cover both halves of one and the same rug.

# Options

marrakech-colours-count = Option colours: { $given } does not name { $needed } different colours, as many as are in play.
marrakech-box-colour = Option box: the box of 57 has too few { $colour } rugs for { $seats } players; choose other colours.
marrakech-box-rugs = Option rugs: { $rugs } { $colour } rugs are needed, but the box of 57 has only { $most }.

# Moves and positions

marrakech-no-move = { $text } is no move; a move is left, ahead, right, or two squares side by side such as d4e4.
marrakech-position-long = A position has at most { $longest } characters.
marrakech-position-words = A position has at least 7 words, this has { $count }: market, Assam, purses, rugs left, seat, phase, turn.
marrakech-position-seats = A position has 2, 3 or 4 purses, this has { $seats }.
marrakech-position-next = The tops of the piles (next=r,b) are part of a position with two colours a player, and of no other.
marrakech-position-rows = The market has 7 rows, this has { $rows }.
marrakech-position-row = Row { $row } of the market, { $text }, is not seven squares of digits, r, y, b and n with their links.
marrakech-position-colour = No seat plays { $colour }.
marrakech-position-word = { $text } cannot be read as { $field }; allowed: { $example }.

marrakech-link-edge = A rug goes over the edge of the market.
marrakech-link-two = Two rugs share a square of { $where }.
marrakech-link-colours = The rug on { $where } has two colours.
marrakech-no-whole-rug = The last rug laid must show whole, but no whole rug is there.
marrakech-lone-half = The other half of the rug on { $where } would have to lie on a bare square.
marrakech-out-order = The eliminated are x1, x2 and so on, each once, and somebody is still in.
marrakech-out-never = With bankrupt=pays-what-he-can nobody is eliminated.
marrakech-out-rugs = Seat { $seat } is out and can have no rugs left.
marrakech-money = The purses hold { $money } dirhams together, but there are { $bank } in the game.
marrakech-rugs-left = There are at most { $most } { $colour } rugs to be left.
marrakech-rugs-many = { $showing } { $colour } rugs show, but only { $laid } have been laid.
marrakech-rugs-order = The rugs left do not fit the order of turns; from the next to lay on they are { $counts }.
marrakech-phase-turn = Turn { $turn } does not fit the phase: turn 0 is set-up, and only that.
marrakech-phase-setup = During set-up the market is bare and nobody has laid a rug.
marrakech-phase-lot = There is no lot when first={ $first } begins.
marrakech-phase-over = The game is over when no rug is left or only one player is in, and only then.
marrakech-phase-out = Seat { $seat } is out and cannot be to act.
marrakech-phase-pile = There are no piles in this game.
marrakech-top = The pile of seat { $seat } has no { $colour } rug to show.
marrakech-top-missing = Of a pile, the next rug is shown while there is one, and only then (seat { $seat }).
marrakech-turn = By the rugs laid this cannot be turn { $turn }, but { $lowest } to { $highest }.

# What a score is made of

marrakech-part-dirhams = { $amount ->
    [one] one dirham
   *[other] { $amount } dirhams
}
marrakech-part-squares = { $amount ->
    [one] one square
   *[other] { $amount } squares
}

# What speaks for a move: subjects, and clauses that go on from them

marrakech-advice-left = Turning left
marrakech-advice-ahead = Going ahead
marrakech-advice-right = Turning right
marrakech-advice-rug = This rug
marrakech-advice-risks = { $amount ->
    [0] risks nothing instead of { $other } dirhams on average
    [one] risks one dirham on average instead of { $other }
   *[other] risks { $amount } dirhams on average instead of { $other }
}
marrakech-advice-may-cover = lets your rug cover { $amount ->
    [one] one square
   *[other] { $amount } squares
} of rivals on average instead of { $other }
marrakech-advice-may-grow = lets your rug join a region of { $amount ->
    [one] one square
   *[other] { $amount } squares
} on average instead of { $other }
marrakech-advice-covers = covers { $squares ->
    [one] one square
   *[other] { $squares } squares
} of rivals instead of { $other ->
    [0] none
   *[other] { $other }
}
marrakech-advice-spares = covers { $squares ->
    [0] none
   *[other] only { $squares }
} of your own squares instead of { $other }
marrakech-advice-joins = joins { $regions } of your regions
marrakech-advice-grows = becomes part of a region of { $squares } squares instead of { $other }
marrakech-advice-cuts = cuts a region of { $seat } from { $whole } squares to { $squares }
marrakech-advice-leader = takes from { $seat } in the lead
marrakech-advice-exposed = leaves { $squares ->
    [0] none
    [one] only one
   *[other] only { $squares }
} of your squares beside Assam, where they can be covered next, instead of { $other }
marrakech-advice-earns = makes the next player pay you { $amount ->
    [one] one dirham
   *[other] { $amount } dirhams
} on average instead of { $other }
