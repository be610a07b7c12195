"""Everything Regatta says about moves can come up, and says what it should (R2 to R7)."""

import re
from pathlib import Path
from typing import NamedTuple

import pytest

import taros
from games.regatta.scenes import OPEN
from taros.core.events import describe, joined_event, told_together
from taros.core.words import Message
from taros.games import get
from taros.games.regatta.layout import BEGIN, DRAW, GIVE_LANE, KINDS_SIZE

GAME = get("regatta")
CATALOGUE = Path(taros.__file__).parent / "locales" / "en" / "games" / "regatta.ftl"

TWO = "0,0,0:1:-/900,0,0:2:-"
WATER = f"course={OPEN}"
LINE = OPEN.partition(";")[0]
THREE = "0,0,0:1:-/900,0,0:2:home1/-900,0,0:3:-:sun"


def keys(start: str) -> set[str]:
    """What the catalogue has that begins so."""
    text = CATALOGUE.read_text(encoding="utf-8")
    return set(re.findall(rf"^regatta-({start}[\w-]+) =", text, re.MULTILINE))


class Case(NamedTuple):
    position: str
    move: str
    clause: str = ""


def buoy(colour: str) -> Case:
    position = f"0,0,0:1:- S - 0 main 1 course={LINE};cw:0,150,{colour}"
    return Case(position, "sail S", "R3.5")


THINGS = {
    "thing-edge": Case(
        "0,0,0:1:- S - 0 main 1 "
        "course=line:-400,-500,400,-500;cw:0,-300;edge:-600,-600,600,-600,600,150,-600,150",
        "sail S",
        "R3.5",
    ),
    "thing-island": Case(
        f"0,0,0:1:- S - 0 main 1 {WATER};island:-20,120,20,120,0,150", "sail S", "R3.5"
    ),
    "thing-rock": Case(f"0,0,0:1:- S - 0 main 1 {WATER};rock:0,150,9", "sail S", "R3.5"),
    "thing-boat": Case(f"0,0,0:1:-/0,150,90:2:- S/s - 0 main 1 {WATER}", "sail S", "R3.5"),
    "thing-buoy-white": Case("-150,-120,0:1:- S - 0 main 1", "sail S", "R3.5"),
    **{
        f"thing-buoy-{colour}": buoy(colour)
        for colour in ("red", "green", "yellow", "blue", "orange", "black")
    },
}

REASONS = {
    "why-over": Case("0,0,180:1:home1 S - 0 over 4", "steer 0", "R7.3"),
    "why-lot": Case("-/- -/- - 0 lot 0 first=lot", "done", "R1.5"),
    "why-lane-lot": Case("-/- -/- - 0,0 lane-lot 0 lanes=lot", "done", "R1.3"),
    "why-draw": Case(f"{TWO} S/s s 0 draw:4 1", "done", "R2.2"),
    "why-lane": Case("-/- -/- - 1,0 lane 0 lanes=chosen", "done", "R1.3"),
    "why-main": Case(f"{TWO} S/s - 0 main 1", "done", "R2.1"),
    "why-second": Case(f"{TWO} S/s L45-helm 0 second 1", "steer 0", "R6.1"),
    "why-sun": Case(f"{TWO} S/s s 0 sun 1", "sail S", "R2.2"),
    "why-not-in-pile": Case(f"{TWO} 3*sun/s s 0 draw:2 1", "sun", "R1.4"),
    "why-no-seat": Case("-/- -/- - 0 lot 0 first=lot", "seat3", "R1.5"),
    "why-no-lane": Case("-/- -/- - 1,0 lane 0 lanes=chosen", "lane3", "R1.3"),
    "why-lane-taken": Case("-/75,-40,0:2:- -/- - 0,0 lane 0 lanes=chosen", "lane2", "R1.3"),
    "why-not-in-hand": Case(f"{TWO} S/s - 0 main 1", "sail R90", "R3.1"),
    "why-touch": Case("-150,-120,0:1:- S - 0 main 1", "sail S", "R3.5"),
    "why-zone": Case(f"0,0,0:1:-/-100,180,90:2:- S+R90/s - 0 main 1 {WATER}", "sail S", "R4.2"),
    "why-no-stop": Case(f"0,0,0:1:-/-25,-5,0:2:- s/s - 0 main 1 {WATER}", "sail s", "R4.3"),
    "why-steer-touch": Case(f"0,0,0:1:-/25,0,0:2:- s/s - 0 main 1 {WATER}", "steer 90", "R5.2"),
    "why-steer-zone": Case(f"0,0,0:1:-/69,-84,0:2:- s/s - 0 main 1 {WATER}", "steer 90", "R5.2"),
    "why-no-boat": Case(f"{TWO} sun/s s 0 sun 1", "sun blue", "R6.3"),
    "why-own-boat": Case(f"{TWO} sun/s s 0 sun 1", "sun red", "R6.3"),
    "why-no-sun": Case(f"{TWO} S/s s 0 sun 1", "sun green", "R6.3"),
    "why-becalmed": Case(f"{THREE} sun/s/s s 0 sun 1 finish=all", "sun yellow", "R6.3"),
    "why-home": Case(f"{THREE} sun/s/s s 0 sun 1 finish=all", "sun green", "R6.3"),
}

