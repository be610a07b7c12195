"""Identify clients: a guest by a signed cookie, a program by the signed token of one seat.

A guest is 128 random bits; nothing else is known of a person. Signatures need the server's secret
and no database, so every worker can check them. A device that has signed in to an account keeps the
signed id of the device instead: `accounts/sessions.py` knows whose it is.
"""

import hashlib
import hmac
from collections.abc import Iterator, Mapping
from typing import NamedTuple

import itsdangerous

COOKIE = "taros_guest"
HOST_COOKIE = f"__Host-{COOKIE}"  # over TLS: no other site below our domain can set it
COOKIE_AGE = 400 * 86_400  # seconds; browsers keep none longer
MOST_COOKIES = 20  # of a name that are checked, which takes time; browsers have one or two


class Cookie(NamedTuple):
    """Who a valid cookie names: a guest, or a device that has signed in."""

    guest: str | None
    device: str | None
    is_fresh: bool  # as it would be set now


class Signer:
    """Sign and check what guests and programs keep, with the secrets of the server."""

    def __init__(self, *secrets: bytes) -> None:
        """Sign with the first of `secrets`; what was signed with the others is valid, too."""
        self._secrets = secrets

    def cookie(self, guest: str) -> str:
        """Return the value of the cookie of `guest`."""
        return self._signed("guest", guest)

    def guest(self, cookie: str) -> str | None:
        """Return the guest whose cookie it is, None if the signature is wrong."""
        return self._checked("guest", cookie)

    def device_cookie(self, device: str) -> str:
        """Return the value of the cookie of `device`, which has signed in to an account."""
        return self._signed("device", device)

    def device(self, cookie: str) -> str | None:
        """Return the device whose cookie it is, None if the signature is wrong."""
        return self._checked("device", cookie)

    def bot_token(self, device: str) -> str:
        """Return the token of a bot's program, whose `device` is that of its account."""
        return self._signed("bot", device)

    def bot_device(self, token: str) -> str | None:
        """Return the device that the token of a bot names, None if the signature is wrong."""
        return self._checked("bot", token)

    def token(self, table: str, seat: int, guest: str) -> str:
        """Return a token for one seat at `table`, valid as long as the seat belongs to `guest`."""
        return self._signed(f"seat at {table}", f"{seat}.{guest}")

    def seat(self, table: str, token: str) -> tuple[int, str] | None:
        """Return the seat of `token` at `table` and the guest who created it, None if invalid."""
        signed = self._checked(f"seat at {table}", token)
        if signed is None:
            return None
        seat, _, guest = signed.partition(".")
        return int(seat), guest

    def derived_id(self, purpose: str, id: str) -> str:
        """Return a keyed hash of `id`, 16 hexadecimal digits; another one for every `purpose`."""
        return hmac.digest(self._secrets[0], f"{purpose}\0{id}".encode(), "sha256").hex()[:16]

    def _signed(self, purpose: str, value: str) -> str:
        return self._signer(purpose).sign(value).decode()

    def _checked(self, purpose: str, signed: str) -> str | None:
        try:
            return self._signer(purpose).unsign(signed).decode()
        except itsdangerous.BadSignature:
            return None

    def _signer(self, purpose: str) -> itsdangerous.Signer:
        return itsdangerous.Signer(
            self._secrets[::-1], salt=purpose, key_derivation="hmac", digest_method=hashlib.sha256
        )


def bearer_token(headers: Mapping[str, str]) -> str:
    """Return the token of the header `Authorization: Bearer TOKEN`, '' if there is none."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" else ""


def read_cookies(header: str, signer: Signer, secure: bool) -> Iterator[Cookie]:
    """Go through the valid ones of the first MOST_COOKIES cookies of a name in a `Cookie` header.

    If `secure`, those with the name that only we can set go first.
    """
    values: dict[str, list[str]] = {COOKIE: [], HOST_COOKIE: []}
    for pair in header.split(";"):
        name, _, value = pair.partition("=")
        if name.strip() in values:
            values[name.strip()].append(value.strip())
    for name in (HOST_COOKIE, COOKIE) if secure else (COOKIE,):
        has_own_name = name == _cookie_name(secure)
        for value in values[name][:MOST_COOKIES]:
            guest, device = signer.guest(value), signer.device(value)
            if guest is not None:
                yield Cookie(guest, None, has_own_name and value == signer.cookie(guest))
            elif device is not None:
                yield Cookie(None, device, has_own_name and value == signer.device_cookie(device))


def _cookie_name(secure: bool) -> str:
    return HOST_COOKIE if secure else COOKIE


def cookie_header(value: str, secure: bool) -> str:
    """Return the `Set-Cookie` header of a cookie: HttpOnly, SameSite=Lax, Secure if `secure`."""
    rest = "; Secure" if secure else ""
    name = _cookie_name(secure)
    return f"{name}={value}; Path=/; Max-Age={COOKIE_AGE}; HttpOnly; SameSite=Lax{rest}"
