"""`taros.workers.bot_thread`: calls have a time limit, in which nothing is compiled."""

import threading
import time

import pytest
from numba.core.compiler_lock import global_compiler_lock

from taros.workers.bot_thread import BotThread

SECONDS = 1.0


def test_a_call_that_takes_too_long_is_left_behind() -> None:
    thread, released = BotThread(replaceable=False), threading.Event()
    with pytest.raises(TimeoutError):
        thread.run_limited(released.wait, SECONDS)
    assert thread.has_abandoned
    assert thread.run_limited(lambda: "next", SECONDS) == "next"
    released.set()


def test_compiling_is_not_stalling() -> None:
    def compiles() -> int:
        with global_compiler_lock:
            time.sleep(3 * SECONDS)
        return 3

    thread = BotThread(replaceable=False)
    assert thread.run_limited(compiles, SECONDS) == 3
    assert not thread.has_abandoned
