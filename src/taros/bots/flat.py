"""Flat Monte Carlo from outside the kernels."""

from typing import Any

from taros.core.game import State

from .base import Budget
from .halving import Halve, HalvingBot


class FlatBot(HalvingBot):
    """The move that wins most playouts, greedy on all sides, with the worse moves given up early.

    Strength: playouts a choice.
    """

    usual, most, most_at_tables = 1500, 10_000_000, 5_000
    kernel = "flat"

    def _halving(
        self, observation: State, budget: Budget, state: Any, seed: int, desk: tuple[Any, ...]
    ) -> Halve:
        seats, seat = self.game.rules.num_seats(observation), self.game.rules.to_act(observation)

        def halve(plies: int) -> bool:
            return bool(self.kernels.halve(state, seats, seat, plies, seed, self.arms, desk))

        return halve
