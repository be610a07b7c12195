"""Learn Marrakech by TD(lambda) on afterstates, until greedy bots lose to it.

    python examples/td.py --seats 2                 # about three minutes on two cores
    taros simulate marrakech --seats examples/td.py:Agent,greedy --games 1000
    taros serve --bots examples/td.py:Agent         # then it sits down at tables

A network with one layer reads the features of a state in which a seat is to act, and says how
likely every seat is to win. A seat tries all its actions, over all that chance may bring, and
takes the one after which its own chance is best. All seats of all games play so, against each
other. When a game has ended, what the network said of every state moves towards a mean of what it
said of later ones and of the end.
"""

import argparse
import json
import math
import os
import time
from pathlib import Path
from typing import Any

import numpy as np

from taros.bots.simple import GreedyBot
from taros.envs import Afterstates, VectorEnv

# Knobs
SEATS = 2
CPU_SECONDS = 360.0  # of all threads together
THREADS = 2
GAMES = 256  # side by side
UNITS = 64
LAMBDA = 0.7
SPEED = (2e-3, 1e-4)  # of learning: at the beginning and at the end
BATCH = 512
REUSE = 2  # how often every state is learned from
EXPLORE = 0.02  # part of the actions that are random
FINAL_GAMES = 10_000
SEED = 1

CHECKPOINT = Path(os.environ.get("TAROS_TD_CHECKPOINT", "td.npz"))
LAYERS = ("inner", "inner_bias", "outer", "outer_bias")
Array = np.ndarray[Any, Any]


class Network:
    """Every seat's chance to win, counted from the seat that is to act."""

    def __init__(self, inputs: int, units: int, seats: int, rng: np.random.Generator) -> None:
        self.weights: dict[str, Array] = {
            "inner": rng.normal(0, math.sqrt(1 / inputs), (inputs, units)).astype(np.float32),
            "inner_bias": np.zeros(units, np.float32),
            "outer": rng.normal(0, math.sqrt(1 / units), (units, seats)).astype(np.float32),
            "outer_bias": np.zeros(seats, np.float32),
        }
        self.means = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.squares = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.steps = 0

    def __call__(self, x: Array) -> Array:
        """Return chances of shape (rows, seats), by place from the seat to act."""
        return self._forward(x)[1]

    def _forward(self, x: Array) -> tuple[Array, Array]:
        units = np.maximum(x @ self.weights["inner"] + self.weights["inner_bias"], 0)
        outs = units @ self.weights["outer"] + self.weights["outer_bias"]
        chances = np.exp(outs - outs.max(1, keepdims=True))
        return units, chances / chances.sum(1, keepdims=True)

    def learn(self, x: Array, targets: Array, speed: float) -> float:
        """Take one step of Adam towards `targets`; return the cross entropy before it."""
        units, chances = self._forward(x)
        error = ((chances - targets) / len(x)).astype(np.float32)
        inward = (error @ self.weights["outer"].T) * (units > 0)
        slopes = {
            "inner": x.T @ inward,
            "inner_bias": inward.sum(0),
            "outer": units.T @ error,
            "outer_bias": error.sum(0),
        }
        self.steps += 1
        for name, slope in slopes.items():
            self.means[name] += 0.1 * (slope - self.means[name])
            self.squares[name] += 0.001 * (slope**2 - self.squares[name])
            mean = self.means[name] / (1 - 0.9**self.steps)
            square = self.squares[name] / (1 - 0.999**self.steps)
            self.weights[name] -= speed * mean / (np.sqrt(square) + 1e-8)
        return float(-(targets * np.log(chances + 1e-9)).sum(1).mean())


def best_actions(network: Network, afterstates: Afterstates) -> Array:
    """Return for every game the action after which the seat that takes it is best off."""
    rows = afterstates.expand()
    env = afterstates.env
    places = (rows.movers - rows.actors) % env.seats
    count = np.arange(len(places))
    own = network(rows.features)[count, places]
    own = np.where(rows.actors < 0, rows.shares[count, rows.movers], own)
    values = np.zeros((env.num_envs, env.num_actions))
    np.add.at(values, (rows.games, rows.actions), rows.chances * own)
    tried = np.zeros(values.shape, bool)
    tried[rows.games, rows.actions] = True
    best: Array = np.where(tried, values, -1.0).argmax(1)
    return best


def make_env(seats: int, games: int, bots: tuple[str, ...] | None = None) -> VectorEnv:
    arguments: dict[str, Any] = {"observation": "features", "actions": "small", "seat": None}
    return VectorEnv("marrakech", games, seats, bots, threads=THREADS, **arguments)


