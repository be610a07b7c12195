"""Flat Monte Carlo from outside the kernels."""

from collections.abc import Callable, MutableSequence, Sequence
from typing import Any

from taros import _jit
from taros.core.game import Game, State

from .base import Bot, Budget, slices
from .buffers import Buffers
from .kernels.rng import below

SEEDS = 2**31
SLICE = 32  # playouts between two looks at the clock

Halve = Callable[[Any, int, int, int, Any], None]
"""Spends playouts: (state, moves, playouts, seed, desk)."""


class FlatBot(Bot):
    """The move that wins most playouts, greedy on all sides, with the worse moves given up early.

    Strength: playouts a choice.
    """

    usual, most, timed = 1500, 10_000_000, True
    kernel = "flat"

    def __init__(self, game: Game, *, compiled: bool = True) -> None:
        super().__init__(game)
        self.compiled = compiled
        self.halving = _jit.load(game.package, "halving", compiled)
        self.kernels = _jit.load(game.package, self.kernel, compiled)
        self.made = Buffers(compiled)
        self.arms = tuple(self.made.ints(game.codes) for _ in range(3))

    def choose(
        self, observation: State, legal: Sequence[int], rng: MutableSequence[int], budget: Budget
    ) -> int:
        state = _jit.array(observation, self.compiled)
        desk = self._desk(observation)
        seed = below(rng, SEEDS)
        count = self.halving.list_arms(state, self.arms, desk[2])
        if count > 1:
            halve = self._halving(observation, budget)
            for playouts in slices(budget, SLICE):
                halve(state, count, playouts, seed, desk)
        return int(self.arms[0][0])

    def _desk(self, observation: State) -> tuple[Any, ...]:
        sizes = (len(observation), self.game.codes, self.game.codes, 1, self.halving.SCHEDULE)
        return tuple(self.made.ints(size) for size in sizes)

    def _halving(self, observation: State, budget: Budget) -> Halve:
        """How playouts are spent on the moves of a position."""
        seats, seat = self.game.num_seats(observation), self.game.to_act(observation)

        def halve(state: Any, count: int, playouts: int, seed: int, desk: Any) -> None:
            self.kernels.halve(state, seats, seat, count, playouts, seed, self.arms, desk)

        return halve
