"""The WebSocket `/ws/watch`: sends public games under way, with their boards.

A worker looks after all its clients together: while there are any, it reads the list and encodes
the boards that have changed, once for all of them, and not more often than it pauses. A client that
reads slowly skips what has changed meanwhile.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from taros import games
from taros.hosting.broadcaster import POLICY
from taros.tables import views
from taros.tables.protocol import TableSummary
from taros.tables.summary import Summary, decode_summary
from taros.tables.table import Table

from ..http.asgi import Receive, Scope, Send
from ..sockets.watchers import answer_pings

if TYPE_CHECKING:
    from ..live.live_table import LiveTable

PATH = "/ws/watch"
MOST_TABLES = 12
MOST_CLIENTS = 500  # of a worker
PAUSE = 2.0  # seconds between two looks at the games

log = logging.getLogger(__name__)

_encoder = msgspec.json.Encoder()

ReadGames = Callable[[], list[str]]
ReadTable = Callable[[str], Awaitable["LiveTable | None"]]


class Shown(NamedTuple):
    """A game as it is shown: the number of its last line, and a WatchedTable, encoded."""

    number: int
    text: msgspec.Raw


class Watching:
    def __init__(
        self, read_games: ReadGames, live_table: ReadTable, has_account: Callable[[str], bool]
    ) -> None:
        """`read_games` returns summaries of public games under way; blocks."""
        self._read_games = read_games
        self._live_table = live_table
        self._has_account = has_account
        self._clients: set[asyncio.Event] = set()
        self._looking: asyncio.Task[None] | None = None
        self.shown: dict[str, Shown] = {}
        """By table, strongest first; replaced whenever something has changed."""

    def add(self) -> asyncio.Event | None:
        """Return an event that is set when something has changed; None if too many watch."""
        if len(self._clients) >= MOST_CLIENTS:
            return None
        changed = asyncio.Event()
        self._clients.add(changed)
        if self._looking is None:
            self._looking = asyncio.create_task(self._look_for_ever())
        elif self.shown:
            changed.set()
        return changed

    def remove(self, changed: asyncio.Event) -> None:
        self._clients.discard(changed)
        if not self._clients:
            self.close()

    def close(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
            self._looking = None
            self.shown = {}

    async def _look_for_ever(self) -> None:
        is_first = True
        while True:
            try:
                before, self.shown = self.shown, await self._look()
                if is_first or before != self.shown:
                    for changed in self._clients:
                        changed.set()
                is_first = False
            except Exception:
                log.exception("games to watch cannot be read")
            await asyncio.sleep(PAUSE)

    async def _look(self) -> dict[str, Shown]:
        """Return the games as they are now; those where nothing has happened are as before."""
        found = map(decode_summary, await asyncio.to_thread(self._read_games))
        of_people = [each for each in found if any(each.guests)]  # bots play on only if watched
        strongest = sorted(of_people, key=self._strength, reverse=True)[:MOST_TABLES]
        shown = {}
        for each in strongest:
            live = await self._live_table(each.table.id)
            if live is None or live.failed:
                continue
            before = self.shown.get(each.table.id)
            if before is None or before.number != live.table.number:
                before = await _show(live, each.table)
            shown[each.table.id] = before
        return shown

    def _strength(self, summary: Summary) -> tuple[int, int, int]:
        """Return what games are compared by: people with accounts, the level of bots, the age."""
        accounts = sum(guest is not None and self._has_account(guest) for guest in summary.guests)
        levels = list(games.get(summary.table.game).levels)
        ranks = [levels.index(seat.bot) for seat in summary.table.seats if seat.bot in levels]
        return accounts, max(ranks, default=-1), summary.table.created

    def message(self, known: dict[str, int]) -> str:
        """Return what has changed for a client; `known` are the numbers that it has, by table, and
        are those that it has with this message."""
        changed = [each.text for id, each in self.shown.items() if known.get(id) != each.number]
        known.clear()
        known.update({id: each.number for id, each in self.shown.items()})
        content: dict[str, Any] = {"type": "watched", "ids": list(known), "changed": changed}
        return _encoder.encode(content).decode()


async def _show(live: "LiveTable", summary: TableSummary) -> Shown:
    return await live.read(
        lambda table: Shown(
            table.number,
            msgspec.Raw(_encoder.encode({"table": summary, "view": _spectators_view(table)})),
        )
    )


def _spectators_view(table: Table) -> Any:
    """Return the board as spectators see it.

    Where hands are hidden, that is as the turn began: nobody can tell a player what others do.
    """
    match, ply = table.match, table.match.ply
    if table.game.hidden and table.state == "playing":
        while ply and table.game.rules.turn(match.state_at(ply - 1)) == match.turn:
            ply -= 1
    return views.wire_view(table.game, match.state_at(ply), None)


async def serve_watching(watching: Watching, scope: Scope, receive: Receive, send: Send) -> None:
    """Serve one WebSocket until either side closes it."""
    await send({"type": "websocket.accept"})
    changed = watching.add()
    if changed is None:
        await send({"type": "websocket.close", "code": POLICY})
        return
    sending = asyncio.create_task(_send_changes(watching, changed, send))
    try:
        await answer_pings(receive, send)
    finally:
        sending.cancel()
        watching.remove(changed)


async def _send_changes(watching: Watching, changed: asyncio.Event, send: Send) -> None:
    known: dict[str, int] = {}
    try:
        while True:
            await changed.wait()
            changed.clear()
            text = watching.message(known)
            await send({"type": "websocket.send", "bytes": None, "text": text})
    except OSError:  # the connection is broken, which its reader notices too
        pass
