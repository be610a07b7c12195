"""Convex shapes in the plane, in millimetres: how far apart, how deep in one another.

A boat lies at its mast (x, y), its bow points along (fx, fy), a vector of length 1; its own
coordinates are (ahead, left) of the mast. Polygons are tables of corners, anticlockwise.
"""

import math
from collections.abc import MutableSequence

from taros._jit import kernel, routine

from .layout import HULL_AT, HULL_SIZE

State = MutableSequence[int]

MM = 1e-3  # of a micrometre
ENDLESS = 1e9


@kernel
def ahead_of(x: float, y: float, fx: float, fy: float, px: float, py: float) -> float:
    """How far a point lies ahead of the mast."""
    return (px - x) * fx + (py - y) * fy


@kernel
def left_of(x: float, y: float, fx: float, fy: float, px: float, py: float) -> float:
    """How far a point lies to the left of the boat's axis."""
    return (py - y) * fx - (px - x) * fy


@routine
def distance_to_polygon(s: State, at: int, corners: int, px: float, py: float) -> float:
    """From a point to a convex polygon, in the polygon's coordinates; negative inside."""
    nearest = ENDLESS
    inside = True
    ax = s[at + 2 * corners - 2] * MM
    ay = s[at + 2 * corners - 1] * MM
    for i in range(corners):
        bx = s[at + 2 * i] * MM
        by = s[at + 2 * i + 1] * MM
        ex = bx - ax
        ey = by - ay
        wx = px - ax
        wy = py - ay
        inside = inside and ex * wy - ey * wx >= 0
        along = min(max((wx * ex + wy * ey) / (ex * ex + ey * ey), 0.0), 1.0)
        dx = wx - along * ex
        dy = wy - along * ey
        nearest = min(nearest, dx * dx + dy * dy)
        ax = bx
        ay = by
    return -math.sqrt(nearest) if inside else math.sqrt(nearest)


@kernel
def hull_to_point(
    s: State, x: float, y: float, fx: float, fy: float, px: float, py: float
) -> float:
    """From a boat's hull to a point, negative inside."""
    ahead = ahead_of(x, y, fx, fy, px, py)
    left = left_of(x, y, fx, fy, px, py)
    return distance_to_polygon(s, s[HULL_AT], s[HULL_SIZE], ahead, left)


@routine
def hull_to_polygon(
    s: State, x: float, y: float, fx: float, fy: float, at: int, corners: int
) -> float:
    """From a boat's hull to a convex polygon in the plane; below zero where they overlap."""
    nearest = ENDLESS
    for i in range(corners):
        px = s[at + 2 * i] * MM
        py = s[at + 2 * i + 1] * MM
        nearest = min(nearest, hull_to_point(s, x, y, fx, fy, px, py))
    gap = -ENDLESS  # the widest strip between the hull and the line of an edge of the polygon
    for i in range(s[HULL_SIZE]):
        a = s[s[HULL_AT] + 2 * i] * MM
        b = s[s[HULL_AT] + 2 * i + 1] * MM
        px = x + a * fx - b * fy
        py = y + a * fy + b * fx
        nearest = min(nearest, distance_to_polygon(s, at, corners, px, py))
    if nearest <= 0.0:
        return nearest
    gap = max(gap, gap_beside_polygon(s, x, y, fx, fy, at, corners))
    gap = max(gap, gap_beside_hull(s, x, y, fx, fy, at, corners))
    return nearest if gap >= 0.0 else gap


@routine
def gap_beside_polygon(
    s: State, x: float, y: float, fx: float, fy: float, at: int, corners: int
) -> float:
    """The widest gap between the line of an edge of the polygon and the hull beyond it."""
    widest = -ENDLESS
    ax = s[at + 2 * corners - 2] * MM
    ay = s[at + 2 * corners - 1] * MM
    for i in range(corners):
        bx = s[at + 2 * i] * MM
        by = s[at + 2 * i + 1] * MM
        ex = bx - ax
        ey = by - ay
        gap = ENDLESS
        for k in range(s[HULL_SIZE]):
            a = s[s[HULL_AT] + 2 * k] * MM
            b = s[s[HULL_AT] + 2 * k + 1] * MM
            wx = x + a * fx - b * fy - ax
            wy = y + a * fy + b * fx - ay
            gap = min(gap, ey * wx - ex * wy)
        widest = max(widest, gap / math.sqrt(ex * ex + ey * ey))
        ax = bx
        ay = by
    return widest


@routine
def gap_beside_hull(
    s: State, x: float, y: float, fx: float, fy: float, at: int, corners: int
) -> float:
    """The widest gap between the line of an edge of the hull and the polygon beyond it."""
    widest = -ENDLESS
    hull = s[HULL_AT]
    sides = s[HULL_SIZE]
    ax = s[hull + 2 * sides - 2] * MM
    ay = s[hull + 2 * sides - 1] * MM
    for i in range(sides):
        bx = s[hull + 2 * i] * MM
        by = s[hull + 2 * i + 1] * MM
        ex = bx - ax
        ey = by - ay
        gap = ENDLESS
        for k in range(corners):
            px = s[at + 2 * k] * MM
            py = s[at + 2 * k + 1] * MM
            wx = ahead_of(x, y, fx, fy, px, py) - ax
            wy = left_of(x, y, fx, fy, px, py) - ay
            gap = min(gap, ey * wx - ex * wy)
        widest = max(widest, gap / math.sqrt(ex * ex + ey * ey))
        ax = bx
        ay = by
    return widest


