"""A position of Marrakech as lines of styled text, for terminals of 80 columns and more.

A square is WIDE by HIGH characters, with a gap of one to the next; the gap inside a whole rug is
woven over, so that what hangs together is one rug. Lines between the coordinates round the market
are the loops (M3.4). To the right stand the seats. There are no words, only signs and numbers.
"""

from collections.abc import Sequence
from typing import NamedTuple

from taros.core.canvas import PLAIN, Canvas, Segment, line_of, write

from .view import Piece, Player, View

COLUMNS = "abcdefg"
ROWS = "1234567"

WIDE, HIGH = 5, 2
MIDDLE = WIDE // 2
BARE = ("╭   ╮", "╰   ╯")
STEP_X, STEP_Y = WIDE + 1, HIGH + 1
LEFT, TOP = 4, 1
RIGHT, BOTTOM = LEFT + len(COLUMNS) * STEP_X, TOP + len(ROWS) * STEP_Y - 1
SEATS_LEFT = RIGHT + 5
WIDTH, HEIGHT = SEATS_LEFT + 28, BOTTOM + 1

# the characters of a seat's line at which its numbers end
DIRHAMS, SQUARES, SCORE, RUGS, NEXT = 11, 15, 20, 25, 27
NAME, NAME_SIZE = 9, 14  # where a name begins, and what there is room for
HEADINGS = {DIRHAMS: "◎", SQUARES: "▦", SCORE: "Σ", RUGS: "▤"}

QUIET = "dim"
STRONG = "bold"
BRASS = "bold #c8922e"
MERCHANT = "bold #b5342c on #fffaf0"
MERCHANTS = {
    "north": (" ▲ ", " ● "),
    "east": (" ●▶", "   "),
    "south": (" ● ", " ▼ "),
    "west": ("◀● ", "   "),
}

# M3.4: each loop joins the column or row named here and the one after it
LOOPS_ACROSS = {TOP - 1: "ace", BOTTOM: "bdf"}
LOOPS_DOWN = {LEFT - 2: "135", RIGHT: "246"}


class RugTexture(NamedTuple):
    """The pattern of a colour: a style, and rows of characters repeated from a rug's corner."""

    style: str
    rows: tuple[str, ...]


RUG_TEXTURES = {
    "red": RugTexture("#f2cdb2 on #b5342c", ("◇",)),
    "yellow": RugTexture("#5a350c on #dfa22b", ("╱╲",)),  # noqa: RUF001
    "blue": RugTexture("#d8e7ef on #2a5a8c", ("✶·", "·✶")),
    "brown": RugTexture("#ead3ae on #6b432b", ("┃│",)),
}


def terminal(view: View, names: Sequence[str] = ()) -> list[list[Segment]]:
    """Draw a view line by line; every line is WIDTH columns wide. `names` stand with their rugs."""
    canvas: Canvas = {}
    _draw_market(canvas)
    _draw_loops(canvas)
    for piece in view.pieces:
        _draw_rug(canvas, piece)
    _draw_assam(canvas, view)
    _draw_seats(canvas, view)
    for seat, name in enumerate(names):
        write(canvas, SEATS_LEFT + NAME, _seat_top(view, seat) + 1, name[:NAME_SIZE], PLAIN)
    return [line_of(canvas, y, WIDTH) for y in range(HEIGHT)]


def _corner(square: str) -> tuple[int, int]:
    """Return the first character of a square."""
    return _x(square[0]), _y(square[1])


def _x(column: str) -> int:
    return LEFT + STEP_X * COLUMNS.index(column)


def _y(row: str) -> int:
    return TOP + STEP_Y * ROWS.index(row)


def _draw_market(canvas: Canvas) -> None:
    for square in (column + row for column in COLUMNS for row in ROWS):
        x, y = _corner(square)
        for k, text in enumerate(BARE):
            write(canvas, x, y + k, text, QUIET)


