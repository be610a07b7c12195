"""The terminal lines of Regatta: the sea to scale, everybody's numbers, one's own hand."""

import re

import msgspec
import pytest
from rich.cells import cell_len
from rich.style import Style

import taros
from games.regatta.moments import COURSES, midway, race, start, with_boat, with_sea
from taros.core.words import message
from taros.games.regatta.show.bearings import bearing, goals
from taros.games.regatta.show.terminal import (
    ARROWS,
    COLUMNS,
    FLEET,
    LEFT,
    LETTERS,
    ROWS,
    SEATS_LEFT,
    TOP,
    chart_of,
    terminal,
)
from taros.games.regatta.show.view import Arrow, Buoy, Card, Rock, View

every_course = pytest.mark.parametrize("course", COURSES)
NAMES = ("one", "a second name that is far too long", "three", "four")


def lines(view: View) -> list[str]:
    return ["".join(text for text, _ in line) for line in terminal(view, NAMES)]


def sea_lines(view: View) -> list[str]:
    return [line[LEFT : LEFT + COLUMNS] for line in lines(view)[TOP : TOP + ROWS]]


def panel(view: View) -> list[str]:
    return [line[SEATS_LEFT:] for line in lines(view)[: TOP + ROWS + 1]]


def below(view: View) -> list[str]:
    return [line.strip() for line in lines(view)[TOP + ROWS + 1 :]]


def boats_on(view: View) -> dict[str, tuple[int, int, str]]:
    """Of each letter on the map: where its arrow stands, and the arrow."""
    found = {}
    for y, line in enumerate(sea_lines(view)):
        for match in re.finditer(f"([{ARROWS}])([{LETTERS}])", line):
            assert match[2] not in found
            found[match[2]] = (match.start(), y, match[1])
    return found


# Every moment


@pytest.mark.parametrize(
    ("course", "seats"), [*((course, 4) for course in COURSES), ("classic", 1), ("slalom", 3)]
)
def test_lines_fit_80_columns_and_24_lines_at_every_moment(course: str, seats: int) -> None:
    for moment in race(course, seats)[::5]:
        drawn = terminal(moment.view, NAMES[:seats])
        assert {sum(cell_len(text) for text, _ in line) for line in drawn} == {80}
        assert len(drawn) <= 24


@every_course
def test_every_boat_is_shown_once_near_its_place(course: str) -> None:
    for moment in race(course, 4)[::5]:
        view = moment.view
        found = boats_on(view)
        assert set(found) == set("ABCD")
        for seat, boat in enumerate(view.boats):
            assert boat.pose is not None
            x, y, arrow = found[LETTERS[seat]]
            assert arrow == ARROWS[round(boat.pose[2] / 45) % 8]
            true_x, true_y = chart_of(view).cell_at(boat.pose[:2])
            off = (LEFT + x - true_x, TOP + y - true_y)
            if seat == view.seat:
                assert off in ((0, 0), (-1, 0))  # there is room for two characters
            assert abs(off[0]) <= 4
            assert abs(off[1]) <= 2


@every_course
def test_styles_are_rich_styles(course: str) -> None:
    for line in terminal(midway(course).view, NAMES):
        for _, style in line:
            Style.parse(style)


def test_views_with_boats_elsewhere_differ() -> None:
    view = midway("classic").view
    moved = with_boat(view, 1, pose=(0.0, 500.0, 0.0))
    turned = with_boat(moved, 1, pose=(0.0, 500.0, 90.0))
    assert len({"\n".join(lines(each)) for each in (view, moved, turned)}) == 3


@every_course
def test_there_are_no_words(course: str) -> None:
    view = midway(course).view
    text = "\n".join(line for line in lines(msgspec.structs.replace(view, hand=())))
    for name in NAMES:
        text = text.replace(name[:25], "")
    assert set(re.findall("[A-Za-z]+", text)) <= set(LETTERS)


# The map


def test_map_has_true_proportions() -> None:
    """400 mm up are half as many characters as 400 mm to the right; up the course is up."""
    chart = chart_of(start())
    for at in ((0.0, 0.0), (-130.0, 410.0)):
        x, y = chart.cell_at(at)
        right, same_y = chart.cell_at((at[0] + 400, at[1]))
        same_x, up = chart.cell_at((at[0], at[1] + 400))
        assert (same_x, same_y) == (x, y)
        assert abs((right - x) - 2 * (y - up)) <= 2
        assert y - up > 4


