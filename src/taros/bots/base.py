"""What a bot is, and how strong it is asked to be."""

import re
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator, MutableSequence, Sequence
from functools import cached_property
from typing import ClassVar

import msgspec

from taros.core.errors import BadOption
from taros.core.game import CHANCE, Game, State

MOST_SECONDS = 3600.0
_UNITS = {"s": 1.0, "ms": 0.001}


class Budget(msgspec.Struct, frozen=True):
    """How much a bot may think about a move: a count of its own units, or a time.

    A count gives the same move on every machine, a time does not.
    """

    count: int | None = None
    seconds: float | None = None


class Bot(ABC):
    """Chooses moves for a seat."""

    usual: ClassVar[int] = 0
    """The count where none is asked for; 0 if it takes none."""

    most: ClassVar[int] = 0
    """The highest count it takes."""

    timed: ClassVar[bool] = False
    """Whether it takes a time as well."""

    @classmethod
    def plays(cls, game: Game) -> bool:
        """Whether the game has what this bot needs."""
        return True

    def __init__(self, game: Game) -> None:
        self.game = game

    @abstractmethod
    def choose(
        self, observation: State, legal: Sequence[int], rng: MutableSequence[int], budget: Budget
    ) -> int:
        """One of the legal codes. The observation is all that the seat may know."""


class Player:
    """A bot with its budget, as it sits at a table; the bot itself is made when it has to think."""

    def __init__(self, name: str, kind: type[Bot], game: Game, budget: Budget) -> None:
        self.name = name
        self.kind = kind
        self.game = game
        self.budget = budget

    @cached_property
    def bot(self) -> Bot:
        return self.kind(self.game)

    @property
    def reproducible(self) -> bool:
        """Whether it plays the same on every machine."""
        return self.budget.seconds is None

    def warm_up(self) -> None:
        """Have all compiled or loaded, by thinking once at every size of table, and little."""
        game = self.game
        for seats in game.seats:
            state = game.new(seats, game.settle(seats, game.options()))
            while game.to_act(state) == CHANCE:
                game.apply(state, game.outcomes(state)[0][0])
            observation = list(state)
            game.observe(state, game.to_act(state), observation)
            self.bot.choose(observation, game.legal(state), [1 << 32], Budget(count=1))

    def choose(self, observation: State, legal: Sequence[int], rng: MutableSequence[int]) -> int:
        """One of the legal codes. The observation is all that the seat may know."""
        return self.bot.choose(observation, legal, rng, self.budget)


def slices(budget: Budget, size: int) -> Iterator[int]:
    """How much to think at a time: a count all at once, a time bit by bit until it is over."""
    if budget.seconds is None:
        assert budget.count is not None
        yield budget.count
        return
    end = time.monotonic() + budget.seconds
    yield size
    while time.monotonic() < end:
        yield size


def budget_of(name: str, bot: type[Bot], strength: str) -> Budget:
    """Read `1500`, `500ms` or `1s`, or nothing: the usual count. Raises BadOption."""
    if not strength:
        return Budget(count=bot.usual)
    if not bot.usual:
        raise BadOption("bot-no-strength", bot=name, strength=strength)
    if re.fullmatch("[1-9][0-9]{0,11}", strength) and int(strength) <= bot.most:
        return Budget(count=int(strength))
    time = re.fullmatch(r"((?:0|[1-9][0-9]{0,8})(?:\.[0-9]{1,9})?)(s|ms)", strength)
    if time and bot.timed:
        seconds = float(time[1]) * _UNITS[time[2]]
        if 0 < seconds <= MOST_SECONDS:
            return Budget(seconds=seconds)
    key = "bot-strength-or-time" if bot.timed else "bot-strength"
    raise BadOption(key, bot=name, strength=strength, usual=str(bot.usual), most=str(bot.most))
