"""The distances home from all nodes of a course (R7.3), computed once when the course is laid out.

`shortest_path` reads what is written here: which nodes see each other, and for every number of
letters passed the length of the shortest path home from every node. From a node to one that it
sees, the letters of the rays between them lead from one row of distances to a later one; without
letters the path stays in its row.
"""

import math
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterator, Sequence
from heapq import heapify, heappop, heappush
from itertools import pairwise
from typing import NamedTuple

from taros.core.game import State
from taros.kernels.maths import hypot

from ..equipment.course import is_inside
from ..equipment.pieces import MICRO, Point
from ..hull.geometry import nearest_int
from ..layout import (
    FAR,
    LINE_LEFT,
    LINE_RIGHT,
    LINE_Y,
    MARKS_AT,
    MARKS_SIZE,
    WORD_AT,
    WORD_SIZE,
)
from .shortest_path import INSIDE, buoy_clearance, distance, finish_place

Place = tuple[int, int]  # in micrometres
Letters = tuple[int, ...]
Edge = tuple[int, int]  # another node, and how far it is
PartEdge = tuple[int, int, int, int, float]  # x, y, where it leads, how much is only touched

Box = tuple[float, float, float, float]

ROUNDING = 3  # micrometres: more than rounding can make of a way of two lines
MIDDLE = 0.01  # mm: a point is well inside if all points so far from it are inside too


class Viewpoint:
    """A place, and on which side of the edges of all shores it lies."""

    def __init__(self, place: Place, outside: int, sides: list[list[float]]) -> None:
        self.place = place
        self.outside = outside
        """The edges of all shores that it is outside of, as bits; see `Shores`."""
        self.sides = sides
        """By part of a shore and edge: above zero if it is inside of the edge."""
        self.is_inside = any(min(values) > 0.0 for values in sides)
        """Whether it is inside of a part by more than touching it."""


class ConvexPart(NamedTuple):
    """A convex part of a shore."""

    edges: list[PartEdge]
    box: Box


class Shores:
    """Convex parts that block the sight.

    A line cannot meet a part if both of its ends are outside of one edge of the part. That decides
    most cases, for all parts at once: every part has a field of bits in an int, one for each of its
    edges and one to carry over. Adding `_ones` to the edges that both ends are outside of sets the
    carry bit of every part that has such an edge.
    """

    def __init__(self, parts: list[list[Place]]) -> None:
        self._parts = [ConvexPart(list(_edges(part)), box(part)) for part in parts]
        self._tried = list(self._parts)
        self._clear: dict[tuple[Place, Place], bool] = {}
        self._ones = 0
        self._carries = 0
        self._part_of: dict[int, int] = {}  # by carry bit
        at = 0
        for number, part in enumerate(parts):
            self._ones |= (1 << len(part)) - 1 << at
            at += len(part)
            self._carries |= 1 << at
            self._part_of[1 << at] = number
            at += 1

    def viewpoint(self, place: Place) -> Viewpoint:
        x, y = place
        outside, bit = 0, 1
        sides = []
        for part in self._parts:
            values = _sides(part.edges, x, y)
            for value in values:
                if value <= 0.0:
                    outside |= bit
                bit <<= 1
            bit <<= 1
            sides.append(values)
        return Viewpoint(place, outside, sides)

    def is_open(self, a: Viewpoint, b: Viewpoint) -> bool:
        """Whether no part lies between two places; see `shortest_path.is_open`."""
        undecided = self._carries & ~((a.outside & b.outside) + self._ones)
        while undecided:
            part = self._part_of[undecided & -undecided]
            if _passes_through(a.sides[part], b.sides[part]):
                return False
            undecided &= undecided - 1
        return True

    def is_clear(self, a: Place, b: Place) -> bool:
        """Whether no part lies between two places that are not nodes.

        Results are cached: most paths over the start line cross one of its ends.
        """
        if (a, b) not in self._clear:
            self._clear[a, b] = self._is_clear(a, b)
        return self._clear[a, b]

    def _is_clear(self, a: Place, b: Place) -> bool:
        (ax, ay), (bx, by) = a, b
        left, right = min(ax, bx), max(ax, bx)
        low, high = min(ay, by), max(ay, by)
        for part in self._tried:
            part_left, part_right, part_low, part_high = part.box
            if part_left < right and left < part_right and part_low < high and low < part_high:
                from_sides, to_sides = _sides(part.edges, ax, ay), _sides(part.edges, bx, by)
                if _passes_through(from_sides, to_sides):
                    self._tried.remove(part)  # it often blocks the next line too
                    self._tried.insert(0, part)
                    return False
        return True


class Rays:
    """The rays of the marks, from left to right."""

    def __init__(self, marks: list[Place]) -> None:
        self._marks = marks
        self._xs = [x for x, _ in marks]

    def letters(self, a: Place, b: Place) -> Letters:
        """Return the letters of the rays that the straight line from `a` to `b` crosses."""
        (ax, ay), (bx, by) = a, b
        first, last = bisect_right(self._xs, min(ax, bx)), bisect_right(self._xs, max(ax, bx))
        if first == last:
            return ()
        crossed = [
            mark
            for mark in range(first, last)
            if ay + (by - ay) * ((self._xs[mark] - ax) / (bx - ax)) > self._marks[mark][1]
        ]
        if bx > ax:
            return tuple(mark + 1 for mark in crossed)
        return tuple(-1 - mark for mark in reversed(crossed))


