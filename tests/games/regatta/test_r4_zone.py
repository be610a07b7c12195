"""R4: the zone before a bow: where no sail may end, and what happens if all would."""

import pytest

from games.regatta import naive_geometry as naive
from games.regatta.scenes import (
    clause,
    discards,
    hull,
    legal,
    play,
    pose,
    sails,
    scene,
    where,
)
from taros.core.match import Match

AWAY = "900,0,0"
TOUCH = 0.01  # mm: deeper is inside, nearer is contact
ROUNDING = 0.003  # half a micrometre of the mast, half a thousandth of a degree at the bow


def depth(match: Match, seat: int = 0, zone: str = "card") -> float:
    """How deep a boat lies in the zones of the others, by the oracle."""
    zones = [
        naive.zone(naive.rounded(pose(match, other)), zone)
        for other in range(match.seats)
        if other != seat
    ]
    return naive.deepest(hull(match, seat), zones)


def clearance(match: Match, seat: int = 0) -> float:
    """From a boat to the nearest other, by the oracle."""
    others = [hull(match, other) for other in range(match.seats) if other != seat]
    return min(float(hull(match, seat).distance(other)) for other in others)


def across(y: float) -> str:
    """A rival to the left that heads right: its zone is x -60 to 28, y 31.5 to either side."""
    return f"-100,{y:.3f},90"


ENDS = 208.0  # how far up the bow is after S from 0,0; the stern is at 128


@pytest.mark.parametrize(
    ("zone", "ahead", "wide"), [("card", 88, 31.5), ("both", 63, 44.0), ("both", 88, 31.5)]
)
@pytest.mark.parametrize("gap", [-0.02, 0.02])
def test_r4_1_the_zone_ends_so_far_ahead(zone: str, ahead: int, wide: float, gap: float) -> None:
    """R4.1: 63 wide and 88 ahead; with `both` also 88 wide and 63 ahead.

    A boat ends beyond the zone, its stern a hair off its end or in it.
    """
    far = 168 - 40 - 40 - ahead - gap
    match = scene(["0,0,0", f"{wide - 2:.3f},{far:.3f},0"], ["S+L90", "s"], zone=zone)
    assert clause(match, "sail L90") is None
    assert clause(match, "sail S") == (None if gap > 0 else "R4.2")


@pytest.mark.parametrize(("zone", "wide"), [("card", 31.5), ("both", 44.0)])
@pytest.mark.parametrize("gap", [-0.02, 0.02])
def test_r4_1_the_zone_is_so_wide(zone: str, wide: float, gap: float) -> None:
    """R4.1: a boat ends abeam of it, where its hull is widest a hair off its side or in it."""
    match = scene(["0,0,0", f"{10 + wide + gap:.3f},100,0"], ["S+L90", "s"], zone=zone)
    assert clause(match, "sail L90") is None
    assert clause(match, "sail S") == (None if gap > 0 else "R4.2")


def test_r4_1_of_every_other_boat_on_the_water() -> None:
    """R4.1: each has one; not one's own, nor that of a boat that is home."""
    for seat in (1, 2):
        poses = ["0,0,0", "900,0,0", "-900,0,0"]
        poses[seat] = across(180)
        assert clause(scene(poses, ["S+R90", "s", "s"]), "sail S") == "R4.2"
        told = ["-", "-", "-"]
        told[seat] = "home1"
        home = scene(poses, ["S+R90", "s", "s"], progress=told, finish="all")
        assert clause(home, "sail S") is None
        assert home.view().boats[seat].zones == ()


def test_r4_1_zones_are_shown() -> None:
    """R4.1: their corners, one rectangle or two."""
    match = scene(["0,0,0", "100,200,90"], ["S", "s"])
    (zone,) = match.view().boats[1].zones
    assert sorted((round(x, 6), round(y, 6)) for x, y in zone) == [
        (140, 168.5),
        (140, 231.5),
        (228, 168.5),
        (228, 231.5),
    ]
    match = scene(["0,0,0", "100,200,90"], ["S", "s"], zone="both")
    both = match.view().boats[1].zones[1]
    assert {round(x, 6) for x, _ in both} == {140, 203}
    assert {round(y, 6) for _, y in both} == {156, 244}


@pytest.mark.parametrize(
    ("inside", "allowed"), [(-0.02, True), (0.005, True), (0.02, False), (40, False)]
)
def test_r4_2_no_sail_may_end_in_a_zone(inside: float, allowed: bool) -> None:
    """R4.2: deeper than 0.01 mm."""
    match = scene(["0,0,0", across(ENDS + 31.5 - inside)], ["S+R90", "s"])
    assert sails(match) == (["sail R90", "sail S"] if allowed else ["sail R90"])
    assert clause(match, "sail S") == (None if allowed else "R4.2")


