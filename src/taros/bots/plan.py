"""Planning from outside the kernels."""

from collections.abc import MutableSequence, Sequence
from importlib.util import find_spec

from taros import _jit
from taros.core.game import Game, State

from .base import Bot, Budget, slices
from .buffers import Buffers
from .kernels.rng import below

SEEDS = 2**31
SLICE = 32  # trials between two looks at the clock


class PlanBot(Bot):
    """The move after which the seat's own next turns promise most, planned in many worlds, once the
    others have answered greedily.

    Strength: trials a choice, or more: every move that is still compared is tried once at least.
    """

    usual, most, timed = 200, 1_000_000, True

    @classmethod
    def plays(cls, game: Game) -> bool:
        return find_spec(f"{game.package}.plan") is not None

    def __init__(self, game: Game, *, compiled: bool = True) -> None:
        super().__init__(game)
        self.compiled = compiled
        self.kernels = _jit.load(game.package, "foresee", compiled)
        self.made = Buffers(compiled)
        self.arms = tuple(self.made.ints(game.codes) for _ in range(3))
        self.sheet = self.made.ints(_jit.load(game.package, "plan", compiled).SHEET)

    def choose(
        self, observation: State, legal: Sequence[int], rng: MutableSequence[int], budget: Budget
    ) -> int:
        state = _jit.array(observation, self.compiled)
        sizes = (len(observation), self.game.codes, self.game.codes, 1)
        desk = (*(self.made.ints(size) for size in sizes), self.sheet)
        seed = below(rng, SEEDS)
        seat = self.game.to_act(observation)
        count = 0
        for trials in slices(budget, SLICE):
            count = self.kernels.think(state, seat, count, trials, seed, self.arms, desk)
        return int(self.arms[0][0])
