"""What messages say: which table, and with whom; never what is hidden, or what somebody wrote."""

from collections.abc import Sequence
from typing import NamedTuple

from taros.core.words import Listing, Message, message

from ..storage.notices import Notice
from .channel import Letter


class Reason(NamedTuple):
    """A notice that is to be told, with the names of the others at its table."""

    notice: Notice
    others: tuple[str, ...] = ()


def letter(reasons: Sequence[Reason], language: str) -> Letter:
    """Return the one message that tells all of `reasons` in `language`."""
    if len(reasons) > 1:
        games = dict.fromkeys(each.notice.game for each in reasons if each.notice.game)
        body = Listing(tuple(message(f"{game}-name") for game in games))
        title = message("notice-several", count=len(reasons))
        return Letter(
            title.format(language), message("notice-games", games=body).format(language), "/"
        )
    ((notice, others),) = reasons
    title = message(f"notice-{notice.kind}", game=_game_name(notice), name=notice.name)
    return Letter(title.format(language), _body(notice, others).format(language), notice.path)


def _game_name(notice: Notice) -> Message | str:
    return message(f"{notice.game}-name") if notice.game else ""


def _body(notice: Notice, others: tuple[str, ...]) -> Message:
    if notice.kind == "turn" and others:
        return message("notice-turn-with", names=Listing(others))
    return message(f"notice-{notice.kind}-about")
