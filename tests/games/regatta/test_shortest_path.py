"""R7.3: the shortest way home, by the engine's graph and by the oracle's search over words."""

import math
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from shapely.geometry import LineString, Point, Polygon

from games.regatta import naive_progress as naive
from games.regatta.courses import goal_of, line_of, marks_of, micro, random_course, word_of
from games.regatta.naive_progress import Spot, Word
from games.regatta.waters import race
from taros.core.game import State
from taros.games.regatta.equipment.course import Course, course_of
from taros.games.regatta.layout import (
    ASTRAY,
    LANES_AT,
    LINE_LEFT,
    LINE_RIGHT,
    LINE_Y,
    SHORTEST_PATHS,
    WORD_SIZE,
    WORK_AT,
    X,
    Y,
)
from taros.games.regatta.race.path_bends import path_bends
from taros.games.regatta.race.progress import Cursor, cross_ray, cursor_of, keep_cursor
from taros.games.regatta.race.shortest_path import LAYERS, distance_home

CALM_COURSES = ["classic", "slalom", "sprint"]
CALM_COURSES += [random_course(Random(number), 1 + number % 4) for number in range(5)]
ISLAND_COURSES = ["islands", "harbour"]
ISLAND_COURSES += [random_course(Random(n), 1 + n % 3, 1 + n % 2) for n in range(20, 26)]
ISLAND_COURSES += [  # right before the line; beside a mark, so that the way round it crosses a ray
    "line:-200,0,200,0;cw:0,700;island:-100,60,90,70,10,200",
    "line:-200,0,200,0;cw:-300,600;cw:300,750;island:-150,300,-150,900,-200,900,-210,300",
    "line:-200,0,200,0;ccw:100,400;island:-150,100,250,100,250,150,-100,150,-100,500,-150,500",
]
UNSTARTED: Cursor = (0, 0, 0, 0, 0)


def islands_of(course: Course) -> list[Any]:
    corners = [[micro(corner) for corner in island.corners] for island in course.islands]
    return [naive.island_polygon(ring) for ring in corners]


def close(got: int, want: float) -> bool:
    """Micrometres against millimetres."""
    return abs(got / 1000 - want) <= max(0.01, 1e-5 * want)


def random_spot(rng: Random, course: Course) -> Spot:
    """Up the course of the line, in the water."""
    shapes = islands_of(course)
    while True:
        spot = rng.randrange(-600_000, 600_000), rng.randrange(0, 1_000_000)
        if not any(shape.distance(Point(spot)) < 100 for shape in shapes):
            return spot


def random_word(rng: Random, s: State, marks: int, astray: int) -> Cursor:
    """A cursor with so many letters passed, and up to so many astray."""
    passed = rng.randrange(s[WORD_SIZE] + 1)
    cursor: Cursor = (1, passed, 0, 0, 0)
    for _ in range(astray):
        letter = rng.choice((-1, 1)) * rng.randrange(1, marks + 1)
        cursor = cross_ray(s, 0, cursor, letter)
    return cursor


def word_after(s: State, course: Course, cursor: Cursor) -> Word:
    kept = list(s)
    keep_cursor(kept, 0, cursor)
    return word_of(kept, course)


def check_started(text: str, rng: Random, astray: int, cases: int) -> None:
    course = course_of(text, 2)
    s = race(2, text)
    marks, line = marks_of(course), line_of(course)
    goal, islands = goal_of(s, course), islands_of(course)
    for _ in range(cases):
        cursor = random_word(rng, s, len(marks), astray)
        spot = random_spot(rng, course)
        word = word_after(s, course, cursor)
        before = list(s)
        got = distance_home(s, SHORTEST_PATHS, 0, cursor, *spot)
        assert s == before  # the work space is left clean
        want = naive.way_home(spot, word, marks, line, islands, goal=goal)
        assert close(got, want), (text, spot, word, got / 1000, want)


@pytest.mark.parametrize("astray", range(4))
@pytest.mark.parametrize("course", CALM_COURSES)
def test_started_boats(course: str, astray: int) -> None:
    """What is astray is sailed back first, then the rest of the course is sailed."""
    check_started(course, Random(f"{course} {astray}"), astray, 30)


@pytest.mark.parametrize("astray", range(3))
@pytest.mark.parametrize("course", ISLAND_COURSES)
def test_started_boats_among_islands(course: str, astray: int) -> None:
    check_started(course, Random(f"{course} {astray}"), astray, 12)


