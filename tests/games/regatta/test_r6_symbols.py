"""R6: helm, cloud and sun."""

import pytest

from games.regatta import naive_geometry as naive
from games.regatta.scenes import (
    AFAR,
    clause,
    discards,
    hand,
    legal,
    micro,
    outcomes,
    play,
    pose,
    sails,
    scene,
    where,
)

THREE = ["0,0,0", AFAR, "-900,0,0"]


def test_r6_1_helm_gives_one_more_card() -> None:
    """R6.1: of those left in the hand, before anything is drawn; or none."""
    match = scene(["0,0,0", AFAR], ["L45-helm+S+s+R90+sun", "s"])
    play(match, "sail L45")
    assert where(match) == (0, "second", 1)
    assert legal(match) == ["sail R90", "sail S", "sail s", "done"]
    assert len(hand(match)) == 4
    there = micro(pose(match))
    play(match, "sail R90")
    assert micro(pose(match)) == naive.end_pose(there, "R90")
    assert where(match) == (0, "sun", 1)
    assert discards(match) == ["L45-helm", "R90"]
    play(match, "done")
    assert match.view().draws == 2


def test_r6_1_or_not() -> None:
    """R6.1: you may be done; the sun is still to come."""
    match = play(scene(["0,0,0", AFAR], ["L45-helm+S+sun", "s"]), "sail L45", "done")
    assert where(match) == (0, "sun", 1)
    assert legal(match) == ["sun green", "done"]


def test_r6_1_a_helm_on_the_second_card_gives_nothing() -> None:
    """R6.1: once a turn."""
    match = scene(["0,0,0", AFAR], ["2*L45-helm+S+sun", "s"])
    play(match, "sail L45", "sail L45")
    assert where(match) == (0, "sun", 1)
    assert legal(match) == ["sun green", "done"]


def test_r6_1_nothing_but_a_card_to_be_sailed() -> None:
    """R6.1: no exchange, no steering, no sun for the second card."""
    match = play(scene(["0,0,0", AFAR], ["L45-helm+S+sun", "s"]), "sail L45")
    for text in ("exchange S", "steer 90", "sun green"):
        assert clause(match, text) == "R6.1"
    assert clause(match, "sail L90") == "R3.1"
    assert clause(match, "sail L45") == "R3.1"  # that card is gone


def test_r6_1_with_nothing_left_to_sail() -> None:
    """R6.1: only to be done, and that is done for the seat."""
    match = play(scene(["0,0,0", AFAR], ["L45-helm+sun", "s"]), "sail L45")
    assert legal(match) == ["done"]
    assert match.game.rules.forced_move(match.state) is not None


def test_r6_1_even_one_cut_short() -> None:
    """R6.1, R4.3."""
    match = scene(["0,0,0", "60,160,270"], ["L45-helm+s+sun", "s"])
    whole = naive.end_pose((0, 0, 0), "L45")
    play(match, "sail L45")
    assert micro(pose(match)) != whole
    assert where(match) == (0, "second", 1)


def test_r6_1_the_second_card_may_be_a_cloud() -> None:
    """R6.1, R6.2: two legs, one card."""
    match = play(scene(["0,0,0", AFAR], ["L45-helm+S-cloud", "s"]), "sail L45")
    there = micro(pose(match))
    play(match, "sail S")
    assert micro(pose(match)) == naive.end_pose(naive.end_pose(there, "S"), "S")


CLOUDS = "9*L45|R90-cloud,9*S-cloud,9*S,9*s,9*R90,9*sun"


@pytest.mark.parametrize("arrow", ["L45", "R90"])
def test_r6_2_cloud_is_sailed_twice_by_the_same_arrow(arrow: str) -> None:
    """R6.2: from where the first leg ended; which arrow is chosen once."""
    match = scene(["0,0,0", AFAR], ["L45|R90-cloud+s", "s"], deck=CLOUDS)
    assert sails(match) == ["sail L45", "sail R90", "sail s"]
    play(match, f"sail {arrow}")
    assert micro(pose(match)) == naive.end_pose(naive.end_pose((0, 0, 0), arrow), arrow)
    assert where(match) == (0, "sun", 1)
    assert discards(match) == ["L45|R90-cloud"]


@pytest.mark.parametrize("y", [120, 240, 330, 385])
def test_r6_2_if_either_leg_touches_the_card_cannot_be_sailed(y: int) -> None:
    """R6.2: neither leg may touch anything, on its way or at its end."""
    course = f"line:-400,-5000,400,-5000;cw:0,{y}"
    match = scene(["0,0,0"], ["S-cloud"], course=course)
    assert clause(match, "sail S") == "R3.5"
    beyond = scene(["0,0,0"], ["S-cloud"], course="line:-400,-5000,400,-5000;cw:0,387")
    assert clause(beyond, "sail S") is None


