"""The picture of Regatta shows what is in the view, to scale and in its true place."""

import re
from math import atan2, cos, degrees, radians, sin
from xml.etree import ElementTree

import msgspec
import pytest

import taros
from games.regatta.moments import COURSES, Moment, end, midway, race, start, with_boat, with_sea
from taros.games.regatta.equipment.pieces import Point
from taros.games.regatta.show.drawing import svg
from taros.games.regatta.show.drawing.shapes import SAILS
from taros.games.regatta.show.view import Buoy, Rock, View, Wake

Element = ElementTree.Element

NUMBER = r"-?\d*\.?\d+(?:e-?\d+)?"


@pytest.fixture(params=[*COURSES, "both zones", "over", "two boats"])
def moment(request: pytest.FixtureRequest) -> Moment:
    others = {
        "both zones": lambda: midway("slalom", 3, "both"),
        "over": lambda: end("islands"),
        "two boats": lambda: midway("harbour", 2),
    }
    return others[request.param]() if request.param in others else midway(request.param)


@pytest.fixture(params=[*COURSES, "all"])
def sea(request: pytest.FixtureRequest) -> Moment:
    return Moment(a_sea() if request.param == "all" else start(request.param), ())


def elements(moment: Moment) -> list[Element]:
    return list(ElementTree.fromstring(svg(*moment)).iter())


def with_data(moment: Moment, name: str) -> list[Element]:
    return [element for element in elements(moment) if f"data-{name}" in element.attrib]


def ids(moment: Moment) -> dict[str, Element]:
    """By their names without the prefix of the document."""
    return {e.attrib["id"].partition("-")[2]: e for e in elements(moment) if "id" in e.attrib}


def numbers(text: str) -> list[float]:
    return [float(number) for number in re.findall(NUMBER, text)]


def points(path: str) -> list[Point]:
    """Of a path of straight lines; up the course is up again."""
    values = numbers(path)
    return [(x, -y) for x, y in zip(values[::2], values[1::2], strict=True)]


def place(element: Element) -> Point:
    """Where the element's transform moves it, on the sea."""
    x, y = numbers(element.attrib["transform"])[:2]
    return x, -y


def near(point: Point) -> object:
    return pytest.approx(point, abs=0.051)


def ahead(pose: tuple[float, float, float], far: float, left: float = 0) -> Point:
    """A place so far ahead and left of a mast."""
    x, y, heading = pose
    s, c = sin(radians(heading)), cos(radians(heading))
    return x + far * s - left * c, y + far * c + left * s


# The document


def test_picture_is_one_document_that_needs_no_other(moment: Moment) -> None:
    root = ElementTree.fromstring(svg(*moment))
    assert (root.tag, root.attrib["role"]) == ("{http://www.w3.org/2000/svg}svg", "img")
    assert [child.tag.rpartition("}")[2] for child in root][:2] == ["title", "desc"]
    links = re.findall(r'(?:href="|url\()([^")]*)', svg(*moment))
    names = [element.attrib["id"] for element in elements(moment) if "id" in element.attrib]
    assert set(links) <= {f"#{name}" for name in names}
    assert len(names) == len(set(names))
    assert not re.search("<(script|image|style)|@", svg(*moment))
    assert len(svg(*moment)) < 80_000


def test_same_view_gives_the_same_bytes() -> None:
    view, wakes = midway("classic")
    again = msgspec.json.decode(msgspec.json.encode(view), type=View)
    assert svg(again, list(wakes)) == svg(view, wakes)


def test_ids_are_unique_on_a_page_with_two_pictures() -> None:
    first, second = (
        {e.attrib["id"] for e in elements(moment) if "id" in e.attrib}
        for moment in (midway("classic"), midway("harbour"))
    )
    assert first
    assert not first & second


def test_hands_do_not_show() -> None:
    view, wakes = midway("classic")
    assert view.hand
    spectator = msgspec.structs.replace(view, viewer=None, hand=())
    assert svg(spectator, wakes) == svg(view, wakes)


