"""Processes that start in moments: forked from one that has loaded everything.

As a program, it reads a line of JSON for each process, what it shall do and the arguments for
that, forks, and writes the number of the new process.
"""

import json
import os
import signal
import subprocess
import sys
import tempfile
import traceback
from collections.abc import Callable
from pathlib import Path


class Template:
    """The process that servers are forked from."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "faults.template"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=Path(__file__).parent.parent,
        )

    def serve(self, settings: str, port: int, clock: Path, log: Path) -> int:
        """Start a server that follows a clock; return the number of its process."""
        return self._fork("serve", settings, port, str(clock), log=log)

    def back_up(self, database: str, file: Path, log: Path) -> int:
        """Start a backup of `database` to `file`; return the number of its process."""
        return self._fork("back_up", database, str(file), log=log)

    def _fork(self, what: str, *arguments: str | int, log: Path) -> int:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps([what, str(log), *arguments]) + "\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline())

    def close(self) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()


def load_everything() -> None:
    """Load what servers load when they start, for those that are forked."""
    from taros.server.http.app import application
    from taros.server.settings import Settings
    from taros.server.storage import Store

    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/tables.db"
        store = Store(database)
        store.open()
        store.close()
        application(Settings(database=database))


def main() -> None:
    load_everything()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the system forgets those that have ended
    for line in sys.stdin:
        what, log, *arguments = json.loads(line)
        process = os.fork()
        if process:
            print(process, flush=True)
            continue
        signal.signal(signal.SIGINT, signal.default_int_handler)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        said = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        nothing = os.open(os.devnull, os.O_RDONLY)
        for target, source in enumerate((nothing, said, said)):
            os.dup2(source, target)
        try:
            TASKS[what](*arguments)
        except Exception:
            traceback.print_exc()
        finally:
            os._exit(0)


def serve(settings: str, port: int, clock: str) -> None:
    from faults.clock import Clock
    from taros.server.run import listen, run
    from taros.server.settings import VARIABLE, from_environment

    Clock(Path(clock)).follow()
    os.environ[VARIABLE] = settings
    run(from_environment(), listen("127.0.0.1", port))


def back_up(database: str, file: str) -> None:
    from taros.server.storage import backup
    from taros.server.storage.engine import open_engine

    backup.back_up(open_engine(database), Path(file))


TASKS: dict[str, Callable[..., None]] = {"serve": serve, "back_up": back_up}

if __name__ == "__main__":
    main()
