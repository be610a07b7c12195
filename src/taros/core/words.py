"""Messages for people: a key and its arguments, formatted by the Fluent catalogues.

Catalogues are `locales/<language>/*.ftl`. English is complete; where another language lacks a key,
English is used.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LOCALES = Path(__file__).parent.parent / "locales"
SOURCE = "en"
CACHE_SIZE = 1000  # formatted messages
MAX_ARGUMENT_LENGTH = 1000  # characters of an argument that are shown; more would hide the message


class Seat(msgspec.Struct, frozen=True, gc=False, rename={"number": "seat"}):
    """A seat as an argument, shown as the name of its player; `{seat: n}` on the wire."""

    number: int


class Message(msgspec.Struct, frozen=True, gc=False):
    """A sentence in any language: a key of the catalogues and its arguments."""

    key: str
    arguments: "Arguments"

    def format(self, language: str = SOURCE, names: Sequence[str] = ()) -> str:
        """Format the message in `language`.

        `names` are those of the seats, by default `seat 0` and so on.
        """
        values = {
            name: _formatted(value, language, names) for name, value in self.arguments.items()
        }
        return _format_key(self.key, language, **values)

    @property
    def text(self) -> str:
        """Return the message in English."""
        return self.format()


if TYPE_CHECKING:
    Argument = str | int | float | Seat | Message
else:  # msgspec allows no union of two structs without tags; arguments are only written, never read
    _SEAT = {
        "title": "SeatArgument",
        "type": "object",
        "properties": {"seat": {"type": "integer"}},
        "required": ["seat"],
        "additionalProperties": False,
    }
    _SCHEMAS = [{"type": "string"}, {"type": "number"}, _SEAT, {"$ref": "#/$defs/Message"}]
    Argument = Annotated[Any, msgspec.Meta(extra_json_schema={"anyOf": _SCHEMAS})]

Arguments = Mapping[str, Argument]


def message(key: str, **arguments: Argument) -> Message:
    return Message(key, arguments)


@cache
def languages() -> tuple[str, ...]:
    """Return the languages that have catalogues."""
    return tuple(sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir()))


def negotiate(preferred: Iterable[str]) -> str:
    """Return the first language that has a catalogue among the `preferred` tags, such as `ro-MD`.

    Return English if none of them has one.
    """
    from babel import negotiate_locale

    tags = [tag.lower() for tag in preferred]
    return negotiate_locale(tags, languages(), sep="-") or SOURCE


def _formatted(value: Argument, language: str, names: Sequence[str]) -> str | int | float:
    if isinstance(value, Message):
        return value.format(language, names)
    if isinstance(value, Seat):
        return names[value.number] if names else f"seat {value.number}"
    if isinstance(value, str):
        return _shown(value)
    return value


def _shown(text: str) -> str:
    """Cut a text from outside to MAX_ARGUMENT_LENGTH characters and replace control characters."""
    cut = text if len(text) <= MAX_ARGUMENT_LENGTH else text[: MAX_ARGUMENT_LENGTH - 3] + "..."
    if cut.isprintable():
        return cut
    return "".join(each if each.isprintable() else "\N{REPLACEMENT CHARACTER}" for each in cut)


@lru_cache(CACHE_SIZE)
def _format_key(key: str, language: str, /, **values: str | int | float) -> str:
    fallbacks = [language, SOURCE] if language in languages() else [SOURCE]
    for bundle in map(catalogue, fallbacks):
        if bundle.has_message(key):
            pattern = bundle.get_message(key).value
            assert pattern is not None
            text, errors = bundle.format_pattern(pattern, values)
            if errors:
                raise LookupError(f"{key}: {errors}")
            return str(text)
    raise LookupError(f"no catalogue has the message {key}")


@cache
def catalogue(language: str) -> "FluentBundle":
    """Return the Fluent bundle of a language, with the catalogues of all games."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for text in (*_texts(LOCALES / language), *(text for add in _added for text in add(language))):
        bundle.add_resource(FluentResource(text))
    return bundle


_added: list[Callable[[str], Iterable[str]]] = []


def has_message(key: str) -> bool:
    """Whether the English catalogues have a message."""
    return catalogue(SOURCE).has_message(key)


def add_catalogues(texts: Callable[[str], Iterable[str]]) -> None:
    """Add the catalogues of a game: `texts` returns their contents for a language."""
    _added.append(texts)
    catalogue.cache_clear()
    _format_key.cache_clear()


def _texts(folder: Path) -> Iterator[str]:
    """Yield the contents of the catalogues in a folder."""
    for path in sorted(folder.glob("*.ftl")):
        yield path.read_text(encoding="utf-8")
