"""Observations and small actions: complete, and blind to what is hidden."""

from typing import Any

import numpy as np
import pytest

from taros import games
from taros.core.observation import observed
from taros.envs import OBSERVATIONS, VectorEnv
from taros.games.marrakech import layout as marrakech
from taros.games.regatta import layout as regatta
from taros.kernels import load
from taros.kernels.shared.rng import below

REGATTA = games.get("regatta")


def regatta_env(observation: str, steps: int, actions: str = "small") -> VectorEnv:
    env = VectorEnv("regatta", 2, 3, observation=observation, actions=actions)
    step = env.reset(seed=11)
    rng = np.random.default_rng(7)
    for _ in range(steps):
        step = env.step((rng.random(step.mask.shape) * step.mask).argmax(1))
    return env


def shuffled(state: list[int], seat: int, seed: int) -> list[int]:
    """Return a state that `seat` cannot tell from `state`: other hands and the pile dealt anew."""
    hidden: Any = load(REGATTA.kernels, "hidden", compiled=False)
    dealt, rng = observed(REGATTA, state, seat), [seed << 33 | 12345]
    left = hidden.collect_hidden(dealt, seat)
    while left > 0:
        left = hidden.deal_hidden(dealt, seat, below(rng, left))
    return dealt


@pytest.mark.parametrize("observation", OBSERVATIONS)
def test_what_is_hidden_makes_no_difference(observation: str) -> None:
    env = regatta_env(observation, 9)
    state = env.get_state()
    before = env.set_state(state)
    obs, mask = before.obs.copy(), before.mask.copy()
    for seed in range(1, 6):
        other = {name: rows.copy() for name, rows in state.items()}
        for i in range(2):
            other["states"][i] = shuffled(env.state(i), int(before.actor[i]), seed)
        assert (other["states"] != state["states"]).any()
        env.set_state(other)
        np.testing.assert_array_equal(env._own.obs, obs)
        np.testing.assert_array_equal(env._own.mask, mask)
        env.set_state(state)


@pytest.mark.parametrize("observation", OBSERVATIONS)
def test_the_own_hand_makes_a_difference(observation: str) -> None:
    env = regatta_env(observation, 9)
    state = env.get_state()
    obs = env.set_state(state).obs.copy()
    seat, first = int(env._own.actor[0]), regatta.HAND
    hand = state["states"][0, first + regatta.KINDS * seat : first + regatta.KINDS * (seat + 1)]
    hand[:] = np.roll(hand, 5)
    assert (env.set_state(state).obs[0] != obs[0]).any()


def test_small_actions_of_marrakech_are_all_moves() -> None:
    """Masks of the small space name every legal move once."""
    small = VectorEnv("marrakech", 8, 4, observation=None, actions="small")
    step = small.reset(seed=3)
    kernel: Any = load(small.game.kernels, "encoding", compiled=False)
    rng = np.random.default_rng(1)
    for _ in range(120):
        for i in range(8):
            state = small.state(i)
            codes = [kernel.small_code(state, int(a)) for a in np.flatnonzero(step.mask[i])]
            assert sorted(codes) == small.game.rules.legal(state)
        step = small.step((rng.random(step.mask.shape) * step.mask).argmax(1))


