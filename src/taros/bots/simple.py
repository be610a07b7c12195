"""The bots that do not think ahead."""

from collections.abc import MutableSequence, Sequence

from taros.core.game import Game, State
from taros.kernels.shared.rng import below

from .base import Bot, Budget

NOVICE_MOVES = 3  # moves among which a novice chooses at random


class RandomBot(Bot):
    """Any legal move, each with the same chance."""

    def choose(
        self, observation: State, legal: Sequence[int], rng: MutableSequence[int], budget: Budget
    ) -> int:
        return legal[below(rng, len(legal))]


class HeuristicBot(Bot):
    """Judges moves by the game's heuristics."""

    @classmethod
    def plays(cls, game: Game) -> bool:
        return game.heuristics is not None

    def scored_moves(self, observation: State) -> list[tuple[int, int]]:
        """Return the candidate moves as (score, code)."""
        heuristics = self.game.heuristics
        assert heuristics is not None
        codes = heuristics.candidate_moves(observation)
        return list(zip(heuristics.scores(observation, codes), codes, strict=True))


class GreedyBot(HeuristicBot):
    """A move with the highest score, any of them where several have it."""

    def choose(
        self, observation: State, legal: Sequence[int], rng: MutableSequence[int], budget: Budget
    ) -> int:
        scored = self.scored_moves(observation)
        highest = max(score for score, _ in scored)
        best = [code for score, code in scored if score == highest]
        return best[below(rng, len(best))]


class NoviceBot(HeuristicBot):
    """Any of the three moves with the highest scores."""

    def choose(
        self, observation: State, legal: Sequence[int], rng: MutableSequence[int], budget: Budget
    ) -> int:
        tempting = sorted(self.scored_moves(observation), reverse=True)[:NOVICE_MOVES]
        return tempting[below(rng, len(tempting))][1]
