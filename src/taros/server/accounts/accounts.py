"""What people do with their accounts. Everything here blocks, and is called from threads."""

import secrets
from typing import NamedTuple

from taros.core.errors import NotAllowed, Unknown
from taros.hosting.names import new_id

from ..storage.accounts import Account, AccountStore, Code, Device, Passkey
from . import passkeys
from .codes import (
    CHALLENGE,
    CHALLENGE_TIME,
    LINK,
    LINK_TIME,
    RECOVERY,
    hash_of,
    new_recovery_codes,
    recovery_codes,
    recovery_hash,
)
from .names import account_name, bot_name, skeleton
from .passkeys import Json, Site

MOST = 50  # devices, and passkeys, of one account
MOST_BOTS = 5


class Visitor(NamedTuple):
    """Somebody who is about to sign in: the guest they are, and what their device is called."""

    guest: str
    label: str


class Accounts:
    def __init__(self, store: AccountStore) -> None:
        self.store = store

    def create(self, visitor: Visitor, name: str, now: int) -> tuple[Device, list[str]]:
        """Make an account of a guest; return the device that is signed in, and recovery codes."""
        if self.store.of_guest(visitor.guest) is not None:
            raise NotAllowed("account-exists")
        shown = account_name(name)
        device = Device(new_id(16), visitor.guest, None, visitor.label, now)
        account = Account(visitor.guest, shown, skeleton(shown), now)
        codes = new_recovery_codes()
        self.store.add(account, device, recovery_codes(visitor.guest, codes))
        return device, codes

    def create_bot(self, owner: str, name: str, now: int) -> Device:
        """Make an account for a bot of `owner`; return the device that its token names."""
        shown, device = bot_name(name), _token_device(new_id(16), now)
        account = Account(device.guest, shown, skeleton(shown), now, owner)
        self.store.add_bot(account, device, MOST_BOTS)
        return device

    def bot(self, owner: str, guest: str) -> Account:
        """Return the bot `guest` of `owner`. Raises Unknown if there is no such bot."""
        found = self.store.of_guest(guest)
        if found is None or found.owner != owner:
            raise Unknown("no-bot-account")
        return found

    def renew_token(self, owner: str, guest: str, now: int) -> tuple[Device, list[str]]:
        """Return the device that a new token of a bot names, and those before, which are void."""
        device = _token_device(self.bot(owner, guest).guest, now)
        return device, self.store.replace_device(device)

    def account(self, guest: str) -> Account:
        """Return the account of `guest`. Raises NotAllowed if they have none."""
        found = self.store.of_guest(guest)
        if found is None:
            raise NotAllowed("not-signed-in")
        return found

    def rename(self, before: str, name: str) -> Account:
        """Rename the account called `before`, as the host of the server may. Raises Unknown."""
        found = self.store.of_name(skeleton(before))
        if found is None:
            raise Unknown("no-account", name=before)
        shown = account_name(name) if found.owner is None else bot_name(name)
        renamed = found._replace(name=shown, skeleton=skeleton(shown))
        self.store.rename(renamed)
        return renamed

    def check_name(self, name: str) -> None:
        """Raise NotAllowed if `name`, of a guest, looks like the name of an account."""
        if name and self.store.of_name(skeleton(name)) is not None:
            raise NotAllowed("name-of-account", name=name)

    # Codes

    def new_recovery_codes(self, guest: str) -> list[str]:
        """Return new recovery codes; those before are void."""
        shown = new_recovery_codes()
        self.store.replace_codes(guest, RECOVERY, recovery_codes(guest, shown))
        return shown

    def new_link(self, guest: str, now: int) -> tuple[str, int]:
        """Return a code that signs another device in, and the time until which it does. The one
        before is void."""
        code, until = new_id(16), now + LINK_TIME
        self.store.replace_codes(guest, LINK, [Code(hash_of(LINK, code), LINK, guest, until)])
        return code, until

    def recover(self, visitor: Visitor, name: str, code: str, now: int) -> Device:
        """Sign in by the name of an account and one of its recovery codes. Raises NotAllowed.

        The answer is the same whether there is such a name or not.
        """
        account = self.store.of_name(skeleton(name))
        hashed = recovery_hash(account.guest if account else "", code)
        if self.store.take_code(hashed, now) is None or account is None:
            raise NotAllowed("sign-in-wrong")
        return self._sign_in(account.guest, visitor, now)

    def follow_link(self, visitor: Visitor, code: str, now: int) -> Device:
        """Sign in by a link from another device. Raises NotAllowed."""
        taken = self.store.take_code(hash_of(LINK, code), now)
        if taken is None or taken.guest is None:
            raise NotAllowed("sign-in-link-void")
        return self._sign_in(taken.guest, visitor, now)

    def _sign_in(self, guest: str, visitor: Visitor, now: int) -> Device:
        before = visitor.guest if visitor.guest != guest else None
        device = Device(new_id(16), guest, before, visitor.label, now)
        self.store.add_device(device, MOST)
        return device

    # Passkeys

    def ask_for_new_passkey(self, site: Site, guest: str, now: int) -> Json:
        """Return what a browser is asked for a new passkey of `guest`."""
        account, known = self.account(guest), self.store.passkeys(guest)
        if len(known) >= MOST:
            raise NotAllowed("account-passkeys-full", most=MOST)
        challenge = self._challenge(guest, now)
        ids = [each.id for each in known]
        return passkeys.registration_options(site, guest, account.name, challenge, ids)

    def add_passkey(self, site: Site, guest: str, credential: Json, label: str, now: int) -> None:
        """Add the passkey that a browser has made. Raises NotAllowed."""
        challenge = self._answered(credential, guest, now)
        made = passkeys.check_registration(site, credential, challenge)
        passkey = Passkey(made.id, guest, made.public_key, made.sign_count, label, now)
        self.store.add_passkey(passkey, MOST)

    def ask_for_passkey(self, site: Site, now: int) -> Json:
        """Return what a browser is asked for to sign in by any of its passkeys."""
        return passkeys.authentication_options(site, self._challenge(None, now))

    def use_passkey(self, site: Site, visitor: Visitor, credential: Json, now: int) -> Device:
        """Sign in by a passkey. Raises NotAllowed."""
        challenge = self._answered(credential, None, now)
        passkey = self.store.passkey(passkeys.id_of(credential))
        if passkey is None:
            raise NotAllowed("passkey-unknown")
        count = passkeys.check_signature(
            site, credential, challenge, passkey.public_key, passkey.sign_count
        )
        self.store.count_signature(passkey.id, count)
        return self._sign_in(passkey.guest, visitor, now)

    def _challenge(self, guest: str | None, now: int) -> str:
        """Return a new challenge, for a passkey of `guest`, or of anybody if it is None."""
        challenge = secrets.token_urlsafe(32)
        code = Code(hash_of(CHALLENGE, challenge), CHALLENGE, guest, now + CHALLENGE_TIME)
        self.store.add_code(code, now)
        return challenge

    def _answered(self, credential: Json, guest: str | None, now: int) -> str:
        """Return the challenge that was answered, and use it up.

        Raises NotAllowed if it is none of ours, if it was answered before, or is for others.
        """
        challenge = passkeys.challenge_of(credential)
        taken = self.store.take_code(hash_of(CHALLENGE, challenge), now)
        if taken is None or taken.guest != guest:
            raise NotAllowed("passkey-late")
        return challenge


def _token_device(guest: str, now: int) -> Device:
    """Return a new device for the program of a bot."""
    return Device(new_id(16), guest, None, "", now)
