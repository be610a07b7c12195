"""How a race looks to learning programs: a map, the view from the bow, features, small actions.

Boats are counted from the seat that looks, clockwise. The cards of its hand lie in *slots*, by kind
ascending.
"""

from taros.kernels import kernel, routine, table
from taros.kernels.workspaces import Floats

from .features import NOTES, num_features, place_of, write_features
from .hull.boats import bow, is_on_water
from .hull.geometry import MM, State, ahead_of, distance_to_polygon, left_of
from .hull.sweep import NOTHING
from .layout import (
    ARROW_COUNT,
    ARROW_SIZE,
    ARROWS_A_CARD,
    ARROWS_AT,
    BECALMED,
    BOATS,
    CALM,
    CIRCLES_AT,
    CIRCLES_SIZE,
    DEGREES,
    DISCARDS,
    DONE,
    DRAW,
    EXCHANGE,
    FIRST_ARROW,
    HAND,
    HAND_SIZE,
    HEADING,
    HELD,
    KIND_SIZE,
    KINDS,
    KINDS_AT,
    LANES_AT,
    LENGTH,
    LIMIT,
    LOOK_LETTERS,
    LOOK_SIZE,
    LOOKS_AT,
    MAIN,
    NONE,
    OVER,
    PARTS_AT,
    PARTS_SIZE,
    PASSED,
    PHASE,
    PICKING,
    PILE_SIZE,
    PLACE,
    RADIUS,
    ROOMY_PATHS,
    SAIL,
    SEAT,
    SEATS,
    SECOND,
    STARTED,
    STEER,
    STRAIGHT,
    SYMBOL,
    SYMBOLS,
    TAKE_LANE,
    TURN,
    VEER,
    WORD_SIZE,
    X,
    Y,
)
from .moves.choices import add_sails, find_obstacles, legal
from .race.progress import cursor_of
from .race.shortest_path import first_bend

__all__ = ["NOTES"]  # as `encoding.pyi` asks

NUM_MOVES = DRAW
POINTS_UNIT = 4000  # mm
OWN_WAY = True

METRE = 1e-6  # of a micrometre

# planes: a map of GRID x GRID cells, up the course first
GRID = 24
CELLS = GRID * GRID
BOAT = 0  #      0-3 the hull of each boat
MARK = 4  #      1 + letters of the word that it takes to have rounded the mark
OBSTACLE = 5  #  buoys of the line, and rocks
ISLAND = 6
NUMBERS = 7  #   the numbers below, one a cell
PLANES = 8
MARGIN = 300_000  # µm round buoys and boats
HELD_KINDS, DISCARDED = 0, KINDS
OF_BOATS = 2 * KINDS  # of each boat: cards, letters passed, heading, becalmed, started, place
OF_BOAT = 6
OF_RACE = OF_BOATS + OF_BOAT * BOATS  # phase, who acts, cards in the pile, turn
MAX_BYTE = 255

# ego: what is ahead of the bow and to the left of it, in metres
OWN = 0  #       started, becalmed, letters passed, way home, bend ahead and left, turns left, pile
OWN_SIZE = 8
PHASES = OWN + OWN_SIZE  # one of them
ACTORS = PHASES + OVER - PICKING  # one of them
OTHERS = ACTORS + BOATS
OTHER_SIZE = 9  # on the water, ahead, left, bow ahead, bow left, letters, becalmed, cards, home
CIRCLES = OTHERS + OTHER_SIZE * (BOATS - 1)
MOST_CIRCLES = 12
CIRCLE_SIZE = 4  # there is one, ahead, left, radius
SLOTS = CIRCLES + CIRCLE_SIZE * MOST_CIRCLES
ARROW_NUMBERS = 4  # there is one, straight part, radius, turn
SLOT_SIZE = 1 + len(SYMBOLS) + ARROW_NUMBERS * ARROWS_A_CARD
EGO_SIZE = SLOTS + SLOT_SIZE * HAND_SIZE

