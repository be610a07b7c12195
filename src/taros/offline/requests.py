"""Answer the requests of a page as the HTTP API of a server does."""

import logging
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from typing import Any, NamedTuple, TypeVar
from urllib.parse import parse_qs

import msgspec

from taros import games
from taros.core.errors import BadOption, NotAllowed, TarosError, Unknown
from taros.core.game import Game, State
from taros.core.record import record_steps
from taros.core.steps import run
from taros.hosting import fair_play, replays, study
from taros.hosting.game_info import game_info, how_to_play, rules_text, start
from taros.hosting.names import clean_name, new_id
from taros.hosting.new_table import check_beginning, check_rated, setup_of
from taros.hosting.review_messages import hint
from taros.hosting.study import Riddle
from taros.hosting.wall_clock import now
from taros.tables import views
from taros.tables.events import Event
from taros.tables.protocol import (
    Created,
    MomentRequest,
    NewTable,
    PositionRequest,
    PuzzleTry,
    Rematch,
    ReplayRequest,
    Sit,
    StartRequest,
)
from taros.tables.table import Table

from .host import Host
from .reviews import review_lines

THINK_SECONDS = 5.0  # that a bot may think about a move
PAGE = 20  # finished tables in one answer

T = TypeVar("T")

log = logging.getLogger(__name__)


class Request(NamedTuple):
    method: str
    path: str  # below /api, with its query
    language: str
    body: str


class Answer(NamedTuple):
    status: int
    body: bytes | AsyncIterator[bytes] = b""
    headers: dict[str, str] = {}  # noqa: RUF012 (never changed)


class Call(NamedTuple):
    """A request with the parts of its path."""

    host: Host
    request: Request
    path: tuple[str, ...]

    def read(self, kind: type[T]) -> T:
        """Return the body. Raises BadOption."""
        try:
            return msgspec.json.decode(self.request.body, type=kind)
        except msgspec.DecodeError as error:
            raise BadOption("bad-message", reason=str(error)) from None

    def query(self, name: str) -> str | None:
        return parse_qs(self.request.path.partition("?")[2]).get(name, [None])[0]


Handler = Callable[[Call], Awaitable[Answer]]

_routes: list[tuple[str, re.Pattern[str], Handler]] = []


def route(method: str, path: str) -> Callable[[Handler], Handler]:
    """Let the decorated function answer requests for `path`, where `*` stands for one part."""

    def register(handler: Handler) -> Handler:
        _routes.append((method, re.compile(path.replace("*", "([^/]+)")), handler))
        return handler

    return register


async def answer(host: Host, request: Request) -> Answer:
    """Answer a request; what is refused like a server refuses it."""
    try:
        return await _answer(host, request)
    except TarosError as error:
        status = (
            404 if isinstance(error, Unknown) else 403 if isinstance(error, NotAllowed) else 400
        )
        return _json(views.refusal(error, request.language), status)
    except Exception:
        log.exception("%s %s", request.method, request.path)
        return _json(views.refusal(NotAllowed("server-error"), request.language), 500)


async def _answer(host: Host, request: Request) -> Answer:
    path = request.path.partition("?")[0]
    for method, pattern, handler in _routes:
        found = pattern.fullmatch(path)
        if found and method == request.method:
            return await handler(Call(host, request, found.groups()))
    raise Unknown("no-page")


def _json(value: Any, status: int = 200) -> Answer:
    return Answer(status, msgspec.json.encode(value), {"content-type": "application/json"})


# What there is to play


@route("GET", "/games")
async def list_games(call: Call) -> Answer:
    return _json([game_info(name, THINK_SECONDS) for name in games.names()])


@route("GET", "/rules/*")
async def read_rules(call: Call) -> Answer:
    return _text(*rules_text(call.path[0], call.request.language))


@route("GET", "/how-to-play/*")
async def read_how_to_play(call: Call) -> Answer:
    return _text(*how_to_play(call.path[0], call.request.language))


def _text(text: str, language: str) -> Answer:
    return Answer(200, text.encode(), {"content-language": language})


@route("POST", "/starts")
async def look_at_start(call: Call) -> Answer:
    return _json(start(call.read(StartRequest)))


# Tables


@route("GET", "/tables")
async def list_public(call: Call) -> Answer:
    return _json([])


@route("GET", "/tables/mine")
async def list_mine(call: Call) -> Answer:
    return _json(await call.host.running())


@route("GET", "/tables/mine/finished")
async def list_finished(call: Call) -> Answer:
    cursor, most = call.query("before"), int(call.query("most") or PAGE)
    since, _, id = (cursor or "").partition("-")
    return _json(await call.host.finished((int(since), id) if cursor else None, most))


@route("POST", "/tables")
async def create_table(call: Call) -> Answer:
    data = call.read(NewTable)
    check_beginning(data)
    if any(seat.kind == "open" for seat in data.seats):
        raise NotAllowed("offline-friends")
    check_rated(data, has_account=False)
    host = call.host
    setup = setup_of(data, host.guest, "", THINK_SECONDS, host.window, now())
    return _created(await call.host.create(setup))


def _created(table: Table) -> Answer:
    return _json(Created(table.id, table.setup.invite, table.commitment), 201)


@route("DELETE", "/tables/*")
async def remove_table(call: Call) -> Answer:
    local = await call.host.table(call.path[0])
    await local.execute(lambda table: table.remove(call.host.guest))
    return Answer(204)


