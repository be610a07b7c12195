"""HTTP handlers for tables and their seats. Their types are in `tables.protocol`."""

import asyncio
from typing import Any

import msgspec
from litestar import delete, post

from taros.core.errors import Gone, NotAllowed
from taros.hosting.names import new_id
from taros.hosting.new_table import check_beginning, check_rated, setup_of
from taros.hosting.wall_clock import now
from taros.tables.protocol import Created, NewTable, Rematch, Sit, Token
from taros.tables.table import Table

from .requests import (
    REFUSALS,
    AnyRequest,
    SeatNumber,
    TableId,
    evaluate,
    guest_of,
    manager_of,
    person_of,
    session_of,
)
from .seat_names import name_at_table, named_seats


@post("/tables", responses=REFUSALS)
async def create_table(request: AnyRequest, data: NewTable) -> Created:
    """Set up a table. If no seat is open, the game begins: at once, or after its chance was
    mixed if a device takes part in that."""
    origin, guest = person_of(request)
    check_rated(data, has_account=session_of(request).device is not None)
    await evaluate(request, lambda: check_beginning(data))
    data = msgspec.structs.replace(data, seats=await named_seats(request, data.seats))
    settings = manager_of(request).settings
    setup = setup_of(data, guest, origin, settings.think_time, settings.window, now())
    return _created(await manager_of(request).create(setup))


def _created(table: Table) -> Created:
    return Created(table.id, table.setup.invite, table.commitment)


@delete("/tables/{table_id:str}", responses=REFUSALS)
async def remove_table(request: AnyRequest, table_id: TableId) -> None:
    """Close a table for good; only its host can."""
    live = await manager_of(request).live_table(table_id)
    await live.execute(lambda table: table.remove(guest_of(request)))


@post("/tables/{table_id:str}/seats/{seat:int}", responses=REFUSALS, status_code=204)
async def sit_down(request: AnyRequest, table_id: TableId, seat: SeatNumber, data: Sit) -> None:
    """Take an open seat, or one that is handed over; the last open one begins the game.

    Does nothing if the guest has the seat.
    """
    guest, has_account = guest_of(request), session_of(request).device is not None
    name = await name_at_table(request, data.name)
    manager = manager_of(request)
    live = await manager.live_table(table_id)
    is_rated = live.table.setup.rated
    kin = await asyncio.to_thread(manager.accounts.store.kin, guest) if is_rated else set()

    def sit(table: Table) -> Any:
        if seat in table.seats_of(guest):
            return None
        if is_rated and not has_account:
            raise NotAllowed("rated-guest")
        if any(place.guest in kin - {guest} for place in table.places):
            raise NotAllowed("rated-own-bot")
        return table.sit(seat, guest, name, data.invite, contributes=data.contributes)

    await live.execute(sit)


@delete("/tables/{table_id:str}/seats/{seat:int}", responses=REFUSALS)
async def stand_up(request: AnyRequest, table_id: TableId, seat: SeatNumber) -> None:
    """Leave a seat before the game has begun; the host can also free that of a bot."""
    live = await manager_of(request).live_table(table_id)
    await live.execute(lambda table: table.leave(seat, guest_of(request)))


@post("/tables/{table_id:str}/seats/{seat:int}/token", responses=REFUSALS)
async def give_token(request: AnyRequest, table_id: TableId, seat: SeatNumber) -> Token:
    """Return a token with which a program plays a seat of this guest."""
    guest = guest_of(request)
    live = await manager_of(request).live_table(table_id)
    if seat not in live.table.seats_of(guest):
        raise NotAllowed("not-your-seat")
    token = manager_of(request).signer.token(table_id, seat, guest)
    return Token(token, f"/ws/tables/{table_id}")


@post("/tables/{table_id:str}/rematch", responses=REFUSALS)
async def play_again(request: AnyRequest, table_id: TableId, data: Rematch) -> Created:
    """Return the table of the next game, with the same seats; the first request creates it.

    If its host has closed that table, the game goes on at another one.
    """
    manager, (origin, guest) = manager_of(request), person_of(request)
    live = await manager.live_table(table_id)
    window = int(1000 * manager.settings.window)
    setup = await live.read(
        lambda table: table.rematch_setup(
            guest, new_id(), window, now(), contributes=data.contributes
        )
    )
    setup = msgspec.structs.replace(setup, origin=origin)
    id = live.table.rematch or manager.signer.derived_id("rematch", table_id)
    next_game = None
    while next_game is None:
        await manager.create(setup, id)
        try:
            next_game = await manager.live_table(id)
        except Gone:  # its host has closed it
            id = manager.signer.derived_id("rematch", id)
    await live.execute(lambda table: table.go_on_at(id, guest))
    manager.notices.rematch(live, next_game, guest)
    return _created(next_game.table)


table_handlers = [create_table, remove_table, sit_down, stand_up, give_token, play_again]
