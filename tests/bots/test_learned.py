"""What was learned is read the same everywhere, and used as it should be."""

from collections.abc import Iterator
from importlib.resources import files
from itertools import product
from typing import Any

import numpy as np
import pytest

from bots.positions import after, decisions
from taros import _jit, games
from taros.bots.base import Budget
from taros.bots.kernels.rng import seed_rng
from taros.bots.learned import LAYERS, Judgement, LearnedBot
from taros.core.game import CHANCE, OVER, State
from taros.games.marrakech import features
from taros.games.marrakech.kernel import squares_of, turned
from taros.games.marrakech.layout import (
    DIE_WEIGHTS,
    LEFT,
    NEXT,
    NONE,
    OUT,
    POSE,
    PURSE,
    SEAT,
    SQUARES,
    TOP,
    WALK,
)

GAME = games.get("marrakech")
VARIANTS: dict[str, tuple[int, dict[str, Any]]] = {
    "2-two-colours": (2, {}),
    "2-one-colour": (2, {"two_player": "one-colour"}),
    "3": (3, {"purse": 8}),
    "4": (4, {"purse": 8}),
}


def beginnings(variant: str, seed: int = 1) -> Iterator[State]:
    seats, options = VARIANTS[variant]
    return filter(features.begins_turn, decisions(GAME, seats, seed, **options))


def judged(state: State, compiled: bool) -> list[float]:
    judgement = Judgement(GAME, state, compiled)
    shares = [0.0] * GAME.num_seats(state)
    given = np.array(shares) if compiled else shares
    kernels = _jit.load(GAME.package, "net", compiled)
    kernels.judge(_jit.array(state, compiled), judgement.weights, judgement.desk, given)
    return [float(share) for share in given]


@pytest.mark.parametrize("variant", VARIANTS)
def test_weights_fit_and_are_small(variant: str) -> None:
    path = files(GAME.package) / "weights" / f"{variant}.npz"
    assert len(path.read_bytes()) < 30_000
    state = next(beginnings(variant))
    assert features.variant(state) == variant
    inner, inner_bias, outer, outer_bias = Judgement(GAME, state, compiled=False).weights
    seats = GAME.num_seats(state)
    assert len(inner) == features.num_features(seats) * len(inner_bias)
    assert (len(outer), len(outer_bias)) == (seats * len(inner_bias), seats)
    with np.load(str(path)) as arrays:
        assert set(arrays) == {*LAYERS, "rounds"}


@pytest.mark.parametrize("variant", VARIANTS)
def test_chances_add_up_and_who_is_out_has_none(variant: str) -> None:
    outs = 0
    for seed in range(4):
        for state in beginnings(variant, seed):
            shares = judged(state, compiled=False)
            assert sum(shares) == pytest.approx(1)
            for seat, share in enumerate(shares):
                assert share >= 0
                if state[OUT + seat]:
                    outs += 1
                    assert share == 0
    assert outs > 0 or "purse" not in VARIANTS[variant][1]


@pytest.mark.parametrize("variant", VARIANTS)
def test_both_speeds_judge_alike_to_the_bit(variant: str) -> None:
    for state in beginnings(variant):
        assert judged(state, compiled=False) == judged(state, compiled=True)


def rotated(state: State, seats: int) -> State:
    """The same game, with everybody one seat further on."""
    turned = list(state)
    for field in (TOP, PURSE, LEFT, NEXT, OUT):
        for seat in range(seats):
            turned[field + (seat + 1) % seats] = state[field + seat]
    for seat in range(seats):
        if turned[NEXT + seat] != NONE:
            turned[NEXT + seat] = (turned[NEXT + seat] + 1) % seats
    turned[SEAT] = (state[SEAT] + 1) % seats
    return turned


@pytest.mark.parametrize("variant", ["2-one-colour", "3", "4"])
def test_it_does_not_matter_who_is_called_the_first_seat(variant: str) -> None:
    seats, _ = VARIANTS[variant]
    for state in beginnings(variant):
        shares = judged(rotated(state, seats), compiled=False)
        assert shares[1:] + shares[:1] == pytest.approx(judged(state, compiled=False))


