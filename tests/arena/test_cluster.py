"""The same games on a Ray cluster: one of this machine, in processes of its own."""

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from cli.helpers import answer, environment, refusal, run

TOURNAMENT = ("tournament", "marrakech", "--bots", "greedy,random,flat:3", "--games", "12")
SIMULATION = ("simulate", "marrakech", "--seats", "greedy,flat:3", "--games", "8")
SHORT = ("--rugs", "2", "--json")
TIMES = {"seconds", "mean_seconds", "worst_seconds", "games_per_second", "turns_per_second"}


def untimed(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: untimed(part) for key, part in value.items() if key not in TIMES}
    return [untimed(part) for part in value] if isinstance(value, list) else value


@contextmanager
def cluster(home: Path) -> Iterator[str]:
    """The address of a cluster of two cores, which is not the one this machine belongs to."""
    ray = str(Path(sys.executable).with_name("ray"))
    words = ["start", "--head", "--block", "--node-ip-address=127.0.0.1", "--port=0"]
    words += ["--num-cpus=2", "--include-dashboard=false", "--disable-usage-stats"]
    with (
        TemporaryDirectory(prefix="ray") as folder,  # a long name would be too long for its sockets
        subprocess.Popen(
            [ray, *words, f"--temp-dir={folder}"],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env=environment(home),
        ) as process,
    ):
        try:
            assert process.stdout
            said = next(line for line in process.stdout if "--address=" in line)
            yield said.split("'")[1]
        finally:
            process.terminate()


def test_the_results_are_the_same_to_the_bit(tmp_path: Path) -> None:
    """Also of what is played inside kernels."""
    kernels = ("simulate", "marrakech", "--seats", "greedy,random", "--games", "5000")
    with cluster(tmp_path) as address:
        for words in (TOURNAMENT, SIMULATION, kernels):
            here = answer(run(tmp_path, *words, *SHORT))
            there = answer(run(tmp_path, *words, *SHORT, "--cluster", address))
            assert untimed(json.loads(there)) == untimed(json.loads(here))


DEATH = """
import sys
from arena.jobs import Job
from taros.arena.workers import in_order, workers
with workers(Job(folder=sys.argv[1], fatal_once=20), 1, "auto") as run:
    doubles = [double for double, _ in in_order(run(range(60)))]
print(doubles)
"""


def test_one_of_this_machine_and_a_member_that_dies_is_replaced(tmp_path: Path) -> None:
    """Whatever Ray remembers of a cluster that has ended, and without a word among the results."""
    with TemporaryDirectory(prefix="ray") as folder:
        note = Path(folder, "ray", "ray_current_cluster")
        note.parent.mkdir()
        note.write_text("127.0.0.1:1", encoding="utf-8")
        tests = str(Path(__file__).parents[1])
        done = subprocess.run(
            [sys.executable, "-c", DEATH, str(tmp_path)],
            capture_output=True,
            encoding="utf-8",
            cwd=tmp_path,
            env=environment(tmp_path, PYTHONPATH=tests, RAY_TMPDIR=folder),
            timeout=120,
            check=False,
        )
    assert (done.stdout, done.returncode) == (f"{[2 * task for task in range(60)]}\n", 0)


def test_no_cluster_at_an_address(tmp_path: Path) -> None:
    line = refusal(run(tmp_path, *TOURNAMENT, "--cluster", "127.0.0.1:1"))
    assert "127.0.0.1:1" in line


def test_without_ray_it_is_said_what_to_install(tmp_path: Path) -> None:
    (tmp_path / "ray.py").write_text("raise ImportError('not here')\n", encoding="utf-8")
    for words in (TOURNAMENT, SIMULATION):
        done = run(tmp_path, *words, "--cluster", "auto", PYTHONPATH=str(tmp_path))
        assert "pip install 'taros[cluster]'" in refusal(done)
