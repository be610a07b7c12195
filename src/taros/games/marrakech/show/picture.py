"""A position of Marrakech as an SVG picture: the market and its loops, rugs, Assam, the seats.

The market's squares are SQUARE wide; round them run a FRAME with the coordinates and a BORDER of
zellige with the loops. Beside the board stands a gate with one line for each seat. The picture
holds no words, only signs and numbers.
"""

from math import cos, pi
from typing import NamedTuple
from zlib import crc32

from taros.core.canvas import star

from .view import Piece, Player, View

COLUMNS = "abcdefg"
ROWS = "1234567"

SQUARE = 88
FRAME = 16
TILE = 36  # one star of zellige; the border and the market with its frame are multiples of it
BORDER = 2 * TILE
EDGE = BORDER + FRAME
MARKET = len(COLUMNS) * SQUARE
BOARD = 2 * EDGE + MARKET
GATE = 10 * TILE
MARGIN = 24
WIDTH = MARGIN + BOARD + MARGIN + GATE + MARGIN
HEIGHT = MARGIN + BOARD + MARGIN
UNITS_PER_PIXEL = 1.2

# inside the gate
TURN_HEIGHT = 164
SEAT_LEFT, SEAT_WIDTH = 54, 252
SEATS_TOP, SEATS_BOTTOM = 232, 748

LIME, SAND = "#f6efe2", "#e6d6b5"
INK, MUTED = "#2b2320", "#6d5d50"
TEAL, DEEP_TEAL, PALE_TEAL = "#1f6f6b", "#124a48", "#2f8f86"
BRASS, CREAM, WHITE = "#c8922e", "#f8ecd0", "#fffaf0"
SKIN, HAIR, FEZ, SLIPPER = "#c98d62", "#4a3226", "#b5342c", "#f2c447"
FONT = "'Iowan Old Style',Palatino,'Palatino Linotype','URW Palladio L',serif"

# stands before every id until the content of the document, and so its prefix, is known
MARK = "@"

# M3.4: degrees clockwise from the north side, the way out, the squares each loop joins
LOOPS = (
    (0, (0, -1), ("a1 b1", "c1 d1", "e1 f1")),
    (90, (1, 0), ("g2 g3", "g4 g5", "g6 g7")),
    (180, (0, 1), ("b7 c7", "d7 e7", "f7 g7")),
    (270, (-1, 0), ("a1 a2", "a3 a4", "a5 a6")),
)
CORNERS = ((0, (1, -1), "g1"), (180, (-1, 1), "a7"))
DEGREES = {"north": 0, "east": 90, "south": 180, "west": 270}


def khatam(radius: float, x: float = 0, y: float = 0) -> str:
    """Return the path data of two overlaid squares: the star that zellige is made of."""
    return star(8, radius, radius * cos(pi / 4) / cos(pi / 8), x, y)


class RugPattern(NamedTuple):
    """The woven pattern of a colour: `art` is repeated every `cell`."""

    letter: str
    ground: str
    thread: str
    shade: str
    cell: tuple[int, int]
    art: str


RUG_PATTERNS = {
    "red": RugPattern(
        *("r", "#b5342c", "#f2cdb2", "#7c1f1b", (28, 28)),
        '<path d="M14 0 28 14 14 28 0 14Z" fill="{shade}" stroke="{thread}" stroke-width="1.6"/>'
        '<path d="M14 7 21 14 14 21 7 14Z" fill="{thread}"/>'
        '<path d="M14 11 17 14 14 17 11 14Z" fill="{ground}"/>'
        '<path d="M0-5 5 0 0 5-5 0ZM28-5 33 0 28 5 23 0ZM0 23 5 28 0 33-5 28ZM28 23 33 28 28 33'
        ' 23 28Z" fill="{thread}"/>',
    ),
    "yellow": RugPattern(
        *("y", "#dfa22b", "#6e4210", "#a86a12", (20, 14)),
        '<path d="M-10 14 0 4 10 14 20 4 30 14M-10 0 0-10 10 0 20-10 30 0" stroke="{thread}"'
        ' stroke-width="3.4" fill="none"/>'
        '<path d="M-10 7 0-3 10 7 20-3 30 7M-10 21 0 11 10 21 20 11 30 21" stroke="#fbe6b0"'
        ' stroke-width="1.8" fill="none"/>',
    ),
    "blue": RugPattern(
        *("b", "#2a5a8c", "#d8e7ef", "#183c63", (28, 28)),
        f'<path d="{khatam(13, 14, 14)}" fill="{{shade}}"/>'
        f'<path d="{star(8, 11.5, 5, 14, 14)}" fill="{{thread}}"/>'
        '<circle cx="14" cy="14" r="2.4" fill="{ground}"/>'
        '<path d="M0-3 3 0 0 3-3 0ZM28-3 31 0 28 3 25 0ZM0 25 3 28 0 31-3 28ZM28 25 31 28 28 31'
        ' 25 28Z" fill="{thread}"/>',
    ),
    "brown": RugPattern(
        *("n", "#6b432b", "#ead3ae", "#3d2418", (20, 14)),
        '<path d="M4-1V15M16-1V15" stroke="{thread}" stroke-width="3.4"/>'
        '<path d="M10-1V15" stroke="{shade}" stroke-width="5"/>'
        '<path d="M10 2V5M10 9V12" stroke="{thread}" stroke-width="1.6"/>',
    ),
}

