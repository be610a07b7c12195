"""The picture and the terminal lines of Marrakech show what is in the view, and only once."""

import random
import re
from itertools import product
from xml.etree import ElementTree

import msgspec
import pytest
from rich.cells import cell_len
from rich.style import Style

from taros.games.marrakech.layout import RUG_SQUARES, Colour, Facing, step
from taros.games.marrakech.show import picture, terminal
from taros.games.marrakech.show.picture import svg
from taros.games.marrakech.show.view import Piece, Player, View, square_name

COLOURS: tuple[Colour, ...] = ("red", "yellow", "blue", "brown")
FACINGS: tuple[Facing, ...] = ("north", "east", "south", "west")
SQUARES = [square_name(square) for square in range(49)]
WAYS = ((0, -1), (1, 0), (0, 1), (-1, 0))  # of FACINGS, on the board


def pieces_of(rng: random.Random, rugs: int) -> tuple[Piece, ...]:
    """What shows when so many rugs were thrown on the market."""
    top: dict[str, int] = {}
    for rug in range(rugs):
        for square in rng.choice(RUG_SQUARES):
            top[square_name(square)] = rug
    shown = {rug: tuple(q for q in SQUARES if top.get(q) == rug) for rug in range(rugs)}
    return tuple(Piece(COLOURS[rug % 4], squares) for rug, squares in shown.items() if squares)


def a_view(seed: int, rugs: int, colours: tuple[tuple[Colour, ...], ...]) -> View:
    """Seat 0 is to act. The numbers of a seat differ from one another and from other seats'."""
    rng = random.Random(seed)
    players = tuple(
        Player(own, 31 + k, 11 + k, 42 + 2 * k, tuple(range(5 + k, 5 + k + len(own))), own[-1], 0)
        for k, own in enumerate(colours)
    )
    return View(
        turn=88,
        phase="lay",
        to_act=0,
        seat=0,
        assam=rng.choice(SQUARES),
        facing=rng.choice(FACINGS),
        pieces=pieces_of(rng, rugs),
        players=players,
    )


FOUR = tuple((colour,) for colour in COLOURS)
TWO: tuple[tuple[Colour, ...], ...] = (("red", "blue"), ("yellow", "brown"))
VIEWS = [a_view(1, 0, FOUR), a_view(2, 20, FOUR[:3]), a_view(3, 60, FOUR), a_view(4, 24, TWO)]
every_view = pytest.mark.parametrize("view", VIEWS)


def elements(view: View) -> list[ElementTree.Element]:
    return list(ElementTree.fromstring(svg(view)).iter())


def with_data(view: View, name: str) -> list[ElementTree.Element]:
    return [element for element in elements(view) if f"data-{name}" in element.attrib]


def ids(view: View) -> list[str]:
    return [element.attrib["id"] for element in elements(view) if "id" in element.attrib]


def out_of_game(view: View, seat: int) -> View:
    players = list(view.players)
    players[seat] = msgspec.structs.replace(players[seat], out=1)
    return msgspec.structs.replace(view, players=tuple(players))


@every_view
def test_picture_is_one_document_that_needs_no_other(view: View) -> None:
    root = ElementTree.fromstring(svg(view))
    assert (root.tag, root.attrib["role"]) == ("{http://www.w3.org/2000/svg}svg", "img")
    assert [child.tag.rpartition("}")[2] for child in root][:2] == ["title", "desc"]
    links = re.findall(r'(?:href="|url\()([^")]*)', svg(view))
    assert set(links) <= {f"#{name}" for name in ids(view)}
    assert not re.search("<(script|image|style)|@import|@font-face", svg(view))
    assert len(svg(view)) < 60_000


def test_same_view_gives_the_same_bytes() -> None:
    again = msgspec.json.decode(msgspec.json.encode(VIEWS[2]), type=View)
    assert svg(again) == svg(VIEWS[2])


def test_ids_are_unique_on_a_page_with_two_pictures() -> None:
    both = ids(VIEWS[2]) + ids(VIEWS[3])
    assert len(both) == len(set(both))


@every_view
def test_picture_shows_every_piece_once(view: View) -> None:
    drawn = []
    for element in with_data(view, "rug"):
        _, colour, kind = element.attrib["href"].split("-")
        squares = tuple(element.attrib["data-rug"].split())
        assert kind == ("half", "whole")[len(squares) - 1]
        drawn.append((colour, squares))
    assert sorted(drawn) == sorted((piece.colour, piece.squares) for piece in view.pieces)


def test_rugs_lie_where_their_squares_are() -> None:
    view = msgspec.structs.replace(
        VIEWS[0],
        pieces=(Piece("red", ("a1",)), Piece("blue", ("c1", "d1")), Piece("brown", ("g6", "g7"))),
    )
    places = {rug.attrib["data-rug"]: rug.attrib["transform"] for rug in with_data(view, "rug")}
    assert places == {
        "a1": "translate(132 132)",
        "c1 d1": "translate(352 132)",
        "g6 g7": "translate(660 616) rotate(90)",
    }


