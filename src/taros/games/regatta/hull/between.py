"""Proofs about a moving hull between two sampled poses, from the two poses alone.

A corner that moves from p to q in the time t, and is accelerated by at most b, stays within
b * t² / 8 of the straight line from p to q. So what holds for the corners in both poses, with that
much to spare, holds in all poses between: that an axis keeps two convex polygons apart, or that no
axis does because they overlap. A corner that comes nearer fast needs less to spare (see
`lowest_between`).

A bend (fixed, share, pivot) is how much to spare: `fixed`, and `share` for every mm between a
corner and a point that is `pivot` mm to the left of the mast. It is equal for the hull's corners
in the world, and for the world's corners as the boat sees them.

A placement (x, y, c, d) puts a polygon's own origin at (x, y) and turns its first axis into (c, d).
"""

import math

from taros.kernels import kernel, routine

from ..layout import HULL_AT, HULL_SIZE, REACH
from .geometry import ENDLESS, MM, State

Placement = tuple[float, float, float, float]
Bend = tuple[float, float, float]

STILL = 1e-6  # mm: a corner that moves less has no direction


@kernel
def inverse(place: Placement) -> Placement:
    """Return the placement of the world as the placed polygon sees it."""
    x, y, c, d = place
    return -x * c - y * d, x * d - y * c, c, -d


@kernel
def placed_corner(s: State, at: int, place: Placement) -> tuple[float, float]:
    """Return where the corner at `at` is, once its polygon is placed."""
    x, y, c, d = place
    a = s[at] * MM
    b = s[at + 1] * MM
    return x + a * c - b * d, y + a * d + b * c


@kernel
def is_kept_apart(
    s: State,
    at: int,
    corners: int,
    one: Placement,
    two: Placement,
    gap: float,
    bend: Bend,
) -> bool:
    """Whether a hull stays `gap` away from a convex polygon on its way from one pose to another.

    The polygon has its corners at `at`; it may have one corner only, or two. The poses are
    placements of the hull in the polygon's coordinates. True is certain, False is not.
    """
    hull = s[HULL_AT]
    sides = s[HULL_SIZE]
    straight = most_bend(s, bend), 0.0, 0.0
    seen_one = inverse(one)
    seen_two = inverse(two)
    if (
        has_edge_axis(s, at, corners, hull, sides, one, two, gap, straight)
        or has_edge_axis(s, hull, sides, at, corners, seen_one, seen_two, gap, bend)
        or has_way_axis(s, at, corners, hull, sides, one, two, gap, straight)
        or has_way_axis(s, hull, sides, at, corners, seen_one, seen_two, gap, bend)
    ):
        return True
    return corners == 1 and has_axis_to_point(s, hull, sides, at, seen_one, seen_two, gap, bend)


@kernel
def most_bend(s: State, bend: Bend) -> float:
    """Return an upper bound of what any corner of the hull has to spare."""
    fixed, share, pivot = bend
    return fixed + share * (abs(pivot) + s[REACH] * MM)


@kernel
def bend_at(bend: Bend, px: float, py: float, qx: float, qy: float) -> float:
    """Return how much a corner has to spare that the boat sees first at p, then at q."""
    fixed, share, pivot = bend
    p = px * px + (py - pivot) * (py - pivot)
    q = qx * qx + (qy - pivot) * (qy - pivot)
    return fixed + share * math.sqrt(max(p, q))


@kernel
def lowest_between(p: float, q: float, bend: float) -> float:
    """Return the least position along an axis of a corner that is sampled at p and q.

    It is accelerated by at most b, and `bend` is b * t² / 8: so it stays above the parabola through
    p and q that is `bend` below their straight line in the middle. If p and q differ by 4 * `bend`,
    the parabola is lowest at one of them.
    """
    apart = abs(p - q)
    if apart >= 4 * bend:
        return min(p, q)
    return (p + q) / 2 - bend - apart * apart / (16 * bend)


@routine
def has_edge_axis(
    s: State,
    at: int,
    corners: int,
    other: int,
    sides: int,
    one: Placement,
    two: Placement,
    gap: float,
    bend: Bend,
) -> bool:
    """Whether the normal of an edge of a polygon keeps it and a placed one apart.

    In two placements, by `gap`, which is above zero, and what placed corners have to spare.
    """
    px, py = placed_corner(s, other, one)
    end = at + 2 * corners
    ax = s[end - 2] * MM
    ay = s[end - 1] * MM
    for i in range(at, end if corners > 1 else at, 2):
        bx = s[i] * MM
        by = s[i + 1] * MM
        ex = bx - ax
        ey = by - ay
        # most edges face away from the first corner: that is known without their length
        if ey * (px - ax) - ex * (py - ay) > 0.0:
            size = math.sqrt(ex * ex + ey * ey)
            nx = ey / size
            ny = -ex / size
            if are_beyond(s, other, sides, one, two, nx, ny, nx * ax + ny * ay + gap, bend):
                return True
        ax = bx
        ay = by
    return False


