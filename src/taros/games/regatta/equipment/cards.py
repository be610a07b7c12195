"""The cards of a state by their names."""

from collections.abc import Sequence
from functools import lru_cache

from taros.core.game import State

from ..layout import (
    ARROW_COUNT,
    ARROW_NAME,
    ARROW_SIZE,
    ARROWS_A_CARD,
    ARROWS_AT,
    FIRST_ARROW,
    HAND,
    KIND_SIZE,
    KINDS,
    KINDS_AT,
    KINDS_SIZE,
    SUN,
    SYMBOL,
    SYMBOLS,
    VEER,
)

NAMES = 1000  # that are remembered


def arrow_name(s: State, arrow: int) -> str:
    return _letters(s[s[ARROWS_AT] + ARROW_SIZE * arrow + ARROW_NAME])


@lru_cache(NAMES)
def _letters(number: int) -> str:
    """The text whose bytes make this number."""
    return number.to_bytes((number.bit_length() + 7) // 8).decode()


def arrow_turn(s: State, arrow: int) -> int:
    """In degrees, to the left."""
    return s[s[ARROWS_AT] + ARROW_SIZE * arrow + VEER] // 1000


def symbol_of(s: State, kind: int) -> int:
    return s[s[KINDS_AT] + KIND_SIZE * kind + SYMBOL]


def arrows_of(s: State, kind: int) -> list[int]:
    """The numbers of a kind's arrows."""
    at = s[KINDS_AT] + KIND_SIZE * kind
    return s[at + FIRST_ARROW : at + FIRST_ARROW + s[at + ARROW_COUNT]]


def arrow_names(s: State, kind: int) -> list[str]:
    return [arrow_name(s, arrow) for arrow in arrows_of(s, kind)]


def kind_name(s: State, kind: int) -> str:
    """As in a deck: `L45`, `L30|L90`, `S-cloud`, `sun`."""
    at = s[KINDS_AT] + KIND_SIZE * kind
    name = s[ARROWS_AT] + ARROW_NAME
    return _kind_name(
        s[at + SYMBOL], *[s[name + ARROW_SIZE * arrow] for arrow in arrows_of(s, kind)]
    )


@lru_cache(NAMES)
def _kind_name(symbol: int, *arrows: int) -> str:
    """The name of a kind from its symbol and from the numbers that the names of its arrows make."""
    if symbol == SUN:
        return SYMBOLS[SUN]
    return "|".join(map(_letters, arrows)) + (f"-{SYMBOLS[symbol]}" if symbol else "")


def kind_names(s: State) -> list[str]:
    return [kind_name(s, kind) for kind in range(s[KINDS_SIZE])]


def hand_of(s: State, seat: int) -> list[int]:
    """How many cards of each kind a seat holds, as far as the state tells."""
    return s[HAND + KINDS * seat : HAND + KINDS * seat + s[KINDS_SIZE]]


def cards(s: State, counts: Sequence[int]) -> tuple[str, ...]:
    """Counts by kind as names, each as often as there are such cards."""
    names = kind_names(s)
    return tuple(name for name, count in zip(names, counts, strict=False) for _ in range(count))


def sail_turn(s: State, sail: int) -> int:
    """How far the arrow of a sail turns a boat, in degrees, to the left."""
    return arrow_turn(s, arrows_of(s, sail // ARROWS_A_CARD)[sail % ARROWS_A_CARD])


def sail_name(s: State, sail: int) -> tuple[str, str]:
    """The card and the arrow of a sail."""
    kind = sail // ARROWS_A_CARD
    return kind_name(s, kind), arrow_names(s, kind)[sail % ARROWS_A_CARD]