def test_picture_has_no_words(moment: Moment) -> None:
    texts = {e.text or "" for e in elements(moment) if e.tag.endswith("text")}
    assert texts
    assert not [text for text in texts if not re.fullmatch(r"−?[\d.]+|–", text)]  # noqa: RUF001


def test_description_has_a_line_for_each_boat() -> None:
    view = with_boat(start(seats=2), 0, pose=(-10.5, 20.0, 90.0), way=1234.5, becalmed=True)
    view = with_boat(view, 1, pose=None, way=None, rounded=1, cards=3)
    (desc,) = (e.text or "" for e in elements(Moment(view, ())) if e.tag.endswith("desc"))
    assert desc.splitlines() == ["r -10.5,20,90 1234.5 0 5 sun", "g - - 1 3"]


# The course


def a_sea() -> View:
    """Something of all that can lie in the water."""
    buoys = (
        Buoy((-180.0, 10.0), 10.0, "white"),
        Buoy((200.0, 10.0), 10.0, "white"),
        Buoy((-150.5, 400.0), 10.0, "orange", "clockwise"),
        Buoy((90.0, 620.0), 12.0, "black", "anticlockwise"),
    )
    return with_sea(
        start(seats=2),
        buoys=buoys,
        line=(buoys[0].at, buoys[1].at),
        rocks=(Rock((250.0, 330.0), 36.0), Rock((-20.0, 700.0), 12.0)),
        islands=(((10.0, 300.0), (150.0, 310.0), (40.0, 420.5)),),
        edge=((-400.0, -150.0), (420.0, -150.0), (380.0, 800.0), (-300.0, 780.0)),
    )


def test_buoys_and_rocks_are_where_they_lie_and_as_large(sea: Moment) -> None:
    water = sea.view.sea
    buoys, rocks = with_data(sea, "buoy"), with_data(sea, "rock")
    assert [e.attrib["data-buoy"] for e in buoys] == [buoy.colour for buoy in water.buoys]
    circles = [(buoy.at, buoy.radius, "10") for buoy in water.buoys]
    circles += [(rock.at, rock.radius, "24") for rock in water.rocks]
    for element, (at, radius, drawn) in zip(buoys + rocks, circles, strict=True):
        assert place(element) == near(at)
        scale = numbers(element.attrib["transform"])[2]
        assert scale * float(drawn) == pytest.approx(radius, abs=0.02)
        assert drawn in [e.get("r") for e in element]


def test_islands_and_edge_have_their_true_shores(sea: Moment) -> None:
    water = sea.view.sea
    assert len(with_data(sea, "island")) == len(water.islands)
    for number, island in enumerate(water.islands):
        shore = ids(sea)[f"island{number}"][0].attrib["d"]
        assert [near(corner) for corner in island] == points(shore)
    assert len(with_data(sea, "edge")) == bool(water.edge)
    if water.edge:
        ashore = points(ids(sea)["ashore"][0].attrib["d"])
        assert [near(corner) for corner in water.edge] == ashore[: len(water.edge)]


def test_line_lies_between_the_white_buoys() -> None:
    (line,) = with_data(Moment(a_sea(), ()), "line")
    ends = [at for row in line for at in points(row.attrib["d"])]
    assert [x for x, _ in ends] == [-180, 200, -180, 200]
    assert sum(y for _, y in ends) / len(ends) == 10


