"""What tests of worker processes share."""

import multiprocessing
import os
import subprocess


def leftovers() -> list[str]:
    """Return the worker processes that this one has started and that still run."""
    assert multiprocessing.active_children() == []
    words = ["ps", "-A", "-o", "pid=,ppid=,stat=,args="]
    table = subprocess.run(words, capture_output=True, text=True, check=True).stdout
    rows = [line.split(maxsplit=3) for line in table.splitlines()]
    mine = [row[3] for row in rows if row[1] == str(os.getpid()) and not row[2].startswith("Z")]
    return [args for args in mine if "spawn_main" in args]
