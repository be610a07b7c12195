"""The authority: events folded into a game, and everything that somebody might ask of it."""

import json
import random
import subprocess
import sys
from itertools import pairwise
from typing import Any

import msgspec
import pytest

import taros
from game_parts import replace_field
from server.desk import SEED, Desk, for_two, last_line, person, refused, said, seed_of, with_bot
from server.toy import TOY
from taros import games
from taros.core.errors import CannotUndo, FaultKind, IllegalMove, NotAllowed, Unknown
from taros.core.events import joined_event
from taros.core.fairness import fair_chance
from taros.core.game import CHANCE
from taros.core.match import RECENT, SEGMENT
from taros.core.record import written
from taros.hosting.broadcaster import RenderCache
from taros.hosting.entries import Entries
from taros.review.review import read
from taros.tables.events import (
    Answered,
    Away,
    Back,
    Ended,
    Event,
    Moved,
    Opened,
    Place,
    Removed,
    Resigned,
    Sat,
    Undone,
    UndoRequested,
    decode_event,
    encode_event,
)
from taros.tables.protocol import REMARKS, MoveText, Pace, Replay
from taros.tables.table import Table, seeds_of, with_states
from taros.tables.views import entries, frame, replay_chunks, viewer_of

RUG = "marrakech-did-lay"


# Sitting down


def test_a_table_without_open_seats_begins_at_once() -> None:
    table = with_bot().table
    assert table.state == "playing"
    assert said(table)[:2] == ["table-opened", "table-begins"]
    assert table.to_act == 0


def test_a_table_begins_when_the_last_seat_is_taken() -> None:
    desk = Desk(person("ann"), Place(), Place())
    assert desk.table.to_act is None
    desk.do(desk.table.sit(2, "cy", "Cy", "invite", contributes=False))
    assert desk.table.to_act is None
    desk.do(desk.table.sit(1, "bo", "Bo", "invite", contributes=False))
    assert desk.table.state == "playing"
    assert desk.table.match.names == ("Player 1", "Bo", "Cy")


def test_at_an_old_table_contributions_are_added_in_the_order_of_seats() -> None:
    desk = Desk(Place(), Place(bot="random"), person("ann"))
    bits = desk.setup.places[2].contribution
    desk.do(Sat(0, "bo", "b" * 32))
    assert desk.table.match.chance == fair_chance(SEED, ["b" * 32, str(bits)])
    assert desk.table.commitment == fair_chance(SEED).commitment


@pytest.mark.parametrize(
    ("seat", "guest", "invite", "key"),
    [
        (0, "bo", "invite", "seat-taken"),
        (1, "bo", "guessed", "no-invite"),
        (1, "bo", None, "no-invite"),
        (3, "bo", "invite", "seat-taken"),
    ],
)
def test_who_may_not_sit_down(seat: int, guest: str, invite: str | None, key: str) -> None:
    desk = Desk(person("ann"), Place(), Place(), Place(bot="greedy"))
    with refused(key):
        desk.table.sit(seat, guest, "", invite, contributes=False)


def test_no_such_seat() -> None:
    with pytest.raises(Unknown, match="no seat 4"):
        Desk(person("ann"), Place()).table.sit(4, "bo", "", "invite", contributes=False)


def test_public_tables_need_no_invitation() -> None:
    desk = Desk(person("ann"), Place(), public=True)
    sat = desk.table.sit(1, "bo", "", None, contributes=True)
    assert isinstance(sat, Sat)
    assert sat == Sat(1, "bo", contributes=True, nonce=sat.nonce)


def test_a_seat_can_be_left_before_the_game_begins() -> None:
    desk = Desk(person("ann"), Place(), Place())
    desk.do(desk.table.sit(1, "bo", "Bo", "invite", contributes=False))
    with refused("not-your-seat"):
        desk.table.leave(1, "cy")
    desk.do(desk.table.leave(1, "bo"))
    assert desk.table.is_open(1)
    assert desk.table.seats_of("bo") == []
    with refused("game-running"):
        for_two().table.leave(0, "ann")


def test_before_the_game_nobody_can_move() -> None:
    desk = Desk(person("ann"), Place())
    with refused("not-begun"):
        desk.table.move([0], desk.table.number, "left")


# Moving


def test_a_whole_game_folds_to_the_same_again() -> None:
    desk = for_two()
    while desk.table.state == "playing":
        desk.play_turn()
    assert desk.table.state == "over"
    again = desk.again()
    assert again.log == desk.table.log
    assert again.match.record() == desk.table.match.record()
    assert taros.verify(desk.table.match.record()) is None
    assert max(len(body) for _, _, body in desk.events) < 300


def test_a_stored_move_is_small() -> None:
    desk = for_two()
    desk.play_turn()
    assert all(len(body) < 60 for _, _, body in desk.events[1:])


def test_chance_follows_a_move_in_the_same_event() -> None:
    desk = for_two()
    before = desk.table.number
    desk.play(desk.table.to_act or 0, "left")
    assert desk.table.number == before + 2
    last = desk.table.log[-1].ply
    assert last is not None
    assert last.actor == CHANCE