class Learner:
    """Plays games side by side, and learns from those that have ended."""

    def __init__(self, config: dict[str, Any]) -> None:
        self.config = config
        self.rng = np.random.default_rng(config["seed"])
        self.env = make_env(config["seats"], config["games"])
        self.afterstates = Afterstates(self.env)
        self.network = Network(self.env.obs_shape[0], config["units"], config["seats"], self.rng)
        self.step = self.env.reset(seed=config["seed"])
        self.histories: list[list[tuple[Array, int]]] = [[] for _ in range(config["games"])]
        self.ready: list[tuple[Array, Array]] = []
        self.played = 0

    def play(self) -> None:
        """Take one action in every game; keep what is to be learned of those that ended."""
        step = self.step
        for i, history in enumerate(self.histories):
            history.append((step.obs[i].copy(), int(step.actor[i])))
        actions = best_actions(self.network, self.afterstates)
        random = self.rng.random(len(actions)) < self.config["explore"]
        if random.any():
            luck = (self.rng.random(step.mask.shape) * step.mask).argmax(1)
            actions = np.where(random, luck, actions)
        self.step = self.env.step(actions)
        for i in np.flatnonzero(self.step.terminated).tolist():
            seats = self.env.seats
            shares = (self.step.rewards[i] * (seats - 1) + 1) / seats
            self.ready.append(self._targets(self.histories[i], shares))
            self.histories[i] = []
            self.played += 1

    def _targets(self, history: list[tuple[Array, int]], end: Array) -> tuple[Array, Array]:
        """Return the states of a game, and the lambda-returns of every place in them."""
        x = np.array([obs for obs, _ in history])
        actors = np.array([actor for _, actor in history])
        seats, lam = self.env.seats, self.config["lambda"]
        order = (np.arange(seats) - actors[:, None]) % seats  # places of seats
        said = np.take_along_axis(self.network(x), order, 1)  # by seat
        returns = np.empty_like(said)
        later = end
        for t in range(len(history) - 1, -1, -1):
            returns[t] = later
            later = (1 - lam) * said[t] + lam * later
        seats_of_places = (np.arange(seats) + actors[:, None]) % seats
        return x, np.take_along_axis(returns, seats_of_places, 1)

    def learn(self, speed: float) -> float:
        """Learn from all games that have ended; return the mean loss."""
        x = np.concatenate([states for states, _ in self.ready])
        targets = np.concatenate([returns for _, returns in self.ready])
        self.ready = []
        losses = []
        for _ in range(self.config["reuse"]):
            order = self.rng.permutation(len(x))
            for first in range(0, len(x), self.config["batch"]):
                rows = order[first : first + self.config["batch"]]
                losses.append(self.network.learn(x[rows], targets[rows], speed))
        return float(np.mean(losses))


def win_share(network: Network, seats: int, games: int, seed: int) -> tuple[float, float, float]:
    """Play against greedy bots; return the share of wins and its 95 % interval.

    Every row plays equally many games: a fixed number of first ends would prefer short games.
    """
    rows = min(250, games)
    env = make_env(seats, rows, ("greedy",) * (seats - 1))
    afterstates, each = Afterstates(env), games // rows
    left, won = np.full(rows, each), []
    env.reset(seed=seed)
    while left.any():
        step = env.step(best_actions(network, afterstates))
        for i in np.flatnonzero(step.terminated & (left > 0)):
            reward = step.rewards[i, step.acted[i]]
            won.append((reward * (seats - 1) + 1) / seats)
            left[i] -= 1
    env.close()
    share, half = float(np.mean(won)), 1.96 * float(np.std(won)) / math.sqrt(len(won))
    return share, share - half, share + half


def train(config: dict[str, Any], out: Path) -> Network:
    """Learn for `cpu_seconds`; save a checkpoint and a curve in `out` now and then."""
    learner, curve = Learner(config), []
    fast, slow = config["speed"]
    spent, shown, loss = 0.0, -1e9, 0.0
    began = time.process_time()
    while spent < config["cpu_seconds"]:
        learner.play()
        if sum(len(x) for x, _ in learner.ready) >= 8 * config["batch"]:
            part = spent / config["cpu_seconds"]
            loss = learner.learn(fast * (slow / fast) ** part)
        spent = time.process_time() - began
        if spent - shown >= config["cpu_seconds"] / 12:
            shown = spent
            share = win_share(learner.network, config["seats"], config["test_games"], 10**6)[0]
            curve.append((spent, share))
            print(f"{spent:5.0f} s  {learner.played:7,} games  loss {loss:.4f}  wins {share:.1%}")
            save(learner.network, config, out)
            draw(curve, config, out.with_suffix(".svg"))
            began += time.process_time() - began - spent  # tests are not counted
    save(learner.network, config, out)
    learner.env.close()
    return learner.network


