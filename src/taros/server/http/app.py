"""The server as an ASGI application: `create` is what uvicorn's workers call."""

import asyncio
import gc
import logging
import multiprocessing
import signal
import sys
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from types import FrameType
from typing import Any

from litestar import Litestar, MediaType, Request, Response, Router, get
from litestar._openapi.plugin import OpenAPIPlugin
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from uvicorn.server import HANDLED_SIGNALS

from taros import __version__, games
from taros.core.errors import BadOption, NotAllowed, TarosError, Unknown
from taros.core.words import catalogue, languages
from taros.games.puzzles import puzzles
from taros.tables.views import refusal
from taros.workers.process import exit_with_parent

from ..live.table_manager import TableManager
from ..settings import Settings, from_environment
from .api import api_handlers
from .asgi import App
from .lists import list_handlers
from .middleware import Middleware
from .pages import Pages
from .study import study

LARGEST_BODY = 16_000  # bytes
SWITCH = 0.001  # seconds after which a thread that evaluates rules makes way for the event loop

log = logging.getLogger(__name__)

AnyRequest = Request[Any, Any, Any]

api = Router(
    "/api",
    route_handlers=[*api_handlers, *list_handlers],
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

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        app.state.manager = manager
        app.state.pages = Pages()
        await manager.open()
        _on_shutdown_signal(manager.reviews.stop)
        yield
        await manager.close()

    app = Litestar(
        [api, study, health, metrics, page],
        lifespan=[running],
        exception_handlers={
            TarosError: _refuse,
            HTTPException: _refuse_http,
            RecursionError: _refuse_nesting,
            Exception: _fail,
        },
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Taros",
            version=__version__,
            description="Tables where people and programs play. Games are played over the "
            "WebSocket at /ws/tables/{id}; docs/hosting.md describes it.",
            use_handler_docstrings=True,
            path="/schema",
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        ),
    )
    _load_everything(app)
    return Middleware(app, manager)


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
async def health(request: AnyRequest) -> str:
    """Check that the store answers."""
    manager: TableManager = request.app.state.manager
    await asyncio.to_thread(manager.store.ping)
    return "ok"


@get("/metrics", media_type="text/plain; version=0.0.4", include_in_schema=False)
async def metrics(request: AnyRequest) -> str:
    manager: TableManager = request.app.state.manager
    return manager.metrics.text()


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: AnyRequest) -> Response[bytes]:
    """Return a file of the client, or its page."""
    pages: Pages = request.app.state.pages
    found = pages.find(request.url.path)
    if found is None:
        raise Unknown("no-page") if pages else Unknown("no-client")
    headers = {"etag": found.mark, "cache-control": found.cache, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == found.mark:
        return Response(b"", status_code=304, headers=headers, media_type=found.kind)
    if found.packed and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(found.packed, headers=headers, media_type=found.kind)
    return Response(found.body, headers=headers, media_type=found.kind)


# Refusals


def _refuse(request: AnyRequest, error: TarosError) -> Response[Any]:
    status = 404 if isinstance(error, Unknown) else 403 if isinstance(error, NotAllowed) else 400
    return _refusal(request, status, error)


def _refuse_http(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """Refuse what Litestar rejects before a handler is called."""
    if error.status_code == 404:
        return _refusal(request, 404, Unknown("no-page"))
    if error.status_code == 413:
        return _refusal(request, 413, BadOption("too-large", most=LARGEST_BODY))
    wrong = error.extra if isinstance(error.extra, list) else []
    details = [f"{one.get('key', '')}: {one.get('message', '')}" for one in wrong]
    reason = "; ".join(details) or error.detail
    return _refusal(request, error.status_code, BadOption("bad-message", reason=reason))


def _refuse_nesting(request: AnyRequest, error: RecursionError) -> Response[Any]:
    """Refuse a body whose JSON is nested too deeply."""
    log.debug("%s %s: %s", request.method, request.url.path, error)
    return _refusal(request, 400, BadOption("nested-json"))


def _fail(request: AnyRequest, error: Exception) -> Response[Any]:
    log.error("%s %s", request.method, request.url.path, exc_info=error)
    return _refusal(request, 500, NotAllowed("server-error"))


def _refusal(request: AnyRequest, status: int, error: TarosError) -> Response[Any]:
    language: str = request.scope["language"]  # type: ignore[typeddict-item]
    return Response(
        refusal(error, language),
        status_code=status,
        headers={"cache-control": "no-store"},
        media_type=MediaType.JSON,
    )
