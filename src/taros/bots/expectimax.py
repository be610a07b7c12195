"""Expectimax from outside the kernels."""

from typing import Any

from taros.core.game import Game, State

from .lookahead import Look, LookaheadBot


class ExpectimaxBot(LookaheadBot):
    """The move that is best if all look so many decisions ahead, over all that chance may bring.

    Strength: decisions. Only for games that hide nothing: it has to see what it counts.
    """

    usual, most, most_at_tables = 2, 6, 6
    kernel = "expectimax"
    decisions = 1

    @classmethod
    def plays(cls, game: Game) -> bool:
        return not game.hidden

    def _looking(self, observation: State, left: Any, desk: tuple[Any, ...]) -> Look:
        points = self.made.ints(self.game.rules.num_seats(observation))

        def look(steps: int) -> bool:
            return bool(self.kernels.expectimax(steps, left, points, desk))

        return look
