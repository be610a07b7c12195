"""HTTP handlers for what there is to play: games, their rules, and how they start."""

from litestar import Response, get, post

from taros import games
from taros.hosting.game_info import game_info, how_to_play, rules_text, start
from taros.tables.protocol import GameInfo, Start, StartRequest

from .requests import REFUSALS, AnyRequest, evaluate, manager_of


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


game_handlers = [list_games, read_rules, read_how_to_play, look_at_start]
