"""The shortest way home (R7.3): a string pulled taut round islands and the marks left to round.

A taut string is straight between the nodes it bends at: marks, corners of islands, white buoys.
From every node the way home is known for every number of letters passed; a boat only has to see
which nodes it can go to in a straight line. The rays that line crosses must be the letters coming
next; at a mark the string can be wound round it at no cost.
"""

import math

from taros._jit import kernel, routine

from .geometry import State
from .layout import (
    FAR,
    LINE_LEFT,
    LINE_RIGHT,
    LINE_Y,
    MARKS_AT,
    MARKS_SIZE,
    NODES_AT,
    NODES_SIZE,
    NONE,
    SHORES_AT,
    SHORES_SIZE,
    SIGHT_AT,
    WAYS_AT,
    WORD_AT,
    WORD_SIZE,
    WORK_AT,
)
from .progress import Cursor, stray_letter
from .sweep import nearest_int

LAYERS = 8  # stray letters whose undoing is planned exactly
ASTRAY_COST = 1_000_000  # µm for each one beyond them
INSIDE = 0.5  # µm: a line deeper than this in an island does more than touch it


@routine
def way_home(s: State, graph: int, seat: int, cursor: Cursor, x: int, y: int) -> int:
    """In micrometres, FAR if there is none."""
    if cursor[0] == 1:
        return way_from(s, graph, seat, cursor, x, y)
    return way_over_start(s, graph, seat, x, y)


@routine
def way_over_start(s: State, graph: int, seat: int, x: int, y: int) -> int:
    """R7.1: first over the start line, up the course; from above it, at one of its ends."""
    started = (1, 0, 0, 0, 0)
    left = s[LINE_LEFT]
    right = s[LINE_RIGHT]
    line = s[LINE_Y]
    if y >= line:
        by_left = distance(x, y, left, line) + way_from(s, graph, seat, started, left, line)
        by_right = distance(x, y, right, line) + way_from(s, graph, seat, started, right, line)
        return min(by_left, by_right)
    best = FAR
    for node in range(s[graph + NODES_SIZE]):  # the string is straight to where it first bends
        at = s[graph + NODES_AT] + 3 * node
        px = min(max(s[at], left), right)
        if s[at + 1] > line:
            px = x + nearest_int((s[at] - x) * ((line - y) / (s[at + 1] - y)))
            px = min(max(px, left), right)
        best = min(best, distance(x, y, px, line) + way_from(s, graph, seat, started, px, line))
    return best


@routine
def way_from(s: State, graph: int, seat: int, cursor: Cursor, x: int, y: int) -> int:
    """The way home of a boat that has started, its stray letters undone first."""
    astray = cursor[2] + cursor[3]
    layers = min(astray, LAYERS)
    for undone in range(layers - 1, -1, -1):
        fill_layer(s, graph, seat, cursor, undone, layers)
    best = finish_straight(s, graph, seat, cursor, 0, x, y)
    for node in range(s[graph + NODES_SIZE]):
        at = s[graph + NODES_AT] + 3 * node
        crossed = letters_between(s, seat, cursor, 0, x, y, s[at], s[at + 1], s[at + 2])
        if crossed != NONE and is_open(s, graph, x, y, s[at], s[at + 1]):
            way = distance(x, y, s[at], s[at + 1]) + known_way(
                s, graph, cursor, crossed, layers, node
            )
            best = min(best, way)
    for i in range(layers * s[graph + NODES_SIZE]):
        s[s[WORK_AT] + i] = 0
    return best


@routine
def fill_layer(s: State, graph: int, seat: int, cursor: Cursor, undone: int, layers: int) -> None:
    """Write the ways home from all nodes once so many stray letters are undone."""
    nodes = s[graph + NODES_SIZE]
    row = s[WORK_AT] + nodes * undone
    letter = needed(s, seat, cursor, undone)
    for node in range(nodes):
        mark = s[s[graph + NODES_AT] + 3 * node + 2]
        winds = mark != NONE and abs(letter) == mark + 1
        s[row + node] = known_way(s, graph, cursor, undone + 1, layers, node) if winds else FAR
    shorter = True
    while shorter:
        shorter = False
        for node in range(nodes):
            way = way_on_from(s, graph, seat, cursor, undone, layers, node)
            if way < s[row + node]:
                s[row + node] = way
                shorter = True


@routine
def way_on_from(
    s: State, graph: int, seat: int, cursor: Cursor, done: int, layers: int, node: int
) -> int:
    """The shortest way home from a node whose next bend is at another."""
    nodes = s[graph + NODES_SIZE]
    at = s[graph + NODES_AT] + 3 * node
    best = FAR
    for other in range(nodes):
        if other == node or s[s[graph + SIGHT_AT] + nodes * node + other] == 0:
            continue
        to = s[graph + NODES_AT] + 3 * other
        crossed = letters_from_node(s, graph, seat, cursor, done, node, other)
        if crossed != NONE:
            way = known_way(s, graph, cursor, done + crossed, layers, other)
            best = min(best, way + distance(s[at], s[at + 1], s[to], s[to + 1]))
    return best


