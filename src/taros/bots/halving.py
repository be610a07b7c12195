"""Bots that give up the worse half of the moves round by round, from outside the kernels."""

from abc import abstractmethod
from collections.abc import Callable, MutableSequence, Sequence
from typing import Any, ClassVar

from taros.core.game import Game, State
from taros.kernels import array, load
from taros.kernels.shared.rng import below

from .base import Bot, Budget, slices, work_in_slices
from .buffers import Buffers

SEEDS = 2**31

Halve = Callable[[int], bool]
"""Goes on with the planned trial for a number of steps at most; whether it is over."""


class HalvingBot(Bot):
    """Tries moves in rounds, as `kernels/halving.py` plans them."""

    timed = True
    kernel: ClassVar[str]
    equal: ClassVar[int] = 0
    """As of `plan_trial`."""

    def __init__(self, game: Game, *, compiled: bool = True) -> None:
        super().__init__(game)
        self.compiled = compiled
        self.halving = load(game.kernels, "halving", compiled)
        self.kernels = load(game.kernels, self.kernel, compiled)
        self.made = Buffers(compiled)
        self.arms = tuple(self.made.ints(game.rules.codes) for _ in range(3))

    def choose(
        self, observation: State, legal: Sequence[int], rng: MutableSequence[int], budget: Budget
    ) -> int:
        state = array(observation, self.compiled)
        desk = self._desk(observation)
        schedule = desk[4]
        seed = below(rng, SEEDS)
        count = self._list_arms(state, desk[2])
        if count == 1:
            return int(self.arms[0][0])
        tries = self.halving.ENDLESS if budget.count is None else budget.count
        self.halving.plan_trial(count, tries, self.equal, self.arms, schedule)
        halve = self._halving(observation, budget, state, seed, desk)
        work_in_slices(halve, slices(budget.seconds))
        return int(self.halving.best_arm(self.arms, schedule))

    def _desk(self, observation: State) -> tuple[Any, ...]:
        sizes = (
            len(observation),
            self.game.rules.codes,
            self.game.rules.codes,
            1,
            self.halving.SCHEDULE,
        )
        return tuple(self.made.ints(size) for size in sizes)

    def _list_arms(self, state: Any, numbers: Any) -> int:
        """Write the moves worth a trial; return how many."""
        return int(self.halving.list_arms(state, self.arms, numbers))

    @abstractmethod
    def _halving(
        self, observation: State, budget: Budget, state: Any, seed: int, desk: tuple[Any, ...]
    ) -> Halve:
        """How tries are spent on the moves of a position."""
