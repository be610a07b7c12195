"""R1: the set-up, and every option that changes it."""

import math
from collections import Counter
from typing import Any

import pytest

import taros
from games.regatta.scenes import (
    begun,
    clause,
    deal,
    hand,
    legal,
    outcomes,
    phase,
    play,
    pose,
    scene,
    where,
)
from taros.core.match import Match

HANDS = ("L45+L45+S+s+sun", "R45+R45+S+s+sun", "R90+R90+S+s+sun", "L90+L90+S+s+L30")


def lanes(match: Match) -> list[float]:
    """The places of the masts from left to right along the line, seat by seat."""
    return [pose(match, seat)[0] for seat in range(match.seats)]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_r1_1_one_to_four_boats_in_their_colours(seats: int) -> None:
    """R1.1: red, green, yellow, blue, in the order of the seats."""
    match = begun(seats)
    colours = [boat.colour for boat in match.view().boats]
    assert colours == ["red", "green", "yellow", "blue"][:seats]
    assert len(match.standings()) == seats


@pytest.mark.parametrize(
    ("seats", "given"),
    [
        (1, ("blue",)),
        (2, ("yellow", "red")),
        (3, ("green", "blue", "red")),
        (4, ("blue", "yellow", "green", "red")),
    ],
)
def test_r1_1_everybody_chooses_a_boat(seats: int, given: tuple[str, ...]) -> None:
    """R1.1: `colours` gives the seats their boats, in order; a record and a position keep them."""
    match = begun(seats, colours=given)
    assert tuple(boat.colour for boat in match.view().boats) == given
    assert begun(seats, colours=",".join(given)).position == match.position
    assert match.position.endswith(f" colours={','.join(given)}")
    again = (taros.load(match.record()), taros.from_position("regatta", match.position, roll=False))
    for read in again:
        assert tuple(boat.colour for boat in read.view().boats) == given


def test_r1_1_colours_that_nobody_chose_leave_no_trace() -> None:
    """R1.1: the usual colours are not written into positions and records."""
    match = begun(3)
    assert "colours" not in match.position
    assert "colours" not in match.record()


@pytest.mark.parametrize(
    ("seats", "given", "reason"),
    [
        (2, "red", "red does not name 2 different colours"),
        (2, "red,green,blue", "red,green,blue does not name 2 different colours"),
        (3, "red,blue,red", "red,blue,red does not name 3 different colours"),
        (1, "red,blue", "red,blue does not name one colour"),
        (2, "red,brown", "allowed: some of red, green, yellow, blue"),
    ],
)
def test_r1_1_all_boats_differ(seats: int, given: str, reason: str) -> None:
    """R1.1: one colour for every seat, no colour twice, none that no boat has."""
    with pytest.raises(taros.BadOption, match=reason):
        begun(seats, colours=given)


def test_r1_1_a_sun_is_laid_before_a_boat_by_its_colour() -> None:
    """R1.1, R6.3: moves name boats by the colours that were chosen."""
    poses, hands = ["0,0,0", "900,0,0", "-900,0,0"], ["S+sun", "s", "s"]
    match = play(scene(poses, hands, colours="green,blue,red"), "sail S")
    assert legal(match) == ["sun blue", "sun red", "done"]
    assert clause(match, "sun green") == "R6.3"  # one's own
    assert clause(match, "sun yellow") == "R6.3"  # nobody's
    play(match, "SUN Red")
    assert [boat.becalmed for boat in match.view().boats] == [False, False, True]
    assert "sun_red" in match.record()
    assert taros.load(match.record()).position == match.position


@pytest.mark.parametrize("seats", [-1, 0, 5])
def test_r1_1_no_other_number_sails(seats: int) -> None:
    """R1.1: and no other number."""
    with pytest.raises(taros.BadOption, match=r"seats: .* allowed: 1 to 4"):
        begun(seats)


