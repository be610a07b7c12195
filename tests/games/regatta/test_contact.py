"""R3.5: what a hull touches on its way, in many thousand random scenes close to the path.

The oracle knows clearances, the engine only whether there is contact. Conservative advancement can
step over a clearance between 0.005 and 0.01 mm, never over less; nothing farther off is touched.
"""

import math
from collections import Counter
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

import numpy as np
import pytest
import shapely

from games.regatta import naive_geometry as naive
from games.regatta.sounding import (
    Shape,
    Sounding,
    clearance,
    from_boat,
    hull_points,
    hulls,
    sound,
    to_world,
)
from games.regatta.waters import (
    ARROWS,
    Pose,
    Spot,
    open_water,
    put_boat,
    put_circles,
    put_edge,
    put_parts,
)
from taros.core.game import State
from taros.games.regatta import GAME
from taros.games.regatta.equipment.course import convex_parts
from taros.games.regatta.hull import motion, sweep
from taros.games.regatta.hull.geometry import ENDLESS, gap_beside
from taros.games.regatta.hull.sweep import A_BOAT, A_PART, NOTHING, THE_EDGE
from taros.games.regatta.layout import PLACE
from taros.kernels import array, load

CHUNKS, SCENES = 2, 1000
ROUNDING = 1e-6  # mm: micrometres are exact, so only that of floating point
LEAST_SEEN = 0.005  # half of what counts as contact

CASES = ("clear", "nearly touched", "nearly clear", "touched")
KINDS = ("buoy", "rock", "boat", "island", "edge")


@dataclass
class Thing:
    """Something in the water, in micrometres, and as the sailing boat sees it."""

    kind: str
    points: list[Spot]  # a centre, a mast, or corners
    radius: int = 0
    heading: int = 0

    def shape(self, pose: Pose) -> Shape:
        seen = from_boat(pose, self.points)
        if self.kind in ("buoy", "rock"):
            return shapely.Point(seen[0])
        if self.kind == "boat":
            turned = (self.heading - pose[2]) / 1000
            return naive.hull_at((seen[0][0], seen[0][1], turned))
        return shapely.LinearRing(seen) if self.kind == "edge" else shapely.Polygon(seen)

    def sound(self, pose: Pose, arrow: str) -> Sounding:
        found = sound(arrow, self.shape(pose), self.radius / 1000)
        if self.kind == "edge" and not shapely.Polygon(self.shape(pose)).covers(hulls(arrow)[1][0]):
            found.clear[0] = found.least = found.where = 0.0
        return found

    def clearance(self, pose: Pose, arrow: str, u: float) -> float:
        return clearance(arrow, u, self.shape(pose), self.radius / 1000)

    def moved(self, dx: float, dy: float) -> "Thing":
        points = [(round(x + dx), round(y + dy)) for x, y in self.points]
        return Thing(self.kind, points, self.radius, self.heading)


@dataclass
class Scene:
    arrow: str
    pose: Pose
    things: list[Thing]

    def state(self) -> tuple[State, dict[int, int]]:
        """The engine's state, and the thing that each of its numbers for a contact stands for."""
        s = open_water()
        put_boat(s, 0, self.pose)
        names: dict[int, int] = {}
        circles: list[tuple[int, int, int]] = []
        parts: list[list[Spot]] = []
        for number, thing in enumerate(self.things):
            if thing.kind == "boat":
                seat = 1 + sum(other.kind == "boat" for other in self.things[:number])
                put_boat(s, seat, (*thing.points[0], thing.heading))
                names[A_BOAT + seat] = number
            elif thing.kind == "island":
                corners = tuple((x / 1000, y / 1000) for x, y in thing.points)
                for part in convex_parts(corners):
                    names[A_PART + len(parts)] = number
                    parts.append([(round(1000 * x), round(1000 * y)) for x, y in part])
            elif thing.kind == "edge":
                put_edge(s, thing.points)
                names[THE_EDGE] = number
            else:
                names[len(circles)] = number
                circles.append((*thing.points[0], thing.radius))
        put_circles(s, circles)
        put_parts(s, parts)
        return s, names