def test_nobody_moves_for_another() -> None:
    desk = for_two()
    for seats in ([1], []):
        with pytest.raises(NotAllowed):
            desk.table.move(seats, desk.table.number, "left")
    with refused("not-your-turn"):
        desk.table.replay(Moved(1, "left"), 0)


def test_an_illegal_move_changes_nothing() -> None:
    desk = for_two()
    log, position = list(desk.table.log), desk.table.match.position
    for attempt in (
        lambda: desk.table.move([0], desk.table.number, "a1a2"),
        lambda: desk.table.replay(Moved(0, "a1a2"), 0),
    ):
        with pytest.raises(IllegalMove) as refusal:
            attempt()
        assert refusal.value.reason.clause == "M2.1"
    assert (desk.table.log, desk.table.match.position) == (log, position)


def test_a_move_is_stale_once_something_was_played() -> None:
    desk = for_two()
    seen = desk.table.number
    desk.play(0, "left")
    for after in (seen, desk.table.number + 1):
        with refused("stale-move"):
            desk.table.move([0], after, "d5e5")


def test_a_remark_makes_no_move_stale() -> None:
    desk = for_two()
    seen = desk.table.number
    desk.do(desk.table.say([1], "hello"))
    desk.do(desk.table.move([0], seen, "left"))


# Taking back


def test_ones_own_last_choice_can_be_taken_back() -> None:
    desk = for_two()
    desk.play(0, "left")
    position = desk.table.match.position
    desk.play(0)
    desk.do(desk.table.undo([0], desk.table.number, desk.at))
    assert desk.table.match.position == position
    assert desk.table.to_act == 0
    assert desk.again().match.position == position
    assert last_line(desk.table) == "Ann takes back a move: “Ann lays a rug on f3 and g3.”"


def test_nothing_is_taken_back_across_chance() -> None:
    desk = for_two()
    desk.play(0, "left")
    assert not desk.table.can_undo([0])
    with pytest.raises(CannotUndo, match="chance has spoken"):
        desk.table.undo([0], desk.table.number, desk.at)


def test_the_die_does_not_change_by_taking_back() -> None:
    desk = for_two()
    desk.play_turn()
    desk.do(desk.table.undo([0], desk.table.number, desk.at))
    desk.play(0)
    desk.play(1, "left")
    straight = Table("t", desk.setup, seed_of)
    for event in (Opened(), Moved(0, "left"), Moved(0, desk.table.match.plies[2].move.text)):
        straight.replay(event, 0)
    straight.replay(Moved(1, "left"), 0)
    assert straight.match.position == desk.table.match.position


