"""What is sent to workers: a job once, then one task after the other."""

from typing import Protocol, TypeVar

Task_in = TypeVar("Task_in", contravariant=True)
Result_out = TypeVar("Result_out", covariant=True)


class TaskRunner(Protocol[Task_in, Result_out]):
    """A job that was started in a worker."""

    @property
    def needs_restart(self) -> bool:
        """Whether the worker must be replaced: a bot runs on in it that nobody can stop."""

    def run(self, task: Task_in) -> Result_out:
        """Return the result of `task`."""


class Job(Protocol[Task_in, Result_out]):
    """What a worker does; small enough to be sent to other processes."""

    @property
    def max_queued(self) -> int:
        """How many tasks a worker holds at most, the one that it runs included."""

    def start(self, *, replaceable: bool) -> TaskRunner[Task_in, Result_out]:
        """Load what all tasks need. `replaceable`: if this process exits, another one is started
        in its place."""
