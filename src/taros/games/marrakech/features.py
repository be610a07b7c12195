"""What the learned evaluation looks at: a market at the beginning of a turn, as numbers.

Seats are counted from the one whose turn it is, clockwise. All numbers are of the order of 1.
"""

import math
from collections.abc import MutableSequence

from taros._jit import kernel, popcount, table

from .kernel import State, payment, region, score_of, squares_of, turned
from .layout import (
    CHOOSING,
    DIE_WEIGHTS,
    EAST,
    LEFT,
    NEIGHBOURS,
    NEXT,
    OUT,
    OWNERS,
    PHASE,
    POSE,
    PURSE,
    ROLL,
    RULES,
    SEAT,
    SEATS,
    SLOTS,
    SOUTH,
    SQUARES,
    STOCK,
    TOP,
    TURN_LAST,
    WALK,
)

Floats = MutableSequence[float]

# of the whole market: rugs left, and what the three ways to turn cost on average, cheapest first
TO_LAY, CHEAPEST, MIDDLE, DEAREST, OF_ALL = range(5)

# of every seat
AHEAD = 0  #       points ahead of the best rival
AHEAD_NOW = 1  #   the same, measured by how much can still change
AHEAD_MEAN = 2  #  points ahead of the average
DIRHAMS = 3
LANDS = 4  #       visible squares
DUES = 5  #        sum of squares of its regions: what they bring wherever Assam stops
LARGEST = 6  #     its largest region
NEXT_LARGEST = 7  # its largest region in the colour of its next rug
EARNS = 8  #       what the next roll brings if Assam takes the cheapest way
TEMPTS = 9  #      the same over all ways
NEARBY = 10  #     its squares beside Assam
AROUND = 11  #     and those two steps away
EXPOSED = 12  #    its squares beside where Assam stops if he takes the cheapest way,
#                  and then those two steps away: what the next rug may cover
REACHED = 14  #    the same over all ways
WHOLE = 16  #      rugs that show both halves
PLAYING = 17  #    1 unless it is out
OF_SEAT = 18

POINTS = 0.1
SPREAD = 2.0  # points by which a turn may change who is ahead

_TWO_STEPS = [{far for near in NEIGHBOURS[q] for far in NEIGHBOURS[near]} for q in range(SQUARES)]

BESIDE = table(__name__, (sum(1 << q for q in NEIGHBOURS[p]) for p in range(SQUARES)))
TWO_AWAY = table(
    __name__,
    (sum(1 << q for q in _TWO_STEPS[p] - {p} - NEIGHBOURS[p]) for p in range(SQUARES)),
)


def num_features(seats: int) -> int:
    return OF_ALL + OF_SEAT * seats


def variant(s: State) -> str:
    """The games that share their weights."""
    if s[SEATS] == 2:
        return "2-two-colours" if s[OWNERS] == 1 else "2-one-colour"
    return str(s[SEATS])


@kernel
def begins_turn(s: State) -> bool:
    """Whether the evaluation has learned to judge such a state."""
    return s[PHASE] == (ROLL if s[RULES] & TURN_LAST else CHOOSING)


@kernel
def can_win(s: State, seat: int) -> bool:
    return s[OUT + seat] == 0


@kernel
def place_of(s: State, seat: int) -> int:
    """How many turns away a seat is."""
    place = seat - s[SEAT]
    return place + s[SEATS] if place < 0 else place


@kernel
def write_features(s: State, x: Floats) -> None:
    """Write the numbers of a state in which a turn begins."""
    for i in range(len(x)):
        x[i] = 0.0
    rugs = 0
    for slot in range(SLOTS):
        rugs += s[LEFT + slot]
    colours = s[SEATS] if s[OWNERS] == SLOTS - 1 else SLOTS
    x[TO_LAY] = rugs / (s[STOCK] * colours)
    write_dues(s, x)
    for seat in range(s[SEATS]):
        write_seat(s, seat, rugs, OF_ALL + OF_SEAT * place_of(s, seat), x)