BY_CODE_ONLY = {"why-no-arrow", "why-sun-sails"}  # no text says such a move, a bot's number could


@pytest.mark.parametrize("key", [*REASONS, *THINGS])
def test_every_reason(key: str) -> None:
    """R1 to R7: each comes up, with its clause, as a sentence."""
    case = {**REASONS, **THINGS}[key]
    match = taros.from_position("regatta", case.position, roll=False)
    reason = match.why_not(case.move)
    assert reason is not None
    assert reason.clause == case.clause
    said = [reason.message.key]
    said += [part.key for part in reason.message.arguments.values() if isinstance(part, Message)]
    assert f"regatta-{key}" in said
    assert reason.text[0].isupper() or reason.text.startswith("seat ")
    assert reason.text.endswith(".")


def test_every_reason_of_the_catalogue_is_above() -> None:
    """R1 to R7: none is left that nobody hears."""
    assert keys("why-") == set(REASONS) | BY_CODE_ONLY
    assert keys("thing-") == set(THINGS)


def test_codes_that_no_text_says() -> None:
    """R3.2, R6.3: a sail of a sun, and of an arrow that a card does not have."""
    match = taros.from_position("regatta", f"{TWO} S+sun/s - 0 main 1", roll=False)
    names = [card.name for card in match.view().kinds]
    for name, clauses in (("sun", {"R6.3", "R3.2"}), ("S", {"R3.2"})):
        for arrow in range(1, 5):
            reason = GAME.presenter.why_not(match.state, 5 * names.index(name) + arrow)
            assert reason is not None
            assert reason.clause in clauses


EVENTS = {
    "did-sail": Case(f"{TWO} S/s - 0 main 1 {WATER}", "sail S"),
    "did-sail-round": Case("-384,700,90:1:0/900,0,0:2:- S/s - 0 main 1", "sail S"),
    "did-sail-zone": Case(f"0,0,0:1:-/-100,180,90:2:- S/s - 0 main 1 {WATER}", "sail S"),
    "did-sail-home": Case("0,60,180:1:2/900,0,0:2:- S/s - 0 main 1", "sail S"),
    "did-exchange": Case(f"{TWO} S+s/s - 0 main 1", "exchange S s"),
    "did-steer": Case(f"{TWO} S/s - 0 main 1", "steer 45"),
    "did-sun": Case(f"{TWO} sun/s s 0 sun 1", "sun green"),
    "did-no-second": Case(f"{TWO} S/s L45-helm 0 second 1", "done"),
    "did-done": Case(f"{TWO} S/s s 0 sun 1", "done"),
    "did-lane": Case("-/- -/- - 1,0 lane 0 lanes=chosen", "lane2"),
    "did-given-lane": Case("-/- -/- - 0,0 lane-lot 0 lanes=lot", "lane2"),
    "did-draw": Case(f"{TWO} S/s s 0 draw:4 1", "L45"),
    "did-draw-hidden": Case(f"{TWO} S/s s 0 draw:4 1", "L45"),
    "did-begin": Case("-/- -/- - 0 lot 0 first=lot", "seat1"),
}


@pytest.mark.parametrize("key", EVENTS)
def test_every_event(key: str) -> None:
    """R1 to R7: what happened, with the names of who sits there."""
    case = EVENTS[key]
    match = taros.from_position("regatta", case.position, roll=False)
    viewer = 1 if key == "did-draw-hidden" else 0
    words = describe(GAME, match.state, GAME.notation.parse_move(match.state, case.move), viewer)
    assert words.key == f"regatta-{key}"
    said = words.format(names=("Ann", "Bob"))
    assert said.startswith(("Ann ", "Bob ", "By lot, "))
    assert "seat" not in said


def test_every_event_of_the_catalogue_is_above() -> None:
    """R1 to R7: and one that is said with others."""
    assert keys("did-") == set(EVENTS) | {"did-deal", "did-deal-to"}


def dealt(viewer: int | None) -> str:
    """The deal of a race in words, as `viewer` reads it."""
    match = taros.new("regatta", 3, seed=7)
    draws = [(match.state_at(n), ply.move.code) for n, ply in enumerate(match.plies)]
    ((state, codes),) = told_together(GAME, draws)
    event = joined_event(GAME, state, codes, viewer)
    return GAME.presenter.words(event).format(names=("Ann", "Bob", "Eve"))


def test_r1_4_the_cards_of_all_hands_are_told_in_one_line() -> None:
    """R1.4: everyone reads of their own cards only."""
    assert dealt(None) == "Everybody draws cards."
    assert dealt(0) == (
        "Everybody draws cards. Ann draws 5: 45° to port, straight on, 45° or 90° to either side, "
        "short straight on, straight on with a cloud, and 45° to port."
    )
    assert dealt(1).startswith("Everybody draws cards. Bob draws 5: ")
    assert dealt(1) != dealt(2)


