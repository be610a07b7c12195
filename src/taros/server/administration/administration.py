"""What a host can do. The command line and the page `/host` call these functions, which block.

Each is logged once it is done, bans and announcements in one transaction with it. Workers follow
the log: what was done in the terminal, or by another worker, holds on all of them within seconds.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import sqlalchemy as sa

from taros.core.errors import BadOption, NotAllowed, Unknown
from taros.core.steps import run
from taros.hosting.names import new_id
from taros.tables.events import Removed, encode_event
from taros.tables.summary import encode_summary
from taros.tables.table import Table

from ..accounts.accounts import Accounts
from ..accounts.names import account_name, skeleton
from ..live.stored_table import replayed_table
from ..storage import Step, Store, TableUpdate
from ..storage.accounts import Account, AccountStore
from ..storage.administration import Announcement, Ban, HostStore
from ..storage.commits import Commits

HOUR, DAY = 3_600_000, 86_400_000  # milliseconds
LONGEST_TEXT = 300  # characters of an announcement
ATTEMPTS = 10  # to close a table where people move meanwhile


class Administration:
    def __init__(self, store: Store) -> None:
        self.host_store = HostStore(store.engine)
        self.store = store
        self._accounts = Accounts(AccountStore(store.engine))

    @contextmanager
    def _logged(self, now: int, by: str, action: str, **details: Any) -> Iterator[sa.Connection]:
        """Open a transaction in which something is done, and logged."""
        with self.store.engine.begin() as connection:
            yield connection
            self.host_store.log(connection, now, by, action, **details)

    # Tables

    def close_table(self, by: str, id: str, now: int, *, dry_run: bool = False) -> Table:
        """Close an unfinished table for good; return it as it was. Raises Unknown or NotAllowed."""
        commits = Commits(self.store.engine)
        try:
            for _ in range(ATTEMPTS):
                table = self._table(id)
                if dry_run or commits.commit([_closing(table, now)])[0]:
                    break
            else:
                raise NotAllowed("not-stored")
        finally:
            commits.close()
        if not dry_run:
            with self._logged(now, by, "close", table=id):
                pass
        return table

    def _table(self, id: str) -> Table:
        loaded = self.store.load(id)
        if loaded is None:
            raise Unknown("no-table")
        secrets = {key.name: key.value for key in self.store.keys("seeds")}
        table = run(replayed_table(*loaded, secrets))
        table.check_exists()
        if table.state == "over":
            raise NotAllowed("game-over")
        return table

    # People

    def account(self, name: str) -> Account:
        """Return the account called `name`. Raises Unknown."""
        found = self._accounts.store.of_name(skeleton(name))
        if found is None:
            raise Unknown("no-account", name=name)
        return found

    def ban(self, by: str, name: str, until: int | None, now: int) -> None:
        """Let the account called `name` do nothing until the time `until`; None: until it is
        lifted."""
        account = self.account(name)
        with self._logged(now, by, "ban", name=account.name, until=until) as connection:
            ban = Ban(account.guest, "account", account.name, until)
            self.host_store.add_ban(connection, ban)

    def ban_network(self, by: str, address: str, origin: str, until: int, now: int) -> None:
        """Let nobody do anything from the network of `address`, which is stored as `origin`."""
        with self._logged(now, by, "ban", name=address, until=until) as connection:
            self.host_store.add_ban(connection, Ban(origin, "network", address, until))

    def unban(self, by: str, name: str, now: int) -> None:
        """Lift the ban of an account or of an address. Raises Unknown if there is none."""
        of_account = self._accounts.store.of_name(skeleton(name))
        for ban in self.host_store.bans(now):
            if ban.name == name or (of_account and ban.target == of_account.guest):
                with self._logged(now, by, "unban", name=ban.name) as connection:
                    self.host_store.remove_ban(connection, ban.target)
                return
        raise Unknown("host-no-ban", name=name)

    def rename(self, by: str, before: str, to: str, now: int) -> Account:
        """Give the account called `before` another name; games that were begun keep the old one."""
        renamed = self._accounts.rename(before, to)
        with self._logged(now, by, "rename", name=before, to=renamed.name):
            return renamed

    def reserve(self, by: str, name: str, now: int) -> None:
        """Let nobody take `name`, or one that looks like it."""
        self._accounts.store.reserve(account_name(name), skeleton(name))
        with self._logged(now, by, "reserve", name=name):
            pass

    def appoint(self, by: str, name: str, now: int, *, is_host: bool) -> None:
        """Let the account called `name` look after the server, or no longer."""
        account = self.account(name)
        if account.owner is not None:
            raise NotAllowed("not-for-bots")
        action = "appoint" if is_host else "dismiss"
        with self._logged(now, by, action, name=account.name) as connection:
            self.host_store.appoint(connection, account.guest, is_host=is_host)

    # Everybody

    def announce(self, by: str, text: str, hours: float, now: int) -> None:
        """Show `text` on every page for some hours, in place of what was shown; '': nothing."""
        shown = " ".join(text.split())
        if len(shown) > LONGEST_TEXT:
            raise BadOption("host-text-long", most=LONGEST_TEXT)
        until = now + int(hours * HOUR)
        with self._logged(now, by, "announce", text=shown, until=until) as connection:
            self.host_store.announce(connection, Announcement(new_id(), shown, until))

    def note(self, by: str, action: str, now: int, **details: Any) -> None:
        """Log what was done elsewhere."""
        with self._logged(now, by, action, **details):
            pass


def _closing(table: Table, now: int) -> Step:
    """Return the step that closes `table`."""
    event = Removed()
    change = table.prepare(event, now)
    summary = encode_summary(table.id, change, table.game, change.state_now)
    update = TableUpdate(change.state, change.wake, summary)
    return Step(table.id, table.number + 1, change.at, encode_event(event), update=update)