@pytest.mark.parametrize("variant", VARIANTS)
def test_it_sees_what_lies_where_assam_may_stop(variant: str) -> None:
    """Over all ways and rolls: squares beside, and two steps away."""
    for state in beginnings(variant):
        seats = GAME.num_seats(state)
        x = [0.0] * features.num_features(seats)
        features.write_features(state, x)
        for seat in filter(lambda seat: not state[OUT + seat], range(seats)):
            own = squares_of(state, seat)
            found = [0.0, 0.0]
            for way, roll in product(range(3), range(4)):
                stop = WALK[4 * turned(state[POSE], way) + roll] >> 2
                for square in (square for square in range(SQUARES) if own >> square & 1):
                    steps = sum(map(abs, np.subtract(divmod(square, 7), divmod(stop, 7))))
                    if steps in (1, 2):
                        found[steps - 1] += DIE_WEIGHTS[roll] / (12 * steps)
            at = features.OF_ALL + features.OF_SEAT * features.place_of(state, seat)
            seen = x[at + features.REACHED : at + features.REACHED + 2]
            assert seen == pytest.approx(found)


def worth(state: State) -> list[float]:
    """Of every seat, when the next turn begins."""
    actor = GAME.to_act(state)
    if actor == OVER:
        return [standing.win for standing in GAME.standings(state)]
    if features.begins_turn(state):
        return judged(state, compiled=False)
    if actor == CHANCE:
        outcomes = GAME.outcomes(state)
        total = sum(weight for _, weight in outcomes)
        below = [[w * v / total for v in worth(after(GAME, state, c))] for c, w in outcomes]
        return [sum(column) for column in zip(*below, strict=True)]
    below = [worth(after(GAME, state, code)) for code in GAME.legal(state)]
    return max(below, key=lambda shares: shares[actor])


@pytest.mark.parametrize("variant", VARIANTS)
def test_it_plays_what_looks_best_when_its_turn_is_over(variant: str) -> None:
    bot = LearnedBot(GAME)
    seats, options = VARIANTS[variant]
    states = list(decisions(GAME, seats, 2, **options))
    for state in [*states[5::19], states[-1]]:
        seat, legal = GAME.to_act(state), GAME.legal(state)
        rng = [0]
        seed_rng(rng, 1, 1)
        values = {code: worth(after(GAME, state, code))[seat] for code in legal}
        code = bot.choose(state, legal, rng, Budget(count=1))
        assert values[code] == pytest.approx(max(values.values()), abs=1e-12)


LUCK = 0x1234_5678_9ABC


def in_a_playout(state: State, first: int, legal: list[int], ratings: list[int]) -> int:
    """What the seat that thinks makes of a move that greedy likes best."""
    kernels = _jit.load(GAME.package, "search", compiled=False)
    judgement = Judgement(GAME, state, compiled=False)
    shares = [0.0] * GAME.num_seats(state)
    side = ([0] * len(state), [0] * GAME.codes, [0] * GAME.codes, [0])
    judge = (judgement.weights, judgement.desk, shares, side)
    desk = (list(state), list(legal), list(ratings), [0], [0])
    seat = GAME.to_act(state)
    return int(kernels.best_judged(first, len(legal), seat, LUCK, judge, desk))


def turn_over(state: State) -> State:
    """What chance makes of a state before a turn begins, with the luck of the playout."""
    playout = _jit.load(GAME.package, "playout", compiled=False)
    rng = [LUCK]
    while GAME.to_act(state) == CHANCE and not features.begins_turn(state):
        codes, weights = map(list, zip(*GAME.outcomes(state), strict=True))
        state = after(GAME, state, playout.drawn(rng, codes, weights, len(codes)))
    return state


@pytest.mark.parametrize("variant", VARIANTS)
def test_in_playouts_it_lays_the_best_judged_of_the_rugs_greedy_likes(variant: str) -> None:
    policy = _jit.load(GAME.package, "policy", compiled=False)
    width = _jit.load(GAME.package, "search", compiled=False).WIDTH
    seats, options = VARIANTS[variant]
    preferred = 0
    for state in decisions(GAME, seats, 3, **options):
        seat, legal = GAME.to_act(state), GAME.legal(state)
        ratings = [0] * len(legal)
        policy.rate(state, legal, len(legal), ratings)
        liked = sorted(range(len(legal)), key=lambda i: -ratings[i])[:width]
        first = legal[liked[0]]
        chosen = in_a_playout(state, first, legal, ratings)
        leads_to = [turn_over(after(GAME, state, legal[i])) for i in liked]
        if all(features.begins_turn(each) for each in leads_to):
            values = [judged(each, compiled=False)[seat] for each in leads_to]
            assert chosen == legal[liked[values.index(max(values))]]
            preferred += chosen != first
        else:  # which way to turn, or the last rug: there is nothing to judge
            assert chosen == first
    assert preferred > 5
