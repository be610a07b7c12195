"""A push service and an SMTP server of our own, on loopback."""

import asyncio
import base64
import json
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

import http_ece
from aiohttp import web
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02


def base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class Browser:
    """A browser with a subscription: it alone can read what is sent to it."""

    def __init__(self, service: str) -> None:
        self.endpoint = f"{service}/{secrets.token_hex(8)}"
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = secrets.token_bytes(16)
        self.read: list[dict[str, str]] = []

    @property
    def subscription(self) -> dict[str, Any]:
        """Return what `PushSubscription.toJSON()` does."""
        point = self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        keys = {"p256dh": base64url(point), "auth": base64url(self._auth)}
        return {"endpoint": self.endpoint, "expirationTime": None, "keys": keys}

    def receive(self, body: bytes) -> None:
        text = http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth)
        self.read.append(json.loads(text))


class PushService:
    """Hands messages on to browsers, if they are signed; else answers with `status`."""

    def __init__(self) -> None:
        self.address = ""
        self.status = 201
        self.requests = 0
        self.waits_for: Browser | None = None
        """Another browser, which must have read something before any request is answered."""
        self._browsers: dict[str, Browser] = {}

    def browser(self) -> Browser:
        browser = Browser(self.address)
        self._browsers[browser.endpoint] = browser
        return browser

    async def handle(self, request: web.Request) -> web.Response:
        self.requests += 1
        assert Vapid02.verify(request.headers["authorization"]), "it is signed by the server"
        assert request.headers["content-encoding"] == "aes128gcm"
        body = await request.read()
        while self.waits_for is not None and not self.waits_for.read:
            await asyncio.sleep(0.01)
        if self.status == 201:
            self._browsers[f"{self.address}{request.path}"].receive(body)
        return web.Response(status=self.status, headers={"location": "/elsewhere"})


@asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    service, app = PushService(), web.Application()
    app.router.add_post("/{id}", service.handle)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    service.address = f"http://127.0.0.1:{runner.addresses[0][1]}"
    try:
        yield service
    finally:
        await runner.cleanup()


class Mailbox:
    """Keeps what an SMTP server was given."""

    def __init__(self) -> None:
        self.address = ""
        self.mails: list[EmailMessage] = []
        self.answer = "250 OK"

    async def handle_DATA(  # noqa: N802
        self, server: SMTP, session: Session, envelope: Envelope
    ) -> str:
        assert isinstance(envelope.content, bytes)
        mail = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        self.mails.append(mail)
        return self.answer

    def text(self) -> str:
        """Return what the last mail says."""
        return str(self.mails[-1].get_content())


@asynccontextmanager
async def smtp_server() -> AsyncIterator[Mailbox]:
    box = Mailbox()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(box, loop=loop), "127.0.0.1", 0)
    box.address = f"smtp://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    yield box
    server.close()
    await server.wait_closed()
