"""The panel beside the sea of a Regatta picture: a compass with the turn, and the seats."""

from taros.core.canvas import star

from ..view import Boat, Buoy, View
from .shapes import (
    BRASS,
    CREAM,
    DARK_BRASS,
    DEEP,
    INK,
    LINEN,
    MUTED,
    PAINT,
    SAILS,
    SAND,
    WATER,
    WHITE,
    short,
    sun,
    text,
    use,
)

WIDTH, HEIGHT = 300, 860
COMPASS = 132  # height of its middle
SEATS_TOP, SEATS_BOTTOM = 258, 782
PILES = 816
SEAT_WIDTH = 260

# a boat seen from the side, 56 wide; a card; what has been played; a flag for home; to sail back
DEFS = (
    '<g id="@side"><path d="M-30 20H30Q24 34 14 34H-16Q-26 32-30 20Z" fill="#8a5a35"'
    f' stroke="{INK}" stroke-width="1.6"/><path d="M-29 23.5H28.5" stroke="{CREAM}"'
    f' stroke-width="2"/><path d="M-4 20V-40" stroke="{INK}" stroke-width="2.4"/></g>'
    f'<g id="@card"><rect x="-8" y="-11" width="16" height="22" rx="2.5" fill="{WHITE}"'
    f' stroke="{INK}" stroke-width="1.6"/><path d="M3 8V0Q3-5-4-6" fill="none"'
    f' stroke="{PAINT["red"]}" stroke-width="2.4"/></g>'
    f'<g id="@pile"><rect x="-8" y="-11" width="16" height="22" rx="2.5" fill="{SAND}"'
    f' stroke="{INK}" stroke-width="1.4" transform="translate(4 3)"/>'
    f'<rect x="-8" y="-11" width="16" height="22" rx="2.5" fill="{WATER}" stroke="{INK}"'
    f' stroke-width="1.6"/><path d="{star(4, 7, 2.4)}" fill="{CREAM}"/></g>'
    f'<g id="@home"><path d="M-9 12V-12" stroke="{INK}" stroke-width="2.4"/>'
    f'<path d="M-8-11H12V4H-8Z" fill="{WHITE}" stroke="{INK}" stroke-width="1.2"/>'
    f'<path d="M-8-11h5v5h-5zM2-11h5v5h-5zM-3-6h5v5h-5zM7-6h5v5h-5zM-8-1h5v5h-5zM2-1h5v5h-5z"'
    f' fill="{INK}"/></g>'
    '<g id="@astray" fill="none" stroke-linecap="round" stroke-linejoin="round">'
    f'<path d="M8 9A8.5 8.5 0 1 0-7 3M-11-3-7.4 4-.6.4" stroke="{PAINT["red"]}"'
    ' stroke-width="3"/></g>'
)
JIB = "M-8 16V-34Q-14-8-28 16Z"
MAIN = "M0 16V-38Q20-14 26 16Z"


def standings(view: View) -> str:
    step = min(160.0, (SEATS_BOTTOM - SEATS_TOP) / len(view.boats))
    first = (SEATS_TOP + SEATS_BOTTOM - step * (len(view.boats) - 1)) / 2
    marks = [buoy for buoy in view.sea.buoys if buoy.side is not None]
    seats = [
        f'<g transform="translate(20 {short(first + step * seat)})"'
        f' data-seat="{seat}">{_seat(boat, marks, seat == view.to_act)}</g>'
        for seat, boat in enumerate(view.boats)
    ]
    return (
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="6" fill="{WHITE}" stroke="{INK}"'
        f' stroke-width="2"/><rect x="7" y="7" width="{WIDTH - 14}" height="{HEIGHT - 14}" rx="3"'
        f' fill="none" stroke="{BRASS}" stroke-width="2.6"/>'
        '<g style="font-variant-numeric:lining-nums tabular-nums">'
        f'{_compass(view.turn)}<g fill="{INK}">{"".join(seats)}{_piles(view)}</g></g>'
    )