# what features add: the phase, and who acts
EXTRA = OVER - PICKING + BOATS

# small actions: every arrow of every slot · exchanges of up to three slots · headings by an angle
# step from where the bow points · the sun before a boat · done · lanes
_ONES = [(a,) for a in range(HAND_SIZE)]
_TWOS = [(a, b) for a in range(HAND_SIZE) for b in range(a + 1, HAND_SIZE)]
_THREES = [(a, b, c) for a, b in _TWOS for c in range(b + 1, HAND_SIZE)]
_SLOTS_EXCHANGED = [(*slots, NONE, NONE)[:3] for slots in (*_ONES, *_TWOS, *_THREES)]
EXCHANGED = table(__name__, (slot for slots in _SLOTS_EXCHANGED for slot in slots))
ANGLE_STEP = 15  # degrees
HEADINGS = DEGREES // ANGLE_STEP
SMALL_EXCHANGE = HAND_SIZE * ARROWS_A_CARD
SMALL_STEER = SMALL_EXCHANGE + len(_SLOTS_EXCHANGED)
SMALL_CALM = SMALL_STEER + HEADINGS
SMALL_DONE = SMALL_CALM + BOATS
SMALL_LANE = SMALL_DONE + 1
SMALL_ACTIONS = SMALL_LANE + BOATS

_TWOS_AT = EXCHANGE + KINDS
_THREES_AT = _TWOS_AT + KINDS * (KINDS + 1) // 2


def planes_shape(seats: int) -> tuple[int, ...]:
    """Return the shape of `planes`."""
    return PLANES, GRID, GRID


def ego_shape(seats: int) -> tuple[int, ...]:
    """Return the shape of `ego`."""
    return (EGO_SIZE,)


def num_numbers(seats: int) -> int:
    """Return how many features there are, with those that this module adds."""
    return num_features(seats) + EXTRA


# Small actions


