"""When somebody is gone: bots that stand in, open seats for bots, seats that are handed over."""

from typing import Any

import pytest

from server.desk import Desk, for_two, person, refused, said
from taros.core.errors import NotAllowed, Unknown
from taros.tables.events import (
    Back,
    BotSat,
    Left,
    Offered,
    Place,
    Sat,
    StoodIn,
    Taken,
    decode_event,
    encode_event,
)
from taros.tables.protocol import Pace
from taros.tables.seating import USUAL_PATIENCE
from taros.tables.table import Table
from taros.tables.views import seat_infos, you

LONG = 10_000_000
PATIENCE = USUAL_PATIENCE


def company(**changes: Any) -> Desk:
    """Ann, who is the host, Bo and Cy."""
    return Desk(person("ann", "Ann"), person("bo", "Bo"), person("cy", "Cy"), **changes)


def stand_in(table: Table, guest: str | None, absent: int | None, seat: int = 1) -> Any:
    return table.let_bot_play(guest, seat, "regular", absent, PATIENCE)


def hand_over(table: Table, guest: str | None, absent: int | None, seat: int = 1) -> Any:
    return table.hand_over(guest, seat, "key", absent, PATIENCE)


def refusal(table: Table, guest: str | None, absent: int | None, seat: int = 1) -> str:
    with pytest.raises(NotAllowed) as refused:
        stand_in(table, guest, absent, seat)
    return refused.value.message.key


# Bots that stand in


def test_the_host_lets_a_bot_play_for_somebody_who_is_gone() -> None:
    desk = company(options={"first": 1})
    assert refusal(desk.table, "ann", None) == "still-here"
    assert refusal(desk.table, "ann", PATIENCE.host - 1) == "gone-briefly"
    event = stand_in(desk.table, "ann", PATIENCE.host)
    assert event == StoodIn(1, "regular", by=0)
    desk.do(event)
    action = desk.table.pending_action()
    assert action is not None
    assert (action.seat, action.bot) == (1, "regular")
    assert desk.table.log[-1].message is not None
    assert desk.table.log[-1].message.format(names=["Ann", "Bo", "Cy"]) == (
        "Ann lets a bot play for Bo until they are back."
    )
    info = seat_infos(desk.table, {1: 5})[1]
    assert (info.bot, info.away, info.present, info.absent_since) == ("regular", True, False, 5)


def test_any_player_does_after_a_minute() -> None:
    table = company().table
    assert refusal(table, "cy", PATIENCE.player - 1) == "gone-briefly"
    assert stand_in(table, "cy", PATIENCE.player) == StoodIn(1, "regular", by=2)


@pytest.mark.parametrize("guest", [None, "dan"])
def test_nobody_else_does(guest: str | None) -> None:
    assert refusal(company().table, guest, LONG) == "not-seated"


def test_who_has_resigned_decides_nothing_and_is_replaced_by_nobody() -> None:
    desk = company()
    desk.do(desk.table.resign([2]))
    assert refusal(desk.table, "cy", LONG) == "not-seated"
    assert refusal(desk.table, "ann", LONG, seat=2) == "seat-resigned"


def test_a_host_without_a_seat_does_as_well() -> None:
    desk = company(host="dan")
    desk.do(stand_in(desk.table, "dan", PATIENCE.host))
    assert said(desk.table)[-1] == "table-stands-in-by-host"


def test_where_a_move_has_days_nobody_is_replaced_before_they_are_over() -> None:
    assert refusal(company(pace=Pace("days", 86_400)).table, "ann", LONG) == "stand-in-days"


def test_seats_that_are_not_there_or_not_of_people() -> None:
    desk = Desk(person("ann"), Place(bot="greedy"))
    assert refusal(desk.table, "ann", LONG) == "seat-of-bot"
    with pytest.raises(Unknown, match="no seat 5"):
        stand_in(desk.table, "ann", LONG, seat=5)


def test_another_bot_can_be_chosen_but_not_the_same_again() -> None:
    desk = company()
    desk.do(stand_in(desk.table, "ann", LONG))
    assert refusal(desk.table, "ann", LONG) == "stands-in-already"
    desk.do(desk.table.let_bot_play("cy", 1, "master", LONG, PATIENCE))
    assert desk.table.bot_of(1) == "master"


