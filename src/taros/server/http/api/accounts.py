"""HTTP handlers for accounts: making one, signing in and out, and what belongs to it."""

import asyncio
from typing import Annotated
from urllib.parse import urlsplit

import segno
from litestar import Router, delete, get, post
from litestar.params import Parameter
from litestar.response import Stream

from taros.core.errors import NotAllowed, Unknown
from taros.hosting.names import new_id
from taros.hosting.wall_clock import now
from taros.tables.avatars import avatar_of

from ...accounts import protocol
from ...accounts.accounts import Visitor
from ...accounts.codes import RECOVERY
from ...accounts.export import exported
from ...accounts.forgetting import forget_name
from ...accounts.labels import device_label
from ...accounts.passkeys import Site
from ...accounts.sessions import guest_key, sign_in, sign_out
from ...live.table_manager import TableManager
from ...storage.accounts import Device
from .requests import REFUSALS, AnyRequest, guest_of, manager_of, session_of

LARGEST_ANSWER = 64_000  # bytes of what an authenticator says

DeviceId = Annotated[str, Parameter(pattern="^[A-Za-z0-9_-]{1,32}$")]
PasskeyId = Annotated[str, Parameter(pattern="^[A-Za-z0-9_-]{1,1400}$")]


async def own_account(request: AnyRequest) -> str:
    """Return the guest who has signed in. Raises NotAllowed if it is a guest without an account."""
    session = session_of(request)
    if session.device is None or session.guest is None:
        raise NotAllowed("not-signed-in")
    if session.is_program:
        raise NotAllowed("not-for-bots")
    return session.guest


def site_of(request: AnyRequest) -> Site:
    """Return the site that passkeys belong to: as the host has named it, else as it was asked
    for."""
    address = urlsplit(manager_of(request).settings.public_url or str(request.base_url))
    return Site(address.hostname or "", f"{address.scheme}://{address.netloc}")


def visitor_of(request: AnyRequest) -> Visitor:
    """Return who is about to sign in: a guest, on a device without an account."""
    if session_of(request).device is not None:
        raise NotAllowed("signed-in-already")
    return Visitor(guest_of(request), _label(request))


def _label(request: AnyRequest) -> str:
    return device_label(request.headers.get("user-agent", "")[:500])


# One's account


@get("/account", responses=REFUSALS)
async def read_account(request: AnyRequest) -> protocol.Me:
    """Return the account of who asks, if they have one."""
    session = session_of(request)
    if session.device is None:
        return protocol.Me(None)
    return protocol.Me(await asyncio.to_thread(_info, request, guest_of(request)))


def _info(request: AnyRequest, guest: str) -> protocol.AccountInfo:
    accounts, here = manager_of(request).accounts, session_of(request).device
    account, store = accounts.account(guest), accounts.store
    return protocol.AccountInfo(
        name=account.name,
        avatar=avatar_of(guest),
        created=account.created,
        devices=[
            protocol.DeviceInfo(each.id, each.label, each.created, each.id == here)
            for each in store.devices(guest)
        ],
        passkeys=[
            protocol.PasskeyInfo(each.id, each.label, each.created)
            for each in store.passkeys(guest)
        ],
        recovery_codes=store.count_codes(guest, RECOVERY),
        bots=[protocol.BotInfo(each.guest, each.name, each.created) for each in store.bots(guest)],
        is_bot=account.owner is not None,
    )


@post("/account", responses=REFUSALS)
async def keep_name(request: AnyRequest, data: protocol.NewAccount) -> protocol.RecoveryCodes:
    """Make an account of this guest, with all their games; return its recovery codes."""
    manager, visitor = manager_of(request), visitor_of(request)
    device, codes = await asyncio.to_thread(manager.accounts.create, visitor, data.name, now())
    _signed_in(request, device)
    manager.publish_accounts([guest_key(visitor.guest)])
    return protocol.RecoveryCodes(codes)


@delete("/account", responses=REFUSALS)
async def delete_account(request: AnyRequest) -> None:
    """Delete one's account: its games stay, its name goes."""
    manager, guest = manager_of(request), await own_account(request)
    await _delete_bots(manager, guest)
    await _delete(manager, guest)
    await _delete_bots(manager, guest)  # that were made meanwhile
    _signed_out(request, None)


