"""The clocks of a table: time is charged to seats, and only new choices bring new time."""

import re

import pytest

from server.desk import Desk, for_two, person, refused, said, with_bot
from server.toy import TOY
from taros import games
from taros.core.errors import NotAllowed
from taros.core.words import message
from taros.tables.clock import Clock
from taros.tables.events import Away, Back, Moved, StoodIn, Undone
from taros.tables.protocol import Pace
from taros.tables.situation import MAX_UNDOS
from taros.tables.table import Table
from taros.tables.views import frame

SECOND = 1000


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "get", lambda name: TOY)


def toy_table(pace: Pace, *guests: str) -> Desk:
    """A game without chance, in which everybody names a number in turn."""
    return Desk(*(person(guest) for guest in guests or ("ann", "bo")), pace=pace)


def time_out(desk: Desk) -> None:
    """Let the time of the seat to act run out."""
    action = desk.table.pending_action()
    assert action is not None
    assert action.bot is None
    desk.at = action.due
    desk.do(desk.table.complete(action, None, desk.at))


def left(table: Table) -> list[int]:
    """The seconds that each seat had when the present decision began."""
    return [each // SECOND for each in table.clock.left]


def test_nothing_is_pending_for_people_without_a_clock() -> None:
    table = for_two().table
    assert (table.pending_action(), table.deadline, table.clock.left) == (None, None, ())


def test_a_bot_stands_in_when_the_time_is_up() -> None:
    desk = for_two(pace=Pace("move", 60))
    table = desk.table
    assert table.deadline == table.played_at + 60 * SECOND
    action = table.pending_action()
    assert action is not None
    assert action.bot is None
    assert table.complete(action, None, action.due - 1) is None
    desk.at = action.due
    desk.do(table.complete(action, None, action.due))
    assert (table.bot_of(0), table.bot_of(1)) == ("greedy", None)
    assert table.deadline is None
    stand_in = table.pending_action()
    assert stand_in is not None
    assert (stand_in.seat, stand_in.bot) == (0, "greedy")
    desk.do(table.complete(stand_in, table.match.check("left"), 0))
    assert table.complete(action, None, action.due) is None


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize("pace", [Pace("move", 60), Pace("days", 60), Pace("total", 60, 60)])
def test_whoever_is_late_and_comes_back_has_the_next_choice(pace: Pace) -> None:
    """A message at the deadline holds no clock: the bot makes the move that was not made."""
    desk = toy_table(pace)
    table = desk.table
    time_out(desk)
    assert table.come_back([1]) is None
    desk.do(table.come_back([0]))
    assert said(table)[-2:] == ["table-away", "table-back"]
    assert table.away == frozenset()
    assert (table.bot_of(0), table.deadline) == (table.default_stand_in, None)
    assert frame(table, (0,), None).choices is None
    with refused("time-up"):
        table.move([0], table.number, "1")
    desk.play(0, "1")
    assert (table.bot_of(0), table.to_act) == (None, 1)
    desk.play(1, "1")
    assert table.deadline == desk.at + 60 * SECOND
    assert frame(table, (0,), None).choices is not None
    assert desk.again().clock == table.clock


@pytest.mark.usefixtures("toy")
def test_coming_back_brings_no_time() -> None:
    """Whoever was replaced with twenty seconds left has twenty seconds left."""
    desk = toy_table(Pace("move", 60))
    desk.at += 39 * SECOND
    desk.do(StoodIn(0, "greedy"))
    desk.at += 100 * SECOND
    desk.do(desk.table.come_back([0]))
    assert desk.table.deadline == desk.at + 20 * SECOND


@pytest.mark.usefixtures("toy")
def test_coming_back_gives_nobody_else_more_time() -> None:
    desk = toy_table(Pace("move", 60))
    desk.do(Away(1))
    deadline = desk.table.deadline
    desk.do(Back([1]))
    assert desk.table.deadline == deadline


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize("pace", [Pace("move", 60), Pace("total", 60, 5)])
def test_a_choice_that_is_taken_back_goes_on_with_its_time(pace: Pace) -> None:
    """To play and to take back in turn holds no clock, and takes nothing from others."""
    desk = toy_table(pace)
    table = desk.table
    deadline = table.deadline
    assert deadline is not None
    for _ in range(MAX_UNDOS - 1):
        desk.play(0, "2")
        assert left(table)[1] == 60
        desk.at += 5 * SECOND
        desk.do(table.undo([0], table.number, desk.at))
        assert table.deadline == deadline
        assert left(table) == [60, 60]
    desk.play(0, "2")
    with refused("undo-time-up"):
        table.undo([0], table.number, deadline)
    assert table.undo([0], table.number, deadline - 1) == Undone(0, 0)
    assert desk.again().clock == table.clock


def lay_and_take_back(desk: Desk) -> None:
    """In one turn, as often as it is allowed; then the rug is laid once more."""
    seat = desk.table.to_act
    assert seat is not None
    desk.play(seat)
    for _ in range(MAX_UNDOS):
        desk.play(seat)
        desk.do(desk.table.undo([seat], desk.table.number, desk.at))
    desk.play(seat)


def test_undoing_is_limited_where_others_wait() -> None:
    """In the next turn there are as many again; alone against bots there is no limit."""
    desk, alone = for_two(), with_bot(options={"two_player": "one-colour"})
    lay_and_take_back(desk)
    limit = re.escape(message("undo-limit", most=MAX_UNDOS).text)
    with pytest.raises(NotAllowed, match=limit):
        desk.table.undo([0], desk.table.number, desk.at)
    assert desk.again().undos == desk.table.undos
    desk.play_turn()
    lay_and_take_back(desk)
    lay_and_take_back(alone)
    assert isinstance(alone.table.undo([0], alone.table.number, alone.at), Undone)


@pytest.mark.usefixtures("toy")
def test_an_undo_that_all_agree_to_gives_everybody_their_time_back() -> None:
    desk = toy_table(Pace("total", 60))
    desk.at += 9 * SECOND
    desk.play(0, "2")
    desk.at += 19 * SECOND
    desk.play(1, "2")
    desk.play(0, "2")
    desk.play(1, "2")
    assert left(desk.table) == [49, 39]
    desk.do(desk.table.undo([0], desk.table.number, desk.at))
    assert desk.table.pending_undo is not None
    desk.do(desk.table.answer([1], desk.table.pending_undo.number, yes=True))
    assert left(desk.table) == [50, 40]
    assert desk.table.deadline == desk.at + 50 * SECOND


@pytest.mark.usefixtures("toy")
def test_a_total_time_is_used_up_by_ones_own_choices() -> None:
    desk = toy_table(Pace("total", 60, 5))
    desk.at += 19 * SECOND
    desk.play(0, "1")
    assert left(desk.table) == [45, 60]
    desk.at += 9 * SECOND
    desk.play(1, "1")
    assert left(desk.table) == [45, 55]
    assert desk.table.deadline == desk.at + 45 * SECOND
    assert frame(desk.table, (), None).clocks == [45 * SECOND, 55 * SECOND]


@pytest.mark.usefixtures("toy")
def test_moves_that_nobody_chose_cost_no_time() -> None:
    """3 leaves no choice in the next round, and a bot has no clock."""
    desk = toy_table(Pace("total", 60, 5))
    desk.play(0, "3")
    desk.play(1, "1")
    forced = desk.table.pending_action()
    assert forced is not None
    assert forced.forced_move == 1
    before = left(desk.table)
    desk.at += 10 * SECOND
    desk.do(desk.table.complete(forced, None, desk.at))
    assert left(desk.table) == before
    desk.do(StoodIn(1, "greedy"))
    charged = left(desk.table)
    desk.at += 10 * SECOND
    desk.play(1, "1")
    assert left(desk.table) == charged


@pytest.mark.usefixtures("toy")
def test_who_has_used_up_the_total_time_is_played_by_a_bot_to_the_end() -> None:
    desk = toy_table(Pace("total", 60))
    time_out(desk)
    assert desk.table.come_back([0]) is None
    desk.play(0, "1")
    desk.play(1, "1")
    assert desk.table.bot_of(0) == desk.table.default_stand_in
    with refused("time-up"):
        desk.table.move([0], desk.table.number, "1")


@pytest.mark.usefixtures("toy")
def test_a_choice_that_a_bot_made_for_somebody_late_is_not_taken_back() -> None:
    desk = toy_table(Pace("move", 60))
    time_out(desk)
    desk.do(desk.table.come_back([0]))
    desk.play(0, "1")
    with refused("undo-time-up"):
        desk.table.undo([0], desk.table.number, desk.at)


def test_chance_ends_what_can_be_taken_back() -> None:
    desk = for_two(pace=Pace("move", 60))
    desk.play(0, "left")
    assert len(desk.table.clock.decisions) == 1
    desk.play(0)
    assert len(desk.table.clock.decisions) == 2


def test_a_clock_that_runs_backwards_gives_no_time() -> None:
    clock = Clock(Pace("total", 60)).start(2, 0, 5000)
    assert clock.stop(0, 4000).left == (60_000, 60_000)


@pytest.mark.usefixtures("toy")
def test_an_old_game_with_a_clock_is_still_read() -> None:
    """Formerly whoever came back could make the move for which they were late."""
    desk = toy_table(Pace("move", 60))
    time_out(desk)
    desk.do(Back([0]))
    desk.do(Moved(0, "1"))
    assert (desk.table.to_act, desk.again().log) == (1, desk.table.log)
