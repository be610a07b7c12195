# The game

regatta-name = Regatta
regatta-about = Lay a card before the bow and follow its arrow: out over the line, round the marks, and home before the others. One to four boats, twenty minutes.

# The sea in words

regatta-web-sea = The sea: drag or arrow keys move it, plus and minus bring it closer or farther, 0 shows it all
regatta-web-boats = Where everything lies
regatta-web-own-boat = { $name } ({ $colour }), heading { $heading }°
regatta-web-boat = { $name } ({ $colour }): { $where }
regatta-web-mark-at = Mark { $mark }: { $where }
regatta-web-line-at = The middle of the line: { $where }
regatta-web-where = { $bearing }, { $metres } m
regatta-web-ahead = straight ahead
regatta-web-astern = straight astern
regatta-web-closer = Closer
regatta-web-farther = Farther
regatta-web-fit = Show it all, and follow the action

# A turn in one sentence

regatta-web-told-ways = { $way }, then { $then }
regatta-web-told-home = { $seat } sails { $ways } and is home!
regatta-web-told-sails = { $mark ->
    [0] { $seat } sails { $ways }.
   *[other] { $seat } sails { $ways } and has rounded mark { $mark }.
}
regatta-web-told-sun = { $mark ->
    [0] { $seat } sails { $ways } and lays a sun before { $boat }.
   *[other] { $seat } sails { $ways }, has rounded mark { $mark } and lays a sun before { $boat }.
}

# The hand

regatta-web-hand = Your hand
regatta-web-pile = { $pile } in the pile, { $discards } discarded
regatta-web-card-helm = { $card }: one more card may follow
regatta-web-card-cloud = { $card }: sailed twice
regatta-web-card-sun = { $card }: becalms a rival

# What can be chosen

regatta-web-ends-clear = ends clear
regatta-web-ends-short = stopped by a zone
regatta-web-exit-home = { $way }: home!
regatta-web-from-home = { $metres } m from home
regatta-web-metres = { $metres } m
regatta-web-home = home!
regatta-web-sail = Sail
regatta-web-tap-again = Tap again to sail.
regatta-web-tap-sun = Tap again to lay the sun before this boat.
regatta-web-tap-lane = Tap again to take this lane.
regatta-web-choose-exit = { $count ->
    [one] One way from this card: choose its ghost on the sea, or the arrow here.
   *[other] { $count } ways from this card: choose a ghost on the sea, or an arrow here.
}
regatta-web-why-touch = the boat would touch { $thing }.
regatta-web-why-zone = the boat would end in the zone before the bow of { $boat }.
regatta-web-why-steer-touch = There the boat would touch { $thing }.
regatta-web-cannot = This card cannot be sailed: { $reason }
regatta-web-sun-later = A sun is laid before a rival after you have sailed another card.
regatta-web-exchange = Exchange cards
regatta-web-exchanging = { $count ->
    [0] Choose one, two or three cards to put away.
    [one] One card to put away; up to three may go.
   *[other] { $count } cards to put away; up to three may go.
}
regatta-web-exchange-these = { $count ->
    [0] Exchange
    [one] Exchange this card
   *[other] Exchange these { $count }
}
regatta-web-steer = Steer
regatta-web-steering = To { $degrees }°, that is { $turn }. Drag the bow, or use the arrow keys: with shift by single degrees.
regatta-web-steer-to = Steer to { $degrees }°
regatta-web-calm = Becalm { $name }
regatta-web-lane = Lane { $lane }
regatta-web-no-second = No second card
regatta-web-no-sun = No sun
regatta-web-done = Done
regatta-web-back = Back

# A seat's panel

regatta-web-next-mark = to mark { $mark }
regatta-web-next-start = to the start
regatta-web-next-home = on the way home
regatta-web-is-home = home
regatta-web-astray = astray: something to sail back
regatta-web-becalmed = becalmed
regatta-web-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
regatta-web-copy = { $card }, { $number } of { $count }
regatta-web-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}

# The guided first turn

