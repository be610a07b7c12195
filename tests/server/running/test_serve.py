"""taros serve: where it says it is, what it refuses, and that it ends when asked to."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

import taros
from cli.helpers import refusal, run
from server.services import RedisServer
from taros.cli.serve import _announce

PATIENCE = 60


@contextmanager
def serving(
    folder: Path, *words: str, start_new_session: bool = False, **environment: str
) -> Iterator[tuple[str, Any]]:
    """The address it prints, and its process."""
    log = folder / "out"
    with log.open("w") as out:
        process = subprocess.Popen(
            [sys.executable, "-m", "taros", "serve", "--port", "0", *words],
            stdout=out,
            stderr=subprocess.STDOUT,
            env={**os.environ, "XDG_DATA_HOME": str(folder), "LANG": "en", **environment},
            start_new_session=start_new_session,
        )
    try:
        until = time.monotonic() + PATIENCE
        while not (found := re.search(r"http://localhost:(\d+)/", log.read_text())):
            assert process.poll() is None, log.read_text()
            assert time.monotonic() < until
            time.sleep(0.05)
        address = f"http://127.0.0.1:{found[1]}"
        while not answers(address):
            assert process.poll() is None, log.read_text()
            assert time.monotonic() < until
            time.sleep(0.05)
        yield address, process
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGINT)
        process.wait(PATIENCE)


def test_the_host_brings_bots_of_its_own(tmp_path: Path) -> None:
    """They are offered at tables; a file that somebody else names is not even looked at."""
    file = tmp_path / "mine.py"
    file.write_text("from taros.bots.simple import RandomBot\nclass Lucky(RandomBot):\n    pass\n")
    with serving(tmp_path, "--bots", f"{file}:Lucky") as (address, _):
        games = httpx.get(f"{address}/api/games", trust_env=False).json()
        assert all("mine.Lucky" in game["bots"] for game in games)
        seats = [{"kind": "me", "name": "Ana"}, {"kind": "bot", "bot": ""}]
        table = {"game": "marrakech", "seats": seats}
        with httpx.Client(base_url=address, trust_env=False) as client:
            client.get("/api/games")
            for bot, status in (("mine.Lucky", 201), (f"{file.stem}.py:Lucky", 404)):
                seats[1]["bot"] = bot
                answer = client.post("/api/tables", json=table)
                assert answer.status_code == status, answer.text


def test_ctrl_c_ends_it_without_a_word_too_many(tmp_path: Path) -> None:
    """A terminal sends it to every process, to those of bots as well."""
    with serving(tmp_path, start_new_session=True) as (_, process):
        until = time.monotonic() + PATIENCE
        while descendants(process.pid).count("forkserver") < 2:  # one of them is a bot's
            assert time.monotonic() < until
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        assert process.wait(PATIENCE) == 0
    assert "Traceback" not in (tmp_path / "out").read_text()


def test_ctrl_c_does_not_wait_for_a_review(tmp_path: Path) -> None:
    match = taros.new("marrakech", seats=4, seed=1)
    while match.to_act is not None:
        match.play(match.legal()[0])
    with serving(tmp_path, start_new_session=True) as (address, process):
        record = {"record": match.record()}
        with (
            httpx.Client(base_url=address, timeout=PATIENCE, trust_env=False) as client,
            client.stream("POST", "/api/reviews", json=record) as answer,
        ):
            lines = answer.iter_lines()
            next(lines)
            os.killpg(process.pid, signal.SIGINT)
            assert all('"reviewing"' in line for line in lines)
        assert process.wait(PATIENCE) == 0
    said = (tmp_path / "out").read_text()
    assert "Traceback" not in said
    assert "Cancel" not in said, "uvicorn had to lose its patience"


def descendants(pid: int) -> str:
    """The command lines of all processes below one."""
    found = ""
    with suppress(FileNotFoundError, ProcessLookupError):  # whoever has ended meanwhile
        children = Path(f"/proc/{pid}/task").glob("*/children")
        for child in " ".join(path.read_text() for path in children).split():
            found += Path(f"/proc/{child}/cmdline").read_text() + descendants(int(child))
    return found


def test_it_says_where_it_is_and_keeps_games_in_the_users_folder(tmp_path: Path) -> None:
    public = "https://games.example"
    with serving(tmp_path, "--host", "127.0.0.1", "--public-url", public) as (address, process):
        answer = httpx.get(f"{address}/api/games", trust_env=False)
        assert "; Secure" in answer.headers["set-cookie"]
        assert "strict-transport-security" in answer.headers
        own = httpx.delete(f"{address}/api/tables/x", headers={"Origin": public}, trust_env=False)
        assert own.json()["key"] == "no-table"
    assert process.returncode == 0
    said = (tmp_path / "out").read_text()
    assert f"On other devices: {public}" in said
    assert said.count("█") + said.count("▀") + said.count("▄") > 100, "a QR code"
    assert (tmp_path / "taros" / "tables.db").exists()


def test_several_workers_share_a_port(tmp_path: Path, redis: RedisServer) -> None:
    words = ["--host", "127.0.0.1", "--workers", "2", "--bus", redis.address]
    with serving(tmp_path, *words) as (address, _):
        with httpx.Client(base_url=address, trust_env=False) as client:
            seats = [{"kind": "me"}, {"kind": "open"}]
            new = {"game": "marrakech", "seats": seats}
            table = client.post("/api/tables", json=new).json()
        workers: set[str] = set()
        until = time.monotonic() + PATIENCE
        while len(workers) < 2:
            assert time.monotonic() < until
            with httpx.Client(base_url=address, trust_env=False) as client:
                assert client.get(f"/api/tables/{table['id']}/record").status_code == 403
                workers |= set(re.findall(r'worker="(\d+)"', client.get("/metrics").text))


def test_workers_end_with_the_process_that_started_them(tmp_path: Path, redis: RedisServer) -> None:
    words = ["--host", "127.0.0.1", "--workers", "2", "--bus", redis.address]
    with serving(tmp_path, *words) as (address, process):
        process.kill()
        process.wait()
        until = time.monotonic() + PATIENCE
        while answers(address):
            assert time.monotonic() < until
            time.sleep(0.05)


def answers(address: str) -> bool:
    try:
        return httpx.get(f"{address}/healthz", trust_env=False).is_success
    except httpx.TransportError:
        return False


def test_it_serves_and_ends_without_its_bus(tmp_path: Path) -> None:
    nowhere = ["--host", "127.0.0.1", "--bus", "redis://127.0.0.1:1"]
    with serving(tmp_path, *nowhere) as (address, process):
        assert httpx.get(f"{address}/api/games", trust_env=False).status_code == 200
    assert process.returncode == 0
    assert "bus: " in (tmp_path / "out").read_text()


@pytest.mark.parametrize(
    ("host", "here", "elsewhere"),
    [
        ("127.0.0.1", "http://localhost:80/", None),
        ("::1", "http://localhost:80/", None),
        ("192.0.2.7", "http://192.0.2.7:80/", "http://192.0.2.7:80/"),
        ("2001:db8::7", "http://[2001:db8::7]:80/", "http://[2001:db8::7]:80/"),
        ("games.example", "http://games.example:80/", "http://games.example:80/"),
    ],
)
def test_the_address_is_where_it_listens(
    capsys: pytest.CaptureFixture[str], host: str, here: str, elsewhere: str | None
) -> None:
    _announce(host, 80, None)
    said = capsys.readouterr().out
    assert f"On this device: {here}\n" in said
    assert (f"On other devices: {elsewhere}\n" in said) if elsewhere else "other" not in said


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--workers", "2"], "Several workers need a bus"),
        (["--database", "nonsense"], "nonsense is no address"),
        (["--database", "sqlite://"], "sqlite:// is no address"),
        (["--database", "sqlite:////nowhere/tables.db"], "/nowhere/tables.db cannot be used"),
        (["--database", "postgresql://ann:secret@127.0.0.1:1/x"], "ann:***@127.0.0.1:1/x cannot"),
        (["--bus", "http://localhost"], "http://localhost is no address"),
        (["--public-url", "games.example.org"], "games.example.org is no address"),
        (["--public-url", "https://example.org/games"], "https://example.org/games is no address"),
        (["--host", "192.0.2.1"], "assign requested address"),
        (["--port", "99999"], "65,535"),
    ],
)
def test_what_cannot_be_is_said_in_one_line(tmp_path: Path, words: list[str], said: str) -> None:
    line = refusal(run(tmp_path, "serve", *words))
    assert said in line
