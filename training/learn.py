"""Learn to judge a game: for the bots `learned` and `search`, and for reviews.

    python training/learn.py marrakech 4             # four players; VARIANTS has all there are
    python training/learn.py marrakech 4 --review    # not for the bots, but for reviews

A state in which a turn begins is turned into numbers (`games/<game>/features.py`), and a network
with one layer makes every seat's chance to win of them.

For bots it learns in rounds. In each, games are played in which any seat may be greedy and the
others play by what was learned so far. Every state in which a turn began is valued by greedy
playouts. So are, of some decisions, all moves that end the turn, under equal luck; of these not the
values are learned, but how they differ: it is by such differences that a bot chooses.

What reviews say has to be true of good players, and among them a lead is worth less than among
greedy ones. So for reviews games of those that have learned are watched, where there are such, and
of greedy ones elsewhere, and nothing but their ends is believed.

Weights are kept after every round: the script can be stopped and started again, and a file that has
all its rounds has to be removed before it can be learned anew. What was tried, and what came of it,
is in LOG.md.
"""

import argparse
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numba
import numpy as np

from taros import games
from taros.bots.base import ALL_STEPS
from taros.bots.buffers import Buffers
from taros.bots.learned import LAYERS, MAX_DECISIONS, REVIEW_PREFIX, net_buffers
from taros.bots.lookahead import lookahead_workspace
from taros.core.game import CHANCE, OVER
from taros.kernels import load
from taros.kernels.workspaces import TurnWorkspace

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
    rounds: int = 2  # for bots; in the first all seats are greedy
    played: int = 6_000  # games a round
    greedy: float = 0.6  # part of the seats that are greedy from the second round on
    playouts: int = 16  # that value a state in which a turn began
    compared: float = 0.06  # part of the decisions whose moves are compared
    trials: int = 96  # playouts that value each of these moves
    watched: int = 12_000  # games, for reviews
    explored: float = 0.03  # part of moves that are random
    steps: int = 8_000  # of fitting
    states: int = 1_024  # a step
    decisions: int = 128  # a step
    weight: float = 60.0  # of the squared error of differences, beside the cross entropy
    speed: float = 3e-3  # of the first steps; it falls to almost nothing by the last
    seed: int = 1


CONFIG = Config()
SEEDS = 2**62
Array = np.ndarray[Any, Any]
Weights = dict[str, Array]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=VARIANTS)
    parser.add_argument("variant", help="seats, and what else makes games differ")
    parser.add_argument("--review", action="store_true")
    asked = parser.parse_args()
    if asked.variant not in VARIANTS[asked.game]:
        parser.error(f"the variants of {asked.game} are {', '.join(VARIANTS[asked.game])}")
    table = Table(asked.game, asked.variant)
    if table.game.hidden and not asked.review:
        parser.error(f"no bot plays {asked.game} by what was learned: it hides something; --review")
    folder = GAMES / asked.game / "weights"
    if asked.review:
        watch(table, folder, asked.variant)
    else:
        learn_in_rounds(table, folder / f"{asked.variant}.npz")


def watch(table: "Table", folder: Path, variant: str) -> None:
    players, _ = restored(folder / f"{variant}.npz")
    began = time.monotonic()
    seen = [state for _ in range(CONFIG.watched) for state in with_end(table.play(players, 0.0))]
    print(f"{CONFIG.watched} games in {time.monotonic() - began:.0f} s", flush=True)
    valued = Valued(table, np.array([s for s, _ in seen]), np.array([v for _, v in seen]))
    keep(folder / f"{REVIEW_PREFIX}{variant}.npz", fitted(table, valued, None), 0)


def with_end(game: "Played") -> Iterator[tuple[Array, Array]]:
    return ((state, game.end) for state in game.beginnings)


