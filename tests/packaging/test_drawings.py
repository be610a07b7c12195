"""The drawn pictures of the README and the documentation are what the code draws."""

from pathlib import Path

import taros

ROOT = Path(__file__).parents[2]

# turn 24 of a game between four greedy bots; to draw the picture again:
# taros show "$BOARD" --svg docs/board.svg
BOARD = "1ybb|nn-n/y|2b2y/y2r|1b-b/rr-rr2b/r-rrr2y|/b1n|y1by/2nn3 c2e 30,29,30,31 6,6,6,7 3 turn 24"


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
