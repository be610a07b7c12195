"""R7.1, R7.2: the taut string decides; the engine's words against the oracle's string and rays."""

import itertools
import math
from random import Random

import pytest

from games.regatta import naive_geometry
from games.regatta import naive_progress as naive
from games.regatta.courses import (
    SHIPPED,
    goal_of,
    line_of,
    marks_of,
    random_course,
    word_of,
)
from games.regatta.naive_progress import Line, Mark, Spot, Word
from games.regatta.waters import ARROWS, race
from taros.core.game import State
from taros.games.regatta.equipment.course import course_of
from taros.games.regatta.hull.motion import leg_end, leg_length
from taros.games.regatta.layout import (
    ASTRAY,
    HAND,
    PASSED,
    STARTED,
    STRAY,
    STRAYS,
    WORD_SIZE,
)
from taros.games.regatta.race.progress import (
    Cursor,
    cross_ray,
    cursor_of,
    follow,
    follow_line,
    keep_cursor,
)
from taros.games.regatta.show.view import marks_rounded

RANDOM_COURSES = [random_course(Random(number), 1 + number % 5) for number in range(10)]
COURSES = [*SHIPPED, *RANDOM_COURSES]


class Log:
    """A boat that sails straight pieces; the word in the state is its word so far."""

    def __init__(self, course: str, at: Spot = (0, -1)) -> None:
        self.s: State = race(2, course)
        self.course = course_of(course, 2)
        self.track = [at]

    def sail(self, *spots: Spot) -> float | None:
        """Sail on; the part of the last piece at which the boat came home, if it did."""
        cursor = cursor_of(self.s, 0)
        home = None
        for spot in spots:
            cursor, part = follow_line(self.s, 0, cursor, *self.track[-1], *spot)
            self.track.append(spot)
            home = part if part <= 1.0 else home
        keep_cursor(self.s, 0, cursor)
        return home

    @property
    def word(self) -> Word:
        return word_of(self.s, self.course)

    @property
    def progress(self) -> int:
        """Letters passed, and none astray: else what is astray comes with a minus."""
        return -self.s[ASTRAY] if self.s[ASTRAY] else self.s[PASSED]


def started(course: str = "classic") -> Log:
    log = Log(course)
    log.sail((0, 0))
    return log


def in_mm(*places: tuple[int, int]) -> list[Spot]:
    return [(1000 * x, 1000 * y) for x, y in places]


def random_track(rng: Random, marks: list[Mark], pieces: int) -> list[Spot]:
    """Mostly round about the marks."""
    track = [(rng.randrange(-150_000, 150_000), 0)]
    for _ in range(pieces):
        if rng.random() < 0.7:
            (x, y), _ = rng.choice(marks)
            angle, radius = rng.uniform(0, 7), rng.randrange(20_000, 300_000)
            spot = x + round(radius * math.cos(angle)), y + round(radius * math.sin(angle))
            track.append((spot[0], max(spot[1], 0)))
        else:
            track.append((rng.randrange(-700_000, 700_000), rng.randrange(0, 1_200_000)))
    return track


def directed_track(rng: Random, marks: list[Mark]) -> list[Spot]:
    """Round the marks in order, now and then the wrong way or too often."""
    track: list[Spot] = [(0, 0)]
    for (x, y), side in marks:
        way = -1 if side == "clockwise" else 1
        way = way if rng.random() < 0.85 else -way
        start = math.pi * (1 if way < 0 else 0) + rng.uniform(-0.9, 0.9)
        turns, radius = rng.choice((2.0, 2.6, 3.0, 4.0, 6.0, 9.0)), rng.uniform(9e3, 12e4)
        for j in range(10):
            angle = start + way * turns * j / 9
            spot = x + round(radius * math.cos(angle)), y + round(radius * math.sin(angle))
            track.append((spot[0], max(spot[1], 0)))
    return track


# The course's word


@pytest.mark.parametrize("course", COURSES)
def test_course_has_the_word_of_its_reference_route(course: str) -> None:
    s, rows = race(2, course), course_of(course, 2)
    assert goal_of(s, rows) == naive.reference_word(marks_of(rows), line_of(rows))
    if course in SHIPPED:
        assert goal_of(s, rows) == naive.course_word(marks_of(rows))


# Tracks