@every_course
def test_course_is_on_the_map(course: str) -> None:
    view = start(course)
    chart = chart_of(view)
    for seat in range(len(view.boats)):
        view = with_boat(view, seat, pose=None)
    text, chart = sea_lines(view), chart_of(view)
    marks = [buoy for buoy in view.sea.buoys if buoy.side is not None]
    for order, mark in enumerate(marks, 1):
        x, y = chart.cell_at(mark.at)
        sign = "↻" if mark.side == "clockwise" else "↺"
        assert text[y - TOP][x - LEFT] == "●"
        around = text[y - TOP][max(0, x - LEFT - 2) : x - LEFT + 3]
        assert around.strip(" ~") in (f"●{order}{sign}", f"{order}{sign}●")
    (left, y), (right, _) = (chart.cell_at(end) for end in view.sea.line)
    line = text[y - TOP][left - LEFT : right - LEFT + 1]
    assert re.fullmatch("○┄+○", line)


def test_signs_of_a_mark_at_the_right_rim_stand_left_of_it() -> None:
    view = start()
    buoys = (*view.sea.buoys, Buoy((2000.0, 500.0), 10.0, "blue", "anticlockwise"))
    text = "\n".join(sea_lines(with_sea(view, buoys=buoys)))
    assert "3↺●" in text


def test_land_is_where_it_lies() -> None:
    shore = ((-300.0, 300.0), (100.0, 300.0), (100.0, 700.0), (-300.0, 700.0))
    view = with_sea(start(), islands=(shore,), rocks=(Rock((300.0, 200.0), 2.0),))
    chart = chart_of(view)
    text = sea_lines(view)

    def sign(at: tuple[float, float]) -> str:
        x, y = chart.cell_at(at)
        return text[y - TOP][x - LEFT]

    for x in range(-250, 100, 50):
        for y in range(380, 650, 40):
            assert sign((x, y)) == "⣿"
    for at in ((-380.0, 500.0), (180.0, 500.0), (-100.0, 200.0), (-100.0, 790.0)):
        assert sign(at) in " ~"
    assert "⠀" < sign((300.0, 200.0)) <= "⣿"
    assert not re.search("[⠁-⣿]", "\n".join(sea_lines(start())))


def test_edge_is_an_outline_and_there_is_no_water_beyond() -> None:
    view = start("harbour")
    chart = chart_of(view)
    text = sea_lines(view)
    for x, y in view.sea.edge:
        column, row = chart.cell_at((x, y))
        assert "⠀" < text[row - TOP][column - LEFT] <= "⣿"
    styles = {
        (x, y): style
        for y, line in enumerate(terminal(view))
        for x, (_, style) in enumerate((c, style) for text, style in line for c in text)
    }
    assert styles[chart.cell_at((0.0, 200.0))]
    assert not styles[LEFT, TOP]
    assert not styles[LEFT + COLUMNS - 1, TOP + ROWS - 1]


def test_boats_at_one_place_are_all_shown() -> None:
    view = start()
    for seat in range(4):
        view = with_boat(view, seat, pose=(-150.0 + seat, 300.0, 45.0))
    found = boats_on(view)
    assert {arrow for _, _, arrow in found.values()} == {"↗"}
    assert set(found) == set("ABCD")


def test_boats_that_are_home_have_left_the_water_until_the_race_is_over() -> None:
    view = with_boat(start(), 1, place=1)
    assert set(boats_on(view)) == set("ACD")
    over = msgspec.structs.replace(view, phase="over", to_act=-2)
    assert set(boats_on(over)) == set("ABCD")
    assert set(boats_on(with_boat(start(), 3, pose=None, way=None))) == set("ABC")


def painted(view: View) -> list[tuple[str, str]]:
    """The letters of boats with their styles, on the map and in the panel."""
    return [
        (text.strip()[-1], style)
        for line in terminal(view)
        for text, style in line
        if style in FLEET.values()
    ]


def test_boats_have_the_colours_of_their_seats() -> None:
    found = painted(start())
    assert sorted(set(found)) == list(zip("ABCD", FLEET.values(), strict=True))
    assert len(found) == 8


def test_r1_1_boats_have_the_colours_that_were_chosen() -> None:
    """R1.1: on the map and in the panel."""
    chosen = ("blue", "yellow", "red")
    found = painted(taros.new("regatta", 3, seed=1, colours=chosen).view())
    assert sorted(set(found)) == [
        (letter, FLEET[c]) for letter, c in zip("ABC", chosen, strict=True)
    ]
    assert len(found) == 6


# The panel


@every_course
def test_panel_has_each_seats_numbers(course: str) -> None:
    view = midway(course).view
    marks = sum(buoy.side is not None for buoy in view.sea.buoys)
    rows = [line for line in panel(view) if re.search(r"\d/\d", line)]
    for seat, (row, boat) in enumerate(zip(rows, view.boats, strict=True)):
        assert boat.pose is not None
        assert boat.way is not None
        acts = ["→"] if seat == view.to_act else []
        calm = ["☼"] if boat.becalmed else []
        way = f"{'↶' if boat.astray else ''}{boat.way / 1000:.2f}"
        heading = f"{round(boat.pose[2]) % 360}°"
        rounded = f"{boat.rounded}/{marks}"
        expected = [*acts, LETTERS[seat], way, rounded, str(boat.cards), heading, *calm]
        assert row.split() == expected


