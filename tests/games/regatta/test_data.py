"""R8: the data load; what cannot be is refused with file, key and reason; texts round-trip."""

import math
import re
import subprocess
import sys
from collections import Counter
from random import Random

import pytest

from games.regatta import naive
from games.regatta import naive_geometry as geo
from games.regatta.courses import SHIPPED, random_course
from taros.core.words import Message
from taros.games.regatta.equipment import setup
from taros.games.regatta.equipment.course import (
    CORNERS,
    EDGE_CORNERS,
    Course,
    area,
    convex_parts,
    course_of,
    format_course,
    is_inside,
    read_course,
)
from taros.games.regatta.equipment.deck import card_count, deck_of, format_deck, read_deck
from taros.games.regatta.equipment.pieces import DATA, BadData, Point, pieces, read_pieces
from taros.games.regatta.equipment.setup import validate_options
from taros.games.regatta.layout import KINDS
from taros.games.regatta.options import RegattaOptions

PIECES = (DATA / "pieces.toml").read_text(encoding="utf-8")
DECK = (DATA / "deck.toml").read_text(encoding="utf-8")
COURSE = (DATA / "courses" / "islands.toml").read_text(encoding="utf-8")
EDGED = (DATA / "courses" / "harbour.toml").read_text(encoding="utf-8")


# What ships


def test_pieces_are_those_of_the_rules() -> None:
    """R8.1, R8.2."""
    box = pieces()
    assert (box.card.short, box.card.long) == (geo.CARD_SHORT, geo.CARD_LONG)
    assert list(box.hull.corners) == geo.HULL_OUTLINE
    assert box.hull.length == geo.HULL_LENGTH
    assert box.buoy.diameter == 2 * geo.BUOY_RADIUS
    arrows = {name: (a.straight, a.radius, a.turn) for name, a in box.arrows.items()}
    assert arrows == {name: (a.straight, a.radius, a.turn) for name, a in geo.ARROWS.items()}


def test_deck_is_that_of_the_rules() -> None:
    """R8.3."""
    deck = deck_of("classic")
    assert card_count(deck) == 55
    assert {kind.name: kind.count for kind in deck.kinds} == naive.DECK
    colours: Counter[str] = Counter()
    for kind in deck.kinds:
        colours[kind.colour] += kind.count
    assert colours == {"red": 15, "green": 15, "blue": 16, "white": 6, "yellow": 3}


def test_default_courses_are_those_of_the_rules() -> None:
    """R8.4."""
    for seats in range(1, 5):
        course = course_of("classic", seats)
        want = naive.default_course(seats)
        line = tuple((1000 * x, 1000 * y) for x, y in course.line)
        marks = tuple(((1000 * m.at[0], 1000 * m.at[1]), m.round) for m in course.marks)
        assert (line, marks) == (want.line, want.marks)
        assert [mark.colour for mark in course.marks] == ["red", "green"]


@pytest.mark.parametrize("name", SHIPPED)
def test_shipped_courses_can_be_sailed(name: str) -> None:
    for seats in range(1, 5):
        options = validate_options(seats, RegattaOptions(course=name))
        assert options.course == name
        assert len(setup.new(seats, options)) > 0


def test_every_course_file_is_shipped_under_a_name() -> None:
    files = {path.stem for path in (DATA / "courses").glob("*.toml")}
    classic = {"classic-2", "classic-3", "classic-4"}
    assert files == {*SHIPPED, *classic} - {"classic"}


# What is refused


def refused(error: BadData) -> tuple[str, str, str]:
    """File, key, and the reason's message; all of it can be said."""
    said = error.message.arguments
    source, key, reason = (said[name] for name in ("source", "field", "reason"))
    assert isinstance(reason, Message)
    for text in (str(source), str(key), reason.text):
        assert text in str(error)
    assert re.fullmatch(r".+[.…]", str(error), flags=re.DOTALL)
    return str(source), str(key), reason.key


