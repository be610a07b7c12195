"""Most tests fork their commands from a template: they do what a new process does."""

import re
from pathlib import Path

import pytest

from cli.helpers import POSITION, Finished, a_match, answer, run, start, without_date
from cli.terminal import CTRL_C, Terminal

SECONDS = re.compile(r"\d+\.\d+ s")

LINES = [
    "",
    "--version",
    "play --help",
    "play marrakech --nope 3",
    "play marrakech --seats greedy,random --seed 3 --rugs 3 --save game",
    "play regatta --seats greedy,random --seed 3 --save game",
    "resume nothing",
    "review whole --json",
    "rules marrakech",
    "serve --port none",
    "show whole",
    "simulate marrakech --games 20 --seed 7 --jobs 2 --csv",
    "tournament marrakech --bots greedy",
    "verify whole",
    "perft marrakech 2",
]


@pytest.mark.parametrize("line", LINES)
def test_a_forked_process_says_and_writes_what_a_new_one_does(tmp_path: Path, line: str) -> None:
    done, written = [], []
    for process in (run, start):
        home = tmp_path / process.__name__
        home.mkdir()
        (home / "whole").write_text(a_match().record(), encoding="utf-8")
        done.append(process(home, *line.split()))
        written.append({path.name: path.read_bytes() for path in home.rglob("*") if path.is_file()})
    forked, new = done
    assert forked.returncode == new.returncode
    assert untimed(forked) == untimed(new)
    assert forked.stdout or forked.stderr
    assert written[0] == written[1]
    assert ("game" in written[0]) == ("--save" in line)


def untimed(done: Finished) -> list[str]:
    return [SECONDS.sub("", text) for text in (done.stdout, done.stderr)]


def test_streams_are_its_own(tmp_path: Path) -> None:
    for position in (POSITION, POSITION.replace(" turn ", " dance ")):
        forked, new = (process(tmp_path, "show", position) for process in (run, start))
        assert (forked.stdout, forked.stderr) == (new.stdout, new.stderr)
    assert run(tmp_path, "play", "marrakech", stdin="nonsense\n").stdout


def test_a_terminal_is_its_own(tmp_path: Path) -> None:
    """A person reads and types at a forked process as at a new one, and interrupts it."""
    shown = []
    for name, changes in (("forked", {}), ("new", {"TERM": "xterm-256color"})):
        words = ("play", "marrakech", "--seats", "human,greedy", "--seed", "8", "--save", name)
        with Terminal(tmp_path, *words, changes=changes) as terminal:
            terminal.prompt()
            terminal.type("ahead")
            assert terminal.leave(CTRL_C) == 0
            shown.append(terminal.raw.replace(name, "game"))
    assert shown[0] == shown[1]


def test_chance_is_its_own(tmp_path: Path) -> None:
    """Two games without a seed are different ones."""
    for name in ("one", "two"):
        words = ("--seats", "random,random", "--rugs", "1", "--save", name)
        answer(run(tmp_path, "play", "marrakech", *words))
    one, two = (without_date((tmp_path / name).read_text("utf-8")) for name in ("one", "two"))
    assert one != two
