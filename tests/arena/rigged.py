"""Bots that do not do what bots should, known wherever this module is imported.

A job of this module that is sent to another process brings them along.
"""

import os
import re
import time
from abc import abstractmethod
from collections.abc import MutableSequence, Sequence
from typing import Any

from taros import bots
from taros.arena import simulate, tournament
from taros.arena.tournament_file import TournamentPlan
from taros.bots.base import Bot, Budget
from taros.core.game import Game, State
from taros.workers import bot_thread


class Rigged(Bot):
    """Plays the first legal move, except in turns that can be divided by three."""

    def choose(
        self, observation: State, legal: Sequence[int], rng: MutableSequence[int], budget: Budget
    ) -> int:
        if self.game.rules.turn(observation) % 3 == 0:
            answer: int = self.fail(observation, legal)
            return answer
        return legal[0]

    @abstractmethod
    def fail(self, observation: State, legal: Sequence[int]) -> Any: ...


class First(Rigged):
    def fail(self, observation: State, legal: Sequence[int]) -> Any:
        return legal[0]


class Spoils(First):
    """Writes over whatever it is given."""

    def choose(
        self, observation: State, legal: Sequence[int], rng: MutableSequence[int], budget: Budget
    ) -> int:
        observation[:] = [-1] * len(observation)
        rng[0] = 0
        return legal[0]


class Raises(Rigged):
    def fail(self, observation: State, legal: Sequence[int]) -> Any:
        raise ZeroDivisionError("by no means")


class Exits(Rigged):
    def fail(self, observation: State, legal: Sequence[int]) -> Any:
        raise SystemExit(3)


class Illegal(Rigged):
    """Every kind of nonsense, by turn."""

    def fail(self, observation: State, legal: Sequence[int]) -> Any:
        turn = self.game.rules.turn(observation)
        return [max(legal) + 1, -1, None, "left", 1.0, legal[0] + 0.0][turn // 3 % 6]


class Odd(Rigged):
    """What cannot even be looked at."""

    def fail(self, observation: State, legal: Sequence[int]) -> Any:
        return OddAnswer()


class OddAnswer:
    def __index__(self) -> int:
        raise OddError


class OddError(Exception):
    def __str__(self) -> str:
        raise OddError


class Surrogate(Rigged):
    """Says what no file can hold."""

    def fail(self, observation: State, legal: Sequence[int]) -> Any:
        raise ValueError("half a \ud800")


class Wavers(Rigged):
    def fail(self, observation: State, legal: Sequence[int]) -> Any:
        return WaveringAnswer(legal[0])


class WaveringAnswer:
    """Legal when it is looked at, nonsense when it is played."""

    def __init__(self, code: int) -> None:
        self.code = code

    def __index__(self) -> int:
        code, self.code = self.code, 10**6
        return code


class Prints(First):
    def fail(self, observation: State, legal: Sequence[int]) -> Any:
        print("what a bot prints")
        return legal[0]


class Unborn(First):
    def __init__(self, game: Game) -> None:
        raise ZeroDivisionError("by no means")


class Loops(Rigged):
    def fail(self, observation: State, legal: Sequence[int]) -> Any:
        while True:
            pass


class Sleeps(Rigged):
    def fail(self, observation: State, legal: Sequence[int]) -> Any:
        time.sleep(1e6)


class Holds(Rigged):
    """Keeps the interpreter to itself for ever."""

    def fail(self, observation: State, legal: Sequence[int]) -> Any:
        return re.match("(a+)+$", "a" * 200 + "b")


class Kills(Rigged):
    def fail(self, observation: State, legal: Sequence[int]) -> Any:
        os._exit(1)


BOTS = {
    "first": First,
    "spoils": Spoils,
    "raises": Raises,
    "exits": Exits,
    "illegal": Illegal,
    "odd": Odd,
    "surrogate": Surrogate,
    "wavers": Wavers,
    "prints": Prints,
    "unborn": Unborn,
    "loops": Loops,
    "sleeps": Sleeps,
    "holds": Holds,
    "kills": Kills,
}
bots.BOTS.update(BOTS)


class TournamentJob(tournament.TournamentJob, frozen=True):
    """The job of a tournament between these bots."""


class SimulationJob(simulate.SimulationJob, frozen=True):
    """The job of a simulation with these bots."""


class ImpatientJob(TournamentJob, frozen=True):
    """The job of a tournament whose processes exit soon if they cannot be interrupted."""

    def start(self, *, replaceable: bool) -> tournament.TournamentRunner:
        bot_thread.EXIT_GRACE = 4.0
        return super().start(replaceable=replaceable)


def a_plan(*names: str, seats: int | None = None, seed: int = 1, **options: Any) -> TournamentPlan:
    """Of short games."""
    return tournament.plan("marrakech", names, seats, seed, {"rugs": 3, **options})
