"""The sea of a Regatta picture with all that lies in it, and the frame of the chart round it."""

from collections.abc import Iterable, Iterator
from math import atan2, cos, degrees, floor, radians, sin
from typing import NamedTuple

from ...equipment.pieces import Point
from ..view import Buoy, Rock, Sea
from .shapes import (
    BRASS,
    CREAM,
    DEEP,
    INK,
    LIME,
    MUTED,
    PAINT,
    SAND,
    WATER,
    WHITE,
    is_inside,
    line_of,
    outline,
    scattered,
    short,
    signed,
    spot,
    text,
)

MARGIN = 40  # of water round all there is to see
STEPS = (50, 100, 200, 500, 1000, 2000, 5000)  # of the scale on the frame
MAX_STEPS = 18
SLIMMEST = 0.8  # width or height by the other
WAVES = 90
LEGIBLE = 1600  # mm: on a longer sea, signs grow
MAX_GROWTH = 1.8

ROUND = 46  # from the middle of a mark to the arrow round it
GAP = 62  # degrees from the number to either end of that arrow

FOAM, STONE, MORTAR = "#e9f6f4", "#b9a583", "#8b7759"
GRASS, WOOD, LEAF = "#7f9a52", "#55763f", "#3c5a33"

DEFS = (
    '<pattern id="@paving" width="44" height="30" patternUnits="userSpaceOnUse">'
    f'<path d="M0 .5H44M0 15.5H44M11 0V15M33 15V30" stroke="{MORTAR}" stroke-width="1.4"'
    ' opacity=".2"/></pattern>'
    f'<g id="@tree"><ellipse cx="2" cy="3" rx="9" ry="7" fill="{INK}" opacity=".25"/>'
    f'<circle r="7.5" fill="{LEAF}"/><circle cx="-1.8" cy="-2" r="5" fill="{WOOD}"/>'
    f'<circle cx="-2.8" cy="-3" r="2.2" fill="{GRASS}"/></g>'
)


class Box(NamedTuple):
    """A part of the sea; y counts up the course."""

    left: float
    bottom: float
    right: float
    top: float

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.top - self.bottom


def box_round(points: Iterable[Point]) -> Box:
    """Return a box around `points`: with a margin, in whole steps, neither slim nor flat."""
    xs, ys = zip(*points, strict=True)
    box = Box(min(xs) - MARGIN, min(ys) - MARGIN, max(xs) + MARGIN, max(ys) + MARGIN)
    wider = max(0.0, SLIMMEST * box.height - box.width) / 2
    higher = max(0.0, SLIMMEST * box.width - box.height) / 2
    step = step_of(box)
    return Box(
        floor((box.left - wider) / step) * step,
        floor((box.bottom - higher) / step) * step,
        -floor(-(box.right + wider) / step) * step,
        -floor(-(box.top + higher) / step) * step,
    )


def step_of(box: Box) -> int:
    longest = max(box.width, box.height)
    return next((step for step in STEPS if longest <= MAX_STEPS * step), STEPS[-1])


def landmarks(sea: Sea) -> Iterator[Point]:
    """Return all points that must be in the picture."""
    for buoy in sea.buoys:
        yield from _square(buoy.at, buoy.radius if buoy.side is None else ROUND + buoy.radius)
    for rock in sea.rocks:
        yield from _square(rock.at, rock.radius)
    for island in sea.islands:
        yield from island
    yield from sea.edge


def _square(at: Point, reach: float) -> tuple[Point, Point]:
    return (at[0] - reach, at[1] - reach), (at[0] + reach, at[1] + reach)


# Water and land


