"""Passkeys: what a browser is asked for, and whether its answer holds (WebAuthn).

`webauthn` takes its time to load, and is loaded with the first passkey.
"""

import json
import re
from collections.abc import Iterable
from typing import Any, NamedTuple

from taros.core.errors import NotAllowed

NAME = "Taros"
LONGEST_ID = 1400  # as base64url; credentials have at most 1,023 bytes
_BASE64URL = re.compile(f"[A-Za-z0-9_-]{{1,{LONGEST_ID}}}")
MALFORMED = (ValueError, LookupError, TypeError, AttributeError, RecursionError)
"""What parsers raise about answers that no browser gives, besides errors of `webauthn`."""

Json = dict[str, Any]


class Site(NamedTuple):
    """The site that passkeys belong to: those of another one are refused."""

    domain: str  # games.example.org
    origin: str  # https://games.example.org


class NewPasskey(NamedTuple):
    id: str  # as base64url
    public_key: str  # as base64url
    sign_count: int


def registration_options(
    site: Site, guest: str, name: str, challenge: str, known: Iterable[str]
) -> Json:
    """Return what a browser is asked for a new passkey of `guest`, besides those that are `known`.

    It can be found without a name, so that nobody has to type one.
    """
    import webauthn
    from webauthn.helpers import base64url_to_bytes, options_to_json, structs

    options = webauthn.generate_registration_options(
        rp_id=site.domain,
        rp_name=NAME,
        user_id=guest.encode(),
        user_name=name,
        challenge=base64url_to_bytes(challenge),
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,
            user_verification=structs.UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[
            structs.PublicKeyCredentialDescriptor(id=base64url_to_bytes(id)) for id in known
        ],
    )
    return dict(json.loads(options_to_json(options)))


def authentication_options(site: Site, challenge: str) -> Json:
    """Return what a browser is asked for any of its passkeys."""
    import webauthn
    from webauthn.helpers import base64url_to_bytes, options_to_json

    options = webauthn.generate_authentication_options(
        rp_id=site.domain, challenge=base64url_to_bytes(challenge)
    )
    return dict(json.loads(options_to_json(options)))


def challenge_of(credential: Json) -> str:
    """Return the challenge that an answer is for. Raises NotAllowed if it names none."""
    from webauthn.helpers import base64url_to_bytes

    try:
        client_data = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        challenge = client_data["challenge"]
    except MALFORMED:
        raise NotAllowed("passkey-invalid") from None
    return _base64url(challenge)


def id_of(credential: Json) -> str:
    """Return the id of the passkey that has answered. Raises NotAllowed if it names none."""
    return _base64url(credential.get("id"))


def _base64url(value: Any) -> str:
    """Return `value` if it can be stored and looked for. Raises NotAllowed."""
    if not isinstance(value, str) or not _BASE64URL.fullmatch(value):
        raise NotAllowed("passkey-invalid")
    return value


def check_registration(site: Site, credential: Json, challenge: str) -> NewPasskey:
    """Return the passkey that a browser has made. Raises NotAllowed if its answer does not hold."""
    import webauthn
    from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        made = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site.domain,
            expected_origin=site.origin,
        )
    except (WebAuthnException, *MALFORMED):
        raise NotAllowed("passkey-invalid") from None
    id, key = _base64url(bytes_to_base64url(made.credential_id)), made.credential_public_key
    return NewPasskey(id, bytes_to_base64url(key), made.sign_count)


def check_signature(
    site: Site, credential: Json, challenge: str, public_key: str, sign_count: int
) -> int:
    """Return how often the passkey has signed by now. Raises NotAllowed if the answer does not
    hold, or if a copy of the passkey has signed since."""
    import webauthn
    from webauthn.helpers import base64url_to_bytes
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        signed = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site.domain,
            expected_origin=site.origin,
            credential_public_key=base64url_to_bytes(public_key),
            credential_current_sign_count=sign_count,
        )
    except (WebAuthnException, *MALFORMED):
        raise NotAllowed("passkey-invalid") from None
    return signed.new_sign_count
