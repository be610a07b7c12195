"""What `taros doctor` checks, one function a check."""

import platform
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Literal

import msgspec

from taros.core.errors import TarosError
from taros.core.words import Message, message

OLDEST = (3, 11)
EXTRAS = {  # what each of them imports
    "club": ("psycopg", "redis", "pywebpush", "aiosmtplib"),
    "cluster": ("ray",),
    "rl": ("gymnasium", "pettingzoo"),
    "data": ("pyarrow", "minari"),
}


class Finding(msgspec.Struct, frozen=True):
    """The result of one check."""

    check: str
    state: Literal["ok", "note", "problem"]
    message: Message


def examine(port: int, database: str | None) -> Iterator[Finding]:
    """Check one thing after the other."""
    yield check_python(sys.version_info[:2])
    yield check_numba()
    yield from check_cache()
    yield check_port(port)
    yield check_database(database)
    yield check_client()
    yield from map(check_extra, EXTRAS)


def check_python(version: tuple[int, ...]) -> Finding:
    if version < OLDEST:
        found = message("doctor-python-old", version=".".join(map(str, version)))
        return Finding("python", "problem", found)
    system = f"{platform.system()} {platform.machine()}"
    found = message("doctor-python", version=platform.python_version(), system=system)
    return Finding("python", "ok", found)


def check_numba() -> Finding:
    """Import numba and compile a function."""
    try:
        import numba

        successor: Any = numba.njit(lambda number: number + 1)
        assert successor(1) == 2
    except Exception as error:  # whatever is wrong with it is what is looked for
        reason = f"{type(error).__name__}: {error}"
        return Finding("numba", "problem", message("doctor-numba-broken", reason=reason))
    return Finding("numba", "ok", message("doctor-numba", version=numba.__version__))


def check_cache() -> Iterator[Finding]:
    """Look at the folders of compiled kernels, one for each game."""
    from taros import games
    from taros.kernels.fingerprint import cache_folder

    for name in games.SHIPPED:
        folder = cache_folder(games.get(name).kernels)
        files = sum(path.suffix == ".nbc" for path in folder.rglob("*"))
        if not _is_writable(folder):
            found = Finding(
                "cache", "problem", message("doctor-cache-readonly", folder=str(folder))
            )
        elif files:
            text = message("doctor-cache", files=files, folder=str(folder))
            found = Finding("cache", "ok", text)
        else:
            found = Finding("cache", "note", message("doctor-cache-empty", folder=str(folder)))
        yield found


def _is_writable(folder: Path) -> bool:
    """Whether a file can be made in `folder`, which is made if it is missing."""
    probe = folder / "probe"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe.touch()
        probe.unlink()
    except OSError:
        return False
    return True


def check_port(port: int) -> Finding:
    """Listen on `port` for a moment."""
    from taros.server.run import listen

    try:
        listen("127.0.0.1", port).close()
    except OSError:
        other = port + 80 if port + 80 < 65536 else port - 80
        taken = message("doctor-port-taken", port=str(port), other=str(other))
        return Finding("port", "problem", taken)
    return Finding("port", "ok", message("doctor-port", port=str(port)))


def check_database(address: str | None) -> Finding:
    """Open and migrate the database, as a server does when it starts."""
    from taros.server.storage import Store, default_database

    try:
        store = Store(address or default_database())
        store.open()
    except (TarosError, OSError) as error:
        reason = error.message if isinstance(error, TarosError) else f"{error}."
        return Finding("database", "problem", message("doctor-database-broken", reason=reason))
    shown = store.engine.url.render_as_string(hide_password=True)
    store.close()
    return Finding("database", "ok", message("doctor-database", address=shown))


def check_client() -> Finding:
    """Look for the pages that `make client` writes, and the kernels for browsers among them."""
    from taros.server.http.pages.pages import FOLDER, INDEX

    files = [path for path in FOLDER.rglob("*") if path.is_file()]
    is_built = (FOLDER / INDEX).is_file() and any(path.suffix == ".wasm" for path in files)
    if not is_built:
        return Finding("client", "problem", message("doctor-client-missing"))
    return Finding("client", "ok", message("doctor-client", files=len(files)))


def check_extra(extra: str) -> Finding:
    """Look for the packages of an extra, which most people do not need."""
    if all(find_spec(name) for name in EXTRAS[extra]):
        return Finding(extra, "ok", message("doctor-extra", extra=extra))
    purpose = message(f"doctor-extra-{extra}")
    missing = message("doctor-extra-missing", extra=extra, purpose=purpose)
    return Finding(extra, "note", missing)
