"""Messages to people who are away: what is worth one, and how it is sent.

Any worker adds what is to be told, and any may be the one that sends it: the worker with the lease.
All that is pending for a person goes into one message, at most one in a quarter of an hour.
"""

import asyncio
import logging
from collections.abc import Awaitable, Iterable
from importlib.util import find_spec
from typing import TYPE_CHECKING

from taros.core.errors import NotAllowed, TarosError
from taros.hosting.names import new_id
from taros.hosting.wall_clock import now
from taros.tables.situation import Situation
from taros.tables.summary import decode_summary

from ..accounts.codes import hash_of
from ..bus import MemoryBus
from ..storage.accounts import Code
from ..storage.notices import (
    Notice,
    NoticeSettings,
    NoticeStore,
    PendingNotice,
    Subscription,
)
from .channel import Letter, Outcome
from .quiet_hours import PAUSE, QuietHours, earliest
from .texts import Reason, letter

if TYPE_CHECKING:
    from ..live.live_table import LiveTable
    from ..live.table_manager import TableManager
    from .mail import Mail
    from .push import Push

LEASE = "notices"  # stands where others have the id of a table
AT_ONCE = 32  # people to whom something is sent at the same time
MOST_PEOPLE = 64  # in one go
AWAY_SECONDS = 30.0  # after which somebody who is asked for is told, if nothing has changed
MOST_TRIES = 5
RECENT = 86_400_000  # milliseconds: turns that came earlier are not caught up on
ANSWER_SECONDS = 0.5  # for other workers to say who is connected to them
EMAIL, EMAIL_TIME = "email", 86_400_000  # a code that confirms an address, and for how long
ASKED = "email-asked"  # a code that stands for an address to which one was sent of late

log = logging.getLogger(__name__)


