"""Golden records: races that were sailed once and must be replayed to the same bit for ever (R8.1).

`make_golden.py` beside this file says how they were made.
"""

from pathlib import Path
from random import Random
from typing import Any

import pytest

import taros
from games.regatta.make_golden import RACES
from games.regatta.variants import VARIANTS, race
from taros.core.events import describe
from taros.core.game import CHANCE
from taros.core.match import Match
from taros.games import get
from taros.kernels import array, load

GAME = get("regatta")
DATA = Path(__file__).parent / "data"


def golden(name: str) -> str:
    return (DATA / f"{name}.taros").read_text(encoding="utf-8")


def final(name: str) -> str:
    return (DATA / f"{name}.position").read_text(encoding="utf-8").strip()


def test_every_race_has_its_files() -> None:
    """And no file is left of a race that is gone."""
    assert {path.stem for path in DATA.iterdir()} == set(RACES)
    assert {path.suffix for path in DATA.iterdir()} == {".taros", ".position"}


@pytest.mark.parametrize("name", RACES)
def test_r8_1_a_record_leads_to_the_same_position(name: str) -> None:
    """R8.1: read, checked move by move, and written again as it was."""
    match = taros.load(golden(name))
    assert match.position == final(name)
    assert match.to_act is None
    assert match.record() == golden(name)
    assert match.seats == len(RACES[name].bots)
    assert match.names == RACES[name].bots
    positions = {match.at(ply).position for ply in range(0, match.ply + 1, 10)}
    assert len(positions) == len(range(0, match.ply + 1, 10))


@pytest.mark.parametrize("name", RACES)
def test_chance_was_fair(name: str) -> None:
    """R1.4: every draw follows from the seed that was committed to."""
    assert taros.verify(golden(name)) is None


@pytest.mark.parametrize("name", RACES)
def test_r8_1_both_speeds_agree_to_the_bit(name: str) -> None:
    """R8.1: the same codes applied to a list and to an array, state for state."""
    match = taros.load(golden(name))
    plain: Any = load(GAME.kernels, "kernel", compiled=False)
    fast: Any = load(GAME.kernels, "kernel", compiled=True)
    state = list(match.state_at(0))
    fast_state: Any = array(state, compiled=True)
    for number, ply in enumerate(match.plies):
        plain.apply(state, ply.move.code)
        fast.apply(fast_state, ply.move.code)
        assert state == match.state_at(number + 1)
        assert fast_state.tolist() == state, (name, number, ply)
    assert GAME.notation.format_position(fast_state.tolist(), match.options) == final(name)


@pytest.mark.parametrize("name", RACES)
def test_r8_1_compiled_rules_allow_what_was_played(name: str) -> None:
    """R8.1: every move is one of the compiled `legal`, every draw one of `outcomes`."""
    match = taros.load(golden(name))
    fast: Any = load(GAME.kernels, "kernel", compiled=True)
    codes: Any = array([0] * GAME.rules.codes, compiled=True)
    weights: Any = array([0] * GAME.rules.codes, compiled=True)
    for number, ply in enumerate(match.plies):
        fast_state: Any = array(match.state_at(number), compiled=True)
        if ply.actor == CHANCE:
            count = fast.outcomes(fast_state, codes, weights)
        else:
            count = fast.legal(fast_state, codes)
        assert ply.move.code in codes[:count].tolist(), (name, number)
        assert fast_state.tolist() == match.state_at(number)


def test_what_the_golden_races_are_worth() -> None:
    """R1 to R7: together they show every phase, cut-short sails, suns, clouds, helms and homes."""
    seen: set[str] = set()
    for name in RACES:
        match = taros.load(golden(name))
        for number, ply in enumerate(match.plies):
            state = match.state_at(number)
            seen.add(GAME.presenter.view(state, None).phase)
            seen.add(describe(GAME, state, ply.move.code, None).key.removeprefix("regatta-did-"))
            if "-cloud" in ply.move.text:
                seen.add("cloud")
        seen.add(match.view().phase)
    assert seen >= {"lot", "lane-lot", "lane", "draw", "main", "second", "sun", "over"}
    assert seen >= {"sail", "sail-round", "sail-zone", "sail-home", "exchange", "steer", "cloud"}
    assert seen >= {"regatta-and-becalmed", "no-second", "done", "given-lane", "begin"}


def test_races_of_all_sizes_and_courses() -> None:
    """R1.1, R1.2: one to four boats, finished and timed out, own course and deck."""
    matches = {name: taros.load(golden(name)) for name in RACES}
    assert {match.seats for match in matches.values()} == {1, 2, 3, 4}
    home = {name for name, match in matches.items() if any(b.place for b in match.view().boats)}
    assert {"alone", "classic-2", "classic-4", "islands-3", "sprint-all"} <= home
    assert set(matches) - home
    courses = {match.options.course for match in matches.values()}  # type: ignore[attr-defined]
    assert courses >= {"classic", "islands", "harbour", "sprint"}
    assert any(course.startswith("line:") for course in courses)


# What was tampered with


@pytest.fixture(scope="module")
def record() -> str:
    return golden("alone")


def test_another_draw_is_found_out(record: str) -> None:
    """R1.4: verify names what differs; a card that was never there cannot be loaded."""
    lines = record.splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("0. "))
    words = lines[at].split(" ")
    words[1] = "L30" if words[1] != "L30" else "L90"
    changed = "\n".join([*lines[:at], " ".join(words), *lines[at + 1 :]]) + "\n"
    try:
        found = taros.verify(changed)
    except taros.BadRecord as error:
        assert error.line >= at  # noqa: PT017
    else:
        assert found is not None


def test_another_move_is_found_out(record: str) -> None:
    """R3.1: the line with a card that was not held is named."""
    lines = record.splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("1. "))
    words = lines[at].split(" ")
    words[1] = "sail_R90-helm_R90" if "R90-helm" not in lines[at - 1] else "sail_L30_L30"
    changed = "\n".join([*lines[:at], " ".join(words), *lines[at + 1 :]])
    with pytest.raises(taros.BadRecord) as caught:
        taros.load(changed)
    assert caught.value.line == at + 1


def unfinished(name: str) -> Match:
    match = VARIANTS[name].begin(5)
    for _ in race(match, Random(5), 8):
        pass
    return match


@pytest.mark.parametrize("name", ["own", "chosen", "islands"])
def test_unfinished_races_are_saved_and_go_on(name: str) -> None:
    """R8.1: also with a course and a deck as text; the same seed goes on drawing the same."""
    match = unfinished(name)
    again = taros.load(match.record(reveal=True))
    assert again.state == match.state
    assert again.options == match.options
    assert again.plies == match.plies
    assert taros.verify(match.record(reveal=True)) is None
    for _ in range(3):
        text = match.legal(90)[-1].text
        assert match.play(text) == again.play(text)


def test_a_race_from_a_position_is_recorded_with_it() -> None:
    """R1 to R7: where it began is part of the record."""
    position = "0,60,180:1:2/900,0,0:2:- S+s/s - 0 main 9"
    match = taros.from_position("regatta", position, seed=3)
    match.play("steer 170")
    match.comment("a detour")
    again = taros.load(match.record(reveal=True))
    assert again.position == match.position
    assert again.state_at(0) == match.state_at(0)
    assert not again.from_start
    assert again.comments == match.comments