def test_r1_1_one_boat_alone_sails_against_the_clock() -> None:
    """R1.1: turn after turn is its own, a sun has nobody to be laid before, and home is the end."""
    match = scene(["0,60,180"], ["S+sun"], progress=["1"], course="classic")
    play(match, "sail S")
    assert legal(match) == ["done"]
    play(match, "done", "s", "s", "s", "s")
    assert where(match) == (0, "main", 2)
    play(match, "steer 0")
    assert where(match) == (0, "main", 3)
    match = scene(["0,60,180"], ["S+sun"], progress=["2"], turn=9, course="classic")
    play(match, "sail S")
    assert (match.to_act, match.turn) == (None, 9)
    assert [(s.place, s.win) for s in match.standings()] == [(1, 1.0)]


def test_r1_1_the_sea_has_no_edge_unless_the_course_gives_one() -> None:
    """R1.1: off the chart of an open course, stopped at the edge of a bounded one."""
    far = scene(["9000,9000,90"], ["S"], course="classic")
    assert far.why_not("sail S") is None
    assert far.view().sea.edge == ()
    harbour = scene(["380,700,90"], ["S"], course="harbour")
    assert clause(harbour, "sail S") == "R3.5"
    assert len(harbour.view().sea.edge) == 10


def test_r1_2_white_buoys_mark_the_line_and_others_the_marks() -> None:
    """R1.2: the marks in their order, each with its side."""
    sea = begun(2).view().sea
    assert [buoy.colour for buoy in sea.buoys] == ["white", "white", "red", "green"]
    assert [buoy.side for buoy in sea.buoys] == [None, None, "clockwise", "clockwise"]
    assert sea.line == (sea.buoys[0].at, sea.buoys[1].at)


def test_r1_2_rocks_and_islands_may_lie_in_the_way() -> None:
    """R1.2: and are not to be touched."""
    sea = begun(2, course="islands").view().sea
    assert [(rock.at, rock.radius) for rock in sea.rocks] == [((0, 980), 24)]
    assert [len(island) for island in sea.islands] == [5, 6]
    match = scene(["0,830,0"], ["S"], course="islands")
    reason = match.why_not("sail S")
    assert reason is not None
    assert "a rock" in reason.text


@pytest.mark.parametrize("course", ["classic", "sprint", "slalom", "islands", "harbour"])
def test_r1_2_option_course(course: str) -> None:
    """R1.2: every shipped course can be begun by any number of boats."""
    for seats in (1, 2, 3, 4):
        match = begun(seats, course=course)
        assert len(match.view().sea.buoys) >= 3
        assert match.options.course == course  # type: ignore[attr-defined]


def test_r1_2_the_classic_course_grows() -> None:
    """R1.2: with the number of boats."""
    widths = [begun(seats).view().sea.line[1][0] for seats in (1, 2, 3, 4)]
    assert widths == [150, 150, 175, 200]
    assert len({begun(seats, course="sprint").view().sea.line for seats in (1, 2, 3, 4)}) == 1


def test_r1_2_a_course_of_ones_own() -> None:
    """R1.2, R8.4: as text."""
    text = "line:-250,10,250,10;ccw:-300,600;cw:300,750,black;rock:0,500,15"
    sea = begun(3, course=text).view().sea
    assert sea.line == ((-250, 10), (250, 10))
    assert [(buoy.at, buoy.colour, buoy.side) for buoy in sea.buoys[2:]] == [
        ((-300, 600), "red", "anticlockwise"),
        ((300, 750), "black", "clockwise"),
    ]
    assert [(rock.at, rock.radius) for rock in sea.rocks] == [((0, 500), 15)]


@pytest.mark.parametrize(
    ("seats", "places"),
    [(1, [0]), (2, [-75, 75]), (3, [-350 / 3, 0, 350 / 3]), (4, [-150, -50, 50, 150])],
)
def test_r1_3_boats_begin_behind_the_line(seats: int, places: list[float]) -> None:
    """R1.3: bow on it, up the course, spread evenly with half a space at each end."""
    match = begun(seats)
    assert lanes(match) == pytest.approx(places, abs=0.001)
    for seat in range(seats):
        assert pose(match, seat)[1:] == (-40, 0)


