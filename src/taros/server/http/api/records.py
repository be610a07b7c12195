"""Records of games that were played without the server; anybody with their address replays them."""

import asyncio
import hashlib

from litestar import MediaType, get, post

from taros.core.errors import NotAllowed, Unknown
from taros.core.record import record_steps
from taros.core.steps import Steps
from taros.hosting.replays import check_finished, check_length, read_match
from taros.hosting.wall_clock import now
from taros.tables.protocol import KeptRecord, ReplayRequest

from ...limits import LARGEST_RECORD
from .requests import REFUSALS, AnyRequest, TableId, evaluate_steps, manager_of, person_of


@post("/records", responses=REFUSALS, request_max_body_size=LARGEST_RECORD)
async def keep_record(request: AnyRequest, data: ReplayRequest) -> KeptRecord:
    """Keep the record of a finished game that shows its seed; return its id."""
    text = await evaluate_steps(request, _clean(data.record))
    id = hashlib.sha256(text.encode()).hexdigest()[:32]
    manager, (origin, guest) = manager_of(request), person_of(request)
    limits = manager.settings.limits
    most = limits.records_per_person, limits.records_per_network
    await asyncio.to_thread(manager.store.keep_record, id, text, guest, origin, now(), most)
    return KeptRecord(id)


def _clean(text: str) -> Steps[str]:
    """Play a record, and write it anew, without comments. Raises a TarosError."""
    match, promised, damage = yield from read_match(text)
    if damage is not None:
        raise NotAllowed("record-damaged")
    check_length(match.ply)
    check_finished(match)
    if not promised:
        raise NotAllowed("record-unproven")
    match.comments.clear()
    return (yield from record_steps(match))


@get("/records/{record_id:str}", responses=REFUSALS, media_type=MediaType.TEXT)
async def read_kept_record(request: AnyRequest, record_id: TableId) -> str:
    """Return the text of a kept record."""
    text = await asyncio.to_thread(manager_of(request).store.record, record_id)
    if text is None:
        raise Unknown("no-record")
    return text


record_handlers = [keep_record, read_kept_record]
