"""HTTP handlers for games, tables, seats and replays. Their types are in `tables.protocol`."""

import asyncio
import secrets
from collections.abc import (
    AsyncIterator,
    Callable,
    Container,
    Coroutine,
    Iterator,
    Mapping,
    Sequence,
)
from functools import cache
from typing import Annotated, Any, NamedTuple, TypeVar

import msgspec
from litestar import MediaType, Request, Response, delete, get, post
from litestar.openapi import ResponseSpec
from litestar.params import Parameter
from litestar.response import Stream
from litestar.types.helper_types import StreamType

from taros import bots, games
from taros.bots.learned import has_learned
from taros.core.errors import BadOption, NotAllowed, Unknown
from taros.core.fairness import FairChance
from taros.core.game import OVER, Game, State
from taros.core.match import Match
from taros.core.options import specs
from taros.core.record import parse_record, record_steps
from taros.core.steps import Steps
from taros.core.words import SOURCE, Message
from taros.review.advice import Advice
from taros.review.review import read_steps
from taros.tables import views
from taros.tables.events import Place, Setup
from taros.tables.protocol import (
    Commitment,
    Created,
    GameInfo,
    Hint,
    NewTable,
    Pace,
    Refusal,
    Rematch,
    Replay,
    ReplayRequest,
    Sit,
    Start,
    StartRequest,
    Strength,
    Token,
)
from taros.tables.table import Table

from ..background.evaluator import once
from ..background.review_messages import hint
from ..live.table_bots import bot_for_table
from ..live.table_manager import TableManager
from ..live.wall_clock import now
from ..people.fair_queue import Key
from ..people.identity import clean_name, new_id
from ..people.origins import origin_of
from .middleware import address_of

LEAST_TIME = 3  # seconds a move
LEAST_TOTAL = 30  # seconds for all moves of a seat
LARGEST_RECORD = 500_000  # bytes
WORTH_SENDING = 64_000  # bytes of a replay
LONGEST_REPLAY = 6_000  # moves and outcomes: more than the log of a table holds

JSON_LINES = "application/x-ndjson"

TableId = Annotated[str, Parameter(pattern="^[A-Za-z0-9_-]{1,32}$")]
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
    }.items()
}

REPLAY = {**REFUSALS, 200: ResponseSpec(Replay, description="The game", generate_examples=False)}


def manager_of(request: AnyRequest) -> TableManager:
    manager: TableManager = request.app.state.manager
    return manager


def guest_of(request: AnyRequest) -> str:
    guest: str = request.scope["guest"]  # type: ignore[typeddict-item]
    return guest


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


# What there is to play


@get("/games", responses=REFUSALS, sync_to_thread=False)
def list_games(request: AnyRequest) -> list[GameInfo]:
    """Return all games, with their options, levels and bots."""
    longest = manager_of(request).settings.think_time
    return [_game_info(name, longest) for name in games.names()]


def _game_info(name: str, longest: float) -> GameInfo:
    game = games.get(name)
    return GameInfo(
        name=name,
        seats=list(game.seats),
        options=list(specs(game.options).values()),
        presets={preset: dict(values) for preset, values in game.presets.items()},
        at_tables=dict(game.table_defaults),
        hidden=game.hidden,
        bots=bots.names(game),
        levels={name: dict(level.wins) for name, level in game.levels.items()},
        strengths={
            bot: Strength(
                kind.default_count, kind.max_count_at_tables, longest if kind.takes_time else None
            )
            for bot, kind in bots.BOTS.items()
            if kind.plays(game) and kind.default_count
        },
        has_advice=has_learned(game),
        has_how_to_play=bool(game.how_to_play),
        catalogues=_catalogues(name),
    )


@cache
def _catalogues(name: str) -> dict[str, str]:
    """Read the catalogues that the package of a game brings, by language."""
    game = games.get(name)
    return {language: "\n".join(game.catalogue_texts(language)) for language in game.catalogues}