def learn_in_rounds(table: "Table", path: Path) -> None:
    weights, done = restored(path)
    if done >= CONFIG.rounds:
        print(f"{path} has its {done} rounds already: remove it to learn anew")
    value = valuer(table)
    for number in range(done + 1, CONFIG.rounds + 1):
        print(f"round {number}", flush=True)
        played = [table.play(weights, CONFIG.greedy) for _ in range(CONFIG.played)]
        states = np.array([state for game in played for state in game.beginnings])
        decisions = [state for game in played for state in game.decisions]
        print(f"{len(states)} states, {len(decisions)} decisions", flush=True)
        valued = Valued(table, states, value(states, CONFIG.playouts, np.arange(len(states))))
        moves = Moves(table, decisions, value)
        weights = fitted(table, valued, moves)
        keep(path, weights, number)


# Games


@dataclass
class Played:
    beginnings: list[Array]  # states in which a turn began
    decisions: list[Array]  # states in which a seat was about to end its turn, some of them
    end: Array  # every seat's share of the win


class Table:
    """Where games are played, with the compiled kernels."""

    def __init__(self, game: str, variant: str) -> None:
        self.game = games.get(game)
        self.seats, setups = VARIANTS[game][variant]
        self.starts = [self._start(options) for options in setups]
        self.rules, self.policy, self.features, self.learned, self.playout = (
            load(self.game.kernels, name, compiled=True)
            for name in ("kernel", "policy", "features", "searches.learned", "playout")
        )
        self.rollout, self.search, self.lookahead, rng = (
            load(self.game.kernels, name, compiled=True)
            for name in ("rollout", "searches.search", "searches.lookahead", "rng")
        )
        self.seed_rng = rng.seed_rng
        self.inputs = self.features.num_features(self.seats)
        self.rng = np.random.default_rng(CONFIG.seed)
        made = Buffers(compiled=True)
        self.net = net_buffers(self.features, self.seats, CONFIG.units, compiled=True)
        first = self.starts[0].tolist()
        self.workspace = lookahead_workspace(
            self.game, first, [1 << 32], MAX_DECISIONS, compiled=True
        )
        self.left, self.keys = made.ints(len(self.workspace.states)), made.ints(self.seats)
        self.codes, self.numbers = (
            made.ints(self.game.rules.codes),
            made.ints(self.game.rules.codes),
        )
        self.generator, self.state = made.ints(1), self.starts[0]
        self.seed_rng(self.generator, int(self.rng.integers(SEEDS)), 0)

    def _start(self, options: dict[str, Any]) -> Array:
        chosen = self.game.rules.validate_options(self.seats, self.game.options(**options))
        return np.array(self.game.rules.new(self.seats, chosen))

    def play(self, weights: Weights | None, greedy: float) -> Played:
        """A whole game in which so many of the seats are greedy; without weights, all are."""
        s = self.state = self.starts[self.rng.integers(len(self.starts))].copy()
        layers = None if weights is None else as_layers(weights)
        is_greedy = self.rng.random(self.seats) < greedy
        beginnings, decisions = [], []
        while (actor := self.rules.to_act(s)) != OVER:
            if actor == CHANCE:
                count = self.rules.outcomes(s, self.codes, self.numbers)
                code = self.playout.drawn(self.generator, self.codes, self.numbers, count)
            else:
                if self.features.begins_turn(s):
                    beginnings.append(s.copy())
                elif self.rng.random() < CONFIG.compared:
                    decisions.append(s.copy())
                code = self._choose(None if is_greedy[actor] else layers)
            self.rules.apply(s, code)
        self.rules.ranking(s, self.keys)
        winners = self.keys == self.keys.max()
        return Played(beginnings, decisions, winners / winners.sum())

    def _choose(self, layers: tuple[Array, ...] | None) -> int:
        if self.rng.random() < CONFIG.explored:
            return int(self.codes[self.rng.integers(self.rules.legal(self.state, self.codes))])
        if layers is not None:
            self.workspace.states[0][:] = self.state
            self.lookahead.begin(1, self.left, self.workspace)
            self.learned.look(ALL_STEPS, self.left, self.keys, layers, self.net, self.workspace)
            return int(self.workspace.progress[self.lookahead.BEST])
        count = self.policy.candidate_moves(self.state, self.codes)
        self.policy.heuristic_scores(self.state, self.codes, count, self.numbers)
        return int(self.playout.best_rated(self.generator, self.codes, self.numbers, count))

    def ends_of_turn(self, state: Array) -> list[Array]:
        """The states in which the next turn begins, one for every move, under equal luck; none if
        a move can lead elsewhere."""
        found = []
        luck = int(self.generator[0])
        for code in self.codes[: self.rules.legal(state, self.codes)].tolist():
            after: Any = state.copy()
            self.rules.apply(after, code)
            self.generator[0] = luck
            workspace = TurnWorkspace(after, self.workspace.codes[0], self.numbers, self.generator)
            self.search.finish_turn(workspace)
            if self.rules.to_act(after) == OVER or not self.features.begins_turn(after):
                return []
            found.append(after)
        return found

    def features_of(self, states: Array) -> Array:
        x, row = np.zeros((len(states), self.inputs), np.float32), np.zeros(self.inputs)
        for i, state in enumerate(states):
            self.net[0][:] = [0] * len(self.net[0])  # the states are of several games
            self.features.write_features(state, self.net[0], row)
            x[i] = row
        return x


