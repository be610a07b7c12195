"""What a frame needs of a state is found once, and agrees with what the rules do step by step."""

import random
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import pytest

import taros
from games.regatta.scenes import scene
from games.regatta.waters import (
    Pose,
    open_water,
    put_boat,
    put_circles,
    put_edge,
    put_parts,
)
from taros.core.game import State
from taros.games.regatta import GAME, kernel
from taros.games.regatta.hull.sweep import A_ZONE, NOTHING, touched_lying
from taros.games.regatta.layout import (
    ASTRAY,
    CODES,
    DEGREES,
    EXCHANGE,
    HEADING,
    HULL_AT,
    MAIN,
    PASSED,
    PHASE,
    PLACE,
    SEAT,
    SEATS,
    SECOND,
    STARTED,
    X,
    Y,
)
from taros.games.regatta.moves import choices, contact, trajectory
from taros.games.regatta.moves.recent import SIZE, Once, Recent
from taros.games.regatta.moves.sails import Hand
from taros.games.regatta.show import view
from taros.kernels import array, load

CHUNKS = 4


def counted(monkeypatch: pytest.MonkeyPatch, module: Any, name: str) -> list[tuple[Any, ...]]:
    """The calls of a module's function from now on."""
    calls: list[tuple[Any, ...]] = []
    true = getattr(module, name)

    def count(*arguments: Any) -> Any:
        calls.append(arguments)
        return true(*arguments)

    monkeypatch.setattr(module, name, count)
    return calls


# Headings


def obstacle(s: State, degree: int) -> int:
    """What forbids one heading, without regard to others."""
    seat = s[SEAT]
    touched = touched_lying(s, seat, s[X + seat], s[Y + seat], 1000 * degree)
    if touched != NOTHING:
        return touched
    zones = choices.zones_to_enter(s, seat)
    for boat in range(s[SEATS]):
        if choices.is_in_one_of(s, seat, zones & 1 << boat, 1000 * degree):
            return A_ZONE + boat
    return NOTHING


def random_water(rng: random.Random) -> State:
    """Boats, buoys, islands and an edge, some of them in reach of a boat at 0, 0."""

    def spot(reach: int = 130_000) -> tuple[int, int]:
        return rng.randrange(-reach, reach), rng.randrange(-reach, reach)

    def boat(reach: int = 130_000) -> Pose:
        return *spot(reach), rng.randrange(360_000)

    s = open_water(rng.choice(("card", "both")))
    s[SEAT] = 0
    put_boat(s, 0, boat(2))
    for seat in range(1, rng.randrange(1, 5)):
        put_boat(s, seat, boat())
    put_circles(s, [(*spot(), rng.randrange(2_000, 30_000)) for _ in range(rng.randrange(3))])
    x, y = spot(70_000)
    put_parts(s, [[(x, y), (x + 40_000, y), (x + 10_000, y + 25_000)]][: rng.randrange(2)])
    if rng.random() < 0.4:
        a, b, c, d = (rng.randrange(5_000, 200_000) for _ in range(4))
        put_edge(s, [(-a, -b), (c, -b), (c, d), (-a, d)])
    return s