async def _delete_bots(manager: TableManager, owner: str) -> None:
    for bot in await asyncio.to_thread(manager.accounts.store.bots, owner):
        await _delete(manager, bot.guest)


async def _delete(manager: TableManager, guest: str) -> None:
    """Take the name of `guest` out of all tables, and delete their account.

    In this order, so that one can try again if it is interrupted.
    """
    store = manager.accounts.store
    devices = [each.id for each in await asyncio.to_thread(store.devices, guest)]
    tables = await asyncio.to_thread(forget_name, manager.store.engine, guest)
    await asyncio.to_thread(store.delete, guest)
    manager.publish_accounts(devices, tables)
    await asyncio.to_thread(forget_name, manager.store.engine, guest)  # what was stored meanwhile


@post("/account/codes", responses=REFUSALS)
async def renew_codes(request: AnyRequest) -> protocol.RecoveryCodes:
    """Return new recovery codes; those before are void."""
    guest, accounts = await own_account(request), manager_of(request).accounts
    return protocol.RecoveryCodes(await asyncio.to_thread(accounts.new_recovery_codes, guest))


@post("/account/link", responses=REFUSALS)
async def make_link(request: AnyRequest) -> protocol.SignInLink:
    """Return a link that signs another device in, once, in the next ten minutes.

    The code follows `#`, so that browsers send it to nobody when the link is opened.
    """
    guest, accounts = await own_account(request), manager_of(request).accounts
    code, until = await asyncio.to_thread(accounts.new_link, guest, now())
    address = f"{site_of(request).origin}/account#{code}"
    qr = segno.make(address, error="m").svg_data_uri(scale=6, light="white")
    return protocol.SignInLink(address, qr, until)


@post("/account/sign-out", responses=REFUSALS, status_code=204)
async def leave_account(request: AnyRequest) -> None:
    """Sign this device out: it is the guest again that it was before."""
    await own_account(request)
    await _remove_device(request, str(session_of(request).device))


@delete("/account/devices/{device_id:str}", responses=REFUSALS)
async def remove_device(request: AnyRequest, device_id: DeviceId) -> None:
    """Sign out a device of one's account."""
    await _remove_device(request, device_id)


async def _remove_device(request: AnyRequest, id: str) -> None:
    manager, guest = manager_of(request), await own_account(request)
    device = await asyncio.to_thread(manager.accounts.store.device, id)
    if device is None or not await asyncio.to_thread(
        manager.accounts.store.remove_device, guest, id
    ):
        raise Unknown("no-device")
    await asyncio.to_thread(manager.notices.store.unsubscribe, [id])
    manager.publish_accounts([id])
    if id == session_of(request).device:
        _signed_out(request, device.before)


@delete("/account/passkeys/{passkey_id:str}", responses=REFUSALS)
async def remove_passkey(request: AnyRequest, passkey_id: PasskeyId) -> None:
    """Remove a passkey of one's account."""
    store, guest = manager_of(request).accounts.store, await own_account(request)
    if not await asyncio.to_thread(store.remove_passkey, guest, passkey_id):
        raise Unknown("no-passkey")


@post("/account/passkeys/options", responses=REFUSALS, status_code=200)
async def ask_for_new_passkey(request: AnyRequest) -> protocol.PasskeyOptions:
    """Return what the browser is asked for a new passkey."""
    guest, accounts, site = (
        await own_account(request),
        manager_of(request).accounts,
        site_of(request),
    )
    options = await asyncio.to_thread(accounts.ask_for_new_passkey, site, guest, now())
    return protocol.PasskeyOptions(options)


@post(
    "/account/passkeys", responses=REFUSALS, status_code=204, request_max_body_size=LARGEST_ANSWER
)
async def add_passkey(request: AnyRequest, data: protocol.PasskeyAnswer) -> None:
    """Add the passkey that the browser has made."""
    guest, accounts, site = (
        await own_account(request),
        manager_of(request).accounts,
        site_of(request),
    )
    label = _label(request)
    await asyncio.to_thread(accounts.add_passkey, site, guest, data.credential, label, now())


@post("/account/data", responses=REFUSALS, status_code=200, media_type="application/zip")
async def download_data(request: AnyRequest, data: protocol.AccountData) -> Stream:
    """Return all that is kept of who asks: account, settings, games and their records, as a zip
    file."""
    guest, manager = await own_account(request), manager_of(request)
    info = await asyncio.to_thread(_info, request, guest)
    headers = {"content-disposition": 'attachment; filename="taros.zip"'}
    chunks = exported(manager, guest, info, data.settings)
    return Stream(chunks, media_type="application/zip", headers=headers)


