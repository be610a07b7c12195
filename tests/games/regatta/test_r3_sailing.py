"""R3: sailing a card: where the boat goes, and what it must not touch."""

import math
from typing import Any

import pytest
import shapely

import taros
from games.regatta import naive_geometry as naive
from games.regatta.scenes import (
    AFAR,
    clause,
    discards,
    hand,
    legal,
    micro,
    phase,
    play,
    pose,
    sails,
    scene,
)
from taros.core.match import Match
from taros.games.regatta.show.view import Preview

DECK = "9*S,9*s,9*L30,9*L45,9*L90,9*R30,9*R45,9*R90,9*l45|l90,9*r45|r90,9*sun"

# R8.2: the tip, to the left of and ahead of the bow, and the turn to the left
TIPS = {
    "S": (0, 88, 0),
    "s": (0, 63, 0),
    "L30": (23.6, 88, 30),
    "L45": (31.5, 88, 45),
    "L90": (31.5, 56.5, 90),
    "l45": (26.1, 63, 45),
    "l90": (44, 44, 90),
    "R30": (-23.6, 88, -30),
    "R45": (-31.5, 88, -45),
    "R90": (-31.5, 56.5, -90),
    "r45": (-26.1, 63, -45),
    "r90": (-44, 44, -90),
}

CARDS = {"l45": "l45|l90", "l90": "l45|l90", "r45": "r45|r90", "r90": "r45|r90"}


def alone(arrow: str, place: str = "0,0,0", course: str = "") -> Match:
    """A boat that holds the card with that arrow, and nobody near."""
    given: dict[str, Any] = {"course": course} if course else {}
    return scene([place], [CARDS.get(arrow, arrow)], deck=DECK, **given)


def marked(x: float, y: float) -> str:
    """A course whose only mark is there."""
    return f"line:-400,-5000,400,-5000;cw:{x:.3f},{y:.3f}"


def rocky(x: float, y: float, radius: float) -> str:
    return f"line:-400,-5000,400,-5000;cw:0,5000;rock:{x:.3f},{y:.3f},{radius:.3f}"


def way(match: Match, text: str) -> Preview:
    code = match.game.notation.parse_move(match.state, text)
    found: Preview = match.game.presenter.preview(match.state, code)
    return found


def test_r3_1_a_card_of_the_hand() -> None:
    """R3.1: and only of the hand."""
    match = scene(["0,0,0", AFAR], ["S+L45", "s+R90"])
    assert sails(match) == ["sail L45", "sail S"]
    for text in ("sail s s", "sail R90", "sail L45-helm"):
        assert clause(match, text) == "R3.1"


@pytest.mark.parametrize("heading", [0, 90, 137, 270.5])
def test_r3_1_laid_before_the_bow_in_line_with_the_hull(heading: float) -> None:
    """R3.1: the same card leads the same way from wherever the bow points."""
    match = alone("L45", f"0,0,{heading}")
    play(match, "sail L45")
    x, y, turned = pose(match)
    ahead, left, _ = naive.local_end("L45")
    angle = math.radians(heading)
    east = ahead * math.sin(angle) - left * math.cos(angle)
    north = ahead * math.cos(angle) + left * math.sin(angle)
    assert (x, y) == pytest.approx((east, north), abs=0.001)
    assert turned == pytest.approx((heading - 45) % 360)


def test_r3_1_lengthwise_and_crosswise() -> None:
    """R3.1: 88 mm ahead or 63: the straight arrows end a card's length or width beyond the bow."""
    for arrow, ahead in (("S", 88), ("s", 63)):
        match = play(alone(arrow), f"sail {arrow}")
        assert pose(match) == (0, 40 + ahead + 40, 0)


@pytest.mark.parametrize("arrow", TIPS)
def test_r3_2_stern_on_the_tip_hull_in_line(arrow: str) -> None:
    """R3.2, R8.2: for every arrow there is."""
    match = play(alone(arrow), f"sail {arrow}")
    x, y, heading = pose(match)
    left, ahead, turn = TIPS[arrow]
    assert heading == -turn % 360
    angle = math.radians(heading)
    stern = (x - 40 * math.sin(angle), y - 40 * math.cos(angle))
    assert stern == pytest.approx((-left, 40 + ahead), abs=0.06)


def test_r3_2_whichever_arrow_you_choose() -> None:
    """R3.2: all that are on the card, none that are not."""
    match = scene(["0,0,0"], ["L90|L45|S|R45|R90"])
    assert sails(match) == [f"sail {arrow}" for arrow in ("L90", "L45", "S", "R45", "R90")]
    ends = set()
    for text in sails(match):
        play(match, text)
        ends.add(pose(match))
        match.undo()
    assert len(ends) == 5
    with pytest.raises(taros.BadNotation, match=r"no arrow L30; it has: L90, .* \(R3.2\)"):
        match.play("sail L90|L45|S|R45|R90 L30")


