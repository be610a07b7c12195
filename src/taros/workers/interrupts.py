"""What Ctrl-C does for a while. It reaches the main thread alone: in others nothing changes."""

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any


@contextmanager
def on_interrupt(handler: Callable[[int, Any], None] | signal.Handlers) -> Iterator[None]:
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def uninterrupted() -> Iterator[None]:
    """An interrupt waits until the end of the block."""
    came: list[int] = []
    with on_interrupt(lambda number, _: came.append(number)):
        yield
    if came:
        signal.raise_signal(signal.SIGINT)


class Interrupt:
    """Notes the first one; a second one is raised."""

    came = False

    def note(self, number: int, frame: Any) -> None:
        if self.came:
            raise KeyboardInterrupt
        self.came = True
