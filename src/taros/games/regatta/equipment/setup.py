"""The start of a race (R1): the state with all the data that no move changes."""

import math
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from taros.core.game import State
from taros.core.options import source_of
from taros.core.words import message
from taros.kernels.maths import atan2, hypot, sincos, sincos_millidegrees

from .. import kernel
from ..hull.motion import local_pose_at
from ..hull.sweep import NOTHING, touched_lying
from ..layout import (
    ARROWS_A_CARD,
    ARROWS_AT,
    BEAM,
    BOAT_COLOUR,
    BOAT_COLOURS,
    BOATS,
    BUOY_COLOURS,
    CARD_COLOURS,
    CARD_LONG,
    CARD_SHORT,
    CIRCLES_AT,
    CIRCLES_SIZE,
    CLOCKWISE,
    DISTANCES_AT,
    EDGE_AT,
    EDGE_SIZE,
    FAR,
    FIRST,
    FULL_TURN,
    HEAD,
    HEADING,
    HOME_FIRST,
    HULL_AT,
    HULL_SIZE,
    ISLANDS_AT,
    ISLANDS_SIZE,
    KINDS_AT,
    KINDS_SIZE,
    LANE,
    LANES_AT,
    LANES_BY_LOT,
    LANES_CHOSEN,
    LENGTH,
    LIMIT,
    LINE_LEFT,
    LINE_RIGHT,
    LINE_Y,
    LOOKS_AT,
    LOT,
    MARKS_AT,
    MARKS_SIZE,
    NODES_AT,
    NODES_SIZE,
    NONE,
    PARTS_AT,
    PARTS_SIZE,
    PHASE,
    PILE,
    PILE_SIZE,
    REACH,
    ROOMY_PATHS,
    RULES,
    SEATS,
    SECTIONS,
    SHORES_AT,
    SHORES_SIZE,
    SHORTEST_PATHS,
    SIDES,
    SIGHT_AT,
    SUN_KIND,
    SYMBOLS,
    WORD_AT,
    WORD_SIZE,
    WORK_AT,
    ZONE_BOTH,
    X,
    Y,
)
from ..options import RegattaOptions, boat_colours, written_out
from ..race.graph import Graph, micro
from ..race.shortest_path import LAYERS
from .course import Course, Mark, convex_parts, course_of
from .deck import Deck, colour_of, deck_of
from .pieces import (
    CACHE_SIZE,
    MICRO,
    Arrow,
    BadData,
    Hull,
    Pieces,
    Point,
    pieces,
)

SPEED_STEP = 0.25  # mm of the stern between two looks at how fast the hull moves
SPEED_MARGIN = 1.05
COARSE = 8
LOOKS_A_PIECE = 24  # at accelerations, on every piece of a path
NUDGE = 0.01  # mm of the stern, to measure an acceleration
BEND_MARGIN = 1.1
ROOMS = (0.8, 0.5)  # hull lengths from a buoy to the corners of a roomy way round it
ROUNDING = 1e-9  # radians: more than rounding can make of an angle
RING = 4  # corners of a roomy way round a buoy

GRAPH_SIZE = SHORES_SIZE + 1

Node = tuple[Point, int]  # where, and the mark that stands there or NONE


def validate_options(seats: int, options: RegattaOptions) -> RegattaOptions:
    """Return the options as they will be played and written. Raises BadOption."""
    settled = written_out(seats, options)
    s = list(_water(settled.course, settled.deck, seats, settled.stagger))
    for boat in range(seats):
        kernel.place_boat(s, boat, boat)
    for boat in range(seats):
        if touched_lying(s, boat, s[X + boat], s[Y + boat], s[HEADING + boat]) != NOTHING:
            source = source_of(options.course, "course")
            raise BadData(source, "line", message("regatta-no-start", lane=boat + 1))
    return settled


