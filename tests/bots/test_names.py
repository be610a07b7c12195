"""Who there is, and what is said of who there is not."""

import pytest

from taros import bots, games
from taros.bots.base import Budget
from taros.core.errors import BadOption, Unknown
from taros.core.game import LEVELS, Game

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
    for text in game.levels.values():
        assert text.partition(":")[0] in bots.BOTS
        assert bots.get(text, game).reproducible


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
