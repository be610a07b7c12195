"""The time of the clocks of tables."""

import time


def now() -> int:
    """Return the time in milliseconds since 1970."""
    return int(time.time() * 1000)
