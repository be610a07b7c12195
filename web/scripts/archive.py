"""Write the archives with all Python modules that a device needs, compiled for Pyodide's Python.

Pyodide compiles them itself, in Node. Python starts in half the time where nothing is left to
compile: most of that is in its own library.
"""

import subprocess
import tempfile
import zipfile
from collections.abc import Iterator, Mapping
from fnmatch import fnmatch
from importlib.metadata import files
from pathlib import Path

from taros.core.words import languages

WEB = Path(__file__).parents[1]
SOURCES = WEB.parent / "src"
WHEELS = WEB.parent / "build" / "pyodide-wheels"

LEFT_OUT = ("arena", "cli", "server", "report", "envs")  # packages of taros that no device needs
LEFT_OUT_TEXTS = ("admin", "arena", "cli", "help", "links", "web/*", "games/*-web")
"""Catalogues that no device needs: the client has the texts of its own."""
SUFFIXES = (".py", ".md", ".ftl", ".jsonl", ".toml", ".npz")
DEPENDENCIES = ("attrs", "babel", "fluent.runtime", "fluent.syntax", "pytz", "typing_extensions")
LEFT_OUT_FOLDERS = {"zoneinfo", "messages", ".."}  # of the dependencies
LOCALES = ("root", *languages())  # of babel's
NOT_IN_LIBRARY = (
    *("_pyio", "_pyrepl", "bdb", "doctest", "idlelib", "pdb", "pickletools", "pstats", "pydoc"),
    *("ftplib", "imaplib", "mailbox", "poplib", "smtplib", "wsgiref", "xmlrpc"),
    *("multiprocessing", "optparse", "plistlib", "sqlite3", "unittest", "venv", "xml"),
)
"""Modules of Python's library that are left out: nothing in a browser imports them."""
ENCODINGS = ("cp[!4]*", "big5*", "euc*", "gb*", "iso*", "koi8*", "mac_*", "shift_jis*")
"""Those that are left out: texts are in UTF-8, names in archives in cp437."""
EPOCH = (1980, 1, 1, 0, 0, 0)  # the time of all files in the archive, so that it is built the same


def write_archive(target: Path) -> None:
    """Write the archive of taros and of what it needs to `target`."""
    write_compiled(archived_files(), target)


def write_library(source: Path, target: Path) -> None:
    """Write Pyodide's archive `source` of Python's library to `target`, without docstrings."""
    with zipfile.ZipFile(source) as archive:
        names = [info.filename for info in archive.infolist() if not info.is_dir()]
        modules = {name: archive.read(name) for name in names if is_in_library(name)}
    write_compiled(modules, target, "--without-docs")


def is_in_library(name: str) -> bool:
    """Whether the file `name` of Python's library is not left out."""
    is_encoding = any(fnmatch(name, f"encodings/{each}.py") for each in ENCODINGS)
    return name.partition("/")[0].removesuffix(".py") not in NOT_IN_LIBRARY and not is_encoding


def write_compiled(modules: Mapping[str, bytes], target: Path, *options: str) -> None:
    """Write files to the archive `target`; those that are modules in Python are compiled."""
    with tempfile.TemporaryDirectory() as folder:
        sources = Path(folder) / "sources.zip"
        with zipfile.ZipFile(sources, "w") as archive:
            for name, body in sorted(modules.items()):
                archive.writestr(zipfile.ZipInfo(name, EPOCH), body)
        command = ["node", str(WEB / "scripts" / "compile.mjs"), str(sources), str(target)]
        subprocess.run([*command, *options], check=True)


def archived_files() -> dict[str, bytes]:
    """Return all files of the archive by name, before they are compiled."""
    return {**dict(own_files()), **dict(their_files()), **msgspec_files()}


def own_files() -> Iterator[tuple[str, bytes]]:
    """Go through the files of taros that a device needs."""
    for path in (SOURCES / "taros").rglob("*"):
        name = path.relative_to(SOURCES)
        if path.suffix in SUFFIXES and name.parts[1] not in LEFT_OUT and not is_left_out(name):
            yield name.as_posix(), path.read_bytes()


def is_left_out(name: Path) -> bool:
    """Whether `name`, such as `taros/locales/en/web/web.ftl`, is a catalogue that is left out."""
    return any(name.match(f"locales/*/{each}.ftl") for each in LEFT_OUT_TEXTS)


def their_files() -> Iterator[tuple[str, bytes]]:
    """Go through the modules that taros imports, all pure Python, as they are installed here."""
    for package in DEPENDENCIES:
        for path in files(package) or ():
            is_locale = path.suffix == ".dat" and path.parent.name == "locale-data"
            wanted = (
                path.suffix == ".py"
                or (is_locale and path.stem in LOCALES)
                or path.name == "global.dat"
            )
            if wanted and LEFT_OUT_FOLDERS.isdisjoint(path.parts):
                yield path.as_posix(), Path(str(path.locate())).read_bytes()


def msgspec_files() -> dict[str, bytes]:
    """Return the files of msgspec's wheel for Pyodide, which `make` has fetched."""
    (wheel,) = WHEELS.glob("msgspec-*.whl")
    with zipfile.ZipFile(wheel) as archive:
        return {
            name: archive.read(name)
            for name in archive.namelist()
            if name.endswith((".py", ".so")) and ".dist-info" not in name
        }