def _edges(corners: list[Place]) -> Iterator[PartEdge]:
    for (cx, cy), (dx, dy) in pairwise([corners[-1], *corners]):
        ex, ey = dx - cx, dy - cy
        yield cx, cy, ex, ey, INSIDE * math.sqrt(float(ex * ex + ey * ey))


def _sides(edges: list[PartEdge], x: int, y: int) -> list[float]:
    """Return a number for each edge: above zero if (x, y) is inside by more than touching."""
    return [ex * (y - cy) - ey * (x - cx) - slack for cx, cy, ex, ey, slack in edges]


def _passes_through(from_sides: list[float], to_sides: list[float]) -> bool:
    """Whether a line goes into a polygon, by the sides of the edges of its two ends."""
    enters, leaves = 0.0, 1.0
    for a, b in zip(from_sides, to_sides, strict=True):
        if a <= 0.0 and b <= 0.0:
            return False
        if a <= 0.0:
            enters = max(enters, a / (a - b))
        elif b <= 0.0:
            leaves = min(leaves, a / (a - b))
    return enters > 0.0 and enters < leaves


class Graph:
    """Nodes, which of them see each other, and the distances home from all of them.

    `offset` is that of the graph in the state `s`, in which course and line have been laid out.
    """

    def __init__(
        self,
        s: State,
        offset: int,
        nodes: list[tuple[Point, int]],
        shores: list[tuple[Point, ...]],
        parts: list[list[Place]],
    ) -> None:
        self._s = s
        self._offset = offset
        self._shores = shores
        marks = s[s[MARKS_AT] : s[MARKS_AT] + 2 * s[MARKS_SIZE]]
        self._water = Shores(parts)
        self._rays = Rays(list(zip(marks[::2], marks[1::2], strict=True)))
        self._word = tuple(s[s[WORD_AT] : s[WORD_AT] + s[WORD_SIZE]])
        self._points = [at for at, _ in nodes]
        self._marks = [mark for _, mark in nodes]
        self._nodes = [self._water.viewpoint(micro(at)) for at, _ in nodes]
        count = len(nodes)
        self.sight = [[0] * count for _ in range(count)]
        self._find_sight()
        self.distances = [[FAR] * count for _ in range(len(self._word) + 2)]
        self._find_distances()

    # Sight

    def _find_sight(self) -> None:
        boxes = [box(shore) for shore in self._shores]
        for number, a in enumerate(self._nodes):
            for other in range(number):
                b = self._nodes[other]
                if a.place == b.place:
                    continue
                there = back = self._water.is_open(a, b)
                if a.is_inside or b.is_inside:  # a line may leave the part it begins in
                    back = self._water.is_open(b, a)
                if (there or back) and not self._divides(boxes, number, other):
                    self.sight[number][other] = int(there)
                    self.sight[other][number] = int(back)

    def _divides(self, boxes: list[Box], a: int, b: int) -> bool:
        """Whether the middle of a line is in a shore: it runs between two of the shore's parts."""
        (ax, ay), (bx, by) = self._points[a], self._points[b]
        x, y = (ax + bx) / 2, (ay + by) / 2
        return any(
            left < x < right and low < y < high and _is_well_inside((x, y), shore)
            for (left, right, low, high), shore in zip(boxes, self._shores, strict=True)
        )

    # Ways

    def _find_distances(self) -> None:
        seen = self._seen()
        beside: list[list[Edge]] = [[] for _ in self._nodes]
        across: dict[Letters, list[tuple[int, int, int]]] = defaultdict(list)
        for node, edges in enumerate(seen):
            here = self._nodes[node].place
            for other, away in edges:
                letters = self._rays.letters(here, self._nodes[other].place)
                if letters:
                    across[letters].append((node, other, away))
                else:
                    beside[other].append((node, away))
        for node, (letters, way) in enumerate(self._finishes()):
            passed = len(self._word) - len(letters)
            if self._word[passed:] == letters:
                self.distances[passed][node] = way
        for passed in range(len(self._word), -1, -1):
            self._fill_row(passed, across, beside)
        self._fill_row_before_start(seen)

    def _fill_row(
        self,
        passed: int,
        across: dict[Letters, list[tuple[int, int, int]]],
        beside: list[list[Edge]],
    ) -> None:
        """Fill the distances for `passed` letters passed; rows for more letters are complete."""
        row = self.distances[passed]
        if passed < len(self._word):
            for node, mark in enumerate(self._marks):
                if mark == abs(self._word[passed]) - 1:  # the string is wound round it
                    row[node] = min(row[node], self.distances[passed + 1][node])
        for letters, edges in across.items():
            if self._word[passed : passed + len(letters)] == letters:
                further = self.distances[passed + len(letters)]
                for node, other, away in edges:
                    row[node] = min(row[node], further[other] + away)
        shorten(row, beside)

    def _finishes(self) -> Iterator[tuple[Letters, int]]:
        """Yield for every node the letters of the straight line to the finish, and its length."""
        for node in self._nodes:
            finish = finish_place(self._s, self._offset, *node.place)
            way = FAR
            if self._water.is_clear(node.place, finish):
                way = distance(*node.place, *finish) + finish[1] - self._s[LINE_Y]
            yield self._rays.letters(node.place, finish), way

    def _seen(self) -> list[list[Edge]]:
        """Return for every node the nodes that it sees, with their distances."""
        places = [node.place for node in self._nodes]
        return [
            [
                (other, distance(*here, *places[other]))
                for other, sees in enumerate(self.sight[node])
                if sees
            ]
            for node, here in enumerate(places)
        ]

    def _fill_row_before_start(self, seen: list[list[Edge]]) -> None:
        """R7.1: fill the last row, for boats that still have to cross the start line."""
        row = self.distances[-1]
        rows = self.distances[: _straight(self._word) + 1]
        self._least = [min(column) for column in zip(*rows, strict=True)]
        beside: list[list[Edge]] = [[] for _ in self._nodes]
        for node in sorted(range(len(row)), key=self._off_the_line):
            known = min((row[other] + away for other, away in seen[node]), default=FAR)
            row[node] = self._distance_over_start(self._nodes[node].place, min(known, FAR))
            for other, away in seen[node]:
                beside[other].append((node, away))
        shorten(row, beside)

    def _off_the_line(self, node: int) -> int:
        return abs(self._nodes[node].place[1] - self._s[LINE_Y])

    def distance_from_start(self, place: Place, bound: int = FAR) -> int:
        """Return the distance home of a boat that has not started, as `distance_home` does.

        If there is none shorter than `bound`, return `bound`; else any that is.
        """
        best = self._distance_over_start(place, bound)
        if best < bound < FAR:
            return best
        for node, onwards in zip(self._nodes, self.distances[-1], strict=True):
            way = onwards + distance(*place, *node.place)
            if way < best and self._water.is_clear(place, node.place):
                best = way
        return best

    def _distance_over_start(self, place: Place, best: int) -> int:
        """Return the distance over the start line without a bend before it, at most `best`.

        The nodes that promise the shortest path are tried first.
        """
        s = self._s
        (x, y), line = place, s[LINE_Y]
        below = min(y, 2 * line - y)
        room = buoy_clearance(s, self._offset)
        bounds = sorted(
            (hypot(x - node.place[0], below - node.place[1]) + way - ROUNDING, number)
            for number, (node, way) in enumerate(zip(self._nodes, self._least, strict=True))
            if way < best
        )
        for bound, number in bounds:
            if bound >= best:
                break
            px, ny = self._nodes[number].place
            if ny > line:
                px = x + nearest_int((px - x) * ((line - below) / (ny - below)))
            over = min(max(px, s[LINE_LEFT] + room), s[LINE_RIGHT] - room), line
            way = self._distance_from_line(over, number) + distance(*place, *over)
            if way < best and self._is_clear_over(place, over, number):
                best = way
        return best

    def _distance_from_line(self, over: Place, node: int) -> int:
        """Return the distance home from the start line over a node, FAR if the letters differ."""
        there = self._nodes[node].place
        letters = self._rays.letters(over, there)
        if self._word[: len(letters)] != letters:
            return FAR
        return distance(*over, *there) + self.distances[len(letters)][node]

    def _is_clear_over(self, place: Place, over: Place, node: int) -> bool:
        there = self._nodes[node].place
        return self._water.is_clear(place, over) and self._water.is_clear(over, there)


