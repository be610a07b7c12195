"""R3.2, R3.3, R8.1, R8.2: the hull's way along an arrow, closed form against bisection."""

import math
from random import Random

import pytest

from games.regatta import naive_geometry as naive
from games.regatta.waters import ARROWS, LEFT_AND_RIGHT, open_water
from taros.core.game import State
from taros.games.regatta.equipment import setup
from taros.games.regatta.equipment.deck import deck_of
from taros.games.regatta.equipment.pieces import pieces
from taros.games.regatta.hull.motion import leg_end, leg_length, local_pose_at, pose_at
from taros.games.regatta.layout import ARROW_SIZE, ARROWS_AT, SPEED
from taros.games.regatta.options import RegattaOptions

TIPS = {  # R8.2: left and ahead of the bow, to a tenth of a millimetre, and the turn
    "S": (0.0, 88.0, 0),
    "s": (0.0, 63.0, 0),
    "L30": (23.6, 88.0, 30),
    "L45": (31.5, 88.0, 45),
    "L90": (31.5, 56.5, 90),
    "l45": (26.1, 63.0, 45),
    "l90": (44.0, 44.0, 90),
}
STATE = open_water()
OWN_ARROWS = ["0/20/90", "100/20/90", "90/40/90", "0/40/60", "12/80/60", "0/1000/90"]


def random_pose(rng: Random) -> naive.Pose:
    place = [rng.randrange(-2_000_000, 2_000_000) for _ in range(2)]
    return place[0], place[1], rng.choice((1000 * rng.randrange(360), rng.randrange(360_000)))


def test_arrows_are_those_of_the_rules() -> None:
    assert set(ARROWS) == set(naive.ARROWS)


@pytest.mark.parametrize("name", ARROWS)
def test_way_is_the_same_as_by_bisection(name: str) -> None:
    """R3.3: bow and stern on the path, everywhere on the way, to a millionth of a millimetre."""
    arrow = ARROWS[name]
    travel = naive.ARROWS[name].travel
    assert leg_length(STATE, arrow) == pytest.approx(travel, abs=1e-9)
    rng = Random(name)
    ways = [travel * i / 200 for i in range(201)] + [rng.uniform(0, travel) for _ in range(300)]
    straight = naive.ARROWS[name].straight
    seams = [straight, straight + naive.HULL_LENGTH, naive.ARROWS[name].length]
    ways += [u + d for u in seams for d in (-1e-7, 0.0, 1e-7) if 0 <= u + d <= travel]
    for u in ways:
        ahead, left, c, d = local_pose_at(STATE, arrow, u)
        want_ahead, want_left, turned = naive.pose_on_way(name, u)
        assert ahead == pytest.approx(want_ahead, abs=1e-6), u
        assert left == pytest.approx(want_left, abs=1e-6), u
        assert c == pytest.approx(math.cos(math.radians(turned)), abs=1e-7), u
        assert d == pytest.approx(math.sin(math.radians(turned)), abs=1e-7), u


@pytest.mark.parametrize("name", TIPS)
def test_tips(name: str) -> None:
    """R3.2, R8.2: from the origin, heading up; the stern ends on the tip, in line with it."""
    left, ahead, turn = TIPS[name]
    x, y, heading = leg_end(STATE, 0, 0, 0, ARROWS[name])
    assert heading == -turn * 1000 % 360_000
    half = naive.HULL_LENGTH / 2
    stern_left = -x / 1000 - half * math.sin(math.radians(turn))
    stern_ahead = y / 1000 - half * math.cos(math.radians(turn))
    assert stern_left == pytest.approx(left, abs=0.05)
    assert stern_ahead == pytest.approx(half + ahead, abs=0.05)


@pytest.mark.parametrize("name", ARROWS)
def test_poses_are_rounded_alike(name: str) -> None:
    """R8.1: whole micrometres and thousandths of a degree; ends turn by whole degrees."""
    rng = Random(name)
    arrow = ARROWS[name]
    travel = naive.ARROWS[name].travel
    for _ in range(300):
        pose = random_pose(rng)
        end = leg_end(STATE, *pose, arrow)
        assert end == naive.end_pose(pose, name)
        assert (pose[2] - end[2] - 1000 * naive.ARROWS[name].turn) % 360_000 == 0
        assert pose_at(STATE, *pose, arrow, travel) == end
        assert pose_at(STATE, *pose, arrow, 0.0) == pose
        u = rng.uniform(0, travel)
        got = pose_at(STATE, *pose, arrow, u)
        want = naive.pose_at(pose, name, u)
        for number, exact in zip(got[:2], want[:2], strict=True):
            assert abs(number / 1000 - exact) <= 0.0005 + 1e-9
        assert abs((got[2] / 1000 - want[2] + 180) % 360 - 180) <= 0.0005 + 1e-9
        assert 0 <= got[2] < 360_000


@pytest.mark.parametrize(("left", "right"), LEFT_AND_RIGHT)
def test_right_mirrors_left(left: str, right: str) -> None:
    """R8.2."""
    travel = naive.ARROWS[left].travel
    for i in range(201):
        u = travel * i / 200
        a, b, c, d = local_pose_at(STATE, ARROWS[left], u)
        assert local_pose_at(STATE, ARROWS[right], u) == (a, -b, c, -d)
    x, y, heading = leg_end(STATE, 0, 0, 0, ARROWS[left])
    assert leg_end(STATE, 0, 0, 0, ARROWS[right]) == (-x, y, 360_000 - heading)
    assert speed_of(left) == speed_of(right)


def speed_of(name: str) -> int:
    return STATE[STATE[ARROWS_AT] + ARROW_SIZE * ARROWS[name] + SPEED]


@pytest.mark.parametrize("name", TIPS)
def test_speed_bounds_every_point_of_the_hull(name: str) -> None:
    """The sweep's K: never too low, which would tunnel, and hardly too high."""
    measured = 1000 * naive.measured_speed(name, 3000)
    assert measured <= speed_of(name) + 1e-6
    assert speed_of(name) < 1.1 * measured


@pytest.mark.parametrize("figures", OWN_ARROWS)
def test_own_arrows_are_followed_without_a_jump(figures: str) -> None:
    """R3.3, R8.3: to where they end, and never faster than the sweep reckons with."""
    deck = f"L={figures},20*L"
    s = setup.new(2, setup.validate_options(2, RegattaOptions(deck=deck)))
    arrow = list(deck_of(deck).all_arrows).index("L")
    travel = leg_length(s, arrow)
    assert pose_at(s, 0, 0, 0, arrow, travel) == leg_end(s, 0, 0, 0, arrow)
    steps = round(200 * travel)
    before = hull_on_way(s, arrow, 0.0)
    fastest = 0.0
    for i in range(1, steps + 1):
        after = hull_on_way(s, arrow, travel * i / steps)
        fastest = max(fastest, *map(math.dist, before, after))
        before = after
    speed = s[s[ARROWS_AT] + ARROW_SIZE * arrow + SPEED]
    assert 1000 * fastest * steps / travel <= speed


def hull_on_way(s: State, arrow: int, u: float) -> list[tuple[float, float]]:
    ahead, left, c, d = local_pose_at(s, arrow, u)
    corners = [(x - naive.HULL_LENGTH / 2, y) for x, y in pieces().hull.corners]
    return [(ahead + a * c - b * d, left + a * d + b * c) for a, b in corners]
