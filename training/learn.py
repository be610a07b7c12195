"""Learn to judge a game, by watching and by playing: for reviews, and for the bot `learned`.

    python training/learn.py marrakech 4             # four players; VARIANTS has all there are
    python training/learn.py marrakech 4 --rounds 4  # go on until so many rounds have been played
    python training/learn.py marrakech 4 --review    # not for the bot, but for reviews

A state in which a turn begins is turned into numbers (`games/<game>/features.py`), and a network
with one layer makes every seat's chance to win of them. First it watches greedy players. Then, if
there are to be rounds, it plays itself in each of them, looking to the end of each turn over all
that chance may bring, at a table where any seat may be greedy. The target of a state is a mixture
of what the look ahead said and of how the game went on (TD(lambda)); after every round the network
is fitted to the targets of all states seen. Games with something hidden are only watched.

What reviews say has to be true of good players, and among them a lead is worth less than among
greedy ones. So for reviews the players that are watched are those that have learned, where there
are such, and nothing but the end of the game is believed.

Weights are kept after every round: the script can be stopped and started again. What was tried, and
what came of it, is in LOG.md.
"""

import argparse
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from taros import _jit, games
from taros.bots.buffers import Buffers
from taros.bots.learned import LAYERS, MOST_DECISIONS, REVIEW
from taros.bots.lookahead import lookahead_desk
from taros.core.game import CHANCE, OVER

GAMES = Path(__file__).parents[1] / "src" / "taros" / "games"

COURSES = [{"course": name} for name in ("classic", "harbour", "islands", "slalom", "sprint")]

# of every game: seats, and the options that are played, each as often
VARIANTS: dict[str, dict[str, tuple[int, list[dict[str, Any]]]]] = {
    "marrakech": {
        "2-two-colours": (2, [{}]),
        "2-one-colour": (2, [{"two_player": "one-colour"}]),
        "3": (3, [{}]),
        "4": (4, [{}]),
    },
    "regatta": {str(seats): (seats, COURSES) for seats in (2, 3, 4)},
}


@dataclass(frozen=True)
class Config:
    units: int = 32  # rectifiers in the layer
    watched: int = 12_000  # greedy games
    played: int = 1_500  # games a round
    rounds: int = 0  # of playing itself: see LOG.md
    greedy: float = 0.5  # part of the seats that are greedy in a round
    explored: float = 0.03  # part of moves that are random
    trust: float = 0.9  # lambda: 0 believes the look ahead, 1 the end of the game
    steps: int = 5_000  # of fitting, after every round
    states: int = 1_024  # a step
    speed: float = 2e-3  # of the first steps; it falls to almost nothing by the last
    seed: int = 1


CONFIG = Config()
SEEDS = 2**62
Array = np.ndarray[Any, Any]
Weights = dict[str, Array]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=VARIANTS)
    parser.add_argument("variant", help="seats, and what else makes games differ")
    parser.add_argument("--rounds", type=int, default=CONFIG.rounds)
    parser.add_argument("--review", action="store_true")
    asked = parser.parse_args()
    if asked.variant not in VARIANTS[asked.game]:
        parser.error(f"the variants of {asked.game} are {', '.join(VARIANTS[asked.game])}")
    table = Table(asked.game, asked.variant)
    if table.game.hidden and not asked.review:
        parser.error(f"no bot plays {asked.game} by what was learned: it hides something; --review")
    folder = GAMES / asked.game / "weights"
    if asked.review:
        watch_for_review(table, folder, asked.variant)
        return
    path = folder / f"{asked.variant}.npz"
    weights, done = restored(path)
    seen = Seen(table, None, CONFIG.watched)
    if weights is None:
        weights = fitted(first_weights(table), seen)
        keep(path, weights, 0)
    for number in range(done + 1, asked.rounds + 1):
        print(f"round {number}", flush=True)
        seen.add(table, weights, CONFIG.played)
        weights = fitted(weights, seen)
        keep(path, weights, number)


def watch_for_review(table: "Table", folder: Path, variant: str) -> None:
    players, _ = restored(folder / f"{variant}.npz")
    table.greedy, table.believed = 0.0, False
    seen = Seen(table, players, CONFIG.watched)
    keep(folder / f"{REVIEW}{variant}.npz", fitted(first_weights(table), seen), 0)


# Games


