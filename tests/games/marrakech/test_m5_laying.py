"""M5: where a rug may lie."""

from itertools import combinations

import pytest

from games.marrakech.helpers import GAME, Variant, at, begun, clause, legal, play, state_of
from games.marrakech.naive import AROUND, PLACEMENTS, SQUARES
from taros.games.marrakech.layout import EAST, LAYING, PHASE, POSE, SOUTH

FOUR = "30,30,30,30 8,8,8,8 0 lay 17"


def rugs(text: str) -> list[str]:
    return text.split()


ROUND_D4 = rugs("c3d3 d3e3 b4c4 e4f4 c5d5 d5e5 d2d3 c3c4 e3e4 c4c5 e4e5 d5d6")


@pytest.mark.parametrize(
    ("assam", "expected"),
    [
        ("d4", ROUND_D4),
        ("a1", rugs("b1c1 a2b2 b1b2 a2a3")),
        ("g1", rugs("e1f1 f2g2 f1f2 g2g3")),
        ("a7", rugs("a6b6 b7c7 a5a6 b6b7")),
        ("g7", rugs("f6g6 e7f7 g5g6 f6f7")),
        ("d1", rugs("b1c1 e1f1 c2d2 d2e2 c1c2 e1e2 d2d3")),
        ("g4", rugs("f3g3 e4f4 f5g5 g2g3 f3f4 f4f5 g5g6")),
    ],
)
def test_m5_1_places_on_a_bare_market(assam: str, expected: list[str]) -> None:
    """M5.1: one square beside Assam's, none on it; east-west first, each from the north-west."""
    assert legal(at(f"7/7/7/7/7/7/7 {assam}s 30,30,30,30 12,12,12,12 0 lay 1")) == expected


def test_m5_1_every_square_has_its_places() -> None:
    """M5.1: counted from the words of the clause, for all 49 squares."""
    for assam in SQUARES:
        match = at(f"7/7/7/7/7/7/7 {assam}n 30,30,30,30 12,12,12,12 0 lay 1")
        expected = [one + two for one, two in PLACEMENTS if is_near(assam, one, two)]
        assert legal(match) == expected


def is_near(assam: str, one: str, two: str) -> bool:
    distances = [
        abs(ord(s[0]) - ord(assam[0])) + abs(ord(s[1]) - ord(assam[1])) for s in (one, two)
    ]
    return min(distances) == 1


def test_m5_1_reasons() -> None:
    """M5.1: on Assam, or too far from him, at a corner too."""
    match = at("7/7/7/7/7/7/7 d4s 30,30,30,30 12,12,12,12 0 lay 1")
    for refused in ("d4d5", "c4d4", "d3d4", "d4e4", "e5f5", "e5e6", "a1b1", "b3c3", "d6d7"):
        assert clause(match, refused) == "M5.1", refused
    on_assam, far = match.why_not("d4d5"), match.why_not("e5f5")
    assert on_assam is not None
    assert far is not None
    assert on_assam.text != far.text


def test_m5_1_either_order_of_the_squares() -> None:
    """M5.1: a rug has no first square."""
    match = at("7/7/7/7/7/7/7 d4s 30,30,30,30 12,12,12,12 0 lay 1")
    play(match, "d6d5")
    assert match.plies[-1].move.text == "d5d6"
    assert match.view().pieces[0].squares == ("d5", "d6")


def test_m5_2_bare_half_and_two_halves() -> None:
    """M5.2: two bare squares, one and half a rug of any colour, halves of two different rugs."""
    for letter in "rybn":
        match = at(f"7/7/4{letter}-{letter}1/7/4n-n1/7/7 d4s {FOUR}")
        assert clause(match, "c3d3") is None  # bare and bare
        assert clause(match, "d3e3") is None  # bare and half
        assert clause(match, "e3e4") is None  # half and bare
        assert clause(match, "d5e5") is None
        two_halves = at(f"7/7/7/4{letter}-{letter}1/4b-b1/7/7 d4s {FOUR}")
        assert clause(two_halves, "e4e5") is None


def test_m5_2_halves_of_two_rugs_of_one_colour() -> None:
    """M5.2: two rugs are different though their colour is the same."""
    for letter in "rybn":
        match = at(f"7/7/4{letter}-{letter}1/4{letter}-{letter}1/7/7/7 d4s {FOUR}")
        assert clause(match, "e3e4") is None
        assert clause(match, "e4f4") == "M5.3"


def test_m5_2_a_rug_that_was_half_covered_is_no_whole() -> None:
    """M5.2: its visible half and what covers the other are different rugs, though of one colour."""
    match = play(at("7/7/7/4y-y1/7/7/7 e5n 30,30,30,30 7,7,8,8 2 lay 19"), "d4e4")
    shown = {(piece.colour, piece.squares) for piece in match.view().pieces}
    assert shown == {("blue", ("d4", "e4")), ("yellow", ("f4",))}
    assert [standing.parts["squares"] for standing in match.standings()] == [0, 1, 2, 0]
    match = at("7/7/7/3y-yy1/7/7/7 e5n 30,30,30,30 8,8,8,8 0 lay 17")
    assert clause(match, "e4f4") is None
    assert clause(match, "d4e4") == "M5.3"


