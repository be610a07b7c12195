"""Games as Parquet files: complete, replayable, and never lost by an interruption."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

from taros import games
from taros.arena.dataset import (
    DatasetGame,
    DatasetPlan,
    Journal,
    plan,
    seated,
    write_dataset,
)
from taros.core.errors import BadOption
from taros.core.game import OVER
from taros.envs import load_dataset

PATIENCE = 120


def small_plan(seed: int = 1) -> DatasetPlan:
    return plan("marrakech", ["greedy", "random"], 3, seed, {"purse": 20})


def test_every_game_can_be_replayed(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    steps: list[int] = []
    assert write_dataset(small_plan(), 7, path, progress=steps.append) == 7
    assert sum(steps) == 7
    data, rules = load_dataset(path), games.get("marrakech").rules
    assert len(data) == data.card.games == 7
    assert data.card.plan == small_plan()
    for i in range(7):
        for before, code in data.replay(i):
            state = list(before)
            rules.apply(state, code)
        assert rules.to_act(state) == OVER
        standings = rules.standings(state)
        assert data.places[i].tolist() == [standing.place for standing in standings]
        assert data.scores[i].tolist() == [standing.score for standing in standings]
        assert data.bots[i] == list(seated(small_plan(), i))
    assert data.bots[:2] == [["greedy", "random", "greedy"], ["random", "greedy", "random"]]
    assert np.bincount(data.game_of).tolist() == np.diff(data.starts).tolist()
    card = path.with_suffix(".md").read_text(encoding="utf-8")
    assert "taros dataset marrakech --games 7 --bots greedy,random --seats 3 --seed 1" in card
    assert "--purse 20" in card
    assert sorted(each.name for each in tmp_path.iterdir()) == ["games.md", "games.parquet"]


def test_processes_write_the_same_games(tmp_path: Path) -> None:
    one, two = tmp_path / "one.parquet", tmp_path / "two.parquet"
    write_dataset(small_plan(), 12, one)
    write_dataset(small_plan(), 12, two, jobs=2)
    assert load_dataset(one).codes.tolist() == load_dataset(two).codes.tolist()


def test_no_finished_game_is_lost(tmp_path: Path) -> None:
    """Interrupted, the file has all games of the journal; the same command goes on with them."""
    path = tmp_path / "games.parquet"
    journal = tmp_path / "games.parquet.journal"
    command = [sys.executable, "-m", "taros", "dataset", "marrakech", "--games", "100000"]
    command += ["--bots", "greedy,random", "--out", str(path)]
    environment = {**os.environ, "LANG": "en"}
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=environment)
    until = time.monotonic() + PATIENCE
    while not journal.exists() or journal.read_bytes().count(b"\n") < 4:
        assert process.poll() is None
        assert time.monotonic() < until
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    _, told = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130, told
    assert "The same command goes on" in told
    kept = journal.read_bytes().count(b"\n") - 1
    assert len(load_dataset(path)) == kept >= 3
    made = load_dataset(path).card.plan
    assert write_dataset(made, kept + 2, path) == kept + 2
    assert not journal.exists()
    again = tmp_path / "again.parquet"
    write_dataset(made, kept + 2, again)
    assert load_dataset(path).codes.tolist() == load_dataset(again).codes.tolist()


def test_a_line_that_was_cut_off_is_written_anew(tmp_path: Path) -> None:
    """As after a loss of power."""
    path = tmp_path / "journal"
    first, second = (DatasetGame(n, ("greedy",) * 3, (1, 2), (), (0, 0, 0)) for n in (0, 1))
    with Journal(small_plan(), path) as journal:
        journal.add(first)
    with path.open("ab") as file:
        file.write(b'{"number":1')
    with Journal(small_plan(), path) as journal:
        assert journal.games == {0: first}
        journal.add(second)
    with Journal(small_plan(), path) as journal:
        assert journal.games == {0: first, 1: second}


def test_games_of_another_plan_are_not_mixed(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    journal = tmp_path / "games.parquet.journal"
    journal.write_text("not a journal\n")
    with pytest.raises(BadOption, match="another command"):
        write_dataset(small_plan(), 2, path)
    assert journal.read_text() == "not a journal\n"


def test_other_files_are_refused(tmp_path: Path) -> None:
    import pyarrow as arrow
    import pyarrow.parquet as parquet

    parquet.write_table(arrow.table({"codes": [[1]]}), tmp_path / "other.parquet")
    with pytest.raises(BadOption, match="not written by taros dataset"):
        load_dataset(tmp_path / "other.parquet")
    (tmp_path / "words.parquet").write_text("no table", encoding="utf-8")
    with pytest.raises(BadOption, match="not written by taros dataset"):
        load_dataset(tmp_path / "words.parquet")
