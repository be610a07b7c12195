"""What the event of a ply says, beside what the rules do."""

from random import Random

import msgspec
import pytest

import taros
from games.regatta.scenes import AFAR, play, scene
from games.regatta.test_words import EVENTS, TWO
from taros.core.events import event_of
from taros.core.game import CHANCE
from taros.core.words import Piece, message
from taros.games import get
from taros.games.regatta.show.event import (
    Begun,
    Drawn,
    Exchanged,
    LaneTaken,
    Passed,
    PlyEvent,
    Sailed,
    Steered,
    SunLaid,
)
from taros.games.regatta.show.view import wake

GAME = get("regatta")
STRAIGHT = Piece("S", message("regatta-way-ahead"))
SHORT = Piece("s", message("regatta-way-short", way=STRAIGHT.words))


def event(position: str, move: str, viewer: int | None = None) -> PlyEvent:
    state = taros.from_position("regatta", position, roll=False).state
    found: PlyEvent = event_of(GAME, state, GAME.notation.parse_move(state, move), viewer)
    return found


@pytest.mark.parametrize(
    ("key", "expected"),
    [
        ("did-exchange", Exchanged(0, (STRAIGHT, SHORT))),
        ("did-sun", SunLaid(0, 1)),
        ("did-no-second", Passed(0, second=True)),
        ("did-done", Passed(0)),
        ("did-begin", Begun(1)),
        ("did-draw-hidden", Drawn(0)),
    ],
)
def test_events_without_poses(key: str, expected: PlyEvent) -> None:
    assert event(*EVENTS[key][:2]) == expected


def test_r3_a_sail_has_the_way_of_the_boat() -> None:
    """R3.2, R7.1: from where it lay to where it ends."""
    case = EVENTS["did-sail-round"]
    state = taros.from_position("regatta", case.position, roll=False).state
    sailed = event(*case[:2])
    assert isinstance(sailed, Sailed)
    assert (sailed.seat, sailed.card, sailed.arrow) == (0, STRAIGHT, "S")
    assert (sailed.cut_short, sailed.home, sailed.mark) == (False, False, 1)
    assert sailed.poses == wake(state, GAME.notation.parse_move(state, case.move)).poses
    after = list(state)
    GAME.rules.apply(after, GAME.notation.parse_move(state, case.move))
    assert sailed.poses[0] == GAME.presenter.view(state, None).boats[0].pose
    assert sailed.poses[-1] == GAME.presenter.view(after, None).boats[0].pose


@pytest.mark.parametrize(
    ("key", "cut_short", "home"),
    [("did-sail", False, False), ("did-sail-zone", True, False), ("did-sail-home", False, True)],
)
def test_r4_3_how_a_sail_ends(key: str, cut_short: bool, home: bool) -> None:
    """R4.3, R7.2: in the open, before a zone, or at home."""
    sailed = event(*EVENTS[key][:2])
    assert isinstance(sailed, Sailed)
    assert (sailed.cut_short, sailed.home, sailed.mark) == (cut_short, home, None)


def test_r5_2_a_boat_is_steered_where_it_lies() -> None:
    steered = event(*EVENTS["did-steer"][:2])
    assert isinstance(steered, Steered)
    before, after = steered.poses
    assert steered.heading == after[2] == 45
    assert before[:2] == after[:2]


@pytest.mark.parametrize(("key", "lot"), [("did-lane", False), ("did-given-lane", True)])
def test_r1_5_a_lane_has_the_pose_of_the_boat(key: str, lot: bool) -> None:
    """R1.5."""
    case = EVENTS[key]
    match = taros.from_position("regatta", case.position, roll=False)
    taken = event(*case[:2])
    assert isinstance(taken, LaneTaken)
    assert (taken.lane, taken.lot) == (2, lot)
    match.play(case.move)
    assert match.view().boats[taken.seat].pose == taken.pose


def test_r6_4_who_misses_a_turn() -> None:
    """R6.4: everyone whose sun is put away; a move that is only offered has no consequences."""
    position = "0,0,0:1:-/900,0,0:2:-:sun/-900,0,0:3:-:sun S/s/s - 0 main 1"
    assert event(position, "steer 45").misses == (1, 2)
    state = taros.from_position("regatta", position, roll=False).state
    assert (
        GAME.presenter.event(state, GAME.notation.parse_move(state, "steer 45"), None, 0).misses
        == ()
    )
    assert event(f"{TWO} S/s - 0 main 1", "steer 45").misses == ()


def test_r1_4_others_cannot_tell_what_was_drawn_from_the_event() -> None:
    """R1.4: of every card that might be drawn, others and spectators get the same bytes."""
    match = play(scene(["0,0,0", AFAR], ["S+s", "L45"]), "exchange S")
    moves = [move for move, _ in match.outcomes()]
    assert len(moves) > 5
    own = [event_of(GAME, match.state, move.code, 0) for move in moves]
    assert [drawn.cards[0].name for drawn in own] == [move.text for move in moves]
    for viewer in (1, None):
        seen = {msgspec.json.encode(event_of(GAME, match.state, m.code, viewer)) for m in moves}
        assert seen == {b'{"type":"drawn","seat":0}'}


def test_r1_4_only_draws_differ_from_viewer_to_viewer() -> None:
    """R1.4: what a seat does, all may see."""
    match = taros.new("regatta", 3, seed=4, turn_limit=3)
    rng = Random(4)
    while match.to_act is not None:
        match.play(rng.choice(match.legal(30)))
    draws = 0
    for number, ply in enumerate(match.plies):
        state = match.state_at(number)
        events = [event_of(GAME, state, ply.move.code, viewer) for viewer in (None, 0, 1, 2)]
        if isinstance(events[0], Drawn):
            assert [len(drawn.cards) for drawn in events[1:]].count(1) == 1
            assert events[0].cards == ()
            draws += ply.actor == CHANCE
        else:
            assert all(each == events[0] for each in events)
    assert draws > 15
