"""Measure this commit beside another one: engines, searches, planning, import and loading.

    python benchmarks/compare.py 8d9e6b6      # any commit of the repository

The other commit is checked out into a temporary folder and runs with the libraries of this one, in
a process of its own. Both take turns at each task, and what counts is processor time: how busy the
machine is changes from one second to the next. A ratio is that of the best turns; above 1, this
commit is faster. Kernels are compiled, or loaded, before anything is timed.

Only names that both commits have are used: `plan` and `simulate`, `BOTS`, `new`, `Match`.
"""

import os
import resource
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from measure import Measure

ROOT = Path(__file__).parent.parent
ROUNDS = 7
START_ROUNDS = 15  # imports are short
LEAST = 0.97  # of the speed of the other commit

WORKER = """
import sys, time
import taros
from taros import bots, games
from taros.arena.simulate import plan, simulate
from taros.bots.base import Budget

def play(game, bot, count):
    planned = plan(game, [bot] * 4, 1, {})
    return lambda: simulate(planned, count, jobs=1)

def think(game, name, budget):
    bot = bots.BOTS[name](games.get(game))
    match = taros.new(game, seats=4, seed=1)
    for number in range(24):
        match.play(match.legal()[number % len(match.legal())])
    state, legal = list(match.state), [move.code for move in match.legal()]
    return lambda: bot.choose(state, legal, [1 << 32], Budget(count=budget))

def play_plain(count):
    def run():
        for seed in range(count):
            match = taros.new("marrakech", seats=4, seed=seed)
            while match.to_act is not None:
                legal = match.legal()
                match.play(legal[match.ply % len(legal)])
    return run

TASKS = {
    "random games of Marrakech": lambda: play("marrakech", "random", 100_000),
    "greedy games of Marrakech": lambda: play("marrakech", "greedy", 20_000),
    "random races of Regatta": lambda: play("regatta", "random", 100),
    "greedy races of Regatta": lambda: play("regatta", "greedy", 400),
    "games of Marrakech in plain Python": lambda: play_plain(100),
    "`flat`": lambda: think("marrakech", "flat", 20_000),
    "`mcts`": lambda: think("marrakech", "mcts", 20_000),
    "`search`": lambda: think("marrakech", "search", 10_000),
    "`plan`": lambda: think("regatta", "plan", 2_000),
}

tasks = {}
for line in sys.stdin:
    name = line.strip()
    if name not in tasks:
        tasks[name] = TASKS[name]()
        tasks[name]()
    began = time.process_time()
    tasks[name]()
    print(time.process_time() - began, flush=True)
"""

NAMES = [line.split('"')[1] for line in WORKER.splitlines() if line.startswith('    "')]

STARTS = {
    "`import taros`": "import taros",
    "Marrakech's kernels from cache": "import taros; from taros import bots, games; "
    "bots.BOTS['mcts'](games.get('marrakech'))",
    "Regatta's kernels from cache": "import taros; from taros import bots, games; "
    "bots.BOTS['plan'](games.get('regatta'))",
}


def measures(commit: str) -> Iterator[Measure]:
    with _checked_out(commit) as other:
        trees = (ROOT, other)
        for name, code in STARTS.items():
            yield _ratio(
                name, [[_start(tree, code) for tree in trees] for _ in range(START_ROUNDS)]
            )
        workers = [Worker(tree) for tree in trees]
        for name in NAMES:
            yield _ratio(name, [[one.time(name) for one in workers] for _ in range(ROUNDS)])
        for worker in workers:
            worker.close()


def _ratio(name: str, seconds: list[list[float]]) -> Measure:
    """Compare the best times of this commit and the other."""
    here, other = (min(column) for column in zip(*seconds, strict=True))
    return Measure(name, other / here, f"times ({1000 * here:.4g} ms)", at_least=LEAST)


@contextmanager
def _checked_out(commit: str) -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / "other"
        git = ["git", "-C", str(ROOT), "worktree"]
        subprocess.run([*git, "add", "--quiet", "--detach", str(place), commit], check=True)
        try:
            yield place
        finally:
            subprocess.run([*git, "remove", "--force", str(place)], check=True)


def _environment(tree: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(tree / "src")}


def _start(tree: Path, code: str) -> float:
    """Return the processor time of a process that runs `code`."""

    def spent() -> float:
        used = resource.getrusage(resource.RUSAGE_CHILDREN)
        return used.ru_utime + used.ru_stime

    before = spent()
    subprocess.run([sys.executable, "-c", code], env=_environment(tree), check=True)
    return spent() - before


class Worker:
    """A process that imports Taros from a tree and times tasks by name."""

    def __init__(self, tree: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", WORKER],
            env=_environment(tree),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def time(self, name: str) -> float:
        assert self._process.stdin
        assert self._process.stdout
        print(name, file=self._process.stdin, flush=True)
        return float(self._process.stdout.readline())

    def close(self) -> None:
        self._process.communicate()


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("name one commit to compare with")
    found = []
    for measure in measures(sys.argv[1]):
        found.append(measure)
        print(f"{measure.name}: {measure.value:.3f} {measure.unit}", flush=True)
    if missed := [measure.name for measure in found if not measure.reached]:
        sys.exit(f"slower than {LEAST} of {sys.argv[1]}: {', '.join(missed)}")
