"""The bots of a vector that are not stepped with the rules: they are asked where they are to move.

Learned bots of compiled vectors choose for many games in one call; others are asked game by game.
"""

from collections.abc import Sequence
from typing import Any

from taros import bots as registry
from taros.bots.base import Player
from taros.bots.buffers import Buffers
from taros.bots.learned import MAX_DECISIONS, LearnedBot, Network
from taros.bots.lookahead import lookahead_workspace
from taros.core.game import Game
from taros.kernels import array, load
from taros.kernels.shared.rng import below, seed_rng
from taros.kernels.workspaces import GameBatch


class Opponents:
    """Chooses for the bots that wait in a range of games; one object for each thread."""

    def __init__(
        self, game: Game, names: Sequence[str], batch: GameBatch, compiled: bool, stepping: Any
    ) -> None:
        """`names` are those of the bots, clockwise after the learner."""
        self.game = game
        self.batch = batch
        self.stepping = stepping
        self.seats = len(names) + 1
        self.players = [registry.get(name, game) for name in names]
        turns = [0, *(_turns_ahead(player) if compiled else 0 for player in self.players)]
        self.in_one_call = _LearnedMoves(game, batch, turns) if any(turns) else None
        self.is_asked = [False, *(not ahead for ahead in turns[1:])]

    def choose(self, first: int, last: int, codes: Any) -> None:
        """Write the moves of the bots that wait in games `first` to `last - 1` into `codes`."""
        if self.in_one_call is not None:
            self.in_one_call.choose(first, last, codes)
        for i in range(first, last) if any(self.is_asked) else ():
            if self.batch.counters[i][self.stepping.WAITING]:
                place = self._place(i)
                if self.is_asked[place]:
                    codes[i] = self._ask(self.players[place - 1], i)

    def _place(self, i: int) -> int:
        """Return the place of the seat to act in game `i`, counted from the learner."""
        seat = self.game.rules.to_act(list(self.batch.states[i]))
        return (seat - int(self.batch.counters[i][self.stepping.LEARNER_AT])) % self.seats

    def _ask(self, player: Player, i: int) -> int:
        """Return the move of the bot that is to act in game `i`.

        The bot draws from a generator that is seeded by that of the game: it does not learn what
        chance will bring.
        """
        state = [int(number) for number in self.batch.states[i]]
        rules, generator, rng = self.game.rules, self.batch.generators[i], [0]
        luck = [int(generator[0])]
        seed_rng(rng, below(luck, 2**31) << 31 | below(luck, 2**31), 0)
        generator[0] = luck[0]
        observation = list(state)
        rules.observe(state, rules.to_act(state), observation)
        return player.choose(observation, rules.legal(state), rng)


def _turns_ahead(player: Player) -> int:
    """Return how many turns a learned bot looks ahead; 0 for other bots, and with a time limit."""
    is_learned = player.kind is LearnedBot and player.budget.seconds is None
    return (player.budget.count or 0) if is_learned else 0


class _LearnedMoves:
    """The buffers of one thread for `searches.opponents`."""

    def __init__(self, game: Game, batch: GameBatch, turns: list[int]) -> None:
        self.batch = batch
        self.kernel: Any = load(game.kernels, "searches.opponents", compiled=True)
        made, start = Buffers(compiled=True), [int(number) for number in batch.start]
        network = Network(game, start, compiled=True)
        decisions = max(turns) * MAX_DECISIONS
        self.turns = array(turns, compiled=True)
        self.workspace = lookahead_workspace(game, start, [0], decisions, compiled=True)
        self.left, self.keys = made.ints(len(self.workspace.states)), made.ints(len(turns))
        self.net = (network.weights, network.buffers)

    def choose(self, first: int, last: int, codes: Any) -> None:
        """Write the moves of the learned bots that wait into `codes`."""
        buffers = (self.left, self.keys, *self.net, self.workspace)
        self.kernel.choose_moves(first, last, self.turns, self.batch, *buffers, codes)
