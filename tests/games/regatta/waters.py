"""What the tests of Regatta share: states of the engine, and what is put into them."""

from collections.abc import Sequence
from functools import cache

from taros.core.game import State
from taros.games.regatta.equipment import setup
from taros.games.regatta.equipment.deck import deck_of
from taros.games.regatta.layout import (
    BOATS,
    CIRCLES_AT,
    CIRCLES_SIZE,
    EDGE_AT,
    EDGE_SIZE,
    HEADING,
    LANE,
    NONE,
    PARTS_AT,
    PARTS_SIZE,
    PLACE,
    X,
    Y,
)
from taros.games.regatta.options import RegattaOptions

Pose = tuple[int, int, int]
Spot = tuple[int, int]

ARROWS = {name: number for number, name in enumerate(deck_of("classic").all_arrows)}
LEFT_AND_RIGHT = [("L30", "R30"), ("L45", "R45"), ("L90", "R90"), ("l45", "r45"), ("l90", "r90")]


@cache
def _race(seats: int, course: str, zone: str, stagger: bool) -> tuple[int, ...]:
    options: dict[str, object] = {"course": course, "zone": zone, "stagger": stagger}
    return tuple(setup.new(seats, RegattaOptions(**options)))  # type: ignore[arg-type]


def race(
    seats: int = 4, course: str = "classic", zone: str = "card", stagger: bool = False
) -> State:
    """The state at the start of a race, before the cards are dealt."""
    return list(_race(seats, course, zone, stagger))


def open_water(zone: str = "card") -> State:
    """A state with nothing in it but boats that are not on the water yet."""
    s = race(zone=zone)
    s[CIRCLES_SIZE] = 0
    for boat in range(BOATS):
        s[LANE + boat] = NONE
    return s


def put_boat(s: State, seat: int, pose: Pose) -> None:
    s[LANE + seat] = seat
    s[PLACE + seat] = 0
    s[X + seat], s[Y + seat], s[HEADING + seat] = pose


def put_circles(s: State, circles: Sequence[tuple[int, int, int]]) -> None:
    s[CIRCLES_AT], s[CIRCLES_SIZE] = len(s), len(circles)
    s += [number for circle in circles for number in circle]


def put_parts(s: State, parts: Sequence[Sequence[Spot]]) -> None:
    """Convex parts of islands, anticlockwise."""
    s[PARTS_AT], s[PARTS_SIZE] = len(s), len(parts)
    for part in parts:
        s += [len(part), *(number for corner in part for number in corner)]


def put_edge(s: State, corners: Sequence[Spot]) -> None:
    s[EDGE_AT], s[EDGE_SIZE] = len(s), len(corners)
    s += [number for corner in (*corners, corners[0]) for number in corner]
