"""`taros perft`: counts, compared with matches that are played move by move."""

import json
from pathlib import Path
from typing import Any

import pytest

import taros
from cli.helpers import POSITION, answer, run

ROLL = "7/7/7/3r|3/3r3/7/7 e4e 30,30,30,30 11,12,12,12 1 roll 2"


def options(match: taros.Match) -> list[str]:
    found = match.legal() or [move for move, _ in match.outcomes()]
    return [move.text for move in found]


def count(match: taros.Match, depth: int) -> int:
    """By playing and taking back."""
    if depth == 0:
        return 1
    total = 0
    for text in options(match):
        line = match.at(match.ply)
        line.play(text)
        total += count(line, depth - 1)
    return total


def divide(match: taros.Match, depth: int) -> dict[str, int]:
    found = {}
    for text in options(match):
        line = match.at(match.ply)
        line.play(text)
        found[text] = count(line, depth - 1)
    return found


def perft(home: Path, *words: str) -> Any:
    return json.loads(answer(run(home, "perft", "marrakech", *words, "--json")))


def check(found: Any, match: taros.Match, depth: int) -> None:
    assert set(found) == {"depth", "count", "seconds", "divide"}
    assert found["depth"] == depth
    assert found["divide"] == divide(match, depth)
    assert found["count"] == sum(found["divide"].values())
    assert found["seconds"] > 0


@pytest.mark.parametrize("depth", [1, 2, 4])
def test_from_the_start(tmp_path: Path, depth: int) -> None:
    check(perft(tmp_path, str(depth)), taros.new("marrakech", 4, roll=False), depth)


@pytest.mark.parametrize("seats", [2, 3])
def test_from_the_start_of_fewer(tmp_path: Path, seats: int) -> None:
    start = taros.new("marrakech", seats, roll=False)
    check(perft(tmp_path, "4", "--seats", str(seats)), start, 4)


@pytest.mark.parametrize("position", [POSITION, ROLL])
def test_from_a_position(tmp_path: Path, position: str) -> None:
    match = taros.from_position("marrakech", position, roll=False)
    check(perft(tmp_path, "3", position), match, 3)


def test_nothing_comes_after_the_end(tmp_path: Path) -> None:
    found = perft(tmp_path, "3", "7/7/7/7/7/7/r-r5 d4s 90,x2,x1 0,0,0 0 over 3 rugs=1")
    assert (found["count"], found["divide"]) == (0, {})


@pytest.mark.parametrize(
    "words", [("--first=lot", "--seats", "3"), ("--first", "lot", "--seats", "3"), ("--first=1",)]
)
def test_options_of_the_game(tmp_path: Path, words: tuple[str, ...]) -> None:
    given: dict[str, Any] = {"first": "lot"} if "lot" in " ".join(words) else {"first": 1}
    start = taros.new("marrakech", 3 if "--seats" in words else 4, roll=False, **given)
    check(perft(tmp_path, "3", *words), start, 3)


def test_for_people(tmp_path: Path) -> None:
    lines = answer(run(tmp_path, "perft", "marrakech", "4")).splitlines()
    found = divide(taros.new("marrakech", 4, roll=False), 4)
    assert [line.split() for line in lines[:-1]] == [[t, f"{n:,}"] for t, n in found.items()]
    assert f"{sum(found.values()):,}" in lines[-1]