def test_m5_2_what_lies_below_does_not_matter() -> None:
    """M5.2: a rug on a rug on a rug, and always two squares change hands."""
    match = play(begun(4, rugs=3), "ahead 1 d6d7")
    for moves in ("ahead 1 d7e7", "left 1"):
        play(match, moves)
    tops = {square: piece.colour for piece in match.view().pieces for square in piece.squares}
    assert tops == {"d6": "red", "d7": "yellow", "e7": "yellow"}
    for move in legal(match):
        after = play(match.at(match.ply), move)
        shown = {s: piece.colour for piece in after.view().pieces for s in piece.squares}
        assert shown == {**tops, move[:2]: "blue", move[2:]: "blue"}


@pytest.mark.parametrize("letter", ["r", "y", "b", "n"])
def test_m5_3_no_rug_may_be_covered_whole(letter: str) -> None:
    """M5.3: by default whoever owns it; seat 0 lays, and red is his."""
    for option in ("", " cover_own=false"):
        east_west = at(f"7/7/7/4{letter}-{letter}1/7/7/7 d4s {FOUR}{option}")
        assert legal(east_west) == [rug for rug in ROUND_D4 if rug != "e4f4"]
        assert clause(east_west, "e4f4") == "M5.3"
        north_south = at(f"7/7/7/7/3{letter}|3/3{letter}3/7 d4s {FOUR}{option}")
        assert legal(north_south) == [rug for rug in ROUND_D4 if rug != "d5d6"]
        assert clause(north_south, "d6d5") == "M5.3"


@pytest.mark.parametrize(("letter", "allowed"), [("r", True), ("y", False), ("b", False)])
def test_m5_3_option_cover_own(letter: str, allowed: bool) -> None:
    """M5.3: `cover_own=True` lets one's own whole rug be covered, and no other."""
    for market in (f"7/7/7/4{letter}-{letter}1/7/7/7", f"7/7/4{letter}|2/4{letter}2/7/7/7"):
        match = at(f"{market} d4s {FOUR} cover_own=true")
        rug = "e4f4" if "-" in market else "e3e4"
        assert (rug in legal(match)) is allowed
        assert clause(match, rug) == (None if allowed else "M5.3")


@pytest.mark.parametrize("shown", ["r", "y"])
def test_m5_3_cover_own_in_both_colours(shown: str) -> None:
    """M5.3, M1.5: with two colours either is one's own, whichever is laid."""
    text = f"7/7/7/1r-r1y-y1/3b|3/3b3/7 d4s 30,30 8+8,8+8 0 lay 17 next={shown},n"
    forbidden = {"b4c4", "e4f4", "d5d6"}
    assert set(ROUND_D4) - set(legal(at(text))) == forbidden
    assert set(ROUND_D4) - set(legal(at(f"{text} cover_own=true"))) == {"d5d6"}


def test_m5_3_covered_whole_it_is_gone() -> None:
    """M5.3: the new rug is one rug, and lies whole."""
    match = play(at(f"7/7/7/4r-r1/7/7/7 d4s {FOUR} cover_own=true"), "e4f4")
    assert [piece.squares for piece in match.view().pieces] == [("e4", "f4")]
    assert match.position.split()[0] == "7/7/7/4r-r1/7/7/7"


def test_m5_4_two_to_twelve_places() -> None:
    """M5.4: for every square of Assam and every way rugs can lie whole around it."""
    counts = set()
    state = list(state_of(Variant(4, {})))
    state[PHASE] = LAYING
    for number, assam in enumerate(SQUARES):
        state[POSE] = 4 * number
        for links in disjoint(AROUND[assam]):
            state[EAST] = sum(1 << SQUARES.index(one) for one, two in links if one[1] == two[1])
            state[SOUTH] = sum(1 << SQUARES.index(one) for one, two in links if one[0] == two[0])
            found = GAME.rules.legal(state)
            assert len(found) == len(AROUND[assam]) - len(links)
            counts.add(len(found))
    assert (min(counts), max(counts)) == (2, 12)


def disjoint(near: list[tuple[str, str]]) -> list[tuple[tuple[str, str], ...]]:
    """All ways to have some of these rugs whole, none on top of another; at most four fit."""
    return [
        some
        for count in range(5)
        for some in combinations(near, count)
        if len({square for rug in some for square in rug}) == 2 * count
    ]


def test_m5_4_two_places_in_a_corner() -> None:
    """M5.4: as few as there can be."""
    match = at(f"1y-y4/b|6/b6/7/7/7/7 a1s {FOUR}")
    assert legal(match) == ["a2b2", "b1b2"]
