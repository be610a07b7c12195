"""What is refused is refused clearly: with its clause, what is in the way and where (R3.5, R4)."""

import re
from typing import Any, NamedTuple

import pytest
import shapely

import taros
from games.regatta import naive_geometry as naive
from games.regatta.scenes import AFAR, OPEN, begun, micro, play, pose, scene
from taros.core.match import Match


def refused(match: Match, text: str) -> taros.TarosError:
    """The refusal of a move; nothing has changed."""
    before = (match.position, match.ply, list(match.state), match.record(reveal=True))
    with pytest.raises(taros.TarosError) as caught:
        match.play(text)
    assert (match.position, match.ply, list(match.state), match.record(reveal=True)) == before
    return caught.value


def main() -> Match:
    return scene(["0,0,0", AFAR], ["L45+L45-helm+S+L30|L90+sun", "s"])


NO_MOVES = [
    ("", "no move"),
    ("sail", "no move"),
    ("fly S", "fly S is no move"),
    ("sail S S S", "no move"),
    ("steer", "no move"),
    ("steer 10 20", "no move"),
    ("sun", "sun"),
    ("sun pink", "no move"),
    ("sun green red", "no move"),
    ("done now", "no move"),
    ("lane5", "no move"),
    ("lane0", "no move"),
    ("sail L46 L46", "There is no card L46; there are: L45, L30, L90, L45-helm"),
    ("sail l45-helm l45", "no card l45-helm"),
    ("sail L45 L30", r"The card L45 has no arrow L30; it has: L45 \(R3\.2\)"),
    ("sail L30|L90 L45", r"has no arrow L45; it has: L30, L90 \(R3\.2\)"),
    ("sail sun S", r"The card sun has no arrow S; it has: - \(R3\.2\)"),
    ("sail L46", "No card has an arrow L46; there are: L45, L30, L90"),
    ("sail L45", "Which card for L45.* sail L45 L45, sail L45-helm L45"),
    ("sail L30|L90", r"Which card for L30\|L90.*sail L30\|L90 L30, sail L30\|L90 L90"),
    ("exchange", r"not 0 \(R5\.1\)"),
    ("exchange S L45 sun L30|L90", r"not 4 \(R5\.1\)"),
    ("exchange S X", "There is no card X; there are: L45"),
    ("steer 360", r"360 is no heading.* 0 to 359 \(R5\.2\)"),
    ("steer 3.5", r"\(R5\.2\)"),
    ("steer -10", r"\(R5\.2\)"),
    ("steer 0000", r"\(R5\.2\)"),
]


@pytest.mark.parametrize(("text", "words"), NO_MOVES)
def test_what_is_no_move(text: str, words: str) -> None:
    """R3.1, R3.2, R5.1, R5.2: unknown cards, arrows and headings, and how to say it right."""
    error = refused(main(), text)
    if text == "sun":  # a card's name alone is what chance draws
        assert isinstance(error, taros.IllegalMove)
    else:
        assert isinstance(error, taros.BadNotation)
        assert re.search(words, str(error)), str(error)
        with pytest.raises(taros.BadNotation):
            main().why_not(text)


ILLEGAL = [
    ("sail R45", "R3.1", "You do not hold that: 45° to starboard"),
    ("sail s", "R3.1", "You do not hold that: short straight on"),
    ("exchange s", "R5.1", "You do not hold that: short straight on"),
    ("exchange S S", "R5.1", "You do not hold that: straight on"),
    ("sun green", "R2.1", "Now is the time to sail a card, to exchange cards or to steer"),
    ("done", "R2.1", "Now is the time"),
    ("lane1", "R2.1", "Now is the time"),
    ("S", "R2.1", "Now is the time"),
    ("seat0", "R2.1", "Now is the time"),
]


