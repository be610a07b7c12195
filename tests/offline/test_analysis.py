"""What a device works out for the games of a server is what the server would say."""

from typing import Any

import msgspec
import pytest

import taros
from taros.core.game import OVER
from taros.core.match import Match
from taros.core.observation import observed
from taros.hosting.review_messages import hint, judge, reviewed
from taros.offline.bots import answer
from taros.review import advice
from taros.review.advice import DEFAULT
from taros.review.review import assemble, tasks

PLIES = 10


def ask(**request: object) -> Any:
    """Send a request to a worker, as a page does."""
    return msgspec.json.decode(answer(msgspec.json.encode(request).decode()))


def as_json(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def begun(game: str) -> Match:
    match = taros.new(game, seats=2, seed=5)
    while match.ply < PLIES or match.to_act is None or match.to_act < 0:
        assert match.to_act != OVER
        match.play(match.legal()[0].text)
    return match


@pytest.mark.parametrize("game", ["marrakech", "regatta"])
def test_a_hint_is_that_of_the_server(game: str) -> None:
    match = begun(game)
    observation = observed(match.game, match.state)
    advised = advice.advise(match.game, observation)
    expected = as_json(hint(match.game, observation, match.ply, advised))
    sent = {"game": game, "ply": match.ply, "state": observation}
    assert ask(type="give-hint", observation=sent) == expected
    assert expected["choice"]["text"] in [move.text for move in match.legal()]


def test_a_hint_in_a_position() -> None:
    match = begun("marrakech")
    position = {"game": "marrakech", "text": match.position}
    found = ask(type="give-hint-at", position=position)
    assert match.why_not(found["choice"]["text"]) is None
    assert 0 < found["chance"] < 1


@pytest.mark.parametrize("game", ["marrakech", "regatta"])
def test_a_review_in_parts_is_that_of_the_server(game: str) -> None:
    match = begun(game)
    judged = [judge(task) for task in tasks(match)]
    whole = assemble(match, DEFAULT, [verdict for verdict, _ in judged])
    expected = as_json(reviewed(whole, [best for _, best in judged[:-1]]))
    record = match.record()
    moments = ask(type="list-moments", record=record)
    assert len(moments) == match.ply + 1
    parts = [ask(type="judge", task=moment) for moment in moments]
    found = ask(type="assemble", record=record, judged=parts)
    assert found == expected
    assert len(found["plies"]) == match.ply


def test_a_damaged_record_is_reviewed_as_far_as_it_goes() -> None:
    record = begun("marrakech").record() + " z9z8"
    moments = ask(type="list-moments", record=record)
    parts = [ask(type="judge", task=moment) for moment in moments]
    assert ask(type="assemble", record=record, judged=parts)["damage"] is not None


@pytest.mark.parametrize(
    ("request_", "key"),
    [
        ({"type": "list-moments", "record": "Game: chess"}, "bad-record"),
        (
            {"type": "give-hint-at", "position": {"game": "marrakech", "text": "x"}},
            "marrakech-position-words",
        ),
    ],
)
def test_what_cannot_be_read_is_refused(request_: dict[str, Any], key: str) -> None:
    found = ask(**request_)
    assert (found["type"], found["message"]["key"]) == ("failed", key)
