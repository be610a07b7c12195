"""A clock that can be set: what processes take for the time, while timers go on as they do."""

import mmap
import struct
import time
from pathlib import Path

OFFSET = struct.Struct("d")  # seconds


class Clock:
    """The clock of the machine of one worker; its offset is in a file that processes share."""

    def __init__(self, file: Path) -> None:
        if not file.exists():
            file.write_bytes(OFFSET.pack(0))
        with file.open("r+b") as opened:
            self._shared = mmap.mmap(opened.fileno(), OFFSET.size)

    @property
    def offset(self) -> float:
        return float(OFFSET.unpack(self._shared[:])[0])

    def set(self, offset: float) -> None:
        """Let the clock be `offset` seconds ahead from now on."""
        self._shared[:] = OFFSET.pack(offset)

    def follow(self) -> None:
        """Have this process take the time of this clock."""
        seconds, nanoseconds = time.time, time.time_ns
        time.time = lambda: seconds() + self.offset
        time.time_ns = lambda: nanoseconds() + int(self.offset * 1e9)