def test_obstacles_of_all_headings_are_those_of_each(chunk: int) -> None:
    """R5.2, at both speeds."""
    rng = random.Random(f"obstacles {chunk}")
    compiled = load(GAME.kernels, "moves.choices", compiled=True)
    met: set[int] = set()
    for _ in range(40):
        s = random_water(rng)
        found = [7] * DEGREES
        choices.find_obstacles(s, found, 0, 0, 1)
        assert found == [obstacle(s, degree) for degree in range(DEGREES)], s
        fast = array([7] * DEGREES, compiled=True)
        compiled.find_obstacles(array(s, compiled=True), fast, 0, 0, 1)
        assert list(fast) == found
        sparse = array([7] * DEGREES, compiled=True)
        compiled.find_obstacles(array(s, compiled=True), sparse, 0, 350, 15)
        headings = [(350 + 15 * i) % DEGREES for i in range(24)]
        assert list(sparse)[:24] == [found[degree] for degree in headings]
        met.update(what // 100 for what in found)
    assert met == {-1, 0, 1, 2, 3, 4}  # nothing, circles, boats, islands, the edge, zones


def test_a_heading_answers_for_those_beside_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """On open water a look at each of 360 headings would be 359 too many."""
    s = open_water()
    s[SEAT] = 0
    put_boat(s, 0, (0, 0, 0))
    put_circles(s, [(60_000, 0, 10_000), (0, 900_000, 10_000)])
    looks = counted(monkeypatch, choices, "room_lying")
    found = [0] * DEGREES
    choices.find_obstacles(s, found, 0, 0, 1)
    assert found == [NOTHING] * DEGREES
    assert [what for _, what, *_ in looks].count(1) == 1
    assert len(looks) < 60


# Sails


def decisions(seed: int, seats: int, course: str, plies: int) -> list[State]:
    """States of a race in which a seat may sail; sails are preferred."""
    match = taros.new("regatta", seats=seats, seed=seed, course=course)
    rng = random.Random(seed)
    states = []
    for _ in range(plies):
        if match.to_act is None:
            break
        if match.state[PHASE] in (MAIN, SECOND):
            states.append(list(match.state))
        codes = GAME.rules.legal(match.state)
        sails = [code for code in codes if code < EXCHANGE]
        match.play(GAME.notation.format_move(match.state, rng.choice(sails or codes)))
    return states


INTO_A_ZONE = scene(["0,0,0", "100,120,270"], ["5*S", "4*s+L45"]).state
RACES = [(1, 4, "classic"), (2, 3, "harbour"), (3, 4, "islands"), (4, 2, "sprint")]


@pytest.mark.parametrize(("seed", "seats", "course"), RACES)
def test_moves_and_ways_are_those_of_the_rules(seed: int, seats: int, course: str) -> None:
    for s in [INTO_A_ZONE, *decisions(seed, seats, course, 60)]:
        codes = [0] * CODES
        legal = codes[: kernel.legal(s, codes)]
        assert GAME.rules.legal(s) == legal
        for sail in (code for code in legal if code < EXCHANGE):
            after = list(s)
            kernel.apply(after, sail)
            seat = s[SEAT]
            last = Hand(s)[sail].trajectory[-1]
            assert last.end == (after[X + seat], after[Y + seat], after[HEADING + seat])
            assert last.word[1] == after[PASSED + seat]


def test_a_sail_into_a_zone_is_cut_short_if_there_is_no_other() -> None:
    hand = Hand(INTO_A_ZONE)
    assert [hand[sail].zone for sail in hand.sails] == [1]
    assert hand.allowed == hand.sails
    assert hand.is_cut_short


BESIDE_A_BUOY = scene(
    ["-230,455,340", "130,330,300"],
    ["L30|S|R30+R45+L90+s+sun", "S+S+s+L45+R45"],
    course="classic",
    progress=["0", "0"],
    turn=9,
).state


def frame(s: State) -> None:
    """All that the server asks of a state for the seat to act."""
    assert GAME.rules.forced_move(s) is None
    for code in GAME.rules.legal(s, 5):
        GAME.presenter.words(GAME.presenter.event(s, code, None, 0))
        GAME.presenter.preview(s, code)
    assert GAME.presenter.explained_illegal_moves(s)


def test_each_leg_is_searched_once_for_a_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    s = list(BESIDE_A_BUOY)
    s[X] += 1  # a state that nothing is remembered of
    contacts = counted(monkeypatch, contact, "first_contact")
    stops = counted(monkeypatch, trajectory, "zone_stop")
    headings = counted(monkeypatch, choices, "find_headings")
    frame(s)
    assert len(contacts) == 6  # cards have six arrows, none of them a cloud's
    assert not stops
    assert len(headings) < 10
    for calls in (contacts, headings):
        calls.clear()
    frame(list(s))
    GAME.presenter.why_not(s, 0)
    assert not contacts
    assert not headings


CLOUDS_AND_PLAIN = scene(
    ["0,0,0", "400,400,0"], ["S+S-cloud+s", "3*S"], deck="9*S,9*S-cloud,9*s"
).state


def test_the_first_leg_of_a_cloud_is_that_of_a_plain_card(monkeypatch: pytest.MonkeyPatch) -> None:
    contacts = counted(monkeypatch, contact, "first_contact")
    assert Hand(CLOUDS_AND_PLAIN).allowed
    assert len(contacts) == 3  # S, the second S of the cloud, s


# What is remembered


class Slow:
    """A property that is found only while another thread finds it of another object."""

    def __init__(self, both: Barrier) -> None:
        self._both = both

    @Once
    def found(self) -> int:
        return self._both.wait(timeout=10)


def test_threads_do_not_wait_for_each_other_to_find_a_property() -> None:
    both = Barrier(2)
    with ThreadPoolExecutor(2) as threads:
        slow = [Slow(both), Slow(both)]
        assert sorted(threads.map(lambda each: each.found, slow)) == [0, 1]
    assert sorted(each.found for each in slow) == [0, 1]  # not found again


def test_a_state_that_is_changed_is_another_one() -> None:
    s = list(BESIDE_A_BUOY)
    before = GAME.rules.legal(s)
    s[X] -= 400_000
    assert GAME.rules.legal(s) != before
    s[X] += 400_000
    assert GAME.rules.legal(s) == before


def remembering(since: int = 0) -> tuple[Recent[int], list[State]]:
    found: list[State] = []

    def first(s: State) -> int:
        found.append(s)
        return s[0]

    return Recent(first, lambda s: s[since:]), found


def test_only_the_last_states_are_remembered() -> None:
    recent, found = remembering()
    for number in range(SIZE + 1):
        assert recent([number]) == number
    assert recent([SIZE]) == SIZE
    assert len(found) == SIZE + 1
    assert recent([0]) == 0
    assert len(found) == SIZE + 2


def test_what_is_remembered_cannot_be_changed_from_outside() -> None:
    recent, found = remembering()
    s = [1]
    recent(s)
    s[0] = 2
    assert found == [[1]]
    assert recent([1]) == 1
    assert len(found) == 1


def test_a_part_of_the_state_may_be_all_that_counts() -> None:
    recent, found = remembering(since=1)
    assert recent([1, 5, 6]) == recent([2, 5, 6]) == 1
    assert recent([2, 5, 7]) == 2
    assert len(found) == 2


# Ways home


def test_the_string_of_a_boat_that_lies_still_is_not_found_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    s = scene(["0,300,0", "100,120,270"], ["5*S", "4*s+L45"]).state
    GAME.presenter.view(s, 0)
    calls = counted(monkeypatch, view, "path_bends")
    s[X + 1] += 10_000
    boats = GAME.presenter.view(s, 0).boats
    assert [seat for _, seat in calls] == [1]
    assert boats[1].string[0] == view.pose_of(s, 1)[:2]


@pytest.mark.parametrize("at", [X, Y, STARTED, PASSED, ASTRAY, PLACE, HULL_AT])
def test_a_string_depends_on_the_boat_and_on_the_course(at: int) -> None:
    s = scene(["0,300,0", "100,120,270"], ["5*S", "4*s+L45"]).state
    known = view._track(s, 0)
    s[at] += 1
    assert view._track(s, 0) != known