# a rug lies east-west round its middle; the field of a whole one is 140 by 56
RUG_PATTERN_DEFS = (
    '<pattern id="@{name}" x="-70" y="-28" width="{cell[0]}" height="{cell[1]}"'
    ' patternUnits="userSpaceOnUse"><rect width="{cell[0]}" height="{cell[1]}" fill="{ground}"/>'
    "{art}</pattern>"
    '<g id="@{name}-half"><rect x="-41" y="-41" width="82" height="82" fill="url(#@{name})"/>'
    '<rect x="-41" y="-41" width="82" height="82" fill="url(#@weft)"/></g>'
    '<g id="@{name}-whole" stroke="{thread}">'
    '<path d="M-83.5-37V37M83.5-37V37" stroke="{shade}" stroke-width="8" stroke-dasharray="2 2"/>'
    '<rect x="-81" y="-39" width="162" height="78" rx="2" fill="{shade}" stroke="none"/>'
    '<rect x="-77.5" y="-35.5" width="155" height="71" fill="{ground}" stroke-width="1.5"/>'
    '<rect x="-73.7" y="-31.7" width="147.4" height="63.4" fill="none" stroke-width="3.4"'
    ' stroke-dasharray="3.4 3.4"/>'
    '<rect x="-70" y="-28" width="140" height="56" fill="url(#@{name})" stroke-width="1.6"/>'
    '<rect x="-81" y="-39" width="162" height="78" fill="url(#@weft)" stroke="none"/></g>'
)

