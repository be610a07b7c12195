"""Commands and a server work where modules and functions that only Unix has are missing.

They are hidden from the interpreter, and from every process that it starts.
"""

import asyncio
import os
import re
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from cli.helpers import environment
from server.people import Guest

UNIX_ONLY = ("fcntl", "grp", "pwd", "resource", "syslog", "termios", "tty", "uvloop")
OF_OS = ("fork", "forkpty", "getpriority", "nice", "setpriority", "waitid", "WNOWAIT")
OF_SIGNAL = ("SIGHUP", "pthread_sigmask")

HIDE = f"""
import asyncio, os, signal, sys
sys.modules.update(dict.fromkeys({UNIX_ONLY}))  # None: importing the module raises ImportError
for name in {OF_OS}:
    delattr(os, name)
for name in {OF_SIGNAL}:
    delattr(signal, name)

def missing(*arguments):
    raise NotImplementedError

for name in ("add_reader", "remove_reader", "add_signal_handler"):
    setattr(asyncio.SelectorEventLoop, name, missing)
"""


@pytest.fixture
def without_unix(tmp_path: Path) -> dict[str, str]:
    """The environment of processes that begin by hiding what only Unix has."""
    (tmp_path / "hidden").mkdir()
    (tmp_path / "hidden" / "sitecustomize.py").write_text(HIDE)
    given = environment(tmp_path)
    paths = [str(tmp_path / "hidden"), *filter(None, [given.get("PYTHONPATH")])]
    return {**given, "PYTHONPATH": os.pathsep.join(paths)}


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["--help"], "tournament"),
        (["play", "--help"], "--seats"),
        (["simulate", "marrakech", "--games", "2", "--seats", "random,random"], "random"),
        (["simulate", "marrakech", "--games", "2", "--seats", "random,random", "--jobs", "2"], "2"),
        (["serve", "--help"], "--port"),
    ],
)
def test_commands_start_without_unix_modules(
    without_unix: dict[str, str], words: list[str], expected: str
) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "taros", *words],
        capture_output=True,
        text=True,
        env=without_unix,
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert expected in done.stdout


async def until_it_listens(address: str) -> None:
    async with httpx.AsyncClient(trust_env=False, timeout=120) as client, asyncio.timeout(120):
        while True:
            with suppress(httpx.ConnectError):
                await client.get(f"{address}/healthz")
                return
            await asyncio.sleep(0.1)


async def meet_a_bot(address: str) -> None:
    """A bot moves in its process, and says why it would choose a move for us."""
    await until_it_listens(address)
    async with Guest(address, "Ana") as guest:
        guest.http.timeout = httpx.Timeout(120)  # processes are spawned, and import all anew
        assert (await guest.http.get("/healthz")).text == "ok"
        table = await guest.open_table("greedy", "me")
        async with guest.at(table["id"]) as socket:
            assert (await socket.until_asked())["to_act"] == 1
            assert socket.number > 1
            hint = await guest.post(f"/api/tables/{table['id']}/hint", status=200)
            assert hint["choice"]["text"] in [each["text"] for each in socket.frame["choices"]]


def test_a_server_serves_on_one_worker_without_unix_modules(
    without_unix: dict[str, str], tmp_path: Path
) -> None:
    words = ("serve", "--host", "127.0.0.1", "--port", "0", "--database", "sqlite:///tables.db")
    process = subprocess.Popen(
        [sys.executable, "-m", "taros", *words],
        stdout=subprocess.PIPE,
        text=True,
        cwd=tmp_path,
        env={**without_unix, "PYTHONUNBUFFERED": "1"},
    )
    with process:
        try:
            assert process.stdout
            found = re.search(r"http://localhost:\d+", process.stdout.readline())
            assert found
            asyncio.run(meet_a_bot(found[0].replace("localhost", "127.0.0.1")))
        finally:
            process.kill()