def new(seats: int, options: RegattaOptions) -> State:
    """Return the start of a race; `options` are trusted to be valid."""
    s = list(_water(options.course, options.deck, seats, options.stagger))
    s[RULES] = (
        ZONE_BOTH * (options.zone == "both")
        | LANES_BY_LOT * (options.lanes == "lot")
        | LANES_CHOSEN * (options.lanes == "chosen")
    )
    for boat, colour in enumerate(boat_colours(options)):
        s[BOAT_COLOUR + boat] = BOAT_COLOURS.index(colour)
    s[HOME_FIRST] = int(options.finish == "first")
    s[LIMIT] = 0 if options.turn_limit == "none" else options.turn_limit * seats
    if options.first == "lot":
        s[PHASE] = LOT
    else:
        s[FIRST] = options.first
        kernel.assign_lanes(s)
    return s


@lru_cache(CACHE_SIZE)
def _water(course_text: str, deck_text: str, seats: int, stagger: bool) -> tuple[int, ...]:
    """Return the part of the state that depends on course, deck and the number of boats only."""
    course = course_of(course_text, seats)
    deck = deck_of(deck_text)
    s = [0] * HEAD
    s[SEATS] = seats
    for boat in range(BOATS):
        s[LANE + boat] = NONE
    _lay_out_pieces(s, pieces(), deck)
    _lay_out_deck(s, deck)
    _lay_out_course(s, course)
    shortest = _lay_out_paths(s, course)
    _lay_out_lanes(s, shortest, seats, stagger)
    return tuple(s)


def _append(s: State, field: int, values: list[int]) -> None:
    """Append a table to the tail of the state; write its place into the head at `field`."""
    s[field] = len(s)
    s += values


def _micro(point: Point) -> list[int]:
    return [round(MICRO * number) for number in point]


def _polygons(polygons: list[tuple[Point, ...]]) -> list[int]:
    """Return each polygon as its number of corners, and x, y of each."""
    return [
        number
        for corners in polygons
        for number in (len(corners), *(n for corner in corners for n in _micro(corner)))
    ]


def _lay_out_pieces(s: State, box: Pieces, deck: Deck) -> None:
    half = box.hull.length / 2
    s[LENGTH] = round(MICRO * box.hull.length)
    s[REACH] = math.ceil(MICRO * max(hypot(a - half, b) for a, b in box.hull.corners))
    s[BEAM] = math.ceil(MICRO * max(abs(b) for _, b in box.hull.corners))
    s[CARD_SHORT] = round(MICRO * box.card.short)
    s[CARD_LONG] = round(MICRO * box.card.long)
    s[HULL_SIZE] = len(box.hull.corners)
    corners = [number for a, b in box.hull.corners for number in _micro((a - half, b))]
    _append(s, HULL_AT, corners)
    _append(s, ARROWS_AT, [])
    for name, arrow in deck.all_arrows.items():
        left = arrow if arrow.turn >= 0 else arrow.mirrored()
        speed, pulls, spins = _motion_bounds(left, box.hull)
        s += [*_figures(arrow), speed, int.from_bytes(name.encode()), *pulls, *spins]


class Seams(NamedTuple):
    """How far the stern has gone when bow or stern enter the next piece of the path."""

    bow_on_arc: float
    stern_on_arc: float
    bow_off_arc: float
    whole: float


@lru_cache(CACHE_SIZE)
def _motion_bounds(arrow: Arrow, hull: Hull) -> tuple[int, tuple[int, ...], tuple[int, ...]]:
    """Return SPEED of an arrow, and PULL and SPIN of all sections; see `layout`."""
    if not arrow.turn:
        return 1000, (0,) * SECTIONS, (0,) * SECTIONS
    s = [0] * HEAD
    s[LENGTH] = round(MICRO * hull.length)
    _append(s, ARROWS_AT, _figures(arrow))
    seams = _seams(arrow, hull.length)
    pulls, spins = _most_accelerated(s, sorted(seams))
    return (
        math.ceil(1000 * SPEED_MARGIN * _fastest(s, hull, seams)),
        tuple(math.ceil(1e6 * BEND_MARGIN * pull) for pull in pulls),
        tuple(math.ceil(1e9 * BEND_MARGIN * spin) for spin in spins),
    )


