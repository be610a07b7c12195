"""The layout of a Regatta state, and the codes of moves and outcomes.

Lengths are whole micrometres, headings thousandths of a degree by the compass: 0 up the course
(+y), 90000 to the right (+x). A boat's place is that of its mast. Cards of one kind are alike: a
hand, the pile and the discards are counts by kind.

The state has a head of fixed size, and a tail of data that no move changes: the pieces, the deck,
the course, and the shortest paths home. The head holds the offset of each of them.
"""

from typing import Literal

from taros.kernels import table

BOATS = 4
KINDS = 24  # the most that a deck has
HAND_SIZE = 5
ARROWS_A_CARD = 5
STRAYS = 48  # crossings a boat can be astray; further ones are forgotten

# head
X = 0  #          0-3     of each boat: the mast
Y = 4  #          4-7
HEADING = 8  #    8-11
STARTED = 12  #   12-15   1 once over the line, up the course
PASSED = 16  #    16-19   letters of the course's word that the track agrees with (R7.2)
ASTRAY = 20  #    20-23   letters beyond that, to be sailed back first
BECALMED = 24  #  24-27   1 while a sun lies before the bow
PLACE = 28  #     28-31   1 for the first boat home, 0 while racing
LANE = 32  #      32-35   NONE before it is known
HELD = 36  #      36-39   cards in the hand
SEAT = 40
PHASE = 41
TURN = 42  #      0 during set-up
DRAWS = 43  #     cards the seat has yet to draw
SEATS = 44
RULES = 45  #     bits of options, below
LIMIT = 46  #     turns after which the race is over, 0: none
HOME_FIRST = 47  # 1 if the race ends with the first boat home
PILE_SIZE = 48
FIRST = 49  #     the seat that sails first; 0 once it has
SUN_KIND = 50  #  NONE if the deck has no sun
STRAY = 51  #     STRAYS letters of each boat
HAND = STRAY + BOATS * STRAYS  # KINDS counts of each boat
PILE = HAND + BOATS * KINDS
DISCARDS = PILE + KINDS

# the tail: where each table begins, and how long it is
HULL_AT = DISCARDS + KINDS  # hull: x ahead of the mast, y left of it, of every corner
HULL_SIZE = HULL_AT + 1
ARROWS_AT = HULL_AT + 2  # arrows: ARROW_SIZE ints each
KINDS_AT = HULL_AT + 3  # kinds: KIND_SIZE ints each
KINDS_SIZE = HULL_AT + 4
CIRCLES_AT = HULL_AT + 5  # circles: x, y, radius
CIRCLES_SIZE = HULL_AT + 6
PARTS_AT = HULL_AT + 7  # islands in convex parts: number of corners, then x, y of each
PARTS_SIZE = HULL_AT + 8
EDGE_AT = HULL_AT + 9  # the edge of the table: x, y of every corner and of the first one again
EDGE_SIZE = HULL_AT + 10  # corners, the repeated one not counted
MARKS_AT = HULL_AT + 11  # marks by x: x, y
MARKS_SIZE = HULL_AT + 12
WORD_AT = HULL_AT + 13  # letters: 1 + mark, negative from right to left
WORD_SIZE = HULL_AT + 14
WORK_AT = HULL_AT + 15  # LAYERS * nodes of the larger graph, zero between calls
LANES_AT = HULL_AT + 16  # lanes: x, y of the mast at the start
LINE_LEFT = HULL_AT + 17  # x of the white buoys, and y of the line
LINE_RIGHT = HULL_AT + 18
LINE_Y = HULL_AT + 19
LENGTH = HULL_AT + 20  # of the hull; the mast is in its middle
REACH = HULL_AT + 21  # no point of the hull is farther from the mast
CARD_SHORT = HULL_AT + 22
CARD_LONG = HULL_AT + 23
SHORTEST_PATHS = HULL_AT + 24  # the graph of the shortest paths home (R7.3), marks as points
ROOMY_PATHS = HULL_AT + 30  # the graph of paths that leave a boat room to round the marks
LOOKS_AT = HULL_AT + 36  # of every circle: LOOK_SIZE ints, NONE where it has none
ISLANDS_AT = HULL_AT + 37  # islands whole: number of corners, then x, y of each
ISLANDS_SIZE = HULL_AT + 38
BEAM = HULL_AT + 39  # no point of the hull is farther from its axis
BOAT_COLOUR = HULL_AT + 40  # of each boat: index into BOAT_COLOURS, all different (R1.1)
HEAD = BOAT_COLOUR + BOATS

