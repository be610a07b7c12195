"""R5: exchanging and steering."""

import pytest
import shapely

import taros
from games.regatta import naive_geometry as naive
from games.regatta.scenes import (
    AFAR,
    OPEN,
    clause,
    discards,
    hand,
    legal,
    outcomes,
    play,
    pose,
    scene,
    steers,
    where,
)


@pytest.mark.parametrize("cards", ["S", "sun", "S s", "S S", "S S s", "S s sun"])
def test_r5_1_exchange_one_two_or_three(cards: str) -> None:
    """R5.1: they go to the discards, then as many are drawn; the boat stays, no sun follows."""
    match = scene(["0,0,0", AFAR], ["S+S+s+R90+sun", "s"], discards="L45")
    play(match, f"exchange {cards}")
    count = len(cards.split())
    assert sorted(discards(match)) == sorted(["L45", *cards.split()])
    assert (match.to_act, match.view().draws) == (taros.CHANCE, count)
    play(match, *["L30", "L90", "R45"][:count])
    assert where(match) == (1, "main", 2)
    assert len(hand(match)) == 5
    assert pose(match) == (0, 0, 0)


def test_r5_1_in_any_order() -> None:
    """R5.1: the same exchange, however it is written."""
    match = scene(["0,0,0", AFAR], ["S+s+R90+sun", "s"])
    codes = {
        match.game.notation.parse_move(match.state, f"exchange {cards}")
        for cards in ("S s sun", "sun S s", "s sun S")
    }
    assert len(codes) == 1


def test_r5_1_every_choice_of_the_hand_once() -> None:
    """R5.1: cards of one kind are alike."""
    match = scene(["0,0,0", AFAR], ["S+S+S+s+R90", "s"])
    found = [text.removeprefix("exchange ") for text in legal(match) if "exchange" in text]
    expected = {"R90", "S", "s", "R90 S", "R90 s", "S S", "S s"}
    expected |= {"R90 S S", "R90 S s", "S S S", "S S s"}
    assert sorted(found) == sorted(expected)


@pytest.mark.parametrize("cards", ["", "S S S S", "S s R90 sun"])
def test_r5_1_neither_none_nor_four(cards: str) -> None:
    """R5.1: refused with the clause."""
    match = scene(["0,0,0", AFAR], ["S+S+s+R90+sun", "s"])
    count = len(cards.split())
    with pytest.raises(taros.BadNotation, match=rf"not {count} \(R5\.1\)"):
        match.play(f"exchange {cards}")


@pytest.mark.parametrize("cards", ["L45", "s s", "S S S", "S L45 s"])
def test_r5_1_only_what_is_held(cards: str) -> None:
    """R5.1: and no more of a kind than there are."""
    match = scene(["0,0,0", AFAR], ["S+S+s+R90+sun", "s"])
    assert clause(match, f"exchange {cards}") == "R5.1"


def test_r5_1_draws_as_many_as_were_put_away() -> None:
    """R5.1: also from a hand that R2.3 has left with fewer than five cards."""
    match = scene(["0,0,0", AFAR], ["S+s+L45+R45", "s"], discards="L90")
    play(match, "exchange S")
    assert match.view().draws == 1
    play(match, "R90")
    assert where(match) == (1, "main", 2)
    assert sorted(hand(match)) == ["L45", "R45", "R90", "s"]


def test_r5_1_may_draw_what_was_put_away() -> None:
    """R5.1, R2.3: if the pile has nothing else."""
    match = scene(["0,0,0", AFAR], ["S+S+s+s+s", "5*s"], deck="2*S,8*s")
    play(match, "exchange S S")
    assert outcomes(match) == {"S": 2}


def test_r5_2_about_the_middle_to_any_whole_degree() -> None:
    """R5.2: 0 is up the course, 90 to the right; the mast stays where it is."""
    match = scene(["12.345,67.891,33.333", AFAR], ["S", "s"])
    assert steers(match) == list(range(360))
    play(match, "steer 217")
    assert pose(match) == (12.345, 67.891, 217)
    assert where(match) == (1, "main", 2)
    assert hand(match) == ["S"]


@pytest.mark.parametrize(
    "text", ["steer 360", "steer -1", "steer 12.5", "steer north", "steer 1e2"]
)
def test_r5_2_no_other_heading(text: str) -> None:
    """R5.2: refused with the clause."""
    match = scene(["0,0,0", AFAR], ["S", "s"])
    with pytest.raises(taros.BadNotation, match=r"0 to 359 \(R5\.2\)"):
        match.play(text)


def test_r5_2_the_compass() -> None:
    """R5.2: after steering to 90 a boat sails to the right."""
    for degrees, end in ((0, (0, 168)), (90, (168, 0)), (180, (0, -168)), (270, (-168, 0))):
        match = play(scene(["0,0,45"], ["S"]), f"steer {degrees}", "sail S")
        assert pose(match)[:2] == end