@pytest.mark.parametrize("course", CALM_COURSES)
def test_started_boats_below_the_line(course: str) -> None:
    """R7.3: up over the line anywhere is nothing, and from there it is no way back."""
    rng = Random(course)
    rows = course_of(course, 2)
    s = race(2, course)
    for _ in range(30):
        cursor = random_word(rng, s, len(rows.marks), rng.choice((0, 0, 1)))
        spot = rng.randrange(-400_000, 400_000), rng.randrange(-300_000, -1)
        word = word_after(s, rows, cursor)
        want = naive.way_home(spot, word, marks_of(rows), line_of(rows), goal=goal_of(s, rows))
        assert close(distance_home(s, SHORTEST_PATHS, 0, cursor, *spot), want), (course, spot, word)


def test_a_boat_that_has_all_marks_and_is_below_the_line() -> None:
    """R7.3: by hand: up to the line, wherever between the buoys, and back at once."""
    s = race(2)
    assert distance_home(s, SHORTEST_PATHS, 0, (1, 2, 0, 0, 0), 20_000, -70_000) == 70_000
    assert distance_home(s, SHORTEST_PATHS, 0, (1, 2, 0, 0, 0), 190_000, -30_000) == 50_000


def check_unstarted(text: str, rng: Random, cases: int, above: int = -1) -> None:
    course = course_of(text, 2)
    s = race(2, text)
    marks, line = marks_of(course), line_of(course)
    goal, islands = goal_of(s, course), islands_of(course)
    for _ in range(cases):
        spot = rng.randrange(-350_000, 350_000), rng.randrange(-300_000, above)
        if any(shape.distance(Point(spot)) < 100 for shape in islands):
            continue
        got = distance_home(s, SHORTEST_PATHS, 0, UNSTARTED, *spot)
        want = naive.way_home(spot, (), marks, line, islands, started=False, goal=goal)
        assert close(got, want), (text, spot, got / 1000, want)


@pytest.mark.parametrize("course", CALM_COURSES)
def test_boats_before_the_start(course: str) -> None:
    """R7.1: over the line first, wherever that is shortest."""
    check_unstarted(course, Random(course), 5)


@pytest.mark.parametrize("course", ISLAND_COURSES)
def test_boats_before_the_start_among_islands(course: str) -> None:
    check_unstarted(course, Random(course), 4)


@pytest.mark.parametrize("course", CALM_COURSES)
def test_boats_above_the_line_that_have_not_started(course: str) -> None:
    """R7.1: down over the line anywhere, and up again between its buoys."""
    check_unstarted(course, Random(course), 6, above=300_000)


ISLANDS_BELOW = [
    "line:-200,0,200,0;cw:0,700;island:-150,-120,150,-120,150,-80,-150,-80",
    "line:-200,0,200,0;cw:-300,600;cw:300,750;island:-190,-60,-20,-90,0,-20,-150,-15",
    "line:-200,0,200,0;ccw:50,500;island:-100,-250,-80,-250,-80,-30,-100,-30",
]


@pytest.mark.parametrize("course", ISLANDS_BELOW)
def test_islands_before_the_start(course: str) -> None:
    """R7.3: the string goes round those below the line too."""
    check_unstarted(course, Random(course), 8)


def test_classic_ways() -> None:
    """By hand: from mark to mark in straight lines."""
    s = race(2)
    red, green, gate = (-300.0, 600.0), (300.0, 750.0), (150.0, 0.0)
    whole = math.dist((0, 0), red) + math.dist(red, green) + math.dist(green, gate)
    assert close(distance_home(s, SHORTEST_PATHS, 0, (1, 0, 0, 0, 0), 0, 0), whole)
    last = math.dist((310, 700), gate)
    assert close(distance_home(s, SHORTEST_PATHS, 0, (1, 2, 0, 0, 0), 310_000, 700_000), last)
    assert distance_home(s, SHORTEST_PATHS, 0, (1, 2, 0, 0, 0), 20_000, 123_456) == 123_456
    assert distance_home(s, SHORTEST_PATHS, 0, (1, 2, 0, 0, 0), 20_000, 0) == 0
    below = math.dist((75, -40), red) + math.dist(red, green) + math.dist(green, gate)
    assert close(distance_home(s, SHORTEST_PATHS, 0, UNSTARTED, 75_000, -40_000), below)


