"""The bots that do not think ahead."""

from collections.abc import MutableSequence, Sequence

from taros.core.game import Game, State

from .kernels.rng import below


class RandomBot:
    """Any legal move, each with the same chance."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, observation: State, legal: Sequence[int], rng: MutableSequence[int]) -> int:
        return legal[below(rng, len(legal))]


class GreedyBot:
    """A move that the game's policy rates highest, any of them where several are."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, observation: State, legal: Sequence[int], rng: MutableSequence[int]) -> int:
        codes = self.game.considered(observation)
        ratings = self.game.rate(observation, codes)
        best = [code for code, rating in zip(codes, ratings, strict=True) if rating == max(ratings)]
        return best[below(rng, len(best))]