def test_who_comes_back_plays_again_at_once() -> None:
    desk = company(options={"first": 1})
    desk.do(stand_in(desk.table, "ann", LONG))
    action = desk.table.pending_action()
    assert action is not None
    assert desk.table.come_back([0]) is None
    desk.do(desk.table.come_back([1]))
    assert desk.table.complete(action, desk.table.match.check("left"), desk.at) is None
    assert desk.table.bot_of(1) is None
    desk.play(1, "left")
    assert desk.again().log == desk.table.log


def test_a_game_that_is_over_needs_no_bots() -> None:
    desk = for_two(options={"rugs": 1})
    while desk.table.state == "playing":
        desk.play_turn()
    assert refusal(desk.table, "ann", LONG) == "game-over"


def test_nobody_fills_a_log_with_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = company()
    monkeypatch.setattr("taros.tables.situation.MAX_LOG_LINES", desk.table.number)
    assert refusal(desk.table, "ann", LONG) == "log-full"


# Open seats for bots


def test_the_host_gives_open_seats_to_bots_and_the_game_begins() -> None:
    desk = Desk(person("ann"), Place(), Place())
    desk.do(stand_in(desk.table, "ann", None, seat=2))
    assert desk.table.to_act is None
    sat = stand_in(desk.table, "ann", None)
    assert isinstance(sat, BotSat)
    assert (sat.seat, sat.bot) == (1, "regular")
    desk.do(stand_in(desk.table, "ann", None))
    assert desk.table.state == "playing"
    assert desk.table.match.names == ("Player 1", "regular 1", "regular 2")
    assert desk.again().log == desk.table.log


def test_a_seat_that_is_kept_can_be_given_to_a_bot_too() -> None:
    desk = Desk(person("ann"), Place(kept_for="bo", name="Bo"))
    desk.do(stand_in(desk.table, "ann", None))
    assert (desk.table.state, desk.table.places[1]) == ("playing", Place(bot="regular"))


def test_before_the_game_only_the_host_gives_seats_and_only_open_ones() -> None:
    desk = Desk(person("ann"), Place(), person("bo"))
    assert refusal(desk.table, "bo", None) == "not-host"
    assert refusal(desk.table, None, None) == "not-host"
    assert refusal(desk.table, "ann", None, seat=2) == "seat-taken"


def test_the_host_frees_the_seat_of_a_bot_again() -> None:
    desk = Desk(person("ann"), Place(bot="greedy"), Place())
    with refused("not-your-seat"):
        desk.table.leave(1, "bo")
    assert desk.table.leave(1, "ann") == Left(1)
    desk.do(desk.table.leave(1, "ann"))
    assert desk.table.is_open(1)
    assert said(desk.table)[-1] == "table-freed"
    assert isinstance(desk.table.sit(1, "bo", "Bo", "invite", contributes=False), Sat)


# Seats that are handed over


def test_a_seat_is_handed_over_by_its_owner_once() -> None:
    desk = company(options={"first": 1})
    event = hand_over(desk.table, "bo", None)
    assert event == Offered(1, "key")
    desk.do(event)
    assert hand_over(desk.table, "bo", None) is None
    assert seat_infos(desk.table, {})[1].offered
    assert [(o.seat, o.key) for o in you(desk.table, "bo", [1]).offers] == [(1, "key")]
    for guest, seats in (("ann", [0]), ("dan", []), (None, [1])):
        assert you(desk.table, guest, seats).offers == []
    with refused("seat-taken"):
        desk.table.sit(1, "dan", "Dan", "guessed", contributes=False)
    with refused("seat-taken"):
        desk.table.sit(1, "dan", "Dan", None, contributes=False)
    taken = desk.table.sit(1, "dan", "Dan", "key", contributes=False)
    assert taken == Taken(1, "dan", "Dan")
    desk.do(taken)
    assert (desk.table.seats_of("dan"), desk.table.seats_of("bo")) == ([1], [])
    assert not seat_infos(desk.table, {})[1].offered
    with refused("seat-taken"):
        desk.table.sit(1, "eve", "Eve", "key", contributes=False)
    assert desk.table.log[-1].message is not None
    assert desk.table.log[-1].message.format(names=["Ann", "Dan", "Cy"]) == (
        "Dan takes over the seat of Bo."
    )
    desk.play(1, "left")
    assert desk.again().log == desk.table.log


def test_a_seat_is_handed_over_to_somebody_who_has_none() -> None:
    desk = company()
    desk.do(hand_over(desk.table, "bo", None))
    with refused("seated-already"):
        desk.table.sit(1, "cy", "Cy", "key", contributes=False)


