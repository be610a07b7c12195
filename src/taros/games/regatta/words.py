"""What happens in Regatta, in words."""

from taros.core.game import State
from taros.core.words import Message, Seat, message

from .cards import kind_name, sail_name
from .kernel import apply
from .layout import (
    BECALMED,
    BEGIN,
    CALM,
    DONE,
    DRAW,
    EXCHANGE,
    GIVE_LANE,
    MAIN,
    PHASE,
    PICKING,
    PLACE,
    SEAT,
    SEATS,
    SECOND,
    STEER,
    SUNNING,
    TAKE_LANE,
)
from .view import exchanged, marks_rounded
from .ways import legs

_PROMPTS = {PICKING: "lane", MAIN: "main", SECOND: "second", SUNNING: "sun"}


def describe(s: State, code: int, viewer: int | None) -> Message:
    """What happens when the code is applied to the state, as far as a viewer may know."""
    after = list(s)
    apply(after, code)
    words = _event(s, after, code, viewer)
    for boat in range(s[SEATS]):
        if s[BECALMED + boat] and not after[BECALMED + boat]:
            words = message("regatta-and-becalmed", words=words, seat=Seat(boat))
    return words


def _event(s: State, after: State, code: int, viewer: int | None) -> Message:
    seat = Seat(s[SEAT])
    if code < EXCHANGE:
        return _sailed(s, after, code)
    if code < STEER:
        cards = exchanged(s, code - EXCHANGE)
        return _did("exchange", seat=seat, count=len(cards), cards=", ".join(cards))
    if code < CALM:
        return _did("steer", seat=seat, degrees=code - STEER)
    if code < DONE:
        return _did("sun", seat=seat, boat=Seat(code - CALM))
    if code == DONE:
        return _did("no-second" if s[PHASE] == SECOND else "done", seat=seat)
    if code < DRAW:
        return _did("lane", seat=seat, lane=code - TAKE_LANE + 1)
    if code < BEGIN:
        if viewer != s[SEAT]:
            return _did("draw-hidden", seat=seat)
        return _did("draw", seat=seat, card=kind_name(s, code - DRAW))
    if code < GIVE_LANE:
        return _did("begin", seat=Seat(code - BEGIN))
    return _did("given-lane", seat=seat, lane=code - GIVE_LANE + 1)


def _did(key: str, **arguments: "str | int | Seat") -> Message:
    return message(f"regatta-did-{key}", **arguments)


def _sailed(s: State, after: State, code: int) -> Message:
    seat = s[SEAT]
    card, arrow = sail_name(s, code)
    last = legs(s, code)[-1]
    key = "sail"
    if after[PLACE + seat]:
        key = "sail-home"
    elif last.until < last.whole:
        key = "sail-zone"
    elif marks_rounded(after, seat) > marks_rounded(s, seat):
        key = "sail-round"
    rounded = marks_rounded(after, seat)
    return _did(key, seat=Seat(seat), card=card, arrow=arrow, mark=rounded)


def prompt(s: State) -> Message:
    """What the seat to act is asked to do."""
    return message(f"regatta-ask-{_PROMPTS[s[PHASE]]}", seat=Seat(s[SEAT]))
