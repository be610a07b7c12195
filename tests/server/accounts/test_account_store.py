"""Accounts in both databases: names are unique, codes are taken once, old games stay."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

import pytest

from taros.core.errors import NotAllowed
from taros.hosting.wall_clock import now
from taros.server.accounts.accounts import MOST, MOST_BOTS, Accounts, Visitor
from taros.server.accounts.codes import LINK, LINK_TIME, hash_of
from taros.server.accounts.forgetting import forget_name
from taros.server.accounts.sessions import Sessions
from taros.server.limits import Limits
from taros.server.live.stored_table import FIRST_SEEDS, new_table
from taros.server.storage import Step, Store, StoredEvent, StoredTable
from taros.server.storage.accounts import AccountStore, Device, Passkey
from taros.server.storage.backup import back_up, restore
from taros.server.storage.deletion import DAY, Deletion
from taros.tables.events import Opened, Place, Sat, Setup, encode_event, encode_setup
from taros.tables.protocol import Pace
from taros.tables.summary import encode_summary

ANN = Visitor("guest-ann", "Firefox, Linux")
PHONE = Visitor("guest-phone", "Chrome, Android")


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    opened = Store(database)
    opened.open()
    yield opened
    opened.close()


@pytest.fixture
def accounts(store: Store) -> Accounts:
    return Accounts(AccountStore(store.engine))


def add_table(store: Store, id: str, state: str, created: int) -> None:
    """Store a table of Ann's where the guest with the phone sat down later."""
    setup = setup_of(Place(guest=ANN.guest, name="Ann"), Place())
    stored = StoredTable(id, id, encode_setup(setup), state, False, None, created)
    first = StoredEvent(1, created, encode_event(Opened()))
    assert store.create(stored, first, [ANN.guest, PHONE.guest])


def add_rematch(store: Store, id: str) -> None:
    """Store a table of the guest with the phone where a seat is kept for Ann, with its summary."""
    setup = setup_of(Place(guest=PHONE.guest), Place(kept_for=ANN.guest, name="Ann"))
    stored = StoredTable(id, id, encode_setup(setup), "waiting", False, None, setup.created)
    table = new_table(stored, {FIRST_SEEDS: b"secret"})
    summary = encode_summary(id, table, table.game, table.match.state)
    assert "Ann" in summary
    first = StoredEvent(1, setup.created, encode_event(Opened()))
    assert store.create(stored._replace(summary=summary), first, table.people)


def setup_of(*places: Place) -> Setup:
    host = places[0].guest or ""
    return Setup("marrakech", host, places, {}, Pace(), False, "invite", 1000)


def test_a_name_belongs_to_one(accounts: Accounts) -> None:
    accounts.create(ANN, "Ann", now())
    with pytest.raises(NotAllowed, match="have an account"):
        accounts.create(ANN, "Bo", now())
    with pytest.raises(NotAllowed, match="nearly so"):
        accounts.create(PHONE, "ÁNN", now())
    accounts.create(PHONE, "Bo", now())
    with pytest.raises(NotAllowed, match="nearly so"):
        accounts.rename("Bo", "Ann")
    assert accounts.rename("bo", "Boris").name == "Boris"


def test_a_name_of_letters_that_stand_for_many(accounts: Accounts) -> None:
    accounts.create(ANN, 24 * "\N{ARABIC LIGATURE SALLALLAHOU ALAYHE WASALLAM}", now())
    assert len(accounts.account(ANN.guest).skeleton) > 128


def test_a_link_is_over_after_ten_minutes(accounts: Accounts) -> None:
    accounts.create(ANN, "Ann", 1000)
    code, until = accounts.new_link(ANN.guest, 1000)
    assert until == 1000 + LINK_TIME == 601_000
    with pytest.raises(NotAllowed, match="ten minutes"):
        accounts.follow_link(PHONE, code, until + 1)
    first, _ = accounts.new_link(ANN.guest, 1000)
    second, _ = accounts.new_link(ANN.guest, 1000)
    with pytest.raises(NotAllowed):
        accounts.follow_link(PHONE, first, 1000)
    assert accounts.follow_link(PHONE, second, until).before == PHONE.guest
    assert accounts.store.take_code(hash_of(LINK, second), 1000) is None


def test_the_oldest_device_makes_room(accounts: Accounts) -> None:
    """Who has lost all devices can come in however many are still signed in."""
    first, (code, *_) = accounts.create(ANN, "Ann", 1000)
    for number in range(1, MOST):
        accounts.follow_link(PHONE, accounts.new_link(ANN.guest, 1000)[0], 1000 + number)
    last = accounts.recover(PHONE, "Ann", code, 2000)
    signed_in = [each.id for each in accounts.store.devices(ANN.guest)]
    assert len(signed_in) == MOST
    assert last.id in signed_in
    assert first.id not in signed_in


