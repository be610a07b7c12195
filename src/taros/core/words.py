"""Messages for people: a key and its arguments, formatted by the Fluent catalogues.

Catalogues are the `.ftl` files of `locales/<language>/` and its folders. English is complete; where
another language lacks a key, English is used.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

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

    def format(
        self, language: str = SOURCE, names: Sequence[str] = (), mark: "Mark | None" = None
    ) -> str:
        """Format the message in `language`.

        `names` are those of the seats, by default `seat 0` and so on. `mark` is applied to the
        words of every piece.
        """
        values = {
            name: _formatted(value, language, names, mark) for name, value in self.arguments.items()
        }
        return _format_key(self.key, language, **values)

    @property
    def text(self) -> str:
        """Return the message in English."""
        return self.format()


class Piece(msgspec.Struct, frozen=True, gc=False):
    """A piece of a game as an argument, such as a card: shown in words, and in the browser with a
    small picture beside them."""

    name: str  # by which the game's client finds the picture
    words: Message


Mark = Callable[[Piece, str], str]
"""Adds something to the words of a piece, such as a sign where its picture is to stand."""


class Listing(msgspec.Struct, frozen=True, gc=False):
    """Several arguments as one, joined as the language does it: "a, b and c", or "a, b or c"."""

    items: "tuple[Argument, ...]"
    joined: Literal["and", "or"] = "and"


if TYPE_CHECKING:
    Argument = str | int | float | Seat | Message | Piece | Listing
else:  # msgspec allows no union of structs without tags; arguments are only written, never read

    def _object(title: str, **properties: Any) -> dict[str, Any]:
        """Return the JSON schema of an object that has all of `properties` and no others."""
        return {
            "title": title,
            "type": "object",
            "properties": properties,
            "required": list(properties),
            "additionalProperties": False,
        }

    _MESSAGE, _ARGUMENT = {"$ref": "#/$defs/Message"}, {"$ref": "#/$defs/Argument"}
    _SCHEMAS = [
        {"type": "string"},
        {"type": "number"},
        _object("SeatArgument", seat={"type": "integer"}),
        _object("PieceArgument", name={"type": "string"}, words=_MESSAGE),
        _object(
            "ListingArgument",
            items={"type": "array", "items": _ARGUMENT},
            joined={"enum": ["and", "or"]},
        ),
        _MESSAGE,
    ]
    Argument = Annotated[Any, msgspec.Meta(extra_json_schema={"anyOf": _SCHEMAS})]

Arguments = Mapping[str, Argument]


def message(key: str, **arguments: Argument) -> Message:
    return Message(key, arguments)


@cache
def languages() -> tuple[str, ...]:
    """Return the languages that have catalogues."""
    return tuple(sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir()))


def in_every_language(name: str) -> dict[str, str]:
    """Return the files of a text by language: RULES.md in English, RULES.ro.md in Romanian.

    `name` is that of the English file.
    """
    stem, dot, suffix = name.rpartition(".")
    names = {language: f"{stem}.{language}{dot}{suffix}" for language in languages()}
    return names | {SOURCE: name}


def negotiate(preferred: Iterable[str]) -> str:
    """Return the first language that has a catalogue among the `preferred` tags, such as `ro-MD`.

    Return English if none of them has one.
    """
    from babel import negotiate_locale

    tags = [tag.lower() for tag in preferred]
    return negotiate_locale(tags, languages(), sep="-") or SOURCE


def _formatted(
    value: Argument, language: str, names: Sequence[str], mark: Mark | None
) -> str | int | float:
    if isinstance(value, Message):
        return value.format(language, names, mark)
    if isinstance(value, Piece):
        words = value.words.format(language, names)
        return words if mark is None else mark(value, words)
    if isinstance(value, Listing):
        return _joined(value, language, names, mark)
    if isinstance(value, Seat):
        return names[value.number] if names else f"seat {value.number}"
    if isinstance(value, str):
        return _shown(value)
    return value


def _joined(listing: Listing, language: str, names: Sequence[str], mark: Mark | None) -> str:
    from babel.lists import format_list

    texts = [str(_formatted(item, language, names, mark)) for item in listing.items]
    style: Literal["or", "standard"] = "or" if listing.joined == "or" else "standard"
    return format_list(texts, style, _known(language))


def metres(millimetres: float, language: str = SOURCE) -> str:
    """Write a length in metres with two digits, as `language` writes numbers.

    Catalogues call this as `METRES($millimetres)`; the client has the same function.
    """
    from babel.numbers import format_decimal

    return format_decimal(millimetres / 1000, "0.00", locale=_known(language))


def _metres_of(value: Any, language: str) -> Any:
    """Return an argument of a catalogue's METRES as a text; what is no number stays as it is."""
    return metres(value, language) if isinstance(value, int | float) else value


def _known(language: str) -> str:
    """Return `language`, or English if it has no catalogue."""
    return language if language in languages() else SOURCE


def _shown(text: str) -> str:
    """Cut a text from outside to MAX_ARGUMENT_LENGTH characters and replace control characters."""
    cut = text if len(text) <= MAX_ARGUMENT_LENGTH else text[: MAX_ARGUMENT_LENGTH - 3] + "..."
    if cut.isprintable():
        return cut
    return "".join(each if each.isprintable() else "\N{REPLACEMENT CHARACTER}" for each in cut)


@lru_cache(CACHE_SIZE)
def _format_key(key: str, language: str, /, **values: str | int | float) -> str:
    for bundle in map(catalogue, (_known(language), SOURCE)):
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

    functions: dict[str, Any] = {"METRES": partial(_metres_of, language=language)}
    bundle = FluentBundle([language], functions=functions, use_isolating=False)
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
    """Yield the contents of the catalogues in a folder and those below it."""
    for path in sorted(folder.rglob("*.ftl")):
        yield path.read_text(encoding="utf-8")