def test_marks_are_numbered_and_rounded_on_their_side(sea: Moment) -> None:
    marks = [buoy for buoy in sea.view.sea.buoys if buoy.side is not None]
    signs = with_data(sea, "mark")
    for order, (sign, mark) in enumerate(zip(signs, marks, strict=True), 1):
        assert [text.strip() for text in sign.itertext()] == [str(order)]
        assert place(sign) == near(mark.at)
        assert numbers(sign.attrib["transform"])[2] == 1
        x, y, radius, _, _, large, sweep, end_x, end_y = numbers(sign[0].attrib["d"])
        assert large == 1
        assert sweep == (mark.side == "clockwise")  # SVG: 1 is clockwise on the screen
        assert (x**2 + y**2) ** 0.5 == pytest.approx(radius, abs=0.1)
        head_x, head_y, turned = numbers(sign[1].attrib["transform"])
        assert (head_x, head_y) == (end_x, end_y)
        onwards = degrees(atan2(end_y, end_x)) + (90 if sweep else -90)
        assert (turned - onwards + 180) % 360 == pytest.approx(180, abs=0.2)


# Boats


def test_every_hull_covers_what_it_covers_in_the_rules(moment: Moment) -> None:
    hull = points(ids(moment)["hull"].attrib["d"])
    boats = {int(e.attrib["data-boat"]): e for e in with_data(moment, "boat")}
    for seat, boat in enumerate(moment.view.boats):
        assert boat.pose is not None
        x, y, heading = numbers(boats[seat].attrib["transform"])
        drawn = [ahead((x, -y, heading), up, -right) for right, up in hull]
        true = [ahead(boat.pose, far, left) for far, left in moment.view.sea.hull]
        assert [pytest.approx(corner, abs=0.002) for corner in true] == drawn
        hulls = [e for e in boats[seat] if "transform" not in e.attrib]
        assert [e.attrib["href"].partition("-")[2] for e in hulls] == ["hull"]
    assert len(boats) == len(moment.view.boats)


def test_boats_that_are_not_on_the_water_yet_are_not_drawn() -> None:
    moment = Moment(with_boat(start(), 2, pose=None, zones=()), ())
    assert [e.attrib["data-boat"] for e in with_data(moment, "boat")] == ["0", "1", "3"]


def test_sails_differ_without_colour_and_are_the_seats_own() -> None:
    moment = Moment(start(), ())
    shapes = set()
    for seat, colour in enumerate(("red", "green", "yellow", "blue")):
        (boat,) = (e for e in with_data(moment, "boat") if e.attrib["data-boat"] == str(seat))
        assert f"-{colour})" in ElementTree.tostring(boat, "unicode")
        cloth = [ElementTree.tostring(e, "unicode") for e in ids(moment)[colour][1:]]
        shapes.add(re.sub("#[0-9a-f]{6}", "", "".join(cloth)))
    assert len(shapes) == 4
    assert len({sail.dashes for sail in SAILS.values()}) == 4


def test_r1_1_boats_have_the_colours_that_were_chosen() -> None:
    """R1.1: on the sea and in the panel."""
    chosen = ("yellow", "blue", "red")
    picture = ElementTree.fromstring(taros.new("regatta", 3, seed=1, colours=chosen).svg())
    for name in ("data-boat", "data-seat"):
        drawn = {e.attrib[name]: e for e in picture.iter() if name in e.attrib}
        for seat, colour in enumerate(chosen):
            assert f"-{colour})" in ElementTree.tostring(drawn[str(seat)], "unicode")


@pytest.mark.parametrize(("heading", "lee"), [(0, 1), (80, 1), (100, -1), (180, -1), (300, 1)])
def test_sails_lean_to_the_right_of_the_course(heading: float, lee: int) -> None:
    moment = Moment(with_boat(start(), 0, pose=(0.0, 300.0, heading)), ())
    boat = next(e for e in with_data(moment, "boat") if e.attrib["data-boat"] == "0")
    assert numbers(boat[-1].attrib["transform"]) == [lee, 1]


