"""The shortest path home (R7.3) around islands and the marks that are left to round.

It is straight between the nodes it bends at: marks, corners of islands, white buoys. The distance
home from every node is known for every number of letters passed; a boat only has to find the nodes
that it can reach in a straight line. The rays that this line crosses must be the next letters; at a
mark the path can be wound round it at no cost.
"""

import math

from taros.kernels import kernel, routine

from ..hull.geometry import State, nearest_int
from ..layout import (
    DISTANCES_AT,
    FAR,
    LENGTH,
    LINE_LEFT,
    LINE_RIGHT,
    LINE_Y,
    MARKS_SIZE,
    NODES_AT,
    NODES_SIZE,
    NONE,
    SHORES_AT,
    SHORES_SIZE,
    SHORTEST_PATHS,
    SIGHT_AT,
    WORD_AT,
    WORD_SIZE,
    WORK_AT,
)
from .progress import Cursor, cursor, letter_crossed, stray_letter

LAYERS = 8  # stray letters whose undoing is planned exactly
ASTRAY_COST = 1_000_000  # µm for each one beyond them
INSIDE = 0.5  # µm: a line deeper than this in an island does more than touch it


@kernel
def distance_home(s: State, graph: int, seat: int, word: Cursor, x: int, y: int) -> int:
    """Return the length of the shortest path home in micrometres, FAR if there is none."""
    way, _, _ = first_bend(s, graph, seat, word, x, y)
    return way


@routine
def first_bend(
    s: State, graph: int, seat: int, word: Cursor, x: int, y: int
) -> tuple[int, int, int]:
    """Return the length of the shortest path home, and where it first bends or ends."""
    if word[0] == 0:
        return bend_before_start(s, graph, seat, x, y)
    layers = min(word[2] + word[3], LAYERS)
    for undone in range(layers - 1, -1, -1):
        fill_layer(s, graph, seat, word, undone, layers)
    best = distance_to_finish(s, graph, seat, word, x, y)
    bend_x, bend_y = finish_place(s, graph, x, y)
    for node in range(s[graph + NODES_SIZE]):
        at = s[graph + NODES_AT] + 3 * node
        crossed = letters_between(s, seat, word, 0, x, y, s[at], s[at + 1])
        if crossed != NONE:
            way = distance(x, y, s[at], s[at + 1])
            way += known_distance(s, graph, word, crossed, layers, node)
            if way < best and is_open(s, graph, x, y, s[at], s[at + 1]):
                best = way
                bend_x = s[at]
                bend_y = s[at + 1]
    for i in range(layers * s[graph + NODES_SIZE]):
        s[s[WORK_AT] + i] = 0
    return best, bend_x, bend_y


@routine
def bend_before_start(s: State, graph: int, seat: int, x: int, y: int) -> tuple[int, int, int]:
    """R7.1: like `first_bend`, for a boat that has to cross the start line first, up the course."""
    nodes = s[graph + NODES_SIZE]
    best, bend_x = distance_over_start(s, graph, seat, x, y)
    bend_y = s[LINE_Y]
    for node in range(nodes):
        at = s[graph + NODES_AT] + 3 * node
        way = s[s[graph + DISTANCES_AT] + nodes * (s[WORD_SIZE] + 1) + node]
        way += distance(x, y, s[at], s[at + 1])
        if way < best and is_open(s, graph, x, y, s[at], s[at + 1]):
            best = way
            bend_x = s[at]
            bend_y = s[at + 1]
    return best, bend_x, bend_y


@routine
def distance_over_start(s: State, graph: int, seat: int, x: int, y: int) -> tuple[int, int]:
    """Return the length of the path without a bend before the line, and x where it crosses it.

    From above the line it goes there and back: as long as if it came from below.
    """
    line = s[LINE_Y]
    below = min(y, 2 * line - y)
    word = cursor(1, 0, 0, 0, 0)
    best = FAR
    best_x = x
    room = buoy_clearance(s, graph)
    for node in range(s[graph + NODES_SIZE]):  # where the string first bends beyond the line
        at = s[graph + NODES_AT] + 3 * node
        px = s[at]
        if s[at + 1] > line:
            px = x + nearest_int((s[at] - x) * ((line - below) / (s[at + 1] - below)))
        px = min(max(px, s[LINE_LEFT] + room), s[LINE_RIGHT] - room)
        crossed = letters_between(s, seat, word, 0, px, line, s[at], s[at + 1])
        if crossed != NONE:
            way = distance(x, y, px, line) + distance(px, line, s[at], s[at + 1])
            way += known_distance(s, graph, word, crossed, 0, node)
            if (
                way < best
                and is_open(s, graph, x, y, px, line)
                and is_open(s, graph, px, line, s[at], s[at + 1])
            ):
                best = way
                best_x = px
    return best, best_x


@routine
def fill_layer(s: State, graph: int, seat: int, word: Cursor, undone: int, layers: int) -> None:
    """Write the distances home from all nodes once `undone` stray letters are undone."""
    nodes = s[graph + NODES_SIZE]
    row = s[WORK_AT] + nodes * undone
    letter = needed(s, seat, word, undone)
    for node in range(nodes):
        mark = s[s[graph + NODES_AT] + 3 * node + 2]
        winds = mark != NONE and abs(letter) == mark + 1
        s[row + node] = known_distance(s, graph, word, undone + 1, layers, node) if winds else FAR
    shorter = True
    while shorter:
        shorter = False
        for node in range(nodes):
            way = distance_via_node(s, graph, seat, word, undone, layers, node)
            if way < s[row + node]:
                s[row + node] = way
                shorter = True


