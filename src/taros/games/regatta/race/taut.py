"""The taut string itself (R7.3): where the shortest way home bends, for people to see.

`home` knows how long the way is from every node; here it is followed from one to the next.
"""

from collections.abc import Iterator
from typing import NamedTuple

from taros.core.game import State

from ..layout import (
    FAR,
    LINE_Y,
    NODES_AT,
    NODES_SIZE,
    NONE,
    SIGHT_AT,
    TAUT,
    WAYS_AT,
    WORD_SIZE,
    X,
    Y,
)
from .home import (
    LAYERS,
    distance,
    fill_layer,
    finish_place,
    finish_straight,
    is_open,
    known_way,
    letters_between,
    needed,
    way_over_start,
)
from .progress import Cursor, cursor, cursor_of

Place = tuple[int, int]


class Stage(NamedTuple):
    """A place on the way: the node that it is (or NONE), and how many letters are done there."""

    at: Place
    node: int
    done: int


def taut_string(s: State, seat: int) -> list[Place]:
    """From the mast to the finish, in micrometres; empty if there is no way home."""
    s = list(s)  # ways of boats that are astray are worked out in it
    word = cursor_of(s, seat)
    way = [(s[X + seat], s[Y + seat])]
    if not word[0]:
        way = _to_start(s, seat, way[0])
        word = cursor(1, 0, 0, 0, 0)
    return way + _to_finish(s, seat, word, way[-1]) if way else []


def _to_start(s: State, seat: int, here: Place) -> list[Place]:
    """R7.1: to where a boat that has not started goes over the line."""
    row = s[TAUT + WAYS_AT] + s[TAUT + NODES_SIZE] * (s[WORD_SIZE] + 1)
    way = [here]
    stage = Stage(here, NONE, 0)
    while True:
        over, x = way_over_start(s, TAUT, seat, *stage.at)
        ways = [
            (s[row + other] + distance(*stage.at, *there), Stage(there, other, 0))
            for other, there in _nodes_from(s, stage.node)
        ]
        bend = _shortest(s, stage, ways, over)
        if bend is None:
            return [*way, (x, s[LINE_Y])] if over < FAR else []
        way.append(bend.at)
        stage = bend


def _to_finish(s: State, seat: int, word: Cursor, here: Place) -> list[Place]:
    """The bends of a boat that has started, and where it comes home."""
    layers = min(word[2] + word[3], LAYERS)
    for undone in range(layers - 1, -1, -1):
        fill_layer(s, TAUT, seat, word, undone, layers)
    way: list[Place] = []
    stage = Stage(here, NONE, 0)
    while True:
        if stage.node != NONE and stage.done >= layers:  # nothing is astray any more
            word = cursor(1, word[1] + stage.done - layers, 0, 0, 0)
            stage, layers = stage._replace(done=0), 0
        may_end = stage.node == NONE or layers == 0
        end = finish_straight(s, TAUT, seat, word, *stage.at) if may_end else FAR
        bend = _shortest(s, stage, _next_stages(s, seat, word, layers, stage), end)
        if bend is None:
            return [*way, finish_place(s, TAUT, *stage.at)] if end < FAR else []
        if bend.at != stage.at:
            way.append(bend.at)
        stage = bend


def _next_stages(
    s: State, seat: int, word: Cursor, layers: int, stage: Stage
) -> list[tuple[int, Stage]]:
    """Each with the length of the way home over it; from no node, some may be out of sight."""
    at, node, done = stage
    ways = []
    letter = needed(s, seat, word, done)
    if node != NONE and letter and abs(letter) - 1 == s[s[TAUT + NODES_AT] + 3 * node + 2]:
        wound = known_way(s, TAUT, word, done + 1, layers, node)
        ways.append((wound, Stage(at, node, done + 1)))
    for other, there in _nodes_from(s, node):
        crossed = letters_between(s, seat, word, done, *at, *there)
        if crossed != NONE:
            length = known_way(s, TAUT, word, done + crossed, layers, other)
            ways.append((length + distance(*at, *there), Stage(there, other, done + crossed)))
    return ways


def _nodes_from(s: State, node: int) -> Iterator[tuple[int, Place]]:
    """Those in sight of a node; from elsewhere all."""
    at, count = s[TAUT + NODES_AT], s[TAUT + NODES_SIZE]
    sight = s[TAUT + SIGHT_AT] + count * node
    for other in range(count):
        if node == NONE or s[sight + other]:
            yield other, (s[at + 3 * other], s[at + 3 * other + 1])


def _shortest(s: State, stage: Stage, ways: list[tuple[int, Stage]], bound: int) -> Stage | None:
    """The next stage of the shortest way that is open, None if there is none below the bound."""
    for length, other in sorted(ways):
        if length >= bound:
            return None
        if stage.node != NONE or is_open(s, TAUT, *stage.at, *other.at):
            return other
    return None
