"""The types of the wire as JSON Schema, for the client's generator.

python -m taros.server.http.schema            the protocol
python -m taros.server.http.schema marrakech  what a game sends of its own: views, previews, motions
"""

import sys
from typing import Any, get_type_hints

import msgspec

from taros import games
from taros.tables import protocol
from taros.tables.protocol import FromClient, FromReviewer, FromServer

DOORS = ("view", "preview", "motion")  # of a game, that are sent as they are

UNIONS = {"FromClient": FromClient, "FromServer": FromServer, "FromReviewer": FromReviewer}

HTTP = (
    protocol.GameInfo,
    protocol.StartRequest,
    protocol.Start,
    protocol.Commitment,
    protocol.NewTable,
    protocol.Created,
    protocol.Sit,
    protocol.Rematch,
    protocol.TableSummary,
    protocol.Token,
    protocol.ReplayRequest,
    protocol.Replay,
    protocol.Hint,
    protocol.PositionRequest,
    protocol.MomentRequest,
    protocol.Position,
    protocol.Puzzles,
    protocol.PuzzleTask,
    protocol.PuzzleTry,
    protocol.PuzzleAnswer,
    protocol.Refusal,
)


def protocol_schema() -> dict[str, Any]:
    """`FromClient`, `FromServer` and `FromReviewer` are unions told apart by `type`."""
    unions, definitions = _components([*UNIONS.values(), *HTTP])
    definitions.update(zip(UNIONS, unions, strict=False))
    return _document("Protocol", definitions)


def game_schema(name: str) -> dict[str, Any]:
    """Named as in Python."""
    hints = [get_type_hints(getattr(type(games.get(name)), door))["return"] for door in DOORS]
    return _document(name.capitalize(), _components(hints)[1])


def _components(types: list[Any]) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    schemas, definitions = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    return list(schemas), definitions


def _document(title: str, definitions: dict[str, Any]) -> dict[str, Any]:
    """One object with everything in it, so that generators leave nothing out."""
    references = {name: {"$ref": f"#/$defs/{name}"} for name in sorted(definitions)}
    return {
        "title": title,
        "type": "object",
        "properties": references,
        "required": sorted(definitions),
        "additionalProperties": False,
        "$defs": dict(sorted(definitions.items())),
    }


def main(words: list[str]) -> None:
    document = game_schema(words[0]) if words else protocol_schema()
    print(msgspec.json.format(msgspec.json.encode(document), indent=2).decode())


if __name__ == "__main__":
    main(sys.argv[1:])
