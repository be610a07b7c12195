"""Determinization: replace what a seat cannot see by a random guess, for bots that search."""

from collections.abc import MutableSequence

from taros.kernels import kernel

from .hidden import collect_hidden, deal_hidden
from .rng import below

Ints = MutableSequence[int]


@kernel
def determinize(s: Ints, seat: int, rng: Ints) -> None:
    """Turn a seat's observation `s` into a full state, in place.

    What the seat does not see is shuffled and dealt again: every state that the seat cannot tell
    from the true one is equally likely.
    """
    left = collect_hidden(s, seat)
    while left > 0:
        left = deal_hidden(s, seat, below(rng, left))
