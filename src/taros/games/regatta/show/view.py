"""What people see of Regatta: their own hand, how many cards each seat holds, all that lies open.

Lengths are millimetres, headings degrees by the compass; 0 is up the course.
"""

import math
from collections.abc import Iterator
from functools import partial
from typing import Literal

import msgspec

from taros.core.game import State
from taros.core.words import Message

from ..equipment.cards import (
    arrow_name,
    arrow_turn,
    arrows_of,
    cards,
    hand_of,
    kind_name,
    sail_name,
    symbol_of,
)
from ..equipment.pieces import MICRO, Point
from ..hull.boats import is_on_water
from ..kernel import ranking, to_act
from ..layout import (
    ARROW_SIZE,
    ARROWS_AT,
    ASTRAY,
    BECALMED,
    BOAT_COLOUR,
    BOAT_COLOURS,
    BOATS,
    BUOY_COLOURS,
    CALM,
    CARD_COLOURS,
    CARD_LONG,
    CARD_SHORT,
    CIRCLES_AT,
    CIRCLES_SIZE,
    COLOUR,
    DISCARDS,
    DONE,
    DRAWS,
    EDGE_AT,
    EDGE_SIZE,
    EXCHANGE,
    EXCHANGE_KINDS,
    FAR,
    HEADING,
    HELD,
    HULL_AT,
    HULL_SIZE,
    ISLANDS_AT,
    ISLANDS_SIZE,
    KIND_SIZE,
    KINDS_AT,
    KINDS_SIZE,
    LANE,
    LANES_AT,
    LENGTH,
    LOOK_COLOUR,
    LOOK_LETTERS,
    LOOK_SIDE,
    LOOK_SIZE,
    LOOKS_AT,
    MARKS_SIZE,
    NONE,
    PASSED,
    PHASE,
    PILE_SIZE,
    PLACE,
    RADIUS,
    RULES,
    SEAT,
    SEATS,
    SHORTEST_PATHS,
    SIDES,
    STARTED,
    STEER,
    STRAIGHT,
    STRAY,
    STRAYS,
    SYMBOLS,
    TAKE_LANE,
    TURN,
    ZONE_BOTH,
    Colour,
    Side,
    X,
    Y,
)
from ..moves.recent import Recent
from ..moves.sails import hand_at
from ..race.path_bends import path_bends
from ..race.shortest_path import distance_home
from ..text.card_words import card_words
from .card_pieces import ways_of

Phase = Literal["lot", "lane-lot", "draw", "lane", "main", "second", "sun", "over"]

PHASES: tuple[Phase, ...] = ("lot", "lane-lot", "draw", "lane", "main", "second", "sun", "over")

Pose = tuple[float, float, float]  # x and y of the mast, heading


class Buoy(msgspec.Struct, frozen=True):
    """A buoy of the line, or a mark."""

    at: Point
    radius: float
    colour: str
    side: Side | None = None  # how to round it, None for those of the line


class Rock(msgspec.Struct, frozen=True):
    """A round obstacle."""

    at: Point
    radius: float


class Sea(msgspec.Struct, frozen=True):
    """Everything in the water that stays for the whole race."""

    line: tuple[Point, Point]
    buoys: tuple[Buoy, ...]  # the two of the line, then the marks in order
    rocks: tuple[Rock, ...]
    islands: tuple[tuple[Point, ...], ...]
    edge: tuple[Point, ...]
    hull: tuple[Point, ...]  # corners: ahead and left of the mast
    card: tuple[float, float]  # short and long side


class Arrow(msgspec.Struct, frozen=True):
    """A way straight on from the bow, then along an arc; the turn in degrees, to the left."""

    name: str
    straight: float
    radius: float
    turn: int


class Card(msgspec.Struct, frozen=True):
    """A kind of cards."""

    name: str  # as in records
    words: Message  # what people call it
    colour: str
    symbol: str
    arrows: tuple[Arrow, ...]