# a graph of paths home: where each of its tables begins, and how long it is
NODES_AT, NODES_SIZE, SIGHT_AT, DISTANCES_AT, SHORES_AT, SHORES_SIZE = range(6)
# nodes: corners a path can bend at: x, y, mark or NONE · sight [from][to]: 1 if it is clear
# · distances [letters passed][node]: length of the path home, and one more row for boats that have
# not started · shores: convex parts that block the sight

# an arrow: straight length, radius of the arc (0: none), turn in thousandths of a degree (to the
# left), how far a point of the hull moves at most, in thousandths, while the stern moves 1, the
# name as the number its bytes make, and bounds on accelerations in each of SECTIONS equal parts of
# the way, which begins where the bow comes to the arc. If the stern moves at 1 mm a second, a point
# of the hull r mm from the mast is accelerated by at most PULL + SPIN * r, and so is, as seen from
# the boat, a point of the world r mm from the mast. PULL is in millionths, SPIN in
# thousand-millionths
SECTIONS = 8
STRAIGHT, RADIUS, VEER, SPEED, ARROW_NAME, PULL = range(6)
SPIN = PULL + SECTIONS
ARROW_SIZE = SPIN + SECTIONS
MAX_NAME = 7  # bytes

# a kind: its symbol, how many arrows, its colour, how many such cards, the numbers of its arrows
SYMBOL, ARROW_COUNT, COLOUR, KIND_COUNT, FIRST_ARROW = range(5)
KIND_SIZE = FIRST_ARROW + ARROWS_A_CARD
PLAIN, HELM, CLOUD, SUN = range(4)
SYMBOLS = ("", "helm", "cloud", "sun")
CARD_COLOURS = ("red", "green", "blue", "white", "yellow")

# the look of a circle: its colour if it is a buoy; of a mark the side, and how many letters of the
# course's word it takes to have rounded it
LOOK_COLOUR, LOOK_SIDE, LOOK_LETTERS, LOOK_SIZE = range(4)
BUOY_COLOURS = ("red", "green", "yellow", "blue", "orange", "black", "white")
CLOCKWISE, ANTICLOCKWISE = range(2)
Side = Literal["clockwise", "anticlockwise"]
SIDES: tuple[Side, ...] = ("clockwise", "anticlockwise")

Colour = Literal["red", "green", "yellow", "blue"]
BOAT_COLOURS: tuple[Colour, ...] = ("red", "green", "yellow", "blue")

NONE = -1
FAR = 1 << 50  # no way home is as long

# phases; chance acts in those before PICKING
LOT, LANE_LOT, DRAWING, PICKING, MAIN, SECOND, SUNNING, OVER = range(8)

# RULES bits
ZONE_BOTH, LANES_BY_LOT, LANES_CHOSEN = (1 << bit for bit in range(3))

# codes: sail a kind by one of its arrows · exchange up to three kinds · steer to a degree
# · lay the sun before a seat · done · take a lane · draw a kind · a seat begins · be given a lane
SAIL = 0
EXCHANGE = SAIL + KINDS * ARROWS_A_CARD
EXCHANGES = KINDS + KINDS * (KINDS + 1) // 2 + KINDS * (KINDS + 1) * (KINDS + 2) // 6
STEER = EXCHANGE + EXCHANGES
DEGREES = 360
CALM = STEER + DEGREES
DONE = CALM + BOATS
TAKE_LANE = DONE + 1
DRAW = TAKE_LANE + BOATS
BEGIN = DRAW + KINDS
GIVE_LANE = BEGIN + BOATS
CODES = GIVE_LANE + BOATS

FULL_TURN = 360_000


def _exchanges() -> list[tuple[int, int, int]]:
    """Return the kinds of every exchange in order of codes, NONE where fewer than three."""
    ones = [(a, NONE, NONE) for a in range(KINDS)]
    twos = [(a, b, NONE) for a in range(KINDS) for b in range(a, KINDS)]
    threes = [(a, b, c) for a, b, _ in twos for c in range(b, KINDS)]
    return ones + twos + threes


EXCHANGE_KINDS = table(__name__, (kind for kinds in _exchanges() for kind in kinds))
