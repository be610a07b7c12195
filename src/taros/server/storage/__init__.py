"""Where tables are kept: SQLite in a file, or PostgreSQL by its address."""

from .schema import migrate
from .store import Step, Store, StoredEvent, StoredTable, default_database

__all__ = ["Step", "Store", "StoredEvent", "StoredTable", "default_database", "migrate"]
