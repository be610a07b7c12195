"""Bots think in other processes, which end when they should and are replaced when they must."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from functools import partial

import pytest
import uvloop

from taros import games
from taros.server.thinking import Thinkers

pytestmark = pytest.mark.anyio

GAME = games.get("marrakech")
STATE = GAME.new(4, GAME.options())
LEGAL = GAME.legal(STATE)
PATIENCE = 60
SHORT = 3  # for those who stall

SERVER = """
import asyncio, os
from taros.server.thinking import Thinkers

async def main():
    thinkers = Thinkers(1, 60)
    async with thinkers.idle() as thinker:
        print(await thinker.ask(os.getpid, 60), flush=True)
    await asyncio.sleep(600)

if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.fixture
async def thinkers() -> AsyncIterator[Thinkers]:
    pool = Thinkers(1, PATIENCE)
    yield pool
    pool.close()


async def process_of(thinkers: Thinkers) -> int:
    async with thinkers.idle() as thinker:
        return int(await thinker.ask(os.getpid, PATIENCE))


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
    process = await process_of(thinkers)
    assert process != os.getpid()
    for bot in ("random", "greedy"):
        thought = await thinkers.choose("marrakech", bot, STATE, LEGAL)
        assert thought.code in LEGAL
        assert thought.fault is None
    assert await process_of(thinkers) == process


async def test_the_games_are_loaded_before_anybody_thinks(thinkers: Thinkers) -> None:
    question = "'taros.games.marrakech.policy' in __import__('sys').modules"
    async with thinkers.idle() as thinker:
        assert await thinker.ask(partial(eval, question), PATIENCE)


async def test_ctrl_c_never_reaches_them(thinkers: Thinkers) -> None:
    """Since before they were born: it could come while they load what they need."""
    async with thinkers.idle() as thinker:
        blocked = partial(signal.pthread_sigmask, signal.SIG_BLOCK, ())
        assert await thinker.ask(blocked, PATIENCE) == {signal.SIGINT}
    assert signal.pthread_sigmask(signal.SIG_BLOCK, ()) == set()


async def test_a_dead_process_is_replaced(thinkers: Thinkers) -> None:
    process = await process_of(thinkers)
    os.kill(process, signal.SIGKILL)
    assert await asyncio.to_thread(wait_for, lambda: is_gone(process))
    for _ in range(3):
        thought = await thinkers.choose("marrakech", "random", STATE, LEGAL)
        assert (thought.code in LEGAL, thought.fault) == (True, None)


def test_long_messages_pass_whole() -> None:
    """As the server runs: its event loop reads from pipes that do not block."""
    long = b"a" * 3_000_000

    async def main() -> None:
        thinkers = Thinkers(1, PATIENCE)
        async with thinkers.idle() as thinker:
            for _ in range(2):
                assert await thinker.ask(partial(bytes.upper, long), PATIENCE) == long.upper()
        thinkers.close()

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(main())


def test_processes_end_with_a_worker_that_is_killed() -> None:
    worker = subprocess.Popen([sys.executable, "-c", SERVER], stdout=subprocess.PIPE, text=True)
    assert worker.stdout is not None
    process = int(worker.stdout.readline())
    assert not is_gone(process)
    worker.kill()
    worker.wait(PATIENCE)
    worker.stdout.close()
    assert wait_for(lambda: is_gone(process))


# Bots that misbehave, in the place of `random`, in the process that thinks

BAD = """
import os, time
from taros import bots
from taros.bots.base import Bot

class Bad(Bot):
    usual, most, timed = 0, 0, False

    def __init__(self, game):
        self.game = game

    def choose(self, observation, legal, rng, budget):
        if budget.count == Bad.usual:  # not when it warms up
            {deed}
        return legal[0]

bots.BOTS["random"] = Bad
"""


@pytest.mark.parametrize(
    ("deed", "fault"),
    [
        ("raise ValueError('oops')", "failed"),
        ("time.sleep(600)", "stalled"),
        ("return 4711", "illegal"),
        ("return None", "illegal"),
        ("os._exit(1)", None),  # another process tries
        ("return object", "illegal"),
        ("return lambda: 1", "failed"),
    ],
)
async def test_a_bot_that_misbehaves_loses_the_move_and_nothing_else(
    deed: str, fault: str | None
) -> None:
    pool = Thinkers(1, SHORT if fault == "stalled" else PATIENCE)
    try:
        async with pool.idle() as thinker:
            await thinker.ask(partial(exec, BAD.format(deed=deed), {}), PATIENCE)
        thought = await pool.choose("marrakech", "random", STATE, LEGAL)
        assert (thought.code in LEGAL, thought.fault) == (True, fault)
        thought = await pool.choose("marrakech", "greedy", STATE, LEGAL)
        assert (thought.code in LEGAL, thought.fault) == (True, None)
    finally:
        pool.close()


async def test_a_bot_that_is_no_longer_there_loses_its_moves(thinkers: Thinkers) -> None:
    thought = await thinkers.choose("marrakech", "nobody", STATE, LEGAL)
    assert (thought.code in LEGAL, thought.fault) == (True, "failed")
