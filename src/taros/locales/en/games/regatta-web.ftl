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
regatta-web-before-deal = Your cards are dealt when the race begins.
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
regatta-web-tap-again = { $move }. Tap again to sail.
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
regatta-web-figure-exchange = Exchanging: two cards are put away, and two others drawn for them.
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