regatta-web-guide-sail = You sail the red boat, and it is your turn. Choose a card: it is laid before your bow, with a ghost at the end of every arrow. Green ones you can sail; red ones would touch something, here the buoy.
regatta-web-guide-sailed = Your stern stopped on the arrow's tip, in line with it. Buoy 1 is to be rounded clockwise: what counts is the way of your mast, pulled tight like a string.
regatta-web-guide-rival = Now the green boat has sailed. The faint card before its bow is its zone: you may pass through, but not end there.
regatta-web-guide-stay = If no card fits, stay where you are: exchange up to three cards, or steer, that is turn on the spot. Try one of them.
regatta-web-guide-end = A helm gives you a second card, a cloud sails a card twice, and a sun, laid after sailing, takes a rival's next turn. First home over the line wins.

# Figures of the rules

regatta-web-figure-start = The start for four: bows on the line, red and then green to be rounded clockwise.
regatta-web-figure-sailing = Five ways from one card: the stern ends on the tip of an arrow, the hull in line with it.
regatta-web-figure-touching = Straight on the hull would touch the red buoy, so that way is not allowed; the other two are.
regatta-web-figure-zone = The dashed card is the rival's zone: straight on and to starboard would end in it.
regatta-web-figure-stopped = No other way was left: the boat stops where it would enter the zone.
regatta-web-figure-cloud = A cloud: the same arrow twice.
regatta-web-figure-line = On the line: bows up the course, with the same room between all boats.
regatta-web-figure-cards = Cards: one way, a short way, several ways to choose from; a helm, a cloud; and a sun.
regatta-web-figure-steering = Steering: the boat turns on the spot to any heading but the red ones, in which it would touch the buoy.
regatta-web-figure-helm = A helm: 45° to port, then one more card, 45° to starboard.
regatta-web-figure-sun = A sun before the bow: green misses the next turn.
regatta-web-figure-rounding = Green has rounded the red buoy clockwise: a string pulled tight would go round it.
regatta-web-figure-race = A whole race: out over the line, round both marks clockwise, and home.

# The end

regatta-web-tracks = Every boat's way
regatta-web-at-turn = Turn { $turn }
regatta-web-time = Moment of the race
regatta-web-races = What the boats did
regatta-web-stat-place = place
regatta-web-stat-turns = turns
regatta-web-stat-sailed = sailed
regatta-web-stat-wasted = turns without sailing
regatta-web-stat-stopped = stopped by zones
regatta-web-stat-suns = suns suffered

# What may be drawn over the sea

regatta-web-layers = What the sea shows
regatta-web-layer-zones = Zones of the others
regatta-web-layer-next = The next mark
regatta-web-layer-string = The shortest way home
regatta-web-layer-places = Places of the boats

# Alone against the clock

regatta-web-solo = { $turns ->
    [one] One turn, { $time }
   *[other] { $turns } turns, { $time }
}
regatta-web-solo-best = { $turns ->
    [one] Your best on this course: one turn in { $time }
   *[other] Your best on this course: { $turns } turns in { $time }
}

# Courses