@pytest.mark.parametrize("gap", [-0.02, 0.02])
def test_r5_2_the_new_pose_must_touch_nothing(gap: float) -> None:
    """R5.2: a buoy a hair before or beyond where the bow will be."""
    course = f"line:-400,-5000,400,-5000;cw:{50 + gap:.3f},0"
    match = scene(["0,0,0"], ["S"], course=course)
    assert clause(match, "steer 90") == ("R5.2" if gap < 0 else None)


def test_r5_2_the_turn_itself_is_not_looked_at() -> None:
    """R5.2: between two buoys abeam a boat can be turned round."""
    course = "line:-400,-5000,400,-5000;cw:30,0;rock:-30,0,10"
    match = scene(["0,0,0"], ["S"], course=course)
    found = steers(match)
    assert 180 in found
    assert 90 not in found
    assert 270 not in found
    play(match, "steer 180")
    assert pose(match) == (0, 0, 180)


def test_r5_2_every_degree_agrees_with_the_oracle() -> None:
    """R5.2: a crowd of boats, a buoy, a rock and an island round the boat."""
    rivals = ["45,30,200", "-50,-5,10", "0,-95,90"]
    course = "line:-400,-5000,400,-5000;cw:30,60;rock:-35,50,8;island:-60,70,-20,75,-40,100"
    match = scene(["0,0,0", *rivals], ["S"] + ["s"] * 3, course=course)
    sea = match.view().sea
    things = [naive.Obstacle("c", shapely.Point(c.at), c.radius) for c in (*sea.buoys, *sea.rocks)]
    things += [naive.Obstacle("i", shapely.Polygon(island), 0.0) for island in sea.islands]
    poses = [naive.rounded(pose(match, seat)) for seat in range(4)]
    things += [naive.boat("b", other) for other in poses[1:]]
    zones = [naive.zone(other) for other in poses[1:]]
    before = naive.hull(poses[0])
    lain = [naive.in_zone_depth(before, zone) > naive.INSIDE for zone in zones]
    expected = []
    for degrees in range(360):
        hull = naive.hull((0, 0, 1000 * degrees))
        touches = any(thing.clearance(hull) < naive.CONTACT for thing in things)
        enters = any(
            naive.in_zone_depth(hull, zone) > naive.INSIDE and not had
            for zone, had in zip(zones, lain, strict=True)
        )
        if not touches and not enters:
            expected.append(degrees)
    assert steers(match) == expected
    assert 20 < len(expected) < 340


@pytest.mark.parametrize("inside", [-0.02, 0.02])
def test_r5_2_into_no_zone_in_which_it_did_not_lie(inside: float) -> None:
    """R5.2: the bow would come into the zone of a boat that looks past it."""
    side = 40 + 31.5 - inside
    match = scene(["0,0,0", f"{side:.3f},-84,0"], ["S", "s"])
    assert clause(match, "steer 90") == ("R5.2" if inside > 0 else None)


ASTERN = "0,-100,0"  # its zone ends 28 mm up: a boat at 0,0 lies in it whatever its heading
PAST = "69,-84,0"  # its zone begins at x 37.5: only a boat at 0,0 that heads right comes into it


def test_r5_2_within_the_zone_in_which_it_lies() -> None:
    """R5.2: it may stay there, but turn into no other."""
    match = scene(["0,0,0", ASTERN, AFAR], ["s", "s", "s"])
    assert clause(match, "steer 90") is None
    match = scene(["0,0,0", ASTERN, PAST], ["s", "s", "s"])
    assert clause(match, "steer 180") is None
    assert clause(match, "steer 90") == "R5.2"


def test_r5_2_the_reason_names_the_zone_that_is_new() -> None:
    """R5.2: not the one in which the boat lay before, however deep."""
    reason = scene(["0,0,0", ASTERN, PAST], ["s", "s", "s"]).why_not("steer 90")
    assert reason is not None
    assert reason.text == "The boat would lie in the zone before the bow of seat 2."


def test_r5_2_no_sun_follows() -> None:
    """R5.2, R5.1: the next seat is to act."""
    match = scene(["0,0,0", AFAR], ["S+sun", "s"])
    assert where(play(match, "steer 5")) == (1, "main", 2)
    match = scene(["0,0,0", AFAR], ["S+sun", "s"])
    play(match, "exchange S")
    assert match.view().phase == "draw"


def test_r5_2_a_coarser_grain() -> None:
    """R5.2: every allowed degree is there, or only the multiples that are asked for."""
    match = scene(["0,0,0"], ["S"], course=OPEN.replace("0,5000", "0,52"))
    whole = steers(match)
    for grain in (5, 15, 45):
        texts = [move.text for move in match.legal(grain) if move.text.startswith("steer")]
        assert texts == [f"steer {degrees}" for degrees in whole if degrees % grain == 0]
    assert 0 in whole
    assert 0 < len(whole) <= 360


@pytest.mark.parametrize("grain", [0, -1, 7.5, "5"])
def test_r5_2_no_such_grain(grain: int) -> None:
    """R5.2: refused in words, not by an error of Python's."""
    match = taros.new("regatta", seats=1, seed=1)
    with pytest.raises(taros.BadOption, match=f"whole number of degrees, 1 or more, not {grain}"):
        match.legal(grain)
