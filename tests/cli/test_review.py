"""taros review: what it prints, writes and refuses."""

import json
import re
from pathlib import Path

import pytest

from cli.helpers import a_match, answer, refusal, run
from cli.terminal import CTRL_C, Terminal
from taros.core.match import Match
from variants import first_always

MATCH = a_match(seats=4, rugs=6)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    (tmp_path / "game.txt").write_text(MATCH.record(), encoding="utf-8")
    return tmp_path


def test_for_people(home: Path) -> None:
    said = answer(run(home, "review", "game.txt"))
    for word in (
        "in chances",
        "in points",
        "luck",
        "choices",
        "blunder",
        "expected",
        "Better:",
        "to win from",
    ):
        assert word in said
    assert "Best moves by learned" in said
    assert "not finished" not in said


def test_for_machines(home: Path) -> None:
    found = json.loads(answer(run(home, "review", "game.txt", "--json")))
    assert len(found["plies"]) == MATCH.ply
    for balance, standing in zip(found["points"], MATCH.standings(), strict=True):
        parts = balance["start"] + balance["luck"] + balance["choices"]
        assert parts == pytest.approx(standing.score, abs=1e-9)
    assert found["finished"]
    assert found["damage"] is None


def test_a_page(home: Path) -> None:
    words = ("review", "game.txt", "--html", "page.html")
    said = answer(run(home, *words, LC_ALL="ro_RO.UTF-8"))
    assert re.search(r"\d,\d\u00a0%", said)
    assert not re.search(r"\d\.\d", said)
    text = (home / "page.html").read_text(encoding="utf-8")
    assert '<html lang="ro">' in text
    assert "Noroc și pricepere" in text


def test_another_judge_and_another_record(home: Path) -> None:
    other = a_match(seed=8, seats=2, rugs=2)
    (home / "two.txt").write_text(MATCH.record() + "\n" + other.record(), encoding="utf-8")
    words = ("review", "two.txt", "--game", "2", "--bot", "greedy", "--json")
    found = json.loads(answer(run(home, *words)))
    assert (found["bot"], len(found["plies"])) == ("greedy", other.ply)


def test_several_processes_say_the_same(home: Path) -> None:
    one, two = (run(home, "review", "game.txt", "--json", "--jobs", n) for n in "12")
    assert answer(one) == answer(two)


def test_as_far_as_it_goes(home: Path) -> None:
    half: Match = MATCH.at(20)
    (home / "half.txt").write_text(half.record(), encoding="utf-8")
    assert "This is what can be said of its 20 moves" in oneline(run_review(home, "half.txt"))
    torn = MATCH.record().replace("\n5. ", "\n5. nowhere ")
    (home / "torn.txt").write_text(torn, encoding="utf-8")
    said = oneline(run_review(home, "torn.txt"))
    assert "The record is damaged: Line" in said
    assert "nowhere is no move" in said


def run_review(home: Path, name: str) -> str:
    return answer(run(home, "review", name))


def oneline(text: str) -> str:
    return " ".join(text.split())


def test_refusals(home: Path) -> None:
    assert "no bot nobody" in refusal(run(home, "review", "game.txt", "--bot", "nobody"))
    assert "no record 3" in refusal(run(home, "review", "game.txt", "--game", "3"))
    assert "missing.txt" in refusal(run(home, "review", "missing.txt"))
    (home / "none.txt").write_text("no game at all\n", encoding="utf-8")
    assert "no header" in refusal(run(home, "review", "none.txt"))


@pytest.mark.parametrize("jobs", first_always(["2", "1"]))
def test_it_shows_how_far_it_is_and_can_be_cancelled(home: Path, jobs: str) -> None:
    slow = ("review", "game.txt", "--bot", "flat:50000", "--jobs", jobs)
    with Terminal(home, *slow) as person:
        person.wait_for_word(f"2/{MATCH.ply + 1}")
        assert person.leave(CTRL_C) == 130
        assert "Traceback" not in person.text
