"""The layout of a Marrakech state, and the tables of the rules.

A *slot* is one colour in play. Seat k owns slot k; in the two-colour game for two, seat k owns
slots k and k + 2. A *square* is 7 * row + column, a1 = 0, g1 = 6, g7 = 48. A *board* is a set of
squares as 49 bits of one int.
"""

from typing import Literal

from taros.kernels import table

# state: int64[SIZE]
TOP = 0  #     0-3   board of each slot: squares where its rug is on top
EAST = 4  #    4     board of links: square c and its east neighbour show one rug
SOUTH = 5  #   5     board of links: square c and its south neighbour show one rug
POSE = 6  #    6     Assam: 4 * square + facing
PURSE = 7  #   7-10  dirhams of each seat
LEFT = 11  #   11-14 rugs of each slot not yet laid
NEXT = 15  #   15-18 slot of the rug each seat lays next, NONE: not drawn or no rug left
OUT = 19  #    19-22 0: in the game, else 1 for the first seat eliminated, 2 for the second, ...
SEAT = 23  #   23    whose turn
PHASE = 24  #  24    one of the phases below
TURN = 25  #   25    number of the turn, 0 during set-up
SEATS = 26  #  26    how many players
OWNERS = 27  # 27    slot & OWNERS is the seat that owns it
RULES = 28  #  28    bits of the options that change the play, below
COLOUR = 29  # 29-32 index into COLOURS of each slot, NONE if not in play
BANK = 33  #   33    dirhams in the game, all purses together
STOCK = 34  #  34    rugs of each slot at the start
SIZE = 35

NONE = -1

# phases; chance acts in those before CHOOSING
LOT, PILE, ROLL, CHOOSING, LAYING, OVER = range(6)

# RULES bits
COIN, TURN_LAST, PAYS_ON, COVER_OWN, PLAYS_ON, TIE_BY_RUGS = (1 << bit for bit in range(6))

# facings, clockwise
NORTH, EASTWARD, SOUTHWARD, WEST = range(4)

# codes of moves and outcomes: 0-2 turn left, ahead, right · 3-86 lay rug 0-83
# · 87-90 die 1-4 · 91-94 pile shows slot 0-3 · 95-98 seat 0-3 begins
LEFTWARD, AHEAD, RIGHTWARD = range(3)
RUG = 3
RUGS = 84  # rugs 0-41 lie east-west (6 * row + column), 42-83 north-south (42 + 7 * row + column)
ACTIONS = RUG + RUGS
DIE = ACTIONS
SHOW = DIE + 4
BEGIN = SHOW + 4
CODES = BEGIN + 4

SLOTS = 4
SIDE = 7
SQUARES = SIDE * SIDE
Colour = Literal["red", "yellow", "blue", "brown"]
Facing = Literal["north", "east", "south", "west"]

COLOURS: tuple[Colour, ...] = ("red", "yellow", "blue", "brown")
FACINGS: tuple[Facing, ...] = ("north", "east", "south", "west")
DIE_WEIGHTS = (1, 2, 2, 1)  # M3.2: faces 1, 2, 2, 3, 3, 4

ROW_ENDS = (1 << SIDE - 1) * sum(1 << SIDE * row for row in range(SIDE))  # column g
ROW_STARTS = sum(1 << SIDE * row for row in range(SIDE))  # column a


def _rug_squares(rug: int) -> tuple[int, int]:
    """Return the two squares of a rug, the west or north one first."""
    if rug < RUGS // 2:
        first = rug // (SIDE - 1) * SIDE + rug % (SIDE - 1)
        return first, first + 1
    return rug - RUGS // 2, rug - RUGS // 2 + SIDE


RUG_SQUARES = tuple(_rug_squares(rug) for rug in range(RUGS))


def _neighbours(square: int) -> set[int]:
    row, column = divmod(square, SIDE)
    around = {(row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)}
    return {SIDE * r + c for r, c in around if r in range(SIDE) and c in range(SIDE)}


NEIGHBOURS = tuple(_neighbours(square) for square in range(SQUARES))


def _rugs_near(square: int) -> list[int]:
    """M5.1: return the rugs that share an edge with the square and do not cover it."""
    return [
        rug
        for rug, pair in enumerate(RUG_SQUARES)
        if square not in pair and not NEIGHBOURS[square].isdisjoint(pair)
    ]


def _loop(square: int, facing: int) -> tuple[int, int]:
    """M3.4: return where Assam re-enters the market when he walks off it, and his new facing."""
    row, column = divmod(square, SIDE)
    last = SIDE - 1
    if facing == NORTH:
        return (column ^ 1, SOUTHWARD) if column < last else (square, WEST)
    if facing == EASTWARD:
        return (SIDE * (_pair_from_1(row)) + last, WEST) if row > 0 else (square, SOUTHWARD)
    if facing == SOUTHWARD:
        return (SIDE * last + _pair_from_1(column), NORTH) if column > 0 else (square, EASTWARD)
    return (SIDE * (row ^ 1), EASTWARD) if row < last else (square, NORTH)


def _pair_from_1(number: int) -> int:
    """Return the other number of a pair: 1 <-> 2, 3 <-> 4, 5 <-> 6."""
    return (number - 1 ^ 1) + 1


def step(pose: int) -> int:
    """M3.3: return the pose one square further."""
    square, facing = divmod(pose, 4)
    row, column = divmod(square, SIDE)
    row += (facing == SOUTHWARD) - (facing == NORTH)
    column += (facing == EASTWARD) - (facing == WEST)
    if row in range(SIDE) and column in range(SIDE):
        return 4 * (SIDE * row + column) + facing
    square, facing = _loop(square, facing)
    return 4 * square + facing


def _walks() -> list[int]:
    walks = []
    for start in range(4 * SQUARES):
        pose = start
        for _ in DIE_WEIGHTS:
            pose = step(pose)
            walks.append(pose)
    return walks


WALK = table(__name__, _walks())  # [4 * pose + roll - 1]: the pose after the roll

RUG_BOARD = table(__name__, (1 << first | 1 << other for first, other in RUG_SQUARES))

# the link a rug makes, if it lies east-west or north-south
RUG_EAST = table(__name__, (1 << a if b == a + 1 else 0 for a, b in RUG_SQUARES))
RUG_SOUTH = table(__name__, (1 << a if b == a + SIDE else 0 for a, b in RUG_SQUARES))

# The rugs near a square: NEAR[NEAREST * square + i] are codes, ascending, six places for those that
# lie east-west and six for those that lie north-south. NEAR_LINK is the link each of them may not
# cover; in places that are not needed it is one that every market is taken to have.
NEAREST = 12  # M5.4
NEAR_EACH_WAY = NEAREST // 2
ALWAYS_LINKED = 1 << SQUARES


def _near() -> list[tuple[int, int]]:
    """Return for every place of NEAR its code, and for NEAR_LINK its link."""
    places = []
    for square in range(SQUARES):
        rugs = [(RUG + rug, 1 << RUG_SQUARES[rug][0]) for rug in _rugs_near(square)]
        for way in (range(RUG, RUG + RUGS // 2), range(RUG + RUGS // 2, ACTIONS)):
            near = [place for place in rugs if place[0] in way]
            places += near + [(NONE, ALWAYS_LINKED)] * (NEAR_EACH_WAY - len(near))
    return places


NEAR = table(__name__, (code for code, _ in _near()))
NEAR_LINK = table(__name__, (link for _, link in _near()))
