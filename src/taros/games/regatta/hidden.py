"""What a seat cannot see, other hands and the pile, dealt anew for whoever wants to guess it."""

from taros._jit import kernel, routine

from .geometry import State
from .layout import (
    BECALMED,
    DISCARDS,
    HAND,
    HELD,
    KIND_COUNT,
    KIND_SIZE,
    KINDS,
    KINDS_AT,
    KINDS_SIZE,
    NONE,
    PILE,
    SEATS,
    SUN_KIND,
)
from .rng import below


@routine
def resample(s: State, seat: int, rng: State) -> None:
    """Turn a seat's observation into a state, every one it cannot tell apart with the same chance.

    All cards it does not see are shuffled; the other hands are dealt from them, the rest is the
    pile.
    """
    left = gather_unseen(s, seat)
    for other in range(s[SEATS]):
        if other != seat:
            for _ in range(s[HELD + other]):
                kind = drawn_from_pile(s, below(rng, left))
                s[PILE + kind] -= 1
                s[HAND + KINDS * other + kind] += 1
                left -= 1


@routine
def gather_unseen(s: State, seat: int) -> int:
    """Put all that a seat does not see into the pile; how many cards that is."""
    unseen = 0
    for kind in range(s[KINDS_SIZE]):
        count = s[s[KINDS_AT] + KIND_SIZE * kind + KIND_COUNT]
        s[PILE + kind] = count - s[DISCARDS + kind] - s[HAND + KINDS * seat + kind]
        unseen += s[PILE + kind]
    if s[SUN_KIND] != NONE:
        for boat in range(s[SEATS]):
            s[PILE + s[SUN_KIND]] -= s[BECALMED + boat]
            unseen -= s[BECALMED + boat]
    return unseen


@kernel
def drawn_from_pile(s: State, number: int) -> int:
    """The kind of the number-th card of the pile."""
    kind = 0
    while number >= s[PILE + kind]:
        number -= s[PILE + kind]
        kind += 1
    return kind
