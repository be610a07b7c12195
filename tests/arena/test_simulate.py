"""`taros.arena.simulate`: sums, intervals, and the same games however they are shared out."""

import io
import statistics
from collections.abc import Iterator
from functools import partial
from itertools import product
from typing import Any

import msgspec
import pytest

import taros
from arena import rigged
from taros import games
from taros.arena import simulate as simulation
from taros.arena.intervals import wilson
from taros.arena.simulate import KernelRunner, Simulation, SimulationPlan, plan, simulate, slow
from taros.core.record import split_records
from taros.kernels import load
from workers.helpers import leftovers

MIXED = ["greedy", "random", "greedy", "random"]


def a_plan(bots: list[str] | None = None, seed: int = 1, **o: Any) -> SimulationPlan:
    return plan("marrakech", bots or MIXED, seed, o)


def untimed(result: Simulation) -> tuple[Any, ...]:
    return result.games, result.unfinished, result.seats


def recorded(what: SimulationPlan, games: int, **settings: Any) -> tuple[Simulation, list[str]]:
    """The result and the records, one text a game."""
    file = io.StringIO()
    result = simulate(what, games, records=file, **settings)
    text = file.getvalue()
    return result, split_records(text) if text else []


# What is counted


def shares(match: taros.Match) -> list[float]:
    """A whole win, or a part of it, by seat; from scores and dirhams alone (M6.2, M6.3)."""
    standings = match.standings()
    out = [player.out for player in match.view().players]
    keys = [(not out[s.seat], s.score, s.parts["dirhams"]) for s in standings]
    winners = [key == max(keys) for key in keys]
    return [won / sum(winners) for won in winners]


@pytest.mark.parametrize("second", ["greedy", "novice"])
def test_records_of_every_game_can_be_read(second: str) -> None:
    """From the kernel and from the arena's loop; also where a move's name depends on the hand."""
    for game in games.names():
        _, records = recorded(plan(game, ["greedy", second], 1, {}), 3)
        for record in records:
            assert taros.load(record).to_act is None


@pytest.mark.parametrize(
    ("bots", "options"),
    [
        (["random"] * 2, {"rugs": 1, "purse": 1000}),  # short games are often shared
        (["random"] * 3, {"rugs": 1}),
        (MIXED, {"rugs": 2}),
        (MIXED, {"purse": 6}),  # many go out
    ],
)
def test_counts_are_those_of_the_records(bots: list[str], options: dict[str, Any]) -> None:
    result, records = recorded(a_plan(bots, **options), 120)
    matches = [taros.load(record) for record in records]
    wins = [sum(column) for column in zip(*map(shares, matches), strict=True)]
    scores = [[standing.score for standing in match.standings()] for match in matches]
    means = [statistics.mean(column) for column in zip(*scores, strict=True)]
    assert [seat.wins for seat in result.seats] == pytest.approx(wins)
    assert [seat.mean_score for seat in result.seats] == pytest.approx(means)
    assert [seat.bot for seat in result.seats] == bots
    turns = sum(match.turn for match in matches)
    assert result.turns_per_second * result.seconds == pytest.approx(turns)


def test_shared_wins_are_parts_of_a_win() -> None:
    """Where everybody's one rug lies bare, the scores are equal, and dirhams too."""
    result = simulate(a_plan(["random"] * 3, rugs=1), 600)
    assert any(seat.wins % 1 for seat in result.seats)
    assert sum(seat.wins for seat in result.seats) == pytest.approx(600)


@pytest.mark.parametrize("games", [1, 7, 1999, 2000, 2001, 6500])
def test_wins_add_up_to_the_games(games: int) -> None:
    result = simulate(a_plan(), games)
    assert (result.games, result.unfinished) == (games, 0)
    assert sum(seat.wins for seat in result.seats) == pytest.approx(games)
    for seat in result.seats:
        assert seat.win_share == pytest.approx(seat.wins / games)
        assert (seat.win_low, seat.win_high) == wilson(seat.wins, games)
    assert result.seconds > 0
    assert result.games_per_second == pytest.approx(games / result.seconds)