def _fastest(s: State, hull: Hull, seams: Seams) -> float:
    """Return how far a point of the hull moves at most while the stern moves 1, on arrow 0 of `s`.

    While bow and stern are on one piece of the path nothing changes. Where they are not, sample
    steps of SPEED_STEP: one in COARSE, then those around the fastest.
    """
    steps = math.ceil(seams.whole / SPEED_STEP)
    step = seams.whole / steps
    half = hull.length / 2

    def speed(i: int) -> float:
        ahead, left, c, d = local_pose_at(s, 0, step * i)
        to_ahead, to_left, to_c, to_d = local_pose_at(s, 0, step * (i + 1))
        da, dl, dc, dd = to_ahead - ahead, to_left - left, to_c - c, to_d - d
        moved = (
            hypot(da + (a - half) * dc - b * dd, dl + (a - half) * dd + b * dc)
            for a, b in hull.corners
        )
        return max(moved) / step

    stretches = ((seams.bow_on_arc, seams.stern_on_arc), (seams.bow_off_arc, seams.whole))
    looks = [i for a, b in stretches for i in range(int(a / step), int(b / step), COARSE)]
    coarse = max(looks, key=speed)
    about = range(max(coarse - COARSE, 0), min(coarse + COARSE, steps))
    return max(1.0, *map(speed, about))


def _seams(arrow: Arrow, length: float) -> Seams:
    turn = arrow.turn * math.pi / 180
    whole = length + arrow.straight + arrow.radius * turn
    half_chord, _ = sincos(turn / 2)
    if arrow.radius * half_chord * 2 >= length:  # the bow leaves the arc after the stern
        to_centre = math.sqrt(arrow.radius * arrow.radius - length * length / 4)
        off_arc = whole - 2 * arrow.radius * atan2(length / 2, to_centre)
    else:  # comes to it: the stern is still on the straight piece
        sine, cosine = sincos(turn)
        aside = arrow.radius * (1 - cosine)
        tip = arrow.straight + arrow.radius * sine
        off_arc = length + tip - math.sqrt(length * length - aside * aside)
    return Seams(arrow.straight, length + arrow.straight, off_arc, whole)


def _most_accelerated(s: State, seams: list[float]) -> tuple[list[float], list[float]]:
    """Return PULL and SPIN on arrow 0 of `s` in all sections, by samples between seams."""
    pulls, spins = [0.0] * SECTIONS, [0.0] * SECTIONS
    section = (seams[-1] - seams[0]) / SECTIONS
    for start, end in pairwise(seams):
        if end - start < 4 * NUDGE:
            continue
        step = (end - start - 2 * NUDGE) / LOOKS_A_PIECE
        looks = [_acceleration(s, start + NUDGE + step * i) for i in range(LOOKS_A_PIECE + 1)]
        for i, (one, two) in enumerate(pairwise(looks)):
            since = start - seams[0] + step * i
            until = since + step + 2 * NUDGE
            for k in range(int(since / section), min(int(until / section) + 1, SECTIONS)):
                pulls[k] = max(pulls[k], one[0], two[0])
                spins[k] = max(spins[k], one[1], two[1])
    return pulls, spins


def _acceleration(s: State, u: float) -> tuple[float, float]:
    """Return the accelerations of the mast and of the bow's direction when the stern has gone u mm.

    That of the mast is the larger of those in the world and as the boat sees it.
    """
    before, here, after = (local_pose_at(s, 0, u + step) for step in (-NUDGE, 0.0, NUDGE))
    slope = [(b - a) / (2 * NUDGE) for a, b in zip(before, after, strict=True)]
    bend = [(a - 2 * m + b) / (NUDGE * NUDGE) for a, m, b in zip(before, here, after, strict=True)]
    turning = here[2] * slope[3] - here[3] * slope[2]
    # seen from the boat, the world turns under it: Coriolis' acceleration comes to the mast's
    seen = hypot(bend[0] + 2 * turning * slope[1], bend[1] - 2 * turning * slope[0])
    return max(hypot(*bend[:2]), seen), hypot(*bend[2:])


def _figures(arrow: Arrow) -> list[int]:
    return [round(MICRO * arrow.straight), round(MICRO * arrow.radius), 1000 * arrow.turn]


