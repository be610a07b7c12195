"""`taros doctor` finds what is wrong, and says what to do."""

import json
import socket
import sys
from pathlib import Path

import pytest

from cli.helpers import answer, run
from taros.cli import checks
from taros.cli.checks import Finding
from taros.kernels.fingerprint import cache_folder
from taros.server.http.pages import pages


def problem(finding: Finding, *words: str) -> None:
    text = finding.message.text
    assert finding.state == "problem"
    assert [word for word in words if word not in text] == []


def test_a_machine_that_has_all(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    done = run(tmp_path, "doctor", "--port", str(port), "--json")
    states = {each["check"]: each["state"] for each in json.loads(done.stdout)}
    assert {"python", "numba", "cache", "port", "database", "client", "rl"} <= set(states)
    states.pop("client")  # which tests of the command line do not build
    assert "problem" not in states.values()


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = run(tmp_path, "doctor", "--port", str(port))
    assert done.returncode == 1
    said = " ".join(done.stdout.split())
    assert f"Port {port} is taken" in said
    assert "taros serve --port" in said


def test_an_old_python() -> None:
    problem(checks.check_python((3, 10)), "3.10", "3.11")


def test_numba_that_cannot_be_imported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numba", None)
    problem(checks.check_numba(), "numba", "pip install")


def test_a_cache_that_cannot_be_written(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A file stands where the folder should be: not even root can write there."""
    (tmp_path / "taros").touch()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    cache_folder.cache_clear()
    try:
        first, _ = checks.check_cache()
    finally:
        cache_folder.cache_clear()
    problem(first, str(tmp_path), "XDG_CACHE_HOME")


def test_a_database_that_cannot_be_opened(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_text("Once upon a time there was a market. " * 99)
    problem(checks.check_database(f"sqlite:///{tmp_path}/tables.db"), "--database")
    problem(checks.check_database(f"sqlite:///{tmp_path}/nowhere/tables.db"), "nowhere")
    problem(checks.check_database("nonsense"), "--database")


def test_pages_that_are_not_built(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(pages, "FOLDER", tmp_path)
    problem(checks.check_client(), "make client")


def test_an_extra_that_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(checks.EXTRAS, "club", ("no_such_package",))
    finding = checks.check_extra("club")
    assert finding.state == "note"
    assert "pip install 'taros[club]'" in finding.message.text


def test_it_speaks_to_people(tmp_path: Path) -> None:
    assert "what to do" in answer(run(tmp_path, "doctor", "--help"))
