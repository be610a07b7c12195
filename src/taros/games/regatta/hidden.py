"""What a seat cannot see, other hands and the pile, and how to deal it anew."""

from taros.kernels import kernel, routine

from .hull.geometry import State
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
    PILE_SIZE,
    SEATS,
    SUN_KIND,
)


@routine
def collect_hidden(s: State, seat: int) -> int:
    """Put all cards that `seat` does not see into the pile; return how many there are."""
    unseen = s[PILE_SIZE]
    for other in range(s[SEATS]):
        if other != seat:
            unseen += s[HELD + other]
    for kind in range(s[KINDS_SIZE]):
        count = s[s[KINDS_AT] + KIND_SIZE * kind + KIND_COUNT]
        s[PILE + kind] = count - s[DISCARDS + kind] - s[HAND + KINDS * seat + kind]
    if s[SUN_KIND] != NONE:
        for boat in range(s[SEATS]):
            s[PILE + s[SUN_KIND]] -= s[BECALMED + boat]
    return unseen if unseen > s[PILE_SIZE] else 0


@routine
def deal_hidden(s: State, seat: int, number: int) -> int:
    """Deal card `number` of the pile to the last hand that lacks one.

    Return how many cards are left to deal from, or 0 if no hand lacks a card any more.
    """
    kind = kind_of_card(s, number)
    left = s[PILE_SIZE]
    hand = NONE
    for other in range(s[SEATS]):
        if other != seat:
            lacking = s[HELD + other]
            for each in range(s[KINDS_SIZE]):
                lacking -= s[HAND + KINDS * other + each]
            left += lacking
            hand = other if lacking > 0 else hand
    s[PILE + kind] -= 1
    s[HAND + KINDS * hand + kind] += 1
    return left - 1 if left - 1 > s[PILE_SIZE] else 0


@kernel
def kind_of_card(s: State, number: int) -> int:
    """Return the kind of card `number` of the pile."""
    kind = 0
    while number >= s[PILE + kind]:
        number -= s[PILE + kind]
        kind += 1
    return kind
