"""`taros show`: a record or a position, as a board, as a picture and for machines."""

import json
from pathlib import Path

import pytest

import taros
from cli.helpers import POSITION, a_match, answer, run


@pytest.fixture
def match(tmp_path: Path) -> taros.Match:
    """A match whose record is in the file `game`."""
    match = a_match(seed=11, seats=4, names=("Ann", "Bob", "Cid", "Dot"))
    (tmp_path / "game").write_text(match.record(), encoding="utf-8")
    return match


def board(match: taros.Match) -> list[str]:
    """The lines of the board, without colours."""
    lines = match.game.renderer.terminal(match.view(), match.names)
    return ["".join(text for text, _ in line).rstrip() for line in lines]


def lines_of(text: str) -> list[str]:
    return [line.rstrip() for line in text.splitlines()]


def test_a_position(tmp_path: Path) -> None:
    shown = lines_of(answer(run(tmp_path, "show", POSITION)))
    assert shown == [*board(taros.from_position("marrakech", POSITION, roll=False)), POSITION]
    assert sum(line.count("◇") for line in shown) == 5 * 2 + 5 + 5 * 2 + 5 * 2  # rug, gap, panel


def test_a_position_that_looks_like_an_option_and_is_longer_than_any_file_name(
    tmp_path: Path,
) -> None:
    rocks = "".join(f";rock:{60 * i},1500,20" for i in range(20))
    course = f"line:-150,0,150,0;cw:0,600{rocks}"
    position = taros.new("regatta", seats=2, seed=1, course=course).position
    assert position.startswith("-75,")
    assert len(course) > 255
    assert answer(run(tmp_path, "show", position)).rstrip("\n").endswith(position)


def test_a_game_with_its_last_event_in_words(tmp_path: Path, match: taros.Match) -> None:
    shown = lines_of(answer(run(tmp_path, "show", "game")))
    *shown_board, position, words = shown
    assert shown_board == board(match)
    assert position == match.position
    last = match.plies[-1]
    squares = (last.move.text[:2], last.move.text[2:])
    assert words == f"{match.names[last.actor]} lays a rug on {squares[0]} and {squares[1]}."


@pytest.mark.parametrize("ply", [0, 1, 2, 7, -1])
def test_a_game_as_it_was(tmp_path: Path, match: taros.Match, ply: int) -> None:
    ply %= match.ply + 1
    shown = lines_of(answer(run(tmp_path, "show", "game", "--ply", str(ply))))
    assert shown[: len(board(match))] == board(match.at(ply))
    assert match.at(ply).position in shown
    assert len(shown) == len(board(match)) + (2 if ply else 1)


def test_what_a_roll_cost_is_said(tmp_path: Path) -> None:
    """The plies of a game from a position where whatever is rolled is to be paid for."""
    carpet = "7/7/7/7/3r-r2/3r3/3rr-r1 d4s 30,30,30,30 8,9,9,9 1 turn 14"
    match = taros.from_position("marrakech", carpet, seed=4)
    match.play("ahead")
    (tmp_path / "game").write_text(match.record(reveal=True), encoding="utf-8")
    words = lines_of(answer(run(tmp_path, "show", "game")))[-1]
    roll = match.plies[-1].move.text
    assert f"seat 1 rolls {roll}" in words
    assert "pays seat 0" in words


def test_one_record_of_several(tmp_path: Path) -> None:
    matches = [a_match(seed=seed) for seed in (1, 2, 3)]
    (tmp_path / "games").write_text("\n".join(match.record() for match in matches))
    for number, match in enumerate(matches, start=1):
        shown = lines_of(answer(run(tmp_path, "show", "games", "--game", str(number))))
        assert match.position in shown
    assert matches[0].position in lines_of(answer(run(tmp_path, "show", "games")))


def test_from_a_pipe(tmp_path: Path, match: taros.Match) -> None:
    shown = answer(run(tmp_path, "show", "-", stdin=match.record()))
    assert shown == answer(run(tmp_path, "show", "game"))


def test_the_picture(tmp_path: Path, match: taros.Match) -> None:
    said = answer(run(tmp_path, "show", "game", "--ply", "5", "--svg", "[red]board.svg"))
    assert (tmp_path / "[red]board.svg").read_text(encoding="utf-8") == match.at(5).svg()
    assert "[red]board.svg" in said


def test_for_machines(tmp_path: Path, match: taros.Match) -> None:
    shown = json.loads(answer(run(tmp_path, "show", "game", "--ply", "6", "--json")))
    assert set(shown) == {"position", "ply", "view"}
    assert (shown["position"], shown["ply"]) == (match.at(6).position, 6)
    view = match.at(6).view()
    assert shown["view"]["assam"] == view.assam
    assert [player["dirhams"] for player in shown["view"]["players"]] == [
        player.dirhams for player in view.players
    ]


def test_for_machines_and_the_picture(tmp_path: Path) -> None:
    shown = answer(run(tmp_path, "show", POSITION, "--json", "--svg", "board.svg"))
    assert json.loads(shown)["position"] == POSITION
    picture = taros.from_position("marrakech", POSITION, roll=False).svg()
    assert (tmp_path / "board.svg").read_text(encoding="utf-8") == picture