@get("/rules/{game:str}", responses=REFUSALS, media_type="text/markdown", sync_to_thread=False)
def read_rules(request: AnyRequest, game: str) -> Response[str]:
    """Return the rules of a game, in the reader's language if they are translated."""
    found = games.get(game)
    return _translated(request, found.rules_text, found.read_rules)


@get(
    "/how-to-play/{game:str}", responses=REFUSALS, media_type="text/markdown", sync_to_thread=False
)
def read_how_to_play(request: AnyRequest, game: str) -> Response[str]:
    """Return one plain page on how a game is played, in the reader's language if translated."""
    found = games.get(game)
    if not found.how_to_play:
        raise Unknown("no-how-to-play", game=game)
    return _translated(request, found.how_to_play, found.read_how_to_play)


def _translated(
    request: AnyRequest, languages: Container[str], read: Callable[[str], str]
) -> Response[str]:
    """Answer with what `read` returns for the reader's language if it is in `languages`."""
    language: str = request.scope["language"]  # type: ignore[typeddict-item]
    if language not in languages:
        language = SOURCE
    headers = {"content-language": language, "vary": "accept-language"}
    return Response(read(language), headers=headers)


@post("/starts", responses=REFUSALS, status_code=200)
async def look_at_start(request: AnyRequest, data: StartRequest) -> Start:
    """Return the first view of a game with these options, or why they are invalid."""
    return await evaluate(request, lambda: _start(data))


def _start(data: StartRequest) -> Start:
    game = games.get(data.game)
    options = games.choose_options(game, data.seats, data.options)
    state = game.rules.new(data.seats, options)
    return Start(msgspec.to_builtins(options), views.wire_view(game, state, None))


# Tables


@get("/commitment", responses=REFUSALS, sync_to_thread=False)
def promise_seed(request: AnyRequest) -> Commitment:
    """Return the commitment to the seed of a new table; the client adds its random bits after
    it."""
    nonce = secrets.token_hex(16)
    return Commitment(nonce, FairChance(manager_of(request).seed(nonce)).commitment)


@post("/tables", responses=REFUSALS)
async def create_table(request: AnyRequest, data: NewTable) -> Created:
    """Set up a table. If no seat is open, the game begins at once."""
    origin, guest = person_of(request)
    game = games.get(data.game)
    options = {} if data.position is not None else {**game.table_defaults, **data.options}
    await evaluate(request, lambda: _check_beginning(game, data, options))
    _check_pace(data.pace)
    setup = Setup(
        game=data.game,
        host=guest,
        places=tuple(_places(game, data, guest, manager_of(request).settings.think_time)),
        options=options,
        pace=data.pace,
        public=data.public,
        invite=new_id(),
        created=now(),
        position=data.position,
        origin=origin,
    )
    return _created(await manager_of(request).create(setup, data.nonce))


def _check_pace(pace: Pace) -> None:
    least = 0 if pace.kind == "none" else LEAST_TOTAL if pace.kind == "total" else LEAST_TIME
    if pace.seconds < least:
        raise BadOption("pace-total" if pace.kind == "total" else "pace-time", least=least)
    if pace.increment and pace.kind != "total":
        raise BadOption("pace-increment")


def _check_beginning(game: Game, data: NewTable, options: Mapping[str, Any]) -> None:
    if data.position is None:
        games.choose_options(game, len(data.seats), options)
        return
    if data.options:
        raise BadOption("position-options")
    _, state = game.notation.parse_position(data.position)
    if game.rules.num_seats(state) != len(data.seats):
        raise BadOption("position-seats", seats=game.rules.num_seats(state), given=len(data.seats))
    if game.rules.to_act(state) == OVER:
        raise BadOption("position-over")


