"""Numbers of a review as people read them, in the terminal and on the page."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from taros.core.game import ScoreUnit
from taros.core.match import Match
from taros.core.words import Message, message
from taros.report.numbers import change, change_percent, decimal, percent

from .report import WORDS, Balance, Judged, Outcome, Review, Word, is_slip

WORST = 3  # slips of a seat that are shown in full


class SeatSkill(NamedTuple):
    """How a seat chose: its number of moves by verdict, and their average loss."""

    words: dict[Word, int]
    mean_loss: float


def chance_sum(balance: Balance, language: str) -> list[str]:
    start, luck, choices, result = _adding_up(balance, 1, 3)
    return [
        percent(start, language),
        change_percent(luck, language),
        change_percent(choices, language),
        percent(result, language),
    ]


def point_sum(balance: Balance, unit: ScoreUnit, language: str) -> list[str]:
    digits = unit.digits
    start, luck, choices, result = _adding_up(balance, 1 / unit.size, digits)
    return [
        decimal(start, digits, language),
        change(luck, digits, language),
        change(choices, digits, language),
        decimal(result, digits, language),
    ]


def _adding_up(balance: Balance, scale: float, digits: int) -> tuple[float, ...]:
    """Scale start, luck, choices and result, and round them to `digits` so that they add up.

    Choices take what rounding leaves.
    """
    parts = 10**digits
    start, luck, result = (
        round(scale * parts * value) for value in (balance.start, balance.luck, balance.result)
    )
    return start / parts, luck / parts, (result - start - luck) / parts, result / parts


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


def outcome_words(outcome: Outcome) -> Message:
    """Return what people call an outcome of chance."""
    return outcome.words or message("review-outcome", name=outcome.name)


def describe_best(match: Match, judged: Judged) -> Message:
    """Put the best move of a decision into words."""
    game, state = match.game, match.state_at(judged.ply)
    best = game.notation.parse_move(state, judged.best or "")
    return game.presenter.words(game.presenter.event(state, best, None, judged.actor))


def describe_slip(match: Match, judged: Judged, language: str) -> Message:
    """Say what was played, what was better, and why, with numbers as in `language`."""
    return message(
        "review-slip",
        turn=match.plies[judged.ply].turn,
        played=match.describe_ply(judged.ply),
        better=describe_best(match, judged),
        reason=judged.reason or message("advice-only"),
        loss=change_percent(-judged.loss, language),
    )
