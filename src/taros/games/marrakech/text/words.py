"""What happens in Marrakech, in words."""

from functools import cache

from taros.core.game import State
from taros.core.words import Argument, Message, Seat, message

from ..kernel import apply, payment
from ..layout import (
    BEGIN,
    CHOOSING,
    DIE,
    LAYING,
    NONE,
    OUT,
    OWNERS,
    PHASE,
    POSE,
    PURSE,
    RUG,
    RUG_SQUARES,
    RULES,
    SEAT,
    SHOW,
    TURN_LAST,
    WALK,
)
from ..show.view import colour_name, square_name
from .notation import TURNS

_PROMPTS = {CHOOSING: "marrakech-ask-turn", LAYING: "marrakech-ask-lay"}


def describe(s: State, code: int) -> Message:
    """What happens when the code is applied to the state."""
    if code < DIE:
        return _describe_move(s[SEAT], code)
    if code < SHOW:
        return _describe_roll(s, code)
    if code < BEGIN:
        owner = Seat((code - SHOW) & s[OWNERS])
        return message("marrakech-did-show", seat=owner, colour=_colour(s, code - SHOW))
    return message("marrakech-did-begin", seat=Seat(code - BEGIN))


@cache
def _describe_move(seat: int, code: int) -> Message:
    if code < RUG:
        return message(f"marrakech-did-{TURNS[code]}", seat=Seat(seat))
    first, other = (square_name(square) for square in RUG_SQUARES[code - RUG])
    return message("marrakech-did-lay", seat=Seat(seat), first=first, other=other)


def _describe_roll(s: State, code: int) -> Message:
    seat = s[SEAT]
    square = WALK[4 * s[POSE] + code - DIE] >> 2
    due, owner = payment(s, seat, square)
    after = list(s)
    apply(after, code)
    walked: dict[str, Argument] = {
        "seat": Seat(seat),
        "roll": code - DIE + 1,
        "square": square_name(square),
    }
    if owner == NONE:
        return Message("marrakech-did-walk", walked)
    paid = s[PURSE + seat] - after[PURSE + seat]
    key = "marrakech-did-pay"
    if after[OUT + seat]:
        key = "marrakech-did-go-out"
    elif paid < due:
        key = "marrakech-did-pay-part"
    return Message(key, {**walked, "paid": paid, "due": due, "owner": Seat(owner)})


def prompt(s: State) -> Message:
    """What the seat to act is asked to do."""
    key = _PROMPTS[s[PHASE]]
    if s[PHASE] == CHOOSING and s[RULES] & TURN_LAST:
        key = "marrakech-ask-turn-last"
    return message(key, seat=Seat(s[SEAT]))


def _colour(s: State, slot: int) -> Message:
    return message(f"marrakech-colour-{colour_name(s, slot)}")