# zellige, floor and weft; the loops, which come out at y = 0 (the corner's also at x = 0);
# coin, tile and roll, for the seats
DEFS = (
    f'<pattern id="@zellige" width="{TILE}" height="{TILE}" patternUnits="userSpaceOnUse">'
    f'<rect width="{TILE}" height="{TILE}" fill="{TEAL}"/>'
    f'<path d="{khatam(18, 18, 18)}" fill="{PALE_TEAL}" stroke="{CREAM}" stroke-width=".9"/>'
    f'<path d="{khatam(11, 18, 18)}" fill="{DEEP_TEAL}"/>'
    f'<path d="{khatam(6.5, 18, 18)}" fill="{BRASS}"/>'
    '<path d="M0-6 6 0 0 6-6 0ZM36-6 42 0 36 6 30 0ZM0 30 6 36 0 42-6 36ZM36 30 42 36 36 42 30 36Z"'
    f' fill="{BRASS}"/></pattern>'
    f'<pattern id="@floor" width="{2 * SQUARE}" height="{2 * SQUARE}"'
    ' patternUnits="userSpaceOnUse"><use href="#@square" x="44" y="44" fill="#f7ecd5"/>'
    '<use href="#@square" x="132" y="44" fill="#f1e2c3"/><use href="#@square" x="44" y="132"'
    ' fill="#f1e2c3"/><use href="#@square" x="132" y="132" fill="#f7ecd5"/></pattern>'
    '<g id="@square"><rect x="-42.5" y="-42.5" width="85" height="85" rx="4"/>'
    f'<path d="{khatam(20)}{khatam(12)}" fill="none" stroke="{SAND}" stroke-width="1.5"/></g>'
    '<pattern id="@weft" width="3" height="3" patternUnits="userSpaceOnUse">'
    f'<path d="M0 .5H3M.5 0V3" stroke="{INK}" stroke-width=".8" opacity=".13"/></pattern>'
    '<g id="@loop" fill="none">'
    f'<path d="M-44 0V-14A44 42 0 0 1 44-14V0" stroke="{BRASS}" stroke-width="21"/>'
    f'<path d="M-44 0V-14A44 42 0 0 1 44-14V0" stroke="{DEEP_TEAL}" stroke-width="18"/>'
    f'<path d="M-44-11V-14A44 42 0 0 1 44-14V-11" stroke="{CREAM}" stroke-width="5"/>'
    f'<path d="M-44-2l-8-12h16zM44-2l-8-12h16z" fill="{CREAM}"/></g>'
    '<g id="@corner" fill="none">'
    f'<path d="M-60 0A60 60 0 1 1 0 60" stroke="{BRASS}" stroke-width="21"/>'
    f'<path d="M-60 0A60 60 0 1 1 0 60" stroke="{DEEP_TEAL}" stroke-width="18"/>'
    f'<path d="M-59-11A60 60 0 1 1 11 59" stroke="{CREAM}" stroke-width="5"/>'
    f'<path d="M-60-2l-8-12h16zM2 60l12-8v16z" fill="{CREAM}"/></g>'
    f'<g id="@coin" stroke="#8a5f14" stroke-width="1.2"><circle r="10.5" fill="{BRASS}"/>'
    f'<path d="{khatam(6)}" fill="#f0cf86" stroke-width=".8"/></g>'
    f'<g id="@tile"><rect x="-10" y="-10" width="20" height="20" rx="3" fill="{TEAL}"/>'
    f'<path d="{khatam(7)}" fill="{CREAM}"/></g>'
    '<g id="@roll"><path d="M-3-7H14V7H-3"/><circle cx="-3" r="7"/>'
    f'<path d="M7-6V6M11-6V6M-3 0a1.5 1.5 0 0 1 3 0a3.5 3.5 0 0 1-7 0a5 5 0 0 1 5-4.5"'
    f' fill="none" stroke="{CREAM}" stroke-width="1.4"/></g>'
)

GATE_DOOR = "M36 756V240C36 142 118 116 180 40C242 116 324 142 324 240V756Z"
GATE_ART = (
    f'<rect width="{GATE}" height="{BOARD}" rx="22" fill="url(#@zellige)"/>'
    f'<path d="{GATE_DOOR}" fill="{WHITE}" stroke="{BRASS}" stroke-width="7"/>'
    f'<path d="{GATE_DOOR}" fill="none" stroke="{DEEP_TEAL}" stroke-width="3"/>'
    f'<path d="{khatam(46, GATE / 2, TURN_HEIGHT)}" fill="{TEAL}" stroke="{BRASS}"'
    f' stroke-width="3"/><path d="{khatam(38, GATE / 2, TURN_HEIGHT)}" fill="{DEEP_TEAL}"/>'
)

RING = (
    f'<rect x="-6" y="-54" width="{SEAT_WIDTH + 12}" height="108" rx="16" fill="none"'
    f' stroke="{BRASS}" stroke-width="4" data-acts=""/>'
)
STRIKE = f'<path d="M0 0H{SEAT_WIDTH}" stroke="{INK}" stroke-width="3" data-out=""/>'

