"""One source, two speeds: the plain engine and the compiled one are the same, to the last bit."""

from itertools import product
from random import Random
from typing import Any

import numpy
import pytest

from game_parts import evaluate, heuristics_of
from games.marrakech.helpers import (
    GAME,
    Variant,
    codes_of,
    random_states,
    some_variants,
)
from games.marrakech.playouts import GREEDY, RANDOM, Playouts
from taros.core.game import CHANCE, OVER, State
from taros.kernels import load

VARIANTS = some_variants(seed=4, mixed=60)


def words(values: Any) -> list[int]:
    return [int(value) for value in values]


@pytest.mark.parametrize("part", range(4))
def test_playouts_are_identical(part: int) -> None:
    """M1 to M6: same log, same end, for all variants and mixes of bots, game for game."""
    plies = 0
    for number, variant in enumerate(VARIANTS[part::4]):
        rng = Random(number)
        kinds = [rng.choice((RANDOM, GREEDY)) for _ in range(variant.seats)]
        plain = Playouts(variant, kinds, compiled=False)
        compiled = Playouts(variant, kinds, compiled=True)
        for seed in (number, 1000 + number, 2**32 + number, 2**63 - 1 - number):
            log = plain.play(seed, number)
            assert compiled.play(seed, number) == log, (variant, kinds, seed)
            assert compiled.state == plain.state, (variant, kinds, seed)
            assert words(compiled.workspace.rng) == words(plain.workspace.rng), "the generator"
            plies += len(log)
    assert plies > 5_000


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_mix_of_bots(seats: int) -> None:
    """M1 to M6: each seat random or greedy."""
    for kinds in product((RANDOM, GREEDY), repeat=seats):
        plain = Playouts(Variant(seats, {}), kinds, compiled=False)
        compiled = Playouts(Variant(seats, {}), kinds, compiled=True)
        assert compiled.play(5, 2**62) == plain.play(5, 2**62), kinds
        assert compiled.state == plain.state, kinds


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_simulations_add_up_the_same(seats: int) -> None:
    """M6: wins and scores of the same games."""
    kinds = [GREEDY] + [RANDOM] * (seats - 1)
    plain = Playouts(Variant(seats, {"purse": 9}), kinds, compiled=False)
    compiled = Playouts(Variant(seats, {"purse": 9}), kinds, compiled=True)
    assert compiled.simulate(7, 100) == plain.simulate(7, 100)


@pytest.mark.parametrize("part", range(4))
def test_kernels_agree_at_every_state(part: int) -> None:
    """M1 to M6: legal, outcomes, apply, results, and what bots ask, along random games."""
    compiled = Compiled()
    states = 0
    for number, variant in enumerate(VARIANTS[part::4]):
        rng = Random(number)
        before: State | None = None
        for state in random_states(variant, rng):
            if before is not None:
                assert state in [compiled.after(before, code) for code in codes_of(before)]
            compiled.agrees(state)
            before = state if rng.random() < 0.2 else None
            states += 1
    assert states > 2000


class Compiled:
    """The compiled kernels, to be held against the plain ones."""

    def __init__(self) -> None:
        self.kernel: Any = load(GAME.kernels, "kernel", compiled=True)
        self.policy: Any = load(GAME.kernels, "policy", compiled=True)
        self.codes: Any = numpy.zeros(GAME.rules.codes, dtype=numpy.int64)
        self.numbers: Any = numpy.zeros(GAME.rules.codes, dtype=numpy.int64)

    def after(self, state: State, code: int) -> State:
        copy: Any = numpy.array(state, dtype=numpy.int64)
        self.kernel.apply(copy, code)
        return words(copy)

    def agrees(self, state: State) -> None:
        array: Any = numpy.array(state, dtype=numpy.int64)
        actor = GAME.rules.to_act(state)
        assert self.kernel.to_act(array) == actor
        assert self.kernel.turn_number(array) == GAME.rules.turn(state)
        if actor == CHANCE:
            count = self.kernel.outcomes(array, self.codes, self.numbers)
            weights = words(self.numbers[:count])
            assert list(
                zip(words(self.codes[:count]), weights, strict=True)
            ) == GAME.rules.outcomes(state)
        elif actor != OVER:
            count = self.kernel.legal(array, self.codes)
            assert words(self.codes[:count]) == GAME.rules.legal(state)
            self.policy.heuristic_scores(array, self.codes, count, self.numbers)
            assert words(self.numbers[:count]) == heuristics_of(GAME).scores(
                state, GAME.rules.legal(state)
            )
        self._seats_agree(array, state)
        assert words(array) == state, "nothing but apply changes a state"

    def _seats_agree(self, array: Any, state: State) -> None:
        standings = GAME.rules.standings(state)
        seats = len(standings)
        self.kernel.scores(array, self.numbers)
        assert words(self.numbers[:seats]) == [standing.score for standing in standings]
        self.kernel.ranking(array, self.numbers)
        keys = words(self.numbers[:seats])
        places = [1 + sum(other > key for other in keys) for key in keys]
        assert places == [standing.place for standing in standings]
        self.policy.evaluate(array, self.numbers)
        assert words(self.numbers[:seats]) == evaluate(GAME, state)
        for seat in range(seats):
            seen, plain = numpy.zeros_like(array), [0] * len(state)
            self.kernel.observe(array, seat, seen)
            GAME.rules.observe(state, seat, plain)
            assert words(seen) == plain == state, "in Marrakech everybody sees everything"
