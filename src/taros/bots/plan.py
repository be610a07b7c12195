"""The bot that plans its own next turns."""

from typing import Any

from taros.core.game import Game, State
from taros.kernels import load
from taros.kernels.workspaces import PlanWorkspace, TrialWorkspace

from .base import Budget
from .halving import Halve, HalvingBot


class PlanBot(HalvingBot):
    """The move after which the seat's own next turns are worth most: they are planned in many
    worlds, after greedy moves of the others.

    Strength: trials a choice, or more: every move that is still compared is tried once at least.
    """

    default_count, max_count, max_count_at_tables = 200, 1_000_000, 3_000
    kernel = "searches.plan_search"
    equal = 1

    @classmethod
    def plays(cls, game: Game) -> bool:
        return game.kernels.plan is not None

    def __init__(self, game: Game, *, compiled: bool = True) -> None:
        super().__init__(game, compiled=compiled)
        self.plan = self.made.ints(load(game.kernels, "plan", compiled).PLAN_SIZE)

    def _workspace(self, state_size: int) -> PlanWorkspace:
        trial: TrialWorkspace = super()._workspace(state_size)
        return PlanWorkspace(*trial, self.plan)

    def _list_arms(self, state: Any, numbers: Any) -> int:
        return int(self.kernels.list_arms(state, self.arms, numbers))

    def _halving(
        self, observation: State, budget: Budget, state: Any, seed: int, workspace: PlanWorkspace
    ) -> Halve:
        seat = self.game.rules.to_act(observation)

        def halve(trials: int) -> bool:
            return bool(self.kernels.halve(state, seat, trials, seed, self.arms, workspace))

        return halve
