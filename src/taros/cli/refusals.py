"""What is wrong with the words of a command, in the language of the terminal."""

import re
from typing import Any

from taros.core.errors import BadOption, TarosError, Unknown
from taros.core.words import Message, message


def refusal(error: Any) -> TarosError:
    """Return an error of typer as one that has a message of the catalogues."""
    kind = type(error).__name__
    if kind == "NoSuchOption":
        return Unknown("cli-no-option", name=error.option_name)
    if kind == "BadOptionUsage":
        return BadOption("cli-option-usage", name=error.option_name)
    if getattr(error, "param", None) is None:
        return _misplaced(error)
    name = error.param.get_error_hint().replace("'", "")
    if kind == "MissingParameter":
        return BadOption("cli-missing", name=name)
    return BadOption("cli-value", name=name, allowed=_allowed(error.param))


FILE_TROUBLE = {
    FileNotFoundError: "cli-file-none",
    IsADirectoryError: "cli-file-folder",
    PermissionError: "cli-file-forbidden",
}


def file_refusal(error: OSError) -> BadOption:
    """Return an error of the system as one that has a message of the catalogues."""
    path, reason = str(error.filename or ""), error.strerror or str(error)
    if not path:
        return BadOption("cli-failed", reason=reason)
    if type(error) in FILE_TROUBLE:
        return BadOption(FILE_TROUBLE[type(error)], path=path)
    return BadOption("cli-file-other", path=path, reason=reason)


def _misplaced(error: Any) -> TarosError:
    """Return the error of a word that is no command, or that a command does not take."""
    text = error.format_message()
    commands = getattr(error.ctx.command, "commands", {}) if error.ctx else {}
    if commands and (found := re.search("'(.*)'", text)):
        return Unknown("cli-no-command", name=found[1], allowed=", ".join(commands))
    if found := re.search(r" \((.+)\)$", text):
        return BadOption("option-word", text=found[1])
    return BadOption("cli-usage", text=text)


def _allowed(parameter: Any) -> Message:
    lowest, highest = getattr(parameter, "min", None), getattr(parameter, "max", None)
    if lowest is not None and highest is not None:
        return message("cli-number-between", lowest=lowest, highest=highest)
    if lowest is not None:
        return message("cli-number-from", lowest=lowest)
    return message("cli-date" if "date" in parameter.bare_type() else "cli-number")
