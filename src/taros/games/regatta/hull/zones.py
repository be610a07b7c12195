"""The zone before a boat's bow (R4.1), and how deep a hull lies in it."""

from taros.kernels import kernel, routine

from ..layout import (
    CARD_LONG,
    CARD_SHORT,
    HEADING,
    LENGTH,
    NONE,
    REACH,
    RULES,
    SEATS,
    ZONE_BOTH,
    X,
    Y,
)
from .between import Placement
from .boats import bow, is_on_water, seen_from_boat
from .geometry import ENDLESS, MM, TOUCH, State, depth_in_box


@kernel
def is_zone_near(s: State, boat: int, x: float, y: float) -> bool:
    """Whether a hull whose mast is at (x, y) could lie in the zone before a boat."""
    dx = s[X + boat] * MM - x
    dy = s[Y + boat] * MM - y
    far = (s[REACH] + s[LENGTH] / 2 + s[CARD_LONG] + s[CARD_SHORT] / 2) * MM
    if dx * dx + dy * dy > far * far:
        return False
    # the middle of the longest card
    middle = (s[LENGTH] / 2 + s[CARD_LONG] / 2) * MM
    fx, fy = bow(s[HEADING + boat])
    dx += middle * fx
    dy += middle * fy
    far = (s[REACH] + 0.71 * s[CARD_LONG]) * MM
    return dx * dx + dy * dy <= far * far


@routine
def depth_in_zone(s: State, boat: int, x: float, y: float, fx: float, fy: float) -> float:
    """R4.1: return how deep a hull lies in the zone before a boat; negative outside."""
    if not is_zone_near(s, boat, x, y):
        return -ENDLESS
    place = seen_from_boat(s, boat, (x, y, fx, fy))
    depth = depth_in_card(s, 0, place)
    if s[RULES] & ZONE_BOTH:
        depth = max(depth, depth_in_card(s, 1, place))
    return depth


@kernel
def depth_in_card(s: State, crosswise: int, place: Placement) -> float:
    """Return how deep a hull lies in the card before a boat that sees it at `place`."""
    cx, cy, c, d = place
    near, far, half = zone_box(s, crosswise)
    return depth_in_box(s, cx, cy, c, d, near, far, half)


@kernel
def zone_box(s: State, crosswise: int) -> tuple[float, float, float]:
    """R4.1: return near and far end of the card ahead of the mast, and half its width."""
    bow = s[LENGTH] * MM / 2
    if crosswise:
        return bow, bow + s[CARD_SHORT] * MM, s[CARD_LONG] * MM / 2
    return bow, bow + s[CARD_LONG] * MM, s[CARD_SHORT] * MM / 2


@routine
def depth_in_zones(s: State, seat: int, x: float, y: float, fx: float, fy: float) -> float:
    """Return how deep a seat's hull lies in the zone where it lies deepest."""
    deepest = -ENDLESS
    for boat in range(s[SEATS]):
        if boat != seat and is_on_water(s, boat):
            deepest = max(deepest, depth_in_zone(s, boat, x, y, fx, fy))
    return deepest


@kernel
def is_in_zone(s: State, seat: int, x: int, y: int, heading: int) -> bool:
    """R4.2: whether a seat's boat lies in any zone in a pose."""
    fx, fy = bow(heading)
    return depth_in_zones(s, seat, x * MM, y * MM, fx, fy) > TOUCH


@routine
def zone_around(s: State, seat: int, place: Placement) -> tuple[int, int]:
    """Return a boat in whose zone a seat's hull lies, or NONE, and whether crosswise."""
    x, y, _, _ = place
    for boat in range(s[SEATS]):
        if boat != seat and is_on_water(s, boat) and is_zone_near(s, boat, x, y):
            seen = seen_from_boat(s, boat, place)
            if depth_in_card(s, 0, seen) > TOUCH:
                return boat, 0
            if s[RULES] & ZONE_BOTH and depth_in_card(s, 1, seen) > TOUCH:
                return boat, 1
    return NONE, 0
