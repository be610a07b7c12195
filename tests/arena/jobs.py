"""A job for processes, which import it by this module's name."""

import os
from pathlib import Path
from typing import ClassVar

import msgspec

import taros


class Work:
    """Doubles numbers; some numbers are trouble."""

    def __init__(self, job: "Job") -> None:
        self.job = job
        self.is_worn = False

    def do(self, task: int) -> tuple[int, int]:
        """The double, and which process has done it."""
        if task == self.job.fatal:
            os._exit(1)
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
    fatal_once: int = -1
    bad: int = -1
    wearing: int = -1
    begins: bool = True
    ahead: ClassVar[int] = 3

    @property
    def flag(self) -> Path:
        return Path(self.folder) / "flag"

    def begin(self, *, replaceable: bool) -> Work:
        assert replaceable
        if not self.begins:
            raise taros.BadOption("bad-seed", value="begin")
        return Work(self)
