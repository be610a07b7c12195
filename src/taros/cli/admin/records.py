"""taros admin records"""

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..common import err, out, translate
from ..progress import progress_bar
from .database import Database, opened_store

if TYPE_CHECKING:
    from taros.server.storage import Store


def records(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    database: Database = None,
    since: Annotated[
        datetime | None,
        typer.Option(formats=["%Y-%m-%d"], metavar="DATE"),
    ] = None,
) -> None:
    """Write the records of all finished games to one file, oldest first."""
    first = 0 if since is None else int(since.replace(tzinfo=UTC).timestamp() * 1000)
    with opened_store(database) as store, file.open("x", encoding="utf-8") as written:
        ids = store.ended_tables(first)
        count = 0
        with progress_bar(translate("records-writing"), total=len(ids)) as advance:
            for id, text in _records(store, ids):
                advance(1)
                if text is None:
                    err.print(translate("record-unreadable", table=id))
                else:
                    count += 1
                    written.write(text + "\n")
    out.print(translate("records-written", path=str(file), count=count))


def _records(store: "Store", ids: list[str]) -> Iterator[tuple[str, str | None]]:
    """Replay finished tables; yield the id and the record of each, None if it cannot be read."""
    from taros.core.errors import TarosError
    from taros.core.steps import run
    from taros.server.live.stored_table import replayed_table

    secrets = {key.name: key.value for key in store.keys("seeds")}
    for id in ids:
        loaded = store.load(id)
        if loaded is None:
            continue  # it was deleted meanwhile
        try:
            yield id, run(replayed_table(*loaded, secrets)).match.record()
        except TarosError:
            yield id, None