BAD_PIECES = [
    ("short = 63", "short = 0", "card.short", "range"),
    ("short = 63", "short = nan", "card.short", "range"),
    ("long = 88", "long = 1001", "card.long", "range"),
    ("long = 88", "long = inf", "card.long", "range"),
    ("long = 88", "wide = 88", "card", "reason"),
    ("long = 88", 'long = "88"', "card.long", "reason"),
    ("diameter = 20", "diameter = -1", "buoy.diameter", "range"),
    ("[buoy]", "[boy]", "file", "reason"),
    ("[buoy]", "[buoy", "TOML", "reason"),
    ("straight = 88", "straight = 0", "arrows.S", "arrow-empty"),
    ("straight = 88", "straight = 88\nradius = 3", "arrows.S", "arrow-empty"),
    ("straight = 88", "straight = -1", "arrows.S.straight", "range"),
    ("straight = 11.95", "straight = 1001", "arrows.L45.straight", "range"),
    ("radius = 176", "radius = 9", "arrows.L30.radius", "range"),
    ("turn = 30", "turn = -30", "arrows.L30.turn", "range"),
    ("turn = 30", "turn = 136", "arrows.L30.turn", "range"),
    ("turn = 30", "turn = 30.5", "arrows[...].turn", "reason"),
    ("[arrows.L30]", "[arrows.X30]", "arrows.X30", "arrow-name"),
    ("[0, -7], ", "[-1, -7], ", "hull.corners", "hull"),
    ("[28, -10], ", "[28, 1], ", "hull.corners", "hull"),
    ("[28, 10], ", "[28, 6], ", "hull.corners", "hull"),
    ("[[0, -7], [28, -10], ", "[[28, -10], [0, -7], ", "hull.corners", "hull"),
    ("[48, 9], [28, 10], [0, 7]]", "[28, 10], [48, 9], [0, 7]]", "hull.corners", "hull"),
    ("[28, -10], [48, -9], [80, 0], [48, 9], [28, 10], ", "", "hull.corners", "corners"),
]


@pytest.mark.parametrize(("old", "new", "key", "reason"), BAD_PIECES)
def test_bad_pieces(old: str, new: str, key: str, reason: str) -> None:
    assert old in PIECES
    with pytest.raises(BadData) as error:
        read_pieces(PIECES.replace(old, new, 1), "mine.toml")
    assert refused(error.value) == ("mine.toml", key, f"regatta-{reason}")


def test_a_star_is_no_hull() -> None:
    """All its corners turn left, but it goes round twice."""
    star = [
        (round(40 + 40 * math.cos(a)), round(30 * math.sin(a)))
        for a in (0, 2.513, 5.027, 7.54, 10.053)
    ]
    star = [(ahead - min(a for a, _ in star), left) for ahead, left in star]
    corners = ", ".join(f"[{ahead}, {left}]" for ahead, left in star)
    text = re.sub(r"corners = .*", f"corners = [{corners}]", PIECES)
    with pytest.raises(BadData) as error:
        read_pieces(text, "mine.toml")
    assert refused(error.value) == ("mine.toml", "hull.corners", "regatta-hull")


BAD_DECKS = [
    ("count = 4", "count = 0", "kinds[0].count", "range"),
    ("count = 4", "count = 201", "kinds[0].count", "range"),
    ("count = 4", "count = 4.5", "kinds[0].count", "reason"),
    ("count = 4\n", "", "kinds[0]", "reason"),
    ('symbol = "helm"', 'symbol = "storm"', "kinds[3].symbol", "symbol"),
    ('colour = "red"', 'colour = "pink"', "kinds[0].colour", "symbol"),
    ('arrows = ["L45"]', "arrows = []", "kinds[0].arrows", "range"),
    ('arrows = ["L45"]', 'arrows = ["S","s","S","s","S","s"]', "kinds[0].arrows", "range"),
    ("arrows = []", 'arrows = ["S"]', "kinds[20].arrows", "range"),
    ('arrows = ["L45"]', 'arrows = ["L46"]', "kinds[0].arrows", "no-arrow"),
    ('arrows = ["L45"]', 'arrows = ["L30"]', "kinds[1]", "kind-twice"),
    ("[[kinds]]", "[kinds]", "TOML", "reason"),
    ("[[kinds]]", "[arrows.L60]\nturn = 60\n\n[[kinds]]", "arrows.L60.radius", "range"),
    ("[[kinds]]", "[arrows.Q]\nstraight = 0\n\n[[kinds]]", "arrows.Q", "arrow-empty"),
]


