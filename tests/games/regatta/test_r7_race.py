"""R7: the track, the marks, the finish and the places."""

import math
from typing import Any

import pytest

from games.regatta.scenes import (
    AFAR,
    begun,
    clause,
    hand,
    legal,
    phase,
    places,
    play,
    pose,
    scene,
    where,
)
from taros.core.match import Match
from taros.games.regatta.show.view import Boat

RED, GREEN = (-300, 600), (300, 750)  # the marks of the classic course with two boats


def classic(place: str, cards: str, progress: str, **options: Any) -> Match:
    """A boat on the classic course, its rival far from everything."""
    poses, hands = [place, "2000,-900,0"], [cards, "s"]
    return scene(poses, hands, progress=[progress], course="classic", **options)


def red(match: Match) -> Boat:
    found: Boat = match.view().boats[0]
    return found


def progress(match: Match) -> str:
    """As the position writes it."""
    return match.position.split()[0].partition("/")[0].split(":")[2]


@pytest.mark.parametrize(
    ("y", "started"), [(-168.001, False), (-168, True), (-100, True), (-208, False)]
)
def test_r7_1_the_start_is_the_mast_over_the_line(y: float, started: bool) -> None:
    """R7.1: not the bow; on the line is over it."""
    match = play(classic(f"0,{y},0", "S", "-"), "sail S")
    assert red(match).started == started


@pytest.mark.parametrize(("x", "started"), [(-120, True), (120, True), (-200, False), (200, False)])
def test_r7_1_between_the_white_buoys(x: int, started: bool) -> None:
    """R7.1: past them is no start."""
    match = play(classic(f"{x},-60,0", "S", "-"), "sail S")
    assert red(match).started == started


def test_r7_1_up_the_course() -> None:
    """R7.1: the other way is no start."""
    match = play(classic("0,60,180", "S", "-"), "sail S")
    assert not red(match).started


def test_r7_1_steering_does_not_move_the_mast() -> None:
    """R7.1: nor does it count for anything."""
    match = play(classic("-300,690,0", "S", "0"), "steer 90")
    assert progress(match) == "0"
    home = play(classic("0,1,0", "S", "2"), "steer 180")
    assert home.to_act == 1


@pytest.mark.parametrize(
    ("place", "before", "after", "rounded"),
    [
        ("-384,700,90", "0", "1", 1),  # red, clockwise: over its ray from left to right
        ("-384,1900,90", "0", "1", 1),  # a wide rounding counts too
        ("-384,570,90", "0", "0", 0),  # below the mark is no rounding
        ("-216,700,270", "0", "0-1", 0),  # the wrong way round
        ("216,850,90", "1", "2", 2),  # green after red
        ("216,850,90", "0", "0+2", 0),  # green before red: red was missed
        ("-216,700,270", "1", "0", 0),  # back over it undoes
        ("384,850,270", "2", "1", 1),
        ("384,850,270", "0+2", "0", 0),  # sailed back
        ("-384,700,90", "0-1", "0", 0),
        ("-384,700,90", "1", "1+1", 1),  # once more round it goes beyond
        ("384,850,270", "1", "1-2", 1),
    ],
)
def test_r7_2_rays_up_the_course(place: str, before: str, after: str, rounded: int) -> None:
    """R7.1, R7.2: the rays a mast crosses, with their directions, to and fro left out."""
    match = classic(place, "S", before)
    play(match, "sail S")
    assert progress(match) == after
    assert red(match).rounded == rounded
    assert red(match).astray == ("+" in after or "-" in after)


def test_r7_2_what_goes_beyond_has_to_be_sailed_back_first() -> None:
    """R7.2: red's ray does not count while green's was crossed too early."""
    match = play(classic("-384,700,90", "S", "0+2"), "sail S")
    assert progress(match) == "0+2+1"


def test_r7_2_to_and_fro_across_a_ray_earns_nothing() -> None:
    """R7.2: over red's ray, back, and over it again is one rounding."""
    match = scene(["-384,700,90"], ["5*S"], progress=["0"], deck="40*S", course="classic")
    for expected, turn in (("1", 270), ("0", 90), ("1", 270), ("0", 90)):
        play(match, "sail S", "done", "S")
        assert progress(match) == expected
        play(match, f"steer {turn}")


