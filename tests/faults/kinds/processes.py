"""Processes that end or stand still: workers, bots, Redis and PostgreSQL."""

import asyncio
import os
import random
import signal

from faults.deployment import Deployment

from .kind import BOTH, POSTGRESQL, NotNow, kind, moment


@kind(BOTH, 6)
async def server_killed(deployment: Deployment, chance: random.Random) -> None:
    worker = chance.choice(deployment.workers)
    await asyncio.to_thread(worker.kill)
    await moment(chance)
    worker.start()
    await worker.wait_until_ready()


@kind(BOTH, 1)
async def server_killed_while_it_starts(deployment: Deployment, chance: random.Random) -> None:
    worker = chance.choice(deployment.workers)
    await asyncio.to_thread(worker.kill)
    worker.start()
    await moment(chance, 1)
    await asyncio.to_thread(worker.kill)
    worker.start()
    await worker.wait_until_ready()


@kind(BOTH, 10)
async def server_stopped_for_a_moment(deployment: Deployment, chance: random.Random) -> None:
    process = chance.choice(deployment.workers).process
    os.kill(process, signal.SIGSTOP)
    await moment(chance, 0.2)
    os.kill(process, signal.SIGCONT)


@kind(BOTH, 6)
async def bot_killed(deployment: Deployment, chance: random.Random) -> None:
    children = chance.choice(deployment.workers).children()
    try:
        os.kill(chance.choice(children), signal.SIGKILL)
    except (IndexError, ProcessLookupError):
        raise NotNow from None


@kind(POSTGRESQL, 3)
async def redis_killed(deployment: Deployment, chance: random.Random) -> None:
    assert deployment.redis is not None
    await asyncio.to_thread(deployment.redis.kill)
    await moment(chance)
    await asyncio.to_thread(deployment.redis.start)


@kind(POSTGRESQL, 2)
async def postgresql_killed(deployment: Deployment, chance: random.Random) -> None:
    assert deployment.postgresql is not None
    await asyncio.to_thread(deployment.postgresql.kill)
    await moment(chance)
    await asyncio.to_thread(deployment.postgresql.start)
