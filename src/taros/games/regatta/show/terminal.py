"""A position of Regatta as lines of styled text, for terminals of 80 columns and more.

The map of the sea is COLUMNS by ROWS characters in a box. A character is twice as high as wide, so
it holds 2 by 4 square dots of braille: shores and rocks are drawn in dots, boats and buoys as
characters. Up the course is up. To the right stand the seats, with bearings from the bow of the
viewer's boat: of the other boats, and of what it has to sail to next. Below is the viewer's hand.
There are no words but the names of seats and cards, only signs and numbers.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice, pairwise
from math import ceil, dist
from typing import NamedTuple

from taros.core.canvas import PLAIN, Canvas, Segment, line_of, write
from taros.core.words import SOURCE, metres

from ..equipment.pieces import Point
from .bearings import Bearing, bearing, goals
from .drawing.shapes import is_inside, scattered
from .view import Boat, Buoy, Card, Sea, View

COLUMNS, ROWS = 44, 19
LEFT, TOP = 1, 1  # of the map inside its box
SEATS_LEFT = COLUMNS + 4
WIDTH = 80
DOTS_ACROSS, DOTS_DOWN = 2, 4  # in a character
DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))  # of braille, row by row
BRAILLE = 0x2800
MARGIN = 30  # mm of water round all there is to see
WAVES = 18

# the characters of a seat's line at which its numbers end
WAY, ROUNDED, CARDS, HEADING = 10, 16, 20, 26
SEAT_LINES = 3
GOALS = 2  # that are shown to the viewer
NAME, NAME_SIZE = 5, 25
HEADINGS = {WAY: "⌂", ROUNDED: "●", CARDS: "▯", HEADING: "∠"}

QUIET, STRONG = "dim", "bold"
BRASS = "bold #c8922e"
SEA = "on #10454f"
WATER = f"#4f97a0 {SEA}"
LAND = f"#e6d6b5 {SEA}"
SIGN = f"#f8ecd0 {SEA}"
LETTERS = "ABCD"
ARROWS = "↑↗→↘↓↙←↖"
FLEET = {
    "red": "bold #fffaf0 on #b5342c",
    "green": "bold #fffaf0 on #2b7f4b",
    "yellow": "bold #2b2320 on #e0a42c",
    "blue": "bold #fffaf0 on #2a5a8c",
}
PAINT = {
    "red": "#ff7a6b",
    "green": "#6fd08c",
    "yellow": "#f3c04a",
    "blue": "#8fc0f0",
    "orange": "#ff9d4d",
    "black": "#b8b8b8",
    "white": "#ffffff",
}
CARD_PAINT = {"red": "#e0685c", "green": "#5cb47c", "blue": "#6fa3d6", "yellow": "#e0a42c"}
AHEAD, ASTERN, PORT, STARBOARD = "▴▾◂▸"
SIDES = {"clockwise": "↻", "anticlockwise": "↺"}


class Chart(NamedTuple):
    """The map of the sea: converts places on the sea to characters and back."""

    left: float
    top: float
    dot: float  # mm

    def dot_at(self, at: Point) -> tuple[int, int]:
        return int((at[0] - self.left) // self.dot), int((self.top - at[1]) // self.dot)

    def cell_at(self, at: Point) -> tuple[int, int]:
        """Return the character at a place; places off the map are moved to its rim."""
        x, y = self.dot_at(at)
        x, y = x // DOTS_ACROSS, y // DOTS_DOWN
        return LEFT + min(max(x, 0), COLUMNS - 1), TOP + min(max(y, 0), ROWS - 1)

    def place_of(self, x: int, y: int) -> Point:
        """Return the middle of a dot."""
        return self.left + (x + 0.5) * self.dot, self.top - (y + 0.5) * self.dot


def terminal(view: View, names: Sequence[str] = (), language: str = SOURCE) -> list[list[Segment]]:
    """Draw a view line by line, with numbers as in `language`; every line is WIDTH columns wide."""
    canvas: Canvas = {}
    chart = chart_of(view)
    _draw_water(canvas, view.sea, chart)
    _draw_box(canvas, view.turn)
    _draw_land(canvas, view.sea, chart)
    _draw_course(canvas, view.sea, chart)
    _draw_boats(canvas, view, chart)
    _draw_seats(canvas, view, language)
    for seat, name in enumerate(names):
        write(canvas, SEATS_LEFT + NAME, _seat_top(seat) + 1, name[:NAME_SIZE], PLAIN)
    _draw_piles(canvas, view)
    map_lines = [line_of(canvas, y, WIDTH) for y in range(TOP + ROWS + 1)]
    return map_lines + _hand(view)


# The map


def chart_of(view: View) -> Chart:
    """Return a chart as large as the map allows, with the course and all boats in its middle."""
    xs, ys = zip(*_places(view), strict=True)
    wide, high = max(xs) - min(xs) + 2 * MARGIN, max(ys) - min(ys) + 2 * MARGIN
    dot = max(wide / (COLUMNS * DOTS_ACROSS), high / (ROWS * DOTS_DOWN))
    return Chart(
        left=(min(xs) + max(xs) - dot * COLUMNS * DOTS_ACROSS) / 2,
        top=(min(ys) + max(ys) + dot * ROWS * DOTS_DOWN) / 2,
        dot=dot,
    )


def _places(view: View) -> Iterator[Point]:
    yield from (buoy.at for buoy in view.sea.buoys)
    for island in view.sea.islands:
        yield from island
    for rock in view.sea.rocks:
        yield rock.at[0] - rock.radius, rock.at[1] - rock.radius
        yield rock.at[0] + rock.radius, rock.at[1] + rock.radius
    yield from view.sea.edge
    yield from (boat.pose[:2] for boat in view.boats if boat.pose is not None)


def _draw_box(canvas: Canvas, turn: int) -> None:
    right, bottom = LEFT + COLUMNS, TOP + ROWS
    for x in range(LEFT, right):
        canvas[x, 0] = canvas[x, bottom] = "─", QUIET
    for y in range(TOP, bottom):
        canvas[0, y] = canvas[right, y] = "│", QUIET
    for x, y, corner in ((0, 0, "╭"), (right, 0, "╮"), (0, bottom, "╰"), (right, bottom, "╯")):
        canvas[x, y] = corner, QUIET
    write(canvas, LEFT + 1, 0, f" {turn} ", STRONG)


def _draw_water(canvas: Canvas, sea: Sea, chart: Chart) -> None:
    """Draw water everywhere, or inside the edge if there is one."""
    waves = {(int(COLUMNS * x), int(ROWS * y)) for x, y in scattered(WAVES)}
    for x in range(COLUMNS):
        for y in range(ROWS):
            at = chart.place_of(DOTS_ACROSS * x, DOTS_DOWN * y + DOTS_DOWN // 2)
            if not sea.edge or is_inside(at, sea.edge):
                canvas[LEFT + x, TOP + y] = "~" if (x, y) in waves else " ", WATER


def _draw_land(canvas: Canvas, sea: Sea, chart: Chart) -> None:
    """Fill islands and rocks, and outline the edge."""
    dots = {dot for dot in _all_dots() if _is_land(chart.place_of(*dot), sea)}
    dots.update(chart.dot_at(rock.at) for rock in sea.rocks)
    for a, b in pairwise((*sea.edge, *sea.edge[:1])):
        dots.update(_stretch(chart, a, b))
    signs: dict[tuple[int, int], int] = {}
    for x, y in dots:
        cell = LEFT + x // DOTS_ACROSS, TOP + y // DOTS_DOWN
        signs[cell] = signs.get(cell, BRAILLE) | DOTS[y % DOTS_DOWN][x % DOTS_ACROSS]
    for cell, sign in signs.items():
        canvas[cell] = chr(sign), LAND


def _all_dots() -> Iterator[tuple[int, int]]:
    for x in range(COLUMNS * DOTS_ACROSS):
        for y in range(ROWS * DOTS_DOWN):
            yield x, y


def _is_land(at: Point, sea: Sea) -> bool:
    return any(is_inside(at, island) for island in sea.islands) or any(
        dist(at, rock.at) < rock.radius for rock in sea.rocks
    )


def _stretch(chart: Chart, a: Point, b: Point) -> Iterator[tuple[int, int]]:
    steps = ceil(2 * dist(a, b) / chart.dot)
    for k in range(steps + 1):
        part = k / steps
        yield chart.dot_at((a[0] + part * (b[0] - a[0]), a[1] + part * (b[1] - a[1])))


def _draw_course(canvas: Canvas, sea: Sea, chart: Chart) -> None:
    (left, y), (right, _) = map(chart.cell_at, sea.line)
    write(canvas, left, y, "○" + "┄" * (right - left - 1) + "○", SIGN)
    marks = [buoy for buoy in sea.buoys if buoy.side is not None]
    for order, mark in enumerate(marks, 1):
        _draw_mark(canvas, chart, mark, order)


def _draw_mark(canvas: Canvas, chart: Chart, mark: Buoy, order: int) -> None:
    """Draw a buoy, its order and how to round it; left of the buoy if there is no room."""
    x, y = chart.cell_at(mark.at)
    assert mark.side is not None
    signs = f"{order}{SIDES[mark.side]}"
    first = x + 1 if x + len(signs) < LEFT + COLUMNS else x - len(signs)
    write(canvas, first, y, signs, SIGN)
    canvas[x, y] = "●", f"bold {PAINT[mark.colour]} {SEA}"


def _draw_boats(canvas: Canvas, view: View, chart: Chart) -> None:
    """Draw the boats on the water; after the race, also those that are home.

    The boat whose turn it is comes first and keeps its place; others make room.
    """
    taken: set[tuple[int, int]] = set()
    seats = sorted(range(len(view.boats)), key=lambda seat: seat != view.seat)
    for seat in seats:
        boat = view.boats[seat]
        if boat.pose is not None and (not boat.place or view.phase == "over"):
            x, y = _free_pair(chart.cell_at(boat.pose[:2]), taken)
            taken |= {(x, y), (x + 1, y)}
            write(canvas, x, y, arrow_of(boat.pose[2]) + LETTERS[seat], FLEET[boat.colour])


def _free_pair(wanted: tuple[int, int], taken: set[tuple[int, int]]) -> tuple[int, int]:
    """Return the two free characters side by side that are nearest to `wanted`."""
    x, y = wanted
    pairs = [
        (at_x, at_y)
        for at_x in range(max(LEFT, x - 6), min(LEFT + COLUMNS - 1, x + 7))
        for at_y in range(max(TOP, y - 3), min(TOP + ROWS, y + 4))
        if not {(at_x, at_y), (at_x + 1, at_y)} & taken
    ]
    return min(pairs, key=lambda at: (dist((at[0], 2 * at[1]), (x, 2 * y)), at))


def arrow_of(heading: float) -> str:
    return ARROWS[round(heading / 45) % 8]


# The seats


def _seat_top(seat: int) -> int:
    return TOP + 2 + (SEAT_LINES + 1) * seat


def _draw_seats(canvas: Canvas, view: View, language: str) -> None:
    marks = sum(buoy.side is not None for buoy in view.sea.buoys)
    for end, sign in HEADINGS.items():
        canvas[SEATS_LEFT + end, TOP] = sign, QUIET
    for seat, boat in enumerate(view.boats):
        y = _seat_top(seat)
        acts = seat == view.to_act
        canvas[SEATS_LEFT, y] = "→" if acts else " ", BRASS
        write(canvas, SEATS_LEFT + 2, y, f" {LETTERS[seat]}", FLEET[boat.colour])
        _draw_way(canvas, y, boat, language)
        _draw_end(canvas, ROUNDED, y, f"{boat.rounded}/{marks}")
        _draw_end(canvas, CARDS, y, str(boat.cards))
        if boat.pose is not None and not boat.place:
            _draw_end(canvas, HEADING, y, f"{round(boat.pose[2]) % 360}°")
        if boat.becalmed:
            canvas[SEATS_LEFT + HEADING + 2, y] = "☼", BRASS
    _draw_bearings(canvas, view, language)


def _draw_bearings(canvas: Canvas, view: View, language: str) -> None:
    """Draw where other boats and the next goals lie from the viewer's boat, below the names."""
    own = view.seat if view.viewer is None else view.viewer
    pose = view.boats[own].pose
    if pose is None or view.boats[own].place:
        return
    for seat, boat in enumerate(view.boats):
        if seat != own and boat.pose is not None and not boat.place:
            text = _bearing_text(bearing(pose, view.sea, boat.pose[:2]), language)
            write(canvas, SEATS_LEFT + NAME, _seat_top(seat) + 2, text, PLAIN)
    texts = [
        f"{_goal_sign(mark)} {_bearing_text(bearing(pose, view.sea, at), language)}"
        for mark, at in islice(goals(view, own), GOALS)
    ]
    write(canvas, SEATS_LEFT + 1, _seat_top(own) + 2, "  ".join(texts), PLAIN)


