"""Heuristics of Marrakech for bots."""

from taros.kernels import kernel, popcount

from .kernel import State, legal, next_seat, payment, region, score_of, squares_of, turned
from .layout import (
    CHOOSING,
    DIE_WEIGHTS,
    NEXT,
    OUT,
    OWNERS,
    PHASE,
    POSE,
    RUG,
    RUG_BOARD,
    RULES,
    SEAT,
    SEATS,
    SLOTS,
    TOP,
    TURN_LAST,
    WALK,
)


@kernel
def candidate_moves(s: State, actions: State) -> int:
    """Write the legal moves that are worth rating, here all; return how many."""
    return legal(s, actions)


@kernel
def heuristic_scores(s: State, actions: State, count: int, ratings: State) -> None:
    """Write how good each move looks one step ahead; the highest is the greedy choice."""
    for i in range(count):
        if s[PHASE] == CHOOSING:
            ratings[i] = rate_turn(s, actions[i])
        else:
            ratings[i] = rate_rug(s, actions[i] - RUG)


@kernel
def rate_turn(s: State, action: int) -> int:
    """Return six times the dirhams expected from the roll; with M3.5 the next seat pays."""
    seat = s[SEAT]
    payer = next_seat(s) if s[RULES] & TURN_LAST else seat
    pose = turned(s[POSE], action)
    gain = 0
    for roll in range(4):
        due, owner = payment(s, payer, WALK[4 * pose + roll] >> 2)
        if payer == seat:
            gain -= DIE_WEIGHTS[roll] * due
        elif owner == seat:
            gain += DIE_WEIGHTS[roll] * due
    return gain


@kernel
def rate_rug(s: State, rug: int) -> int:
    """Rate a rug by area gained, area taken from rivals still in the game, and its region."""
    seat = s[SEAT]
    slot = s[NEXT + seat]
    board = RUG_BOARD[rug]
    gained = 2 - popcount(squares_of(s, seat) & board)
    taken = 0
    for k in range(SLOTS):
        rival = k & s[OWNERS]
        if rival != seat and s[OUT + rival] == 0:
            taken += popcount(s[TOP + k] & board)
    some_square = popcount(board - 1 & ~board)
    grown = popcount(region(s[TOP + slot] | board, some_square))
    return 4 * gained + 4 * taken + grown


@kernel
def evaluate(s: State, values: State) -> None:
    """Write for every seat its points ahead of the best rival, as the market lies now.

    An eliminated seat cannot win, and does not count as a rival.
    """
    for seat in range(s[SEATS]):
        best_rival = 0
        for rival in range(s[SEATS]):
            if rival != seat and s[OUT + rival] == 0:
                best_rival = max(best_rival, score_of(s, rival))
        values[seat] = (score_of(s, seat) if s[OUT + seat] == 0 else 0) - best_rival
