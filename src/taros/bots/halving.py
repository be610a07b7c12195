"""Bots that give up the worse half of the moves round by round."""

from abc import abstractmethod
from collections.abc import Callable, MutableSequence, Sequence
from typing import Any, ClassVar

from taros.core.game import Game, State
from taros.kernels import array, load
from taros.kernels.shared.rng import below
from taros.kernels.workspaces import Arms, TrialWorkspace

from .base import Bot, Budget, slices, work_in_slices
from .buffers import Buffers

NUM_SEEDS = 2**31

Halve = Callable[[int], bool]
"""Continues the planned trial for a number of steps at most; returns whether it is over."""


class HalvingBot(Bot):
    """Tries moves in rounds, as `kernels/shared/searches/halving.py` plans them."""

    takes_time = True
    kernel: ClassVar[str]
    equal: ClassVar[int] = 0
    """1 if all moves of a round are tried equally often, as in `plan_trial`."""

    def __init__(self, game: Game, *, compiled: bool = True) -> None:
        super().__init__(game)
        self.compiled = compiled
        self.halving = load(game.kernels, "searches.halving", compiled)
        self.kernels = load(game.kernels, self.kernel, compiled)
        self.made = Buffers(compiled)
        self.arms = Arms(*(self.made.ints(game.rules.codes) for _ in range(3)))

    def choose(
        self, observation: State, legal: Sequence[int], rng: MutableSequence[int], budget: Budget
    ) -> int:
        state = array(observation, self.compiled)
        workspace = self._workspace(len(observation))
        seed = below(rng, NUM_SEEDS)
        count = self._list_arms(state, workspace.numbers)
        if count == 1:
            return int(self.arms.codes[0])
        tries = self.halving.ENDLESS if budget.count is None else budget.count
        self.halving.plan_trial(count, tries, self.equal, self.arms, workspace.schedule)
        halve = self._halving(observation, budget, state, seed, workspace)
        work_in_slices(halve, slices(budget.seconds))
        return int(self.halving.best_arm(self.arms, workspace.schedule))

    def _workspace(self, state_size: int) -> Any:
        """Return the buffers that `_halving` needs, with those of a TrialWorkspace at least."""
        codes = self.game.rules.codes
        sizes = (state_size, codes, codes, 1, self.halving.SCHEDULE)
        return TrialWorkspace(*map(self.made.ints, sizes))

    def _list_arms(self, state: Any, numbers: Any) -> int:
        """Write the moves worth a trial; return how many."""
        return int(self.halving.list_arms(state, self.arms, numbers))

    @abstractmethod
    def _halving(
        self, observation: State, budget: Budget, state: Any, seed: int, workspace: Any
    ) -> Halve:
        """Return how to try the moves of `state`, in the workspace of this bot."""