def test_taking_back_evaluates_no_rules_once_it_is_prepared(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    desk = for_two()
    table = desk.table
    while table.match.ply <= RECENT + 1:
        desk.play_turn()
    before = list(table.match.state_at(1))
    change = table.prepare(Undone(0, 1), desk.at)
    with monkeypatch.context() as patch:
        patch.setattr(table.game.rules, "apply", None)
        table.apply(change)
    assert (table.match.ply, table.match.state) == (1, before)


def test_others_can_take_back_nothing() -> None:
    desk = for_two()
    desk.play_turn()
    with pytest.raises(CannotUndo):
        desk.table.undo([1], desk.table.number, desk.at)
    with refused("stale-move"):
        desk.table.undo([0], desk.table.played - 1, desk.at)


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game without chance, so that there is a way far back, and with secrets."""
    monkeypatch.setattr(games, "get", lambda name: TOY)


def asking() -> Desk:
    """Ann would like to take back her second move although Bo has made his since."""
    desk = Desk(person("ann", "Ann"), person("bo", "Bo"), person("cy", "Cy"))
    for seat in (0, 1, 2, 0, 1):
        desk.play(seat, "2")
    desk.do(desk.table.undo([0], desk.table.number, desk.at))
    assert desk.events[-1][2] == encode_event(UndoRequested(0, 3))
    return desk


@pytest.mark.usefixtures("toy")
def test_everyone_else_has_to_agree() -> None:
    desk = asking()
    question = desk.table.pending_undo
    assert question is not None
    assert (question.seat, sorted(question.waiting)) == (0, [1, 2])
    desk.do(desk.table.answer([2], question.number, True))
    assert desk.table.match.ply == 5
    with refused("undo-no-question"):
        desk.table.answer([2], question.number, True)
    with refused("undo-no-question"):
        desk.table.answer([1], question.number - 1, True)
    with refused("undo-no-question"):
        desk.table.answer([0], question.number, True)
    desk.do(desk.table.answer([1], question.number, True))
    assert desk.table.match.ply == 3
    assert desk.table.pending_undo is None
    assert said(desk.table)[-3:] == ["table-agreed", "table-agreed", "table-undone"]
    taken_back = desk.table.log[-1].message
    assert taken_back is not None
    assert taken_back.arguments["more"] == 1, "the move of Bo since"
    assert desk.again().log == desk.table.log


@pytest.mark.usefixtures("toy")
def test_one_no_is_enough() -> None:
    desk = asking()
    question = desk.table.pending_undo
    assert question is not None
    desk.do(desk.table.answer([1], question.number, False))
    assert (desk.table.pending_undo, desk.table.match.ply) == (None, 5)


@pytest.mark.usefixtures("toy")
def test_nobody_is_asked_again_and_again() -> None:
    desk = asking()
    question = desk.table.pending_undo
    assert question is not None
    with refused("undo-asked"):
        desk.table.undo([0], desk.table.number, desk.at)
    desk.do(desk.table.answer([1], question.number, False))
    with refused("undo-declined"):
        desk.table.undo([0], desk.table.number, desk.at)
    assert desk.table.undo([1], desk.table.number, desk.at) == Undone(1, 4)
    desk.play(2, "1")
    assert desk.table.undo([0], desk.table.number, desk.at) == UndoRequested(0, 3)


def test_a_log_that_is_full_takes_nothing_from_people(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("taros.tables.situation.MAX_LOG_LINES", 5)
    desk = Desk(person("ann"), Place(), Place())
    while desk.table.number < 5:
        desk.do(desk.table.say([0], "hello"))
    with refused("log-full"):
        desk.table.say([0], "hello")
    with refused("log-full"):
        desk.table.sit(1, "bo", "", "invite", contributes=False)
    desk = for_two(options={"first": 0})
    desk.play_turn()
    for attempt in (
        lambda: desk.table.undo([0], desk.table.number, desk.at),
        lambda: desk.table.move([1], desk.table.number, "left"),
        lambda: desk.table.resign([0]),
        lambda: desk.table.say([1], "hello"),
    ):
        with refused("log-full"):
            attempt()


@pytest.mark.usefixtures("toy")
def test_playing_on_is_an_answer_too() -> None:
    desk = asking()
    desk.play(2, "1")
    assert desk.table.pending_undo is None


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize("gone", [[Resigned([1, 2])], [Away(1), Away(2)]])
def test_whoever_has_left_is_not_waited_for(gone: list[Event]) -> None:
    desk = asking()
    for event in gone:
        desk.do(event)
    assert desk.table.match.ply == 3
    assert desk.again().log == desk.table.log


@pytest.mark.usefixtures("toy")
def test_a_question_goes_with_whoever_asked() -> None:
    desk = asking()
    desk.do(desk.table.resign([0]))
    assert (desk.table.pending_undo, desk.table.match.ply) == (None, 5)


@pytest.mark.usefixtures("toy")
def test_who_is_asked() -> None:
    """People at other devices; not bots, nor one's own other seats."""
    desk = Desk(person("ann"), Place(guest="ann"), Place(bot="greedy"), person("bo"))
    for seat in range(3):
        desk.play(seat, "1")
    desk.do(desk.table.undo([0, 1], desk.table.number, desk.at))
    question = desk.table.pending_undo
    assert question is not None
    assert question.waiting == {3}


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize("gone", [Away(2), Resigned([2])])
def test_whoever_is_not_here_is_not_asked(gone: Event) -> None:
    desk = Desk(person("ann"), person("bo"), person("cy"))
    desk.do(gone)
    desk.play(0, "1")
    desk.play(1, "1")
    desk.do(desk.table.undo([0], desk.table.number, desk.at))
    question = desk.table.pending_undo
    assert question is not None
    assert question.waiting == {1}


@pytest.mark.usefixtures("toy")
def test_with_bots_alone_nobody_needs_to_agree() -> None:
    desk = Desk(person("ann"), Place(bot="greedy"), Place(bot="greedy"))
    for seat in range(3):
        desk.play(seat, "1")
    assert desk.table.undo([0], desk.table.number, desk.at) == Undone(0, 0)


@pytest.mark.usefixtures("toy")
def test_a_move_that_was_made_for_a_seat_is_not_its_choice() -> None:
    desk = for_two_toy()
    for seat, text in ((0, "3"), (1, "1")):
        desk.play(seat, text)
    action = desk.table.pending_action()
    assert action is not None
    assert (action.seat, action.bot, action.forced_move) == (0, None, 1)
    desk.do(desk.table.complete(action, None, desk.at))
    assert desk.table.undo([0], desk.table.number, desk.at) == UndoRequested(0, 0)


@pytest.mark.usefixtures("toy")
def test_a_choice_in_place_of_a_forced_move_can_be_taken_back() -> None:
    desk = Desk(person("ann"), Place(bot="greedy"))
    for text in ("3", "1", "1"):
        desk.play(desk.table.to_act or 0, text)
    desk.do(desk.table.undo([0], desk.table.number, desk.at))
    assert desk.table.match.ply == 0, "the second move was forced"
    for text in ("2", "1", "2"):
        desk.play(desk.table.to_act or 0, text)
    assert desk.table.undo([0], desk.table.number, desk.at) == Undone(0, 2)


@pytest.mark.usefixtures("toy")
def test_a_seat_that_has_no_choice_is_offered_none() -> None:
    desk = for_two_toy()
    desk.play(0, "3")
    desk.play(1, "1")
    shown = frame(desk.table, (0,), None)
    assert (shown.choices, shown.prompt) == (None, None)


@pytest.mark.usefixtures("toy")
def test_everybody_is_sent_what_they_may_know() -> None:
    desk = for_two_toy()
    desk.play(0, "3")
    desk.play(1, "2")
    stage = RenderCache(desk.table)
    lines = desk.table.log[-2:]
    for seats, numbers in (((0,), [3, 0]), ((1,), [0, 2]), ((), [0, 0])):
        messages = [json.loads(text) for text in stage.updates(lines, seats)]
        assert [one["number"] for one in messages] == [line.number for line in lines]
        assert messages[1]["frame"]["view"]["numbers"] == numbers
        assert messages[0]["frame"]["view"]["numbers"] == numbers[:1]
        told = [one["entry"]["words"]["arguments"]["number"] for one in messages]
        assert told == numbers


@pytest.mark.usefixtures("toy")
def test_who_shares_a_device_reads_nothing_hidden_in_what_happened() -> None:
    desk = for_two_toy()
    desk.play(0, "3")
    desk.play(1, "2")
    texts = RenderCache(desk.table).updates(desk.table.log[-2:], (0, 1))
    messages = [json.loads(text) for text in texts]
    assert messages[1]["frame"]["view"]["numbers"] == [3, 0]  # of the seat to act
    assert messages[0]["frame"]["view"]["numbers"] == [0]
    assert [one["entry"]["words"]["arguments"]["number"] for one in messages] == [0, 0]


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize("seats", [(1,), ()])
def test_what_somebody_may_not_know_changes_nothing_of_what_they_are_sent(
    seats: tuple[int, ...],
) -> None:
    """Whoever names 3 has no choice the next time; that too is nobody else's business."""
    told = []
    for secret in ("2", "3"):
        desk = for_two_toy()
        desk.play(0, secret)
        desk.play(1, "1")
        told.append(RenderCache(desk.table).updates(desk.table.log, seats))
    assert told[0] == told[1]


def for_two_toy() -> Desk:
    return Desk(person("ann", "Ann"), person("bo", "Bo"))


def test_nothing_is_taken_back_after_the_end() -> None:
    desk = for_two(options={"rugs": 1})
    while desk.table.state == "playing":
        desk.play_turn()
    assert not desk.table.can_undo([0, 1])
    with refused("game-over"):
        desk.table.undo([1], desk.table.number, desk.at)


# Bots, clocks, and those who leave


def test_a_bots_move_is_pending() -> None:
    desk = with_bot(options={"first": 1})
    action = desk.table.pending_action()
    assert action is not None
    assert (action.seat, action.bot, action.due) == (1, "greedy", 0)
    code = desk.table.match.check("left")
    assert desk.table.complete(action, code, desk.at) == Moved(1, "left", code=code)
    desk.play(1, "left")
    assert desk.table.complete(action, code, desk.at) is None, "it was done already"


@pytest.mark.parametrize("fault", ["failed", "stalled", "illegal"])
def test_the_log_says_why_a_bots_move_is_random(fault: FaultKind) -> None:
    desk = with_bot(options={"first": 1})
    action = desk.table.pending_action()
    assert action is not None
    desk.do(desk.table.complete(action, desk.table.match.check("left"), desk.at, fault))
    explained = said(desk.table).index(f"table-bot-{fault}")
    assert [line.ply and line.ply.actor for line in desk.table.log[explained + 1 :]] == [1, CHANCE]


def test_who_resigns_is_played_by_a_bot_to_the_end() -> None:
    desk = for_two()
    desk.do(desk.table.resign([0]))
    assert desk.table.bot_of(0) == "greedy"
    action = desk.table.pending_action()
    assert action is not None
    assert action.bot == "greedy"
    assert desk.table.come_back([0]) is None
    for seats in ([0], []):
        with refused("not-seated"):
            desk.table.resign(seats)
        with refused("not-seated"):
            desk.table.move(seats, desk.table.number, "left")
    while desk.table.state == "playing":
        desk.play_turn()
    with refused("game-over"):
        desk.table.resign([1])


# A log that is full


def full(monkeypatch: pytest.MonkeyPatch, desk: Desk | None = None) -> Desk:
    """A table whose log has become full by what was played."""
    desk = desk or for_two(options={"first": 0})
    for _ in range(5):
        desk.play_turn()
    monkeypatch.setattr("taros.tables.situation.MAX_LOG_LINES", desk.table.number)
    return desk


def ended(desk: Desk) -> Table:
    action = desk.table.pending_action()
    assert action is not None
    assert (action.bot, action.forced_move, action.due) == (None, None, 0)
    event = desk.table.complete(action, None, desk.at)
    assert event == Ended("log-full")
    desk.do(event)
    return desk.table


def test_a_log_that_is_full_ends_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = full(monkeypatch)
    table = ended(desk)
    assert (table.state, table.to_act, table.pending_action(), table.wake) == (
        "over",
        None,
        None,
        None,
    )
    assert said(table)[-1] == "table-ended-log-full"
    shown = frame(table, (0,), None)
    assert (shown.over, shown.choices, shown.can_undo) == (True, None, False)
    assert shown.standings == table.game.rules.standings(table.match.state)
    with refused("game-over"):
        table.move([0], table.number, "left")
    with refused("log-full"):
        table.say([0], "hello")
    again = desk.again()
    assert (again.log, again.state) == (table.log, "over")


def replayed(match: taros.Match) -> Replay:
    """Decode the replay of a match that shows its seed."""
    text = b"".join(replay_chunks(match, "t", (), True, None))
    return msgspec.json.decode(text, type=Replay)


def test_the_record_of_an_ended_game_proves_its_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    match = ended(full(monkeypatch)).match
    assert "Result: unfinished\n" in match.record()
    assert taros.verify(match.record()) is None
    shown = replayed(match.at(match.ply))
    assert shown.standings == match.standings()
    assert shown.chance is not None
    assert shown.chance.seed == SEED
    uploaded = read(shown.record)
    assert uploaded[1] is None
    assert replayed(uploaded[0]) == msgspec.structs.replace(shown, standings=None)


def test_an_ended_game_can_be_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    table = ended(full(monkeypatch))
    assert table.rematch_setup("ann", "new", 4000, 9, contributes=True).places[0].guest == "ann"


def test_a_log_that_was_stored_longer_is_folded_and_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = full(monkeypatch)
    monkeypatch.setattr("taros.tables.situation.MAX_LOG_LINES", 4)
    assert desk.again().log == desk.table.log
    assert ended(desk).state == "over"


def test_a_full_log_ends_the_game_before_anybodys_time_is_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    desk = full(monkeypatch, for_two(pace=Pace("move", 60)))
    assert desk.table.wake == 0
    assert ended(desk).away == set()


def test_people_who_come_and_go_make_no_log_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever they try, the log grows by a few lines at most before the game is ended."""
    monkeypatch.setattr("taros.tables.situation.MAX_LOG_LINES", 30)
    desk = for_two(pace=Pace("move", 60), options={"first": 0})
    while desk.table.state == "playing":
        action = desk.table.pending_action()
        assert action is not None
        code = None if action.bot is None else desk.table.match.check("left")
        desk.do(desk.table.complete(action, code, action.due))
        back = desk.table.come_back([0, 1])
        if back is not None:
            desk.do(back)
    assert desk.table.number == 31
    assert said(desk.table)[-3:] == ["table-away", "table-back", "table-ended-log-full"]


# Memory


def long_game() -> Desk:
    people = [person(name) for name in ("ann", "bo", "cy")]
    desk = Desk(*people, options={"rugs": 15, "purse": 1000})
    while desk.table.match.ply < 3 * SEGMENT:
        desk.play_turn()
    return desk


def test_lines_keep_no_states_of_their_own() -> None:
    desk = long_game()
    kept = {id(line.segment.start) for line in desk.table.log if line.segment}
    assert len(kept) <= 4


def test_lines_of_plies_that_were_taken_back_can_still_be_read() -> None:
    desk = for_two()
    desk.play(0, "left")
    first, second = (move.text for move in desk.table.match.legal()[:2])
    for text in (first, second, first):
        desk.play(0, text)
        desk.do(desk.table.undo([0], desk.table.number, desk.at))
    desk.play(0, second)
    rugs = [line for line in entries(desk.table, desk.table.log, None) if line.words.key == RUG]
    told = [entry.words for entry in rugs]
    assert told[0] == told[2] != told[1] == told[3]
    assert [entry.event for entry in rugs[:2]] == [entry.event for entry in rugs[2:]]


def test_lines_in_order_cost_one_apply_each(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = long_game()
    game, calls = desk.table.game, []
    apply = game.rules.apply

    def counted(state: list[int], code: int) -> None:
        calls.append(code)
        apply(state, code)

    monkeypatch.setattr(type(game.rules), "apply", staticmethod(counted))
    shown = [states for _, states in with_states(game, desk.table.log) if states is not None]
    assert len(calls) <= desk.table.match.ply
    assert shown == list(pairwise(desk.table.match.states()))


def test_some_lines_can_be_left_out() -> None:
    table = long_game().table
    whole = [states for _, states in with_states(table.game, table.log)]
    assert [states for _, states in with_states(table.game, table.log[::2])] == whole[::2]


def test_a_long_log_is_sent_from_packed_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("taros.hosting.entries.BLOCK", 8)
    desk = for_two()
    cache = Entries(desk.table)
    while desk.table.number < 60:
        desk.play_turn()
        whole = [msgspec.json.encode(each) for each in entries(desk.table, desk.table.log, None)]
        for seen in (0, 1, 7, 8, 9, desk.table.number - 1, desk.table.number):
            sent = msgspec.json.decode(cache.after(seen, None), type=list[msgspec.Raw])
            assert list(map(bytes, sent)) == whole[seen:]
        line, states = list(with_states(desk.table.game, desk.table.log))[-1]
        assert bytes(cache.entry(line, states, None)) == whole[-1]


def test_who_says_hello_again_has_nothing_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("taros.hosting.entries.BLOCK", 8)
    desk = for_two()
    while desk.table.number < 60:
        desk.play_turn()
    cache, made = Entries(desk.table), []
    make = desk.table.game.presenter.event

    def counted(*given: Any) -> Any:
        made.append(given)
        return make(*given)

    replace_field(monkeypatch, desk.table.game.presenter, "event", counted)
    for _ in range(3):
        cache.after(0, None)
    assert len(made) == desk.table.match.ply


def test_the_newest_lines_that_are_kept_are_few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("taros.hosting.entries.BLOCK", 8)
    desk = for_two()
    cache = Entries(desk.table)
    while desk.table.number < 60:
        desk.play_turn()
        for line, states in with_states(desk.table.game, desk.table.log[-2:]):
            cache.entry(line, states, None)
    assert len(cache._newest[None]) == 8


# Bots alone


def test_bots_alone_wake_no_worker() -> None:
    desk = Desk(Place(bot="random"), Place(bot="random"))
    assert desk.table.bots_only
    assert desk.table.pending_action() is not None
    assert desk.table.wake is None
    assert with_bot(options={"first": 1}).table.wake == 0


@pytest.mark.parametrize("gone", [Resigned([0]), Away(0)])
def test_bots_play_on_for_people_who_have_gone(gone: Event) -> None:
    desk = with_bot()
    assert desk.table.wake is None, "Ann thinks, without a clock"
    desk.do(gone)
    assert not desk.table.bots_only
    assert desk.table.wake == 0


# Remarks, removal, rematch


@pytest.mark.parametrize("which", REMARKS)
def test_remarks_are_said_by_those_who_sit_there(which: str) -> None:
    desk = for_two()
    desk.do(desk.table.say([1], which))
    line = desk.table.log[-1].message
    assert line is not None
    assert line.format("en", ["Ann", "Bo"]).startswith("Bo: ")
    with refused("not-seated"):
        desk.table.say([], which)


def test_only_the_host_closes_a_table() -> None:
    desk = for_two()
    for guest in ("bo", None):
        with refused("not-host"):
            desk.table.remove(guest)
    desk.do(desk.table.remove("ann"))
    assert desk.table.state == "removed"
    assert desk.table.pending_action() is None
    with pytest.raises(Unknown):
        desk.table.replay(Moved(0, "left"), 0)


def test_a_rematch_keeps_the_seats_and_the_next_one_begins() -> None:
    desk = Desk(
        person("ann", "Ann"),
        Place(bot="random"),
        person("bo", "Bo"),
        Place(guest="ann", name="Al"),
        options={"rugs": 1, "first": 3},
    )
    with refused("not-over"):
        desk.table.rematch_setup("ann", "new", 4000, 9, contributes=True)
    while desk.table.state == "playing":
        desk.play_turn()
    with refused("not-seated"):
        desk.table.rematch_setup("cy", "new", 4000, 9, contributes=True)
    next_game = desk.table.rematch_setup("ann", "new", 4000, 9, contributes=True)
    assert next_game.places == (
        Place(guest="ann", name="Ann", contributes=True),
        Place(bot="random"),
        Place(kept_for="bo", name="Bo"),
        Place(guest="ann", name="Al"),
    )
    assert (next_game.host, next_game.invite, next_game.created) == ("ann", "new", 9)
    assert next_game.options == {"rugs": 1, "first": 0}
    assert next_game.window == 4000, "the table is old and has none"
    longer = msgspec.structs.replace(desk.setup, window=9000)
    desk.table.setup = longer
    assert desk.table.rematch_setup("ann", "new", 4000, 9, contributes=True).window == 9000
    desk.do(desk.table.go_on_at("next", "bo"))
    assert desk.table.rematch == "next"
    assert last_line(desk.table) == "Bo would like to play again."
    assert desk.table.go_on_at("next", "ann") is None
    desk.do(desk.table.go_on_at("other", "ann"))  # the first one was closed
    assert desk.table.rematch == "other"


def test_a_rematch_begins_by_lot_or_from_a_position_as_before() -> None:
    """Then no seat is named that could be followed by the next one."""
    by_lot = {"rugs": 1, "first": "lot"}
    position = taros.new("marrakech", seats=4, seed=7, rugs=1).position
    for changes in ({"options": by_lot}, {"position": position}):
        people = [person(name) for name in ("ann", "bo", "cy", "di")]
        desk = Desk(*people, **changes)
        while desk.table.state == "playing":
            desk.play_turn()
        next_game = desk.table.rematch_setup("ann", "new", 4000, 9, contributes=True)
        assert (next_game.options, next_game.position) == (desk.setup.options, desk.setup.position)


def test_a_rematch_that_was_stored_without_a_seat() -> None:
    desk = for_two()
    desk.do(decode_event(b'{"type":"rematched","table":"next"}'))
    assert said(desk.table)[-1] == "table-rematch"


def test_a_kept_seat_is_for_one_guest() -> None:
    desk = Desk(Place(kept_for="bo", name="Bo"), person("ann"))
    assert desk.table.kept_for("bo") == [0]
    with pytest.raises(NotAllowed, match="kept for Bo"):
        desk.table.sit(0, "cy", "", "invite", contributes=False)
    desk.do(desk.table.sit(0, "bo", "", None, contributes=False))
    assert desk.table.state == "playing"
    assert desk.table.match.names == ("Bo", "Player 2")
    assert desk.table.kept_for("bo") == []


# Views


@pytest.mark.parametrize(("moves", "promised"), [(0, False), (1, True), (7, True)])
def test_the_pieces_of_a_replay_are_one(moves: int, promised: bool) -> None:
    desk = for_two()
    for _ in range(moves):
        desk.play_turn()
    match = desk.table.match
    chunks = list(replay_chunks(match, "t", (), promised, None))
    assert len(chunks) == match.ply + 3
    whole = msgspec.json.decode(b"".join(chunks), type=Replay)
    assert [frame.ply for frame in whole.frames] == list(range(match.ply + 1))
    assert [frame.move for frame in whole.frames[1:]] == [ply.move.text for ply in match.plies]
    assert (whole.id, whole.record) == ("t", match.record(reveal=promised))
    draws = [written(ply.move.text) for ply in match.plies if ply.actor == CHANCE]
    if promised:
        assert whole.chance is not None
        assert [event.outcome for event in whole.chance.events] == draws
    else:
        assert whole.chance is None


def test_only_the_seat_to_act_is_offered_choices() -> None:
    table = for_two().table
    for seats, offered in (((0,), True), ((1,), False), ((), False), ((0, 1), True)):
        shown = frame(table, seats, None)
        assert bool(shown.choices) == offered
        assert bool(shown.prompt) == offered
    assert [choice.text for choice in frame(table, (0,), None).choices or ()] == [
        "left",
        "ahead",
        "right",
    ]


def test_a_device_with_several_seats_sees_through_the_one_to_act() -> None:
    table = for_two().table
    assert viewer_of(table, (0, 1)) == 0
    assert viewer_of(table, (1,)) == 1
    assert viewer_of(table, ()) is None
    waiting = Desk(person("ann"), Place(guest="ann"), Place()).table
    assert viewer_of(waiting, (0, 1)) is None


def test_lines_say_what_happened() -> None:
    desk = for_two()
    desk.play(0, "left")
    *_, turned, rolled = entries(desk.table, desk.table.log, None)
    assert (turned.actor, turned.words.key) == (0, "marrakech-did-left")
    assert (rolled.actor, rolled.words.key) == (CHANCE, "marrakech-did-walk")
    assert turned.event.after == "east"


def test_the_seed_of_a_promise_is_its_own() -> None:
    seeds = {
        seeds_of(secret, table)(nonce)
        for secret in (b"secret", b"other")
        for table in ("a", "b")
        for nonce in (None, "c", "d")
    }
    assert len(seeds) == 12


@pytest.mark.parametrize(
    "event",
    [
        Opened(),
        Sat(1, "g", "b" * 32),
        Moved(0, "left"),
        Removed(),
        Answered([1], True),
        Back([0]),
        Ended("log-full"),
    ],
)
def test_events_read_back(event: Event) -> None:
    assert decode_event(encode_event(event)) == event


def test_the_longest_move_can_be_sent() -> None:
    """An exchange of three cards of a deck of one's own, with arrows of the longest names."""
    arrows = [f"Arrow{n}{n}" for n in range(7)]
    own = ",".join(f"{name}={10 + n}/0/0" for n, name in enumerate(arrows))
    kinds = ",".join(f"1*{'|'.join(arrows[n:] + arrows[: n - 2])}-cloud" for n in range(2, 7))
    match = taros.new("regatta", seats=1, seed=1, deck=f"{own},{kinds}")
    longest = max((move.text for move in match.legal()), key=len)
    assert longest.startswith("exchange ")
    assert msgspec.convert(longest, MoveText) == longest


def test_a_hint_is_given_from_what_its_seat_may_know(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "get", lambda name: TOY)
    desk = Desk(person("ann"), Place(bot="greedy"), game="toy")
    for text in ("2", "3"):
        desk.play(desk.table.match.to_act or 0, text)
    assert desk.table.match.state == [2, 2, 3]
    assert desk.table.observation_for("ann") == [2, 2, 0]
    desk.play(0, "1")
    with pytest.raises(NotAllowed, match="not your turn"):
        desk.table.observation_for("ann")
    with pytest.raises(NotAllowed, match="Only those who sit"):
        desk.table.observation_for("bo")


# Decide, then apply


def test_preparing_an_event_changes_nothing() -> None:
    desk = for_two()
    desk.play_turn()
    before = seen(desk.table)
    for event in (
        desk.table.move([1], desk.table.number, "left"),
        desk.table.undo([0], desk.table.number, desk.at),
        desk.table.resign([0]),
        desk.table.say([0], "hello"),
        Ended("log-full"),
        Removed(),
    ):
        assert desk.table.prepare(event, desk.at).number > desk.table.number
        assert seen(desk.table) == before


def seen(table: Table) -> tuple[Any, ...]:
    fields = {name: value for name, value in vars(table).items() if name not in ("match", "log")}
    return fields, list(table.log), table.match.plies, table.match.position


def test_applying_a_move_evaluates_no_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = for_two()
    change = desk.table.prepare(desk.table.move([0], desk.table.number, "left"), desk.at)
    with monkeypatch.context() as patch:
        for part in (desk.table.game.rules, desk.table.game.notation, desk.table.game.presenter):
            forbid_all(patch, part)
        assert len(desk.table.apply(change)) == 2
    assert said(desk.table)[-2] == "marrakech-did-left"


def forbid_all(patch: pytest.MonkeyPatch, part: object) -> None:
    """Let every function of a part of a game fail."""
    for name in dir(part):
        if not name.startswith("_") and callable(getattr(part, name)):
            replace_field(patch, part, name, forbidden)


def forbidden(*arguments: object) -> Any:
    raise AssertionError("rules are evaluated")


def counted(monkeypatch: pytest.MonkeyPatch, part: object, *names: str) -> list[str]:
    """Note which functions of a part of a game are called from now on."""
    calls: list[str] = []

    def watch(name: str) -> None:
        function = getattr(part, name)

        def watched(*arguments: Any) -> Any:
            calls.append(name)
            return function(*arguments)

        replace_field(monkeypatch, part, name, watched)

    for name in names:
        watch(name)
    return calls


def test_a_move_is_read_and_checked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = for_two()
    game = desk.table.game
    parsed = counted(monkeypatch, game.notation, "parse_move")
    checked = counted(monkeypatch, game.presenter, "why_not")
    desk.do(desk.table.move([0], desk.table.number, "left"))
    assert (parsed, checked) == (["parse_move"], ["why_not"])


def test_a_bots_move_is_neither_read_nor_checked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = with_bot(options={"first": 1})
    game, action = desk.table.game, desk.table.pending_action()
    assert action is not None
    code = game.rules.legal(desk.table.match.state)[0]
    calls = counted(monkeypatch, game.notation, "parse_move")
    calls += counted(monkeypatch, game.presenter, "why_not")
    desk.do(desk.table.complete(action, code, desk.at))
    assert calls == []
    assert desk.again().match.position == desk.table.match.position


WITHOUT_SERVER = """
import sys
for name in ("asyncio", "litestar", "sqlalchemy", "multiprocessing", "numba", "numpy"):
    sys.modules[name] = None  # so that importing it fails
from taros.tables import views
from taros.tables.events import Opened, Place, Setup
from taros.tables.protocol import Pace
from taros.tables.table import Table
import msgspec
for game in ("marrakech", "regatta"):
    places = (Place(guest="ann"), Place(bot="greedy"))
    setup = Setup(game, "ann", places, {}, Pace(), False, "i", 1000)
    table = Table("t", setup, lambda nonce: "5" * 64)
    table.replay(Opened(), 1000)
    for _ in range(12):
        state, action = table.match.state, table.pending_action()
        code = table.game.rules.legal(state)[0]
        text = table.game.notation.format_move(state, code)
        event = table.complete(action, code, 0) if action else table.move([0], table.number, text)
        lines = table.apply(table.prepare(event, 2000))
        msgspec.json.encode(list(views.entries(table, lines, 0)))
        msgspec.json.encode(views.frame(table, (0,), table.game.presenter.view(state, 0)))
    print(game, table.match.ply)
"""


def test_tables_need_nothing_that_a_browser_lacks() -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_SERVER], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert [line.split()[0] for line in done.stdout.splitlines()] == ["marrakech", "regatta"]


