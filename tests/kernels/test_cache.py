"""Compiled code is kept between processes, and never served stale."""

import ast
from pathlib import Path

import pytest

from kernels.helpers import Copy


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    return Copy(tmp_path)


HEAD = """
import taros
from taros.kernels import array, load
match = taros.new("marrakech", seats=4, seed=7)
match.play("left")
def both(name, function, *sizes):
    answers = []
    for compiled in (False, True):
        module = load(match.game.kernels, name, compiled)
        state = array(match.state, compiled)
        buffers = [array([0] * size, compiled) for size in sizes]
        returned = getattr(module, function)(state, *buffers)
        answers.append([returned, *([int(n) for n in buffer] for buffer in buffers)])
    return answers
"""

EVALUATE = f"{HEAD}\nprint(both('policy', 'evaluate', 4))"
LEGAL = f"{HEAD}\nprint(both('kernel', 'legal', 12))"

STATS = f"""{HEAD}
both('policy', 'evaluate', 4), both('kernel', 'to_act'), both('kernel', 'legal', 12)
kernel, policy = (load(match.game.kernels, name, True) for name in ("kernel", "policy"))
stats = [function.stats for function in (policy.evaluate, kernel.to_act, kernel.legal)]
print([(sum(s.cache_hits.values()), sum(s.cache_misses.values())) for s in stats])
"""

OTHER_SQUARES = """

@kernel
def squares_of(s: State, seat: int) -> int:
    return (1 << 3 * seat) - 1
"""


def answers(printed: str) -> tuple[object, object]:
    """Of the plain and of the compiled kernel."""
    plain, compiled = ast.literal_eval(printed)
    return plain, compiled


def test_a_second_process_compiles_nothing(copy: Copy) -> None:
    assert copy.run(STATS) == "[(0, 1), (0, 1), (0, 1)]"
    assert copy.run(STATS) == "[(1, 0), (1, 0), (1, 0)]"
    assert {path.name for path in copy.cache.iterdir()} == {"taros"}


def test_an_edited_callee_in_another_file_is_compiled_anew(copy: Copy) -> None:
    plain, compiled = answers(copy.run(EVALUATE))
    assert plain == compiled == [None, [0, 0, 0, 0]]
    copy.append("games/marrakech/kernel.py", OTHER_SQUARES)
    plain, compiled = answers(copy.run(EVALUATE))
    assert plain == compiled == [None, [-9, -6, -3, 3]]


def test_an_edited_table_is_compiled_anew(copy: Copy) -> None:
    plain, compiled = before = answers(copy.run(LEGAL))
    assert plain == compiled
    copy.append(
        "games/marrakech/layout.py",
        "\nNEAR = table(__name__, [code + 1 if code >= 0 else code for code in NEAR])\n",
    )
    plain, compiled = after = answers(copy.run(LEGAL))
    assert plain == compiled
    assert after != before


@pytest.mark.parametrize("module", ["constants", "show.constants"])
def test_an_edited_constant_is_compiled_anew(copy: Copy, module: str) -> None:
    """Also of a module that has nothing of its own to be compiled, and in a sub-folder."""
    file = copy.package / "games/marrakech" / f"{module.replace('.', '/')}.py"
    file.write_text("BONUS = 5\n")
    copy.append(
        "games/marrakech/policy.py",
        f"\nfrom .{module} import BONUS\n"
        "\n@kernel\ndef evaluate(s: State, values: State) -> None:\n    values[0] = BONUS\n",
    )
    plain, compiled = answers(copy.run(EVALUATE))
    assert plain == compiled == [None, [5, 0, 0, 0]]
    file.write_text("BONUS = 6\n")
    plain, compiled = answers(copy.run(EVALUATE))
    assert plain == compiled == [None, [6, 0, 0, 0]]


def test_a_cache_that_cannot_be_written_makes_nothing_stale(copy: Copy) -> None:
    copy.cache.write_text("in the way of a folder")
    assert answers(copy.run(EVALUATE))[1] == [None, [0, 0, 0, 0]]
    copy.append("games/marrakech/kernel.py", OTHER_SQUARES)
    plain, compiled = answers(copy.run(EVALUATE))
    assert plain == compiled == [None, [-9, -6, -3, 3]]
