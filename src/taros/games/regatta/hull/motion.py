"""The way of a hull along an arrow (R3.3): poses on it, and how it bends between them."""

import math

from taros.kernels import kernel, routine
from taros.kernels.maths import atan2, sin, sincos, sincos_millidegrees

from ..layout import (
    ARROW_SIZE,
    ARROWS_AT,
    FULL_TURN,
    LENGTH,
    PULL,
    RADIUS,
    SECTIONS,
    SPIN,
    STRAIGHT,
    VEER,
)
from .between import Bend, Placement
from .boats import bow
from .geometry import MM, RADIANS, State, nearest_int


@kernel
def leg_length(s: State, arrow: int) -> float:
    """Return how far the stern goes, in mm."""
    at = s[ARROWS_AT] + ARROW_SIZE * arrow
    return (s[LENGTH] + s[at + STRAIGHT]) * MM + s[at + RADIUS] * MM * abs(s[at + VEER]) * RADIANS


@routine
def local_pose_at(s: State, arrow: int, u: float) -> tuple[float, float, float, float]:
    """Return the boat's pose when its stern has gone u mm, in its own coordinates at the start.

    That is the mast ahead and to the left, and the direction of the bow. Stern and bow are both on
    the path: straight on, round the arc, straight on along its tangent.
    """
    at = s[ARROWS_AT] + ARROW_SIZE * arrow
    length = s[LENGTH] * MM
    straight = s[at + STRAIGHT] * MM
    radius = s[at + RADIUS] * MM
    side = 1.0 if s[at + VEER] >= 0 else -1.0
    # from here on seen from the bow as it was, and mirrored to the left
    stern_a = u - length
    stern_l = 0.0
    if radius > 0.0 and stern_a > straight:
        angle = (stern_a - straight) / radius
        sine, cosine = sincos(angle)
        stern_a = straight + radius * sine
        stern_l = radius - radius * cosine
    bow_a = u
    bow_l = 0.0
    if radius > 0.0 and u > straight:
        bow_a, bow_l = bow_on_arc(length, straight, radius, abs(s[at + VEER]), stern_a, stern_l)
    c = (bow_a - stern_a) / length
    d = (bow_l - stern_l) / length
    return (bow_a + stern_a + length) / 2, side * (bow_l + stern_l) / 2, c, side * d


@routine
def bow_on_arc(
    length: float, straight: float, radius: float, turn: int, stern_a: float, stern_l: float
) -> tuple[float, float]:
    """Return the point of arc or tangent that is a hull's length ahead of the stern.

    The arc turns by `turn` thousandths of a degree.
    """
    tip_d, tip_c = sincos_millidegrees(turn)
    tip_a = straight + radius * tip_d
    tip_l = radius - radius * tip_c
    back_a = tip_a - stern_a
    back_l = tip_l - stern_l
    if back_a * back_a + back_l * back_l > length * length:
        # on the arc, where the circle round the stern meets it
        to_a = straight - stern_a
        to_l = radius - stern_l
        apart2 = to_a * to_a + to_l * to_l
        along = (apart2 + length * length - radius * radius) / (2 * apart2)
        aside = math.sqrt(length * length / apart2 - along * along)
        return stern_a + along * to_a + aside * to_l, stern_l + along * to_l - aside * to_a
    ahead = back_a * tip_c + back_l * tip_d
    beyond = math.sqrt(ahead * ahead - back_a * back_a - back_l * back_l + length * length) - ahead
    return tip_a + beyond * tip_c, tip_l + beyond * tip_d


@routine
def leg_end(s: State, x: int, y: int, heading: int, arrow: int) -> tuple[int, int, int]:
    """R3.2, R8.1: return the pose after a whole leg, rounded."""
    at = s[ARROWS_AT] + ARROW_SIZE * arrow
    half = s[LENGTH] * MM / 2
    radius = s[at + RADIUS] * MM
    side = 1.0 if s[at + VEER] >= 0 else -1.0
    sine, cosine = sincos_millidegrees(abs(s[at + VEER]))
    ahead = half + s[at + STRAIGHT] * MM + radius * sine + half * cosine
    left = side * (radius - radius * cosine + half * sine)
    fx, fy = bow(heading)
    return (
        x + nearest_int((ahead * fx - left * fy) / MM),
        y + nearest_int((ahead * fy + left * fx) / MM),
        (heading - s[at + VEER]) % FULL_TURN,
    )


@routine
def pose_at(s: State, x: int, y: int, heading: int, arrow: int, u: float) -> tuple[int, int, int]:
    """R8.1: return the pose when the stern has gone u mm of the leg, rounded."""
    ahead, left, c, d = local_pose_at(s, arrow, u)
    fx, fy = bow(heading)
    turned = atan2(c * fx - d * fy, c * fy + d * fx) / RADIANS
    return (
        x + nearest_int((ahead * fx - left * fy) / MM),
        y + nearest_int((ahead * fy + left * fx) / MM),
        nearest_int(turned) % FULL_TURN,
    )


@routine
def bend_between(s: State, arrow: int, u: float, v: float) -> Bend:
    """Return how far corners leave straight lines while the stern goes from u to v mm.

    See `between`.

    They do not before the bow comes to the arc. While both ends of the hull are on it, all turns
    about its centre; else PULL and SPIN are bounds.
    """
    at = s[ARROWS_AT] + ARROW_SIZE * arrow
    length = s[LENGTH] * MM
    straight = s[at + STRAIGHT] * MM
    radius = s[at + RADIUS] * MM
    if v <= straight or radius <= 0.0:
        return 0.0, 0.0, 0.0
    share = (v - u) * (v - u) / 8
    left = abs(s[at + VEER]) * RADIANS - (v - straight - length) / radius
    if u >= straight + length and 2 * radius * sin(left / 2) >= length:
        centre = math.sqrt(radius * radius - length * length / 4)
        return 0.0, share / (radius * radius), centre if s[at + VEER] >= 0 else -centre
    section = (length + radius * abs(s[at + VEER]) * RADIANS) / SECTIONS
    first = int(max(u - straight, 0.0) / section)
    last = min(int((v - straight) / section), SECTIONS - 1)
    pull = spin = 0
    for k in range(first, last + 1):
        pull = max(pull, s[at + PULL + k])
        spin = max(spin, s[at + SPIN + k])
    return pull * 1e-6 * share, spin * 1e-9 * share, 0.0


@routine
def pose_after(
    s: State, arrow: int, x: float, y: float, fx: float, fy: float, u: float
) -> Placement:
    """Return mast and direction of the bow, not rounded, once the stern has gone u mm."""
    ahead, left, c, d = local_pose_at(s, arrow, u)
    return (
        x + ahead * fx - left * fy,
        y + ahead * fy + left * fx,
        c * fx - d * fy,
        c * fy + d * fx,
    )
