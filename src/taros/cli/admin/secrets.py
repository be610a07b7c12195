"""taros admin rotate-secrets"""

from ..common import out, translate
from .database import Database, opened_store


def rotate_secrets(database: Database = None) -> None:
    """Draw new secrets; a server uses them within minutes. Nobody loses a seat or a game."""
    from taros.hosting.wall_clock import now
    from taros.server.administration.administration import Administration

    with opened_store(database) as store:
        store.add_keys(now())
        Administration(store).note("", "rotate-secrets", now())
    out.print(translate("secrets-rotated"))
