"""Arguments for a move: what speaks for it, weighed, and the best of them as one sentence."""

from collections.abc import Iterable
from typing import NamedTuple

from .words import Message, message

NEGLIGIBLE = 0.05


class Term(NamedTuple):
    """What a move has over another: by how much, in points of the game, and the words for it."""

    gain: float
    words: Message  # a clause that goes on from the subject: "covers two squares of rivals"


def sentence(subject: Message, terms: Iterable[Term]) -> Message:
    """The two terms that weigh most; those that do not speak for the move are left out."""
    weighty = sorted((term for term in terms if term.gain > NEGLIGIBLE), key=lambda t: -t.gain)
    if not weighty:
        return message("advice-close", subject=subject)
    if len(weighty) == 1:
        return message("advice-one", subject=subject, first=weighty[0].words)
    return message("advice-two", subject=subject, first=weighty[0].words, second=weighty[1].words)