@pytest.mark.parametrize(
    ("viewer", "expected"),
    [
        (0, "Ann draws 3 cards: 45° to port, a sun, and short straight on."),
        (1, "Ann draws 3 cards."),
    ],
)
def test_r2_2_the_draws_of_a_turn_are_told_in_one_line(viewer: int, expected: str) -> None:
    """R2.2: with whoever misses a turn after the last of them (R6.4)."""
    position = "0,0,0:1:-/900,0,0:2:-:sun S/s L45+sun+s 0 draw:3 1 deck=2*S,2*s,2*L45,2*R45,2*sun"
    state = taros.from_position("regatta", position, roll=False).state
    codes = [GAME.notation.parse_move(state, card) for card in ("L45", "sun", "s")]
    words = GAME.presenter.words(joined_event(GAME, state, codes, viewer))
    assert words.format(names=("Ann", "Bob")) == (f"{expected} Bob is becalmed and misses a turn.")
    assert not GAME.presenter.continues(codes[0], GAME.notation.parse_move(state, "steer 0"))


@pytest.mark.parametrize(
    ("deck", "words"),
    [
        ("L30|L60", "30° or 60° to port"),
        ("R60|L60", "60° to either side"),
        ("L30|S|R45", "30° to port, straight on, or 45° to starboard"),
        ("S|s", "straight on or short straight on"),
        ("l60|l90-cloud", "short 60° or 90° to port with a cloud"),
    ],
)
def test_r8_3_cards_of_other_decks_have_words_too(deck: str, words: str) -> None:
    """R8.3: whatever arrows an own deck gives them."""
    own = f"L60=12/80/60,l60=10/50/60,60*{deck}"
    match = taros.new("regatta", 2, seed=1, deck=own)
    assert [card.words.text for card in match.view().kinds] == [words]


def test_one_way_of_several_is_told_from_a_card_that_has_no_other() -> None:
    """R3.2: the hand may hold both."""
    position = f"{TWO} L45+L90|L45|S|R45|R90/s - 0 main 1 {WATER}"
    match = taros.from_position("regatta", position, roll=False)
    said = [
        describe(GAME, match.state, GAME.notation.parse_move(match.state, text), 0).text
        for text in ("sail L45 L45", "sail L90|L45|S|R45|R90 L45")
    ]
    assert said == ["seat 0 sails 45° to port.", "seat 0 sails 45° to port (one of 5 ways)."]


def test_r6_4_a_lost_turn_is_said() -> None:
    """R6.4: with what led to it, one boat after the other."""
    position = "0,0,0:1:-/900,0,0:2:-:sun/-900,0,0:3:-:sun S/s/s - 0 main 1"
    match = taros.from_position("regatta", position, roll=False)
    words = describe(GAME, match.state, GAME.notation.parse_move(match.state, "steer 45"), None)
    assert words.format(names=("Ann", "Bob", "Eve")) == (
        "Ann steers to 45°. Bob is becalmed and misses a turn. Eve is becalmed and misses a turn."
    )


def test_prompts_of_all_phases() -> None:
    """R2: what the seat is asked to do."""
    asked = {
        "ask-lane": REASONS["why-lane"].position,
        "ask-main": REASONS["why-main"].position,
        "ask-second": REASONS["why-second"].position,
        "ask-sun": REASONS["why-sun"].position,
    }
    for key, position in asked.items():
        match = taros.from_position("regatta", position, roll=False)
        assert GAME.presenter.prompt(match.state).key == f"regatta-{key}"
        assert GAME.presenter.prompt(match.state).text
    assert keys("ask-") == set(asked)


def test_the_menu_says_what_may_be_typed() -> None:
    """R2.1: every sail, exchanges as one line, degrees as ranges."""
    position = f"0,0,0:1:-/25,0,0:2:- S+sun/s - 0 main 1 {WATER}"
    match = taros.from_position("regatta", position, roll=False)
    *sails, exchange, steer = GAME.notation.menu(match.state)
    assert sails == ["sail S"]
    assert exchange.startswith("exchange")
    found = []
    for word in steer.removeprefix("steer ").split():
        first, _, last = word.partition("-")
        found += [f"steer {degrees}" for degrees in range(int(first), int(last or first) + 1)]
    assert found == [move.text for move in match.legal() if move.text.startswith("steer")]
    assert 0 < len(found) < 360


def test_outcomes_of_chance_are_named() -> None:
    state = taros.new("regatta", 2, seed=1).state
    name = GAME.presenter.outcome_words
    assert name is not None
    codes = [*range(DRAW, DRAW + state[KINDS_SIZE]), BEGIN + 1, GIVE_LANE + 1]
    said = [name(state, code).format("en", ("Ana", "Bo")) for code in codes]
    assert {"45° to port", "straight on with a cloud", "a sun"} < set(said)
    assert said[-2:] == ["Bo begins", "lane 2"]
    assert len(set(said)) == len(said)
