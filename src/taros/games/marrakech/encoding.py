"""How a market looks to learning programs: planes, Assam's view, features, fifteen actions.

Colours are counted from the seat that looks, clockwise; with two colours each, its own first and
the rival's first, then both second ones.
"""

from taros.kernels import kernel, popcount, table, vectorized
from taros.kernels.workspaces import Floats

from .features import NOTES, lowest, num_features, place_of, write_features
from .kernel import State, region, squares_of
from .layout import (
    ACTIONS,
    ALWAYS_LINKED,
    CHOOSING,
    COVER_OWN,
    EAST,
    LEFT,
    NEXT,
    NONE,
    OUT,
    OWNERS,
    PHASE,
    POSE,
    PURSE,
    RUG,
    RUG_EAST,
    RUG_SOUTH,
    RUG_SQUARES,
    RULES,
    SEAT,
    SEATS,
    SIDE,
    SLOTS,
    SOUTH,
    SQUARES,
    TOP,
    TURN,
    WALK,
)

__all__ = ["NOTES"]  # as `encoding.pyi` asks

NUM_MOVES = ACTIONS
POINTS_UNIT = 100
OWN_WAY = False

# planes: SQUARES cells each
COLOUR = 0  #  0-3 squares of each colour
EAST_LINK = 4  # the square and its east neighbour show one rug
SOUTH_LINK = 5
ASSAM = 6  #   6-9 Assam's square, on the plane of his facing
NUMBERS = 10  # the numbers below, one a cell
PLANES = 11

# ego: a window with Assam in the middle, who faces up
REACH = 4  # squares: as far as the die takes him
WINDOW = 2 * REACH + 1
CELLS = WINDOW * WINDOW
DUE = 4  #       what is paid to another seat on the square
INCOME = 5  #    what other seats pay there to the one that looks
AHEAD_LINK = 6  # the square and the one above it show one rug
RIGHT_LINK = 7
OUTSIDE = 8  #   beyond the market
EGO_NUMBERS = 9
EGO_PLANES = 10

# numbers, of each seat or colour in turn
DIRHAMS, RUGS_LEFT, NEXT_COLOUR, GONE = 0, 4, 8, 12
CHOOSES, ACTOR, TURN_NUMBER, OPTIONS = 16, 17, 18, 19
NUM_NUMBERS = 20
MAX_BYTE = 255

# what features add: whether Assam is turned now, and who acts
EXTRA = 1 + SLOTS

# small actions: three turns, then for each side of Assam from the front, clockwise, the rug
# that goes on straight, to the left, to the right
TURNS = 3
PLACES = 12
SMALL_ACTIONS = TURNS + PLACES


def _square(row: int, column: int) -> int:
    inside = row in range(SIDE) and column in range(SIDE)
    return SIDE * row + column if inside else NONE


