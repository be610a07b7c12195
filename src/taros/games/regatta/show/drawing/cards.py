"""The face of a Regatta card, drawn from its data: to scale, in millimetres.

The bow touches the card at (0, 0), the middle of its lower side; ahead is up, so y is negative.
"""

from html import escape
from math import cos, degrees, radians, sin
from typing import NamedTuple

from ...equipment.cards import is_short
from ..view import Arrow, Card
from .shapes import (
    BRASS,
    DARK_BRASS,
    INK,
    PAINT,
    WHITE,
    document,
    sun,
)

PIXELS = 4  # a millimetre
ROUNDNESS = 3

# port is red, starboard is green, ahead is blue: the arrows of cards that have all of them
PORT, AHEAD, STARBOARD = "red", "blue", "green"
FIELDS = {
    "red": "#fbe9df",
    "green": "#e6f2e2",
    "blue": "#e3eef5",
    "white": WHITE,
    "yellow": "#fdf0c9",
}
BANDS = {**PAINT, "white": "#b9ab93"}

# signs round (0, 0), about 18 across
HELM = (
    f'<g fill="none" stroke="{INK}"><circle r="6.2" stroke="#7a4a22" stroke-width="2.2"/>'
    '<g stroke="#7a4a22" stroke-width="1.3" stroke-linecap="round">'
    '<path d="M0-9.4V9.4M-9.4 0H9.4M-6.6-6.6 6.6 6.6M-6.6 6.6 6.6-6.6"/></g>'
    f'<circle r="6.2" stroke="{BRASS}" stroke-width=".5"/></g>'
    f'<circle r="2.3" fill="{BRASS}" stroke="#7a4a22" stroke-width=".8"/>'
)
CLOUD = (
    '<path d="M-8.5 5.2A4.1 4.1 0 0 1-8.2-3 5.6 5.6 0 0 1 2.4-5.4 4.6 4.6 0 0 1 8.4-1.4'
    'A3.4 3.4 0 0 1 8 5.2Z" fill="#fff" stroke="#54708a" stroke-width="1.1"'
    ' stroke-linejoin="round"/>'
    '<path d="M-5 1.6A3 3 0 0 1-1.6-1M2.4 2A2.6 2.6 0 0 1 5.4.2" fill="none" stroke="#9db4c6"'
    ' stroke-width=".9" stroke-linecap="round"/>'
)
FACE = (
    f'<g fill="none" stroke="{DARK_BRASS}" stroke-width="1" stroke-linecap="round">'
    '<path d="M-6.6-1.6Q-4.4 1-2.2-1.6M2.2-1.6Q4.4 1 6.6-1.6M-3.6 4.4Q0 7.4 3.6 4.4"/></g>'
    f'<g fill="{PAINT["orange"]}" opacity=".35"><circle cx="-6.6" cy="3" r="1.8"/>'
    '<circle cx="6.6" cy="3" r="1.8"/></g>'
)
SYMBOLS = {"helm": HELM, "cloud": CLOUD}


class Style(NamedTuple):
    """How bold the arrows and the symbol of a card are drawn."""

    wide: float  # of an arrow
    head: float  # length of an arrow's head
    barb: float  # from the shaft's middle to an end of the head
    symbol: float  # how much larger it is


USUAL = Style(wide=4.2, head=9, barb=4.6, symbol=1)
BOLD = Style(wide=9, head=26, barb=13, symbol=1.8)
ICON_PIXELS = 0.35  # a millimetre


def card_svg(card: Card, sides: tuple[float, float] = (63, 88)) -> str:
    """Draw a card as it lies before the bow: crosswise if all its arrows are, else lengthwise."""
    wide, high = lying(card, sides)
    body = (
        f"<title>{escape(card.words.text)}</title><defs>{_paper_defs(card, high)}</defs>"
        f"{_paper(card, wide, high)}{_bow()}{_signs(card, wide, high, USUAL)}"
    )
    return document(body, (-wide / 2, -high, wide, high), (PIXELS * wide, PIXELS * high))


def card_icon(card: Card, sides: tuple[float, float] = (63, 88)) -> str:
    """Draw a card for a sentence: its arrows and its symbol, bold."""
    wide, high = lying(card, sides)
    body = (
        f'<rect x="{3 - wide / 2:g}" y="{3 - high:g}" width="{wide - 6:g}" height="{high - 6:g}"'
        f' rx="8" fill="{WHITE}" stroke="{BANDS[card.colour]}" stroke-width="6"/>'
        f"{_signs(card, wide, high, BOLD)}"
    )
    pixels = ICON_PIXELS * wide, ICON_PIXELS * high
    return document(body, (-wide / 2, -high, wide, high), pixels)


def _signs(card: Card, wide: float, high: float, style: Style) -> str:
    """Draw the arrows of a card, and its symbol."""
    symbol = _sun(wide, high) if card.symbol == "sun" else _symbol(card, wide, style.symbol)
    return f"{_arrows(card, style)}{symbol}"


def lying(card: Card, sides: tuple[float, float]) -> tuple[float, float]:
    """Return width and height; upper-case arrows are for the long side ahead."""
    crosswise = bool(card.arrows) and all(is_short(arrow.name) for arrow in card.arrows)
    return (max(sides), min(sides)) if crosswise else (min(sides), max(sides))


def _paper_defs(card: Card, high: float) -> str:
    return (
        f'<radialGradient id="@field" gradientUnits="userSpaceOnUse" cx="0" cy="{-high / 2:g}"'
        f' r="{high * 0.7:g}"><stop stop-color="{WHITE}"/>'
        f'<stop offset="1" stop-color="{FIELDS[card.colour]}"/></radialGradient>'
    )


