"""Thousands of random games, the compiled engine against the oracle, ply for ply.

At every ply: who acts, what may be done in which order and with which weights, and afterwards the
whole state, word for word. At the end: scores and places.
"""

from collections import Counter
from functools import cache
from random import Random
from typing import Any

import numpy

from games.marrakech.helpers import (
    COLOURS,
    GAME,
    Variant,
    naive_of,
    random_variant,
    state_of,
)
from games.marrakech.mirror import boards, mirror, slots_of, words_of
from games.marrakech.naive import Naive
from taros.core.game import CHANCE, OVER
from taros.games.marrakech.layout import BEGIN, CODES, COLOUR, SEATS, SHOW, SLOTS
from taros.kernels import load

CHUNKS, GAMES = 4, 500

# what must have happened in every chunk, or it has not tested much
EVENTS = {
    "all in to the end",
    "draw",
    "left alone and over",
    "loop",
    "lot",
    "own rug covered whole",
    "paid",
    "paid in part",
    "paid to the last",
    "played on alone",
    "seat out",
    "shared first place",
    "tie broken",
    "turned at the end",
    "two out",
}


class Engine:
    """The compiled kernel with its buffers."""

    def __init__(self) -> None:
        kernel = load(GAME.kernels, "kernel", compiled=True)
        self.to_act, self.apply = kernel.to_act, kernel.apply
        self.legal, self.outcomes = kernel.legal, kernel.outcomes
        self.scores, self.ranking = kernel.scores, kernel.ranking
        self.codes: Any = numpy.zeros(CODES, dtype=numpy.int64)
        self.weights: Any = numpy.zeros(CODES, dtype=numpy.int64)
        start = state_of(Variant(4, {}))
        self.texts = [GAME.notation.format_move(start, code) for code in range(CODES)]

    def totals(self, state: Any) -> tuple[list[int], list[int]]:
        """Scores and places of a state, by seat."""
        seats = int(state[SEATS])
        self.scores(state, self.codes)
        self.ranking(state, self.weights)
        keys = self.weights[:seats].tolist()
        return self.codes[:seats].tolist(), [1 + sum(k > key for k in keys) for key in keys]


@cache
def engine() -> Engine:
    return Engine()


def played(variant: Variant, rng: Random, seen: Counter[str]) -> None:
    """Play one random game on both sides; fails at the first difference."""
    us = engine()
    naive = naive_of(variant)
    slots = slots_of(naive, variant.seats)
    state: Any = numpy.array(state_of(variant), dtype=numpy.int64)
    colours = [-1 if slot is None else COLOURS.index(slot) for slot in slots]
    assert state[COLOUR : COLOUR + SLOTS].tolist() == colours, variant
    us.texts[SHOW:BEGIN] = [slot or "no colour" for slot in slots]
    bank = sum(naive.purses)
    market = [0] * 6
    texts: list[str] = []
    assert words_of(state.tolist()) == mirror(naive, slots, market, bank), variant
    while (actor := us.to_act(state)) != OVER:
        code, text = chosen(us, state, naive, actor, rng, (variant, texts))
        before = Before(naive, text)
        us.apply(state, code)
        naive.play(text)
        texts.append(text)
        if before.stage == "lay":
            market = boards(naive, slots)
        found = words_of(state.tolist())
        assert found == mirror(naive, slots, market, bank), (variant, texts)
        before.note(naive, seen)
    assert naive.to_act is None, (variant, texts)
    assert us.totals(state) == (naive.scores(), naive.places()), (variant, texts)
    note_end(naive, seen)


def chosen(
    us: Engine, state: Any, naive: Naive, actor: int, rng: Random, context: object
) -> tuple[int, str]:
    """The next move or outcome, once both sides agree on what there is to choose from."""
    assert naive.to_act == actor, context
    if actor == CHANCE:
        count = us.outcomes(state, us.codes, us.weights)
        codes = us.codes[:count].tolist()
        found = [us.texts[code] for code in codes]
        weights = us.weights[:count].tolist()
        assert list(zip(found, weights, strict=True)) == naive.outcomes(), context
        assert naive.legal() == [], context
    else:
        count = us.legal(state, us.codes)
        codes = us.codes[:count].tolist()
        found = [us.texts[code] for code in codes]
        assert found == naive.legal(), context
    index = int(rng.random() * count)
    return codes[index], found[index]


class Before:
    """What has to be remembered of a game to say what a ply did."""

    def __init__(self, naive: Naive, text: str) -> None:
        self.stage, self.seat, self.turn = naive.stage, naive.seat, naive.turn
        self.facing, self.purse = naive.facing, naive.purses[naive.seat]
        self.whole = self.stage == "lay" and naive.partner(text[:2]) == text[2:]

    def note(self, naive: Naive, seen: Counter[str]) -> None:
        """Count what happened."""
        if self.stage == "lay":
            seen["own rug covered whole"] += self.whole
            seen["played on alone"] += naive.out.count(0) == 1
        elif self.stage == "roll":
            seen["loop"] += naive.facing != self.facing
            paid = self.purse - naive.purses[self.seat]
            seen["paid"] += paid > 0
            if paid == self.purse > 0:
                seen["paid in part"] += len(naive.region(naive.assam)) > paid
                seen["paid to the last"] += len(naive.region(naive.assam)) == paid
        elif self.stage == "face":
            seen["turned at the end"] += naive.turn > self.turn
        else:
            seen[self.stage] += 1


def note_end(naive: Naive, seen: Counter[str]) -> None:
    """Count how a game ended."""
    out = len(naive.out) - naive.out.count(0)
    seen["seat out"] += out >= 1
    seen["two out"] += out >= 2
    seen["all in to the end"] += out == 0
    seen["left alone and over"] += any(naive.left.values())
    firsts = naive.places().count(1)
    seen["shared first place"] += firsts > 1
    best = [score for seat, score in enumerate(naive.scores()) if not naive.out[seat]]
    seen["tie broken"] += best.count(max(best)) > firsts


def variant_of(number: int, rng: Random) -> Variant:
    """Every other game has default options."""
    seats = 2 + number // 2 % 3
    return Variant(seats, {}) if number % 2 == 0 else random_variant(rng, seats)


def test_engine_plays_like_the_oracle(chunk: int) -> None:
    """M1 to M6: same choices, same weights, same states, same results."""
    rng = Random(chunk)
    seen: Counter[str] = Counter()
    for number in range(GAMES):
        played(variant_of(number, rng), rng, seen)
    assert {event for event in seen if seen[event]} == EVENTS