def _lay_out_deck(s: State, deck: Deck) -> None:
    numbers = {name: number for number, name in enumerate(deck.all_arrows)}
    s[KINDS_SIZE] = len(deck.kinds)
    s[SUN_KIND] = NONE
    _append(s, KINDS_AT, [])
    for number, kind in enumerate(deck.kinds):
        arrows = [numbers[name] for name in kind.arrows]
        padding = [NONE] * (ARROWS_A_CARD - len(arrows))
        colour = CARD_COLOURS.index(colour_of(deck, kind))
        s += [SYMBOLS.index(kind.symbol), len(arrows), colour, kind.count, *arrows, *padding]
        s[PILE + number] = kind.count
        s[PILE_SIZE] += kind.count
        if kind.symbol == "sun":
            s[SUN_KIND] = number


def _lay_out_course(s: State, course: Course) -> None:
    (s[LINE_LEFT], s[LINE_Y]), (s[LINE_RIGHT], _) = (_micro(at) for at in course.line)
    s[CIRCLES_SIZE] = len(course.circles)
    circles = [n for at, radius in course.circles for n in (*_micro(at), round(MICRO * radius))]
    _append(s, CIRCLES_AT, circles)
    word, rounded = course_word(course)
    looks = [(BUOY_COLOURS.index("white"), NONE, NONE)] * len(course.line)
    looks += [
        (BUOY_COLOURS.index(mark.colour), SIDES.index(mark.round), letters)
        for mark, letters in zip(course.marks, rounded, strict=True)
    ]
    looks += [(NONE, NONE, NONE)] * len(course.rocks)
    _append(s, LOOKS_AT, [number for look in looks for number in look])
    s[ISLANDS_SIZE] = len(course.islands)
    _append(s, ISLANDS_AT, _polygons([island.corners for island in course.islands]))
    parts = [part for island in course.islands for part in convex_parts(island.corners)]
    s[PARTS_SIZE] = len(parts)
    _append(s, PARTS_AT, _polygons(parts))
    s[EDGE_SIZE] = len(course.edge)
    loop = (*course.edge, *course.edge[:1])
    _append(s, EDGE_AT, [number for corner in loop for number in _micro(corner)])
    marks = sorted(course.marks, key=lambda mark: mark.at)
    s[MARKS_SIZE] = len(marks)
    _append(s, MARKS_AT, [number for mark in marks for number in _micro(mark.at)])
    s[WORD_SIZE] = len(word)
    _append(s, WORD_AT, word)


def course_word(course: Course) -> tuple[list[int], list[int]]:
    """R7.2: return the rays that the reference route crosses: from mark to mark, each rounded.

    Also return with how many letters each mark is rounded; a mark without a ray of its own counts
    with the next.
    """
    places = sorted(mark.at for mark in course.marks)
    middle = _middle(course.line)
    route = [middle, *(mark.at for mark in course.marks), middle]
    word: list[int] = []
    rounded: list[int] = []
    for before, mark, after in zip(route, course.marks, route[2:], strict=False):
        word += _rays_between(before, mark.at, places)
        rounded.append(len(word) + 1)
        if not _is_taut_below(before, mark, after):
            number = places.index(mark.at) + 1
            word.append(number if mark.round == SIDES[CLOCKWISE] else -number)
    word += _rays_between(route[-2], middle, places)
    return word, [min(letters, len(word)) for letters in rounded]


def _is_taut_below(before: Point, mark: Mark, after: Point) -> bool:
    """Whether a string from `before` to `after` that passes below `mark` is taut."""
    x, y = mark.at
    coming, going = (atan2(px - x, py - y) % math.tau for px, py in (before, after))
    swept = going - coming if mark.round == SIDES[CLOCKWISE] else coming - going
    return swept >= math.pi - ROUNDING


def _middle(line: tuple[Point, Point]) -> Point:
    (left, y), (right, _) = line
    return (left + right) / 2, y


