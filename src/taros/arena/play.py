"""One game between bots: observe, choose, apply, over and over.

All chance of a game comes from one generator that belongs to its number, and every move has a
generator of its own. So a game is the same in every process that plays it, and the same number
brings the same chance to all bots that play it.

A bot that raises an exception, chooses what is not legal or does not choose in time loses that move
to `random`. One that did not choose may still be running: it gets no more moves in that game.
"""

from collections.abc import Sequence
from functools import partial
from hashlib import blake2b

import msgspec

from taros import bots
from taros.bots.base import Player
from taros.core.errors import BadOption, FaultKind
from taros.core.game import CHANCE, OVER, Game
from taros.core.options import Options, option_text
from taros.kernels.shared.rng import seed_rng
from taros.workers.bot_move import BotMove, random_move, warm_up
from taros.workers.bot_thread import BotThread

from .workspace import Workspace

MAX_PLIES = 100_000  # a game longer than this counts as unfinished
PATIENCE = 60.0  # seconds for a move, besides those of a time budget
MAX_FAULT_TEXT = 200  # characters of an error that are kept
NUM_SEEDS = 2**63

PlyLog = list[tuple[int, int]]
"""Turn and code of every ply."""


class Fault(msgspec.Struct, frozen=True):
    """A move that a bot lost to `random`."""

    seat: int
    turn: int
    kind: FaultKind
    text: str


class GameResult(msgspec.Struct, frozen=True):
    """The result of one game, by seat; without places if it was not finished."""

    turns: int
    places: tuple[int, ...]
    scores: tuple[int, ...]
    moves: tuple[int, ...]  # how many its bot had to choose
    seconds: tuple[float, ...]  # how long it thought in all
    worst: tuple[float, ...]  # and about one move
    faults: tuple[Fault, ...] = ()
    lost: bool = False  # it has killed every process that played it: nothing else is known

    def is_valid(self, seats: int) -> bool:
        """Return whether a stored result can be that of a game with this number of seats."""
        columns = (self.scores, self.moves, self.seconds, self.worst, self.places or self.scores)
        valid_faults = all(0 <= fault.seat < seats for fault in self.faults)
        valid_places = all(1 <= place <= seats for place in self.places)
        return valid_faults and valid_places and all(len(column) == seats for column in columns)


def lost_game(seats: int) -> GameResult:
    """Return the result of a game that kills every process."""
    none, no_time = (0,) * seats, (0.0,) * seats
    return GameResult(0, (), none, none, no_time, no_time, lost=True)


class Arena:
    """Lets bots play one game after the other."""

    def __init__(
        self, game: Game, seats: int, options: Options, *, patience: float, replaceable: bool
    ) -> None:
        """`patience` limits the seconds of a move, besides a bot's own budget; `replaceable` as in
        `BotThread`."""
        self.workspace = Workspace(game, seats, options)
        self.patience = patience
        self.bot_thread = BotThread(replaceable=replaceable)
        self._players: dict[str, Player] = {}

    def warm_up(self, names: Sequence[str]) -> None:
        """Compile and load all that the bots need; faults do not count yet."""
        for name in names:
            try:
                self.bot_thread.run_limited(partial(warm_up, self._player(name)), self.patience)
            except TimeoutError:
                self._forget(name)
        self.bot_thread.pause()

    def choose_move(self, name: str, seat: int, legal: Sequence[int], rng: list[int]) -> BotMove:
        """Let the bot of that name choose a move for `seat` in the game that is played."""
        player, observation = self._player(name), self.workspace.observation(seat)
        move = self.bot_thread.choose_move(player, observation, legal, rng, self.patience)
        if move.fault == "stalled":
            self._forget(name)
        return move

    def _forget(self, name: str) -> None:
        """Use a new bot of that name from now on: the old one may still be running."""
        del self._players[name]

    def _player(self, name: str) -> Player:
        if name not in self._players:
            self._players[name] = bots.get(name, self.workspace.game)
        return self._players[name]

    def play(
        self, names: Sequence[str], seed: int, number: int, log: PlyLog | None = None
    ) -> GameResult:
        """Play game `number` of a seed between the bots of these names, by seat.

        Every ply is added to `log`, if there is one.
        """
        workspace, seats = self.workspace, SeatedBots(self, names)
        chance = stream(seed, number, 0)
        workspace.reset()
        for ply in range(1, MAX_PLIES):
            seat = workspace.to_act
            if seat == OVER:
                break
            if seat == CHANCE:
                code = workspace.draw_outcome(chance)
            else:
                code = seats.move(seat, stream(seed, number, ply))
            if log is not None:
                log.append((workspace.turn, code))
            workspace.apply(code)
        self.bot_thread.pause()
        return seats.result()


class SeatedBots:
    """The bots of one game, and their times and faults by seat."""

    def __init__(self, arena: Arena, names: Sequence[str]) -> None:
        self.arena = arena
        self.names = names
        self.moves = [0] * len(names)
        self.seconds = [0.0] * len(names)
        self.worst = [0.0] * len(names)
        self.faults: list[Fault] = []
        self.stalled: set[str] = set()  # bots that may still be running

    def move(self, seat: int, rng: list[int]) -> int:
        """Return the code to play for `seat`: the only one, that of its bot, or a random one."""
        legal = self.arena.workspace.legal()
        if len(legal) == 1:
            return legal[0]
        if self.names[seat] in self.stalled:
            return random_move(legal, rng).code
        return self._bot_move(seat, legal, rng).code

    def _bot_move(self, seat: int, legal: list[int], rng: list[int]) -> BotMove:
        move = self.arena.choose_move(self.names[seat], seat, legal, rng)
        self.moves[seat] += 1
        self.seconds[seat] += move.seconds
        self.worst[seat] = max(self.worst[seat], move.seconds)
        if move.fault:
            turn = self.arena.workspace.turn
            self.faults.append(Fault(seat, turn, move.fault, move.text[:MAX_FAULT_TEXT]))
        if move.fault == "stalled":
            self.stalled.add(self.names[seat])
        return move

    def result(self) -> GameResult:
        """Return the result of the game in the arena's workspace."""
        workspace = self.arena.workspace
        standings = workspace.game.rules.standings(workspace.state)
        over = workspace.to_act == OVER
        return GameResult(
            turns=workspace.turn,
            places=tuple(standing.place for standing in standings) if over else (),
            scores=tuple(standing.score for standing in standings),
            moves=tuple(self.moves),
            seconds=tuple(self.seconds),
            worst=tuple(self.worst),
            faults=tuple(self.faults),
        )


def check_seed(seed: object) -> None:
    """Raise BadOption unless `seed` is an int that generators can be seeded with."""
    if not isinstance(seed, int) or not 0 <= seed < NUM_SEEDS:
        allowed = f"0 to {NUM_SEEDS - 1}"
        raise BadOption("option-value", name="seed", value=option_text(seed), allowed=allowed)


def stream(seed: int, number: int, part: int) -> list[int]:
    """Return a generator of game `number` of a seed: part 0 is for its chance, part n for ply n.

    Bots get those of their plies. As all go through a hash, none reveals another one.
    """
    digest = blake2b(f"{seed} {number} {part}".encode(), digest_size=8).digest()
    rng = [0]
    seed_rng(rng, int.from_bytes(digest) % NUM_SEEDS, 0)
    return rng
