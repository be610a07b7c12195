"""The same games on a Ray cluster: one of this machine, in a process of its own."""

import json
from pathlib import Path
from typing import Any

from cli.helpers import answer, refusal, run

TOURNAMENT = ("tournament", "marrakech", "--bots", "greedy,random,flat:3", "--games", "12")
SIMULATION = ("simulate", "marrakech", "--seats", "greedy,flat:3", "--games", "8")
SHORT = ("--rugs", "2", "--json")
TIMES = {"seconds", "mean_seconds", "worst_seconds", "games_per_second", "turns_per_second"}


def untimed(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: untimed(part) for key, part in value.items() if key not in TIMES}
    return [untimed(part) for part in value] if isinstance(value, list) else value


def test_the_results_are_the_same_to_the_bit(tmp_path: Path) -> None:
    """Also of what is played inside kernels."""
    kernels = ("simulate", "marrakech", "--seats", "greedy,random", "--games", "5000")
    for words in (TOURNAMENT, SIMULATION, kernels):
        here = answer(run(tmp_path, *words, *SHORT))
        there = answer(run(tmp_path, *words, *SHORT, "--cluster", "auto"))
        assert untimed(json.loads(there)) == untimed(json.loads(here))


def test_no_cluster_at_an_address(tmp_path: Path) -> None:
    line = refusal(run(tmp_path, *TOURNAMENT, "--cluster", "127.0.0.1:1"))
    assert "127.0.0.1:1" in line


def test_without_ray_it_is_said_what_to_install(tmp_path: Path) -> None:
    (tmp_path / "ray.py").write_text("raise ImportError('not here')\n", encoding="utf-8")
    for words in (TOURNAMENT, SIMULATION):
        done = run(tmp_path, *words, "--cluster", "auto", PYTHONPATH=str(tmp_path))
        assert "pip install 'taros[cluster]'" in refusal(done)
