"""The environments of others that ours are measured beside: steps a second of CPU time.

Each is made once, plays legal actions that look random, and begins anew where a game has ended.
PufferLib's Go is not among them: it is built from a source that its package downloads.
"""

import random
import time
from typing import Any

import envpool
import jax
import jax.numpy as jnp
import numpy as np
import pettingzoo
import pgx
import pyspiel
from pgx.experimental import auto_reset

GAMES = 4096


class Pgx:
    """Many copies of a game of pgx, stepped by a compiled loop: faster than call by call.

    Actions are legal ones, found from another place of the mask at every step: random draws would
    take longer than the steps of a simple game.
    """

    def __init__(self, name: str, steps: int) -> None:
        self.env = pgx.make(name)
        self.steps = steps
        self.state = jax.jit(jax.vmap(self.env.init))(_keys(0, GAMES))
        self.loop = jax.jit(lambda state, keys: jax.lax.scan(self._take, state, keys)[0])
        self.rounds = 0
        self.rate()  # compiles

    def _take(self, state: Any, key: Any) -> tuple[Any, None]:
        at = key[1] % self.env.num_actions
        found = jnp.argmax(jnp.roll(state.legal_action_mask, -at, axis=1), axis=1)
        actions = (found + at) % self.env.num_actions
        step = jax.vmap(auto_reset(self.env.step, self.env.init))
        return step(state, actions, jax.random.split(key, GAMES)), None

    def rate(self) -> float:
        self.rounds += 1
        keys = _keys(self.rounds, self.steps)
        began = time.process_time()
        self.state = jax.block_until_ready(self.loop(self.state, keys))
        return GAMES * self.steps / (time.process_time() - began)


def _keys(seed: int, count: int) -> Any:
    return jax.random.split(jax.random.PRNGKey(seed), count)


class EnvPool:
    """Many games of EnvPool's backgammon in one thread; its steps alone are timed."""

    def __init__(self, steps: int) -> None:
        self.env = envpool.make_gymnasium("Backgammon-v1", num_envs=GAMES, num_threads=1, seed=1)
        self.steps = steps
        self.mask = self.env.reset()[1]["legal_action_mask"]
        self.rng = np.random.default_rng(1)

    def rate(self) -> float:
        seconds = 0.0
        for _ in range(self.steps):
            luck = self.rng.random(self.mask.shape)
            actions = (luck * (self.mask > 0)).argmax(1).astype(np.int32)
            began = time.process_time()
            *_, info = self.env.step(actions)
            seconds += time.process_time() - began
            self.mask = info["legal_action_mask"]
        return GAMES * self.steps / seconds


def agents(name: str, steps: int) -> float:
    """Return the rate of an environment of PettingZoo."""
    env: Any = pettingzoo.make("aec", name)
    seconds, taken = 0.0, 0
    while taken < steps:
        began = time.process_time()
        env.reset(seed=taken)
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            env.step(None if over or cut else int(seen["action_mask"].argmax()))
            taken += 1
        seconds += time.process_time() - began
    return taken / seconds


def spiel(name: str, steps: int) -> float:
    """Return the rate of a game of OpenSpiel, stepped by a loop in Python."""
    game, rng = pyspiel.load_game(name), random.Random(1)
    began, taken = time.process_time(), 0
    while taken < steps:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                taken += 1
    return taken / (time.process_time() - began)
