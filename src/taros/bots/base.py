"""What a bot is, and how much it may think."""

import re
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, MutableSequence, Sequence
from functools import cached_property
from typing import ClassVar

import msgspec

from taros.core.errors import BadOption
from taros.core.game import CHANCE, Game, State

MAX_SECONDS = 3600.0
SLICE_SECONDS = 0.02  # between two looks at the clock
ALL_STEPS = 2**62  # more than any search has
_SECONDS_PER_UNIT = {"s": 1.0, "ms": 0.001}


class Budget(msgspec.Struct, frozen=True):
    """How much a bot may think about a move: a count of its own units, a time, or both.

    With both it thinks until the count is done or the time is over, whichever comes first. A count
    alone gives the same move on every machine, a time does not.
    """

    count: int | None = None
    seconds: float | None = None

    def within(self, seconds: float) -> "Budget":
        """Return this budget with a time limit of `seconds`, or its own if that is lower."""
        limit = seconds if self.seconds is None else min(seconds, self.seconds)
        return Budget(self.count, limit)


class Bot(ABC):
    """Chooses moves for a seat."""

    default_count: ClassVar[int] = 0
    """The count if no strength is given; 0 if the bot takes none."""

    max_count: ClassVar[int] = 0
    """The highest count that the bot takes."""

    max_count_at_tables: ClassVar[int] = 0
    """The highest count at a table, where people wait for moves."""

    takes_time: ClassVar[bool] = False
    """Whether the bot takes a time instead of a count."""

    @classmethod
    def plays(cls, game: Game) -> bool:
        """Return whether `game` has the parts that this bot needs."""
        return True

    def __init__(self, game: Game) -> None:
        self.game = game

    @abstractmethod
    def choose(
        self, observation: State, legal: Sequence[int], rng: MutableSequence[int], budget: Budget
    ) -> int:
        """Return one of the `legal` codes; `observation` is all that the seat may know.

        When the time of `budget` is over, return the best move found so far.
        """


class Player:
    """A bot with its budget; the bot itself is made when it is first needed."""

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
        """Whether the player chooses the same moves on every machine."""
        return self.budget.seconds is None

    def warm_up(self) -> None:
        """Compile or load all that the bot needs, by a short choice for every number of seats."""
        game = self.game
        for seats in game.seats:
            state = game.rules.new(seats, game.rules.validate_options(seats, game.options()))
            while game.rules.to_act(state) == CHANCE:
                game.rules.apply(state, game.rules.outcomes(state)[0][0])
            observation = list(state)
            game.rules.observe(state, game.rules.to_act(state), observation)
            self.bot.choose(observation, game.rules.legal(state), [1 << 32], Budget(count=1))

    def choose(
        self,
        observation: State,
        legal: Sequence[int],
        rng: MutableSequence[int],
        seconds: float | None = None,
    ) -> int:
        """Return one of the `legal` codes; `observation` is all that the seat may know.

        After `seconds`, if they are given, return the best move found so far.
        """
        budget = self.budget if seconds is None else self.budget.within(seconds)
        return self.bot.choose(observation, legal, rng, budget)


def slices(seconds: float | None) -> Iterator[int]:
    """Yield how many steps to take before the next look at the clock, until `seconds` are over.

    Without a time, all steps are one slice. The first slice of a time is one step. The others are
    as many steps as take SLICE_SECONDS, or what is left of the time, at the speed of the slice
    before; at most twice as many as there.
    """
    if seconds is None:
        yield ALL_STEPS
        return
    before = time.monotonic()
    end = before + seconds
    steps = 1
    yield steps
    while (now := time.monotonic()) < end:
        took = max(now - before, 1e-9)
        steps = max(1, min(2 * steps, int(steps * min(SLICE_SECONDS, end - now) / took)))
        before = now
        yield steps


def work_in_slices(work: Callable[[int], bool], clock: Iterable[int]) -> bool:
    """Call `work` with the steps of each slice of `clock`, until it returns True: it is done.

    Return False if the clock ran out before.
    """
    return any(map(work, clock))


def budget_of(name: str, bot: type[Bot], strength: str) -> Budget:
    """Parse a strength: `1500`, `500ms`, `1s`, or "" for the default count. Raises BadOption."""
    if not strength:
        return Budget(count=bot.default_count)
    if not bot.default_count:
        raise BadOption("bot-no-strength", bot=name, strength=strength)
    if re.fullmatch("[1-9][0-9]{0,11}", strength) and int(strength) <= bot.max_count:
        return Budget(count=int(strength))
    time = re.fullmatch(r"((?:0|[1-9][0-9]{0,8})(?:\.[0-9]{1,9})?)(s|ms)", strength)
    if time and bot.takes_time:
        seconds = float(time[1]) * _SECONDS_PER_UNIT[time[2]]
        if 0 < seconds <= MAX_SECONDS:
            return Budget(seconds=seconds)
    key = "bot-strength-or-time" if bot.takes_time else "bot-strength"
    raise BadOption(
        key, bot=name, strength=strength, usual=str(bot.default_count), most=str(bot.max_count)
    )
