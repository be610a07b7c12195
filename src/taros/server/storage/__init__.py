"""Where tables are kept: SQLite in a file, or PostgreSQL by its address."""

from .commits import RUNNING, Step, TableUpdate
from .leases import MAX_DUE
from .schema import migrate
from .store import (
    Key,
    ListedTable,
    Store,
    StoredEvent,
    StoredTable,
    UncountedTable,
    default_database,
)

__all__ = [
    "MAX_DUE",
    "RUNNING",
    "Key",
    "ListedTable",
    "Step",
    "Store",
    "StoredEvent",
    "StoredTable",
    "TableUpdate",
    "UncountedTable",
    "default_database",
    "migrate",
]