def test_unfinished_games_are_counted_and_win_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """No game of the rules is that long, so the plain kernels are told to stop early."""
    kernels = load(games.get("marrakech").kernels, "playout", compiled=False)
    monkeypatch.setattr(kernels, "PLIES", 15)
    monkeypatch.setattr(simulation, "KernelRunner", partial(KernelRunner, compiled=False))
    what = a_plan(["random"] * 2, purse=1, two_player="one-colour")
    result = simulate(what, 150)
    finished = result.games - result.unfinished
    assert 0 < finished < result.games == 150
    assert sum(seat.wins for seat in result.seats) == pytest.approx(finished)
    assert sum(seat.win_share for seat in result.seats) == pytest.approx(1)
    monkeypatch.setattr(kernels, "PLIES", 2)
    result = simulate(what, 20)
    assert (result.games, result.unfinished) == (20, 20)
    for seat in result.seats:
        assert (seat.wins, seat.win_share, seat.win_low, seat.win_high) == (0, 0, 0, 1)


def test_greedy_beats_random() -> None:
    for seat, seats in ((0, 4), (3, 4), (1, 2)):
        bots = ["random"] * seats
        bots[seat] = "greedy"
        best = max(simulate(a_plan(bots), 2000).seats, key=lambda result: result.wins)
        assert best.bot == "greedy"
        assert best.win_low > 1 / seats


# The same games


@pytest.fixture(scope="module")
def many() -> tuple[Simulation, list[str]]:
    """450 games with their records, by one process: three chunks."""
    return recorded(a_plan(seed=3), 450)


def test_two_processes_play_the_same_games(many: tuple[Simulation, list[str]]) -> None:
    """With and without records; the records come in the same order."""
    result, records = recorded(a_plan(seed=3), 450, jobs=2)
    assert untimed(result) == untimed(many[0])
    assert records == many[1]
    assert leftovers() == []


def test_three_processes_and_uneven_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    one = simulate(a_plan(["greedy", "random"], preset="bga"), 5001)
    monkeypatch.setattr(simulation, "CHUNK", 173)
    three = simulate(a_plan(["greedy", "random"], preset="bga"), 5001, jobs=3)
    assert untimed(one) == untimed(three)


@pytest.mark.parametrize("size", [1, 7, 449, 450, 10_000])
def test_any_size_of_chunk(
    monkeypatch: pytest.MonkeyPatch, many: tuple[Simulation, list[str]], size: int
) -> None:
    monkeypatch.setattr(simulation, "CHUNK", size)
    monkeypatch.setattr(simulation, "RECORD_CHUNK", size)
    done: list[int] = []
    assert untimed(simulate(a_plan(seed=3), 450, progress=done.append)) == untimed(many[0])
    assert (sum(done), max(done)) == (450, min(size, 450))
    result, records = recorded(a_plan(seed=3), 450)
    assert (untimed(result), records) == (untimed(many[0]), many[1])


def test_a_game_is_the_same_wherever_a_run_begins(many: tuple[Simulation, list[str]]) -> None:
    worker = KernelRunner(a_plan(seed=3), recording=True)
    for number in (0, 1, 199, 200, 449):
        assert split_records(worker.play(number, 1).records) == [many[1][number]]
    tail = split_records(worker.play(440, 10).records)
    assert tail == many[1][440:]


def test_seeds_and_numbers_give_different_games(many: tuple[Simulation, list[str]]) -> None:
    bodies = [record.split("\n\n", 1)[1] for record in many[1]]
    assert len(set(bodies)) == 450
    other = recorded(a_plan(seed=4), 50)[1]
    assert set(bodies).isdisjoint(record.split("\n\n", 1)[1] for record in other)


@pytest.mark.parametrize(
    ("bots", "options"),
    [
        (MIXED, {}),
        (["random", "greedy", "greedy"], {"preset": "anu", "purse": 9}),
        (["greedy", "random"], {"preset": "bga", "first": "lot"}),
        (["random", "random"], {"two_player": "one-colour", "turn_time": "end"}),
        (["greedy", "greedy", "random"], {"bankrupt": "pays-what-he-can", "purse": 5}),
    ],
)
def test_plain_and_compiled_play_the_same_games(bots: list[str], options: dict[str, Any]) -> None:
    what = a_plan(bots, 2**62 + 12345, **options)
    plain, compiled = KernelRunner(what, compiled=False), KernelRunner(what)
    assert plain.play(1000, 60) == compiled.play(1000, 60)
    counted = a_plan(bots, 2**62 + 12345, **options)
    tally = KernelRunner(counted, compiled=False).play(1000, 60)
    assert tally == KernelRunner(counted).play(1000, 60)
    assert tally.totals == compiled.play(1000, 60).totals