def test_who_plays_on_keeps_the_seat() -> None:
    desk = company(options={"first": 1})
    desk.do(hand_over(desk.table, "bo", None))
    desk.play(1, "left")
    assert desk.table.offers == {}
    with refused("seat-taken"):
        desk.table.sit(1, "dan", "Dan", "key", contributes=False)


@pytest.mark.parametrize("guest", [None, "ann", "cy", "dan"])
def test_nobody_hands_over_the_seat_of_somebody_who_is_here(guest: str | None) -> None:
    with pytest.raises(NotAllowed) as refused:
        hand_over(company().table, guest, None)
    assert refused.value.message.key == ("still-here" if guest == "ann" else "not-your-seat")


def test_the_host_hands_over_the_seat_of_somebody_who_has_been_gone_for_long() -> None:
    desk = company()
    with pytest.raises(NotAllowed, match="300 seconds"):
        hand_over(desk.table, "ann", PATIENCE.offer - 1)
    desk.do(stand_in(desk.table, "ann", LONG))
    desk.do(hand_over(desk.table, "ann", PATIENCE.offer))
    assert [o.seat for o in you(desk.table, "ann", [0]).offers] == [1]
    assert you(desk.table, "bo", [1]).offers == []
    desk.do(desk.table.sit(1, "dan", "Dan", "key", contributes=False))
    assert (desk.table.bot_of(1), desk.table.seats_of("dan")) == (None, [1])


def test_what_the_host_offers_is_void_once_the_owner_is_back() -> None:
    desk = company()
    desk.do(hand_over(desk.table, "ann", LONG))
    desk.do(desk.table.come_back([1]))
    assert desk.table.offers == {}
    assert desk.table.come_back([1]) is None


def test_what_the_owner_offers_is_not_void_by_coming_back() -> None:
    desk = company()
    desk.do(hand_over(desk.table, "bo", None))
    desk.do(stand_in(desk.table, "ann", LONG))
    desk.do(desk.table.come_back([1]))
    assert 1 in desk.table.offers


def test_the_host_hands_over_a_seat_that_was_given_up() -> None:
    desk = company(options={"first": 1})
    desk.do(desk.table.resign([1]))
    with refused("not-seated"):
        hand_over(desk.table, "bo", None)
    desk.do(hand_over(desk.table, "ann", None))
    assert desk.table.come_back([1]) is None
    desk.do(desk.table.sit(1, "dan", "Dan", "key", contributes=False))
    assert (desk.table.resigned, desk.table.bot_of(1)) == (frozenset(), None)
    desk.play(1, "left")


def test_a_bots_seat_is_not_handed_over() -> None:
    desk = Desk(person("ann"), Place(bot="greedy"))
    with refused("seat-of-bot"):
        hand_over(desk.table, "ann", LONG)


def test_where_a_move_has_days_the_host_waits_until_they_are_over() -> None:
    desk = company(pace=Pace("days", 86_400), options={"first": 1})
    with refused("stand-in-days"):
        hand_over(desk.table, "ann", LONG)
    action = desk.table.pending_action()
    assert action is not None
    desk.at = action.due
    desk.do(desk.table.complete(action, None, desk.at))
    assert hand_over(desk.table, "ann", LONG) == Offered(1, "key", by_host=True)


def test_a_seat_is_handed_over_only_while_the_game_is_running() -> None:
    with refused("not-begun"):
        hand_over(Desk(person("ann"), Place()).table, "ann", None, seat=0)


def test_who_takes_over_goes_on_with_the_time_of_the_seat() -> None:
    desk = company(pace=Pace("total", 60), options={"first": 1})
    desk.do(hand_over(desk.table, "bo", None))
    deadline = desk.table.deadline
    desk.do(desk.table.sit(1, "dan", "Dan", "key", contributes=False))
    assert desk.table.deadline == deadline


@pytest.mark.parametrize(
    "event",
    [BotSat(1, "regular"), StoodIn(1, "flat:200"), Offered(1, "k", True), Taken(1, "dan", "Dan")],
)
def test_events_read_back(event: Any) -> None:
    assert decode_event(encode_event(event)) == event


def test_an_old_event_of_somebody_who_came_back_reads_back() -> None:
    assert decode_event('{"type":"back","seats":[0]}') == Back([0])
