"""What a sail or a pose runs into, and where: for people, who want to know why not."""

import math
from itertools import pairwise

import msgspec

from taros.core.game import State

from .layout import (
    CIRCLES_AT,
    EDGE_AT,
    EDGE_SIZE,
    HEADING,
    HULL_AT,
    HULL_SIZE,
    PARTS_AT,
    SEAT,
    SEATS,
    X,
    Y,
)
from .pieces import MICRO, Point, cross
from .sweep import (
    A_BOAT,
    A_PART,
    NOTHING,
    THE_EDGE,
    TOUCH,
    bow_x,
    bow_y,
    depth_in_zone,
    first_contact,
    is_on_water,
    pose_at,
    touched_lying,
)
from .ways import Leg, Pose


class Contact(msgspec.Struct, frozen=True):
    """What is touched, at which part of the way, and the point where."""

    what: int  # as in sweep: a circle 0.., A_BOAT.., A_PART.., THE_EDGE
    fraction: float
    at: Point


def contact_on_way(s: State, way: list[Leg], legs: int) -> Contact | None:
    """R3.5: the first thing that the seat to act touches on a way of at most `legs`, or None."""
    seat = s[SEAT]
    for number, leg in enumerate(way):
        gone, what = first_contact(s, seat, *leg.start, leg.arrow, leg.until)
        if what != NOTHING:
            pose = pose_at(s, *leg.start, leg.arrow, gone)
        elif not leg.is_home:
            what, pose = touched_lying(s, seat, *leg.end), leg.end
        if what != NOTHING:
            fraction = (number + gone / leg.whole) / legs
            return Contact(what, fraction, point_of_contact(s, pose, what))
    return None


def zone_at(s: State, seat: int, pose: Pose) -> int | None:
    """R4.2: the boat in whose zone a seat's hull lies deepest, or None if it is in no zone."""
    x, y, heading = pose
    depths = {
        boat: depth_in_zone(s, boat, x / MICRO, y / MICRO, bow_x(heading), bow_y(heading))
        for boat in range(s[SEATS])
        if boat != seat and is_on_water(s, boat)
    }
    deepest = max(depths, key=lambda boat: depths[boat], default=None)
    return deepest if deepest is not None and depths[deepest] > TOUCH else None


def point_of_contact(s: State, pose: Pose, what: int) -> Point:
    """The point of the hull that is nearest to what it touches."""
    return nearest_point(hull_at(s, pose), outline_of(s, what))


def outline_of(s: State, what: int) -> list[Point]:
    """The corners of a thing that can be touched; of a circle its centre."""
    if what < A_BOAT:
        at = s[CIRCLES_AT] + 3 * what
        return [(s[at] / MICRO, s[at + 1] / MICRO)]
    if what < A_PART:
        boat = what - A_BOAT
        return hull_at(s, (s[X + boat], s[Y + boat], s[HEADING + boat]))
    if what < THE_EDGE:
        at = s[PARTS_AT]
        for _ in range(what - A_PART):
            at += 1 + 2 * s[at]
        return _corners(s, at + 1, s[at])
    return _corners(s, s[EDGE_AT], s[EDGE_SIZE])


def hull_at(s: State, pose: Pose) -> list[Point]:
    return placed(hull_corners(s), pose)


def hull_corners(s: State) -> list[Point]:
    """Ahead and to the left of the mast."""
    return _corners(s, s[HULL_AT], s[HULL_SIZE])


def placed(hull: list[Point], pose: Pose) -> list[Point]:
    """The corners of a hull in a pose."""
    fx, fy = bow_x(pose[2]), bow_y(pose[2])
    x, y = pose[0] / MICRO, pose[1] / MICRO
    return [(x + a * fx - b * fy, y + a * fy + b * fx) for a, b in hull]


def _corners(s: State, at: int, count: int) -> list[Point]:
    return [(s[i] / MICRO, s[i + 1] / MICRO) for i in range(at, at + 2 * count, 2)]


def nearest_point(hull: list[Point], thing: list[Point]) -> Point:
    """The point of a hull that is nearest to a thing with these corners.

    Two shapes are nearest where their outlines cross, or at a corner of one of them.
    """
    if len(thing) == 1:
        return _on_outline(thing[0], hull)
    for a, b in pairwise([*hull, hull[0]]):
        for c, d in pairwise([*thing, thing[0]]):
            if (crossing := _crossing(a, b, c, d)) is not None:
                return crossing
    found = [(math.dist(corner, _on_outline(corner, thing)), corner) for corner in hull]
    for corner in thing:
        point = _on_outline(corner, hull)
        found.append((math.dist(corner, point), point))
    return min(found)[1]


def _crossing(a: Point, b: Point, c: Point, d: Point) -> Point | None:
    """The point that two straight lines have in common."""
    at_c, at_d = cross(a, b, c), cross(a, b, d)
    if at_c * at_d > 0 or at_c == at_d or cross(c, d, a) * cross(c, d, b) > 0:
        return None
    part = at_c / (at_c - at_d)
    return c[0] + part * (d[0] - c[0]), c[1] + part * (d[1] - c[1])


def _on_outline(point: Point, corners: list[Point]) -> Point:
    """The point of a polygon's outline that is nearest to another point."""
    px, py = point
    nearest, least = corners[0], math.inf
    ax, ay = corners[-1]
    for bx, by in corners:
        ex, ey = bx - ax, by - ay
        length2 = ex * ex + ey * ey or 1.0
        along = ((px - ax) * ex + (py - ay) * ey) / length2
        along = 0.0 if along < 0.0 else 1.0 if along > 1.0 else along
        x, y = ax + along * ex, ay + along * ey
        away2 = (px - x) ** 2 + (py - y) ** 2
        if away2 < least:
            nearest, least = (x, y), away2
        ax, ay = bx, by
    return nearest
