"""Bots that look ahead exactly, from outside the kernels."""

from abc import abstractmethod
from collections.abc import Callable, MutableSequence, Sequence
from typing import Any, ClassVar

from taros.core.game import Game, State
from taros.kernels import load

from .base import Bot, Budget, slices, work_in_slices
from .buffers import Buffers

CHANCE_IN_A_ROW = 3  # events at most between two decisions, in games that hide nothing

Look = Callable[[int], bool]
"""Goes on for a number of steps at most; whether all has been looked at."""


class LookaheadBot(Bot):
    """Looks a number of decisions or turns ahead, over all that can happen.

    A count alone is looked at directly. With a time it looks one ahead, then two, and so on up to
    the count. When the time is over it plays what it found the last time that it could finish: the
    best of only some moves, looked at deeper, may be worse. One ahead is always finished.
    """

    kernel: ClassVar[str]
    decisions: ClassVar[int]
    """How many decisions there are at most in what one of the count is."""

    def __init__(self, game: Game, *, compiled: bool = True) -> None:
        super().__init__(game)
        self.compiled = compiled
        self.lookahead = load(game.kernels, "lookahead", compiled)
        self.kernels = load(game.kernels, self.kernel, compiled)
        self.made = Buffers(compiled)

    def choose(
        self, observation: State, legal: Sequence[int], rng: MutableSequence[int], budget: Budget
    ) -> int:
        count = budget.count
        assert count is not None
        luck = rng[0]
        decisions = count * self.decisions
        desk = lookahead_desk(self.game, observation, rng, decisions, self.compiled)
        generator, progress = desk[7], desk[8]
        left = self.made.ints(len(desk[0]))
        look = self._looking(observation, left, desk)
        code = legal[0]
        clock = slices(budget.seconds)
        for ahead in [count] if budget.seconds is None else range(1, count + 1):
            generator[0] = luck
            self.lookahead.begin(ahead, left, desk)
            if not work_in_slices(look, slices(None) if ahead == 1 else clock):
                break
            code, rng[0] = int(progress[self.lookahead.BEST]), int(generator[0])
        return code

    @abstractmethod
    def _looking(self, observation: State, left: Any, desk: tuple[Any, ...]) -> Look:
        """How to look ahead from a position; `left` holds how far each level may still look."""


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
        made.int_rows(levels, game.rules.codes),
        made.int_rows(levels, game.rules.codes),
        made.float_rows(levels, game.rules.num_seats(state)),
        made.ints(levels),
        made.ints(levels),
        made.ints(levels),
        generator,
        made.ints(load(game.kernels, "lookahead", compiled).PROGRESS),
    )
