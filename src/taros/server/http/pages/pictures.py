"""Pictures of pages, for links that are shared: the picture of a page is at /pictures and its path.

A picture shows what a spectator sees: nothing that is hidden.
"""

from typing import Annotated

from litestar import Response, get
from litestar.params import Parameter

from taros import games
from taros.core.match import Match
from taros.games.puzzles import puzzle
from taros.hosting.replays import check_finished

from ..api.requests import AnyRequest, evaluate, manager_of, person_of
from ..routes import Route, find_route

PATH = "/pictures"
SOON, LATER = (
    30,
    86_400,
)  # seconds for which a picture of a table, and one of anything else, is kept

Ply = Annotated[int | None, Parameter(ge=0, le=100_000)]


@get([PATH, f"{PATH}/{{path:path}}"], include_in_schema=False)
async def read_picture(request: AnyRequest, ply: Ply = None) -> Response[bytes]:
    """Return the picture of a page as PNG; of a finished game after `ply` plies, or at its end."""
    manager = manager_of(request)
    path = request.url.path.removeprefix(PATH) or "/"
    route = await find_route(manager.store, path)
    with manager.drawing.enter(person_of(request)):
        match = await _match(request, route, ply)
        key = route.page == "t", route.game, route.puzzle, route.table and route.table.id, match.ply
        png = await manager.pictures.png(key, lambda: evaluate(request, match.svg))
    seconds = SOON if route.page == "t" else LATER
    headers = {"cache-control": f"public, max-age={seconds}"}
    return Response(png, headers=headers, media_type="image/png")


async def _match(request: AnyRequest, route: Route, ply: int | None) -> Match:
    """Return the match whose position the picture of `route` shows."""
    if route.table is None:
        return await evaluate(request, lambda: _example(route))
    live = await manager_of(request).live_table(route.table.id)
    match = await live.read(lambda table: table.match.at(table.match.ply))
    if route.page == "t":
        return match
    check_finished(match)
    return match if ply is None else await evaluate(request, lambda: match.at(min(ply, match.ply)))


def _example(route: Route) -> Match:
    """Return the position of a puzzle, or the start of a game."""
    game = route.game or games.names()[0]
    if route.puzzle is not None:
        return games.from_position(game, puzzle(game, route.puzzle).position)
    return games.new(game, seats=max(games.get(game).seats), seed=0)
