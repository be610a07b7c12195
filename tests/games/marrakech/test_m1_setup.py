"""M1: the set-up, and every option that changes it."""

from typing import Any

import pytest

import taros
from games.marrakech.helpers import at, begun, clause, legal, outcomes, phase, play, purses
from taros.core.match import Match

TURN = "ahead 1"  # a facing and a roll; from d4, south, to d5


def colours(match: Match) -> list[tuple[str, ...]]:
    return [player.colours for player in match.view().players]


def rugs_left(match: Match) -> list[tuple[int, ...]]:
    return [player.rugs_left for player in match.view().players]


def tops(match: Match) -> list[str | None]:
    return [player.next_rug for player in match.view().players]


def test_m1_1_columns_go_east_and_rows_south() -> None:
    """M1.1: a-g from left to right, 1-7 from top to bottom, north is up."""
    arrivals = {}
    for facing in "nesw":
        match = at(f"7/7/7/7/7/7/7 d4{facing} 30,30,30,30 12,12,12,12 0 roll 1")
        arrivals[facing] = play(match, "1").view().assam
    assert arrivals == {"n": "d3", "e": "e4", "s": "d5", "w": "c4"}


def test_m1_1_market_is_seven_by_seven() -> None:
    """M1.1: the corners are squares, what is beyond them is not."""
    match = at("7/7/7/7/7/7/7 d4s 30,30,30,30 12,12,12,12 0 lay 1")
    for inside in ("a1b1", "f1g1", "a6a7", "g6g7"):
        assert clause(match, inside) == "M5.1"
    for outside in ("g1h1", "a7a8", "a0a1", "g1a2", "g7h7"):
        with pytest.raises(taros.BadNotation):
            match.why_not(outside)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_m1_1_two_to_four_play(seats: int) -> None:
    """M1.1: 2, 3 or 4 players."""
    assert len(begun(seats).standings()) == seats


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 6])
def test_m1_1_no_other_number_plays(seats: int) -> None:
    """M1.1: and no other number."""
    with pytest.raises(taros.BadOption, match=r"seats: .* allowed: 2 to 4"):
        begun(seats)


def test_m1_2_assam_starts_in_the_middle_facing_south() -> None:
    """M1.2: on d4, by default facing south."""
    for seats in (2, 3, 4):
        view = begun(seats).view()
        assert (view.assam, view.facing) == ("d4", "south")


@pytest.mark.parametrize("facing", ["north", "east", "south", "west"])
def test_m1_2_option_facing(facing: str) -> None:
    """M1.2: option `facing`."""
    view = begun(4, facing=facing).view()
    assert (view.assam, view.facing) == ("d4", facing)


def test_m1_3_thirty_dirhams() -> None:
    """M1.3: 30 dirhams each."""
    for seats in (2, 3, 4):
        assert purses(begun(seats)) == [30] * seats


@pytest.mark.parametrize("purse", [1, 17, 1000])
def test_m1_3_option_purse(purse: int) -> None:
    """M1.3: option `purse`."""
    assert purses(begun(3, purse=purse)) == [purse] * 3


def test_m1_4_rugs_of_four_and_three_players() -> None:
    """M1.4: 12 each with four, 15 each with three, one colour a player."""
    assert rugs_left(begun(4)) == [(12,)] * 4
    assert rugs_left(begun(3)) == [(15,)] * 3
    assert colours(begun(4)) == [("red",), ("yellow",), ("blue",), ("brown",)]
    assert colours(begun(3)) == [("red",), ("yellow",), ("blue",)]


def test_m1_5_two_players_own_two_colours_of_twelve() -> None:
    """M1.5: two colours each, 12 rugs of each."""
    for match in (begun(2), begun(2, two_player="two-colours")):
        assert colours(match) == [("red", "yellow"), ("blue", "brown")]
        assert rugs_left(match) == [(12, 12), (12, 12)]


def test_m1_5_both_tops_are_drawn_before_the_first_turn() -> None:
    """M1.5: seat 0's, then seat 1's, each by the rugs left of each colour."""
    match = begun(2)
    assert (match.to_act, match.turn, tops(match)) == (taros.CHANCE, 0, [None, None])
    assert outcomes(match) == {"red": 12, "yellow": 12}
    play(match, "yellow")
    assert (match.to_act, match.turn, tops(match)) == (taros.CHANCE, 0, ["yellow", None])
    assert outcomes(match) == {"blue": 12, "brown": 12}
    play(match, "blue")
    assert (match.to_act, match.turn, tops(match)) == (0, 1, ["yellow", "blue"])


