"""Learn a game by PPO in self-play with masked actions, all in one file, as CleanRL does it.

    pip install 'taros[examples]'
    python examples/ppo.py --seats 2                # ten minutes on one core
    taros simulate marrakech --seats examples/ppo.py:Agent,greedy --games 1000
    taros serve --bots examples/ppo.py:Agent        # then it sits down at tables
    python examples/ppo.py --game regatta --seats 2

A network sees the market as Assam does, or the sea from its bow. It says how good each of the small
actions is, and what every seat will get from here on, counted from the seat that acts. All seats of
all games play by it, against each other; each action is then made more likely if its seat got more
than the network had said, less likely if it got less, and never much at once.
"""

import argparse
import math
import os
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from taros.bots.simple import GreedyBot
from taros.envs import VectorEnv

# Knobs
GAME = "marrakech"
SEATS = 2
CPU_SECONDS = 600.0  # of all threads together
THREADS = 1
GAMES = 256  # side by side
STEPS = 64  # of every game between two updates
SPREAD = 96  # steps over which the first games begin, about as many as a game has
EPOCHS = 2  # how often every step is learned from
BATCH = 256  # many small changes: with 1,024 it learns a third as fast
UNITS = 128
OBSERVATION = "ego"
REWARD = "points"
SPEED = 7e-4  # of learning at the beginning; it falls to a twentieth
LAMBDA = 0.9
CLIP = 0.2
ENTROPY = 0.02
VALUE = 0.5  # weight of the values' error
MAX_SLOPE = 0.5  # norm of the gradient
FINAL_GAMES = 10_000
SEED = 1

GAMES_LEARNED = ("marrakech", "regatta")
CHECKPOINT = Path(os.environ.get("TAROS_PPO_CHECKPOINT", "ppo.pt"))
Array = np.ndarray[Any, Any]


