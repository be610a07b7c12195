"""M6 and M7: the end, who wins, and the presets."""

from typing import Any

import pytest

import taros
from games.marrakech.helpers import PRESETS, at, begun, legal, phase, play, purses
from taros.core.match import Match


def ended(market: str, purses: str, option: str = "") -> Match:
    return at(f"{market} d4s {purses} 0,0,0,0 0 over 48 {option}")


def places(match: Match) -> list[int]:
    return [standing.place for standing in match.standings()]


def wins(match: Match) -> list[float]:
    return [standing.win for standing in match.standings()]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_m6_1_over_when_the_last_rug_is_laid(seats: int) -> None:
    """M6.1: not before, and not after."""
    match = begun(seats, rugs=2, two_player="one-colour", bankrupt="pays-what-he-can")
    laid = 0
    while match.to_act is not None:
        play(match, "left 1")
        play(match, legal(match)[0])
        laid += 1
    assert (laid, match.turn) == (2 * seats, 2 * seats)
    assert legal(match) == []
    assert match.outcomes() == []
    for text in ("left", "1", "a1b1", "seat0", "red"):
        with pytest.raises(taros.IllegalMove, match=r"M6\.1"):
            match.play(text)


def test_m6_1_two_colours_are_24_rugs_each() -> None:
    """M6.1, M1.5: the piles are laid to the last rug."""
    match = taros.new("marrakech", 2, seed=1, bankrupt="pays-what-he-can")
    while match.to_act is not None:
        match.play(legal(match)[0])
    assert match.turn == 48
    assert [player.rugs_left for player in match.view().players] == [(0, 0), (0, 0)]


def test_m6_1_over_when_one_is_left() -> None:
    """M6.1: `lone_survivor="ends"`, the default."""
    for option in ("", " lone_survivor=ends"):
        match = at(f"7/7/7/7/3y|3/3y3/7 d4s 1,89,x1 10,10,0 0 roll 20{option}")
        play(match, "1")
        assert (match.to_act, phase(match), match.turn) == (None, "over", 20)
        assert [player.rugs_left for player in match.view().players] == [(0,), (10,), (0,)]
        assert places(match) == [2, 1, 3]
        assert wins(match) == [0, 1, 0]


def test_m6_1_not_over_while_two_are_left() -> None:
    """M6.1: one of three goes out, two play on."""
    match = play(at("7/7/7/7/3y|3/3y3/7 d4s 1,59,30 10,10,10 0 roll 16"), "1")
    assert (match.to_act, phase(match)) == (1, "turn")


def test_m6_1_the_survivor_may_play_on() -> None:
    """M6.1: `lone_survivor="plays-on"` lets him lay the rest."""
    options = "lone_survivor=plays-on"
    match = play(at(f"7/7/7/7/3y|3/3y3/7 d4s 1,89,x1 3,3,0 0 roll 30 {options}"), "1")
    turns = 0
    while match.to_act is not None:
        assert match.to_act == 1
        play(match, "left 1")
        play(match, legal(match)[0])
        turns += 1
    assert (turns, match.turn) == (3, 33)
    assert purses(match) == [0, 90, 0]
    assert places(match) == [2, 1, 3]


def test_m6_1_the_survivor_of_two_with_piles() -> None:
    """M6.1, M1.5: alone, his pile is still turned up rug by rug."""
    options = "next=r,b lone_survivor=plays-on"
    text = f"7/7/7/7/3b|3/3b3/7 d4s 1,59 1+1,1+1 0 roll 45 {options}"
    match = play(at(text), "1 left 1")
    play(match, legal(match)[0])
    assert [(move.text, weight) for move, weight in match.outcomes()] == [("brown", 1)]
    play(match, "brown left 1")
    play(match, legal(match)[0])
    assert (match.to_act, match.turn) == (None, 47)


def test_m6_2_score_is_dirhams_and_visible_squares() -> None:
    """M6.2: only what is on top counts, halves as well."""
    match = ended("r-rry-yyn/3b-b1n|/6n/7/7/7/7", "10,20,40,50")
    parts = [(standing.parts, standing.score) for standing in match.standings()]
    assert parts == [
        ({"dirhams": 10, "squares": 3}, 13),
        ({"dirhams": 20, "squares": 3}, 23),
        ({"dirhams": 40, "squares": 2}, 42),
        ({"dirhams": 50, "squares": 3}, 53),
    ]
    assert places(match) == [4, 3, 2, 1]
    assert wins(match) == [0, 0, 0, 1]


def test_m6_2_both_colours_count() -> None:
    """M6.2, M1.5: the squares of a player's two colours together."""
    match = at("r-ry-yyb-b/n-n5/7/7/7/7/7 d4s 29,31 0+0,0+0 1 over 48 next=-,-")
    assert [standing.score for standing in match.standings()] == [34, 35]
    assert places(match) == [2, 1]


def test_m6_3_tie_more_dirhams() -> None:
    """M6.3: `tie_break="dirhams"`, the default."""
    for option in ("", "tie_break=dirhams"):
        match = ended("r-rry-y2/7/7/7/7/7/7", "29,30,31,30", option)
        assert [standing.score for standing in match.standings()] == [32, 32, 31, 30]
        assert places(match) == [2, 1, 3, 4]
        assert wins(match) == [0, 1, 0, 0]


