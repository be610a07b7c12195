"""Scenes in which a hull glides along something at a hair's breadth, and what becomes of it.

They are made as the boat sees them before it sails, in millimetres ahead and to the left of its
mast, and put into the world in whole micrometres.
"""

import math
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from functools import cache
from random import Random
from types import ModuleType
from typing import Any
from unittest.mock import patch

import numpy as np
import shapely

from games.regatta.waters import Pose, Spot, put_boat, put_circles, put_edge, put_parts
from taros.core.game import State
from taros.games.regatta.equipment import setup
from taros.games.regatta.equipment.deck import deck_of
from taros.games.regatta.equipment.pieces import Arrow, pieces
from taros.games.regatta.hull import motion, sweep, zone_stop
from taros.games.regatta.layout import BOATS, CIRCLES_SIZE, LANE, NONE
from taros.games.regatta.options import RegattaOptions

OWN = {
    "A1": "1000/0/0",
    "L1": "1000/1000/90",
    "L2": "0/1000/90",
    "L3": "1000/20/90",
    "L4": "0/20/90",
    "L5": "0/1000/1",
    "L6": "0/300/90",
    "L7": "50/60/90",
    "L8": "0/20/1",
}
DECK = ",".join([*(f"{name}={figures}" for name, figures in OWN.items()), *(f"9*{n}" for n in OWN)])
FIGURES: dict[str, Arrow] = deck_of(DECK).all_arrows
NUMBERS = {name: number for number, name in enumerate(FIGURES)}
LEFT = tuple(name for name, arrow in FIGURES.items() if arrow.turn >= 0)

HALF = pieces().hull.length / 2
HULL = np.array([(a - HALF, b) for a, b in pieces().hull.corners])
BEAM = float(HULL[:, 1].max())
CARD = pieces().card
LONG = 2500.0  # mm: as long as any way
SAMPLES = 1000

Point = tuple[float, float]


@cache
def _water(zone: str) -> tuple[int, ...]:
    options = RegattaOptions(deck=DECK, zone=zone)  # type: ignore[arg-type]
    s = setup.new(BOATS, setup.validate_options(BOATS, options))
    s[CIRCLES_SIZE] = 0
    for boat in range(BOATS):
        s[LANE + boat] = NONE
    return tuple(s)


def water(zone: str = "card") -> State:
    """Nothing but boats that are not on the water yet, and all arrows."""
    return list(_water(zone))


@dataclass(frozen=True)
class Thing:
    """Something in the way: a rock, a boat, an island or the edge of the table."""

    kind: str
    points: tuple[Point, ...]  # a centre, a mast, or corners
    radius: float = 0.0
    turn: float = 0.0  # degrees to the left, of a boat

    def moved(self, ahead: float, left: float) -> "Thing":
        return replace(self, points=tuple((a + ahead, b + left) for a, b in self.points))


@dataclass(frozen=True)
class Scene:
    """A leg from a pose, and one thing."""

    arrow: str
    pose: Pose
    thing: Thing

    @property
    def number(self) -> int:
        return NUMBERS[self.arrow]

    def state(self) -> State:
        s = water()
        put_boat(s, 0, self.pose)
        spots = [to_world(self.pose, point) for point in self.thing.points]
        if self.thing.kind == "rock":
            put_circles(s, [(*spots[0], round(1000 * self.thing.radius))])
        elif self.thing.kind == "boat":
            put_boat(s, 1, (*spots[0], (self.pose[2] - round(1000 * self.thing.turn)) % 360_000))
        elif self.thing.kind == "island":
            put_parts(s, [spots])
        else:
            put_edge(s, spots)
        return s

    def shape(self) -> Any:
        """The thing as it stands in the state, in millimetres; of a rock the centre."""
        spots = np.array([to_world(self.pose, point) for point in self.thing.points]) / 1000
        if self.thing.kind == "rock":
            return shapely.Point(spots[0])
        if self.thing.kind == "boat":
            heading = self.pose[2] - round(1000 * self.thing.turn)
            fx, fy = bow(heading)
            return shapely.Polygon(hull_corners(spots[0][0], spots[0][1], fx, fy))
        return shapely.Polygon(spots) if self.thing.kind == "island" else shapely.LinearRing(spots)

    def gap(self, u: float) -> float:
        """The clearance once the stern has gone u mm."""
        return float(self.gaps([u])[0])

    def gaps(self, us: Any) -> Any:
        poses = [_pose_after(self, u) for u in us]
        hulls = shapely.polygons([hull_corners(*pose) for pose in poses])
        return shapely.distance(hulls, self.shape()) - round(self.thing.radius, 3)

    def least_gap(self) -> float:
        """By many samples; that of the edge is that to its line."""
        travel = motion.leg_length(_STATE, self.number)
        return float(self.gaps(np.linspace(0, travel, SAMPLES)).min())


