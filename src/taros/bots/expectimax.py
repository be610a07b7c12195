"""Expectimax from outside the kernels."""

from collections.abc import MutableSequence, Sequence

from taros import _jit
from taros.core.game import Game, State

from .base import Bot, Budget
from .buffers import Buffers
from .lookahead import lookahead_desk


class ExpectimaxBot(Bot):
    """The move that is best if all look so many decisions ahead, over all that chance may bring.

    Strength: decisions. Only for games that hide nothing: it has to see what it counts.
    """

    usual, most, timed = 2, 6, False

    @classmethod
    def plays(cls, game: Game) -> bool:
        return not game.hidden

    def __init__(self, game: Game, *, compiled: bool = True) -> None:
        super().__init__(game)
        self.compiled = compiled
        self.kernels = _jit.load(game.package, "expectimax", compiled)

    def choose(
        self, observation: State, legal: Sequence[int], rng: MutableSequence[int], budget: Budget
    ) -> int:
        assert budget.count is not None
        desk = lookahead_desk(self.game, observation, rng, budget.count, self.compiled)
        made = Buffers(self.compiled)
        left, points = made.ints(len(desk[0])), made.ints(self.game.num_seats(observation))
        code = int(self.kernels.expectimax(budget.count, left, points, desk))
        rng[0] = int(desk[-1][0])
        return code
