"""Events of Regatta in words."""

from taros.core.game import State
from taros.core.words import Listing, Message, Seat, message

from ..layout import BEGIN, DRAW, GIVE_LANE, MAIN, PHASE, PICKING, SEAT, SECOND, SUNNING
from ..show.card_pieces import card_piece
from ..show.event import (
    Begun,
    Dealt,
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
    if isinstance(event, Dealt):
        return _dealt(event)
    seat = Seat(event.seat)
    match event:  # the most frequent ones first
        case Steered(heading=heading):
            return message("regatta-did-steer", seat=seat, degrees=heading)
        case Exchanged(cards=cards):
            count = len(cards)
            return message("regatta-did-exchange", seat=seat, count=count, cards=Listing(cards))
        case Sailed():
            return _sailed(event)
        case SunLaid(boat=boat):
            return message("regatta-did-sun", seat=seat, boat=Seat(boat))
        case Passed(second=second):
            return message("regatta-did-no-second" if second else "regatta-did-done", seat=seat)
        case LaneTaken(lane=lane, lot=lot):
            key = "regatta-did-given-lane" if lot else "regatta-did-lane"
            return message(key, seat=seat, lane=lane)
        case Drawn(count=count, cards=()):
            return message("regatta-did-draw-hidden", seat=seat, count=count)
        case Drawn(count=count, cards=cards):
            return message("regatta-did-draw", seat=seat, count=count, cards=Listing(cards))
        case Begun():
            return message("regatta-did-begin", seat=seat)


def _dealt(event: Dealt) -> Message:
    if event.seat is None:
        return message("regatta-did-deal")
    seat, cards = Seat(event.seat), Listing(event.cards)
    return message("regatta-did-deal-to", seat=seat, count=event.count, cards=cards)


def _sailed(event: Sailed) -> Message:
    seat, card = Seat(event.seat), event.card
    if event.home:
        return message("regatta-did-sail-home", seat=seat, card=card)
    if event.cut_short:
        return message("regatta-did-sail-zone", seat=seat, card=card)
    if event.mark is not None:
        return message("regatta-did-sail-round", seat=seat, card=card, mark=event.mark)
    return message("regatta-did-sail", seat=seat, card=card)


def outcome_words(s: State, code: int) -> Message:
    """Name an outcome of chance: the card that is drawn, the boat that begins, or the lane."""
    if code < BEGIN:
        return message("regatta-outcome-card", card=card_piece(s, code - DRAW))
    if code < GIVE_LANE:
        return message("regatta-outcome-begin", seat=Seat(code - BEGIN))
    return message("regatta-outcome-lane", lane=code - GIVE_LANE + 1)


def prompt(s: State) -> Message:
    """Return what the seat to act is asked to do."""
    return message(_PROMPTS[s[PHASE]], seat=Seat(s[SEAT]))
