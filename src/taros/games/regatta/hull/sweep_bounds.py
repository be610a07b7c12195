"""Straight lines that bound the way of a hull: what lies beyond one of them is not touched."""

import math

from taros.kernels import kernel, routine
from taros.kernels.maths import sincos_millidegrees

from ..layout import ARROW_SIZE, ARROWS_AT, BEAM, LENGTH, RADIUS, STRAIGHT, VEER
from .geometry import ENDLESS, MM, State, ahead_of, left_of

HAIR = 0.02  # mm: more than rounding and contact can make of a box
# bounds of a way: the side a boat turns to (1 left, -1 right, which mirrors the rest); back, front,
# right, left; the straight line's direction, how far left of it; the last heading, how far right
Bounds = tuple[float, float, float, float, float, float, float, float, float, float, float]


@routine
def sweep_bounds(s: State, arrow: int, until: float) -> Bounds:
    """Return five straight lines that bound a hull's way, in its own coordinates at the start.

    The hull turns by at most 90 degrees: the bow gets farthest at the end, and the way is on one
    side of the straight line from the stern at the start to the bow at the end, and of its last
    heading.
    """
    half = s[LENGTH] * MM / 2
    beam = s[BEAM] * MM + HAIR
    if until <= 0.0:
        return 1.0, -half - beam, half + beam, -beam, beam, 1.0, 0.0, beam, 1.0, 0.0, beam
    at = s[ARROWS_AT] + ARROW_SIZE * arrow
    radius = s[at + RADIUS] * MM
    side = 1.0 if s[at + VEER] >= 0 else -1.0
    d, c = sincos_millidegrees(abs(s[at + VEER]))
    bow_a = half + s[at + STRAIGHT] * MM + radius * d + 2 * half * c
    bow_l = radius - radius * c + 2 * half * d
    size = math.sqrt((bow_a + half) * (bow_a + half) + bow_l * bow_l)
    chord_a = (bow_a + half) / size
    chord_l = bow_l / size
    return (
        side,
        -half - beam,
        bow_a + beam,
        -beam,
        bow_l + beam,
        chord_a,
        chord_l,
        half * chord_l + beam,
        c,
        d,
        bow_a * d - bow_l * c + beam,
    )


@kernel
def is_near_sweep(bounds: Bounds, ahead: float, aside: float, far: float) -> bool:
    """Whether a circle of radius `far` could reach over all the bounds."""
    side, back, front, right, left, chord_a, chord_l, above, c, d, outside = bounds
    aside *= side
    if ahead < back - far or front + far < ahead or aside < right - far or left + far < aside:
        return False
    return aside * chord_a - ahead * chord_l < above + far and ahead * d - aside * c < outside + far


@routine
def is_polygon_near_sweep(
    s: State, at: int, corners: int, x: float, y: float, fx: float, fy: float, bounds: Bounds
) -> bool:
    """Whether a convex polygon, or a straight line, is not wholly beyond one of the bounds."""
    side, back, front, right, left, chord_a, chord_l, above, c, d, outside = bounds
    least_a = least_l = least_above = least_outside = ENDLESS
    most_a = most_l = -ENDLESS
    for i in range(corners):
        px = s[at + 2 * i] * MM
        py = s[at + 2 * i + 1] * MM
        ahead = ahead_of(x, y, fx, fy, px, py)
        aside = side * left_of(x, y, fx, fy, px, py)
        least_a = min(least_a, ahead)
        most_a = max(most_a, ahead)
        least_l = min(least_l, aside)
        most_l = max(most_l, aside)
        least_above = min(least_above, aside * chord_a - ahead * chord_l)
        least_outside = min(least_outside, ahead * d - aside * c)
    if most_a < back or front < least_a or most_l < right or left < least_l:
        return False
    return least_above < above and least_outside < outside