@pytest.mark.parametrize("inside", [-0.02, 0.02])
def test_r4_2_any_part_of_the_hull(inside: float) -> None:
    """R4.2: the stern too."""
    match = scene(["0,0,0", across(128 - 31.5 + inside)], ["S+R90", "s"])
    assert ("sail S" in sails(match)) == (inside < 0)


def test_r4_2_passing_through_is_allowed() -> None:
    """R4.2: the whole hull goes through the zone and ends beyond it."""
    match = scene(["0,0,0", across(84)], ["S+R90", "s"])
    assert sails(match) == ["sail R90", "sail S"]
    play(match, "sail S")
    assert pose(match) == (0, 168, 0)


def test_r4_2_a_clouds_first_leg_may_end_in_a_zone() -> None:
    """R4.2, R6.2: a plain card of the same arrow may not."""
    match = scene(["0,0,0", across(168)], ["S-cloud+S+R90", "s"])
    assert sails(match) == ["sail R90", "sail S-cloud S"]
    play(match, "sail S-cloud S")
    assert pose(match) == (0, 336, 0)


def test_r4_3_not_while_another_card_is_free() -> None:
    """R4.3: if any arrow of the hand ends in the open, none is cut short."""
    match = scene(["0,0,0", across(180)], ["S+s+L30|S|R30+R90", "s"])
    assert sails(match) == ["sail R90"]


@pytest.mark.parametrize("card", ["S", "s"])
@pytest.mark.parametrize("y", [168, 178.337, 190])
def test_r4_3_stops_before_the_zone_and_touches_nothing(card: str, y: float) -> None:
    """R4.3: within 0.01 mm of where the bow would enter, in no zone, in touch with nothing."""
    match = scene(["0,0,0", across(y)], ["S+s+sun", "s"])
    assert sails(match) == ["sail S", "sail s"]
    play(match, f"sail {card}")
    x, north, heading = pose(match)
    assert (x, heading) == (0, 0)
    assert north + 40 == pytest.approx(y - 31.5, abs=TOUCH + 0.001)
    assert depth(match) <= TOUCH + 1e-9
    assert clearance(match) >= TOUCH
    assert discards(match) == [card]
    assert where(match) == (0, "sun", 1)


@pytest.mark.parametrize("arrow", ["L30", "L45", "R45", "R90", "L90"])
def test_r4_3_in_a_bend(arrow: str) -> None:
    """R4.3: the stop is clear, and a hundredth of a millimetre further the hull is inside."""
    ahead, left, turned = naive.local_end(arrow)
    rival = f"{-left:.3f},{ahead + 120:.3f},180"  # its zone hangs down over the end
    match = scene(["0,0,0", rival], [f"{arrow}+sun", "s"])
    assert sails(match) == [f"sail {arrow}"]
    zone = naive.zone(naive.rounded(pose(match, 1)))
    last = naive.last_clear((0, 0, 0), arrow, [zone])
    assert last is not None
    play(match, f"sail {arrow}")
    stop = pose(match)
    assert depth(match) <= TOUCH + 1e-9
    assert clearance(match) >= TOUCH
    x, y, heading = naive.pose_at((0, 0, 0), arrow, last)
    # not a hundredth further from where the oracle enters, besides rounding
    near = naive.hull_at((x, y, heading % 360))
    for one, two in zip(near.exterior.coords, hull(match).exterior.coords, strict=True):
        apart = ((one[0] - two[0]) ** 2 + (one[1] - two[1]) ** 2) ** 0.5
        assert apart <= TOUCH + ROUNDING
    assert turned != stop[2]


def test_r4_3_the_last_entry_not_the_first() -> None:
    """R4.3: the first zone is passed through, the second stops the boat."""
    match = scene(["0,0,0", across(85), across(230)], ["S+sun", "s", "s"])
    assert sails(match) == ["sail S"]
    play(match, "sail S")
    assert pose(match)[1] + 40 == pytest.approx(230 - 31.5, abs=TOUCH + 0.001)
    assert depth(match) <= TOUCH + 1e-9


def test_r4_3_overlapping_zones_are_one() -> None:
    """R4.3: it may not stop between their beginnings, where it would lie in the other."""
    match = scene(["0,0,0", across(140), across(190)], ["S+sun", "s", "s"])
    play(match, "sail S")
    assert pose(match)[1] + 40 == pytest.approx(140 - 31.5, abs=TOUCH + 0.001)