@routine
def has_way_axis(
    s: State,
    at: int,
    corners: int,
    other: int,
    sides: int,
    one: Placement,
    two: Placement,
    gap: float,
    bend: Bend,
) -> bool:
    """Whether the normal of a placed corner's way keeps a polygon and the placed one apart.

    In two placements, by `gap`, and what placed corners have to spare.
    """
    for k in range(other, other + 2 * sides, 2):
        px, py = placed_corner(s, k, one)
        qx, qy = placed_corner(s, k, two)
        ex = qx - px
        ey = qy - py
        size = math.sqrt(ex * ex + ey * ey)
        if size < STILL:
            continue
        nx = ey / size
        ny = -ex / size
        if nx * (s[at] * MM - px) + ny * (s[at + 1] * MM - py) > 0.0:
            nx = -nx
            ny = -ny
        most = nx * px + ny * py - gap
        reach = reach_along(s, at, corners, nx, ny, most)
        if reach <= most and are_beyond(s, other, sides, one, two, nx, ny, reach + gap, bend):
            return True
    return False


@routine
def has_axis_to_point(
    s: State,
    at: int,
    corners: int,
    point: int,
    one: Placement,
    two: Placement,
    gap: float,
    bend: Bend,
) -> bool:
    """Whether an axis from a corner of a polygon to a placed point keeps them apart."""
    px, py = placed_corner(s, point, one)
    qx, qy = placed_corner(s, point, two)
    mx = (px + qx) / 2
    my = (py + qy) / 2
    for i in range(corners):
        ex = mx - s[at + 2 * i] * MM
        ey = my - s[at + 2 * i + 1] * MM
        size = math.sqrt(ex * ex + ey * ey)
        if size < STILL:
            return False
        nx = ex / size
        ny = ey / size
        least = reach_along(s, at, corners, nx, ny, ENDLESS) + gap
        if are_beyond(s, point, 1, one, two, nx, ny, least, bend):
            return True
    return False


@routine
def reach_along(s: State, at: int, corners: int, nx: float, ny: float, most: float) -> float:
    """Return how far a polygon reaches along an axis; above `most`, any of its corners."""
    reach = -ENDLESS
    for k in range(at, at + 2 * corners, 2):
        along = nx * (s[k] * MM) + ny * (s[k + 1] * MM)
        if along > reach:
            reach = along
            if along > most:
                break
    return reach


@routine
def are_beyond(
    s: State,
    at: int,
    corners: int,
    one: Placement,
    two: Placement,
    nx: float,
    ny: float,
    least: float,
    bend: Bend,
) -> bool:
    """Whether all corners of a polygon are `least` along an axis, with enough to spare."""
    # what a corner at (a, b) is along the axis: offset + a * first + b * second
    x, y, c, d = one
    p_offset = nx * x + ny * y
    p_first = nx * c + ny * d
    p_second = ny * c - nx * d
    x, y, c, d = two
    q_offset = nx * x + ny * y
    q_first = nx * c + ny * d
    q_second = ny * c - nx * d
    for k in range(at, at + 2 * corners, 2):
        a = s[k] * MM
        b = s[k + 1] * MM
        p = p_offset + a * p_first + b * p_second
        if p < least:
            return False
        q = q_offset + a * q_first + b * q_second
        if q < least:
            return False
        px, py = placed_corner(s, k, one)
        qx, qy = placed_corner(s, k, two)
        if lowest_between(p, q, bend_at(bend, px, py, qx, qy)) < least:
            return False
    return True


@routine
def stays_in_box(
    s: State,
    one: Placement,
    two: Placement,
    near: float,
    far: float,
    half: float,
    depth: float,
    bend: Bend,
) -> bool:
    """Whether a hull stays `depth` deep in a box on its way from one pose to another.

    The box is that of `geometry.depth_in_box`, the poses are placements in its coordinates. The
    hull does if for every edge of either a corner of the other stays that deep inside. True is
    certain, False is not.
    """
    hull = s[HULL_AT]
    sides = s[HULL_SIZE]
    front = left = -ENDLESS
    back = right = ENDLESS
    for k in range(sides):
        px, py = placed_corner(s, hull + 2 * k, one)
        qx, qy = placed_corner(s, hull + 2 * k, two)
        front = max(front, min(px, qx))
        back = min(back, max(px, qx))
        left = max(left, min(py, qy))
        right = min(right, max(py, qy))
    least = min(min(front - near, far - back), min(left + half, half - right))
    if least < depth + most_bend(s, bend):
        return False
    seen_one = inverse(one)
    seen_two = inverse(two)
    ax = s[hull + 2 * sides - 2] * MM
    ay = s[hull + 2 * sides - 1] * MM
    for i in range(sides):
        bx = s[hull + 2 * i] * MM
        by = s[hull + 2 * i + 1] * MM
        size = math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay))
        # the edge's inner normal
        nx = (ay - by) / size
        ny = (bx - ax) / size
        deepest = -ENDLESS
        for k in range(4):
            x = near if k < 2 else far
            y = half if k % 2 == 0 else -half
            px, py = seen_at(x, y, seen_one)
            qx, qy = seen_at(x, y, seen_two)
            inside = min(nx * (px - ax) + ny * (py - ay), nx * (qx - ax) + ny * (qy - ay))
            deepest = max(deepest, inside - bend_at(bend, px, py, qx, qy))
        if deepest < depth:
            return False
        ax = bx
        ay = by
    return True


@kernel
def seen_at(x: float, y: float, place: Placement) -> tuple[float, float]:
    """Return where the point (x, y) of a polygon's own coordinates is, once it is placed."""
    cx, cy, c, d = place
    return cx + x * c - y * d, cy + x * d + y * c
