"""HTTP handlers for what is left of a game: its record, its replay, and its review."""

from collections.abc import AsyncIterator, Iterator, Sequence

from litestar import MediaType, Response, get, post
from litestar.openapi import ResponseSpec
from litestar.response import Stream
from litestar.types.helper_types import StreamType

from taros.core.match import Match
from taros.core.record import record_steps
from taros.core.steps import Steps
from taros.core.words import Message
from taros.hosting.replays import (
    check_finished,
    check_length,
    file_name,
    match_for_record,
    match_of,
    read_match,
)
from taros.tables import views
from taros.tables.protocol import Replay, ReplayRequest

from ...limits import LARGEST_RECORD
from .requests import (
    REFUSALS,
    AnyRequest,
    TableId,
    check_fair_play,
    evaluate_steps,
    guest_of,
    manager_of,
    person_of,
)

WORTH_SENDING = 64_000  # bytes of a replay

JSON_LINES = "application/x-ndjson"

REPLAY = {**REFUSALS, 200: ResponseSpec(Replay, description="The game", generate_examples=False)}

# Records and replays


@get("/tables/{table_id:str}/record", responses=REFUSALS, media_type=MediaType.TEXT)
async def read_record(request: AnyRequest, table_id: TableId) -> Response[str]:
    """Return the game as text, with its seed once it is over. Before that only if nothing is
    hidden, and of a game among people only the position."""
    live = await manager_of(request).live_table(table_id)
    match = await live.read(match_for_record)
    name = file_name(match, table_id)
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    record = await evaluate_steps(request, record_steps(match))
    return Response(record, headers=headers, media_type=MediaType.TEXT)


@get("/replays/{table_id:str}", responses=REPLAY)
async def read_replay(request: AnyRequest, table_id: TableId) -> Stream:
    """Return a finished game, ply by ply."""
    match = await _finished(request, table_id)
    live, guest = await manager_of(request).live_table(table_id), guest_of(request)
    return await _replayed(request, table_id, match, mine=live.table.seats_of(guest))


@post("/replays", responses=REPLAY, status_code=200, request_max_body_size=LARGEST_RECORD)
async def replay_record(request: AnyRequest, data: ReplayRequest) -> Stream:
    """Return the game of a record ply by ply; of a damaged record the part before the damage."""
    found = await evaluate_steps(request, read_match(data.record))
    return await _replayed(request, None, *found)


async def _match(request: AnyRequest, table_id: str) -> Match:
    live = await manager_of(request).live_table(table_id)

    return await live.read(match_of)


async def _finished(request: AnyRequest, table_id: str) -> Match:
    match = await _match(request, table_id)
    check_finished(match)
    return match


async def _replayed(
    request: AnyRequest,
    id: str | None,
    match: Match,
    promised: bool = True,
    damage: Message | None = None,
    mine: Sequence[int] = (),
) -> Stream:
    """Send a replay while it is made: all of a long one at once would take much memory."""
    check_length(match.ply)
    chunks = views.replay_chunks(match, id, mine, promised, damage)
    return Stream(_streamed(request, chunks), media_type=MediaType.JSON)


async def _streamed(request: AnyRequest, chunks: Iterator[bytes]) -> AsyncIterator[bytes]:
    """Make chunks beside the event loop, some at a time; it ends when the client has gone."""
    manager, person = manager_of(request), person_of(request)
    with manager.working.enter(person):
        while some := await manager.requests.run(person, _some(chunks)):
            yield some


def _some(chunks: Iterator[bytes]) -> Steps[bytes]:
    """Take chunks until they are worth being sent; empty when there are no more."""
    taken = bytearray()
    for chunk in chunks:
        taken += chunk
        if len(taken) >= WORTH_SENDING:
            break
        yield
    return bytes(taken)


# Reviews


@post("/replays/{table_id:str}/review", responses=REFUSALS, status_code=200, media_type=JSON_LINES)
async def review_game(request: AnyRequest, table_id: TableId) -> Stream:
    """Review a finished game: stream the progress line by line, then the review."""
    match = await _finished(request, table_id)
    check_length(match.ply)
    await check_fair_play(request, match.game, match.states())
    reviews = manager_of(request).reviews
    kept = await reviews.kept(table_id)
    if kept is not None:
        return _lines([kept])
    return _lines(reviews.of_table(table_id, match, person_of(request)))


@post(
    "/reviews",
    responses=REFUSALS,
    status_code=200,
    media_type=JSON_LINES,
    request_max_body_size=LARGEST_RECORD,
)
async def review_record(request: AnyRequest, data: ReplayRequest) -> Stream:
    """Review the game of a record: stream the progress line by line, then the review."""
    match, _, damage = await evaluate_steps(request, read_match(data.record))
    check_length(match.ply)
    await check_fair_play(request, match.game, match.states())
    reviews = manager_of(request).reviews
    return _lines(reviews.of_record(data.record, match, damage, person_of(request)))


def _lines(lines: StreamType[bytes]) -> Stream:
    """Stream `lines`, and ask proxies not to buffer them."""
    return Stream(lines, media_type=JSON_LINES, headers={"x-accel-buffering": "no"})


replay_handlers = [read_record, read_replay, replay_record, review_game, review_record]
