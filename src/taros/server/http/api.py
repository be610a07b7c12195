"""HTTP handlers for games, tables, seats and replays. Their types are in `tables.protocol`."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Iterator, Sequence
from typing import Annotated, Any, TypeVar

import msgspec
from litestar import MediaType, Request, Response, delete, get, post
from litestar.openapi import ResponseSpec
from litestar.params import Parameter
from litestar.response import Stream
from litestar.types.helper_types import StreamType

from taros import games
from taros.core.errors import Gone, NotAllowed
from taros.core.game import Game, State
from taros.core.match import Match
from taros.core.record import record_steps
from taros.core.steps import Steps
from taros.core.words import Message
from taros.hosting.fair_play import check_no_advice, played_among_people
from taros.hosting.game_info import game_info, how_to_play, rules_text, start
from taros.hosting.names import ID_PATTERN, new_id
from taros.hosting.new_table import check_beginning, setup_of
from taros.hosting.replays import (
    check_finished,
    check_length,
    file_name,
    match_for_record,
    match_of,
    read_match,
)
from taros.hosting.review_messages import hint
from taros.hosting.wall_clock import now
from taros.review.advice import Advice
from taros.tables import views
from taros.tables.protocol import (
    Created,
    GameInfo,
    Hint,
    NewTable,
    Observation,
    Refusal,
    Rematch,
    Replay,
    ReplayRequest,
    Sit,
    Start,
    StartRequest,
    Token,
)
from taros.tables.table import Table

from ..accounts.sessions import Session
from ..background.evaluator import once
from ..limits import LARGEST_RECORD
from ..live.table_manager import TableManager
from ..people.fair_queue import Key
from ..people.origins import origin_of
from .middleware import address_of
from .seat_names import name_at_table, named_seats

WORTH_SENDING = 64_000  # bytes of a replay

JSON_LINES = "application/x-ndjson"

TableId = Annotated[str, Parameter(pattern=ID_PATTERN)]
SeatNumber = Annotated[int, Parameter(ge=0, le=15)]
AnyRequest = Request[Any, Any, Any]
T = TypeVar("T")

REFUSALS = {
    status: ResponseSpec(Refusal, description=text, generate_examples=False)
    for status, text in {
        400: "It cannot be understood, or cannot be",
        403: "Not up to you, or not now",
        404: "There is no such thing",
        413: "Too long",
        415: "Not JSON",
        429: "Too much at once",
        503: "The database fails just now",
    }.items()
}

REPLAY = {**REFUSALS, 200: ResponseSpec(Replay, description="The game", generate_examples=False)}


def manager_of(request: AnyRequest) -> TableManager:
    manager: TableManager = request.app.state.manager
    return manager


def guest_of(request: AnyRequest) -> str:
    guest: str = request.scope["guest"]  # type: ignore[typeddict-item]
    return guest


def session_of(request: AnyRequest) -> Session:
    session: Session = request.scope["taros_session"]  # type: ignore[typeddict-item]
    return session


def person_of(request: AnyRequest) -> Key:
    """Return the key of the person who sent a request: (origin, guest). Work waits its turn by
    it."""
    return origin_of(address_of(request.scope), manager_of(request).signer), guest_of(request)


async def evaluate(request: AnyRequest, work: Callable[[], T]) -> T:
    """Do short work beside the event loop, in turn with that of other people."""
    return await evaluate_steps(request, once(work))


async def evaluate_steps(request: AnyRequest, steps: Steps[T]) -> T:
    """Do work that takes its time beside the event loop, in turn with that of other people.

    It ends when the client has gone. Raises NotAllowed for too much of it.
    """
    manager, person = manager_of(request), person_of(request)
    with manager.working.enter(person):
        return await until_gone(request, manager.requests.run(person, steps))


async def until_gone(request: AnyRequest, work: Coroutine[None, None, T]) -> T:
    """Return the result of `work`; it is cancelled when the client has gone."""
    working = asyncio.create_task(work)
    gone = asyncio.create_task(_disconnected(request))
    try:
        await asyncio.wait((working, gone), return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            manager_of(request).metrics.add("taros_requests_abandoned_total")
            raise NotAllowed("client-gone")
        return working.result()
    finally:
        working.cancel()
        gone.cancel()


async def _disconnected(request: AnyRequest) -> None:
    """Wait until the client has closed its connection."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def advised(request: AnyRequest, game: str, observation: State) -> Advice:
    """Ask for the best move, in turn with other people, one at a time for each person.

    Raises NotAllowed.
    """
    manager, person = manager_of(request), person_of(request)
    with manager.advised.enter(person), manager.working.enter(person):
        return await until_gone(request, manager.bots.advise(game, observation, person))


