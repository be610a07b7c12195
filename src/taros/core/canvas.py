"""Drawing helpers for all games: characters of a terminal, and a star for SVG pictures."""

from itertools import groupby
from math import cos, pi, sin

Segment = tuple[str, str]  # a text and its style, as rich writes styles
Canvas = dict[tuple[int, int], Segment]  # single characters at (x, y)

PLAIN = ""
CROSS = "M-8-8 8 8M8-8-8 8"  # SVG path data


def write(canvas: Canvas, x: int, y: int, text: str, style: str) -> None:
    for k, character in enumerate(text):
        canvas[x + k, y] = character, style


def line_of(canvas: Canvas, y: int, width: int) -> list[Segment]:
    """Return row `y` of `canvas` as segments; neighbours of one style are joined."""
    characters = [canvas.get((x, y), (" ", PLAIN)) for x in range(width)]
    runs = groupby(characters, key=lambda character: character[1])
    return [("".join(text for text, _ in run), style) for style, run in runs]


def star(points: int, outer: float, inner: float, x: float = 0, y: float = 0) -> str:
    """Return the SVG path data of a star around (x, y) with one point upwards."""
    corners = []
    for k in range(2 * points):
        radius, angle = (inner if k % 2 else outer), k * pi / points
        corners.append(f"{x + radius * sin(angle):.1f} {y - radius * cos(angle):.1f}")
    return f"M{'L'.join(corners)}Z"
