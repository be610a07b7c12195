"""`taros simulate`: the promised keys, the same games for one process or two, and records."""

import json
import os
import signal
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest

import taros
from cli.helpers import answer, run, running, the_line, wait_until
from taros.arena.simulate import plan, simulate
from taros.cli import app
from taros.core.record import split_records

KEYS = {
    *("games", "unfinished", "seconds", "games_per_second", "turns_per_second"),
    *("reproducible", "seats"),
}
SEAT_KEYS = {"bot", "wins", "win_share", "win_low", "win_high", "mean_score"}
TIMES = ("seconds", "games_per_second", "turns_per_second")


def simulated(home: Path, *words: str) -> Any:
    return json.loads(answer(run(home, "simulate", "marrakech", *words, "--json")))


def untimed(result: Any) -> Any:
    return {key: value for key, value in result.items() if key not in TIMES}


def test_the_promised_keys_and_no_others(tmp_path: Path) -> None:
    words = ["--seats", "greedy,random,random,random", "--games", "3000", "--seed", "1"]
    found = simulated(tmp_path, *words)
    assert set(found) == KEYS
    assert all(set(seat) == SEAT_KEYS for seat in found["seats"])
    assert [seat["bot"] for seat in found["seats"]] == ["greedy", "random", "random", "random"]
    assert (found["games"], found["unfinished"]) == (3000, 0)
    assert sum(seat["wins"] for seat in found["seats"]) == pytest.approx(3000)
    for seat in found["seats"]:
        assert seat["win_low"] < seat["win_share"] < seat["win_high"]
        assert seat["win_share"] == pytest.approx(seat["wins"] / 3000)
    assert found["games_per_second"] == pytest.approx(3000 / found["seconds"])
    assert 10 < found["turns_per_second"] / found["games_per_second"] <= 48


def test_one_process_or_two_with_records_or_without(tmp_path: Path) -> None:
    words = ("--games", "2500", "--seed", "3", "--seats", "random,greedy,random")
    one = simulated(tmp_path, *words)
    two = simulated(tmp_path, *words, "--jobs", "2", "--records", "two")
    recorded = simulated(tmp_path, *words, "--records", "one")
    assert untimed(one) == untimed(two) == untimed(recorded)
    assert (tmp_path / "one").read_text() == (tmp_path / "two").read_text()
    assert len(split_records((tmp_path / "one").read_text())) == 2500
    other = simulated(tmp_path, *words, "--seed", "4")
    assert untimed(one) != untimed(other)


def test_records_show_who_played_what(tmp_path: Path) -> None:
    words = ["--two-player=one-colour", "--cover-own", "--preset", "bga", "--purse", "40"]
    answer(
        run(
            tmp_path,
            *("simulate", "marrakech", "--seats", "greedy,random", "--games", "30"),
            *("--records", "games", *words),
        )
    )
    records = split_records((tmp_path / "games").read_text())
    assert len(records) == 30
    for record in records:
        match = taros.load(record)
        assert match.names == ("greedy", "random")
        assert (match.to_act, match.seats) == (None, 2)
        line = next(line for line in record.splitlines() if line.startswith("Options: "))
        assert set(line.split()[1:]) == {
            "purse=40",
            "two_player=one-colour",
            "pile=coin",
            "cover_own=true",
        }


@pytest.mark.parametrize(
    ("words", "options"),
    [
        (["--cover-own"], {"cover_own": True}),
        (["--cover_own=true", "--purse=12"], {"cover_own": True, "purse": 12}),
        (
            ["--purse", "5", "--lone-survivor", "plays-on"],
            {"purse": 5, "lone_survivor": "plays-on"},
        ),
        (["--preset", "anu", "--cover-own", "--first=lot"], {"preset": "anu", "cover_own": True}),
        (["--colours", "brown,red,blue", "--facing", "north"], {"facing": "north"}),
    ],
)
def test_options_by_their_names(tmp_path: Path, words: list[str], options: dict[str, Any]) -> None:
    extra: dict[str, Any] = {}
    if "--first=lot" in words:
        extra["first"] = "lot"
    if "--colours" in words:
        extra["colours"] = ("brown", "red", "blue")
    bots = ["greedy", "random", "random"]
    expected = simulate(plan("marrakech", bots, 9, {**options, **extra}), 200)
    found = simulated(tmp_path, "--seats", ",".join(bots), "--games=200", "--seed=9", *words)
    assert [seat["wins"] for seat in found["seats"]] == [seat.wins for seat in expected.seats]
    assert [seat["mean_score"] for seat in found["seats"]] == [
        seat.mean_score for seat in expected.seats
    ]


def test_options_may_come_first(tmp_path: Path) -> None:
    late = simulated(tmp_path, "--games=50", "--purse=7")
    early = answer(run(tmp_path, "simulate", "--purse=7", "marrakech", "--games=50", "--json"))
    assert untimed(json.loads(early)) == untimed(late)