Value = Callable[[Array, int, Array], Array]


def valuer(table: Table) -> Value:
    """Gives every state the part of greedy playouts that each seat wins; states of one number have
    the same luck."""
    seed_rng, roll_out, share_out = table.seed_rng, table.rollout.roll_out, table.rollout.share_out

    @numba.njit
    def value(
        states: Array,
        playouts: int,
        luck: Array,
        seed: int,
        buffers: Any,
        shares: Array,
        sums: Array,
    ) -> None:
        s, codes, numbers, rng = buffers
        for i in range(len(states)):
            for k in range(playouts):
                s[:] = states[i]
                seed_rng(rng, seed + luck[i], k)
                roll_out(s, table.playout.PLIES, codes, numbers, rng)
                share_out(s, numbers, shares)
                sums[i] += shares / playouts

    def valued(states: Array, playouts: int, luck: Array) -> Array:
        began = time.monotonic()
        made = Buffers(compiled=True)
        sizes = (states.shape[1], table.game.rules.codes, table.game.rules.codes, 1)
        buffers = tuple(made.ints(size) for size in sizes)
        sums = np.zeros((len(states), table.seats))
        seed = int(table.rng.integers(SEEDS))
        value(states, playouts, luck, seed, buffers, made.floats(table.seats), sums)
        seconds = time.monotonic() - began
        print(f"{len(states)} states valued in {seconds:.0f} s", flush=True)
        return sums

    return valued


class Valued:
    """States with what they are worth; by place, from the seat whose turn it is."""

    def __init__(self, table: Table, states: Array, worth: Array) -> None:
        self.x = table.features_of(states)
        places = [
            [table.features.place_of(state, seat) for seat in range(table.seats)]
            for state in states
        ]
        alive = [
            [table.features.can_win(state, seat) for seat in range(table.seats)] for state in states
        ]
        order = np.argsort(np.array(places), axis=1)
        self.alive = np.take_along_axis(np.array(alive), order, axis=1)
        self.worth = np.take_along_axis(worth, order, axis=1).astype(np.float32)


class Moves(Valued):
    """The ends of turns that a seat had to choose from, with what they are worth to that seat;
    moves of one decision stand together."""

    def __init__(self, table: Table, decisions: list[Array], value: Value) -> None:
        choices = [table.ends_of_turn(state) for state in decisions]
        kept = [(s, ends) for s, ends in zip(decisions, choices, strict=True) if len(ends) > 1]
        states = np.array([end for _, ends in kept for end in ends])
        counts = np.array([len(ends) for _, ends in kept])
        self.starts = np.cumsum(counts) - counts
        self.counts = counts
        luck = np.repeat(np.arange(len(kept)), counts)
        super().__init__(table, states, value(states, CONFIG.trials, luck))
        movers = [table.rules.to_act(state) for state, ends in kept for _ in ends]
        self.places = np.array(
            [table.features.place_of(s, seat) for s, seat in zip(states, movers, strict=True)]
        )
        self.own_worth = self.worth[np.arange(len(states)), self.places]

    def rows(self, decisions: Array) -> tuple[Array, Array]:
        """The moves of these decisions, and which of them each belongs to."""
        counts = self.counts[decisions]
        owners = np.repeat(np.arange(len(decisions)), counts)
        within = np.arange(counts.sum()) - np.repeat(np.cumsum(counts) - counts, counts)
        return self.starts[decisions][owners] + within, owners


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


