"""Boats on the water: where a bow points, and how one boat sees another."""

import math

from taros.kernels import kernel

from ..layout import HEADING, LANE, NONE, PLACE, X, Y
from .between import Placement
from .geometry import MM, RADIANS, State, ahead_of, left_of


@kernel
def bow_x(heading: int) -> float:
    """Return how far east a bow points, of a length of 1; `heading` is clockwise from north."""
    return math.sin(heading * RADIANS)


@kernel
def bow_y(heading: int) -> float:
    """Return how far north a bow points, of a length of 1; `heading` is clockwise from north."""
    return math.cos(heading * RADIANS)


@kernel
def is_on_water(s: State, boat: int) -> bool:
    """Whether `boat` has a lane and has not finished the race."""
    return s[LANE + boat] != NONE and s[PLACE + boat] == 0


@kernel
def seen_from_boat(s: State, boat: int, place: Placement) -> Placement:
    """Return a pose ahead and to the left of a boat's mast."""
    x, y, fx, fy = place
    ofx = bow_x(s[HEADING + boat])
    ofy = bow_y(s[HEADING + boat])
    return (
        ahead_of(s[X + boat] * MM, s[Y + boat] * MM, ofx, ofy, x, y),
        left_of(s[X + boat] * MM, s[Y + boat] * MM, ofx, ofy, x, y),
        fx * ofx + fy * ofy,
        fy * ofx - fx * ofy,
    )
