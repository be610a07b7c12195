"""Naive progress of Regatta: the taut string, and the shortest way home (R7).

Places are whole micrometres, so that pulling the string tight is exact integer arithmetic.
"""

from __future__ import annotations

import heapq
import itertools
import math
from collections.abc import Callable, Sequence
from typing import Any

from shapely.geometry import LineString, Polygon

Spot = tuple[int, int]
FloatSpot = tuple[float, float]
Mark = tuple[Spot, str]  # where, and "clockwise" or "anticlockwise"
Line = tuple[Spot, Spot]  # left and right white buoy, seen up the course
Letter = tuple[int, int]  # mark's index, +1 over it from left to right (clockwise), else -1
Word = tuple[Letter, ...]
GOLDEN = (math.sqrt(5) - 1) / 2


def course_word(marks: Sequence[Mark]) -> Word:
    """The word of most reference routes: over each mark once, in order, its way (R7.2)."""
    return tuple((i, 1 if side == "clockwise" else -1) for i, (_, side) in enumerate(marks))


def reference_word(marks: Sequence[Mark], line: Line) -> Word:
    """The word of the reference route (R7.2): straight from one mark to the next, once round each.

    The route comes to each mark from below and leaves it below, a micrometre off, and goes over it
    once; but not where a string is taut round the mark on its side without going over it. On most
    courses this is `course_word`; it is not where the straight way goes over a mark not due.
    """
    (ax, ay), (bx, _) = line
    middle = ((ax + bx) // 2, ay)
    stops = [middle, *(at for at, _ in marks), middle]
    route = [middle]
    for before, mark, after in zip(stops, marks, stops[2:], strict=False):
        (x, y), side = mark
        way = 1 if side == "clockwise" else -1
        ring = [(x - 1, y - 1), (x - 1, y + 1), (x + 1, y + 1), (x + 1, y - 1)]
        track = [before, *_arc(before, mark, after), after]
        is_taut = any(turn * way > 0 for _, turn in touched(tighten(track, [mark]), [mark]))
        is_over = (0, way) in track_word(track, [mark])
        route += [(x, y - 1), *([] if is_taut and not is_over else ring[::way]), (x, y - 1)]
    return track_word([*route, middle], marks)


def _arc(before: Spot, mark: Mark, after: Spot) -> list[Spot]:
    """Close round a mark, from the side of one spot to that of another, the mark's way."""
    (x, y), side = mark
    way = -1 if side == "clockwise" else 1
    start, end = (math.atan2(py - y, px - x) for px, py in (before, after))
    angle = (end - start) * way % math.tau or math.tau
    angles = [start + way * angle * i / 24 for i in range(25)]
    return [(x + round(99 * math.cos(a)), y + round(99 * math.sin(a))) for a in angles]


def common_beginning(one: Sequence[Letter], two: Sequence[Letter]) -> int:
    """How many letters two words share at their beginning (R7.2)."""
    count = 0
    for a, b in zip(one, two, strict=False):
        if a != b:
            break
        count += 1
    return count


# The plain definition by rays -------------------------------------------------------------------


def crossings(a: Spot, b: Spot, marks: Sequence[Mark]) -> list[Letter]:
    """Rays (straight up from each mark) a leg crosses, in order along it.

    A place exactly on the ray's vertical counts as right of it. Of marks with the same x the
    one named first is taken to be a hair further left.
    """
    way = 1 if b[0] > a[0] else -1
    over = []
    for i, ((mx, my), _) in enumerate(marks):
        if (a[0] < mx) == (b[0] < mx):
            continue
        # Height of the leg above the mark, times |dx|, so that whole numbers stay whole.
        height = ((a[1] - my) * (b[0] - a[0]) + (b[1] - a[1]) * (mx - a[0])) * way
        if height > 0:
            over.append((mx * way, i * way, (i, way)))
    return [letter for _, _, letter in sorted(over)]


def track_word(track: Sequence[Spot], marks: Sequence[Mark]) -> Word:
    """The track's word, immediate reversals cancelled (R7.2)."""
    word: list[Letter] = []
    for a, b in itertools.pairwise(track):
        for letter in crossings(a, b, marks):
            append(word, letter)
    return tuple(word)


def append(word: list[Letter], letter: Letter) -> None:
    """Add a letter to a reduced word, cancelling an immediate reversal."""
    if word and word[-1] == (letter[0], -letter[1]):
        word.pop()
    else:
        word.append(letter)


def progress_by_rays(track: Sequence[Spot], marks: Sequence[Mark]) -> int:
    """Progress by the plain definition (R7.2)."""
    return common_beginning(track_word(track, marks), course_word(marks))


# The taut string --------------------------------------------------------------------------------


def _cross(o: Spot, a: Spot, b: Spot) -> int:
    return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])


