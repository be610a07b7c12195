"""Web Push: messages to browsers that are closed, by the push service of each (RFC 8030).

What is sent is encrypted for the browser (RFC 8291), and signed by the server (VAPID, RFC 8292), so
that the push service learns neither what it says nor takes messages from others.
"""

import base64
import binascii
import logging
import time
from typing import Any

import aiohttp
import msgspec
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.ec import (
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
)
from py_vapid import Vapid02
from pywebpush import WebPusher

from taros.core.errors import BadOption

from ..storage.notices import Subscription
from .channel import SECONDS, Letter, Outcome
from .public_hosts import PublicResolver, check_endpoint

ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256
KEPT_SECONDS = 86_400  # by the push service, for a browser that is not running
SIGNED_SECONDS = 3_600
GONE = (404, 410)
ENCODING = "aes128gcm"

log = logging.getLogger(__name__)


class Push:
    def __init__(self, secret: bytes, contact: str, *, allow_loopback: bool = False) -> None:
        """`secret` is 256 random bits of the server; `contact` is an address of its host."""
        self._key = private_key(secret)
        self._contact = contact
        self._allow_loopback = allow_loopback
        self._session: aiohttp.ClientSession | None = None

    @property
    def public_key(self) -> str:
        """What browsers subscribe with, as base64url."""
        point = self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return base64.urlsafe_b64encode(point).decode().rstrip("=")

    def check(self, subscription: Subscription) -> None:
        """Raise BadOption if nothing could be sent by `subscription`."""
        check_endpoint(subscription.endpoint, allow_loopback=self._allow_loopback)
        try:
            point, auth = _decoded(subscription.p256dh), _decoded(subscription.auth)
            EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        except (ValueError, binascii.Error):
            raise BadOption("notice-endpoint") from None
        if len(auth) != 16:
            raise BadOption("notice-endpoint")

    async def send(self, subscription: Subscription, letter: Letter) -> Outcome:
        """Hand a message to the push service of a browser; never raises what that does."""
        try:
            parts = check_endpoint(subscription.endpoint, allow_loopback=self._allow_loopback)
            claims: dict[str, Any] = {
                "aud": f"{parts.scheme}://{parts.netloc}",
                "exp": int(time.time()) + SIGNED_SECONDS,
                "sub": self._contact,
            }
            headers = {
                **Vapid02(private_key=self._key).sign(claims),
                "content-encoding": ENCODING,
                "content-type": "application/octet-stream",
                "ttl": str(KEPT_SECONDS),
                "topic": "taros",  # a later message replaces one that was not fetched
            }
            status = await self._post(
                subscription.endpoint, headers, _encrypted(subscription, letter)
            )
        except (aiohttp.ClientError, OSError, TimeoutError, ValueError) as error:
            log.info("push: %s", error)
            return "failed"
        if status in GONE:
            return "gone"
        return "sent" if 200 <= status < 300 else "failed"

    async def _post(self, address: str, headers: dict[str, str], body: bytes) -> int:
        if self._session is None:
            resolver = None if self._allow_loopback else PublicResolver()
            self._session = aiohttp.ClientSession(
                connector=aiohttp.TCPConnector(resolver=resolver, use_dns_cache=False),
                cookie_jar=aiohttp.DummyCookieJar(),
                timeout=aiohttp.ClientTimeout(total=SECONDS),
            )
        async with self._session.post(
            address, headers=headers, data=body, allow_redirects=False
        ) as answer:
            return answer.status

    async def close(self) -> None:
        if self._session is not None:
            await self._session.close()


def private_key(secret: bytes) -> EllipticCurvePrivateKey:
    """Return the key that follows from a secret of the server."""
    return ec.derive_private_key(int.from_bytes(secret) % (ORDER - 1) + 1, ec.SECP256R1())


def _encrypted(subscription: Subscription, letter: Letter) -> bytes:
    keys = {"p256dh": subscription.p256dh, "auth": subscription.auth}
    pusher = WebPusher({"endpoint": subscription.endpoint, "keys": keys})
    encrypted: bytes = pusher.encode(msgspec.json.encode(letter._asdict()), ENCODING)["body"]
    return encrypted


def _decoded(text: str) -> bytes:
    """Return the bytes of base64url without its padding. Raises binascii.Error or ValueError."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
