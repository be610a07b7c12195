"""Tournaments from the first entry to the end, in every system."""

from itertools import combinations

import pytest

from server.tournaments.held import START, Held
from taros.core.errors import NotAllowed, TarosError, Unknown
from taros.server.tournaments.events import CheckedIn, Ended, Paired, Started
from taros.server.tournaments.schedule import (
    ARENA_WAIT,
    LONGEST_PAUSE,
    LONGEST_WAIT,
    ends_at,
    next_step,
    planned_rounds,
    round_due,
    wake,
)
from taros.server.tournaments.tournament import (
    CHECK_IN_OPENS,
    MOST_DECISIONS,
    MOST_ENTRIES,
    MOST_NUMBERS,
    MOST_PLAYERS,
)
from taros.server.tournaments.views import MOST_LINES, event_info


def refused(key: str, error: type[TarosError] = NotAllowed) -> pytest.RaisesExc[TarosError]:
    return pytest.raises(error, check=lambda error: error.message.key == key)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("system", ["swiss", "round-robin", "knock-out"])
def test_the_strongest_wins(system: str, seats: int) -> None:
    """And what is folded from the stored events is the same tournament."""
    held = Held(9, system=system, seats=seats)
    held.play()
    assert held.places[0] == (1, 0)
    again = held.again()
    assert again.standings == held.tournament.standings
    assert (again.log, again.rounds) == (held.tournament.log, held.tournament.rounds)


def test_a_swiss_has_the_rounds_that_were_planned() -> None:
    held = Held(8, rounds=3)
    held.play()
    assert len(held.tournament.rounds) == planned_rounds(held.tournament) == 3
    assert max(held.tournament.past.met.values()) == 1


def test_a_round_robin_lasts_until_all_have_met() -> None:
    held = Held(6, system="round-robin", rounds=0)
    held.play()
    assert held.tournament.past.met == dict.fromkeys(combinations(range(6), 2), 1)
    held = Held(7, system="round-robin", seats=3, rounds=0)
    held.play()
    assert len(held.tournament.past.met) == 21


def test_a_round_robin_without_somebody_who_has_withdrawn() -> None:
    held = Held(3, system="round-robin", rounds=0)
    held.go_to(START)
    held.do(held.tournament.withdraw("guest 2"))
    held.play()
    assert (0, 1) in held.tournament.past.met


def test_a_knock_out_ends_with_a_final() -> None:
    held = Held(11, system="knock-out", seats=4)
    held.play(wins=lambda player: -player)
    final = held.tournament.games[held.tournament.rounds[-1].games[0]]
    assert len(held.tournament.rounds) == 3
    assert len(final.players) == 4
    assert held.places[:2] == [(1, 10), (2, max(set(final.players) - {10}))]


@pytest.mark.parametrize("seats", [2, 4])
def test_who_is_left_alone_wins_a_knock_out(seats: int) -> None:
    held = Held(2 * seats, system="knock-out", seats=seats)
    held.go_to(START)
    held.finish_all()
    last = held.tournament.survivors[1]
    for player in held.tournament.survivors:
        if player != last:
            held.do(held.tournament.withdraw(f"guest {player}"))
    held.go_to(held.now + 60_000)
    assert held.tournament.state == "over"
    assert [player for place, player in held.places if place == 1] == [last]


def test_who_is_out_of_a_knock_out_early_shares_a_place() -> None:
    held = Held(8, system="knock-out")
    held.play()
    assert held.places == [(1, 0), (2, 1), (3, 2), (3, 3), (5, 4), (5, 5), (5, 6), (5, 7)]


def test_an_arena_pairs_whoever_waits_until_its_time_is_up() -> None:
    held = Held(5, system="arena", minutes=2)
    held.go_to(START)
    assert len(held.tournament.open_games) == 2
    [waiting] = set(range(5)) - {p for game in held.tournament.open_games for p in game.players}
    first = held.tournament.open_games[0]
    held.finish(first.table, 1, 2)
    held.go_to(held.now)
    assert waiting in held.tournament.open_games[-1].players
    assert ends_at(held.tournament) == START + 120_000
    held.go_to(START + 120_000)
    held.finish_all()
    held.go_to(held.now)
    assert held.tournament.log[-1].event == Ended("played")
    assert held.tournament.byes == {}