@route("POST", "/tables/*/seats/*")
async def sit_down(call: Call) -> Answer:
    data, guest, seat = call.read(Sit), call.host.guest, _number(call.path[1])
    local = await call.host.table(call.path[0])

    def sit(table: Table) -> Event | None:
        if seat in table.seats_of(guest):
            return None
        name = clean_name(data.name)
        return table.sit(seat, guest, name, data.invite, contributes=data.contributes)

    await local.execute(sit)
    return Answer(204)


@route("DELETE", "/tables/*/seats/*")
async def stand_up(call: Call) -> Answer:
    local = await call.host.table(call.path[0])
    await local.execute(lambda table: table.leave(_number(call.path[1]), call.host.guest))
    return Answer(204)


@route("POST", "/tables/*/rematch")
async def play_again(call: Call) -> Answer:
    data, host, guest = call.read(Rematch), call.host, call.host.guest
    local = await host.table(call.path[0])
    window = int(1000 * host.window)
    setup = local.table.rematch_setup(guest, new_id(), window, now(), contributes=data.contributes)
    id = host.derived_id(local.table.id)
    table = await host.create(setup, id)
    await local.execute(lambda table: table.go_on_at(id, guest))
    return _created(table)


# Records


@route("GET", "/tables/*/record")
async def read_record(call: Call) -> Answer:
    match = replays.match_for_record((await call.host.table(call.path[0])).table)
    name = replays.file_name(match, call.path[0])
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Answer(200, run(record_steps(match)).encode(), headers)


@route("GET", "/replays/*")
async def read_replay(call: Call) -> Answer:
    id = call.path[0]
    table = (await call.host.table(id)).table
    match = replays.match_of(table)
    replays.check_finished(match)
    replays.check_length(match.ply)
    mine = table.seats_of(call.host.guest)
    return Answer(200, b"".join(views.replay_chunks(match, id, mine, True, None)))


@route("POST", "/replays")
async def replay_record(call: Call) -> Answer:
    found = run(replays.read_match(call.read(ReplayRequest).record))
    replays.check_length(found.match.ply)
    chunks = views.replay_chunks(found.match, None, (), found.promised, found.damage)
    return Answer(200, b"".join(chunks))


# Reviews and hints


@route("POST", "/replays/*/review")
async def review_game(call: Call) -> Answer:
    host, id = call.host, call.path[0]
    match = replays.match_of((await host.table(id)).table)
    replays.check_finished(match)
    await _check_fair_play(host, match.game, match.states())
    return Answer(200, review_lines(host, match, None, id))


@route("POST", "/reviews")
async def review_record(call: Call) -> Answer:
    found = run(replays.read_match(call.read(ReplayRequest).record))
    await _check_fair_play(call.host, found.match.game, found.match.states())
    return Answer(200, review_lines(call.host, found.match, found.damage, None))


@route("POST", "/tables/*/hint")
async def give_hint(call: Call) -> Answer:
    table = (await call.host.table(call.path[0])).table
    observation, ply = table.observation_for(call.host.guest), table.match.ply
    await _check_fair_play(call.host, table.game, [observation])
    advice = await call.host.bots.advise(table.game.name, observation)
    return _json(hint(table.game, observation, ply, advice))


async def _check_fair_play(host: Host, game: Game, states: Iterable[State]) -> None:
    """Raise NotAllowed if advice on `states` would help in a game among people on this device."""
    ids = fair_play.played_among_people(await host.running(), game.name)
    moments = [fair_play.moment_of((await host.table(id)).table) for id in ids]
    fair_play.check_no_advice(game, states, moments)


# Positions and puzzles


@route("POST", "/positions")
async def look_at_position(call: Call) -> Answer:
    return _json(study.position(study.read_position(call.read(PositionRequest))))


@route("POST", "/positions/starts")
async def begin_position(call: Call) -> Answer:
    return _json(study.position(study.begin(call.read(StartRequest))))


@route("POST", "/positions/moments")
async def read_moment(call: Call) -> Answer:
    data = call.read(MomentRequest)
    return _json(study.position(run(replays.read_match(data.record)).match.at(data.ply)))


@route("POST", "/positions/advice")
async def advise_on_position(call: Call) -> Answer:
    match = study.read_position(call.read(PositionRequest))
    observation = study.observation_for_advice(match)
    await _check_fair_play(call.host, match.game, [match.state])
    advice = await call.host.bots.advise(match.game.name, observation)
    return _json(hint(match.game, observation, match.ply, advice))


@route("GET", "/puzzles")
async def list_puzzles(call: Call) -> Answer:
    return _json(study.list_puzzles())


@route("GET", "/puzzles/*/*")
async def read_puzzle(call: Call) -> Answer:
    return _json(study.task(_riddle(call)))


@route("POST", "/puzzles/*/*/tries")
async def try_puzzle(call: Call) -> Answer:
    return _json(study.answer(_riddle(call), call.read(PuzzleTry).move))


@route("GET", "/puzzles/*/*/solution")
async def read_solution(call: Call) -> Answer:
    return _json(study.solution(_riddle(call)))


def _riddle(call: Call) -> Riddle:
    return Riddle(call.path[0], _number(call.path[1]))


def _number(text: str) -> int:
    """Return a number in a path. Raises Unknown."""
    if not re.fullmatch("[0-9]{1,4}", text):
        raise Unknown("no-page")
    return int(text)
