"""taros admin backup and taros admin restore"""

from pathlib import Path
from typing import Annotated

import typer

from ..common import out, translate
from .database import Database, opened_store


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    database: Database = None,
) -> None:
    """Copy the database to one file, and check the copy; servers may go on meanwhile."""
    from taros.server.storage.backup import back_up

    with opened_store(database) as store:
        copied = back_up(store.engine, file)
    out.print(translate("backup-made", path=str(file), tables=copied.tables, events=copied.events))


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    database: Database = None,
    replace: Annotated[bool, typer.Option("--replace")] = False,
) -> None:
    """Copy a backup into a database that no server uses, and check the copy."""
    from taros.server.storage.backup import restore

    with opened_store(database) as store:
        copied = restore(file, store.engine, replace=replace)
    out.print(
        translate("backup-restored", path=str(file), tables=copied.tables, events=copied.events)
    )
