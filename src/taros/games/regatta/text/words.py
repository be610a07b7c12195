"""Events of Regatta in words."""

from taros.core.game import State
from taros.core.words import Message, Seat, message

from ..layout import MAIN, PHASE, PICKING, SEAT, SECOND, SUNNING
from ..show.event import (
    Begun,
    Drawn,
    Exchanged,
    LaneTaken,
    Passed,
    PlyEvent,
    Sailed,
    Steered,
    SunLaid,
)

_PROMPTS = {
    PICKING: "regatta-ask-lane",
    MAIN: "regatta-ask-main",
    SECOND: "regatta-ask-second",
    SUNNING: "regatta-ask-sun",
}


def words(event: PlyEvent) -> Message:
    """Put `event` into words."""
    said = _words(event)
    for boat in event.misses:
        said = message("regatta-and-becalmed", words=said, seat=Seat(boat))
    return said


def _words(event: PlyEvent) -> Message:
    seat = Seat(event.seat)
    match event:  # the most frequent ones first
        case Steered(heading=heading):
            return message("regatta-did-steer", seat=seat, degrees=heading)
        case Exchanged(cards=cards):
            names = ", ".join(cards)
            return message("regatta-did-exchange", seat=seat, count=len(cards), cards=names)
        case Sailed():
            return _sailed(event)
        case SunLaid(boat=boat):
            return message("regatta-did-sun", seat=seat, boat=Seat(boat))
        case Passed(second=second):
            return message("regatta-did-no-second" if second else "regatta-did-done", seat=seat)
        case LaneTaken(lane=lane, lot=lot):
            key = "regatta-did-given-lane" if lot else "regatta-did-lane"
            return message(key, seat=seat, lane=lane)
        case Drawn(card=str(card)):
            return message("regatta-did-draw", seat=seat, card=card)
        case Drawn():
            return message("regatta-did-draw-hidden", seat=seat)
        case Begun():
            return message("regatta-did-begin", seat=seat)


def _sailed(event: Sailed) -> Message:
    seat, way = Seat(event.seat), sail_way(event.turn)
    if event.home:
        return message("regatta-did-sail-home", seat=seat, card=event.card, way=way)
    if event.cut_short:
        return message("regatta-did-sail-zone", seat=seat, card=event.card, way=way)
    if event.mark is not None:
        key = "regatta-did-sail-round"
        return message(key, seat=seat, card=event.card, way=way, mark=event.mark)
    return message("regatta-did-sail", seat=seat, card=event.card, way=way)


def sail_way(turn: int) -> Message:
    """Return the direction of an arrow that turns by `turn` degrees to port, as sailors call it."""
    if turn == 0:
        return message("regatta-way-ahead")
    return message("regatta-way-port" if turn > 0 else "regatta-way-starboard", degrees=abs(turn))


def prompt(s: State) -> Message:
    """Return what the seat to act is asked to do."""
    return message(_PROMPTS[s[PHASE]], seat=Seat(s[SEAT]))
