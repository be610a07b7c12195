"""Features for the learned evaluation: a race at the beginning of a turn, as numbers.

Seats are counted from the one whose turn it is, clockwise. All numbers are of the order of 1. The
hands are among them: to evaluate an observation, hands have to be determinized first.
"""

import math
from collections.abc import MutableSequence

from taros.kernels import kernel, routine

from .hull.geometry import MM, State
from .layout import (
    ARROW_COUNT,
    ARROWS_A_CARD,
    BECALMED,
    BOATS,
    CLOUD,
    FAR,
    HAND,
    HEADING,
    HELM,
    KIND_SIZE,
    KINDS,
    KINDS_AT,
    KINDS_SIZE,
    LANE,
    LIMIT,
    MAIN,
    PHASE,
    PLACE,
    ROOMY_PATHS,
    SEAT,
    SEATS,
    STRAY,
    SUN_KIND,
    SYMBOL,
    TURN,
    X,
    Y,
)
from .moves.choices import FREE, HOME, card_outcome
from .plan import PACE
from .policy import AT_HOME, distance_left, has_water_ahead, rate_pose
from .race.progress import cursor_of
from .race.shortest_path import distance_home

Floats = MutableSequence[float]

# of the whole race: the way home of the boat that has least of it, and the turns left to all
LEAST, TURNS_LEFT, OF_ALL = range(3)

# of every seat
AHEAD = 0  #      how much less way home than the best rival, in turns
AHEAD_NOW = 1  #  AHEAD, divided by how much can still change
AHEAD_MEAN = 2  # how much less way home than the average
WAY = 3
BOW = 4  #        how much of its own length a boat is better off for where its bow points
BEST = 5  #       what the best card of the hand takes off the way, in turns
NEXT_BEST = 6  #  and the next best
AT_LINE = 7  #    a card takes it home
HELMS = 8
CLOUDS = 9
SUNS = 10
CALM = 11  #      misses its next turn
BLOCKED = 12  #   has no water ahead
AFLOAT = 13  #    1 in any case
OF_SEAT = 14

# The notes: the boats, and how good each card is to each of them; hands differ much more often
# than boats move. NO_RATING stands for cards that were not rated yet.
NOTED_BOATS = 0
NOTED_STRAYS = NOTED_BOATS + LANE - X
NOTED_SEATS = NOTED_STRAYS + HAND - STRAY
NOTED_CARDS = NOTED_SEATS + 1
NOTES = NOTED_CARDS + BOATS * KINDS
NO_RATING = 0

MAX_TURNS = 40.0  # turns
MAX_AHEAD = 8.0
NO_CARD = -0.5  # what a hand takes off the way that cannot be sailed at all
BOW_UNIT = 50_000  # µm
AT_ONCE = 1000.0  # turns: more than any card takes off the way, but one that takes a boat home


def num_features(seats: int) -> int:
    return OF_ALL + OF_SEAT * seats


def variant(s: State) -> str:
    """Return the name of the weights that suit this number of seats."""
    return str(s[SEATS])


@kernel
def begins_turn(s: State) -> bool:
    """Whether a turn begins in this state: the network evaluates only such states."""
    return s[PHASE] == MAIN


@kernel
def can_win(s: State, seat: int) -> bool:
    """R7.3: whether `seat` can still win: no boat is home before it."""
    for boat in range(s[SEATS]):
        if s[PLACE + boat] == 1:
            return boat == seat
    return True


@kernel
def place_of(s: State, seat: int) -> int:
    """Return the number of turns until `seat` has its turn."""
    place = seat - s[SEAT]
    return place + s[SEATS] if place < 0 else place


@routine
def write_features(s: State, notes: State, x: Floats) -> None:
    """Write the features of a state in which a turn begins into `x`."""
    note_boats(s, notes)
    for i in range(len(x)):
        x[i] = 0.0
    least = MAX_TURNS
    for seat in range(s[SEATS]):
        at = OF_ALL + OF_SEAT * place_of(s, seat)
        write_boat(s, seat, at, notes, x)
        least = min(least, x[at + WAY])
    x[LEAST] = least / 10
    x[TURNS_LEFT] = 1.0 if s[LIMIT] == 0 else min((s[LIMIT] - s[TURN]) / s[SEATS] / 20, 1.0)
    for seat in range(s[SEATS]):
        write_lead(s, seat, least, x)
    for seat in range(s[SEATS]):
        x[OF_ALL + OF_SEAT * seat + WAY] /= 10


@routine
def write_lead(s: State, seat: int, least: float, x: Floats) -> None:
    at = OF_ALL + OF_SEAT * seat
    best = MAX_TURNS
    total = 0.0
    for rival in range(s[SEATS]):
        if rival != seat:
            way = x[OF_ALL + OF_SEAT * rival + WAY]
            best = min(best, way)
            total += way
    ahead = max(min(best - x[at + WAY], MAX_AHEAD), -MAX_AHEAD)
    x[at + AHEAD] = ahead / 2
    x[at + AHEAD_NOW] = ahead / (1.0 + math.sqrt(least))
    x[at + AHEAD_MEAN] = (total / max(1, s[SEATS] - 1) - x[at + WAY]) / 4