@pytest.mark.parametrize("course", COURSES)
def test_word_is_that_of_the_taut_string(course: str) -> None:
    """After every move as many marks are passed, and as much is astray, as by the string."""
    rng = Random(course)
    marks = marks_of(course_of(course, 2))
    most = 0
    for case in range(40):
        track = random_track(rng, marks, 20) if case % 2 else directed_track(rng, marks)
        log = Log(course, (track[0][0], -1))
        log.sail(track[0])
        done = 1
        while done < len(track):
            move = track[done : done + rng.choice((1, 1, 2, 3))]
            log.sail(*move)
            done += len(move)
            string = naive.tighten(track[:done], marks)
            word = naive.strands_over(string, marks)
            assert log.word == word == naive.track_word(track[:done], marks), track[:done]
            goal = goal_of(log.s, log.course)
            assert log.s[PASSED] == naive.common_beginning(word, goal)
            assert log.s[ASTRAY] == len(word) - log.s[PASSED]
            most = max(most, log.s[PASSED])
        assert log.s[STRAY + STRAYS : HAND] == [0] * (HAND - STRAY - STRAYS)  # of other boats
    assert most == race(2, course)[WORD_SIZE] or len(marks) > 2


@pytest.mark.parametrize("course", COURSES)
def test_going_back_undoes(course: str) -> None:
    rng = Random(course)
    marks = marks_of(course_of(course, 2))
    for _ in range(20):
        track = random_track(rng, marks, 12)
        log = Log(course, (track[0][0], -1))
        log.sail(track[0])
        before = list(log.s)
        words = []
        for spot in track[1:]:
            words.append(log.word)
            log.sail(spot)
        for spot, word in zip(track[-2::-1], words[::-1], strict=True):
            log.sail(spot)
            assert log.word == word
        assert log.s == before


def test_more_astray_than_can_be_kept_is_forgotten() -> None:
    """No more than STRAYS letters; the state stays whole."""
    log = started()
    round_red = in_mm((-400, 500), (-200, 500), (-200, 700), (-400, 700))
    for _ in range(STRAYS + 9):
        log.sail(*round_red)
    assert log.s[ASTRAY] == STRAYS
    assert set(log.s[STRAY : STRAY + STRAYS]) == {-1}
    assert log.s[STRAY + STRAYS : HAND] == [0] * (HAND - STRAY - STRAYS)


def test_a_word_that_is_looked_at_fits_into_an_int() -> None:
    """However many rays are crossed in one move: compiled, a number has 63 bits."""
    s = race(2)
    cursor = cursor_of(s, 0)
    for i in range(40):
        cursor = cross_ray(s, 0, cursor, -1 - i % 2)
    assert 0 < cursor[4] < 2**63
    keep_cursor(s, 0, cursor)
    assert 12 < s[ASTRAY] == cursor[3]
    assert s[STRAY : STRAY + s[ASTRAY]] == [-1 - i % 2 for i in range(s[ASTRAY])]


# The classic triangle: red at (-300, 600), green at (300, 750), both clockwise


@pytest.mark.parametrize("gap", [1, 15, 100, 290])
def test_tight_and_wide_rounding_both_count(gap: int) -> None:
    log = started()
    log.sail(*in_mm((-300 - gap, 600 - gap), (-300 - gap, 600 + gap), (-300 + gap, 600 + gap)))
    assert log.progress == 1
    log.sail(*in_mm((300 - gap, 751 + gap), (300 + gap, 751 + gap)))
    assert log.progress == 2
    log.sail(*in_mm((300 + gap, 700), (100, 1)))
    assert log.progress == 2


def test_wrong_side_does_not_count() -> None:
    log = started()
    log.sail(*in_mm((-200, 500), (-200, 700), (-400, 700), (-400, 500)))
    assert log.progress == -1
    log.sail(*in_mm((0, 100)))
    assert log.progress == -1  # unlike a mark that was only missed
    log.sail(*in_mm((-400, 500), (-400, 700), (-200, 700), (-200, 500)))
    assert log.progress == 0  # the wrong turn undone
    log.sail(*in_mm((-400, 500), (-400, 700), (-200, 700), (-200, 500)))
    assert log.progress == 1


def test_marks_count_in_order_only() -> None:
    log = started()
    log.sail(*in_mm((200, 600), (200, 900), (400, 900), (400, 600)))
    assert log.progress == -1
    log.sail(*in_mm((-400, 500), (-400, 700), (-200, 700)))
    assert log.progress == -2


def test_to_and_fro_across_a_ray_does_not_count() -> None:
    log = started()
    log.sail(*in_mm((-400, 500)))
    for _ in range(3):
        log.sail(*in_mm((-400, 700), (-200, 700)))
        assert log.progress == 1
        log.sail(*in_mm((-400, 700)))
        assert log.progress == 0
    log.sail(*in_mm((-200, 700), (-200, 500), (-400, 500), (-400, 700), (-200, 700)))
    assert log.progress == -1  # round red a second time: to be sailed back
    log.sail(*in_mm((-400, 700), (-400, 500), (-200, 500)))
    assert log.progress == 1


