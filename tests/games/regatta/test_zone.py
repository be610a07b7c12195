"""R4: the zone before a bow, how deep a hull lies in it, and where a move is cut short."""

import math
from random import Random

import pytest

from games.regatta import naive_geometry as naive
from games.regatta.waters import ARROWS, Pose, open_water, put_boat, put_circles
from taros.core.game import State
from taros.games.regatta.hull.boats import bow
from taros.games.regatta.hull.motion import leg_end, pose_at
from taros.games.regatta.hull.sweep import NOTHING, first_contact, touched_lying
from taros.games.regatta.hull.zone_stop import zone_stop
from taros.games.regatta.hull.zones import depth_in_zone, depth_in_zones, is_in_zone
from taros.games.regatta.layout import LANE, NONE, PLACE

ZONES = ("card", "both")
SLACK = 0.01  # mm of the hull's way that a stop may fall short, besides rounding
LEAST_MOVE = 9  # micrometres
ROUNDING = 0.003  # mm: half a micrometre of the mast, half a thousandth of a degree at the bow


def depth(s: State, boat: int, pose: Pose) -> float:
    x, y, heading = pose
    fx, fy = bow(heading)
    return depth_in_zone(s, boat, x / 1000, y / 1000, fx, fy)


def random_near(rng: Random, pose: Pose, reach: int) -> Pose:
    angle, away = rng.uniform(0, 7), rng.randrange(reach)
    x = pose[0] + round(away * math.cos(angle))
    y = pose[1] + round(away * math.sin(angle))
    return x, y, rng.choice((1000 * rng.randrange(360), rng.randrange(360_000)))


@pytest.mark.parametrize("zone", ZONES)
def test_depth_is_the_least_way_out(zone: str) -> None:
    """R4.1, R4.2: the same as by trying every edge of hull and card."""
    rng = Random(zone)
    s = open_water(zone)
    inside = outside = 0
    for _ in range(3000):
        boat = (
            rng.randrange(-500_000, 500_000),
            rng.randrange(-500_000, 500_000),
            rng.choice((1000 * rng.randrange(360), rng.randrange(360_000))),
        )
        put_boat(s, 1, boat)
        pose = random_near(rng, boat, 200_000)
        want = naive.in_zone_depth(naive.hull(pose), naive.zone(boat, zone))
        got = depth(s, 1, pose)
        assert max(got, 0.0) == pytest.approx(want, abs=1e-8), (boat, pose)
        assert is_in_zone(s, 0, *pose) == (got > naive.INSIDE)
        inside += got > 0
        outside += got <= 0
    assert min(inside, outside) > 500


def test_corners_of_the_zone() -> None:
    """R4.1: a card lengthwise before the bow, 63 by 88; with `both` also 88 by 63."""
    for zone, wide in (("card", 31.5), ("both", 44.0)):
        s = open_water(zone)
        put_boat(s, 1, (0, 0, 0))
        # the hull square to the zone, its bow so far from the zone's axis; 41 mm up
        assert depth(s, 1, (round(1000 * (40 + wide)) - 500, 81_000, 270_000)) == pytest.approx(0.5)
        assert depth(s, 1, (round(1000 * (40 + wide)) + 500, 81_000, 270_000)) <= 0
        # its stern just short of the far end, and just beyond
        assert depth(s, 1, (0, 40_000 + 88_000 + 40_000 - 500, 0)) == pytest.approx(0.5)
        assert depth(s, 1, (0, 40_000 + 88_000 + 40_000 + 500, 0)) <= 0
        # bow to bow
        assert depth(s, 1, (0, 80_000 - 500, 180_000)) < 88
        # abeam of the boat itself, bows level
        assert depth(s, 1, (25_000, 0, 0)) <= 0
        assert depth(s, 1, (25_000, 500, 0)) == pytest.approx(0.5)


def test_deeper_than_a_hundredth_is_inside() -> None:
    """R3.5."""
    s = open_water()
    put_boat(s, 1, (0, 0, 0))
    assert not is_in_zone(s, 0, 25_000, 10, 0)
    assert is_in_zone(s, 0, 25_000, 11, 0)


