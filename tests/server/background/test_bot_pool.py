"""`BotPool`: bots of all tables share its processes, with time limits and in fair turns."""

import asyncio
import os
from collections.abc import AsyncIterator
from functools import partial
from typing import Any

import pytest

from bots.positions import after
from taros import games
from taros.server.background.bot_pool import BUSY_THINK_SECONDS, BotPool
from taros.workers.bot_process import BotProcess

pytestmark = pytest.mark.anyio

GAME = games.get("marrakech")
STATE = GAME.rules.new(4, GAME.options())
LEGAL = GAME.rules.legal(STATE)
PATIENCE = 60
THINK_TIME = 0.1
SHORT = 3  # for those who hang
KEY = "office", "ann"


@pytest.fixture
async def pool() -> AsyncIterator[BotPool]:
    pool = BotPool(1, THINK_TIME, PATIENCE)
    yield pool
    pool.close()


async def process_of(pool: BotPool) -> int:
    async with pool.borrow() as process:
        return await process.run_limited(os.getpid, PATIENCE)


async def test_bots_choose_in_another_process(pool: BotPool) -> None:
    process = await process_of(pool)
    assert process != os.getpid()
    for bot in ("random", "greedy"):
        move = await pool.choose("marrakech", bot, STATE, LEGAL, KEY)
        assert move.code in LEGAL
        assert move.fault is None
    assert await process_of(pool) == process


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
    pool: BotPool, game: str, bot: str
) -> None:
    """As at tables that were set up before there were limits. Nothing is killed for it."""
    process = await process_of(pool)
    state = STATE if game == "marrakech" else RACE
    while games.get(game).rules.to_act(state) < 0:
        state = after(games.get(game), state, games.get(game).rules.outcomes(state)[0][0])
    legal = games.get(game).rules.legal(state)
    move = await pool.choose(game, bot, state, legal, KEY)
    assert (move.code in legal, move.fault) == (True, None)
    assert await process_of(pool) == process


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
    pool = BotPool(1, 5.0, 5.0)
    try:
        assert pool._think_seconds() == 5.0
        async with pool.borrow():
            waiting = asyncio.create_task(pool.choose("marrakech", "greedy", STATE, LEGAL, KEY))
            await asyncio.sleep(0)
            assert pool._think_seconds() == BUSY_THINK_SECONDS
        await waiting
        assert pool._think_seconds() == 5.0
    finally:
        pool.close()


async def test_loading_a_bot_takes_none_of_its_time() -> None:
    pool = BotPool(1, 0.1, 0.9)
    try:
        async with pool.borrow() as process:
            await process.run_limited(partial(exec, SLOW_TO_LOAD, {}), PATIENCE)
        before = await process_of(pool)
        move = await pool.choose("marrakech", "flat:1000000", STATE, LEGAL, KEY)
        assert (move.code in LEGAL, move.fault) == (True, None)
        assert await process_of(pool) == before
    finally:
        pool.close()


async def test_a_move_is_one_message_to_the_process_once_the_bot_is_loaded(
    pool: BotPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[object] = []
    run = BotProcess._run

    async def count(process: BotProcess, call: Any, seconds: float) -> Any:
        sent.append(call)
        return await run(process, call, seconds)

    monkeypatch.setattr(BotProcess, "_run", count)
    await pool.choose("marrakech", "flat:2", STATE, LEGAL, KEY)
    assert len(sent) == 2
    for bot in ("flat:2", "flat:3"):
        sent.clear()
        await pool.choose("marrakech", bot, STATE, LEGAL, KEY)
        assert len(sent) == 1


# Turns


async def test_bots_of_others_do_not_wait_for_all_bots_of_one(pool: BotPool) -> None:
    order: list[str] = []

    async def play(name: str, key: tuple[str, str]) -> None:
        await pool.choose("marrakech", "random", STATE, LEGAL, key)
        order.append(name)

    async with pool.borrow():  # all others wait
        greedy = [asyncio.create_task(play("ann", ("office", "ann"))) for _ in range(50)]
        await asyncio.sleep(0)
        modest = asyncio.create_task(play("bo", ("home", "bo")))
        await asyncio.sleep(0)
    await asyncio.gather(*greedy, modest)
    assert order.index("bo") <= 2


async def test_advice_takes_turns_too_and_one_piece_at_a_time(pool: BotPool) -> None:
    order: list[str] = []

    async def advise(name: str) -> None:
        await pool.advise("marrakech", STATE, (name, name))
        order.append(name)

    async def play(name: str) -> None:
        await pool.choose("marrakech", "random", STATE, LEGAL, (name, name))
        order.append(name)

    async with pool.borrow():  # all others wait
        asked = [asyncio.create_task(advise(name)) for name in ("ann", "ann", "ann", "bo")]
        await asyncio.sleep(0)
        asked.append(asyncio.create_task(play("eve")))
        await asyncio.sleep(0)
        assert pool._idle.waiting == 2, "one piece of advice, and the bot"
    await asyncio.gather(*asked)
    assert order == ["ann", "eve", "ann", "bo", "ann"]


# Bots that misbehave, in the place of `random`, in the process that thinks

BAD = """
import os, time
from taros import bots
from taros.bots.base import Bot

class Bad(Bot):
    default_count, max_count, takes_time = 0, 0, False

    def __init__(self, game):
        self.game = game

    def choose(self, observation, legal, rng, budget):
        if budget.count == Bad.default_count:  # not when it warms up
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
        ("return lambda: 1", "illegal"),
        ("raise SystemExit(3)", "failed"),
    ],
)
async def test_a_bot_that_misbehaves_loses_the_move_and_nothing_else(
    deed: str, fault: str | None
) -> None:
    pool = BotPool(1, 0, SHORT if fault == "stalled" else PATIENCE)
    try:
        async with pool.borrow() as process:
            await process.run_limited(partial(exec, BAD.format(deed=deed), {}), PATIENCE)
        move = await pool.choose("marrakech", "random", STATE, LEGAL, KEY)
        assert (move.code in LEGAL, move.fault) == (True, fault)
        move = await pool.choose("marrakech", "greedy", STATE, LEGAL, KEY)
        assert (move.code in LEGAL, move.fault) == (True, None)
    finally:
        pool.close()


async def test_the_log_shows_where_a_bot_failed(
    pool: BotPool, caplog: pytest.LogCaptureFixture
) -> None:
    async with pool.borrow() as process:
        code = BAD.format(deed="raise ValueError('oops')")
        await process.run_limited(partial(exec, code, {}), PATIENCE)
    await pool.choose("marrakech", "random", STATE, LEGAL, KEY)
    (record,) = caplog.records
    message = record.getMessage()
    assert "marrakech: bot random failed: ValueError: oops\nTraceback" in message
    assert "in choose" in message


async def test_a_bot_that_is_no_longer_there_loses_its_moves(pool: BotPool) -> None:
    move = await pool.choose("marrakech", "nobody", STATE, LEGAL, KEY)
    assert (move.code in LEGAL, move.fault) == (True, "failed")