def _rays_between(a: Point, b: Point, marks: list[Point]) -> list[int]:
    crossed = []
    for number, (x, y) in enumerate(marks, start=1):
        if not min(a[0], b[0]) < x < max(a[0], b[0]):
            continue
        if a[1] + (b[1] - a[1]) * (x - a[0]) / (b[0] - a[0]) > y:
            crossed.append(number if b[0] > a[0] else -number)
    return crossed if b[0] > a[0] else crossed[::-1]


def _lay_out_paths(s: State, course: Course) -> Graph:
    """Write two graphs of paths home: round the marks as points, and with room for a boat.

    Return the first.
    """
    marks = sorted(course.marks, key=lambda mark: mark.at)
    buoys = [*course.line, *(mark.at for mark in marks)]
    islands = [island.corners for island in course.islands]
    ends: list[Node] = [(at, NONE) for at in course.line]
    points: list[Node] = [(mark.at, number) for number, mark in enumerate(marks)]
    nodes = sum(map(len, islands)) + max(len(ends) + len(points), RING * len(buoys))
    _append(s, WORK_AT, [0] * LAYERS * nodes)
    shortest = _lay_out_graph(s, SHORTEST_PATHS, ends + points, islands)
    without = len(s)
    for room in ROOMS:
        roomy = _lay_out_graph(s, ROOMY_PATHS, [], islands + [_ring(at, room) for at in buoys])
        if roomy.distance_from_start(micro(_middle(course.line))) < FAR:
            return shortest
        del s[without:]
    # marks so close that there is no room: use the paths round the points
    s[ROOMY_PATHS : ROOMY_PATHS + GRAPH_SIZE] = s[SHORTEST_PATHS : SHORTEST_PATHS + GRAPH_SIZE]
    return shortest


def _ring(at: Point, room: float) -> tuple[Point, ...]:
    """Return corners around a buoy, `room` hull lengths off it."""
    away = room * pieces().hull.length
    directions = (sincos_millidegrees(FULL_TURN * (2 * k + 1) // (2 * RING)) for k in range(RING))
    return tuple((at[0] + away * cosine, at[1] + away * sine) for sine, cosine in directions)


def _lay_out_graph(
    s: State, graph: int, nodes: list[Node], shores: list[tuple[Point, ...]]
) -> Graph:
    """Write nodes and shores, which nodes see each other, and the distances home."""
    places = nodes + [(corner, NONE) for shore in shores for corner in shore]
    parts = [part for shore in shores for part in convex_parts(shore)]
    s[graph + SHORES_SIZE] = len(parts)
    _append(s, graph + SHORES_AT, _polygons(parts))
    s[graph + NODES_SIZE] = len(places)
    tables = [number for at, mark in places for number in (*_micro(at), mark)]
    _append(s, graph + NODES_AT, tables)
    paths = Graph(s, graph, places, shores, [[micro(at) for at in part] for part in parts])
    _append(s, graph + SIGHT_AT, [sees for row in paths.sight for sees in row])
    _append(s, graph + DISTANCES_AT, [way for row in paths.distances for way in row])
    return paths


def _lay_out_lanes(s: State, shortest: Graph, seats: int, stagger: bool) -> None:
    """R1.3: write the lanes: bow on the line, evenly spread.

    With `stagger`, boats are set back until all ways home are equal.
    """
    width = s[LINE_RIGHT] - s[LINE_LEFT]
    xs = [s[LINE_LEFT] + round((2 * lane + 1) * width / (2 * seats)) for lane in range(seats)]
    y = s[LINE_Y] - s[LENGTH] // 2
    ys = [y] * seats
    if stagger:
        longest = max(shortest.distance_from_start((x, y)) for x in xs)
        ys = [_set_back(shortest, x, y, longest) for x in xs]
    _append(s, LANES_AT, [number for pair in zip(xs, ys, strict=True) for number in pair])


def _set_back(shortest: Graph, x: int, y: int, way: int) -> int:
    """Return the y at which a boat has to begin for a way home of at least `way`."""
    near, far = y, y - way
    while near - far > 1:
        middle = (near + far) // 2
        if shortest.distance_from_start((x, middle), way) < way:
            near = middle
        else:
            far = middle
    return near if shortest.distance_from_start((x, near), way) >= way else far
