"""Messages to people who are away: what is sent, how often, by whom, and what ends it."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest

from server.account_steps import keep_name
from server.notices.post import Browser, Mailbox, PushService, push_service, smtp_server
from server.people import PATIENCE, Guest
from server.processes import Server
from taros.core.errors import NotAllowed
from taros.hosting.names import new_id
from taros.hosting.new_table import setup_of
from taros.hosting.wall_clock import now
from taros.server.accounts.accounts import Visitor
from taros.server.live.table_manager import TableManager
from taros.server.notices.protocol import NewEmail
from taros.server.notices.quiet_hours import PAUSE
from taros.server.settings import Settings
from taros.server.storage.accounts import Device
from taros.server.storage.notices import Notice, Subscription
from taros.tables.protocol import NewTable, Pace, SeatSetup
from taros.tables.table import Table

pytestmark = pytest.mark.anyio

DAYS = {"kind": "days", "seconds": 86_400}
SITE = "https://games.example.org"
MINUTE = 60_000


@pytest.fixture
async def service() -> AsyncIterator[PushService]:
    async with push_service() as running:
        yield running


@pytest.fixture
async def mailbox() -> AsyncIterator[Mailbox]:
    async with smtp_server() as box:
        yield box


class Club:
    """A server in this process, where Ann has an account and a browser that takes messages."""

    def __init__(self, manager: TableManager, browser: Browser) -> None:
        self.manager = manager
        self.notices = manager.notices
        self.browser = browser
        self.ann = "guest-ann"
        self.at = now() + MINUTE

    async def subscribe(self) -> None:
        device, _ = self.manager.accounts.create(Visitor(self.ann, "Firefox"), "Ann", now())
        keys = self.browser.subscription["keys"]
        store = self.notices.store
        store.change(self.ann, "en")
        store.subscribe(Subscription(device.id, self.ann, self.browser.endpoint, **keys))

    async def table_for_ann(self) -> Table:
        """Return a table with days a move where it is Ann's turn, once that is known."""
        seats = [SeatSetup("me", name="Ann"), SeatSetup("here", name="Al")]
        request = NewTable("marrakech", seats, pace=Pace("days", 86_400))
        setup = setup_of(request, self.ann, "here", 5, 0, now())
        table = await self.manager.create(setup)
        self.manager.notices.turn_came(await self.manager.live_table(table.id))
        await self.told()
        return table

    async def told(self) -> None:
        """Wait until what is to be told is stored."""
        while self.notices._adding:
            await asyncio.gather(*self.notices._adding)

    async def send(self, later: int = 0) -> int:
        """Send what is due some milliseconds later; return how many messages Ann has read."""
        self.at += later
        await self.notices.send_due(self.at)
        return len(self.browser.read)


@pytest.fixture
async def club(service: PushService, tmp_path: Path) -> AsyncIterator[Club]:
    settings = Settings(
        f"sqlite:///{tmp_path / 'tables.db'}",
        prepare=False,
        thinkers=1,
        lease=60,
        push_to_loopback=True,
    )
    manager = TableManager(settings)
    await manager.open()
    manager._sending.cancel()  # the clock of the test sends
    opened = Club(manager, service.browser())
    await opened.subscribe()
    yield opened
    await manager.close()


async def test_turns_reach_a_browser_that_is_closed(service: PushService, tmp_path: Path) -> None:
    database, log = f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log"
    with Server(database, log, push_to_loopback=True, patience=0, lease=1) as server:
        async with Guest(server.address, "Ann") as ann, Guest(server.address, "Bo") as bo:
            await keep_name(ann, "Ann")
            info = await ann.get("/api/notices")
            assert len(info["push_key"]) == 87
            assert not info["is_pushed_here"]
            assert not info["offers_email"]
            browser = service.browser()
            answer = await ann.http.put("/api/notices/push", json=browser.subscription)
            assert answer.json()["is_pushed_here"]
            inside = {**browser.subscription, "endpoint": "https://192.168.0.1/a"}
            answer = await ann.http.put("/api/notices/push", json=inside)
            assert (answer.status_code, answer.json()["key"]) == (400, "notice-endpoint")

            table = await bo.open_table("me", "open", pace=DAYS)
            await ann.sit(table, 1)
            async with bo.at(table["id"]) as socket, asyncio.timeout(PATIENCE):
                while not browser.read:
                    if socket.frame["choices"]:
                        await socket.move()
                    else:
                        with suppress(TimeoutError):
                            async with asyncio.timeout(0.05):
                                await socket.hear()
            (letter,) = browser.read
            assert letter["title"] == "Your turn: Marrakech"
            assert letter["body"] == "Waiting for your move: Bo."
            assert letter["path"] == f"/t/{table['id']}"


