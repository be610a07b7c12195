"""Shared by the pictures of Regatta: colours, sails, signs, and the conversion of the sea to SVG.

Pictures are measured in millimetres. SVG counts y downwards, so up the course is negative there.
"""

from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import NamedTuple
from zlib import crc32

from taros.core.canvas import star

from ...equipment.pieces import Point, plain

LIME, LINEN, SAND = "#f6efe2", "#efe4cf", "#e6d6b5"
INK, MUTED = "#2b2320", "#6d5d50"
BRASS, GOLD, CREAM, WHITE = "#c8922e", "#f0b93a", "#f8ecd0", "#fffaf0"
DARK_BRASS = "#8a5f14"
WATER, DEEP = "#2b8c96", "#0d3a4a"
FONT = "'Iowan Old Style',Palatino,'Palatino Linotype','URW Palladio L',serif"

PAINT = {
    "red": "#b5342c",
    "green": "#2b7f4b",
    "yellow": "#e0a42c",
    "blue": "#2a5a8c",
    "orange": "#d2641c",
    "black": INK,
    "white": WHITE,
}

# stands before every id until the content of the document, and so its prefix, is known
MARK = "@"


class Sail(NamedTuple):
    """The pattern of a seat's sail: `art` is repeated every `cell`; tracks use `dashes`."""

    letter: str
    ground: str
    thread: str
    shade: str
    cell: tuple[int, int]
    art: str
    dashes: str


SAILS = {
    "red": Sail(
        *("r", PAINT["red"], "#f7d9c2", "#74191a", (10, 14)),
        '<path d="M5 1 9 7 5 13 1 7Z" fill="{thread}"/>'
        '<path d="M5 4.6 6.6 7 5 9.4 3.4 7Z" fill="{ground}"/>',
        "none",
    ),
    "green": Sail(
        *("g", PAINT["green"], "#d8efd6", "#124a2b", (10, 9)),
        '<path d="M0 2.6H10" stroke="{thread}" stroke-width="3"/>'
        '<path d="M0 6.8H10" stroke="{shade}" stroke-width="1.4"/>',
        "26 16",
    ),
    "yellow": Sail(
        *("y", PAINT["yellow"], "#6e4210", "#8a5410", (10, 10)),
        '<path d="M-2.5 9.5 2.5 3 7.5 9.5 12.5 3" stroke="{thread}" stroke-width="2.4"'
        ' fill="none"/>'
        '<path d="M-2.5 4.9 2.5-1.6 7.5 4.9 12.5-1.6M-2.5 14.9 2.5 8.4 7.5 14.9 12.5 8.4"'
        ' stroke="#fff0c4" stroke-width="1.2" fill="none"/>',
        "1 11",
    ),
    "blue": Sail(
        *("b", PAINT["blue"], "#e4f0f6", "#15375c", (13, 14)),
        f'<path d="{star(4, 6, 2.1, 6.5, 7)}" fill="{{thread}}"/>',
        "26 13 1 13",
    ),
}


def sail_of(colour: str) -> str:
    """Define a seat's sail, with its emblem at x = 10, in the middle of a sail."""
    sail = SAILS[colour]
    wide, high = sail.cell
    return (
        f'<pattern id="@{colour}" x="{10 - wide / 2:g}" width="{wide}" height="{high}"'
        ' patternUnits="userSpaceOnUse">'
        f'<rect width="{wide}" height="{high}" fill="{sail.ground}"/>'
        f"{sail.art.format(**sail._asdict())}</pattern>"
    )


def spot(point: Point) -> str:
    """Format a place on the sea for SVG."""
    return f"{short(point[0])} {short(-point[1])}"


def line_of(points: Iterable[Point]) -> str:
    return f"M{'L'.join(map(spot, points))}"


def outline(points: Iterable[Point]) -> str:
    return f"{line_of(points)}Z"


def short(number: float) -> str:
    """Format a number to a tenth of a millimetre."""
    return plain(round(number, 1))


def text(words: str, x: float, y: float, size: float, anchor: str = "middle") -> str:
    """Draw a text whose digits, two thirds of its size high, are centred at the height y."""
    return (
        f'<text x="{short(x)}" y="{short(y + size / 3)}" font-size="{short(size)}"'
        f' text-anchor="{anchor}">{words}</text>'
    )


def signed(number: float) -> str:
    return plain(number).replace("-", "\N{MINUS SIGN}")


def use(name: str, x: float, y: float, more: str = "", data: str = "") -> str:
    return f'<use href="#@{name}" transform="translate({short(x)} {short(y)}){more}"{data}/>'


def sun(radius: float) -> str:
    """Draw a sun around (0, 0) with long and short rays."""
    rays = star(12, radius, radius * 0.62)
    small = star(12, radius * 0.82, radius * 0.6)
    return (
        f'<path d="{small}" transform="rotate(15)" fill="{BRASS}"/>'
        f'<path d="{rays}" fill="{GOLD}" stroke="{DARK_BRASS}" stroke-width="{radius / 40:.2f}"'
        ' stroke-linejoin="round"/>'
        f'<circle r="{radius * 0.5:.1f}" fill="{GOLD}" stroke="{WHITE}"'
        f' stroke-width="{radius / 14:.2f}"/>'
    )


def document(body: str, box: tuple[float, float, float, float], size: tuple[float, float]) -> str:
    """Return a picture of a size in pixels, with ids that are unique on any page."""
    prefix = f"r{crc32(body.encode()):08x}-"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{" ".join(map(short, box))}"'
        f' width="{size[0]:.0f}" height="{size[1]:.0f}" role="img" font-family="{FONT}">'
        f"{body.replace(MARK, prefix)}</svg>\n"
    )


def scattered(count: int) -> Iterator[Point]:
    """Return evenly spread points of the unit square; they never change."""
    for k in range(1, count + 1):
        yield 0.754877666 * k % 1, 0.569840291 * k % 1


def is_inside(at: Point, corners: tuple[Point, ...]) -> bool:
    """Whether a ray to the right crosses the outline an odd number of times."""
    inside = False
    for (x, y), (other_x, other_y) in pairwise((*corners, corners[0])):
        if (y > at[1]) != (other_y > at[1]):
            inside ^= at[0] < x + (at[1] - y) / (other_y - y) * (other_x - x)
    return inside