def test_r1_3_a_line_off_the_middle() -> None:
    """R1.3: the lanes go with the line."""
    match = begun(2, course="line:100,30,500,30;cw:0,700")
    assert [pose(match, seat) for seat in (0, 1)] == [(200, -10, 0), (400, -10, 0)]


def test_r1_3_option_lanes_seats() -> None:
    """R1.3: by default in the order of the seats, whoever sails first."""
    assert lanes(begun(4, first=2)) == [-150, -50, 50, 150]
    assert lanes(begun(4, lanes="seats")) == [-150, -50, 50, 150]


def test_r1_3_option_lanes_lot() -> None:
    """R1.3: chance gives seat after seat one of the free lanes."""
    match = begun(3, lanes="lot", first=1)
    assert where(match) == (taros.CHANCE, "lane-lot", 0)
    assert outcomes(match) == {"lane1": 1, "lane2": 1, "lane3": 1}
    assert [boat.pose for boat in match.view().boats] == [None] * 3
    play(match, "lane3")
    assert outcomes(match) == {"lane1": 1, "lane2": 1}
    play(match, "lane1")
    assert outcomes(match) == {"lane2": 1}
    play(match, "lane2")
    assert lanes(match) == pytest.approx([350 / 3, -350 / 3, 0], abs=0.001)
    assert phase(match) == "draw"


def test_r1_3_option_lanes_chosen() -> None:
    """R1.3: from the last to sail to the first, each picks a free lane."""
    match = begun(4, lanes="chosen", first=2)
    order = []
    for lane in ("lane2", "lane4", "lane1", "lane3"):
        assert match.to_act is not None
        order.append(match.to_act)
        assert lane in legal(match)
        play(match, lane)
        if phase(match) == "lane":
            assert clause(match, lane) == "R1.3"
    assert order == [1, 0, 3, 2]
    assert lanes(match) == [150, -50, 50, -150]
    deal(match, HANDS)
    assert where(match) == (2, "main", 1)


@pytest.mark.parametrize("course", ["classic", "sprint", "islands", "harbour"])
def test_r1_3_option_stagger(course: str) -> None:
    """R1.3: set back until all have the same way home, the one with the longest not at all."""
    level = begun(4, course=course)
    match = begun(4, course=course, stagger=True)
    before = [boat.way for boat in level.view().boats]
    ways = [boat.way for boat in match.view().boats]
    assert max(before) - min(before) > 10
    assert max(ways) - min(ways) <= 0.003
    assert max(ways) == pytest.approx(max(before), abs=0.003)
    backs = [pose(match, seat)[1] for seat in range(4)]
    assert max(backs) == -40
    assert sorted(set(backs)) != [-40]
    assert lanes(match) == lanes(level)


def test_r1_3_stagger_goes_with_the_lane() -> None:
    """R1.3: whoever takes it."""
    match = play(begun(2, lanes="lot", stagger=True), "lane2", "lane1")
    other = begun(2, stagger=True)
    assert [pose(match, seat) for seat in (1, 0)] == [pose(other, seat) for seat in (0, 1)]


def test_r1_4_there_are_55_cards_and_everyone_holds_five() -> None:
    """R1.4: dealt one by one round the table; the rest is the pile."""
    match = begun(3)
    seen: Counter[str] = Counter()
    drawers = []
    assert sum(outcomes(match).values()) == 55
    while match.to_act == taros.CHANCE:
        drawers.append(match.view().seat)
        drawn = next(iter(outcomes(match)))
        seen[drawn] += 1
        play(match, drawn)
    assert drawers == [0, 1, 2] * 5
    assert [boat.cards for boat in match.view().boats] == [5, 5, 5]
    assert match.view().pile == 40
    assert Counter(hand(match, 0) + hand(match, 1) + hand(match, 2)) == seen


