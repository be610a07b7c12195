"""M4: who pays whom how much, and who goes out."""

import pytest

import taros
from games.marrakech.helpers import at, clause, legal, outcomes, phase, play, purses

START = "d4s 30,30,30,30 8,8,8,8 0 roll 17"  # seat 0, who is red, rolls


def paid(market: str, rest: str = START) -> list[int]:
    """The purses after seat 0 rolled a 1, to d5."""
    return purses(play(at(f"{market} {rest}"), "1"))


def test_m4_1_one_dirham_a_square_of_the_region() -> None:
    """M4.1: d5, d6, e6 and f6 are joined."""
    assert paid("7/7/7/7/3y|3/3yy-y1/7") == [26, 34, 30, 30]


def test_m4_1_assams_square_alone() -> None:
    """M4.1: half a rug is a region of one square."""
    assert paid("7/7/7/7/3yr|2/4r2/7") == [29, 31, 30, 30]


def test_m4_1_the_owner_is_paid() -> None:
    """M4.1: whoever's colour is on top of Assam's square."""
    assert paid("7/7/7/7/3b|3/3b3/7") == [28, 30, 32, 30]
    assert paid("7/7/7/7/3n|3/3n3/7") == [28, 30, 30, 32]


def test_m4_1_corners_do_not_connect() -> None:
    """M4.1: d6 touches c7 and e7 at corners only."""
    assert paid("7/7/7/7/3y|3/3y3/1y-y1y-y1") == [28, 32, 30, 30]


def test_m4_1_other_colours_do_not_connect() -> None:
    """M4.1: a blue square between two yellow ones parts them."""
    assert paid("7/7/7/7/3y|3/3yb-b1/5y-y") == [28, 32, 30, 30]
    assert paid("7/7/7/7/3y|b|y1/3ybr-r/7") == [28, 32, 30, 30]


def test_m4_1_the_edge_of_the_market_does_not_connect() -> None:
    """M4.1: g4 and a5 follow each other in the text, not on the market."""
    text = "7/7/7/4y-yy/yy-y4/7/7 c4e 30,30,30,30 8,8,8,8 0 roll 17"
    assert purses(play(at(text), "2")) == [27, 33, 30, 30]
    text = "7/7/7/4y-yy/yy-y4/7/7 a3s 30,30,30,30 8,8,8,8 0 roll 17"
    assert purses(play(at(text), "2")) == [27, 33, 30, 30]


def test_m4_1_a_region_may_wind() -> None:
    """M4.1: joined edge by edge, however far."""
    market = "7/7/3y-y2/5y|1/3y|1y1/3yy-y1/7"
    assert paid(market, "d4s 30,30,30,30 8,8,8,8 0 roll 17") == [24, 36, 30, 30]


def test_m4_1_whole_market_of_one_colour() -> None:
    """M4.1: no region is too large to be counted."""
    rows = "y-yy-yy-yy/" * 6 + "y-yy-yy-yy"
    text = f"{rows} d4s 100,100 2,2 0 roll 27 two_player=one-colour purse=100"
    with pytest.raises(taros.BadPosition, match="28 yellow rugs show"):
        at(text)
    rows = "y-yy-yy-y1/" * 4 + "3y3/7/7"
    text = f"{rows} d4s 100,100 2,2 0 roll 27 two_player=one-colour purse=100"
    assert purses(play(at(text), "1")) == [75, 125]


def test_m4_1_only_the_top_rug_counts() -> None:
    """M4.1: what was covered joins nothing; the rug that covers does."""
    match = at("7/7/7/7/3y|3/3yy-y1/7 e5s 30,30,30,30 7,7,8,8 2 lay 19")
    play(match, "e6e7")  # blue covers e6 and parts d6 from f6
    match = play(at(match.position.replace("e5s", "d4s")), "ahead 1")
    assert purses(match) == [30, 32, 30, 28]


