"""Naive geometry of Regatta: ways, hulls, clearances and zones by brute force (R3, R4, R8).

Poses are (x, y, heading): micrometres, micrometres, thousandths of a compass degree.
Everything else here is in millimetres and degrees, as floats.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import shapely
from shapely.geometry import Point, Polygon

Pose = tuple[int, int, int]
FloatPose = tuple[float, float, float]  # x mm, y mm, compass heading in degrees
Local = tuple[float, float, float]  # mast ahead, mast left, turned left (degrees)
Shape = Any  # a shapely geometry; the library ships no types

HULL_LENGTH = 80.0
HULL_OUTLINE = [  # R8.1, from the stern: (ahead, left), anticlockwise seen from above
    (0.0, -7.0),
    (28.0, -10.0),
    (48.0, -9.0),
    (80.0, 0.0),
    (48.0, 9.0),
    (28.0, 10.0),
    (0.0, 7.0),
]
BUOY_RADIUS = 10.0
CARD_SHORT, CARD_LONG = 63.0, 88.0
CONTACT = 0.01  # R3.5: clearance below this is contact
INSIDE = 0.01  # R3.5: deeper than this is inside a zone


@dataclass(frozen=True)
class Arrow:
    """One arrow of R8.2: a straight run, then an arc; turn is in degrees, left positive."""

    straight: float
    radius: float
    turn: float

    @property
    def length(self) -> float:
        """Length of the arrow from the bow to its tip."""
        return self.straight + self.radius * math.radians(abs(self.turn))

    @property
    def travel(self) -> float:
        """How far the stern goes along the path: to the tip (R3.2)."""
        return HULL_LENGTH + self.length


ARROWS: dict[str, Arrow] = {
    "S": Arrow(88.0, 0.0, 0.0),
    "s": Arrow(63.0, 0.0, 0.0),
    "L30": Arrow(0.0, 176.0, 30.0),
    "L45": Arrow(11.95, 107.55, 45.0),
    "L90": Arrow(25.0, 31.5, 90.0),
    "l45": Arrow(0.0, 89.1, 45.0),
    "l90": Arrow(0.0, 44.0, 90.0),
    "R30": Arrow(0.0, 176.0, -30.0),
    "R45": Arrow(11.95, 107.55, -45.0),
    "R90": Arrow(25.0, 31.5, -90.0),
    "r45": Arrow(0.0, 89.1, -45.0),
    "r90": Arrow(0.0, 44.0, -90.0),
}


def path_point(arrow: Arrow, t: float) -> tuple[float, float]:
    """Point (ahead, left) of the path at length t from the first stern; origin the mast (R3.3)."""
    run = HULL_LENGTH + arrow.straight
    ahead, left = -HULL_LENGTH / 2, 0.0
    if t <= run:
        return ahead + t, left
    ahead += run
    side = math.copysign(1.0, arrow.turn)
    arc = arrow.radius * math.radians(abs(arrow.turn))
    bent = min(t - run, arc)
    angle = bent / arrow.radius if arrow.radius else 0.0
    ahead += arrow.radius * math.sin(angle)
    left += side * arrow.radius * (1.0 - math.cos(angle))
    beyond = t - run - bent
    return ahead + beyond * math.cos(angle), left + side * beyond * math.sin(angle)


@cache
def pose_on_way(name: str, u: float) -> Local:
    """Local pose when the stern has moved u mm (R3.3); the bow's place found by bisection."""
    arrow = ARROWS[name]
    stern = path_point(arrow, u)
    low, high = u, u + 2.0 * HULL_LENGTH
    for _ in range(200):
        middle = (low + high) / 2
        if middle in (low, high):
            break
        if math.dist(stern, path_point(arrow, middle)) < HULL_LENGTH:
            low = middle
        else:
            high = middle
    bow = path_point(arrow, high)
    turned = math.degrees(math.atan2(bow[1] - stern[1], bow[0] - stern[0]))
    return (stern[0] + bow[0]) / 2, (stern[1] + bow[1]) / 2, turned


@cache
def local_end(name: str) -> Local:
    """Local pose at the end of the way: stern on the tip, hull in line with it (R3.2)."""
    arrow = ARROWS[name]
    ahead, left = path_point(arrow, arrow.travel)
    angle = math.radians(arrow.turn)
    half = HULL_LENGTH / 2
    return ahead + half * math.cos(angle), left + half * math.sin(angle), arrow.turn


def to_float(pose: Pose) -> FloatPose:
    """A pose in millimetres and degrees."""
    return pose[0] / 1000, pose[1] / 1000, pose[2] / 1000


