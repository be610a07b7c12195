"""A network that can fail: a TCP proxy whose connections go silent on command."""

import socket
import threading
from contextlib import suppress
from pathlib import Path


class Proxy:
    """Passes on what comes, until it is cut; then old connections are silent for ever, and new ones
    are refused until it is mended."""

    def __init__(self, target: int | Path) -> None:
        """Lead to a port of this machine, or to a Unix socket."""
        self._target = target
        self._is_cut = threading.Event()
        self._silent: set[socket.socket] = set()
        self._open: set[socket.socket] = set()
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        self._is_cut.set()
        self._silent |= self._open

    def mend(self) -> None:
        self._is_cut.clear()

    def close(self) -> None:
        for each in (self._listener, *self._open):
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
            each.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                here, _ = self._listener.accept()
                if self._is_cut.is_set():
                    here.close()
                else:
                    self._join(here, self._connect())

    def _connect(self) -> socket.socket:
        if isinstance(self._target, int):
            return socket.create_connection(("127.0.0.1", self._target))
        there = socket.socket(socket.AF_UNIX)
        there.connect(str(self._target))
        return there

    def _join(self, here: socket.socket, there: socket.socket) -> None:
        self._open |= {here, there}
        for one, other in ((here, there), (there, here)):
            threading.Thread(target=self._pass_on, args=(one, other), daemon=True).start()

    def _pass_on(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while data := one.recv(65536):
                if one in self._silent:
                    return
                other.sendall(data)
            other.shutdown(socket.SHUT_WR)
