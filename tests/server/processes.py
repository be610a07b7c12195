"""A server as a process of its own."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import httpx

from cli.forked import SERVER, Forked, template
from taros.server.settings import VARIABLE, Settings
from taros.server.settings import encode as encode_settings

PATIENCE = 120  # seconds
LONGEST_STALL = 0.05  # seconds of the event loop; more would be noticed by everybody


def reserved() -> socket.socket:
    """Has a port that nobody else is given as long as this is open; a server can listen there."""
    held = socket.socket()
    held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    held.bind(("127.0.0.1", 0))
    return held


class Server:
    """Runs while it is entered; `kill` and `start` in between.

    When it is left, its event loop must not have stalled.
    """

    checks_stalls = True

    def __init__(
        self, database: str, log: Path, environment: Mapping[str, str] = os.environ, **settings: Any
    ) -> None:
        quick: dict[str, Any] = {"pause": 0, "window": 0, "thinkers": 1, "rate": 1000}
        quick["prepare"] = False
        self.settings = Settings(database=database, **{**quick, **settings})
        self._held = reserved()
        self.port: int = self._held.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = log
        self._environment = environment

    def __enter__(self) -> "Server":
        self.start()
        return self

    def __exit__(self, *error: object) -> None:
        stall = 0.0
        if self.process.poll() is None:
            stall = self.longest_stall()
            self.process.send_signal(signal.SIGINT)
            self.process.wait(PATIENCE)
        self._held.close()
        if error[0] is None and self.checks_stalls:
            assert stall < LONGEST_STALL, f"the event loop stalled for {1000 * stall:.0f} ms"

    def start(self) -> None:
        """Fork a server from the template; with an environment of its own it is a new process."""
        environment = {**self._environment, VARIABLE: encode_settings(self.settings)}
        words = [str(self.port)]
        self.process: Forked | subprocess.Popen[bytes]
        with self.log.open("ab") as log, Path(os.devnull).open("rb") as nothing:
            streams = [nothing.fileno(), log.fileno(), log.fileno()]
            if self._environment is os.environ:
                self.process = template("server").fork(words, Path.cwd(), environment, streams)
            else:
                command = [sys.executable, str(SERVER), *words]
                self.process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        self.wait_until_ready()

    def wait_until_ready(self) -> None:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            assert self.process.poll() is None, self.log.read_text()
            try:
                if httpx.get(f"{self.address}/healthz", trust_env=False).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def longest_stall(self) -> float:
        """Return the seconds for which the event loop was kept from everybody at the most."""
        return self.metric("taros_loop_stall_seconds_max")

    def metric(self, name: str) -> float:
        """Return the value of a metric, summed over its labels."""
        text = httpx.get(f"{self.address}/metrics", trust_env=False, timeout=PATIENCE).text
        found = re.findall(rf"^{name}{{.*}} (.*)$", text, re.MULTILINE)
        return sum(map(float, found))

    def memory(self) -> float:
        """Return the megabytes of memory that the process has now."""
        return self._status("VmRSS")

    def highest_memory(self) -> float:
        """Return the megabytes of memory that the process has had at the most."""
        return self._status("VmHWM")

    def _status(self, name: str) -> float:
        text = Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(rf"^{name}:\s+(\d+) kB$", text, re.MULTILINE)
        assert found is not None, text
        return int(found[1]) / 1000

    def kill(self) -> None:
        """As if the power had gone, for the process."""
        self.process.kill()
        self.process.wait(PATIENCE)

    def said(self) -> str:
        return self.log.read_text(errors="replace")


class ServerBesideBrowsers(Server):
    """A server whose stalls are not checked.

    Browsers crowd the processors: what a thread uses of them is not its own work alone.
    """

    checks_stalls = False
