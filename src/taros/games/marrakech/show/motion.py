"""What the eye follows in Marrakech: Assam turns, he walks and somebody pays, a rug is laid."""

from functools import cache
from itertools import pairwise

import msgspec

from taros.core.game import State

from ..kernel import apply, payment, region, slot_on, turned
from ..layout import (
    DIE,
    FACINGS,
    NEIGHBOURS,
    NEXT,
    NONE,
    OUT,
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
from .view import colour_name, square_name


class Turning(msgspec.Struct, frozen=True, gc=False, tag="turn"):
    """Assam turns on his square."""

    square: str
    before: Facing
    after: Facing


class Step(msgspec.Struct, frozen=True, gc=False):
    square: str
    facing: Facing  # when he stands there
    loop: bool  # he came round a loop outside the market (M3.4)


class Walking(msgspec.Struct, frozen=True, gc=False, tag="walk"):
    """Assam walks as far as the die says, and the seat pays for where he stops."""

    roll: int
    start: Step
    path: tuple[Step, ...]
    seat: int
    owner: int | None  # whom it pays; the rest is empty without one
    region: tuple[str, ...]  # the squares it pays for, from Assam's outwards
    due: int
    paid: int
    out: bool  # it cannot pay, and leaves the game


class Laying(msgspec.Struct, frozen=True, gc=False, tag="lay"):
    """A rug is laid."""

    seat: int
    squares: tuple[str, str]
    colour: Colour


Motion = Turning | Walking | Laying


def motion(s: State, code: int) -> Motion | None:
    """Of what happens when the code is applied to the state."""
    if code < RUG:
        before, after = s[POSE], turned(s[POSE], code)
        return Turning(square_name(before >> 2), FACINGS[before & 3], FACINGS[after & 3])
    if code < DIE:
        first, other = RUG_SQUARES[code - RUG]
        colour = colour_name(s, s[NEXT + s[SEAT]])
        return Laying(s[SEAT], (square_name(first), square_name(other)), colour)
    return _walking(s, code) if code < SHOW else None


def _walking(s: State, code: int) -> Walking:
    roll = code - DIE + 1
    seat = s[SEAT]
    poses = [s[POSE], *(WALK[4 * s[POSE] + step] for step in range(roll))]
    square = poses[-1] >> 2
    due, owner = payment(s, seat, square)
    after = list(s)
    apply(after, code)
    return Walking(
        roll=roll,
        start=_step(poses[0], poses[0]),
        path=tuple(_step(a, b) for a, b in pairwise(poses)),
        seat=seat,
        owner=None if owner == NONE else owner,
        region=() if owner == NONE else _region(s, square),
        due=due,
        paid=s[PURSE + seat] - after[PURSE + seat],
        out=after[OUT + seat] != 0,
    )


@cache
def _step(before: int, pose: int) -> Step:
    """M3.3, M3.4: only a loop changes his facing while he walks."""
    return Step(square_name(pose >> 2), FACINGS[pose & 3], loop=before & 3 != pose & 3)


def _region(s: State, square: int) -> tuple[str, ...]:
    """M4.1: the squares paid for, nearest first."""
    board = region(s[TOP + slot_on(s, square)], square)
    found = [square]
    for near in found:
        found += sorted(q for q in NEIGHBOURS[near] if board >> q & 1 and q not in found)
    return tuple(square_name(q) for q in found)