def _places() -> list[int]:
    """Return for every pose the codes of the rugs round Assam, NONE where there is no room."""
    rugs = {frozenset(pair): RUG + rug for rug, pair in enumerate(RUG_SQUARES)}
    steps = ((-1, 0), (0, 1), (1, 0), (0, -1))  # by facing
    codes = []
    for pose in range(4 * SQUARES):
        row, column = divmod(pose // 4, SIDE)
        for side in range(4):
            facing = (pose + side) % 4
            near_row, near_column = row + steps[facing][0], column + steps[facing][1]
            for turn in (0, -1, 1):
                down, right = steps[(facing + turn) % 4]
                pair = (
                    _square(near_row, near_column),
                    _square(near_row + down, near_column + right),
                )
                codes.append(rugs.get(frozenset(pair), NONE))
    return codes


PLACE_CODES = table(__name__, _places())
PLACE_EAST = table(  # the links that a rug at each place may not lie on, as in `kernel.legal`
    __name__, (ALWAYS_LINKED if code == NONE else RUG_EAST[code - RUG] for code in _places())
)
PLACE_SOUTH = table(
    __name__, (ALWAYS_LINKED if code == NONE else RUG_SOUTH[code - RUG] for code in _places())
)
ROW_STEP = table(__name__, (-1, 0, 1, 0))  # by facing
COLUMN_STEP = table(__name__, (0, 1, 0, -1))


def planes_shape(seats: int) -> tuple[int, ...]:
    """Return the shape of `planes`."""
    return PLANES, SIDE, SIDE


def ego_shape(seats: int) -> tuple[int, ...]:
    """Return the shape of `ego`."""
    return EGO_PLANES, WINDOW, WINDOW


def num_numbers(seats: int) -> int:
    """Return how many features there are, with those that this module adds."""
    return num_features(seats) + EXTRA


@kernel
def small_code(s: State, action: int) -> int:
    """Return the code of a turn, or of the rug at a place round Assam; NONE if none fits."""
    return action if action < TURNS else PLACE_CODES[PLACES * s[POSE] + action - TURNS]


@kernel
def write_small_mask(s: State, codes: State, mask: State) -> None:
    """Write 1 for every turn or place round Assam that is legal, else 0."""
    choosing = 1 if s[PHASE] == CHOOSING else 0
    for action in range(TURNS):
        mask[action] = choosing
    east = s[EAST] | ALWAYS_LINKED
    south = s[SOUTH] | ALWAYS_LINKED
    if s[RULES] & COVER_OWN:  # M5.3
        own = squares_of(s, s[SEAT])
        east &= ~own
        south &= ~own
    at = PLACES * s[POSE]
    for place in range(PLACES):
        linked = east & PLACE_EAST[at + place] | south & PLACE_SOUTH[at + place]
        mask[TURNS + place] = 1 if choosing + linked == 0 else 0


@kernel
def slot_of(s: State, seat: int, colour: int) -> int:
    """Return the slot of a colour that is counted from `seat`; NONE if it is not in play."""
    if s[OWNERS] == 1:
        return (seat + colour & 1) + (colour & 2)
    if colour >= s[SEATS]:
        return NONE
    slot = seat + colour
    return slot - s[SEATS] if slot >= s[SEATS] else slot


@vectorized
def write_planes(s: State, seat: int, notes: State, x: State) -> None:
    """Write PLANES planes, row by row from a1."""
    for colour in range(SLOTS):
        slot = slot_of(s, seat, colour)
        write_board(0 if slot == NONE else s[TOP + slot], SQUARES * (COLOUR + colour), x)
    write_board(s[EAST], SQUARES * EAST_LINK, x)
    write_board(s[SOUTH], SQUARES * SOUTH_LINK, x)
    for i in range(SQUARES * ASSAM, SQUARES * PLANES):
        x[i] = 0
    x[SQUARES * (ASSAM + (s[POSE] & 3)) + (s[POSE] >> 2)] = 1
    write_table_numbers(s, seat, SQUARES * NUMBERS, x)


@kernel
def write_board(board: int, at: int, x: State) -> None:
    for square in range(SQUARES):
        x[at + square] = board >> square & 1


@kernel
def write_table_numbers(s: State, seat: int, at: int, x: State) -> None:
    """Write purses, rugs and whose decision it is, as numbers up to MAX_BYTE."""
    seats = s[SEATS]
    for colour in range(SLOTS):
        slot = slot_of(s, seat, colour)
        x[at + RUGS_LEFT + colour] = 0 if slot == NONE else s[LEFT + slot]
    for place in range(seats):
        other = seat + place
        other = other - seats if other >= seats else other
        x[at + DIRHAMS + place] = min(s[PURSE + other], MAX_BYTE)
        second = 1 if s[OWNERS] == 1 and s[NEXT + other] > 1 else 0
        x[at + NEXT_COLOUR + place] = 0 if s[NEXT + other] == NONE else 1 + second
        x[at + GONE + place] = s[OUT + other]
    x[at + CHOOSES] = 1 if s[PHASE] == CHOOSING else 0
    x[at + ACTOR] = (s[SEAT] - seat) % seats
    x[at + TURN_NUMBER] = min(s[TURN], MAX_BYTE)
    x[at + OPTIONS] = s[RULES]


@vectorized
def write_ego(s: State, seat: int, notes: State, x: State) -> None:
    """Write EGO_PLANES planes of WINDOW rows, the market as Assam sees it.

    Beyond the market, in the three lines on which he can go, stand the squares of the loop.
    """
    for i in range(CELLS * EGO_PLANES):
        x[i] = 0
    note_dues(s, notes)
    own = squares_of(s, seat)
    facing = s[POSE] & 3
    down, right = ROW_STEP[facing], COLUMN_STEP[facing]
    row = (s[POSE] >> 2) // SIDE
    column = (s[POSE] >> 2) % SIDE
    for cell in range(CELLS):
        ahead = REACH - cell // WINDOW
        aside = cell % WINDOW - REACH
        r = row + ahead * down + aside * right
        c = column + ahead * right - aside * down
        if (r < 0) | (r >= SIDE) | (c < 0) | (c >= SIDE):
            x[CELLS * OUTSIDE + cell] = 1
            square = led_to(s[POSE], ahead, aside)
        else:
            square = SIDE * r + c
            x[CELLS * AHEAD_LINK + cell] = link(s, square, facing)
            x[CELLS * RIGHT_LINK + cell] = link(s, square, facing + 1 & 3)
        if square != NONE:
            for colour in range(SLOTS):
                slot = slot_of(s, seat, colour)
                x[CELLS * colour + cell] = 0 if slot == NONE else s[TOP + slot] >> square & 1
            mine = own >> square & 1
            x[CELLS * DUE + cell] = (1 - mine) * notes[square]
            x[CELLS * INCOME + cell] = mine * notes[square]
    write_table_numbers(s, seat, CELLS * EGO_NUMBERS, x)


@kernel
def led_to(pose: int, ahead: int, aside: int) -> int:
    """Return the square to which the loop leads Assam for a cell beyond the market.

    NONE where no roll takes him: he goes on ahead, to his left or to his right.
    """
    if (aside == 0) & (ahead > 0):
        return WALK[4 * pose + ahead - 1] >> 2
    if (ahead == 0) & (aside != 0):
        turn = 1 if aside > 0 else 3
        return WALK[4 * (pose & ~3 | pose + turn & 3) + abs(aside) - 1] >> 2
    return NONE


@kernel
def link(s: State, square: int, facing: int) -> int:
    """Return 1 if a square and its neighbour towards `facing` show one rug, else 0."""
    if facing == 0:
        return s[SOUTH] >> (square - SIDE) & 1 if square >= SIDE else 0
    if facing == 1:
        return s[EAST] >> square & 1
    if facing == 2:
        return s[SOUTH] >> square & 1
    return s[EAST] >> (square - 1) & 1 if square > 0 else 0


@kernel
def note_dues(s: State, notes: State) -> None:
    """Note what is paid on every square, by all but the owner of its rug."""
    for square in range(SQUARES):
        notes[square] = 0
    for slot in range(SLOTS):
        owner = slot & s[OWNERS]
        if s[OUT + owner] == 0:
            rest = s[TOP + slot]
            while rest != 0:
                found = region(rest, lowest(rest))
                size = popcount(found)
                rest &= ~found
                while found != 0:
                    notes[lowest(found)] = size
                    found &= found - 1


@vectorized
def write_numbers(s: State, seat: int, notes: State, x: Floats) -> None:
    """Write the features as if the turn were that of `seat`, then the phase and who acts."""
    at = len(x) - EXTRA
    actor = s[SEAT]
    s[SEAT] = seat
    write_features(s, notes, x)
    for i in range(EXTRA):
        x[at + i] = 0.0
    x[at] = 1.0 if s[PHASE] == CHOOSING else 0.0
    x[at + 1 + place_of(s, actor)] = 1.0