# Assam round the middle of his square: his plate points where he looks, he is seen from one side
PLATE = (
    '<path d="M-17-26 0-53 17-26Z" transform="rotate({degrees})" '
    f'fill="{BRASS}" stroke="{INK}" stroke-width="2" stroke-linejoin="round"/>'
    f'<circle r="32" fill="{WHITE}" stroke="{INK}" stroke-width="5"/>'
    f'<circle r="32" fill="none" stroke="{BRASS}" stroke-width="2.4"/>'
    f'<ellipse cy="26" rx="21" ry="5" fill="{INK}" opacity=".25"/>'
)
BODY = (
    f'<path d="M-9-8C-17-4-19 12-20 24Q0 30 20 24C19 12 17-4 9-8Z" fill="{LIME}"/>'
    f'<path d="M-11 4-13 25M11 4 13 25" stroke="{TEAL}" stroke-width="2.2"/>'
)
FEZ_ART = f'<path d="M-9.5-24-7-40H7L9.5-24Q0-21-9.5-24Z" fill="{FEZ}"/>'
SLIPPERS = f'<path d="M-13 24q-2 6 3 6h8v-5zM13 24q2 6-3 6h-8v-5z" fill="{SLIPPER}"/>'
FRONT = (
    f'{SLIPPERS}{BODY}<path d="M0-4V27" stroke="{BRASS}"/>'
    f'<circle cy="10" r="4" fill="{SKIN}"/>'
    f'<path d="M-13-4C-20 4-20 13-12 14L-2 13V7L-9 5ZM13-4C20 4 20 13 12 14L2 13V7L9 5Z"'
    f' fill="{LIME}"/><circle cy="-17" r="10" fill="{SKIN}"/>'
    f'<path d="M-10-17C-10-3 10-3 10-17 7-12 4-14 0-14-4-14-7-12-10-17Z" fill="{HAIR}"/>'
    f'<circle cx="-3.6" cy="-18.5" r=".9"/><circle cx="3.6" cy="-18.5" r=".9"/>'
    f'<path d="M-3-9.5Q0-8 3-9.5" stroke="{SKIN}"/>'
    f'{FEZ_ART}<path d="M0-40Q11-41 12-32" fill="none"/>'
    f'<path d="M12-32v6" stroke="{BRASS}" stroke-width="4"/>'
)
BACK = (
    f'{SLIPPERS}{BODY}<circle cx="-9.5" cy="-17" r="2.5" fill="{SKIN}"/>'
    f'<circle cx="9.5" cy="-17" r="2.5" fill="{SKIN}"/><circle cy="-17" r="10" fill="{HAIR}"/>'
    f'<path d="M-11-8Q0-13 11-8L7 3 0 16-7 3Z" fill="{SAND}"/><path d="M0-5V11"/>'
    f'{FEZ_ART}<path d="M0-40V-30"/><path d="M0-30v7" stroke="{BRASS}" stroke-width="4"/>'
)
PROFILE = (
    f'<path d="M-9 24H7Q15 24 17 18 21 29 11 30H-9Z" fill="{SLIPPER}"/>'
    f'<path d="M-8-8C-14-2-16 12-15 25Q0 29 14 25C13 12 10-4 6-8Z" fill="{LIME}"/>'
    f'<path d="M8 10 10 25M-10 6-11 25" stroke="{TEAL}" stroke-width="2.2"/>'
    f'<circle cx="20" cy="4" r="3.5" fill="{SKIN}"/>'
    f'<path d="M-4-4C4-6 11-2 20-1L18 9C10 9 2 9-4 6Z" fill="{LIME}"/>'
    f'<path d="M-5-9C-15-9-18-1-15 8-11 4-8 0-4-6Z" fill="{SAND}"/>'
    f'<circle cy="-17" r="10" fill="{SKIN}"/><path d="M9.5-20Q16-16 9-14" fill="{SKIN}"/>'
    f'<path d="M10-13Q13-4 5-5-4-6-5-16-1-12 3-13 7-14 10-13Z" fill="{HAIR}"/>'
    f'<circle cx="5" cy="-19" r=".8"/>'
    f'{FEZ_ART}<path d="M0-40Q-11-41-12-32" fill="none"/>'
    f'<path d="M-12-32v6" stroke="{BRASS}" stroke-width="4"/>'
)
ASPECTS = {
    "north": BACK,
    "east": PROFILE,
    "south": FRONT,
    "west": f'<g transform="scale(-1 1)">{PROFILE}</g>',
}


def svg(view: View, marks: str = "") -> str:
    """Draw a view as one SVG document, with `marks` on its board; equal views give equal bytes."""
    body = (
        f"<title>marrakech {view.turn}</title><desc>{_plain(view)}</desc>"
        f"<defs>{DEFS}{''.join(_rug_pattern_defs(name) for name in RUG_PATTERNS)}</defs>"
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="32" fill="{LIME}"/>'
        f'<g transform="translate({MARGIN} {MARGIN})">{_board(view)}{marks}</g>'
        f'<g transform="translate({MARGIN + BOARD + MARGIN} {MARGIN})">{_gate(view)}</g>'
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"'
        f' width="{WIDTH / UNITS_PER_PIXEL:g}" height="{HEIGHT / UNITS_PER_PIXEL:g}" role="img"'
        f' font-family="{FONT}">{body.replace(MARK, f"m{crc32(body.encode()):08x}-")}</svg>\n'
    )


