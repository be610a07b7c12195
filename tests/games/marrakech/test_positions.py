"""Positions and moves as text: whatever is reachable is written and read, and why_not agrees."""

from collections import Counter
from random import Random

import pytest

import taros
from games.marrakech.helpers import (
    ALL_TEXTS,
    COLOURS,
    GAME,
    Variant,
    changed_text,
    codes_of,
    naive_of,
    options_of,
    random_states,
    some_variants,
    state_of,
)
from games.marrakech.mirror import position_of
from taros.core.game import State
from taros.games.marrakech.layout import PHASE, TURN

VARIANTS = some_variants(seed=2, mixed=100)
PHASES = ("lot", "pile", "roll", "turn", "lay", "over")


def phase_of(state: State) -> str:
    return PHASES[state[PHASE]]


@pytest.mark.parametrize("part", range(4))
def test_every_reachable_position_is_written_as_the_grammar_says(part: int) -> None:
    """M1 to M6: as the oracle writes it, and read back to the same state and options."""
    seen: Counter[str] = Counter()
    for number, variant in enumerate(VARIANTS[part::4]):
        rng = Random(1000 * part + number)
        naive, options, ending = naive_of(variant), options_of(variant), changed_text(variant)
        state = list(state_of(variant))
        while True:
            text = GAME.notation.format_position(state, options)
            assert text == position_of(naive, ending)
            assert GAME.notation.parse_position(text) == (options, state)
            seen[phase_of(state)] += 1
            codes = codes_of(state)
            if not codes:
                break
            code = rng.choice(codes)
            naive.play(GAME.notation.format_move(state, code))
            GAME.rules.apply(state, code)
    assert set(seen) == set(PHASES)


@pytest.mark.parametrize("part", range(2))
def test_why_not_agrees_with_what_is_allowed(part: int) -> None:
    """M1 to M6: for every text there is, at positions of every phase and variant."""
    seen: Counter[str] = Counter()
    clauses: set[str] = set()
    for number, variant in enumerate(VARIANTS[part::2]):
        rng = Random(number)
        for state in random_states(variant, rng):
            if rng.random() < 0.12 or phase_of(state) in ("lot", "over") or state[TURN] == 0:
                seen[phase_of(state)] += 1
                clauses |= disagreements(state, variant)
    assert set(seen) == set(PHASES)
    assert clauses == {"M1.5", "M1.8", "M2.1", "M3.2", "M5.1", "M5.3", "M6.1"}


def disagreements(state: State, variant: Variant) -> set[str]:
    """Compare all texts at a state; returns the clauses of the refusals."""
    allowed = {GAME.notation.format_move(state, code) for code in codes_of(state)}
    clauses = set()
    playable = set()
    for text in [*ALL_TEXTS, *variant.colours]:
        code = GAME.notation.parse_move(state, text)
        reason = GAME.presenter.why_not(state, code)
        if reason is None:
            playable.add(GAME.notation.format_move(state, code))
        else:
            clauses.add(reason.clause)
            assert reason.text
            assert GAME.notation.format_move(state, code) not in allowed
    assert playable == allowed
    return clauses


def test_moves_are_read_back() -> None:
    """M1 to M5: each code has one text, rugs two, and case and spaces do not matter."""
    state = state_of(Variant(4, {}))
    codes = [GAME.notation.parse_move(state, text) for text in [*ALL_TEXTS, *COLOURS]]
    assert sorted(set(codes)) == list(range(GAME.rules.codes))
    for text in [*ALL_TEXTS[:87], *ALL_TEXTS[171:], *COLOURS]:
        assert GAME.notation.format_move(state, GAME.notation.parse_move(state, text)) == text
        assert GAME.notation.parse_move(state, f" {text.upper()} ") == GAME.notation.parse_move(
            state, text
        )
    for text in ALL_TEXTS[87:171]:
        assert (
            GAME.notation.format_move(state, GAME.notation.parse_move(state, text))
            == text[2:] + text[:2]
        )


NO_MOVES = ("d4", "d4d4", "d4f4", "d4e5", "g1a2", "h1h2", "a0a1", "a7a8", "d4e4d4", "d4 e4")
NO_WORDS = ("", " ", "0", "5", "11", "-1", "1.0", "\u0661", "seat", "seat4", "green", "ahead\0")


@pytest.mark.parametrize("text", NO_MOVES + NO_WORDS)
def test_what_is_no_move_is_bad_notation(text: str) -> None:
    """M1 to M5: and nothing else is raised."""
    for seats in (2, 3, 4):
        with pytest.raises(taros.BadNotation):
            GAME.notation.parse_move(state_of(Variant(seats, {})), text)


def test_a_colour_that_nobody_plays_is_no_move() -> None:
    """M1.7: with three players there is no brown."""
    state = state_of(Variant(3, {}))
    with pytest.raises(taros.BadNotation):
        GAME.notation.parse_move(state, "brown")
    assert GAME.presenter.why_not(state, GAME.notation.parse_move(state, "blue")) is not None
