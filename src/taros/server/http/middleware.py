"""Middleware for every request and every WebSocket: identity, origin, rate limits, headers.

- A guest is identified by a signed cookie; a request without one gets a new one.
- Requests that change something must come from our own pages: `Origin`, if it is sent, is ours, and
  a body is JSON, which no form of another page can send.
- Requests and WebSockets are limited by network.
- Every response carries security headers.
"""

import logging
import re
from collections import Counter
from collections.abc import Mapping
from typing import Any
from urllib.parse import parse_qs, urlsplit

from litestar.utils import normalize_path

from taros.core.errors import NotAllowed, TarosError
from taros.core.words import negotiate
from taros.hosting.broadcaster import POLICY, TOO_SLOW, encode
from taros.hosting.names import new_id
from taros.tables.protocol import Refused
from taros.tables.views import refusal

from ..accounts.sessions import Session, renew
from ..live.table_manager import TableManager
from ..people import identity
from ..people.limits import Buckets
from ..people.origins import network_of, origin_of
from ..sockets import watchers
from ..sockets.protocol import CONNECTIONS
from ..sockets.session import serve_socket, table_of
from ..watching import watching
from ..watching.watching import serve_watching
from .asgi import App, Message, Receive, Scope, Send
from .pages.pages import Pages
from .refusals import Answer, refuse

HEADERS = {
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
SIGN_INS = ("/api/account", "/api/notices/email", "/api/notices/confirm")
LISTS = (watchers.PATH, watching.PATH)  # WebSockets that are no table's
SAFE = ("GET", "HEAD", "OPTIONS")
WITHOUT_COOKIE = (
    "/healthz",
    "/metrics",
    "/assets/",
    "/offline/",
    "/schema",
    "/pictures",
    "/avatars",
)  # nobody gets a cookie there
RENEWS_COOKIE = "/api/tables/mine"  # reading the list of one's games renews the cookie

# Workers run Python and kernels. They have a policy of their own, not that of their page.
WORKER_POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; "
    "worker-src 'self'"
)
_WORKER = re.compile(r"/assets/\w+\.worker-[\w-]+\.js")

log = logging.getLogger(__name__)