@routine
def hull_to_hull(
    s: State,
    x: float,
    y: float,
    fx: float,
    fy: float,
    ox: float,
    oy: float,
    ofx: float,
    ofy: float,
) -> float:
    """Between two boats' hulls; below zero where they overlap."""
    # the other boat as seen from this one
    cx = ahead_of(x, y, fx, fy, ox, oy)
    cy = left_of(x, y, fx, fy, ox, oy)
    c = ofx * fx + ofy * fy
    d = ofy * fx - ofx * fy
    nearest = ENDLESS
    hull = s[HULL_AT]
    sides = s[HULL_SIZE]
    for i in range(sides):
        a = s[hull + 2 * i] * MM
        b = s[hull + 2 * i + 1] * MM
        px = cx + a * c - b * d
        py = cy + a * d + b * c
        nearest = min(nearest, distance_to_polygon(s, hull, sides, px, py))
        wx = a - cx
        wy = b - cy
        qx = wx * c + wy * d
        qy = wy * c - wx * d
        nearest = min(nearest, distance_to_polygon(s, hull, sides, qx, qy))
    if nearest <= 0.0:
        return nearest
    gap = max(
        gap_of_hulls(s, cx, cy, c, d), gap_of_hulls(s, -cx * c - cy * d, cx * d - cy * c, c, -d)
    )
    return nearest if gap >= 0.0 else gap


@routine
def gap_of_hulls(s: State, cx: float, cy: float, c: float, d: float) -> float:
    """The widest gap between the line of an edge of one hull and the other, seen from the first."""
    widest = -ENDLESS
    hull = s[HULL_AT]
    sides = s[HULL_SIZE]
    ax = s[hull + 2 * sides - 2] * MM
    ay = s[hull + 2 * sides - 1] * MM
    for i in range(sides):
        bx = s[hull + 2 * i] * MM
        by = s[hull + 2 * i + 1] * MM
        ex = bx - ax
        ey = by - ay
        gap = ENDLESS
        for k in range(sides):
            a = s[hull + 2 * k] * MM
            b = s[hull + 2 * k + 1] * MM
            gap = min(gap, ey * (cx + a * c - b * d - ax) - ex * (cy + a * d + b * c - ay))
        widest = max(widest, gap / math.sqrt(ex * ex + ey * ey))
        ax = bx
        ay = by
    return widest


@routine
def depth_in_box(
    s: State, cx: float, cy: float, c: float, d: float, near: float, far: float, half: float
) -> float:
    """How deep a hull lies in the box `near` to `far` ahead of and `half` to either side of a boat.

    The hull's mast is at (cx, cy) and its bow along (c, d), as that boat sees it. Negative outside.
    """
    hull = s[HULL_AT]
    sides = s[HULL_SIZE]
    front = left = -ENDLESS
    back = right = ENDLESS
    for i in range(sides):
        a = s[hull + 2 * i] * MM
        b = s[hull + 2 * i + 1] * MM
        px = cx + a * c - b * d
        py = cy + a * d + b * c
        front = max(front, px)
        back = min(back, px)
        left = max(left, py)
        right = min(right, py)
    depth = min(min(front - near, far - back), min(left + half, half - right))
    if depth <= 0.0:
        return depth
    return min(depth, depth_beside_hull(s, cx, cy, c, d, near, far, half))


@routine
def depth_beside_hull(
    s: State, cx: float, cy: float, c: float, d: float, near: float, far: float, half: float
) -> float:
    """How deep the box reaches into the hull, over the edge of the hull where it is least."""
    least = ENDLESS
    hull = s[HULL_AT]
    sides = s[HULL_SIZE]
    ax = s[hull + 2 * sides - 2] * MM
    ay = s[hull + 2 * sides - 1] * MM
    for i in range(sides):
        bx = s[hull + 2 * i] * MM
        by = s[hull + 2 * i + 1] * MM
        # the edge's inner normal, as the boat with the box sees it
        nx = -(by - ay) * c - (bx - ax) * d
        ny = -(by - ay) * d + (bx - ax) * c
        size = math.sqrt(nx * nx + ny * ny)
        px = cx + ax * c - ay * d
        py = cy + ax * d + ay * c
        reach = max(nx * near, nx * far) + max(ny * half, -ny * half)
        least = min(least, (reach - nx * px - ny * py) / size)
        ax = bx
        ay = by
    return least


@routine
def crosses_hull(
    s: State, x: float, y: float, fx: float, fy: float, px: float, py: float, qx: float, qy: float
) -> bool:
    """Whether a line from p to q passes through a boat's hull."""
    hull = s[HULL_AT]
    sides = s[HULL_SIZE]
    pa = ahead_of(x, y, fx, fy, px, py)
    pl = left_of(x, y, fx, fy, px, py)
    qa = ahead_of(x, y, fx, fy, qx, qy)
    ql = left_of(x, y, fx, fy, qx, qy)
    enters = 0.0
    leaves = 1.0
    ax = s[hull + 2 * sides - 2] * MM
    ay = s[hull + 2 * sides - 1] * MM
    for i in range(sides):
        bx = s[hull + 2 * i] * MM
        by = s[hull + 2 * i + 1] * MM
        ex = bx - ax
        ey = by - ay
        at_p = ex * (pl - ay) - ey * (pa - ax)
        at_q = ex * (ql - ay) - ey * (qa - ax)
        if at_p < 0.0 and at_q < 0.0:
            return False
        if at_p < 0.0:
            enters = max(enters, at_p / (at_p - at_q))
        elif at_q < 0.0:
            leaves = min(leaves, at_p / (at_p - at_q))
        ax = bx
        ay = by
    return enters < leaves
