"""Events of Marrakech in words."""

from functools import lru_cache

from taros.core.game import State
from taros.core.words import Argument, Message, Seat, message

from ..layout import (
    BEGIN,
    CHOOSING,
    DIE,
    LAYING,
    PHASE,
    RULES,
    SEAT,
    SHOW,
    TURN_LAST,
)
from ..show.event import Begun, PlyEvent, Rolled, RugLaid, RugShown, Turned
from ..show.view import colour_name

_PROMPTS = {CHOOSING: "marrakech-ask-turn", LAYING: "marrakech-ask-lay"}


def words(event: PlyEvent) -> Message:
    """Put `event` into words."""
    return _rolled(event) if isinstance(event, Rolled) else _words(event)


@lru_cache(maxsize=4000)
def _words(event: Turned | RugLaid | RugShown | Begun) -> Message:
    """Put an event into words that is likely to come again, or offered as a choice."""
    seat = Seat(event.seat)
    match event:
        case Turned(turn=turn):
            return message(f"marrakech-did-{turn}", seat=seat)
        case RugLaid(squares=(first, other)):
            return message("marrakech-did-lay", seat=seat, first=first, other=other)
        case RugShown(colour=colour):
            return message("marrakech-did-show", seat=seat, colour=_colour(colour))
        case Begun():
            return message("marrakech-did-begin", seat=seat)


def _rolled(event: Rolled) -> Message:
    walked: dict[str, Argument] = {
        "seat": Seat(event.seat),
        "roll": event.roll,
        "square": event.path[-1].square,
    }
    if event.owner is None:
        return Message("marrakech-did-walk", walked)
    key = "marrakech-did-pay"
    if event.out:
        key = "marrakech-did-go-out"
    elif event.paid < event.due:
        key = "marrakech-did-pay-part"
    paid: dict[str, Argument] = {
        "paid": event.paid,
        "due": event.due,
        "owner": Seat(event.owner),
    }
    return Message(key, {**walked, **paid})


def _colour(name: str) -> Message:
    return message(f"marrakech-colour-{name}")


def outcome_words(s: State, code: int) -> Message:
    """Name an outcome of chance: the roll, the colour of the next rug, or the seat that begins."""
    if code < SHOW:
        return message("marrakech-outcome-roll", roll=code - DIE + 1)
    if code < BEGIN:
        return _colour(colour_name(s, code - SHOW))
    return message("marrakech-outcome-begin", seat=Seat(code - BEGIN))


def prompt(s: State) -> Message:
    """Return what the seat to act is asked to do."""
    key = _PROMPTS[s[PHASE]]
    if s[PHASE] == CHOOSING and s[RULES] & TURN_LAST:
        key = "marrakech-ask-turn-last"
    return message(key, seat=Seat(s[SEAT]))
