"""The server as processes: one, or several that share a listening socket."""

import socket
from contextlib import suppress

import uvicorn
from uvicorn.supervisors import Multiprocess

from .settings import Settings, to_environment
from .sockets.protocol import HttpProtocol, WebSocketProtocol


def listen(host: str, port: int) -> socket.socket:
    """Open a listening socket; port 0 is any free port. Raises OSError."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind((host, port))
    listener.set_inheritable(True)
    return listener


def run(settings: Settings, listener: socket.socket, workers: int = 1) -> None:
    """Serve on `listener` until interrupted, with a number of worker processes."""
    to_environment(settings)
    config = uvicorn.Config(
        "taros.server.http.app:create",
        factory=True,
        workers=workers,
        log_level="warning",
        http=HttpProtocol,
        ws=WebSocketProtocol,
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    with suppress(KeyboardInterrupt):  # which uvicorn raises again once it has ended
        if workers > 1:
            Multiprocess(config, sockets=[listener]).run()
        else:
            uvicorn.Server(config).run(sockets=[listener])
