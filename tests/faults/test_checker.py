"""The judge of faults sees every broken promise: histories that are right, then corrupted."""

import copy
import json
from collections.abc import Callable

import pytest

from faults.checker import violations
from faults.history import (
    Attempt,
    Client,
    Joined,
    Json,
    Refused,
    Shown,
    StoredMove,
    StoredTable,
    canonical,
)

Corrupt = Callable[[list[Client], list[StoredTable]], object]


def entry(number: int) -> Json:
    return {"number": number, "words": {"key": f"line {number}"}}


def text(view: Json) -> str:
    return json.dumps([{"type": "welcome", "frame": {"view": view}}, {"type": "pong"}])


LOG = [entry(number) for number in range(1, 7)]


def played() -> tuple[list[Client], list[StoredTable]]:
    """Ann and Bo played, Ann's connection broke, and Eve watched."""
    ann = Client("ann", "t", (0,), [], [text({"hand": ["L45"]}), text({"hand": None})])
    ann.events.extend([Joined(0), *(Shown(n, entry(n)) for n in (1, 2)), Attempt(2, "left")])
    ann.events.extend([Joined(2), Attempt(2, "right"), Refused(2, "stale-move")])
    ann.events.extend([Joined(2), *(Shown(n, entry(n)) for n in (3, 4, 5, 6))])
    bo = Client("bo", "t", (1,), [Joined(0)], [text({"hand": None})])
    bo.events.extend([*(Shown(n, entry(n)) for n in (1, 2, 3, 4)), Attempt(4, "ahead")])
    bo.events.append(Shown(5, entry(5)))
    eve = Client("eve", "t", (), [Joined(0), *(Shown(n, entry(n)) for n in (1, 2, 3))], [])
    moves = [
        StoredMove(3, 0, "left", "person", 2),
        StoredMove(5, 1, "ahead", "person", 3),
        StoredMove(6, 0, "e3e4", "other", 5),
    ]
    logs: dict[int | None, list[Json]] = {viewer: copy.deepcopy(LOG) for viewer in (None, 0, 1)}
    views: dict[int | None, set[str]] = {
        viewer: {canonical({"hand": hand}) for hand in hands}
        for viewer, hands in ((None, [None]), (0, [None, ["L45"]]), (1, [None, ["S"]]))
    }
    seeds = {"the seed": "5eed"}
    table = StoredTable("t", [1, 2, 3, 5, 6], moves, logs, views, seeds, over=True)
    return [ann, bo, eve], [table]


def test_what_is_right_is_not_objected_to() -> None:
    assert violations(*played()) == []


def handed_over() -> tuple[list[Client], list[StoredTable]]:
    """After line 4, Cy has the seat of Bo, and is shown all as a spectator at first."""
    (ann, bo, eve), tables = played()
    cy = Client("cy", "t", (1,), [Joined(0), *bo.events[1:]], [text({"hand": None})], True)
    del bo.events[5:]
    tables[0].logs[1][1] = entry(2) | {"secret": "S"}
    bo.events[2] = Shown(2, tables[0].logs[1][1])
    return [ann, bo, cy, eve], tables


def test_a_seat_that_was_handed_over_has_the_moves_of_both() -> None:
    clients, tables = handed_over()
    assert violations(clients, tables) == []
    clients[2].events.pop(5)
    assert "nobody sent" in violations(clients, tables)[0]


def test_who_had_the_seat_from_the_beginning_is_shown_all_of_it() -> None:
    clients, tables = handed_over()
    clients[2] = clients[2]._replace(is_heir=False)
    assert "cy: line 2 is stored as" in violations(clients, tables)[0]


CORRUPTIONS: dict[str, tuple[Corrupt, str]] = {
    "a line is lost": (lambda c, t: [log.pop() for log in t[0].logs.values()], "line 6 is lost"),
    "a line has changed": (
        lambda c, t: t[0].logs[1][3].update(words={}),
        "bo: line 4 is stored as",
    ),
    "a line is lost for who watches": (
        lambda c, t: t[0].logs[None].__delitem__(slice(2, None)),
        "eve: line 3 is lost",
    ),
    "a line was skipped": (lambda c, t: c[2].events.pop(2), "line 3 was shown after line 1"),
    "a line was shown twice": (
        lambda c, t: c[1].events.append(Shown(5, entry(5))),
        "line 5 was shown after line 5",
    ),
    "the past comes back": (
        lambda c, t: c[0].events.extend([Joined(6), Shown(5, entry(5))]),
        "line 5 was shown after line 6",
    ),
    "the table is gone": (lambda c, t: t.clear(), "the table is gone"),
    "an event is stored twice": (lambda c, t: t[0].numbers.insert(2, 2), "stored twice: [2]"),
    "events are disordered": (lambda c, t: t[0].numbers.reverse(), "not in order"),
    "a move that nobody sent": (
        lambda c, t: t[0].moves.append(StoredMove(4, 1, "left", "person", 3)),
        "nobody sent",
    ),
    "a move is stored at two places": (
        lambda c, t: t[0].moves.append(StoredMove(4, 0, "left", "person", 3)),
        "nobody sent",
    ),
    "a refused move is stored": (
        lambda c, t: c[1].events.append(Refused(4, "illegal")),
        "was refused, and is stored",
    ),
    "a seed was sent": (lambda c, t: c[2].texts.append('{"seed": "5eed"}'), "was sent the seed"),
    "a hand of others was sent": (
        lambda c, t: c[1].texts.append(text({"hand": ["L45"]})),
        "bo: was sent a view",
    ),
    "a game stands still": (
        lambda c, t: t.append(t.pop()._replace(over=False)),
        "the game does not go on",
    ),
}


@pytest.mark.parametrize("name", CORRUPTIONS)
def test_every_broken_promise_is_seen(name: str) -> None:
    clients, tables = played()
    corrupt, expected = CORRUPTIONS[name]
    corrupt(clients, tables)
    found = violations(clients, tables)
    assert any(expected in each for each in found), found