def test_panel_signs() -> None:
    view = with_boat(start(), 0, becalmed=True, pose=(0.0, 100.0, 359.8))
    view = with_boat(view, 1, place=2, rounded=2)
    view = with_boat(view, 2, astray=True, way=1234.0)
    view = with_boat(view, 3, pose=None, way=None)
    view = msgspec.structs.replace(view, to_act=2, pile=31, discards=("S", "S"))
    text = panel(view)
    rows = [line.split() for line in text if re.search(r"\d/\d", line)]
    assert rows[0][-2:] == ["0°", "☼"]
    assert rows[1] == ["B", "⚑2", "2/2", "5"]
    assert rows[2][:3] == ["→", "C", "↶1.23"]
    assert rows[3] == ["D", "0/2", "5"]
    assert text[TOP + ROWS - 1].split() == ["▤", "31", "▥", "2"]
    assert text[TOP].split() == ["⌂", "●", "▯", "∠"]
    assert lines(view)[0].startswith(f"╭─ {view.turn} ─")


def test_names_stand_with_their_seats_as_far_as_there_is_room() -> None:
    text = panel(start())
    for seat, name in enumerate(NAMES):
        (row,) = (y for y, line in enumerate(text) if line.strip() == name[:25].strip())
        assert f" {LETTERS[seat]} " in text[row - 1]


# The hand


def test_hand_is_the_viewers_own() -> None:
    view = msgspec.structs.replace(start(), hand=("L45", "S", "S", "L90-helm", "sun"))
    assert below(view) == ["▯  L45  2×S  L90-helm  sun"]  # noqa: RUF001
    assert below(msgspec.structs.replace(view, viewer=None, hand=())) == []


def test_many_long_cards_take_more_lines() -> None:
    names = [f"L90aaa{k}|L45aaaa|Saaaaaa|R45aaaa|R90aaaa" for k in range(5)]
    arrow = Arrow("S", 88, 0, 0)
    words = message("regatta-way-ahead")
    kinds = tuple(Card(name, words, "white", "", (arrow,)) for name in names)
    view = msgspec.structs.replace(start(), kinds=kinds, hand=tuple(names))
    assert " ".join(below(view)).split() == ["▯", *names]
    assert {cell_len(line) for line in lines(view)} == {80}


# Bearings


def test_bearings_are_from_the_bow() -> None:
    sea = start().sea
    bow = max(ahead for ahead, _ in sea.hull)
    lying = (100.0, 200.0, 90.0)
    assert bearing(lying, sea, (100.0 + bow, 700.0)) == (-90, 500.0)
    assert bearing(lying, sea, (100.0 + bow, -300.0)) == (90, 500.0)
    assert bearing(lying, sea, (1100.0 + bow, 200.0)) == (0, 1000.0)
    assert bearing(lying, sea, (bow - 900.0, 200.0)) == (-180, 1000.0)


def test_goals_are_what_is_still_to_be_sailed_to() -> None:
    view = start()
    assert [mark for mark, _ in goals(view, 0)] == [None, 1, 2, None]
    assert [mark for mark, _ in goals(with_boat(view, 0, started=True, rounded=1), 0)] == [2, None]
    line = next(goals(view, 0))[1]
    assert line == (0.0, view.sea.line[0][1])


def test_the_viewer_reads_where_rivals_and_goals_lie() -> None:
    view = with_boat(start(), 0, pose=(0.0, 500.0, 0.0), started=True, rounded=1)
    view = with_boat(view, 1, pose=(0.0, 900.0, 0.0))
    view = with_boat(view, 2, pose=(0.0, -300.0, 0.0))
    view = msgspec.structs.replace(with_boat(view, 3, place=1), viewer=0)
    own, ahead, astern, home = panel(view)[TOP + 4 :: 4][:4]
    bow = max(ahead for ahead, _ in view.sea.hull)
    assert ahead.split() == ["▴", f"{(400 - bow) / 1000:.2f}"]
    assert astern.split() == ["▾", f"{(800 + bow) / 1000:.2f}"]
    assert home.split() == []
    mark = bearing((0.0, 500.0, 0.0), view.sea, view.sea.buoys[3].at)
    side = "▸" if mark.turn > 0 else "◂"
    assert f"●2 {side}{abs(mark.turn)}° {mark.distance / 1000:.2f}" in own
    assert "○┄○" in own
    aground = with_boat(view, 0, pose=None)
    assert panel(aground)[TOP + 8].split() == []