def test_an_arena_has_an_end_although_its_time_is_not_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("taros.server.tournaments.schedule.MOST_GAMES", 4)
    held = Held(4, system="arena", minutes=100)
    held.play()
    assert len(held.tournament.games) == 4
    assert held.now < START + 100 * 60_000


def test_the_newest_games_of_an_arena_are_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("taros.server.tournaments.views.MOST_GAMES_SENT", 3)
    held = Held(4, system="arena", minutes=100)
    held.go_to(START)
    first = held.tournament.open_games[0].table
    for _ in range(5):
        for game in held.tournament.open_games:
            if game.table != first:
                held.finish(game.table, 1, 2)
        held.go_to(held.now + ARENA_WAIT)
    tables = [*held.tournament.games]
    seen = event_info(held.tournament, {}, "orla", held.now, has_account=True, is_bot=False)
    sent = [game.table for each in seen.rounds for game in each.games]
    assert sent == [*tables[:2], *tables[-4:]], "with the one that was played beside the first"
    assert [each.number for each in seen.rounds] == [1, 3, 4, 5, 6]


def test_two_alone_in_an_arena_wait_before_they_meet_again() -> None:
    held = Held(2, system="arena", minutes=5)
    held.go_to(START)
    held.finish_all()
    held.go_to(held.now + 5_000)
    assert not held.tournament.open_games
    held.go_to(held.now + 11_000)
    assert len(held.tournament.open_games) == 1


def test_it_starts_when_it_is_time_and_enough_are_there() -> None:
    held = Held(1)
    held.go_to(START + 1000)
    assert held.tournament.state == "upcoming"
    held.do(held.tournament.enter("late", False))
    held.go_to(START + 2000)
    assert (held.tournament.state, len(held.tournament.open_games)) == ("running", 1)
    nobody = Held(1)
    nobody.go_to(START + 86_400_001)
    assert nobody.tournament.log[-1].event == Ended("nobody")


def test_who_has_not_checked_in_does_not_play() -> None:
    held = Held(3, check_in=True)
    held.now = START - CHECK_IN_OPENS - 1
    with refused("event-check-in-early"):
        held.tournament.check_in("guest 0", held.now)
    held.now += 1
    for number in (0, 2):
        held.do(held.tournament.check_in(f"guest {number}", held.now))
    assert held.tournament.check_in("guest 0", held.now) is None
    held.go_to(START)
    [game] = held.tournament.open_games
    assert set(game.players) == {0, 2}
    held.do(held.tournament.check_in("guest 1", held.now))  # late
    held.play_round()
    held.go_to(held.now + 61_000)
    assert 1 in {p for game in held.tournament.open_games for p in game.players}


def test_who_comes_late_plays_from_the_next_round_on() -> None:
    held = Held(4)
    held.go_to(START)
    held.do(held.tournament.enter("late", False))
    assert held.tournament.enter("late", False) is None
    held.play_round()
    held.go_to(held.now + 61_000)
    later = held.tournament.rounds[-1]
    assert 4 in {p for id in later.games for p in held.tournament.games[id].players} | {*later.byes}
    for system in ("round-robin", "knock-out"):
        begun = Held(4, system=system)
        begun.go_to(START)
        with refused("event-begun"):
            begun.tournament.enter("late", False)


def test_who_has_withdrawn_plays_no_more_but_keeps_what_was_won() -> None:
    held = Held(4)
    held.go_to(START)
    held.do(held.tournament.withdraw("guest 0"))
    held.play_round()
    held.go_to(held.now + 61_000)
    assert all(0 not in game.players for game in held.tournament.open_games)
    assert next(line for line in held.tournament.standings if line.player == 0).points == 2
    with refused("event-not-in"):
        held.tournament.withdraw("guest 0")
    held.do(held.tournament.enter("guest 0", False))
    assert 0 in held.tournament.here
    held.do(held.tournament.remove("orla", 0))
    with refused("event-removed"):
        held.tournament.enter("guest 0", False)
    with refused("no-event-player", Unknown):
        held.tournament.remove("orla", 99)


