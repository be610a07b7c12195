"""`taros` without the time that Python and its imports take to start.

A template process imports the libraries of a program, the command line or a server. For every start
it forks a process that goes on as `python -m taros` or `python server/program.py` would: with
arguments, folder, environment and standard streams of its own, and an end of its own. What the
environment decides before the first import needs a new process.
"""

import atexit
import fcntl
import json
import os
import runpy
import signal
import socket
import subprocess
import sys
import termios
import threading
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

SERVER = Path(__file__).parents[1] / "server" / "program.py"
LONGEST = 1 << 17  # bytes of a request
PATIENCE = 120  # seconds


class Forked:
    """The process of a command, with what the tests need of `subprocess.Popen`."""

    def __init__(self, channel: socket.socket) -> None:
        channel.settimeout(PATIENCE)
        self._channel = channel
        self._code: int | None = None
        self.pid = int(channel.recv(LONGEST))

    def wait(self, timeout: float = PATIENCE) -> int:
        """Return the exit code, within so many seconds."""
        if self._code is None:
            self._channel.settimeout(timeout)
            self._code = int(self._channel.recv(LONGEST))
            self._channel.close()
        return self._code

    def poll(self) -> int | None:
        """Return the exit code, None while it runs."""
        with suppress(BlockingIOError):
            self.wait(timeout=0)
        return self._code

    def send_signal(self, number: int) -> None:
        """Send a signal, if it has not ended."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        """End the process, if it has not ended."""
        self.send_signal(signal.SIGKILL)


class Template:
    """A process that forks one process for every start of a program."""

    def __init__(self, program: str, environment: Mapping[str, str]) -> None:
        self._channel, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            self._process = subprocess.Popen(
                [sys.executable, __file__, program, str(theirs.fileno())],
                env=environment,
                stdin=subprocess.DEVNULL,
                pass_fds=[theirs.fileno()],
            )

    def fork(
        self,
        words: Sequence[str],
        folder: Path,
        environment: Mapping[str, str],
        streams: Sequence[int],
        has_terminal: bool = False,
    ) -> Forked:
        """Start the program with arguments and three standard streams; the first may be its own
        terminal."""
        request = json.dumps([words, str(folder), dict(environment), has_terminal]).encode()
        assert len(request) < LONGEST
        ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            socket.send_fds(self._channel, [request], [theirs.fileno(), *streams])
        return Forked(ours)


@cache
def template(program: str = "taros") -> Template:
    """Return this process' template of a program, `taros` or `server`; it ends with it."""
    from cli.helpers import environment

    return Template(program, environment(Path("/nonexistent")))


# What follows runs in the template and in the processes that come of it.


def _serve(program: str, requests: socket.socket) -> None:
    """Fork two processes for every request: one to become the program, one to await its end.

    Returns in the first one only.
    """
    _import_libraries()
    if program == "server":
        pass
    while True:
        request, descriptors, _, _ = socket.recv_fds(requests, LONGEST, 4)
        if not request:
            sys.exit()
        _forget_ended()
        if not os.fork():
            requests.close()
            return _keep(program, request, descriptors)
        for descriptor in descriptors:
            os.close(descriptor)


def _import_libraries() -> None:
    """Import all but the command line itself, which looks at the terminal when it is imported."""
    import babel.numbers  # noqa: F401
    import fluent.runtime  # noqa: F401
    import numba
    from pydantic import TypeAdapter  # noqa: F401

    import taros.cli

    numba.njit("i8(i8)")(lambda number: number)  # which imports most of numba
    with suppress(ImportError):  # with numba comes colorama, which resets terminals at the end
        from colorama.initialise import reset_all

        atexit.unregister(reset_all)

    for name in [name for name in sys.modules if name.split(".")[:2] == ["taros", "cli"]]:
        del sys.modules[name]
    del taros.cli


def _forget_ended() -> None:
    with suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass


def _keep(program: str, request: bytes, descriptors: Sequence[int]) -> None:
    answers, *streams = descriptors
    child = os.fork()
    if not child:
        os.close(answers)
        return _become(program, request, streams)
    for stream in streams:
        os.close(stream)
    with socket.socket(fileno=answers) as channel, suppress(BrokenPipeError):
        channel.send(str(child).encode())
        _, status = os.waitpid(child, 0)
        channel.send(str(os.waitstatus_to_exitcode(status)).encode())
    os._exit(0)


def _become(program: str, request: bytes, streams: Sequence[int]) -> None:
    words, folder, environment, has_terminal = json.loads(request)
    if has_terminal:
        os.setsid()
        fcntl.ioctl(streams[0], termios.TIOCSCTTY, 0)
    for number, descriptor in enumerate(streams):
        os.dup2(descriptor, number)
    for descriptor in set(streams):
        os.close(descriptor)
    sys.stdin, sys.stdout, sys.stderr = map(_reopen, (sys.stdin, sys.stdout, sys.stderr))
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    sys.argv = [program, *words]
    sys.path[0] = folder


def _reopen(stream: Any) -> Any:
    """Return a stream of what is now behind its number, which may be a terminal."""
    number = stream.fileno()
    return open(
        number,
        stream.mode,
        encoding=stream.encoding,
        errors=stream.errors,
        buffering=1 if os.isatty(number) or number == 2 else -1,
        closefd=False,
    )


def _exit(code: int) -> None:
    """End as Python does, without freeing every object: that takes longer than most commands."""
    threading._shutdown()  # type: ignore[attr-defined]
    atexit._run_exitfuncs()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)


def _run(program: str) -> None:
    if program == "taros":
        runpy.run_module("taros", run_name="__main__", alter_sys=True)
    else:
        runpy.run_path(str(SERVER), run_name="__main__")


if __name__ == "__main__":
    program, channel = sys.argv[1:]
    _serve(program, socket.socket(fileno=int(channel)))
    try:
        _run(program)
        _exit(0)
    except SystemExit as ended:
        if not isinstance(ended.code, int | None):
            raise
        _exit(ended.code or 0)
