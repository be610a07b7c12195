"""The examples run as their README says, and it names all of them."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.processes import ServerBesideBrowsers

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
README = (EXAMPLES / "README.md").read_text(encoding="utf-8")
COMPILE = """const ts = require('typescript'), fs = require('fs');
const options = { target: 'es2022', module: 'es2022', strict: true, noEmitOnError: true,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'], types: [], outDir: process.argv[2] };
const wanted = { ...ts.convertCompilerOptionsFromJson(options, '.').options, lib: options.lib };
const program = ts.createProgram([process.argv[1]], wanted);
for (const found of [...ts.getPreEmitDiagnostics(program), ...program.emit().diagnostics])
  console.log(ts.flattenDiagnosticMessageText(found.messageText, ' '));"""


def run(folder: Path, *words: str | Path) -> str:
    """Run a program that has to succeed in silence; return what it prints."""
    done = subprocess.run(
        [str(word) for word in words],
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=folder,
        env={**os.environ, "LANG": "C.UTF-8"},
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def example(folder: Path, name: str, *words: str) -> str:
    return run(folder, sys.executable, EXAMPLES / name, *words)


def test_the_readme_names_every_example() -> None:
    listed = subprocess.run(
        ("git", "ls-files", "."), cwd=EXAMPLES, capture_output=True, text=True, check=True
    )
    tracked = {path.split("/")[0] for path in listed.stdout.split()} - {"README.md"}
    linked = {link.rstrip("/") for link in re.findall(r"\]\(([^.)][^)]*)\)", README)}
    assert linked >= tracked
    assert [link for link in linked if not (EXAMPLES / link).exists()] == []


def test_a_bot_of_ones_own(tmp_path: Path) -> None:
    seats = f"{EXAMPLES / 'own_bot.py'}:Greediest,random"
    words = ("-m", "taros", "simulate", "marrakech", "--seats", seats, "--games", "6", "--json")
    assert '"wins": 6.0' in run(tmp_path, sys.executable, *words, "--rugs", "4")


def test_a_variant(tmp_path: Path) -> None:
    lines = example(tmp_path, "variant.py").splitlines()
    assert "purse=5 rugs=6" in lines[0]
    assert [line.split(":")[0] for line in lines[1:]] == [
        *("as printed", "poor", "short", "one colour each"),
    ]


def test_a_course_and_a_deck(tmp_path: Path) -> None:
    assert "20 races, 0 unfinished" in example(tmp_path, "regatta/own_course.py", "race.svg")
    assert "<svg" in (tmp_path / "race.svg").read_text(encoding="utf-8")


def test_a_tournament_report(tmp_path: Path) -> None:
    assert "learned: " in example(tmp_path, "tournament_report.py", "report.html")
    assert "<svg" in (tmp_path / "report.html").read_text(encoding="utf-8")


def test_a_dataset(tmp_path: Path) -> None:
    assert "100 games" in example(tmp_path, "dataset.py", "games.parquet")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[str]:
    database = f"sqlite:///{tmp_path / 'taros.db'}"
    with ServerBesideBrowsers(database, tmp_path / "log") as running:
        yield running.address


def test_the_client_in_typescript(server: str, tmp_path: Path) -> None:
    """It is compiled without a complaint, and plays a game."""
    words = ("node", "--eval", COMPILE, "--", EXAMPLES / "bot-client.ts", tmp_path)
    assert run(ROOT / "web", *words) == ""
    program = tmp_path / "bot-client.mjs"
    (tmp_path / "bot-client.js").rename(program)
    major = int(run(tmp_path, "node", "--version").lstrip("v").split(".")[0])
    flags = [] if major >= 22 else ["--experimental-websocket"]
    printed = run(tmp_path, "node", *flags, program, server)
    assert re.findall(r"seat \d: place \d", printed)