def _places(game: Game, data: NewTable, guest: str, longest: float) -> list[Place]:
    """Return the places of a new table; a bot may take `longest` seconds for a move."""
    places: list[Place] = []
    given = False
    for seat in data.seats:
        if seat.kind == "bot":
            places.append(Place(bot=bot_for_table(seat.bot or "", game, longest)))
        elif seat.kind == "open":
            places.append(Place())
        else:
            name = clean_name(seat.name or "")
            bits = None if given else data.contribution
            places.append(Place(guest=guest, name=name, contribution=bits))
            given = True
    return places


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
    name = clean_name(data.name)
    live = await manager_of(request).live_table(table_id)

    def sit(table: Table) -> Any:
        if seat in table.seats_of(guest):
            return None
        return table.sit(seat, guest, name, data.contribution, data.invite)

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
    """Return the table of the next game, with the same seats; the first request creates it."""
    manager, (origin, guest) = manager_of(request), person_of(request)
    live = await manager.live_table(table_id)
    setup = await live.read(
        lambda table: table.rematch_setup(guest, data.contribution, new_id(), now())
    )
    setup = msgspec.structs.replace(setup, origin=origin)
    id = manager.signer.derived_id("rematch", table_id)
    await manager.create(setup, data.nonce, id)
    await live.execute(lambda table: table.go_on_at(id, guest))
    return _created((await manager.live_table(id)).table)


# Records


@get("/tables/{table_id:str}/record", responses=REFUSALS, media_type=MediaType.TEXT)
async def read_record(request: AnyRequest, table_id: TableId) -> Response[str]:
    """Return the game as text, with its seed once it is over; before that only if nothing is
    hidden."""
    match = await _match(request, table_id)
    if match.to_act is not None and match.game.hidden:
        raise NotAllowed("not-over")
    name = f"{match.game.name}-{match.date}-{table_id}.taros"
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


class ReadRecord(NamedTuple):
    match: Match
    promised: bool  # the record shows the seed of its chance
    damage: Message | None  # why the match goes no farther


def read_match(text: str) -> Steps[ReadRecord]:
    """Play a record as far as it goes. Raises BadRecord if nothing of it can be played."""
    record = parse_record(text)
    _check_length(len(record.body) // 2)  # a turn is two words or more
    match, damage = yield from read_steps(record)
    return ReadRecord(match, "Seed" in record.headers and damage is None, damage)


def _check_length(plies: int) -> None:
    if plies > LONGEST_REPLAY:
        raise BadOption("replay-long", most=LONGEST_REPLAY)


async def _match(request: AnyRequest, table_id: str) -> Match:
    live = await manager_of(request).live_table(table_id)

    def begun(table: Table) -> Match:
        if table.state == "waiting":
            raise NotAllowed("not-begun")
        return table.match.at(table.match.ply)

    return await live.read(begun)


async def _finished(request: AnyRequest, table_id: str) -> Match:
    match = await _match(request, table_id)
    if match.to_act is not None:
        raise NotAllowed("not-over")
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
    _check_length(match.ply)
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
    _check_length(match.ply)
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
    _check_length(match.ply)
    reviews = manager_of(request).reviews
    return _lines(reviews.of_record(data.record, match, damage, person_of(request)))


def _lines(lines: StreamType[bytes]) -> Stream:
    """Stream `lines`, and ask proxies not to buffer them."""
    return Stream(lines, media_type=JSON_LINES, headers={"x-accel-buffering": "no"})


@post("/tables/{table_id:str}/hint", responses=REFUSALS, status_code=200)
async def give_hint(request: AnyRequest, table_id: TableId) -> Hint:
    """Return the best move, and why, to a guest who plays against bots alone."""
    manager, guest = manager_of(request), guest_of(request)
    live = await manager.live_table(table_id)
    observation, ply = await live.read(
        lambda table: (table.observation_for(guest), table.match.ply)
    )
    game = live.table.game
    advice = await advised(request, game.name, observation)
    manager.metrics.add("taros_hints_total")
    return await evaluate(request, lambda: hint(game, observation, ply, advice))


api_handlers = [
    list_games,
    read_rules,
    read_how_to_play,
    look_at_start,
    promise_seed,
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
]
