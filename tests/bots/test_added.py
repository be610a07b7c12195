"""Bots that the host adds from files and packages, and that nobody else can."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from taros import bots, games
from taros.bots import added
from taros.core.errors import BadOption, Unknown

MARRAKECH = games.get("marrakech")
HIGHEST = """
from taros.bots.base import Bot

class Highest(Bot):
    def choose(self, observation, legal, rng, budget):
        return max(legal)

class Stranger:
    pass
"""


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(added.VARIABLE, "[]")
    path = tmp_path / "mine.py"
    path.write_text(HIGHEST, encoding="utf-8")
    return path


def test_a_file_is_a_bot_once_it_is_added(file: Path) -> None:
    text = f"{file}:Highest"
    with pytest.raises(Unknown, match="There is no bot"):
        bots.get(text, MARRAKECH)
    assert added.add_file(text) == "mine.Highest"
    assert "mine.Highest" in bots.names(MARRAKECH)
    assert bots.get("mine.Highest", MARRAKECH).choose([], [3, 7, 5], [1]) == 7
    assert json.loads(os.environ[added.VARIABLE]) == [text]
    with pytest.raises(Unknown, match="There is no bot"):
        bots.get(text, MARRAKECH)  # files are added by the host, not by name


@pytest.mark.parametrize(
    ("ending", "reason"),
    [
        (":Stranger", "no subclass of taros.bots.base.Bot"),
        (":Nobody", "Nobody"),
        ("x:Highest", "FILE.py:CLASS"),
    ],
)
def test_what_is_no_bot_is_refused(file: Path, ending: str, reason: str) -> None:
    with pytest.raises(BadOption, match=reason):
        added.add_file(f"{file}{ending}")
    assert added.added_bots() == {}


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match=r"none\.py.*FileNotFoundError"):
        added.add_file(f"{tmp_path / 'none.py'}:Agent")


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_the_arena_plays_with_it(file: Path, jobs: str) -> None:
    """In worker processes, too."""
    command = [sys.executable, "-m", "taros", "simulate", "marrakech", "--json"]
    command += ["--seats", f"{file}:Highest,greedy", "--games", "20", "--jobs", jobs]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    seats = json.loads(done.stdout)["seats"]
    assert [seat["bot"] for seat in seats] == ["mine.Highest", "greedy"]
    assert [seat.get("faulty", 0) for seat in seats] == [0, 0]
    assert seats[1]["win_share"] > 0.7


def test_a_package_brings_a_bot(tmp_path: Path) -> None:
    """By the entry point group `taros.bots`; one that cannot be loaded is left out."""
    (tmp_path / "mine.py").write_text(HIGHEST, encoding="utf-8")
    about = tmp_path / "mine-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: mine\nVersion: 1\n")
    (about / "entry_points.txt").write_text(
        "[taros.bots]\nhighest = mine:Highest\nbroken = mine:Stranger\n"
    )
    code = "from taros import bots, games; print(bots.names(games.get('regatta')))"
    command = [sys.executable, "-c", code]
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=120, check=True, env=environment
    )
    assert "'highest'" in done.stdout
    assert "'broken'" not in done.stdout
    assert "the bot broken is left out" in done.stderr
