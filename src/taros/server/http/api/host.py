"""HTTP handlers for what the host announces, and for the page `/host` of accounts that it names."""

import asyncio
from collections.abc import Callable
from typing import Concatenate, ParamSpec

from litestar import Router, get, post

from taros.core.errors import NotAllowed
from taros.hosting.wall_clock import now

from ...administration import protocol
from ...administration.administration import DAY, Administration
from ...storage.statistics import count_stored
from .accounts import own_account
from .requests import REFUSALS, AnyRequest, guest_of, manager_of, session_of

SHOWN_LINES = 50  # of the log

P = ParamSpec("P")


async def _host_name(request: AnyRequest) -> str:
    """Return the name of the account that asks. Raises NotAllowed unless it may look after the
    server."""
    guest, manager = await own_account(request), manager_of(request)
    if guest not in manager.decisions.hosts:
        raise NotAllowed("host-only")
    return (await asyncio.to_thread(manager.accounts.account, guest)).name


async def _overview(request: AnyRequest) -> protocol.HostOverview:
    manager = manager_of(request)
    await manager.follow_host()
    store, decisions = manager.store, manager.decisions
    counts = await asyncio.to_thread(count_stored, store.engine, now())
    administration = Administration(store)
    log = await asyncio.to_thread(administration.host_store.entries, most=SHOWN_LINES)
    return protocol.HostOverview(
        counts=counts._asdict(),
        bans=[protocol.BanInfo(ban.name, ban.until) for ban in decisions.bans],
        announcements=_announcements(request),
        log=[
            protocol.LogLine(each.number, each.at, each.by, each.action, each.arguments)
            for each in reversed(log)
        ],
    )


def _announcements(request: AnyRequest) -> list[protocol.AnnouncementInfo]:
    at = now()
    return [
        protocol.AnnouncementInfo(*each)
        for each in manager_of(request).decisions.announcements
        if each.until > at
    ]


async def _do(
    request: AnyRequest,
    work: Callable[Concatenate[Administration, str, P], object],
    *args: P.args,
    **kwargs: P.kwargs,
) -> protocol.HostOverview:
    """Have a host do something, and return the server as it is then."""
    name = await _host_name(request)
    administration = Administration(manager_of(request).store)
    await asyncio.to_thread(work, administration, name, *args, **kwargs)
    return await _overview(request)


@get("/notes", responses=REFUSALS)
async def read_notes(request: AnyRequest) -> protocol.Notes:
    """Return what the host announces, for every page."""
    is_host = session_of(request).device is not None
    is_host = is_host and guest_of(request) in manager_of(request).decisions.hosts
    return protocol.Notes(_announcements(request), is_host)


@get("/host", responses=REFUSALS)
async def read_overview(request: AnyRequest) -> protocol.HostOverview:
    """Return the server at a glance."""
    await _host_name(request)
    return await _overview(request)


@post("/host/close", responses=REFUSALS, status_code=200)
async def close_table(request: AnyRequest, data: protocol.CloseTable) -> protocol.HostOverview:
    """Close an unfinished table for good."""
    return await _do(request, Administration.close_table, data.table, now())


@post("/host/rename", responses=REFUSALS, status_code=200)
async def rename_account(
    request: AnyRequest, data: protocol.RenameAccount
) -> protocol.HostOverview:
    """Give an account another name."""
    return await _do(request, Administration.rename, data.name, data.to, now())


@post("/host/ban", responses=REFUSALS, status_code=200)
async def ban_account(request: AnyRequest, data: protocol.BanAccount) -> protocol.HostOverview:
    """Let an account do nothing, for some days or until it is lifted."""
    until = None if data.days is None else now() + int(data.days * DAY)
    return await _do(request, Administration.ban, data.name, until, now())


@post("/host/unban", responses=REFUSALS, status_code=200)
async def lift_ban(request: AnyRequest, data: protocol.Unban) -> protocol.HostOverview:
    """Lift the ban of an account or of an address."""
    return await _do(request, Administration.unban, data.name, now())


@post("/host/announce", responses=REFUSALS, status_code=200)
async def announce(request: AnyRequest, data: protocol.Announce) -> protocol.HostOverview:
    """Show a sentence on every page for some hours."""
    return await _do(request, Administration.announce, data.text, data.hours, now())


host_router = Router(
    "/api",
    route_handlers=[
        read_notes,
        read_overview,
        close_table,
        rename_account,
        ban_account,
        lift_ban,
        announce,
    ],
    response_headers={"cache-control": "no-store"},
)