def _plain(view: View) -> str:
    """Describe the position in signs: rows of the market, Assam, a line for each seat."""
    grid = {column + row: ". " for row in ROWS for column in COLUMNS}
    for piece in view.pieces:
        for square in piece.squares:
            grid[square] = RUG_PATTERNS[piece.colour].letter + " "
        if len(piece.squares) == 2:
            joint = "-" if _lies_east_west(piece) else "|"
            grid[piece.squares[0]] = RUG_PATTERNS[piece.colour].letter + joint
    rows = ["".join(grid[column + row] for column in COLUMNS).rstrip() for row in ROWS]
    seats = [_plain_seat(player) for player in view.players]
    return "\n".join([*rows, f"{view.assam}{view.facing[0]}", *seats])


def _plain_seat(player: Player) -> str:
    letters = "+".join(RUG_PATTERNS[colour].letter for colour in player.colours)
    rugs = "+".join(map(str, player.rugs_left))
    return f"{letters} {player.dirhams}+{player.squares}={player.score} {rugs}"


def _rug_pattern_defs(name: str) -> str:
    pattern = RUG_PATTERNS[name]._asdict()
    return RUG_PATTERN_DEFS.format(
        name=name, **pattern | {"art": RUG_PATTERNS[name].art.format(**pattern)}
    )


def _use(name: str, x: float, y: float, more: str = "", data: str = "") -> str:
    transform = f"translate({x:g} {y:g}){more}"
    return f'<use href="#@{name}" transform="{transform}"{data}/>'


def middle(squares: str) -> tuple[float, float]:
    """Return the middle of one or more squares on the board."""
    names = squares.split()
    x = sum(COLUMNS.index(name[0]) for name in names) / len(names)
    y = sum(ROWS.index(name[1]) for name in names) / len(names)
    return EDGE + SQUARE * (x + 0.5), EDGE + SQUARE * (y + 0.5)


def _lies_east_west(piece: Piece) -> bool:
    return piece.squares[0][1] == piece.squares[-1][1]


def _board(view: View) -> str:
    inside = BOARD - 2 * BORDER
    return (
        f'<rect width="{BOARD}" height="{BOARD}" rx="22" fill="url(#@zellige)"/>{_loops()}'
        f'<rect x="{BORDER}" y="{BORDER}" width="{inside}" height="{inside}" rx="5" fill="{SAND}"'
        f' stroke="{BRASS}" stroke-width="3"/>{_coordinates()}'
        f'<g transform="translate({EDGE} {EDGE})">'
        f'<rect width="{MARKET}" height="{MARKET}" fill="url(#@floor)"/></g>'
        f"{_rugs(view.pieces)}{_assam(view)}"
    )


def _loops() -> str:
    between = [
        _loop("loop", squares, degrees, way) for degrees, way, loops in LOOPS for squares in loops
    ]
    corners = [_loop("corner", square, degrees, way) for degrees, way, square in CORNERS]
    return "".join(between + corners)


def _loop(name: str, squares: str, degrees: int, way: tuple[int, int]) -> str:
    x, y = middle(squares)
    out = SQUARE / 2 + FRAME
    place = x + out * way[0], y + out * way[1]
    return _use(name, *place, f" rotate({degrees})", f' data-loop="{squares}"')


def _coordinates() -> str:
    signs = []
    for k, (column, row) in enumerate(zip(COLUMNS, ROWS, strict=True)):
        along = EDGE + SQUARE * (k + 0.5)
        for across in (BORDER + FRAME / 2, BOARD - BORDER - FRAME / 2):
            signs += [
                _text(column, along, across, 12, "middle"),
                _text(row, across, along, 12, "middle"),
            ]
    return f'<g fill="{MUTED}">{"".join(signs)}</g>'


