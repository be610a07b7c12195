"""The notebooks run from the first cell to the last, and show what they say."""

import json
import os
import subprocess
import sys
from pathlib import Path

EXAMPLES = Path(__file__).parents[2] / "examples"

# Runs the cells of a notebook, and prints what its last expressions show.
RUNNER = """
import ast, json, sys
names = {"__name__": "__main__"}
for cell in json.load(open(sys.argv[1], encoding="utf-8"))["cells"]:
    if cell["cell_type"] != "code":
        continue
    tree, shown = ast.parse("".join(cell["source"])), None
    if isinstance(tree.body[-1], ast.Expr):
        shown = ast.Expression(tree.body.pop().value)
    exec(compile(tree, sys.argv[1], "exec"), names)
    if shown is not None:
        value = eval(compile(shown, sys.argv[1], "eval"), names)
        print(value._repr_svg_() if hasattr(value, "_repr_svg_") else value)
"""


def run(name: str, folder: Path, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", RUNNER, str(EXAMPLES / name)],
        capture_output=True,
        text=True,
        timeout=900,
        cwd=folder,
        env={**os.environ, "LANG": "en", **environment},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_play_and_look(tmp_path: Path) -> None:
    shown = run("play_and_look.ipynb", tmp_path)
    assert shown.count("<svg") == 4
    assert "reward: " in shown
    assert "wins by seat: [" in shown
    assert "legal actions" in shown


def test_luck_and_skill(tmp_path: Path) -> None:
    shown = run("luck_and_skill.ipynb", tmp_path)
    assert shown.count("<svg") == 1
    sums = [line.split() for line in shown.splitlines() if " = " in line]
    assert sum(float(line[-1]) for line in sums) == 1  # somebody has won
    assert "times, expected" in shown


def test_train_and_compete(tmp_path: Path) -> None:
    environment = {"TAROS_EXAMPLES": str(EXAMPLES), "TAROS_SECONDS": "1", "TAROS_GAMES": "2"}
    shown = run("train_and_compete.ipynb", tmp_path, **environment)
    assert "wins " in shown
    assert "<svg" in shown
    assert "against grandmaster: " in shown
    assert (tmp_path / "td.npz").exists()


def test_they_are_kept_without_what_they_show() -> None:
    """What cells show is long, and differs at every run."""
    for path in EXAMPLES.glob("*.ipynb"):
        cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
        assert not any(cell.get("outputs") for cell in cells), path.name