def save(network: Network, config: dict[str, Any], path: Path) -> None:
    """Write the weights and how they were made."""
    draft = path.with_suffix(".new.npz")
    arrays: dict[str, Any] = dict(network.weights)
    np.savez_compressed(draft, config=json.dumps(config), **arrays)
    draft.replace(path)


def restore(path: Path) -> tuple[Network, dict[str, Any]]:
    """Read a checkpoint."""
    with np.load(path) as arrays:
        config = json.loads(str(arrays["config"]))
        inputs, units = arrays["inner"].shape
        network = Network(inputs, units, config["seats"], np.random.default_rng(0))
        network.weights = {name: arrays[name] for name in LAYERS}
    return network, config


def draw(curve: list[tuple[float, float]], config: dict[str, Any], path: Path) -> None:
    """Draw the share of wins against greedy bots over seconds, as SVG."""
    end = config["cpu_seconds"]
    points = " ".join(f"{40 + 540 * s / end:.1f},{280 - 260 * share:.1f}" for s, share in curve)
    fair = 280 - 260 / config["seats"]
    path.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 320" font-family="sans-serif">'
        f'<rect width="600" height="320" fill="white"/>'
        f'<path d="M40 20V280H580" fill="none" stroke="black"/>'
        f'<path d="M40 {fair:.1f}H580" stroke="gray" stroke-dasharray="4"/>'
        f'<polyline points="{points}" fill="none" stroke="#0060a0" stroke-width="2"/>'
        f'<text x="44" y="{fair - 4:.1f}" fill="gray">fair share</text>'
        f'<text x="40" y="300">0</text><text x="520" y="300">{end:.0f} CPU s</text>'
        f'<text x="44" y="16">share of wins against greedy, {config["seats"]} seats</text></svg>\n',
        encoding="utf-8",
    )


class Agent(GreedyBot):
    """The checkpoint as a bot; greedy with another number of seats than it was trained for."""

    @classmethod
    def plays(cls, game: Any) -> bool:
        """Return whether the game is Marrakech."""
        return bool(game.name == "marrakech")

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.network, self.config = restore(CHECKPOINT)
        self.env = VectorEnv("marrakech", 1, self.config["seats"], actions="small")
        self.afterstates = Afterstates(self.env)
        self.env.reset(seed=1)

    def choose(self, observation: Any, legal: Any, rng: Any, budget: Any) -> int:
        """Return the code of the best action for the seat to act."""
        if self.game.rules.num_seats(observation) != self.config["seats"]:
            return super().choose(observation, legal, rng, budget)
        state = self.env.get_state()
        state["states"][0] = observation
        self.env.set_state(state)
        action = int(best_actions(self.network, self.afterstates)[0])
        return self.env.code(0, action)


def make_config(seats: int = SEATS, **changes: Any) -> dict[str, Any]:
    """Return the knobs, some of them changed."""
    return {
        "game": "marrakech",
        "seats": seats,
        "cpu_seconds": CPU_SECONDS,
        "games": GAMES,
        "units": UNITS,
        "lambda": LAMBDA,
        "speed": SPEED,
        "batch": BATCH,
        "reuse": REUSE,
        "explore": EXPLORE,
        "test_games": 500,
        "seed": SEED,
        **changes,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seats", type=int, choices=(2, 3, 4), default=SEATS)
    parser.add_argument("--cpu-seconds", type=float, default=CPU_SECONDS)
    parser.add_argument("--final-games", type=int, default=FINAL_GAMES)
    parser.add_argument("--test-games", type=int, default=500)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--out", type=Path, default=CHECKPOINT)
    asked = parser.parse_args()
    names = ("seats", "cpu_seconds", "test_games", "seed")
    config = make_config(**{name: getattr(asked, name) for name in names})
    network = train(config, asked.out)
    share, low, high = win_share(network, asked.seats, asked.final_games, 2 * 10**6)
    print(f"{asked.final_games:,} games: {share:.1%} ({low:.1%} to {high:.1%}) against greedy")


if __name__ == "__main__":
    main()
