# The game

regatta-name = Regatta
regatta-about = Lay a card before the bow and follow its arrow: out over the line, round the marks, and home before the others. One to four boats, twenty minutes.

# Courses

regatta-web-courses = Draw a course