def test_zones_of_rivals(moment: Moment) -> None:
    view = moment.view
    drawn = [(int(e.attrib["data-zone"]), e.attrib["d"]) for e in with_data(moment, "zone")]
    rivals = [seat for seat in range(len(view.boats)) if seat != view.seat]
    zones = [(seat, zone) for seat in rivals for zone in view.boats[seat].zones]
    assert zones
    if view.phase == "over":
        zones = []
    for (seat, path), (rival, zone) in zip(drawn, zones, strict=True):
        assert seat == rival
        assert [near(corner) for corner in zone] == points(path)


def test_seat_to_act_has_a_ring_on_the_sea_and_in_the_panel() -> None:
    for seat in range(4):
        view = msgspec.structs.replace(start(), to_act=seat)
        sea, panel = with_data(Moment(view, ()), "acts")
        pose = view.boats[seat].pose
        assert pose is not None
        assert place(sea) == near(pose[:2])
        (row,) = (
            e for e in with_data(Moment(view, ()), "seat") if e.find("*[@data-acts]") is not None
        )
        assert row.attrib["data-seat"] == str(seat)
        assert panel.tag.endswith("rect")
    assert not with_data(Moment(msgspec.structs.replace(view, to_act=-1), ()), "acts")


def test_sun_lies_before_the_bow_of_a_becalmed_boat() -> None:
    calm = with_boat(start(), 1, becalmed=True, pose=(30.0, 200.0, 120.0))
    assert not with_data(Moment(start(), ()), "sun")
    sea, panel = with_data(Moment(calm, ()), "sun")
    assert place(sea) == near(ahead((30.0, 200.0, 120.0), 40 + 28))
    (row,) = (e for e in with_data(Moment(calm, ()), "seat") if e.find("*[@data-sun]") is not None)
    assert row.attrib["data-seat"] == "1"
    assert panel.attrib["transform"] != sea.attrib["transform"]


def test_places_are_on_boats_and_in_the_panel() -> None:
    view = with_boat(start(), 2, place=1, zones=())
    (medal,) = with_data(Moment(view, ()), "place")
    assert "".join(medal.itertext()) == "1"
    pose = view.boats[2].pose
    assert pose is not None
    assert place(medal) == near(ahead(pose, 40 + 27))
    boats = with_data(Moment(view, ()), "boat")
    assert [e.attrib["data-boat"] for e in boats if "opacity" in e.attrib] == ["2"]
    over = Moment(msgspec.structs.replace(view, phase="over", to_act=-2), ())
    assert not [e for e in with_data(over, "boat") if "opacity" in e.attrib]


# Wakes


def opacity(element: Element) -> float:
    return float(element.attrib["opacity"])


def test_wakes_fade_and_go() -> None:
    view = msgspec.structs.replace(start(), turn=20)
    wakes = [Wake(0, turn, ((5.0 * turn, 30.0, 0.0), (9.5, 80.0, 10.0))) for turn in range(5, 21)]
    drawn = with_data(Moment(view, tuple(wakes)), "wake")
    assert [e.attrib["data-wake"] for e in drawn] == [f"0 {turn}" for turn in range(12, 21)]
    strengths = [opacity(element) for element in drawn]
    assert strengths == sorted(set(strengths))
    assert 0 < strengths[0] < strengths[-1] / 4
    for element, wake in zip(drawn, wakes[7:], strict=True):
        assert {e.attrib["d"] for e in element} == {f"M{wake.poses[0][0]:g} -30L9.5 -80"}


@pytest.mark.parametrize("course", COURSES)
def test_all_tracks_of_a_race_that_is_over(course: str) -> None:
    moment = end(course)
    assert moment.view.phase == "over"
    assert not with_data(moment, "wake")
    tracks = {int(e.attrib["data-track"]): e for e in with_data(moment, "track")}
    assert set(tracks) == {wake.seat for wake in moment.wakes}
    for seat, track in tracks.items():
        places = [pose[:2] for wake in moment.wakes if wake.seat == seat for pose in wake.poses]
        ground, paint, ring = track
        assert [near(at) for at in places] == points(ids(moment)[f"track{seat}"].attrib["d"])
        assert {use.attrib["href"].partition("-")[2] for use in (ground, paint)} == {f"track{seat}"}
        sail = SAILS[moment.view.boats[seat].colour]
        assert paint.attrib["stroke"] == sail.ground
        assert paint.attrib["stroke-dasharray"] == sail.dashes
        assert place(ring) == near(places[0])