class Boat(msgspec.Struct, frozen=True):
    """A seat's boat and panel."""

    colour: Colour
    pose: Pose | None  # None before it is on the water
    zones: tuple[tuple[Point, ...], ...]  # where no other boat may end (R4.1)
    cards: int
    becalmed: bool
    place: int  # 0 while racing
    rank: int  # how it lies now, 1 is ahead of all
    started: bool
    rounded: int  # marks rounded so far
    astray: bool  # has something to sail back first
    way: float | None  # the shortest way home
    string: tuple[Point, ...]  # that way, taut: from the mast over its bends to the finish (R7.3)


class View(msgspec.Struct, frozen=True):
    """All that a seat or a spectator may know."""

    turn: int
    phase: Phase
    to_act: int  # a seat, -1 chance, -2 over
    seat: int  # whose turn it is
    viewer: int | None
    sea: Sea
    kinds: tuple[Card, ...]
    boats: tuple[Boat, ...]
    hand: tuple[str, ...]  # the viewer's own
    discards: tuple[str, ...]
    pile: int
    draws: int  # cards the seat has yet to draw


class Wake(msgspec.Struct, frozen=True):
    """The trajectory of a boat in one move."""

    seat: int
    turn: int
    poses: tuple[Pose, ...]


class Preview(msgspec.Struct, frozen=True, gc=False):
    """The effect of a move."""

    card: str | None = None
    arrow: str | None = None
    poses: tuple[Pose, ...] = ()  # the boat's way, to where it ends
    cut_short: bool = False  # by a zone (R4.3)
    home: bool = False
    way: float | None = None  # home from there
    cards: tuple[str, ...] = ()  # put away in exchange
    boat: int | None = None  # to be becalmed
    done: bool = False


def view(s: State, viewer: int | None) -> View:
    """Return all that `viewer` (a seat, or None for a spectator) may know of a state."""
    return View(
        turn=s[TURN],
        phase=PHASES[s[PHASE]],
        to_act=to_act(s),
        seat=s[SEAT],
        viewer=viewer,
        sea=_sea_at(s),
        kinds=_kinds_at(s),
        boats=_boats_at(s),
        hand=() if viewer is None else cards(s, hand_of(s, viewer)),
        discards=cards(s, s[DISCARDS : DISCARDS + s[KINDS_SIZE]]),
        pile=s[PILE_SIZE],
        draws=s[DRAWS],
    )


def pose_of(s: State, seat: int) -> Pose:
    """Return where the boat of `seat` lies, and its heading."""
    return _pose(s[X + seat], s[Y + seat], s[HEADING + seat])


def boat_colour(s: State, seat: int) -> Colour:
    """R1.1: return the colour of the boat of `seat`."""
    return BOAT_COLOURS[s[BOAT_COLOUR + seat]]


def _pose(x: int, y: int, heading: int) -> Pose:
    return x / MICRO, y / MICRO, heading / 1000


# The sea


def _sea(s: State) -> Sea:
    circles = [_circle(s, i) for i in range(s[CIRCLES_SIZE])]
    buoys = tuple(circle for circle in circles if isinstance(circle, Buoy))
    return Sea(
        line=(buoys[0].at, buoys[1].at),
        buoys=buoys,
        rocks=tuple(circle for circle in circles if isinstance(circle, Rock)),
        islands=tuple(_islands(s)),
        edge=_points(s, s[EDGE_AT], s[EDGE_SIZE]),
        hull=_points(s, s[HULL_AT], s[HULL_SIZE]),
        card=(s[CARD_SHORT] / MICRO, s[CARD_LONG] / MICRO),
    )


def _tail(s: State) -> State:
    """Return the part of the state that no move changes."""
    return s[HULL_AT:]


_sea_at = Recent(_sea, _tail)


