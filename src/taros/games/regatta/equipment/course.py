"""Courses: line, marks in order with their side, rocks, islands, an edge (R1.2, R8.4).

As one line of text a course is `line:-150,0,150,0;cw:-300,600;ccw:300,750,black` and, where there
are any, `rock:x,y,radius`, `island:x,y,x,y,...`, `edge:x,y,x,y,...`; in millimetres, y up the
course; a mark's colour is that of its number unless one is given.
"""

import re
from functools import lru_cache
from itertools import pairwise, product

import msgspec

from taros.core.words import message
from taros.kernels.maths import hypot

from ..hull.table_edge import distance_to_line
from ..layout import ANTICLOCKWISE, BUOY_COLOURS, CLOCKWISE, SIDES
from .pieces import (
    CACHE_SIZE,
    DATA,
    BadData,
    Point,
    check_range,
    cross,
    pieces,
    plain,
    read_toml,
)

FAR_OUT = 20_000  # mm
MARKS = 7
ROCKS = 40
CORNERS = 18  # of all islands together: what laying out a course costs grows with their square
EDGE_CORNERS = 40

_WAYS: dict[str, str] = {"cw": SIDES[CLOCKWISE], "ccw": SIDES[ANTICLOCKWISE]}


class Mark(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    at: Point
    round: str
    colour: str = "red"


class Rock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    at: Point
    radius: float


class Island(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    corners: tuple[Point, ...]


class Course(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    line: tuple[Point, Point]
    marks: tuple[Mark, ...]
    rocks: tuple[Rock, ...] = ()
    islands: tuple[Island, ...] = ()
    edge: tuple[Point, ...] = ()

    @property
    def circles(self) -> list[tuple[Point, float]]:
        """Return white buoys, marks and rocks, with their radii."""
        radius = pieces().buoy.diameter / 2
        buoys = [(at, radius) for at in (*self.line, *(mark.at for mark in self.marks))]
        return buoys + [(rock.at, rock.radius) for rock in self.rocks]


def shipped() -> list[str]:
    """Return the names of the courses of the package, the classic one without its size."""
    names = sorted(path.stem for path in (DATA / "courses").glob("*.toml"))
    return ["classic", *(name for name in names if not name.startswith("classic-"))]


@lru_cache(CACHE_SIZE)
def course_of(text: str, seats: int) -> Course:
    """Return the course that an option names: a shipped one, or one as text. Raises BadData."""
    if text in shipped():
        name = f"classic-{max(seats, 2)}" if text == "classic" else text
        file = DATA / "courses" / f"{name}.toml"
        return read_course(file.read_text(encoding="utf-8"), file.name)
    return check_course(_parse(text), "course")


def read_course(text: str, source: str) -> Course:
    """Read a course from TOML. Raises BadData."""
    course: Course = read_toml(text, source, Course)
    return check_course(course, source)


def format_course(course: Course) -> str:
    """Return the course as one line of text without spaces; `course_of` reads it."""
    ways = {way: word for word, way in _WAYS.items()}
    words = [f"line:{_numbers(course.line)}"]
    for number, mark in enumerate(course.marks):
        colour = "" if mark.colour == _usual_colour(number) else f",{mark.colour}"
        words.append(f"{ways[mark.round]}:{_numbers([mark.at])}{colour}")
    words += [f"rock:{_numbers([rock.at])},{plain(rock.radius)}" for rock in course.rocks]
    words += [f"island:{_numbers(island.corners)}" for island in course.islands]
    if course.edge:
        words.append(f"edge:{_numbers(course.edge)}")
    return ";".join(words)


def _usual_colour(number: int) -> str:
    return BUOY_COLOURS[number % len(BUOY_COLOURS)]


def _numbers(points: "list[Point] | tuple[Point, ...]") -> str:
    return ",".join(plain(number) for point in points for number in point)


def _parse(text: str) -> Course:
    line: list[Point] = []
    marks: list[Mark] = []
    rocks: list[Rock] = []
    islands: list[Island] = []
    edge: tuple[Point, ...] = ()
    for word in text.split(";"):
        name, _, rest = word.partition(":")
        colour = _usual_colour(len(marks))
        if name in _WAYS and (last := rest.rpartition(","))[2] in BUOY_COLOURS:
            rest, _, colour = last
        numbers = [_number(number, name) for number in rest.split(",")]
        points = list(zip(numbers[::2], numbers[1::2], strict=False))
        if name == "line" and len(numbers) == 4 and not line:
            line = points
        elif name in _WAYS and len(numbers) == 2:
            marks.append(Mark(points[0], _WAYS[name], colour))
        elif name == "rock" and len(numbers) == 3:
            rocks.append(Rock(points[0], numbers[2]))
        elif name == "island" and len(numbers) % 2 == 0:
            islands.append(Island(tuple(points)))
        elif name == "edge" and len(numbers) % 2 == 0 and not edge:
            edge = tuple(points)
        else:
            allowed = ", ".join(shipped())
            raise BadData("course", word[:30], message("regatta-course-word", allowed=allowed))
    if len(line) != 2:
        raise BadData("course", "line", message("regatta-line"))
    return Course((line[0], line[1]), tuple(marks), tuple(rocks), tuple(islands), edge)


def _number(text: str, key: str) -> float:
    if not re.fullmatch(r"-?\d{1,6}(\.\d{1,3})?", text):
        allowed = ", ".join(shipped())
        raise BadData("course", key[:30], message("regatta-course-word", allowed=allowed))
    return float(text)


# What a course must satisfy


def check_course(course: Course, source: str) -> Course:
    _check_line(course, source)
    _check_marks(course, source)
    if len(course.rocks) > ROCKS:
        raise BadData(source, "rocks", message("regatta-rocks", highest=ROCKS))
    for number, rock in enumerate(course.rocks):
        check_range(source, f"rocks[{number}].radius", rock.radius, 1, 2000)
    _check_shores(course, source)
    _check_places(course, source)
    _check_circles(course, source)
    _check_islands(course, source)
    return course


def _check_line(course: Course, source: str) -> None:
    (left, y), (right, other_y) = course.line
    if y != other_y or left >= right:
        raise BadData(source, "line", message("regatta-line"))


def _check_marks(course: Course, source: str) -> None:
    if not 1 <= len(course.marks) <= MARKS:
        raise BadData(source, "marks", message("regatta-marks", highest=MARKS))
    (left, line), (right, _) = course.line
    for number, mark in enumerate(course.marks):
        x, y = mark.at
        if y < line and left <= x <= right:  # its ray would part the starts, and so their words
            raise BadData(source, f"marks[{number}].at", message("regatta-mark-behind"))
        if mark.round not in SIDES:
            allowed = ", ".join(SIDES)
            key = f"marks[{number}].round"
            raise BadData(source, key, message("regatta-symbol", allowed=allowed))
        if mark.colour not in BUOY_COLOURS:
            key = f"marks[{number}].colour"
            allowed = ", ".join(BUOY_COLOURS)
            raise BadData(source, key, message("regatta-symbol", allowed=allowed))
        for earlier in course.marks[:number]:
            if abs(earlier.at[0] - mark.at[0]) < 1:
                raise BadData(source, f"marks[{number}].at", message("regatta-marks-above"))


def _check_shores(course: Course, source: str) -> None:
    if sum(len(island.corners) for island in course.islands) > CORNERS:
        raise BadData(source, "islands", message("regatta-corners", lowest=0, highest=CORNERS))
    for number, island in enumerate(course.islands):
        _check_shore(source, f"islands[{number}].corners", island.corners, CORNERS)
    if course.edge:
        _check_shore(source, "edge", course.edge, EDGE_CORNERS)


def _check_shore(source: str, key: str, corners: tuple[Point, ...], highest: int) -> None:
    if not 3 <= len(corners) <= highest:
        raise BadData(source, key, message("regatta-corners", lowest=3, highest=highest))
    if not _is_simple(corners):
        raise BadData(source, key, message("regatta-shore"))


def _check_places(course: Course, source: str) -> None:
    """Check that everything is within reach, off islands and inside the edge."""
    named: list[tuple[str, Point]] = [("line", at) for at in course.line]
    named += [(f"marks[{i}].at", mark.at) for i, mark in enumerate(course.marks)]
    named += [(f"rocks[{i}].at", rock.at) for i, rock in enumerate(course.rocks)]
    shores = [
        (f"islands[{i}].corners", at)
        for i, island in enumerate(course.islands)
        for at in island.corners
    ]
    for key, at in named + shores + [("edge", at) for at in course.edge]:
        for number in at:
            check_range(source, key, number, -FAR_OUT, FAR_OUT)
    for key, at in named + shores:
        if course.edge and not is_inside(at, course.edge):
            raise BadData(source, key, message("regatta-beyond"))
    for key, at in named:
        if any(is_inside(at, island.corners) for island in course.islands):
            raise BadData(source, key, message("regatta-aground"))


def _check_circles(course: Course, source: str) -> None:
    keys = ["line", "line", *(f"marks[{i}].at" for i in range(len(course.marks)))]
    keys += [f"rocks[{i}].at" for i in range(len(course.rocks))]
    circles = course.circles
    for number, (at, radius) in enumerate(circles):
        for other, more in circles[:number]:
            if hypot(at[0] - other[0], at[1] - other[1]) < radius + more:
                raise BadData(source, keys[number], message("regatta-overlap"))
        shores = [island.corners for island in course.islands]
        for corners in [*shores, *([course.edge] if course.edge else [])]:
            if _to_shore(at, corners) < radius:
                raise BadData(source, keys[number], message("regatta-ashore"))


def _check_islands(course: Course, source: str) -> None:
    for number, island in enumerate(course.islands):
        for other in [*course.islands[:number], *([Island(course.edge)] if course.edge else [])]:
            edges = [pairwise([*one.corners, one.corners[0]]) for one in (island, other)]
            if any(_meet(*ab, *cd) for ab, cd in product(*edges)):
                key = f"islands[{number}].corners"
                raise BadData(source, key, message("regatta-islands-overlap"))


def _to_shore(point: Point, corners: tuple[Point, ...]) -> float:
    """Return the distance from a point to the outline of a polygon."""
    return min(distance_to_line(*point, *a, *b) for a, b in pairwise([*corners, corners[0]]))


def is_inside(point: Point, corners: tuple[Point, ...]) -> bool:
    """Whether a point is inside a polygon."""
    x, y = point
    inside = False
    for (ax, ay), (bx, by) in pairwise([*corners, corners[0]]):
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            inside = not inside
    return inside


def area(corners: tuple[Point, ...]) -> float:
    """Return the area of a polygon, above zero if its corners go anticlockwise."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise([*corners, corners[0]])) / 2


def _is_simple(corners: tuple[Point, ...]) -> bool:
    """Whether edges meet only in the corners of neighbours, and no edge turns back."""
    edges = list(pairwise([*corners, corners[0]]))
    for i, (a, b) in enumerate(edges):
        for k, (c, d) in enumerate(edges[i + 1 :], start=i + 1):
            neighbours = k == i + 1 or (i == 0 and k == len(edges) - 1)
            if not neighbours and _meet(a, b, c, d):
                return False
        c, d = edges[(i + 1) % len(edges)]
        if (
            cross(a, b, d) == 0
            and (b[0] - a[0]) * (d[0] - c[0]) + (b[1] - a[1]) * (d[1] - c[1]) < 0
        ):
            return False
    return abs(area(corners)) > 1 and len(set(corners)) == len(corners)


def _meet(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether the segments from `a` to `b` and from `c` to `d` have a point in common."""
    straddle = cross(a, b, c) * cross(a, b, d) <= 0 and cross(c, d, a) * cross(c, d, b) <= 0
    return straddle and all(_overlap(a[i], b[i], c[i], d[i]) for i in (0, 1))


def _overlap(a: float, b: float, c: float, d: float) -> bool:
    """Whether the ranges between `a` and `b` and between `c` and `d` have a number in common: lines
    on which two segments lie straddle one another, wherever the segments are."""
    return max(min(a, b), min(c, d)) <= min(max(a, b), max(c, d))


@lru_cache(CACHE_SIZE)
def convex_parts(corners: tuple[Point, ...]) -> list[tuple[Point, ...]]:
    """Cut the polygon into triangles; join those that stay convex, and return the parts."""
    parts = _triangles(corners if area(corners) > 0 else corners[::-1])
    joined = True
    while joined:
        joined = False
        for i, one in enumerate(parts):
            for k in range(i + 1, len(parts)):
                whole = _join(one, parts[k])
                if whole:
                    parts[i] = whole
                    del parts[k]
                    joined = True
                    break
            if joined:
                break
    return parts


def _triangles(corners: tuple[Point, ...]) -> list[tuple[Point, ...]]:
    """Cut a polygon into triangles by clipping ears."""
    rest = list(corners)
    parts: list[tuple[Point, ...]] = []
    while len(rest) > 3:
        for i in range(len(rest)):
            a, b, c = rest[i - 1], rest[i], rest[(i + 1) % len(rest)]
            others = [p for p in rest if p not in (a, b, c)]
            if cross(a, b, c) > 0 and not any(_in_triangle(p, a, b, c) for p in others):
                parts.append((a, b, c))
                del rest[i]
                break
        else:
            del rest[_flattest(rest)]
    return [*parts, tuple(rest)]


def _flattest(corners: list[Point]) -> int:
    """Return a corner that lies on a straight line with its neighbours, or None."""
    turns = [
        abs(cross(corners[i - 1], corners[i], corners[(i + 1) % len(corners)]))
        for i in range(len(corners))
    ]
    return turns.index(min(turns))


def _in_triangle(p: Point, a: Point, b: Point, c: Point) -> bool:
    return cross(a, b, p) >= 0 and cross(b, c, p) >= 0 and cross(c, a, p) >= 0


def _join(one: tuple[Point, ...], other: tuple[Point, ...]) -> tuple[Point, ...] | None:
    """Return two convex parts with a common edge as one, if that is convex."""
    for i in range(len(one)):
        a, b = one[i], one[(i + 1) % len(one)]
        if a in other and b in other and other[(other.index(b) + 1) % len(other)] == a:
            at = other.index(a)
            between = [other[(at + k) % len(other)] for k in range(1, len(other) - 1)]
            whole = (*one[: i + 1], *between, *one[i + 1 :])
            count = len(whole)
            turns = [
                cross(whole[k], whole[(k + 1) % count], whole[(k + 2) % count])
                for k in range(count)
            ]
            return whole if all(turn > 0 for turn in turns) else None
    return None
