"""The policy of the simple bots: what it looks at, and how it rates it."""

from random import Random

import pytest

from taros.games.regatta import kernel, policy, setup
from taros.games.regatta.layout import (
    CODES,
    EXCHANGE,
    HAND,
    HEADING,
    HELD,
    KINDS,
    MAIN,
    PASSED,
    PHASE,
    PLACE,
    SEAT,
    STARTED,
    TURN,
    WORD_SIZE,
    X,
    Y,
)
from taros.games.regatta.options import RegattaOptions


def sailed(course: str, seats: int, seed: int, turns: int) -> list[list[int]]:
    """The states at which seats that follow the policy had to choose."""
    options = setup.settle(seats, RegattaOptions(course=course))
    s = setup.new(seats, options)
    chance = Random(seed)
    codes, numbers = [0] * CODES, [0] * CODES
    choices = []
    while (actor := kernel.to_act(s)) != kernel.GAME_OVER and s[TURN] <= turns:
        if actor == kernel.CHANCE_ACTS:
            count = kernel.outcomes(s, codes, numbers)
            kernel.apply(s, chance.choices(codes[:count], numbers[:count])[0])
            continue
        choices.append(list(s))
        kernel.apply(s, best(s))
    return choices


def best(s: list[int]) -> int:
    codes, ratings = [0] * CODES, [0] * CODES
    count = policy.considered(s, codes)
    policy.rate(s, codes, count, ratings)
    return max(zip(ratings[:count], codes[:count], strict=True))[1]


@pytest.mark.parametrize(("course", "seats"), [("classic", 2), ("islands", 3), ("harbour", 4)])
def test_what_is_considered_is_legal_and_nothing_is_changed(course: str, seats: int) -> None:
    for s in sailed(course, seats, 1, 5 * seats):
        before = list(s)
        legal, considered = [0] * CODES, [0] * CODES
        allowed = legal[: kernel.legal(s, legal)]
        looked_at = considered[: policy.considered(s, considered)]
        assert looked_at
        assert set(looked_at) <= set(allowed)
        assert best(s) in allowed
        assert s == before


def test_the_first_sails_shorten_the_way_home() -> None:
    ways = []
    for s in sailed("classic", 1, 4, 6):
        keys = [0]
        kernel.ranking(s, keys)
        ways.append(-keys[0])
    assert ways[-1] < ways[0] - 400_000


def test_home_is_rated_above_all() -> None:
    """A boat on its last leg, the line before the bow, with cards that cross it and a hand."""
    s = setup.new(1, setup.settle(1, RegattaOptions(course="sprint")))
    s[TURN], s[PHASE], s[SEAT] = 20, MAIN, 0
    s[X], s[Y], s[HEADING] = 0, 60_000, 180_000
    s[STARTED], s[PASSED] = 1, s[WORD_SIZE]
    s[HAND : HAND + KINDS] = [1] * 5 + [0] * (KINDS - 5)
    s[HELD] = 5
    chosen = best(s)
    assert chosen < EXCHANGE
    kernel.apply(s, chosen)
    assert s[PLACE] == 1
