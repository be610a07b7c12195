"""What the eye follows, beside what the rules do."""

import pytest

from games.marrakech.helpers import GAME, at
from taros.core.match import Match
from taros.games.marrakech.layout import Facing
from taros.games.marrakech.show.motion import Laying, Motion, Step, Turning, Walking

START = "d4s 30,30,30,30 8,8,8,8 0 roll 17"  # seat 0, who is red, rolls


def motion(match: Match, text: str) -> Motion | None:
    state = match.state
    found: Motion | None = GAME.presenter.motion(state, GAME.notation.parse_move(state, text), None)
    return found


def test_assam_turns_on_his_square() -> None:
    match = at("7/7/7/7/7/7/7 d4s 30,30,30,30 12,12,12,12 0 turn 1")
    assert motion(match, "left") == Turning("d4", "south", "east")
    assert motion(match, "ahead") == Turning("d4", "south", "south")
    assert motion(match, "right") == Turning("d4", "south", "west")


def test_he_walks_square_by_square_and_nothing_is_due() -> None:
    walk = motion(at(f"7/7/7/3r|3/3r3/7/7 {START}"), "2")
    assert walk == Walking(
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
    walk = motion(at(f"7/7/7/7/3y|3/3yy-y1/7 {START}"), "1")
    assert isinstance(walk, Walking)
    assert (walk.owner, walk.due, walk.paid, walk.out) == (1, 4, 4, False)
    assert walk.region == ("d5", "d6", "e6", "f6")


@pytest.mark.parametrize(("rule", "out"), [("eliminated", True), ("pays-what-he-can", False)])
def test_who_cannot_pay_pays_what_there_is(rule: str, out: bool) -> None:
    options = "" if rule == "eliminated" else f" bankrupt={rule}"
    text = f"7/7/7/7/3y|3/3yy-y1/7 d4s 3,57,30,30 8,8,8,8 0 roll 17{options}"
    walk = motion(at(text), "1")
    assert isinstance(walk, Walking)
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
    walk = motion(at(f"7/7/7/3r|3/3r3/7/7 {pose} 30,30,30,30 8,8,8,8 0 roll 17"), "2")
    assert isinstance(walk, Walking)
    assert walk.path == tuple(Step(*step) for step in path)


def test_a_rug_is_laid_in_the_colour_that_is_next() -> None:
    match = at("7/7/7/7/7/7/7 d4s 30,30,30,30 12,12,12,12 0 lay 1")
    assert motion(match, "d5e5") == Laying(0, ("d5", "e5"), "red")
    two = "7/7/7/7/7/7/7 d4s 30,30 12+12,12+12 1 lay 1 next=r,n"
    assert motion(at(two), "d5e5") == Laying(1, ("d5", "e5"), "brown")


def test_chance_without_assam_is_no_motion() -> None:
    match = at("7/7/7/7/7/7/7 d4s 30,30,30,30 12,12,12,12 0 lot 0 first=lot")
    assert motion(match, "seat1") is None