def _straight(word: Letters) -> int:
    """Return how many of the first letters of a word one straight line could cross."""
    count = min(1, len(word))
    while count < len(word) and word[count - 1] < word[count] and word[0] * word[count] > 0:
        count += 1
    return count


def shorten(row: list[int], beside: list[list[Edge]]) -> None:
    """Make the lengths of a row those of the shortest paths, by Dijkstra's algorithm.

    `beside[node]` are the nodes that lead to `node`, each with its distance.
    """
    queue = [(way, node) for node, way in enumerate(row) if way < FAR]
    heapify(queue)
    while queue:
        way, node = heappop(queue)
        if way > row[node]:
            continue
        for other, away in beside[node]:
            if way + away < row[other]:
                row[other] = way + away
                heappush(queue, (way + away, other))


def micro(point: Point) -> Place:
    return round(MICRO * point[0]), round(MICRO * point[1])


def box(corners: Sequence[Point]) -> Box:
    """Return left, right, bottom and top of some corners."""
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    return min(xs), max(xs), min(ys), max(ys)


def _is_well_inside(point: Point, corners: tuple[Point, ...]) -> bool:
    x, y = point
    around = ((x + dx, y + dy) for dx in (-MIDDLE, MIDDLE) for dy in (-MIDDLE, MIDDLE))
    return all(is_inside(near, corners) for near in around)