def test_m4_2_bare_squares_cost_nothing() -> None:
    """M4.2: nothing is due on a bare square."""
    assert paid("7/7/7/7/4y-y1/7/7") == [30, 30, 30, 30]


def test_m4_2_own_rugs_cost_nothing() -> None:
    """M4.2: nothing is due on one's own rug."""
    assert paid("7/7/7/7/3r|3/3r3/7") == [30, 30, 30, 30]


def test_m4_2_own_rugs_need_no_money() -> None:
    """M4.2: with an empty purse one may stop on one's own rug, and stays in."""
    match = play(at("7/7/7/7/3r|3/3r3/7 d4s 0,60,30,30 8,8,8,8 0 roll 17"), "1")
    assert purses(match) == [0, 60, 30, 30]
    assert (match.to_act, phase(match)) == (0, "lay")


def test_m4_2_rugs_of_the_eliminated_cost_nothing() -> None:
    """M4.2: nothing is due on a rug of an eliminated player."""
    rest = "d4s 40,x1,40,40 8,0,8,8 0 roll 17"
    assert paid("7/7/7/7/3y|3/3y3/7", rest) == [40, 0, 40, 40]


def test_m4_2_either_of_ones_two_colours_is_free() -> None:
    """M4.2: with two colours, either of them."""
    rest = "d4s 30,30 8+8,8+8 0 roll 17 next=r,b"
    assert paid("7/7/7/7/3r|3/3r3/7", rest) == [30, 30]
    assert paid("7/7/7/7/3y|3/3y3/7", rest) == [30, 30]
    assert paid("7/7/7/7/3b|3/3b3/7", rest) == [28, 32]
    assert paid("7/7/7/7/3n|3/3n3/7", rest) == [28, 32]


def test_m4_2_two_colours_do_not_join() -> None:
    """M4.2: a region is of one colour."""
    rest = "d4s 30,30 8+8,8+8 0 roll 17 next=r,b"
    assert paid("7/7/7/7/3b|n|2/3bn2/7", rest) == [28, 32]
    assert paid("7/7/7/7/3n|b|2/3nb2/3n-n2", rest) == [26, 34]


def test_m4_3_who_cannot_pay_pays_all_and_is_out() -> None:
    """M4.3: `bankrupt="eliminated"`, the default."""
    for option in ("", " bankrupt=eliminated"):
        text = f"7/7/7/7/3y|3/3yy-y1/7 d4s 3,57,30,30 8,8,8,8 0 roll 17{option}"
        match = play(at(text), "1")
        assert purses(match) == [0, 60, 30, 30]
        assert [player.out for player in match.view().players] == [1, 0, 0, 0]
        assert (match.to_act, phase(match), match.turn) == (1, "turn", 18)


def test_m4_3_with_nothing_at_all() -> None:
    """M4.3: an empty purse pays nothing, and is out."""
    text = "7/7/7/7/3y|3/3y3/7 d4s 0,60,30,30 8,8,8,8 0 roll 17"
    match = play(at(text), "1")
    assert purses(match) == [0, 60, 30, 30]
    assert match.view().players[0].out == 1


def test_m4_3_pays_what_he_can_and_plays_on() -> None:
    """M4.3: `bankrupt="pays-what-he-can"`."""
    text = "7/7/7/7/3y|3/3yy-y1/7 d4s 3,57,30,30 8,8,8,8 0 roll 17 bankrupt=pays-what-he-can"
    match = play(at(text), "1")
    assert purses(match) == [0, 60, 30, 30]
    assert [player.out for player in match.view().players] == [0, 0, 0, 0]
    assert (match.to_act, phase(match)) == (0, "lay")
    play(match, "e5f5")
    assert match.view().players[0].rugs_left == (7,)