@kernel
def write_prospects(s: State, points: Floats) -> None:
    """Write every seat's points: nobody holds anything."""
    for seat in range(s[SEATS]):
        points[seat] = score_of(s, seat)


@kernel
def write_seat(s: State, seat: int, rugs: int, at: int, x: Floats) -> None:
    if s[OUT + seat] != 0:
        return
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
    own = squares_of(s, seat)
    square = s[POSE] >> 2
    x[at + AHEAD] = POINTS * (score - best)
    x[at + AHEAD_NOW] = (score - best) / (1.0 + SPREAD * math.sqrt(rugs))
    x[at + AHEAD_MEAN] = POINTS * (score - total / max(1, playing))
    x[at + DIRHAMS] = min(s[PURSE + seat], 60) / 30
    x[at + LANDS] = POINTS * popcount(own)
    x[at + NEARBY] = popcount(own & BESIDE[square]) / 2
    x[at + AROUND] = popcount(own & TWO_AWAY[square]) / 4
    x[at + WHOLE] = popcount(s[EAST] & own) / 4 + popcount(s[SOUTH] & own) / 4
    x[at + PLAYING] = 1.0
    write_regions(s, seat, at, x)


@kernel
def write_regions(s: State, seat: int, at: int, x: Floats) -> None:
    dues = 0
    largest = 0
    next_largest = 0
    for slot in range(SLOTS):
        if slot & s[OWNERS] == seat:
            rest = s[TOP + slot]
            most = 0
            while rest != 0:
                found = region(rest, popcount((rest & -rest) - 1))
                size = popcount(found)
                dues += size * size
                most = max(most, size)
                rest &= ~found
            largest = max(largest, most)
            if s[NEXT + seat] == slot:
                next_largest = most
    x[at + DUES] = dues / SQUARES
    x[at + LARGEST] = POINTS * largest
    x[at + NEXT_LARGEST] = POINTS * next_largest


@kernel
def write_dues(s: State, x: Floats) -> None:
    """What the seat to play may have to pay, way by way, to whom, and what it may cover then."""
    cheapest = 0
    for way in range(3):
        x[CHEAPEST + way] = write_way(s, way, TEMPTS, x)
        write_stops(s, way, REACHED, x)
        if x[CHEAPEST + way] < x[CHEAPEST + cheapest]:
            cheapest = way
    write_way(s, cheapest, EARNS, x)
    write_stops(s, cheapest, EXPOSED, x)
    put_in_order(CHEAPEST, x)
    put_in_order(MIDDLE, x)
    put_in_order(CHEAPEST, x)


@kernel
def write_way(s: State, way: int, feature: int, x: Floats) -> float:
    """What a way to turn costs on average; it is added to what the owners get."""
    total = 0.0
    pose = turned(s[POSE], way)
    for roll in range(4):
        due, owner = payment(s, s[SEAT], WALK[4 * pose + roll] >> 2)
        if due > 0:
            amount = DIE_WEIGHTS[roll] * due / 24
            total += amount
            x[OF_ALL + OF_SEAT * place_of(s, owner) + feature] += amount
    return total


@kernel
def write_stops(s: State, way: int, feature: int, x: Floats) -> None:
    """Add the squares that lie beside and two steps from where a way to turn leads."""
    pose = turned(s[POSE], way)
    for seat in range(s[SEATS]):
        if s[OUT + seat] == 0:
            own = squares_of(s, seat)
            at = OF_ALL + OF_SEAT * place_of(s, seat) + feature
            for roll in range(4):
                square = WALK[4 * pose + roll] >> 2
                x[at] += DIE_WEIGHTS[roll] * popcount(own & BESIDE[square]) / 12
                x[at + 1] += DIE_WEIGHTS[roll] * popcount(own & TWO_AWAY[square]) / 24


@kernel
def put_in_order(i: int, x: Floats) -> None:
    low = min(x[i], x[i + 1])
    x[i + 1] = max(x[i], x[i + 1])
    x[i] = low
