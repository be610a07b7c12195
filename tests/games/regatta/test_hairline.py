"""R3.5, R4.3: contact and stops are found in a bounded number of looks, whatever is in the water.

In these scenes steps as long as the clearance allows would hardly get on. A look works out a pose,
or proves something about all poses between two.
"""

import math
from random import Random
from typing import Any

import numpy as np
import pytest

from games.regatta import hairline
from games.regatta.hairline import (
    FIGURES,
    HULL,
    KINDS,
    LEFT,
    NUMBERS,
    Scene,
    counted_looks,
    random_approach,
    random_scene,
    water,
)
from games.regatta.waters import Pose, put_boat, put_parts
from taros.core.game import State
from taros.games.regatta import GAME
from taros.games.regatta.hull import boats, motion, sweep, zone_stop, zones
from taros.games.regatta.hull.between import lowest_between, stays_in_box
from taros.games.regatta.hull.geometry import TOUCH
from taros.games.regatta.hull.sweep import NOTHING
from taros.kernels import array, load

CHUNKS = 1
SCENES = 3  # of every kind, for every arrow
MOST_LOOKS = 400  # for one thing and one leg
MOST_LOOKS_BACK = 1000  # for a stop, all things that it could touch included
GAPS = (0.0099, 0.0100001, 0.0101, 0.0105, 0.011, 0.012, 0.015, 0.02)
DEPTHS = (0.009, 0.0095, 0.01, 0.0105, 0.011, 0.02)
LEAST_SEEN = TOUCH / 2
FLOATING = 1e-6  # mm
ROUNDING = 0.0015  # mm: half a micrometre of the mast both ways, half a thousandth of a degree


@pytest.mark.parametrize("kind", KINDS)
def test_contact_in_a_bounded_number_of_looks(kind: str, chunk: int) -> None:
    """Nothing nearer than half of what is contact is overlooked, nothing is invented."""
    rng = Random(f"{kind} {chunk}")
    clear = touched = 0
    for arrow in LEFT:
        for _ in range(SCENES):
            scene = random_scene(rng, arrow, kind, rng.choice(GAPS))
            what = check_contact(scene)
            clear += what == NOTHING
            touched += what != NOTHING
    assert min(clear, touched) > 2


def check_contact(scene: Scene) -> int:
    s = scene.state()
    leg = (*scene.pose, scene.number, motion.leg_length(s, scene.number))
    with counted_looks(MOST_LOOKS):
        u, what = sweep.first_contact(s, 0, *leg)
        _, any_what = sweep.meets(s, 0, *leg, False)
    assert what == any_what
    if what == NOTHING:
        assert scene.least_gap() > LEAST_SEEN - FLOATING, scene
    elif u > 0.0:
        assert scene.gap(u) < TOUCH + FLOATING, scene
        until = scene.gaps(np.linspace(0, u, hairline.SAMPLES))
        assert until.min() > LEAST_SEEN - FLOATING, scene
    elif scene.thing.kind != "edge":
        assert scene.gap(0.0) < TOUCH + FLOATING, scene
    return what


def test_plain_and_compiled_are_the_same() -> None:
    """To the last bit."""
    rng = Random(7)
    contact: Any = load(GAME.kernels, "hull.sweep", compiled=True)
    stops: Any = load(GAME.kernels, "hull.zone_stop", compiled=True)
    for arrow in LEFT:
        for kind in KINDS:
            scene = random_scene(rng, arrow, kind, rng.choice(GAPS))
            s = scene.state()
            state = array(s, compiled=True)
            leg = (0, *scene.pose, scene.number, motion.leg_length(s, scene.number))
            assert contact.first_contact(state, *leg) == sweep.first_contact(s, *leg), scene
        s, pose = random_approach(rng, arrow, rng.choice(DEPTHS))
        state = array(s, compiled=True)
        stop = zone_stop.zone_stop(s, 0, *pose, NUMBERS[arrow])
        assert stops.zone_stop(state, 0, *pose, NUMBERS[arrow]) == stop, (arrow, pose)


def test_stop_in_a_bounded_number_of_looks(chunk: int) -> None:
    """R4.3: along the border of a zone, to where the hull was last out of it."""
    rng = Random(chunk)
    stops = stuck = 0
    while stops < 60 or stuck < 5:
        arrow = rng.choice(LEFT)
        s, pose = random_approach(rng, arrow, rng.choice(DEPTHS))
        leg = (*pose, NUMBERS[arrow])
        whole = motion.leg_length(s, NUMBERS[arrow])
        if sweep.first_contact(s, 0, *leg, whole)[1] != NOTHING:
            continue
        if not zones.is_in_zone(s, 0, *motion.leg_end(s, *leg)):
            continue
        with counted_looks(MOST_LOOKS_BACK, searches=()):
            u = zone_stop.zone_stop(s, 0, *leg)
        assert u == 0.0 or zone_stop.is_stop(s, 0, *leg, u)
        for later in np.linspace(min(u + 0.05, whole), whole, 300):
            assert depth_after(s, leg, float(later)) > TOUCH - ROUNDING, (arrow, pose, u, later)
        stops += u > 0.0
        stuck += u == 0.0


def depth_after(s: State, leg: tuple[int, int, int, int], u: float) -> float:
    return zones.depth_in_zones(s, 0, *motion.pose_after(s, leg[3], *mm(leg[:3]), u))


def mm(pose: Pose) -> tuple[float, float, float, float]:
    """A pose as the search has it: the mast in millimetres, the direction of the bow."""
    x, y, heading = pose
    return x / 1000, y / 1000, *hairline.bow(heading)


