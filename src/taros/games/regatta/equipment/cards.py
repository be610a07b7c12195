"""The names of the cards of a state."""

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
    """Return the text whose bytes make up `number`."""
    return number.to_bytes((number.bit_length() + 7) // 8).decode()


def arrow_turn(s: State, arrow: int) -> int:
    """Return the turn of an arrow in degrees, to the left."""
    return s[s[ARROWS_AT] + ARROW_SIZE * arrow + VEER] // 1000


def symbol_of(s: State, kind: int) -> int:
    return s[s[KINDS_AT] + KIND_SIZE * kind + SYMBOL]


def arrows_of(s: State, kind: int) -> list[int]:
    """Return the numbers of a kind's arrows."""
    at = s[KINDS_AT] + KIND_SIZE * kind
    return s[at + FIRST_ARROW : at + FIRST_ARROW + s[at + ARROW_COUNT]]


def arrow_names(s: State, kind: int) -> list[str]:
    return [arrow_name(s, arrow) for arrow in arrows_of(s, kind)]


def kind_name(s: State, kind: int) -> str:
    """Return the name of a kind as in a deck: `L45`, `L30|L90`, `S-cloud`, `sun`."""
    at = s[KINDS_AT] + KIND_SIZE * kind
    name = s[ARROWS_AT] + ARROW_NAME
    return _kind_name(
        s[at + SYMBOL], *[s[name + ARROW_SIZE * arrow] for arrow in arrows_of(s, kind)]
    )


@lru_cache(NAMES)
def _kind_name(symbol: int, *arrows: int) -> str:
    """Return the name of a kind from its symbol and its arrows' names, encoded as numbers."""
    if symbol == SUN:
        return SYMBOLS[SUN]
    return "|".join(map(_letters, arrows)) + (f"-{SYMBOLS[symbol]}" if symbol else "")


def kind_names(s: State) -> list[str]:
    return [kind_name(s, kind) for kind in range(s[KINDS_SIZE])]


def is_short(arrow: str) -> bool:
    """Whether an arrow crosses the short side of its card, as a name in lower case tells."""
    return arrow[0].islower()


def hand_of(s: State, seat: int) -> list[int]:
    """Count the cards of each kind that a seat holds, as far as the state shows them."""
    return s[HAND + KINDS * seat : HAND + KINDS * seat + s[KINDS_SIZE]]


def cards(s: State, counts: Sequence[int]) -> tuple[str, ...]:
    """Return the names of the cards that `counts` holds by kind, one for every card."""
    names = kind_names(s)
    return tuple(name for name, count in zip(names, counts, strict=False) for _ in range(count))


def sail_name(s: State, sail: int) -> tuple[str, str]:
    """Return the names of the card and the arrow of a sail."""
    kind = sail // ARROWS_A_CARD
    return kind_name(s, kind), arrow_names(s, kind)[sail % ARROWS_A_CARD]
