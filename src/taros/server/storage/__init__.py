"""Where tables are kept: SQLite in a file, or PostgreSQL by its address."""

from .schema import migrate
from .store import (
    MAX_DUE,
    RUNNING,
    Key,
    ListedTable,
    Step,
    Store,
    StoredEvent,
    StoredTable,
    TableUpdate,
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
    "default_database",
    "migrate",
]
