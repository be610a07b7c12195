"""Where output goes elsewhere than a terminal: closed pipes, full disks, other encodings."""

import os
import subprocess
from pathlib import Path

import pytest

from cli.helpers import (
    POSITION,
    a_match,
    command,
    environment,
    run,
    running,
    the_line,
)
from cli.terminal import Terminal

TALKERS = [
    ("rules", "marrakech"),
    ("show", POSITION),
    ("show", POSITION, "--json"),
    ("perft", "marrakech", "3"),
    ("simulate", "marrakech", "--games", "20"),
    ("simulate", "marrakech", "--games", "20", "--json"),
    ("--help",),
]


@pytest.mark.parametrize("words", TALKERS, ids=" ".join)
def test_nobody_reads(tmp_path: Path, words: tuple[str, ...]) -> None:
    """`taros ... | true`: at most one line of complaint."""
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "wb") as closed:
        done = subprocess.run(
            command(*words),
            stdout=closed,
            stderr=subprocess.PIPE,
            text=True,
            cwd=tmp_path,
            env=environment(tmp_path),
            timeout=60,
            check=False,
        )
    assert done.returncode != 0
    if done.stderr:
        the_line(done.stderr)


def test_head(tmp_path: Path) -> None:
    """`taros verify FILE | head -1`, with more to say than a pipe holds."""
    record = a_match(moves=2).record()
    (tmp_path / "games").write_text("\n".join([record] * 1500), encoding="utf-8")
    with running(tmp_path, "verify", "games") as process:
        assert process.stdout
        assert process.stderr
        assert process.stdout.readline().startswith("Record 1: ")
        process.stdout.close()
        err = process.stderr.read()
        process.wait(60)
    if err:
        the_line(err)


@pytest.mark.parametrize("words", TALKERS[:6], ids=" ".join)
def test_full_disk(tmp_path: Path, words: tuple[str, ...]) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            command(*words),
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            cwd=tmp_path,
            env=environment(tmp_path),
            timeout=60,
            check=False,
        )
    assert "space" in the_line(done.stderr)
    assert done.returncode == 2


@pytest.mark.parametrize("words", [("rules", "marrakech"), ("show", POSITION)], ids=" ".join)
def test_a_terminal_that_lacks_the_characters(tmp_path: Path, words: tuple[str, ...]) -> None:
    """Either something readable or one line that says why not."""
    done = run(tmp_path, *words, PYTHONIOENCODING="ascii")
    if done.returncode:
        the_line(done.stderr)
    assert "Traceback" not in done.stderr


def test_progress_is_shown_in_a_terminal_and_never_in_the_output(tmp_path: Path) -> None:
    record = a_match().record()
    (tmp_path / "games").write_text("\n".join([record] * 3), encoding="utf-8")
    for title, words in {
        "Playing": ("simulate", "marrakech", "--games", "20", "--json"),
        "Counting": ("perft", "marrakech", "3", "--json"),
        "Verifying": ("verify", "games", "--json"),
    }.items():
        target = tmp_path / "output"
        with target.open("wb") as file, Terminal(tmp_path, *words, out=file.fileno()) as terminal:
            assert terminal.end() == 0
            assert title in terminal.text
        assert target.read_text().startswith("{")
        assert target.read_text().endswith("}\n")
        assert run(tmp_path, *words).stderr == ""
