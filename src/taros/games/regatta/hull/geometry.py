"""Convex shapes in the plane, in millimetres: distances and depths of overlap.

A boat lies at its mast (x, y), its bow points along (fx, fy), a vector of length 1; its own
coordinates are (ahead, left) of the mast. Polygons are tables of corners, anticlockwise. A polygon
placed at (cx, cy) along (c, d) has its own first axis turned into that direction.
"""

import math
from collections.abc import MutableSequence

from taros.kernels import kernel, routine

from ..layout import BEAM, HULL_AT, HULL_SIZE, LENGTH

State = MutableSequence[int]

MM = 1e-3  # of a micrometre
ENDLESS = 1e9
RADIANS = math.pi / 180_000  # of a thousandth of a degree
NEAR = 8.0  # mm: farther apart, the boxes and circles round shapes tell enough
TOUCH = 0.01  # R3.5: less clearance is contact; more depth is inside a zone
CLOSE = 0.1  # mm: shapes farther apart may be taken to be nearer than they are, never farther


@kernel
def nearest_int(value: float) -> int:
    return math.floor(value + 0.5)


@kernel
def ahead_of(x: float, y: float, fx: float, fy: float, px: float, py: float) -> float:
    """Return how far the point p lies ahead of the mast."""
    return (px - x) * fx + (py - y) * fy


@kernel
def left_of(x: float, y: float, fx: float, fy: float, px: float, py: float) -> float:
    """Return how far the point p lies to the left of the boat's axis."""
    return (py - y) * fx - (px - x) * fy


@routine
def distance_to_polygon(s: State, at: int, corners: int, px: float, py: float) -> float:
    """Return the distance from p to a convex polygon, in its coordinates; negative inside."""
    nearest = ENDLESS
    inside = True
    end = at + 2 * corners
    ax = s[end - 2] * MM
    ay = s[end - 1] * MM
    for i in range(at, end, 2):
        bx = s[i] * MM
        by = s[i + 1] * MM
        ex = bx - ax
        ey = by - ay
        wx = px - ax
        wy = py - ay
        inside = inside and ex * wy - ey * wx >= 0
        along = (wx * ex + wy * ey) / (ex * ex + ey * ey)
        along = 0.0 if along < 0.0 else 1.0 if along > 1.0 else along
        dx = wx - along * ex
        dy = wy - along * ey
        away2 = dx * dx + dy * dy
        nearest = away2 if away2 < nearest else nearest
        ax = bx
        ay = by
    return -math.sqrt(nearest) if inside else math.sqrt(nearest)


@kernel
def hull_to_point(
    s: State, x: float, y: float, fx: float, fy: float, px: float, py: float
) -> float:
    """Return the distance from a boat's hull to the point p, negative inside."""
    ahead = ahead_of(x, y, fx, fy, px, py)
    left = left_of(x, y, fx, fy, px, py)
    return distance_to_polygon(s, s[HULL_AT], s[HULL_SIZE], ahead, left)


@routine
def hull_to_circle(
    s: State, x: float, y: float, fx: float, fy: float, px: float, py: float, radius: float
) -> float:
    """Return the distance from a hull to a circle, below zero where they overlap."""
    ahead = ahead_of(x, y, fx, fy, px, py)
    left = left_of(x, y, fx, fy, px, py)
    # from the box that holds the hull
    past_end = max(abs(ahead) - s[LENGTH] * MM / 2, 0.0)
    past_side = max(abs(left) - s[BEAM] * MM, 0.0)
    away = math.sqrt(past_end * past_end + past_side * past_side) - radius
    if away >= NEAR:
        return away
    return distance_to_polygon(s, s[HULL_AT], s[HULL_SIZE], ahead, left) - radius


@routine
def hull_to_polygon(
    s: State, cx: float, cy: float, c: float, d: float, at: int, corners: int, known: float
) -> float:
    """Return the distance from a placed hull to a convex polygon.

    Below zero where they overlap.

    `known` is a gap along some axis that is known already: only a wider one is searched for.
    """
    hull = s[HULL_AT]
    sides = s[HULL_SIZE]
    # the polygon as the hull sees it
    px = -cx * c - cy * d
    py = cx * d - cy * c
    gap = gap_beside(s, at, corners, hull, sides, cx, cy, c, d, known)
    gap = gap_beside(s, hull, sides, at, corners, px, py, c, -d, gap)
    if gap <= 0.0 or gap >= CLOSE:
        return gap
    nearest = corners_to_polygon(s, at, corners, hull, sides, cx, cy, c, d, ENDLESS)
    return corners_to_polygon(s, hull, sides, at, corners, px, py, c, -d, nearest)


@routine
def gap_beside(
    s: State,
    at: int,
    corners: int,
    other: int,
    sides: int,
    cx: float,
    cy: float,
    c: float,
    d: float,
    widest: float,
) -> float:
    """Return the widest gap between the line of a polygon's edge and a placed polygon beyond it.

    At least `widest`. No gap is wider than one placed corner is beyond the edge's line: all corners
    are checked only if the last one that was nearest to an edge leaves room for a wider gap.
    """
    px = cx + s[other] * MM * c - s[other + 1] * MM * d
    py = cy + s[other] * MM * d + s[other + 1] * MM * c
    end = at + 2 * corners
    ax = s[end - 2] * MM
    ay = s[end - 1] * MM
    for i in range(at, end, 2):
        bx = s[i] * MM
        by = s[i + 1] * MM
        ex = bx - ax
        ey = by - ay
        size = math.sqrt(ex * ex + ey * ey)
        if ey * (px - ax) - ex * (py - ay) > widest * size:
            # across the edge as the placed polygon has its coordinates
            k = lowest_corner(s, other, sides, ey * c - ex * d, -ey * d - ex * c)
            px = cx + s[k] * MM * c - s[k + 1] * MM * d
            py = cy + s[k] * MM * d + s[k + 1] * MM * c
            widest = max(widest, (ey * (px - ax) - ex * (py - ay)) / size)
        ax = bx
        ay = by
    return widest