def random_scene(rng: Random) -> Scene:
    arrow = rng.choice(list(ARROWS))
    heading = rng.choice((1000 * rng.randrange(360), rng.randrange(360_000)))
    pose = (rng.randrange(-900_000, 900_000), rng.randrange(-900_000, 900_000), heading)
    things: list[Thing] = []
    for _ in range(rng.choice((1, 1, 2, 3))):
        kind = rng.choice(KINDS)
        if kind != "edge" or all(thing.kind != "edge" for thing in things):
            thing = random_thing(rng, kind, arrow, pose)
            things.append(sharpened(rng, thing, pose, arrow) if rng.random() < 0.7 else thing)
    return Scene(arrow, pose, things)


def random_thing(rng: Random, kind: str, arrow: str, pose: Pose) -> Thing:
    """Somewhere beside the hull as it is at some moment of its way."""
    radius = {"buoy": 10_000, "rock": rng.randrange(1000, 60_000)}.get(kind, 0)
    heading = rng.choice((pose[2], rng.randrange(360_000))) if kind == "boat" else 0
    shape = [(0.0, 0.0)]
    if kind == "boat":
        shape = naive.hull_points((0.0, 0.0, (heading - pose[2]) / 1000))
    elif kind == "island":
        shape = random_star(rng, rng.uniform(0.5, 60), rng.randrange(3, 9))
    elif kind == "edge":
        shape = random_star(rng, rng.uniform(200, 500), rng.randrange(3, 9), least=0.5)
        ahead = rng.uniform(0, 100)
        return Thing(kind, in_micrometres(pose, [(x, y + ahead) for x, y in shape]))
    px, py, nx, ny = beside_hull(rng, arrow)
    gap = radius / 1000 + rng.choice((0.0, rng.uniform(0, 3), rng.uniform(0, 40)))
    gap -= min(nx * x + ny * y for x, y in shape)  # its nearest point is so far from the hull
    middle = np.array([(px + gap * nx, py + gap * ny)])
    outline = middle if kind == "boat" else middle + shape
    return Thing(kind, in_micrometres(pose, outline), radius, heading)


def beside_hull(rng: Random, arrow: str) -> tuple[float, float, float, float]:
    """A point of the hull's outline at some moment of its way, and the direction outwards."""
    corners = hull_points(arrow, rng.uniform(0, naive.ARROWS[arrow].travel))
    i = rng.randrange(len(corners))
    (ax, ay), (bx, by) = corners[i - 1], corners[i]
    part = rng.choice((0.0, rng.random()))
    size = math.dist(corners[i - 1], corners[i])
    return (
        ax + part * (bx - ax),
        ay + part * (by - ay),
        (by - ay) / size,
        (ax - bx) / size,
    )


def random_star(rng: Random, size: float, corners: int, least: float = 0.2) -> list[Any]:
    """A polygon that is seen whole from the origin, anticlockwise, mostly not convex."""
    first = rng.uniform(0, 2 * math.pi)
    angles = [first + 2 * math.pi * (i + rng.uniform(0, 0.8)) / corners for i in range(corners)]
    reach = [size * rng.uniform(least, 1.0) for _ in angles]
    return [(r * math.cos(a), r * math.sin(a)) for a, r in zip(angles, reach, strict=True)]


def in_micrometres(pose: Pose, seen: Any) -> list[Spot]:
    return [(round(x), round(y)) for x, y in to_world(pose, seen)]


def sharpened(rng: Random, thing: Thing, pose: Pose, arrow: str) -> Thing:
    """Moved to within a hair's breadth of the hull where it comes nearest."""
    found = thing.sound(pose, arrow)
    if not 0.0 < found.least < 60.0:
        return thing
    us, _ = hulls(arrow)
    hull = shapely.Polygon(hull_points(arrow, float(us[np.abs(us - found.where).argmin()])))
    line = shapely.shortest_line(hull, thing.shape(pose))
    (ax, ay), (bx, by) = line.coords
    step = found.least - rng.choice((0.0, 0.004, rng.uniform(-0.05, 0.05), rng.uniform(-1, 2)))
    step /= max(math.hypot(bx - ax, by - ay), 1e-9)
    here, there = to_world(pose, [(bx, by), (bx + step * (ax - bx), by + step * (ay - by))])
    return thing.moved(*(there - here))


