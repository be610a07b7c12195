"""perft from outside the kernels."""

from typing import Any

from taros import _jit
from taros.core.game import Game, State


def perft(game: Game, state: State, depth: int, *, compiled: bool = True) -> int:
    """How many sequences of so many moves and outcomes there are from a state."""
    if depth == 0:
        return 1
    kernels = _jit.load(game.package, "perft", compiled)
    states = _rows(depth, len(state), compiled)
    states[0][:] = _jit.array(state, compiled)
    return int(
        kernels.perft(
            states,
            _rows(depth, game.codes, compiled),
            _jit.array([0] * game.codes, compiled),
            _jit.array([0] * depth, compiled),
            _jit.array([0] * depth, compiled),
            depth,
        )
    )


def _rows(rows: int, size: int, compiled: bool) -> Any:
    if not compiled:
        return [[0] * size for _ in range(rows)]
    import numpy

    return numpy.zeros((rows, size), dtype=numpy.int64)