def test_patterns_differ_without_colour() -> None:
    shapes = set()
    for name in COLOURS:
        defs = [
            e for e in elements(VIEWS[0]) if re.fullmatch(f"m[0-9a-f]+-{name}", e.get("id", ""))
        ]
        drawing = ElementTree.tostring(defs[0], "unicode").replace(defs[0].attrib["id"], "")
        shapes.add(re.sub("#[0-9a-f]{6}", "", drawing))
    assert len(shapes) == 4


def test_only_whole_rugs_have_border_and_fringe() -> None:
    groups = {e.attrib["id"].partition("-")[2]: e for e in elements(VIEWS[0]) if "id" in e.attrib}
    for name in COLOURS:
        whole, half = (
            ElementTree.tostring(groups[f"{name}-{kind}"], "unicode") for kind in ("whole", "half")
        )
        assert whole.count("stroke-dasharray") == 2
        assert "stroke" not in half


def exit_place(pose: int) -> tuple[float, float]:
    """Where Assam crosses the frame when he walks out of the market."""
    x, y = picture.middle(square_name(pose >> 2))
    out = picture.SQUARE / 2 + picture.FRAME
    return x + out * WAYS[pose & 3][0], y + out * WAYS[pose & 3][1]


def loops_of_the_rules() -> set[frozenset[tuple[float, float]]]:
    """M3.4, from the engine: the two ends of each loop."""
    loops = set()
    for pose in range(4 * 49):
        column, row = (pose >> 2) % 7 + WAYS[pose & 3][0], (pose >> 2) // 7 + WAYS[pose & 3][1]
        if column not in range(7) or row not in range(7):
            loops.add(frozenset([exit_place(pose), exit_place(step(pose) ^ 2)]))
    return loops


def ends(loop: ElementTree.Element) -> frozenset[tuple[float, float]]:
    """The two ends of a drawn loop, on the board."""
    x, y, degrees = map(float, re.findall(r"[-\d.]+", loop.attrib["transform"]))
    right = {0: (1, 0), 90: (0, 1), 180: (-1, 0), 270: (0, -1)}[int(degrees)]
    down = (-right[1], right[0])
    local = ((-44, 0), (44, 0)) if loop.attrib["href"].endswith("loop") else ((-60, 0), (0, 60))
    return frozenset(
        (x + u * right[0] + v * down[0], y + u * right[1] + v * down[1]) for u, v in local
    )


def test_loops_join_the_exits_of_the_rules() -> None:
    drawn = [ends(loop) for loop in with_data(VIEWS[0], "loop")]
    assert len(drawn) == 14
    assert set(drawn) == loops_of_the_rules()


def test_assam_looks_four_ways() -> None:
    drawings = set()
    for facing in FACINGS:
        view = msgspec.structs.replace(VIEWS[0], assam="c5", facing=facing)
        (assam,) = with_data(view, "assam")
        assert assam.attrib["transform"] == "translate(308 484)"
        assert assam.attrib.pop("data-assam") == f"c5 {facing}"
        pointer = assam[0].attrib.pop("transform")
        assert pointer == f"rotate({90 * FACINGS.index(facing)})"
        drawings.add(ElementTree.tostring(assam))
    assert len(drawings) == 4


@every_view
def test_picture_has_each_seats_numbers(view: View) -> None:
    seats = with_data(view, "seat")
    for seat, player in zip(seats, view.players, strict=True):
        numbers = [int(text) for text in seat.itertext()]
        assert sorted(numbers) == sorted(
            [player.dirhams, player.squares, player.score, *player.rugs_left]
        )


def test_ring_strike_and_next_rug() -> None:
    view = msgspec.structs.replace(out_of_game(VIEWS[3], 1), to_act=0)
    first, second = with_data(view, "seat")
    assert [name for name in ("acts", "out") if first.find(f".//*[@data-{name}]") is not None] == [
        "acts"
    ]
    assert [name for name in ("acts", "out") if second.find(f".//*[@data-{name}]") is not None] == [
        "out"
    ]
    assert [e.attrib["data-next"] for e in with_data(view, "next")] == ["blue", "brown"]
    assert not with_data(msgspec.structs.replace(view, to_act=-1), "acts")


@every_view
def test_picture_has_no_words(view: View) -> None:
    texts = {e.text or "" for e in elements(view) if e.tag.endswith("text")}
    assert {text for text in texts if not text.isdecimal()} == set("abcdefg")


def test_description_reads_as_rows() -> None:
    pieces = (Piece("red", ("a1", "b1")), Piece("brown", ("d1", "d2")), Piece("blue", ("g7",)))
    view = msgspec.structs.replace(VIEWS[0], pieces=pieces, assam="c5", facing="west")
    (desc,) = (e.text or "" for e in elements(view) if e.tag.endswith("desc"))
    rows = desc.splitlines()
    assert rows[:2] == ["r-r . n|. . .", ". . . n . . ."]
    assert rows[6:9] == [". . . . . . b", "c5w", "r 31+11=42 5"]