async def test_several_turns_are_one_message(club: Club) -> None:
    await club.table_for_ann()
    await club.table_for_ann()
    assert await club.send() == 1
    assert club.browser.read[0] == {
        "title": "2 tables wait for you",
        "body": "Marrakech",
        "path": "/",
    }
    assert await club.send(PAUSE) == 1, "nobody is told twice"


async def test_at_most_one_message_in_a_quarter_of_an_hour(club: Club) -> None:
    await club.table_for_ann()
    assert await club.send() == 1
    await club.table_for_ann()
    assert await club.send(10 * MINUTE) == 1
    assert await club.send(4 * MINUTE) == 1
    assert await club.send(1 * MINUTE) == 2


async def test_the_night_is_quiet(club: Club) -> None:
    minute = club.at // MINUTE % 1440
    store = club.notices.store
    store.change(club.ann, "ro", quiet_begin=(minute - 5) % 1440, quiet_end=(minute + 60) % 1440)
    await club.table_for_ann()
    assert await club.send() == 0
    assert await club.send(59 * MINUTE) == 0
    assert await club.send(2 * MINUTE) == 1
    assert club.browser.read[0]["title"] == "E rândul tău: Marrakech", "in the reader's language"


async def test_nothing_is_sent_once_the_turn_is_over(club: Club) -> None:
    table = await club.table_for_ann()
    live = await club.manager.live_table(table.id)
    await live.execute(lambda table: table.resign([0, 1]))
    assert await club.send() == 0


async def test_nothing_is_sent_to_somebody_at_the_table(club: Club) -> None:
    from taros.hosting.broadcaster import Connection

    table = await club.table_for_ann()
    live = await club.manager.live_table(table.id)
    connection = Connection(club.ann)
    connection.update_seats(live.table)
    live.broadcaster.connections.append(connection)
    assert await club.send() == 0
    live.broadcaster.connections.clear()
    assert await club.send(PAUSE) == 0, "they have seen it"


async def test_a_browser_that_takes_nothing_any_more_is_forgotten(
    club: Club, service: PushService
) -> None:
    await club.table_for_ann()
    service.status = 410
    await club.send()
    assert service.requests == 1
    assert club.notices.store.subscriptions(club.ann) == []


async def test_what_fails_is_tried_again_later_and_not_for_ever(
    club: Club, service: PushService
) -> None:
    await club.table_for_ann()
    service.status = 503
    for _ in range(3):
        await club.send()
    assert service.requests == 1
    service.status = 302  # nobody follows it
    await club.send(PAUSE)
    assert service.requests == 2
    service.status = 201
    await club.send(PAUSE)
    assert (service.requests, len(club.browser.read)) == (2, 0), "the second wait is longer"
    assert await club.send(PAUSE) == 1
    service.status = 500
    await club.table_for_ann()
    before = service.requests
    for _ in range(50):
        await club.send(60 * MINUTE)
    assert service.requests - before == 5


async def test_a_slow_push_service_holds_up_no_other_browser(
    club: Club, service: PushService
) -> None:
    async with push_service() as other:
        browser, store = other.browser(), club.notices.store
        device = Device("~last", club.ann, None, "Firefox", now())
        club.manager.accounts.store.add_device(device, 50)
        keys = browser.subscription["keys"]
        store.subscribe(Subscription(device.id, club.ann, browser.endpoint, **keys))
        assert [each.device for each in store.subscriptions(club.ann)][1] == "~last"
        service.waits_for = browser
        await club.table_for_ann()
        await club.send()
        assert (len(club.browser.read), len(browser.read)) == (1, 1)
        said = club.manager.metrics.text()
        assert re.search(r"^taros_notices_total\{.*\} 2\.0$", said, re.M), "none was given up"


