"""`taros`, `--help`, `--version`, `taros rules`."""

import re
from importlib import resources
from pathlib import Path

import pytest

import taros
from cli.helpers import answer, run
from cli.terminal import Terminal, plain

COMMANDS = ("play", "resume", "simulate", "show", "verify", "rules", "perft")


def test_the_version(tmp_path: Path) -> None:
    assert answer(run(tmp_path, "--version")) == f"taros {taros.__version__}\n"


def test_every_command_is_listed(tmp_path: Path) -> None:
    listed = re.findall(r"^  (\w+) ", answer(run(tmp_path, "--help")), re.MULTILINE)
    assert set(COMMANDS) <= set(listed)


FLAGS = {
    "play": ["--seats", "--seed", "--save"],
    "resume": ["FILE"],
    "simulate": ["--seats", "--games", "--seed", "--jobs", "--records", "--json"],
    "show": ["FILE|POSITION", "--ply", "--svg", "--json"],
    "verify": ["FILE", "--json"],
    "rules": ["GAME"],
    "perft": ["N", "POSITION", "--json"],
}


@pytest.mark.parametrize("name", COMMANDS)
def test_every_flag_is_explained(tmp_path: Path, name: str) -> None:
    text = answer(run(tmp_path, name, "--help"))
    assert [flag for flag in FLAGS[name] if flag.lower() not in text.lower()] == []


def rules_text() -> str:
    path = resources.files("taros.games.marrakech") / "rules_text" / "RULES.md"
    return path.read_text(encoding="utf-8")


def test_the_rules_in_a_file(tmp_path: Path) -> None:
    assert answer(run(tmp_path, "rules", "marrakech")).rstrip() == rules_text().rstrip()


def test_the_rules_in_a_terminal(tmp_path: Path) -> None:
    """All clauses in their order, and no colour codes shown as text, whatever the pager."""
    with Terminal(tmp_path, "rules", "marrakech", size=(160, 200)) as terminal:
        terminal.wait_for_word("two_player=one-colour")
        terminal.press(b"q")
        terminal.end()
        shown = terminal.text
    assert "ESC[" not in shown
    clauses = re.findall(r"\*\*(M\d\.\d)\*\*", rules_text())
    assert re.findall(r"^ ?• ?(M\d\.\d)", shown, re.MULTILINE) == clauses


def test_the_rules_without_colour(tmp_path: Path) -> None:
    changes = {"PAGER": "cat", "NO_COLOR": "1"}
    with Terminal(tmp_path, "rules", "marrakech", changes=changes) as terminal:
        assert terminal.end() == 0
        colours = re.findall(r"\x1b\[[0-9;]*\b(3[0-7]|4[0-7]|38|48)\b[0-9;]*m", terminal.raw)
        assert (colours, "M6.3" in plain(terminal.raw)) == ([], True)