def _paper(card: Card, wide: float, high: float) -> str:
    return (
        f"{_inset(wide, high, 0.25, WHITE, '#8d8069', 0.5)}"
        f"{_inset(wide, high, 2.6, 'url(#@field)', BANDS[card.colour], 1.8)}"
        f"{_inset(wide, high, 4.1, 'none', BANDS[card.colour], 0.35)}{_ripples(card, wide)}"
    )


def _inset(wide: float, high: float, by: float, fill: str, stroke: str, width: float) -> str:
    return (
        f'<rect x="{by - wide / 2:.2f}" y="{by - high:.2f}" width="{wide - 2 * by:.2f}"'
        f' height="{high - 2 * by:.2f}" rx="{max(1.2, ROUNDNESS - by):.2f}" fill="{fill}"'
        f' stroke="{stroke}" stroke-width="{width}"/>'
    )


def _ripples(card: Card, wide: float) -> str:
    """Draw water at the lower side, where the boat lies."""
    count = int((wide - 12) / 7)
    rows = "".join(
        f"M{-3.5 * count:g} {y}" + "q1.75-1.6 3.5 0t3.5 0" * count for y in (-6.2, -9.2, -12.2)
    )
    return (
        f'<path d="{rows}" fill="none" stroke="{BANDS[card.colour]}" stroke-width=".55"'
        ' opacity=".28"/>'
    )


def _bow() -> str:
    """Draw where the bow touches."""
    return (
        f'<path d="M-3.4 0 0-5.2 3.4 0Z" fill="{BRASS}" stroke="{DARK_BRASS}" stroke-width=".5"/>'
    )


# Arrows


def _arrows(card: Card, style: Style) -> str:
    """Draw all arrows on one white ground, the straightest on top."""
    arrows = sorted(card.arrows, key=lambda arrow: -abs(arrow.turn))
    ground = "".join(_shaft(arrow, style.head) for arrow in arrows)
    return (
        '<g fill="none" stroke-linejoin="round">'
        f'<path d="{ground}" stroke="{WHITE}" stroke-width="{style.wide + 1.8:g}"/>'
        f"{''.join(_arrow(arrow, _paint(card, arrow), style) for arrow in arrows)}</g>"
    )


def _paint(card: Card, arrow: Arrow) -> str:
    if card.colour in (PORT, AHEAD, STARBOARD):
        return PAINT[card.colour]
    return PAINT[PORT if arrow.turn > 0 else STARBOARD if arrow.turn < 0 else AHEAD]


def _arrow(arrow: Arrow, paint: str, style: Style) -> str:
    """Draw an arrow whose head ends at its tip."""
    x, y, turned = _on_way(arrow, _length(arrow))
    head, barb = style.head, style.barb
    return (
        f'<g data-arrow="{arrow.name}"><path d="{_shaft(arrow, head)}" stroke="{paint}"'
        f' stroke-width="{style.wide}"/>'
        f'<path d="M0 0-{barb} {head:.1f}Q0 {0.71 * head:.1f} {barb} {head:.1f}Z"'
        f' fill="{paint}" stroke="{WHITE}" stroke-width=".7"'
        f' transform="translate({x:.3f} {y:.3f}) rotate({turned:g})"/></g>'
    )


def _shaft(arrow: Arrow, head: float) -> str:
    """Return the path data from the bow to inside the head."""
    along = _length(arrow) - 0.6 * head
    x, y, _ = _on_way(arrow, along)
    path = f"M0 0V{-min(arrow.straight, along):.2f}"
    if along > arrow.straight:
        sweep = 0 if arrow.turn > 0 else 1
        path += f"A{arrow.radius:g} {arrow.radius:g} 0 0 {sweep} {x:.2f} {y:.2f}"
    return path


def _length(arrow: Arrow) -> float:
    return arrow.straight + arrow.radius * abs(radians(arrow.turn))


def _on_way(arrow: Arrow, along: float) -> tuple[float, float, float]:
    """Return a point of the arrow in the picture, and the degrees turned there, clockwise."""
    if along <= arrow.straight:
        return 0.0, -along, 0.0
    turned = (along - arrow.straight) / arrow.radius
    side = -1 if arrow.turn > 0 else 1
    x = side * arrow.radius * (1 - cos(turned))
    return x, -arrow.straight - arrow.radius * sin(turned), side * degrees(turned)


# Symbols


def _symbol(card: Card, wide: float, scale: float) -> str:
    """Draw the symbol in the lower corner that the arrows leave free."""
    if card.symbol not in SYMBOLS:
        return ""
    side = 1 if sum(arrow.turn for arrow in card.arrows) >= 0 else -1
    x, y = side * (wide / 2 - 6 - 10 * scale), -13 - 10 * scale
    grown = "" if scale == 1 else f" scale({scale:g})"
    return (
        f'<g transform="translate({x:g} {y:g}){grown}" data-symbol="{card.symbol}">'
        f"{SYMBOLS[card.symbol]}</g>"
    )


def _sun(wide: float, high: float) -> str:
    """Draw a sleeping sun: there is no wind."""
    size = 0.41 * min(wide, high)
    return (
        f'<g transform="translate(0 {-high * 0.54:g})" data-symbol="sun">{sun(size)}'
        f'<g transform="scale({size / 24:.3f})">{FACE}</g></g>'
    )
