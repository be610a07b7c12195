"""Pig, a game outside of the package: found once it is installed, and played everywhere."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from examples.installed_pig import PIG, ROOT, install_pig

RECORD = """
import sys, taros
match = taros.new("pig", seats=3, seed=4, names=["Ana", "Ion", "Mia"], goal=30)
while match.to_act is not None:
    match.play("hold" if "hold" in map(str, match.legal()) and match.ply % 3 else "roll")
sys.stdout.write(match.record())
"""


VECTOR = """
from taros.envs import VectorEnv
env = VectorEnv("pig", 50, 3, ("random",) * 2)
step, ended = env.reset(seed=1), 0
while ended < 50:
    actions = step.mask.argmax(1) if ended % 2 else step.mask[:, 1]  # roll, or hold if possible
    step = env.step(actions.astype(int))
    ended += int(step.terminated.sum())
    assert not step.illegal.any()
print(step.obs.shape, step.mask.shape)
try:
    VectorEnv("pig", 1, 2, observation="planes")
except ValueError as error:
    print(error)
"""


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return install_pig(tmp_path_factory.mktemp("installed"))


def run(environment: dict[str, str], *words: str | Path, given: str = "") -> str:
    """Run a program that finds Pig; return what it prints."""
    done = subprocess.run(
        [str(word) for word in words],
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=ROOT,
        env=environment,
        input=given,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def taros(environment: dict[str, str], *words: str | Path, given: str = "") -> str:
    return run(environment, sys.executable, "-m", "taros", *words, given=given)


def test_it_is_small() -> None:
    lines = [line for path in PIG.rglob("*.py") for line in path.read_text().splitlines()]
    assert len(lines) <= 200


def test_it_passes_the_conformance_suite(environment: dict[str, str]) -> None:
    pytest_command = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider")
    printed = run(environment, *pytest_command, "tests/conformance", "-k", "pig")
    assert int(printed.split(" passed")[0].rsplit(maxsplit=1)[-1]) > 250


@pytest.mark.exhaustive
def test_learning_programs_step_it_as_it_is(environment: dict[str, str]) -> None:
    shapes, refusal = run(environment, sys.executable, "-c", VECTOR).splitlines()
    assert shapes == "(50, 9) (50, 8)"
    assert "observation" in refusal
    assert "allowed: state" in refusal


def test_it_is_simulated(environment: dict[str, str]) -> None:
    words = ("simulate", "pig", "--seats", "random,random,random", "--games", "300", "--json")
    result = json.loads(taros(environment, *words))
    assert (result["games"], result["unfinished"]) == (300, 0)


@pytest.mark.exhaustive
def test_bots_think_about_it_in_a_tournament(environment: dict[str, str]) -> None:
    words = ("--bots", "random,flat:60", "--games", "20", "--goal", "30", "--json")
    result = json.loads(taros(environment, "tournament", "pig", *words))
    assert {bot["bot"] for bot in result["bots"]} == {"random", "flat:60"}


def test_records_are_shown_and_verified(environment: dict[str, str], tmp_path: Path) -> None:
    file = tmp_path / "game.taros"
    file.write_text(run(environment, sys.executable, "-c", RECORD), encoding="utf-8")
    assert "Ana" in taros(environment, "show", file)
    assert "Fair" in taros(environment, "verify", file)
    assert "**P3.1**" in taros(environment, "rules", "pig")


def test_it_is_played_in_the_terminal(environment: dict[str, str]) -> None:
    words = ("play", "pig", "--seats", "human,random", "--seed", "3", "--goal", "10")
    printed = taros(environment, *words, given="roll\nhold\n" * 60)
    assert "Roll again, or hold" in printed
