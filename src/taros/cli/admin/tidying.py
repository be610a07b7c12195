"""taros admin tidy"""

from pathlib import Path
from typing import Annotated

import typer

from ..common import out, translate
from .database import Database, opened_store

ALL = 2**31 - 1


def tidy(
    database: Database = None,
    limits: Path | None = None,
    dry_run: Annotated[bool, typer.Option("--dry-run")] = False,
) -> None:
    """Delete closed tables and old games, as a server does by itself every ten minutes."""
    from taros.hosting.wall_clock import now
    from taros.server.administration.administration import Administration
    from taros.server.limits import Limits, read_limits
    from taros.server.storage.deletion import AT_ONCE, Deletion

    kept = read_limits(limits) if limits else Limits()
    with opened_store(database) as store:
        deletion = Deletion(store.engine)
        to_close, to_delete = deletion.due(kept, now(), ALL)
        if not dry_run:
            for first in range(0, len(to_delete), AT_ONCE):
                deletion.delete(to_delete[first : first + AT_ONCE])
            Administration(store).note("", "tidy", now(), tables=len(to_delete))
    out.print(translate("tidy-due" if dry_run else "tidied", count=len(to_delete)))
    out.print(translate("tidy-to-close", count=len(to_close)))
