"""`taros.arena.tournament`: the same games however they are played, none lost, all of them counted
right."""

import math
import signal
from collections import Counter
from fractions import Fraction
from pathlib import Path
from typing import Any

import msgspec
import pytest

import taros
from arena import rigged
from arena.rigged import a_plan
from taros.arena import tournament as arena
from taros.arena.intervals import wilson
from taros.arena.schedule import schedule
from taros.arena.score import BotScore
from taros.arena.tournament import LostGame, Tournament, tournament
from taros.arena.tournament_file import Line, TournamentPlan
from variants import first_always
from workers.helpers import leftovers

TIMES = ("mean_seconds", "worst_seconds")


@pytest.fixture(autouse=True)
def rigged_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also in other processes."""
    monkeypatch.setattr(arena, "TournamentJob", rigged.TournamentJob)


def untimed(result: Tournament) -> dict[str, Any]:
    """All but how long it took."""
    found: dict[str, Any] = msgspec.to_builtins(result)
    del found["seconds"]
    for bot in found["bots"]:
        for name in TIMES:
            del bot[name]
    return found


def lines(path: Path) -> dict[int, Line]:
    found = [msgspec.json.decode(line, type=Line) for line in path.read_bytes().split(b"\n")[1:-1]]
    return {line.number: line for line in found}


# The same to the bit


PLAN = ("greedy", "random", "flat:3")


@pytest.fixture(scope="module")
def alone() -> Tournament:
    """By this process."""
    return tournament(a_plan(*PLAN), 24)


def test_two_processes_play_the_same_games(alone: Tournament, tmp_path: Path) -> None:
    assert untimed(tournament(a_plan(*PLAN), 24, jobs=2, path=tmp_path / "a")) == untimed(alone)
    assert leftovers() == []
    tournament(a_plan(*PLAN), 24, path=tmp_path / "b")
    one, two = lines(tmp_path / "a"), lines(tmp_path / "b")
    assert set(one) == set(two) == set(range(24))
    for number, line in one.items():
        for name in ("turns", "places", "scores", "moves", "faults"):
            assert getattr(line.played, name) == getattr(two[number].played, name)


@pytest.mark.parametrize(
    ("game", "bots", "options"),
    [
        ("marrakech", ("search:12", "learned"), {"rugs": 2}),
        ("regatta", ("plan:1", "greedy"), {"course": "sprint", "turn_limit": 4}),
    ],
)
def test_what_levels_are_made_of_plays_the_same_games_too(
    game: str, bots: tuple[str, ...], options: dict[str, Any]
) -> None:
    plan = arena.plan(game, bots, 2, 1, options)
    assert untimed(tournament(plan, 4, jobs=2)) == untimed(tournament(plan, 4))


def test_another_seed_is_another_tournament(alone: Tournament) -> None:
    other = untimed(tournament(a_plan(*PLAN, seed=2), 24))
    assert {**other, "seed": 1} != untimed(alone)


def test_a_time_budget_is_marked() -> None:
    result = tournament(a_plan("flat:1ms", "random", rugs=1), 2)
    assert not result.reproducible
    assert [bot.reproducible for bot in result.bots] == [False, True]


def test_counts_are_marked_as_reproducible(alone: Tournament) -> None:
    assert alone.reproducible
    assert all(bot.reproducible for bot in alone.bots)


# What is counted


def shares(line: Line) -> list[Fraction]:
    """Of one win, by seat."""
    winners = [place == 1 for place in line.played.places]
    return [Fraction(won, sum(winners)) for won in winners]


@pytest.mark.parametrize(
    ("bots", "seats"),
    [
        (("greedy", "random"), 2),
        (("greedy", "random"), 4),
        (("greedy", "random", "first"), 2),
        (("greedy", "random", "first", "flat:2"), 3),
    ],
)
def test_counts_are_those_of_the_games(bots: tuple[str, ...], seats: int, tmp_path: Path) -> None:
    result = tournament(a_plan(*bots, seats=seats, rugs=2), 30, path=tmp_path / "games")
    whole = schedule(bots, seats, 30)
    games = lines(tmp_path / "games")
    lineups = {number: whole.pairing(number).lineup for number in games}
    assert (result.games, result.planned, result.unfinished) == (len(games), whole.games, 0)
    for score in result.bots:
        own = [number for number in games if score.bot in lineups[number]]
        entries = [
            (games[number], seat)
            for number in own
            for seat in range(seats)
            if lineups[number][seat] == score.bot
        ]
        wins = float(sum(shares(line)[seat] for line, seat in entries))
        assert score.games == len(own)
        assert score.wins == pytest.approx(wins)
        assert score.win_share == pytest.approx(wins / len(own))
        assert (score.win_low, score.win_high) == wilson(score.wins, len(own))
        assert score.fair_share == pytest.approx(len(entries) / len(own) / seats)
        points = [line.played.scores[seat] for line, seat in entries]
        assert score.mean_score == pytest.approx(math.fsum(points) / len(points))
        assert score.moves == sum(line.played.moves[seat] for line, seat in entries)
        spent = math.fsum(line.played.seconds[seat] for line, seat in entries)
        assert score.mean_seconds == pytest.approx(spent / score.moves)
        assert score.worst_seconds == max(line.played.worst[seat] for line, seat in entries)
    assert math.fsum(score.wins for score in result.bots) == pytest.approx(len(games))


def test_every_bot_holds_every_seat_equally_often(alone: Tournament) -> None:
    for bot in alone.bots:
        assert [seat.games for seat in bot.seats] == [8, 8, 8]
        assert math.fsum(seat.wins for seat in bot.seats) == pytest.approx(bot.wins)


def test_the_cross_table(tmp_path: Path) -> None:
    """Every pair of seats of two bots is a meeting; shares of both sides add up to one."""
    bots = ("greedy", "random")
    result = tournament(a_plan(*bots, seats=4, rugs=2), 16, path=tmp_path / "games")
    whole = schedule(bots, 4, 16)
    halves = Counter[str]()
    for number, line in lines(tmp_path / "games").items():
        lineup, places = whole.pairing(number).lineup, line.played.places
        mine = lineup.index("greedy")
        for other in set(range(4)) - {mine}:
            better = places[mine] < places[other]
            halves["greedy"] += 2 if better else int(places[mine] == places[other])
            halves["all"] += 2
    greedy, rand = (score.against[0] for score in result.bots)
    assert (greedy.bot, rand.bot) == ("random", "greedy")
    assert greedy.meetings == rand.meetings == 3 * 16
    assert greedy.share == pytest.approx(halves["greedy"] / halves["all"])
    assert greedy.share + rand.share == pytest.approx(1)


def test_the_stronger_bot_is_rated_higher_and_wins_more_than_its_share() -> None:
    result = tournament(taros_plan("greedy", "random"), 60)
    greedy, rand = result.bots
    assert greedy.win_low > greedy.fair_share == 0.5
    assert greedy.rating.mean > rand.rating.mean
    assert greedy.against[0].share > 0.6


def taros_plan(*bots: str) -> TournamentPlan:
    return arena.plan("marrakech", bots, None, 1, {})


def test_other_games_too() -> None:
    plan = arena.plan("regatta", ["greedy", "random"], 2, 1, {"course": "sprint"})
    result = tournament(plan, 2)
    assert (result.game, result.games) == ("regatta", 2)
    assert math.fsum(bot.wins for bot in result.bots) == pytest.approx(2 - result.unfinished)


def test_unfinished_games_win_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("taros.arena.play.MAX_PLIES", 5)
    result = tournament(a_plan("greedy", "random"), 4)
    assert (result.games, result.unfinished) == (4, 4)
    for bot in result.bots:
        assert (bot.games, bot.wins, bot.win_low, bot.win_high) == (0, 0, 0, 1)


# Interrupted


class Interrupt:
    """Ctrl-C after so many games."""

    def __init__(self, games: int) -> None:
        self.left = games

    def __call__(self, games: int) -> None:
        self.left -= games
        if self.left <= 0:
            raise KeyboardInterrupt


def test_a_real_interrupt_loses_no_game(alone: Tournament, tmp_path: Path) -> None:
    path = tmp_path / "games"

    def interrupt(games: int) -> None:
        if games and len(lines(path)) == 7:
            signal.raise_signal(signal.SIGINT)

    part = tournament(a_plan(*PLAN), 24, jobs=2, path=path, progress=interrupt)
    assert 7 <= part.games == len(lines(path)) <= 8
    assert untimed(tournament(a_plan(*PLAN), 24, path=path)) == untimed(alone)


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupted_tournament_goes_on(alone: Tournament, jobs: int, tmp_path: Path) -> None:
    path = tmp_path / "games"
    part = tournament(a_plan(*PLAN), 24, jobs=jobs, path=path, progress=Interrupt(7))
    assert (part.games, part.planned) == (7, 24)
    assert len(lines(path)) == 7
    before = path.read_bytes()
    again: list[int] = []
    whole = tournament(a_plan(*PLAN), 24, jobs=3 - jobs, path=path, progress=again.append)
    assert untimed(whole) == untimed(alone)
    assert again == [7, *[1] * 17]
    assert path.read_bytes().startswith(before)
    assert leftovers() == []


def test_more_games_than_can_be_listed_begin_at_once() -> None:
    """For those who play until they have seen enough."""
    part = tournament(a_plan("greedy", "random", rugs=1), 10**15, progress=Interrupt(5))
    assert (part.games, part.planned) == (5, 10**15)


def test_a_finished_tournament_is_not_played_again(tmp_path: Path) -> None:
    path = tmp_path / "games"
    first = tournament(a_plan("greedy", "random"), 6, path=path)
    before = path.read_bytes()
    second = tournament(a_plan("greedy", "random"), 6, path=path)
    assert {**msgspec.to_builtins(second), "seconds": 0} == {
        **msgspec.to_builtins(first),
        "seconds": 0,
    }
    assert path.read_bytes() == before


def test_more_games_go_on_and_fewer_look_at_the_first(tmp_path: Path) -> None:
    path = tmp_path / "games"
    few = tournament(a_plan("greedy", "random"), 6, path=path)
    many = tournament(a_plan("greedy", "random"), 10, path=path)
    assert sorted(lines(path)) == list(range(10))
    assert untimed(many) == untimed(tournament(a_plan("greedy", "random"), 10))
    assert untimed(tournament(a_plan("greedy", "random"), 6, path=path)) == untimed(few)


# Faults


def score_of(result: Tournament, name: str) -> BotScore:
    return next(bot for bot in result.bots if bot.bot == name)


@pytest.mark.parametrize(
    ("bots", "jobs"), [(("raises", "illegal", "first"), 1), (("raises", "illegal", "first"), 2)]
)
def test_faulty_moves_are_counted(bots: tuple[str, ...], jobs: int, tmp_path: Path) -> None:
    result = tournament(a_plan(*bots, rugs=6), 6, jobs=jobs, path=tmp_path / "games")
    faults = Counter[tuple[str, str]]()
    whole = schedule(bots, 3, 6)
    for number, line in lines(tmp_path / "games").items():
        for fault in line.played.faults:
            faults[whole.pairing(number).lineup[fault.seat], fault.kind] += 1
    assert score_of(result, "raises").faulty == {"failed": faults["raises", "failed"]}
    assert score_of(result, "illegal").faulty == {"illegal": faults["illegal", "illegal"]}
    assert score_of(result, "first").faulty == {}
    assert set(faults) == {("raises", "failed"), ("illegal", "illegal")}
    shown = score_of(result, "raises").faulty_moves
    assert 0 < len(shown) <= 5
    assert shown[0].text == "ZeroDivisionError: by no means"
    assert result.unfinished == 0


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_bots_print_is_no_result(jobs: int, capfd: pytest.CaptureFixture[str]) -> None:
    tournament(a_plan("prints", "first"), 2, jobs=jobs)
    said = capfd.readouterr()
    assert said.out == ""
    assert "what a bot prints" in said.err


@pytest.mark.parametrize("name", ["loops", "sleeps"])
@pytest.mark.parametrize("jobs", first_always([2, 1]))
def test_a_bot_that_never_answers_loses_its_moves_and_nothing_hangs(name: str, jobs: int) -> None:
    result = tournament(a_plan(name, "first", rugs=2), 4, jobs=jobs, patience=1)
    assert (result.games, result.unfinished) == (4, 0)
    assert score_of(result, name).faulty == {"stalled": 4}
    assert not result.reproducible
    assert score_of(result, "first").faulty == {}
    assert leftovers() == []


@pytest.mark.parametrize(
    ("name", "playing"), [("kills", rigged.TournamentJob), ("holds", rigged.ImpatientJob)]
)
def test_a_game_that_ends_its_process_twice_is_lost_and_the_others_are_played(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str, playing: type[rigged.TournamentJob]
) -> None:
    """Of so short a game only the first seat has a third turn."""
    monkeypatch.setattr(arena, "TournamentJob", playing)
    plan, path = a_plan(name, "first", rugs=1), tmp_path / "games"
    result = tournament(plan, 2, jobs=2, patience=1, path=path)
    assert result.lost_games == (LostGame(0, (name, "first")),)
    assert (result.games, result.unfinished, result.lost) == (2, 1, 1)
    assert [bot.games for bot in result.bots] == [1, 1]
    assert not result.reproducible
    assert untimed(tournament(plan, 2, path=path)) == untimed(result)
    assert leftovers() == []


# Refusals


@pytest.mark.parametrize(
    ("game", "bots", "seats", "seed", "kind", "words"),
    [
        ("chess", ["greedy", "random"], None, 1, taros.Unknown, "marrakech"),
        ("marrakech", ["greedy", "human"], None, 1, taros.Unknown, "human.*random, novice, greedy"),
        ("marrakech", ["greedy", "flat:x"], None, 1, taros.BadOption, "flat"),
        ("marrakech", ["greedy"], None, 1, taros.BadOption, "two different"),
        ("marrakech", ["greedy", "random"], 5, 1, taros.BadOption, "5.*2 to 4"),
        ("marrakech", ["greedy", "random"], None, -1, taros.BadOption, "seed"),
    ],
)
def test_refused_plans(
    game: str,
    bots: list[str],
    seats: int | None,
    seed: int,
    kind: type[taros.TarosError],
    words: str,
) -> None:
    with pytest.raises(kind, match=words):
        arena.plan(game, bots, seats, seed, {})


def test_refused_options() -> None:
    with pytest.raises(taros.BadOption, match="purse"):
        arena.plan("marrakech", ["greedy", "random"], None, 1, {"purse": 0})


@pytest.mark.parametrize("games", [0, -3])
def test_no_games_are_no_tournament(games: int) -> None:
    with pytest.raises(taros.BadOption, match="games"):
        tournament(a_plan("greedy", "random"), games)