def _text(text: str, x: float, y: float, size: int, anchor: str = "start") -> str:
    """Draw a text whose digits, two thirds of its size high, are centred at the height y."""
    return (
        f'<text x="{x:g}" y="{y + size / 3:.1f}" font-size="{size}" text-anchor="{anchor}">'
        f"{text}</text>"
    )


def _rugs(pieces: tuple[Piece, ...]) -> str:
    """Draw halves first, since whole rugs lie over the other halves."""
    halves = [rug_art(piece) for piece in pieces if len(piece.squares) == 1]
    wholes = [piece for piece in pieces if len(piece.squares) == 2]
    shadow = (
        f'<path d="{"".join(map(_outline, wholes))}" transform="translate(2 3)" opacity=".24"/>'
    )
    return "".join(halves) + shadow + "".join(map(rug_art, wholes))


def rug_art(piece: Piece) -> str:
    squares = " ".join(piece.squares)
    kind = "whole" if len(piece.squares) == 2 else "half"
    turn = "" if _lies_east_west(piece) else " rotate(90)"
    data = f' data-rug="{squares}"'
    return _use(f"{piece.colour}-{kind}", *middle(squares), turn, data)


def _outline(piece: Piece) -> str:
    """Return the path data of a whole rug without its fringe."""
    x, y = middle(" ".join(piece.squares))
    width, height = (162, 78) if _lies_east_west(piece) else (78, 162)
    return f"M{x - width / 2:g} {y - height / 2:g}h{width}v{height}h{-width}z"


def _assam(view: View) -> str:
    x, y = middle(view.assam)
    return (
        f'<g transform="translate({x:g} {y:g})" data-assam="{view.assam} {view.facing}">'
        f"{PLATE.format(degrees=DEGREES[view.facing])}"
        f'<g transform="translate(0 -1)" stroke="{INK}" stroke-width="1.6" stroke-linejoin="round"'
        ' stroke-linecap="round">'
        f"{ASPECTS[view.facing]}</g></g>"
    )


def _gate(view: View) -> str:
    step = (SEATS_BOTTOM - SEATS_TOP) / len(view.players)
    seats = [
        f'<g transform="translate({SEAT_LEFT} {SEATS_TOP + step * (seat + 0.5):g})"'
        f' data-seat="{seat}">{_seat(player, seat == view.to_act)}</g>'
        for seat, player in enumerate(view.players)
    ]
    return (
        f'{GATE_ART}<g style="font-variant-numeric:lining-nums tabular-nums">'
        f'<g fill="{CREAM}">{_text(str(view.turn), GATE / 2, TURN_HEIGHT, 34, "middle")}</g>'
        f'<g fill="{INK}">{"".join(seats)}</g></g>'
    )


def _seat(player: Player, acts: bool) -> str:
    row = (
        f"{_swatches(player)}{_rugs_left(player)}"
        f"{_use('coin', 118, -19)}{_text(str(player.dirhams), 135, -19, 22)}"
        f"{_use('tile', 118, 17)}{_text(str(player.squares), 135, 17, 22)}"
        f"{_text(str(player.score), SEAT_WIDTH - 6, 0, 38, 'end')}"
    )
    if player.out:
        return f'<g opacity=".5">{row}</g>{STRIKE}'
    return row + RING if acts else row


def _swatches(player: Player) -> str:
    """Draw a small rug; with two colours, a piece of both and a pointer above the next."""
    if len(player.colours) == 1:
        return _use(f"{player.colours[0]}-whole", 48, -14, " scale(.54)")
    swatches = []
    for k, colour in enumerate(player.colours):
        x = 25 + 48 * k
        swatches.append(_use(f"{colour}-half", x, -14, " scale(.54)"))
        if colour == player.next_rug:
            swatches.append(f'<path d="M{x - 8}-48h16l-8 9z" fill="{BRASS}" data-next="{colour}"/>')
    return "".join(swatches)


def _rugs_left(player: Player) -> str:
    first = 36 if len(player.colours) == 1 else 12
    rolls = []
    for k, (colour, left) in enumerate(zip(player.colours, player.rugs_left, strict=True)):
        x = first + 48 * k
        dyes = f' fill="{RUG_PATTERNS[colour].ground}" stroke="{RUG_PATTERNS[colour].shade}"'
        rolls += [_use("roll", x, 32, " scale(1.1)", dyes), _text(str(left), x + 19, 32, 20)]
    return "".join(rolls)
