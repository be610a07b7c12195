"""Kernels call parts that are optimised only where Python calls something."""

from pathlib import Path

from kernels.helpers import Copy

OTHERS = """
import sys
import numba, numpy, taros
from taros.kernels import array, load
sys.path.insert(0, {folder!r})
from others import count
state = numpy.array(taros.new("marrakech", seats=4, roll=False).state)
print(count(state, numpy.zeros(200, dtype=numpy.int64)), sum(count.stats.cache_hits.values()))
"""

COUNT = """
import numba
from taros.games.marrakech import GAME
from taros.kernels import array, load
kernel = load(GAME.kernels, "kernel", compiled=True)
legal = kernel.legal

@numba.njit(cache=True)
def count(state, actions):
    return legal(state, actions)
"""

SIZES = """
from taros.games.marrakech import GAME
from taros.kernels import array, load
kernel, policy = (load(GAME.kernels, name, True) for name in ("kernel", "policy"))
import numpy, taros
state = numpy.array(taros.new("marrakech", seats=4, roll=False).state)
policy.evaluate(state, numpy.zeros(4, dtype=numpy.int64))
compiled = [name for name in dir(kernel) if getattr(getattr(kernel, name), "overloads", None)]
print(compiled)
"""


def test_others_may_call_kernels_and_keep_what_they_compile(tmp_path: Path) -> None:
    """What they keep must hold all that it calls: in the next process nothing else is there."""
    copy = Copy(tmp_path)
    (tmp_path / "others.py").write_text(COUNT, encoding="utf-8")
    program = OTHERS.format(folder=str(tmp_path))
    assert copy.run(program) == "3 0"
    assert copy.run(program) == "3 1"


def test_only_what_python_calls_is_optimised_with_all_it_calls(tmp_path: Path) -> None:
    assert Copy(tmp_path).run(SIZES) == "[]"