def _goal_sign(mark: int | None) -> str:
    """Return the sign of a mark by its order, or of the finish."""
    return "○┄○" if mark is None else f"●{mark}"


def _bearing_text(found: Bearing, language: str) -> str:
    """Write a bearing: "◂30° 1.24" is 1.24 m away, 30 degrees to port."""
    distance = metres(found.distance, language)
    if found.turn in (0, -180):
        return f"{ASTERN if found.turn else AHEAD} {distance}"
    return f"{STARBOARD if found.turn > 0 else PORT}{abs(found.turn)}° {distance}"


def _draw_way(canvas: Canvas, y: int, boat: Boat, language: str) -> None:
    """Draw the place, or the way home in metres; with a sign if the boat has to sail back first."""
    if boat.place:
        _draw_end(canvas, WAY, y, f"⚑{boat.place}", BRASS)
    elif boat.way is not None:
        astray = "↶" if boat.astray else ""
        _draw_end(canvas, WAY, y, f"{astray}{metres(boat.way, language)}", STRONG)


def _draw_end(canvas: Canvas, end: int, y: int, text: str, style: str = PLAIN) -> None:
    write(canvas, SEATS_LEFT + end - len(text) + 1, y, text, style)


def _draw_piles(canvas: Canvas, view: View) -> None:
    y = TOP + ROWS - 1
    write(canvas, SEATS_LEFT + 2, y, f"▤ {view.pile}", PLAIN)
    write(canvas, SEATS_LEFT + 10, y, f"▥ {len(view.discards)}", PLAIN)


# The hand


def _hand(view: View) -> list[list[Segment]]:
    """Return the viewer's hand, cards of one kind together, in as many lines as they need."""
    kinds = {card.name: card for card in view.kinds}
    held = [_held(kinds[name], count) for name, count in Counter(view.hand).items()]
    return [_padded(line) for line in _wrapped(held)]


def _held(card: Card, count: int) -> Segment:
    text = card.name if count == 1 else f"{count}×{card.name}"  # noqa: RUF001
    return text, CARD_PAINT.get(card.colour, PLAIN)


def _wrapped(cards: Iterable[Segment]) -> Iterator[list[Segment]]:
    line: list[Segment] = [("▯", QUIET)]
    for text, style in cards:
        if sum(len(part) for part, _ in line) + 2 + len(text) > WIDTH:
            yield line
            line = [(" ", PLAIN)]
        line += [("  ", PLAIN), (text, style)]
    if len(line) > 1:
        yield line


def _padded(line: list[Segment]) -> list[Segment]:
    return [*line, (" " * (WIDTH - sum(len(text) for text, _ in line)), PLAIN)]
