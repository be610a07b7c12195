"""`taros.games.installed`: a package that brings no game does not keep others from being played."""

from importlib.metadata import EntryPoint
from typing import Any

import pytest

from taros import games
from taros.core.errors import Unknown
from taros.games import installed
from taros.games.marrakech import GAME as MARRAKECH


def load_with(monkeypatch: pytest.MonkeyPatch, **values: str) -> dict[str, Any]:
    """Load games as if packages had these entry points, by name."""
    points = [EntryPoint(name, value, installed.GROUP) for name, value in values.items()]
    monkeypatch.setattr(installed, "entry_points", lambda group: points)
    return installed.installed_games.__wrapped__(games.SHIPPED)


@pytest.mark.parametrize(
    ("name", "value", "why"),
    [
        ("chess", "no_such_package:GAME", "No module named 'no_such_package'"),
        ("chess", "taros.games.marrakech:NOTHING", "NOTHING"),
        ("chess", "taros.games:SHIPPED", "taros.games:SHIPPED is not a taros.core.game.Game"),
        (
            "chess",
            "taros.games.marrakech:GAME",
            "has the name marrakech",
        ),
        ("marrakech", "taros.games.regatta:GAME", "Taros itself has a game of that name"),
    ],
)
def test_what_is_no_game_is_left_out(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, why: str
) -> None:
    with pytest.warns(UserWarning, match=f"the game {name} is left out: .*{why}"):
        assert load_with(monkeypatch, **{name: value}) == {}


def test_others_are_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "SHIPPED", ())
    with pytest.warns(UserWarning, match="the game chess is left out"):
        found = load_with(
            monkeypatch, chess="no_such_package:GAME", marrakech="taros.games.marrakech:GAME"
        )
    assert found == {"marrakech": MARRAKECH}


def test_unknown_games_are_refused_with_the_names_there_are() -> None:
    with pytest.raises(Unknown, match=r"no game chess; there are: .*marrakech"):
        games.get("chess")