def _circle(s: State, number: int) -> Buoy | Rock:
    x, y, radius = s[s[CIRCLES_AT] + 3 * number : s[CIRCLES_AT] + 3 * number + 3]
    look = s[LOOKS_AT] + LOOK_SIZE * number
    colour, side = s[look + LOOK_COLOUR], s[look + LOOK_SIDE]
    at = (x / MICRO, y / MICRO)
    if colour == NONE:
        return Rock(at, radius / MICRO)
    return Buoy(at, radius / MICRO, BUOY_COLOURS[colour], None if side == NONE else SIDES[side])


def _islands(s: State) -> Iterator[tuple[Point, ...]]:
    at = s[ISLANDS_AT]
    for _ in range(s[ISLANDS_SIZE]):
        yield _points(s, at + 1, s[at])
        at += 1 + 2 * s[at]


def _points(s: State, at: int, count: int) -> tuple[Point, ...]:
    return tuple((s[i] / MICRO, s[i + 1] / MICRO) for i in range(at, at + 2 * count, 2))


def _kinds(s: State) -> tuple[Card, ...]:
    return tuple(_card(s, kind) for kind in range(s[KINDS_SIZE]))


_kinds_at = Recent(_kinds, _tail)


def _card(s: State, kind: int) -> Card:
    symbol = SYMBOLS[symbol_of(s, kind)]
    return Card(
        name=kind_name(s, kind),
        words=card_words(symbol, ways_of(s, kind)),
        colour=CARD_COLOURS[s[s[KINDS_AT] + KIND_SIZE * kind + COLOUR]],
        symbol=symbol,
        arrows=tuple(_arrow(s, arrow) for arrow in arrows_of(s, kind)),
    )


def _arrow(s: State, arrow: int) -> Arrow:
    at = s[ARROWS_AT] + ARROW_SIZE * arrow
    return Arrow(
        name=arrow_name(s, arrow),
        straight=s[at + STRAIGHT] / MICRO,
        radius=s[at + RADIUS] / MICRO,
        turn=arrow_turn(s, arrow),
    )


# The boats


def _boats(s: State) -> tuple[Boat, ...]:
    keys = [0] * s[SEATS]
    ranking(s, keys)
    ranks = [1 + sum(other > key for other in keys) for key in keys]
    return tuple(_boat(s, seat, ranks[seat], -keys[seat]) for seat in range(s[SEATS]))


_boats_at = Recent(_boats)


def _boat(s: State, seat: int, rank: int, way: int) -> Boat:
    """Return the boat of `seat`; `way` is the length of its way home, unless it is home."""
    placed = s[LANE + seat] != NONE
    if s[PLACE + seat] > 0:
        way = 0
    return Boat(
        colour=boat_colour(s, seat),
        pose=pose_of(s, seat) if placed else None,
        zones=tuple(_zones(s, seat)) if is_on_water(s, seat) else (),
        cards=s[HELD + seat],
        becalmed=s[BECALMED + seat] == 1,
        place=s[PLACE + seat],
        rank=rank,
        started=s[STARTED + seat] == 1,
        rounded=marks_rounded(s, seat),
        astray=s[ASTRAY + seat] > 0,
        way=way / MICRO if placed and way < FAR else None,
        string=_string_at[seat](s) if placed else (),
    )


def _string(s: State, seat: int) -> tuple[Point, ...]:
    if s[PLACE + seat] > 0:
        return ()
    return tuple((x / MICRO, y / MICRO) for x, y in path_bends(s, seat))


def _track(s: State, seat: int) -> State:
    """Return the part of the state that the path home of a seat's boat depends on."""
    strays = STRAY + STRAYS * seat
    boat = [s[at + seat] for at in (X, Y, PLACE, STARTED, PASSED, ASTRAY)]
    return [*boat, *s[strays : strays + s[ASTRAY + seat]], *s[HULL_AT:]]


# by seat, because a move changes the way home of one boat only
_string_at = [
    Recent(partial(_string, seat=seat), partial(_track, seat=seat)) for seat in range(BOATS)
]


