"""Bots think in other processes, which end when they should and are replaced when they must."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable

import pytest

from taros import games
from taros.core.errors import Unknown
from taros.server.thinking import Thinkers

pytestmark = pytest.mark.anyio

GAME = games.get("marrakech")
STATE = GAME.new(4, GAME.options())
PATIENCE = 60

SERVER = """
import asyncio, os
from taros.server.thinking import Thinkers

async def main():
    thinkers = Thinkers(1)
    print(await thinkers._run(os.getpid), flush=True)
    await asyncio.sleep(600)

if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.fixture
async def thinkers() -> AsyncIterator[Thinkers]:
    pool = Thinkers(1)
    yield pool
    pool.close()


def wait_for(is_so: Callable[[], bool]) -> bool:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if is_so():
            return True
        time.sleep(0.05)
    return False


def is_gone(process: int) -> bool:
    """Ended, whether or not anybody has taken notice."""
    try:
        os.kill(process, 0)
        with open(f"/proc/{process}/stat") as file:  # noqa: PTH123
            return file.read().rpartition(")")[2].split()[0] == "Z"
    except (ProcessLookupError, FileNotFoundError):
        return True


async def test_bots_choose_in_another_process(thinkers: Thinkers) -> None:
    process = await thinkers._run(os.getpid)
    assert process != os.getpid()
    for bot in ("random", "greedy"):
        code = await thinkers.choose("marrakech", bot, STATE, GAME.legal(STATE))
        assert code in GAME.legal(STATE)
    with pytest.raises(Unknown):
        await thinkers.choose("marrakech", "nobody", STATE, GAME.legal(STATE))


async def test_the_games_are_loaded_before_anybody_thinks(thinkers: Thinkers) -> None:
    question = "'taros.games.marrakech.policy' in __import__('sys').modules"
    assert await asyncio.wrap_future(thinkers._pool.submit(eval, question))


async def test_a_dead_process_is_replaced(thinkers: Thinkers) -> None:
    process = await thinkers._run(os.getpid)
    os.kill(process, signal.SIGKILL)
    assert await asyncio.to_thread(wait_for, lambda: is_gone(process))
    for _ in range(3):
        code = await thinkers.choose("marrakech", "random", STATE, GAME.legal(STATE))
        assert code in GAME.legal(STATE)


def test_processes_end_with_a_worker_that_is_killed() -> None:
    worker = subprocess.Popen([sys.executable, "-c", SERVER], stdout=subprocess.PIPE, text=True)
    assert worker.stdout is not None
    process = int(worker.stdout.readline())
    assert not is_gone(process)
    worker.kill()
    worker.wait(PATIENCE)
    worker.stdout.close()
    assert wait_for(lambda: is_gone(process))
