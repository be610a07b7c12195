"""Expectimax against a recursion that knows nothing but the rules."""

from fractions import Fraction
from itertools import islice

import pytest

from bots.positions import after, decisions
from game_parts import evaluate
from taros import games
from taros.bots.base import Budget
from taros.bots.expectimax import ExpectimaxBot
from taros.core.game import CHANCE, OVER, State
from taros.kernels.shared.rng import seed_rng

GAME = games.get("marrakech")


def worth(state: State, depth: int) -> list[Fraction]:
    """Of every seat, if all look so many decisions ahead."""
    actor = GAME.rules.to_act(state)
    if actor == OVER or (actor != CHANCE and depth == 0):
        return [Fraction(value) for value in evaluate(GAME, state)]
    if actor == CHANCE:
        outcomes = GAME.rules.outcomes(state)
        total = sum(weight for _, weight in outcomes)
        below = [[w * v for v in worth(after(GAME, state, code), depth)] for code, w in outcomes]
        return [sum(column, Fraction()) / total for column in zip(*below, strict=True)]
    return max(
        (worth(after(GAME, state, code), depth - 1) for code in GAME.rules.legal(state)),
        key=lambda values: values[actor],
    )


def best(state: State, depth: int) -> set[int]:
    """The moves that none is better than, up to what floats can tell apart."""
    seat = GAME.rules.to_act(state)
    values = {c: worth(after(GAME, state, c), depth - 1)[seat] for c in GAME.rules.legal(state)}
    top = max(values.values())
    return {code for code, value in values.items() if top - value < Fraction(1, 10**9)}


def chosen(bot: ExpectimaxBot, state: State, depth: int, stream: int = 0) -> int:
    rng = [0]
    seed_rng(rng, 3, stream)
    return bot.choose(state, GAME.rules.legal(state), rng, Budget(count=depth))


@pytest.mark.parametrize("depth", [1, 2, 3])
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (2, {"two_player": "one-colour"}),
        (3, {"purse": 3}),
        (4, {"turn_time": "end"}),
        (4, {"cover_own": True}),
    ],
)
def test_it_chooses_what_naive_recursion_finds_best(
    seats: int, options: dict[str, object], depth: int
) -> None:
    bot = ExpectimaxBot(GAME)
    states = list(decisions(GAME, seats, 1, **options))
    step = max(1, len(states) // (12 // depth))
    for state in states[:: step + (step % 2 == 0)]:
        assert chosen(bot, state, depth) in best(state, depth)


def test_near_the_end_it_looks_no_further_than_the_end() -> None:
    bot = ExpectimaxBot(GAME, compiled=False)
    for seed in range(4):
        *_, before, last = decisions(GAME, 3, seed)
        assert chosen(bot, last, 6) in best(last, 6)
        assert chosen(bot, before, 6) in best(before, 6)


def test_among_equals_every_one_is_chosen_now_and_then() -> None:
    """The first way of all: no rug lies there, and all ways are as good."""
    start = next(decisions(GAME, 4, 1))
    bot = ExpectimaxBot(GAME, compiled=False)
    assert best(start, 1) == set(GAME.rules.legal(start))
    assert {chosen(bot, start, 1, stream) for stream in range(40)} == set(GAME.rules.legal(start))


def test_deeper_is_wiser() -> None:
    """Depth changes choices: otherwise the tests above could pass with a depth that is ignored."""
    bot = ExpectimaxBot(GAME)
    states = list(islice(decisions(GAME, 4, 2), 60))
    assert [chosen(bot, s, 1) for s in states] != [chosen(bot, s, 3) for s in states]
