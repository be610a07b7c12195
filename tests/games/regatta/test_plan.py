"""The planner: what it tries, what it finds, and that every race ends."""

from collections.abc import Iterator
from random import Random

import pytest

import taros
from games.regatta.scenes import HOME_STRETCH, scene
from games.regatta.test_hidden import observed, random_play
from taros import bots
from taros.bots.base import Budget
from taros.bots.plan import PlanBot
from taros.core.game import CHANCE, LEVELS, State
from taros.core.match import Match
from taros.games import get
from taros.games.regatta import plan
from taros.games.regatta.equipment.course import shipped
from taros.games.regatta.layout import CALM, CODES, EXCHANGE, STEER

GAME = get("regatta")
PLANNER = PlanBot(GAME)


def choice(state: State, trials: int, seed: int = 1) -> int:
    """What the planner chooses for the seat to act, from what that seat may see."""
    observation = observed(state, GAME.rules.to_act(state))
    legal = GAME.rules.legal(state)
    return PLANNER.choose(observation, legal, [seed << 32 | 1], Budget(count=trials))


def chosen(match: Match, trials: int = 60) -> str:
    return GAME.notation.format_move(match.state, choice(match.state, trials))


def positions(course: str, seats: int, moves: int) -> Iterator[State]:
    match = taros.new("regatta", seats, seed=seats, course=course)
    return (list(each.state) for each in random_play(match, Random(seats), moves))


# What it finds


def test_it_sails_home_when_a_card_takes_it_there() -> None:
    match = scene(
        ["0,120,180", "-700,300,0"],
        ["L90+R90+s", "S+S"],
        progress=[HOME_STRETCH, "1"],
        course="classic",
    )
    assert chosen(match) == "sail s"


def test_it_plays_a_helm_whose_second_card_takes_it_home() -> None:
    """The rival will be home in its next turn."""
    match = scene(
        ["-40,230,180", "-110,60,180"],
        ["S+L90+L45-helm+R45", "4*S"],
        progress=[HOME_STRETCH, HOME_STRETCH],
        course="classic",
    )
    assert chosen(match) == "sail L45"
    match.play("sail L45")
    assert chosen(match) == "sail R45"
    match.play("sail R45")
    assert match.standings()[0].win == 1.0


def test_it_steers_off_when_its_bow_is_at_a_mark() -> None:
    match = scene(["247,750,90"], ["L45+R45+S+s+S"], progress=["1"], course="classic")
    assert not any(code < EXCHANGE for code in GAME.rules.legal(match.state))
    assert choice(match.state, 60) in range(STEER, CALM)


def test_it_exchanges_cards_that_cannot_be_sailed() -> None:
    """Straight ahead lies the finish, and suns have no arrows."""
    match = scene(["0,300,180"], ["3*sun"], progress=[HOME_STRETCH], course="classic")
    assert chosen(match) == "exchange sun sun sun"


def test_it_lays_the_sun_before_the_boat_that_is_nearer_home() -> None:
    match = scene(
        ["-100,500,180", "100,250,180", "-600,500,0"],
        ["sun+S+L45+R45", "4*S+L90", "4*s+L90"],
        progress=[HOME_STRETCH, HOME_STRETCH, "1"],
        discards="S-cloud",
        phase="sun",
        turn=31,
        course="classic",
    )
    assert chosen(match) == "sun green"


# What it tries


@pytest.mark.parametrize("course", shipped())
@pytest.mark.parametrize("seats", [1, 4])
def test_it_tries_legal_moves_and_plays_one(course: str, seats: int) -> None:
    tried = 0
    for state in positions(course, seats, 25):
        codes, numbers = [0] * CODES, [0] * CODES
        before = list(state)
        listed = codes[: plan.list_moves(state, codes, numbers)]
        assert state == before
        legal = GAME.rules.legal(state)
        assert listed
        assert len(set(listed)) == len(listed)
        assert set(listed) <= set(legal)
        assert choice(state, 1) in legal
        tried += len(listed)
    assert tried > 25


def test_planners_do_not_wait_for_each_other() -> None:
    """Two boats bow to bow on their way home: each could hope that the other makes room."""
    match = scene(
        ["113.662,110.897,134", "165.223,103.183,217"],
        ["S+L45+R45+L30+s", "S+L45+R45+R30+s"],
        progress=[HOME_STRETCH, HOME_STRETCH],
        course="classic",
    )
    for _ in range(60):
        actor = match.to_act
        if actor is None:
            break
        if actor == CHANCE:
            match.play(match.outcomes()[0][0])
        else:
            match.play(chosen(match, 1))
    assert match.to_act is None


@pytest.mark.parametrize("course", shipped())
def test_every_level_comes_home(course: str) -> None:
    """In one race, each for itself; the limit of turns is not what ends it."""
    players = [bots.get(level, GAME) for level in LEVELS]
    match = taros.new("regatta", len(players), seed=1, course=course, finish="all")
    rng = [1 << 32 | 1]
    while (seat := match.to_act) is not None:
        legal = GAME.rules.legal(match.state)
        code = players[seat].choose(observed(match.state, seat), legal, rng)
        match.play(GAME.notation.format_move(match.state, code))
    assert match.turn < 60 * len(players)
    assert sorted(standing.place for standing in match.standings()) == [1, 2, 3, 4]
