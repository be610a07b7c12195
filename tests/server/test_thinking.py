"""Bots think in other processes, which end when they should and are replaced when they must."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from functools import partial
from typing import Any

import pytest
import uvloop

from bots.positions import after
from taros import games
from taros.server.work.thinking import BUSY_TIME, Task, Thinker, Thinkers

pytestmark = pytest.mark.anyio

GAME = games.get("marrakech")
STATE = GAME.rules.new(4, GAME.options())
LEGAL = GAME.rules.legal(STATE)
PATIENCE = 60
THINK_TIME = 0.1
SHORT = 3  # for those who hang
KEY = "office", "ann"

SERVER = """
import asyncio, os
from taros.server.work.thinking import Thinkers

async def main():
    thinkers = Thinkers(1, 5, 60)
    async with thinkers.idle() as thinker:
        print(await thinker.ask(os.getpid, 60), flush=True)
    await asyncio.sleep(600)

if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.fixture
async def thinkers() -> AsyncIterator[Thinkers]:
    pool = Thinkers(1, THINK_TIME, PATIENCE)
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
        thought = await thinkers.choose("marrakech", bot, STATE, LEGAL, KEY)
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
        thought = await thinkers.choose("marrakech", "random", STATE, LEGAL, KEY)
        assert (thought.code in LEGAL, thought.fault) == (True, None)


def test_long_messages_pass_whole() -> None:
    """As the server runs: its event loop reads from pipes that do not block."""
    long = b"a" * 3_000_000

    async def main() -> None:
        thinkers = Thinkers(1, THINK_TIME, PATIENCE)
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


# Time limits


REGATTA = games.get("regatta")
RACE = REGATTA.rules.new(4, REGATTA.rules.validate_options(4, REGATTA.options()))


@pytest.mark.parametrize(
    ("game", "bot"),
    [
        ("marrakech", "flat:10000000"),
        ("marrakech", "search:3600s"),
        ("regatta", "plan:1000000"),
        ("regatta", "mcts:1000000"),
    ],
)
async def test_a_bot_that_would_think_for_hours_plays_when_its_time_is_over(
    thinkers: Thinkers, game: str, bot: str
) -> None:
    """As at tables that were set up before there were limits. Nothing is killed for it."""
    process = await process_of(thinkers)
    state = STATE if game == "marrakech" else RACE
    while games.get(game).rules.to_act(state) < 0:
        state = after(games.get(game), state, games.get(game).rules.outcomes(state)[0][0])
    legal = games.get(game).rules.legal(state)
    thought = await thinkers.choose(game, bot, state, legal, KEY)
    assert (thought.code in legal, thought.fault) == (True, None)
    assert await process_of(thinkers) == process


SLOW_TO_LOAD = """
import time
from taros import bots
from taros.bots.flat import FlatBot

class Slow(FlatBot):
    def __init__(self, game):
        time.sleep(2)
        super().__init__(game)

bots.BOTS["flat"] = Slow
"""


async def test_bots_think_less_while_others_wait() -> None:
    pool = Thinkers(1, 5.0, 5.0)
    try:
        assert pool._time_limit() == 5.0
        async with pool.idle():
            waiting = asyncio.create_task(pool.choose("marrakech", "greedy", STATE, LEGAL, KEY))
            await asyncio.sleep(0)
            assert pool._time_limit() == BUSY_TIME
        await waiting
        assert pool._time_limit() == 5.0
    finally:
        pool.close()


async def test_loading_a_bot_takes_none_of_its_time() -> None:
    pool = Thinkers(1, 0.1, 0.9)
    try:
        async with pool.idle() as thinker:
            await thinker.ask(partial(exec, SLOW_TO_LOAD, {}), PATIENCE)
        process = await process_of(pool)
        thought = await pool.choose("marrakech", "flat:1000000", STATE, LEGAL, KEY)
        assert (thought.code in LEGAL, thought.fault) == (True, None)
        assert await process_of(pool) == process
    finally:
        pool.close()


async def test_a_move_is_one_message_to_the_process_once_the_bot_is_loaded(
    thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[object] = []
    answer = Thinker._answer

    async def count(thinker: Thinker, task: Task, patience: float) -> Any:
        sent.append(task)
        return await answer(thinker, task, patience)

    monkeypatch.setattr(Thinker, "_answer", count)
    await thinkers.choose("marrakech", "flat:2", STATE, LEGAL, KEY)
    assert len(sent) == 2
    for bot in ("flat:2", "flat:3"):
        sent.clear()
        await thinkers.choose("marrakech", bot, STATE, LEGAL, KEY)
        assert len(sent) == 1


# Turns


async def test_bots_of_others_do_not_wait_for_all_bots_of_one(thinkers: Thinkers) -> None:
    order: list[str] = []

    async def play(name: str, key: tuple[str, str]) -> None:
        await thinkers.choose("marrakech", "random", STATE, LEGAL, key)
        order.append(name)

    async with thinkers.idle():  # all others wait
        greedy = [asyncio.create_task(play("ann", ("office", "ann"))) for _ in range(50)]
        await asyncio.sleep(0)
        modest = asyncio.create_task(play("bo", ("home", "bo")))
        await asyncio.sleep(0)
    await asyncio.gather(*greedy, modest)
    assert order.index("bo") <= 2


async def test_advice_takes_turns_too_and_one_piece_at_a_time(thinkers: Thinkers) -> None:
    order: list[str] = []

    async def advise(name: str) -> None:
        await thinkers.advise("marrakech", STATE, (name, name))
        order.append(name)

    async def play(name: str) -> None:
        await thinkers.choose("marrakech", "random", STATE, LEGAL, (name, name))
        order.append(name)

    async with thinkers.idle():  # all others wait
        asked = [asyncio.create_task(advise(name)) for name in ("ann", "ann", "ann", "bo")]
        await asyncio.sleep(0)
        asked.append(asyncio.create_task(play("eve")))
        await asyncio.sleep(0)
        assert thinkers._idle.waiting == 2, "one piece of advice, and the bot"
    await asyncio.gather(*asked)
    assert order == ["ann", "eve", "ann", "bo", "ann"]


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
    pool = Thinkers(1, 0, SHORT if fault == "stalled" else PATIENCE)
    try:
        async with pool.idle() as thinker:
            await thinker.ask(partial(exec, BAD.format(deed=deed), {}), PATIENCE)
        thought = await pool.choose("marrakech", "random", STATE, LEGAL, KEY)
        assert (thought.code in LEGAL, thought.fault) == (True, fault)
        thought = await pool.choose("marrakech", "greedy", STATE, LEGAL, KEY)
        assert (thought.code in LEGAL, thought.fault) == (True, None)
    finally:
        pool.close()


async def test_a_bot_that_is_no_longer_there_loses_its_moves(thinkers: Thinkers) -> None:
    thought = await thinkers.choose("marrakech", "nobody", STATE, LEGAL, KEY)
    assert (thought.code in LEGAL, thought.fault) == (True, "failed")