@pytest.mark.parametrize(("old", "new", "key", "reason"), BAD_DECKS)
def test_bad_decks(old: str, new: str, key: str, reason: str) -> None:
    assert old in DECK
    with pytest.raises(BadData) as error:
        read_deck(DECK.replace(old, new, 1), "mine.toml")
    source, where, why = refused(error.value)
    assert (source, where, why) == ("mine.toml", key, f"regatta-{reason}")


BAD_DECK_TEXTS = [
    ("", "", "deck-word"),
    ("4*L45,", "", "deck-word"),
    ("4*L45;3*sun", "4*L45;3*sun", "deck-word"),
    ("x*L45", "x*L45", "deck-word"),
    ("-4*L45", "-4*L45", "deck-word"),
    ("9999*L45", "9999*L45", "deck-word"),
    ("0*L45", "kinds[0].count", "range"),
    ("4*L44", "kinds[0].arrows", "no-arrow"),
    ("4*L45|", "kinds[0].arrows", "no-arrow"),
    ("4*L45-rain", "kinds[0].symbol", "symbol"),
    ("4*L45,1*L45", "kinds[1]", "kind-twice"),
    ("L60=12/80/60", "kinds", "kinds"),
    ("L60=12/80/160,20*L60", "arrows.L60.turn", "range"),
    (",".join(f"L{n}=12/80/{n}" for n in range(1, 14)) + ",20*L1", "arrows", "range"),
    ("L60=12/8/60,20*L60", "arrows.L60.radius", "range"),
    ("L60=1.2.3/80/60,20*L60", "arrows.L60.straight", "range"),
    ("X60=12/80/60,20*X60", "arrows.X60", "arrow-name"),
    ("L0=0/0/0,20*L0", "arrows.L0", "arrow-empty"),
    (
        ",".join(f"1*{'|'.join(['S'] * (1 + i % 5))}{'|s' * (i // 5)}" for i in range(25)),
        "kinds",
        "kinds",
    ),
]


@pytest.mark.parametrize(("text", "key", "reason"), BAD_DECK_TEXTS)
def test_bad_deck_texts(text: str, key: str, reason: str) -> None:
    with pytest.raises(BadData) as error:
        deck_of(text)
    assert refused(error.value) == ("deck", key, f"regatta-{reason}")


