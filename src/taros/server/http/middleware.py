"""Middleware for every request and every WebSocket: identity, origin, rate limits, headers.

- A guest is identified by a signed cookie; a request without one gets a new one.
- Requests that change something must come from our own pages: `Origin`, if it is sent, is ours, and
  a body is JSON, which no form of another page can send.
- Requests and new sockets are limited by address.
- Every response carries security headers.
"""

from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

import msgspec

from taros.core.errors import NotAllowed, TarosError
from taros.core.words import negotiate
from taros.tables.views import refusal

from ..live.table_manager import TableManager
from ..people import identity
from ..people.limits import Buckets
from ..sockets import watchers
from ..sockets.session import serve_socket, table_of
from .asgi import App, Message, Receive, Scope, Send

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
POLICY_VIOLATED = 1008  # why a socket is closed
SAFE = ("GET", "HEAD", "OPTIONS")
WITHOUT_COOKIE = ("/healthz", "/metrics", "/assets/", "/schema")  # nobody gets a cookie there

# requests and sockets of an address: a second, and at once
READS = 40, 200
WRITES = 5, 60
SOCKETS = 10, 200


class Middleware:
    """Accepts or refuses a request or a WebSocket before the application sees it."""

    def __init__(self, app: App, manager: TableManager) -> None:
        self._app = app
        self._manager = manager
        rate = manager.settings.rate
        self._reads, self._writes, self._sockets = (
            Buckets(rate * a_second, rate * at_once)
            for a_second, at_once in (READS, WRITES, SOCKETS)
        )
        self._public = urlsplit(manager.settings.public_url or "")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = {
            name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]
        }
        scope["language"] = language_of(headers.get("accept-language", ""))
        scope["guest"] = identity.read_cookie(headers.get("cookie", ""), self._manager.signer)
        if scope["type"] == "websocket":
            await self._socket(scope, headers, receive, send)
        else:
            await self._http(scope, headers, receive, send)

    async def _socket(
        self, scope: Scope, headers: dict[str, str], receive: Receive, send: Send
    ) -> None:
        table, watches = table_of(scope["path"]), scope["path"] == watchers.PATH
        await receive()  # websocket.connect
        is_allowed = not self._is_foreign(headers) and self._sockets.take(address_of(scope))
        if watches and is_allowed:
            await watchers.serve_watcher(self._manager.watchers, scope, receive, send)
        elif table is not None and is_allowed:
            await serve_socket(self._manager, table, scope, headers, receive, send)
        else:
            await send({"type": "websocket.close", "code": POLICY_VIOLATED})

    async def _http(
        self, scope: Scope, headers: dict[str, str], receive: Receive, send: Send
    ) -> None:
        extra = dict(HEADERS)
        if self._public.scheme == "https":
            extra["strict-transport-security"] = "max-age=31536000"
        if scope["guest"] is None:
            guest = scope["guest"] = identity.new_id(16)
            if not scope["path"].startswith(WITHOUT_COOKIE):
                secure = self._public.scheme == "https"
                extra["set-cookie"] = identity.cookie_header(guest, self._manager.signer, secure)
        added = [(name.encode(), value.encode()) for name, value in extra.items()]

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *added]
                self._manager.metrics.add(
                    "taros_http_requests_total", status=str(message["status"])
                )
            await send(message)

        refused = self._why_not(scope, headers)
        if refused is None:
            if scope["method"] == "HEAD":  # the server of the protocol leaves out the body
                scope = {**scope, "method": "GET"}
            await self._app(scope, receive, send_with_headers)
        else:
            status, error = refused
            await _refuse(send_with_headers, status, error, scope["language"])

    def _why_not(self, scope: Scope, headers: dict[str, str]) -> tuple[int, TarosError] | None:
        reads = scope["method"] in SAFE
        buckets = self._reads if reads else self._writes
        if not buckets.take(address_of(scope)):
            return 429, NotAllowed("too-fast")
        if reads:
            return None
        if self._is_foreign(headers):
            return 403, NotAllowed("bad-origin")
        has_body = headers.get("content-length", "0") != "0" or "transfer-encoding" in headers
        kind = headers.get("content-type", "").partition(";")[0].strip().lower()
        if has_body and kind != "application/json":
            return 415, NotAllowed("bad-content-type")
        return None

    def _is_foreign(self, headers: dict[str, str]) -> bool:
        """Whether the browser says that the request comes from a page of another site."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "same-origin") == "cross-site"
        try:
            place = urlsplit(origin).netloc
        except ValueError:  # no address at all
            return True
        return not place or place not in (headers.get("host"), self._public.netloc)


def address_of(scope: Mapping[str, Any]) -> str:
    client = scope.get("client")
    return client[0] if client else ""


def language_of(accepted: str) -> str:
    """Return the first language of an `Accept-Language` header that has a catalogue, else English.

    Qualities are ignored: browsers sort their languages by them.
    """
    return negotiate(part.partition(";")[0].strip() for part in accepted[:200].split(","))


async def _refuse(send: Send, status: int, error: TarosError, language: str) -> None:
    body = msgspec.json.encode(refusal(error, language))
    headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
