"""Bars, marks and intervals as SVG, which stretch to the width of the page; texts stay outside.

Positions are from 0 to 1.
"""

from html import escape

HEIGHT = 24


def share(label: str, end: float, low: float, high: float, mark: float) -> str:
    """Draw a bar up to `end`, its interval `low` to `high`, and a mark to compare it with."""
    return _picture(label, _bar(end), _mark("fair", mark, 20), _span(low, high))


def interval(label: str, low: float, middle: float, high: float) -> str:
    """Draw an interval with its middle."""
    return _picture(label, _span(low, high), _mark("middle", middle, 14))


def scale(label: str, end: float, mark: float, parts: int) -> str:
    """Draw a bar and a mark over a scale of `parts` equal parts."""
    lines = [_mark("line", part / parts, HEIGHT) for part in range(1, parts)]
    return _picture(label, *lines, _bar(end), _mark("longest", mark, 20))


def _picture(label: str, *shapes: str) -> str:
    return (
        f'<svg viewBox="0 0 1000 {HEIGHT}" preserveAspectRatio="none" role="img" '
        f'aria-label="{escape(label)}">{"".join(shapes)}</svg>'
    )


def _bar(end: float) -> str:
    return f'<path class="bar" d="M0 6H{_x(end)}V18H0Z"/>'


def _span(left: float, right: float) -> str:
    return f'<path class="span" d="M{_x(left)} 12H{_x(right)}"/>'


def _mark(kind: str, place: float, height: int) -> str:
    return f'<path class="{kind}" d="M{_x(place)} {(HEIGHT - height) // 2}v{height}"/>'


def _x(place: float) -> str:
    return f"{1000 * min(max(place, 0.0), 1.0):.1f}"