def test_passing_below_a_mark_is_nothing() -> None:
    log = started()
    log.sail(*in_mm((-500, 599), (-100, 599), (-500, 100), (500, 700), (0, 10)))
    assert log.word == ()


def test_a_mast_straight_above_a_mark_is_to_its_right() -> None:
    log = started()
    log.sail(*in_mm((-400, 700), (-300, 700)))
    assert log.progress == 1
    log.sail(*in_mm((-300, 900)))
    assert log.progress == 1
    log.sail((-300_001, 900_000))
    assert log.progress == 0


# A mark that hangs between two higher ones: from red under blue, which is kept to port, to green

LOW_BETWEEN = "line:-200,0,200,0;cw:-300,800,red;ccw:0,400,blue;cw:300,800,green"


def test_a_mark_may_be_rounded_below() -> None:
    """R7.2: the string is taut round it; its ray has nothing to do with that."""
    log = started(LOW_BETWEEN)
    log.sail(*in_mm((-400, 700), (-400, 900), (-200, 850)))
    assert marks_rounded(log.s, 0) == 1
    log.sail(*in_mm((-50, 300), (50, 300), (250, 900), (400, 850)))
    assert marks_rounded(log.s, 0) == 3
    assert log.sail(*in_mm((400, 600), (100, 1), (100, -1))) == pytest.approx(0.5)


def test_a_mark_to_be_rounded_below_is_not_passed_above() -> None:
    log = started(LOW_BETWEEN)
    log.sail(*in_mm((-400, 700), (-400, 900), (-200, 850), (250, 900), (400, 850)))
    assert marks_rounded(log.s, 0) == 1
    assert log.progress == -2


# Start and finish


def test_nothing_counts_before_the_start() -> None:
    """R7.1: and only the line between the buoys, up the course, is the start."""
    log = Log("classic", (-400_000, -100_000))
    log.sail(*in_mm((-400, 700), (-200, 700), (-200, 100), (0, 100), (0, -100), (151, -100)))
    log.sail(*in_mm((151, 100), (500, 100), (500, -1)))
    assert log.s[STARTED] == 0
    assert log.word == ()
    log.sail(*in_mm((150, -1), (150, 0)))
    assert (log.s[STARTED], log.word) == (1, ())


def test_start_counts_once() -> None:
    """R7.2: later crossings of the line are nothing, and keep the word."""
    log = started()
    log.sail(*in_mm((-400, 500), (-400, 700), (-200, 700)))
    for _ in range(2):
        log.sail(*in_mm((0, 10), (0, -100)))
        assert (log.s[STARTED], log.progress) == (1, 1)
        log.sail(*in_mm((0, 100)))
        assert (log.s[STARTED], log.progress) == (1, 1)


ROUND_BOTH = in_mm((-400, 500), (-400, 700), (400, 900), (400, 500))


LOW_MARK = "line:-150,0,150,0;cw:50,3;cw:-300,600"


def test_rays_crossed_on_the_same_piece_as_the_start() -> None:
    """R7.2: what comes after the line counts, what came before it does not."""
    marks = marks_of(course_of(LOW_MARK, 2))
    for a, b in (((20, -5), (80, 25)), ((45, -30), (60, 1)), ((80, -5), (20, 25))):
        log = Log(LOW_MARK, in_mm(a)[0])
        log.sail(*in_mm(b))
        start = in_mm((a[0] + round((b[0] - a[0]) * -a[1] / (b[1] - a[1])), 0))[0]
        assert log.s[STARTED] == 1
        assert log.word == naive.track_word([start, *in_mm(b)], marks), (a, b)
    assert log.word == ((0, -1),)


def test_rays_crossed_on_the_same_piece_as_the_finish() -> None:
    """R7.3: the last letter may come just before the line."""
    course = "line:-150,0,150,0;cw:-300,600;cw:50,3"
    log = Log(course)
    log.sail(*in_mm((0, 10), (-400, 500), (-400, 700), (-200, 700), (0, 40)))
    assert log.word == ((0, 1),)
    assert log.sail(*in_mm((120, -20))) == pytest.approx(2 / 3)
    log = Log(course)
    log.sail(*in_mm((0, 10), (-400, 500), (-400, 700), (-200, 700), (0, 10)))
    assert log.sail(*in_mm((120, -50))) is None  # below the mark, beyond the line