def test_there_is_a_break_between_rounds() -> None:
    held = Held(4)
    held.go_to(START)
    assert round_due(held.tournament) == float("inf")
    held.finish_all()
    over = held.now
    assert round_due(held.tournament) == over + 60_000
    held.now = over + 59_999
    assert next_step(held.tournament, held.now) is None
    held.go_to(over + 60_000)
    assert len(held.tournament.rounds) == 2


def test_no_round_begins_during_a_pause() -> None:
    held = Held(4)
    held.go_to(START)
    held.do(held.tournament.pause("orla"))
    assert held.tournament.pause("orla") is None
    held.finish_all()
    held.go_to(held.now + 1_000_000)
    assert len(held.tournament.rounds) == 1
    held.do(held.tournament.resume("orla"))
    assert round_due(held.tournament) == held.now + 60_000
    held.go_to(held.now + 60_000)
    assert len(held.tournament.rounds) == 2


def test_a_pause_has_an_end() -> None:
    held = Held(4)
    held.go_to(START)
    held.do(held.tournament.pause("orla"))
    held.finish_all()
    end = wake(held.tournament)
    assert end == held.now + LONGEST_PAUSE
    held.go_to(end - 1)
    assert held.tournament.state == "running"
    held.go_to(end)
    assert held.tournament.log[-1].event == Ended("idle")


def test_games_that_are_played_when_it_is_ended_count() -> None:
    held = Held(4)
    held.go_to(START)
    held.do(held.tournament.end("orla"))
    assert wake(held.tournament) == 0
    held.finish_all()
    assert wake(held.tournament) is None
    assert [line.points for line in held.tournament.standings] == [2, 2, 0, 0]
    assert held.tournament.state == "over"


def test_it_is_looked_at_when_something_may_be_due() -> None:
    held = Held(1)
    assert wake(held.tournament) == START + LONGEST_WAIT
    held.do(held.tournament.enter("guest 1", False))
    held.do(held.tournament.enter("guest 2", False))
    assert wake(held.tournament) == START
    held.go_to(START)
    assert wake(held.tournament) == 0
    held.finish_all()
    assert wake(held.tournament) == held.now + 60_000
    held.do(held.tournament.withdraw("guest 0"))
    held.do(held.tournament.withdraw("guest 1"))
    assert wake(held.tournament) == 0, "it ends"
    arena = Held(2, system="arena", minutes=5)
    arena.go_to(START)
    arena.do(arena.tournament.withdraw("guest 0"))
    arena.finish_all()
    assert wake(arena.tournament) == START + 300_000


def test_a_corrected_result_counts() -> None:
    held = Held(2, rounds=1)
    held.go_to(START)
    [game] = held.tournament.open_games
    winner, loser = game.players
    held.finish(game.table, 1, 2)
    assert held.places[0] == (1, winner)
    held.do(held.tournament.correct("orla", game.table, [2, 1]))
    assert held.places[0] == (1, loser)
    assert held.tournament.games[game.table].is_corrected
    assert held.tournament.games[game.table].scores == (10, 9)
    for places in ([1], [1, 3], [2, 2], [0, 1]):
        with refused("event-places"):
            held.tournament.correct("orla", game.table, places)
    with refused("no-event-table", Unknown):
        held.tournament.correct("orla", "elsewhere", [1, 2])


def test_the_organiser_can_decide_a_game_that_is_not_over() -> None:
    held = Held(4)
    held.go_to(START)
    for game in held.tournament.open_games:
        held.do(held.tournament.correct("orla", game.table, [1, 1]))
    held.go_to(held.now + 60_000)
    assert len(held.tournament.rounds) == 2


