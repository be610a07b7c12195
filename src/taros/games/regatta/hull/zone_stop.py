"""Where the zones in which a leg ends stop a boat (R4.3)."""

from taros.kernels import kernel, routine

from ..layout import ARROW_SIZE, ARROWS_AT, NONE, SPEED
from .boats import bow
from .geometry import MM, TOUCH, State
from .motion import leg_length, pose_after, pose_at
from .sweep import A_ZONE, NOTHING, first_below, touched_lying
from .zones import depth_in_zones, is_in_zone, zone_around

BRUSH = 0.001  # mm: leaving a zone by less can be overlooked; no more than rounding can make
LEAST_WAY = 0.01  # mm: a cut-short move that gains less does not leave its place
BACK = 0.002  # mm: the least a cut-short stop is moved back at a time
LOOKS = 200  # steps back that are enough almost always
GROWTH = 1.25  # of steps back, where they are not


@routine
def zone_stop(s: State, seat: int, x: int, y: int, heading: int, arrow: int) -> float:
    """R4.3: return how far the stern goes before the hull enters the zones in which the leg ends.

    It is the last pose on the way that, rounded, lies in no zone and touches nothing; 0 if only the
    start does. Found from the end backwards: out of a depth d the stern has to go back d / SPEED.
    A hull that lies along the border of a zone would take very long that way: after LOOKS steps it
    is found by larger steps.
    """
    speed = s[s[ARROWS_AT] + ARROW_SIZE * arrow + SPEED] * MM
    mx = x * MM
    my = y * MM
    fx, fy = bow(heading)
    u = leg_length(s, arrow)
    for _ in range(LOOKS):
        if u <= LEAST_WAY:
            return 0.0
        px, py, c, d = pose_after(s, arrow, mx, my, fx, fy, u)
        depth = depth_in_zones(s, seat, px, py, c, d)
        if depth <= TOUCH and is_stop(s, seat, x, y, heading, arrow, u):
            return u
        u -= max(depth - TOUCH, BACK) / speed
    return zone_stop_before(s, seat, x, y, heading, arrow, u)


@routine
def zone_stop_before(
    s: State, seat: int, x: int, y: int, heading: int, arrow: int, u: float
) -> float:
    """R4.3: return the last stop before the stern has gone u mm, along zone borders of any length.

    A zone is left with proof that it is not left earlier. From where a stop is invalid because of
    its rounding, steps grow; the last of them is then bisected.
    """
    least = BACK / (s[s[ARROWS_AT] + ARROW_SIZE * arrow + SPEED] * MM)
    mx = x * MM
    my = y * MM
    fx, fy = bow(heading)
    refused = u
    step = least
    while u > LEAST_WAY:
        boat, crosswise = zone_around(s, seat, pose_after(s, arrow, mx, my, fx, fy, u))
        if boat != NONE:
            u -= first_below(
                s, A_ZONE + crosswise, boat, mx, my, fx, fy, arrow, u, 0.0, BRUSH, True
            )
            refused = u
        elif is_stop(s, seat, x, y, heading, arrow, u):
            while refused - u > least:
                middle = (u + refused) / 2
                if is_stop(s, seat, x, y, heading, arrow, middle):
                    u = middle
                else:
                    refused = middle
            return u
        else:
            refused = u
            u -= step
            step *= GROWTH
    return 0.0


@kernel
def is_stop(s: State, seat: int, x: int, y: int, heading: int, arrow: int, u: float) -> bool:
    """R8.1: whether the pose after u mm, rounded, is in no zone and touches nothing."""
    px, py, turned = pose_at(s, x, y, heading, arrow, u)
    if is_in_zone(s, seat, px, py, turned):
        return False
    return touched_lying(s, seat, px, py, turned) == NOTHING
