"""A round: tables are played while faults happen; then all is mended, played on, and judged."""

import asyncio
import json
import random
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple

import httpx
import msgspec
from sqlalchemy.exc import DBAPIError

from faults.checker import violations
from faults.deployment import Deployment
from faults.history import Attempt, Client, Shown, StoredMove, StoredTable, canonical
from faults.kinds import NotNow, choose
from faults.player import Player
from server.people import Guest, Json
from taros.server.storage import Store
from taros.tables import views
from taros.tables.events import Moved, decode_event, decode_setup
from taros.tables.table import Table, seeds_of

GAMES: list[Json] = [
    {"game": "marrakech", "options": {"first": 0}},
    {"game": "regatta", "options": {"turn_limit": 8}},
    {"game": "marrakech", "options": {"first": 0}, "bots": ["greedy"]},
]
VIEWERS = (None, 0, 1)
BETWEEN = 0.02  # seconds between two faults, at the most
FINISH_SECONDS = 300
TRIES = 10


class Round(NamedTuple):
    """What came of a round."""

    faults: Counter[str]
    moves: int  # that people tried
    shown: int  # lines
    breaks: int  # connections that broke
    violations: list[str]
    seconds: float


async def play_round(
    deployment: Deployment, seed: int, faults: int, told: Callable[[str], None] = lambda name: None
) -> Round:
    """Have a number of `faults` happen while people play at tables; `told` is called with each."""
    began = time.monotonic()
    chance = random.Random(seed)
    happened: Counter[str] = Counter()
    players: list[Player] = []
    deployment.clients, deployment.broken = [], []
    playing: set[asyncio.Task[None]] = set()
    while happened.total() < faults:
        if not any(not task.done() for task in playing):
            await deployment.mend()
            new = [one for game in GAMES for one in await seated(deployment, game, chance)]
            players += new
            playing |= {asyncio.create_task(player.run()) for player in new}
        kind = choose(deployment.kind, chance)
        with suppress(NotNow, DBAPIError):  # another fault is not over for the database
            await kind.happen(deployment, chance)
            happened[kind.name] += 1
            told(kind.name)
        await asyncio.sleep(chance.uniform(0, BETWEEN))
    await deployment.mend()
    done, late = await asyncio.wait(playing, timeout=FINISH_SECONDS)
    for task in late:
        task.cancel()
    await asyncio.gather(*late, return_exceptions=True)
    for task in done:
        task.result()
    clients = deployment.clients
    tables = await asyncio.to_thread(stored_tables, deployment.database, clients)
    events = [event for client in clients for event in client.events]
    return Round(
        happened,
        sum(isinstance(event, Attempt) for event in events),
        sum(isinstance(event, Shown) for event in events),
        sum(player.breaks for player in players),
        violations(clients, tables) + deployment.broken,
        time.monotonic() - began,
    )


async def seated(deployment: Deployment, game: Json, chance: random.Random) -> list[Player]:
    """Sit down at a new table, at once or when the last fault is over for every worker."""
    for _ in range(TRIES):
        try:
            return await sit_down(deployment, game, chance)
        except (httpx.TransportError, AssertionError):
            await asyncio.sleep(1)
            await deployment.mend()
    return await sit_down(deployment, game, chance)


async def sit_down(deployment: Deployment, game: Json, chance: random.Random) -> list[Player]:
    """Open a table for two people, one of whom can hand over, with somebody who watches."""
    address = f"http://127.0.0.1:{deployment.workers[0].port}"
    ports = [network.port for network in deployment.networks]
    async with (
        Guest(address) as ann,
        Guest(address) as bo,
        Guest(address) as cy,
        Guest(address) as eve,
    ):
        setup = {key: value for key, value in game.items() if key != "bots"}
        table = await ann.open_table("me", "open", *game.get("bots", ()), **setup)
        await bo.sit(table, 1)
        return [
            Player(
                Client(name, table["id"], seats, [], []),
                [cookie_of(guest) for guest in guests],
                ports,
                chance.randrange(1 << 32),
                deployment.clients,
            )
            for name, guests, seats in (
                ("ann", (ann,), (0,)),
                ("bo", (bo, cy), (1,)),
                ("eve", (eve,), ()),
            )
        ]


def cookie_of(guest: Guest) -> str:
    return "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())


def stored_tables(database: str, clients: list[Client]) -> list[StoredTable]:
    """Read the tables of `clients` from the database, each event by itself, without a server."""
    store = Store(database)
    try:
        ids = list(dict.fromkeys(client.table for client in clients))
        return [read for id in ids if (read := _stored_table(store, id)) is not None]
    finally:
        store.close()


def _stored_table(store: Store, id: str) -> StoredTable | None:
    loaded = store.load(id)
    if loaded is None:
        return None
    stored, events = loaded
    setup = decode_setup(stored.setup)
    key = next(
        each.value for each in store.keys("seeds") if each.name == (stored.seed_key or "seeds")
    )
    table = Table(id, setup, seeds_of(key, stored.nonce))
    moves = []
    for each in events:
        event = decode_event(each.body)
        if isinstance(event, Moved):
            by: Any = "other" if _may_be_by_itself(table, event) else "person"
            moves.append(StoredMove(each.number, event.seat, event.text, by, table.played))
        table.replay(event, each.at)
    guests = {place.guest for place in table.places if place.guest}
    return StoredTable(
        id,
        [each.number for each in events],
        moves,
        {viewer: _entries(table, viewer) for viewer in VIEWERS},
        {viewer: _views(table, viewer) for viewer in VIEWERS},
        {
            **({"the seed": table.match.chance.seed} if table.match.chance else {}),
            "the key of seeds": key.hex(),
            "the key of cookies": store.secret("identity").hex(),
            **{f"guest {guest[:4]}": guest for guest in guests},
        },
        table.match.to_act is None,
    )


def _may_be_by_itself(table: Table, move: Moved) -> bool:
    """Whether nobody has to have sent a move: a bot's, the only one, or passing in a window."""
    if table.bot_of(move.seat) is not None or len(table.match.legal()) == 1:
        return True
    window = table.window
    notation, state = table.game.notation, table.match.state
    return window is not None and move.text == notation.format_move(state, window.code)


def _views(table: Table, viewer: int | None) -> set[str]:
    match = table.match
    states = (match.state_at(ply) for ply in range(match.ply + 1))
    shown = (views.wire_view(table.game, state, viewer) for state in states)
    return {canonical(json.loads(msgspec.json.encode(view))) for view in shown}


def _entries(table: Table, viewer: int | None) -> list[Json]:
    encoded = msgspec.json.encode(list(views.entries(table, table.log, viewer)))
    entries: list[Json] = json.loads(encoded)
    return entries
