"""The edge of the table: whether a point is inside, and how far from it hull and points are."""

import math

from taros.kernels import routine

from ..layout import EDGE_AT, EDGE_SIZE, HULL_AT, HULL_SIZE, REACH
from .geometry import ENDLESS, MM, NEAR, State, crosses_hull, hull_to_point


@routine
def hull_to_edge(s: State, at: int, x: float, y: float, fx: float, fy: float) -> float:
    """Return the distance from a hull to one side of the table's edge, with its corners at `at`."""
    ax = s[at] * MM
    ay = s[at + 1] * MM
    bx = s[at + 2] * MM
    by = s[at + 3] * MM
    away = distance_to_line(x, y, ax, ay, bx, by) - s[REACH] * MM
    return away if away >= NEAR else hull_to_line(s, x, y, fx, fy, ax, ay, bx, by)


@routine
def is_on_table(s: State, x: float, y: float) -> bool:
    """Whether a point is inside the edge of the table."""
    inside = False
    for i in range(s[EDGE_SIZE]):
        at = s[EDGE_AT] + 2 * i
        ax = s[at] * MM
        ay = s[at + 1] * MM
        bx = s[at + 2] * MM
        by = s[at + 3] * MM
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            inside = not inside
    return inside


@routine
def distance_to_edge(s: State, x: float, y: float) -> float:
    """Return the distance from a point to the edge of the table."""
    nearest = ENDLESS
    for i in range(s[EDGE_SIZE]):
        a = s[EDGE_AT] + 2 * i
        b = a + 2
        away = distance_to_line(x, y, s[a] * MM, s[a + 1] * MM, s[b] * MM, s[b + 1] * MM)
        nearest = min(nearest, away)
    return nearest


@routine
def distance_to_line(px: float, py: float, ax: float, ay: float, bx: float, by: float) -> float:
    """Return the distance from p to the straight line from a to b."""
    ex = bx - ax
    ey = by - ay
    along = ((px - ax) * ex + (py - ay) * ey) / (ex * ex + ey * ey)
    along = min(max(along, 0.0), 1.0)
    dx = px - ax - along * ex
    dy = py - ay - along * ey
    return math.sqrt(dx * dx + dy * dy)


@routine
def hull_to_line(
    s: State,
    x: float,
    y: float,
    fx: float,
    fy: float,
    ax: float,
    ay: float,
    bx: float,
    by: float,
) -> float:
    """Return the distance from a hull to the line from a to b, below zero if it crosses it."""
    if crosses_hull(s, x, y, fx, fy, ax, ay, bx, by):
        return -1.0
    nearest = min(hull_to_point(s, x, y, fx, fy, ax, ay), hull_to_point(s, x, y, fx, fy, bx, by))
    for i in range(s[HULL_SIZE]):
        a = s[s[HULL_AT] + 2 * i] * MM
        b = s[s[HULL_AT] + 2 * i + 1] * MM
        px = x + a * fx - b * fy
        py = y + a * fy + b * fx
        nearest = min(nearest, distance_to_line(px, py, ax, ay, bx, by))
    return nearest