def test_only_other_boats_on_the_water_have_zones() -> None:
    """R4.1, R7.4."""
    s = open_water()
    put_boat(s, 0, (0, 0, 0))
    assert not is_in_zone(s, 0, 0, 100_000, 0)
    put_boat(s, 2, (0, 0, 0))
    assert is_in_zone(s, 0, 0, 100_000, 0)
    assert not is_in_zone(s, 2, 600_000, 100_000, 0)
    s[PLACE + 2] = 1
    assert not is_in_zone(s, 0, 0, 100_000, 0)
    s[PLACE + 2], s[LANE + 2] = 0, NONE
    assert not is_in_zone(s, 0, 0, 100_000, 0)


def test_the_deepest_zone_counts() -> None:
    s = open_water()
    put_boat(s, 1, (0, 0, 0))
    put_boat(s, 2, (300_000, 0, 0))
    for x in (20_000, 310_000):
        one, two = depth(s, 1, (x, 60_000, 0)), depth(s, 2, (x, 60_000, 0))
        found = depth_in_zones(s, 0, x / 1000, 60.0, 0.0, 1.0)
        assert found == max(one, two) > 1
        assert min(one, two) < 0


class Approach:
    """A boat about to sail into the zones of others, and what the oracle makes of it."""

    def __init__(self, rng: Random, zone: str) -> None:
        self.s = open_water(zone)
        self.name = rng.choice(list(ARROWS))
        heading = rng.choice((1000 * rng.randrange(360), rng.randrange(360_000)))
        self.pose = (rng.randrange(-9000, 9000), rng.randrange(-9000, 9000), heading)
        self.end = leg_end(self.s, *self.pose, ARROWS[self.name])
        others = [random_near(rng, self.end, 170_000) for _ in range(rng.choice((1, 1, 2, 3)))]
        for seat, other in enumerate(others, start=1):
            put_boat(self.s, seat, other)
        self.zones = [naive.zone(other, zone) for other in others]
        self.obstacles = [naive.boat(f"boat {i}", other) for i, other in enumerate(others)]

    def ends_in_zone(self) -> bool:
        """And touches nothing on its way."""
        if (
            first_contact(self.s, 0, *self.pose, ARROWS[self.name], naive.ARROWS[self.name].travel)[
                1
            ]
            != NOTHING
        ):
            return False
        return naive.deepest(naive.hull(self.end), self.zones) > naive.INSIDE + 1e-6

    def stop(self) -> float:
        return zone_stop(self.s, 0, *self.pose, ARROWS[self.name])


@pytest.mark.parametrize("zone", ZONES)
def test_stop_is_the_last_clear_pose(zone: str, times: int) -> None:
    """R4.3, R8.1: in no zone, touching nothing, and not a hundredth of a millimetre too early."""
    rng = Random(zone)
    cut = stuck = 0
    while cut < 40 * times:
        way = Approach(rng, zone)
        if not way.ends_in_zone():
            continue
        u = way.stop()
        last = naive.last_clear(way.pose, way.name, way.zones)
        want = naive.cut_short(way.pose, way.name, way.zones, way.obstacles)
        if want is None:
            assert u <= 0.0, vars(way)
            stuck += 1
            continue
        assert last is not None
        stop = pose_at(way.s, *way.pose, ARROWS[way.name], u)
        hull = naive.hull(stop)
        assert naive.deepest(hull, way.zones) <= naive.INSIDE + 1e-9
        assert not naive.touches(stop, way.obstacles)
        assert not is_in_zone(way.s, 0, *stop)
        assert touched_lying(way.s, 0, *stop) == NOTHING
        assert stop != way.pose
        speed = naive.safe_speed(way.name)
        assert u <= last + 1e-4, vars(way)
        if not naive.touches(naive.rounded(naive.pose_at(way.pose, way.name, last)), way.obstacles):
            assert (last - u) * speed <= SLACK + ROUNDING * speed, vars(way)
        assert (want[0] - u) * speed <= SLACK, vars(way)
        cut += 1
    assert stuck > 1