@routine
def small_code(s: State, action: int) -> int:
    """Return the code of a small action of the seat to act; NONE if it stands for none."""
    seat = s[SEAT]
    if action < SMALL_EXCHANGE:
        kind = kind_in_slot(s, seat, action // ARROWS_A_CARD)
        return NONE if kind == NONE else SAIL + ARROWS_A_CARD * kind + action % ARROWS_A_CARD
    if action < SMALL_STEER:
        return exchange_code(s, seat, action - SMALL_EXCHANGE)
    if action < SMALL_CALM:
        return STEER + (bow_degree(s) + ANGLE_STEP * (action - SMALL_STEER)) % DEGREES
    if action < SMALL_DONE:
        return CALM + (seat + action - SMALL_CALM) % s[SEATS]
    return DONE if action == SMALL_DONE else TAKE_LANE + action - SMALL_LANE


@kernel
def bow_degree(s: State) -> int:
    """Return the whole degree to which the boat of the seat to act points."""
    return (s[HEADING + s[SEAT]] + 500) // 1000


@kernel
def kind_in_slot(s: State, seat: int, slot: int) -> int:
    """Return the kind of the card in a slot of the hand; NONE if the slot is empty."""
    for kind in range(KINDS):
        slot -= s[HAND + KINDS * seat + kind]
        if slot < 0:
            return kind
    return NONE


@routine
def exchange_code(s: State, seat: int, number: int) -> int:
    """Return the code of the exchange of up to three slots; NONE if one of them is empty."""
    a = kind_in_slot(s, seat, EXCHANGED[3 * number])
    if a == NONE:
        return NONE
    if EXCHANGED[3 * number + 1] == NONE:
        return EXCHANGE + a
    b = kind_in_slot(s, seat, EXCHANGED[3 * number + 1])
    if b == NONE:
        return NONE
    if EXCHANGED[3 * number + 2] == NONE:
        return _TWOS_AT + a * KINDS - a * (a - 1) // 2 + b - a
    c = kind_in_slot(s, seat, EXCHANGED[3 * number + 2])
    if c == NONE:
        return NONE
    code = _THREES_AT + c - b
    for first in range(a):
        code += (KINDS - first) * (KINDS - first + 1) // 2
    for second in range(a, b):
        code += KINDS - second
    return code


@routine
def write_small_mask(s: State, codes: State, mask: State) -> None:
    """Write 1 for every legal small action of the seat to act, else 0."""
    for action in range(SMALL_ACTIONS):
        mask[action] = 0
    phase = s[PHASE]
    if phase in (MAIN, SECOND):
        mask_sails(s, codes, mask)
    if phase == MAIN:
        mask_exchanges(s, mask)
        mask_headings(s, codes, mask)
    elif phase == SECOND:
        mask[SMALL_DONE] = 1
    else:
        for k in range(legal(s, codes)):
            mask[small_action(s, codes[k])] = 1


@routine
def mask_sails(s: State, codes: State, mask: State) -> None:
    """Write 1 for every slot and arrow that can be sailed; equal cards stand side by side."""
    seat = s[SEAT]
    slot = 0
    last = 0  # the kind of the card in `slot`
    for k in range(add_sails(s, codes)):
        kind = (codes[k] - SAIL) // ARROWS_A_CARD
        while last < kind:
            slot += s[HAND + KINDS * seat + last]
            last += 1
        for copy in range(s[HAND + KINDS * seat + kind]):
            mask[ARROWS_A_CARD * (slot + copy) + (codes[k] - SAIL) % ARROWS_A_CARD] = 1


@routine
def mask_exchanges(s: State, mask: State) -> None:
    """Write 1 for every exchange of slots that hold cards."""
    held = s[HELD + s[SEAT]]
    for number in range(SMALL_STEER - SMALL_EXCHANGE):
        if max(EXCHANGED[3 * number], EXCHANGED[3 * number + 1], EXCHANGED[3 * number + 2]) < held:
            mask[SMALL_EXCHANGE + number] = 1


@routine
def mask_headings(s: State, obstacles: State, mask: State) -> None:
    """Write 1 for every heading that the boat can be steered to, from where its bow points."""
    find_obstacles(s, obstacles, 0, bow_degree(s), ANGLE_STEP)
    for heading in range(HEADINGS):
        if obstacles[heading] == NOTHING:
            mask[SMALL_STEER + heading] = 1


@kernel
def small_action(s: State, code: int) -> int:
    """Return the small action of a sun, of being done, or of a lane."""
    if code < DONE:
        return SMALL_CALM + (code - CALM - s[SEAT]) % s[SEATS]
    return SMALL_DONE if code == DONE else SMALL_LANE + code - TAKE_LANE


# The map


@routine
def write_planes(s: State, seat: int, notes: State, x: State) -> None:
    """Write PLANES planes of the course, and of the boats on it."""
    for i in range(CELLS * PLANES):
        x[i] = 0
    left, low, cell = map_of(s)
    write_islands(s, left, low, cell, x)
    for circle in range(s[CIRCLES_SIZE]):
        at = s[CIRCLES_AT] + 3 * circle
        letters = s[s[LOOKS_AT] + LOOK_SIZE * circle + LOOK_LETTERS]
        plane = OBSTACLE if letters == NONE else MARK
        place = cell_at(left, low, cell, s[at], s[at + 1])
        if place != NONE:
            x[CELLS * plane + place] = 1 if letters == NONE else 1 + letters
    for boat in range(s[SEATS]):
        if is_on_water(s, boat):
            write_hull(s, boat, left, low, cell, CELLS * (BOAT + (boat - seat) % s[SEATS]), x)
    write_table_numbers(s, seat, CELLS * NUMBERS, x)


@routine
def map_of(s: State) -> tuple[int, int, int]:
    """Return the left and the lower end of the map, and the size of a cell, in micrometres."""
    left = right = s[s[LANES_AT]]
    low = high = s[s[LANES_AT] + 1]
    for circle in range(s[CIRCLES_SIZE]):
        at = s[CIRCLES_AT] + 3 * circle
        left = min(left, s[at])
        right = max(right, s[at])
        low = min(low, s[at + 1])
        high = max(high, s[at + 1])
    size = max(right - left, high - low) + 2 * MARGIN
    return (left + right - size) // 2, (low + high - size) // 2, size // GRID + 1


@kernel
def cell_at(left: int, low: int, cell: int, x: int, y: int) -> int:
    """Return the cell of the map at a place; NONE if it is beyond the map."""
    column = (x - left) // cell
    row = GRID - 1 - (y - low) // cell
    if (column < 0) | (column >= GRID) | (row < 0) | (row >= GRID):
        return NONE
    return GRID * row + column


@routine
def write_hull(s: State, boat: int, left: int, low: int, cell: int, at: int, x: State) -> None:
    """Write 1 where the stern and the mast are, and 2 where the bow is."""
    fx, fy = bow(s[HEADING + boat])
    for end in range(-1, 2):
        half = end * s[LENGTH] // 2
        place = cell_at(left, low, cell, s[X + boat] + int(half * fx), s[Y + boat] + int(half * fy))
        if place != NONE:
            x[at + place] = 2 if end == 1 else 1


@routine
def write_islands(s: State, left: int, low: int, cell: int, x: State) -> None:
    """Write 1 into every cell whose middle is on an island."""
    at = s[PARTS_AT]
    while at < s[PARTS_AT] + s[PARTS_SIZE]:
        for place in range(CELLS):
            px = (left + cell * (place % GRID) + cell // 2) * MM
            py = (low + cell * (GRID - 1 - place // GRID) + cell // 2) * MM
            if distance_to_polygon(s, at + 1, s[at], px, py) <= 0:
                x[CELLS * ISLAND + place] = 1
        at += 1 + 2 * s[at]


@routine
def write_table_numbers(s: State, seat: int, at: int, x: State) -> None:
    """Write cards and boats as numbers up to MAX_BYTE."""
    seats = s[SEATS]
    for kind in range(KINDS):
        x[at + HELD_KINDS + kind] = s[HAND + KINDS * seat + kind]
        x[at + DISCARDED + kind] = s[DISCARDS + kind]
    for place in range(seats):
        boat = (seat + place) % seats
        here = at + OF_BOATS + OF_BOAT * place
        x[here] = s[HELD + boat]
        x[here + 1] = s[PASSED + boat]
        x[here + 2] = s[HEADING + boat] // 2000
        x[here + 3] = s[BECALMED + boat]
        x[here + 4] = s[STARTED + boat]
        x[here + 5] = s[PLACE + boat]
    x[at + OF_RACE] = s[PHASE]
    x[at + OF_RACE + 1] = (s[SEAT] - seat) % seats
    x[at + OF_RACE + 2] = min(s[PILE_SIZE], MAX_BYTE)
    x[at + OF_RACE + 3] = min(s[TURN], MAX_BYTE)


# From the bow


@routine
def write_ego(s: State, seat: int, notes: State, x: Floats) -> None:
    """Write EGO_SIZE numbers: the boat, the others, buoys and rocks, and the hand."""
    for i in range(EGO_SIZE):
        x[i] = 0.0
    seats = s[SEATS]
    fx, fy = bow(s[HEADING + seat])
    px = 1.0 * s[X + seat]
    py = 1.0 * s[Y + seat]
    x[OWN] = s[STARTED + seat]
    x[OWN + 1] = s[BECALMED + seat]
    x[OWN + 2] = s[PASSED + seat] / max(1, s[WORD_SIZE])
    if is_on_water(s, seat):
        way, bend_x, bend_y = first_bend(
            s, ROOMY_PATHS, seat, cursor_of(s, seat), s[X + seat], s[Y + seat]
        )
        x[OWN + 3] = way * METRE
        x[OWN + 4] = ahead_of(px, py, fx, fy, bend_x, bend_y) * METRE
        x[OWN + 5] = left_of(px, py, fx, fy, bend_x, bend_y) * METRE
    x[OWN + 6] = 1.0 if s[LIMIT] == 0 else (s[LIMIT] - s[TURN]) / s[LIMIT]
    x[OWN + 7] = s[PILE_SIZE] / 50
    if s[PHASE] < OVER:
        x[PHASES + s[PHASE] - PICKING] = 1.0
    x[ACTORS + (s[SEAT] - seat) % seats] = 1.0
    for place in range(1, seats):
        boat = (seat + place) % seats
        write_other(s, seat, boat, OTHERS + OTHER_SIZE * (place - 1), x)
    for circle in range(min(s[CIRCLES_SIZE], MOST_CIRCLES)):
        at = s[CIRCLES_AT] + 3 * circle
        here = CIRCLES + CIRCLE_SIZE * circle
        x[here] = 1.0
        x[here + 1] = ahead_of(px, py, fx, fy, s[at], s[at + 1]) * METRE
        x[here + 2] = left_of(px, py, fx, fy, s[at], s[at + 1]) * METRE
        x[here + 3] = s[at + 2] * METRE
    for slot in range(HAND_SIZE):
        kind = kind_in_slot(s, seat, slot)
        if kind != NONE:
            write_card(s, kind, SLOTS + SLOT_SIZE * slot, x)


@routine
def write_other(s: State, seat: int, boat: int, at: int, x: Floats) -> None:
    fx, fy = bow(s[HEADING + seat])
    x[at + 5] = s[PASSED + boat] / max(1, s[WORD_SIZE])
    x[at + 6] = s[BECALMED + boat]
    x[at + 7] = s[HELD + boat] / HAND_SIZE
    x[at + 8] = 1.0 if s[PLACE + boat] > 0 else 0.0
    if not is_on_water(s, boat):
        return
    px = 1.0 * s[X + seat]
    py = 1.0 * s[Y + seat]
    bx, by = bow(s[HEADING + boat])
    x[at] = 1.0
    x[at + 1] = ahead_of(px, py, fx, fy, s[X + boat], s[Y + boat]) * METRE
    x[at + 2] = left_of(px, py, fx, fy, s[X + boat], s[Y + boat]) * METRE
    x[at + 3] = ahead_of(0.0, 0.0, fx, fy, bx, by)
    x[at + 4] = left_of(0.0, 0.0, fx, fy, bx, by)


@routine
def write_card(s: State, kind: int, at: int, x: Floats) -> None:
    """Write a card: its symbol, and the shape of every arrow."""
    card = s[KINDS_AT] + KIND_SIZE * kind
    x[at] = 1.0
    x[at + 1 + s[card + SYMBOL]] = 1.0
    for number in range(s[card + ARROW_COUNT]):
        arrow = s[ARROWS_AT] + ARROW_SIZE * s[card + FIRST_ARROW + number]
        here = at + 1 + len(SYMBOLS) + ARROW_NUMBERS * number
        x[here] = 1.0
        x[here + 1] = s[arrow + STRAIGHT] * METRE
        x[here + 2] = s[arrow + RADIUS] * METRE
        x[here + 3] = s[arrow + VEER] / 90_000


# Features


@routine
def write_numbers(s: State, seat: int, notes: State, x: Floats) -> None:
    """Write the features as if the turn were that of `seat`, then the phase and who acts."""
    at = len(x) - EXTRA
    actor = s[SEAT]
    s[SEAT] = seat
    write_features(s, notes, x)
    for i in range(EXTRA):
        x[at + i] = 0.0
    if s[PHASE] < OVER:
        x[at + s[PHASE] - PICKING] = 1.0
    x[at + OVER - PICKING + place_of(s, actor)] = 1.0
