"""What clients and the server say about messages, over HTTP."""

from typing import Annotated

from msgspec import Meta, Struct

Minute = Annotated[int, Meta(ge=0, le=1439)]
Zone = Annotated[str, Meta(pattern="^[A-Za-z0-9_+/-]{1,64}$", max_length=64)]
NAME = r"[A-Za-z0-9_%+-]+(\.[A-Za-z0-9_%+-]+)*"
LABEL = "[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
EmailText = Annotated[
    str, Meta(pattern=rf"^(?=.{{1,64}}@){NAME}@{LABEL}(\.{LABEL})+$", max_length=254)
]
CodeText = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,64}$", max_length=64)]


class Quiet(Struct, frozen=True, forbid_unknown_fields=True):
    """Hours of every day in which nothing is sent; they may go over midnight."""

    begin: Minute  # since midnight
    end: Minute


class NoticeInfo(Struct, frozen=True):
    """How somebody is told that it is their turn while they are away."""

    push_key: str | None  # what a browser subscribes with; None: this server does not offer it
    is_pushed_here: bool  # to the device that asks
    offers_email: bool
    email: str | None  # that was confirmed
    asked_email: str | None  # that was sent a link to be confirmed with
    zone: str
    quiet: Quiet | None


class NoticeChoices(Struct, frozen=True, forbid_unknown_fields=True):
    zone: Zone
    quiet: Quiet | None = None


class PushSubscriptionKeys(Struct, frozen=True):
    p256dh: Annotated[str, Meta(min_length=1, max_length=128)]
    auth: Annotated[str, Meta(min_length=1, max_length=32)]


class NewPushSubscription(Struct, frozen=True):
    """As `PushSubscription.toJSON()` writes it."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    keys: PushSubscriptionKeys


class NewEmail(Struct, frozen=True, forbid_unknown_fields=True):
    address: EmailText


class NoticeCode(Struct, frozen=True, forbid_unknown_fields=True):
    """The code of a link in an e-mail."""

    code: CodeText


class Invitation(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks somebody with an account to a table."""

    name: Annotated[str, Meta(min_length=1, max_length=64)]
