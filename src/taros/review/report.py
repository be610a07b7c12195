"""The contents of a review."""

from typing import Literal, get_args

import msgspec

from taros.core.words import Message

Word = Literal["best", "fine", "inaccuracy", "mistake", "blunder"]
WORDS: tuple[Word, ...] = get_args(Word)
LOSSES = (0.005, 0.02, 0.05, 0.10)  # of the chance to win; each word but the last is below its own

NUM_TURNING_POINTS = 3


class Judged(msgspec.Struct, frozen=True):
    """One ply, and the chances of every seat after it."""

    ply: int  # as in `Match.plies`
    actor: int  # a seat or CHANCE
    move: str
    chances: tuple[float, ...]  # to win; they add up to 1
    points: tuple[float, ...]  # in prospect: with what hands promise, and chance is about to bring
    best: str | None = None  # if a seat had a choice
    loss: float = 0.0  # of the mover's chance, from what it could know
    word: Word | None = None
    reason: Message | None = None  # of a slip: why the best move is better


class TurningPoint(msgspec.Struct, frozen=True):
    """A ply at which chances moved most, and a sentence on what caused what."""

    ply: int
    words: Message


class Balance(msgspec.Struct, frozen=True):
    """How a seat got from its start to its result: start + luck + choices = result.

    Luck and choices include those of its rivals.
    """

    start: float
    luck: float
    choices: float
    result: float


class Outcome(msgspec.Struct, frozen=True):
    """An outcome of chance: how often it occurred, and how often it was to be expected."""

    name: str  # as in records
    times: int
    expected: float
    words: Message | None = None  # for people, where the name is notation


class Review(msgspec.Struct, frozen=True):
    """The review of a whole game, or of the part that could be read."""

    game: str
    bot: str  # the bot that judged which moves are best
    names: tuple[str, ...]
    start: tuple[float, ...]  # chances, as of `Judged`
    start_points: tuple[float, ...]
    plies: tuple[Judged, ...]
    turning_points: tuple[TurningPoint, ...]  # in the order of their plies
    chances: tuple[Balance, ...]  # by seat
    points: tuple[Balance, ...]
    events: tuple[Outcome, ...]
    finished: bool
    damage: Message | None = None  # why the record goes no farther


def is_slip(judged: Judged) -> bool:
    """Whether a move gave away so much that it is worth a look."""
    return judged.word in WORDS[2:]


def word_of(loss: float) -> Word:
    """Return the word for a move that gives away `loss` of the chance to win."""
    for word, bound in zip(WORDS, LOSSES, strict=False):
        if loss < bound:
            return word
    return WORDS[-1]
