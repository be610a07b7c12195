"""The desk of kernels that look ahead exactly."""

from collections.abc import MutableSequence
from typing import Any

from taros.core.game import Game, State

from .buffers import Buffers

CHANCE_IN_A_ROW = 3  # events at most between two decisions, in games that hide nothing


def lookahead_desk(
    game: Game, state: State, rng: MutableSequence[int], decisions: int, compiled: bool
) -> tuple[Any, ...]:
    """As `kernels/lookahead.py` asks for it, for so many decisions from a state."""
    made = Buffers(compiled)
    levels = 1 + decisions * (1 + CHANCE_IN_A_ROW)
    states = made.int_rows(levels, len(state))
    generator = made.ints(1)
    for i, value in enumerate(state):
        states[0][i] = value
    generator[0] = rng[0]
    return (
        states,
        made.int_rows(levels, game.codes),
        made.int_rows(levels, game.codes),
        made.float_rows(levels, game.num_seats(state)),
        made.ints(levels),
        made.ints(levels),
        made.ints(levels),
        generator,
    )