def _pegs(marks: Sequence[Mark], half: int) -> list[tuple[Spot, int]]:
    """Corners of the little squares that stand for the marks, each with its mark."""
    return [
        ((x + sx * half, y + sy * half), i)
        for i, ((x, y), _) in enumerate(marks)
        for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    ]


def tighten(track: Sequence[Spot], marks: Sequence[Mark], half: int = 1) -> list[Spot]:
    """Pull a track tight round the marks, its ends held (R7.2); no rays are involved.

    Marks are squares of `half` µm either way, which the track must not enter. Any three
    neighbours a, b, c are replaced by the shortest way within their triangle that leaves the
    corners of squares inside it on their side, until nothing changes. Each change shortens.
    """
    pegs = _pegs(marks, half)
    string: list[Spot] = []
    for spot in track:
        string.append(spot)
        _settle(string, len(string) - 2, marks, pegs)
    changed = True
    while changed:
        changed = False
        for i in range(len(string) - 2, 0, -1):
            if 0 < i < len(string) - 1:
                changed = _settle(string, i, marks, pegs) or changed
    return string


def _settle(
    string: list[Spot], i: int, marks: Sequence[Mark], pegs: list[tuple[Spot, int]]
) -> bool:
    """Tighten at place i and go on backwards while that changes anything."""
    changed = False
    if len(string) >= 2 and string[-1] == string[-2]:
        string.pop()
        i -= 1
    while 0 < i < len(string) - 1:
        a, b, c = string[i - 1 : i + 2]
        chain = _shortcut(a, b, c, marks, pegs)
        if chain == [b]:
            break
        changed = True
        string[i : i + 1] = chain
        i += len(chain)
        if not chain and string[i - 1] == string[i]:
            del string[i]
        i = min(i - 1, len(string) - 2)
    return changed


def _shortcut(
    a: Spot, b: Spot, c: Spot, marks: Sequence[Mark], pegs: list[tuple[Spot, int]]
) -> list[Spot]:
    """What remains between a and c of the corner b once it is pulled tight."""
    turn = _cross(a, b, c)
    if turn == 0:
        return []
    s = 1 if turn > 0 else -1
    held = []
    for q, i in pegs:
        if q in (a, c):
            continue
        if q == b:
            # The square at b lies wholly inside the corner or wholly outside it.
            g = marks[i][0]
            if _cross(b, c, g) * s > 0 and _cross(b, g, a) * s > 0:
                held.append(q)
        elif _cross(a, b, q) * s >= 0 and _cross(b, c, q) * s >= 0 and _cross(c, a, q) * s >= 0:
            held.append(q)
    # Convex chain from a to c on b's side of the straight way, around all held corners.
    chain = [a]
    while chain[-1] != c:
        here = chain[-1]
        best = c
        for q in held:
            if q == here:
                continue
            side = _cross(here, best, q) * s
            further = math.dist(here, q) > math.dist(here, best)
            if side < 0 or (side == 0 and further and best != c):
                best = q
        chain.append(best)
    return chain[1:-1]


def touched(
    string: Sequence[Spot], marks: Sequence[Mark], half: int = 1
) -> list[tuple[int, float]]:
    """Marks a taut string bends at, in order, with the turn there (degrees, clockwise positive)."""
    owner = dict(_pegs(marks, half))
    result: list[tuple[int, float]] = []
    previous = None
    for a, b, c in zip(string, string[1:], string[2:], strict=False):
        i = owner.get(b)
        if i is None:
            previous = None
            continue
        turn = math.degrees(
            math.atan2(c[0] - b[0], c[1] - b[1]) - math.atan2(b[0] - a[0], b[1] - a[1])
        )
        turn = (turn + 180.0) % 360.0 - 180.0
        if previous == i and result and result[-1][1] * turn > 0:
            result[-1] = (i, result[-1][1] + turn)
        else:
            result.append((i, turn))
        previous = i
    return result