def test_stop_before_the_last_zone_not_the_first() -> None:
    """R4.3: where it would enter a zone for the last time; passing through others is allowed."""
    s = open_water()
    pose = (0, 0, 0)
    put_boat(s, 1, (-100_000, 60_000, 90_000))  # its zone is passed through: x -60 to 28
    put_boat(s, 2, (-100_000, 210_000, 90_000))  # and in this one the move would end
    assert is_in_zone(s, 0, *pose)
    stop = zone_stop(s, 0, *pose, ARROWS["S"])
    # the bow comes to the second zone's lower side, 31.5 below its axis
    assert stop == pytest.approx(210 - 31.5 - 40, abs=0.02)
    assert not is_in_zone(s, 0, *pose_at(s, *pose, ARROWS["S"], stop))


def test_a_boat_may_leave_a_zone_it_lies_in() -> None:
    """R4.4: it only may not end in one (R4.2)."""
    s = open_water()
    put_boat(s, 1, (0, -70_000, 0))
    assert is_in_zone(s, 0, 0, 20_000, 90_000)
    assert not is_in_zone(s, 0, *leg_end(s, 0, 20_000, 90_000, ARROWS["S"]))


def test_no_stop_for_a_boat_that_lies_in_the_zone_all_the_way() -> None:
    """R4.3: it does not leave its place."""
    s = open_water()
    put_boat(s, 1, (0, 0, 0))
    assert is_in_zone(s, 0, 0, 60_000 + 40_000, 0)
    put_boat(s, 2, (0, 150_000, 0))
    assert zone_stop(s, 0, 0, 100_000, 0, ARROWS["S"]) <= 0.0


def test_a_boat_that_stopped_at_a_zone_does_not_creep_on() -> None:
    """R4.3: a second card into the same zone moves it no more, and may not be sailed."""
    rng = Random(5)
    tried = 0
    while tried < 60:
        way = Approach(rng, "card")
        if not way.ends_in_zone() or (u := way.stop()) <= 0.0:
            continue
        stop = pose_at(way.s, *way.pose, ARROWS[way.name], u)
        again = leg_end(way.s, *stop, ARROWS["s"])
        if not is_in_zone(way.s, 0, *again):
            continue
        further = zone_stop(way.s, 0, *stop, ARROWS["s"])
        if further > 0.0:
            moved = pose_at(way.s, *stop, ARROWS["s"], further)
            assert math.dist(moved[:2], stop[:2]) >= LEAST_MOVE, (stop, further)
        tried += 1


def test_a_move_of_micrometres_is_none() -> None:
    """R4.3: a boat that lies a hair's breadth before a zone does not leave its place."""
    s = open_water()
    put_boat(s, 1, (-100_000, 150_000, 90_000))
    put_boat(s, 2, (-100_000, 200_000, 90_000))  # the zones are one
    edge = 150_000 - 31_500 - 40_000  # the bow is at the zone; in it from 10 micrometres on
    assert zone_stop(s, 0, 0, edge - 5, 0, ARROWS["s"]) == pytest.approx(0.015, abs=0.003)
    for y in (edge + 1, edge + 5, edge + 9, edge + 10):
        assert zone_stop(s, 0, 0, y, 0, ARROWS["s"]) == 0.0, y


def test_stop_steps_back_from_what_it_touches() -> None:
    """R8.1: the rounded pose is clear of buoys too, if need be farther back."""
    s = open_water()
    put_boat(s, 1, (-100_000, 150_000, 90_000))
    free = zone_stop(s, 0, 0, 0, 0, ARROWS["S"])
    assert free == pytest.approx(150 - 31.5 - 40, abs=0.02)
    # a buoy that the hull has on its flank there, and 0.3 mm earlier has not
    put_circles(s, [(0, round(1000 * (free + 50 - 0.3)), 10_000)])
    back = zone_stop(s, 0, 0, 0, 0, ARROWS["S"])
    assert back == pytest.approx(free - 0.31, abs=0.02)
    assert touched_lying(s, 0, *pose_at(s, 0, 0, 0, ARROWS["S"], back)) == NOTHING