def _pose_after(scene: Scene, u: float) -> tuple[float, float, float, float]:
    ahead, left, c, d = motion.local_pose_at(_STATE, scene.number, float(u))
    x, y, heading = scene.pose
    fx, fy = bow(heading)
    return (
        x / 1000 + ahead * fx - left * fy,
        y / 1000 + ahead * fy + left * fx,
        c * fx - d * fy,
        c * fy + d * fx,
    )


def bow(heading: int) -> Point:
    angle = math.radians(heading / 1000)
    return math.sin(angle), math.cos(angle)


def hull_corners(x: float, y: float, fx: float, fy: float) -> Any:
    a, b = HULL[:, 0], HULL[:, 1]
    return np.stack([x + a * fx - b * fy, y + a * fy + b * fx], axis=1)


def to_world(pose: Pose, point: Point) -> Spot:
    x, y, heading = pose
    fx, fy = bow(heading)
    a, b = (1000 * number for number in point)
    return round(x + a * fx - b * fy), round(y + a * fy + b * fx)


# Scenes


def random_scene(rng: Random, arrow: str, kind: str, gap: float) -> Scene:
    """A thing of some kind that comes as near as `gap`, or almost, somewhere on the way."""
    heading = rng.choice((0, 90_000, rng.randrange(360_000)))
    pose = (rng.randrange(-9000, 9000), rng.randrange(-9000, 9000), heading)
    scene = Scene(arrow, pose, KINDS[kind](rng, arrow))
    for _ in range(3):
        scene = _sharpened(scene, gap)
    return scene


def _sharpened(scene: Scene, gap: float) -> Scene:
    """With the thing moved along the shortest line between it and the hull."""
    travel = motion.leg_length(_STATE, scene.number)
    us = np.linspace(0, travel, 300)
    gaps = scene.gaps(us)
    best = int(np.argmin(gaps))
    around = np.linspace(us[max(best - 1, 0)], us[min(best + 1, len(us) - 1)], 200)
    near = float(around[int(np.argmin(scene.gaps(around)))])
    hull = shapely.Polygon(hull_corners(*_pose_after(scene, near)))
    line = shapely.shortest_line(hull, scene.shape())
    (ax, ay), (bx, by) = line.coords
    size = math.dist((ax, ay), (bx, by))
    if size < 1e-9:
        return scene
    step = (gap + scene.thing.radius - size) / size
    fx, fy = bow(scene.pose[2])
    dx, dy = step * (bx - ax), step * (by - ay)
    return replace(scene, thing=scene.thing.moved(dx * fx + dy * fy, dy * fx - dx * fy))


def _some_pose(rng: Random, arrow: str) -> tuple[float, float, float, float]:
    """On the way, as the boat sees it; more often than not where the path bends anew."""
    figures = FIGURES[arrow]
    travel = motion.leg_length(_STATE, NUMBERS[arrow])
    seams = (0.0, figures.straight, figures.straight + 2 * HALF, travel - 2 * HALF, travel)
    u = min(max(rng.choice((*seams, rng.uniform(0, travel))), 0.0), travel)
    return motion.local_pose_at(_STATE, NUMBERS[arrow], u)


