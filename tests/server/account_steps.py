"""What a guest does to have an account."""

from typing import Any

from server.authenticator import Authenticator
from server.people import Guest


async def keep_name(guest: Guest, name: str) -> list[str]:
    """Make an account; return its recovery codes."""
    codes: list[str] = (await guest.post("/api/account", {"name": name}))["codes"]
    return codes


async def account(guest: Guest) -> Any:
    return (await guest.get("/api/account"))["account"]


async def add_passkey(guest: Guest) -> Authenticator:
    held = Authenticator(guest.address)
    asked = await guest.post("/api/account/passkeys/options", status=200)
    answer = {"credential": held.make(asked["options"])}
    await guest.post("/api/account/passkeys", answer, 204)
    return held


async def link(guest: Guest) -> str:
    """Return the code of a link for another device."""
    address: str = (await guest.post("/api/account/link"))["address"]
    return address.partition("/account#")[2]