@kernel
def known_way(s: State, graph: int, cursor: Cursor, done: int, layers: int, node: int) -> int:
    """From a node, once so many of the letters needed are done."""
    nodes = s[graph + NODES_SIZE]
    if done < layers:
        return s[s[WORK_AT] + nodes * done + node]
    lost = (cursor[2] + cursor[3] - layers) * ASTRAY_COST
    return s[s[graph + WAYS_AT] + nodes * (cursor[1] + done - layers) + node] + lost


@kernel
def needed(s: State, seat: int, cursor: Cursor, i: int) -> int:
    """The i-th letter a boat has yet to cross: back what is astray, then on; 0 after the last."""
    astray = cursor[2] + cursor[3]
    if i < astray:
        return -stray_letter(s, seat, cursor, i)
    at = cursor[1] + i - astray
    return s[s[WORD_AT] + at] if at < s[WORD_SIZE] else 0


@routine
def letters_between(
    s: State, seat: int, cursor: Cursor, done: int, ax: int, ay: int, bx: int, by: int, skip: int
) -> int:
    """How many of the letters needed a straight line crosses, NONE if it crosses others.

    The mark `skip` is where it ends: the string can go by on any side of it.
    """
    marks = s[MARKS_SIZE]
    crossed = 0
    for k in range(marks):
        mark = k if bx > ax else marks - 1 - k
        at = s[MARKS_AT] + 2 * mark
        mx = s[at]
        if mark == skip or (ax < mx) == (bx < mx):
            continue
        if ay + (by - ay) * ((mx - ax) / (bx - ax)) > s[at + 1]:
            letter = mark + 1 if bx > ax else -1 - mark
            if needed(s, seat, cursor, done + crossed) != letter:
                return NONE
            crossed += 1
    return crossed


@routine
def letters_from_node(
    s: State, graph: int, seat: int, cursor: Cursor, done: int, node: int, other: int
) -> int:
    """The same between two nodes; the line begins beside the mark it leaves, on the right side."""
    at = s[graph + NODES_AT] + 3 * node
    to = s[graph + NODES_AT] + 3 * other
    ax = s[at]
    if s[at + 2] != NONE and s[to] < ax:
        ax -= 1
    return letters_between(s, seat, cursor, done, ax, s[at + 1], s[to], s[to + 1], s[to + 2])


@routine
def finish_straight(
    s: State, graph: int, seat: int, cursor: Cursor, done: int, x: int, y: int
) -> int:
    """The way over the finish line in a straight line, if nothing else is left to be done."""
    target = min(max(x, s[LINE_LEFT]), s[LINE_RIGHT])
    if y < s[LINE_Y]:
        middle = s[LINE_LEFT] + s[LINE_RIGHT]
        target = s[LINE_LEFT] if 2 * x < middle else s[LINE_RIGHT]
    line = s[LINE_Y]
    crossed = letters_between(s, seat, cursor, done, x, y, target, line, NONE)
    left = cursor[2] + cursor[3] + s[WORD_SIZE] - cursor[1]
    if crossed == NONE or done + crossed != left or not is_open(s, graph, x, y, target, line):
        return FAR
    return distance(x, y, target, line)


@routine
def is_open(s: State, graph: int, ax: int, ay: int, bx: int, by: int) -> bool:
    """Whether no island lies between two points."""
    at = s[graph + SHORES_AT]
    for _ in range(s[graph + SHORES_SIZE]):
        corners = s[at]
        if passes_through(s, at + 1, corners, ax, ay, bx, by):
            return False
        at += 1 + 2 * corners
    return True


@routine
def passes_through(s: State, at: int, corners: int, ax: int, ay: int, bx: int, by: int) -> bool:
    """Whether a straight line has more than a point in common with the inside of a polygon."""
    enters = 0.0
    leaves = 1.0
    cx = s[at + 2 * corners - 2]
    cy = s[at + 2 * corners - 1]
    for i in range(corners):
        dx = s[at + 2 * i]
        dy = s[at + 2 * i + 1]
        ex = dx - cx
        ey = dy - cy
        slack = INSIDE * math.sqrt(float(ex * ex + ey * ey))
        at_a = ex * (ay - cy) - ey * (ax - cx) - slack
        at_b = ex * (by - cy) - ey * (bx - cx) - slack
        if at_a <= 0.0 and at_b <= 0.0:
            return False
        if at_a <= 0.0:
            enters = max(enters, at_a / (at_a - at_b))
        elif at_b <= 0.0:
            leaves = min(leaves, at_a / (at_a - at_b))
        cx = dx
        cy = dy
    return enters < leaves


@kernel
def distance(ax: int, ay: int, bx: int, by: int) -> int:
    dx = float(bx - ax)
    dy = float(by - ay)
    return nearest_int(math.sqrt(dx * dx + dy * dy))
