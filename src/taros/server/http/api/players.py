"""HTTP handlers for players' pages, ladders and the pictures of players."""

import asyncio
from typing import Annotated

from litestar import Response, get
from litestar.params import Parameter

from taros import games
from taros.core.errors import BadOption, Unknown
from taros.hosting.wall_clock import now
from taros.tables.avatars import LENGTH

from ...accounts.names import skeleton
from ...ratings import protocol
from ...ratings.avatars import avatar_svg
from ...ratings.players import Filter
from ...ratings.seasons import is_period, season_of
from ...storage.accounts import Account
from .lists import PAGE, Cursor, PageSize, parse_cursor
from .requests import REFUSALS, AnyRequest, guest_of, manager_of

FOR_EVER = "public, max-age=31536000, immutable"
LONGEST = 200  # characters of a name, as it is typed
CURRENT = "now"  # the season that is going on

Name = Annotated[str, Parameter(min_length=1, max_length=LONGEST)]
OtherName = Annotated[str | None, Parameter(max_length=LONGEST)]
GameText = Annotated[str | None, Parameter(max_length=40)]
Seats = Annotated[int | None, Parameter(ge=1, le=16)]
PageNumber = Annotated[int, Parameter(ge=1, le=1_000_000)]
Season = Annotated[str, Parameter(max_length=8)]
AvatarName = Annotated[str, Parameter(pattern=f"^[0-9a-f]{{{LENGTH}}}\\.svg$")]


@get("/players/page", responses=REFUSALS)
async def read_player(
    request: AnyRequest,
    name: Name,
    game: GameText = None,
    seats: Seats = None,
    rated: bool | None = None,
    opponent: OtherName = None,
) -> protocol.PlayerPage:
    """What the page of a player shows: games that are chosen by the other parameters, in numbers;
    ratings, opponents, races."""
    account = await _account(request, name)
    chosen = await _filter(request, game, seats, rated, opponent)
    return await asyncio.to_thread(
        manager_of(request).players.page, account, chosen, guest_of(request)
    )


@get("/players/games", responses=REFUSALS)
async def list_games(
    request: AnyRequest,
    name: Name,
    game: GameText = None,
    seats: Seats = None,
    rated: bool | None = None,
    opponent: OtherName = None,
    before: Cursor = None,
    most: PageSize = PAGE,
) -> protocol.PlayedGames:
    """Finished games of a player, newest first; `before` is `next` of the page before.

    Of games at tables that were neither public nor rated, only those that the reader has played.
    """
    account = await _account(request, name)
    chosen = await _filter(request, game, seats, rated, opponent)
    players = manager_of(request).players
    cursor = parse_cursor(before)
    reader = guest_of(request)
    return await asyncio.to_thread(players.games, account.guest, chosen, reader, cursor, most)


@get("/ladders/{game:str}", responses=REFUSALS)
async def read_ladder(
    request: AnyRequest,
    game: str,
    seats: Seats = None,
    season: Season = CURRENT,
    page: PageNumber = 1,
) -> protocol.Ladder:
    """A page of the ladder of a game: for a `season` such as 2026-4, for `now`, or for `all` time.

    `seats`: by default the number for which most people have ratings.
    """
    period = season_of(now()) if season == CURRENT else season
    if not is_period(period):
        raise BadOption("bad-season", value=season)
    name = games.get(game).name
    return await asyncio.to_thread(manager_of(request).ladders.page, name, seats, period, page)


@get("/avatars/{name:str}", media_type="image/svg+xml", include_in_schema=False)
async def read_avatar(name: AvatarName) -> Response[str]:
    """Return the picture of a player."""
    svg = avatar_svg(name.removesuffix(".svg"))
    headers = {"cache-control": FOR_EVER, "content-security-policy": "default-src 'none'"}
    return Response(svg, media_type="image/svg+xml", headers=headers)


async def _account(request: AnyRequest, name: str) -> Account:
    """Return the account called `name`. Raises Unknown."""
    store = manager_of(request).accounts.store
    found = await asyncio.to_thread(store.of_name, skeleton(name))
    if found is None:
        raise Unknown("no-account", name=name)
    return found


async def _filter(
    request: AnyRequest,
    game: str | None,
    seats: int | None,
    rated: bool | None,
    opponent: str | None,
) -> Filter:
    """Return which games are chosen. Raises Unknown for a game or a player that is not there."""
    name = games.get(game).name if game else None
    guest = (await _account(request, opponent)).guest if opponent else None
    return Filter(name, seats, rated, guest)


player_handlers = [read_player, list_games, read_ladder]
