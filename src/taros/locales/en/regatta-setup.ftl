# Setting up a race

regatta-name = Regatta
regatta-about = Lay a card before the bow and follow its arrow: out over the line, round the marks, and home before the others. One to four boats, twenty minutes.

regatta-preset-classic = As in the box
regatta-preset-fair-start = A fair start
regatta-preset-long-race = For all the places

regatta-option-course = The course: its name, or one of your own in a line
regatta-option-course-classic = two marks, larger with more boats
regatta-option-course-sprint = once round one mark
regatta-option-course-slalom = marks to the left and to the right
regatta-option-course-islands = between islands and rocks
regatta-option-course-harbour = inside the walls of a harbour
regatta-option-deck = The deck: classic, or one of your own in a line
regatta-option-deck-classic = the 55 cards of the box
regatta-option-colours = Who sails which boat
regatta-option-first = Who sails first
regatta-option-lanes = Who has which lane at the start
regatta-option-lanes-seats = in the order of the seats
regatta-option-lanes-lot = by lot
regatta-option-lanes-chosen = the last to sail chooses first
regatta-option-stagger = Outer boats are set back until all have the same way home
regatta-option-zone = Where nobody may end before another's bow
regatta-option-zone-card = where a card lies lengthwise
regatta-option-zone-both = lengthwise and crosswise
regatta-option-finish = The race ends
regatta-option-finish-first = when the first boat is home
regatta-option-finish-all = when all the places are decided
regatta-option-turn_limit = Turns for every boat, at most
regatta-option-turn_limit-none = no limit
