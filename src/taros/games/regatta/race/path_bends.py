"""The bends of the shortest path home (R7.3), for people to see.

`shortest_path` knows the distance home from every node; here the path is followed node by node.
"""

from collections.abc import Iterator
from typing import NamedTuple

from taros.core.game import State

from ..layout import (
    DISTANCES_AT,
    FAR,
    LINE_Y,
    NODES_AT,
    NODES_SIZE,
    NONE,
    SHORTEST_PATHS,
    SIGHT_AT,
    WORD_SIZE,
    X,
    Y,
)
from .progress import Cursor, cursor, cursor_of
from .shortest_path import (
    LAYERS,
    distance,
    distance_over_start,
    distance_to_finish,
    fill_layer,
    finish_place,
    is_open,
    known_distance,
    letters_between,
    needed,
)

Place = tuple[int, int]


class PathPoint(NamedTuple):
    """A point of the path: its node (or NONE), and how many letters are done there."""

    at: Place
    node: int
    done: int


def path_bends(s: State, seat: int) -> list[Place]:
    """Return the path from the mast to the finish in micrometres; empty if there is none."""
    s = list(s)  # the distances of boats that are astray are computed in it
    word = cursor_of(s, seat)
    way = [(s[X + seat], s[Y + seat])]
    if not word[0]:
        way = _to_start(s, seat, way[0])
        word = cursor(1, 0, 0, 0, 0)
    return way + _to_finish(s, seat, word, way[-1]) if way else []


def _to_start(s: State, seat: int, here: Place) -> list[Place]:
    """R7.1: return the path of a boat that has not started to where it crosses the line."""
    row = s[SHORTEST_PATHS + DISTANCES_AT] + s[SHORTEST_PATHS + NODES_SIZE] * (s[WORD_SIZE] + 1)
    way = [here]
    point = PathPoint(here, NONE, 0)
    while True:
        over, x = distance_over_start(s, SHORTEST_PATHS, seat, *point.at)
        nexts = [
            (s[row + other] + distance(*point.at, *there), PathPoint(there, other, 0))
            for other, there in _nodes_from(s, point.node)
        ]
        bend = _shortest(s, point, nexts, over)
        if bend is None:
            return [*way, (x, s[LINE_Y])] if over < FAR else []
        way.append(bend.at)
        point = bend


def _to_finish(s: State, seat: int, word: Cursor, here: Place) -> list[Place]:
    """Return the bends of a boat that has started, and where it crosses the finish."""
    layers = min(word[2] + word[3], LAYERS)
    for undone in range(layers - 1, -1, -1):
        fill_layer(s, SHORTEST_PATHS, seat, word, undone, layers)
    way: list[Place] = []
    point = PathPoint(here, NONE, 0)
    while True:
        if point.node != NONE and point.done >= layers:  # nothing is astray any more
            word = cursor(1, word[1] + point.done - layers, 0, 0, 0)
            point, layers = point._replace(done=0), 0
        may_end = point.node == NONE or layers == 0
        end = distance_to_finish(s, SHORTEST_PATHS, seat, word, *point.at) if may_end else FAR
        bend = _shortest(s, point, _next_points(s, seat, word, layers, point), end)
        if bend is None:
            return [*way, finish_place(s, SHORTEST_PATHS, *point.at)] if end < FAR else []
        if bend.at != point.at:
            way.append(bend.at)
        point = bend


def _next_points(
    s: State, seat: int, word: Cursor, layers: int, point: PathPoint
) -> list[tuple[int, PathPoint]]:
    """Return the next points of the path, each with the distance home over it.

    From a place that is no node, some of them may be out of sight.
    """
    at, node, done = point
    nexts = []
    letter = needed(s, seat, word, done)
    if (
        node != NONE
        and letter
        and abs(letter) - 1 == s[s[SHORTEST_PATHS + NODES_AT] + 3 * node + 2]
    ):
        wound = known_distance(s, SHORTEST_PATHS, word, done + 1, layers, node)
        nexts.append((wound, PathPoint(at, node, done + 1)))
    for other, there in _nodes_from(s, node):
        crossed = letters_between(s, seat, word, done, *at, *there)
        if crossed != NONE:
            length = known_distance(s, SHORTEST_PATHS, word, done + crossed, layers, other)
            nexts.append((length + distance(*at, *there), PathPoint(there, other, done + crossed)))
    return nexts


def _nodes_from(s: State, node: int) -> Iterator[tuple[int, Place]]:
    """Yield the nodes in sight of `node`; all nodes if it is NONE."""
    at, count = s[SHORTEST_PATHS + NODES_AT], s[SHORTEST_PATHS + NODES_SIZE]
    sight = s[SHORTEST_PATHS + SIGHT_AT] + count * node
    for other in range(count):
        if node == NONE or s[sight + other]:
            yield other, (s[at + 3 * other], s[at + 3 * other + 1])


def _shortest(
    s: State, point: PathPoint, nexts: list[tuple[int, PathPoint]], bound: int
) -> PathPoint | None:
    """Return the next point of the shortest open path, None if none is below `bound`."""
    for length, other in sorted(nexts):
        if length >= bound:
            return None
        if point.node != NONE or is_open(s, SHORTEST_PATHS, *point.at, *other.at):
            return other
    return None