@routine
def distance_via_node(
    s: State, graph: int, seat: int, word: Cursor, done: int, layers: int, node: int
) -> int:
    """Return the shortest distance home from a node by way of another."""
    nodes = s[graph + NODES_SIZE]
    at = s[graph + NODES_AT] + 3 * node
    best = FAR
    for other in range(nodes):
        if other == node or s[s[graph + SIGHT_AT] + nodes * node + other] == 0:
            continue
        to = s[graph + NODES_AT] + 3 * other
        crossed = letters_between(s, seat, word, done, s[at], s[at + 1], s[to], s[to + 1])
        if crossed != NONE:
            way = known_distance(s, graph, word, done + crossed, layers, other)
            best = min(best, way + distance(s[at], s[at + 1], s[to], s[to + 1]))
    return best


@kernel
def known_distance(s: State, graph: int, word: Cursor, done: int, layers: int, node: int) -> int:
    """Return the distance home from a node once `done` of the letters needed are done."""
    nodes = s[graph + NODES_SIZE]
    if done < layers:
        return s[s[WORK_AT] + nodes * done + node]
    lost = (word[2] + word[3] - layers) * ASTRAY_COST
    return s[s[graph + DISTANCES_AT] + nodes * (word[1] + done - layers) + node] + lost


@kernel
def needed(s: State, seat: int, word: Cursor, i: int) -> int:
    """Return the i-th letter a boat has yet to cross: first back over stray letters.

    0 after the last.
    """
    astray = word[2] + word[3]
    if i < astray:
        return -stray_letter(s, seat, word, i)
    at = word[1] + i - astray
    return s[s[WORD_AT] + at] if at < s[WORD_SIZE] else 0


@routine
def letters_between(
    s: State, seat: int, word: Cursor, done: int, ax: int, ay: int, bx: int, by: int
) -> int:
    """Return how many needed letters a straight line crosses, NONE if it crosses others."""
    crossed = 0
    for k in range(s[MARKS_SIZE]):
        letter = letter_crossed(s, k, ax, ay, bx, by)
        if letter != 0:
            if needed(s, seat, word, done + crossed) != letter:
                return NONE
            crossed += 1
    return crossed


@kernel
def buoy_clearance(s: State, graph: int) -> int:
    """Return how far paths of a graph stay off the white buoys."""
    room = 0 if graph == SHORTEST_PATHS else s[LENGTH] * 7 // 10
    return min(room, (s[LINE_RIGHT] - s[LINE_LEFT]) // 2)


@kernel
def finish_place(s: State, graph: int, x: int, y: int) -> tuple[int, int]:
    """Return where a path reaches the finish, or where a boat from below it can turn back."""
    room = buoy_clearance(s, graph)
    target = min(max(x, s[LINE_LEFT] + room), s[LINE_RIGHT] - room)
    return target, s[LINE_Y] + (3 * room if y < s[LINE_Y] else 0)


@routine
def distance_to_finish(s: State, graph: int, seat: int, word: Cursor, x: int, y: int) -> int:
    """Return the straight distance to the finish if no letters are left, else FAR.

    From below the line a boat crosses it upwards anywhere, and comes back at once.
    """
    px, py = finish_place(s, graph, x, y)
    left = word[2] + word[3] + s[WORD_SIZE] - word[1]
    if left > s[MARKS_SIZE] or letters_between(s, seat, word, 0, x, y, px, py) != left:
        return FAR
    return distance(x, y, px, py) + py - s[LINE_Y] if is_open(s, graph, x, y, px, py) else FAR


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
    """Whether a straight line goes into a polygon, by more than touching it.

    One that begins inside may leave it: a boat can come nearer to a mark than ROOMY_PATHS do.
    """
    enters = 0.0
    leaves = 1.0
    cx = s[at + 2 * corners - 2]
    cy = s[at + 2 * corners - 1]
    for i in range(corners):
        dx = s[at + 2 * i]
        dy = s[at + 2 * i + 1]
        ex = dx - cx
        ey = dy - cy
        left_a = ex * (ay - cy) - ey * (ax - cx)
        left_b = ex * (by - cy) - ey * (bx - cx)
        if left_a <= 0 and left_b <= 0:  # most lines, without a root
            return False
        slack = INSIDE * math.sqrt(float(ex * ex + ey * ey))
        at_a = left_a - slack
        at_b = left_b - slack
        if at_a <= 0.0 and at_b <= 0.0:
            return False
        if at_a <= 0.0:
            enters = max(enters, at_a / (at_a - at_b))
        elif at_b <= 0.0:
            leaves = min(leaves, at_a / (at_a - at_b))
        cx = dx
        cy = dy
    return enters > 0.0 and enters < leaves


@kernel
def distance(ax: int, ay: int, bx: int, by: int) -> int:
    dx = float(bx - ax)
    dy = float(by - ay)
    return nearest_int(math.sqrt(dx * dx + dy * dy))
