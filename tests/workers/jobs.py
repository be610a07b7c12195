"""Jobs for worker processes, which import them by this module's name."""

import os
import signal
import sys
import time
from pathlib import Path
from typing import ClassVar, Literal, NoReturn

import msgspec

import taros


class LocalError(Exception):
    """Holds what cannot be pickled."""


class UnloadableError(Exception):
    """Can be pickled, but not loaded again."""

    def __init__(self, one: int, other: int) -> None:
        super().__init__(one + other)


Way = Literal["ends", "halts", "forks"]


class Runner:
    """Doubles numbers; some numbers are trouble."""

    def __init__(self, job: "Job") -> None:
        self.job = job
        self.needs_restart = False

    def run(self, task: int) -> tuple[int, int]:
        """Return the double, and the process that made it."""
        if task == self.job.fatal:
            self.job.fail()
        if task == self.job.fatal_once and not self.job.flag.exists():
            self.job.flag.touch()
            os._exit(1)
        if task == self.job.bad:
            raise taros.BadOption("bad-seed", value=str(task))
        if task == self.job.unpicklable:
            raise LocalError(lambda: task)
        if task == self.job.unloadable:
            raise UnloadableError(task, task)
        self.needs_restart = task == self.job.wearing
        return 2 * task, os.getpid()


class Job(msgspec.Struct, frozen=True):
    folder: str = ""
    fatal: int = -1
    way: Way = "ends"  # of what is fatal
    fatal_once: int = -1
    bad: int = -1
    wearing: int = -1
    starts: bool = True
    starts_badly: bool = False
    unpicklable: int = -1
    unloadable: int = -1
    max_queued: ClassVar[int] = 3

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

    def start(self, *, replaceable: bool) -> Runner:
        assert replaceable
        if self.starts_badly:
            self.fail()
        if not self.starts:
            raise taros.BadOption("bad-seed", value="start")
        return Runner(self)


class Inspect:
    """The job of reporting on the worker itself; a task names what."""

    max_queued: ClassVar[int] = 1
    needs_restart: ClassVar[bool] = False

    def start(self, *, replaceable: bool) -> "Inspect":
        return self

    def run(self, task: str) -> object:
        if task == "interrupts":
            return os.getpid(), signal.pthread_sigmask(signal.SIG_BLOCK, ())
        if task == "modules":
            return set(sys.modules)
        if task == "sleep":
            time.sleep(600)
        return os.getpid()