# Bots that are asked for every move


ASKED = ["greedy", "flat:3", "random"]


def test_bots_that_are_no_kernels_are_asked() -> None:
    """Counted as in the records, and the same games by one process or two."""
    what = a_plan(ASKED, seed=3, rugs=3)
    result, records = recorded(what, 12)
    matches = [taros.load(record) for record in records]
    assert {match.names for match in matches} == {tuple(ASKED)}
    wins = [sum(column) for column in zip(*map(shares, matches), strict=True)]
    assert [seat.wins for seat in result.seats] == pytest.approx(wins)
    assert result.turns_per_second * result.seconds == pytest.approx(sum(m.turn for m in matches))
    assert untimed(simulate(what, 12, jobs=2)) == untimed(result) == untimed(simulate(what, 12))


def test_faulty_moves_are_counted_by_seat() -> None:
    result = simulate(a_plan(["first", "raises"], rugs=6), 4)
    assert result.seats[0].faulty == 0 < result.seats[1].faulty
    assert b"faulty" not in msgspec.json.encode(result.seats[0])
    assert result.reproducible
    assert slow(result) == []


def test_who_gave_no_answer_makes_the_result_one_of_this_machine(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("taros.arena.simulate.PATIENCE", 1)
    result = simulate(a_plan(["first", "sleeps"], rugs=2), 2)
    assert [seat.stalled for seat in result.seats] == [0, 2]
    assert slow(result) == ["sleeps"]
    assert not result.reproducible


def test_a_game_that_ends_its_process_twice_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "SimulationJob", rigged.SimulationJob)
    result = simulate(a_plan(["kills", "first"], rugs=1), 1, jobs=2)
    assert (result.games, result.unfinished, result.lost) == (1, 1, 1)
    assert not result.reproducible
    assert leftovers() == []


# Records


def test_records_replay_to_their_result(many: tuple[Simulation, list[str]]) -> None:
    """`load` refuses a record whose header differs from what its moves give."""
    result, records = many
    assert len(records) == result.games == 450
    for record in records[::3]:
        match = taros.load(record)
        places = ",".join(str(standing.place) for standing in match.standings())
        scores = ",".join(str(standing.score) for standing in match.standings())
        assert f"\nResult: places {places} scores {scores}\n" in record
        assert (match.to_act, match.names) == (None, tuple(MIXED))
        assert match.record().split("\n\n", 1)[1].strip() == record.split("\n\n", 1)[1].strip()


def test_nothing_is_written_without_a_file_or_a_plan_to_record() -> None:
    assert KernelRunner(a_plan()).play(0, 3).records == ""
    assert recorded(a_plan(), 3)[1] != []


# Interrupts


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupt_gives_what_was_played(jobs: int) -> None:
    """Counted and recorded up to the interrupt, and nobody is left behind."""
    done = 0

    def interrupt(games: int) -> None:
        nonlocal done
        done += games
        if done >= 600:
            raise KeyboardInterrupt

    result, records = recorded(a_plan(seed=3), 50_000, jobs=jobs, progress=interrupt)
    assert result.games == done == len(records) == 600
    assert untimed(result) == untimed(simulate(a_plan(seed=3), 600))
    assert leftovers() == []


