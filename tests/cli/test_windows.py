"""The command line works where modules and functions that only Unix has are missing."""

import subprocess
import sys
from pathlib import Path

import pytest

from cli.helpers import environment

UNIX_ONLY = ("fcntl", "grp", "pwd", "resource", "syslog", "termios", "tty", "uvloop")
OF_OS = ("nice", "waitid", "WNOWAIT")
OF_SIGNAL = ("SIGHUP", "pthread_sigmask")

HIDE_AND_RUN = f"""
import os, runpy, signal, sys
sys.modules.update(dict.fromkeys({UNIX_ONLY}))  # None: importing the module raises ImportError
for name in {OF_OS}:
    delattr(os, name)
for name in {OF_SIGNAL}:
    delattr(signal, name)
sys.argv[0] = "taros"
runpy.run_module("taros", run_name="__main__")
"""


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
    tmp_path: Path, words: list[str], expected: str
) -> None:
    done = subprocess.run(
        [sys.executable, "-c", HIDE_AND_RUN, *words],
        capture_output=True,
        text=True,
        env=environment(tmp_path),
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert expected in done.stdout
