"""R8: the pieces, arrows, cards and courses, as they are seen from outside."""

import math
from collections import Counter

import pytest
import shapely

import taros
from games.regatta import naive_geometry as naive
from games.regatta.scenes import begun, deal, micro, outcomes, play, pose, sails, scene

# R8.3, written down once more
RED = {"L45": 4, "L30": 2, "L90": 2, "L45-helm": 2, "L90-helm": 2, "L30|L90": 2, "l45|l90": 1}
GREEN = {"R45": 4, "R30": 2, "R90": 2, "R45-helm": 2, "R90-helm": 2, "R30|R90": 2, "r45|r90": 1}
BLUE = {"S": 5, "S-cloud": 4, "s": 4, "L30|S|R30": 3}
WHITE = {"L90|L45|S|R45|R90": 4, "l90|s|r90": 2}


def test_r8_1_card_hull_and_buoy() -> None:
    """R8.1: 63 by 88; 80 long and 20 wide, the mast in the middle; 20 across."""
    sea = begun(2).view().sea
    assert sea.card == (63, 88)
    aheads, lefts = zip(*sea.hull, strict=True)
    assert (min(aheads), max(aheads), min(lefts), max(lefts)) == (-40, 40, -10, 10)
    assert {buoy.radius for buoy in sea.buoys} == {10}
    assert shapely.Polygon(sea.hull).equals(
        shapely.Polygon([(a - 40, b) for a, b in naive.HULL_OUTLINE])
    )


def test_r8_1_poses_are_whole_micrometres_and_thousandths() -> None:
    """R8.1: rounded after every leg, also after one cut short."""
    match = scene(["0.123,0,17", "-95,190,90"], ["L30+sun", "s"])
    play(match, "sail L30")
    for number in pose(match):
        assert number == round(number, 3)
    text = match.position.partition("/")[0]
    assert all(len(word.partition(".")[2]) <= 3 for word in text.split(":")[0].split(","))
    assert pose(match)[2] % 1 != 0  # only a cut-short sail leaves whole degrees


def test_r8_1_a_cloud_is_rounded_after_its_first_leg() -> None:
    """R8.1: two legs at once end where two cards of one leg would."""
    start = "0.337,5.101,33.333"
    deck = "9*L45-cloud,9*L45"
    cloud = play(scene([start], ["L45-cloud"], deck=deck), "sail L45")
    twice = scene([start], ["2*L45"], deck=deck)
    play(twice, "sail L45", "done", "L45", "L45", "L45", "L45", "sail L45")
    assert pose(cloud) == pose(twice)


@pytest.mark.parametrize("arrow", ["S", "L45", "l90", "R30"])
def test_r8_1_rounded_to_the_nearest(arrow: str) -> None:
    """R8.1: half a micrometre and half a thousandth of a degree at most from the true end."""
    place = (0.123, 4.567, 123.457)
    deck = "9*S,9*L45,9*l90,9*R30"
    match = scene([",".join(map(str, place))], [arrow], deck=deck)
    play(match, f"sail {arrow}")
    x, y, heading = naive.carry(micro(place), naive.local_end(arrow))
    assert pose(match)[:2] == pytest.approx((x, y), abs=0.00051)
    assert pose(match)[2] == pytest.approx(heading % 360, abs=0.00051)


def test_r8_1_a_pose_finer_than_that_cannot_be_written() -> None:
    """R8.1."""
    with pytest.raises(taros.BadPosition, match="boat"):
        scene(["0.1234,0,0"], ["S"])


ARROWS = {  # R8.2: straight, radius, turn
    "S": (88, 0, 0),
    "s": (63, 0, 0),
    "L30": (0, 176, 30),
    "L45": (11.95, 107.55, 45),
    "L90": (25, 31.5, 90),
    "l45": (0, 89.1, 45),
    "l90": (0, 44, 90),
}


