# The board in words

marrakech-web-market = What lies on the market
marrakech-web-assam = Assam stands on { $square } and faces { $facing }.
marrakech-web-rug = { $colour } rug on { $first } and { $other }
marrakech-web-half = half a { $colour } rug on { $square }
marrakech-web-north = north
marrakech-web-east = east
marrakech-web-south = south
marrakech-web-west = west

# A turn in one sentence

marrakech-web-told-turn = { $payment ->
    [none] { $seat } rolls { $roll } to { $square }, pays nothing and lays a rug on { $first } and { $other }.
    [part] { $seat } rolls { $roll } to { $square }, pays { $owner } only { $paid } of { $due } and lays a rug on { $first } and { $other }.
   *[full] { $seat } rolls { $roll } to { $square }, pays { $owner } { $paid ->
        [one] one dirham
       *[other] { $paid } dirhams
    } and lays a rug on { $first } and { $other }.
}

# What can be chosen

marrakech-web-turn-left = Turn left
marrakech-web-turn-ahead = Go ahead
marrakech-web-turn-right = Turn right
marrakech-web-ending = { $weight ->
    [1] one in six: { $square }
    [2] one in three: { $square }
    [3] one in two: { $square }
    [4] two in three: { $square }
    [5] five in six: { $square }
   *[6] for certain: { $square }
}, { $cost ->
    [0] nothing to pay
    [one] one dirham
   *[other] { $cost } dirhams
}
marrakech-web-points = { $points ->
    [one] one point
   *[other] { $points } points
}
marrakech-web-tap-again = Tap again to lay it here.
marrakech-web-place = Lay the { $colour } rug on { $first } and { $other }

# A seat's panel

marrakech-web-rugs-left = { $amount ->
    [one] one rug left
   *[other] { $amount } rugs left
}
marrakech-web-next = next rug: { $colour }
marrakech-web-out = out of the game

# The guided first turn

marrakech-web-guide-turn = You play red, and it is your turn: send Assam ahead, or a quarter to the left or to the right. Point at an arrow, or keep a finger on it, to see where he may stop and what it would cost you.
marrakech-web-guide-roll = Now the die is rolled. It shows one to four slippers, two and three twice as often, and Assam walks that many squares.
marrakech-web-guide-pay = He stopped on a rival's rug, so you pay its owner one dirham for every square of that colour joined to his.
marrakech-web-guide-lay = Lay one of your red rugs next to Assam. It may cover bare squares and halves of other rugs, only never a whole one.
marrakech-web-guide-end = Now rivals who stop on red pay you. After the last rug, every dirham and every red square still in sight count one point each.

# Figures of the rules

marrakech-web-figure-start = The start: Assam in the middle, the market bare.
marrakech-web-figure-turning = To the left, ahead, or to the right: on each square where he may stop, how likely that is and what red would pay.
marrakech-web-figure-loop = A roll of 3 at the edge: to g6, round the loop to g7, on to f7.
marrakech-web-figure-corner = In two corners the loop leads back to the same square, round the corner.
marrakech-web-figure-payment = Red pays 4: four yellow squares are joined to Assam's. The yellow rug at the upper right only touches a corner.
marrakech-web-figure-allowed = Allowed: on bare squares, on a bare square and half a rug, on halves of two rugs.
marrakech-web-figure-refused = Not allowed: covering a whole rug, touching only the corner of Assam's square, lying away from him.

# The end

marrakech-web-dice = The die fell { $rolls ->
    [one] once
   *[other] { $rolls } times
}
marrakech-web-rolled = { $roll }: { $count ->
    [one] once
   *[other] { $count } times
}, expected { $expected }
marrakech-web-expected = what a fair die would show
marrakech-web-payments = Dirhams that changed hands
marrakech-web-received = received
marrakech-web-paid = paid
marrakech-web-dearest = most at once

# Setting up a position

marrakech-web-editor-market = The market: choose squares with the arrow keys, use the tool with Enter
marrakech-web-editor-by-hand = By hand
marrakech-web-editor-tools = What to place
marrakech-web-editor-rug = { $colour } rug
marrakech-web-editor-assam = Assam
marrakech-web-editor-away = Take away
marrakech-web-editor-lies = { $colour } rug
marrakech-web-editor-begun = the rug begins here
marrakech-web-editor-stands = Assam is here, facing { $facing }
marrakech-web-editor-how-rug = Choose two squares side by side. The same square twice: half a rug.
marrakech-web-editor-how-assam = Choose his square. Where he stands already, he turns to the right.
marrakech-web-editor-how-away = Choose the rug to take off the market.
marrakech-web-editor-seat = Whose turn
marrakech-web-editor-phase = What comes now
marrakech-web-editor-phase-turn = Assam is turned
marrakech-web-editor-phase-roll = the die is rolled
marrakech-web-editor-phase-lay = a rug is laid
marrakech-web-editor-phase-lot = lots are drawn
marrakech-web-editor-phase-pile = the next rug is shown
marrakech-web-editor-phase-over = nothing: it is over
marrakech-web-editor-turn = Turn number
marrakech-web-editor-purse = Dirhams
marrakech-web-editor-rugs = Rugs left
marrakech-web-editor-rugs-of = { $colour } rugs left
marrakech-web-editor-next = Next rug
marrakech-web-editor-none = none
marrakech-web-editor-out = In the game
marrakech-web-editor-in = yes
marrakech-web-editor-out-as = out, as number { $number }
marrakech-web-editor-together = All purses together: { $money }.

# Keys

marrakech-web-keys-turn = Turn Assam left, leave him facing ahead, or turn him right
marrakech-web-keys-rug = Look for a place for the rug
marrakech-web-keys-lay = Lay the rug there
marrakech-web-keys-square = Go from square to square
marrakech-web-keys-tool = Place what is chosen
marrakech-web-keys-clear = Clear the square
marrakech-web-keys-forget = Begin the rug anew

# Themes of puzzles

marrakech-theme-lay = laying a rug
marrakech-theme-turn = turning Assam
marrakech-theme-pay = payments