def test_stop_where_every_pose_touches_a_wall_once_it_is_rounded() -> None:
    """R4.3, R8.1: the search goes back to where the wall falls away, not by a hair at a time."""
    s = water()
    pose = (0, 0, 0)
    # beside the way it comes nearer, by 0.04 mm a metre, and is too near from about 300 mm on
    wall = [(-200.0, 10.03), (2300.0, 9.93), (2300.0, 60.0), (-200.0, 60.0)]
    put_boat(s, 0, pose)
    put_parts(s, [[hairline.to_world(pose, corner) for corner in wall]])
    put_boat(s, 1, (100_000, 1_100_000, 270_000))
    leg = (*pose, NUMBERS["A1"])
    with counted_looks(MOST_LOOKS_BACK, searches=()):
        u = zone_stop.zone_stop(s, 0, *leg)
    assert zone_stop.is_stop(s, 0, *leg, u)
    assert 100 < u < 400
    assert not any(
        zone_stop.is_stop(s, 0, *leg, float(v)) for v in np.linspace(u + 0.05, 1080, 300)
    )


def test_a_hull_that_is_proved_to_stay_in_a_zone_is_in_it_all_the_way() -> None:
    """R4.3: it may leave the zone and come back to it between two looks."""
    rng = Random(4)
    proved = left = 0
    for _ in range(1500):
        arrow = rng.choice(("L90", "l90", "L4", "L7"))
        s, pose = random_approach(rng, arrow, rng.uniform(0.01, 20.0))
        u, v = sorted(rng.uniform(0, motion.leg_length(s, NUMBERS[arrow])) for _ in range(2))
        us = [float(t) for t in np.linspace(u, v, 40)]
        poses = [motion.pose_after(s, NUMBERS[arrow], *mm(pose), t) for t in us]
        depths = [sweep.room(s, sweep.A_ZONE, 1, place) for place in poses]
        if min(depths[0], depths[-1]) < TOUCH:
            continue
        bend = motion.bend_between(s, NUMBERS[arrow], u, v)
        one, two = (boats.seen_from_boat(s, 1, place) for place in (poses[0], poses[-1]))
        stays = stays_in_box(s, one, two, *zones.zone_box(s, 0), TOUCH - zone_stop.BRUSH, bend)
        assert not stays or min(depths) > TOUCH - zone_stop.BRUSH - FLOATING, (arrow, pose, u, v)
        proved += stays
        left += min(depths) < TOUCH - zone_stop.BRUSH
    assert proved > 20, left
    assert left > 3, proved


def test_lowest_between_two_looks() -> None:
    """It is that of the parabola with the greatest bend."""
    rng = Random(3)
    parts = np.linspace(0, 1, 1001)
    at_an_end = 0
    for _ in range(300):
        p, q, bend = rng.uniform(0, 9), rng.uniform(0, 9), rng.choice((0.0, rng.uniform(0, 5)))
        lowest = (p + (q - p) * parts - 4 * bend * parts * (1 - parts)).min()
        assert lowest_between(p, q, bend) == pytest.approx(lowest, abs=1e-4)
        assert lowest_between(p, q, bend) <= lowest + FLOATING
        at_an_end += lowest == min(p, q)
    assert 100 < at_an_end < 250


@pytest.mark.parametrize("arrow", LEFT)
def test_corners_stay_as_near_to_their_chords_as_the_bend_says(arrow: str) -> None:
    """In the world those of the hull, and as the boat sees it those of the world.

    The less, the nearer to an end of the chord, as a parabola does.
    """
    rng = Random(arrow)
    s = water()
    whole = motion.leg_length(s, NUMBERS[arrow])
    bent = 0
    for _ in range(300):
        u = rng.uniform(0, whole)
        v = min(u + rng.choice((0.3, 3.0, 30.0, whole)) * rng.random(), whole)
        middle = rng.uniform(u, v)
        point = np.array([rng.uniform(-2000, 2000), rng.uniform(-2000, 2000)])
        part = (middle - u) / (v - u)
        parabola = 4 * part * (1 - part)
        fixed, share, pivot = motion.bend_between(s, NUMBERS[arrow], u, v)
        for corner in HULL:
            ways = [world(s, arrow, t, corner) for t in (u, middle, v)]
            bend = fixed + share * math.dist(corner, (0, pivot))
            assert off_chord(ways, part) <= parabola * bend + FLOATING
        seen = [from_boat(s, arrow, t, point) for t in (u, middle, v)]
        off = off_chord(seen, part)
        far = max(math.dist(place, (0, pivot)) for place in (seen[0], seen[2]))
        assert off <= parabola * (fixed + share * far) + FLOATING
        bent += off > 0.001
    assert bent > 50 or not FIGURES[arrow].turn


def world(s: State, arrow: str, u: float, corner: Any) -> Any:
    ahead, left, c, d = motion.local_pose_at(s, NUMBERS[arrow], u)
    return np.array([ahead + corner[0] * c - corner[1] * d, left + corner[0] * d + corner[1] * c])


def from_boat(s: State, arrow: str, u: float, point: Any) -> Any:
    ahead, left, c, d = motion.local_pose_at(s, NUMBERS[arrow], u)
    a, b = point - (ahead, left)
    return np.array([a * c + b * d, b * c - a * d])


def off_chord(places: list[Any], share: float) -> float:
    """How far the middle place is from where it were on a straight line at an even pace."""
    one, between, two = places
    return float(np.linalg.norm(between - one - share * (two - one)))
