"""Where things lie from a boat: how far to port or starboard of its bow, and how far away."""

from collections.abc import Iterator
from math import atan2, cos, degrees, dist, radians, sin
from typing import NamedTuple

from ..equipment.pieces import Point
from .view import Pose, Sea, View


class Bearing(NamedTuple):
    turn: int  # degrees from the bow, -180 to 179; to starboard is positive
    distance: float  # from the bow, in mm


def bearing(pose: Pose, sea: Sea, to: Point) -> Bearing:
    """Return where `to` lies from the bow of a boat at `pose`."""
    x, y, heading = pose
    ahead = max(ahead for ahead, _ in sea.hull)
    bow = x + ahead * sin(radians(heading)), y + ahead * cos(radians(heading))
    direction = degrees(atan2(to[0] - bow[0], to[1] - bow[1]))
    return Bearing(round((direction - heading + 180) % 360 - 180), dist(bow, to))


def goals(view: View, seat: int) -> Iterator[tuple[int | None, Point]]:
    """Yield what the boat of `seat` has to sail to, in order: marks by their numbers, and the line.

    The line is None, and its point the middle. A boat that has not started crosses it first.
    """
    (left, y), (right, _) = view.sea.line
    line = None, ((left + right) / 2, y)
    boat = view.boats[seat]
    if not boat.started:
        yield line
    marks = [buoy.at for buoy in view.sea.buoys if buoy.side is not None]
    yield from list(enumerate(marks, 1))[boat.rounded :]
    yield line
