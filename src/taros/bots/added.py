"""Bots that the host adds: from files named on the command line, and from installed packages.

A file runs with all rights of the process that imports it. So names from elsewhere, such as a
visitor's, are never taken for files: `add_file` alone adds one, and is called for words of the
command line only. Files are handed on to worker processes by an environment variable.
"""

import json
import os
import re
import warnings
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from taros.core.errors import BadOption

from .base import Bot

GROUP = "taros.bots"
VARIABLE = "TAROS_BOTS"  # a JSON list of FILE.py:CLASS, with whole paths
_FILE = re.compile(r"(.+\.py):([A-Za-z_]\w*)")


def is_file(text: str) -> bool:
    """Return whether `text` has the form FILE.py:CLASS."""
    return _FILE.fullmatch(text) is not None


def add_file(text: str) -> str:
    """Add the bot of FILE.py:CLASS to those of this process and of its later workers.

    Return its name, such as `td.Agent`. Raises BadOption if there is no such bot.
    """
    match = _FILE.fullmatch(text)
    if match is None:
        raise BadOption("bot-file", file=text, reason="FILE.py:CLASS")
    whole = f"{Path(match[1]).absolute()}:{match[2]}"
    _load_file(whole)
    os.environ[VARIABLE] = json.dumps([*dict.fromkeys([*_files(), whole])])
    return _name(whole)


def added_bots() -> dict[str, type[Bot]]:
    """Return the bots that were added, by name; those that cannot be loaded raise BadOption."""
    return {**_installed(), **{_name(file): _load_file(file) for file in _files()}}


def _files() -> list[str]:
    files: list[str] = json.loads(os.environ.get(VARIABLE, "[]"))
    return files


def _name(file: str) -> str:
    path, _, kind = file.rpartition(":")
    return f"{Path(path).stem}.{kind}"


@cache
def _load_file(file: str) -> type[Bot]:
    """Import the class of FILE.py:CLASS. Raises BadOption, also for whatever its file raises."""
    path, _, kind = file.rpartition(":")
    spec = spec_from_file_location(f"taros_added_{Path(path).stem}", path)
    try:
        assert spec is not None
        assert spec.loader is not None
        module = module_from_spec(spec)
        spec.loader.exec_module(module)
        return _checked(getattr(module, kind))
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
        raise BadOption("bot-file", file=file, reason=reason) from error


@cache
def _installed() -> dict[str, type[Bot]]:
    """Return the bots of all entry points; one that cannot be loaded is left out with a warning."""
    from importlib.metadata import entry_points  # not before it is needed: it loads a mail parser

    found = {}
    for point in entry_points(group=GROUP):
        try:
            found[point.name] = _checked(point.load())
        except Exception as error:  # whatever the code of a package raises when it is imported
            warnings.warn(f"the bot {point.name} is left out: {error}", stacklevel=1)
    return found


def _checked(kind: object) -> type[Bot]:
    if not (isinstance(kind, type) and issubclass(kind, Bot)):
        raise TypeError(f"{kind!r} is no subclass of taros.bots.base.Bot")
    return kind
