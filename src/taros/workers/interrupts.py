"""Change what Ctrl-C does for a while. Only the main thread gets it: in others nothing changes."""

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any


@contextmanager
def on_interrupt(handler: Callable[[int, Any], None]) -> Iterator[None]:
    """Call `handler` on Ctrl-C until the end of the block."""
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
    """Delay Ctrl-C until the end of the block."""
    came: list[int] = []
    with on_interrupt(lambda number, _: came.append(number)):
        yield
    if came:
        signal.raise_signal(signal.SIGINT)


class Interrupt:
    """Whether Ctrl-C was pressed."""

    came = False

    def note(self, number: int, frame: Any) -> None:
        """Remember the first Ctrl-C; raise KeyboardInterrupt for the second."""
        if self.came:
            raise KeyboardInterrupt
        self.came = True