@cache
def compiled(module: str) -> Any:
    return load(GAME.kernels, f"hull.{module}", compiled=True)


def check_way(scene: Scene, names: dict[int, int], u: float, what: int) -> str:
    """The engine's answer for a way against the soundings; how clear the case was."""
    soundings = [thing.sound(scene.pose, scene.arrow) for thing in scene.things]
    least = min(found.least for found in soundings)
    if what == NOTHING:
        assert u == pytest.approx(naive.ARROWS[scene.arrow].travel), scene
        assert least > LEAST_SEEN - ROUNDING, ("tunnelled", least, scene)
        return "clear" if least > 0.05 else "nearly touched"
    touched = scene.things[names[what]]
    away = touched.clearance(scene.pose, scene.arrow, u)
    if touched.kind == "edge" and u == 0.0:
        away = soundings[names[what]].clear[0]
    assert away < naive.CONTACT + ROUNDING, ("invented", away, scene)
    for found in soundings:
        # the last step ends within the hull's reach: u mm before contact, u mm of clearance
        early = found.us < u
        due = np.minimum(LEAST_SEEN, u - found.us[early])
        assert (found.clear[early] > due - ROUNDING).all(), ("late", u, scene)
    return "touched" if least <= 0.0 else "nearly clear"


def check_end(scene: Scene, names: dict[int, int], end: Pose, what: int) -> None:
    """R8.1: legality is judged on the rounded pose."""
    hull = shapely.Polygon(
        from_boat(scene.pose, np.array(naive.hull_points(naive.to_float(end))) * 1000)
    )
    gaps = []
    for thing in scene.things:
        shape = thing.shape(scene.pose)
        gap = float(shapely.distance(hull, shape)) - thing.radius / 1000
        inside = thing.kind != "edge" or shapely.Polygon(shape).covers(hull)
        gaps.append(gap if inside else 0.0)
    if what == NOTHING:
        assert min(gaps) > naive.CONTACT - ROUNDING, scene
    else:
        assert gaps[names[what]] < naive.CONTACT + ROUNDING, scene


def test_contact_against_soundings(chunk: int) -> None:
    """No tunnelling, no invented contact, the right thing, in the right place."""
    rng = Random(chunk)
    seen: Counter[str] = Counter()
    for _ in range(SCENES):
        scene = random_scene(rng)
        s, names = scene.state()
        state = array(s, compiled=True)
        arrow = ARROWS[scene.arrow]
        travel = compiled("motion").leg_length(state, arrow)
        u, what = compiled("sweep").first_contact(state, 0, *scene.pose, arrow, travel)
        seen[check_way(scene, names, u, what)] += 1
        end = compiled("motion").leg_end(state, *scene.pose, arrow)
        check_end(scene, names, end, compiled("sweep").touched_lying(state, 0, *end))
    assert min(seen[name] for name in CASES) > 5


def test_plain_and_compiled_are_the_same() -> None:
    """To the last bit."""
    rng = Random(99)
    for _ in range(300):
        scene = random_scene(rng)
        s, _ = scene.state()
        state = array(s, compiled=True)
        arrow = ARROWS[scene.arrow]
        until = rng.choice((1.0, rng.random())) * motion.leg_length(s, arrow)
        plain = sweep.first_contact(s, 0, *scene.pose, arrow, until)
        assert compiled("sweep").first_contact(state, 0, *scene.pose, arrow, until) == plain, scene
        end = motion.leg_end(s, *scene.pose, arrow)
        assert compiled("motion").leg_end(state, *scene.pose, arrow) == end
        assert compiled("sweep").touched_lying(state, 0, *end) == sweep.touched_lying(s, 0, *end), (
            scene
        )


