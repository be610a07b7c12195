"""The way of a sail, pose by pose: what the rules checked, for people to see."""

from collections.abc import Iterator

import msgspec

from taros.core.game import State

from .kernel import arrow_of, legs_of
from .layout import HEADING, SEAT, X, Y
from .progress import Cursor, cursor_of, follow
from .sweep import leg_end, pose_at, way_length, zone_stop

GLIDE = 8.0  # mm of the stern between two poses

Pose = tuple[int, int, int]


class Leg(msgspec.Struct, frozen=True):
    """One leg of a sail: where it begins and ends, and how far it goes of all it could."""

    start: Pose
    arrow: int
    until: float
    whole: float
    end: Pose
    before: Cursor
    word: Cursor  # the boat's word (see progress) at the end; `before` is that at the start
    is_home: bool = False

    def poses(self, s: State) -> Iterator[Pose]:
        """From after the start to the end."""
        steps = int(self.until / GLIDE) + 1
        for i in range(1, steps):
            yield pose_at(s, *self.start, self.arrow, self.until * i / steps)
        yield self.end


def whole_way(s: State, sail: int) -> list[Leg]:
    """R3.2, R6.2: the way of a sail if nothing but home could end it."""
    seat = s[SEAT]
    arrow = arrow_of(s, sail)
    whole = way_length(s, arrow)
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
    """R4.3: a leg that ends in a zone, as far as it goes before it enters the zone."""
    seat = s[SEAT]
    stop = zone_stop(s, seat, *leg.start, leg.arrow)
    end = pose_at(s, *leg.start, leg.arrow, stop)
    word, _ = follow(s, seat, leg.before, *leg.start, leg.arrow, stop, end[0], end[1])
    return msgspec.structs.replace(leg, until=stop, end=end, word=word)
