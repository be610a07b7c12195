"""Plain Python, numba and WebAssembly compute the same in every game.

Many more games are compared by `python tests/wasm/compare.py`.
"""

import json
from itertools import chain
from typing import Any

import pytest

from wasm.agreement import choices, game_digest, record_digests, verdicts
from wasm.pyodide import run_in_pyodide

GAMES = {"marrakech": 60, "regatta": 12}  # how many are played
POSITIONS = {"marrakech": 6, "regatta": 4}


def on_wasm(expression: str) -> Any:
    """Return the value of an expression about `wasm.agreement` in Pyodide, where compiled kernels
    are WebAssembly."""
    program = f"import json\nfrom wasm.agreement import *\nprint(json.dumps({expression}))"
    return json.loads(run_in_pyodide(program))


@pytest.mark.parametrize("name", GAMES)
def test_every_state_list_and_weight_agree(name: str, times: int) -> None:
    numbers = range(GAMES[name] * times)
    numba = [game_digest(name, number, compiled=True) for number in numbers]
    assert len({*numba}) == len(numba)
    assert [game_digest(name, number, compiled=False) for number in numbers] == numba
    assert on_wasm(f"[game_digest({name!r}, i, compiled=True) for i in {numbers}]") == numba


@pytest.mark.parametrize("name", POSITIONS)
def test_bots_choose_and_count_alike(name: str, times: int) -> None:
    numbers = range(POSITIONS[name] * times)
    numba = [choices(name, number, compiled=True) for number in numbers]
    assert any(numba)
    assert on_wasm(f"[choices({name!r}, i, compiled=True) for i in {numbers}]") == numba


@pytest.mark.parametrize("name", POSITIONS)
def test_moments_are_judged_alike(name: str, times: int) -> None:
    numbers = range(times)
    numba = [verdicts(name, number) for number in numbers]
    assert all(numba)
    found = on_wasm(f"[verdicts({name!r}, i) for i in {numbers}]")
    assert [v["best"] for one in found for v in one] == [v["best"] for one in numba for v in one]
    for key in ("chances", "points"):
        for one, other in zip(chain(*found), chain(*numba), strict=True):
            assert one[key] == pytest.approx(list(other[key]))


def test_golden_records_replay_alike() -> None:
    plain = record_digests(compiled=False)
    assert len(plain) >= 8
    assert record_digests(compiled=True) == plain
    assert on_wasm("record_digests(compiled=True)") == plain
