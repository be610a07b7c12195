"""Texts that somebody has meddled with: refused as bad, or as good as any other."""

import re
from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

import taros
from games.marrakech.helpers import (
    GAME,
    Variant,
    codes_of,
    options_of,
    random_states,
    some_variants,
    state_of,
)
from games.marrakech.mirror import boards, mirror, naive_at, slots_of, words_of
from games.marrakech.naive import SQUARES
from taros.core.game import CHANCE, OVER

CHUNKS = 2
VARIANTS = some_variants(seed=3, mixed=100)
PHASES = ("lot", "pile", "roll", "turn", "lay", "over")


def pool() -> list[str]:
    """Texts of reachable positions, of all phases and variants."""
    rng = Random(3)
    texts = []
    for variant in VARIANTS:
        options = options_of(variant)
        states = list(random_states(variant, rng))
        chosen = [*rng.sample(states, min(len(states), 5)), states[0], states[-1]]
        texts += [GAME.notation.format_position(state, options) for state in chosen]
    return texts


def meddled(text: str, other: str, rng: Random) -> str:
    """A text with one thing changed, so that it may or may not make sense."""
    words = text.split()
    kind = rng.randrange(7)
    word = rng.randrange(len(words))
    if kind == 0:
        words[rng.randrange(7)] = rng.choice(other.split())
    elif kind == 1:
        words[word] = with_number_changed(words[word], rng)
    elif kind == 2:
        return with_sign_changed(text, "rybn-|/01234567 ,+xesw=acdfg\u0663\0", rng)
    elif kind == 3:
        words[0] = with_sign_changed(words[0], "rybn", rng)
    elif kind == 4:
        words[1] = rng.choice(SQUARES) + rng.choice("nesw")
    elif kind == 5:
        words[2] = with_money_moved(words[2], rng)
    else:
        words[4:6] = [str(rng.randrange(4)), rng.choice(PHASES)]
    return " ".join(words)


def with_number_changed(word: str, rng: Random) -> str:
    """One of its numbers is one more or less."""
    parts = re.split(r"(\d+)", word)
    numbers = [at for at, part in enumerate(parts) if part.isdigit()]
    if numbers:
        at = rng.choice(numbers)
        parts[at] = str(max(0, int(parts[at]) + rng.choice((-1, 1))))
    return "".join(parts)


def with_sign_changed(text: str, signs: str, rng: Random) -> str:
    """One sign replaced, left out or put in."""
    at = rng.randrange(len(text))
    sign = rng.choice(signs)
    return text[:at] + rng.choice((sign, "", sign + text[at])) + text[at + 1 :]


def with_money_moved(word: str, rng: Random) -> str:
    """One seat gives another some of its dirhams."""
    purses = word.split(",")
    giver, taker = rng.sample(range(len(purses)), 2) if len(purses) > 1 else (0, 0)
    if purses[giver].isdigit() and purses[taker].isdigit():
        given = rng.randint(0, int(purses[giver]))
        purses[giver] = str(int(purses[giver]) - given)
        purses[taker] = str(int(purses[taker]) + given)
    return ",".join(purses)


def test_meddled_texts_are_refused_or_can_be_played_out(chunk: int) -> None:
    """M1 to M6: BadPosition and nothing else, or a game that follows the rules to its end."""
    rng = Random(chunk)
    texts = pool()
    seen: Counter[str] = Counter()
    for _ in range(1000):
        text = meddled(rng.choice(texts), rng.choice(texts), rng)
        if rng.random() < 0.3 and text.count(" ") >= 6:
            text = meddled(text, rng.choice(texts), rng)
        try:
            options, state = GAME.notation.parse_position(text)
        except taros.BadPosition:
            seen["refused"] += 1
            continue
        canonical = GAME.notation.format_position(state, options)
        assert GAME.notation.parse_position(canonical) == (options, state), text
        if canonical not in texts:
            seen["new"] += 1
            play_out(canonical, rng)
    assert seen["refused"] > 400
    assert seen["new"] > 120


def play_out(text: str, rng: Random) -> None:
    """Play from a position as the oracle does, writing and reading some positions on the way."""
    options, state = GAME.notation.parse_position(text)
    naive = naive_at(text)
    slots = slots_of(naive, len(naive.purses))
    while True:
        assert words_of(state) == mirror(naive, slots, boards(naive, slots), sum(naive.purses)), (
            text
        )
        if naive.turn <= 1 or rng.random() < 0.2:
            written = GAME.notation.format_position(state, options)
            assert GAME.notation.parse_position(written) == (options, state), (
                f"{text} led to {written}"
            )
        actor = GAME.rules.to_act(state)
        if actor == OVER:
            assert naive.to_act is None, text
            return
        assert naive.to_act == actor, text
        codes = codes_of(state)
        found = [GAME.notation.format_move(state, code) for code in codes]
        if actor == CHANCE:
            assert found == [outcome for outcome, _ in naive.outcomes()], text
        else:
            assert found == naive.legal(), text
        assert found, text
        code = rng.choice(codes)
        naive.play(GAME.notation.format_move(state, code))
        GAME.rules.apply(state, code)


@settings(derandomize=True, deadline=None, database=None, max_examples=300)
@given(st.text() | st.text("rybn-|/1234567 ,+x=", max_size=80))
def test_any_text_is_a_position_or_bad(text: str) -> None:
    """M1 to M6: nothing but BadPosition is raised."""
    start = "7/7/7/7/7/7/7 d4s 30,30,30,30 12,12,12,12 0 turn 1"
    for candidate in (text, f"{start} {text}", f"{text} {start.partition(' ')[2]}"):
        try:
            options, state = GAME.notation.parse_position(candidate)
        except taros.BadPosition as error:
            words = str(error)
        else:
            words = GAME.notation.format_position(state, options)
        assert words


@settings(derandomize=True, deadline=None, database=None, max_examples=300)
@given(st.text() | st.text("abcdefg1234567seat", max_size=5))
def test_any_text_is_a_move_or_bad(text: str) -> None:
    """M1 to M5: nothing but BadNotation is raised, and what is read is a code."""
    state = state_of(Variant(2, {}))
    try:
        code = GAME.notation.parse_move(state, text)
    except taros.BadNotation as error:
        assert str(error)  # noqa: PT017
    else:
        assert 0 <= code < GAME.rules.codes