@pytest.mark.parametrize("arrow", TIPS)
def test_r3_3_both_ends_of_the_hull_ride_the_path(arrow: str) -> None:
    """R3.3: axis, arrow and straight on; the bow a hull's length ahead of the stern."""
    match = alone(arrow)
    preview = way(match, f"sail {arrow}")
    line = path_of(arrow)
    last = 0.0
    assert len(preview.poses) > 10
    for x, y, heading in preview.poses:
        sin, cos = math.sin(math.radians(heading)), math.cos(math.radians(heading))
        bow = shapely.Point(x + 40 * sin, y + 40 * cos)
        stern = shapely.Point(x - 40 * sin, y - 40 * cos)
        assert line.distance(bow) < 0.003
        assert line.distance(stern) < 0.003
        gone = line.project(stern)
        assert last < gone < line.project(bow)
        assert gone - last < 10
        last = gone
    assert preview.poses[-1] == pose(play(match, f"sail {arrow}"))


def path_of(arrow: str) -> shapely.LineString:
    """R3.3, R8.2, written down once more: from the first stern to the last bow."""
    straight = {"S": 88, "s": 63, "45": 11.95, "90": 25}
    radius = {"30": 176.0, "45": 107.55, "90": 31.5, "l45": 89.1, "r45": 89.1, "l90": 44, "r90": 44}
    left, _, turn = TIPS[arrow]
    side = 1 if left > 0 else -1
    run = straight.get(arrow, straight.get(arrow[1:], 0) if arrow[0] in "LR" else 0)
    points = [(0.0, -40.0), (0.0, 40.0 + run)]
    if turn:
        r = radius.get(arrow, radius.get(arrow[1:], 0))
        for step in range(1, 2001):
            angle = math.radians(abs(turn)) * step / 2000
            points.append((-side * r * (1 - math.cos(angle)), 40 + run + r * math.sin(angle)))
    angle = math.radians(turn)
    x, y = points[-1]
    points.append((x - 80 * math.sin(angle), y + 80 * math.cos(angle)))
    return shapely.LineString(points)


def test_r3_4_a_card_that_could_not_lie_flat() -> None:
    """R3.4: buoys on the card's place and a boat beside the hull's way do not matter."""
    flat = scene(["0,0,0"], ["L90+S"], course=marked(24, 100))
    card = shapely.box(-31.5, 40, 31.5, 128)
    assert card.contains(shapely.Point(24, 100).buffer(10).intersection(card).centroid)
    assert sails(flat) == ["sail L90", "sail S"]
    crowded = scene(["0,0,0", "26,90,0"], ["S", "s"])
    assert card.intersects(naive.hull_at((26, 90, 0)))
    assert sails(crowded) == ["sail S"]


@pytest.mark.parametrize(
    ("x", "y"),
    [
        (20, 60),  # passed abeam, the widest part of the hull touches it
        (-20, 100),
        (0, 218),  # the bow comes to it at the end
    ],
)
def test_r3_5_touching_a_buoy_by_a_hair(x: float, y: float) -> None:
    """R3.5: 0.02 mm too near is contact, 0.02 mm off is none."""
    dx, dy = (math.copysign(0.02, x), 0.0) if x else (0.0, 0.02)
    assert clause(alone("S", course=marked(x - dx, y - dy)), "sail S") == "R3.5"
    assert clause(alone("S", course=marked(x + dx, y + dy)), "sail S") is None


@pytest.mark.parametrize("arrow", ["L30", "L45", "L90", "l45", "l90", "r90", "R45"])
@pytest.mark.parametrize("part", [0.3, 0.7])
def test_r3_5_touching_a_rock_by_a_hair_in_a_bend(arrow: str, part: float) -> None:
    """R3.5: a rock beside the way, as far off as the oracle says the hull comes, and a hair less.

    The oracle's hulls lie so close that what is between two of them is below a thousandth.
    """
    travel = naive.ARROWS[arrow].travel
    hulls = [naive.hull_at(naive.pose_at((0, 0, 0), arrow, travel * i / 3000)) for i in range(3001)]
    x, y, heading = naive.pose_at((0, 0, 0), arrow, travel * part)
    side = -1 if arrow[0] in "Ll" else 1  # out of the bend, where hulls swing
    angle = math.radians(heading + side * -90)
    spot = shapely.Point(x + 40 * math.sin(angle), y + 40 * math.cos(angle))
    away = min(spot.distance(hull) for hull in hulls)
    assert away > 3
    near = alone(arrow, course=rocky(spot.x, spot.y, away + 0.02))
    assert clause(near, f"sail {arrow}") == "R3.5"
    clear = alone(arrow, course=rocky(spot.x, spot.y, away - 0.02))
    assert clause(clear, f"sail {arrow}") is None


