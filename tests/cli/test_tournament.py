"""`taros tournament`: the result for people and for machines, interrupted and gone on with."""

import json
import os
import re
import signal
from pathlib import Path
from typing import Any

import pytest

from cli.helpers import answer, refusal, run, running, wait_until
from taros.arena.tournament import plan, tournament
from variants import first_always

KEYS = {
    *("game", "options", "entered", "seats", "seed", "lineups", "planned", "games", "unfinished"),
    *("reproducible", "seconds", "bots"),
}
BOT_KEYS = {
    *("bot", "reproducible", "games", "wins", "win_share", "win_low", "win_high", "fair_share"),
    *("mean_score", "rating", "seats", "against", "moves", "mean_seconds", "worst_seconds"),
    *("faulty", "faulty_moves"),
}
TIMES = {"seconds", "mean_seconds", "worst_seconds"}
WORDS = ("tournament", "marrakech", "--bots", "greedy,random", "--games", "20", "--rugs", "3")


def untimed(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: untimed(part) for key, part in value.items() if key not in TIMES}
    return [untimed(part) for part in value] if isinstance(value, list) else value


def played(home: Path, *words: str) -> Any:
    return json.loads(answer(run(home, *words, "--json")))


def test_the_promised_keys_and_no_others(tmp_path: Path) -> None:
    found = played(tmp_path, *WORDS)
    assert set(found) == KEYS
    assert all(set(bot) == BOT_KEYS for bot in found["bots"])
    assert found["options"] == {"rugs": "3"}
    assert (found["games"], found["planned"], found["lineups"]) == (20, 20, 2)


def test_it_is_what_python_gives(tmp_path: Path) -> None:
    found = played(tmp_path, *WORDS, "--seats", "3", "--seed=5", "--preset", "anu")
    options = {"preset": "anu", "rugs": 3}
    result = tournament(plan("marrakech", ["greedy", "random"], 3, 5, options), 20)
    assert [bot["wins"] for bot in found["bots"]] == [bot.wins for bot in result.bots]
    assert [bot["rating"]["mean"] for bot in found["bots"]] == [
        bot.rating.mean for bot in result.bots
    ]


def test_one_process_or_two(tmp_path: Path) -> None:
    one, two = (played(tmp_path, *WORDS, "--jobs", jobs) for jobs in ("1", "2"))
    assert untimed(one) == untimed(two)


def test_for_people(tmp_path: Path) -> None:
    found = played(tmp_path, *WORDS)
    lines = answer(run(tmp_path, *WORDS)).splitlines()
    rows = {line.split()[0]: line.split() for line in lines[1:3]}
    for bot in found["bots"]:
        row = rows[bot["bot"]]
        assert row[1:3] == ["20", f"{bot['win_share']:.1%}"]
        assert row[3:6] == [f"{bot['win_low']:.1%}", "-", f"{bot['win_high']:.1%}"]
        assert row[6] == "50.0%"
        assert row[7] == f"{bot['rating']['mean']:.1f}"
    text = " ".join(" ".join(lines).split())
    assert "20 games of 2 seats: 2 orders of the bots, each over the same 10 deals" in text
    assert "the same to the last move" in text


def test_a_report_in_the_language_of_the_terminal(tmp_path: Path) -> None:
    answer(run(tmp_path, *WORDS, "--html", "report.html"))
    assert '<html lang="en">' in (tmp_path / "report.html").read_text()
    said = answer(run(tmp_path, *WORDS, "--html", "report.html", LC_ALL="ro_RO.UTF-8"))
    assert "50,0\u00a0%" in said
    assert not re.search(r"\d\.\d", said)
    assert '<html lang="ro">' in (tmp_path / "report.html").read_text()


def kept(home: Path) -> list[Path]:
    return list((home / "data" / "taros" / "tournaments").glob("*"))


def test_a_file_of_ones_own_is_kept_and_gone_on_with(tmp_path: Path) -> None:
    few = played(tmp_path, *WORDS, "--out", "games")
    lines = (tmp_path / "games").read_text().splitlines()
    assert len(lines) == 1 + 20
    more = played(tmp_path, *WORDS, "--out", "games", "--games", "30")
    assert (tmp_path / "games").read_text().splitlines()[:21] == lines
    assert more["games"] == 30
    assert untimed(more) == untimed(played(tmp_path, *WORDS, "--games", "30"))
    assert untimed(few) == untimed(played(tmp_path, *WORDS))
    assert kept(tmp_path) == []


@pytest.mark.parametrize("jobs", first_always(["2", "1"]))
def test_the_same_command_goes_on_where_it_was_interrupted(tmp_path: Path, jobs: str) -> None:
    words = (*WORDS, "--games", "300")
    with running(tmp_path, *words, "--jobs", jobs, "--json") as process:
        wait_until(lambda: any(path.stat().st_size > 3000 for path in kept(tmp_path)))
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Traceback" not in err
    part = json.loads(out)
    assert f"{part['games']} of 300" in err
    (path,) = kept(tmp_path)
    finished = path.read_bytes()
    assert finished.count(b"\n") - 1 == part["games"] > 0
    (tmp_path / "copy").write_bytes(finished)
    again = played(tmp_path, *words)
    assert kept(tmp_path) == []
    assert untimed(again) == untimed(played(tmp_path, *words, "--out", "copy"))
    assert (tmp_path / "copy").read_bytes().startswith(finished)
    assert untimed(again) == untimed(played(tmp_path, *words, "--jobs", "2"))


def test_the_file_of_another_tournament_is_refused(tmp_path: Path) -> None:
    played(tmp_path, *WORDS, "--out", "games")
    before = (tmp_path / "games").read_bytes()
    assert "seed is 1 there and 2 here" in refusal(run(tmp_path, *WORDS, "--out=games", "--seed=2"))
    assert (tmp_path / "games").read_bytes() == before


def test_the_same_tournament_twice_at_once_is_refused(tmp_path: Path) -> None:
    words = (*WORDS, "--games", "100000")
    with running(tmp_path, *words):
        wait_until(lambda: any(path.stat().st_size > 3000 for path in kept(tmp_path)))
        assert "is in use" in refusal(run(tmp_path, *words))


@pytest.mark.parametrize("path", [".", "missing/report.html", "games/report.html"])
def test_a_report_that_cannot_be_written_is_refused_before_the_games(
    tmp_path: Path, path: str
) -> None:
    (tmp_path / "games").touch()
    assert refusal(run(tmp_path, *WORDS, "--html", path)).startswith(path)
    assert kept(tmp_path) == []


def test_a_report_that_is_there_stays_until_there_is_another(tmp_path: Path) -> None:
    (tmp_path / "report.html").write_text("the last one")
    (tmp_path / "folder").mkdir()
    refusal(run(tmp_path, *WORDS, "--html", "report.html", "--out", "folder"))
    refusal(run(tmp_path, *WORDS, "--html", "new.html", "--out", "folder"))
    assert (tmp_path / "report.html").read_text() == "the last one"
    assert not (tmp_path / "new.html").exists()


@pytest.mark.parametrize("columns", ["20", "60"])
def test_a_narrow_terminal_cuts_nothing(tmp_path: Path, columns: str) -> None:
    wide = answer(run(tmp_path, *WORDS, "--out", "games", COLUMNS="1000")).split()
    assert answer(run(tmp_path, *WORDS, "--out", "games", COLUMNS=columns)).split() == wide


@pytest.mark.parametrize("patience", ["0", "inf", "nan", "1e300"])
def test_refused_patience(tmp_path: Path, patience: str) -> None:
    assert "--patience" in refusal(run(tmp_path, *WORDS, "--patience", patience))
