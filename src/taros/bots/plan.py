"""Planning from outside the kernels."""

from typing import Any

from taros.core.game import Game, State
from taros.kernels import load

from .base import Budget
from .halving import Halve, HalvingBot


class PlanBot(HalvingBot):
    """The move after which the seat's own next turns promise most, planned in many worlds, once the
    others have answered greedily.

    Strength: trials a choice, or more: every move that is still compared is tried once at least.
    """

    usual, most, most_at_tables = 200, 1_000_000, 3_000
    kernel = "plan_search"
    equal = 1

    @classmethod
    def plays(cls, game: Game) -> bool:
        return game.kernels.plan is not None

    def __init__(self, game: Game, *, compiled: bool = True) -> None:
        super().__init__(game, compiled=compiled)
        self.sheet = self.made.ints(load(game.kernels, "plan", compiled).PLAN_SIZE)

    def _desk(self, observation: State) -> tuple[Any, ...]:
        return (*super()._desk(observation), self.sheet)

    def _list_arms(self, state: Any, numbers: Any) -> int:
        return int(self.kernels.list_arms(state, self.arms, numbers))

    def _halving(
        self, observation: State, budget: Budget, state: Any, seed: int, desk: tuple[Any, ...]
    ) -> Halve:
        seat = self.game.rules.to_act(observation)

        def halve(trials: int) -> bool:
            return bool(self.kernels.halve(state, seat, trials, seed, self.arms, desk))

        return halve