@routine
def write_boat(s: State, seat: int, at: int, notes: State, x: Floats) -> None:
    x[at + AFLOAT] = 1.0
    if s[PLACE + seat] > 0:
        return
    px = s[X + seat]
    py = s[Y + seat]
    heading = s[HEADING + seat]
    way = distance_home(s, ROOMY_PATHS, seat, cursor_of(s, seat), px, py)
    lying = rate_pose(s, seat, cursor_of(s, seat), px, py, heading)
    x[at + WAY] = min(way / PACE, MAX_TURNS)
    x[at + BOW] = max(min((way + lying) / BOW_UNIT, 1.0), -4.0)
    x[at + CALM] = 1.0 * s[BECALMED + seat]
    x[at + BLOCKED] = 0.0 if has_water_ahead(s, seat, px, py, heading) else 1.0
    write_hand(s, seat, lying, at, notes, x)


@routine
def write_hand(s: State, seat: int, lying: int, at: int, notes: State, x: Floats) -> None:
    hand = HAND + KINDS * seat
    best = NO_CARD
    next_best = NO_CARD
    for kind in range(s[KINDS_SIZE]):
        count = s[hand + kind]
        if count == 0:
            continue
        symbol = s[s[KINDS_AT] + KIND_SIZE * kind + SYMBOL]
        x[at + HELMS] += count / 2 if symbol == HELM else 0.0
        x[at + CLOUDS] += count / 2 if symbol == CLOUD else 0.0
        if kind == s[SUN_KIND]:
            x[at + SUNS] += count / 2
            continue
        gain = taken_off(noted_rating(s, seat, kind, notes), lying)
        if gain >= AT_ONCE:
            x[at + AT_LINE] = 1.0
            gain = x[at + WAY] + 1.0
        for _ in range(min(count, 2)):
            if gain > best:
                next_best = best
                best = gain
            else:
                next_best = max(next_best, gain)
    x[at + BEST] = min(best, 3.0)
    x[at + NEXT_BEST] = min(next_best, 3.0)


@routine
def note_boats(s: State, notes: State) -> None:
    """Note where all boats are; if any of them was elsewhere, forget how good its cards are."""
    known = notes[NOTED_SEATS] == s[SEATS]
    for i in range(LANE - X):
        known = known and notes[NOTED_BOATS + i] == s[X + i]
    for i in range(HAND - STRAY):
        known = known and notes[NOTED_STRAYS + i] == s[STRAY + i]
    if known:
        return
    notes[NOTED_SEATS] = s[SEATS]
    for i in range(LANE - X):
        notes[NOTED_BOATS + i] = s[X + i]
    for i in range(HAND - STRAY):
        notes[NOTED_STRAYS + i] = s[STRAY + i]
    for i in range(BOATS * KINDS):
        notes[NOTED_CARDS + i] = NO_RATING


@routine
def noted_rating(s: State, seat: int, kind: int, notes: State) -> int:
    """Return how good a card is to a boat, from the notes or into them."""
    at = NOTED_CARDS + KINDS * seat + kind
    if notes[at] == NO_RATING:
        notes[at] = card_rating(s, seat, kind)
    return notes[at]


@routine
def card_rating(s: State, seat: int, kind: int) -> int:
    """Return the best rating that a card leads to; AT_HOME if it ends there, -FAR if nowhere."""
    best = -FAR
    word = cursor_of(s, seat)
    for arrow in range(s[s[KINDS_AT] + KIND_SIZE * kind + ARROW_COUNT]):
        outcome, px, py, heading, there = card_outcome(
            s,
            seat,
            s[X + seat],
            s[Y + seat],
            s[HEADING + seat],
            word,
            ARROWS_A_CARD * kind + arrow,
        )
        if outcome == HOME:
            return AT_HOME
        if outcome == FREE:
            best = max(best, rate_pose(s, seat, there, px, py, heading))
    return best


@kernel
def taken_off(rating: int, lying: int) -> float:
    """Return by how many turns a card of this rating shortens the way home; AT_ONCE if it ends
    there."""
    return AT_ONCE if rating == AT_HOME else max(NO_CARD, (rating - lying) / PACE)


@routine
def write_prospects(s: State, points: Floats) -> None:
    """Write every seat's points less what the best card of its hand takes off the way home."""
    for seat in range(s[SEATS]):
        points[seat] = 0.0
        if s[PLACE + seat] == 0:
            here = cursor_of(s, seat)
            lying = rate_pose(s, seat, here, s[X + seat], s[Y + seat], s[HEADING + seat])
            gain = 0.0
            for kind in range(s[KINDS_SIZE]):
                if s[HAND + KINDS * seat + kind] > 0:
                    gain = max(gain, taken_off(card_rating(s, seat, kind), lying))
            points[seat] = min(PACE * gain - distance_left(s, seat), 0.0) * MM