class Journey:
    """The states of one game in which a turn began; chances are by seat."""

    def __init__(self) -> None:
        self.features: list[Array] = []
        self.movers: list[int] = []
        self.alive: list[list[bool]] = []
        self.judged: list[Array | None] = []  # what the look ahead said, where one was taken
        self.explored: list[bool] = []  # the turn had a random move

    def targets(self, end: Array) -> list[Array]:
        """From the first state to the last."""
        later, found = end, []
        for judged, explored in zip(reversed(self.judged), reversed(self.explored), strict=True):
            if judged is not None:
                part = 0.0 if explored else CONFIG.trust
                later = part * later + (1 - part) * judged
            found.append(later)
        return found[::-1]


class Table:
    """Where games are played, with the compiled kernels."""

    def __init__(self, game: str, variant: str) -> None:
        self.game = games.get(game)
        self.seats, setups = VARIANTS[game][variant]
        self.starts = [self._start(options) for options in setups]
        self.rules, self.policy, self.features, self.learned, self.playout, rng = (
            _jit.load(self.game.package, name, compiled=True)
            for name in ("kernel", "policy", "features", "learned", "playout", "rng")
        )
        self.inputs = self.features.num_features(self.seats)
        self.rng = np.random.default_rng(CONFIG.seed)
        self.greedy = CONFIG.greedy
        self.believed = True  # what the look ahead says
        made = Buffers(compiled=True)
        self.net = (made.floats(self.inputs), made.floats(CONFIG.units), made.floats(self.seats))
        first = self.starts[0].tolist()
        self.desk = lookahead_desk(self.game, first, [1 << 32], MOST_DECISIONS, compiled=True)
        self.left, self.keys = made.ints(len(self.desk[0])), made.ints(self.seats)
        self.codes, self.numbers = made.ints(self.game.codes), made.ints(self.game.codes)
        self.generator, self.state = made.ints(1), self.starts[0]
        rng.seed_rng(self.generator, int(self.rng.integers(SEEDS)), 0)

    def _start(self, options: dict[str, Any]) -> Array:
        chosen = self.game.settle(self.seats, self.game.options(**options))
        return np.array(self.game.new(self.seats, chosen))

    def play(self, weights: tuple[Array, ...] | None) -> tuple[Journey, Array]:
        """A whole game, and how it ended; without weights, all seats are greedy."""
        s = self.state = self.starts[self.rng.integers(len(self.starts))].copy()
        journey = Journey()
        greedy = self.rng.random(self.seats) < self.greedy
        while (actor := self.rules.to_act(s)) != OVER:
            if actor == CHANCE:
                count = self.rules.outcomes(s, self.codes, self.numbers)
                code = self.playout.drawn(self.generator, self.codes, self.numbers, count)
            else:
                begins = self.features.begins_turn(s)
                looks = weights is not None and not greedy[actor]
                code = self._look(weights) if looks else self._greedy()
                if begins:
                    self._note(journey, actor, looks and self.believed)
                if self.rng.random() < CONFIG.explored:
                    code = self.codes[self.rng.integers(self.rules.legal(s, self.codes))]
                    journey.explored[-1] = True
            self.rules.apply(s, code)
        self.rules.ranking(s, self.keys)
        winners = self.keys == self.keys.max()
        return journey, winners / winners.sum()

    def _look(self, weights: tuple[Array, ...] | None) -> int:
        self.desk[0][0][:] = self.state
        return int(self.learned.look(1, self.left, self.keys, weights, self.net, self.desk))

    def _greedy(self) -> int:
        count = self.policy.considered(self.state, self.codes)
        self.policy.rate(self.state, self.codes, count, self.numbers)
        return int(self.playout.best_rated(self.generator, self.codes, self.numbers, count))

    def _note(self, journey: Journey, actor: int, looked: bool) -> None:
        x = np.zeros(self.inputs)
        self.features.write_features(self.state, x)
        journey.features.append(x)
        journey.movers.append(actor)
        journey.alive.append([self.features.can_win(self.state, k) for k in range(self.seats)])
        journey.judged.append(self.desk[3][0].copy() if looked else None)
        journey.explored.append(False)


