"""One game between bots: observe, choose, apply, over and over.

All chance of a game comes from one generator that belongs to its number, and every move has a
generator of its own. So a game is the same in whichever process it is played, and the same number
brings the same chance to whoever plays it.

A bot that raises, answers what is not legal or does not answer in time loses that move to `random`.
One that did not answer may still be thinking: it is not asked again in that game.
"""

from collections.abc import Sequence
from hashlib import blake2b

import msgspec

from taros import bots
from taros.bots.base import Player
from taros.core.errors import BadOption
from taros.core.game import CHANCE, OVER, Game
from taros.core.options import Options, option_text
from taros.kernels.shared.rng import below, seed_rng
from taros.workers.bot_thread import Answer, FaultKind, Thinker

from .workspace import Desk

PLIES = 100_000  # a game longer than this counts as unfinished
PATIENCE = 60.0  # seconds for a move, besides those of a time budget
LONGEST = 200  # characters of an error that are kept
SEEDS = 2**63

Log = list[tuple[int, int]]  # turn and code of every ply


class Fault(msgspec.Struct, frozen=True):
    """A move that a bot lost to `random`."""

    seat: int
    turn: int
    kind: FaultKind
    text: str


class Played(msgspec.Struct, frozen=True):
    """What came of one game, by seat; there are no places if it was not finished."""

    turns: int
    places: tuple[int, ...]
    scores: tuple[int, ...]
    moves: tuple[int, ...]  # how often its bot was asked
    seconds: tuple[float, ...]  # how long it thought in all
    worst: tuple[float, ...]  # and about one move
    faults: tuple[Fault, ...] = ()
    lost: bool = False  # it has ended two processes, so nothing else is known about it

    def is_of(self, seats: int) -> bool:
        """Whether it can be what came of a game of so many seats."""
        told = (self.scores, self.moves, self.seconds, self.worst, self.places or self.scores)
        faulty = all(0 <= fault.seat < seats for fault in self.faults)
        placed = all(1 <= place <= seats for place in self.places)
        return faulty and placed and all(len(column) == seats for column in told)


def lost_game(seats: int) -> Played:
    none, no_time = (0,) * seats, (0.0,) * seats
    return Played(0, (), none, none, no_time, no_time, lost=True)


class Arena:
    """Where bots play one game after the other."""

    def __init__(
        self, game: Game, seats: int, options: Options, *, patience: float, replaceable: bool
    ) -> None:
        """`replaceable` as of `Thinker`."""
        self.desk = Desk(game, seats, options)
        self.patience = patience
        self.thinker = Thinker(replaceable=replaceable)
        self._players: dict[str, Player] = {}

    def warm_up(self, names: Sequence[str]) -> None:
        """Have all compiled and loaded that the bots need; faults do not count yet."""
        for name in names:
            self._minded(name, self.thinker.ask(self._player(name).warm_up, self.patience))
        self.thinker.rest()

    def ask(self, name: str, seat: int, legal: Sequence[int], rng: list[int]) -> Answer:
        """What the bot of that name says about the game on the desk."""
        player, seen = self._player(name), self.desk.observation(seat)
        return self._minded(name, self.thinker.ask_move(player, seen, legal, rng, self.patience))

    def _minded(self, name: str, answer: Answer) -> Answer:
        if answer.fault == "stalled":
            del self._players[name]  # it may still be thinking
        return answer

    def _player(self, name: str) -> Player:
        if name not in self._players:
            self._players[name] = bots.get(name, self.desk.game)
        return self._players[name]

    def play(self, names: Sequence[str], seed: int, number: int, log: Log | None = None) -> Played:
        """Game number so and so of a seed, between the bots of these names by seat."""
        desk, seating = self.desk, Seating(self, names)
        chance = stream(seed, number, 0)
        desk.begin()
        for ply in range(1, PLIES):
            seat = desk.to_act
            if seat == OVER:
                break
            if seat == CHANCE:
                code = desk.drawn(chance)
            else:
                code = seating.move(seat, stream(seed, number, ply))
            if log is not None:
                log.append((desk.turn, code))
            desk.apply(code)
        self.thinker.rest()
        return seating.result()


class Seating:
    """The bots of one game, and what is noted about each of them."""

    def __init__(self, arena: Arena, names: Sequence[str]) -> None:
        self.arena = arena
        self.names = names
        self.moves = [0] * len(names)
        self.seconds = [0.0] * len(names)
        self.worst = [0.0] * len(names)
        self.faults: list[Fault] = []
        self.left: set[str] = set()  # bots that may still be thinking

    def move(self, seat: int, rng: list[int]) -> int:
        """What is played for a seat: its only move, what its bot chooses, or any."""
        legal = self.arena.desk.legal()
        if len(legal) == 1:
            return legal[0]
        code = None if self.names[seat] in self.left else self._chosen(seat, legal, list(rng))
        return legal[below(rng, len(legal))] if code is None else code

    def _chosen(self, seat: int, legal: list[int], rng: list[int]) -> int | None:
        """What the bot of a seat plays; None if that is nothing that can be played."""
        answer = self.arena.ask(self.names[seat], seat, legal, rng)
        self.moves[seat] += 1
        self.seconds[seat] += answer.seconds
        self.worst[seat] = max(self.worst[seat], answer.seconds)
        if answer.fault:
            turn = self.arena.desk.turn
            self.faults.append(Fault(seat, turn, answer.fault, answer.text[:LONGEST]))
        if answer.fault == "stalled":
            self.left.add(self.names[seat])
        return answer.code

    def result(self) -> Played:
        """How the game ended that lies on the desk."""
        desk = self.arena.desk
        standings = desk.game.rules.standings(desk.state)
        over = desk.to_act == OVER
        return Played(
            turns=desk.turn,
            places=tuple(standing.place for standing in standings) if over else (),
            scores=tuple(standing.score for standing in standings),
            moves=tuple(self.moves),
            seconds=tuple(self.seconds),
            worst=tuple(self.worst),
            faults=tuple(self.faults),
        )


def check_seed(seed: object) -> None:
    """Raises BadOption."""
    if not isinstance(seed, int) or not 0 <= seed < SEEDS:
        allowed = f"0 to {SEEDS - 1}"
        raise BadOption("option-value", name="seed", value=option_text(seed), allowed=allowed)


def stream(seed: int, number: int, part: int) -> list[int]:
    """A generator of game `number` of a seed: part 0 is its chance, part n its n-th ply.

    Bots are handed theirs. Through a hash, none of them leads to another, or to the dice to come.
    """
    digest = blake2b(f"{seed} {number} {part}".encode(), digest_size=8).digest()
    rng = [0]
    seed_rng(rng, int.from_bytes(digest) % SEEDS, 0)
    return rng
