"""All that is kept of somebody, as a zip file."""

import asyncio
import io
import zipfile
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Any

import msgspec

from taros.core.errors import TarosError
from taros.core.record import record_steps
from taros.hosting.replays import file_name

from ..storage import ListedTable
from .protocol import AccountInfo

if TYPE_CHECKING:
    from ..live.table_manager import TableManager

PAGE = 50  # tables that are read at a time


async def exported(
    manager: "TableManager", guest: str, info: AccountInfo, settings: dict[str, Any]
) -> AsyncIterator[bytes]:
    """Make the file while it is sent: account, settings, ratings, games and their records."""
    buffer = _Pipe()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("account.json", _json(info))
        archive.writestr("settings.json", _json(settings))
        own = await asyncio.to_thread(manager.notices.store.settings, guest)
        if own is not None:
            archive.writestr("messages.json", _json(own._replace(stop=None)._asdict()))
        for id, text in await asyncio.to_thread(manager.store.records_of, guest):
            archive.writestr(f"kept/{id}.taros", text)
        running = await asyncio.to_thread(manager.store.running_tables, guest)
        ratings = await asyncio.to_thread(manager.ladders.of_guest, guest)
        archive.writestr("ratings.json", _json(ratings))
        archive.writestr("running.json", _summaries(running))
        yield buffer.taken()
        async for table in _finished(manager, guest):
            for name, content in await _files(manager, guest, table):
                archive.writestr(name, content)
            yield buffer.taken()
    yield buffer.taken()


async def _finished(manager: "TableManager", guest: str) -> AsyncIterator[ListedTable]:
    """Go through all finished tables of `guest`, newest first."""
    before: tuple[int, str] | None = None
    while True:
        page = await asyncio.to_thread(manager.store.finished_tables, guest, before, PAGE)
        for table in page:
            yield table
        if len(page) < PAGE:
            return
        before = page[-1].finished or 0, page[-1].id


async def _files(
    manager: "TableManager", guest: str, listed: ListedTable
) -> list[tuple[str, bytes | str]]:
    """Return the files of a finished table: its summary and its record."""
    try:
        table = await manager.read_table(listed.id)
        if table is None or table.state != "over":
            return []
        record = await manager.requests.run(("", guest), record_steps(table.match))
    except TarosError:  # a table of an old version that cannot be read
        return []
    name = file_name(table.match, listed.id)
    return [(f"games/{name}", record), (f"games/{name}.json", _summaries([listed]))]


def _summaries(tables: list[ListedTable]) -> bytes:
    """Return what lists show of `tables`, without the guests that sit there."""
    shown = [msgspec.json.decode(each.summary)["table"] for each in tables if each.summary]
    return _json(shown)


def _json(value: Any) -> bytes:
    return msgspec.json.format(msgspec.json.encode(value), indent=2)


class _Pipe(io.RawIOBase):
    """Keeps what is written until it is taken."""

    def __init__(self) -> None:
        self._kept = bytearray()

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        self._kept += data
        return len(data)

    def taken(self) -> bytes:
        kept = bytes(self._kept)
        self._kept.clear()
        return kept