def test_r6_2_the_first_leg_may_end_in_a_zone_the_second_not() -> None:
    """R6.2, R4.2."""
    match = scene(["0,0,0", "-100,168,90"], ["S-cloud+R90", "s"])
    assert clause(match, "sail S") is None
    match = scene(["0,0,0", "-100,336,90"], ["S-cloud+R90", "s"])
    assert clause(match, "sail S") == "R4.2"


def test_r6_2_the_second_leg_may_be_cut_short() -> None:
    """R6.2, R4.3."""
    match = scene(["0,0,0", "-100,348,90"], ["S-cloud+sun", "s"])
    play(match, "sail S")
    assert pose(match)[1] + 40 == pytest.approx(348 - 31.5, abs=0.011)


def test_r6_3_a_sun_before_one_rival() -> None:
    """R6.3: after sailing; it lies before the boat, in no hand and not among the discards."""
    match = play(scene(THREE, ["S+s+sun+sun", "s", "s"]), "sail S")
    assert legal(match) == ["sun green", "sun yellow", "done"]
    play(match, "sun yellow")
    assert [boat.becalmed for boat in match.view().boats] == [False, False, True]
    assert (hand(match), discards(match)) == (["s", "sun"], ["S"])


def test_r6_3_one_a_turn() -> None:
    """R6.3: then cards are drawn."""
    match = play(scene(THREE, ["S+s+sun+sun", "s", "s"]), "sail S", "sun yellow")
    assert match.view().phase == "draw"
    assert clause(match, "sun green") == "R2.2"


def test_r6_3_not_before_a_boat_that_is_becalmed_or_home() -> None:
    """R6.3: nor before one's own, nor before one that is not there."""
    calm = play(scene(THREE, ["S+sun", "s", "s"], becalmed=[1]), "sail S")
    assert legal(calm) == ["sun yellow", "done"]
    assert clause(calm, "sun green") == "R6.3"
    home = scene(THREE, ["S+sun", "s", "s"], progress=["-", "home1"], finish="all")
    play(home, "sail S")
    assert legal(home) == ["sun yellow", "done"]
    for text in ("sun green", "sun red", "sun blue"):
        assert clause(home, text) == "R6.3"


def test_r6_3_it_has_no_arrow() -> None:
    """R6.3: it cannot be sailed, only exchanged or laid."""
    match = scene(["0,0,0", AFAR], ["sun+S", "s"])
    assert sails(match) == ["sail S"]
    assert "exchange sun" in legal(match)
    with pytest.raises(ValueError, match="sun"):
        match.play("sail sun")


def test_r6_3_only_after_sailing() -> None:
    """R6.3: not instead of it."""
    match = scene(["0,0,0", AFAR], ["sun+S", "s"])
    assert clause(match, "sun green") == "R2.1"


def test_r6_3_who_holds_none_is_passed_on() -> None:
    """R6.3: the phase is there all the same, and nothing but done can be played."""
    match = play(scene(THREE, ["S+s", "sun", "s"]), "sail S")
    assert legal(match) == ["done"]
    assert clause(match, "sun green") == "R6.3"
    with_sun = play(scene(THREE, ["S+sun", "s", "s"], becalmed=[1, 2]), "sail S")
    assert legal(with_sun) == ["done"]


def test_r6_4_becalmed_misses_the_next_turn() -> None:
    """R6.4: the sun goes to the discards, the turn counts, the boat's cards stay."""
    match = scene(THREE, ["S+s", "S+R90", "s"], becalmed=[1], turn=4)
    play(match, "steer 90")
    assert where(match) == (2, "main", 6)
    assert [boat.becalmed for boat in match.view().boats] == [False] * 3
    assert discards(match) == ["sun"]
    assert hand(match, 1) == ["R90", "S"]
    play(match, "steer 90", "steer 91")
    assert where(match) == (1, "main", 8)


def test_r6_4_both_rivals_becalmed() -> None:
    """R6.4: then the same boat sails again."""
    match = play(scene(THREE, ["S", "s", "s"], becalmed=[1, 2]), "steer 90")
    assert where(match) == (0, "main", 4)
    assert discards(match) == ["sun", "sun"]


def test_r6_4_after_that_it_may_be_becalmed_again() -> None:
    """R6.4, R6.3: also by the sun that was discarded, if it is drawn."""
    match = scene(["0,0,0", AFAR], ["S+sun", "s"], discards="-", deck="9*S,9*s,1*sun,4*L45")
    play(match, "sail S", "sun green", "S", "S", "s", "s", "s")
    assert where(match) == (0, "main", 3)
    assert discards(match) == ["S", "sun"]
    assert "sun" not in outcomes(match)


def test_r6_4_a_becalmed_boat_is_still_in_the_way() -> None:
    """R6.4, R4.1: it keeps its zone and its place."""
    match = scene(["0,0,0", "-100,180,90"], ["S+R90", "s"], becalmed=[1])
    assert clause(match, "sail S") == "R4.2"
