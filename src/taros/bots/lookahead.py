"""Bots that look ahead exactly."""

from abc import abstractmethod
from collections.abc import Callable, MutableSequence, Sequence
from typing import Any, ClassVar

from taros.core.game import Game, State
from taros.kernels import array, load
from taros.kernels.workspaces import LookaheadWorkspace

from .base import Bot, Budget, slices, work_in_slices
from .buffers import Buffers

MAX_CHANCE_IN_A_ROW = 3  # events between two decisions, in games that hide nothing

Look = Callable[[int], bool]
"""Continues for a number of steps at most; returns whether all has been looked at."""


class LookaheadBot(Bot):
    """Looks a number of decisions or turns ahead, over all that can happen.

    A count alone is looked at directly. With a time it looks one ahead, then two, and so on up to
    the count. When the time is over it plays what it found the last time that it could finish: the
    best of only some moves, looked at deeper, may be worse. One ahead is always finished.
    """

    kernel: ClassVar[str]
    decisions: ClassVar[int]
    """The highest number of decisions that one of the count can hold."""

    def __init__(self, game: Game, *, compiled: bool = True) -> None:
        super().__init__(game)
        self.compiled = compiled
        self.lookahead = load(game.kernels, "searches.lookahead", compiled)
        self.kernels = load(game.kernels, self.kernel, compiled)
        self.made = Buffers(compiled)

    def choose(
        self, observation: State, legal: Sequence[int], rng: MutableSequence[int], budget: Budget
    ) -> int:
        count = budget.count
        assert count is not None
        luck = rng[0]
        decisions = count * self.decisions
        workspace = lookahead_workspace(self.game, observation, rng, decisions, self.compiled)
        left = self.made.ints(len(workspace.states))
        look = self._looking(observation, left, workspace)
        code = legal[0]
        clock = slices(budget.seconds)
        for ahead in [count] if budget.seconds is None else range(1, count + 1):
            workspace.rng[0] = luck
            self.lookahead.begin(ahead, left, workspace)
            if not work_in_slices(look, slices(None) if ahead == 1 else clock):
                break
            code = int(workspace.progress[self.lookahead.BEST])
            rng[0] = int(workspace.rng[0])
        return code

    @abstractmethod
    def _looking(self, observation: State, left: Any, workspace: LookaheadWorkspace) -> Look:
        """Return how to look ahead from a position; `left` holds how far each level may look."""


def lookahead_workspace(
    game: Game, state: State, rng: MutableSequence[int], decisions: int, compiled: bool
) -> LookaheadWorkspace:
    """Return buffers for looking a number of decisions ahead from `state`."""
    made = Buffers(compiled)
    levels = 1 + decisions * (1 + MAX_CHANCE_IN_A_ROW)
    states = made.int_rows(levels, len(state))
    generator = made.ints(1)
    states[0][:] = array(state, compiled)
    generator[0] = rng[0]
    return LookaheadWorkspace(
        states=states,
        codes=made.int_rows(levels, game.rules.codes),
        weights=made.int_rows(levels, game.rules.codes),
        values=made.float_rows(levels, game.rules.num_seats(state)),
        counts=made.ints(levels),
        nexts=made.ints(levels),
        sums=made.ints(levels),
        rng=generator,
        progress=made.ints(load(game.kernels, "searches.lookahead", compiled).PROGRESS),
    )