def test_r8_2_the_arrows() -> None:
    """R8.2: and their mirror images."""
    found = {
        arrow.name: (arrow.straight, arrow.radius, arrow.turn)
        for card in begun(2).view().kinds
        for arrow in card.arrows
    }
    mirrors = {
        name.translate(str.maketrans("Ll", "Rr")): (straight, radius, -turn)
        for name, (straight, radius, turn) in ARROWS.items()
        if turn
    }
    assert found == {**ARROWS, **mirrors}


def test_r8_2_mirror_images_lead_to_mirrored_ends() -> None:
    """R8.2."""
    for left, right in (("L30", "R30"), ("L45", "R45"), ("L90", "R90")):
        one = pose(play(scene(["0,0,0"], [left]), f"sail {left}"))
        two = pose(play(scene(["0,0,0"], [right]), f"sail {right}"))
        assert (one[0], one[1], one[2]) == (-two[0], two[1], (360 - two[2]) % 360)


def test_r8_3_the_deck() -> None:
    """R8.3: 55 cards, red, green, blue, white, and three suns."""
    match = begun(2)
    assert outcomes(match) == {**RED, **GREEN, **BLUE, **WHITE, "sun": 3}
    colours = Counter(card.colour for card in match.view().kinds)
    assert colours == {"red": 7, "green": 7, "blue": 4, "white": 2, "yellow": 1}
    for card in match.view().kinds:
        symbol = card.name.partition("-")[2] or ("sun" if card.name == "sun" else "")
        assert card.symbol == symbol
        assert [arrow.name for arrow in card.arrows] == (
            [] if card.name == "sun" else card.name.partition("-")[0].split("|")
        )


def test_r8_3_a_deck_as_one_line() -> None:
    """R8.3: the example of the page."""
    match = begun(2, deck="4*L45,4*R45,9*S,2*S-cloud,3*L30|S|R30,2*sun")
    assert outcomes(match) == {
        "L45": 4,
        "R45": 4,
        "S": 9,
        "S-cloud": 2,
        "L30|S|R30": 3,
        "sun": 2,
    }


def test_r8_3_arrows_of_its_own() -> None:
    """R8.3: straight, radius, turn; each with its mirror image."""
    match = begun(1, deck="L60=12/80/60,Q=30/0/0,9*L60,9*R60,9*Q")
    deal(match, ["L60+R60+Q+Q+Q"])
    assert sails(match) == ["sail L60", "sail R60", "sail Q"]
    play(match, "sail R60")
    x, y, heading = pose(match)
    sixty = math.radians(60)
    right = 80 * (1 - math.cos(sixty)) + 40 * math.sin(sixty)
    ahead = 12 + 80 * math.sin(sixty) + 40 * math.cos(sixty)
    assert (x, y) == pytest.approx((right, ahead), abs=0.001)
    assert heading == 60


def test_r8_3_a_mirror_image_does_not_replace_an_arrow_that_is_given() -> None:
    """R8.3: R60 is given as straight; it is that, or the deck is refused."""
    try:
        match = begun(2, deck="L60=12/80/60,R60=50/0/0,10*R60")
    except taros.BadOption:
        return
    (card,) = match.view().kinds
    assert [(arrow.straight, arrow.turn) for arrow in card.arrows] == [(50, 0)]


def test_r8_3_at_most_24_kinds_12_arrows_and_turns_of_90() -> None:
    """R8.3."""
    arrows = [f"A{number}=50/0/0" for number in range(13)]
    cards = [f"1*A{number}{symbol}" for number in range(12) for symbol in ("", "-helm")]
    assert len(begun(2, deck=",".join(arrows[:12] + cards)).view().kinds) == 24
    with pytest.raises(taros.BadOption, match="deck, kinds: A deck has 1 to 24 kinds"):
        begun(2, deck=",".join([*arrows[:12], *cards, "1*S"]))
    with pytest.raises(taros.BadOption, match="deck, arrows: 13 is not from 0 to 12"):
        begun(2, deck=",".join(arrows + cards))
    with pytest.raises(taros.BadOption, match=r"deck, arrows\.L91\.turn: 91 is not from 0 to 90"):
        begun(2, deck="L91=0/80/91,40*L91")
    assert begun(2, deck="L90x=0/80/90,40*L90x").to_act == taros.CHANCE