def test_r7_2_a_mark_that_was_missed_must_be_gone_back_for() -> None:
    """R7.2: with green alone the line is no finish; there is no other penalty."""
    match = classic("0,60,180", "S", "0+2")
    play(match, "sail S")
    assert where(match) == (0, "sun", 1)
    assert pose(match)[1] == 60 - 168


def test_r7_2_the_start_counts_once() -> None:
    """R7.2: a boat that has started and goes back over the line is still started."""
    match = play(classic("0,60,180", "S", "0"), "sail S")
    assert red(match).started
    assert progress(match) == "0"


def test_r7_2_rounding_before_the_start_does_not_count() -> None:
    """R7.2: the track begins at the start."""
    match = play(classic("-384,700,90", "S", "-"), "sail S")
    assert progress(match) == "-"
    assert red(match).rounded == 0


def test_r7_2_sides_are_given_by_the_course() -> None:
    """R7.2, R1.2: anticlockwise round a mark is over its ray from right to left."""
    for side, after in (("cw", ("1", "0-1")), ("ccw", ("0+1", "1"))):
        course = f"line:-150,0,150,0;{side}:0,600"
        for place, expected in zip(("-84,700,90", "84,700,270"), after, strict=True):
            match = scene([place], ["S"], progress=["0"], course=course)
            assert progress(play(match, "sail S")) == expected


def test_r7_3_the_first_mast_over_the_line_wins_at_once() -> None:
    """R7.3: with the course's word complete; the boat stops on the line."""
    match = classic("0,60,180", "S+sun", "2", turn=7)
    play(match, "sail S")
    assert (match.to_act, match.turn, phase(match)) == (None, 7, "over")
    assert pose(match) == pytest.approx((0, 0, 180), abs=0.001)
    assert red(match).place == 1
    first, second = match.standings()
    assert (first.place, first.win, first.score) == (1, 1.0, 0)
    assert (second.place, second.win) == (2, 0.0)


@pytest.mark.parametrize(
    ("place", "told", "home"),
    [
        ("0,60,180", "2", True),
        ("0,60,180", "1", False),
        ("0,60,180", "2+1", False),
        ("0,60,180", "0", False),
        ("0,60,180", "-", False),
        ("200,60,180", "2", False),  # past the buoys
        ("0,169,180", "2", False),  # the mast does not reach the line
        ("0,168,180", "2", False),  # nor is it over it when it lies on it
        ("0,167.999,180", "2", True),
        ("0,-60,0", "2", False),  # up the course is no finish
    ],
)
def test_r7_3_only_with_the_course_sailed_and_over_the_line(
    place: str, told: str, home: bool
) -> None:
    """R7.3, R7.1: all marks, nothing astray, between the white buoys, coming back."""
    match = play(classic(place, "S", told), "sail S")
    assert (match.to_act is None) == home
    assert red(match).place == int(home)


def test_r7_3_on_the_same_move_as_the_last_mark() -> None:
    """R7.3: at any moment of a move, also on a cloud's second leg."""
    course = "line:-150,0,150,0;cw:0,60"
    match = scene(["-20,100,90"], ["R90-cloud"], progress=["0"], course=course, deck="40*R90-cloud")
    play(match, "sail R90")
    assert match.to_act is None


def ways(match: Match) -> list[float]:
    return [boat.way for boat in match.view().boats]


def test_r7_3_the_shortest_way_home() -> None:
    """R7.3: a string pulled tight round the marks yet to be passed; buoys have no width."""
    whole = math.dist((0, 100), RED) + math.dist(RED, GREEN) + math.dist(GREEN, (150, 0))
    match = classic("0,100,0", "S", "0")
    assert ways(match)[0] == pytest.approx(whole, abs=0.002)
    one = classic("0,900,0", "S", "1")
    assert ways(one)[0] == pytest.approx(
        math.dist((0, 900), GREEN) + math.dist(GREEN, (150, 0)), abs=0.002
    )
    last = classic("50,400,0", "S", "2")
    assert ways(last)[0] == pytest.approx(400, abs=0.002)
    aside = classic("250,400,0", "S", "2")
    assert ways(aside)[0] == pytest.approx(math.dist((250, 400), (150, 0)), abs=0.002)