def marks_rounded(s: State, seat: int) -> int:
    """Return how many marks the boat of `seat` has rounded."""
    return marks_passed(s, s[PASSED + seat])


def marks_passed(s: State, letters: int) -> int:
    """Return how many marks are rounded after `letters` letters of the course's word."""
    looks = (s[LOOKS_AT] + LOOK_SIZE * (2 + mark) for mark in range(s[MARKS_SIZE]))
    return sum(s[look + LOOK_LETTERS] <= letters for look in looks)


def _zones(s: State, seat: int) -> Iterator[tuple[Point, ...]]:
    short, long = s[CARD_SHORT] / MICRO, s[CARD_LONG] / MICRO
    yield _zone(s, seat, long, short)
    if s[RULES] & ZONE_BOTH:
        yield _zone(s, seat, short, long)


def _zone(s: State, seat: int, ahead: float, wide: float) -> tuple[Point, ...]:
    """Return the corners of a card that lies before the bow, `ahead` long and `wide` wide."""
    x, y, heading = pose_of(s, seat)
    sin, cos = math.sin(math.radians(heading)), math.cos(math.radians(heading))
    bow = s[LENGTH] / MICRO / 2
    corners = ((bow, -wide / 2), (bow + ahead, -wide / 2), (bow + ahead, wide / 2), (bow, wide / 2))
    return tuple((x + a * sin - b * cos, y + a * cos + b * sin) for a, b in corners)


# Previews


def preview(s: State, code: int) -> Preview:
    """Return what a legal move would do."""
    if code < EXCHANGE:
        return _sail_preview(s, code)
    if code < STEER:
        kinds = exchanged_kinds(code - EXCHANGE)
        return Preview(cards=tuple([kind_name(s, kind) for kind in kinds]))
    if code < CALM:
        x, y = s[X + s[SEAT]] / MICRO, s[Y + s[SEAT]] / MICRO
        return Preview(poses=((x, y, float(code - STEER)),))
    if code < DONE:
        return Preview(boat=code - CALM)
    if code == DONE:
        return Preview(done=True)
    x, y = (s[s[LANES_AT] + 2 * (code - TAKE_LANE) + i] for i in range(2))
    return Preview(poses=(_pose(x, y, 0),))


def illegal_preview(s: State, code: int) -> Preview:
    """Return what an illegal move would do: a sail goes through all that it touches."""
    if code >= EXCHANGE:
        return preview(s, code)
    card, arrow = sail_name(s, code)
    poses = tuple(
        _pose(*pose) for leg in hand_at(s)[code].whole_trajectory for pose in leg.poses(s)
    )
    return Preview(card=card, arrow=arrow, poses=poses)


def exchanged_kinds(choice: int) -> list[int]:
    """Return the kinds of the cards that exchange number `choice` puts away."""
    return [kind for kind in EXCHANGE_KINDS[3 * choice : 3 * choice + 3] if kind != NONE]


def wake(s: State, sail: int) -> Wake:
    """Return the path that `sail` leaves in the water, from where the boat lies."""
    poses = tuple(_pose(*pose) for leg in hand_at(s)[sail].trajectory for pose in leg.poses(s))
    return Wake(s[SEAT], s[TURN], (pose_of(s, s[SEAT]), *poses))


def _sail_preview(s: State, sail: int) -> Preview:
    sailing = hand_at(s)[sail]
    last = sailing.trajectory[-1]
    x, y, _ = last.end
    way = 0 if last.is_home else distance_home(s, SHORTEST_PATHS, s[SEAT], last.word, x, y)
    card, arrow = sail_name(s, sail)
    return Preview(
        card=card,
        arrow=arrow,
        poses=tuple(_pose(*pose) for leg in sailing.trajectory for pose in leg.poses(s)),
        cut_short=sailing.is_cut_short,
        home=last.is_home,
        way=way / MICRO if way < FAR else None,
    )