def test_a_wrong_turn_costs_its_way_back() -> None:
    """Round green anticlockwise: back over it first, and then over it the right way."""
    s = race(2)
    wrong = cross_ray(s, 0, (1, 1, 0, 0, 0), -2)
    spot = (290_000, 800_000)
    right = distance_home(s, SHORTEST_PATHS, 0, (1, 1, 0, 0, 0), *spot)
    assert distance_home(s, SHORTEST_PATHS, 0, wrong, *spot) >= right
    assert distance_home(s, SHORTEST_PATHS, 0, cross_ray(s, 0, wrong, 2), *spot) == right


def test_far_astray_is_farther_still() -> None:
    """Beyond what is planned exactly every letter costs; the work space is enough."""
    s = race(2)
    cursor: Cursor = (1, 0, 0, 0, 0)
    ways = []
    for _ in range(LAYERS + 4):
        kept = list(s)
        keep_cursor(kept, 0, cursor)
        ways.append(distance_home(kept, SHORTEST_PATHS, 0, (1, 0, kept[ASTRAY], 0, 0), 0, 100_000))
        assert kept[kept[WORK_AT] : kept[WORK_AT] + 8] == [0] * 8
        cursor = cross_ray(s, 0, cursor, -1)
    assert ways[LAYERS:] == sorted(set(ways[LAYERS:]))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("course", ["classic", "sprint", "slalom", "islands"])
def test_stagger_gives_equal_ways(course: str, seats: int) -> None:
    """R1.3: to a few micrometres; nobody starts before the line's own lanes."""
    s = race(seats, course, stagger=True)
    plain = race(seats, course)
    ways = []
    for lane in range(seats):
        x, y = s[s[LANES_AT] + 2 * lane], s[s[LANES_AT] + 2 * lane + 1]
        assert x == plain[plain[LANES_AT] + 2 * lane]
        assert y <= plain[plain[LANES_AT] + 2 * lane + 1]
        assert s[LINE_LEFT] < x < s[LINE_RIGHT]
        ways.append(distance_home(s, SHORTEST_PATHS, 0, UNSTARTED, x, y))
    assert max(ways) - min(ways) <= 4
    fair = [
        distance_home(plain, SHORTEST_PATHS, 0, UNSTARTED, *lane_of(plain, lane))
        for lane in range(seats)
    ]
    assert min(ways) == pytest.approx(max(fair), abs=4)
    assert len(set(fair)) > 1


def lane_of(s: State, lane: int) -> Spot:
    return s[s[LANES_AT] + 2 * lane], s[s[LANES_AT] + 2 * lane + 1]


# The string itself


def check_string(s: State, course: Course) -> None:
    """From the mast, through open water, to the line, and as long as the way home."""
    before = list(s)
    string = path_bends(s, 0)
    assert s == before
    assert string[0] == (s[X], s[Y])
    assert string[-1][1] == s[LINE_Y]
    assert s[LINE_LEFT] <= string[-1][0] <= s[LINE_RIGHT]
    way = distance_home(s, SHORTEST_PATHS, 0, cursor_of(s, 0), s[X], s[Y])
    length = sum(math.dist(*stretch) for stretch in pairwise(string))
    assert length == pytest.approx(way, abs=len(string) + 2), (string, way)
    for stretch in pairwise(string):
        line = LineString([(x / 1000, y / 1000) for x, y in stretch])
        for island in course.islands:
            assert Polygon(island.corners).buffer(-0.01).disjoint(line)


@pytest.mark.parametrize("course", CALM_COURSES + ISLAND_COURSES + ISLANDS_BELOW)
def test_the_string_is_the_way_home(course: str) -> None:
    """R7.3: of boats on their way, astray, and before the start."""
    rng = Random(course)
    rows = course_of(course, 2)
    for case in range(30):
        s = race(2, course)
        s[X], s[Y] = random_spot(rng, rows)
        if case % 3:
            keep_cursor(s, 0, random_word(rng, s, len(rows.marks), case % 5))
        check_string(s, rows)


def test_the_string_of_a_classic_start() -> None:
    """By hand: straight to the red mark, to the green one, and to the line's right end."""
    s = race(1)
    assert path_bends(s, 0) == [
        (0, -40_000),
        (-18_750, 0),
        (-300_000, 600_000),
        (300_000, 750_000),
        (150_000, 0),
    ]