@routine
def lowest_corner(s: State, at: int, corners: int, nx: float, ny: float) -> int:
    """Return the offset in the state of a polygon's corner that is least far along an axis."""
    lowest = at
    least = nx * s[at] + ny * s[at + 1]
    for k in range(at + 2, at + 2 * corners, 2):
        along = nx * s[k] + ny * s[k + 1]
        if along < least:
            least = along
            lowest = k
    return lowest


@routine
def corners_to_polygon(
    s: State,
    at: int,
    corners: int,
    other: int,
    sides: int,
    cx: float,
    cy: float,
    c: float,
    d: float,
    nearest: float,
) -> float:
    """Return the distance from the nearest corner of a placed polygon to a polygon.

    At most `nearest`.
    """
    for k in range(other, other + 2 * sides, 2):
        a = s[k] * MM
        b = s[k + 1] * MM
        px = cx + a * c - b * d
        py = cy + a * d + b * c
        if not is_beyond_edge(s, at, corners, px, py, nearest):
            nearest = min(nearest, distance_to_polygon(s, at, corners, px, py))
    return nearest


@routine
def is_beyond_edge(s: State, at: int, corners: int, px: float, py: float, far: float) -> bool:
    """Whether p is `far` beyond the line of a polygon's edge, and so from the polygon."""
    end = at + 2 * corners
    ax = s[end - 2] * MM
    ay = s[end - 1] * MM
    for i in range(at, end, 2):
        bx = s[i] * MM
        by = s[i + 1] * MM
        ex = bx - ax
        ey = by - ay
        beyond = ey * (px - ax) - ex * (py - ay)
        if beyond > 0.0 and beyond * beyond >= far * far * (ex * ex + ey * ey):
            return True
        ax = bx
        ay = by
    return False


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
    """Return the distance between two boats' hulls; below zero where they overlap."""
    cx = ahead_of(x, y, fx, fy, ox, oy)
    cy = left_of(x, y, fx, fy, ox, oy)
    c = ofx * fx + ofy * fy
    d = ofy * fx - ofx * fy
    # between the boxes that hold the hulls, along the axes of either
    half = s[LENGTH] * MM / 2
    beam = s[BEAM] * MM
    ends = half + half * abs(c) + beam * abs(d)
    sides = beam + half * abs(d) + beam * abs(c)
    gap = max(
        max(abs(cx) - ends, abs(cy) - sides),
        max(abs(cx * c + cy * d) - ends, abs(cy * c - cx * d) - sides),
    )
    if gap >= NEAR:
        return gap
    return hull_to_polygon(s, cx, cy, c, d, s[HULL_AT], s[HULL_SIZE], gap)


@routine
def depth_in_box(
    s: State, cx: float, cy: float, c: float, d: float, near: float, far: float, half: float
) -> float:
    """Return how deep a hull lies in the box before a boat; negative outside.

    The box is `near` to `far` ahead of the boat's mast and `half` to either side. The hull is
    placed at (cx, cy) along (c, d), as that boat sees it.
    """
    hull = s[HULL_AT]
    end = hull + 2 * s[HULL_SIZE]
    front = left = -ENDLESS
    back = right = ENDLESS
    least = ENDLESS  # how deep the box reaches into the hull, over the edge where it is least
    ax = s[end - 2] * MM
    ay = s[end - 1] * MM
    for i in range(hull, end, 2):
        bx = s[i] * MM
        by = s[i + 1] * MM
        px = cx + bx * c - by * d
        py = cy + bx * d + by * c
        front = px if px > front else front
        back = px if px < back else back
        left = py if py > left else left
        right = py if py < right else right
        # the edge's inner normal, as the boat with the box sees it
        nx = (ay - by) * c - (bx - ax) * d
        ny = (ay - by) * d + (bx - ax) * c
        reach = nx * (far if nx > 0.0 else near) + abs(ny) * half
        depth = (reach - nx * px - ny * py) / math.sqrt(nx * nx + ny * ny)
        least = depth if depth < least else least
        ax = bx
        ay = by
    return min(least, min(min(front - near, far - back), min(left + half, half - right)))


@routine
def crosses_hull(
    s: State, x: float, y: float, fx: float, fy: float, px: float, py: float, qx: float, qy: float
) -> bool:
    """Whether the line from p to q passes through a boat's hull."""
    hull = s[HULL_AT]
    end = hull + 2 * s[HULL_SIZE]
    pa = ahead_of(x, y, fx, fy, px, py)
    pl = left_of(x, y, fx, fy, px, py)
    qa = ahead_of(x, y, fx, fy, qx, qy)
    ql = left_of(x, y, fx, fy, qx, qy)
    enters = 0.0
    leaves = 1.0
    ax = s[end - 2] * MM
    ay = s[end - 1] * MM
    for i in range(hull, end, 2):
        bx = s[i] * MM
        by = s[i + 1] * MM
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