@pytest.mark.parametrize(("text", "clause", "words"), ILLEGAL)
def test_what_may_not_be_done_now(text: str, clause: str, words: str) -> None:
    """R2.1, R3.1, R5.1: in the main phase; `why_not` says the same without trying."""
    match = main()
    reason = match.why_not(text)
    assert reason is not None
    error = refused(match, text)
    assert isinstance(error, taros.IllegalMove)
    assert error.reason == reason
    assert reason.clause == clause
    assert reason.text.startswith(words)
    assert str(error).endswith(f"({clause})")


class Moment(NamedTuple):
    match: Match
    clause: str
    words: str
    wrong: str


def moments() -> dict[str, Moment]:
    """A match in every phase, and moves of other phases."""
    drawing = play(main(), "exchange S")
    second = play(main(), "sail L45-helm L45")
    sun = play(main(), "sail S")
    lane = begun(2, lanes="chosen")
    lot = begun(2, first="lot")
    lane_lot = begun(2, lanes="lot")
    over = scene(["0,60,180"], ["S"], progress=["2"], course="classic")
    up = play(begun(1, turn_limit=1, deck="5*S"), *["S"] * 5, "steer 5")
    return {
        "draw": Moment(drawing, "R2.2", "Cards are to be drawn", "sail S|done|steer 5|lane1|seat0"),
        "second": Moment(second, "R6.1", "second card", "steer 5|exchange S|sun green|lane1"),
        "sun": Moment(sun, "R2.2", "lay a sun", "sail L45 L45|steer 5|exchange L45|lane1|S"),
        "lane": Moment(lane, "R1.3", "take a lane", "sail S S|steer 5|done|seat0|S|sun red"),
        "lot": Moment(lot, "R1.5", "who sails first", "lane1|S|steer 5|done"),
        "lane-lot": Moment(lane_lot, "R1.3", "gives everyone a lane", "seat0|S|steer 5|done"),
        "up": Moment(up, "R7.4", "over", "sail S S|steer 5|done|S|lane1|seat0"),
        "over": Moment(play(over, "sail S"), "R7.3", "over", "sail S S|steer 5|done|S|lane1|seat0"),
    }


@pytest.mark.parametrize("name", ["draw", "second", "sun", "lane", "lot", "lane-lot", "over", "up"])
def test_the_wrong_phase(name: str) -> None:
    """R1.3, R1.5, R2.2, R6.1, R7.3, R7.4: says what it is time for."""
    moment = moments()[name]
    assert moment.match.view().phase == {"up": "over"}.get(name, name)
    for text in moment.wrong.split("|"):
        error = refused(moment.match, text)
        assert isinstance(error, taros.IllegalMove), text
        assert error.reason.clause == moment.clause, text
        assert moment.words in error.reason.text


def test_outcomes_that_cannot_be() -> None:
    """R1.3, R1.4, R1.5: a card that is not in the pile, a lane that is taken, a seat too many."""
    match = scene(["0,0,0", AFAR], ["3*sun+S+s", "s"], phase="main")
    play(match, "exchange S")
    error = refused(match, "sun")
    assert str(error) == "sun: There is no such card in the pile. (R1.4)"
    lanes = play(begun(2, lanes="lot"), "lane2")
    assert str(refused(lanes, "lane2")) == "lane2: That lane is taken. (R1.3)"
    assert "only 2 lanes" in str(refused(lanes, "lane3"))
    assert "only 2 seats" in str(refused(begun(2, first="lot"), "seat2"))
    chosen = begun(2, lanes="chosen")
    assert "only 2 lanes" in str(refused(chosen, "lane4"))
    play(chosen, "lane1")
    assert "taken" in str(refused(chosen, "lane1"))


def test_suns_that_cannot_be_laid() -> None:
    """R6.3: each for its own reason."""
    three = ["0,0,0", AFAR, "-900,0,0"]
    calm = play(scene(three, ["S+sun", "s", "s"], becalmed=[1]), "sail S")
    assert str(refused(calm, "sun green")) == "sun green: seat 1 is becalmed already. (R6.3)"
    assert "not one's own. (R6.3)" in str(refused(calm, "sun red"))
    assert "only 3 boats. (R6.3)" in str(refused(calm, "sun blue"))
    none = play(scene(three, ["S+s", "s", "s"]), "sail S")
    assert "You do not hold a sun. (R6.3)" in str(refused(none, "sun green"))
    home = scene(three, ["S+sun", "s", "s"], progress=["-", "home1"], finish="all")
    assert "seat 1 is home already. (R6.3)" in str(refused(play(home, "sail S"), "sun green"))