def sea_defs(sea: Sea, box: Box) -> str:
    shores = "".join(
        f'<clipPath id="@island{number}"><path d="{outline(island)}"/></clipPath>'
        for number, island in enumerate(sea.islands)
    )
    ashore = f"{outline(sea.edge)}{_whole(box)}" if sea.edge else ""
    edge = f'<clipPath id="@ashore"><path d="{ashore}" clip-rule="evenodd"/></clipPath>'
    return (
        f"{DEFS}"
        '<radialGradient id="@water" cx=".5" cy=".42" r=".78">'
        f'<stop stop-color="{WATER}"/><stop offset=".5" stop-color="#1d6b78"/>'
        f'<stop offset="1" stop-color="{DEEP}"/></radialGradient>'
        '<radialGradient id="@gleam" cx=".36" cy=".32" r=".75">'
        '<stop stop-color="#fff" stop-opacity=".75"/>'
        '<stop offset=".45" stop-color="#fff" stop-opacity="0"/>'
        '<stop offset="1" stop-opacity=".32"/></radialGradient>'
        f'<clipPath id="@sea"><path d="{_whole(box)}"/></clipPath>'
        f"{shores}{edge if sea.edge else ''}"
    )


def water(sea: Sea, box: Box) -> str:
    return f'<path d="{_whole(box)}" fill="url(#@water)"/>{_waves(box)}{_shallows(sea)}'


def course(sea: Sea, box: Box) -> str:
    """Draw everything that can be touched, and the signs painted on the water."""
    marks = [buoy for buoy in sea.buoys if buoy.side is not None]
    middle = _middle_of(sea)
    size = min(MAX_GROWTH, max(1.0, max(box.width, box.height) / LEGIBLE))
    return (
        f"{_edge(sea, box)}{''.join(map(_island, range(len(sea.islands)), sea.islands))}"
        f"{''.join(map(_rock, sea.rocks))}{_line(sea)}"
        f"{''.join(_rounding(mark, order, middle, size) for order, mark in enumerate(marks, 1))}"
        f"{''.join(map(_buoy, sea.buoys))}"
    )


def _whole(box: Box) -> str:
    return outline(
        [(box.left, box.bottom), (box.right, box.bottom), (box.right, box.top), (box.left, box.top)]
    )


def _waves(box: Box) -> str:
    """Draw crests of three sizes, the smaller ones fainter."""
    size = max(box.width, box.height) / 900
    crests: dict[int, list[str]] = {0: [], 1: [], 2: []}
    for k, (x, y) in enumerate(scattered(WAVES)):
        at = box.left + x * box.width, box.bottom + y * box.height
        a = size * (7 + 2.5 * (k % 3))
        crests[k % 3].append(
            f"M{spot(at)}q{short(a / 2)} {short(-a / 2)} {short(a)} 0t{short(a)} 0"
            f"t{short(a)} {short(-a / 8)}"
        )
    paths = "".join(
        f'<path d="{"".join(crest)}" opacity="{0.12 + 0.07 * k:.2f}"/>'
        for k, crest in crests.items()
    )
    return (
        f'<g clip-path="url(#@sea)" fill="none" stroke="#bfe6e4" stroke-width="{short(1.8 * size)}"'
        f' stroke-linecap="round">{paths}</g>'
    )


def _shallows(sea: Sea) -> str:
    """Draw brighter water near a shore, in two steps as on a chart."""
    shores = [outline(island) for island in sea.islands]
    shores += [_circle_path(rock.at, rock.radius) for rock in sea.rocks]
    if sea.edge:
        shores.append(outline(sea.edge))
    if not shores:
        return ""
    bands = "".join(
        f'<path d="{"".join(shores)}" stroke-width="{wide}" opacity="{opacity}"/>'
        for wide, opacity in ((96, 0.16), (52, 0.22))
    )
    return (
        '<g clip-path="url(#@sea)" fill="none" stroke="#6fc4bb" stroke-linejoin="round">'
        f"{bands}</g>"
    )


def _circle_path(at: Point, radius: float) -> str:
    r = short(radius)
    return (
        f"M{spot((at[0] - radius, at[1]))}a{r} {r} 0 1 0 {short(2 * radius)} 0a{r} {r} 0 1 0 "
        + (f"{short(-2 * radius)} 0Z")
    )


