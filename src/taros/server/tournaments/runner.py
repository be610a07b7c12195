"""Tournaments while they are held: what is asked of them is stored, rounds begin, games are heard
of.

Any worker looks after any tournament: what happens is the next event, and the database takes one of
each number. Only drawing a round is leased, so that not all workers do the work. A round is stored
before its tables are set up, with their ids, which follow from the tournament: a worker that finds
one of them missing sets it up, and who comes second finds it there. So a round that was interrupted
at any point goes on as if nothing had been.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from taros.core.errors import NotAllowed, Unknown
from taros.hosting.names import is_id, new_id
from taros.hosting.wall_clock import now
from taros.tables.summary import decode_summary

from ..storage.notices import Notice
from ..storage.tournaments import (
    MOST_DUE,
    StoredTournament,
    TableRow,
    TournamentEvent,
    TournamentStore,
    TournamentUpdate,
)
from .events import (
    Event,
    Finished,
    Paired,
    Pairing,
    Plan,
    Planned,
    Resumed,
    Withdrew,
    decode_event,
    encode_event,
)
from .pairing import Round
from .planning import table_setup
from .schedule import PairingDue, may_pair, next_step, wake
from .tournament import Game, Tournament
from .views import encode_summary

if TYPE_CHECKING:
    from ..live.table_manager import TableManager

LOOK_SECONDS = 1.0  # between two looks at what is due
MOST_PLANNED = 20  # tournaments of a person in 24 hours
MOST_ANNOUNCED = 10  # public tournaments of a person that have not begun
DAY = 86_400_000  # milliseconds
KEPT = 100  # tournaments in memory
DRAWING = 10_000  # milliseconds that a worker has for drawing a round

Decide = Callable[[Tournament], Event | None]
"""Return the event that does what is asked for, None if there is nothing to do; raise
TarosError."""

log = logging.getLogger(__name__)


class Tournaments:
    """All tournaments, as a worker knows them."""

    def __init__(self, manager: "TableManager") -> None:
        self._manager = manager
        self.store = TournamentStore(manager.store.engine)
        self._kept: dict[str, _Kept] = {}
        """Those that were asked for last, the latest last."""
        self._looked_at = ""
        """The last tournament that was looked at, of those that are due."""
        self._name = new_id()
        """Under which this worker leases the drawing of rounds."""

    def open(self) -> None:
        self._looking = asyncio.create_task(self._look_for_ever())

    async def close(self) -> None:
        self._looking.cancel()
        await asyncio.gather(self._looking, return_exceptions=True)

    # What people ask for

    async def plan(self, plan: Plan) -> str:
        """Store a new tournament; return its id. Raises NotAllowed."""
        at = now()
        planned = await asyncio.to_thread(self.store.count_created, plan.organiser, at - DAY)
        if planned >= MOST_PLANNED:
            raise NotAllowed("event-many", most=MOST_PLANNED)
        if plan.public:
            announced = await asyncio.to_thread(self.store.count_announced, plan.organiser)
            if announced >= MOST_ANNOUNCED:
                raise NotAllowed("event-public", most=MOST_ANNOUNCED)
        tournament = Tournament(new_id(), plan)
        first = Planned(plan)
        tournament.apply(first, at)
        row = StoredTournament(
            id=tournament.id,
            organiser=plan.organiser,
            state=tournament.state,
            public=plan.public,
            created=at,
            starts=plan.starts,
            wake=wake(tournament),
            summary=encode_summary(tournament),
        )
        event = TournamentEvent(1, at, encode_event(first))
        await asyncio.to_thread(self.store.add, row, event)
        return tournament.id

    async def read(self, id: str) -> Tournament:
        """Return a tournament as it is stored, for the caller alone. Raises Unknown."""
        if not is_id(id):
            raise Unknown("no-event")
        async with self._use(id) as kept:
            known = await self._caught_up(id, kept)
            tournament = known.copy()
            if not known.has_standings:
                await asyncio.to_thread(lambda: tournament.standings)
                known.take_standings(tournament)
            return tournament

    async def names(self, tournament: Tournament) -> dict[str, str]:
        """Return the names of all accounts in a tournament, by guest."""
        guests = {tournament.plan.organiser, *(player.guest for player in tournament.players)}
        return await asyncio.to_thread(self.store.names, guests)

    async def execute(self, id: str, decide: Decide) -> Tournament:
        """Store the event that `decide` returns, and return the tournament with it; decide again if
        another worker was quicker. Raises TarosError."""
        while True:
            tournament = await self.read(id)
            event = decide(tournament)
            if event is None or await self._append(tournament, event):
                return tournament

    @asynccontextmanager
    async def _use(self, id: str) -> AsyncIterator["_Kept"]:
        """Keep the tournament `id` in memory, locked, while it catches up with the store; then
        forget those of more than KEPT that nobody has used for the longest time."""
        kept = self._kept[id] = self._kept.pop(id) if id in self._kept else _Kept()
        kept.users += 1
        try:
            async with kept.lock:
                yield kept
        finally:
            kept.users -= 1
            if kept.tournament is None and not kept.users:
                del self._kept[id]
            unused = [each for each, other in self._kept.items() if not other.users]
            for each in unused[: max(0, len(self._kept) - KEPT)]:
                del self._kept[each]

    async def _caught_up(self, id: str, kept: "_Kept") -> Tournament:
        """Return the tournament in memory, with all that workers have stored; raises Unknown."""
        number = kept.tournament.number if kept.tournament else 0
        stored = await asyncio.to_thread(self.store.events_after, id, number)
        for each in stored:
            event = decode_event(each.body)
            if kept.tournament is None:
                if not isinstance(event, Planned):
                    break
                kept.tournament = Tournament(id, event.plan)
            if each.number == kept.tournament.number + 1:
                kept.tournament.apply(event, each.at)
        if kept.tournament is None:
            raise Unknown("no-event")
        return kept.tournament

    async def _append(self, tournament: Tournament, event: Event) -> bool:
        """Apply and store an event; return False if another one was stored first: then the caller's
        `tournament` is void."""
        at = now()
        tournament.apply(event, at)
        update = TournamentUpdate(tournament.state, wake(tournament), encode_summary(tournament))
        stored = TournamentEvent(tournament.number, at, encode_event(event))
        return await asyncio.to_thread(self.store.append, tournament.id, stored, update)

    # What happens without a request

    async def _look_for_ever(self) -> None:
        while True:
            try:
                await self._look()
            except Exception:
                log.exception("looking after tournaments failed")
            await asyncio.sleep(LOOK_SECONDS)

    async def _look(self) -> None:
        """Look after the next of the tournaments that are due, in order and from the first again
        after the last."""
        due = await asyncio.to_thread(self.store.due, now(), self._looked_at)
        self._looked_at = due[-1] if len(due) == MOST_DUE else ""
        for id in due:
            await self._look_after_safely(id)

    async def _look_after_safely(self, id: str) -> None:
        try:
            await self.look_after(id)
        except Exception:  # one that fails keeps nobody from the others
            log.exception("tournament %s", id)

    async def look_after(self, id: str) -> None:
        """Do all that is due in a tournament now."""
        while await self._go_on(await self.read(id)):
            pass

    async def _go_on(self, tournament: Tournament) -> bool:
        """Do one thing that is due; return whether there may be more."""
        event = await self._due_event(tournament)
        if event is not None:
            await self._append(tournament, event)
        return event is not None

    async def _due_event(self, tournament: Tournament) -> Event | None:
        """Return the event that is due, if one is."""
        if (finished := await self._next_finished(tournament)) is not None:
            return finished
        if await self._is_left_alone(tournament):
            return Resumed(alone=True)
        at = now()
        if may_pair(tournament, at):
            return await self._drawn(tournament, at)
        step = next_step(tournament, at)
        assert not isinstance(step, PairingDue)
        return step

    async def _is_left_alone(self, tournament: Tournament) -> bool:
        """Return whether it is paused by an organiser who has deleted their account."""
        if tournament.state == "over" or not tournament.is_paused:
            return False
        organiser = tournament.plan.organiser
        return organiser not in await asyncio.to_thread(self.store.names, {organiser})

    async def _drawn(self, tournament: Tournament, at: int) -> Event | None:
        """Return the round that begins at the time `at`, unless another worker draws it."""
        leases, id = self._manager.store.leases, tournament.id
        if not await asyncio.to_thread(leases.claim, id, self._name, DRAWING):
            return None
        try:
            step = await asyncio.to_thread(next_step, tournament, at)
            if not isinstance(step, PairingDue):
                return step
            return await self._deleted(tournament) or self._paired(tournament, step.round)
        finally:
            await asyncio.to_thread(leases.release, self._name, [id])

    async def _next_finished(self, tournament: Tournament) -> Finished | None:
        """Set up tables that are missing; return the end of a game that is over."""
        games = tournament.open_games
        if not games:
            return None
        rows = await asyncio.to_thread(self.store.tables, [game.table for game in games])
        missing = [game for game in games if game.table not in rows]
        if missing:
            names = await self.names(tournament)
            for game in missing:
                await self._set_up(tournament, game, names)
        ended = (_finished(game, rows[game.table]) for game in games if game.table in rows)
        return next((each for each in ended if each is not None), None)

    async def _set_up(self, tournament: Tournament, game: Game, names: dict[str, str]) -> None:
        """Set up the table of a game, unless it is there."""
        guests = [tournament.players[player].guest for player in game.players]
        window = self._manager.settings.window
        rated = not await asyncio.to_thread(self._are_kin, guests)
        setup = table_setup(
            *(tournament.id, tournament.plan, guests, names, window, now()), rated=rated
        )
        await self._manager.create(setup, game.table, counted=False)
        self._manager.notices.tell(guests, _round_notice(game.table, tournament.plan))

    def _are_kin(self, guests: Sequence[str]) -> bool:
        """Whether two of `guests` have one owner: then their game is not rated."""
        kin = self._manager.accounts.store.kin
        return any(len(kin(guest).intersection(guests)) > 1 for guest in guests)

    async def _deleted(self, tournament: Tournament) -> Withdrew | None:
        """Withdraw a player whose account was deleted, if there is one."""
        names = await self.names(tournament)
        here = sorted(tournament.here)
        gone = (player for player in here if tournament.players[player].guest not in names)
        return next((Withdrew(player) for player in gone), None)

    def _paired(self, tournament: Tournament, found: Round) -> Paired:
        """Return the event of a round, with the ids of its tables."""
        number, derived_id = len(tournament.rounds), self._manager.signer.derived_id
        tables = tuple(
            Pairing(derived_id("tournament", f"{tournament.id}/{number}/{board}"), players)
            for board, players in enumerate(found.tables)
        )
        return Paired(tables, found.byes)


class _Kept:
    """A tournament in memory."""

    def __init__(self) -> None:
        self.tournament: Tournament | None = None
        self.lock = asyncio.Lock()
        self.users = 0
        """How many have the lock or wait for it."""


def _round_notice(table: str, plan: Plan) -> Notice:
    """Return what tells the players of `table` that their round begins."""
    return Notice(f"round:{table}", "round", f"/t/{table}", plan.game, table, plan.name)


def _finished(game: Game, row: TableRow) -> Finished | None:
    """Return the event that a game is over, None if it is not.

    All share the place at a table that was closed since nobody played.
    """
    if row.state == "removed":
        return Finished(game.table, (1,) * len(game.players), (0,) * len(game.players))
    if row.summary is None:
        return None
    standings = decode_summary(row.summary).table.standings
    if standings is None:
        return None
    by_seat = sorted(standings, key=lambda standing: standing.seat)
    return Finished(
        game.table,
        tuple(each.place for each in by_seat),
        tuple(each.score for each in by_seat),
    )
