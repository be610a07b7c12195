"""Machines that run short of something, or whose clocks are moved."""

import random
import resource
from contextlib import suppress
from pathlib import Path

from faults.deployment import Deployment

from .kind import BOTH, SQLITE, kind, moment


@kind(BOTH, 10)
async def no_descriptors_left(deployment: Deployment, chance: random.Random) -> None:
    process = chance.choice(deployment.workers).process
    is_open = [*Path(f"/proc/{process}/fd").iterdir()]
    await limited(process, resource.RLIMIT_NOFILE, len(is_open), chance)


@kind(SQLITE, 10)
async def disk_full(deployment: Deployment, chance: random.Random) -> None:
    worker = deployment.workers[0]
    ahead = Path(f"{worker.file}-wal")
    size = ahead.stat().st_size if ahead.exists() else 4096
    await limited(worker.process, resource.RLIMIT_FSIZE, max(4096, size), chance)


async def limited(process: int, what: int, most: int, chance: random.Random) -> None:
    """Let a process have no more of a resource for a moment."""
    before = resource.prlimit(process, what)
    resource.prlimit(process, what, (most, before[1]))
    await moment(chance, 0.3)
    with suppress(ProcessLookupError):
        resource.prlimit(process, what, before)


@kind(BOTH, 8)
async def clock_moved(deployment: Deployment, chance: random.Random) -> None:
    """By up to an hour, until it is moved again."""
    chance.choice(deployment.workers).clock.set(chance.uniform(-3600, 3600))