class Seen:
    """All states: features, who can win, targets; by place, from the seat whose turn it was."""

    def __init__(self, table: Table, weights: Weights | None, games: int) -> None:
        self.x = np.zeros((0, table.inputs), np.float32)
        self.alive = np.zeros((0, table.seats), bool)
        self.targets = np.zeros((0, table.seats), np.float32)
        self.add(table, weights, games)

    def add(self, table: Table, weights: Weights | None, games: int) -> None:
        began = time.monotonic()
        layers = None if weights is None else as_layers(weights)
        x, alive, targets = [], [], []
        for _ in range(games):
            journey, end = table.play(layers)
            x += journey.features
            for mover, who, target in zip(
                journey.movers, journey.alive, journey.targets(end), strict=True
            ):
                alive.append(np.roll(who, -mover))
                targets.append(np.roll(target, -mover))
        self.x = np.concatenate([self.x, np.array(x, np.float32)])
        self.alive = np.concatenate([self.alive, np.array(alive)])
        self.targets = np.concatenate([self.targets, np.array(targets, np.float32)])
        seconds = time.monotonic() - began
        print(f"{games} games in {seconds:.0f} s, {len(self.x)} states", flush=True)


# The network


def first_weights(table: Table) -> Weights:
    rng, width = table.rng, CONFIG.units
    return {
        "inner": rng.normal(0, np.sqrt(1 / table.inputs), (table.inputs, width)),
        "inner_bias": np.zeros(width),
        "outer": rng.normal(0, np.sqrt(1 / width), (width, table.seats)),
        "outer_bias": np.zeros(table.seats),
    }


def as_layers(weights: Weights) -> tuple[Array, ...]:
    """As kernels take them."""
    return tuple(weights[name].astype(np.float32).astype(np.float64).ravel() for name in LAYERS)


def forward(weights: Weights, x: Array, alive: Array) -> tuple[Array, Array, Array]:
    """The units before and after they are rectified, and every place's chance."""
    before = x @ weights["inner"] + weights["inner_bias"]
    units = np.maximum(before, 0)
    outs = np.where(alive, units @ weights["outer"] + weights["outer_bias"], -1e9)
    chances = np.exp(outs - outs.max(axis=1, keepdims=True))
    return before, units, chances / chances.sum(axis=1, keepdims=True)


def fitted(weights: Weights, seen: Seen) -> Weights:
    """The weights moved towards the targets (Adam); every twentieth state is only for the test."""
    weights = {name: array.astype(np.float32) for name, array in weights.items()}
    first = {name: np.zeros_like(array) for name, array in weights.items()}
    second = {name: np.zeros_like(array) for name, array in weights.items()}
    rng = np.random.default_rng(CONFIG.seed)
    test = np.arange(len(seen.x)) // 1000 % 20 == 0  # whole stretches: neighbours are alike
    learned = np.flatnonzero(~test)
    for step in range(1, CONFIG.steps + 1):
        rows = rng.choice(learned, CONFIG.states)
        gradients = slopes(weights, seen.x[rows], seen.alive[rows], seen.targets[rows])
        speed = CONFIG.speed * (1.01 - step / CONFIG.steps)
        for name, slope in gradients.items():
            first[name] += 0.1 * (slope - first[name])
            second[name] += 0.001 * (slope**2 - second[name])
            move = first[name] / (1 - 0.9**step)
            weights[name] -= speed * move / (np.sqrt(second[name] / (1 - 0.999**step)) + 1e-8)
    _, _, chances = forward(weights, seen.x[test], seen.alive[test])
    loss = -(seen.targets[test] * np.log(chances + 1e-9)).sum(axis=1).mean()
    print(f"loss on states that were not learned from: {loss:.4f}", flush=True)
    return weights


def slopes(weights: Weights, x: Array, alive: Array, targets: Array) -> Weights:
    """How the cross entropy changes with every weight."""
    before, units, chances = forward(weights, x, alive)
    error = (chances - targets) / len(x)
    inward = (error @ weights["outer"].T) * (before > 0)
    return {
        "inner": x.T @ inward,
        "inner_bias": inward.sum(axis=0),
        "outer": units.T @ error,
        "outer_bias": error.sum(axis=0),
    }


# Files


def keep(path: Path, weights: Weights, rounds: int) -> None:
    path.parent.mkdir(exist_ok=True)
    arrays: dict[str, Any] = {name: weights[name].astype(np.float32) for name in LAYERS}
    draft = path.with_suffix(".new.npz")
    np.savez_compressed(draft, **arrays, rounds=rounds)
    draft.replace(path)


def restored(path: Path) -> tuple[Weights | None, int]:
    """The weights there are, and how many rounds made them."""
    if not path.exists():
        return None, 0
    with np.load(path) as arrays:
        return {name: arrays[name] for name in LAYERS}, int(arrays["rounds"])


if __name__ == "__main__":
    main()
