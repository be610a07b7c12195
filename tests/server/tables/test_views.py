"""What is sent of a game without client code of its own."""

from msgspec.structs import replace

from server.toy import TOY
from taros import games
from taros.tables.protocol import PictureView
from taros.tables.views import wire_view

GAME = replace(TOY, presenter=replace(TOY.presenter, wire_types={}))
STATE = [2, 1, 3, 2]  # of two seats: 1, 3, then 2


def test_a_picture_shows_what_its_viewer_may_know() -> None:
    pictures = {viewer: wire_view(GAME, STATE, viewer).picture for viewer in (0, 1, None)}
    assert pictures == {
        0: "<svg><text>(1, 0, 2)</text></svg>",
        1: "<svg><text>(0, 3, 0)</text></svg>",
        None: "<svg><text>(0, 0, 0)</text></svg>",
    }


def test_scores_that_might_reveal_what_is_hidden_are_not_sent() -> None:
    assert wire_view(GAME, STATE, 0).scores is None
    assert wire_view(replace(GAME, hidden=False), STATE, 0).scores == [3, 3]


def test_a_game_with_client_code_is_sent_its_own_view() -> None:
    game = games.get("marrakech")
    state = games.new("marrakech", seats=2, seed=1).state
    assert wire_view(game, state, None) == game.presenter.view(state, None)
    assert not isinstance(wire_view(game, state, None), PictureView)
