"""Boats on the water: where a bow points, and how one boat sees another."""

from taros.kernels import kernel, pure_kernel
from taros.kernels.maths import sincos_millidegrees

from ..layout import HEADING, LANE, NONE, PLACE, X, Y
from .between import Placement
from .geometry import MM, State, ahead_of, left_of


@pure_kernel
def bow(heading: int) -> tuple[float, float]:
    """Return how far east and north a bow points, of a length of 1.

    `heading` is clockwise from north, in thousandths of a degree.
    """
    return sincos_millidegrees(heading)


@kernel
def is_on_water(s: State, boat: int) -> bool:
    """Whether `boat` has a lane and has not finished the race."""
    return s[LANE + boat] != NONE and s[PLACE + boat] == 0


@kernel
def seen_from_boat(s: State, boat: int, place: Placement) -> Placement:
    """Return a pose ahead and to the left of a boat's mast."""
    x, y, fx, fy = place
    ofx, ofy = bow(s[HEADING + boat])
    return (
        ahead_of(s[X + boat] * MM, s[Y + boat] * MM, ofx, ofy, x, y),
        left_of(s[X + boat] * MM, s[Y + boat] * MM, ofx, ofy, x, y),
        fx * ofx + fy * ofy,
        fy * ofx - fx * ofy,
    )