async def test_what_cannot_be_written_is_not_tried_for_ever(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries = []

    def refuse(*_: object) -> None:
        tries.append(1)
        raise RuntimeError("no text")

    monkeypatch.setattr("taros.server.notices.notices.letter", refuse)
    await club.table_for_ann()
    for _ in range(50):
        await club.send(60 * MINUTE)
    assert len(tries) == 5


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("a.b+c@mail.example.org", True),
        ("a..b@example.org", False),
        (".a@example.org", False),
        ("a.@example.org", False),
        ("a@-example.org", False),
        ("a@example..org", False),
        ("a" * 65 + "@example.org", False),
    ],
)
def test_addresses_of_mailboxes(address: str, expected: bool) -> None:
    if expected:
        assert msgspec.convert({"address": address}, NewEmail).address == address
    else:
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"address": address}, NewEmail)


async def test_a_mail_to_no_address_fails(mailbox: Mailbox) -> None:
    from taros.server.notices.mail import Mail

    mail = Mail(mailbox.address, "club@example.org", SITE)
    for address in ("a..b@example.org", "a@example.org\n"):
        assert await mail.ask_to_confirm(address, "en", "code") == "failed"
    assert mailbox.mails == []


async def test_two_workers_send_once(club: Club, service: PushService) -> None:
    other = TableManager(club.manager.settings)
    await asyncio.to_thread(other.store.open)
    await asyncio.to_thread(other.notices.open)
    await club.table_for_ann()
    await asyncio.gather(*(each.send_due(club.at) for each in (club.notices, other.notices)))
    assert (service.requests, len(club.browser.read)) == (1, 1)
    taken = [other.notices.store.take_turn(club.ann, club.at + PAUSE, PAUSE) for _ in range(2)]
    assert taken == [True, False], "even if both had the lease"
    await other.notices.close()
    other.store.close()


async def test_a_turn_that_a_dead_worker_forgot_is_caught_up_on(club: Club) -> None:
    seats = [SeatSetup("me", name="Ann"), SeatSetup("here", name="Al")]
    request = NewTable("marrakech", seats, pace=Pace("days", 86_400))
    await club.manager.create(setup_of(request, club.ann, "here", 5, 0, now()))
    await club.send()
    await club.told()
    assert await club.send(MINUTE) == 1


async def test_invitations_and_rematches(club: Club) -> None:
    seats = [SeatSetup("me", name="Bo"), SeatSetup("open")]
    table = await club.manager.create(
        setup_of(NewTable("marrakech", seats), "guest-bo", "here", 5, 0, now())
    )
    live = await club.manager.live_table(table.id)
    club.notices.invitation(live, club.ann, "Bo")
    club.notices.invitation(live, club.ann, "Bo")
    await club.told()
    assert await club.send() == 1
    letter = club.browser.read[0]
    assert letter["title"] == "Bo invites you: Marrakech"
    assert letter["path"] == f"/t/{table.id}?invite={table.setup.invite}"


async def test_players_are_told_that_their_round_begins_while_it_is_played(club: Club) -> None:
    tables = [await club.table_for_ann() for _ in range(2)]
    assert await club.send() == 1, "their turn"
    for table in tables:
        notice = Notice(
            f"round:{table.id}", "round", f"/t/{table.id}", "marrakech", table.id, "Cup"
        )
        club.notices.tell([club.ann], notice)
    await club.told()
    live = await club.manager.live_table(tables[1].id)
    live.table.state = "over"
    assert await club.send(PAUSE) == 2
    letter = club.browser.read[1]
    assert letter["title"] == "The next round begins: Cup"
    assert letter["path"] == f"/t/{tables[0].id}", "the other one is over"


async def test_nobody_without_a_way_to_be_told_is_stored(club: Club) -> None:
    club.notices.store.unsubscribe(
        [each.device for each in club.notices.store.subscriptions(club.ann)]
    )
    await club.table_for_ann()
    assert club.notices.store.due_guests(club.at, 10) == []