def test_small_actions_of_regatta_are_legal_moves() -> None:
    """They are all sails, exchanges, suns and lanes, and headings by an angle step."""
    env = VectorEnv("regatta", 4, 3, observation=None, actions="small", lanes="chosen")
    step = env.reset(seed=3)
    kernel: Any = load(env.game.kernels, "encoding", compiled=False)
    rng, seen = np.random.default_rng(1), set()
    for _ in range(25):
        for i in range(4):
            state = env.state(i)
            codes = {kernel.small_code(state, int(a)) for a in np.flatnonzero(step.mask[i])}
            legal = env.game.rules.legal(state)
            assert codes == {
                kernel.small_code(state, a) for a in range(kernel.SMALL_ACTIONS)
            } & set(legal)
            is_steer = range(regatta.STEER, regatta.CALM)
            assert {c for c in legal if c not in is_steer} <= codes
            bow = round(state[regatta.HEADING + state[regatta.SEAT]] / 1000)
            steps = {(c - regatta.STEER - bow) % kernel.ANGLE_STEP for c in codes if c in is_steer}
            assert steps <= {0}
            seen |= {a // 25 for a in np.flatnonzero(step.mask[i])}
        step = env.step((rng.random(step.mask.shape) * step.mask).argmax(1))
    assert seen == {0, 1, 2, 3}


def turned_board(state: list[int]) -> list[int]:
    """Return a market of Marrakech after half a turn, Assam with it: loops are the same then."""
    return quarter_turned(quarter_turned(state))


def quarter_turned(state: list[int]) -> list[int]:
    turned = list(state)

    def turn(square: int) -> int:
        row, column = divmod(square, 7)
        return 7 * column + 6 - row

    def board(bits: int) -> int:
        return sum(1 << turn(q) for q in range(49) if bits >> q & 1)

    for slot in range(4):
        turned[slot] = board(state[slot])
    east = south = 0
    for q in range(49):
        if state[marrakech.EAST] >> q & 1:  # q and q + 1: now one above the other
            south |= 1 << turn(q)
        if state[marrakech.SOUTH] >> q & 1:  # q and q + 7: now beside each other
            east |= 1 << turn(q + 7)
    turned[marrakech.EAST], turned[marrakech.SOUTH] = east, south
    square, facing = divmod(state[marrakech.POSE], 4)
    turned[marrakech.POSE] = 4 * turn(square) + (facing + 1) % 4
    return turned


def test_assam_sees_a_turned_market_alike() -> None:
    env = VectorEnv("marrakech", 6, 2, observation="ego", actions="small")
    step = env.reset(seed=3)
    rng = np.random.default_rng(1)
    for _ in range(40):
        step = env.step((rng.random(step.mask.shape) * step.mask).argmax(1))
    state = env.get_state()
    obs, mask = env.set_state(state).obs.copy(), env._own.mask.copy()
    turned = {name: rows.copy() for name, rows in state.items()}
    for i in range(6):
        turned["states"][i] = turned_board(env.state(i))
    again = env.set_state(turned)
    np.testing.assert_array_equal(again.obs, obs)
    np.testing.assert_array_equal(again.mask, mask)
    assert obs[:, 5:8].any(axis=(0, 2, 3)).all()


def test_assam_sees_what_every_roll_costs() -> None:
    """Also beyond the market, where the loop leads him back."""
    env = VectorEnv("marrakech", 8, 3, observation="ego", actions="small")
    step, rng, rules = env.reset(seed=5), np.random.default_rng(2), env.game.rules
    beyond = 0
    for _ in range(60):
        for i in np.flatnonzero(step.mask[:, 0]).tolist():
            for turn, (down, right) in enumerate(((0, -1), (-1, 0), (0, 1))):
                facing = env.state(i)
                rules.apply(facing, turn)
                for roll, (code, _) in enumerate(rules.outcomes(facing), start=1):
                    after, seat = list(facing), step.actor[i]
                    rules.apply(after, code)
                    paid = facing[marrakech.PURSE + seat] - after[marrakech.PURSE + seat]
                    cell = (4 + roll * down, 4 + roll * right)
                    assert paid == min(step.obs[i, 4][cell], facing[marrakech.PURSE + seat])
                    beyond += int(step.obs[i, 8][cell] and paid > 0)
        step = env.step((rng.random(step.mask.shape) * step.mask).argmax(1))
    assert beyond > 20


def test_seats_are_counted_from_the_observer() -> None:
    """The same market with all seats moved on by one looks alike."""
    env = VectorEnv("marrakech", 2, 4, observation="planes")
    step = env.reset(seed=3)
    rng = np.random.default_rng(1)
    for _ in range(60):
        step = env.step((rng.random(step.mask.shape) * step.mask).argmax(1))
    state = env.get_state()
    obs = env.set_state(state).obs.copy()
    for i in range(2):
        row = state["states"][i]
        for first in (marrakech.TOP, marrakech.PURSE, marrakech.LEFT, marrakech.OUT):
            row[first : first + 4] = np.roll(row[first : first + 4], 1)
        following = np.roll(row[marrakech.NEXT : marrakech.NEXT + 4], 1)
        row[marrakech.NEXT : marrakech.NEXT + 4] = np.where(following < 0, -1, (following + 1) % 4)
        row[marrakech.SEAT] = (row[marrakech.SEAT] + 1) % 4
    np.testing.assert_array_equal(env.set_state(state).obs, obs)