@pytest.mark.parametrize("seed", ["0", str(2**63 - 1)])
def test_the_smallest_and_the_greatest_seed(tmp_path: Path, seed: str) -> None:
    found = simulated(tmp_path, "--games", "1", "--seed", seed)
    assert found["games"] == 1
    assert sum(seat["wins"] for seat in found["seats"]) == pytest.approx(1)


def test_for_people(tmp_path: Path) -> None:
    words = ("simulate", "marrakech", "--seats", "greedy,random", "--games", "1500")
    lines = answer(run(tmp_path, *words)).splitlines()
    expected = simulate(plan("marrakech", ["greedy", "random"], 1, {}), 1500)
    rows = [line.split() for line in lines[1:3]]
    for seat, (row, result) in enumerate(zip(rows, expected.seats, strict=True)):
        assert row[:3] == [str(seat), result.bot, f"{result.win_share:.1%}"]
        assert row[3:6] == [f"{result.win_low:.1%}", "-", f"{result.win_high:.1%}"]
        assert row[6:] == [f"{result.mean_score:.2f}", "0"]
    assert "1,500 games" in lines[3]
    assert len(lines) == 4


def test_a_time_budget_is_marked(tmp_path: Path) -> None:
    words = ("simulate", "marrakech", "--seats", "flat:1ms,greedy", "--rugs=1", "--games=2")
    assert json.loads(answer(run(tmp_path, *words, "--json")))["reproducible"] is False
    assert "flat:1ms: a budget in time" in answer(run(tmp_path, *words))


def test_lost_games_are_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    few = simulate(plan("marrakech", ["greedy", "random"], 1, {}), 5)
    lost = msgspec.structs.replace(few, lost=2)
    monkeypatch.setattr("taros.arena.simulate.simulate", lambda *_, **__: lost)
    app(["simulate", "marrakech", "--games", "5"], standalone_mode=False)
    said = " ".join(capsys.readouterr().out.split())
    assert "2 games have ended the processes that played them, twice" in said


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_gives_what_was_played(tmp_path: Path, jobs: str) -> None:
    words = ("--games", "40000", "--jobs", jobs, "--records", "games", "--json")
    records = tmp_path / "games"
    with running(tmp_path, "simulate", "marrakech", *words) as process:
        wait_until(lambda: records.exists() and records.stat().st_size > 0)
        interrupt(process)
        out, err = process.communicate(timeout=60)
    found = json.loads(out)
    assert process.returncode == 130
    assert err.count("\n") == 1
    assert f"{found['games']:,} of 40,000" in err
    assert set(found) == KEYS
    assert 0 < found["games"] < 40_000
    assert sum(seat["wins"] for seat in found["seats"]) == pytest.approx(found["games"])
    assert len(split_records(records.read_text())) == found["games"]


def test_an_interrupt_before_the_first_game_is_quiet(tmp_path: Path) -> None:
    """Ctrl-C reaches the helpers too, while they are still busy with their imports."""
    with running(tmp_path, "simulate", "marrakech", "--jobs", "2", "--json") as process:
        wait_until(lambda: len(grown_children(process.pid)) >= 2)
        interrupt(process)
        _, err = process.communicate(timeout=60)
    assert "Traceback" not in err
    assert process.returncode == 130


def test_an_interrupt_of_perft_is_quiet(tmp_path: Path) -> None:
    """One that would take years: it must be possible to stop it."""
    with running(tmp_path, "perft", "marrakech", "40") as process:
        wait_until(lambda: is_busy(process.pid))
        interrupt(process)
        _, err = process.communicate(timeout=20)
    assert (process.returncode, err.strip()) == (130, "")


def interrupt(process: subprocess.Popen[str]) -> None:
    """Ctrl-C: to the whole group."""
    os.killpg(process.pid, signal.SIGINT)


def processes() -> list[tuple[int, int, int, str]]:
    """(pid, parent, kilobytes, time used) of all."""
    words = ["ps", "-A", "-o", "pid=,ppid=,rss=,time="]
    table = subprocess.run(words, capture_output=True, text=True, check=True).stdout
    rows = [line.split() for line in table.splitlines()]
    return [(int(row[0]), int(row[1]), int(row[2]), row[3]) for row in rows]


def grown_children(pid: int) -> list[int]:
    """Those that hold more than a bare Python does."""
    return [child for child, parent, size, _ in processes() if parent == pid and size > 15_000]


def is_busy(pid: int) -> bool:
    """Whether it has used some seconds of a processor: past its start, at work."""
    return any(number == pid and used > "00:00:02" for number, _, _, used in processes())


def test_full_disk(tmp_path: Path) -> None:
    done = run(tmp_path, "simulate", "marrakech", "--games=900", "--records=/dev/full", "--json")
    assert "space" in the_line(done.stderr)
    assert (done.returncode, done.stdout) == (2, "")
