"""Trajectories: the poses of a boat on a sail, for people to see."""

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from taros.core.game import State
from taros.kernels.maths import atan2

from ..hull.boats import bow
from ..hull.geometry import MM, RADIANS, nearest_int
from ..hull.motion import leg_end, leg_length, local_pose_at, pose_at
from ..hull.zone_stop import zone_stop
from ..kernel import arrow_of, legs_of
from ..layout import (
    ARROW_SIZE,
    ARROWS_AT,
    FULL_TURN,
    HEAD,
    HEADING,
    LENGTH,
    SEAT,
    X,
    Y,
)
from ..race.progress import Cursor, cursor_of, follow

GLIDE = 8.0  # mm of the stern between two poses
CACHE_SIZE = 200  # tracks

Pose = tuple[int, int, int]


class Leg(msgspec.Struct, frozen=True):
    """One leg of a sail: its start and end, and how far it goes of its whole length."""

    start: Pose
    arrow: int
    until: float
    whole: float
    end: Pose
    before: Cursor
    word: Cursor  # the boat's word (see progress) at the end; `before` is that at the start
    is_home: bool = False

    def poses(self, s: State) -> Iterator[Pose]:
        """Yield the poses after the start, up to the end."""
        x, y, heading = self.start
        fx, fy = bow(heading)
        at = s[ARROWS_AT] + ARROW_SIZE * self.arrow
        for ahead, left, c, d in _track(s[LENGTH], tuple(s[at : at + ARROW_SIZE]), self.until):
            turned = atan2(c * fx - d * fy, c * fy + d * fx) / RADIANS
            yield (
                x + nearest_int((ahead * fx - left * fy) / MM),
                y + nearest_int((ahead * fy + left * fx) / MM),
                nearest_int(turned) % FULL_TURN,
            )
        yield self.end


@lru_cache(CACHE_SIZE)
def _track(
    length: int, arrow: tuple[int, ...], until: float
) -> list[tuple[float, float, float, float]]:
    """Return poses of a hull of this length along an arrow, every GLIDE mm; see `local_pose_at`.

    `arrow` is its row in the state's table of arrows. Start and end are left out.
    """
    s = [0] * HEAD
    s[LENGTH] = length
    s[ARROWS_AT] = HEAD
    s += arrow
    steps = int(until / GLIDE) + 1
    return [local_pose_at(s, 0, until * i / steps) for i in range(1, steps)]


def whole_trajectory(s: State, sail: int) -> list[Leg]:
    """R3.2, R6.2: return the legs of a sail, ended by nothing but the finish."""
    seat = s[SEAT]
    arrow = arrow_of(s, sail)
    whole = leg_length(s, arrow)
    word = cursor_of(s, seat)
    here = (s[X + seat], s[Y + seat], s[HEADING + seat])
    way: list[Leg] = []
    for _ in range(legs_of(s, sail)):
        end = leg_end(s, *here, arrow)
        before = word
        word, home = follow(s, seat, before, *here, arrow, whole, end[0], end[1])
        if home <= whole:
            end = pose_at(s, *here, arrow, home)
            return [*way, Leg(here, arrow, home, whole, end, before, word, is_home=True)]
        way.append(Leg(here, arrow, whole, whole, end, before, word))
        here = end
    return way


def cut_short(s: State, leg: Leg) -> Leg:
    """R4.3: return a leg that ends in a zone, shortened to before it enters the zone."""
    seat = s[SEAT]
    stop = zone_stop(s, seat, *leg.start, leg.arrow)
    end = pose_at(s, *leg.start, leg.arrow, stop)
    word, _ = follow(s, seat, leg.before, *leg.start, leg.arrow, stop, end[0], end[1])
    return msgspec.structs.replace(leg, until=stop, end=end, word=word)
