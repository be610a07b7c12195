"""One game in play: the compiled rules of a game, with the state and the buffers they work on."""

from collections.abc import MutableSequence
from typing import Any

from taros.core.game import Game, State
from taros.core.options import Options
from taros.kernels import array, load
from taros.kernels.shared.rng import below


class Workspace:
    """The state and the buffers of a game's kernels; `reset` begins a new game on them."""

    def __init__(self, game: Game, seats: int, options: Options) -> None:
        self.game = game
        self._kernel = load(game.kernels, "kernel", compiled=True)
        self._start = _array(game.rules.new(seats, options))
        self._state, self._observation = self._start.copy(), self._start.copy()
        self._codes, self._weights = _array([0] * game.rules.codes), _array([0] * game.rules.codes)

    def reset(self) -> None:
        """Begin a new game."""
        self._state[:] = self._start

    @property
    def to_act(self) -> int:
        """The seat to act, CHANCE or OVER."""
        return int(self._kernel.to_act(self._state))

    @property
    def turn(self) -> int:
        """The number of the turn."""
        return int(self._kernel.turn_number(self._state))

    @property
    def state(self) -> State:
        """A copy of the state as plain ints."""
        return _ints(self._state)

    def legal(self) -> list[int]:
        """Return the legal codes of the seat to act."""
        return _ints(self._codes[: self._kernel.legal(self._state, self._codes)])

    def observation(self, seat: int) -> State:
        """Return all that `seat` may know of the state."""
        self._kernel.observe(self._state, seat, self._observation)
        return _ints(self._observation)

    def draw_outcome(self, rng: MutableSequence[int]) -> int:
        """Draw what chance brings; do not apply it."""
        count = self._kernel.outcomes(self._state, self._codes, self._weights)
        rest = below(rng, int(self._weights[:count].sum()))
        for code, weight in zip(self._codes, self._weights, strict=True):
            rest -= int(weight)
            if rest < 0:
                return int(code)
        raise AssertionError("the weights are less than their sum")

    def apply(self, code: int) -> None:
        """Change the state by a legal code or an outcome."""
        self._kernel.apply(self._state, code)


def _array(values: list[int]) -> Any:
    return array(values, compiled=True)


def _ints(array: Any) -> list[int]:
    ints: list[int] = array.tolist()
    return ints