def test_names_are_said_in_reasons() -> None:
    """R6.3: the rival by its name, where there are names."""
    match = play(scene(["0,0,0", AFAR], ["S+sun", "s"], becalmed=[1]), "sail S")
    reason = match.why_not("sun green")
    assert reason is not None
    assert reason.message.format(names=("Ann", "Bob")) == "Bob is becalmed already."


NARROW = "line:-20,0,20,0;cw:0,500"
OPTIONS: list[tuple[int, dict[str, Any], str]] = [
    (2, {"course": "line:-150,0,150,0;cw:0,600;cw:15,600"}, r"course, marks\[1\].at: .*overlaps"),
    (2, {"course": NARROW}, "course, line: The line is 40 mm wide; 2 boats need 80"),
    (2, {"course": "nowhere"}, "course, nowhere: A course is one of classic, harbour, islands"),
    (2, {"course": "line:-150,0,150,0;cw:0,600;rock:0,-60,30"}, "course, line: .* lane|touch"),
    (2, {"deck": "9*S"}, "deck, kinds: A deck of 9 cards is too small; 10 are needed"),
    (2, {"deck": "40*Q"}, r"deck, kinds\[0\].arrows: There is no arrow Q; allowed: S, s, L30"),
    (2, {"deck": "yes"}, r"deck, yes: A deck is written as 4\*L45"),
]


@pytest.mark.parametrize(("seats", "options", "words"), OPTIONS)
def test_bad_courses_and_decks(seats: int, options: dict[str, Any], words: str) -> None:
    """R1.3, R1.4, R8.3, R8.4: named by their key, also in a position."""
    if "rock:0,-60" in options.get("course", ""):
        seats = 1  # the only lane is in the middle
    with pytest.raises(taros.BadOption, match=words):
        begun(seats, **options)
    (name, value), *_ = options.items()
    boats = "/".join(f"{900 * seat},0,0:{seat + 1}:-" for seat in range(seats))
    hands = "/".join("-" for _ in range(seats))
    with pytest.raises(taros.BadPosition, match=words):
        taros.from_position("regatta", f"{boats} {hands} - 0 main 1 {name}={value}")


def test_a_narrow_line_is_wide_enough_for_fewer() -> None:
    """R1.3."""
    assert begun(1, course=NARROW).to_act == taros.CHANCE


# Decks whose cards could not be told apart as text


@pytest.mark.parametrize(
    "deck", ["40*S|S", "20*L45|L45,20*S", "done=50/0/0,40*done", "lane1=0/80/60,20*lane1,20*S"]
)
@pytest.mark.parametrize("lanes", ["seats", "lot"])
def test_every_move_and_draw_of_an_own_deck_can_be_said(deck: str, lanes: str) -> None:
    """R8.3, R1.4: a deck for which that is not so would have to be refused."""
    try:
        match = taros.new("regatta", 1, seed=1, deck=deck, lanes=lanes, turn_limit=2)
    except taros.BadOption:
        return
    for _ in range(6):
        for move in match.legal(90):
            assert match.game.notation.parse_move(match.state, move.text) == move.code, move
        if match.to_act is None:
            break
        match.play(match.legal(90)[0])
    assert taros.load(match.record(reveal=True)).position == match.position


# What a sail would touch, and where


class Touch(NamedTuple):
    """A scene in which a sail touches one thing."""

    sail: str
    words: str
    shape: Any  # what is touched
    course: str = OPEN
    poses: tuple[str, ...] = ("0,0,0", "900,0,0")
    card: str = ""
    legs: int = 1

    @property
    def match(self) -> Match:
        rivals = ["s"] * (len(self.poses) - 1)
        return scene(self.poses, [self.card or self.sail, *rivals], course=self.course)


