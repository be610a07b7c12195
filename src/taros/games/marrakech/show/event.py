"""Events of Marrakech: what one ply did.

An event holds all that is put into words (`text/words.py`) and all that the client animates.
"""

from functools import cache
from itertools import pairwise

import msgspec

from taros.core.game import State, Viewer

from ..kernel import payment, region, slot_on, turned
from ..layout import (
    BEGIN,
    DIE,
    FACINGS,
    NEIGHBOURS,
    NEXT,
    NONE,
    OUT,
    OWNERS,
    POSE,
    PURSE,
    RUG,
    RUG_SQUARES,
    SEAT,
    SHOW,
    TOP,
    WALK,
    Colour,
    Facing,
)
from ..text.notation import TURNS, Turn
from .view import colour_name, square_name


class Turned(msgspec.Struct, frozen=True, gc=False, tag="turned"):
    """A seat turns Assam on his square."""

    seat: int
    turn: Turn
    square: str
    before: Facing
    after: Facing


class Step(msgspec.Struct, frozen=True, gc=False):
    """A square of Assam's path."""

    square: str
    facing: Facing  # when he stands there
    loop: bool  # he came round a loop outside the market (M3.4)


class Rolled(msgspec.Struct, frozen=True, gc=False, tag="rolled"):
    """Assam walks as far as the die says, and the seat pays for where he stops."""

    seat: int
    roll: int
    start: Step
    path: tuple[Step, ...]
    owner: int | None  # the seat that is paid; None: nothing is due
    region: tuple[str, ...]  # the squares that are paid for, from Assam's outwards
    due: int
    paid: int
    out: bool  # the seat cannot pay, and leaves the game


class RugLaid(msgspec.Struct, frozen=True, gc=False, tag="rug-laid"):
    """A seat lays a rug."""

    seat: int
    squares: tuple[str, str]
    colour: Colour


class RugShown(msgspec.Struct, frozen=True, gc=False, tag="rug-shown"):
    """The colour of a seat's next rug is drawn."""

    seat: int
    colour: Colour


class Begun(msgspec.Struct, frozen=True, gc=False, tag="begun"):
    """A seat is drawn to begin."""

    seat: int


PlyEvent = Turned | Rolled | RugLaid | RugShown | Begun


def event(before: State, code: int, after: State | None, viewer: Viewer = None) -> PlyEvent:
    """Return what the ply `code` does that leads from `before` to `after`, as every viewer sees it.

    `after` is needed for rolls only.
    """
    if code < RUG:
        return _turned(before[SEAT], before[POSE], code)
    if code < DIE:
        seat = before[SEAT]
        return _rug_laid(seat, code - RUG, colour_name(before, before[NEXT + seat]))
    if code < SHOW:
        assert after is not None
        return _rolled(before, code - DIE + 1, after)
    if code < BEGIN:
        slot = code - SHOW
        return RugShown(slot & before[OWNERS], colour_name(before, slot))
    return Begun(code - BEGIN)


@cache
def _turned(seat: int, pose: int, code: int) -> Turned:
    facing = FACINGS[turned(pose, code) & 3]
    return Turned(seat, TURNS[code], square_name(pose >> 2), FACINGS[pose & 3], facing)


@cache
def _rug_laid(seat: int, rug: int, colour: Colour) -> RugLaid:
    first, other = RUG_SQUARES[rug]
    return RugLaid(seat, (square_name(first), square_name(other)), colour)


def _rolled(before: State, roll: int, after: State) -> Rolled:
    seat, pose = before[SEAT], before[POSE]
    square = WALK[4 * pose + roll - 1] >> 2
    due, owner = payment(before, seat, square)
    return Rolled(
        seat=seat,
        roll=roll,
        start=_step(pose, pose),
        path=_path(pose, roll),
        owner=None if owner == NONE else owner,
        region=() if owner == NONE else _region(before, square),
        due=due,
        paid=before[PURSE + seat] - after[PURSE + seat],
        out=after[OUT + seat] != 0,
    )


@cache
def _path(pose: int, roll: int) -> tuple[Step, ...]:
    """Return the steps of `roll` squares from `pose`."""
    poses = [pose, *(WALK[4 * pose + step] for step in range(roll))]
    return tuple(_step(a, b) for a, b in pairwise(poses))


@cache
def _step(before: int, pose: int) -> Step:
    """M3.3, M3.4: return the step to `pose`; only a loop changes Assam's facing on a walk."""
    return Step(square_name(pose >> 2), FACINGS[pose & 3], loop=before & 3 != pose & 3)


def _region(s: State, square: int) -> tuple[str, ...]:
    """M4.1: return the squares paid for, nearest first."""
    board = region(s[TOP + slot_on(s, square)], square)
    found = [square]
    for near in found:
        found += sorted(q for q in NEIGHBOURS[near] if board >> q & 1 and q not in found)
    return tuple(square_name(q) for q in found)
