"""HTTP handlers for hints to guests who play against bots alone."""

import msgspec
from litestar import get, post

from taros import games
from taros.hosting.review_messages import hint
from taros.tables.protocol import Hint, Observation

from .requests import (
    REFUSALS,
    AnyRequest,
    TableId,
    advised,
    check_fair_play,
    evaluate,
    guest_of,
    manager_of,
)


@post("/tables/{table_id:str}/hint", responses=REFUSALS, status_code=200)
async def give_hint(request: AnyRequest, table_id: TableId) -> Hint:
    """Return the best move, and why, to a guest who plays against bots alone."""
    name, ply, observation = msgspec.structs.astuple(await _observation(request, table_id))
    game = games.get(name)
    advice = await advised(request, name, observation)
    manager_of(request).metrics.add("taros_hints_total")
    return await evaluate(request, lambda: hint(game, observation, ply, advice))


@get("/tables/{table_id:str}/observation", responses=REFUSALS)
async def read_observation(request: AnyRequest, table_id: TableId) -> Observation:
    """Return what a guest who plays against bots alone may know, for a hint of their device."""
    return await _observation(request, table_id)


async def _observation(request: AnyRequest, table_id: str) -> Observation:
    """Raise NotAllowed unless the guest may have a hint now."""
    guest = guest_of(request)
    live = await manager_of(request).live_table(table_id)
    observation, ply = await live.read(
        lambda table: (table.observation_for(guest), table.match.ply)
    )
    await check_fair_play(request, live.table.game, [observation])
    return Observation(live.table.game.name, ply, observation)


hint_handlers = [give_hint, read_observation]