BAD_COURSES = [
    (COURSE, "[200, 0]]", "[200, 1]]", "line", "line"),
    (COURSE, "[200, 0]]", "[-200, 0]]", "line", "line"),
    (COURSE, "[200, 0]]", "[nan, 0]]", "line", "range"),
    (COURSE, "[200, 0]]", "[200]]", "line[1]", "reason"),
    (COURSE, "[200, 0]]", "[20001, 0]]", "line", "range"),
    (COURSE, 'round = "clockwise"', 'round = "left"', "marks[0].round", "symbol"),
    (COURSE, 'colour = "red"', 'colour = "pink"', "marks[0].colour", "symbol"),
    (COURSE, "at = [430, 900]", "at = [-419.5, 900]", "marks[1].at", "marks-above"),
    (COURSE, "at = [430, 900]", "at = [100, -500]", "marks[1].at", "mark-behind"),
    (COURSE, "at = [430, 900]", "at = [430, 20001]", "marks[1].at", "range"),
    (COURSE, "at = [430, 900]", "at = [430, inf]", "marks[1].at", "range"),
    (COURSE, "at = [430, 900]", "at = [-401, 760]", "marks[1].at", "overlap"),
    (COURSE, "at = [430, 900]", "at = [-100, 400]", "marks[1].at", "aground"),
    (COURSE, "at = [0, 980]", "at = [190, 20]", "rocks[0].at", "overlap"),
    (COURSE, "at = [0, 980]", "at = [-100, 400]", "rocks[0].at", "aground"),
    (COURSE, "radius = 24", "radius = 0", "rocks[0].radius", "range"),
    (COURSE, "radius = 24", "radius = 2001", "rocks[0].radius", "range"),
    (COURSE, "radius = 24", "size = 24", "rocks[0]", "reason"),
    (COURSE, "[-170, 360], [-60, 330], [10, 400], ", "", "islands[0].corners", "corners"),
    (COURSE, "[-60, 330], [10, 400]", "[10, 400], [-60, 330]", "islands[0].corners", "shore"),
    (COURSE, "[-60, 330]", "[-170, 360]", "islands[0].corners", "shore"),
    (COURSE, "[-60, 330], ", "[-60, 330], [-104, 342], ", "islands[0].corners", "shore"),
    (COURSE, "[-40, 470]", "[-40, 20001]", "islands[0].corners", "range"),
    (EDGED, "at = [-260, 620]", "at = [-760, 620]", "marks[0].at", "beyond"),
    (EDGED, "[40, 430]", "[4000, 430]", "islands[0].corners", "beyond"),
    (EDGED, "[560, 420], [520, 900]", "[520, 900], [560, 420]", "edge", "shore"),
    (EDGED, "[200, 0]]", "[600, 0]]", "line", "beyond"),
]


@pytest.mark.parametrize(("good", "old", "new", "key", "reason"), BAD_COURSES)
def test_bad_courses(good: str, old: str, new: str, key: str, reason: str) -> None:
    assert old in good
    read_course(good, "mine.toml")
    with pytest.raises(BadData) as error:
        read_course(good.replace(old, new, 1), "mine.toml")
    source, where, why = refused(error.value)
    assert (source, where, why) == ("mine.toml", key, f"regatta-{reason}")


def ring(corners: int, x: int) -> str:
    angles = (2 * math.pi * i / corners for i in range(corners))
    return ",".join(f"{x + 50 * math.cos(a):.3f},{500 + 50 * math.sin(a):.3f}" for a in angles)


LINE = "line:-150,0,150,0"
BAD_COURSE_TEXTS = [
    ("", "", "course-word"),
    ("nowhere", "nowhere", "course-word"),
    ("cw:0,500", "line", "line"),
    ("line:-150,0,150;cw:0,500", "line:-150,0,150", "course-word"),
    ("line:-150,0,150,0,7;cw:0,500", "line:-150,0,150,0,7", "course-word"),
    ("line:150,0,-150,0;cw:0,500", "line", "line"),
    (LINE, "marks", "marks"),
    (LINE + "".join(f";cw:{50 * i},500" for i in range(8)), "marks", "marks"),
    (LINE + ";cw:0,500" + "".join(f";rock:{50 * i},900,1" for i in range(41)), "rocks", "rocks"),
    (f"{LINE};cw:0,500,3", "cw:0,500,3", "course-word"),
    (f"{LINE};cw:0,x", "cw", "course-word"),
    (f"{LINE};cw:0,1e3", "cw", "course-word"),
    (f"{LINE};cw:0,.5", "cw", "course-word"),
    (f"{LINE};cw:0,500.1234", "cw", "course-word"),
    (f"{LINE};cw:0,500;", "", "course-word"),
    (f"{LINE};cw:0,500;reef:1,2,3", "reef:1,2,3", "course-word"),
    (f"{LINE};cw:0,500;rock:1,2", "rock:1,2", "course-word"),
    (f"{LINE};cw:0,500;island:1,2,3,4", "islands[0].corners", "corners"),
    (
        f"{LINE};cw:0,500;island:0,100,50,100,50,150,9",
        "island:0,100,50,100,50,150,9",
        "course-word",
    ),
    (f"{LINE};cw:0,800;island:{ring(CORNERS + 1, 0)}", "islands", "corners"),
    (f"{LINE};cw:0,800;island:{ring(15, 300)};island:{ring(15, -300)}", "islands", "corners"),
    (f"{LINE};cw:0,800;edge:{ring(EDGE_CORNERS + 1, 0)}", "edge", "corners"),
    (f"{LINE};cw:0,800;edge:0,0,1,1", "edge", "corners"),
]