def carry(pose: Pose, local: Local) -> FloatPose:
    """The place in the world of a local pose, unrounded; forward (sin, cos), left (-cos, sin)."""
    ahead, left, turned = local
    h = math.radians(pose[2] / 1000)
    x = pose[0] / 1000 + ahead * math.sin(h) - left * math.cos(h)
    y = pose[1] / 1000 + ahead * math.cos(h) + left * math.sin(h)
    return x, y, pose[2] / 1000 - turned


def rounded(pose: FloatPose) -> Pose:
    """Whole micrometres and thousandths of a degree (R8.1)."""
    return round(pose[0] * 1000), round(pose[1] * 1000), round(pose[2] * 1000) % 360000


def end_pose(pose: Pose, arrow: str) -> Pose:
    """The rounded pose at the end of a full leg (R3.2, R8.1)."""
    return rounded(carry(pose, local_end(arrow)))


def pose_at(pose: Pose, arrow: str, u: float) -> FloatPose:
    """The unrounded pose after u mm of the stern's way."""
    return carry(pose, pose_on_way(arrow, u))


def hull_points(pose: FloatPose) -> list[tuple[float, float]]:
    """Corners of the hull, anticlockwise (R8.1)."""
    return _place(pose, [(a - HULL_LENGTH / 2, b) for a, b in HULL_OUTLINE])