LINE = "line:-400,-5000,400,-5000"
SHORE = [(-30, 130), (40, 120), (60, 160), (0, 150), (-50, 170)]
TABLE = [(-600, -600), (600, -600), (600, 190), (100, 160), (-600, 170)]


def disc(x: float, y: float, radius: float = 10) -> Any:
    return shapely.Point(x, y).buffer(radius, 500)


def numbers(corners: list[tuple[int, int]]) -> str:
    return ",".join(f"{x},{y}" for x, y in corners)


TOUCHES = {
    "red buoy": Touch("S", "the red buoy", disc(7, 150), f"{LINE};cw:7,150"),
    "green buoy": Touch("L45", "the green buoy", disc(-45, 120), f"{LINE};cw:900,900;cw:-45,120"),
    "black buoy": Touch("R90", "the black buoy", disc(80, 96), f"{LINE};cw:80,96,black"),
    "white buoy": Touch(
        "S",
        "a white buoy of the line",
        disc(-150, 0),
        "classic",
        ("-150,-120,0", "900,0,0"),
    ),
    "rock": Touch("L30", "a rock", disc(-40, 140, 25), f"{OPEN};rock:-40,140,25"),
    "island": Touch("S", "an island", shapely.Polygon(SHORE), f"{OPEN};island:{numbers(SHORE)}"),
    "edge": Touch(
        "S",
        "the edge of the table",
        shapely.LinearRing(TABLE),
        f"line:-400,-500,400,-500;cw:0,-300;edge:{numbers(TABLE)}",
        ("0,0,0", "400,0,0"),
    ),
    "boat": Touch(
        "S",
        "the boat of seat 1",
        naive.hull_at((-40, 120, 60)),
        poses=("0,0,0", "-40,120,60"),
    ),
    "another boat": Touch(
        "R30",
        "the boat of seat 2",
        naive.hull_at((40, 150, 300)),
        poses=("0,0,10", "900,0,0", "40,150,300"),
    ),
    "second leg": Touch(
        "S", "the red buoy", disc(5, 300), f"{LINE};cw:5,300", card="S-cloud", legs=2
    ),
}


WHERE = re.compile(r"after (\d+)% of the way, at (-?[\d.]+), (-?[\d.]*\d)\b")


def said(text: str) -> tuple[int, tuple[float, float]]:
    """The percentage and the place that a reason names."""
    found = WHERE.search(text)
    assert found, text
    return int(found[1]), (float(found[2]), float(found[3]))


def contact_of(touch: Touch) -> tuple[float, Any]:
    """By the oracle: the part of the whole way at which the hull first touches, and the hull."""
    start = micro(pose(touch.match))
    travel = naive.ARROWS[touch.sail].travel
    for leg in range(touch.legs):
        steps = 2000
        for step in range(steps + 1):
            hull = naive.hull_at(naive.pose_at(start, touch.sail, travel * step / steps))
            if hull.distance(touch.shape) < naive.CONTACT:
                return (leg + step / steps) / touch.legs, hull
        start = naive.end_pose(start, touch.sail)
    raise AssertionError("nothing is touched")


@pytest.mark.parametrize("name", TOUCHES)
def test_what_is_touched_when_and_where(name: str) -> None:
    """R3.5: the thing, the part of the way within 1 %, and a point on both within 0.1 mm."""
    touch = TOUCHES[name]
    match = touch.match
    text = f"sail {touch.sail}"
    reason = match.why_not(text)
    assert reason is not None
    assert reason.clause == "R3.5"
    assert f"would touch {touch.words} after" in reason.text
    percent, at = said(reason.text)
    fraction, hull = contact_of(touch)
    assert 0.05 < fraction < 0.999
    assert percent == pytest.approx(100 * fraction, abs=1)
    point = shapely.Point(at)
    assert point.distance(touch.shape) < 0.1
    assert point.distance(hull) < 0.1
    error = refused(match, text)
    assert isinstance(error, taros.IllegalMove)
    assert error.reason == reason