def test_r7_3_before_the_start_the_way_goes_over_the_line() -> None:
    """R7.3: between its buoys, however the boat lies."""
    match = classic("400,-40,0", "S", "-")
    over = math.dist((400, -40), (150, 0)) + math.dist((150, 0), RED)
    expected = over + math.dist(RED, GREEN) + math.dist(GREEN, (150, 0))
    assert ways(match)[0] == pytest.approx(expected, abs=0.002)


def test_r7_3_islands_are_gone_round() -> None:
    """R7.3: the string bends at their corners; rocks and rivals are not looked at."""
    island = "island:-50,300,50,300,50,400,-50,400"
    course = f"line:-150,0,150,0;cw:600,800;{island}"
    match = scene(["0,500,180"], ["S"], progress=["1"], course=course)
    assert ways(match)[0] == pytest.approx(math.hypot(50, 100) + 400, abs=0.002)
    bare = "line:-150,0,150,0;cw:600,800"
    rock = scene(["0,500,180"], ["S"], progress=["1"], course=f"{bare};rock:0,350,50")
    assert ways(rock)[0] == pytest.approx(500, abs=0.002)
    rival = scene(["0,500,180", "0,300,90"], ["S", "s"], progress=["1"], course=bare)
    assert ways(rival)[0] == pytest.approx(500, abs=0.002)


def test_r7_3_what_is_astray_is_part_of_the_way() -> None:
    """R7.3, R7.2: who came above green goes back above it, who came below it goes back below."""
    rest = math.dist(RED, GREEN) + math.dist(GREEN, (150, 0))
    above, below = classic("400,900,0", "S", "0+2"), classic("400,900,0", "S", "0")
    assert ways(above)[0] == pytest.approx(math.dist((400, 900), RED) + rest, abs=0.002)
    back = math.dist((400, 900), GREEN) + math.dist(GREEN, RED)
    assert ways(below)[0] == pytest.approx(back + rest, abs=0.002)


def test_r7_3_the_others_rank_by_their_way() -> None:
    """R7.3: the shortest first; equals share a place. The score is the way in millimetres."""
    poses = ["0,300,0", "0,100,0", "100,200,0"]
    match = scene(poses, ["s", "s", "s"], progress=["2", "2", "2"], course="classic")
    assert places(match) == [3, 1, 2]
    assert [s.score for s in match.standings()] == [-300, -100, -200]
    assert [s.parts for s in match.standings()] == [{"way": -300}, {"way": -100}, {"way": -200}]
    even = scene(["-60,200,0", "60,200,0"], ["s", "s"], progress=["2", "2"], course="classic")
    assert places(even) == [1, 1]


def test_r7_3_who_is_home_ranks_before_all() -> None:
    """R7.3: even if another lies on the line."""
    match = scene(["0,60,180", "75,0.001,180"], ["S", "s"], progress=["2", "2"], course="classic")
    play(match, "sail S")
    assert places(match) == [1, 2]


def racing(count: int, **options: Any) -> Match:
    """Boats that are nearly home, one behind the other."""
    poses = [f"{-80 + 80 * seat},{60 + 40 * seat},180" for seat in range(count)]
    told = ["2"] * count
    hands = ["S+sun"] * count
    return scene(poses, hands, progress=told, course="classic", **options)


def test_r7_4_finish_first_ends_the_race() -> None:
    """R7.4: the default."""
    assert play(racing(3), "sail S").to_act is None