def strands_over(string: Sequence[Spot], marks: Sequence[Mark]) -> Word:
    """The strands of a taut string that lie over (up the course of) marks, in order.

    A taut string has no slack: it never goes over a mark and straight back, so nothing is
    cancelled here. A mark counts as rounded from the moment the strand to the boat lies over it.
    """
    return tuple(x for a, b in itertools.pairwise(string) for x in crossings(a, b, marks))


def progress(track: Sequence[Spot], marks: Sequence[Mark]) -> int:
    """Progress by the taut string (R7.2): marks passed in order and on the right side."""
    return common_beginning(strands_over(tighten(track, marks), marks), course_word(marks))


# The way home (R7.3) ----------------------------------------------------------------------------


def side_of_line(line: Line, x: float, y: float) -> float:
    """Positive up the course of the line, negative behind it."""
    (ax, ay), (bx, by) = line
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax)


def _nearest_on(line: Line, p: FloatSpot) -> FloatSpot:
    (ax, ay), (bx, by) = line
    dx, dy = bx - ax, by - ay
    t = ((p[0] - ax) * dx + (p[1] - ay) * dy) / (dx * dx + dy * dy)
    t = min(1.0, max(0.0, t))
    return ax + t * dx, ay + t * dy


def _through_square(a: FloatSpot, b: FloatSpot, mark: Spot, half: float) -> bool:
    """Whether a leg passes through the inside of a mark's square (clipped on all four sides)."""
    low, high = 0.0, 1.0
    for axis in (0, 1):
        d = b[axis] - a[axis]
        near, far = mark[axis] - half - a[axis], mark[axis] + half - a[axis]
        if abs(d) < 1e-12:
            if near >= -1e-9 or far <= 1e-9:
                return False
            continue
        t1, t2 = sorted((near / d, far / d))
        low, high = max(low, t1), min(high, t2)
    return (high - low) * math.dist(a, b) > half * 1e-3


def _float_crossings(a: FloatSpot, b: FloatSpot, marks: Sequence[Mark]) -> list[Letter]:
    way = 1 if b[0] > a[0] else -1
    over = []
    for i, ((mx, my), _) in enumerate(marks):
        if (a[0] < mx) == (b[0] < mx):
            continue
        if a[1] + (b[1] - a[1]) * (mx - a[0]) / (b[0] - a[0]) > my:
            over.append((mx * way, i * way, (i, way)))
    return [letter for _, _, letter in sorted(over)]


