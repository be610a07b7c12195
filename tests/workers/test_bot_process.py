"""`taros.workers.bot_process`: one process for an event loop, replaced when it must be."""

import asyncio
import os
import signal
import threading
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest
import uvloop

from taros import games
from taros.workers.bot_process import BotProcess
from taros.workers.process import WorkerDied, WorkerProcess
from workers.helpers import PATIENCE, is_gone, wait_for

pytestmark = pytest.mark.anyio

GAME = games.get("marrakech")
STATE = GAME.rules.new(4, GAME.options())
LEGAL = GAME.rules.legal(STATE)


@pytest.fixture
async def process() -> AsyncIterator[BotProcess]:
    process = BotProcess()
    yield process
    process.close()


async def id_of(process: BotProcess) -> int:
    return await process.run_limited(os.getpid, PATIENCE)


async def test_calls_run_in_one_other_process(process: BotProcess) -> None:
    ids = {await id_of(process) for _ in range(3)}
    assert len(ids - {os.getpid()}) == len(ids) == 1


async def test_what_a_call_raises_is_raised_and_the_process_stays(process: BotProcess) -> None:
    before = await id_of(process)
    with pytest.raises(ValueError, match="nonsense"):
        await process.run_limited(partial(int, "nonsense"), PATIENCE)
    assert await id_of(process) == before


async def test_a_result_that_cannot_be_pickled_is_an_error(process: BotProcess) -> None:
    before = await id_of(process)
    with pytest.raises(Exception, match="pickle"):
        await process.run_limited(partial(eval, "lambda: 1"), PATIENCE)
    assert await id_of(process) == before


async def test_a_dead_process_is_replaced(process: BotProcess) -> None:
    before = await id_of(process)
    os.kill(before, signal.SIGKILL)
    assert await asyncio.to_thread(wait_for, lambda: is_gone(before))
    move = await process.choose_move("marrakech", "random", STATE, LEGAL, [1], 5, PATIENCE)
    assert (move.code in LEGAL, move.fault) == (True, None)
    assert await id_of(process) != before


FATAL = """
import os, pathlib
with pathlib.Path({path!r}).open("a") as file:
    file.write("died ")
os._exit(1)
"""


async def test_a_call_that_kills_two_processes_is_given_up(
    process: BotProcess, tmp_path: Path
) -> None:
    path = tmp_path / "deaths"
    with pytest.raises(WorkerDied):
        await process.run_limited(partial(exec, FATAL.format(path=str(path)), {}), PATIENCE)
    assert path.read_text() == "died died "
    assert await id_of(process) != os.getpid()


async def test_a_process_that_is_too_late_is_killed(process: BotProcess) -> None:
    before = await id_of(process)
    with pytest.raises(TimeoutError):
        await process.run_limited(partial(exec, "import time; time.sleep(600)", {}), 1)
    assert await asyncio.to_thread(wait_for, lambda: is_gone(before))
    assert await id_of(process) != before


async def test_no_process_is_started_after_it_was_closed(process: BotProcess) -> None:
    before = await id_of(process)
    process.close()
    assert await asyncio.to_thread(wait_for, lambda: is_gone(before))
    with pytest.raises(RuntimeError, match="closed"):
        await id_of(process)


async def test_a_process_that_starts_while_it_is_closed_is_killed(
    process: BotProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[int] = []
    starting, may_be_ready = threading.Event(), threading.Event()
    wait_until_ready = WorkerProcess.wait_until_ready

    def wait(worker: WorkerProcess) -> None:
        started.append(worker._process.pid)
        starting.set()
        may_be_ready.wait(PATIENCE)
        wait_until_ready(worker)

    monkeypatch.setattr(WorkerProcess, "wait_until_ready", wait)
    call = asyncio.create_task(id_of(process))
    await asyncio.to_thread(starting.wait, PATIENCE)
    process.close()
    may_be_ready.set()
    with pytest.raises(RuntimeError, match="closed"):
        await call
    assert await asyncio.to_thread(wait_for, lambda: is_gone(started[0]))


def test_long_messages_pass_whole() -> None:
    """As the server runs: its event loop reads from pipes that do not block."""
    long = b"a" * 3_000_000

    async def main() -> None:
        process = BotProcess()
        for _ in range(2):
            upper = await process.run_limited(partial(bytes.upper, long), PATIENCE)
            assert upper == long.upper()
        process.close()

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(main())
