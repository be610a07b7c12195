"""What the eye follows on the sea when something happens."""

import msgspec

from taros.core.game import State

from ..equipment.cards import kind_name, sail_name
from ..equipment.pieces import MICRO
from ..layout import (
    BECALMED,
    BEGIN,
    CALM,
    DONE,
    DRAW,
    EXCHANGE,
    GIVE_LANE,
    LANES_AT,
    SEAT,
    SEATS,
    STEER,
    TAKE_LANE,
)
from ..moves.sails import hand_at
from .view import Pose, exchanged, pose_of, wake


class Motion(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that a seat does or that chance gives it."""

    seat: int
    poses: tuple[Pose, ...] = ()  # the boat's way, from where it lay to where it ends
    card: str | None = None  # sailed, or drawn if the viewer may know
    arrow: str | None = None
    cut_short: bool = False  # by a zone (R4.3)
    home: bool = False
    cards: tuple[str, ...] = ()  # put away in exchange
    draws: bool = False
    calms: int | None = None  # the seat that a sun is laid before
    begins: bool = False
    done: bool = False
    misses: tuple[int, ...] = ()  # seats that miss their turn now, becalmed (R6.4)


def motion(s: State, after: State, code: int, viewer: int | None) -> Motion:
    """`after` is the state that the code leads to."""
    misses = tuple(
        boat for boat in range(s[SEATS]) if s[BECALMED + boat] and not after[BECALMED + boat]
    )
    return msgspec.structs.replace(_motion(s, code, viewer), misses=misses)


def _motion(s: State, code: int, viewer: int | None) -> Motion:
    seat = s[SEAT]
    if code < EXCHANGE:
        return _sailed(s, code)
    if code < STEER:
        return Motion(seat, cards=exchanged(s, code - EXCHANGE))
    if code < CALM:
        x, y, heading = pose_of(s, seat)
        return Motion(seat, poses=((x, y, heading), (x, y, float(code - STEER))))
    if code < DONE:
        return Motion(seat, calms=code - CALM)
    if code == DONE:
        return Motion(seat, done=True)
    if code < DRAW:
        return Motion(seat, poses=(_lane(s, code - TAKE_LANE),))
    if code < BEGIN:
        return Motion(seat, card=kind_name(s, code - DRAW) if viewer == seat else None, draws=True)
    if code < GIVE_LANE:
        return Motion(code - BEGIN, begins=True)
    return Motion(seat, poses=(_lane(s, code - GIVE_LANE),))


def _sailed(s: State, sail: int) -> Motion:
    card, arrow = sail_name(s, sail)
    sailing = hand_at(s)[sail]
    return Motion(
        s[SEAT],
        poses=wake(s, sail).poses,
        card=card,
        arrow=arrow,
        cut_short=sailing.is_cut_short,
        home=sailing.way[-1].is_home,
    )


def _lane(s: State, lane: int) -> Pose:
    x, y = (s[s[LANES_AT] + 2 * lane + i] for i in range(2))
    return x / MICRO, y / MICRO, 0.0
