"""What choices of `search` are worth: how long should its playouts last, and how many be there?

    python training/choices.py marrakech 3 4000:6 4000:12    # seats, then playouts:turns

A seat plays as `learned` does against greedy rivals, and some of its decisions are set aside. Every
move there is valued by playouts to the end in which the seat goes on playing well, all moves under
equal luck. Then searches choose. What a choice gains is its value less the mean of all moves. Games
would tell such small differences apart only by the ten thousand.

Gains add up as long as few choices change: who makes n decisions in a game, and gains so much more
by each, wins about n times as much more of the games.

Decisions are of a seed that nothing was learned from, and kept in build/ as soon as they are
valued: the script can be stopped and started again. With other weights, remove the file first.
"""

import argparse
import os
import re
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import count, islice
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from taros import games
from taros.arena.play import Arena, PlyLog, stream
from taros.bots.base import Budget
from taros.bots.learned import SearchBot
from taros.core.game import Game, State
from taros.kernels import load

ROOT = Path(__file__).parents[1]
DECISIONS = 440
EVERY = 17  # decisions of a seat, of which one is set aside
VALUED = 6_000  # playouts a move
REPEATED = 2  # how often each search chooses
SEED = 30_000
CORES = os.cpu_count() or 1
ENDLESS = 1_000_000  # turns

Array = np.ndarray[Any, Any]


class Decision(msgspec.Struct, frozen=True):
    """A state, and what every move there is worth."""

    state: list[int]
    begins: bool  # a turn; others end one
    worth: dict[int, float]

    def gain(self, code: int) -> float:
        return self.worth[code] - sum(self.worth.values()) / len(self.worth)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    searched = [name for name in games.names() if SearchBot.plays(games.get(name))]
    parser.add_argument("game", choices=searched)
    parser.add_argument("seats", type=int)
    parser.add_argument("searches", nargs="+", type=playouts_and_turns, metavar="playouts:turns")
    asked = parser.parse_args()
    game = games.get(asked.game)
    if asked.seats not in game.seats:
        parser.error(f"{asked.game} is played by {game.seats[0]} to {game.seats[-1]}")
    path = ROOT / "build" / f"choices-{asked.game}-{asked.seats}.jsonl"
    decisions = list(valued(game, asked.seats, path))
    chosen(game, decisions, 1, 1)  # compiles what the clock shall not see
    first = None
    for playouts, turns in asked.searches:
        began = time.perf_counter()
        gains = chosen(game, decisions, playouts, turns)
        seconds = (time.perf_counter() - began) * CORES / (REPEATED * len(decisions))
        first = gains if first is None else first
        print(
            f"{playouts}:{turns}: {told(decisions, gains, first)}, {1000 * seconds:.0f} ms a move"
        )


def playouts_and_turns(text: str) -> tuple[int, int]:
    found = re.fullmatch("([1-9][0-9]{0,6}):([1-9][0-9]{0,6})", text)
    if not found:
        raise argparse.ArgumentTypeError(f"{text} is not of the form 4000:12")
    return int(found[1]), int(found[2])


def told(decisions: list[Decision], gains: Array, first: Array) -> str:
    """Where a turn begins and where it ends: the gain, and how much more than the first search."""
    begins = np.array([decision.begins for decision in decisions])
    parts = []
    for name, kind in (("begins", begins), ("ends", ~begins)):
        more = (gains - first)[kind]
        error = more.std() / np.sqrt(len(more))
        parts.append(f"{name} {gains[kind].mean():.4f} ({more.mean():+.4f} ± {error:.4f})")
    return ", ".join(parts)


# Decisions


def valued(game: Game, seats: int, path: Path) -> Iterator[Decision]:
    """Those that are kept, then the others."""
    path.parent.mkdir(exist_ok=True)
    whole = path.read_bytes().rpartition(b"\n")[0] if path.exists() else b""
    lines = whole.splitlines()[:DECISIONS]
    yield from (msgspec.json.decode(line, type=Decision) for line in lines)
    if len(lines) == DECISIONS:
        return
    missing = islice(enumerate(set_aside(game, seats)), len(lines), DECISIONS)
    with path.open("ab") as file:
        file.truncate(len(whole) + 1 if lines else 0)  # the last line may have been cut short
        for number, decision in enumerate(in_threads(partial(value, game), missing), len(lines)):
            file.write(msgspec.json.encode(decision) + b"\n")
            file.flush()
            print(f"\r{number + 1} of {DECISIONS} decisions", end="", file=sys.stderr)
            yield decision
    print(file=sys.stderr)


def set_aside(game: Game, seats: int) -> Iterator[State]:
    """Without end, from one game after the other; the seats take turns to think."""
    arena = Arena(
        game,
        seats,
        game.rules.validate_options(seats, game.options()),
        patience=60,
        replaceable=False,
    )
    made = 0
    for number in count():
        thinks = number % seats
        log: PlyLog = []
        names = ["learned" if seat == thinks else "greedy" for seat in range(seats)]
        arena.play(names, SEED, number, log)
        arena.workspace.reset()
        for _, code in log:
            if arena.workspace.to_act == thinks and len(arena.workspace.legal()) > 1:
                made += 1
                if made % EVERY == 0:
                    yield arena.workspace.state
            arena.workspace.apply(code)


def value(game: Game, numbered: tuple[int, State]) -> Decision:
    number, state = numbered
    trial, features = Trial(game, ENDLESS), load(game.kernels, "features", compiled=False)
    worth = {code: trial.worth(state, code, SEED + number) for code in game.rules.legal(state)}
    return Decision(state, features.begins_turn(state), worth)


# Searches


def chosen(game: Game, decisions: list[Decision], playouts: int, turns: int) -> Array:
    """What a search gains by each decision."""

    def mean_gain(numbered: tuple[int, Decision]) -> float:
        number, decision = numbered
        trial, legal = Trial(game, turns), tuple(decision.worth)
        streams = (stream(SEED, number, part) for part in range(REPEATED))
        codes = [trial.choose(decision.state, legal, rng, Budget(playouts)) for rng in streams]
        return sum(map(decision.gain, codes)) / REPEATED

    return np.array(list(in_threads(mean_gain, enumerate(decisions))))


def in_threads(work: Any, tasks: Any) -> Iterator[Any]:
    """Compiled kernels let other threads run."""
    with ThreadPoolExecutor(CORES) as threads:
        yield from threads.map(work, tasks)


class Trial(SearchBot):
    """A search whose playouts last so many turns."""

    def __init__(self, game: Game, turns: int) -> None:
        super().__init__(game)
        self.turns = turns

    def _turns(self, budget: Budget, seats: int) -> int:
        return self.turns

    def worth(self, state: State, code: int, seed: int) -> float:
        """Of one move."""
        for column, number in zip(self.arms, (code, 0, 0), strict=True):
            column[0] = number
        workspace = self._workspace(len(state))
        self.halving.plan_trial(1, VALUED, 0, self.arms, workspace.schedule)
        self._halving(state, Budget(), np.array(state), seed, workspace)(VALUED)
        return float(self.arms.sums[0] / VALUED / self.kernels.UNIT)


if __name__ == "__main__":
    main()
