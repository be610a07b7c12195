"""A game's options: declared once as a typed struct, checked, described and written as text."""

from collections.abc import Mapping
from functools import cache
from typing import Any, TypeVar

import msgspec
from msgspec import inspect

from .errors import BadOption
from .words import Message, message


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """Base of every game's options. A field is a bool, a bounded int, a Literal, or a mix."""


O = TypeVar("O", bound=Options)  # noqa: E741

Presets = Mapping[str, Mapping[str, Any]]


class OptionSpec(msgspec.Struct, frozen=True):
    """What a set-up screen or an error message needs to know of one option."""

    name: str
    default: Any
    choices: tuple[str, ...]  # words that are allowed
    lowest: int | None  # and, unless None, any whole number from here
    highest: int | None  # to here
    several: bool  # a list of the choices, comma separated as text


def resolve(kind: type[O], presets: Presets, given: Mapping[str, Any]) -> O:
    """The options as given (values or their texts), on top of a preset if one is named."""
    values = dict(given)
    preset = values.pop("preset", None)
    if preset is not None and preset not in presets:
        raise BadOption("option-value", name="preset", value=preset, allowed=", ".join(presets))
    chosen = {**(presets[preset] if preset is not None else {}), **values}
    return kind(**{name: _checked(kind, name, value) for name, value in chosen.items()})


def changed(options: Options) -> dict[str, str]:
    """The options that differ from their defaults, as texts; `resolve` reads them back."""
    defaults = type(options)()
    return {
        name: option_text(value)
        for name in options.__struct_fields__
        if (value := getattr(options, name)) != getattr(defaults, name)
    }


def option_text(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, tuple):
        return ",".join(value)
    return str(value)


@cache
def specs(kind: type[Options]) -> dict[str, OptionSpec]:
    """Every option of a game, by name, in the order of declaration."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return {field.name: _spec(field) for field in info.fields}


def _spec(field: inspect.Field) -> OptionSpec:
    kinds = field.type.types if isinstance(field.type, inspect.UnionType) else (field.type,)
    choices: tuple[str, ...] = ()
    lowest = highest = None
    several = False
    for kind in kinds:
        if isinstance(kind, inspect.BoolType):
            choices += ("true", "false")
        elif isinstance(kind, inspect.IntType):
            lowest, highest = kind.ge, kind.le
        elif isinstance(kind, inspect.VarTupleType):
            several = True
            assert isinstance(kind.item_type, inspect.LiteralType)
            choices += tuple(str(word) for word in kind.item_type.values)
        elif isinstance(kind, inspect.LiteralType):
            choices += tuple(str(word) for word in kind.values)
    return OptionSpec(field.name, field.default, choices, lowest, highest, several)


def _checked(kind: type[Options], name: str, value: Any) -> Any:
    spec = specs(kind).get(name)
    if spec is None:
        known = ", ".join(["preset", *specs(kind)])
        raise BadOption("option-unknown", name=name, allowed=known)
    if spec.several and isinstance(value, str):
        value = tuple(value.split(","))
    try:
        return msgspec.convert(value, _field_types(kind)[name], strict=not isinstance(value, str))
    except msgspec.ValidationError:
        shown = option_text(tuple(value) if isinstance(value, list) else value)
        raise BadOption(
            "option-value", name=name, value=shown, allowed=allowed_words(spec)
        ) from None


def allowed_words(spec: OptionSpec) -> Message | str:
    """What an option may be, in words."""
    words = ", ".join(spec.choices)
    if spec.lowest is None or spec.highest is None:
        return message("option-several", words=words) if spec.several else words
    if not words:
        return message("option-range", lowest=spec.lowest, highest=spec.highest)
    return message("option-range-or", lowest=spec.lowest, highest=spec.highest, words=words)


@cache
def _field_types(kind: type[Options]) -> dict[str, Any]:
    from typing import get_type_hints

    return get_type_hints(kind, include_extras=True)
