"""taros admin close"""

from typing import Annotated

import typer

from ..common import out, translate
from .database import Database, administration


def close(
    table: Annotated[str, typer.Argument(metavar="TABLE")],
    database: Database = None,
    dry_run: Annotated[bool, typer.Option("--dry-run")] = False,
) -> None:
    """Close an unfinished table for good, also while it is being played."""
    with administration(database) as (host, now):
        closed = host.close_table("", table, now, dry_run=dry_run)
    key = "host-would-close" if dry_run else "host-closed"
    out.print(translate(key, table=table, count=len(closed.people)))
