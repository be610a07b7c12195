"""The real command in a process of its own, and records to give it."""

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO, Any

import taros
from cli.forked import template

Finished = subprocess.CompletedProcess[str]

# what somebody's shell may hold and the tests decide for themselves
UNSET = (
    *("NO_COLOR", "FORCE_COLOR", "COLORTERM", "PAGER", "MANPAGER", "LESS", "LINES"),
    *("LANG", "LANGUAGE", "LC_MESSAGES"),
)

POSITION = "7/7/7/3r|3/3r3/7/7 e4e 30,30,30,30 11,12,12,12 1 turn 2"


def environment(home: Path, **changes: str) -> dict[str, str]:
    """The caller's, with a home of its own; only compiled code is shared with the caller."""
    kept = {name: value for name, value in os.environ.items() if name not in UNSET}
    return {
        **kept,
        "HOME": str(home),
        "XDG_DATA_HOME": str(home / "data"),
        "XDG_CACHE_HOME": os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache"),
        "COLUMNS": "100",
        "LC_ALL": "C.UTF-8",
        "TERM": "xterm-256color",
        **changes,
    }


def command(*words: str) -> list[str]:
    return [sys.executable, "-m", "taros", *words]


def run(home: Path, *words: str, stdin: str | bytes = "", **changes: str) -> Finished:
    """`taros WORDS` in the folder `home`, which is also what it takes for the user's home.

    The process is forked from a template, unless `changes` of the environment are more than those
    of its language.
    """
    if changes.keys() - {"LANG", "LC_ALL"}:
        return start(home, *words, stdin=stdin, **changes)
    with TemporaryFile() as given, TemporaryFile() as out, TemporaryFile() as err:
        given.write(_encode(stdin))
        given.seek(0)
        streams = [stream.fileno() for stream in (given, out, err)]
        process = template().fork(words, home, environment(home, **changes), streams)
        try:
            return _finished(words, process.wait(), *map(_read, (out, err)))
        finally:
            process.kill()


def start(home: Path, *words: str, stdin: str | bytes = "", **changes: str) -> Finished:
    """Like `run`, in a process that has imported nothing."""
    done = subprocess.run(
        command(*words),
        input=_encode(stdin),
        capture_output=True,
        cwd=home,
        env=environment(home, **changes),
        timeout=120,
        check=False,
    )
    return _finished(words, done.returncode, done.stdout, done.stderr)


def _encode(stdin: str | bytes) -> bytes:
    return stdin.encode() if isinstance(stdin, str) else stdin


def _read(file: IO[bytes]) -> bytes:
    file.seek(0)
    return file.read()


def _finished(words: tuple[str, ...], code: int, *streams: bytes) -> Finished:
    out, err = (text.decode("utf-8", "backslashreplace") for text in streams)
    return Finished(words, code, out, err)


@contextmanager
def running(home: Path, *words: str) -> Iterator[subprocess.Popen[str]]:
    """The same, still running, as leader of its own group: what Ctrl-C in a terminal reaches."""
    process = subprocess.Popen(
        command(*words),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        cwd=home,
        env=environment(home),
        start_new_session=True,
    )
    with process:
        try:
            yield process
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)


def wait_until(condition: Callable[[], bool]) -> None:
    """Until something in the world is so; a test that waits for a minute has failed."""
    for _ in range(6_000):
        if condition():
            return
        time.sleep(0.01)
    raise AssertionError("waited in vain")


def answer(done: Finished) -> str:
    """What a command that succeeded printed."""
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def refusal(done: Finished) -> str:
    """The one line of a command that was refused; nothing else may have been printed."""
    line = the_line(done.stderr)
    assert done.returncode == 2
    assert done.stdout == ""
    return line


def the_line(err: str) -> str:
    """The only line of standard error, fit to be printed on any terminal."""
    assert "Traceback" not in err
    assert err.startswith("taros: ")
    assert err.endswith("\n")
    line = err.removeprefix("taros: ").removesuffix("\n")
    assert line
    assert line.isprintable()
    return line


# Records


def play_on(match: taros.Match, choices: int, moves: int = 10_000) -> taros.Match:
    """Play up to so many random moves, or to the end."""
    rng = random.Random(choices)
    while moves and match.to_act is not None:
        match.play(rng.choice(match.legal()))
        moves -= 1
    return match


def a_match(seed: int = 7, seats: int = 3, moves: int = 10_000, **options: Any) -> taros.Match:
    """A match of random moves, short unless the options say otherwise."""
    match = taros.new("marrakech", seats, seed, **{"rugs": 3, **options})
    return play_on(match, seed, moves)


def without_date(record: str) -> list[str]:
    """The lines of a record, whatever the day."""
    return [line for line in record.splitlines() if not line.startswith("Date: ")]
