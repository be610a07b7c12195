"""What a sail or a pose touches, and where: for the reasons that people are given."""

import math
from itertools import pairwise

import msgspec

from taros.core.game import State

from ..equipment.pieces import MICRO, Point
from ..hull.boats import bow, is_on_water
from ..hull.geometry import TOUCH
from ..hull.motion import pose_at
from ..hull.sweep import A_BOAT, A_PART, NOTHING, THE_EDGE, first_contact, touched_lying
from ..hull.zones import depth_in_zone
from ..layout import (
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
from .trajectory import Leg, Pose

Edge = tuple[float, float, float, float, float]  # x, y, dx and dy to its end, length squared


class Touch(msgspec.Struct, frozen=True):
    """What is touched on a leg, after how many mm of the stern, and at which point."""

    what: int  # as in sweep: a circle 0.., A_BOAT.., A_PART.., THE_EDGE
    gone: float
    at: Point


class Contact(msgspec.Struct, frozen=True):
    """What is touched on a trajectory, at which part of it, and at which point."""

    what: int  # as in `Touch`
    fraction: float
    at: Point


def touch_on_leg(s: State, leg: Leg) -> Touch | None:
    """R3.5: return the first thing that the seat to act touches on a leg, or None."""
    seat = s[SEAT]
    gone, what = first_contact(s, seat, *leg.start, leg.arrow, leg.until)
    if what != NOTHING:
        pose = pose_at(s, *leg.start, leg.arrow, gone)
        return Touch(what, gone, point_of_contact(s, pose, what))
    if not leg.is_home and (what := touched_lying(s, seat, *leg.end)) != NOTHING:
        return Touch(what, gone, point_of_contact(s, leg.end, what))
    return None


def zone_at(s: State, seat: int, pose: Pose) -> int | None:
    """R4.2: return the boat in whose zone a seat's hull lies deepest, or None."""
    x, y, heading = pose
    fx, fy = bow(heading)
    depths = {
        boat: depth_in_zone(s, boat, x / MICRO, y / MICRO, fx, fy)
        for boat in range(s[SEATS])
        if boat != seat and is_on_water(s, boat)
    }
    deepest = max(depths, key=lambda boat: depths[boat], default=None)
    return deepest if deepest is not None and depths[deepest] > TOUCH else None


def point_of_contact(s: State, pose: Pose, what: int) -> Point:
    """Return the point of the hull that is nearest to what it touches."""
    return nearest_point(hull_edges(s), pose, outline_of(s, what))


def outline_of(s: State, what: int) -> list[Point]:
    """Return the corners of a thing that can be touched; of a circle its centre."""
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
    """Return the corners of a hull in a pose."""
    fx, fy = bow(pose[2])
    x, y = pose[0] / MICRO, pose[1] / MICRO
    hull = _corners(s, s[HULL_AT], s[HULL_SIZE])
    return [(x + a * fx - b * fy, y + a * fy + b * fx) for a, b in hull]


def _corners(s: State, at: int, count: int) -> list[Point]:
    return [(s[i] / MICRO, s[i + 1] / MICRO) for i in range(at, at + 2 * count, 2)]


def hull_edges(s: State) -> list[Edge]:
    """Return the edges of a hull, ahead and to the left of the mast."""
    return _edges(_corners(s, s[HULL_AT], s[HULL_SIZE]))


def _edges(corners: list[Point]) -> list[Edge]:
    ends = pairwise([*corners, corners[0]])
    return [
        (ax, ay, bx - ax, by - ay, (bx - ax) ** 2 + (by - ay) ** 2 or 1.0)
        for (ax, ay), (bx, by) in ends
    ]


def nearest_point(hull: list[Edge], pose: Pose, thing: list[Point]) -> Point:
    """Return the point of a hull in a pose that is nearest to a thing with these corners.

    Two shapes are nearest where their outlines cross, or at a corner of one of them.
    """
    mx, my = pose[0] / MICRO, pose[1] / MICRO
    fx, fy = bow(pose[2])
    # the thing as the boat sees it
    seen = [((x - mx) * fx + (y - my) * fy, (y - my) * fx - (x - mx) * fy) for x, y in thing]
    ahead, left = _nearest(hull, seen)
    return mx + ahead * fx - left * fy, my + ahead * fy + left * fx


def _nearest(hull: list[Edge], thing: list[Point]) -> Point:
    if len(thing) == 1:
        return _on_outline(thing[0], hull)
    if (crossing := _crossing(hull, thing)) is not None:
        return crossing
    outline = _edges(thing)
    corners = [(x, y) for x, y, *_ in hull]
    found = [(math.dist(corner, _on_outline(corner, outline)), corner) for corner in corners]
    for corner in thing:
        point = _on_outline(corner, hull)
        found.append((math.dist(corner, point), point))
    return min(found)[1]


def _crossing(hull: list[Edge], thing: list[Point]) -> Point | None:
    """Return the point where the hull crosses the outline of a thing, or None."""
    following = [*thing[1:], thing[0]]
    for ax, ay, ex, ey, length2 in hull:
        offset = ex * ay - ey * ax
        cx, cy = thing[0]
        at_c = ex * cy - ey * cx - offset  # above 0: left of the edge
        for dx, dy in following:
            at_d = ex * dy - ey * dx - offset
            if at_c * at_d <= 0 and at_c != at_d:
                part = at_c / (at_c - at_d)
                x, y = cx + part * (dx - cx), cy + part * (dy - cy)
                if 0 <= (x - ax) * ex + (y - ay) * ey <= length2:
                    return x, y
            cx, cy, at_c = dx, dy, at_d
    return None


def _on_outline(point: Point, edges: list[Edge]) -> Point:
    """Return the point of a polygon's outline that is nearest to another point."""
    px, py = point
    nearest, least = point, math.inf
    for ax, ay, ex, ey, length2 in edges:
        along = ((px - ax) * ex + (py - ay) * ey) / length2
        along = 0.0 if along < 0.0 else 1.0 if along > 1.0 else along
        x, y = ax + along * ex, ay + along * ey
        away2 = (px - x) ** 2 + (py - y) ** 2
        if away2 < least:
            nearest, least = (x, y), away2
    return nearest
