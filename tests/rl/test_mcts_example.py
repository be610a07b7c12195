"""OpenSpiel's own search plays our games."""

import json
import subprocess
import sys
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples" / "mcts_openspiel.py"


def test_it_beats_random_players(tmp_path: Path) -> None:
    out = tmp_path / "mcts.json"
    command = [sys.executable, str(EXAMPLE), "--games", "4", "--simulations", "8"]
    done = subprocess.run(
        [*command, "--out", str(out)], capture_output=True, text=True, timeout=600, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "   4 games  wins" in done.stdout
    kept = json.loads(out.read_text())
    assert kept["config"]["simulations"] == "8"
    assert len(kept["shares"]) == 4
    assert kept["shares"][-1] >= 0.5
