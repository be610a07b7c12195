"""The pieces of the box: card, hull, buoys and arrows (R8.1, R8.2)."""

import re
import threading
import tomllib
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec

from taros.core.errors import BadOption
from taros.core.words import Message, message

from ..layout import MAX_NAME

DATA = Path(__file__).parent.parent / "data"
CACHE_SIZE = 100  # courses and decks that are kept as read and laid out
MICRO = 1000  # micrometres in a millimetre
SHARPEST = 90  # degrees: on an arrow that turns farther, the bow would have to jump
TIGHTEST = 20  # mm: round a tighter arc the bow whips faster than setup.SPEED_STEP can see
WIDEST = 1000  # mm: the longer a way, the more looks a search for contact takes
STRAIGHTEST = 1000  # mm

Point = tuple[float, float]

_converting = threading.Lock()  # msgspec crashes if two threads are the first to convert to a type


class Arrow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A way straight on, then along an arc; the turn is in degrees, to the left."""

    straight: float = 0
    radius: float = 0
    turn: int = 0

    def mirrored(self) -> "Arrow":
        return Arrow(self.straight, self.radius, -self.turn)


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    short: float
    long: float


class Hull(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    corners: tuple[Point, ...]  # ahead and left of the stern, anticlockwise

    @property
    def length(self) -> float:
        return max(ahead for ahead, _ in self.corners)


class Buoy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    diameter: float


class Pieces(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: Card
    hull: Hull
    buoy: Buoy
    arrows: dict[str, Arrow]  # with their mirror images


class BadData(BadOption):
    """An invalid value in a data file; names file, key and reason."""

    def __init__(self, source: str, key: str, reason: Message) -> None:
        super().__init__("regatta-bad-data", source=source, field=key, reason=reason)


@cache
def pieces() -> Pieces:
    """Return the pieces as shipped."""
    return read_pieces((DATA / "pieces.toml").read_text(encoding="utf-8"), "pieces.toml")


def read_pieces(text: str, source: str) -> Pieces:
    """Read pieces from TOML. Raises BadData."""
    given: Pieces = read_toml(text, source, Pieces)
    check_arrows(source, given.arrows)
    _check_hull(source, given.hull)
    for key, length in (("card.short", given.card.short), ("card.long", given.card.long)):
        check_range(source, key, length, 1, 1000)
    check_range(source, "buoy.diameter", given.buoy.diameter, 1, 1000)
    return msgspec.structs.replace(given, arrows=with_mirrors(given.arrows))


def with_mirrors(arrows: dict[str, Arrow]) -> dict[str, Arrow]:
    mirrors = {mirror_name(name): a.mirrored() for name, a in arrows.items() if a.turn}
    return {**arrows, **mirrors}


def mirror_name(name: str) -> str:
    return name.translate(str.maketrans("Ll", "Rr"))


def check_arrows(source: str, arrows: dict[str, Arrow]) -> None:
    taken = set(arrows)
    for name, arrow in arrows.items():
        check_arrow(source, name, arrow)
        mirror = mirror_name(name)
        if arrow.turn and mirror in taken:
            reason = message("regatta-arrow-mirror", name=name)
            raise BadData(source, f"arrows.{mirror}", reason)
        if arrow.turn:
            taken.add(mirror)


def read_toml(text: str, source: str, kind: type[Any]) -> Any:
    """Read a struct of type `kind` from TOML. Raises BadData with file and key."""
    try:
        figures = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # also numbers and nests beyond all bounds
        raise BadData(source, "TOML", message("regatta-reason", text=str(error))) from None
    try:
        with _converting:
            return msgspec.convert(figures, kind)
    except msgspec.ValidationError as error:
        reason, _, path = str(error).partition(" - at `$")
        key = path.rstrip("`").lstrip(".") or "file"
        raise BadData(source, key, message("regatta-reason", text=reason)) from None


def check_range(source: str, key: str, value: float, lowest: float, highest: float) -> None:
    if not lowest <= value <= highest:
        reason = message(
            "regatta-range", value=f"{value:g}", lowest=f"{lowest:g}", highest=f"{highest:g}"
        )
        raise BadData(source, key, reason)


def check_arrow(source: str, name: str, arrow: Arrow) -> None:
    key = f"arrows.{name}"
    if not re.fullmatch(f"[A-Za-z][A-Za-z0-9]{{0,{MAX_NAME - 1}}}", name) or _is_taken(name):
        raise BadData(source, key, message("regatta-arrow-letters", longest=MAX_NAME))
    check_range(source, f"{key}.straight", arrow.straight, 0, STRAIGHTEST)
    check_range(source, f"{key}.turn", arrow.turn, 0, SHARPEST)
    if arrow.turn:
        check_range(source, f"{key}.radius", arrow.radius, TIGHTEST, WIDEST)
        if name[0] not in "Ll":
            raise BadData(source, key, message("regatta-arrow-name"))
    elif arrow.radius or not arrow.straight:
        raise BadData(source, key, message("regatta-arrow-empty"))


def _is_taken(name: str) -> bool:
    """Whether a name would be mistaken for another move or outcome."""
    return re.fullmatch(r"sun|done|sail|steer|lane\d|seat\d", name.lower()) is not None


def _check_hull(source: str, hull: Hull) -> None:
    key = "hull.corners"
    if not 3 <= len(hull.corners) <= 16:
        raise BadData(source, key, message("regatta-corners", lowest=3, highest=16))
    if min(ahead for ahead, _ in hull.corners) != 0 or not is_convex(hull.corners):
        raise BadData(source, key, message("regatta-hull"))


def is_convex(corners: tuple[Point, ...]) -> bool:
    """Whether a polygon is convex and goes anticlockwise."""
    edges = pairwise([*corners, corners[0]])
    return all(cross(a, b, c) > 0 for a, b in edges for c in corners if c not in (a, b))


def cross(a: Point, b: Point, c: Point) -> float:
    """Return a number above zero if a, b, c turn to the left."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def plain(number: float) -> str:
    """Return a length as text, to the micrometre."""
    text = f"{number:.3f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text
