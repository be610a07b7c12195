"""A guess at what a seat cannot see, for bots that look ahead."""

from collections.abc import MutableSequence

from taros.kernels import kernel

from .hidden import deal, gather
from .rng import below

Ints = MutableSequence[int]


@kernel
def resample(s: Ints, seat: int, rng: Ints) -> None:
    """Turn a seat's observation into a state, every one it cannot tell apart with the same chance:
    what it does not see is shuffled and dealt anew."""
    left = gather(s, seat)
    while left > 0:
        left = deal(s, seat, below(rng, left))