def test_a_deleted_account_leaves_no_guest_to_come_back_as(accounts: Accounts) -> None:
    """Who has kept a copy of the cookie that somebody had as a guest never gains by it."""
    accounts.create(ANN, "Ann", now())
    for guest in (ANN.guest, PHONE.guest):
        accounts.store.delete(guest)
    sessions = Sessions(accounts.store)
    sessions.read()
    assert sessions.has_account(ANN.guest)
    assert not sessions.has_account(PHONE.guest)
    accounts.create(PHONE, "Ann", now())  # the name is free again


def test_no_code_is_stored_as_it_is_shown(accounts: Accounts, store: Store) -> None:
    _, codes = accounts.create(ANN, "Ann", now())
    link, _ = accounts.new_link(ANN.guest, now())
    with store.engine.connect() as connection:
        rows = connection.exec_driver_sql("SELECT * FROM codes").all()
    assert len(rows) == len(codes) + 1 == 11
    for code in (*codes, link):
        assert code not in str(rows)
        assert code.replace("-", "") not in str(rows)


def test_games_of_accounts_are_never_deleted(store: Store, accounts: Accounts) -> None:
    """Those of guests are, after a year."""
    add_table(store, "t1", "over", 1000)
    deletion, later = Deletion(store.engine), 1000 + 366 * DAY
    assert deletion.due(Limits(), later, 9).to_delete == ["t1"]
    accounts.create(ANN, "Ann", now())
    assert deletion.due(Limits(), later, 9).to_delete == []


def test_a_forgotten_name_is_nowhere(store: Store, accounts: Accounts) -> None:
    add_table(store, "t1", "playing", now())
    sat = Sat(1, PHONE.guest, name="Phone")
    assert store.commit([Step("t1", 2, now(), encode_event(sat))]) == [True]
    assert forget_name(store.engine, ANN.guest) == ["t1"]
    loaded = store.load("t1")
    assert loaded is not None
    assert "Ann" not in loaded[0].setup
    assert "Phone" in loaded[1][1].body
    forget_name(store.engine, PHONE.guest)
    assert "Phone" not in str(store.load("t1"))
    assert PHONE.guest in str(store.load("t1")), "whose seat it is stays"


def test_a_seat_that_is_kept_for_somebody_forgets_their_name(store: Store) -> None:
    """Also if they have never come: a rematch keeps everybody's seat."""
    add_rematch(store, "t1")
    assert forget_name(store.engine, ANN.guest) == ["t1"]
    assert "Ann" not in str(store.load("t1"))


def test_a_backup_holds_accounts(store: Store, accounts: Accounts, tmp_path: Path) -> None:
    _, codes = accounts.create(ANN, "Ann", now())
    back_up(store.engine, tmp_path / "backup")
    other = Store(f"sqlite:///{tmp_path / 'other.db'}")
    other.open()
    restore(tmp_path / "backup", other.engine)
    assert Accounts(AccountStore(other.engine)).recover(PHONE, "ann", codes[0], now()).id
    other.close()


def test_bots_made_at_the_same_moment_are_no_more_than_allowed(accounts: Accounts) -> None:
    accounts.create(ANN, "Ann", now())

    def make_bot(number: int) -> None:
        with suppress(NotAllowed):
            accounts.create_bot(ANN.guest, f"Bot {number}", now())

    with ThreadPoolExecutor(8) as threads:
        assert len(list(threads.map(make_bot, range(3 * MOST_BOTS)))) == 3 * MOST_BOTS
    assert len(accounts.store.bots(ANN.guest)) == MOST_BOTS


def test_an_account_has_no_more_passkeys_than_allowed(accounts: Accounts) -> None:
    accounts.create(ANN, "Ann", now())
    for number in range(MOST):
        accounts.store.add_passkey(a_passkey(number), MOST)
    with pytest.raises(NotAllowed, match=str(MOST)):
        accounts.store.add_passkey(a_passkey(MOST), MOST)


def a_passkey(number: int) -> Passkey:
    return Passkey(f"key {number}", ANN.guest, "public", 0, "Firefox", now())


def test_nothing_is_added_to_an_account_that_was_deleted(accounts: Accounts) -> None:
    """Whoever was about to sign in, or to add something, when it was deleted is refused."""
    accounts.create(ANN, "Ann", now())
    bot = accounts.create_bot(ANN.guest, "Bot", now())
    for guest in (bot.guest, ANN.guest):
        accounts.store.delete(guest)
    device = Device("phone", ANN.guest, None, "", now())
    for add in (
        lambda: accounts.create_bot(ANN.guest, "Bot", now()),
        lambda: accounts.store.add_device(device, MOST),
        lambda: accounts.store.replace_device(bot),
        lambda: accounts.store.add_passkey(a_passkey(0), MOST),
        lambda: accounts.new_recovery_codes(ANN.guest),
    ):
        with pytest.raises(NotAllowed):
            add()