def test_finish_only_when_complete_and_coming_back() -> None:
    """R7.3."""
    log = started()
    assert log.sail(*in_mm((0, -10))) is None  # nothing rounded
    log.sail(*in_mm((0, 10)))
    assert log.sail(*ROUND_BOTH) is None
    assert log.progress == 2
    assert log.sail(*in_mm((400, 10), (200, 10), (151, -10))) is None  # beside the line
    assert log.sail(*in_mm((0, -10), (0, 10))) is None  # up the course
    assert log.sail(*in_mm((0, -30))) == pytest.approx(0.25)
    assert log.progress == 2


def test_no_finish_with_a_letter_too_many() -> None:
    log = started()
    log.sail(*ROUND_BOTH, *in_mm((200, 500), (200, 900), (400, 900), (400, 10)))
    assert log.progress == -1
    assert log.sail(*in_mm((0, 10), (0, -10))) is None
    log.sail(*in_mm((0, 10), (400, 10), (400, 900), (200, 900), (200, 500), (400, 400), (0, 10)))
    assert log.sail(*in_mm((0, -10))) == pytest.approx(0.5)


def test_buoys_belong_to_the_line() -> None:
    for x, home in ((150_000, True), (150_001, False), (-150_000, True), (-150_001, False)):
        log = started()
        log.sail(*ROUND_BOTH)
        assert (log.sail((x, 0), (x, -1)) is not None) == home


@pytest.mark.parametrize("course", COURSES)
def test_random_finishes(course: str) -> None:
    """Home exactly when the oracle's word is the goal and the line is crossed coming back."""
    rng = Random(course)
    rows = course_of(course, 2)
    marks, goal = marks_of(rows), goal_of(race(2, course), rows)
    ends = line_of(rows)
    for _ in range(25):
        track = directed_track(rng, marks)
        log = Log(course, (track[0][0], -1))
        log.sail(*track)
        over = rng.randrange(ends[0][0] - 40_000, ends[1][0] + 40_000)
        home = log.sail((over, 0), (over, -1))
        between = ends[0][0] <= over <= ends[1][0]
        word = naive.track_word([*track, (over, 0)], marks)
        assert (home is not None) == (between and word == goal)


# Whole moves


def dense_masts(pose: naive_geometry.Pose, name: str) -> list[tuple[float, Spot]]:
    travel = naive_geometry.ARROWS[name].travel
    ways = [travel * i / 250 for i in range(251)]
    spots = [naive_geometry.rounded(naive_geometry.pose_at(pose, name, u))[:2] for u in ways]
    return list(zip(ways, spots, strict=True))


def first_home(
    masts: list[tuple[float, Spot]], marks: list[Mark], line: Line, goal: Word, word: Word
) -> tuple[Word, float | None]:
    """The word after a move of a started boat, and where on its way it came home."""
    grown = list(word)
    for (_, a), (u, b) in itertools.pairwise(masts):
        if a[1] >= line[0][1] > b[1] and line[0][0] <= a[0] <= line[1][0] and tuple(grown) == goal:
            return tuple(grown), u
        for letter in naive.crossings(a, b, marks):
            naive.append(grown, letter)
    return tuple(grown), None


@pytest.mark.parametrize("course", COURSES)
def test_moves_along_arrows(course: str) -> None:
    """The mast's way is followed, rays and finish, wherever the move begins."""
    rng = Random(course)
    rows = course_of(course, 2)
    marks, line = marks_of(rows), line_of(rows)
    s = race(2, course)
    goal = goal_of(s, rows)
    crossed = finished = 0
    for _ in range(150):
        passed = rng.randrange(len(goal) + 1)
        name = rng.choice(list(ARROWS))
        x, y = rng.choice(((0, 0), rng.choice(marks)[0]))
        passed = len(goal) if y == 0 else passed
        pose = (
            x + rng.randrange(-99_000, 99_000),
            y + rng.randrange(-30_000, 150_000),
            1000 * rng.randrange(360),
        )
        cursor: Cursor = (1, passed, 0, 0, 0)
        until = leg_length(s, ARROWS[name])
        end = leg_end(s, *pose, ARROWS[name])
        cursor, home = follow(s, 0, cursor, *pose, ARROWS[name], until, *end[:2])
        word, want = first_home(dense_masts(pose, name), marks, line, goal, goal[:passed])
        kept = list(s)
        keep_cursor(kept, 0, cursor)
        assert word_of(kept, rows) == word, (pose, name)
        assert (home <= until) == (want is not None), (pose, name)
        if want is not None:
            assert home == pytest.approx(want, abs=1.0)
            finished += 1
        crossed += word != goal[:passed]
    assert crossed > 10
    assert finished > 0