class Notices:
    def __init__(self, manager: "TableManager", store: NoticeStore) -> None:
        self.store = store
        self._manager = manager
        self._worker = f"n-{manager.worker}"[:32]
        self._push: Push | None = None
        self._mail: Mail | None = None
        self._adding: set[asyncio.Task[None]] = set()
        self._has_caught_up = False
        self._secret = b""

    def open(self) -> None:
        """Prepare the ways by which messages are sent; blocks. What is not installed is not
        offered."""
        settings = self._manager.settings
        self._secret = self._manager.store.secret("push")
        if settings.mail is not None and settings.mail_from and settings.public_url:
            from .mail import Mail

            self._mail = Mail(settings.mail, settings.mail_from, settings.public_url)

    async def close(self) -> None:
        await asyncio.gather(*self._adding, return_exceptions=True)
        await asyncio.to_thread(self._manager.store.leases.release_all, self._worker)
        if self._push is not None:
            await self._push.close()

    async def push(self) -> "Push | None":
        """Return what sends to browsers; None if it is not installed. It is loaded when it is first
        needed, which takes a while."""
        if self._push is None and find_spec("pywebpush") is not None:
            self._push = await asyncio.to_thread(self._load_push)
        return self._push

    def _load_push(self) -> "Push":
        from .push import Push

        settings = self._manager.settings
        url = settings.public_url or ""
        contact = url if url.startswith("https:") else "https://localhost"
        return Push(self._secret, contact, allow_loopback=settings.push_to_loopback)

    @property
    def offers_email(self) -> bool:
        return self._mail is not None

    # What is worth a message

    def tell(self, guests: Iterable[str], notice: Notice) -> None:
        """Have those of `guests` told who have an account and want to be. Never waits."""
        at = now()
        due = at + int(1000 * AWAY_SECONDS * self._manager.settings.patience)
        adding = asyncio.to_thread(self.store.add, tuple(guests), notice, due, at)
        task = asyncio.create_task(self._logged(adding))
        self._adding.add(task)
        task.add_done_callback(self._adding.discard)

    async def _logged(self, adding: Awaitable[None]) -> None:
        try:
            await adding
        except Exception:
            log.exception("a message was not stored")

    def turn_came(self, live: "LiveTable") -> None:
        """Tell who is to move at a table with days a move, unless they are connected to it."""
        table = live.table
        if table.setup.pace.kind != "days" or not table.waits_for_person:
            return
        guest = asked_guest(table)
        if guest is not None and not is_connected(live, guest):
            self.tell([guest], turn_notice(table.id, table.setup.game, table.played_at))

    def rematch(self, before: "LiveTable", after: "LiveTable", asker: str) -> None:
        """Tell those for whom seats are kept at the table `after`, unless they see it at the one
        `before`."""
        places = after.table.places
        kept = {place.kept_for for place in places if place.kept_for and not place.guest}
        away = [guest for guest in kept if not is_connected(before, guest)]
        name = next((place.name for place in places if place.guest == asker), "")
        id, game = after.table.id, after.table.setup.game
        if away and name:
            self.tell(away, Notice(f"rematch:{id}", "rematch", f"/t/{id}", game, id, name))

    def invitation(self, live: "LiveTable", guest: str, name: str) -> None:
        """Tell `guest` that the person called `name` asks them to a table."""
        setup = live.table.setup
        path = f"/t/{live.table.id}?invite={setup.invite}"
        key = f"invitation:{live.table.id}"
        if not is_connected(live, guest):
            self.tell([guest], Notice(key, "invitation", path, setup.game, live.table.id, name))

    # E-mail

    async def ask_to_confirm(self, guest: str, address: str, language: str) -> None:
        """Send a link to `address`, by which it becomes that of `guest`. Raises NotAllowed."""
        if self._mail is None:
            raise NotAllowed("notice-no-email")
        at = now()
        code = new_id(16)
        stored = Code(hash_of(EMAIL, code), EMAIL, guest, at + EMAIL_TIME)
        mark = Code(hash_of(ASKED, address.lower()), ASKED, None, at + PAUSE)
        await asyncio.to_thread(self.store.ask, language, address, stored, mark, at, PAUSE)
        if await self._mail.ask_to_confirm(address, language, code) != "sent":
            raise NotAllowed("notice-email-failed")

    async def confirm(self, code: str) -> str:
        """Return the address that `code` confirms, which is somebody's now. Raises NotAllowed."""
        hashed = hash_of(EMAIL, code)
        address = await asyncio.to_thread(self.store.confirm, hashed, new_id(16), now())
        if address is None:
            raise NotAllowed("notice-code-void")
        return address

    async def stop(self, code: str) -> None:
        """End the e-mails that have the code `code`. Does nothing if they have ended."""
        await asyncio.to_thread(self.store.end_emails, code)

    async def check(self, subscription: Subscription) -> None:
        """Raise a TarosError if nothing could be sent by `subscription`."""
        push = await self.push()
        if push is None:
            raise NotAllowed("notice-no-push")
        push.check(subscription)

    # Sending

    async def run(self) -> None:
        """Send what is due, for ever, as long as this worker has the lease."""
        while True:
            try:
                await self.send_due(now())
            except Exception:
                log.exception("sending messages failed")
            await asyncio.sleep(self._manager.settings.lease / 4)

    async def send_due(self, at: int) -> None:
        """Send what is due at the time `at`, unless another worker has the lease."""
        if not await self._claim():
            return
        if not self._has_caught_up:
            await self._catch_up(at)
            self._has_caught_up = True
        guests = await asyncio.to_thread(self.store.due_guests, at, MOST_PEOPLE)
        room = asyncio.Semaphore(AT_ONCE)

        async def send(guest: str) -> None:
            async with room:
                await self._send_to(guest, at)

        results = await asyncio.gather(*map(send, guests), return_exceptions=True)
        for error in results:
            if error is not None:
                log.error("a message was not sent", exc_info=error)
        await asyncio.to_thread(self.store.forget_old, at)

    async def _claim(self) -> bool:
        milliseconds = int(1000 * self._manager.settings.lease)
        leases = self._manager.store.leases
        return await asyncio.to_thread(leases.claim, LEASE, self._worker, milliseconds)

    async def _catch_up(self, at: int) -> None:
        """Add the turns of late that a worker which died may not have added."""
        for summary in map(decode_summary, await asyncio.to_thread(self.store.recent_tables)):
            table = summary.table
            if table.pace.kind != "days" or not table.is_asked or table.since < at - RECENT:
                continue
            guest = summary.guests[table.to_act] if table.to_act is not None else None
            if guest is not None:
                self.tell([guest], turn_notice(table.id, table.game, table.since))

    async def _send_to(self, guest: str, at: int) -> None:
        """Send one message with all that is pending for `guest`, or see when it may be sent."""
        pending = await asyncio.to_thread(self.store.pending, guest, at)
        own = await asyncio.to_thread(self.store.settings, guest)
        if own is None:
            await asyncio.to_thread(self.store.postpone, pending, None, tried=False)
            return
        allowed = earliest(at, own.sent, quiet_hours(own))
        if allowed > at:
            await asyncio.to_thread(self.store.postpone, pending, allowed, tried=False)
            return
        reasons = [(each, await self._reason(guest, each.notice)) for each in pending]
        void = [each for each, reason in reasons if reason is None]
        await asyncio.to_thread(self.store.postpone, void, None, tried=False)
        told = [each for each, reason in reasons if reason is not None]
        if not told:
            return
        has_turn: bool = await asyncio.to_thread(self.store.take_turn, guest, at, PAUSE)
        if has_turn:
            known = [reason for _, reason in reasons if reason is not None]
            due = None if await self._is_delivered(own, known) else next_try(told, at)
            await asyncio.to_thread(self.store.postpone, told, due, tried=True)

    async def _reason(self, guest: str, notice: Notice) -> Reason | None:
        """Return why `guest` is to be told of `notice`; None if they need not be any more."""
        if notice.table_id is None:
            return Reason(notice)
        try:
            live = await self._loaded(notice.table_id)
        except TarosError:
            return None
        table = live.table
        if is_connected(live, guest):
            return None
        if notice.kind == "turn":
            is_due = table.waits_for_person and asked_guest(table) == guest
            if not is_due or notice.key != turn_key(table.id, table.played_at):
                return None
            others = (place.name for place in table.places if place.name and place.guest != guest)
            return Reason(notice, tuple(others))
        if notice.kind == "round":
            is_due = table.state == "playing" and bool(table.seats_of(guest))
            return Reason(notice) if is_due else None
        has_room = any(map(table.is_open, table.seats))
        return Reason(notice) if has_room and not table.seats_of(guest) else None

    async def _loaded(self, id: str) -> "LiveTable":
        """Return a table that knows who is connected to it, here or at another worker."""
        is_new = not self._manager.is_loaded(id)
        live = await self._manager.live_table(id)
        if is_new and not isinstance(self._manager.bus, MemoryBus):
            await asyncio.sleep(ANSWER_SECONDS)
        return live

    async def _is_delivered(self, own: NoticeSettings, reasons: list[Reason]) -> bool:
        """Send a message; return whether it arrived, or whether there is no way left to send it."""
        try:
            outcomes = await self._deliver(own, letter(reasons, own.language))
        except Exception:
            log.exception("a message was not written")
            return False
        self._manager.metrics.add("taros_notices_total", outcomes.count("sent"))
        return "sent" in outcomes or "failed" not in outcomes

    async def _deliver(self, own: NoticeSettings, said: Letter) -> list[Outcome]:
        """Send a message by all ways that somebody has chosen, at the same time."""
        subscriptions = await asyncio.to_thread(self.store.subscriptions, own.guest)
        push = await self.push() if subscriptions else None
        ways: list[Awaitable[Outcome]] = []
        if push is not None:
            ways.extend(self._push_to(push, each, said) for each in subscriptions)
        if self._mail is not None and own.email and own.stop:
            ways.append(self._mail_to(self._mail, own.email, own.stop, own.language, said))
        outcomes: list[Outcome] = []
        for each in await asyncio.gather(*ways, return_exceptions=True):
            if isinstance(each, BaseException):
                log.error("a message was not sent", exc_info=each)
            outcomes.append("failed" if isinstance(each, BaseException) else each)
        return outcomes

    async def _push_to(self, push: "Push", subscription: Subscription, said: Letter) -> Outcome:
        outcome = await push.send(subscription, said)
        if outcome == "gone":
            await asyncio.to_thread(self.store.unsubscribe, [subscription.device])
        return outcome

    async def _mail_to(
        self, mail: "Mail", to: str, stop: str, language: str, said: Letter
    ) -> Outcome:
        outcome = await mail.send(to, said, language, stop)
        if outcome == "gone":
            await self.stop(stop)
        return outcome


def next_try(told: list[PendingNotice], at: int) -> int | None:
    """Return when `told`, which could not be sent at `at`, are tried again; None: never."""
    tries = max(each.tries for each in told)
    return None if tries + 1 >= MOST_TRIES else at + PAUSE * 2**tries


def quiet_hours(own: NoticeSettings) -> QuietHours | None:
    if own.quiet_begin is None or own.quiet_end is None:
        return None
    return QuietHours(own.zone, own.quiet_begin, own.quiet_end)


def asked_guest(table: Situation) -> str | None:
    """Return the guest at the seat that is to act."""
    return None if table.to_act is None else table.places[table.to_act].guest


def is_connected(live: "LiveTable", guest: str) -> bool:
    """Whether `guest` has a table open: on any worker if they sit there, else on this one."""
    is_present = not live.broadcaster.present.isdisjoint(live.table.seats_of(guest))
    return is_present or any(each.guest == guest for each in live.broadcaster.connections)


def turn_key(id: str, since: int) -> str:
    """Return the key of the turn that came at the time `since` at the table `id`."""
    return f"turn:{id}:{since}"


def turn_notice(id: str, game: str, since: int) -> Notice:
    return Notice(turn_key(id, since), "turn", f"/t/{id}", game, id)