# Bots


@post("/account/bots", responses=REFUSALS)
async def make_bot(request: AnyRequest, data: protocol.NewAccount) -> protocol.BotToken:
    """Make an account for a bot of one's own; return the token for its program."""
    manager, guest = manager_of(request), await own_account(request)
    device = await asyncio.to_thread(manager.accounts.create_bot, guest, data.name, now())
    manager.sessions.add(device)
    return protocol.BotToken(manager.signer.bot_token(device.id))


@post("/account/bots/{bot_id:str}/token", responses=REFUSALS)
async def renew_token(request: AnyRequest, bot_id: DeviceId) -> protocol.BotToken:
    """Return a new token for a bot; the one before is void."""
    manager, guest = manager_of(request), await own_account(request)
    device, before = await asyncio.to_thread(manager.accounts.renew_token, guest, bot_id, now())
    manager.sessions.add(device)
    manager.publish_accounts(before)
    return protocol.BotToken(manager.signer.bot_token(device.id))


@delete("/account/bots/{bot_id:str}", responses=REFUSALS)
async def delete_bot(request: AnyRequest, bot_id: DeviceId) -> None:
    """Delete the account of a bot: its games stay, its name goes."""
    manager, guest = manager_of(request), await own_account(request)
    await _delete(manager, (await asyncio.to_thread(manager.accounts.bot, guest, bot_id)).guest)


# Signing in


@post("/sign-in/link", responses=REFUSALS, status_code=204)
async def follow_link(request: AnyRequest, data: protocol.LinkSignIn) -> None:
    """Sign in by a code from another device."""
    accounts, visitor = manager_of(request).accounts, visitor_of(request)
    _signed_in(request, await asyncio.to_thread(accounts.follow_link, visitor, data.code, now()))


@post("/sign-in/recovery", responses=REFUSALS, status_code=204)
async def recover(request: AnyRequest, data: protocol.RecoverySignIn) -> None:
    """Sign in by a recovery code."""
    accounts, visitor = manager_of(request).accounts, visitor_of(request)
    _signed_in(
        request, await asyncio.to_thread(accounts.recover, visitor, data.name, data.code, now())
    )


@post("/sign-in/passkey/options", responses=REFUSALS, status_code=200)
async def ask_for_passkey(request: AnyRequest) -> protocol.PasskeyOptions:
    """Return what the browser is asked for, to sign in by a passkey."""
    accounts, site = manager_of(request).accounts, site_of(request)
    return protocol.PasskeyOptions(await asyncio.to_thread(accounts.ask_for_passkey, site, now()))


@post("/sign-in/passkey", responses=REFUSALS, status_code=204, request_max_body_size=LARGEST_ANSWER)
async def use_passkey(request: AnyRequest, data: protocol.PasskeyAnswer) -> None:
    """Sign in by a passkey."""
    accounts, visitor, site = manager_of(request).accounts, visitor_of(request), site_of(request)
    device = await asyncio.to_thread(accounts.use_passkey, site, visitor, data.credential, now())
    _signed_in(request, device)


def _signed_in(request: AnyRequest, device: Device) -> None:
    manager = manager_of(request)
    manager.sessions.add(device)
    sign_in(session_of(request), device, manager.signer)
    manager.metrics.add("taros_sign_ins_total")


def _signed_out(request: AnyRequest, before: str | None) -> None:
    """Make this device the guest it was `before`, or a new one."""
    manager = manager_of(request)
    is_free = before is not None and not manager.sessions.has_account(before)
    guest = before if before is not None and is_free else new_id(16)
    sign_out(session_of(request), guest, manager.signer)


account_router = Router(
    "/api",
    route_handlers=[
        read_account,
        keep_name,
        delete_account,
        renew_codes,
        make_link,
        leave_account,
        remove_device,
        remove_passkey,
        ask_for_new_passkey,
        add_passkey,
        download_data,
        make_bot,
        renew_token,
        delete_bot,
        follow_link,
        recover,
        ask_for_passkey,
        use_passkey,
    ],
    response_headers={"cache-control": "no-store"},
)
