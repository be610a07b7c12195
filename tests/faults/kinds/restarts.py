"""Work that takes its time and is cut short: migrations, reviews and backups."""

import asyncio
import json
import random
from contextlib import suppress
from pathlib import Path

import httpx
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from websockets.exceptions import WebSocketException

from faults.deployment import Deployment, Worker, kill
from faults.history import Shown
from server.people import Guest
from taros.core.errors import TarosError
from taros.server.storage import backup
from taros.server.storage.engine import open_engine
from taros.server.storage.schema import MIGRATIONS, events

from .kind import BOTH, NotNow, kind, moment

OLD = "0004"  # the version of a database that is migrated anew
SHORT = {"rugs": 2, "first": 0}  # options of a game whose review takes a moment
TRIES = 30  # seconds until a review must be had


@kind(BOTH, 1)
async def server_killed_while_it_migrates(deployment: Deployment, chance: random.Random) -> None:
    """Bring the database back to an older version, and break off that it is brought forward."""
    for worker in deployment.workers:
        await asyncio.to_thread(worker.kill)
    await asyncio.to_thread(downgrade, deployment.database)
    for worker in deployment.workers:
        worker.start()
    await moment(chance, 0.5)
    victim = chance.choice(deployment.workers)
    if deployment.postgresql is not None and chance.random() < 0.3:
        await asyncio.to_thread(deployment.postgresql.kill)
        await asyncio.to_thread(deployment.postgresql.start)
    await asyncio.to_thread(victim.kill)
    await deployment.mend()


def downgrade(database: str) -> None:
    engine = open_engine(database)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, OLD)
    engine.dispose()


@kind(BOTH, 1)
async def server_killed_while_it_reviews(deployment: Deployment, chance: random.Random) -> None:
    """Break off a review; asked for again, it is whole, and every worker keeps it."""
    worker = chance.choice(deployment.workers)
    try:
        table = await finished_game(worker)
    except (AssertionError, OSError, TimeoutError, WebSocketException, httpx.TransportError):
        await deployment.mend()
        raise NotNow from None
    review = asyncio.create_task(last_line(worker, table))
    await moment(chance, 2)
    await asyncio.to_thread(worker.kill)
    await asyncio.gather(review, return_exceptions=True)
    await deployment.mend()
    found = {await reviewed(each, table) for each in (worker, *deployment.workers)}
    if len(found) > 1:
        deployment.broken.append(f"{table}: its reviews differ")
    if not all(is_review(line) for line in found):
        deployment.broken.append(f"{table}: is not reviewed: {found}"[:300])


async def finished_game(worker: Worker) -> str:
    """Play a game to its end; return the id of its table."""
    async with Guest(f"http://127.0.0.1:{worker.port}") as guest:
        table = await guest.open_table("me", "here", options=SHORT)
        async with guest.at(table["id"]) as socket:
            await socket.play_on()
        return str(table["id"])


async def reviewed(worker: Worker, table: str) -> str:
    """Return the review of a finished game, or the last refusal. A refusal breaks no promise: ask
    again."""
    line = ""
    for _ in range(TRIES):
        with suppress(OSError, httpx.TransportError):
            line = await last_line(worker, table)
        if is_review(line):
            break
        await asyncio.sleep(1)
    return line


def is_review(line: str) -> bool:
    return bool(line) and json.loads(line).get("type") == "reviewed"


async def last_line(worker: Worker, table: str) -> str:
    """Ask for the review of a finished game; return the last line of the answer."""
    async with Guest(f"http://127.0.0.1:{worker.port}") as guest:
        answer = await guest.http.post(f"/api/replays/{table}/review")
        return (answer.text.splitlines() or [""])[-1]


@kind(BOTH, 1)
async def backup_killed(deployment: Deployment, chance: random.Random) -> None:
    """Break off a backup, which leaves none; the next one holds all that anybody was shown."""
    file = deployment.folder / "backup.db"
    process = chance.choice(deployment.workers).back_up(file)
    await moment(chance, 0.5)
    await asyncio.to_thread(kill, process)
    was_shown = shown(deployment)
    for wrong in await asyncio.to_thread(wrong_with, file, deployment.database, was_shown):
        deployment.broken.append(f"backup: {wrong}")


def shown(deployment: Deployment) -> dict[str, int]:
    """Return the last line that anybody was shown, by table."""
    last: dict[str, int] = {}
    for client in deployment.clients:
        for event in client.events:
            if isinstance(event, Shown):
                last[client.table] = max(event.number, last.get(client.table, 0))
    return last


def wrong_with(file: Path, database: str, was_shown: dict[str, int]) -> list[str]:
    """Return what is wrong with the backup that was broken off, and with a new one."""
    wrong = []
    if file.exists():
        try:
            backup.check(file)
        except TarosError as error:
            wrong.append(f"a half one has its name: {error}")
        file.unlink()
    engine = open_engine(database)
    try:
        backup.back_up(engine, file)
        wrong += [
            f"{id} is without events that were shown" for id in missing(file, engine, was_shown)
        ]
    finally:
        engine.dispose()
        file.unlink(missing_ok=True)
    return wrong


def missing(file: Path, engine: sa.Engine, was_shown: dict[str, int]) -> list[str]:
    """Return the tables of which a backup has not all events up to the line that was shown."""
    copy = open_engine(f"sqlite:///{file}")
    try:
        return [
            id
            for id, last in was_shown.items()
            if numbers(copy, id, last) != numbers(engine, id, last)
        ]
    finally:
        copy.dispose()


def numbers(engine: sa.Engine, table: str, last: int) -> list[int]:
    found = sa.select(events.c.number).where(events.c.table_id == table, events.c.number <= last)
    with engine.execution_options(reads=True).connect() as connection:
        return list(connection.execute(found.order_by(events.c.number)).scalars())
