"""Kernels for Python in a browser: arrays, doors and their errors, in Pyodide."""

import json

from wasm.pyodide import run_in_pyodide

ARRAYS = """
import json
from taros import games
from taros.bots.buffers import Buffers
from taros.kernels import array, load

made = Buffers(compiled=True)
rng = load(games.get("marrakech").kernels, "rng", compiled=True)
found = []
for place in (lambda array: None, lambda array: rng.below(array, 5)):  # in Python, in WebAssembly
    numbers = array([7, -1, 1 << 62], compiled=True)
    place(numbers)
    numbers[0] = 3
    numbers[1:] = [4, 5]
    part = numbers[1:]
    copied = numbers.copy()
    part[-1] = 9
    found.append([numbers.tolist(), part.tolist(), copied.tolist(), len(part), list(part)])
    found.append(numbers.tobytes() == b"".join(n.to_bytes(8, "little") for n in (3, 4, 9)))
rows = made.float_rows(2, 3)
rows[1][:] = [0.5, 1.5, 2.5]
found.append([rows.tolist(), rows[1].tolist(), rows.shape])
print(json.dumps(found))
"""

ERRORS = """
import json
from taros import games
from taros.kernels import array, load

marrakech, regatta = (games.get(name).kernels for name in ("marrakech", "regatta"))
rng, other = (load(modules, "rng", compiled=True) for modules in (marrakech, regatta))
luck = array([1 << 32], compiled=True)
rng.below(luck, 5)

def error(call):
    try:
        call()
    except Exception as error:
        return f"{type(error).__name__}: {error}"

print(json.dumps([
    error(lambda: other.below(luck, 5)),
    error(lambda: rng.below(luck, (1 << 53) + 1)),
    error(lambda: rng.below(luck)),
    error(lambda: rng.below([1 << 32], 5)),
    error(lambda: rng._mix(5)),
    error(lambda: luck.__setitem__(slice(0, 1), [1, 2])),
    error(lambda: luck[1]),
]))
"""


def test_arrays_are_alike_before_and_after_a_door_was_called_with_them() -> None:
    before, same, after, also, rows = json.loads(run_in_pyodide(ARRAYS))
    assert before == after == [[3, 4, 9], [4, 9], [3, 4, 5], 2, [4, 9]]
    assert same is also is True
    assert rows == [[[0, 0, 0], [0.5, 1.5, 2.5]], [0.5, 1.5, 2.5], [2, 3]]


def test_errors_tell_what_was_wrong() -> None:
    foreign, large, few, plain, no_door, long, outside = json.loads(run_in_pyodide(ERRORS))
    assert foreign == "KernelError: the array belongs to the kernels of another game"
    assert large == "OverflowError: 9007199254740993 is no number in JavaScript"
    assert few == "KernelError: marrakech: rng.below takes 3 numbers, not 2"
    assert plain == "TypeError: a door takes arrays of taros.kernels and numbers, not list"
    assert no_door.startswith("AttributeError: taros.games.marrakech.rng._mix is no door")
    assert long == "ValueError: 1 numbers are replaced by 2"
    assert outside.startswith("IndexError")