def characters(view: View) -> list[list[tuple[str, str]]]:
    """The lines as single characters, each with its style."""
    return [
        [(character, style) for text, style in line for character in text]
        for line in terminal.terminal(view)
    ]


def corner(square: str) -> tuple[int, int]:
    return terminal._corner(square)


@every_view
def test_lines_are_equally_wide_and_fit_80_columns(view: View) -> None:
    widths = {sum(cell_len(text) for text, _ in line) for line in terminal.terminal(view)}
    assert len(widths) == 1
    assert widths.pop() <= 80


@every_view
def test_styles_are_rich_styles(view: View) -> None:
    for line in terminal.terminal(out_of_game(view, 1)):
        for _, style in line:
            Style.parse(style)


@pytest.mark.parametrize(("facing", "arrow"), list(zip(FACINGS, "▲▶▼◀", strict=True)))
def test_terminal_marks_assam_once(facing: str, arrow: str) -> None:
    lines = characters(msgspec.structs.replace(VIEWS[2], assam="f3", facing=facing))
    arrows = [
        (x, y, sign)
        for y, line in enumerate(lines)
        for x, (sign, _) in enumerate(line)
        if sign in "▲▶▼◀"
    ]
    ((x, y, sign),) = arrows
    left, top = corner("f3")
    assert sign == arrow
    assert x in range(left, left + terminal.WIDE)
    assert y in range(top, top + terminal.HIGH)


@every_view
def test_gaps_are_woven_only_inside_a_rug(view: View) -> None:
    lines = characters(view)
    rug_of = {square: piece for piece in view.pieces for square in piece.squares}
    for square, (dx, dy) in product(SQUARES, ((1, 0), (0, 1))):
        x, y = corner(square)
        gap = lines[y + dy * terminal.HIGH][x + dx * terminal.WIDE]
        neighbour = chr(ord(square[0]) + dx) + str(int(square[1]) + dy)
        piece = rug_of.get(square)
        if neighbour in SQUARES and piece is not None and neighbour in piece.squares:
            assert gap[0] != " "
            assert gap[1] == terminal.RUG_TEXTURES[piece.colour].style
        elif neighbour in SQUARES:
            assert gap == (" ", "")


@every_view
def test_every_square_shows_its_rug(view: View) -> None:
    lines = characters(view)
    rug_of = {square: piece for piece in view.pieces for square in piece.squares}
    for square in SQUARES:
        x, y = corner(square)
        sign, style = lines[y][x]
        texture = terminal.RUG_TEXTURES[rug_of[square].colour] if square in rug_of else None
        assert style == (texture.style if texture else "dim")
        assert sign in ("".join(texture.rows) if texture else "╭")


def test_lines_join_the_coordinates_of_a_loop() -> None:
    lines = ["".join(sign for sign, _ in line) for line in characters(VIEWS[0])]
    assert lines[0].strip() == "a─────b     c─────d     e─────f     g───╮"
    assert lines[-1].strip() == "╰───a     b─────c     d─────e     f─────g"
    left, right = ("".join(line[x] for line in lines) for x in terminal.LOOPS_DOWN)
    assert left.strip() == "1││2  3││4  5││6  7│╰"
    assert right.strip() == "╮1  2││3  4││5  6││7"


def test_textures_of_the_terminal_share_no_character() -> None:
    signs = [set("".join(texture.rows)) for texture in terminal.RUG_TEXTURES.values()]
    assert len(set.union(*signs)) == sum(map(len, signs))


def panel(view: View) -> str:
    lines = ("".join(text for text, _ in line) for line in terminal.terminal(view))
    return "\n".join(line[terminal.SEATS_LEFT :] for line in lines)


@every_view
def test_terminal_has_each_seats_numbers(view: View) -> None:
    expected = [
        number
        for player in view.players
        for number in (player.dirhams, player.squares, player.score, *player.rugs_left)
    ]
    assert [int(number) for number in re.findall(r"\d+", panel(view))] == expected


def test_terminal_marks_seat_to_act_next_rug_and_who_is_out() -> None:
    view = out_of_game(VIEWS[3], 1)
    signs = re.findall("[→✕←]", panel(view))
    assert signs == ["→", "←", "✕", "←"]
    dim = [
        style.startswith("dim")
        for line in terminal.terminal(view)
        for text, style in line
        if "✕" in text
    ]
    assert dim == [True]
    assert not re.search("[→✕←]", panel(msgspec.structs.replace(VIEWS[1], to_act=-2)))


@every_view
def test_terminal_has_no_words(view: View) -> None:
    text = "\n".join("".join(text for text, _ in line) for line in terminal.terminal(view))
    assert set(re.findall("[A-Za-z]+", text)) == set("abcdefg")