def test_m6_3_tie_more_visible_squares() -> None:
    """M6.3: `tie_break="rugs"`."""
    match = ended("r-rry-y2/7/7/7/7/7/7", "29,30,31,30", "tie_break=rugs")
    assert places(match) == [1, 2, 3, 4]
    assert wins(match) == [1, 0, 0, 0]


@pytest.mark.parametrize("option", ["", "tie_break=rugs"])
@pytest.mark.parametrize(
    ("row", "purses", "ranks", "shares"),
    [
        ("r-ry-y3", "30,30,30,30", [1, 1, 3, 3], [1 / 2, 1 / 2, 0, 0]),
        ("r-ry-yb-b1", "31,31,31,27", [1, 1, 1, 4], [1 / 3, 1 / 3, 1 / 3, 0]),
        ("r-ry-yb-b1/n-n5", "30,30,30,30", [1, 1, 1, 1], [1 / 4, 1 / 4, 1 / 4, 1 / 4]),
    ],
)
def test_m6_3_shared_victory(
    row: str, purses: str, ranks: list[int], shares: list[float], option: str
) -> None:
    """M6.3: still tied, k winners have 1/k of a win each."""
    match = ended("/".join([*row.split("/"), *["7"] * 6][:7]), purses, option)
    assert places(match) == ranks
    assert wins(match) == shares


def test_m6_3_nobody_has_won_before_the_end() -> None:
    """M6.3: places are as if the game ended now, a win is not."""
    match = begun(4)
    assert places(match) == [1, 1, 1, 1]
    assert wins(match) == [0, 0, 0, 0]


def test_m6_3_the_eliminated_rank_last_out_first() -> None:
    """M6.3: below all others whatever they show, the last to go before the first."""
    match = ended("r-rr-rr-r1/b-bbb-b2/y-y5/7/7/7/7", "x1,60,x2,60")
    assert [standing.score for standing in match.standings()] == [6, 62, 5, 60]
    assert places(match) == [4, 1, 3, 2]


def test_m6_3_one_after_another_goes_out() -> None:
    """M6.3, M4.3: played out: three go, in the order of their seats."""
    match = at("7/7/7/7/3n|3/3n3/3n-n2 d4s 1,1,1,117 10,10,10,10 0 turn 9")
    play(match, "ahead 1 ahead 1 ahead 1")
    assert match.to_act is None
    assert [player.out for player in match.view().players] == [1, 2, 3, 0]
    assert places(match) == [4, 3, 2, 1]
    assert wins(match) == [0, 0, 0, 1]
    assert purses(match) == [0, 0, 0, 120]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("preset", list(PRESETS))
def test_m7_preset_is_what_the_table_says(preset: str, seats: int) -> None:
    """M7: a preset is the default but for what its row names."""
    named = begun(seats, preset=preset)
    assert named.options == begun(seats, **PRESETS[preset]).options
    assert named.position == begun(seats, **PRESETS[preset]).position


@pytest.mark.parametrize(
    ("preset", "seats", "rugs"),
    [
        ("gigamic", 2, [(12, 12)] * 2),
        ("gigamic", 3, [(15,)] * 3),
        ("gigamic", 4, [(12,)] * 4),
        ("bga", 2, [(12, 12)] * 2),
        ("bga", 3, [(15,)] * 3),
        ("bga", 4, [(12,)] * 4),
        ("anu", 2, [(15,)] * 2),
        ("anu", 3, [(15,)] * 3),
        ("anu", 4, [(15,)] * 4),
    ],
)
def test_m7_rugs_of_the_presets(preset: str, seats: int, rugs: list[Any]) -> None:
    """M7: `rugs=15` and one colour each in `anu`."""
    match = begun(seats, preset=preset)
    assert [player.rugs_left for player in match.view().players] == rugs


def test_m7_gigamic_is_the_default() -> None:
    """M7: `gigamic` differs in nothing."""
    for seats in (2, 3, 4):
        assert begun(seats, preset="gigamic").options == begun(seats).options


def test_m7_bga_covers_its_own_and_tosses_a_coin() -> None:
    """M7, M5.3, M1.5: what `bga` does in play."""
    match = begun(2, preset="bga")
    play(match, "red blue ahead 1 d6d7")
    assert [weight for _, weight in match.outcomes()] == [1, 1]
    text = "7/7/7/4r-r1/7/7/7 d4s 30,30,30,30 8,8,8,8 0 lay 17 cover_own=true pile=coin"
    assert "e4f4" in legal(at(text))


def test_m7_anu_survivor_plays_on() -> None:
    """M7, M6.1: what `anu` does in play."""
    options = "rugs=15 two_player=one-colour lone_survivor=plays-on"
    match = play(at(f"7/7/7/7/3y|3/3y3/7 d4s 1,59 3,3 0 roll 25 {options}"), "1")
    assert match.to_act == 1


def test_m7_options_on_top_of_a_preset() -> None:
    """M7: what is given by name wins."""
    match = begun(2, preset="bga", pile="weighted")
    assert match.options == begun(2, cover_own=True).options
