"""Numbers of a review as people read them, in the terminal and on the page."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from taros.core.match import Match
from taros.core.words import Message, message

from .report import WORDS, Balance, Judged, Review, Word, is_slip

WORST = 3  # slips of a seat that are shown in full


class SeatSkill(NamedTuple):
    """How a seat chose: its number of moves by verdict, and their average loss."""

    words: dict[Word, int]
    mean_loss: float


def percent(share: float) -> str:
    return f"{share:.1%}"


def change(amount: float, digits: int = 1) -> str:
    """Format `amount` with its sign, or without one if it rounds to zero."""
    rounded = round(amount, digits)
    return f"{rounded:+.{digits}f}" if rounded else f"{0:.{digits}f}"


def change_percent(share: float) -> str:
    return f"{change(100 * share)}%"


def chance_sum(balance: Balance) -> list[str]:
    start, luck, choices, result = _adding_up(balance, 100)
    return [f"{start:.1f}%", f"{change(luck)}%", f"{change(choices)}%", f"{result:.1f}%"]


def point_sum(balance: Balance) -> list[str]:
    start, luck, choices, result = _adding_up(balance)
    return [f"{start:.1f}", change(luck), change(choices), f"{result:.1f}"]


def _adding_up(balance: Balance, scale: int = 1) -> tuple[float, ...]:
    """Round start, luck, choices and result to a tenth so that they add up.

    Choices take what rounding leaves.
    """
    tenths = 10 * scale
    start, luck, result = (
        round(tenths * value) for value in (balance.start, balance.luck, balance.result)
    )
    return start / 10, luck / 10, (result - start - luck) / 10, result / 10


def seat_skills(found: Review) -> list[SeatSkill]:
    """Return how each seat chose, by seat."""
    return [
        _seat_skill([j for j in found.plies if j.actor == seat]) for seat in range(len(found.start))
    ]


def _seat_skill(plies: Sequence[Judged]) -> SeatSkill:
    chosen = [judged for judged in plies if judged.word]
    words = {word: sum(judged.word == word for judged in chosen) for word in WORDS}
    return SeatSkill(words, sum(judged.loss for judged in chosen) / max(1, len(chosen)))


def decisions(found: Review) -> Iterator[Judged]:
    return (judged for judged in found.plies if judged.word)


def worst_slips(found: Review) -> list[Judged]:
    """Return the WORST slips of every seat, in the order in which they were played."""
    worst = []
    for seat in range(len(found.start)):
        slips = [judged for judged in found.plies if judged.actor == seat and is_slip(judged)]
        worst += sorted(slips, key=lambda judged: -judged.loss)[:WORST]
    return sorted(worst, key=lambda judged: judged.ply)


def describe_slip(match: Match, judged: Judged) -> Message:
    """Say what was played, what was better, and why."""
    game, state = match.game, match.state_at(judged.ply)
    best = game.notation.parse_move(state, judged.best or "")
    return message(
        "review-slip",
        turn=match.plies[judged.ply].turn,
        played=match.describe_ply(judged.ply),
        better=game.presenter.words(game.presenter.event(state, best, None, judged.actor)),
        reason=judged.reason or message("advice-only"),
        loss=change_percent(-judged.loss),
    )