def test_r1_4_every_card_of_the_pile_is_as_likely() -> None:
    """R1.4: the weights are the numbers of cards left of each kind."""
    match = begun(2, deck="7*S,2*s,3*L45")
    assert outcomes(match) == {"S": 7, "s": 2, "L45": 3}
    play(match, "s", "S", "s")
    assert outcomes(match) == {"S": 6, "L45": 3}


def test_r1_4_option_deck() -> None:
    """R1.4, R8.3: one of your own."""
    match = begun(2, deck="L60=12/80/60,4*L60|R60-helm,9*S,2*sun")
    assert [card.name for card in match.view().kinds] == ["L60|R60-helm", "S", "sun"]
    assert sum(outcomes(match).values()) == 15


@pytest.mark.parametrize("first", [0, 1, 2])
def test_r1_5_option_first(first: int) -> None:
    """R1.5: the others follow in the order of their seats."""
    match = deal(begun(3, first=first), HANDS[:3])
    order = []
    for degrees in range(10, 50, 10):
        order.append(match.to_act)
        play(match, f"steer {degrees}")
    assert order == [first, (first + 1) % 3, (first + 2) % 3, first]


def test_r1_5_option_first_lot() -> None:
    """R1.5: chance decides, every seat alike."""
    match = begun(4, first="lot")
    assert where(match) == (taros.CHANCE, "lot", 0)
    assert outcomes(match) == {f"seat{seat}": 1 for seat in range(4)}
    play(match, "seat3")
    deal(match, HANDS)
    assert where(match) == (3, "main", 1)
    play(match, "steer 5")
    assert where(match) == (0, "main", 2)


def test_r1_5_lot_first_then_lanes() -> None:
    """R1.5, R1.3: who sails first is known before lanes are chosen."""
    match = play(begun(3, first="lot", lanes="chosen"), "seat1")
    assert where(match) == (0, "lane", 0)
    play(match, "lane1")
    assert match.to_act == 2


@pytest.mark.parametrize(
    ("preset", "options"),
    [
        ("classic", {}),
        ("fair-start", {"lanes": "lot", "stagger": True}),
        ("long-race", {"finish": "all"}),
    ],
)
def test_presets_are_what_the_page_says(preset: str, options: dict[str, Any]) -> None:
    """R1.3, R7.4."""
    assert begun(3, preset=preset).options == begun(3, **options).options


BAD_OPTIONS: list[tuple[int, dict[str, Any], str]] = [
    (2, {"first": 2}, "first: 2 .*0, 1, lot"),
    (4, {"first": 4}, "first: 4 .*0 to 3.*lot"),
    (2, {"first": "last"}, "first: last"),
    (2, {"lanes": "any"}, "lanes: any .*seats, lot, chosen"),
    (2, {"stagger": "maybe"}, "stagger: maybe .*true, false"),
    (2, {"zone": "none"}, "zone: none .*card, both"),
    (2, {"finish": "last"}, "finish: last .*first, all"),
    (2, {"turn_limit": 0}, "turn_limit: 0 .*1 to 100,000.*none"),
    (2, {"turn_limit": "never"}, "turn_limit: never"),
    (2, {"preset": "bga"}, "preset: bga .*classic, fair-start, long-race"),
    (2, {"wind": 3}, "no option wind; there are: preset, course, deck, colours, first, lanes"),
]


@pytest.mark.parametrize(("seats", "options", "words"), BAD_OPTIONS)
def test_bad_options_are_refused_with_what_is_allowed(
    seats: int, options: dict[str, Any], words: str
) -> None:
    """R1, R4.1, R7.4: named, with the values there are."""
    with pytest.raises(taros.BadOption, match=words):
        begun(seats, **options)


def test_r1_3_the_left_lanes_have_a_shorter_way_on_the_classic_course() -> None:
    """R1.3: the left ones are a little better: the first mark is to the left."""
    for seats in (2, 3, 4):
        ways = [boat.way for boat in begun(seats).view().boats]
        assert ways == sorted(ways)
        assert math.isclose(ways[0], ways[-1], rel_tol=0.1)