# All of it


def sea_of(moment: Moment) -> tuple[Point, Point]:
    """The lower left and the upper right corner."""
    corners = points(ids(moment)["sea"][0].attrib["d"])
    return min(corners), max(corners)


@pytest.mark.parametrize("course", COURSES)
def test_everything_is_inside_the_sea_and_the_sea_inside_the_picture(course: str) -> None:
    for moment in (*race(course, 4)[::16], end(course)):
        (left, bottom), (right, top) = sea_of(moment)
        sea = moment.view.sea
        shown: list[Point] = [buoy.at for buoy in sea.buoys] + list(sea.edge)
        shown += [corner for island in sea.islands for corner in island]
        shown += [corner for boat in moment.view.boats for zone in boat.zones for corner in zone]
        for boat in moment.view.boats:
            shown += [ahead(boat.pose, far, aside) for far, aside in sea.hull if boat.pose]
        if moment.view.phase == "over":
            shown += [pose[:2] for wake in moment.wakes for pose in wake.poses]
        for x, y in shown:
            assert left + 20 < x < right - 20
            assert bottom + 20 < y < top - 20
        x, y, wide, high = numbers(ElementTree.fromstring(svg(*moment)).attrib["viewBox"])
        assert x < left < right < x + wide
        assert y < -top < -bottom < y + high


def test_sea_grows_with_a_boat_far_out() -> None:
    moment = Moment(with_boat(start(), 0, pose=(-9000.0, 16000.0, 0.0), zones=()), ())
    (left, _), (_, top) = sea_of(moment)
    assert left < -9000
    assert top > 16000
    assert {numbers(e.attrib["transform"])[2] for e in with_data(moment, "mark")} == {1.8}
    assert len(svg(*moment)) < 60_000


@pytest.mark.parametrize(("phase", "turn"), [("main", 10), ("over", 400)])
def test_sea_holds_the_wakes_that_are_shown(phase: str, turn: int) -> None:
    view = msgspec.structs.replace(start(), phase=phase, turn=turn)
    moment = Moment(view, (Wake(0, 9, ((0.0, 0.0, 0.0), (3000.0, -2000.0, 90.0))),))
    (_, bottom), (right, _) = sea_of(moment)
    assert right > 3000
    assert bottom < -2000


# The panel


def test_panel_has_each_seats_numbers(moment: Moment) -> None:
    marks = sum(buoy.side is not None for buoy in moment.view.sea.buoys)
    rows = with_data(moment, "seat")
    for row, boat in zip(rows, moment.view.boats, strict=True):
        assert boat.way is not None
        assert list(row.itertext()) == [f"{boat.way / 1000:.2f}", str(boat.cards)]
        circles = row.findall("{*}circle")
        assert len(circles) == marks
        assert sum("data-rounded" in circle.attrib for circle in circles) == boat.rounded


def test_panel_shows_places_marks_and_who_is_astray() -> None:
    view = with_boat(start("slalom"), 0, rounded=3, astray=True)
    view = with_boat(view, 1, place=2)
    moment = Moment(view, ())
    first, second, *_ = with_data(moment, "seat")
    filled = ["data-rounded" in circle.attrib for circle in first.findall("{*}circle")]
    assert filled == [True, True, True, False]
    assert [row.find("*[@data-astray]") is not None for row in (first, second)] == [True, False]
    assert list(second.itertext()) == ["2", "5"]
    texts = [e.text for e in elements(moment) if e.tag.endswith("text")]
    assert texts[-2:] == [str(view.pile), str(len(view.discards))]
    assert str(view.turn) in texts
