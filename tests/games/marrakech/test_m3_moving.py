"""M2 and M3: the order of a turn, and how Assam moves."""

import pytest

import taros
from games.marrakech.helpers import at, begun, clause, legal, outcomes, phase, play, purses
from games.marrakech.naive import SQUARES

LOOPS = """
north a1 b1 south | north b1 a1 south | north c1 d1 south | north d1 c1 south
north e1 f1 south | north f1 e1 south | north g1 g1 west  | east  g1 g1 south
east  g2 g3 west  | east  g3 g2 west  | east  g4 g5 west  | east  g5 g4 west
east  g6 g7 west  | east  g7 g6 west  | south b7 c7 north | south c7 b7 north
south d7 e7 north | south e7 d7 north | south f7 g7 north | south g7 f7 north
south a7 a7 east  | west  a1 a2 east  | west  a2 a1 east  | west  a3 a4 east
west  a4 a3 east  | west  a5 a6 east  | west  a6 a5 east  | west  a7 a7 north
"""  # M3.4: walks off, from; re-enters at, facing

OPPOSITE = {"north": "south", "east": "west", "south": "north", "west": "east"}
FOUR = "30,30,30,30 12,12,12,12"

Pose = tuple[str, str]


def walked(pose: Pose, roll: int) -> Pose:
    """Where the engine takes Assam over a bare market."""
    square, facing = pose
    match = at(f"7/7/7/7/7/7/7 {square}{facing[0]} {FOUR} 0 roll 1")
    view = play(match, str(roll)).view()
    return view.assam, view.facing


POSES: list[Pose] = [(square, facing) for square in SQUARES for facing in OPPOSITE]
STEP: dict[Pose, Pose] = {pose: walked(pose, 1) for pose in POSES}


def test_m2_1_move_pay_lay() -> None:
    """M2.1: in this order, and the next player's turn follows."""
    match = at("7/7/7/7/3y|3/3y3/7 d4s 30,30,30,30 11,11,11,11 0 turn 5")
    seen = [(match.to_act, phase(match))]
    for move in ("ahead", "1", "e5f5"):
        play(match, move)
        seen.append((match.to_act, phase(match)))
        if move == "1":
            assert purses(match) == [28, 32, 30, 30]
    assert seen == [(0, "turn"), (taros.CHANCE, "roll"), (0, "lay"), (1, "turn")]
    assert match.turn == 6


def test_m2_1_nothing_can_be_skipped() -> None:
    """M2.1: all three are compulsory, and out of order they are refused."""
    match = begun(4)
    assert clause(match, "3") == clause(match, "d5d6") == "M2.1"
    play(match, "left")
    assert clause(match, "left") == clause(match, "e4e5") == "M3.2"
    play(match, "1")
    assert clause(match, "left") == clause(match, "1") == "M2.1"
    with pytest.raises(taros.IllegalMove, match=r"M2\.1"):
        match.play("ahead")
    for word in ("pass", "", "skip", "-"):
        with pytest.raises(taros.BadNotation):
            match.play(word)


@pytest.mark.parametrize("facing", list(OPPOSITE))
def test_m3_1_leave_or_quarter_turn(facing: str) -> None:
    """M3.1: ahead, or 90 degrees left or right; Assam stays where he is."""
    clockwise = ["north", "east", "south", "west"]
    at_facing = clockwise.index(facing)
    expected = {"left": -1, "ahead": 0, "right": 1}
    assert legal(begun(4, facing=facing)) == list(expected)
    for move, quarter in expected.items():
        view = play(begun(4, facing=facing), move).view()
        assert (view.assam, view.facing) == ("d4", clockwise[(at_facing + quarter) % 4])


def test_m3_1_never_backwards() -> None:
    """M3.1: 180 degrees cannot even be said, and a second quarter is refused."""
    for word in ("back", "180", "around", "north"):
        with pytest.raises(taros.BadNotation):
            begun(4).play(word)
    with pytest.raises(taros.IllegalMove):
        play(begun(4), "left left")


def test_m3_2_the_die() -> None:
    """M3.2: faces 1, 2, 2, 3, 3, 4."""
    match = play(begun(4), "ahead")
    assert match.to_act == taros.CHANCE
    assert outcomes(match) == {"1": 1, "2": 2, "3": 2, "4": 1}
    with pytest.raises(taros.BadNotation):
        match.play("5")
    with pytest.raises(taros.BadNotation):
        match.play("0")