async def check_fair_play(request: AnyRequest, game: Game, states: Iterable[State]) -> None:
    """Raise NotAllowed if advice on `states` would help the guest in a game among people."""
    manager = manager_of(request)
    with manager.checking.enter(person_of(request)):
        running = await manager.lists.running(guest_of(request))
        ids = played_among_people(running, game.name)
        tables = [await manager.readable_table(id) for id in ids]
        moments = [await live.moment() for live in tables if live is not None]
    if moments:
        await evaluate(request, lambda: check_no_advice(game, states, moments))


# What there is to play


@get("/games", responses=REFUSALS, sync_to_thread=False)
def list_games(request: AnyRequest) -> list[GameInfo]:
    """Return all games, with their options, levels and bots."""
    longest = manager_of(request).settings.think_time
    return [game_info(name, longest) for name in games.names()]


@get("/rules/{game:str}", responses=REFUSALS, media_type="text/markdown", sync_to_thread=False)
def read_rules(request: AnyRequest, game: str) -> Response[str]:
    """Return the rules of a game, in the reader's language if they are translated."""
    return _text(rules_text(game, _language(request)))


@get(
    "/how-to-play/{game:str}", responses=REFUSALS, media_type="text/markdown", sync_to_thread=False
)
def read_how_to_play(request: AnyRequest, game: str) -> Response[str]:
    """Return one plain page on how a game is played, in the reader's language if translated."""
    return _text(how_to_play(game, _language(request)))


def _language(request: AnyRequest) -> str:
    language: str = request.scope["language"]  # type: ignore[typeddict-item]
    return language


def _text(translated: tuple[str, str]) -> Response[str]:
    """Answer with a text and the language it is in."""
    text, language = translated
    return Response(text, headers={"content-language": language, "vary": "accept-language"})


@post("/starts", responses=REFUSALS, status_code=200)
async def look_at_start(request: AnyRequest, data: StartRequest) -> Start:
    """Return the first view of a game with these options, or why they are invalid."""
    return await evaluate(request, lambda: start(data))


# Tables


@post("/tables", responses=REFUSALS)
async def create_table(request: AnyRequest, data: NewTable) -> Created:
    """Set up a table. If no seat is open, the game begins: at once, or after its chance was
    mixed if a device takes part in that."""
    origin, guest = person_of(request)
    await evaluate(request, lambda: check_beginning(data))
    data = msgspec.structs.replace(data, seats=await named_seats(request, data.seats))
    settings = manager_of(request).settings
    setup = setup_of(data, guest, origin, settings.think_time, settings.window, now())
    return _created(await manager_of(request).create(setup))


def _created(table: Table) -> Created:
    return Created(table.id, table.setup.invite, table.commitment)


@delete("/tables/{table_id:str}", responses=REFUSALS)
async def remove_table(request: AnyRequest, table_id: TableId) -> None:
    """Close a table for good; only its host can."""
    live = await manager_of(request).live_table(table_id)
    await live.execute(lambda table: table.remove(guest_of(request)))