def _place(pose: FloatPose, outline: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """An outline of (ahead of mast, left of mast) put into the world."""
    h = math.radians(pose[2])
    sin, cos = math.sin(h), math.cos(h)
    return [(pose[0] + a * sin - b * cos, pose[1] + a * cos + b * sin) for a, b in outline]


def hull_at(pose: FloatPose) -> Shape:
    """The hull as a polygon, from an unrounded pose."""
    return Polygon(hull_points(pose))


def hull(pose: Pose) -> Shape:
    """The hull as a polygon in millimetres."""
    return hull_at(to_float(pose))


# Obstacles and clearance (R3.5) -----------------------------------------------------------------


@dataclass(frozen=True)
class Obstacle:
    """Something not to be touched: all points within `radius` of `shape`."""

    name: str
    shape: Shape
    radius: float = 0.0

    def clearance(self, hull_shape: Shape) -> float:
        """Distance to a hull; not above zero when they overlap."""
        return float(self.shape.distance(hull_shape)) - self.radius


def buoy(name: str, x: int, y: int, radius: float = BUOY_RADIUS) -> Obstacle:
    """A round obstacle; the place in micrometres, the radius in millimetres."""
    return Obstacle(name, Point(x / 1000, y / 1000), radius)


def boat(name: str, pose: Pose) -> Obstacle:
    """Another boat's hull."""
    return Obstacle(name, hull(pose))


def island(name: str, corners: Sequence[tuple[int, int]]) -> Obstacle:
    """A polygon obstacle, corners in micrometres; need not be convex."""
    return Obstacle(name, Polygon([(x / 1000, y / 1000) for x, y in corners]))


def outside(corners: Sequence[tuple[int, int]], reach: float = 100_000.0) -> Obstacle:
    """Everything outside a bounded table, out to `reach` mm (R1.1)."""
    table = Polygon([(x / 1000, y / 1000) for x, y in corners])
    return Obstacle("edge", Point(0, 0).buffer(reach, quad_segs=1).difference(table))


@cache
def measured_speed(arrow: str, samples: int = 20_000) -> float:
    """K: the most any hull point moves for a unit step of the stern, by finite differences."""
    travel = ARROWS[arrow].travel
    step = travel / samples
    best = 0.0
    # Speed is a convex function of the point of a rigid body, so the corners suffice.
    before = hull_points(pose_at((0, 0, 0), arrow, 0.0))
    for i in range(1, samples + 1):
        after = hull_points(_uncached_pose(arrow, i * step))
        best = max(best, max(math.dist(p, q) for p, q in zip(before, after, strict=True)) / step)
        before = after
    return best


def _uncached_pose(arrow: str, u: float) -> FloatPose:
    """pose_at from the origin without filling the cache."""
    return carry((0, 0, 0), pose_on_way.__wrapped__(arrow, u))


@cache
def safe_speed(arrow: str) -> float:
    """A generous bound on K for excluding stretches between two samples."""
    return 1.1 * measured_speed(arrow, 2000)


def _samples(arrow: str, until: float, step: float) -> list[float]:
    count = max(1, math.ceil(until / step))
    return [until * i / count for i in range(count + 1)]


def _distances(pose: Pose, arrow: str, us: list[float], obstacles: Sequence[Obstacle]) -> Any:
    """Clearances, one row for each u and one column for each obstacle."""
    corners = np.array([hull_points(pose_at(pose, arrow, u)) for u in us])
    hulls = shapely.polygons(corners)
    shapes = np.array([o.shape for o in obstacles], dtype=object)
    radii = np.array([o.radius for o in obstacles])
    return shapely.distance(hulls[:, None], shapes[None, :]) - radii[None, :]


@dataclass(frozen=True)
class Clearance:
    """The least clearance from one obstacle along a way, and the stern's u there."""

    name: str
    least: float
    where: float


def clearance_along(
    pose: Pose,
    arrow: str,
    obstacles: Sequence[Obstacle],
    step: float = 1.0,
    until: float | None = None,
    grain: float = 0.05,
) -> list[Clearance]:
    """Least clearance from each obstacle along the way, by sampling and halving (R3.5).

    A stretch is halved, down to `grain`, while it could hide a clearance below the best one;
    the surroundings of the best are then searched to the end. Overlap ends the search.
    """
    if not obstacles:
        return []
    travel = ARROWS[arrow].travel if until is None else until
    us = _samples(arrow, travel, step)
    table = _distances(pose, arrow, us, obstacles)
    speed = safe_speed(arrow)
    found = []
    for column, obstacle in enumerate(obstacles):

        def at(u: float, obstacle: Obstacle = obstacle) -> float:
            return obstacle.clearance(hull_at(carry(pose, pose_on_way.__wrapped__(arrow, u))))

        ds = [float(d) for d in table[:, column]]
        least, where = min(zip(ds, us, strict=True))
        work = [(us[i], ds[i], us[i + 1], ds[i + 1]) for i in range(len(us) - 1)]
        while work and least > 0:
            a, da, b, db = work.pop()
            if (da + db - speed * (b - a)) / 2 > least or b - a < grain:
                continue
            middle = (a + b) / 2
            dm = at(middle)
            if dm < least:
                least, where = dm, middle
            work += [(a, da, middle, dm), (middle, dm, b, db)]
        low, high = max(0.0, where - grain), min(travel, where + grain)
        for _ in range(40 if least > 0 else 0):
            t1, t2 = low + (high - low) * 0.382, low + (high - low) * 0.618
            d1, d2 = at(t1), at(t2)
            least, where = min((least, where), (d1, t1), (d2, t2))
            low, high = (low, t2) if d1 <= d2 else (t1, high)
        found.append(Clearance(obstacle.name, least, where))
    return found


def first_contact(
    pose: Pose,
    arrow: str,
    obstacles: Sequence[Obstacle],
    until: float | None = None,
    step: float = 2.0,
    grain: float = 1e-4,
) -> tuple[str, float] | None:
    """What the hull touches first on the way, and the stern's u there (R3.5)."""
    if not obstacles:
        return None
    us = _samples(arrow, ARROWS[arrow].travel if until is None else until, step)
    table = _distances(pose, arrow, us, obstacles)
    speed = safe_speed(arrow)
    best: tuple[str, float] | None = None
    for column, obstacle in enumerate(obstacles):
        ds = [float(d) for d in table[:, column]]
        u = us[0] if ds[0] < CONTACT else None
        for i in range(len(us) - 1):
            if u is None:
                u = _first_between(
                    pose, arrow, obstacle, (us[i], ds[i]), (us[i + 1], ds[i + 1]), speed, grain
                )
        if u is not None and (best is None or u < best[1]):
            best = obstacle.name, u
    return best


def _first_between(
    pose: Pose,
    arrow: str,
    obstacle: Obstacle,
    start: tuple[float, float],
    end: tuple[float, float],
    speed: float,
    grain: float,
) -> float | None:
    """The first u of contact in a stretch whose start is clear, to within `grain`."""
    a, da = start
    b, db = end
    if (da + db - speed * (b - a)) / 2 >= CONTACT:
        return None
    if b - a < grain:
        return b if db < CONTACT else None
    u = (a + b) / 2
    d = obstacle.clearance(hull_at(carry(pose, pose_on_way.__wrapped__(arrow, u))))
    middle = (u, d)
    early = _first_between(pose, arrow, obstacle, start, middle, speed, grain)
    if early is not None:
        return early
    if d < CONTACT:
        return u
    return _first_between(pose, arrow, obstacle, middle, end, speed, grain)


def overlap_along(
    pose: Pose, arrow: str, obstacles: Sequence[Obstacle], until: float, step: float = 1.0
) -> float:
    """A measure in mm of the deepest overlap with anything on the way; zero without any.

    The root of the overlap's area for polygons, the depth for round obstacles; only sampled.
    """
    best = 0.0
    for u in _samples(arrow, until, step):
        shape = hull_at(pose_at(pose, arrow, u))
        for o in obstacles:
            if o.radius:
                best = max(best, -o.clearance(shape))
            else:
                best = max(best, math.sqrt(o.shape.intersection(shape).area))
    return best


def touches(pose: Pose, obstacles: Sequence[Obstacle]) -> list[str]:
    """The obstacles a resting hull touches (R3.5)."""
    shape = hull(pose)
    return [o.name for o in obstacles if o.clearance(shape) < CONTACT]


# Zones (R4) -------------------------------------------------------------------------------------

Zone = list[Shape]  # convex rectangles whose union is one boat's zone


def zone(pose: Pose, option: str = "card") -> Zone:
    """The zone before a boat's bow (R4.1): one card lengthwise, with "both" also crosswise."""
    half = HULL_LENGTH / 2
    sizes = [(CARD_SHORT, CARD_LONG)]
    if option == "both":
        sizes.append((CARD_LONG, CARD_SHORT))
    elif option != "card":
        raise ValueError(option)
    zones = []
    for wide, long in sizes:
        outline = [
            (half, -wide / 2),
            (half + long, -wide / 2),
            (half + long, wide / 2),
            (half, wide / 2),
        ]
        zones.append(Polygon(_place(to_float(pose), outline)))
    return zones


def overlap_depth(one: Shape, two: Shape) -> float:
    """Smallest shift that separates two convex polygons; zero when they do not overlap.

    The shift is square to an edge of one of them, so trying all edges is enough.
    """
    corners = [list(p.exterior.coords)[:-1] for p in (one, two)]
    best = math.inf
    for ring in corners:
        for (x1, y1), (x2, y2) in zip(ring, ring[1:] + ring[:1], strict=True):
            size = math.hypot(x2 - x1, y2 - y1)
            nx, ny = (y2 - y1) / size, (x1 - x2) / size
            first = [nx * x + ny * y for x, y in corners[0]]
            second = [nx * x + ny * y for x, y in corners[1]]
            best = min(best, max(first) - min(second), max(second) - min(first))
    return max(0.0, best)


def in_zone_depth(hull_shape: Shape, one_zone: Zone) -> float:
    """How deep a hull lies in one boat's zone (R4.2): the deepest of its rectangles."""
    return max(overlap_depth(hull_shape, part) for part in one_zone)


def deepest(hull_shape: Shape, zones: Sequence[Zone]) -> float:
    """How deep a hull lies in the worst of several zones; zero without zones."""
    return max((in_zone_depth(hull_shape, z) for z in zones), default=0.0)


def last_clear(pose: Pose, arrow: str, zones: Sequence[Zone], grain: float = 1e-4) -> float | None:
    """The last u on the way at which the hull is in no zone, or None if it always is (R4.3)."""
    speed = safe_speed(arrow)

    def depth(u: float) -> float:
        return deepest(hull_at(carry(pose, pose_on_way.__wrapped__(arrow, u))), zones)

    u = later = ARROWS[arrow].travel
    while (d := depth(u)) > INSIDE:
        if u <= 0.0:
            return None
        later = u
        # Depth changes no faster than the hull moves, so nothing is clear before that step.
        u = max(0.0, u - max(grain, (d - INSIDE) / speed))
    if u == later:
        return u
    clear, inside = u, later
    for _ in range(60):
        middle = (clear + inside) / 2
        if depth(middle) > INSIDE:
            inside = middle
        else:
            clear = middle
    return clear


def cut_short(
    pose: Pose,
    arrow: str,
    zones: Sequence[Zone],
    obstacles: Sequence[Obstacle] = (),
    back: float = 0.001,
) -> tuple[float, Pose] | None:
    """Where a boat bound for a zone stops (R4.3): the stern's u and the rounded pose.

    From the last clear place it steps back by `back` mm until the rounded pose is clear (R8.1).
    None when the boat would not leave its place.
    """
    u = last_clear(pose, arrow, zones)
    while u is not None and u > 0.0:
        stop = rounded(pose_at(pose, arrow, u))
        if deepest(hull(stop), zones) <= INSIDE and not touches(stop, obstacles):
            return None if stop == pose else (u, stop)
        u -= back
    return None
