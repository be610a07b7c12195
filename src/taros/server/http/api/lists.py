"""Lists of tables over HTTP: open ones for everybody, and those of a guest."""

from typing import Annotated

from litestar import get
from litestar.params import Parameter

from taros.hosting.wall_clock import now
from taros.tables.protocol import FinishedTables, TableSummary

from .requests import REFUSALS, AnyRequest, guest_of, manager_of

MAX_PAGE = 50  # finished tables in one answer
PAGE = 20

Cursor = Annotated[str | None, Parameter(pattern="^[0-9]{1,16}-[A-Za-z0-9_-]{1,32}$")]
PageSize = Annotated[int, Parameter(ge=1, le=MAX_PAGE)]


@get("/tables", responses=REFUSALS)
async def list_public(request: AnyRequest) -> list[TableSummary]:
    """Open tables that anyone may join, newest first."""
    return await manager_of(request).lists.public(guest_of(request), now())


@get("/tables/mine", responses=REFUSALS)
async def list_mine(request: AnyRequest) -> list[TableSummary]:
    """Unfinished tables of this guest, newest first."""
    return await manager_of(request).lists.running(guest_of(request))


@get("/tables/mine/finished", responses=REFUSALS)
async def list_finished(
    request: AnyRequest, before: Cursor = None, most: PageSize = PAGE
) -> FinishedTables:
    """Finished tables of this guest, newest first; `before` is `next` of the page before."""
    return await manager_of(request).lists.finished(guest_of(request), parse_cursor(before), most)


def parse_cursor(cursor: str | None) -> tuple[int, str] | None:
    """Return the time and the id of the table after which a page begins."""
    if cursor is None:
        return None
    finished, _, id = cursor.partition("-")
    return int(finished), id


list_handlers = [list_public, list_mine, list_finished]