class Network(nn.Module):  # type: ignore[misc]
    """Logits of the actions, and what every seat will get, by place from the seat to act."""

    def __init__(self, inputs: int, units: int, actions: int, seats: int) -> None:
        super().__init__()
        self.register_buffer("mean", torch.zeros(inputs))
        self.register_buffer("scale", torch.ones(inputs))
        self.body = nn.Sequential(
            _layer(inputs, units, math.sqrt(2)),
            nn.ReLU(),
            _layer(units, units, math.sqrt(2)),
            nn.ReLU(),
        )
        self.policy = _layer(units, actions, 0.01)
        self.values = _layer(units, seats, 1.0)

    def inputs(self, obs: Array) -> torch.Tensor:
        """Return observations as scaled numbers, a row each."""
        rows = torch.from_numpy(obs.reshape(len(obs), -1).astype(np.float32))
        return rows.sub_(self.mean).mul_(self.scale)

    def scale_by(self, x: torch.Tensor) -> None:
        """Scale inputs from now on by what they are in `x`."""
        self.mean.copy_(x.mean(0))
        self.scale.copy_(1 / (x.std(0) + 0.1))

    def forward(self, x: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Return the logarithms of the actions' chances, and the values of all places.

        `x` is what `inputs` has made.
        """
        inner = self.body(x)
        logits = self.policy(inner).masked_fill(~mask, -1e9)
        return torch.log_softmax(logits, 1), self.values(inner)


def _layer(inputs: int, outputs: int, gain: float) -> nn.Linear:
    layer = nn.Linear(inputs, outputs)
    nn.init.orthogonal_(layer.weight, gain)
    nn.init.zeros_(layer.bias)
    return layer


def make_env(config: dict[str, Any], games: int, bots: tuple[str, ...] | None = None) -> VectorEnv:
    return VectorEnv(
        config["game"],
        games,
        config["seats"],
        bots,
        seat=None,
        observation=config["observation"],
        actions="small",
        reward=config["reward"] if bots is None else "win",
        threads=config["threads"],
    )


class Learner:
    """Plays games side by side for some steps, learns from them, and goes on."""

    def __init__(self, config: dict[str, Any]) -> None:
        torch.manual_seed(config["seed"])
        torch.set_num_threads(config["threads"])
        self.config = config
        self.env = make_env(config, config["games"])
        inputs = math.prod(self.env.obs_shape)
        self.network = Network(inputs, config["units"], self.env.num_actions, config["seats"])
        self.optimizer = torch.optim.Adam(self.network.parameters(), eps=1e-5, fused=True)
        steps, games = config["steps"], config["games"]
        self.obs = torch.zeros(steps, games, inputs)
        self.masks = torch.zeros(steps, games, self.env.num_actions, dtype=torch.bool)
        self.actions = torch.zeros(steps, games, dtype=torch.int64)
        self.chances = torch.zeros(steps, games)  # logarithms, when the actions were taken
        self.actors = np.zeros((steps + 1, games), np.int64)
        self.values = np.zeros((steps + 1, games, config["seats"]))  # by seat
        self.rewards = np.zeros((steps, games, config["seats"]))
        self.ended = np.zeros((steps, games), bool)
        self.step = self.env.reset(seed=config["seed"])
        self.taken = 0  # steps
        self.env_seconds = 0.0
        self._spread()

    def _spread(self) -> None:
        """Let games be at different points, by random actions; scale inputs by what is seen there.

        Games are about equally long: begun together, they would all be opened or closed in a batch.
        """
        spread, rng = self.config["spread"], np.random.default_rng(self.config["seed"])
        seen = []
        for t in range(spread):
            mask = self.step.mask
            actions = (rng.random(mask.shape) * mask).argmax(1)
            actions[t::spread] = -1  # which is not legal: the game is lost, and the next one begins
            self.step = self.env.step(actions)
            seen.append(self.step.obs[:: 1 + len(mask) // 32].copy())
        self.network.scale_by(self.network.inputs(np.concatenate(seen)))

    def play(self) -> None:
        """Take `steps` actions in every game, and keep them."""
        for t in range(self.config["steps"]):
            self.obs[t] = self.network.inputs(self.step.obs)
            self.masks[t] = torch.from_numpy(self.step.mask)
            chances = self._look(t, self.obs[t], self.masks[t])
            luck = -torch.log(-torch.log(torch.rand_like(chances)))  # the best is a fair draw
            self.actions[t] = (chances + luck).argmax(1)
            self.chances[t] = chances.gather(1, self.actions[t, :, None])[:, 0]
            began = time.process_time()
            self.step = self.env.step(self.actions[t].numpy())
            self.env_seconds += time.process_time() - began
            self.rewards[t] = self.step.rewards
            self.ended[t] = self.step.terminated
        last = self.network.inputs(self.step.obs)
        self._look(self.config["steps"], last, torch.from_numpy(self.step.mask))
        self.taken += self.actions.numel()

    def _look(self, t: int, x: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
        """Keep what the network says of every seat at step `t`; return its logits."""
        with torch.no_grad():
            chances, values = self.network(x, mask)
        self.actors[t] = self.step.actor
        places = (np.arange(self.config["seats"]) - self.actors[t][:, None]) % self.config["seats"]
        self.values[t] = np.take_along_axis(values.numpy(), places, 1)
        return chances

    def returns(self) -> Array:
        """Return what every seat got from every step on: lambda-returns, by seat."""
        made, later = np.empty_like(self.rewards), self.values[-1]
        lam = self.config["lambda"]
        for t in range(self.config["steps"] - 1, -1, -1):
            ahead = (1 - lam) * self.values[t + 1] + lam * later
            later = made[t] = self.rewards[t] + np.where(self.ended[t][:, None], 0.0, ahead)
        return made

    def learn(self, speed: float) -> float:
        """Learn from the steps taken last; return the entropy of the policy."""
        seats, actors = self.config["seats"], self.actors[:-1, :, None]
        returns = self.returns()
        gains = np.take_along_axis(returns - self.values[:-1], actors, 2).ravel()
        by_place = np.take_along_axis(returns, (np.arange(seats) + actors) % seats, 2)
        obs, masks = self.obs.flatten(0, 1), self.masks.flatten(0, 1)
        actions, before = self.actions.flatten(), self.chances.flatten()
        advantages = torch.from_numpy(gains).float()
        targets = torch.from_numpy(by_place.reshape(-1, seats)).float()
        for group in self.optimizer.param_groups:
            group["lr"] = speed
        entropies = []
        for _ in range(self.config["epochs"]):
            for rows in torch.randperm(len(obs)).split(self.config["batch"]):
                chances, values = self.network(obs[rows], masks[rows])
                ratio = (chances.gather(1, actions[rows, None])[:, 0] - before[rows]).exp()
                gain = advantages[rows]
                gain = (gain - gain.mean()) / (gain.std() + 1e-8)
                clipped = ratio.clamp(1 - self.config["clip"], 1 + self.config["clip"])
                entropy = -(chances.exp() * chances).sum(1).mean()
                loss = -torch.min(ratio * gain, clipped * gain).mean()
                loss = loss - self.config["entropy"] * entropy
                loss = loss + self.config["value"] * (values - targets[rows]).pow(2).mean()
                self.optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.network.parameters(), self.config["max_slope"])
                self.optimizer.step()
                entropies.append(entropy.item())
        return float(np.mean(entropies))


def best_actions(network: Network, obs: Array, mask: Array) -> Array:
    """Return the most likely action of every row."""
    with torch.no_grad():
        chances, _ = network(network.inputs(obs), torch.from_numpy(mask))
    best: Array = chances.argmax(1).numpy()
    return best


def win_share(
    network: Network, config: dict[str, Any], games: int, seed: int
) -> tuple[float, float, float]:
    """Play against greedy bots; return the share of wins and its 95 % interval.

    Every row plays equally many games: a fixed number of first ends would prefer short games.
    """
    seats, rows = config["seats"], min(250, games)
    env = make_env(config, rows, ("greedy",) * (seats - 1))
    left, won = np.full(rows, games // rows), []
    step = env.reset(seed=seed)
    while left.any():
        step = env.step(best_actions(network, step.obs, step.mask))
        for i in np.flatnonzero(step.terminated & (left > 0)):
            won.append((step.rewards[i, step.acted[i]] * (seats - 1) + 1) / seats)
            left[i] -= 1
    env.close()
    share, half = float(np.mean(won)), 1.96 * float(np.std(won)) / math.sqrt(len(won))
    return share, share - half, share + half


def train(config: dict[str, Any], out: Path) -> Learner:
    """Learn for `cpu_seconds`; save a checkpoint and a curve in `out` now and then."""
    learner, curve = Learner(config), []
    spent, shown = 0.0, -1e9
    began = time.process_time()
    while spent < config["cpu_seconds"]:
        learner.play()
        entropy = learner.learn(config["speed"] * 0.05 ** (spent / config["cpu_seconds"]))
        spent = time.process_time() - began
        if spent - shown >= config["cpu_seconds"] / 20:
            shown = spent
            share = win_share(learner.network, config, config["test_games"], 10**6)[0]
            curve.append((spent, share))
            print(
                f"{spent:5.0f} s  {learner.taken:10,} steps  entropy {entropy:.3f}  "
                f"wins {share:.1%}  environment {learner.env_seconds / spent:.1%} of the time",
                flush=True,
            )
            save(learner.network, config, out)
            draw(curve, config, out.with_suffix(".svg"))
            began = time.process_time() - spent  # tests are not counted
    save(learner.network, config, out)
    learner.env.close()
    return learner


def save(network: Network, config: dict[str, Any], path: Path) -> None:
    """Write the weights and how they were made."""
    draft = path.with_suffix(".new.pt")
    torch.save({"config": config, "weights": network.state_dict()}, draft)
    draft.replace(path)


def restore(path: Path) -> tuple[Network, dict[str, Any]]:
    """Read a checkpoint."""
    kept = torch.load(path, weights_only=True)
    weights, config = kept["weights"], kept["config"]
    units, inputs = weights["body.0.weight"].shape
    network = Network(inputs, units, len(weights["policy.bias"]), config["seats"])
    network.load_state_dict(weights)
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
    """The checkpoint as a bot; greedy in other games, and with another number of seats."""

    @classmethod
    def plays(cls, game: Any) -> bool:
        """Return whether a checkpoint can be of the game."""
        return game.name in GAMES_LEARNED

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.network, self.config = restore(CHECKPOINT)
        self.env = make_env(self.config, 1)
        self.env.reset(seed=1)

    def choose(self, observation: Any, legal: Any, rng: Any, budget: Any) -> int:
        """Return the code of the most likely action for the seat to act."""
        seats = self.game.rules.num_seats(observation)
        if (self.game.name, seats) != (self.config["game"], self.config["seats"]):
            return super().choose(observation, legal, rng, budget)
        state = self.env.get_state()
        state["states"][0] = observation
        step = self.env.set_state(state)
        return self.env.code(0, int(best_actions(self.network, step.obs, step.mask)[0]))


def make_config(seats: int = SEATS, **changes: Any) -> dict[str, Any]:
    """Return the knobs, some of them changed."""
    return {
        "game": GAME,
        "seats": seats,
        "cpu_seconds": CPU_SECONDS,
        "threads": THREADS,
        "games": GAMES,
        "steps": STEPS,
        "spread": SPREAD,
        "epochs": EPOCHS,
        "batch": BATCH,
        "units": UNITS,
        "observation": OBSERVATION,
        "reward": REWARD,
        "speed": SPEED,
        "lambda": LAMBDA,
        "clip": CLIP,
        "entropy": ENTROPY,
        "value": VALUE,
        "max_slope": MAX_SLOPE,
        "test_games": 500,
        "seed": SEED,
        **changes,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", choices=GAMES_LEARNED, default=GAME)
    parser.add_argument("--seats", type=int, choices=(2, 3, 4), default=SEATS)
    parser.add_argument("--cpu-seconds", type=float, default=CPU_SECONDS)
    parser.add_argument("--final-games", type=int, default=FINAL_GAMES)
    parser.add_argument("--test-games", type=int, default=500)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--out", type=Path, default=CHECKPOINT)
    asked = parser.parse_args()
    names = ("game", "seats", "cpu_seconds", "test_games", "seed")
    config = make_config(**{name: getattr(asked, name) for name in names})
    learner = train(config, asked.out)
    share, low, high = win_share(learner.network, config, asked.final_games, 2 * 10**6)
    print(f"{asked.final_games:,} games: {share:.1%} ({low:.1%} to {high:.1%}) against greedy")


if __name__ == "__main__":
    main()
