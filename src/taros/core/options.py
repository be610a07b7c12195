"""A game's options: declared once as a typed struct, checked, described and written as text."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from .errors import BadOption
from .words import Message, message


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """Base of every game's options.

    A field is a bool, a bounded int, a Literal, or a mix; or a str with examples of what it can be.
    """


O = TypeVar("O", bound=Options)  # noqa: E741

_SOURCE = "# file: "

MAX_NUMBER = 10**30  # Python refuses to write out numbers of thousands of digits
MAX_FILE_LENGTH = 20_000  # characters
MAX_TEXT_LENGTH = MAX_FILE_LENGTH + 300  # of an option: a file's, with its name

Presets = Mapping[str, Mapping[str, Any]]


class OptionSpec(msgspec.Struct, frozen=True):
    """A description of one option, for set-up screens and error messages."""

    name: str
    default: Any
    choices: tuple[str, ...]  # words that are allowed
    lowest: int | None  # and, unless None, any whole number from here
    highest: int | None  # to here
    several: bool  # a list of the choices, comma separated as text
    free: bool  # or any text that the game can read


def resolve(kind: type[O], presets: Presets, given: Mapping[str, Any]) -> O:
    """Make options of type `kind` from `given` values or texts, on top of a named preset."""
    values = dict(given)
    preset = values.pop("preset", None)
    if preset is not None and preset not in list(presets):
        allowed = ", ".join(presets)
        raise BadOption("option-value", name="preset", value=str(preset), allowed=allowed)
    chosen = {**(presets[preset] if preset is not None else {}), **values}
    return kind(**{name: _checked(kind, name, value) for name, value in chosen.items()})


def contents(path: Path) -> str:
    """Read a file as the text of an option, with the file's name appended after the text.

    The name comes last so that line numbers in error messages are those of the file. Raises
    BadOption or OSError.
    """
    try:
        with path.open(encoding="utf-8-sig") as file:
            text = file.read(MAX_FILE_LENGTH + 1)
    except UnicodeDecodeError:
        raise BadOption("option-file", path=path.name) from None
    if len(text) > MAX_FILE_LENGTH:
        raise BadOption("option-file-large", path=path.name, most=MAX_FILE_LENGTH)
    return f"{text}\n{_SOURCE}{path.name}"


def source_of(text: str, usual: str) -> str:
    """Return the name of the file that an option's `text` was read from, or `usual`."""
    _, _, last = text.rpartition("\n")
    return last.removeprefix(_SOURCE) if last.startswith(_SOURCE) else usual


def changed(options: Options) -> dict[str, str]:
    """Return the options that differ from their defaults, as texts; `resolve` reads them back."""
    defaults = type(options)()
    return {
        name: option_text(value)
        for name in options.__struct_fields__
        if (value := getattr(options, name)) != getattr(defaults, name)
    }


def parse_assignments(text: str) -> dict[str, str]:
    """Parse `name=value name=value` into a dict. Raises BadOption."""
    values: dict[str, str] = {}
    for word in text.split():
        name, equals, value = word.partition("=")
        if not equals:
            raise BadOption("option-assign", text=word)
        if name in values:
            raise BadOption("option-twice", name=name)
        values[name] = value
    return values


def seats_error(allowed: range, given: object) -> BadOption:
    """Return the error for a number of seats that the game does not allow."""
    text = f"{allowed[0]} to {allowed[-1]}"
    return BadOption("option-value", name="seats", value=option_text(given), allowed=text)


def option_text(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, tuple | list):
        return ",".join(option_text(part) for part in value)
    if isinstance(value, int) and abs(value) >= MAX_NUMBER:
        return f"{value:#x}"
    return str(value)


@cache
def specs(kind: type[Options]) -> dict[str, OptionSpec]:
    """Return the specs of all options of a game by name, in the order of declaration."""
    defaults = kind()
    return {
        name: _spec(name, getattr(defaults, name), hint)
        for name, hint in _field_types(kind).items()
    }


def _spec(name: str, default: Any, hint: Any) -> OptionSpec:
    choices: tuple[str, ...] = ()
    lowest = highest = None
    several = free = False
    for part in get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,):
        if part is bool:
            choices += ("true", "false")
        elif get_origin(part) is Annotated and get_args(part)[0] is str:
            free = True
            choices += tuple(get_args(part)[1].examples)
        elif get_origin(part) is Annotated:
            meta = get_args(part)[1]
            lowest, highest = meta.ge, meta.le
        elif get_origin(part) is tuple:
            several = True
            choices += get_args(get_args(part)[0])
        elif get_origin(part) is Literal:
            choices += get_args(part)
    return OptionSpec(name, default, choices, lowest, highest, several, free)


def _checked(kind: type[Options], name: str, value: Any) -> Any:
    spec = specs(kind).get(name)
    if spec is None:
        known = ", ".join(["preset", *specs(kind)])
        raise BadOption("option-unknown", name=name, allowed=known)
    if isinstance(value, str) and len(value) > MAX_TEXT_LENGTH:
        raise BadOption("option-long", name=name, given=len(value), most=MAX_TEXT_LENGTH)
    if spec.several and isinstance(value, str):
        value = tuple(value.split(","))
    elif isinstance(value, int) and str(value) in spec.choices:
        value = str(value)
    try:
        return msgspec.convert(value, _field_types(kind)[name], strict=not isinstance(value, str))
    except msgspec.ValidationError:
        raise BadOption(
            "option-value", name=name, value=option_text(value), allowed=allowed_words(spec)
        ) from None


def allowed_words(spec: OptionSpec) -> Message | str:
    """Return the allowed values of an option as one message."""
    words = ", ".join(spec.choices)
    if spec.free:
        return message("option-free", words=words)
    if spec.lowest is None or spec.highest is None:
        return message("option-several", words=words) if spec.several else words
    if not words:
        return message("option-range", lowest=spec.lowest, highest=spec.highest)
    return message("option-range-or", lowest=spec.lowest, highest=spec.highest, words=words)


@cache
def _field_types(kind: type[Options]) -> dict[str, Any]:
    return get_type_hints(kind, include_extras=True)
