"""A game in play: its compiled rules over one state, for whoever drives it."""

from collections.abc import MutableSequence
from typing import Any

from taros.core.game import Game, State
from taros.core.options import Options
from taros.kernels import array, load
from taros.kernels.shared.rng import below


class Desk:
    """The buffers of a game's kernels; `begin` sets up a new game on them."""

    def __init__(self, game: Game, seats: int, options: Options) -> None:
        self.game = game
        self._kernel = load(game.kernels, "kernel", compiled=True)
        self._start = _array(game.rules.new(seats, options))
        self._state, self._seen = self._start.copy(), self._start.copy()
        self._codes, self._weights = _array([0] * game.rules.codes), _array([0] * game.rules.codes)

    def begin(self) -> None:
        self._state[:] = self._start

    @property
    def to_act(self) -> int:
        """A seat, CHANCE or OVER."""
        return int(self._kernel.to_act(self._state))

    @property
    def turn(self) -> int:
        return int(self._kernel.turn_number(self._state))

    @property
    def state(self) -> State:
        """A copy as plain ints."""
        return _ints(self._state)

    def legal(self) -> list[int]:
        return _ints(self._codes[: self._kernel.legal(self._state, self._codes)])

    def observation(self, seat: int) -> State:
        """All that a seat may know."""
        self._kernel.observe(self._state, seat, self._seen)
        return _ints(self._seen)

    def drawn(self, rng: MutableSequence[int]) -> int:
        """What chance brings."""
        count = self._kernel.outcomes(self._state, self._codes, self._weights)
        rest = below(rng, int(self._weights[:count].sum()))
        for code, weight in zip(self._codes, self._weights, strict=True):
            rest -= int(weight)
            if rest < 0:
                return int(code)
        raise AssertionError("the weights are less than their sum")

    def apply(self, code: int) -> None:
        self._kernel.apply(self._state, code)


def _array(values: list[int]) -> Any:
    return array(values, compiled=True)


def _ints(array: Any) -> list[int]:
    ints: list[int] = array.tolist()
    return ints