@post("/tables/{table_id:str}/seats/{seat:int}", responses=REFUSALS, status_code=204)
async def sit_down(request: AnyRequest, table_id: TableId, seat: SeatNumber, data: Sit) -> None:
    """Take an open seat, or one that is handed over; the last open one begins the game.

    Does nothing if the guest has the seat.
    """
    guest = guest_of(request)
    name = await name_at_table(request, data.name)
    live = await manager_of(request).live_table(table_id)

    def sit(table: Table) -> Any:
        if seat in table.seats_of(guest):
            return None
        return table.sit(seat, guest, name, data.invite, contributes=data.contributes)

    await live.execute(sit)


@delete("/tables/{table_id:str}/seats/{seat:int}", responses=REFUSALS)
async def stand_up(request: AnyRequest, table_id: TableId, seat: SeatNumber) -> None:
    """Leave a seat before the game has begun; the host can also free that of a bot."""
    live = await manager_of(request).live_table(table_id)
    await live.execute(lambda table: table.leave(seat, guest_of(request)))


@post("/tables/{table_id:str}/seats/{seat:int}/token", responses=REFUSALS)
async def give_token(request: AnyRequest, table_id: TableId, seat: SeatNumber) -> Token:
    """Return a token with which a program plays a seat of this guest."""
    guest = guest_of(request)
    live = await manager_of(request).live_table(table_id)
    if seat not in live.table.seats_of(guest):
        raise NotAllowed("not-your-seat")
    token = manager_of(request).signer.token(table_id, seat, guest)
    return Token(token, f"/ws/tables/{table_id}")


@post("/tables/{table_id:str}/rematch", responses=REFUSALS)
async def play_again(request: AnyRequest, table_id: TableId, data: Rematch) -> Created:
    """Return the table of the next game, with the same seats; the first request creates it.

    If its host has closed that table, the game goes on at another one.
    """
    manager, (origin, guest) = manager_of(request), person_of(request)
    live = await manager.live_table(table_id)
    window = int(1000 * manager.settings.window)
    setup = await live.read(
        lambda table: table.rematch_setup(
            guest, new_id(), window, now(), contributes=data.contributes
        )
    )
    setup = msgspec.structs.replace(setup, origin=origin)
    id = live.table.rematch or manager.signer.derived_id("rematch", table_id)
    next_game = None
    while next_game is None:
        await manager.create(setup, id)
        try:
            next_game = await manager.live_table(id)
        except Gone:  # its host has closed it
            id = manager.signer.derived_id("rematch", id)
    await live.execute(lambda table: table.go_on_at(id, guest))
    return _created(next_game.table)


# Records


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


# Reviews and hints


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


@post("/tables/{table_id:str}/hint", responses=REFUSALS, status_code=200)
async def give_hint(request: AnyRequest, table_id: TableId) -> Hint:
    """Return the best move, and why, to a guest who plays against bots alone."""
    name, ply, observation = msgspec.structs.astuple(await _observation(request, table_id))
    game = games.get(name)
    advice = await advised(request, name, observation)
    manager_of(request).metrics.add("taros_hints_total")
    return await evaluate(request, lambda: hint(game, observation, ply, advice))


@get("/tables/{table_id:str}/observation", responses=REFUSALS)
async def read_observation(request: AnyRequest, table_id: TableId) -> Observation:
    """Return what a guest who plays against bots alone may know, for a hint of their device."""
    return await _observation(request, table_id)


async def _observation(request: AnyRequest, table_id: str) -> Observation:
    """Raise NotAllowed unless the guest may have a hint now."""
    guest = guest_of(request)
    live = await manager_of(request).live_table(table_id)
    observation, ply = await live.read(
        lambda table: (table.observation_for(guest), table.match.ply)
    )
    await check_fair_play(request, live.table.game, [observation])
    return Observation(live.table.game.name, ply, observation)


api_handlers = [
    list_games,
    read_rules,
    read_how_to_play,
    look_at_start,
    create_table,
    remove_table,
    sit_down,
    stand_up,
    give_token,
    play_again,
    read_record,
    read_replay,
    replay_record,
    review_game,
    review_record,
    give_hint,
    read_observation,
]