def _beside(pose: tuple[float, float, float, float], ahead: float, left: float) -> Point:
    a, b, c, d = pose
    return a + ahead * c - left * d, b + ahead * d + left * c


def _tilted(rng: Random, arrow: str) -> tuple[float, float, float, float]:
    """A pose on the way, turned by a little or nothing."""
    a, b, c, d = _some_pose(rng, arrow)
    angle = math.atan2(d, c) + rng.choice((0.0, 1e-6, 1e-5, 1e-4, 1e-3, 1e-2)) * rng.choice((-1, 1))
    return a, b, math.cos(angle), math.sin(angle)


def _wall(rng: Random, arrow: str) -> Thing:
    """Along one side of the hull, or along an edge of it: for ever, or from its middle on."""
    pose = _tilted(rng, arrow)
    side = rng.choice((-1, 1))
    back, front = rng.choice(((-LONG, LONG), (-LONG, 0.0), (0.0, LONG), (-5.0, 30.0)))
    near, far = side * (BEAM + 1), side * (BEAM + 60)
    corners = [(back, near), (front, near), (front, far), (back, far)]
    corners = corners if side > 0 else corners[::-1]
    return Thing("island", tuple(_beside(pose, a, b) for a, b in corners))


def _edge(rng: Random, arrow: str) -> Thing:
    """A table one side of which is a wall; it goes on beyond the way everywhere else."""
    pose = _tilted(rng, arrow)
    side = rng.choice((-1, 1))
    near, far = side * (BEAM + 1), -side * 2 * LONG
    corners = [(-2 * LONG, far), (2 * LONG, far), (2 * LONG, near), (-2 * LONG, near)]
    corners = corners if side > 0 else corners[::-1]
    return Thing("edge", tuple(_beside(pose, a, b) for a, b in corners))


def _centre(arrow: str) -> Point:
    figures = FIGURES[arrow]
    return HALF + figures.straight, figures.radius


def _rock(rng: Random, arrow: str) -> Thing:
    """In the middle of the arc, as large as fits; or beside the way, of any size."""
    radius = FIGURES[arrow].radius
    inner = math.sqrt(max(radius**2 - HALF**2, 0.0)) - BEAM
    if inner > 1 and rng.random() < 0.5:
        shift = rng.choice((0.0, 0.001, 0.01, 0.1, 1.0))
        a, b = _centre(arrow)
        return Thing("rock", ((a + shift, b),), math.floor(1000 * (inner - 2 * shift)) / 1000)
    size = rng.choice((1.0, 10.0, 100.0, 1000.0, 2000.0))
    pose = _some_pose(rng, arrow)
    away = rng.choice((-1, 1)) * (BEAM + size + 1)
    return Thing("rock", (_beside(pose, rng.uniform(-HALF, HALF), away),), size)


def _round_island(rng: Random, arrow: str) -> Thing:
    """A rock with corners."""
    rock = _rock(rng, arrow)
    count = rng.choice((3, 5, 12, 40))
    first = rng.uniform(0, math.tau)
    angles = [first + math.tau * i / count for i in range(count)]
    (a, b), size = rock.points[0], max(rock.radius, 5.0)
    return Thing("island", tuple((a + size * math.cos(t), b + size * math.sin(t)) for t in angles))


def _round_edge(rng: Random, arrow: str) -> Thing:
    """A table with many corners round the outside of the arc."""
    a, b = _centre(arrow)
    figures = FIGURES[arrow]
    size = math.hypot(figures.radius + BEAM, HALF) + figures.straight + 3 * HALF + 5
    angles = [math.tau * i / 40 for i in range(40)]
    return Thing("edge", tuple((a + size * math.cos(t), b + size * math.sin(t)) for t in angles))