def test_m1_5_the_top_is_laid_and_the_next_drawn_at_once() -> None:
    """M1.5: right after its rug was laid, weighted by the rugs left of each colour."""
    match = play(begun(2), f"yellow blue {TURN} d6d7")
    assert match.view().pieces[0].colour == "yellow"
    assert rugs_left(match) == [(12, 11), (12, 12)]
    assert (match.to_act, tops(match)) == (taros.CHANCE, [None, "blue"])
    assert outcomes(match) == {"red": 12, "yellow": 11}
    play(match, "yellow")
    assert (match.to_act, tops(match)) == (1, ["yellow", "blue"])
    play(match, f"{TURN} d7e7")
    assert rugs_left(match) == [(12, 11), (11, 12)]
    assert outcomes(match) == {"blue": 11, "brown": 12}


def test_m1_5_weights_are_the_rugs_left() -> None:
    """M1.5: weighted by the rugs left of each colour, down to none."""
    head = "r-r5/7/7/7/7/7/7 d4s 30,30"
    tail = "0 pile 31 next=-,b"
    assert outcomes(at(f"{head} 7+1,4+5 {tail}")) == {"red": 7, "yellow": 1}
    assert outcomes(at(f"{head} 8+0,4+5 {tail}")) == {"red": 8}
    assert outcomes(at(f"{head} 0+8,4+5 {tail}")) == {"yellow": 8}


def test_m1_5_option_pile_coin() -> None:
    """M1.5: `pile="coin"` is 50/50 while both colours last."""
    head = "r-r5/7/7/7/7/7/7 d4s 30,30"
    tail = "0 pile 31 next=-,b pile=coin"
    assert outcomes(begun(2, pile="coin")) == {"red": 1, "yellow": 1}
    assert outcomes(at(f"{head} 7+1,4+5 {tail}")) == {"red": 1, "yellow": 1}
    assert outcomes(at(f"{head} 8+0,4+5 {tail}")) == {"red": 1}


def test_m1_5_option_pile_weighted() -> None:
    """M1.5: `pile="weighted"` is the default."""
    assert begun(2, pile="weighted").options == begun(2).options


def test_m1_5_no_draw_when_the_pile_is_empty() -> None:
    """M1.5: after the last rug of a pile nothing is drawn."""
    match = at("r-r5/7/7/7/7/7/7 d4s 30,30 1+0,0+1 0 lay 47 next=r,n")
    play(match, "d5d6")
    assert (match.to_act, tops(match)) == (1, [None, "brown"])


def test_m1_5_both_see_the_same() -> None:
    """M1.5: the tops are seen by both, and nothing else is hidden."""
    match = play(begun(2), f"yellow brown {TURN} d6d7 red")
    assert match.view(0) == match.view(1) == match.view(None)
    assert tops(match) == ["red", "brown"]


def test_m1_6_one_colour_each() -> None:
    """M1.6: 15 rugs of one colour each, and no piles."""
    match = begun(2, two_player="one-colour")
    assert colours(match) == [("red",), ("yellow",)]
    assert rugs_left(match) == [(15,), (15,)]
    assert (match.to_act, match.turn, phase(match)) == (0, 1, "turn")
    play(match, f"{TURN} d6d7")
    assert (match.to_act, phase(match)) == (1, "turn")


def test_m1_7_box_of_60() -> None:
    """M1.7: the default; all four colours are on offer."""
    assert begun(3, box="60").options == begun(3).options
    match = begun(3, colours=("blue", "brown", "red"), rugs=15)
    assert colours(match) == [("blue",), ("brown",), ("red",)]


@pytest.mark.parametrize(
    ("seats", "options", "expected"),
    [
        (4, {}, [("red",), ("yellow",), ("blue",), ("brown",)]),
        (3, {}, [("red",), ("yellow",), ("brown",)]),
        (2, {"two_player": "one-colour"}, [("red",), ("yellow",)]),
        (2, {}, [("red", "yellow"), ("blue", "brown")]),
    ],
)
def test_m1_7_box_of_57(seats: int, options: dict[str, Any], expected: list[Any]) -> None:
    """M1.7: blue is not on offer with three players, nor with one colour each."""
    match = begun(seats, box="57", **options)
    assert colours(match) == expected
    short = 12 if seats == 4 or len(expected[0]) == 2 else 15
    assert rugs_left(match) == [(short,) * len(own) for own in expected]