def test_r7_4_finish_all_goes_on_for_the_places() -> None:
    """R7.4: until one is left; a boat that is home leaves the water and has no more turns."""
    match = play(racing(3, finish="all"), "sail S")
    assert where(match) == (1, "main", 2)
    assert red(match).place == 1
    assert red(match).zones == ()
    assert hand(match) == ["sun"]
    play(match, "steer 175", "steer 175", "steer 180")
    assert where(match) == (2, "main", 6)  # seat 0 was passed over, its turn is counted
    play(match, "steer 180")
    play(match, "sail S")
    assert match.to_act is None
    assert places(match) == [1, 2, 3]
    assert [s.win for s in match.standings()] == [1.0, 0.0, 0.0]


def test_r7_4_a_boat_that_is_home_is_in_nobodys_way() -> None:
    """R7.4: another may sail over the place where it came home."""
    match = scene(
        ["-75,60,180", "-75,240,180", AFAR],
        ["S", "S+S-cloud", "s"],
        progress=["2", "1", "0"],
        course="classic",
        finish="all",
    )
    assert clause(match, "sail S") is None
    play(match, "sail S")
    assert pose(match)[:2] == pytest.approx((-75, 0), abs=0.001)
    assert clause(match, "sail S-cloud S") is None
    play(match, "sail S-cloud S")
    assert legal(match) == ["done"]


def test_r7_4_two_boats_home_at_last_decide_it() -> None:
    """R7.4: with two boats the first home decides both places, also with finish=all."""
    assert play(racing(2, finish="all"), "sail S").to_act is None


def test_r7_4_turn_limit_is_of_every_boat() -> None:
    """R7.4: when the turns are up the boats rank as they lie, and the first has won."""
    match = racing(3, turn_limit=2)
    for number in range(6):
        assert match.to_act == number % 3
        play(match, f"steer {170 + number}")
    assert (match.to_act, phase(match)) == (None, "over")
    assert places(match) == [1, 2, 3]
    assert [s.win for s in match.standings()] == [1.0, 0.0, 0.0]


def test_r7_4_turn_limit_ties_share_the_win() -> None:
    """R7.4, R7.3: two that lie equally far."""
    match = scene(
        ["-60,200,0", "60,200,0"], ["s", "s"], progress=["2", "2"], course="classic", turn_limit=1
    )
    play(match, "steer 5", "steer 5")
    assert [(s.place, s.win) for s in match.standings()] == [(1, 0.5), (1, 0.5)]


def test_r7_4_the_last_turn_is_sailed_to_its_end() -> None:
    """R7.4: with its sun and its draws."""
    match = racing(2, turn_limit=1, turn=2, seat=1)
    play(match, "steer 0")
    assert match.to_act is None
    match = scene(["0,300,0", AFAR], ["S+sun", "s"], turn=2, turn_limit=1, course="classic")
    play(match, "sail S", "sun green")
    assert phase(match) == "draw"
    play(match, "S", "S", "S", "S", "s")
    assert match.to_act is None


def test_r7_4_no_boat_has_more_turns_than_the_limit() -> None:
    """R7.4: with finish=all the turns of a boat that is home are not given to the others."""
    match = play(racing(3, finish="all", turn_limit=2), "sail S")
    turns = {0: 1, 1: 0, 2: 0}
    for number in range(20):
        if match.to_act is None:
            break
        turns[match.to_act] += 1
        play(match, f"steer {180 + number % 4}")
    assert turns == {0: 1, 1: 2, 2: 2}


def test_r7_4_a_becalmed_turn_counts() -> None:
    """R7.4, R6.4: it is one of the boat's turns."""
    match = scene(["0,300,0", AFAR], ["s", "s"], becalmed=[1], turn=1, turn_limit=1)
    play(match, "steer 5")
    assert match.to_act is None


def test_r7_4_turn_limit_none_and_the_default() -> None:
    """R7.4: 100 turns for every boat, or as many as it takes."""
    late = scene(["0,300,0", AFAR], ["s", "s"], turn=200, course="classic")
    assert play(late, "steer 5").to_act is None
    endless = scene(["0,300,0", AFAR], ["s", "s"], turn=200, turn_limit="none", course="classic")
    assert play(endless, "steer 5").to_act == 1
    assert begun(2).options.turn_limit == 100  # type: ignore[attr-defined]
