"""What the event of a ply says, beside what the rules do."""

import pytest

from games.marrakech.helpers import GAME, at
from taros.core.events import event_of
from taros.core.match import Match
from taros.games.marrakech.layout import Facing
from taros.games.marrakech.show.event import (
    Begun,
    PlyEvent,
    Rolled,
    RugLaid,
    RugShown,
    Step,
    Turned,
)

START = "d4s 30,30,30,30 8,8,8,8 0 roll 17"  # seat 0, who is red, rolls


def event(match: Match, text: str) -> PlyEvent:
    found: PlyEvent = event_of(GAME, match.state, GAME.notation.parse_move(match.state, text), None)
    return found


def test_assam_turns_on_his_square() -> None:
    match = at("7/7/7/7/7/7/7 d4s 30,30,30,30 12,12,12,12 0 turn 1")
    assert event(match, "left") == Turned(0, "left", "d4", "south", "east")
    assert event(match, "ahead") == Turned(0, "ahead", "d4", "south", "south")
    assert event(match, "right") == Turned(0, "right", "d4", "south", "west")


def test_he_walks_square_by_square_and_nothing_is_due() -> None:
    walk = event(at(f"7/7/7/3r|3/3r3/7/7 {START}"), "2")
    assert walk == Rolled(
        roll=2,
        start=Step("d4", "south", loop=False),
        path=(Step("d5", "south", loop=False), Step("d6", "south", loop=False)),
        seat=0,
        owner=None,
        region=(),
        due=0,
        paid=0,
        out=False,
    )


def test_the_region_is_paid_for_from_his_square_outwards() -> None:
    walk = event(at(f"7/7/7/7/3y|3/3yy-y1/7 {START}"), "1")
    assert isinstance(walk, Rolled)
    assert (walk.owner, walk.due, walk.paid, walk.out) == (1, 4, 4, False)
    assert walk.region == ("d5", "d6", "e6", "f6")


@pytest.mark.parametrize(("rule", "out"), [("eliminated", True), ("pays-what-he-can", False)])
def test_who_cannot_pay_pays_what_there_is(rule: str, out: bool) -> None:
    options = "" if rule == "eliminated" else f" bankrupt={rule}"
    text = f"7/7/7/7/3y|3/3yy-y1/7 d4s 3,57,30,30 8,8,8,8 0 roll 17{options}"
    walk = event(at(text), "1")
    assert isinstance(walk, Rolled)
    assert (walk.seat, walk.owner, walk.due, walk.paid, walk.out) == (0, 1, 4, 3, out)


@pytest.mark.parametrize(
    ("pose", "path"),
    [
        ("c1n", [("d1", "south", True), ("d2", "south", False)]),
        ("g1n", [("g1", "west", True), ("f1", "west", False)]),
        ("a2w", [("a1", "east", True), ("b1", "east", False)]),
    ],
)
def test_loops_are_told_from_steps(pose: str, path: list[tuple[str, Facing, bool]]) -> None:
    """M3.4."""
    walk = event(at(f"7/7/7/3r|3/3r3/7/7 {pose} 30,30,30,30 8,8,8,8 0 roll 17"), "2")
    assert isinstance(walk, Rolled)
    assert walk.path == tuple(Step(*step) for step in path)


def test_a_rug_is_laid_in_the_colour_that_is_next() -> None:
    match = at("7/7/7/7/7/7/7 d4s 30,30,30,30 12,12,12,12 0 lay 1")
    assert event(match, "d5e5") == RugLaid(0, ("d5", "e5"), "red")
    two = "7/7/7/7/7/7/7 d4s 30,30 12+12,12+12 1 lay 1 next=r,n"
    assert event(at(two), "d5e5") == RugLaid(1, ("d5", "e5"), "brown")


def test_chance_before_the_first_turn() -> None:
    match = at("7/7/7/7/7/7/7 d4s 30,30,30,30 12,12,12,12 0 lot 0 first=lot")
    assert event(match, "seat1") == Begun(1)


def test_the_next_rug_of_a_seat_is_shown() -> None:
    """M1.5."""
    match = at("7/7/7/7/7/7/7 d4s 30,30 12+12,12+12 0 pile 0 next=-,-")
    assert event(match, "brown") == RugShown(1, "brown")
