"""Compare plain Python, numba and WebAssembly in many games, with every processor.

    python tests/wasm/compare.py                     # 10,000 games of Marrakech, 5,400 races
    python tests/wasm/compare.py marrakech 500       # so many of one game
    python tests/wasm/compare.py regatta 500 1000    # and from this number on

Every state, list and weight of a game is compared (`agreement.py`). `make wasm` comes first.
"""

import json
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from wasm.agreement import game_digest
from wasm.pyodide import run_in_pyodide

ALL = {"marrakech": 10_000, "regatta": 5_400}
CHUNK = 500  # games at a time
Digests = dict[str, list[str]]


def compare(name: str, first: int) -> list[int]:
    """Return the numbers of the games from `first` on in which the three do not agree."""
    numbers = range(first, first + CHUNK)
    found: Digests = {target: play(name, numbers) for target, play in TARGETS.items()}
    rows = zip(numbers, *found.values(), strict=True)
    return [number for number, *digests in rows if len({*digests}) > 1]


def _plain(name: str, numbers: range) -> list[str]:
    return [game_digest(name, number, compiled=False) for number in numbers]


def _numba(name: str, numbers: range) -> list[str]:
    return [game_digest(name, number, compiled=True) for number in numbers]


def _wasm(name: str, numbers: range) -> list[str]:
    played = f"[game_digest({name!r}, number, compiled=True) for number in {numbers}]"
    program = f"import json\nfrom wasm.agreement import game_digest\nprint(json.dumps({played}))"
    digests: list[str] = json.loads(run_in_pyodide(program))
    return digests


TARGETS: dict[str, Callable[[str, range], list[str]]] = {
    "plain": _plain,
    "numba": _numba,
    "wasm": _wasm,
}


def _compared(name: str, first: int, games: int) -> Iterator[list[int]]:
    firsts = range(first, first + games, CHUNK)
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        yield from pool.map(compare, [name] * len(firsts), firsts)


def main() -> None:
    wanted = {sys.argv[1]: int(sys.argv[2])} if len(sys.argv) > 1 else ALL
    first = int(sys.argv[3]) if len(sys.argv) > 3 else 0
    different: dict[str, list[int]] = {}
    for name, games in wanted.items():
        began = time.monotonic()
        for done, numbers in enumerate(_compared(name, first, games), 1):
            different.setdefault(name, []).extend(numbers)
            seconds = time.monotonic() - began
            print(f"\r{name}: {done * CHUNK:,} games, {seconds:,.0f} s, ", end="")
            print(f"{len(different[name])} differ {different[name][:10]}", end="", flush=True)
        print()
    sys.exit(any(different.values()))


if __name__ == "__main__":
    main()
