"""The server as an ASGI application: `create` is what uvicorn's workers call."""

import asyncio
import gc
import hmac
import logging
import multiprocessing
import signal
import sys
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any

from litestar import Litestar, MediaType, Request, Response, Router, get
from litestar._openapi.plugin import OpenAPIPlugin
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy.exc import DBAPIError, InterfaceError, InternalError, OperationalError
from uvicorn.server import HANDLED_SIGNALS

from taros import __version__, games
from taros.core.errors import BadOption, NotAllowed, TarosError, Unknown
from taros.core.words import catalogue, languages
from taros.games.puzzles import puzzles
from taros.workers.process import exit_with_parent

from ..live.table_manager import TableManager
from ..people.origins import is_loopback
from ..settings import Settings, from_environment
from .api.accounts import account_router
from .api.events import event_handlers
from .api.games import game_handlers
from .api.hints import hint_handlers
from .api.host import host_router
from .api.lists import list_handlers
from .api.notices import notice_router
from .api.players import player_handlers, read_avatar
from .api.records import record_handlers
from .api.replays import replay_handlers
from .api.study import study_router
from .api.tables import table_handlers
from .asgi import App
from .bodies import JsonRequest
from .middleware import Middleware, address_of
from .pages.links import Link, link_page
from .pages.pages import Pages
from .pages.pictures import read_picture
from .refusals import refuse
from .routes import find_route

SWITCH = 0.001  # seconds after which a thread that evaluates rules makes way for the event loop

log = logging.getLogger(__name__)

AnyRequest = Request[Any, Any, Any]

api = Router(
    "/api",
    route_handlers=[
        *game_handlers,
        *table_handlers,
        *replay_handlers,
        *hint_handlers,
        *list_handlers,
        *record_handlers,
        *event_handlers,
        *player_handlers,
    ],
    response_headers={"cache-control": "no-store"},
)


def create() -> App:
    """Make the application, with the settings of the environment."""
    app = application(from_environment())
    if multiprocessing.parent_process():
        exit_with_parent()
    _collect_rarely()
    sys.setswitchinterval(SWITCH)
    return app


def _collect_rarely() -> None:
    """Keep the garbage collector from stalling the event loop.

    What a move makes is freed with it, and a table when it is forgotten, by reference counts. What
    stays are tables, which the collector would look through again and again: for a thousand of them
    that takes a quarter of a second. So it looks through young objects only, at most 50,000 at a
    time, which takes some milliseconds.
    """
    gc.freeze()
    gc.set_threshold(5_000, 10, 1_000_000_000)


def application(settings: Settings) -> App:
    manager = TableManager(settings)
    pages = Pages(site=Path(settings.site) if settings.site else None)

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        app.state.manager = manager
        app.state.pages = pages
        await manager.open()
        _on_shutdown_signal(manager.reviews.stop)
        yield
        await manager.close()

    app = Litestar(
        [
            api,
            account_router,
            host_router,
            notice_router,
            study_router,
            health,
            metrics,
            read_picture,
            read_avatar,
            page,
        ],
        lifespan=[running],
        exception_handlers={
            TarosError: _refuse,
            HTTPException: _refuse_http,
            OperationalError: _refuse_storing,
            InterfaceError: _refuse_storing,
            InternalError: _refuse_storing,
            Exception: _fail,
        },
        request_class=JsonRequest,
        request_max_body_size=settings.limits.body_bytes,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Taros",
            version=__version__,
            description="Tables where people and programs play. Games are played over the "
            "WebSocket at /ws/tables/{id}; docs/hosting.md describes it.",
            use_handler_docstrings=True,
            openapi_router=schema_router(),
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        ),
    )
    _load_everything(app)
    return Middleware(app, manager, pages)


def schema_router() -> Router:
    """Return the router of the OpenAPI document."""

    def check_path(request: AnyRequest) -> None:
        """Refuse paths for which Litestar has an HTML page of its own."""
        if request.url.path.rstrip("/") not in ("/schema", "/schema/openapi.json"):
            raise Unknown("no-page")

    return Router("/schema", route_handlers=[], include_in_schema=False, before_request=check_path)


def _load_everything(app: Litestar) -> None:
    """Load games and catalogues now, so that no request waits for them."""
    for name in games.names():
        games.get(name)
        puzzles(name)
    for language in languages():
        catalogue(language)
    app.plugins.get(OpenAPIPlugin).provide_openapi_schema()  # which keeps it


