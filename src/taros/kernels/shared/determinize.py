"""A guess at what a seat cannot see, for bots that look ahead."""

from collections.abc import MutableSequence

from taros.kernels import kernel

from .hidden import collect_hidden, deal_hidden
from .rng import below

Ints = MutableSequence[int]


@kernel
def determinize(s: Ints, seat: int, rng: Ints) -> None:
    """Turn a seat's observation into a state, every one it cannot tell apart with the same chance:
    what it does not see is shuffled and dealt anew."""
    left = collect_hidden(s, seat)
    while left > 0:
        left = deal_hidden(s, seat, below(rng, left))
