"""The bots that do not think ahead."""

from collections.abc import MutableSequence, Sequence

from taros.core.game import State
from taros.kernels.shared.rng import below

from .base import Bot, Budget

TEMPTED = 3  # moves between which a novice does not tell


class RandomBot(Bot):
    """Any legal move, each with the same chance."""

    def choose(
        self, observation: State, legal: Sequence[int], rng: MutableSequence[int], budget: Budget
    ) -> int:
        return legal[below(rng, len(legal))]


class GreedyBot(Bot):
    """A move that the game's policy rates highest, any of them where several are."""

    def choose(
        self, observation: State, legal: Sequence[int], rng: MutableSequence[int], budget: Budget
    ) -> int:
        codes = self.game.considered(observation)
        ratings = self.game.rate(observation, codes)
        best = [code for code, rating in zip(codes, ratings, strict=True) if rating == max(ratings)]
        return best[below(rng, len(best))]


class NoviceBot(Bot):
    """One of the three moves that the game's policy rates highest, no matter which."""

    def choose(
        self, observation: State, legal: Sequence[int], rng: MutableSequence[int], budget: Budget
    ) -> int:
        codes = self.game.considered(observation)
        ratings = self.game.rate(observation, codes)
        rated = sorted(zip(ratings, codes, strict=True), reverse=True)[:TEMPTED]
        return rated[below(rng, len(rated))][1]
