"""The addresses of the client's pages: whether there is a page at a path, and what it is about."""

import asyncio
import re
from collections.abc import Container
from typing import NamedTuple

from taros import games
from taros.core.errors import Gone, Unknown
from taros.games.puzzles import puzzle
from taros.tables.events import decode_setup

from ..accounts.names import skeleton
from ..storage import Store, StoredTable
from ..storage.accounts import AccountStore
from ..storage.tournaments import TournamentStore
from ..tournaments.views import decode_summary

GAME_PAGES = ("new", "rules", "editor", "ladder")  # of every game: /rules/marrakech
TABLE_PAGES = ("t", "g")  # of every table: /t/ID, and /g/ID for its replay
OTHER_PAGES = (
    "",
    "g",
    "puzzle",
    "courses",
    "account",
    "events",
    "notices",
    "watch",
    "host",
)  # as they are; `web/src/App.svelte` shows them

_PATH = re.compile(r"/([a-z]{0,32})(?:/([A-Za-z0-9_-]{1,64}))?/?")
_PLAYER = re.compile("/p/([^\n]{1,64})")
_PUZZLE = re.compile("([a-z]+)-([0-9]{1,6})")


class Route(NamedTuple):
    """What a page of the client is about."""

    page: str  # the first part of the path; of a replay with its review, "review"
    game: str | None = None
    puzzle: int | None = None  # number
    player: str | None = None  # name
    table: StoredTable | None = None


async def find_route(store: Store, path: str, query: Container[str] = ()) -> Route:
    """Return what the page at `path` with the parameters `query` is about.

    Raises Unknown if there is no such page, game, puzzle, player or table, and Gone for a table
    that was closed.
    """
    if player := _PLAYER.fullmatch(path):
        return await asyncio.to_thread(_player_route, store, player[1])
    found = _PATH.fullmatch(path)
    page, name = (found[1], found[2]) if found else ("", "none")
    if name is None and page in OTHER_PAGES:
        return Route(page)
    if name and page in GAME_PAGES:
        return Route(page, games.get(name).name)
    if name and page == "puzzle":
        return _puzzle_route(name)
    if name and page == "events":
        return await _event_route(store, name)
    if name and page in TABLE_PAGES:
        page = "review" if page == "g" and "review" in query else page
        return _table_route(page, await asyncio.to_thread(store.find, name))
    raise Unknown("no-page")


async def _event_route(store: Store, name: str) -> Route:
    """Return the route of the form for a new tournament, or of one that there is."""
    if name == "new":
        return Route("events")
    found = await asyncio.to_thread(TournamentStore(store.engine).find, name)
    if found is None:
        raise Unknown("no-event")
    return Route("events", decode_summary(found.summary).game)


def _player_route(store: Store, name: str) -> Route:
    account = AccountStore(store.engine).of_name(skeleton(name))
    if account is None:
        raise Unknown("no-account", name=name)
    return Route("p", player=account.name)


def _puzzle_route(name: str) -> Route:
    found = _PUZZLE.fullmatch(name)
    if found is None:
        raise Unknown("no-page")
    game, number = games.get(found[1]).name, int(found[2])
    puzzle(game, number)
    return Route("puzzle", game, number)


def _table_route(page: str, table: StoredTable | None) -> Route:
    if table is None:
        raise Unknown("no-table")
    game = decode_setup(table.setup).game
    if table.state == "removed":
        raise Gone("table-removed", game=game)
    return Route(page, game, table=table)
