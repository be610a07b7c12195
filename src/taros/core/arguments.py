"""Arguments for a move: weighted terms, and the strongest of them as one sentence."""

from collections.abc import Iterable
from typing import NamedTuple

from .words import Message, message

NEGLIGIBLE = 0.05


class Term(NamedTuple):
    """One advantage of a move over another: its weight in points of the game, and its wording."""

    gain: float
    words: Message  # a clause that goes on from the subject: "covers two squares of rivals"


def sentence(subject: Message, terms: Iterable[Term]) -> Message:
    """Return a sentence about `subject` with the two heaviest of `terms`.

    Terms that do not speak for the move are left out.
    """
    weighty = sorted((term for term in terms if term.gain > NEGLIGIBLE), key=lambda t: -t.gain)
    if not weighty:
        return message("advice-close", subject=subject)
    if len(weighty) == 1:
        return message("advice-one", subject=subject, first=weighty[0].words)
    return message("advice-two", subject=subject, first=weighty[0].words, second=weighty[1].words)


def explain_by_chances(reason: Message, chance: float, other: float) -> Message:
    """Return `reason`, a sentence about a move, or if it names no term, one about its `chance`.

    Both are chances to win; `other` is that of the move it was compared with.
    """
    if reason.key != "advice-close":
        return reason
    wins, others = round(100 * chance), round(100 * other)
    return message("advice-wins", subject=reason.arguments["subject"], wins=wins, other=others)


def first_term(reason: Message) -> str | None:
    """Return the key of the heaviest term of a sentence, None if it has no terms."""
    first = reason.arguments.get("first")
    return first.key if isinstance(first, Message) else None
