"""The legal moves of a state in plain Python, from cached sails and headings."""

from taros.core.game import State

from ..hull.sweep import NOTHING
from ..kernel import add_exchanges
from ..kernel import legal as list_legal
from ..layout import (
    CODES,
    DEGREES,
    DONE,
    MAIN,
    PHASE,
    SECOND,
    STEER,
)
from .sails import hand_at
from .steering import obstacles_at


def legal(s: State, angle_step: int = 1) -> list[int]:
    """Return the codes of the legal moves of the seat to act, ascending.

    Of headings, only the multiples of `angle_step` degrees.
    """
    if s[PHASE] == MAIN:
        return [*hand_at(s).allowed, *_exchanges(s), *_headings(s, angle_step)]
    if s[PHASE] == SECOND:
        return [*hand_at(s).allowed, DONE]
    codes = [0] * CODES
    return codes[: list_legal(s, codes)]


def _exchanges(s: State) -> list[int]:
    codes = [0] * CODES
    return codes[: add_exchanges(s, codes, 0)]


def _headings(s: State, angle_step: int) -> list[int]:
    obstacles = obstacles_at(s)
    return [
        STEER + degree for degree in range(0, DEGREES, angle_step) if obstacles[degree] == NOTHING
    ]