def test_m4_4_exactly_nothing_left_stays_in() -> None:
    """M4.4: paid in full with the last dirham."""
    text = "7/7/7/7/3y|3/3yy-y1/7 d4s 4,56,30,30 8,8,8,8 0 roll 17"
    match = play(at(text), "1")
    assert purses(match) == [0, 60, 30, 30]
    assert match.view().players[0].out == 0
    assert (match.to_act, phase(match)) == (0, "lay")


def test_m4_5_lays_no_rug_and_has_no_more_turns() -> None:
    """M4.5: from then on the others alternate."""
    match = at("7/7/7/7/3y|3/3y3/7 d4s 1,59,30,30 8,8,8,8 0 roll 17")
    play(match, "1")
    before = match.view().pieces
    order = []
    for _ in range(6):
        order.append(match.to_act)
        play(match, "ahead 1")
        play(match, legal(match)[0])
    assert order == [1, 2, 3, 1, 2, 3]
    assert [piece.colour for piece in before] == ["yellow"]
    assert "red" not in {piece.colour for piece in match.view().pieces}


def test_m4_5_unlaid_rugs_leave_the_game() -> None:
    """M4.5: and the game ends when those of the others are laid."""
    match = at("7/7/7/7/3y|3/3y3/7 d4s 1,59,30,30 1,1,1,1 0 roll 45")
    play(match, "1")
    assert [player.rugs_left for player in match.view().players] == [(0,), (1,), (1,), (1,)]
    for _ in range(3):
        play(match, "left 1")
        play(match, legal(match)[0])
    assert (match.to_act, match.turn) == (None, 48)


def test_m4_5_unlaid_rugs_of_both_colours_leave() -> None:
    """M4.5, M1.5: the whole pile, its top included."""
    text = "7/7/7/7/3b|3/3b3/7 d4s 1,59 8+7,7+8 0 roll 19 next=y,n lone_survivor=plays-on"
    match = play(at(text), "1")
    players = match.view().players
    assert [player.rugs_left for player in players] == [(0, 0), (7, 8)]
    assert [player.next_rug for player in players] == [None, "brown"]
    assert match.to_act == 1


def test_m4_5_the_last_seat_of_the_last_round_goes_out() -> None:
    """M4.5, M6.1: nobody has a rug left, so that is the end."""
    match = at("7/7/7/7/3y|3/3y3/7 d4s 30,59,30,1 0,0,0,1 3 roll 48")
    play(match, "1")
    assert (match.to_act, match.turn) == (None, 48)
    assert [standing.place for standing in match.standings()] == [2, 1, 2, 4]


def test_m4_5_rugs_stay_and_can_be_covered_but_not_whole() -> None:
    """M4.5, M5.3: like any other rug, also with `cover_own`."""
    for option in ("", " cover_own=true"):
        text = f"7/7/7/7/7/3y|3/3y3 d5s 40,x1,40,40 8,0,8,8 0 lay 17{option}"
        match = at(text)
        assert clause(match, "d6d7") == "M5.3"
        assert clause(match, "d6e6") is None
        play(match, "d6e6")
        shown = {piece.squares: piece.colour for piece in match.view().pieces}
        assert shown == {("d6", "e6"): "red", ("d7",): "yellow"}


def test_m4_5_who_is_out_cannot_win() -> None:
    """M4.5: though his score be the highest."""
    options = "two_player=one-colour purse=1"
    match = at(f"r-rr-rr-r1/y-y5/7/7/7/7/7 d4s x1,2 0,5 0 over 20 {options}")
    standings = match.standings()
    assert [standing.score for standing in standings] == [6, 4]
    assert [(standing.place, standing.win) for standing in standings] == [(2, 0.0), (1, 1.0)]


def test_m4_5_the_die_still_rolls_for_the_others() -> None:
    """M4.5: a turn after an elimination is a turn like any other."""
    match = play(at("7/7/7/7/3y|3/3y3/7 d4s 1,59,30,30 8,8,8,8 0 roll 17"), "1 left")
    assert outcomes(match) == {"1": 1, "2": 2, "3": 2, "4": 1}