def test_who_was_knocked_out_stays_so() -> None:
    held = Held(4, system="knock-out")
    held.go_to(START)
    first = held.tournament.open_games[0]
    held.finish_all()
    held.go_to(held.now + 60_000)
    with refused("event-knocked-out"):
        held.tournament.correct("orla", first.table, [2, 1])


def test_the_organiser_alone_decides() -> None:
    held = Held(4)
    tournament = held.tournament
    for wish in (
        lambda: tournament.start("guest 0"),
        lambda: tournament.end("guest 0"),
        lambda: tournament.pause("guest 0"),
        lambda: tournament.resume("guest 0"),
        lambda: tournament.remove("guest 0", 1),
        lambda: tournament.seed("guest 0", [3, 2, 1, 0]),
        lambda: tournament.correct("guest 0", "0", [1, 2]),
    ):
        with refused("event-not-organiser"):
            wish()
    with refused("event-not-begun"):
        tournament.pause("orla")
    with refused("event-seeds"):
        tournament.seed("orla", [0, 0, 1, 2])
    held.do(tournament.seed("orla", [3, 2, 1, 0]))
    held.do(tournament.start("orla"))
    assert tournament.field == (3, 2, 1, 0)
    with refused("event-begun"):
        tournament.start("orla")
    held.do(tournament.end("orla"))
    with refused("event-over"):
        tournament.enter("guest 9", False)


def test_there_is_an_end_to_players() -> None:
    held = Held(MOST_PLAYERS)
    with refused("event-full"):
        held.tournament.enter("one more", False)
    few = Held(1)
    with refused("event-few"):
        few.tournament.start("orla")


def test_who_is_gone_takes_no_place() -> None:
    held = Held(MOST_PLAYERS)
    held.do(held.tournament.withdraw("guest 0"))
    held.do(held.tournament.enter("one more", False))
    with refused("event-full"):
        held.tournament.enter("guest 0", False)
    for number in range(MOST_NUMBERS - MOST_PLAYERS - 1):
        held.do(held.tournament.withdraw(held.tournament.players[-1].guest))
        held.do(held.tournament.enter(f"later {number}", False))
    held.do(held.tournament.withdraw("guest 1"))
    with refused("event-full"):
        held.tournament.enter("too late", False)
    held.do(held.tournament.enter("guest 1", False))


def test_nobody_can_make_it_longer_without_end() -> None:
    held = Held(4)
    for _ in range(MOST_ENTRIES - 1):
        held.do(held.tournament.withdraw("guest 0"))
        held.do(held.tournament.enter("guest 0", False))
    held.do(held.tournament.withdraw("guest 0"))
    with refused("event-often"):
        held.tournament.enter("guest 0", False)
    for _ in range(MOST_DECISIONS - 1):
        held.do(held.tournament.seed("orla", [3, 2, 1, 0]))
    held.go_to(START)
    held.do(held.tournament.pause("orla"))
    held.do(held.tournament.resume("orla"))
    with refused("event-often"):
        held.tournament.pause("orla")
    with refused("event-often"):
        held.tournament.correct("orla", held.tournament.open_games[0].table, [1, 2])
    seen = event_info(held.tournament, {}, "orla", held.now, has_account=True, is_bot=False)
    assert [line.kind for line in seen.log[:2]] == ["resumed", "paused"]
    assert len(seen.log) == MOST_LINES
    held.do(held.tournament.end("orla"))


def test_bots_are_marked() -> None:
    held = Held(1)
    held.do(held.tournament.enter("bot", True))
    assert [player.is_bot for player in held.tournament.players] == [False, True]


def test_events_are_kept_in_order() -> None:
    held = Held(2, rounds=1, check_in=True)
    held.now = START - 1
    held.do(held.tournament.check_in("guest 0", held.now))
    held.do(held.tournament.check_in("guest 1", held.now))
    held.play()
    kinds = [type(line.event) for line in held.tournament.log]
    assert kinds.count(CheckedIn) == 2
    assert kinds.index(Started) < kinds.index(Paired) < kinds.index(Ended)
    assert [line.number for line in held.tournament.log] == list(range(1, len(kinds) + 1))
