"""What handlers ask of a request: who sent it, and work in turn with that of other people."""

import asyncio
from collections.abc import Callable, Coroutine, Iterable
from typing import Annotated, Any, TypeVar

from litestar import Request
from litestar.openapi import ResponseSpec
from litestar.params import Parameter

from taros.core.errors import NotAllowed
from taros.core.game import Game, State
from taros.core.steps import Steps
from taros.hosting.fair_play import check_no_advice, played_among_people
from taros.hosting.names import ID_PATTERN
from taros.review.advice import Advice
from taros.tables.protocol import Refusal

from ...accounts.sessions import Session
from ...background.evaluator import once
from ...live.table_manager import TableManager
from ...people.fair_queue import Key
from ...people.origins import origin_of
from ..middleware import address_of

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