class Middleware:
    """Accepts or refuses a request or a WebSocket before the application sees it."""

    def __init__(self, app: App, manager: TableManager, pages: Pages) -> None:
        self._app = app
        self._manager = manager
        self._pages = pages
        limits, rate = manager.settings.limits, manager.settings.rate
        self._reads, self._writes, self._sockets, self._sign_ins = (
            Buckets(rate * a_second, rate * at_once)
            for a_second, at_once in (
                limits.reads,
                limits.writes,
                limits.sockets,
                limits.sign_ins,
            )
        )
        self._sign_in_logs = Buckets(1 / 60, 1)
        self._open_sockets: Counter[str] = Counter()
        """By network."""
        self._public = urlsplit(manager.settings.public_url or "")
        self._is_secure = self._public.scheme == "https"
        self._headers = {**HEADERS, "content-security-policy": content_policy(pages)}
        self._headers_of_workers = {**HEADERS, "content-security-policy": WORKER_POLICY}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            scope["state"][CONNECTIONS] = self._manager.connections
            await self._app(scope, receive, send)
            return
        headers = {
            name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]
        }
        scope["language"] = language_of(
            scope["query_string"].decode("latin-1"), headers.get("accept-language", "")
        )
        cookies = "; ".join(
            value.decode("latin-1") for name, value in scope["headers"] if name == b"cookie"
        )
        session, is_fresh = await self._identify(headers, cookies)
        scope["taros_session"], scope["guest"] = session, session.guest
        if scope["type"] == "websocket":
            await self._socket(scope, headers, receive, send)
        else:
            await self._http(scope, headers, receive, send, is_fresh)

    async def _identify(self, headers: dict[str, str], cookies: str) -> tuple[Session, bool]:
        """Return who asks: the bot of a token, else as the cookies say; and whether these need not
        be set again."""
        signer, sessions = self._manager.signer, self._manager.sessions
        device = signer.bot_device(identity.bearer_token(headers))
        if device is not None:
            return await sessions.identify_program(device), True
        return await sessions.identify(identity.read_cookies(cookies, signer, self._is_secure))

    async def _socket(
        self, scope: Scope, headers: dict[str, str], receive: Receive, send: Send
    ) -> None:
        table, path = table_of(scope["path"]), scope["path"]
        await receive()  # websocket.connect
        network, most = network_of(address_of(scope)), self._manager.settings.limits
        session: Session = scope["taros_session"]
        is_allowed = not self._is_foreign(headers) and self._sockets.take(network)
        is_allowed = is_allowed and not self._is_banned(scope)
        is_over = self._manager.sessions.is_revoked(session)  # while its message was waited for
        if not is_allowed or is_over or (table is None and path not in LISTS):
            await send({"type": "websocket.close", "code": POLICY})
            return
        if self._open_sockets[network] >= most.sockets_per_network:
            await self._refuse_socket(scope, most.sockets_per_network, send)
            return
        self._open_sockets[network] += 1
        try:
            with self._manager.sessions.serving(session) as is_revoked:
                if path == watching.PATH:
                    await serve_watching(self._manager.watching, scope, receive, send)
                elif table is None:
                    await watchers.serve_watcher(self._manager.watchers, scope, receive, send)
                else:
                    await serve_socket(self._manager, table, scope, headers, receive, send)
            if is_revoked():
                await send({"type": "websocket.close", "code": POLICY})
        finally:
            self._open_sockets[network] -= 1
            if not self._open_sockets[network]:
                del self._open_sockets[network]

    async def _refuse_socket(self, scope: Scope, most: int, send: Send) -> None:
        """Say that a network has as many WebSockets as it may have."""
        error = NotAllowed("sockets-of-network", most=most)
        self._manager.metrics.add("taros_refused_total", key=error.message.key)
        await send({"type": "websocket.accept"})
        text = encode(Refused(None, refusal(error, scope["language"]))).decode()
        await send({"type": "websocket.send", "bytes": None, "text": text})
        await send({"type": "websocket.close", "code": TOO_SLOW})

    async def _http(
        self,
        scope: Scope,
        headers: dict[str, str],
        receive: Receive,
        send: Send,
        has_fresh_cookie: bool,
    ) -> None:
        extra = dict(self._headers_of_workers if is_worker(scope["path"]) else self._headers)
        if scope["path"].startswith("/pictures"):
            extra["cross-origin-resource-policy"] = "cross-origin"  # other sites show them
        if self._is_secure:
            extra["strict-transport-security"] = "max-age=31536000"
        session: Session = scope["taros_session"]
        is_void = session.is_program and session.guest is None
        scope["guest"] = session.guest = session.guest or new_id(16)
        is_renewed = scope["path"].startswith(RENEWS_COOKIE)
        if is_renewed or not (has_fresh_cookie or scope["path"].startswith(WITHOUT_COOKIE)):
            renew(session, self._manager.signer)

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                if session.cookie is not None:
                    extra["set-cookie"] = identity.cookie_header(session.cookie, self._is_secure)
                added = [(name.encode(), value.encode()) for name, value in extra.items()]
                message["headers"] = [*message.get("headers", []), *added]
                self._manager.metrics.add(
                    "taros_http_requests_total", status=str(message["status"])
                )
            await send(message)

        refused = self._why_not(scope, headers)
        if is_void:
            refused = 403, NotAllowed("token-void")
        if refused is None:
            if scope["method"] == "HEAD":  # the server of the protocol leaves out the body
                scope = {**scope, "method": "GET"}
            await self._app(scope, receive, send_with_headers)
        else:
            status, error = refused
            answer = refuse(
                self._pages, headers.get("accept", ""), scope["language"], error, status
            )
            await _send_answer(send_with_headers, answer)

    def _why_not(self, scope: Scope, headers: dict[str, str]) -> tuple[int, TarosError] | None:
        is_safe = scope["method"] in SAFE
        network = network_of(address_of(scope))
        buckets = self._reads if is_safe and not is_checked(scope["path"]) else self._writes
        if not buckets.take(network):
            return 429, NotAllowed("too-fast")
        if not is_safe and self._is_banned(scope):
            return 403, NotAllowed("banned")
        if not is_safe and signs_in(scope["path"]) and not self._sign_ins.take(network):
            self._log_sign_ins(network)
            return 429, NotAllowed("sign-ins-too-fast")
        if is_safe:
            return None
        if self._is_foreign(headers):
            return 403, NotAllowed("bad-origin")
        has_body = headers.get("content-length", "0") != "0" or "transfer-encoding" in headers
        kind = headers.get("content-type", "").partition(";")[0].strip().lower()
        if has_body and kind != "application/json":
            return 415, NotAllowed("bad-content-type")
        return None

    def _is_banned(self, scope: Scope) -> bool:
        """Whether the host lets this account, or everybody from this network, do nothing."""
        manager = self._manager
        return manager.decisions.is_banned(
            scope["guest"], lambda: origin_of(address_of(scope), manager.signer)
        )

    def _log_sign_ins(self, network: str) -> None:
        """Count a sign-in that was one too many, and let the host know once in a while."""
        self._manager.metrics.add("taros_refused_total", key="sign-ins-too-fast")
        if self._sign_in_logs.take(network):
            origin = origin_of(network, self._manager.signer)
            log.warning("too many sign-ins from the network %s are refused", origin)

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


def is_worker(path: str) -> bool:
    """Whether the file at `path` is run as a worker of a page."""
    return _WORKER.fullmatch(path) is not None


def is_checked(path: str) -> bool:
    """Whether all running games of a person are looked through for what is read at `path`."""
    return path.rstrip("/").endswith("/observation")


def signs_in(path: str) -> bool:
    """Whether somebody who guesses at `path` could come into an account, make many, or have
    letters sent to others.

    `path` is read as Litestar reads it: //api/account is /api/account.
    """
    found = normalize_path(path)
    return found.startswith("/api/sign-in/") or found in SIGN_INS


def content_policy(pages: Pages) -> str:
    """Return the Content-Security-Policy: our own files, and what stands inline in our page."""
    return (
        f"default-src 'none'; script-src 'self'{pages.inline_sources('script')}; "
        f"style-src 'self'{pages.inline_sources('style')}; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )


def address_of(scope: Mapping[str, Any]) -> str:
    client = scope.get("client")
    return client[0] if client else ""


def language_of(query: str, accepted: str) -> str:
    """Return the language that `query` names, as `lang=uk` does, if it has a catalogue.

    Else return the first one of the `Accept-Language` header `accepted` that has, else English.
    Qualities are ignored: browsers sort their languages by them.
    """
    named = parse_qs(query[:200]).get("lang", [])
    return negotiate(
        part.partition(";")[0].strip() for part in [*named, *accepted[:200].split(",")]
    )


async def _send_answer(send: Send, answer: Answer) -> None:
    kind = f"{answer.kind}; charset=utf-8"
    headers = [(b"content-type", kind.encode()), (b"cache-control", b"no-store")]
    await send({"type": "http.response.start", "status": answer.status, "headers": headers})
    await send({"type": "http.response.body", "body": answer.body})