BESIDE = "-25,-5,0"  # its zone begins at the bow of a boat at 0,0 and lies along its way, to 123


def test_r4_3_a_boat_that_lies_in_the_zone_all_the_way() -> None:
    """R4.3: it cannot leave its place, and the card cannot be sailed."""
    match = scene(["0,0,0", BESIDE], ["s+sun", "s"])
    assert sails(match) == []
    reason = match.why_not("sail s")
    assert reason is not None
    assert reason.clause == "R4.3"
    assert "seat 1" in reason.text


def test_r4_3_the_reason_does_not_say_what_is_not_so() -> None:
    """R4.3: out of the zone of seat 1 into that of seat 2; it lies in neither all the way."""
    match = scene(["0,0,0", BESIDE, across(180)], ["S", "s", "s"])
    assert sails(match) == []
    zones = [naive.zone(naive.rounded(pose(match, rival))) for rival in (1, 2)]
    lain = [naive.in_zone_depth(hull(match), zone) > TOUCH for zone in zones]
    assert lain == [True, False]
    reason = match.why_not("sail S")
    assert reason is not None
    assert "the zone before the bow of seat 2 all the way" not in reason.text


def test_r4_3_cards_that_touch_something_do_not_count() -> None:
    """R4.3: only those that touch nothing decide, and only they may be cut short."""
    course = "line:-400,-5000,400,-5000;cw:70,96;rock:-70,96,10"
    match = scene(["0,0,0", across(180)], ["S+L90+R90", "s"], course=course)
    assert clause(match, "sail L90") == "R3.5"
    assert clause(match, "sail R90") == "R3.5"
    assert sails(match) == ["sail S"]


def test_r4_3_a_contact_beyond_the_zone_still_blocks() -> None:
    """R4.3: a card that would touch something is not cut short before it."""
    course = "line:-400,-5000,400,-5000;cw:0,206"
    match = scene(["0,0,0", across(160)], ["S+s", "s"], course=course)
    assert clause(match, "sail S") == "R3.5"
    assert sails(match) == ["sail s"]


def test_r4_3_a_helms_second_card_is_judged_by_the_hand_that_is_left() -> None:
    """R4.3: R90 is gone, so S may be cut short; with it in hand it may not."""
    poses = ["0,0,0", across(180)]
    left = scene(poses, ["S+s", "s"], phase="second", discards="L45-helm")
    assert legal(left) == ["sail S", "sail s", "done"]
    play(left, "sail S")
    assert pose(left)[1] + 40 == pytest.approx(180 - 31.5, abs=TOUCH + 0.001)
    more = scene(poses, ["S+s+R90", "s"], phase="second", discards="L45-helm")
    assert legal(more) == ["sail R90", "done"]


def test_r4_3_a_card_cut_short_does_not_start_the_race() -> None:
    """R4.3, R7.1: what the boat does not reach does not count."""
    match = scene(["0,-150,0", "-90,30,90"], ["S+sun", "s"], course="classic")
    play(match, "sail S")
    assert pose(match)[1] == pytest.approx(-41.5, abs=TOUCH + 0.001)
    assert not match.view().boats[0].started
    free = play(scene(["0,-150,0", AWAY], ["S", "s"], course="classic"), "sail S")
    assert free.view().boats[0].started


def test_r4_4_a_boat_may_leave_a_zone() -> None:
    """R4.4: S ends beyond it; s would end in it."""
    match = scene(["0,0,0", BESIDE], ["S+s", "s"])
    assert depth(match) > TOUCH
    assert sails(match) == ["sail S"]
    play(match, "sail S")
    assert depth(match) <= TOUCH


def test_r4_4_it_may_not_end_in_one() -> None:
    """R4.4, R4.2: neither in the same nor in another; R90 is free, so nothing is cut short."""
    match = scene(["0,0,0", BESIDE, across(180)], ["S+s+R90", "s", "s"])
    assert sails(match) == ["sail R90"]
    assert clause(match, "sail s") is not None
    assert clause(match, "sail S") == "R4.2"


def test_r4_2_crossing_bows_both_zones_count() -> None:
    """R4.1, R4.2: a sail may end so that its own zone covers another boat."""
    match = scene(["0,0,0", "0,290,90"], ["S", "s"])
    play(match, "sail S")
    assert pose(match) == (0, 168, 0)
    assert naive.in_zone_depth(hull(match, 1), naive.zone((0, 168_000, 0))) > 1
