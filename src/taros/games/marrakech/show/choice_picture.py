"""A decision of Marrakech as an SVG picture: the move that was played beside a better one."""

from math import cos, radians, sin

from taros.core.canvas import CROSS

from .picture import BRASS, DEGREES, INK, WHITE, khatam, middle, rug_art, svg
from .view import Piece, Preview, View

ALARM = "#a32a22"
AHEAD = 74  # from the middle of Assam to that of an arrow
BEYOND = 116  # from the middle of Assam to that of the badge of an arrow
ARROW = "M0-26 26 8Q14 3 11 3V18H-11V3Q-14 3-26 8Z"
BADGE = 20  # radius


def svg_of_choice(view: View, played: Preview, better: Preview) -> str:
    """Draw a view with the move that was `played`, crossed, and a `better` one, starred."""
    return svg(view, _mark(view, played, "played") + _mark(view, better, "better"))


def _mark(view: View, move: Preview, which: str) -> str:
    drawn = _rug(view, move, which) if move.squares else _arrow(view, move, which)
    return f'<g data-choice="{which}">{drawn}</g>'


def _rug(view: View, move: Preview, which: str) -> str:
    colour = view.players[view.seat].next_rug or "red"
    x, y = middle(" ".join(move.squares))
    width, height = (176, 88) if move.squares[0][1] == move.squares[1][1] else (88, 176)
    return (
        f'<g opacity=".75">{rug_art(Piece(colour, move.squares))}</g>'
        f'<rect x="{x - width / 2 + 3:g}" y="{y - height / 2 + 3:g}" width="{width - 6}"'
        f' height="{height - 6}" rx="7" fill="none" stroke="{_paint(which)}" stroke-width="5"'
        f' stroke-dasharray="12 8"/>{_badge(x, y, which)}'
    )


def _arrow(view: View, move: Preview, which: str) -> str:
    """Draw where Assam would turn to."""
    degrees = DEGREES[move.facing or view.facing]
    right, down = sin(radians(degrees)), -cos(radians(degrees))
    x, y = middle(view.assam)
    place = f"translate({x + AHEAD * right:.1f} {y + AHEAD * down:.1f}) rotate({degrees})"
    return (
        f'<path d="{ARROW}" transform="{place}" fill="{_paint(which)}" stroke="{WHITE}"'
        ' stroke-width="3" stroke-linejoin="round"/>'
        f"{_badge(x + BEYOND * right, y + BEYOND * down, which)}"
    )


def _badge(x: float, y: float, which: str) -> str:
    place = f'<g transform="translate({x:.1f} {y:.1f})">'
    if which == "better":
        return (
            f'{place}<path d="{khatam(BADGE)}" fill="{BRASS}" stroke="{INK}" stroke-width="2.6"'
            ' stroke-linejoin="round"/></g>'
        )
    return (
        f'{place}<circle r="{BADGE}" fill="{ALARM}" stroke="{WHITE}" stroke-width="3"/>'
        f'<path d="{CROSS}" stroke="{WHITE}" stroke-width="5" stroke-linecap="round"/></g>'
    )


def _paint(which: str) -> str:
    return BRASS if which == "better" else ALARM
