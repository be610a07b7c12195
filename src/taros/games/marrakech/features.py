"""Features for the learned evaluation: a market at the beginning of a turn, as numbers.

Seats are counted from the one whose turn it is, clockwise. All numbers are of the order of 1.
Assam is followed for two turns in the cheapest directions, over all rolls.
"""

import math
from collections.abc import MutableSequence

from taros.kernels import kernel, popcount, table

from .kernel import State, next_seat, region, score_of, spread, squares_of, turned
from .layout import (
    ALWAYS_LINKED,
    CHOOSING,
    DIE_WEIGHTS,
    EAST,
    LEFT,
    NEAR,
    NEAR_EACH_WAY,
    NEAR_LINK,
    NEAREST,
    NEIGHBOURS,
    NEXT,
    NONE,
    OUT,
    OWNERS,
    PHASE,
    POSE,
    PURSE,
    ROLL,
    RUG,
    RUG_BOARD,
    RULES,
    SEAT,
    SEATS,
    SIDE,
    SLOTS,
    SOUTH,
    SQUARES,
    STOCK,
    TOP,
    TURN_LAST,
    WALK,
)

Floats = MutableSequence[float]

# of the whole market: rugs left, what the three ways to turn cost on average, cheapest first, and
# what the cheapest costs the seat after
TO_LAY, CHEAPEST, MIDDLE, DEAREST, LATER, OF_ALL = range(6)

# of every seat
AHEAD = 0  #       points ahead of the best rival
AHEAD_NOW = 1  #   points ahead of the best rival, divided by how much can still change
AHEAD_MEAN = 2  #  points ahead of the average
DIRHAMS = 3
LANDS = 4  #       visible squares
DUES = 5  #        sum of squares of its regions: what they bring wherever Assam stops
LARGEST = 6  #     its largest region
NEXT_LARGEST = 7  # its largest region in the colour of its next rug
EARNS = 8  #       what the next roll brings if Assam takes the cheapest direction
TEMPTS = 9  #      what the next roll brings, over all directions
EARNS_LATER = 10  # what the roll after that brings
NEARBY = 11  #     its squares beside Assam
AROUND = 12  #     and those two steps away
EXPOSED = 13  #    its squares beside where Assam stops if he takes the cheapest way,
#                  and then those two steps away: what the next rug may cover
REACHED = 15  #    like EXPOSED, over all directions
EXPOSED_LATER = 17  # like EXPOSED, a turn later
LOSES = 19  #      its squares that the next rug covers, if it gains and takes as many as it can
WHOLE = 20  #      rugs that show both halves
BARE = 21  #       squares beside its own that are bare, or of an eliminated seat
FRONT = 22  #      squares of rivals beside its own
RINGS = 23  #      its squares on the rim of the market, and on the two rings within
PLAYING = 26  #    1 unless it is out
OF_SEAT = 27

MARKET = (1 << SQUARES) - 1
POINTS = 0.1
SPREAD = 2.0  # points by which a turn may change who is ahead

# what is worked out once and then looked up, notes: int64[NOTES]
DUE = 0  #       0-48  what is due on each square,
OWNER = 49  #    49-97 and to which place, NONE where nothing is
BOARD = 98  #    98-101 the visible squares of each place, none if it is out
COVERED = 102  # 102-105 squares of each place that the rugs looked at would cover
NOTES = 106

_TWO_STEPS = [{far for near in NEIGHBOURS[q] for far in NEIGHBOURS[near]} for q in range(SQUARES)]

BESIDE = table(__name__, (sum(1 << q for q in NEIGHBOURS[p]) for p in range(SQUARES)))
TWO_AWAY = table(
    __name__,
    (sum(1 << q for q in _TWO_STEPS[p] - {p} - NEIGHBOURS[p]) for p in range(SQUARES)),
)


def _ring(square: int) -> int:
    """Return how far a square is from the rim."""
    row, column = divmod(square, SIDE)
    return min(row, column, SIDE - 1 - row, SIDE - 1 - column)


NUM_RINGS = 3
RING = table(
    __name__,
    (sum(1 << q for q in range(SQUARES) if _ring(q) == ring) for ring in range(NUM_RINGS)),
)


def num_features(seats: int) -> int:
    return OF_ALL + OF_SEAT * seats


def variant(s: State) -> str:
    """Return the name of the weights that suit this number of seats and colours."""
    if s[SEATS] == 2:
        return "2-two-colours" if s[OWNERS] == 1 else "2-one-colour"
    return str(s[SEATS])


