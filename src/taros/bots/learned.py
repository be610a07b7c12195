"""Bots that judge by what was learned from playouts, from outside the kernels."""

from functools import cache
from importlib.resources import as_file
from types import ModuleType
from typing import Any

from taros.core.game import Game, State
from taros.kernels import load

from .base import Budget
from .buffers import Buffers
from .halving import Halve, HalvingBot
from .lookahead import Look, LookaheadBot

LAYERS = ("inner", "inner_bias", "outer", "outer_bias")
MOST_DECISIONS = 3  # in a turn
MANY = 1000  # playouts: enough to average out the luck of long ones
SHORT = 4  # turns of a playout where there are not as many, or two players
LONG = 12  # turns of others
REVIEW = "review-"  # begins the names of weights that are true of good players


def has_learned(game: Game) -> bool:
    return game.kernels.features is not None


class Judgement:
    """The weights for games like the one at hand, and a desk for the network.

    Those of bots were learned from greedy playouts; those for reviews are true of good players.
    """

    def __init__(self, game: Game, state: State, compiled: bool, review: bool = False) -> None:
        features = load(game.kernels, "features", compiled=False)
        name = REVIEW * review + features.variant(state)
        self.weights = _weights(game, name, compiled)
        self.desk = net_desk(features, game.rules.num_seats(state), len(self.weights[1]), compiled)


def net_desk(features: ModuleType, seats: int, units: int, compiled: bool) -> tuple[Any, ...]:
    """Buffers for a network with so many units."""
    made = Buffers(compiled)
    sizes = (features.num_features(seats), units, seats)
    return made.ints(features.NOTES), *(made.floats(size) for size in sizes)


@cache
def _weights(game: Game, name: str, compiled: bool) -> tuple[Any, ...]:
    import numpy

    with as_file(game.resource("weights") / f"{name}.npz") as path, numpy.load(path) as arrays:
        layers = [arrays[name].ravel().tolist() for name in LAYERS]
    return tuple(Buffers(compiled).floats_of(layer) for layer in layers)


class LearnedBot(LookaheadBot):
    """The move after which a learned evaluation gives the seat the best chance to win.

    It looks to the end of its own turn, over all that chance may bring. Strength: turns.
    """

    usual, most, most_at_tables = 1, 3, 2
    kernel = "learned"
    decisions = MOST_DECISIONS

    @classmethod
    def plays(cls, game: Game) -> bool:
        return has_learned(game) and not game.hidden

    def _looking(self, observation: State, left: Any, desk: tuple[Any, ...]) -> Look:
        judgement = Judgement(self.game, observation, self.compiled)
        keys = self.made.ints(self.game.rules.num_seats(observation))

        def look(steps: int) -> bool:
            judge = (judgement.weights, judgement.desk)
            return bool(self.kernels.look(steps, left, keys, *judge, desk))

        return look


class SearchBot(HalvingBot):
    """The move that does best in playouts that are cut short and judged by what was learned.

    Strength: playouts a choice.
    """

    usual, most, most_at_tables = 4000, 1_000_000, 100_000
    kernel = "search"

    @classmethod
    def plays(cls, game: Game) -> bool:
        return has_learned(game) and not game.hidden

    def _halving(
        self, observation: State, budget: Budget, state: Any, seed: int, desk: tuple[Any, ...]
    ) -> Halve:
        seats, seat = self.game.rules.num_seats(observation), self.game.rules.to_act(observation)
        turns = self._turns(budget, seats)
        judgement = Judgement(self.game, observation, self.compiled)
        sizes = (len(observation), self.game.rules.codes, self.game.rules.codes, 1)
        side = tuple(self.made.ints(size) for size in sizes)
        judge = (judgement.weights, judgement.desk, self.made.floats(seats), side)

        def halve(playouts: int) -> bool:
            return bool(
                self.kernels.halve(state, turns, seat, playouts, seed, judge, self.arms, desk)
            )

        return halve

    def _turns(self, budget: Budget, seats: int) -> int:
        return turns_of_playouts(budget, seats)


def turns_of_playouts(budget: Budget, seats: int) -> int:
    """How long a playout lasts before it is judged: whole rounds of the table.

    Where there are many, as after any time, four turns are better for two players, and twelve no
    worse than fewer for more (`training/LOG.md`).
    """
    if budget.count is not None and budget.count < MANY:
        return SHORT // seats * seats
    return SHORT if seats == 2 else LONG