def test_m1_7_short_box_has_twelve_blue_rugs() -> None:
    """M1.7: one colour of 12 in the box of 57, the others have 15."""
    assert rugs_left(begun(4, box="57", rugs=12)) == [(12,)] * 4
    assert rugs_left(begun(3, box="57", rugs=15)) == [(15,)] * 3
    with pytest.raises(taros.BadOption, match=r"rugs: 13 blue .* only 12"):
        begun(4, box="57", rugs=13)


@pytest.mark.parametrize(
    ("seats", "given"),
    [
        (4, ("brown", "blue", "yellow", "red")),
        (3, ("brown", "red", "blue")),
        (2, ("yellow", "brown", "red", "blue")),
    ],
)
def test_m1_7_option_colours(seats: int, given: tuple[str, ...]) -> None:
    """M1.7: `colours` assigns them seat by seat; of two each, both of seat 0 first."""
    each = len(given) // seats
    expected = [given[each * seat : each * seat + each] for seat in range(seats)]
    match = begun(seats, colours=given)
    assert colours(match) == expected
    assert begun(seats, colours=",".join(given)).position == match.position


def test_m1_7_colours_of_a_seat_are_what_it_lays() -> None:
    """M1.7: the rugs a seat lays have its colour."""
    match = begun(3, colours=("brown", "red", "blue"))
    play(match, f"{TURN} e5f5 {TURN} e6f6 {TURN} c7b7")
    laid = {piece.squares: piece.colour for piece in match.view().pieces}
    assert laid == {("e5", "f5"): "brown", ("e6", "f6"): "red", ("b7", "c7"): "blue"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_m1_8_seat_0_begins_by_default(seats: int) -> None:
    """M1.8: the default is seat 0."""
    assert begun(seats, two_player="one-colour").to_act == 0


@pytest.mark.parametrize(("seats", "first"), [(s, f) for s in (2, 3, 4) for f in range(s)])
def test_m1_8_option_first_and_clockwise_order(seats: int, first: int) -> None:
    """M1.8: the named seat begins, the others follow in order and around."""
    match = begun(seats, two_player="one-colour", first=first)
    order = []
    for _ in range(2 * seats):
        order.append(match.to_act)
        play(match, TURN)
        play(match, legal(match)[0])
    assert order == [(first + turn) % seats for turn in range(2 * seats)]


@pytest.mark.parametrize("seats", [3, 4])
def test_m1_8_lot_gives_every_seat_the_same_chance(seats: int) -> None:
    """M1.8: `first="lot"` is a chance event, all seats alike."""
    for seat in range(seats):
        match = begun(seats, first="lot")
        assert (match.to_act, match.turn, phase(match)) == (taros.CHANCE, 0, "lot")
        assert outcomes(match) == {f"seat{k}": 1 for k in range(seats)}
        play(match, f"seat{seat}")
        assert (match.to_act, match.turn) == (seat, 1)


def test_m1_8_lot_before_the_piles() -> None:
    """M1.8, M1.5: with two colours the lot is drawn too, and its winner begins."""
    match = begun(2, first="lot")
    assert outcomes(match) == {"seat0": 1, "seat1": 1}
    play(match, "seat1")
    assert outcomes(match) == {"red": 12, "yellow": 12}
    play(match, "red brown")
    assert (match.to_act, match.turn, tops(match)) == (1, 1, ["red", "brown"])


@pytest.mark.parametrize("rugs", [1, 7, 15])
def test_m1_9_option_rugs(rugs: int) -> None:
    """M1.9: of a player, or of a colour with two colours."""
    assert rugs_left(begun(4, rugs=rugs)) == [(rugs,)] * 4
    assert rugs_left(begun(3, rugs=rugs)) == [(rugs,)] * 3
    assert rugs_left(begun(2, rugs=rugs)) == [(rugs, rugs)] * 2
    assert rugs_left(begun(2, rugs=rugs, two_player="one-colour")) == [(rugs,)] * 2


def test_m1_9_one_rug_each() -> None:
    """M1.9: the shortest game: every seat lays one rug."""
    match = play(begun(4, rugs=1), f"{TURN} e5f5 {TURN} e6f6 {TURN} c7b7")
    play(match, "ahead 1")
    play(match, legal(match)[0])
    assert match.to_act is None
    assert match.turn == 4
