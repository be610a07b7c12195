"""How long it takes until the package is ready."""

import subprocess
import sys
import time
from collections.abc import Iterator

from measure import Measure

ROUNDS = 7

IMPORT = "import taros"
LOAD = """
import time
began = time.perf_counter()
from taros.arena.simulate import KernelRunner, plan
KernelRunner(plan("marrakech", ["random"] * 4, 1, {}))
print(time.perf_counter() - began)
"""


def measures() -> Iterator[Measure]:
    bare = _best_wall("pass")
    yield Measure("`import taros`", _best_wall(IMPORT) - bare, "s", at_most=0.15)
    _printed(LOAD)
    loading = min(_printed(LOAD) for _ in range(ROUNDS))
    yield Measure("numba and compiled kernels, from cache", loading, "s", at_most=1)


def _best_wall(code: str) -> float:
    def wall() -> float:
        began = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)
        return time.perf_counter() - began

    return min(wall() for _ in range(ROUNDS))


def _printed(code: str) -> float:
    run = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    return float(run.stdout)
