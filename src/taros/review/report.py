"""What a review says."""

from typing import Literal, get_args

import msgspec

from taros.core.words import Message

Word = Literal["best", "fine", "inaccuracy", "mistake", "blunder"]
WORDS: tuple[Word, ...] = get_args(Word)
LOSSES = (0.005, 0.02, 0.05, 0.10)  # of the chance to win; each word but the last is below its own

NUM_TURNING_POINTS = 3


class Judged(msgspec.Struct, frozen=True):
    """One thing that happened, and how every seat stands after it."""

    ply: int  # as in `Match.plies`
    actor: int  # a seat or CHANCE
    move: str
    chances: tuple[float, ...]  # to win; they add up to 1
    points: tuple[float, ...]  # in prospect: with what hands promise, and chance is about to bring
    best: str | None = None  # if a seat had a choice
    loss: float = 0.0  # of the mover's chance, from what it could know
    word: Word | None = None


class Balance(msgspec.Struct, frozen=True):
    """Where a seat began, what chance and choices gave it, its rivals' as well, and what came of
    it: start + luck + choices = result."""

    start: float
    luck: float
    choices: float
    result: float


class Outcome(msgspec.Struct, frozen=True):
    """Something that chance may bring: how often it did, and how often was to be expected."""

    name: str  # as in records
    times: int
    expected: float


class Review(msgspec.Struct, frozen=True):
    """A whole game, or as much of it as there is."""

    game: str
    bot: str  # who said which moves are best
    names: tuple[str, ...]
    start: tuple[float, ...]  # chances, as of `Judged`
    start_points: tuple[float, ...]
    plies: tuple[Judged, ...]
    turning_points: tuple[int, ...]  # the plies at which chances moved most, in order
    chances: tuple[Balance, ...]  # by seat
    points: tuple[Balance, ...]
    events: tuple[Outcome, ...]
    finished: bool
    damage: Message | None = None  # why the record goes no farther


def word_of(loss: float) -> Word:
    """What is said of a move that gives away so much of the chance to win."""
    for word, bound in zip(WORDS, LOSSES, strict=False):
        if loss < bound:
            return word
    return WORDS[-1]
