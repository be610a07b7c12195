"""Naive Regatta: the whole game, slow and plain, as a test oracle (R1 to R8)."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

import numpy as np
import shapely

from games.regatta import naive_geometry as geo
from games.regatta import naive_progress as prog
from games.regatta.naive_geometry import Pose
from games.regatta.naive_progress import Line, Mark, Spot

COLOURS = ["red", "green", "yellow", "blue"]
HAND = 5
_RED = [
    ("L45", 4),
    ("L30", 2),
    ("L90", 2),
    ("L45-helm", 2),
    ("L90-helm", 2),
    ("L30|L90", 2),
    ("l45|l90", 1),
]
DECK: dict[str, int] = dict(  # R8.3
    [
        *_RED,
        *[(kind.replace("L", "R").replace("l4", "r4").replace("l9", "r9"), n) for kind, n in _RED],
        ("S", 5),
        ("S-cloud", 4),
        ("s", 4),
        ("L30|S|R30", 3),
        ("L90|L45|S|R45|R90", 4),
        ("l90|s|r90", 2),
        ("sun", 3),
    ]
)
KINDS = list(DECK)


def arrows_of(kind: str) -> list[str]:
    """The arrows a kind of card shows; a sun has none (R6.3)."""
    return [] if kind == "sun" else kind.split("-")[0].split("|")


@dataclass(frozen=True)
class Course:
    """A course (R1.2, R8.4); lengths in micrometres. The line is left buoy, right buoy."""

    line: Line
    marks: tuple[Mark, ...]
    circles: tuple[tuple[int, int, int], ...] = ()
    polygons: tuple[tuple[Spot, ...], ...] = ()
    edge: tuple[Spot, ...] | None = None


def default_course(players: int) -> Course:
    """The default course for a number of players (R8.4)."""
    half, (rx, ry), (gx, gy) = {
        1: (150, (-300, 600), (300, 750)),
        2: (150, (-300, 600), (300, 750)),
        3: (175, (-350, 700), (350, 875)),
        4: (200, (-400, 800), (400, 1000)),
    }[players]
    return Course(
        line=((-half * 1000, 0), (half * 1000, 0)),
        marks=(
            ((rx * 1000, ry * 1000), "clockwise"),
            ((gx * 1000, gy * 1000), "clockwise"),
        ),
    )


@dataclass
class Race:
    """How far one boat is in the race: its taut track since the start (R7)."""

    started: bool = False
    string: list[Spot] = field(default_factory=list)
    word: prog.Word = ()  # kept beside the string, only to check one against the other


@dataclass(frozen=True)
class Sail:
    """What sailing one arrow of one card comes to."""

    status: str  # "free", "finish", "zone" or "touch"
    end: Pose  # where the boat stops; for "zone" where it would have stopped
    race: Race
    hit: tuple[int, str, float] | None = None  # leg, what it touches, where on the way
    last_leg: Pose = (0, 0, 0)  # where the last leg began
    race_before_last: Race = field(default_factory=Race)
    cut: bool = False


@cache
def _masts(arrow: str) -> tuple[tuple[float, geo.Local], ...]:
    """Places of the mast along a way, about every 2 mm."""
    travel = geo.ARROWS[arrow].travel
    count = round(travel / 2)
    us = [travel * i / count for i in range(1, count)]
    return tuple((u, geo.pose_on_way(arrow, u)) for u in us)


class NaiveRegatta:
    """One game. `to_act` is a seat, -1 for chance, None when it is over."""

    def __init__(
        self,
        players: int,
        course: Course | None = None,
        deck: dict[str, int] | None = None,
        colours: Sequence[str] = COLOURS,
        first: int | str = 0,
        lanes: str = "seats",
        stagger: bool = False,
        zone: str = "card",
        finish: str = "first",
        turn_limit: int = 0,
        starts: Sequence[Pose] | None = None,
    ) -> None:
        """Set up; `starts` gives the lanes' poses outright, instead of R1.3."""
        self.players = players
        self.course = course or default_course(players)
        self.kinds = list(deck or DECK)
        self.colours = list(colours[:players])  # of the boats, seat by seat (R1.1)
        self.first_option, self.lanes_option = first, lanes
        self.zone_option, self.finish_option, self.turn_limit = zone, finish, turn_limit
        self.lane_poses = list(starts) if starts else self._lane_poses(stagger)
        self.poses: list[Pose | None] = [None] * players
        self.hands: list[Counter[str]] = [Counter() for _ in range(players)]
        self.pile: Counter[str] = Counter(deck or DECK)
        self.discards: Counter[str] = Counter()
        self.becalmed = [False] * players
        self.races = [Race() for _ in range(players)]
        self.finished: list[int] = []
        self.first = first if isinstance(first, int) else -1
        self.turn = -1  # whose turn it is
        self.turns = 0  # turns taken, those of boats becalmed or home included
        self.lane_of: list[int | None] = [None] * players
        self.to_draw = 0
        self.dealt = 0
        self.helm_used = False
        self.phase = "first"
        self._memo: dict[str, Sail] | None = None
        if self.first >= 0:
            self._begin_lanes()

    # Set-up (R1) --------------------------------------------------------------------------------

    def _islands(self) -> list[Any]:
        shapes = [prog.island_polygon(p) for p in self.course.polygons]
        return shapes + [prog.island_circle(x, y, r) for x, y, r in self.course.circles]

    def _lane_poses(self, stagger: bool) -> list[Pose]:
        """Bows on the line, evenly spread, half a space at each end (R1.3)."""
        (ax, ay), (bx, by) = self.course.line
        poses = []
        for i in range(self.players):
            t = (2 * i + 1) / (2 * self.players)
            poses.append((round(ax + t * (bx - ax)), round(ay + t * (by - ay)) - 40_000, 0))
        if not stagger:
            return poses
        home = [self._home_from((x, y)) for x, y, _ in poses]
        far = max(home)
        return [self._set_back(p, far) if h < far else p for p, h in zip(poses, home, strict=True)]

    def _home_from(self, mast: Spot) -> float:
        course = self.course
        return prog.way_home(mast, (), course.marks, course.line, self._islands(), started=False)

    def _set_back(self, pose: Pose, far: float) -> Pose:
        """The pose further down the course whose way home is `far` (R1.3 stagger)."""
        low, high = 0, 10_000_000
        while high - low > 1:
            middle = (low + high) // 2
            if self._home_from((pose[0], pose[1] - middle)) < far:
                low = middle
            else:
                high = middle
        near = min((low, high), key=lambda d: abs(self._home_from((pose[0], pose[1] - d)) - far))
        return pose[0], pose[1] - near, pose[2]

    def _begin_lanes(self) -> None:
        if self.lanes_option == "seats":
            for seat in range(self.players):
                self._take_lane(seat, seat)
            self._begin_deal()
        else:
            self.phase = "lanes"

    def _lane_seat(self) -> int:
        """Whose lane comes next: seat order by lot, last to sail first when chosen (R1.3)."""
        order = list(range(self.players))
        if self.lanes_option == "chosen":
            order = [(self.first - 1 - i) % self.players for i in order]
        return next(seat for seat in order if self.lane_of[seat] is None)

    def _take_lane(self, seat: int, lane: int) -> None:
        self.lane_of[seat] = lane
        self.poses[seat] = self.lane_poses[lane]

    def _free_lanes(self) -> list[str]:
        return [f"lane{i}" for i in range(self.players) if i not in self.lane_of]

    def _begin_deal(self) -> None:
        self.phase = "deal"
        self.to_draw = HAND * self.players
        self._prepare_draw()

    # Whose move, and which ----------------------------------------------------------------------

    @property
    def to_act(self) -> int | None:
        """The seat to move, -1 for chance, None when the game is over."""
        if self.phase == "over":
            return None
        if self.phase in ("first", "deal", "draw"):
            return -1
        if self.phase == "lanes":
            return -1 if self.lanes_option == "lot" else self._lane_seat()
        return self.turn

    def outcomes(self) -> list[tuple[str, int]]:
        """Chance events with their weights (R1.4)."""
        if self.to_act != -1:
            return []
        if self.phase == "first":
            return [(f"seat{i}", 1) for i in range(self.players)]
        if self.phase == "lanes":
            return [(lane, 1) for lane in self._free_lanes()]
        return [(kind, self.pile[kind]) for kind in self.kinds if self.pile[kind]]

    def legal(self) -> list[str]:
        """Texts of the moves of the seat to act."""
        if self.to_act in (-1, None):
            return []
        if self.phase == "lanes":
            return self._free_lanes()
        if self.phase == "sun":
            return [*self._suns(), "done"]
        sails = list(self.sails())
        if self.phase == "second":
            return [*sails, "done"]
        return sails + self._exchanges() + self._steers()

    def _suns(self) -> list[str]:
        """Boats a sun may be laid before (R6.3)."""
        if not self.hands[self.turn]["sun"]:
            return []
        return [
            f"sun {self.colours[seat]}"
            for seat in range(self.players)
            if seat != self.turn and not self.becalmed[seat] and seat not in self.finished
        ]

    def _exchanges(self) -> list[str]:
        """One, two or three cards of the hand (R5.1)."""
        hand = [kind for kind in self.kinds for _ in range(self.hands[self.turn][kind])]
        found: dict[str, None] = {}
        for count in (1, 2, 3):
            for cards in itertools.combinations(hand, count):
                found["exchange " + " ".join(cards)] = None
        return list(found)

    def _steers(self) -> list[str]:
        """Whole degrees the boat may be turned to on the spot (R5.2)."""
        x, y, _ = pose = self._pose(self.turn)
        obstacles = self.obstacles(self.turn)
        poses = [(x, y, 1000 * d) for d in range(360)]
        hulls = np.array([geo.hull(p) for p in poses], dtype=object)
        ok = np.ones(360, dtype=bool)
        for o in obstacles:
            ok &= shapely.distance(hulls, o.shape) - o.radius >= geo.CONTACT
        for one in self.zones(self.turn):
            if geo.in_zone_depth(geo.hull(pose), one) > geo.INSIDE:
                continue
            for d in range(360):
                if ok[d] and any(part.intersects(hulls[d]) for part in one):
                    ok[d] = geo.in_zone_depth(hulls[d], one) <= geo.INSIDE
        return [f"steer {d}" for d in range(360) if ok[d]]

    def _pose(self, seat: int) -> Pose:
        pose = self.poses[seat]
        if pose is None:
            raise ValueError(f"seat {seat} has no lane yet")
        return pose

    # Sailing (R3, R4, R6) -----------------------------------------------------------------------

    def obstacles(self, seat: int) -> list[geo.Obstacle]:
        """All that the boat of a seat must not touch (R3.5)."""
        course = self.course
        found = [geo.buoy(f"white{i}", *spot) for i, spot in enumerate(course.line)]
        found += [geo.buoy(f"mark{i}", *spot) for i, (spot, _) in enumerate(course.marks)]
        found += [
            geo.buoy(f"circle{i}", x, y, r / 1000) for i, (x, y, r) in enumerate(course.circles)
        ]
        found += [geo.island(f"polygon{i}", p) for i, p in enumerate(course.polygons)]
        for other in self._afloat(but=seat):
            found.append(geo.boat(self.colours[other], self._pose(other)))
        if course.edge is not None:
            found.append(geo.outside(course.edge))
        return found

    def zones(self, seat: int) -> list[geo.Zone]:
        """The zones before the other boats (R4.1)."""
        return [geo.zone(self._pose(o), self.zone_option) for o in self._afloat(but=seat)]

    def _afloat(self, but: int = -1) -> list[int]:
        """Boats on the water; a finished boat has left it (R7.4)."""
        return [s for s in range(self.players) if s != but and s not in self.finished]

    def follow(
        self, race: Race, pose: Pose, arrow: str, stop: tuple[float, Pose] | None = None
    ) -> tuple[Race, float | None]:
        """The race after a leg, and the stern's u where the boat finishes, if it does (R7.1-3).

        `stop` is where a leg is cut short.
        """
        course = self.course
        marks, line = course.marks, course.line
        goal = prog.course_word(marks)
        travel = geo.ARROWS[arrow].travel
        until, end = stop if stop else (travel, geo.end_pose(pose, arrow))
        steps: list[tuple[float, Spot]] = [(0.0, pose[:2])]
        for u, local in _masts(arrow):
            if u < until:
                steps.append((u, geo.rounded(geo.carry(pose, local))[:2]))
        steps.append((until, end[:2]))
        started, track = race.started, list(race.string)
        for (u1, a), (u2, b) in itertools.pairwise(steps):
            # A mast exactly on the line counts as up the course of it.
            before = prog.side_of_line(line, *a) >= 0
            after = prog.side_of_line(line, *b) >= 0
            if before != after and (over := self._over_line(a, b)) is not None:
                if after and not started:
                    started, track = True, [over]
                elif before and started:
                    word = prog.strands_over(prog.tighten([*track, over], marks), marks)
                    if word == goal:
                        at_line = Race(True, prog.tighten([*track, over], marks), word)
                        return at_line, self._moment(pose, arrow, u1, u2)
            if started:
                track.append(b)
        if not started:
            return Race(), None
        string = prog.tighten(track, marks)
        word = prog.strands_over(string, marks)
        if word != prog.track_word(track, marks):
            raise AssertionError("the taut string and the rays disagree")
        return Race(True, string, word), None

    def _over_line(self, a: Spot, b: Spot) -> Spot | None:
        """Where a leg of the mast crosses the line, if between the white buoys (R7.1)."""
        line = self.course.line
        sa, sb = prog.side_of_line(line, *a), prog.side_of_line(line, *b)
        t = sa / (sa - sb)
        x, y = a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])
        (ax, ay), (bx, by) = line
        along = (x - ax) * (bx - ax) + (y - ay) * (by - ay)
        if not 0 <= along <= (bx - ax) ** 2 + (by - ay) ** 2:
            return None
        return round(x), round(y)

    def _moment(self, pose: Pose, arrow: str, early: float, late: float) -> float:
        """The u at which the mast crosses the line."""
        for _ in range(60):
            middle = (early + late) / 2
            x, y, _h = geo.pose_at(pose, arrow, middle)
            if prog.side_of_line(self.course.line, x * 1000, y * 1000) >= 0:
                early = middle
            else:
                late = middle
        return late

    def try_sail(self, seat: int, kind: str, arrow: str) -> Sail:
        """What sailing an arrow comes to, zones judged but nothing cut short (R3.5, R4.2, R6.2)."""
        obstacles = self.obstacles(seat)
        pose, race = self._pose(seat), self.races[seat]
        legs = 2 if kind.endswith("-cloud") else 1
        for leg in range(legs):
            last_leg, race_before = pose, race
            race, finish = self.follow(race, pose, arrow)
            end = geo.end_pose(pose, arrow)
            contact = geo.first_contact(pose, arrow, obstacles, until=finish)
            if contact is None and finish is None:
                resting = geo.touches(end, obstacles)
                contact = (resting[0], geo.ARROWS[arrow].travel) if resting else None
            if contact is not None:
                return Sail("touch", end, race, hit=(leg, *contact))
            if finish is not None:
                return Sail("finish", geo.rounded(geo.pose_at(pose, arrow, finish)), race)
            pose = end
        inside = geo.deepest(geo.hull(pose), self.zones(seat)) > geo.INSIDE
        status = "zone" if inside else "free"
        return Sail(status, pose, race, last_leg=last_leg, race_before_last=race_before)

    def sails(self) -> dict[str, Sail]:
        """The legal ways to sail in this phase, cut short where R4.3 says so."""
        if self._memo is None:
            self._memo = self._find_sails()
        return self._memo

    def _find_sails(self) -> dict[str, Sail]:
        seat = self.turn
        tried: dict[str, Sail] = {}
        for kind in self.kinds:
            if self.hands[seat][kind]:
                for arrow in arrows_of(kind):
                    tried[f"sail {kind} {arrow}"] = self.try_sail(seat, kind, arrow)
        free = {t: s for t, s in tried.items() if s.status in ("free", "finish")}
        if free:
            return free
        cut: dict[str, Sail] = {}
        for text, sail in tried.items():
            if sail.status == "zone":
                shorter = self._cut(seat, text.split()[2], sail)
                if shorter is not None:
                    cut[text] = shorter
        return cut

    def _cut(self, seat: int, arrow: str, sail: Sail) -> Sail | None:
        """The last leg of a sail cut short (R4.3, R6.2), or None if it would not move."""
        zones, obstacles = self.zones(seat), self.obstacles(seat)
        stop = geo.cut_short(sail.last_leg, arrow, zones, obstacles)
        if stop is None:
            return None
        race, _ = self.follow(sail.race_before_last, sail.last_leg, arrow, stop)
        return replace(sail, end=stop[1], race=race, cut=True)

    def margin(self, seat: int, kind: str, arrow: str) -> float:
        """About how far (mm) a sail is from flipping between free, touching and in a zone.

        For skipping hair's-breadth cases when another engine is compared: a clear miss of
        everything, or a deep overlap with something, gives a large margin.
        """
        obstacles = self.obstacles(seat)
        pose, race = self._pose(seat), self.races[seat]
        best = float("inf")
        for _ in range(2 if kind.endswith("-cloud") else 1):
            race, finish = self.follow(race, pose, arrow)
            until = geo.ARROWS[arrow].travel if finish is None else finish
            touching = geo.overlap_along(pose, arrow, obstacles, until)
            if touching > 0:
                return min(best, touching)
            for c in geo.clearance_along(pose, arrow, obstacles, until=until):
                best = min(best, abs(c.least - geo.CONTACT))
            if finish is not None:
                return best
            pose = geo.end_pose(pose, arrow)
        hull = geo.hull(pose)
        for one in self.zones(seat):
            depth = geo.in_zone_depth(hull, one)
            best = min(best, abs(depth - geo.INSIDE) if depth > 0 else best)
        return best

    # Playing ------------------------------------------------------------------------------------

    def play(self, text: str, stop: Pose | None = None) -> None:
        """Make a move or let a chance event happen.

        `stop` replaces this oracle's own pose after a sail that was cut short or that finished,
        when it is within 20 µm and 20 thousandths of a degree of it, to follow another engine.
        """
        allowed = [k for k, _ in self.outcomes()] if self.to_act == -1 else self.legal()
        if text not in allowed:
            raise ValueError(f"not allowed now: {text}")
        words = text.split()
        phase = self.phase
        if phase == "first":
            self.first = int(text.removeprefix("seat"))
            self._begin_lanes()
        elif phase == "lanes":
            self._take_lane(self._lane_seat(), int(text.removeprefix("lane")))
            if not self._free_lanes():
                self._begin_deal()
        elif phase in ("deal", "draw"):
            self._draw(text)
        elif words[0] == "sail":
            self._play_sail(words[1], text, stop)
        elif words[0] == "exchange":
            for kind in words[1:]:
                self._discard(kind)
            self.phase, self.to_draw = "draw", len(words) - 1
            self._prepare_draw()
        elif words[0] == "steer":
            x, y, _ = self._pose(self.turn)
            self.poses[self.turn] = (x, y, 1000 * int(words[1]))
            self._end_turn()
        elif words[0] == "sun":
            self.hands[self.turn]["sun"] -= 1
            self.becalmed[self.colours.index(words[1])] = True
            self._fill_up()
        elif phase == "second":
            self.phase = "sun"
        else:
            self._fill_up()
        self._memo = None

    def _discard(self, kind: str) -> None:
        self.hands[self.turn][kind] -= 1
        self.discards[kind] += 1

    def _play_sail(self, kind: str, text: str, stop: Pose | None) -> None:
        seat = self.turn
        sail = self.sails()[text]
        end = sail.end
        if stop is not None and stop != end:
            turned = abs((stop[2] - end[2] + 180_000) % 360_000 - 180_000)
            near = max(abs(stop[0] - end[0]), abs(stop[1] - end[1]), turned) <= 20
            if not near or not (sail.cut or sail.status == "finish"):
                raise ValueError(f"stops at {end}, not {stop}")
            end = stop
        self._discard(kind)
        self.poses[seat], self.races[seat] = end, sail.race
        if end[:2] != sail.end[:2] and sail.race.started:
            self.races[seat].string.append(end[:2])
        if sail.status == "finish":
            self._finish(seat)
        elif self.phase == "main" and kind.endswith("-helm"):
            self.phase = "second"
        else:
            self.phase = "sun"

    def _finish(self, seat: int) -> None:
        """A boat is home: the game is over or goes on for the places (R7.3, R7.4)."""
        self.finished.append(seat)
        left = len(self._afloat())
        if self.finish_option == "first" or left == 0 or (left == 1 and self.players > 1):
            self.turns += 1
            self.phase = "over"
        else:
            self._end_turn()

    def _fill_up(self) -> None:
        """Draw up to five cards again (R2.2)."""
        self.phase = "draw"
        self.to_draw = HAND - self.hands[self.turn].total()
        self._prepare_draw()

    def _prepare_draw(self) -> None:
        """Turn the discards over if need be; go on when there is nothing to draw (R2.3)."""
        if self.to_draw and not self.pile.total():
            self.pile, self.discards = self.discards, Counter()
        if self.to_draw and self.pile.total():
            return
        self.to_draw = 0
        if self.phase == "deal":
            self.turn, self.phase = self.first, "main"
        else:
            self._end_turn()

    def _draw(self, kind: str) -> None:
        seat = self.dealt % self.players if self.phase == "deal" else self.turn
        if self.phase == "deal":
            self.dealt += 1
        self.pile[kind] -= 1
        self.hands[seat][kind] += 1
        self.to_draw -= 1
        self._prepare_draw()

    def _end_turn(self) -> None:
        """On to the next boat; becalmed ones only lose their sun (R6.4)."""
        self.phase = "main"
        while True:
            self.turns += 1
            if self.turn_limit and self.turns >= self.turn_limit:
                self.phase = "over"
                return
            self.turn = (self.turn + 1) % self.players
            if self.turn in self.finished:
                continue
            if not self.becalmed[self.turn]:
                return
            self.becalmed[self.turn] = False
            self.discards["sun"] += 1

    # The race (R7) ------------------------------------------------------------------------------

    @property
    def started(self) -> list[bool]:
        """Which boats have crossed the start line."""
        return [race.started for race in self.races]

    @property
    def progress(self) -> list[int]:
        """How many marks each boat has rounded (R7.2)."""
        goal = prog.course_word(self.course.marks)
        return [prog.common_beginning(race.word, goal) for race in self.races]

    def way_home(self, seat: int) -> float:
        """Length of a boat's shortest way home in millimetres, zero when finished (R7.3)."""
        if seat in self.finished:
            return 0.0
        course, race = self.course, self.races[seat]
        mast = self._pose(seat)[:2]
        return prog.way_home(
            mast, race.string, course.marks, course.line, self._islands(), race.started
        )

    def standings(self) -> list[int]:
        """Each seat's place, from 1; boats with the same way home share one (R7.3)."""
        home = [round(self.way_home(s), 6) for s in range(self.players)]
        places = []
        for seat in range(self.players):
            if seat in self.finished:
                places.append(1 + self.finished.index(seat))
            else:
                ahead = [s for s in self._afloat() if home[s] < home[seat]]
                places.append(1 + len(self.finished) + len(ahead))
        return places
