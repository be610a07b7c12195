"""A person at a real terminal: types, reads, presses Ctrl-C, closes the window."""

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

from cli.forked import Forked, template
from cli.helpers import command, environment

PATIENCE = 60.0  # seconds until a test gives up, no measure of anything

CTRL_C, CTRL_D = b"\x03", b"\x04"

ESCAPE = re.compile(r"\x1b(\[[0-9;?]*[ -/]*[@-~]|\][^\x07]*\x07|[()][A-Z0-9]|[=>78])")

# makes the terminal the controlling one, so that it turns Ctrl-C into an interrupt
START = """
import fcntl, os, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
os.execvp(sys.argv[1], sys.argv[1:])
"""

MOVE, PAUSE = "\n> ", "take it back: "


class Terminal:
    """Runs `taros WORDS`; `out` is given where only standard error is to be a terminal.

    Without `changes` of the environment its process is forked from a template.
    """

    def __init__(
        self,
        home: Path,
        *words: str,
        size: tuple[int, int] = (100, 40),
        out: int | None = None,
        changes: Mapping[str, str] | None = None,
    ) -> None:
        self.raw = ""
        self._seen = b""
        self._mark = 0
        self._master, slave = pty.openpty()
        columns, rows = size
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        streams = (slave, slave if out is None else out, slave)
        surroundings = {**environment(home), "COLUMNS": str(columns), **(changes or {})}
        start = _start if changes else _fork
        self._process = start(words, home, surroundings, streams)
        os.close(slave)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        if self._master >= 0:
            os.close(self._master)
        self._process.kill()
        self._process.wait()

    # Reading

    @property
    def text(self) -> str:
        """All that was shown, without colours."""
        return plain(self.raw)

    @property
    def news(self) -> str:
        """What was shown since the last line was typed, the echo of that line first."""
        return plain(self.raw[self._mark :])

    def prompt(self) -> str:
        """Wait until something is to be typed; `news` of that moment."""
        assert self.asked(), f"the command ended with:\n{self.news}"
        return self.news

    def asked(self) -> bool:
        """Wait until something is to be typed, or for the end."""
        while not self.news.endswith((MOVE, PAUSE)):
            if not self._read():
                return False
        return True

    def wait_for_word(self, word: str) -> None:
        """Wait until this has been shown since the last line typed."""
        while word not in self.news:
            assert self._read(), f"the command ended with:\n{self.news}"

    def end(self) -> int:
        """Wait for the end; the exit code."""
        while self._read():
            pass
        return self._process.wait(PATIENCE)

    def _read(self) -> bool:
        """Wait for more; False at the end."""
        ready = self._is_ready(PATIENCE)
        assert ready, f"nothing happens any more, after:\n{self.news}"
        try:
            found = os.read(self._master, 65536)
        except OSError:  # how Linux says that nobody holds the other side any more
            return False
        self._seen += found
        self.raw = self._seen.decode("utf-8", "ignore")
        return bool(found)

    def _is_ready(self, patience: float) -> bool:
        return bool(select.select([self._master], [], [], patience)[0])

    # Writing

    def press(self, keys: bytes) -> None:
        self._mark = len(self.raw)
        os.write(self._master, keys)

    def leave(self, keys: bytes) -> int:
        """Press keys that end the command; its exit code.

        Ctrl-C may come between the question and the moment Python begins to listen, and is then
        only noticed with the next one: nobody but a test is that fast.
        """
        self.press(keys)
        for _ in range(30):
            if keys.endswith(CTRL_C) and not self._is_ready(2.0):
                os.write(self._master, CTRL_C)
            elif not self._read():
                break
        return self._process.wait(PATIENCE)

    def type(self, line: str) -> str:
        """A line and Enter; what is shown up to the next prompt, the echo first."""
        self.press(f"{line}\n".encode())
        return self.prompt()

    def goes_on(self, line: str) -> bool:
        """A line and Enter; whether there is a prompt after it, or the end."""
        self.press(f"{line}\n".encode())
        return self.asked()

    def last(self, line: str) -> int:
        """A line after which the command ends; its exit code."""
        self.press(f"{line}\n".encode())
        return self.end()

    def legal(self) -> list[str]:
        """What `?` lists."""
        return self.type("?").splitlines()[1].split()

    @property
    def pausing(self) -> bool:
        """Whether a bot waits for Enter."""
        return self.news.endswith(PAUSE)

    def close_window(self) -> None:
        """What a terminal does when its window is closed: it hangs up."""
        os.close(self._master)
        self._master = -1
        self._process.wait(PATIENCE)


def _fork(
    words: Sequence[str], home: Path, surroundings: Mapping[str, str], streams: Sequence[int]
) -> Forked:
    return template().fork(words, home, surroundings, streams, has_terminal=True)


def _start(
    words: Sequence[str], home: Path, surroundings: Mapping[str, str], streams: Sequence[int]
) -> subprocess.Popen[bytes]:
    stdin, stdout, stderr = streams
    return subprocess.Popen(
        [sys.executable, "-c", START, *command(*words)],
        stdin=stdin,
        stdout=stdout,
        stderr=stderr,
        cwd=home,
        env=surroundings,
        start_new_session=True,
    )


def plain(raw: str) -> str:
    return ESCAPE.sub("", raw).replace("\r\n", "\n")