def test_finished_and_absent_boats_are_no_obstacle() -> None:
    """R7.4: a finished boat leaves the water."""
    arrow = ARROWS["S"]
    s = open_water()
    put_boat(s, 0, (0, 0, 0))
    assert sweep.first_contact(s, 0, 0, 0, 0, arrow, 168.0) == (168.0, NOTHING)
    put_boat(s, 2, (0, 120_000, 90_000))
    u, what = sweep.first_contact(s, 0, 0, 0, 0, arrow, 168.0)
    assert what == A_BOAT + 2
    assert u == pytest.approx(120 - 9.4 - 40, abs=0.011)
    assert sweep.first_contact(s, 0, 0, 0, 0, arrow, 60.0) == (60.0, NOTHING)
    s[PLACE + 2] = 1
    assert sweep.first_contact(s, 0, 0, 0, 0, arrow, 168.0) == (168.0, NOTHING)


AHEAD: dict[str, Thing] = {
    "rock": Thing("rock", [(9_000, 10_000)], 20_000),
    "boat": Thing("boat", [(-15_000, 4_000)], heading=70_000),
    "island": Thing("island", [(-40_000, -10_000), (60_000, 5_000), (10_000, 80_000)]),
}


@pytest.mark.parametrize("kind", AHEAD)
def test_contact_ahead_takes_few_looks(monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    """With something where the way ends; halving the way until it is a touch takes 16 and more."""
    looks = 0
    room = sweep.room

    def counted(*arguments: Any) -> float:
        nonlocal looks
        looks += 1
        return room(*arguments)

    monkeypatch.setattr(sweep, "room", counted)
    for arrow, number in ARROWS.items():
        x, y, _ = motion.leg_end(open_water(), 0, 0, 0, number)
        s, _ = Scene(arrow, (0, 0, 0), [AHEAD[kind].moved(x, y)]).state()
        _, what = sweep.first_contact(s, 0, 0, 0, 0, number, motion.leg_length(s, number))
        assert what != NOTHING
    assert looks <= 12 * len(ARROWS)


@pytest.mark.parametrize(("x", "touches"), [(30_009, True), (30_011, False), (-30_009, True)])
def test_a_straight_way_by_a_rock_is_judged_to_the_micrometre(x: int, touches: bool) -> None:
    """R3.5: the widest part of the hull passes a rock with 0.009 or 0.011 mm between them."""
    for y in range(20_000, 90_000, 7_001):
        rock = Thing("rock", [(x, y)], 20_000)
        s, _ = Scene("S", (0, 0, 0), [rock]).state()
        arrow = ARROWS["S"]
        _, what = sweep.first_contact(s, 0, 0, 0, 0, arrow, motion.leg_length(s, arrow))
        assert (what != NOTHING) == touches, y


def convex(rng: Random, width: int, height: int) -> list[int]:
    """The corners of a convex polygon, anticlockwise, as a state has them."""
    shape: Any = shapely.Point()
    while shape.geom_type != "Polygon":
        spots = [(rng.randint(-width, width), rng.randint(-height, height)) for _ in range(8)]
        shape = shapely.MultiPoint(spots).convex_hull
    corners = shapely.geometry.polygon.orient(shape).exterior.coords[:-1]
    return [int(number) for corner in corners for number in corner]


def test_widest_gap_beside_a_polygon() -> None:
    """As found by looking at every corner from every edge; not less than the gap that is known."""
    rng = Random(5)
    for _ in range(500):
        height = rng.choice((30, 3_000, 90_000))
        one, two = convex(rng, 90_000, height), convex(rng, 90_000, height)
        cx, cy, turn = (rng.uniform(-200, 200) for _ in range(3))
        c, d = math.cos(turn), math.sin(turn)
        a, b = (np.array(corners).reshape(-1, 2) / 1000 for corners in (one, two))
        placed = b @ [[c, d], [-d, c]] + (cx, cy)
        edges = a - np.roll(a, 1, axis=0)
        normals = np.stack((edges[:, 1], -edges[:, 0]), 1) / np.linalg.norm(edges, axis=1)[:, None]
        gaps = (normals @ placed.T).min(axis=1) - (normals * a).sum(axis=1)
        known = rng.choice((-ENDLESS, gaps.max() - 1, gaps.max() + 1))
        widest = gap_beside(one + two, 0, len(a), len(one), len(b), cx, cy, c, d, known)
        assert widest == pytest.approx(max(known, gaps.max()), abs=ROUNDING)