async def test_an_address_is_confirmed_and_ended_by_a_click(club: Club, mailbox: Mailbox) -> None:
    from taros.server.notices.mail import Mail

    club.notices._mail = Mail(mailbox.address, "club@example.org", SITE)
    store = club.notices.store
    await club.notices.ask_to_confirm(club.ann, "ann@example.org", "fr")
    own = store.settings(club.ann)
    assert own is not None
    assert own.email is None, "not before it is confirmed"
    assert mailbox.mails[0]["To"] == "ann@example.org"
    (code,) = re.findall(rf"{SITE}/notices#confirm\.(\S+)", mailbox.text())
    with pytest.raises(Exception, match="quarter of an hour"):
        await club.notices.ask_to_confirm(club.ann, "ann@example.org", "fr")
    with pytest.raises(Exception, match="used before"):
        await club.notices.confirm(new_id(16))
    assert await club.notices.confirm(code) == "ann@example.org"
    with pytest.raises(Exception, match="used before"):
        await club.notices.confirm(code)

    await club.table_for_ann()
    await club.send()
    assert len(mailbox.mails) == 2
    assert mailbox.mails[1]["Subject"] == "À toi de jouer\u00a0: Marrakech"
    (stop,) = re.findall(rf"{SITE}/notices#stop\.(\S+)", mailbox.text())
    assert mailbox.mails[1]["List-Unsubscribe"].strip() == f"<{SITE}/notices#stop.{stop}>"
    await club.notices.stop(stop)
    await club.table_for_ann()
    await club.send(PAUSE)
    assert len(mailbox.mails) == 2
    assert len(club.browser.read) == 2, "the browser is still told"


async def test_requests_at_the_same_moment_send_one_mail(club: Club, mailbox: Mailbox) -> None:
    from taros.server.notices.mail import Mail

    club.notices._mail = Mail(mailbox.address, "club@example.org", SITE)
    club.manager.accounts.create(Visitor("guest-bo", "Firefox"), "Bo", now())
    asked = ["ann@example.org", "victim@example.org"] * 4
    asking = [club.notices.ask_to_confirm(club.ann, address, "en") for address in asked]
    outcomes = await asyncio.gather(*asking, return_exceptions=True)
    assert [str(each) for each in outcomes].count("None") == 1
    assert len(mailbox.mails) == 1
    address = str(mailbox.mails[0]["To"])
    with pytest.raises(NotAllowed, match="quarter of an hour"):
        await club.notices.ask_to_confirm("guest-bo", address.title(), "en")
    (code,) = re.findall(rf"{SITE}/notices#confirm\.(\S+)", mailbox.text())
    assert await club.notices.confirm(code) == address


async def test_nothing_is_stored_for_an_account_that_is_deleted(club: Club) -> None:
    store, keys = club.notices.store, club.browser.subscription["keys"]
    club.manager.accounts.store.delete(club.ann)
    with pytest.raises(NotAllowed):
        store.change(club.ann, "en", email="ann@example.org")
    with pytest.raises(NotAllowed):
        store.subscribe(Subscription("device", club.ann, club.browser.endpoint, **keys))
    assert store.settings(club.ann) is None


async def test_the_latest_five_devices_take_messages(club: Club) -> None:
    accounts, store = club.manager.accounts.store, club.notices.store
    keys = club.browser.subscription["keys"]
    for number in range(1, 7):
        device = f"device-{number}"
        accounts.add_device(Device(device, club.ann, None, "Firefox", now() + number), 50)
        store.subscribe(Subscription(device, club.ann, f"https://{device}.example.org", **keys))
    kept = [each.device for each in store.subscriptions(club.ann)]
    assert kept == [f"device-{number}" for number in range(2, 7)]


async def test_an_account_takes_all_of_it_along(club: Club) -> None:
    await club.table_for_ann()
    club.manager.accounts.store.delete(club.ann)
    assert club.notices.store.settings(club.ann) is None
    assert club.notices.store.pending(club.ann, club.at) == []
    assert await club.send() == 0
