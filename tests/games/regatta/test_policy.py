"""The policy of the simple bots: what it looks at, and how it rates it."""

from random import Random
from typing import Any

import pytest

from taros.games.regatta import GAME, kernel, policy
from taros.games.regatta.equipment import setup
from taros.games.regatta.equipment.course import shipped
from taros.games.regatta.hull.geometry import MM
from taros.games.regatta.layout import (
    CALM,
    CODES,
    EXCHANGE,
    HAND,
    HEADING,
    HELD,
    KINDS,
    MAIN,
    PASSED,
    PHASE,
    PLACE,
    SEAT,
    STARTED,
    STEER,
    TURN,
    WORD_SIZE,
    X,
    Y,
)
from taros.games.regatta.options import RegattaOptions
from taros.games.regatta.race.progress import cursor_of
from taros.kernels import array, load
from taros.kernels.workspaces import PlayoutWorkspace

RACES = 20


def sailed(course: str, seats: int, seed: int, turns: int, **more: Any) -> list[list[int]]:
    """The states at which seats that follow the policy had to choose."""
    options = setup.validate_options(seats, RegattaOptions(course=course, **more))
    s = setup.new(seats, options)
    chance = Random(seed)
    codes, numbers = [0] * CODES, [0] * CODES
    choices = []
    while (actor := kernel.to_act(s)) != kernel.GAME_OVER and s[TURN] <= turns:
        if actor == kernel.CHANCE_ACTS:
            count = kernel.outcomes(s, codes, numbers)
            kernel.apply(s, chance.choices(codes[:count], numbers[:count])[0])
            continue
        choices.append(list(s))
        kernel.apply(s, best(s))
    return choices


def best(s: list[int]) -> int:
    codes, ratings = [0] * CODES, [0] * CODES
    count = policy.candidate_moves(s, codes)
    policy.heuristic_scores(s, codes, count, ratings)
    return max(zip(ratings[:count], codes[:count], strict=True))[1]


@pytest.mark.parametrize(("course", "seats"), [("classic", 2), ("islands", 3), ("harbour", 4)])
def test_what_is_considered_is_legal_and_nothing_is_changed(course: str, seats: int) -> None:
    for s in sailed(course, seats, 1, 5 * seats):
        before = list(s)
        legal, candidate_moves = [0] * CODES, [0] * CODES
        allowed = legal[: kernel.legal(s, legal)]
        looked_at = candidate_moves[: policy.candidate_moves(s, candidate_moves)]
        assert looked_at
        assert set(looked_at) <= set(allowed)
        assert best(s) in allowed
        assert s == before


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_evaluate_is_how_much_nearer_home_than_the_best_rival(seats: int) -> None:
    at_home = 0
    for s in sailed("sprint", seats, 2, 200, finish="all")[::5]:
        ways = [round(policy.distance_left(s, seat) * MM) for seat in range(seats)]
        at_home += ways.count(0)
        expected = [
            min(ways[:seat] + ways[seat + 1 :], default=0) - way for seat, way in enumerate(ways)
        ]
        values = [0] * seats
        policy.evaluate(s, values)
        assert values == expected
    assert at_home > 0 or seats < 3


def test_the_first_sails_shorten_the_way_home() -> None:
    ways = []
    for s in sailed("classic", 1, 4, 6):
        keys = [0]
        kernel.ranking(s, keys)
        ways.append(-keys[0])
    assert ways[-1] < ways[0] - 400_000


def test_home_is_rated_above_all() -> None:
    """A boat on its last leg, the line before the bow, with cards that cross it and a hand."""
    s = setup.new(1, setup.validate_options(1, RegattaOptions(course="sprint")))
    s[TURN], s[PHASE], s[SEAT] = 20, MAIN, 0
    s[X], s[Y], s[HEADING] = 0, 60_000, 180_000
    s[STARTED], s[PASSED] = 1, s[WORD_SIZE]
    s[HAND : HAND + KINDS] = [1] * 5 + [0] * (KINDS - 5)
    s[HELD] = 5
    chosen = best(s)
    assert chosen < EXCHANGE
    kernel.apply(s, chosen)
    assert s[PLACE] == 1


@pytest.mark.parametrize("finish", ["first", "all"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("course", shipped())
def test_greedy_boats_come_home(course: str, seats: int, finish: str, times: int) -> None:
    """Every race, on every course; `make bench` counts many more."""
    options = RegattaOptions(course=course, finish=finish, turn_limit="none")  # type: ignore[arg-type]
    start = array(setup.new(seats, setup.validate_options(seats, options)), compiled=True)
    playout = load(GAME.kernels, "playout", compiled=True)
    sizes = (len(start), len(start), CODES, CODES, 1, 0)
    workspace = PlayoutWorkspace(*(array([0] * size, compiled=True) for size in sizes))
    bots = array([playout.GREEDY] * seats, compiled=True)
    totals = array([0] * (playout.SEAT_TOTALS + 2 * seats), compiled=True)
    races = RACES * times
    playout.simulate(start, bots, 1, 0, races, workspace, totals)
    assert totals[playout.FINISHED] == races
    assert totals[playout.TURNS] < races * seats * 60


def alone(pose: tuple[int, int, int], hand: list[int]) -> list[int]:
    """One boat on the classic course that has rounded red."""
    s = setup.new(1, setup.validate_options(1, RegattaOptions()))
    s[TURN], s[PHASE], s[SEAT] = 20, MAIN, 0
    s[X], s[Y], s[HEADING] = pose
    s[STARTED], s[PASSED] = 1, 1
    for kind in hand:
        s[HAND + kind] += 1
    s[HELD] = len(hand)
    return s


def test_a_boat_with_its_bow_to_a_mark_steers_off() -> None:
    """Exchanging cards would never get it out."""
    s = alone((250_000, 750_000, 90_000), [0, 7, 14, 16, 17])
    assert best(s) in range(STEER, CALM)
    kernel.apply(s, best(s))
    s[SEAT], s[PHASE] = 0, MAIN
    codes = [0] * CODES
    assert any(code < EXCHANGE for code in codes[: kernel.legal(s, codes)])


def test_no_move_ends_where_there_may_be_no_way_out() -> None:
    """So near to a buoy that the widest part of the hull could not get past it."""
    s = alone((0, 0, 0), [])
    beside = policy.rate_pose(s, 0, cursor_of(s, 0), 300_000 - 19_500, 750_000, 0)
    farther = policy.rate_pose(s, 0, cursor_of(s, 0), 300_000 - 22_000, 750_000, 0)
    assert beside < farther - 1_000_000


def test_from_below_the_line_it_goes_up_before_it_comes_home() -> None:
    s = alone((0, -30_000, 90_000), [0, 0, 0, 0, 0])
    s[PASSED] = s[WORD_SIZE]
    for _ in range(40):
        if kernel.to_act(s) == kernel.GAME_OVER:
            break
        codes, weights = [0] * CODES, [0] * CODES
        if kernel.to_act(s) == kernel.CHANCE_ACTS:
            kernel.apply(s, codes[kernel.outcomes(s, codes, weights) - 2])
        else:
            kernel.apply(s, best(s))
    assert s[PLACE] == 1