@pytest.mark.parametrize(("text", "key", "reason"), BAD_COURSE_TEXTS)
def test_bad_course_texts(text: str, key: str, reason: str) -> None:
    with pytest.raises(BadData) as error:
        course_of(text, 2)
    assert refused(error.value) == ("course", key[:30], f"regatta-{reason}")


LEFT_SQUARE = "island:-200,400,-100,400,-100,500,-200,500"


@pytest.mark.parametrize(
    "islands",
    [
        pytest.param(f"{LEFT_SQUARE};island:0,400,100,400,100,500,0,500", id="squares in a row"),
        pytest.param(
            "island:-100,400,-50,400,-50,500,50,500,50,400,100,400,100,600,-100,600", id="a U"
        ),
    ],
)
def test_islands_with_edges_on_one_line(islands: str) -> None:
    text = f"{LINE};cw:0,900;{islands}"
    assert course_of(text, 2).islands


@pytest.mark.parametrize(
    "other",
    [
        pytest.param("island:-100,400,0,400,0,500,-100,500", id="an edge in common"),
        pytest.param("island:-100,500,0,500,0,600,-100,600", id="a corner in common"),
        pytest.param("island:-150,450,0,450,0,550,-150,550", id="across"),
    ],
)
def test_islands_that_touch(other: str) -> None:
    with pytest.raises(BadData) as error:
        course_of(f"{LINE};cw:0,900;{LEFT_SQUARE};{other}", 2)
    assert refused(error.value) == ("course", "islands[1].corners", "regatta-islands-overlap")


def test_too_few_cards_and_too_narrow_a_line() -> None:
    """R1.3, R1.4: depends on how many sail."""
    validate_options(2, RegattaOptions(deck="10*S"))
    with pytest.raises(BadData) as error:
        validate_options(3, RegattaOptions(deck="10*S"))
    assert refused(error.value) == ("deck", "kinds", "regatta-few-cards")
    validate_options(3, RegattaOptions(course="line:-60,0,60,0;cw:0,500"))
    with pytest.raises(BadData) as error:
        validate_options(4, RegattaOptions(course="line:-60,0,60,0;cw:0,500"))
    assert refused(error.value) == ("course", "line", "regatta-narrow")


# Texts


def without_colours(course: Course) -> tuple[object, ...]:
    marks = tuple((mark.at, mark.round) for mark in course.marks)
    return course.line, marks, course.rocks, course.islands, course.edge


@pytest.mark.parametrize("name", SHIPPED)
def test_shipped_courses_round_trip(name: str) -> None:
    for seats in (2, 4):
        course = course_of(name, seats)
        text = format_course(course)
        assert " " not in text
        assert course_of(text, seats) == course


def test_courses_round_trip_to_the_micrometre() -> None:
    rng = Random(1)
    for number in range(100):
        course = course_of(random_course(rng, 1 + number % 5, islands=number % 3), 2)
        text = format_course(course)
        assert course_of(text, 2) == course
        assert format_course(course_of(text, 2)) == text
    text = (
        "line:-1234.567,-0.001,1234.567,-0.001;cw:-10000.125,600.001;ccw:3000.5,7500.999;"
        "rock:19000.001,-1.5,1000.001;island:100.001,500,12345.678,505.5,110,510"
    )
    assert format_course(course_of(text, 4)) == text
    fine = "line = [[-150.00004, 0.1234], [150, 0.1234]]\n"
    fine += "[[marks]]\nat = [1e-7, 2e3]\nround = 'clockwise'\n"
    assert format_course(read_course(fine, "mine.toml")) == "line:-150,0.123,150,0.123;cw:0,2000"
    assert without_colours(course_of(text, 4))[0] == ((-1234.567, -0.001), (1234.567, -0.001))