def test_the_first_of_several_is_named() -> None:
    """R3.5: that which the hull comes to first, however many lie beyond."""
    course = f"{LINE};cw:0,200;rock:8,120,10;island:-40,160,40,160,0,190"
    match = scene(["0,0,0"], ["S"], course=course)
    reason = match.why_not("sail S")
    assert reason is not None
    assert "a rock" in reason.text


@pytest.mark.parametrize(
    ("arrow", "cards"), [("S", "S+R90"), ("L45", "L45+R90"), ("L30", "L30+R90")]
)
def test_which_zone_it_would_end_in(arrow: str, cards: str) -> None:
    """R4.2: whose, where on the way it is entered for the last time, and the place there."""
    x, y, _ = naive.carry((0, 0, 0), naive.local_end(arrow))
    rival = f"{x - 95:.3f},{y + 20:.3f},90"
    match = scene(["0,0,0", AFAR, rival], [cards, "s", "s"])
    reason = match.why_not(f"sail {arrow}")
    assert reason is not None
    assert reason.clause == "R4.2"
    assert "zone before the bow of seat 2" in reason.text
    percent, at = said(reason.text)
    last = naive.last_clear((0, 0, 0), arrow, [naive.zone(micro(pose(match, 2)))])
    assert last is not None
    travel = naive.ARROWS[arrow].travel
    assert percent == pytest.approx(100 * last / travel, abs=1)
    there = naive.pose_at((0, 0, 0), arrow, last)
    assert at == pytest.approx(there[:2], abs=0.1)
    refused(match, f"sail {arrow}")


# Steering


STEERED = re.compile(r"The boat would touch (.*) at (\S+), (\S+)\.$")


class Turn(NamedTuple):
    """A scene in which steering would touch one thing."""

    degrees: int
    words: str
    shape: Any
    course: str = OPEN
    poses: tuple[str, ...] = ("0,0,0",)

    @property
    def match(self) -> Match:
        return scene(self.poses, ["s"] * len(self.poses), course=self.course)


BAY = [(20, -30), (60, -30), (60, 30), (20, 30), (40, 0)]
QUAY = [(-600, -600), (30, -600), (30, 600), (-600, 600)]

TURNS = {
    "buoy": Turn(90, "the red buoy", disc(45, 0), f"{LINE};cw:45,0"),
    "rock": Turn(0, "a rock", disc(0, 60, 22), f"{OPEN};rock:0,60,22", ("0,0,90",)),
    "island": Turn(
        90, "an island", shapely.Polygon(BAY), f"{OPEN};island:{numbers(BAY)}", ("0,0,0",)
    ),
    "edge": Turn(
        90,
        "the edge of the table",
        naive.outside([(1000 * x, 1000 * y) for x, y in QUAY]).shape,
        f"line:-400,-500,0,-500;cw:-300,-300;edge:{numbers(QUAY)}",
    ),
    "boat abeam": Turn(
        90,
        "the boat of seat 1",
        naive.hull_at((-25, -5, 0)),
        poses=("0,0,0", "-25,-5,0"),
    ),
    "boat ahead": Turn(
        0,
        "the boat of seat 1",
        naive.hull_at((0, 45, 90)),
        poses=("0,0,90", "0,45,90"),
    ),
}


@pytest.mark.parametrize("name", TURNS)
def test_what_steering_would_touch_and_where(name: str) -> None:
    """R5.2: inside an obstacle there is no place to steer to; the point is on both."""
    turn = TURNS[name]
    match = turn.match
    text = f"steer {turn.degrees}"
    reason = match.why_not(text)
    assert reason is not None
    assert reason.clause == "R5.2"
    found = STEERED.match(reason.text)
    assert found, reason.text
    assert found[1] == turn.words
    x, y, _ = pose(match)
    point = shapely.Point(float(found[2]), float(found[3]))
    assert point.distance(naive.hull_at((x, y, turn.degrees))) < 0.1
    assert point.distance(turn.shape) < 0.1
    refused(match, text)
