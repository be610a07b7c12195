"""The examples, in short."""

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_td_learns_and_its_agent_is_a_bot(tmp_path: Path) -> None:
    """After some seconds it has a checkpoint with its configuration, a curve, and plays."""
    checkpoint = tmp_path / "td.npz"
    environment = {**os.environ, "TAROS_TD_CHECKPOINT": str(checkpoint), "LANG": "en"}
    short = ["--seats", "2", "--cpu-seconds", "4", "--test-games", "20", "--final-games", "50"]

    def run(*command: str) -> str:
        done = subprocess.run(
            [sys.executable, *command], capture_output=True, text=True, timeout=600, env=environment
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    assert "50 games: " in run(str(EXAMPLES / "td.py"), *short)
    with np.load(checkpoint) as arrays:
        assert json.loads(str(arrays["config"]))["seats"] == 2
        assert arrays["inner"].shape[1] == 64
    assert checkpoint.with_suffix(".svg").read_text().startswith("<svg")
    seats = f"{EXAMPLES / 'td.py'}:Agent,random"
    told = run("-m", "taros", "simulate", "marrakech", "--seats", seats, "--games", "20", "--json")
    result = json.loads(told)
    assert result["seats"][0]["bot"] == "td.Agent"
    assert result["seats"][0].get("faulty", 0) == 0
    assert result["games"] == 20