@pytest.mark.parametrize(
    ("start", "roll", "end"),
    [
        (("d4", "south"), 3, ("d7", "south")),
        (("d4", "north"), 3, ("d1", "north")),
        (("d4", "north"), 4, ("c1", "south")),
        (("d2", "north"), 4, ("c3", "south")),
        (("f4", "east"), 3, ("f5", "west")),
        (("f1", "east"), 4, ("g3", "south")),
        (("b7", "west"), 4, ("a5", "north")),
        (("a6", "south"), 4, ("c7", "east")),
        (("g1", "north"), 4, ("d1", "west")),
        (("c1", "west"), 4, ("b2", "east")),
    ],
)
def test_m3_3_straight_ahead_and_on_in_the_new_direction(start: Pose, roll: int, end: Pose) -> None:
    """M3.3: the loop costs nothing, the square of re-entry is the step, then straight on."""
    assert walked(start, roll) == end


def test_m3_3_a_roll_is_so_many_steps() -> None:
    """M3.3: from every square and facing, with every roll."""
    for start in POSES:
        pose = start
        for roll in (1, 2, 3, 4):
            pose = STEP[pose]
            assert walked(start, roll) == pose


def test_m3_4_all_loops() -> None:
    """M3.4: the 28 exits, written out."""
    table = [tuple(entry.split()) for entry in LOOPS.replace("\n", "|").split("|") if entry.strip()]
    expected = {(square, out): (back, facing) for out, square, back, facing in table}
    assert len(expected) == 28
    assert {pose: STEP[pose] for pose in expected} == expected
    turned = {pose for pose in POSES if STEP[pose][1] != pose[1]}
    assert turned == set(expected)


def test_m3_4_steps_permute_all_196_poses() -> None:
    """M3.4: no two poses lead to the same one."""
    assert len(POSES) == 196
    assert set(STEP.values()) == set(POSES)


def test_m3_4_every_step_can_be_walked_back() -> None:
    """M3.4: turned about, Assam walks back the way he came."""
    for (square, facing), (arrival, new_facing) in STEP.items():
        assert STEP[arrival, OPPOSITE[new_facing]] == (square, OPPOSITE[facing])


def test_m3_5_turn_at_the_end() -> None:
    """M3.5: the first turn has no choice; the facing is chosen after the rug, for the next seat."""
    match = begun(4, turn_time="end")
    assert (match.to_act, match.turn, phase(match)) == (taros.CHANCE, 1, "roll")
    play(match, "1 e5f5")
    assert (match.to_act, match.turn, phase(match)) == (0, 1, "turn")
    assert legal(match) == ["left", "ahead", "right"]
    play(match, "left")
    assert match.view().facing == "east"
    assert (match.to_act, match.turn, phase(match), match.view().seat) == (-1, 2, "roll", 1)


def test_m3_5_turn_at_the_start_is_the_default() -> None:
    """M3.5: `turn_time="start"`."""
    assert begun(4, turn_time="start").options == begun(4).options


def test_m3_5_no_choice_after_the_last_rug() -> None:
    """M3.5: nobody chooses once all rugs are laid."""
    match = play(begun(2, two_player="one-colour", rugs=1, turn_time="end"), "1 e5f5 right 1")
    assert (match.to_act, match.turn) == (1, 2)
    play(match, legal(match)[0])
    assert (match.to_act, match.turn) == (None, 2)


def test_m3_5_pile_is_turned_up_before_the_choice() -> None:
    """M3.5, M1.5: the next top is drawn right after the rug, then the facing is chosen."""
    match = begun(2, turn_time="end", rugs=1)
    play(match, "red blue 1 e5f5")
    assert (match.to_act, phase(match)) == (taros.CHANCE, "pile")
    play(match, "yellow")
    assert (match.to_act, phase(match)) == (0, "turn")


def test_m3_5_who_goes_out_chooses_nothing() -> None:
    """M3.5, M4.5: no rug, no choice; the next seat rolls with the facing as it is."""
    match = at("7/7/7/7/3y|3/3y3/7 d4s 1,59,30,30 11,11,11,11 0 roll 5 turn_time=end")
    play(match, "1")
    view = match.view()
    assert (match.to_act, view.seat, view.facing, match.turn) == (taros.CHANCE, 1, "south", 6)


def test_m3_5_survivor_chooses_for_himself() -> None:
    """M3.5, M6.1: alone on the market, the next player is oneself."""
    options = "two_player=one-colour lone_survivor=plays-on turn_time=end"
    match = at(f"r-r5/7/7/7/7/7/7 d4s 60,x1 3,0 0 lay 14 {options}")
    play(match, "d5d6")
    assert (match.to_act, phase(match)) == (0, "turn")
    play(match, "left")
    assert (match.to_act, match.view().seat, match.turn) == (taros.CHANCE, 0, 15)