@kernel
def begins_turn(s: State) -> bool:
    """Whether a turn begins in this state: the network evaluates only such states."""
    return s[PHASE] == (ROLL if s[RULES] & TURN_LAST else CHOOSING)


@kernel
def can_win(s: State, seat: int) -> bool:
    return s[OUT + seat] == 0


@kernel
def place_of(s: State, seat: int) -> int:
    """Return the number of turns until `seat` has its turn."""
    place = seat - s[SEAT]
    return place + s[SEATS] if place < 0 else place


@kernel
def write_features(s: State, notes: State, x: Floats) -> None:
    """Write the features of a state in which a turn begins into `x`."""
    for i in range(len(x)):
        x[i] = 0.0
    rugs = 0
    for slot in range(SLOTS):
        rugs += s[LEFT + slot]
    colours = s[SEATS] if s[OWNERS] == SLOTS - 1 else SLOTS
    x[TO_LAY] = rugs / (s[STOCK] * colours)
    for square in range(SQUARES):
        notes[DUE + square] = 0
        notes[OWNER + square] = NONE
    everything = 0
    for seat in range(s[SEATS]):
        board = squares_of(s, seat) if s[OUT + seat] == 0 else 0
        notes[BOARD + place_of(s, seat)] = board
        everything |= board
    for seat in range(s[SEATS]):
        if s[OUT + seat] == 0:
            place = place_of(s, seat)
            at = OF_ALL + OF_SEAT * place
            write_standing(s, seat, rugs, at, x)
            write_lands(s, notes[BOARD + place], everything, at, x)
            write_regions(s, seat, place, notes, x)
    write_ways(s, notes, x)


@kernel
def write_prospects(s: State, points: Floats) -> None:
    """Write every seat's points: nobody has a hand."""
    for seat in range(s[SEATS]):
        points[seat] = score_of(s, seat)


@kernel
def write_standing(s: State, seat: int, rugs: int, at: int, x: Floats) -> None:
    score = score_of(s, seat)
    best = 0
    total = 0
    playing = 0
    for rival in range(s[SEATS]):
        if rival != seat and s[OUT + rival] == 0:
            points = score_of(s, rival)
            best = max(best, points)
            total += points
            playing += 1
    x[at + AHEAD] = POINTS * (score - best)
    x[at + AHEAD_NOW] = (score - best) / (1.0 + SPREAD * math.sqrt(rugs))
    x[at + AHEAD_MEAN] = POINTS * (score - total / max(1, playing))
    x[at + DIRHAMS] = min(s[PURSE + seat], 60) / 30
    x[at + PLAYING] = 1.0


@kernel
def write_lands(s: State, own: int, everything: int, at: int, x: Floats) -> None:
    square = s[POSE] >> 2
    beside = spread(own) & ~own
    x[at + LANDS] = POINTS * popcount(own)
    x[at + NEARBY] = popcount(own & BESIDE[square]) / 2
    x[at + AROUND] = popcount(own & TWO_AWAY[square]) / 4
    x[at + WHOLE] = popcount(s[EAST] & own) / 4 + popcount(s[SOUTH] & own) / 4
    x[at + BARE] = popcount(beside & MARKET & ~everything) / 8
    x[at + FRONT] = popcount(beside & everything) / 8
    for ring in range(NUM_RINGS):
        x[at + RINGS + ring] = popcount(own & RING[ring]) / 4


@kernel
def write_regions(s: State, seat: int, place: int, notes: State, x: Floats) -> None:
    """Write the values of a seat's regions; note the payment due on each of their squares."""
    at = OF_ALL + OF_SEAT * place
    dues = 0
    largest = 0
    next_largest = 0
    for slot in range(SLOTS):
        if slot & s[OWNERS] == seat:
            rest = s[TOP + slot]
            most = 0
            while rest != 0:
                found = region(rest, lowest(rest))
                size = popcount(found)
                dues += size * size
                most = max(most, size)
                rest &= ~found
                while found != 0:
                    notes[DUE + lowest(found)] = size
                    notes[OWNER + lowest(found)] = place
                    found &= found - 1
            largest = max(largest, most)
            if s[NEXT + seat] == slot:
                next_largest = most
    x[at + DUES] = dues / SQUARES
    x[at + LARGEST] = POINTS * largest
    x[at + NEXT_LARGEST] = POINTS * next_largest


@kernel
def lowest(board: int) -> int:
    """Return the first square of a board that is not empty."""
    return popcount((board & -board) - 1)