@pytest.mark.parametrize("gap", [-0.02, 0.02])
def test_r3_5_touching_a_boat_by_a_hair(gap: float) -> None:
    """R3.5: hulls side by side, the other's heading the other way, ends in no zone of anybody."""
    match = scene(["0,0,0", f"{20 + gap:.3f},70,180"], ["S+sun", "s"])
    assert clause(match, "sail S") == ("R3.5" if gap < 0 else None)


@pytest.mark.parametrize("gap", [-0.02, 0.02])
def test_r3_5_touching_an_island_by_a_hair(gap: float) -> None:
    """R3.5: the corner of an island beside the way."""
    x = 10 + gap
    island = f"island:{x:.3f},100,60,80,60,120"
    course = f"line:-400,-5000,400,-5000;cw:0,5000;{island}"
    assert clause(alone("S", course=course), "sail S") == ("R3.5" if gap < 0 else None)


@pytest.mark.parametrize("gap", [-0.02, 0.02])
def test_r3_5_leaving_the_table_by_a_hair(gap: float) -> None:
    """R3.5: the edge is ahead, where the bow ends."""
    y = 208 + gap
    course = f"line:-400,-500,400,-500;cw:0,-300;edge:-600,-600,600,-600,600,{y:.3f},-600,{y:.3f}"
    assert clause(alone("S", course=course), "sail S") == ("R3.5" if gap < 0 else None)


def test_r3_5_neither_on_the_way_nor_at_the_end() -> None:
    """R3.5: what is passed on the way blocks a longer card and not a shorter one."""
    match = scene(["0,0,0"], ["S+s"], course=marked(0, 205))
    assert sails(match) == ["sail s"]
    match = scene(["0,0,0"], ["S-cloud+S"], course=marked(0, 290))
    assert sails(match) == ["sail S S"]


def test_r3_5_what_lies_behind_does_not_matter() -> None:
    """R3.5: a boat close astern is left behind."""
    match = scene(["0,0,0", "0,-81,180"], ["S", "s"])
    assert sails(match) == ["sail S"]


def nearly_home(hands: list[str], *rivals: str, place: str = "-70,60,180", **more: Any) -> Match:
    return scene([place, *rivals], hands, progress=["2"], course="classic", **more)


@pytest.mark.parametrize("card", ["sail S S", "sail S-cloud S"])
def test_r3_5_home_is_home_whatever_lies_beyond(card: str) -> None:
    """R3.5, R7.3: a boat across the way beyond the line would block the whole leg."""
    match = nearly_home(["S+S-cloud+sun", "s"], "-70,-80,90")
    blocked = scene(
        ["-70,60,180", "-70,-80,90"], ["S+S-cloud+sun", "s"], progress=["1"], course="classic"
    )
    assert clause(blocked, card) == "R3.5"
    assert clause(match, card) is None
    play(match, card)
    assert match.to_act is None
    x, y, heading = pose(match)
    assert (x, heading) == (-70, 180)
    assert y == pytest.approx(0, abs=0.001)


def test_r3_5_but_what_lies_before_the_line_does() -> None:
    """R3.5: the hull touches something before the mast is over the line."""
    match = nearly_home(["S", "s"], "-70,-20,90", place="-70,100,180")
    assert clause(match, "sail S") == "R3.5"


def test_r3_5_nothing_more_happens_in_that_turn() -> None:
    """R3.5: no second card for a helm, no sun, no card drawn; with finish=all it is the next's."""
    match = nearly_home(["L45-helm+sun+s", "s", "s"], AFAR, "-900,0,0", finish="all")
    play(match, "sail L45")
    assert (match.to_act, phase(match), match.turn) == (1, "main", 2)
    assert hand(match) == ["s", "sun"]
    assert discards(match) == ["L45-helm"]


def test_r3_6_the_card_goes_to_the_discards() -> None:
    """R3.6: one card, also of a cloud."""
    match = scene(["0,0,0", AFAR], ["2*S+S-cloud", "s"], discards="R90")
    play(match, "sail S S")
    assert discards(match) == ["R90", "S"]
    assert hand(match) == ["S", "S-cloud"]
    match.undo()
    play(match, "sail S-cloud S")
    assert discards(match) == ["R90", "S-cloud"]
    assert legal(match) == ["done"]


def test_r3_2_ends_are_those_of_the_oracle_from_odd_poses() -> None:
    """R3.2, R8.1: to the micrometre, also from where a cut-short sail has left a boat."""
    for number, arrow in enumerate(TIPS):
        place = (-12.345 + number, 67.891, 33.333 + 25 * number)
        text = ",".join(f"{part:.3f}" for part in place)
        match = play(alone(arrow, text), f"sail {arrow}")
        assert micro(pose(match)) == naive.end_pose(micro(place), arrow)