def test_cards_that_are_drawn_one_after_the_other_are_told_in_one_line() -> None:
    """Every ply keeps its line, by which events are stored; the last one tells them all."""
    table = Desk(person("ann"), person("bo"), game="regatta").table
    drawn = [line for line in table.log if line.ply is not None and line.ply.actor == CHANCE]
    assert [len(line.joined) for line in drawn] == list(range(10))
    own, others = (list(entries(table, drawn, viewer))[-1] for viewer in (0, None))
    assert own.continues
    assert (own.event.seat, len(own.event.cards)) == (0, 5)
    assert others.event.cards == ()
    assert [entry.continues for entry in entries(table, drawn, 1)] == [False] + 9 * [True]


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_cards_are_told_as_they_were_drawn_wherever_a_kept_state_lies(viewer: int | None) -> None:
    """Between draws that are told in one line, too: they were told with the cards of others."""
    desk = Desk(person("ann"), person("bo"), game="regatta", options={"turn_limit": 30})
    table, between, chance = desk.table, 0, random.Random(1)
    while table.to_act is not None and between < 2:
        legal = [move.text for move in table.match.legal()]
        exchanges = [each for each in legal if each.startswith("exchange")]
        desk.play(table.to_act, chance.choice(exchanges or legal))
        between = sum(line.offset < len(line.joined) for line in table.log)
    assert between == 2
    ply = -1
    for line, told in zip(table.log, entries(table, table.log, viewer), strict=True):
        ply += line.ply is not None
        if line.ply is not None:
            codes = [each.move.code for each in (*line.joined, line.ply)]
            before = table.match.state_at(ply - len(line.joined))
            assert told.event == joined_event(table.game, before, codes, viewer)