def _search(
    start: FloatSpot,
    word: Word,
    goal: Word | None,
    target: Callable[[FloatSpot], list[FloatSpot]],
    marks: Sequence[Mark],
    islands: Sequence[Any],
    half: float = 0.1,
) -> float:
    """Shortest way (µm) from start to one of target(last bend) that turns `word` into `goal`.

    Visibility graph over corners of squares and islands, one copy for each reduced word; lengths
    are taken between the marks' middles. With goal None marks do not matter at all.
    """
    bends: list[tuple[FloatSpot, FloatSpot]] = []  # where the leg goes, where it is measured
    if goal is not None:
        for (x, y), _ in marks:
            for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
                bends.append(((x + sx * half, y + sy * half), (float(x), float(y))))
    solid = []
    for shape in islands:
        solid.append(shape.buffer(-0.5))
        bends += [((x, y), (x, y)) for x, y in list(shape.exterior.coords)[:-1]]

    def clear(a: FloatSpot, b: FloatSpot) -> bool:
        if goal is not None and any(_through_square(a, b, m, half) for m, _ in marks):
            return False
        return not any(s.intersects(LineString([a, b])) for s in solid)

    # Only going round an island can take the string over a ray that is not due, and back.
    detour = 1 if islands else 0
    shared = common_beginning(word, goal or ())

    def strays(have: Word) -> bool:
        """Whether a word is too far from all those on the way from `word` back and on to `goal`."""
        common = max(common_beginning(have, word), common_beginning(have, goal or ()))
        return len(have) - common + max(0, shared - common) > detour

    cache: dict[tuple[FloatSpot, FloatSpot], list[Letter] | None] = {}

    def leg(a: FloatSpot, b: FloatSpot) -> list[Letter] | None:
        if (a, b) not in cache:
            letters = [] if goal is None else _float_crossings(a, b, marks)
            cache[a, b] = letters if clear(a, b) else None
        return cache[a, b]

    done: set[tuple[FloatSpot, Word, bool]] = set()
    heap: list[tuple[float, FloatSpot, FloatSpot, Word, bool]] = [(0.0, start, start, word, False)]
    while heap:
        far, place, measured, have, home = heapq.heappop(heap)
        if home:
            return far
        if (place, have, home) in done:
            continue
        done.add((place, have, home))
        nexts = [(p, m, False) for p, m in bends if p != place]
        nexts += [(p, p, True) for p in target(measured)]
        for p, m, last in nexts:
            letters = leg(place, p)
            if letters is None:
                continue
            grown = list(have)
            for letter in letters:
                append(grown, letter)
            if strays(tuple(grown)) or (last and goal is not None and tuple(grown) != goal):
                continue
            heapq.heappush(heap, (far + math.dist(measured, m), p, m, tuple(grown), last))
    return math.inf


def way_home(
    mast: Spot,
    tail: list[Spot] | Word,
    marks: Sequence[Mark],
    line: Line,
    islands: Sequence[Any] = (),
    started: bool = True,
    goal: Word | None = None,
) -> float:
    """Length in millimetres of the shortest way home (R7.3).

    `tail` is the (taut) track since the start (a list), or its word (a tuple); `marks` are all
    the course's marks; `islands` are shapely polygons in micrometres. What goes beyond the
    progress is sailed back first. A boat not yet started first goes to the line; crossing there
    costs nothing.
    """
    goal = course_word(marks) if goal is None else goal
    ends: list[FloatSpot] = [(float(x), float(y)) for x, y in line]

    def on_line(p: FloatSpot) -> list[FloatSpot]:
        return [_nearest_on(line, p), *ends]

    here = (float(mast[0]), float(mast[1]))
    if started:
        word = _as_word(tail, marks)
        return _search(here, word, goal, on_line, marks, islands) / 1000

    def through(t: float) -> float:
        p = tuple(ends[0][k] + t * (ends[1][k] - ends[0][k]) for k in (0, 1))
        spot = (p[0], p[1])
        out = _search(here, (), None, lambda _: [spot], marks, islands)
        return out + _search(spot, (), goal, on_line, marks, islands)

    count = 24 if islands else 8
    values = [through(i / count) for i in range(count + 1)]
    best = min(range(count + 1), key=lambda i: values[i])
    low, high = max(0, best - 1) / count, min(count, best + 1) / count
    t1, t2 = high - GOLDEN * (high - low), low + GOLDEN * (high - low)
    f1, f2 = through(t1), through(t2)
    for _ in range(22):
        if f1 <= f2:
            high, t2, f2 = t2, t1, f1
            t1 = high - GOLDEN * (high - low)
            f1 = through(t1)
        else:
            low, t1, f1 = t1, t2, f2
            t2 = low + GOLDEN * (high - low)
            f2 = through(t2)
    return min(values[best], f1, f2) / 1000


def _as_word(tail: list[Spot] | Word, marks: Sequence[Mark]) -> Word:
    """A tuple is taken for a word, a list for a track."""
    return tail if isinstance(tail, tuple) else track_word(tail, marks)


def island_polygon(corners: Sequence[Spot]) -> Any:
    """A polygon island for `way_home`, in micrometres."""
    return Polygon(corners)


def island_circle(x: int, y: int, radius: float, sides: int = 128) -> Any:
    """A round island for `way_home` as a many-sided polygon, in micrometres."""
    angles = [2 * math.pi * i / sides for i in range(sides)]
    return Polygon([(x + radius * math.cos(a), y + radius * math.sin(a)) for a in angles])