def _corner(rng: Random, arrow: str) -> Thing:
    """A small island that shows a corner, blunt or sharp, to a corner of the hull or its side."""
    pose = _some_pose(rng, arrow)
    k = rng.randrange(len(HULL))
    ahead, left = HULL[k] * rng.uniform(1.0, 1.2)
    size = rng.choice((0.5, 5.0, 50.0))
    first = rng.uniform(0, math.tau)
    angles = sorted(first + rng.uniform(0, math.tau) for _ in range(3))
    points = [(size * math.cos(t), size * math.sin(t)) for t in angles]
    away = math.copysign(2 * size, left if left else rng.choice((-1, 1)))
    corners = [_beside(pose, ahead + a, left + away + b) for a, b in points]
    if abs(shapely.Polygon(corners).area) < 0.1:
        return _corner(rng, arrow)
    return Thing("island", tuple(corners))


def _boat(rng: Random, arrow: str) -> Thing:
    """Alongside, or across the bow."""
    a, b, c, d = _tilted(rng, arrow)
    side = rng.choice((-1, 1))
    turn = math.degrees(math.atan2(d, c)) + rng.choice((0, 0, 180, 90, rng.uniform(0, 360)))
    mast = _beside((a, b, c, d), rng.choice((0.0, rng.uniform(-80, 80))), side * (2 * BEAM + 70))
    return Thing("boat", (mast,), turn=turn)


KINDS: dict[str, Callable[[Random, str], Thing]] = {
    "wall": _wall,
    "edge": _edge,
    "rock": _rock,
    "round island": _round_island,
    "round edge": _round_edge,
    "corner": _corner,
    "boat": _boat,
}
_STATE = water()


# Zones


def random_approach(rng: Random, arrow: str, depth: float) -> tuple[State, Pose]:
    """A leg along the border of a zone or two, in it by about `depth`."""
    heading = rng.choice((0, 90_000, rng.randrange(360_000)))
    pose = (rng.randrange(-9000, 9000), rng.randrange(-9000, 9000), heading)
    s = water(rng.choice(("card", "both")))
    put_boat(s, 0, pose)
    for seat in range(1, rng.choice((2, 2, 3))):
        a, b, c, d = _tilted(rng, arrow)
        side, along = rng.choice((-1, 1)), rng.choice((0, 180, 90, 270))
        half = CARD.short / 2 if along % 180 == 0 else CARD.long / 2
        middle = _beside((a, b, c, d), rng.uniform(-HALF, HALF), side * (BEAM + half - depth))
        angle = math.atan2(d, c) + math.radians(along)
        reach = HALF + CARD.long / 2
        spot = (middle[0] - reach * math.cos(angle), middle[1] - reach * math.sin(angle))
        turn = round(1000 * math.degrees(angle))
        put_boat(s, seat, (*to_world(pose, spot), (heading - turn) % 360_000))
    return s, pose


# Looks


class Looks:
    """How often the search has looked: at a pose, or between two."""

    def __init__(self, limit: int) -> None:
        self.now = self.most = 0
        self.limit = limit

    def begin(self) -> None:
        self.now = 0

    def count(self) -> None:
        self.now += 1
        self.most = max(self.most, self.now)
        assert self.now <= self.limit, "too many looks"


Function = tuple[ModuleType, str]  # the module in which it is looked up, and its name
LOOKS: tuple[Function, ...] = ((motion, "local_pose_at"), (sweep, "is_clear_between"))
# each for one thing and one leg
SEARCHES: tuple[Function, ...] = ((sweep, "first_below"), (zone_stop, "first_below"))


@contextmanager
def counted_looks(limit: int, searches: tuple[Function, ...] = SEARCHES) -> Iterator[Looks]:
    """Count the looks of every search, and stop one that takes more than `limit`."""
    looks = Looks(limit)

    def calling(before: Callable[[], None], module: ModuleType, name: str) -> Any:
        function = getattr(module, name)

        def called(*given: Any) -> Any:
            before()
            return function(*given)

        return patch.object(module, name, called)

    with ExitStack() as patches:
        for module, name in LOOKS:
            patches.enter_context(calling(looks.count, module, name))
        for module, name in searches:
            patches.enter_context(calling(looks.begin, module, name))
        yield looks