def test_work_is_handed_out_as_it_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    """A billion games are no list of a billion things to do, and begin at once."""
    asked = 0

    def chunks(games: int, size: int) -> Iterator[tuple[int, int]]:
        nonlocal asked
        for asked in range(games):
            yield asked, 1

    def interrupt(_: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(simulation, "_chunks", chunks)
    simulate(a_plan(), 5000, jobs=2, progress=interrupt)
    assert asked < 1000


def test_an_interrupt_before_anything_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(self: KernelRunner, first: int, games: int) -> None:
        if games > 1:
            raise KeyboardInterrupt

    monkeypatch.setattr(KernelRunner, "play", interrupted)
    result = simulate(a_plan(), 5000)
    assert (result.games, result.unfinished, len(result.seats)) == (0, 0, 4)
    assert [(seat.wins, seat.win_low, seat.win_high) for seat in result.seats] == [(0, 0, 1)] * 4


def test_other_errors_are_not_swallowed() -> None:
    def fail(_: int) -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        simulate(a_plan(), 10, progress=fail)


# Every bot, every number of seats, every preset


@pytest.mark.parametrize("preset", ["gigamic", "bga", "anu"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_bots_at_all_tables(seats: int, preset: str) -> None:
    for bots in product(simulation.KINDS, repeat=seats):
        result = simulate(a_plan(list(bots), preset=preset), 20)
        assert (result.games, result.unfinished) == (20, 0)
        assert tuple(seat.bot for seat in result.seats) == bots
        assert sum(seat.wins for seat in result.seats) == pytest.approx(20)


@pytest.mark.parametrize(
    ("name", "value", "others"),
    [
        ("purse", 1, {}),
        ("rugs", 2, {}),
        ("first", 2, {}),
        ("first", "lot", {}),
        ("facing", "north", {}),
        ("turn_time", "end", {}),
        ("bankrupt", "pays-what-he-can", {"purse": 4}),
        ("cover_own", True, {}),
        ("lone_survivor", "plays-on", {"purse": 4}),
        ("tie_break", "rugs", {"rugs": 4}),
    ],
)
def test_options_change_the_games(name: str, value: Any, others: dict[str, Any]) -> None:
    """And are written into the records."""
    bots = ["random"] * 4
    result, records = recorded(a_plan(bots, **others, **{name: value}), 400)
    assert untimed(result) != untimed(simulate(a_plan(bots, **others), 400))
    options = taros.load(records[0]).options
    assert {n: getattr(options, n) for n in (name, *others)} == {name: value, **others}


def test_a_preset_is_its_options() -> None:
    spelled_out = a_plan(rugs=15, two_player="one-colour", lone_survivor="plays-on")
    assert a_plan(preset="anu") == spelled_out
    assert a_plan(preset="gigamic") == a_plan()
    assert a_plan(preset="anu", rugs=3) == a_plan(
        rugs=3, two_player="one-colour", lone_survivor="plays-on"
    )


def test_texts_are_as_good_as_values() -> None:
    texts = a_plan(purse="40", cover_own="true", colours="blue,red,brown,yellow")
    values = a_plan(purse=40, cover_own=True, colours=("blue", "red", "brown", "yellow"))
    assert texts == values


# What a plan refuses


@pytest.mark.parametrize(
    ("game", "bots", "seed", "options", "kind", "word"),
    [
        ("chess", MIXED, 1, {}, taros.Unknown, "chess"),
        ("", MIXED, 1, {}, taros.Unknown, "game"),
        ("marrakech", ["greedy", "human"], 1, {}, taros.Unknown, "human"),
        ("marrakech", ["greedy", ""], 1, {}, taros.Unknown, "bot"),
        ("marrakech", [], 1, {}, taros.BadOption, "seats"),
        ("marrakech", ["greedy"], 1, {}, taros.BadOption, "seats"),
        ("marrakech", ["greedy"] * 5, 1, {}, taros.BadOption, "seats"),
        ("marrakech", MIXED, -1, {}, taros.BadOption, "-1"),
        ("marrakech", MIXED, 2**63, {}, taros.BadOption, str(2**63)),
        ("marrakech", MIXED, 1, {"purse": 0}, taros.BadOption, "purse"),
        ("marrakech", MIXED, 1, {"purse": "x"}, taros.BadOption, "purse"),
        ("marrakech", MIXED, 1, {"nope": 1}, taros.BadOption, "nope"),
        ("marrakech", MIXED, 1, {"preset": "nope"}, taros.BadOption, "nope"),
        ("marrakech", MIXED[:3], 1, {"first": 3}, taros.BadOption, "first"),
        ("marrakech", MIXED, 1, {"box": "57", "rugs": 15}, taros.BadOption, "blue"),
        ("marrakech", MIXED, 1, {"colours": "red"}, taros.BadOption, "colours"),
    ],
)
def test_refused_plans(
    game: str,
    bots: list[str],
    seed: int,
    options: dict[str, Any],
    kind: type[taros.TarosError],
    word: str,
) -> None:
    with pytest.raises(kind, match=word):
        plan(game, bots, seed, options)


@pytest.mark.parametrize("seed", [0, 2**63 - 1])
def test_the_smallest_and_the_greatest_seed(seed: int) -> None:
    result, records = recorded(a_plan(seed=seed), 3)
    assert result.games == len(set(records)) == 3
