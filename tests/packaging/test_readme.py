"""The README is true: examples run, the picture is drawn by the code, links lead somewhere."""

import doctest
import re
from pathlib import Path

import taros

ROOT = Path(__file__).parents[2]

# turn 24 of a game between four greedy bots; to draw the picture again:
# taros show "$BOARD" --svg docs/board.svg
BOARD = "1ybb|nn-n/y|2b2y/y2r|1b-b/rr-rr2b/r-rrr2y|/b1n|y1by/2nn3 c2e 30,29,30,31 6,6,6,7 3 turn 24"


def test_the_examples_run() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert (failed, tried > 20) == (0, True)


def test_the_picture_is_what_the_code_draws() -> None:
    drawn = taros.from_position("marrakech", BOARD, roll=False).svg()
    assert (ROOT / "docs" / "board.svg").read_text(encoding="utf-8") == drawn


def test_the_picture_of_a_race_is_what_the_code_draws() -> None:
    """taros show docs/race.txt --svg docs/race.svg"""
    drawn = taros.load((ROOT / "docs" / "race.txt").read_text(encoding="utf-8")).svg()
    assert (ROOT / "docs" / "race.svg").read_text(encoding="utf-8") == drawn


def test_the_picture_shows_all_there_is_to_see() -> None:
    """Whole rugs and halves of every colour."""
    pieces = taros.from_position("marrakech", BOARD, roll=False).view().pieces
    kinds = {(piece.colour, len(piece.squares)) for piece in pieces}
    assert kinds == {(c, n) for c in ("red", "yellow", "blue", "brown") for n in (1, 2)}


def test_links_lead_to_files() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    links = re.findall(r"\]\(([^)]+)\)", text)
    assert {"docs/board.svg", "docs/race.svg"} <= set(links)
    assert [link for link in links if not (ROOT / link).exists()] == []


def test_the_commands_it_names_exist() -> None:
    """Commands of taros, targets of make, and files of the layout."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^(\w+):", makefile, re.MULTILINE))
    assert set(re.findall(r"make (play|test|check|bench|docs)\b", text)) <= targets
    commands = {path.stem for path in (ROOT / "src" / "taros" / "cli").glob("*.py")}
    assert set(re.findall(r"\bbin/taros (\w+)", text)) <= commands
    layout = re.search(r"games/marrakech/ +(.+)", text)
    assert layout
    folder = ROOT / "src" / "taros" / "games" / "marrakech"
    named = layout[1].split(" · ")
    assert {path.stem for path in folder.glob("*.py")} - {"__init__", "game"} == set(named)