def test_decks_round_trip() -> None:
    deck = deck_of("classic")
    again = deck_of(format_deck(deck))
    kinds = [(kind.count, kind.arrows, kind.symbol) for kind in deck.kinds]
    assert [(kind.count, kind.arrows, kind.symbol) for kind in again.kinds] == kinds
    assert format_deck(again) == format_deck(deck)
    text = "L60=12.125/234.567/60,Q=99.5/0/0,30*L60|R60|Q-helm,4*L45,3*sun"
    assert format_deck(deck_of(text)) == text
    mine = deck_of(text).all_arrows
    assert mine["R60"] == mine["L60"].mirrored()
    assert len(deck.kinds) <= KINDS


# Convex parts


def random_polygon(rng: Random, corners: int, size: int) -> tuple[Point, ...]:
    """Simple, on a grid: random points, two crossing edges untwisted until none cross."""
    points = list({(rng.randrange(size), rng.randrange(size)) for _ in range(corners)})
    rng.shuffle(points)
    changed = True
    while changed:
        changed = False
        for i in range(len(points)):
            for k in range(i + 2, len(points)):
                a, b = points[i], points[i + 1]
                c, d = points[k], points[(k + 1) % len(points)]
                shorter = math.dist(a, c) + math.dist(b, d) + 1e-9
                if shorter < math.dist(a, b) + math.dist(c, d):
                    points[i + 1 : k + 1] = points[i + 1 : k + 1][::-1]
                    changed = True
    return tuple((float(x), float(y)) for x, y in points)


def turns(corners: tuple[Point, ...]) -> list[float]:
    around = [*corners, *corners[:2]]
    return [
        (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])
        for a, b, c in zip(around, around[1:], around[2:], strict=False)
    ]


@pytest.mark.parametrize("size", [6, 12, 1000])
def test_convex_parts_are_the_polygon(size: int) -> None:
    """All convex, nothing twice, nothing lost; on coarse grids many corners are in line."""
    rng = Random(size)
    tried = 0
    while tried < 200:
        corners = random_polygon(rng, rng.randrange(3, 16), size)
        text = ",".join(f"{x:g},{y + 100:g}" for x, y in corners)
        try:
            course = course_of(f"line:-150,0,150,0;cw:2000,0;island:{text}", 2)
        except BadData:
            continue  # three in a line, or one that only touches itself
        tried += 1
        island = course.islands[0].corners
        parts = convex_parts(island)
        for part in parts:
            assert len(part) >= 3
            assert min(turns(part)) > 0, (island, part)
            assert set(part) <= set(island)
        assert sum(area(part) for part in parts) == pytest.approx(abs(area(island))), island
        for _ in range(30):
            point = (rng.uniform(-1, size + 1), rng.uniform(99, size + 101))
            assert sum(is_inside(point, part) for part in parts) == is_inside(point, island)


def test_convex_polygons_stay_whole() -> None:
    corners = tuple(
        (math.cos(2 * math.pi * i / 9), math.sin(2 * math.pi * i / 9)) for i in range(9)
    )
    (part,) = convex_parts(corners)
    assert set(part) == set(corners)
    (part,) = convex_parts(corners[::-1])
    assert set(part) == set(corners)


TOGETHER = """
import sys, threading
from taros.games.regatta.equipment.course import read_course
from taros.games.regatta.equipment.deck import read_deck
from taros.games.regatta.equipment.pieces import DATA, read_pieces

sys.setswitchinterval(1e-6)
FILES = ((read_pieces, "pieces"), (read_deck, "deck"), (read_course, "courses/harbour"))
begin = threading.Barrier(8)

def read_all():
    for read, name in FILES:
        begin.wait()
        read((DATA / f"{name}.toml").read_text(), name)

threads = [threading.Thread(target=read_all) for _ in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
"""


def test_many_threads_may_be_the_first_to_read() -> None:
    """As those of a server are; that it ends with 0 says that nothing in it has crashed."""
    assert subprocess.run([sys.executable, "-c", TOGETHER], check=False).returncode == 0