def _edge(sea: Sea, box: Box) -> str:
    """Draw a quay along the edge, and land beyond it."""
    if not sea.edge:
        return ""
    return (
        f'<g clip-path="url(#@ashore)" data-edge="">'
        f'<path d="{_whole(box)}" fill="{SAND}"/><path d="{_whole(box)}" fill="url(#@paving)"/>'
        f'<g fill="none" stroke-linejoin="round"><path d="{outline(sea.edge)}" stroke="{MORTAR}"'
        f' stroke-width="44"/><path d="{outline(sea.edge)}" stroke="{STONE}" stroke-width="38"'
        f' stroke-dasharray="34 2.5"/><path d="{outline(sea.edge)}" stroke="#d8c8a6"'
        f' stroke-width="12" stroke-dasharray="34 2.5" stroke-dashoffset="17"/></g></g>'
        f'<path d="{outline(sea.edge)}" fill="none" stroke="{INK}" stroke-width="2"/>'
    )


def _island(number: int, shore: tuple[Point, ...]) -> str:
    """Draw land that is coloured from the shore inwards by ever narrower strokes."""
    path = outline(shore)
    bands = "".join(
        f'<path d="{path}" stroke="{colour}" stroke-width="{wide}"/>'
        for colour, wide in ((GRASS, 62), ("#c9b98a", 34), (SAND, 30), ("#c7ae7c", 7))
    )
    trees = "".join(
        f'<use href="#@tree" x="{short(x)}" y="{short(-y)}"/>' for x, y in _trees(shore)
    )
    return (
        f'<path d="{path}" fill="none" stroke="{FOAM}" stroke-width="9" stroke-linejoin="round"'
        ' opacity=".55"/>'
        f'<g clip-path="url(#@island{number})" data-island="{number}"><path d="{path}"'
        f' fill="{WOOD}"/><g fill="none" stroke-linejoin="round">{bands}</g></g>{trees}'
    )


def _trees(shore: tuple[Point, ...]) -> list[Point]:
    """Return some places well inland."""
    left, bottom = (min(corner[k] for corner in shore) for k in (0, 1))
    wide, high = (
        max(corner[k] for corner in shore) - min(corner[k] for corner in shore) for k in (0, 1)
    )
    places = ((left + x * wide, bottom + y * high) for x, y in scattered(28))
    trees = [at for at in places if is_inside(at, shore) and _from_shore(at, shore) > 24]
    return sorted(trees[:9], key=lambda at: -at[1])


def _from_shore(at: Point, corners: tuple[Point, ...]) -> float:
    return min(map(_apart, [at] * len(corners), corners, (*corners[1:], corners[0])))


def _apart(at: Point, a: Point, b: Point) -> float:
    """Return the distance from a point to the stretch from a to b."""
    x, y = b[0] - a[0], b[1] - a[1]
    along = ((at[0] - a[0]) * x + (at[1] - a[1]) * y) / (x * x + y * y)
    along = min(1.0, max(0.0, along))
    return float(((a[0] + along * x - at[0]) ** 2 + (a[1] + along * y - at[1]) ** 2) ** 0.5)


def _rock(rock: Rock) -> str:
    """Draw facets on a disc of the true size."""
    r = rock.radius
    return (
        f'<g transform="translate({spot(rock.at)}) scale({r / 24:.3f})" data-rock="">'
        f'<circle r="27" fill="none" stroke="{FOAM}" stroke-width="4" opacity=".5"/>'
        '<circle r="24" fill="#6b6560"/>'
        '<path d="M-21-8-9-21 8-20 14-6 2 3-13 0Z" fill="#9a938a"/>'
        '<path d="M-9-21 8-20 14-6-2-9Z" fill="#b5aea3"/>'
        '<path d="M2 3 14-6 22 6 12 20-4 22Z" fill="#57514d"/>'
        f'<circle r="24" fill="none" stroke="{INK}" stroke-width="2"/></g>'
    )


# The course


def _middle_of(sea: Sea) -> Point:
    """Return the middle of the line and the marks: where boats come from and go to."""
    (left, y), (right, _) = sea.line
    places = [((left + right) / 2, y), *(buoy.at for buoy in sea.buoys if buoy.side is not None)]
    return (
        sum(at[0] for at in places) / len(places),
        sum(at[1] for at in places) / len(places),
    )


def _line(sea: Sea) -> str:
    """Draw the chequered line of start and finish."""
    (left, y), (right, _) = sea.line
    rows = "".join(
        f'<path d="{line_of([(left, y + side * 3), (right, y + side * 3)])}"'
        f' stroke-dashoffset="{offset}"/>'
        for side, offset in ((1, 0), (-1, 6))
    )
    return (
        f'<g fill="none" stroke="{WHITE}" stroke-width="6" stroke-dasharray="6" opacity=".9"'
        f' data-line="">{rows}</g>'
    )


