"""What clients and the server say about accounts, over HTTP."""

from typing import Annotated, Any

import msgspec
from msgspec import Struct

LONGEST_TYPED = 64  # characters of a name or of a code, before it is looked at

Typed = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_TYPED)]


class DeviceInfo(Struct, frozen=True):
    """A device that is signed in."""

    id: str
    label: str  # its browser and system
    created: int  # milliseconds since 1970
    is_here: bool  # the one that asks


class PasskeyInfo(Struct, frozen=True):
    id: str
    label: str  # browser and system of the device that made it
    created: int  # milliseconds since 1970


class BotInfo(Struct, frozen=True):
    """An account of a bot, for the person whose it is."""

    id: str
    name: str
    created: int  # milliseconds since 1970


class AccountInfo(Struct, frozen=True):
    """An account, for the person whose it is."""

    name: str
    avatar: str  # the picture at `/avatars/<avatar>.svg`
    created: int  # milliseconds since 1970
    devices: list[DeviceInfo]
    passkeys: list[PasskeyInfo]
    recovery_codes: int  # that were not used yet
    bots: list[BotInfo]
    is_bot: bool


class Me(Struct, frozen=True):
    """Who asks."""

    account: AccountInfo | None  # None: a guest


class NewAccount(Struct, frozen=True, forbid_unknown_fields=True):
    name: Typed


class BotToken(Struct, frozen=True):
    """What the program of a bot sends as `Authorization: Bearer TOKEN`; shown this once."""

    token: str


class RecoveryCodes(Struct, frozen=True):
    """Codes that sign in once each; they are shown this once."""

    codes: list[str]


class SignInLink(Struct, frozen=True):
    """A link that signs another device in, once."""

    address: str
    qr: str  # the address as a QR code: a picture as a data address
    until: int  # milliseconds since 1970


class LinkSignIn(Struct, frozen=True, forbid_unknown_fields=True):
    code: Typed


class RecoverySignIn(Struct, frozen=True, forbid_unknown_fields=True):
    name: Typed
    code: Typed


class PasskeyOptions(Struct, frozen=True):
    """What `navigator.credentials` is asked for, as WebAuthn writes it in JSON."""

    options: dict[str, Any]


class PasskeyAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """What the authenticator answered, as WebAuthn writes it in JSON."""

    credential: dict[str, Any]


class AccountData(Struct, frozen=True, forbid_unknown_fields=True):
    """What this device keeps and the server does not know, for the file with all that is mine."""

    settings: dict[str, Any]
