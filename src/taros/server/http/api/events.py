"""HTTP handlers for tournaments. Their types are in `tournaments.protocol`."""

import asyncio
from typing import Annotated

from litestar import Response, delete, get, post, put
from litestar.params import Parameter

from taros.core.errors import NotAllowed
from taros.hosting.names import ID_PATTERN
from taros.hosting.wall_clock import now

from ...storage.accounts import Account
from ...storage.tournaments import StoredTournament
from ...tournaments.events import Event
from ...tournaments.planning import plan_of
from ...tournaments.protocol import (
    EventCreated,
    EventInfo,
    EventList,
    EventSummary,
    NewEvent,
    NewResult,
    NewSeeds,
    NewState,
)
from ...tournaments.runner import Decide, Tournaments
from ...tournaments.tournament import MOST_NUMBERS, Tournament
from ...tournaments.views import decode_summary, event_info, results_csv
from .accounts import own_account
from .requests import (
    REFUSALS,
    AnyRequest,
    TableId,
    evaluate,
    guest_of,
    manager_of,
    session_of,
)

EventId = Annotated[str, Parameter(pattern=ID_PATTERN)]
PlayerNumber = Annotated[int, Parameter(ge=0, lt=MOST_NUMBERS)]


def tournaments_of(request: AnyRequest) -> Tournaments:
    return manager_of(request).tournaments


async def player_account(request: AnyRequest) -> Account:
    """Return the account of a person or of a bot. Raises NotAllowed if it is a guest without
    one."""
    session = session_of(request)
    if session.device is None or session.guest is None:
        raise NotAllowed("not-signed-in")
    return await asyncio.to_thread(manager_of(request).accounts.account, session.guest)


# Lists, plans and pages


@get("/events", responses=REFUSALS)
async def list_events(request: AnyRequest) -> EventList:
    """Tournaments that the account which asks organises or plays in, then other public ones."""
    store, guest = tournaments_of(request).store, guest_of(request)

    def listed(state: str) -> list[EventSummary]:
        rows: list[StoredTournament] = store.listed(state, guest)
        return [decode_summary(row.summary) for row in rows]

    states = ("upcoming", "running", "over")
    return EventList(*[await asyncio.to_thread(listed, state) for state in states])


@post("/events", responses=REFUSALS)
async def plan_event(request: AnyRequest, data: NewEvent) -> EventCreated:
    """Plan a tournament; only those who have an account can."""
    organiser = await own_account(request)
    plan = await evaluate(request, lambda: plan_of(data, organiser, now()))
    return EventCreated(await tournaments_of(request).plan(plan))


@get("/events/{event_id:str}", responses=REFUSALS)
async def read_event(request: AnyRequest, event_id: EventId) -> EventInfo:
    """All about a tournament."""
    return await _info(request, await tournaments_of(request).read(event_id))


async def _info(request: AnyRequest, tournament: Tournament) -> EventInfo:
    names, session = await tournaments_of(request).names(tournament), session_of(request)
    return event_info(
        tournament,
        names,
        guest_of(request),
        now(),
        has_account=session.device is not None,
        is_bot=session.is_program,
    )


@get("/events/{event_id:str}/results.csv", responses=REFUSALS, media_type="text/csv")
async def read_results(request: AnyRequest, event_id: EventId) -> Response[str]:
    """The standings as a table, with headings in the reader's language."""
    tournament = await tournaments_of(request).read(event_id)
    names = await tournaments_of(request).names(tournament)
    language: str = request.scope["language"]  # type: ignore[typeddict-item]
    headers = {"content-disposition": f'attachment; filename="{event_id}.csv"'}
    text = results_csv(tournament, names, language)
    return Response(text, media_type="text/csv; charset=utf-8", headers=headers)


# Players


@post("/events/{event_id:str}/entry", responses=REFUSALS, status_code=200)
async def enter_event(request: AnyRequest, event_id: EventId) -> EventInfo:
    """Enter a tournament, or come back to it."""
    account = await player_account(request)
    is_bot = account.owner is not None
    return await _execute(
        request, event_id, lambda tournament: tournament.enter(account.guest, is_bot)
    )


@put("/events/{event_id:str}/entry", responses=REFUSALS)
async def check_in(request: AnyRequest, event_id: EventId) -> EventInfo:
    """Say that one is there, in the hour before the start or later."""
    guest = (await player_account(request)).guest
    return await _execute(request, event_id, lambda tournament: tournament.check_in(guest, now()))


@delete("/events/{event_id:str}/entry", responses=REFUSALS, status_code=200)
async def withdraw(request: AnyRequest, event_id: EventId) -> EventInfo:
    """Withdraw: one is paired no more. A game that is being played goes on."""
    guest = (await player_account(request)).guest
    return await _execute(request, event_id, lambda tournament: tournament.withdraw(guest))


async def _execute(request: AnyRequest, id: str, decide: Decide) -> EventInfo:
    return await _info(request, await tournaments_of(request).execute(id, decide))


# Organisers


@put("/events/{event_id:str}/state", responses=REFUSALS)
async def change_event(request: AnyRequest, event_id: EventId, data: NewState) -> EventInfo:
    """Start a tournament before its time, pause it, let it go on, or end it."""
    guest = await own_account(request)

    def decide(tournament: Tournament) -> Event | None:
        if data.state == "over":
            return tournament.end(guest)
        if data.state == "paused":
            return tournament.pause(guest)
        if tournament.state == "upcoming":
            return tournament.start(guest)
        return tournament.resume(guest)

    return await _execute(request, event_id, decide)


@put("/events/{event_id:str}/seeds", responses=REFUSALS)
async def seed_event(request: AnyRequest, event_id: EventId, data: NewSeeds) -> EventInfo:
    """Put the players into an order, the strongest first."""
    guest = await own_account(request)
    return await _execute(
        request, event_id, lambda tournament: tournament.seed(guest, data.players)
    )


@delete("/events/{event_id:str}/players/{player:int}", responses=REFUSALS, status_code=200)
async def remove_player(request: AnyRequest, event_id: EventId, player: PlayerNumber) -> EventInfo:
    """Remove a player, who cannot come back."""
    guest = await own_account(request)
    return await _execute(request, event_id, lambda tournament: tournament.remove(guest, player))


@put("/events/{event_id:str}/tables/{table_id:str}", responses=REFUSALS)
async def correct_result(
    request: AnyRequest, event_id: EventId, table_id: TableId, data: NewResult
) -> EventInfo:
    """Say how the game at a table ended."""
    guest = await own_account(request)
    return await _execute(
        request, event_id, lambda tournament: tournament.correct(guest, table_id, data.places)
    )


event_handlers = [
    list_events,
    plan_event,
    read_event,
    read_results,
    enter_event,
    check_in,
    withdraw,
    change_event,
    seed_event,
    remove_player,
    correct_result,
]
