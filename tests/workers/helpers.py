"""What tests of worker processes share."""

import multiprocessing
import os
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

PATIENCE = 60  # seconds


def leftovers() -> list[str]:
    """Return the worker processes that this one has started and that still run."""
    assert multiprocessing.active_children() == []
    words = ["ps", "-A", "-o", "pid=,ppid=,stat=,args="]
    table = subprocess.run(words, capture_output=True, text=True, check=True).stdout
    rows = [line.split(maxsplit=3) for line in table.splitlines()]
    mine = [row[3] for row in rows if row[1] == str(os.getpid()) and not row[2].startswith("Z")]
    return [args for args in mine if "spawn_main" in args]


def wait_for(is_so: Callable[[], bool]) -> bool:
    """Wait until something is so; return whether it was within PATIENCE seconds."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if is_so():
            return True
        time.sleep(0.05)
    return False


def is_gone(process: int) -> bool:
    """Return whether a process has ended, even if its parent has not noticed."""
    try:
        os.kill(process, 0)
        stat = Path(f"/proc/{process}/stat").read_text()
    except (ProcessLookupError, FileNotFoundError):
        return True
    return stat.rpartition(")")[2].split()[0] == "Z"