def _compass(turn: int) -> str:
    """Draw headings as moves name them, with the turn in the middle."""
    figures = "".join(
        text(figure, x, y, 17)
        for figure, x, y in (("0", 0, -103), ("90", 108, 0), ("180", 0, 104), ("270", -109, 0))
    )
    needles = "".join(
        f'<g transform="rotate({turned}) scale({size})"><path d="M0 0-13-24 0-86Z" fill="{light}"/>'
        f'<path d="M0 0 13-24 0-86Z" fill="{dark}"/></g>'
        for turned, size, light, dark in _needles()
    )
    return (
        f'<g transform="translate({WIDTH / 2:g} {COMPASS})"><circle r="89" fill="{LINEN}"'
        f' stroke="{BRASS}" stroke-width="2.4"/><circle r="84" fill="none" stroke="{MUTED}"'
        f' stroke-width="6" stroke-dasharray="1.466 5.864" stroke-dashoffset=".733"/>'
        f'{needles}<circle r="30" fill="{DEEP}" stroke="{BRASS}" stroke-width="3"/>'
        f'<g fill="{CREAM}">{text(str(turn), 0, 0, 28)}</g><g fill="{MUTED}">{figures}</g></g>'
    )


def _needles() -> list[tuple[int, float, str, str]]:
    """Yield rotation, size and the colours of both halves; the main needles come last."""
    between = [(turned, 0.78, SAND, "#b79a62") for turned in range(45, 360, 90)]
    main = [(turned, 0.93, "#2f8f96", DEEP) for turned in range(0, 360, 90)]
    return between + main


# The seats


def _seat(boat: Boat, marks: list[Buoy], acts: bool) -> str:
    ring = (
        f'<rect x="-7" y="-58" width="{SEAT_WIDTH + 14}" height="116" rx="14" fill="none"'
        f' stroke="{BRASS}" stroke-width="4" data-acts=""/>'
    )
    calm = f'<g transform="translate(20 -30)" data-sun="">{sun(17)}</g>'
    return (
        f"{_side_view(boat)}{_place(boat) if boat.place else _way(boat)}"
        f"{use('card', 112, 26)}{text(str(boat.cards), 128, 26, 22, 'start')}"
        f"{_marks(boat, marks)}{calm if boat.becalmed else ''}{ring if acts else ''}"
    )


def _side_view(boat: Boat) -> str:
    sail = SAILS[boat.colour]
    return (
        f"{use('side', 46, 4, ' scale(1.12)')}"
        '<g transform="translate(46 4) scale(1.12)" stroke-width="1.6" stroke-linejoin="round"'
        f' stroke="{sail.shade}"><path d="{JIB}" fill="{WHITE}"/>'
        f'<path d="{MAIN}" fill="url(#@{boat.colour})"/></g>'
    )


def _way(boat: Boat) -> str:
    """Draw the way home in metres."""
    way = "\N{EN DASH}" if boat.way is None else f"{boat.way / 1000:.2f}"
    astray = use("astray", 150, -18, "", ' data-astray=""') if boat.astray else ""
    return f"{use('home', 114, -18)}{astray}{text(way, SEAT_WIDTH - 4, -18, 36, 'end')}"


def _place(boat: Boat) -> str:
    return (
        f'<g transform="translate({SEAT_WIDTH - 32} -16)" font-weight="bold">'
        f'<circle r="27" fill="{BRASS}" stroke="{DARK_BRASS}" stroke-width="2"/>'
        f'<circle r="22" fill="{CREAM}"/>{text(str(boat.place), 0, 0, 34)}</g>'
    )


def _marks(boat: Boat, marks: list[Buoy]) -> str:
    """Draw the marks in order; a rounded mark is filled."""
    step = min(22.0, 100 / len(marks))
    signs = []
    for order, mark in enumerate(marks):
        x = SEAT_WIDTH - 12 - step * (len(marks) - 1 - order)
        done = order < boat.rounded
        edge = INK if mark.colour == "white" else PAINT[mark.colour]
        fill, data = (PAINT[mark.colour], ' data-rounded=""') if done else ("none", "")
        signs.append(
            f'<circle cx="{short(x)}" cy="26" r="{short(min(7.0, step / 2.6))}" fill="{fill}"'
            f' stroke="{edge}" stroke-width="2.2"{data}/>'
        )
    return "".join(signs)


def _piles(view: View) -> str:
    """Draw the pile and the discards."""
    return (
        f"{use('pile', 44, PILES)}{text(str(view.pile), 66, PILES, 22, 'start')}"
        f"{use('card', 178, PILES, ' rotate(-14)')}{use('card', 184, PILES, ' rotate(10)')}"
        f"{text(str(len(view.discards)), 206, PILES, 22, 'start')}"
    )