def _buoy(buoy: Buoy) -> str:
    r = buoy.radius
    rim = INK if buoy.colour == "white" else WHITE
    return (
        f'<g transform="translate({spot(buoy.at)}) scale({r / 10:.3f})"'
        f' data-buoy="{buoy.colour}">'
        '<ellipse cx="3" cy="4" rx="11" ry="10" opacity=".3"/>'
        f'<circle r="10" fill="{rim}"/><circle r="8.4" fill="{PAINT[buoy.colour]}"/>'
        '<circle r="8.4" fill="url(#@gleam)"/></g>'
    )


def _rounding(mark: Buoy, order: int, middle: Point, size: float) -> str:
    """Draw an arrow round a mark, open towards the course, with its order in the gap."""
    gap = degrees(atan2(-(middle[1] - mark.at[1]), middle[0] - mark.at[0]))
    way = 1 if mark.side == "clockwise" else -1
    start, end = gap + way * GAP, gap + way * (360 - GAP)
    x, y = _polar(ROUND, gap)
    arrow = f"M{_at(ROUND, start)}A{ROUND} {ROUND} 0 1 {(1 + way) // 2} {_at(ROUND, end)}"
    head = f"translate({_at(ROUND, end)}) rotate({end + 90 * way:.1f})"
    return (
        f'<g transform="translate({spot(mark.at)}) scale({size:.2f})"'
        f' data-mark="{order} {mark.side}">'
        f'<path d="{arrow}" fill="none" stroke="{CREAM}" stroke-width="4.6"'
        ' stroke-linecap="round" stroke-dasharray=".1 9.6"/>'
        f'<path d="M14 0-6-10-1 0-6 10Z" fill="{CREAM}" transform="{head}"/>'
        f'<g fill="{WHITE}" font-weight="bold">{text(str(order), x, y, 40)}</g></g>'
    )


def _polar(radius: float, angle: float) -> Point:
    """Return a point of the picture, where angles go clockwise from the right."""
    return radius * cos(radians(angle)), radius * sin(radians(angle))


def _at(radius: float, angle: float) -> str:
    return " ".join(map(short, _polar(radius, angle)))


# The frame


def frame(box: Box, band: float) -> str:
    """Draw a band of light and dark steps, as on charts, and numbers along two sides."""
    step, half = step_of(box), band / 2
    wide, high = box.width, box.height
    sides = (
        f"M{spot((box.left, box.top + half))}h{short(wide)}",
        f"M{spot((box.right + half, box.bottom))}v{short(-high)}",
        f"M{spot((box.left, box.bottom - half))}h{short(wide)}",
        f"M{spot((box.left - half, box.bottom))}v{short(-high)}",
    )
    around = (
        f'<rect x="{short(box.left - band)}" y="{short(-box.top - band)}"'
        f' width="{short(wide + 2 * band)}" height="{short(high + 2 * band)}" fill="{LIME}"'
        f' stroke="{INK}" stroke-width="{short(band / 6)}"/>'
    )
    return (
        f'{around}<path d="{"".join(sides)}" stroke="{INK}" stroke-width="{short(band)}"'
        f' stroke-dasharray="{step}"/><path d="{_whole(box)}" fill="none" stroke="{BRASS}"'
        f' stroke-width="{short(band / 3)}"/>{_figures(box, band)}'
    )


def _figures(box: Box, band: float) -> str:
    step, size = 2 * step_of(box), 1.7 * band
    figures = [
        text(signed(x), x, -box.bottom + band + size * 0.75, size)
        for x in _multiples(step, box.left, box.right)
    ]
    figures += [
        text(signed(y), box.left - 1.5 * band, -y, size, "end")
        for y in _multiples(step, box.bottom, box.top)
    ]
    return f'<g fill="{MUTED}">{"".join(figures)}</g>'


def _multiples(step: int, first: float, last: float) -> range:
    return range(-int(-first // step) * step, int(last) + 1, step)
