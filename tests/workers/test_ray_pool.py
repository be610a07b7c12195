"""The same games on a Ray cluster: one of this machine, in processes of its own."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace as Namespace
from typing import Any
from unittest.mock import Mock

import msgspec
import pytest

import taros
from cli.helpers import answer, environment, refusal, run
from taros.workers import ray_pool as module
from workers.jobs import Job

TOURNAMENT = ("tournament", "marrakech", "--bots", "greedy,random")
SIMULATION = ("simulate", "marrakech", "--seats", "greedy,random")
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


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with cluster(tmp_path_factory.mktemp("cluster")) as address:
        yield address


@pytest.mark.parametrize(
    ("play", "game", "who", "bots", "games", "option", "value"),
    [
        (taros.tournament, "marrakech", "--bots", "greedy,flat:3,search:12,learned", 24, "rugs", 2),
        pytest.param(
            *(taros.simulate, "regatta", "--seats", "plan:1,greedy", 3, "turn_limit", 2),
            marks=pytest.mark.exhaustive,
        ),
        pytest.param(
            *(taros.simulate, "marrakech", "--seats", "greedy,random", 5000, "rugs", 2),
            marks=pytest.mark.exhaustive,  # in kernels
        ),
    ],
)
def test_the_results_are_the_same_to_the_bit(
    address: str,
    tmp_path: Path,
    play: Callable[..., Any],
    game: str,
    who: str,
    bots: str,
    games: int,
    option: str,
    value: Any,
) -> None:
    here = play(game, bots.split(","), games, **{option: value})
    chosen = ("--" + option.replace("_", "-"), str(value))
    words = (play.__name__, game, who, bots, "--games", str(games), *chosen)
    there = answer(run(tmp_path, *words, "--json", "--cluster", address))
    assert untimed(json.loads(there)) == untimed(json.loads(msgspec.json.encode(here)))


# Free processors


CROWDED = """
import sys
import ray
from workers.jobs import Job
from taros.workers import ray_pool

@ray.remote(num_cpus=1)
class Guest: ...

ray_pool.START_SECONDS = 1
pool = ray_pool.RayPool(Job(), sys.argv[1])
guests = [Guest.remote() for _ in range(2)]
ray.get([guest.__ray_ready__.remote() for guest in guests])
try:
    with pool:
        print(pool.size)
except ray_pool.BadOption as error:
    print(error)
"""


def script(home: Path, text: str, argument: str, **changes: str) -> str:
    """What it prints; it can import what tests share."""
    tests = os.pathsep.join([str(Path(__file__).parents[1]), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [sys.executable, "-c", text, argument],
        capture_output=True,
        encoding="utf-8",
        cwd=home,
        env=environment(home, PYTHONPATH=tests, **changes),
        timeout=120,
        check=True,
    )
    return done.stdout


def test_nobody_waits_for_ever_where_others_have_all_processors(
    address: str, tmp_path: Path
) -> None:
    assert "no processor left" in script(tmp_path, CROWDED, address)


class Crowded:
    """Stands for Ray on a cluster where others leave one processor of three."""

    def __init__(self) -> None:
        self.killed: list[Any] = []

    def remote(self, **_: Any) -> Callable[[type], Any]:
        return lambda _: Namespace(remote=lambda: Namespace(__ray_ready__=Mock(), start=Mock()))

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 3.0}

    def wait(self, late: list[Any], timeout: float) -> tuple[list[Any], list[Any]]:
        return (late[:1], late[1:]) if len(late) == 3 else ([], late)

    def get(self, tasks: Any) -> None: ...

    def kill(self, actor: Any) -> None:
        self.killed.append(actor)

    def shutdown(self) -> None: ...


def test_where_others_work_too_there_are_fewer_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = Crowded()
    monkeypatch.setattr(module, "_connect", lambda address: ray)
    with module.RayPool(Job(), "here") as pool:
        assert (pool.size, len(ray.killed)) == (1, 2)


# Workers that die


DEATH = """
import sys
from workers.jobs import Job
from taros.workers.pool import in_order, open_pool
with open_pool(Job(folder=sys.argv[1], fatal_once=20), 1, "auto") as run:
    doubles = [double for double, _ in in_order(run(range(60)))]
print(doubles)
"""


@pytest.mark.exhaustive
def test_one_of_this_machine_and_a_worker_that_dies_is_replaced(tmp_path: Path) -> None:
    """Whatever Ray remembers of a cluster that has ended, and without a word among the results."""
    with TemporaryDirectory(prefix="ray") as folder:
        note = Path(folder, "ray", "ray_current_cluster")
        note.parent.mkdir()
        note.write_text("127.0.0.1:1", encoding="utf-8")
        printed = script(tmp_path, DEATH, str(tmp_path), RAY_TMPDIR=folder)
    assert printed == f"{[2 * task for task in range(60)]}\n"


def test_no_cluster_at_an_address(tmp_path: Path) -> None:
    line = refusal(run(tmp_path, *TOURNAMENT, "--cluster", "127.0.0.1:1"))
    assert "127.0.0.1:1" in line


def test_without_ray_it_is_said_what_to_install(tmp_path: Path) -> None:
    (tmp_path / "ray.py").write_text("raise ImportError('not here')\n", encoding="utf-8")
    for words in (TOURNAMENT, SIMULATION):
        done = run(tmp_path, *words, "--cluster", "auto", PYTHONPATH=str(tmp_path))
        assert "pip install 'taros[cluster]'" in refusal(done)
