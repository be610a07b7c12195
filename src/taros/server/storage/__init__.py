"""Where tables are kept: SQLite in a file, or PostgreSQL by its address."""

from .schema import migrate
from .store import (
    ListedTable,
    Step,
    Store,
    StoredEvent,
    StoredTable,
    TableUpdate,
    default_database,
)

__all__ = [
    "ListedTable",
    "Step",
    "Store",
    "StoredEvent",
    "StoredTable",
    "TableUpdate",
    "default_database",
    "migrate",
]
