"""A job for processes, which import it by this module's name."""

import os
import signal
import time
from pathlib import Path
from typing import ClassVar, Literal, NoReturn

import msgspec

import taros

Way = Literal["ends", "halts", "forks"]


class Work:
    """Doubles numbers; some numbers are trouble."""

    def __init__(self, job: "Job") -> None:
        self.job = job
        self.is_worn = False

    def do(self, task: int) -> tuple[int, int]:
        """The double, and which process has done it."""
        if task == self.job.fatal:
            self.job.fail()
        if task == self.job.fatal_once and not self.job.flag.exists():
            self.job.flag.touch()
            os._exit(1)
        if task == self.job.bad:
            raise taros.BadOption("bad-seed", value=str(task))
        self.is_worn = task == self.job.wearing
        return 2 * task, os.getpid()


class Job(msgspec.Struct, frozen=True):
    folder: str = ""
    fatal: int = -1
    way: Way = "ends"  # of what is fatal
    fatal_once: int = -1
    bad: int = -1
    wearing: int = -1
    begins: bool = True
    begins_badly: bool = False
    ahead: ClassVar[int] = 3

    @property
    def flag(self) -> Path:
        return Path(self.folder) / "flag"

    def fail(self) -> NoReturn:
        """End this process, halt it, or leave a child that holds its connection until the flag."""
        if self.way == "halts":
            os.kill(os.getpid(), signal.SIGSTOP)
        if self.way == "forks" and os.fork() == 0:
            while not self.flag.exists():
                time.sleep(0.1)
        os._exit(1)

    def begin(self, *, replaceable: bool) -> Work:
        assert replaceable
        if self.begins_badly:
            self.fail()
        if not self.begins:
            raise taros.BadOption("bad-seed", value="begin")
        return Work(self)
