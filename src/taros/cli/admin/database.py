"""The database that a command of `taros admin` works on."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from taros.server.administration.administration import Administration
    from taros.server.storage import Store

Database = str | None


@contextmanager
def opened_store(database: str | None) -> Iterator["Store"]:
    """Open the store at the address `database`, the one in the user's folder if it is None."""
    from taros.server.storage import Store, default_database

    store = Store(database or default_database())
    store.open()
    try:
        yield store
    finally:
        store.close()


@contextmanager
def administration(database: str | None) -> Iterator[tuple["Administration", int]]:
    """Open what a host can do with the database at the address `database`; and the time."""
    from taros.hosting.wall_clock import now
    from taros.server.administration.administration import Administration

    with opened_store(database) as store:
        yield Administration(store), now()