@kernel
def write_ways(s: State, notes: State, x: Floats) -> None:
    """Write what Assam's three directions cost and bring, and the squares a rug may cover then.

    For the seat to play all directions count; for the next seat those after the cheapest one.
    """
    seats = s[SEATS]
    for way in range(3):
        pose = turned(s[POSE], way)
        x[CHEAPEST + way] = cost(0, pose, notes) / 24
        write_way(seats, 0, pose, 1.0, TEMPTS, REACHED, notes, x)
    cheapest = cheapest_way(0, s[POSE], notes)
    write_way(seats, 0, cheapest, 1.0, EARNS, EXPOSED, notes, x)
    later = place_of(s, next_seat(s))
    for roll in range(4):
        stop = WALK[4 * cheapest + roll]
        chance = DIE_WEIGHTS[roll] / 6
        write_losses(s, stop >> 2, chance, notes, x)
        pose = cheapest_way(later, stop, notes)
        x[LATER] += chance * cost(later, pose, notes) / 24
        write_way(seats, later, pose, chance, EARNS_LATER, EXPOSED_LATER, notes, x)
    put_in_order(CHEAPEST, x)
    put_in_order(MIDDLE, x)
    put_in_order(CHEAPEST, x)


@kernel
def cheapest_way(payer: int, pose: int, notes: State) -> int:
    """Return Assam's pose after the turn for which `payer` pays least on average.

    Of several turns with equal cost it is the first.
    """
    best = turned(pose, 0)
    least = cost(payer, best, notes)
    for way in range(1, 3):
        other = turned(pose, way)
        due = cost(payer, other, notes)
        if due < least:
            best = other
            least = due
    return best


@kernel
def cost(payer: int, pose: int, notes: State) -> int:
    """Return six times what `payer` pays on average if Assam walks ahead from `pose`."""
    total = 0
    for roll in range(4):
        square = WALK[4 * pose + roll] >> 2
        pays = notes[OWNER + square] != payer
        total += DIE_WEIGHTS[roll] * notes[DUE + square] if pays else 0
    return total


@kernel
def write_way(
    seats: int,
    payer: int,
    pose: int,
    chance: float,
    earns: int,
    exposed: int,
    notes: State,
    x: Floats,
) -> None:
    """Add the income of a walk ahead, and the squares beside and two steps from its end."""
    unit = chance / 24
    for roll in range(4):
        square = WALK[4 * pose + roll] >> 2
        part = unit * DIE_WEIGHTS[roll]
        owner = notes[OWNER + square]
        if (owner != NONE) & (owner != payer):
            x[OF_ALL + OF_SEAT * owner + earns] += part * notes[DUE + square]
        at = OF_ALL + exposed
        for place in range(seats):
            own = notes[BOARD + place]
            x[at] += part * (2 * popcount(own & BESIDE[square]))
            x[at + 1] += part * popcount(own & TWO_AWAY[square])
            at += OF_SEAT


@kernel
def write_losses(s: State, square: int, chance: float, notes: State, x: Floats) -> None:
    """Add the squares that every seat loses if Assam stops on `square` and the best rug is laid.

    The best rug gains and takes most; where several do, their average counts.
    """
    seats = s[SEATS]
    own = notes[BOARD]
    rivals = 0
    for place in range(1, seats):
        rivals |= notes[BOARD + place]
    east = s[EAST] | ALWAYS_LINKED  # to cover a whole rug of one's own would gain least
    south = s[SOUTH] | ALWAYS_LINKED
    best = -SQUARES
    ties = 0  # never for long: there is always a place (M5.4)
    for i in range(NEAREST * square, NEAREST * (square + 1)):
        links = east if i < NEAREST * square + NEAR_EACH_WAY else south
        if links & NEAR_LINK[i] == 0:
            board = RUG_BOARD[NEAR[i] - RUG]
            gain = popcount(board & rivals) - popcount(board & own)
            if gain > best:
                best = gain
                ties = 0
                for place in range(seats):
                    notes[COVERED + place] = 0
            if gain == best:
                ties += 1
                for place in range(seats):
                    notes[COVERED + place] += popcount(board & notes[BOARD + place])
    part = chance / ties
    for place in range(seats):
        x[OF_ALL + OF_SEAT * place + LOSES] += part * notes[COVERED + place]


@kernel
def put_in_order(i: int, x: Floats) -> None:
    low = min(x[i], x[i + 1])
    x[i + 1] = max(x[i], x[i + 1])
    x[i] = low
