# Data: pieces, decks and courses

regatta-bad-data = { $source }, { $field }: { $reason }
regatta-reason = { $text }.
regatta-range = { $value } is not from { $lowest } to { $highest }.
regatta-symbol = It must be one of: { $allowed }.
regatta-corners = There must be { $lowest } to { $highest } corners.

regatta-arrow-name = An arrow that turns has a name that begins with L or l; its mirror image is made with R or r.
regatta-arrow-letters = An arrow's name is a letter, and up to { $longest } letters and digits in all; sun is taken.
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
regatta-marks-above = Two marks must be at least 1 mm apart from left to right.
regatta-shore = The shore crosses or touches itself.
regatta-beyond = It lies beyond the edge of the table.
regatta-aground = It lies on an island.
regatta-overlap = It overlaps another buoy or rock.
