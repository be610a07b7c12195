# The sea in words

regatta-web-sea = The sea: drag or arrow keys move it, plus and minus bring it closer or farther, 0 shows it all
regatta-web-boats = Where the boats lie
regatta-web-boat = { $name } ({ $colour }) at { $x }, { $y }, heading { $heading }°
regatta-web-closer = Closer
regatta-web-farther = Farther
regatta-web-fit = Show it all, and follow the action
regatta-web-colour-red = red
regatta-web-colour-green = green
regatta-web-colour-yellow = yellow
regatta-web-colour-blue = blue

# The hand

regatta-web-hand = Your hand
regatta-web-pile = { $pile } in the pile, { $discards } discarded
regatta-web-card = Card: { $ways }
regatta-web-card-sun = Sun: becalms a rival
regatta-web-symbol-helm = helm: one more card after it
regatta-web-symbol-cloud = cloud: sailed twice
regatta-web-short = short
regatta-web-ahead = straight on
regatta-web-port = { $degrees }° to port
regatta-web-starboard = { $degrees }° to starboard

# What can be chosen

regatta-web-ends-clear = ends clear
regatta-web-ends-short = stopped by a zone
regatta-web-exit-home = { $way }: home!
regatta-web-from-home = { $metres } m from home
regatta-web-metres = { $metres } m
regatta-web-home = home!
regatta-web-sail = Sail
regatta-web-tap-again = Tap again to sail.
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
regatta-web-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}

# The guided first turn

regatta-web-guide-sail = It is your turn, in the red boat. Choose a card: it is laid before your bow, with a ghost at the end of every arrow. Green ones you can sail; red ones would touch something, here the buoy.
regatta-web-guide-sailed = Your stern stopped on the arrow's tip, in line with it. Mark 1 is to be rounded clockwise: all that counts is the way of your mast, pulled tight like a string.
regatta-web-guide-rival = Now a rival has sailed. The faint card before its bow is its zone: you may pass through, but not end there.
regatta-web-guide-stay = If no card fits, stay where you are: exchange up to three cards, or steer, that is turn on the spot. Try one of them.
regatta-web-guide-end = A helm gives you a second card, a cloud sails a card twice, and a sun, laid after sailing, takes a rival's next turn. First home over the line wins.

# Figures of the rules

regatta-web-figure-start = The start for four: bows on the line, red and then green to be rounded clockwise.
regatta-web-figure-sailing = Five ways from one card: the stern ends on the tip of an arrow, the hull in line with it.
regatta-web-figure-touching = Straight on the hull would touch the red buoy, so that way is not allowed; the other two are.
regatta-web-figure-zone = The dashed card is the rival's zone: straight on and to starboard would end in it.
regatta-web-figure-stopped = No other way was left: the boat stops where it would enter the zone.
regatta-web-figure-cloud = A cloud: the same arrow twice.
regatta-web-figure-race = A whole race: out over the line, round both marks clockwise, and home.

# The end

regatta-web-tracks = Every boat's way
regatta-web-at-turn = Turn { $turn }
regatta-web-races = What the boats did
regatta-web-stat-turns = turns
regatta-web-stat-sailed = sailed
regatta-web-stat-wasted = turns without sailing
regatta-web-stat-stopped = stopped by zones
regatta-web-stat-suns = suns suffered
