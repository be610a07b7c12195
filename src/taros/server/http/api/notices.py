"""HTTP handlers for messages to people who are away."""

import asyncio
from typing import Any

from litestar import Router, delete, get, post, put

from taros.core.errors import NotAllowed, Unknown

from ...accounts.names import skeleton
from ...notices import protocol
from ...notices.quiet_hours import time_zone
from ...storage.notices import NoticeSettings, Subscription
from .accounts import own_account
from .requests import REFUSALS, AnyRequest, TableId, manager_of, session_of
from .seat_names import name_at_table


def _language(request: AnyRequest) -> str:
    language: str = request.scope["language"]  # type: ignore[typeddict-item]
    return language


async def _info(request: AnyRequest, guest: str) -> protocol.NoticeInfo:
    notices = manager_of(request).notices
    stored = await asyncio.to_thread(notices.store.settings, guest)
    own = stored or NoticeSettings(guest, _language(request))
    push = await notices.push()
    devices = await asyncio.to_thread(notices.store.subscriptions, guest)
    begin, end = own.quiet_begin, own.quiet_end
    return protocol.NoticeInfo(
        push_key=None if push is None else push.public_key,
        is_pushed_here=session_of(request).device in [each.device for each in devices],
        offers_email=notices.offers_email,
        email=own.email,
        asked_email=own.asked_email,
        zone=own.zone,
        quiet=None if begin is None or end is None else protocol.Quiet(begin, end),
    )


@get("/notices", responses=REFUSALS)
async def read_notices(request: AnyRequest) -> protocol.NoticeInfo:
    """Return how one is told that it is one's turn."""
    return await _info(request, await own_account(request))


@put("/notices", responses=REFUSALS)
async def choose_notices(request: AnyRequest, data: protocol.NoticeChoices) -> protocol.NoticeInfo:
    """Choose one's time zone and the hours in which nothing is sent; and the language of messages:
    that of the request."""
    guest, quiet = await own_account(request), data.quiet
    time_zone(data.zone)
    changes: dict[str, Any] = {
        "zone": data.zone,
        "quiet_begin": quiet.begin if quiet else None,
        "quiet_end": quiet.end if quiet else None,
    }
    await _change(request, guest, **changes)
    return await _info(request, guest)


@put("/notices/push", responses=REFUSALS)
async def subscribe(request: AnyRequest, data: protocol.NewPushSubscription) -> protocol.NoticeInfo:
    """Have messages sent to the browser that asks."""
    guest, device = await own_account(request), session_of(request).device
    assert device is not None
    subscription = Subscription(device, guest, data.endpoint, data.keys.p256dh, data.keys.auth)
    notices = manager_of(request).notices
    await notices.check(subscription)
    await _change(request, guest)
    await asyncio.to_thread(notices.store.subscribe, subscription)
    return await _info(request, guest)


@delete("/notices/push", responses=REFUSALS, status_code=200)
async def unsubscribe(request: AnyRequest) -> protocol.NoticeInfo:
    """Send no messages to the browser that asks any more."""
    guest, device = await own_account(request), session_of(request).device
    assert device is not None
    await asyncio.to_thread(manager_of(request).notices.store.unsubscribe, [device])
    return await _info(request, guest)


@put("/notices/email", responses=REFUSALS)
async def give_email(request: AnyRequest, data: protocol.NewEmail) -> protocol.NoticeInfo:
    """Have a link sent to an address; once it is opened, messages are sent there."""
    guest = await own_account(request)
    await manager_of(request).notices.ask_to_confirm(guest, data.address, _language(request))
    return await _info(request, guest)


@delete("/notices/email", responses=REFUSALS, status_code=200)
async def remove_email(request: AnyRequest) -> protocol.NoticeInfo:
    """Forget one's address."""
    guest = await own_account(request)
    await _change(request, guest, email=None, asked_email=None)
    return await _info(request, guest)


@post("/notices/confirm", responses=REFUSALS, status_code=200)
async def confirm_email(request: AnyRequest, data: protocol.NoticeCode) -> protocol.NewEmail:
    """Confirm an address by the code that was sent there; return it."""
    return protocol.NewEmail(await manager_of(request).notices.confirm(data.code))


@post("/notices/stop", responses=REFUSALS, status_code=204)
async def stop_email(request: AnyRequest, data: protocol.NoticeCode) -> None:
    """End e-mails by the code that each of them has."""
    await manager_of(request).notices.stop(data.code)


@post("/tables/{table_id:str}/invitations", responses=REFUSALS, status_code=204)
async def invite(request: AnyRequest, table_id: TableId, data: protocol.Invitation) -> None:
    """Ask somebody with an account to a table where one sits and seats are open."""
    guest, manager = await own_account(request), manager_of(request)
    live = await manager.live_table(table_id)
    if guest not in live.table.people:
        raise NotAllowed("not-seated")
    if not any(map(live.table.is_open, live.table.seats)):
        raise NotAllowed("notice-no-seat")
    asked = await asyncio.to_thread(manager.accounts.store.of_name, skeleton(data.name))
    if asked is None:
        raise Unknown("no-account", name=data.name)
    manager.notices.invitation(live, asked.guest, await name_at_table(request, ""))


async def _change(request: AnyRequest, guest: str, **changes: Any) -> None:
    store = manager_of(request).notices.store
    await asyncio.to_thread(store.change, guest, _language(request), **changes)


notice_router = Router(
    "/api",
    route_handlers=[
        read_notices,
        choose_notices,
        subscribe,
        unsubscribe,
        give_email,
        remove_email,
        confirm_email,
        stop_email,
        invite,
    ],
    response_headers={"cache-control": "no-store"},
)
