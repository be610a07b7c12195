"""How people are called at tables: by the names of their accounts, or as they like."""

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from litestar import Request

from taros.hosting.names import clean_name
from taros.tables.protocol import SeatSetup

from ...accounts.sessions import Session

if TYPE_CHECKING:
    from ...live.table_manager import TableManager


async def name_at_table(request: Request[Any, Any, Any], typed: str) -> str:
    """Return the name of the account of who asks, else the name as they have `typed` it.

    Raises NotAllowed if others would take a guest for somebody who has an account.
    """
    own = await _account_name(request)
    if own is not None:
        return own
    name, manager = clean_name(typed), _manager(request)
    await asyncio.to_thread(manager.accounts.check_name, name)
    return name


async def named_seats(
    request: Request[Any, Any, Any], seats: Sequence[SeatSetup]
) -> list[SeatSetup]:
    """Return the seats of a new table with the names of those who have set it up.

    Who plays without others may call themselves as they like.
    """
    own, has_others = await _account_name(request), any(seat.kind == "open" for seat in seats)
    named = []
    for seat in seats:
        name = seat.name or ""
        if seat.kind == "me" and own is not None:
            name = own
        elif seat.kind in ("me", "here") and has_others:
            name = await name_at_table(request, name)
        named.append(msgspec.structs.replace(seat, name=name))
    return named


async def _account_name(request: Request[Any, Any, Any]) -> str | None:
    session: Session = request.scope["taros_session"]  # type: ignore[typeddict-item]
    if session.device is None or session.guest is None:
        return None
    return (await asyncio.to_thread(_manager(request).accounts.account, session.guest)).name


def _manager(request: Request[Any, Any, Any]) -> "TableManager":
    manager: TableManager = request.app.state.manager
    return manager