def _draw_loops(canvas: Canvas) -> None:
    """Draw the coordinates, joined where Assam leaves the market and where he returns."""
    for y, firsts in LOOPS_ACROSS.items():
        for first in firsts:
            write(canvas, _x(first) + MIDDLE, y, "─" * STEP_X, QUIET)
        for column in COLUMNS:
            canvas[_x(column) + MIDDLE, y] = column, PLAIN
    for x, firsts in LOOPS_DOWN.items():
        for first in firsts:
            _draw_down(canvas, x, _y(first), _y(first) + STEP_Y)
        for row in ROWS:
            canvas[x, _y(row)] = row, PLAIN
    _draw_corner_loops(canvas)


def _draw_down(canvas: Canvas, x: int, top: int, bottom: int) -> None:
    for y in range(top, bottom):
        canvas[x, y] = "│", QUIET


def _draw_corner_loops(canvas: Canvas) -> None:
    """Draw the loops from column g to row 1, and from row 7 to column a."""
    write(canvas, _x("g") + MIDDLE + 1, TOP - 1, "───╮", QUIET)
    _draw_down(canvas, LEFT - 2, _y("7") + 1, BOTTOM)
    write(canvas, LEFT - 2, BOTTOM, "╰───", QUIET)


def _draw_rug(canvas: Canvas, piece: Piece) -> None:
    x, y = _corner(piece.squares[0])
    last_x, last_y = _corner(piece.squares[-1])
    _weave(canvas, piece.colour, (x, y), (last_x - x + WIDE, last_y - y + HIGH))


def _weave(canvas: Canvas, colour: str, at: tuple[int, int], size: tuple[int, int]) -> None:
    style, rows = RUG_TEXTURES[colour]
    for dy in range(size[1]):
        row = rows[dy % len(rows)]
        for dx in range(size[0]):
            canvas[at[0] + dx, at[1] + dy] = row[dx % len(row)], style


def _draw_assam(canvas: Canvas, view: View) -> None:
    x, y = _corner(view.assam)
    for k, text in enumerate(MERCHANTS[view.facing]):
        write(canvas, x + 1, y + k, text, MERCHANT)


def _draw_seats(canvas: Canvas, view: View) -> None:
    for end, sign in HEADINGS.items():
        canvas[SEATS_LEFT + end, _seat_top(view, 0) - 2] = sign, QUIET
    for seat, player in enumerate(view.players):
        _draw_seat(canvas, _seat_top(view, seat), player, seat == view.to_act)


def _seat_top(view: View, seat: int) -> int:
    return (HEIGHT - STEP_Y * len(view.players)) // 2 + 1 + STEP_Y * seat


def _draw_seat(canvas: Canvas, y: int, player: Player, acts: bool) -> None:
    canvas[SEATS_LEFT, y] = "✕" if player.out else "→" if acts else " ", BRASS
    _draw_number(canvas, DIRHAMS, y, player.dirhams)
    _draw_number(canvas, SQUARES, y, player.squares)
    _draw_number(canvas, SCORE, y, player.score, STRONG)
    for k, colour in enumerate(player.colours):
        _weave(canvas, colour, (SEATS_LEFT + 2, y + k), (WIDE, HIGH // len(player.colours)))
        _draw_number(canvas, RUGS, y + k, player.rugs_left[k])
        if len(player.colours) > 1 and colour == player.next_rug:
            canvas[SEATS_LEFT + NEXT, y + k] = "←", BRASS
    if player.out:
        _dim_seat(canvas, y)


def _draw_number(canvas: Canvas, end: int, y: int, number: int, style: str = PLAIN) -> None:
    text = str(number)
    write(canvas, SEATS_LEFT + end - len(text) + 1, y, text, style)


def _dim_seat(canvas: Canvas, top: int) -> None:
    for (x, y), (text, style) in canvas.items():
        if x >= SEATS_LEFT and y in range(top, top + HIGH):
            canvas[x, y] = text, f"{QUIET} {style}".strip()
