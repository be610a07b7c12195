"""The bot of flat Monte Carlo search."""

from typing import Any

from taros.core.game import State
from taros.kernels.workspaces import TrialWorkspace

from .base import Budget
from .halving import Halve, HalvingBot


class FlatBot(HalvingBot):
    """The move that wins most playouts, greedy on all sides, with the worse moves given up early.

    Strength: playouts a choice.
    """

    default_count, max_count, max_count_at_tables = 1500, 10_000_000, 5_000
    kernel = "searches.flat"

    def _halving(
        self, observation: State, budget: Budget, state: Any, seed: int, workspace: TrialWorkspace
    ) -> Halve:
        seats, seat = self.game.rules.num_seats(observation), self.game.rules.to_act(observation)

        def halve(plies: int) -> bool:
            return bool(self.kernels.halve(state, seats, seat, plies, seed, self.arms, workspace))

        return halve
