"""What happens in Regatta, in words."""

from taros.core.game import State
from taros.core.words import Message, Seat, message

from ..equipment.cards import kind_name, sail_name, sail_turn
from ..kernel import apply
from ..layout import (
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
    SEAT,
    SEATS,
    SECOND,
    STEER,
    SUNNING,
    TAKE_LANE,
)
from ..moves.sails import hand_at
from ..show.view import exchanged, marks_passed, marks_rounded

_PROMPTS = {
    PICKING: "regatta-ask-lane",
    MAIN: "regatta-ask-main",
    SECOND: "regatta-ask-second",
    SUNNING: "regatta-ask-sun",
}


def describe(s: State, code: int, viewer: int | None) -> Message:
    """What happens when the code is applied to the state, as far as a viewer may know."""
    words = _event(s, code, viewer)
    becalmed = [boat for boat in range(s[SEATS]) if s[BECALMED + boat]]
    if becalmed:
        after = list(s)
        apply(after, code)
        for boat in becalmed:
            if not after[BECALMED + boat]:
                words = message("regatta-and-becalmed", words=words, seat=Seat(boat))
    return words


def _event(s: State, code: int, viewer: int | None) -> Message:
    seat = Seat(s[SEAT])
    if code < EXCHANGE:
        return _sailed(s, code)
    if code < STEER:
        cards = exchanged(s, code - EXCHANGE)
        return message("regatta-did-exchange", seat=seat, count=len(cards), cards=", ".join(cards))
    if code < CALM:
        return message("regatta-did-steer", seat=seat, degrees=code - STEER)
    if code < DONE:
        return message("regatta-did-sun", seat=seat, boat=Seat(code - CALM))
    if code == DONE:
        key = "regatta-did-no-second" if s[PHASE] == SECOND else "regatta-did-done"
        return message(key, seat=seat)
    if code < DRAW:
        return message("regatta-did-lane", seat=seat, lane=code - TAKE_LANE + 1)
    if code < BEGIN:
        if viewer != s[SEAT]:
            return message("regatta-did-draw-hidden", seat=seat)
        return message("regatta-did-draw", seat=seat, card=kind_name(s, code - DRAW))
    if code < GIVE_LANE:
        return message("regatta-did-begin", seat=Seat(code - BEGIN))
    return message("regatta-did-given-lane", seat=seat, lane=code - GIVE_LANE + 1)


def _sailed(s: State, code: int) -> Message:
    seat = s[SEAT]
    card, _ = sail_name(s, code)
    sailing = hand_at(s)[code]
    last = sailing.way[-1]
    rounded = marks_passed(s, last.word[1])
    key = "regatta-did-sail"
    if last.is_home:
        key = "regatta-did-sail-home"
    elif sailing.is_cut_short:
        key = "regatta-did-sail-zone"
    elif rounded > marks_rounded(s, seat):
        key = "regatta-did-sail-round"
    return message(key, seat=Seat(seat), card=card, way=sail_way(s, code), mark=rounded)


def sail_way(s: State, sail: int) -> Message:
    """Where the arrow of a sail leads, as sailors say it."""
    turn = sail_turn(s, sail)
    if turn == 0:
        return message("regatta-way-ahead")
    return message("regatta-way-port" if turn > 0 else "regatta-way-starboard", degrees=abs(turn))


def prompt(s: State) -> Message:
    """What the seat to act is asked to do."""
    return message(_PROMPTS[s[PHASE]], seat=Seat(s[SEAT]))
