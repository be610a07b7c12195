"""An authenticator in software: makes passkeys and signs with them, as a browser would answer."""

import hashlib
import json
import secrets
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url, encode_cbor

Json = dict[str, Any]

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


class Authenticator:
    """Holds one passkey; says that it is at `origin`."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.id = secrets.token_bytes(16)
        self.count = 0
        self._key = ec.generate_private_key(ec.SECP256R1())

    def make(self, options: Json) -> Json:
        """Answer `navigator.credentials.create`."""
        client_data = self._client_data("webauthn.create", options["challenge"])
        size = len(self.id).to_bytes(2)
        data = self._data(options["rp"]["id"], ATTESTED) + bytes(16) + size + self.id + self._cose()
        attested = encode_cbor({"fmt": "none", "attStmt": {}, "authData": data})
        return self._credential(client_data, attestationObject=bytes_to_base64url(attested))

    def sign(self, options: Json) -> Json:
        """Answer `navigator.credentials.get`."""
        self.count += 1
        client_data = self._client_data("webauthn.get", options["challenge"])
        data = self._data(options["rpId"])
        signed = data + hashlib.sha256(client_data).digest()
        signature = self._key.sign(signed, ec.ECDSA(hashes.SHA256()))
        return self._credential(
            client_data,
            authenticatorData=bytes_to_base64url(data),
            signature=bytes_to_base64url(signature),
        )

    def _client_data(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _data(self, domain: str, flags: int = 0) -> bytes:
        head = hashlib.sha256(domain.encode()).digest()
        return head + bytes([flags | PRESENT | VERIFIED]) + self.count.to_bytes(4)

    def _cose(self) -> bytes:
        """Return the public key as COSE has it: ES256 on P-256."""
        point = self._key.public_key().public_numbers()
        x, y = point.x.to_bytes(32), point.y.to_bytes(32)
        return encode_cbor({1: 2, 3: -7, -1: 1, -2: x, -3: y})

    def _credential(self, client_data: bytes, **response: str) -> Json:
        id = bytes_to_base64url(self.id)
        said = {"clientDataJSON": bytes_to_base64url(client_data), **response}
        return {
            "id": id,
            "rawId": id,
            "type": "public-key",
            "clientExtensionResults": {},
            "response": said,
        }