def fitted(table: Table, valued: Valued, moves: Moves | None) -> Weights:
    """Weights moved towards what is worth what (Adam); a twentieth is held out for the test."""
    weights = {name: array.astype(np.float32) for name, array in first_weights(table).items()}
    first = {name: np.zeros_like(array) for name, array in weights.items()}
    second = {name: np.zeros_like(array) for name, array in weights.items()}
    rng = np.random.default_rng(CONFIG.seed)
    test = np.arange(len(valued.x)) // 1000 % 20 == 0  # whole stretches: neighbours are alike
    learned = np.flatnonzero(~test)
    for step in range(1, CONFIG.steps + 1):
        slopes = slopes_of_states(weights, valued, rng.choice(learned, CONFIG.states))
        if moves is not None:
            chosen = rng.integers(len(moves.counts) // 20, len(moves.counts), CONFIG.decisions)
            for name, slope in slopes_of_moves(weights, moves, chosen).items():
                slopes[name] += CONFIG.weight * slope
        speed = CONFIG.speed * (1.01 - step / CONFIG.steps)
        for name, slope in slopes.items():
            first[name] += 0.1 * (slope - first[name])
            second[name] += 0.001 * (slope**2 - second[name])
            move = first[name] / (1 - 0.9**step)
            weights[name] -= speed * move / (np.sqrt(second[name] / (1 - 0.999**step)) + 1e-8)
    report(weights, valued, moves, test)
    return weights


def slopes_of_states(weights: Weights, valued: Valued, rows: Array) -> Weights:
    """How the cross entropy changes with every weight."""
    x, alive = valued.x[rows], valued.alive[rows]
    before, units, chances = forward(weights, x, alive)
    return backward(weights, x, before, units, (chances - valued.worth[rows]) / len(rows))


def slopes_of_moves(weights: Weights, moves: Moves, decisions: Array) -> Weights:
    """How the squared error of differences between moves changes with every weight."""
    rows, owners = moves.rows(decisions)
    x, places = moves.x[rows], moves.places[rows]
    before, units, chances = forward(weights, x, moves.alive[rows])
    own = chances[np.arange(len(rows)), places]
    error = differences(own, owners) - differences(moves.own_worth[rows], owners)
    outward = -chances * own[:, None]
    outward[np.arange(len(rows)), places] += own
    outward *= (2 * error / len(rows))[:, None]
    return backward(weights, x, before, units, outward.astype(np.float32))


def differences(values: Array, owners: Array) -> Array:
    """From the mean of each decision."""
    counts = np.bincount(owners)
    means: Array = np.bincount(owners, values) / counts
    return values - means[owners]


def backward(weights: Weights, x: Array, before: Array, units: Array, error: Array) -> Weights:
    inward = (error @ weights["outer"].T) * (before > 0)
    return {
        "inner": x.T @ inward,
        "inner_bias": inward.sum(axis=0),
        "outer": units.T @ error,
        "outer_bias": error.sum(axis=0),
    }


def report(weights: Weights, valued: Valued, moves: Moves | None, test: Array) -> None:
    """What came of it on states and decisions held out; others of the same games were not."""
    _, _, chances = forward(weights, valued.x[test], valued.alive[test])
    loss = -(valued.worth[test] * np.log(chances + 1e-9)).sum(axis=1).mean()
    print(f"loss on states held out: {loss:.4f}", flush=True)
    if moves is None:
        return
    rows, owners = moves.rows(np.arange(len(moves.counts) // 20))
    _, _, chances = forward(weights, moves.x[rows], moves.alive[rows])
    judged = differences(chances[np.arange(len(rows)), moves.places[rows]], owners)
    worth = differences(moves.own_worth[rows], owners)
    explained = 1 - ((judged - worth) ** 2).sum() / (worth**2).sum()
    gains = [worth[owners == k][judged[owners == k].argmax()] for k in range(owners.max() + 1)]
    gain = np.mean(gains)
    print(f"differences explained: {explained:.3f}, choices gain {gain:.4f}", flush=True)


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