def _on_shutdown_signal(action: Callable[[], None]) -> None:
    """Call `action` on a signal to end, before uvicorn waits for responses that are under way."""
    loop = asyncio.get_running_loop()

    def handle(uvicorns: Any, number: int, frame: FrameType | None) -> None:
        loop.call_soon_threadsafe(action)
        uvicorns(number, frame)

    if threading.current_thread() is threading.main_thread():
        for number in HANDLED_SIGNALS:
            signal.signal(number, partial(handle, signal.getsignal(number)))


@get("/healthz", media_type=MediaType.TEXT, include_in_schema=False)
async def health(request: AnyRequest) -> Response[str]:
    """Check that moves can be stored: 200, or 503 if they cannot."""
    manager: TableManager = request.app.state.manager
    is_healthy = await manager.health.check()
    return Response(
        "ok" if is_healthy else "the database cannot be written",
        status_code=200 if is_healthy else 503,
    )


@get("/metrics", media_type="text/plain; version=0.0.4", include_in_schema=False)
async def metrics(request: AnyRequest) -> str:
    """Return the metrics of this worker, to this machine or to a program that has the token."""
    manager: TableManager = request.app.state.manager
    token = manager.settings.metrics_token
    given = request.headers.get("authorization", "").encode()
    has_token = token is not None and hmac.compare_digest(given, f"Bearer {token}".encode())
    if not has_token and not is_loopback(address_of(request.scope)):
        raise NotAllowed("metrics-private")
    manager.metrics.set("taros_tasks", len(asyncio.all_tasks()))
    return manager.metrics.text()


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: AnyRequest) -> Response[bytes]:
    """Return a file of the client, or its page."""
    pages: Pages = request.app.state.pages
    found = pages.file(request.url.path)
    if found is None:
        manager: TableManager = request.app.state.manager
        route = await find_route(manager.store, request.url.path, request.query_params)
        if not pages:
            raise Unknown("no-client")
        address = (manager.settings.public_url or str(request.base_url)).rstrip("/")
        link = Link(address, request.url.path, request.url.query)
        found = link_page(pages, route, link, request.scope["language"])  # type: ignore[typeddict-item]
    headers = {"etag": found.mark, "cache-control": found.cache, "vary": found.vary}
    if request.headers.get("if-none-match") == found.mark:
        return Response(b"", status_code=304, headers=headers, media_type=found.kind)
    if found.packed and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(found.packed, headers=headers, media_type=found.kind)
    return Response(found.body, headers=headers, media_type=found.kind)


# Refusals


def _refuse(request: AnyRequest, error: TarosError) -> Response[Any]:
    return _refusal(request, error)


def _refuse_http(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """Refuse what Litestar rejects before a handler is called."""
    if error.status_code == 404:
        return _refusal(request, Unknown("no-page"))
    if error.status_code == 405:
        return _refusal(request, NotAllowed("bad-method", method=request.method), 405)
    if error.status_code == 413:
        most = request.route_handler.resolve_request_max_body_size()
        assert most is not None
        return _refusal(request, BadOption("too-large", most=most), 413)
    wrong = error.extra if isinstance(error.extra, list) else []
    details = [f"{one.get('key', '')}: {one.get('message', '')}" for one in wrong]
    reason = "; ".join(details) or error.detail
    return _refusal(request, BadOption("bad-message", reason=reason), error.status_code)


def _refuse_storing(request: AnyRequest, error: DBAPIError) -> Response[Any]:
    """Say that the database fails: the disk is full, or it is being started."""
    log.error("%s %s", request.method, request.url.path, exc_info=error)
    return _refusal(request, NotAllowed("not-stored"), 503)


def _fail(request: AnyRequest, error: Exception) -> Response[Any]:
    log.error("%s %s", request.method, request.url.path, exc_info=error)
    return _refusal(request, NotAllowed("server-error"), 500)


def _refusal(request: AnyRequest, error: TarosError, status: int | None = None) -> Response[Any]:
    language: str = request.scope["language"]  # type: ignore[typeddict-item]
    answer = refuse(
        request.app.state.pages, request.headers.get("accept", ""), language, error, status
    )
    return Response(
        answer.body,
        status_code=answer.status,
        headers={"cache-control": "no-store", "vary": "accept, accept-language"},
        media_type=answer.kind,
    )
