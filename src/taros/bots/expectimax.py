"""The bot of expectimax search."""

from typing import Any

from taros.core.game import Game, State
from taros.kernels.workspaces import LookaheadWorkspace

from .lookahead import Look, LookaheadBot


class ExpectimaxBot(LookaheadBot):
    """The move that is best if all seats look a number of decisions ahead, over all of chance.

    Strength: decisions. Only for games that hide nothing: it must know the state.
    """

    default_count, max_count, max_count_at_tables = 2, 6, 6
    kernel = "searches.expectimax"
    decisions = 1

    @classmethod
    def plays(cls, game: Game) -> bool:
        return not game.hidden

    def _looking(self, observation: State, left: Any, workspace: LookaheadWorkspace) -> Look:
        points = self.made.ints(self.game.rules.num_seats(observation))

        def look(steps: int) -> bool:
            return bool(self.kernels.expectimax(steps, left, points, workspace))

        return look
