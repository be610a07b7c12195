"""The figures of a review as people read them, in the terminal and on the page."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from taros.core.match import Match

from .report import WORDS, Balance, Judged, Review, Word


class Play(NamedTuple):
    """How a seat chose: how many of its moves were what, and what they gave away on average."""

    words: dict[Word, int]
    mean_loss: float


def percent(share: float) -> str:
    return f"{share:.1%}"


def change(amount: float, digits: int = 1) -> str:
    """With its sign, unless it is nothing."""
    rounded = round(amount, digits)
    return f"{rounded:+.{digits}f}" if rounded else f"{0:.{digits}f}"


def change_percent(share: float) -> str:
    return f"{change(100 * share)}%"


def chance_sum(balance: Balance) -> list[str]:
    return [
        percent(balance.start),
        change_percent(balance.luck),
        change_percent(balance.choices),
        percent(balance.result),
    ]


def point_sum(balance: Balance) -> list[str]:
    return [
        f"{balance.start:.1f}",
        change(balance.luck),
        change(balance.choices),
        f"{balance.result:.1f}",
    ]


def plays(found: Review) -> list[Play]:
    """By seat."""
    return [_play([j for j in found.plies if j.actor == seat]) for seat in range(len(found.start))]


def _play(plies: Sequence[Judged]) -> Play:
    chosen = [judged for judged in plies if judged.word]
    words = {word: sum(judged.word == word for judged in chosen) for word in WORDS}
    return Play(words, sum(judged.loss for judged in chosen) / max(1, len(chosen)))


def decisions(found: Review) -> Iterator[Judged]:
    return (judged for judged in found.plies if judged.word)


def chances_before(found: Review, ply: int) -> tuple[float, ...]:
    return found.plies[ply - 1].chances if ply else found.start


def most_moved(found: Review, ply: int) -> int:
    """The seat whose chance a ply has changed most."""
    before, after = chances_before(found, ply), found.plies[ply].chances
    return max(range(len(after)), key=lambda seat: abs(after[seat] - before[seat]))


def told(match: Match, ply: int, language: str, names: Sequence[str]) -> str:
    """What happened, in words."""
    code = match.plies[ply].move.code
    return match.game.describe(match.state_at(ply), code, None).say(language, names)
