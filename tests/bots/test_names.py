"""Who there is, and what is said of who there is not."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

from taros import bots, games
from taros.bots.base import Budget
from taros.core.errors import BadOption, Unknown
from taros.core.game import LEVELS, Game

DOCUMENTED = Path(__file__).parents[2] / "docs" / "strength.md"
GAMES = [games.get(name) for name in games.names()]


@pytest.fixture(params=GAMES, ids=lambda game: game.name)
def game(request: pytest.FixtureRequest) -> Game:
    chosen: Game = request.param
    return chosen


def test_what_was_learned_of_hidden_things_is_not_played() -> None:
    """It judges the hands of others, which a bot cannot see."""
    for name in games.names():
        game = games.get(name)
        for bot in ("learned", "search"):
            assert (bot in bots.names(game)) == (not game.hidden)


def test_levels_come_first_and_every_name_is_somebody(game: Game) -> None:
    names = bots.names(game)
    assert tuple(names[: len(LEVELS)]) == LEVELS == tuple(game.levels)
    assert {"random", "greedy", "flat"} <= set(names)
    assert len(set(names)) == len(names)
    for name in names:
        bots.check(name, game)


def test_levels_are_bots_that_play_the_same_everywhere(game: Game) -> None:
    for text in (level.bot for level in game.levels.values()):
        assert text.partition(":")[0] in bots.BOTS
        assert bots.get(text, game).reproducible


OTHERS = {"": 1, "two ": 2, "three ": 3}


def _measured(game: Game) -> dict[tuple[str, str, int], float]:
    """The wins in docs/strength.md, by level, level below and number of seats."""
    text = DOCUMENTED.read_text(encoding="utf-8")
    lines = re.findall(
        r"^\| `(\w+)` against (\w+ )?`(\w+)` \| [\d,]+ \| ([\d.]+)%", _part(text, game), re.M
    )
    return {(level, below, 1 + OTHERS[count]): float(wins) for level, count, below, wins in lines}


def _part(text: str, game: Game) -> str:
    """Return what `text` says of the levels of a game."""
    _, _, after = text.partition(f"### {game.name.title()}: each level against the one below")
    return after.partition("taros tournament")[0]


def test_wins_of_levels_are_the_measured_ones(game: Game) -> None:
    claimed = {
        (level, below, seats): round(100 * wins, 1)
        for below, level in pairwise(game.levels)
        for seats, wins in game.levels[level].wins.items()
    }
    assert claimed == _measured(game)
    assert {seats for _, _, seats in claimed} == set(game.seats) - {1}
    assert game.levels[LEVELS[0]].wins == {}


def test_a_player_is_called_what_was_asked_for() -> None:
    assert bots.get("master", GAMES[0]).name == "master"
    assert bots.get("flat:20", GAMES[0]).name == "flat:20"


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("greedy", Budget(count=0)),
        ("flat", Budget(count=1500)),
        ("flat:7", Budget(count=7)),
        ("flat:500ms", Budget(seconds=0.5)),
        ("flat:1.5s", Budget(seconds=1.5)),
    ],
)
def test_strengths(text: str, budget: Budget) -> None:
    player = bots.get(text, GAMES[0])
    assert player.budget == budget
    assert player.reproducible == (budget.seconds is None)


@pytest.mark.parametrize("text", ["nobody", "", ":3", "nobody:3", "Flat", "flat :3"])
def test_an_unknown_name_lists_who_there_is(game: Game, text: str) -> None:
    with pytest.raises(Unknown) as refused:
        bots.get(text, game)
    assert ", ".join(bots.names(game)) in str(refused.value)


@pytest.mark.parametrize(
    "strength",
    [
        "",
        "0",
        "007",
        "-1",
        "1e3",
        "ten",
        "10000001",
        "9" * 30,
        "s",
        "0s",
        "007ms",
        "1h",
        "1 s",
        "3601s",
        "٣",
        "1:2",
    ],
)
def test_a_bad_strength_says_what_is_allowed(strength: str) -> None:
    with pytest.raises(BadOption) as refused:
        bots.get(f"flat:{strength}", GAMES[0])
    assert strength in str(refused.value)
    for word in ("1 to 10000000", "flat:1500", "flat:500ms"):
        assert word in str(refused.value)


@pytest.mark.parametrize("text", ["greedy:3", "random:1s", "master:200", "master:"])
def test_some_have_only_one_strength(text: str) -> None:
    name = text.partition(":")[0]
    with pytest.raises(BadOption, match=f"write {name} without"):
        bots.get(text, GAMES[0])
