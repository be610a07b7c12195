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
    """One leg of a sail: where it begins, and how far it goes of all it could."""

    start: Pose
    arrow: int
    until: float
    whole: float
    end: Pose

    def poses(self, s: State) -> Iterator[Pose]:
        """From after the start to the end."""
        steps = int(self.until / GLIDE) + 1
        for i in range(1, steps):
            yield pose_at(s, *self.start, self.arrow, self.until * i / steps)
        yield self.end


def legs(s: State, sail: int) -> list[Leg]:
    """R3.2, R4.3, R6.2: as far as home or a zone lets them; contacts do not stop them."""
    seat = s[SEAT]
    arrow = arrow_of(s, sail)
    whole = way_length(s, arrow)
    cursor = cursor_of(s, seat)
    here = (s[X + seat], s[Y + seat], s[HEADING + seat])
    sailed: list[Leg] = []
    for rest in range(legs_of(s, sail) - 1, -1, -1):
        end = leg_end(s, *here, arrow)
        cursor, home = follow(s, seat, cursor, *here, arrow, whole, end[0], end[1])
        if home <= whole:
            end = pose_at(s, *here, arrow, home)
            return [*sailed, Leg(here, arrow, home, whole, end)]
        until = whole
        if rest == 0 and is_in_zone(s, seat, *end):
            until = zone_stop(s, seat, *here, arrow) or whole
            end = end if until == whole else pose_at(s, *here, arrow, until)
        sailed.append(Leg(here, arrow, until, whole, end))
        here = end
    return sailed
