"""Bots that judge states by a network that has learned from playouts."""

from functools import cache
from types import ModuleType
from typing import Any

from taros.core.game import Game, State
from taros.kernels import load
from taros.kernels.workspaces import (
    LookaheadWorkspace,
    NetBuffers,
    NetEvaluator,
    TrialWorkspace,
    TurnWorkspace,
    Weights,
)

from .base import Budget
from .buffers import Buffers
from .halving import Halve, HalvingBot
from .lookahead import Look, LookaheadBot
from .npz import read_layers

LAYERS = ("inner", "inner_bias", "outer", "outer_bias")
MAX_DECISIONS = 3  # in a turn
MANY_PLAYOUTS = 1000  # enough to average out the luck of long ones
SHORT_PLAYOUT = 4  # turns, where there are fewer than that, or two players
LONG_PLAYOUT = 12  # turns of others
REVIEW_PREFIX = "review-"  # of the names of weights that are true of good players


def has_learned(game: Game) -> bool:
    """Return whether there is a network for `game`."""
    return game.kernels.features is not None


class Network:
    """The weights for games like that of a state, and the buffers to evaluate them in.

    The weights of bots were learned from greedy playouts; those for reviews are true of good
    players.
    """

    def __init__(self, game: Game, state: State, compiled: bool, review: bool = False) -> None:
        features = load(game.kernels, "features", compiled=False)
        name = REVIEW_PREFIX * review + features.variant(state)
        self.weights = _weights(game, name, compiled)
        seats, units = game.rules.num_seats(state), len(self.weights[1])
        self.buffers = net_buffers(features, seats, units, compiled)


def net_buffers(features: ModuleType, seats: int, units: int, compiled: bool) -> NetBuffers:
    """Return buffers for a network of `units` units in a game of `seats` seats."""
    made = Buffers(compiled)
    notes, inputs = made.ints(features.NOTES), made.floats(features.num_features(seats))
    return notes, inputs, made.floats(units), made.floats(seats)


@cache
def _weights(game: Game, name: str, compiled: bool) -> Weights:
    layers = read_layers((game.resource("weights") / f"{name}.npz").read_bytes(), LAYERS)
    inner, inner_bias, outer, outer_bias = map(Buffers(compiled).floats_of, layers)
    return inner, inner_bias, outer, outer_bias


class LearnedBot(LookaheadBot):
    """The move after which a learned evaluation gives the seat the best chance to win.

    It looks to the end of its own turn, over all that chance may bring. Strength: turns.
    """

    default_count, max_count, max_count_at_tables = 1, 3, 2
    kernel = "searches.learned"
    decisions = MAX_DECISIONS

    @classmethod
    def plays(cls, game: Game) -> bool:
        return has_learned(game) and not game.hidden

    def _looking(self, observation: State, left: Any, workspace: LookaheadWorkspace) -> Look:
        network = Network(self.game, observation, self.compiled)
        keys = self.made.ints(self.game.rules.num_seats(observation))

        def look(steps: int) -> bool:
            net = (network.weights, network.buffers)
            return bool(self.kernels.evaluate_states(steps, left, keys, *net, workspace))

        return look


class SearchBot(HalvingBot):
    """The move that does best in playouts that are cut short and judged by what was learned.

    Strength: playouts a choice.
    """

    default_count, max_count, max_count_at_tables = 4000, 1_000_000, 100_000
    kernel = "searches.search"

    @classmethod
    def plays(cls, game: Game) -> bool:
        return has_learned(game) and not game.hidden

    def _halving(
        self, observation: State, budget: Budget, state: Any, seed: int, workspace: TrialWorkspace
    ) -> Halve:
        seats, seat = self.game.rules.num_seats(observation), self.game.rules.to_act(observation)
        turns = self._turns(budget, seats)
        network = Network(self.game, observation, self.compiled)
        sizes = (len(observation), self.game.rules.codes, self.game.rules.codes, 1)
        turn = TurnWorkspace(*map(self.made.ints, sizes))
        shares = self.made.floats(seats)
        evaluator = NetEvaluator(network.weights, network.buffers, shares, turn)

        def halve(playouts: int) -> bool:
            trial = (evaluator, self.arms, workspace)
            return bool(self.kernels.halve(state, turns, seat, playouts, seed, *trial))

        return halve

    def _turns(self, budget: Budget, seats: int) -> int:
        return turns_of_playouts(budget, seats)


def turns_of_playouts(budget: Budget, seats: int) -> int:
    """Return how many turns a playout lasts before it is judged: whole rounds of the table.

    Where there are many playouts, as with any time, four turns are better for two players, and
    twelve are no worse than fewer for more (`training/LOG.md`).
    """
    if budget.count is not None and budget.count < MANY_PLAYOUTS:
        return SHORT_PLAYOUT // seats * seats
    return SHORT_PLAYOUT if seats == 2 else LONG_PLAYOUT