regatta-web-courses = Draw a course
regatta-web-course-explained = Drag anything on the sea, or choose it in the list and move it with the arrow keys: with shift by single millimetres.
regatta-web-course-sea = The sea of the course: arrow keys move what is chosen, or else the sea; plus and minus bring it closer or farther, 0 shows it all
regatta-web-course-asking = Looking at the course …
regatta-web-course-good = It can be sailed: { $metres } m from the start and home again.
regatta-web-course-good-between = It can be sailed: { $shortest } to { $longest } m from the start and home again, by lane.
regatta-web-course-sail = Sail it alone, against the clock
regatta-web-course-use = Use it for a table
regatta-web-course-undo = Undo
regatta-web-course-redo = Redo
regatta-web-course-boats = Boats
regatta-web-course-things = What lies on the course
regatta-web-course-at = { $name } at { $x }, { $y }
regatta-web-course-line-left = White buoy on the left
regatta-web-course-line-right = White buoy on the right
regatta-web-course-whole-line = The line
regatta-web-course-whole-edge = The edge
regatta-web-course-marks = Mark { $number }
regatta-web-course-rocks = Rock { $number }
regatta-web-course-islands = Island { $number }
regatta-web-course-edge = Edge, corner { $number }
regatta-web-course-corner = Island { $island }, corner { $corner }
regatta-web-course-x = To the right, mm
regatta-web-course-y = Up the course, mm
regatta-web-course-radius = Radius, mm
regatta-web-course-side = To be rounded
regatta-web-course-clockwise = clockwise
regatta-web-course-anticlockwise = anticlockwise
regatta-web-course-colour = Colour
regatta-web-course-colour-red = red
regatta-web-course-colour-green = green
regatta-web-course-colour-yellow = yellow
regatta-web-course-colour-blue = blue
regatta-web-course-colour-orange = orange
regatta-web-course-colour-black = black
regatta-web-course-colour-white = white
regatta-web-course-earlier = Earlier
regatta-web-course-later = Later
regatta-web-course-more-corner = One corner more
regatta-web-course-remove = Remove
regatta-web-course-no-edge = Remove the whole edge
regatta-web-course-add = Add something
regatta-web-course-add-marks = Add a mark
regatta-web-course-add-rocks = Add a rock
regatta-web-course-add-islands = Add an island
regatta-web-course-add-edge = Add an edge
regatta-web-course-shelf = Your courses
regatta-web-course-name = Name of the course
regatta-web-course-save = Save
regatta-web-course-saved = { $name } is saved in this browser.
regatta-web-course-discard = Throw away { $name }
regatta-web-course-discard-question = Throw away { $name }? It cannot be brought back.
regatta-web-course-begin = Begin from
regatta-web-course-shipped-classic = Classic
regatta-web-course-shipped-sprint = Sprint
regatta-web-course-shipped-slalom = Slalom
regatta-web-course-shipped-islands = Islands
regatta-web-course-shipped-harbour = Harbour
regatta-web-course-download = Download
regatta-web-course-upload = Open a file
regatta-web-course-choose = The course
regatta-web-course-this = This course
regatta-web-course-draw = Draw a course of your own
regatta-web-course-not-here = Not for so many boats

# Setting up a position

regatta-web-editor-by-hand = By hand
regatta-web-editor-sea = The sea: drag boats, and turn the chosen one by the ring before its bow
regatta-web-editor-boats = Which boat
regatta-web-editor-boat = { $name }, { $colour }
regatta-web-editor-how = Drag a boat, or move it with the arrow keys and turn it with [ and ]; with Shift by a little.
regatta-web-editor-lies = At { $x }, { $y }, heading { $heading }°.
regatta-web-editor-heading = Heading
regatta-web-editor-lane = Lane
regatta-web-editor-progress = Passed
regatta-web-editor-progress-how = Passed: - before the start, then how many crossings of the course count, as 0 or 3; home1 for the first boat home.
regatta-web-editor-sun = a sun before the bow
regatta-web-editor-hand = Hand of { $name }
regatta-web-editor-discards = Discards
regatta-web-editor-put-back = Put back: { $card } ({ $where })
regatta-web-editor-add = Add to: { $where }
regatta-web-editor-add-card = Add a card …
regatta-web-editor-seat = Whose turn
regatta-web-editor-phase = What comes now
regatta-web-editor-turn = Turn number
regatta-web-editor-phase-main = a card, or stay
regatta-web-editor-phase-second = a second card
regatta-web-editor-phase-sun = a sun may be laid
regatta-web-editor-phase-draw = { $draws ->
    [one] one card is drawn
   *[other] { $draws } cards are drawn
}
regatta-web-editor-phase-lot = lots are drawn
regatta-web-editor-phase-lane-lot = lots for the lanes
regatta-web-editor-phase-lane = a lane is chosen
regatta-web-editor-phase-over = nothing: it is over

# Keys

regatta-web-keys-card = Take the card with this number
regatta-web-keys-sail = To another arrow of the card; sail it
regatta-web-keys-put-back = Put the card back
regatta-web-keys-steer = While steering: turn the bow by five degrees, with Shift by one
regatta-web-keys-pan = On the sea: look elsewhere
regatta-web-keys-zoom = Closer, farther
regatta-web-keys-fit = Show it all, and follow the action
regatta-web-keys-move = Move what is chosen; with Shift by single millimetres
regatta-web-keys-turn = Turn the boat; with Shift by single degrees
regatta-web-keys-remove = Take away what is chosen
regatta-web-keys-deselect = Choose nothing
regatta-web-keys-undo = Undo, redo

# Themes of puzzles

regatta-theme-sail = sailing
regatta-theme-steer = steering
regatta-theme-exchange = exchanging cards
regatta-theme-sun = the sun
