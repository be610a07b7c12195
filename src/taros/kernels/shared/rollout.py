"""Play a game to its end greedily, and share out the win, for searches."""

from collections.abc import MutableSequence

from taros.kernels import kernel, routine

from .kernel import (
    CHANCE_ACTS,
    GAME_OVER,
    WIN,
    apply,
    outcomes,
    ranking,
    to_act,
)
from .playout import best_rated, drawn
from .policy import candidate_moves, heuristic_scores

Ints = MutableSequence[int]
Floats = MutableSequence[float]


@routine
def roll_out(s: Ints, plies: int, codes: Ints, numbers: Ints, rng: Ints) -> int:
    """Play to the end, for at most `plies` plies; return how many were played."""
    for ply in range(plies):
        seat = to_act(s)
        if seat == GAME_OVER:
            return ply
        play_ply(s, seat, codes, numbers, rng)
    return plies


@routine
def play_ply(s: Ints, actor: int, codes: Ints, numbers: Ints, rng: Ints) -> None:
    """Apply a drawn outcome if chance is to act, else one of the highest rated moves."""
    if actor == CHANCE_ACTS:
        code = drawn(rng, codes, numbers, outcomes(s, codes, numbers))
    else:
        count = candidate_moves(s, codes)
        heuristic_scores(s, codes, count, numbers)
        code = best_rated(rng, codes, numbers, count)
    apply(s, code)


@kernel
def win_of(s: Ints, seats: int, seat: int, keys: Ints) -> int:
    """Return the share of the win of `seat`, in units of WIN, if the game ended now."""
    ranking(s, keys)
    winners = 0
    for other in range(seats):
        if keys[other] > keys[seat]:
            return 0
        winners += 1 if keys[other] == keys[seat] else 0
    return WIN // winners


@kernel
def share_out(s: Ints, keys: Ints, shares: Floats) -> None:
    """Write every seat's share of the win, if the game ended now."""
    ranking(s, keys)
    best = keys[0]
    winners = 0
    for seat in range(len(shares)):
        best = max(best, keys[seat])
    for seat in range(len(shares)):
        winners += 1 if keys[seat] == best else 0
    for seat in range(len(shares)):
        shares[seat] = 1.0 / winners if keys[seat] == best else 0.0