@pytest.mark.parametrize(
    ("seats", "half", "red", "green"),
    [
        (1, 150, (-300, 600), (300, 750)),
        (2, 150, (-300, 600), (300, 750)),
        (3, 175, (-350, 700), (350, 875)),
        (4, 200, (-400, 800), (400, 1000)),
    ],
)
def test_r8_4_the_classic_course(
    seats: int, half: int, red: tuple[int, int], green: tuple[int, int]
) -> None:
    """R8.4: by the number of boats."""
    sea = begun(seats).view().sea
    assert [buoy.at for buoy in sea.buoys] == [(-half, 0), (half, 0), red, green]


def test_r8_4_a_course_as_one_line() -> None:
    """R8.4: the example of the page, with a rock, an island and an edge."""
    text = "line:-150,0,150,0;cw:-300,600;ccw:300,750"
    more = "rock:0,500,15;island:0,600,50,600,50,650;edge:-900,-900,900,-900,900,900,-900,900"
    sea = begun(2, course=f"{text};{more}").view().sea
    assert [(buoy.at, buoy.side) for buoy in sea.buoys[2:]] == [
        ((-300, 600), "clockwise"),
        ((300, 750), "anticlockwise"),
    ]
    assert sea.rocks[0].radius == 15
    assert sea.islands == (((0, 600), (50, 600), (50, 650)),)
    assert len(sea.edge) == 4


LINE = "line:-150,0,150,0"
CLASHES = [
    (f"{LINE};cw:0,600;cw:15,600", "marks[1].at"),
    (f"{LINE};cw:-140,10", "marks[0].at"),
    (f"{LINE};cw:0,600;rock:25,600,20", "rocks[0].at"),
    (f"{LINE};cw:0,600;rock:200,600,20;rock:210,600,5", "rocks[1].at"),
    (f"{LINE};cw:50,550;island:0,500,100,500,100,600,0,600", "marks[0].at"),
    (f"{LINE};cw:0,600;cw:0.5,700", "marks[1].at"),
    # a buoy or a rock that reaches over a shore, though its middle does not
    (f"{LINE};cw:-5,550;island:0,500,100,500,100,600,0,600", "marks[0].at"),
    (f"{LINE};cw:300,600;rock:-15,550,20;island:0,500,100,500,100,600,0,600", "rocks[0].at"),
    # islands that lie on one another
    (
        f"{LINE};cw:300,600;island:0,500,100,500,100,600,0,600;island:50,550,150,550,150,650",
        "islands[1].corners",
    ),
    # what reaches over the edge of the table
    (f"{LINE};cw:300,600;edge:-305,-200,305,-200,305,900,-305,900", "marks[0].at"),
    (f"{LINE};cw:0,600;rock:280,500,30;edge:-305,-200,305,-200,305,900,-305,900", "rocks[0].at"),
]


@pytest.mark.parametrize(("course", "key"), CLASHES)
def test_r8_4_nothing_may_overlap(course: str, key: str) -> None:
    """R8.4: nor may two marks stand straight above one another; the refusal names the key."""
    with pytest.raises(taros.BadOption) as caught:
        begun(2, course=course)
    assert str(caught.value).startswith(f"course, {key}: ")


@pytest.mark.parametrize("marks", [0, 8])
def test_r8_4_one_to_seven_marks(marks: int) -> None:
    """R8.4."""
    course = ";".join([LINE, *(f"cw:{40 * number},600" for number in range(marks))])
    with pytest.raises(taros.BadOption, match="course, marks: A course has 1 to 7 marks"):
        begun(2, course=course)
    seven = ";".join([LINE, *(f"cw:{40 * number},600" for number in range(7))])
    assert len(begun(2, course=seven).view().sea.buoys) == 9
