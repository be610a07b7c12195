"""How fast kernels are as WebAssembly in Node, beside numba's on the same core."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import kernel_work
from measure import Measure

sys.path.append(str(Path(__file__).parents[1] / "tests"))

from wasm.pyodide import run_in_pyodide

ROUNDS = 3
IN_PYODIDE = "\nimport json\nprint(json.dumps(rates()))"


def measures() -> Iterator[Measure]:
    program = Path(kernel_work.__file__).read_text(encoding="utf-8") + IN_PYODIDE
    numba: dict[str, float] = {}
    wasm: dict[str, float] = {}
    for _ in range(ROUNDS):  # in turn, so that a busy moment of the machine meets both
        _keep_best(numba, kernel_work.rates())
        _keep_best(wasm, json.loads(run_in_pyodide(program)))
    for name, rate in wasm.items():
        yield Measure(f"{name}, as WebAssembly", rate, "a second")
        yield Measure("beside numba's", rate / numba[name], "times", at_least=0.6)


def _keep_best(best: dict[str, float], rates: dict[str, float]) -> None:
    for name, rate in rates.items():
        best[name] = max(best.get(name, 0.0), rate)
