"""The way of a sail, pose by pose: what the rules checked, for people to see."""

from collections.abc import Iterator

import msgspec

from taros.core.game import State

from .kernel import arrow_of, legs_of
from .layout import HEADING, SEAT, X, Y
from .progress import cursor_of, follow
from .sweep import is_in_zone, leg_end, pose_at, way_length, zone_stop

GLIDE = 8.0  # mm of the stern between two poses

Pose = tuple[int, int, int]


class Leg(msgspec.Struct, frozen=True):
    """One leg of a sail: where it begins and ends, and how far it goes of all it could."""

    start: Pose
    arrow: int
    until: float
    whole: float
    end: Pose
    is_home: bool = False

    def poses(self, s: State) -> Iterator[Pose]:
        """From after the start to the end."""
        steps = int(self.until / GLIDE) + 1
        for i in range(1, steps):
            yield pose_at(s, *self.start, self.arrow, self.until * i / steps)
        yield self.end


def legs(s: State, sail: int) -> list[Leg]:
    """R4.3: the way of a sail, cut short before the zone it would end in."""
    *way, last = whole_legs(s, sail)
    if not last.is_home and is_in_zone(s, s[SEAT], *last.end):
        stop = zone_stop(s, s[SEAT], *last.start, last.arrow)
        end = pose_at(s, *last.start, last.arrow, stop)
        last = msgspec.structs.replace(last, until=stop, end=end)
    return [*way, last]


def whole_legs(s: State, sail: int) -> list[Leg]:
    """R3.2, R6.2: the way of a sail if nothing but home could end it."""
    seat = s[SEAT]
    arrow = arrow_of(s, sail)
    whole = way_length(s, arrow)
    cursor = cursor_of(s, seat)
    here = (s[X + seat], s[Y + seat], s[HEADING + seat])
    way: list[Leg] = []
    for _ in range(legs_of(s, sail)):
        end = leg_end(s, *here, arrow)
        cursor, home = follow(s, seat, cursor, *here, arrow, whole, end[0], end[1])
        if home <= whole:
            end = pose_at(s, *here, arrow, home)
            return [*way, Leg(here, arrow, home, whole, end, is_home=True)]
        way.append(Leg(here, arrow, whole, whole, end))
        here = end
    return way
