"""The types of the wire as JSON Schema, from which `npm run types` generates the client's types.

python -m taros.server.http.schema            the protocol of tables and of the HTTP API
python -m taros.server.http.schema marrakech  what a game sends of its own: its `wire_types`
python -m taros.server.http.schema --all      all of them, as one object
"""

import inspect
import re
import sys
from collections.abc import Iterable, Mapping
from typing import Any, get_args, get_type_hints

import msgspec

from taros import games
from taros.core.words import Argument
from taros.hosting.review_messages import FromReviewer
from taros.tables import protocol
from taros.tables.protocol import FromClient, FromServer, FromWatcher

from ..accounts import protocol as accounts
from ..administration import protocol as host
from ..notices import protocol as notices
from ..ratings import protocol as ratings
from ..tournaments import protocol as tournaments
from ..watching.protocol import FromWatchList

UNIONS = {
    "FromClient": FromClient,
    "FromServer": FromServer,
    "FromWatcher": FromWatcher,
    "FromWatchList": FromWatchList,
    "FromReviewer": FromReviewer,
    "Argument": Argument,
}

HTTP = (
    protocol.GameInfo,
    protocol.StartRequest,
    protocol.Start,
    protocol.NewTable,
    protocol.Created,
    protocol.KeptRecord,
    protocol.Sit,
    protocol.Rematch,
    protocol.TableSummary,
    protocol.FinishedTables,
    protocol.Token,
    protocol.ReplayRequest,
    protocol.Replay,
    protocol.Observation,
    protocol.Hint,
    protocol.PositionRequest,
    protocol.MomentRequest,
    protocol.Position,
    protocol.Puzzles,
    protocol.PuzzleTask,
    protocol.PuzzleTry,
    protocol.PuzzleAnswer,
    protocol.Refusal,
    protocol.PictureView,
    accounts.Me,
    accounts.NewAccount,
    accounts.BotToken,
    accounts.RecoveryCodes,
    accounts.SignInLink,
    accounts.LinkSignIn,
    accounts.RecoverySignIn,
    accounts.PasskeyOptions,
    accounts.PasskeyAnswer,
    accounts.AccountData,
    tournaments.NewEvent,
    tournaments.EventCreated,
    tournaments.EventList,
    tournaments.EventInfo,
    tournaments.NewState,
    tournaments.NewSeeds,
    tournaments.NewResult,
    ratings.PlayerPage,
    ratings.PlayedGames,
    ratings.Ladder,
    host.Notes,
    host.HostOverview,
    host.CloseTable,
    host.RenameAccount,
    host.BanAccount,
    host.Unban,
    host.Announce,
    notices.NoticeInfo,
    notices.NoticeChoices,
    notices.NewPushSubscription,
    notices.NewEmail,
    notices.NoticeCode,
    notices.Invitation,
)

Schema = dict[str, Any]

_FIELD = re.compile(r"^    (\w+): .*  # (.+)$", re.MULTILINE)  # with its comment


def protocol_schema() -> Schema:
    """Return the schema of the protocol.

    `FromClient`, `FromServer`, `FromWatcher`, `FromWatchList` and `FromReviewer` are unions whose
    members differ by `type`.
    """
    return _document("Protocol", {**UNIONS, **{each.__name__: each for each in HTTP}})


def game_schema(name: str) -> Schema:
    """Return the schema of the wire types of the game `name`.

    They are sent and never received: every field is present, unless its struct omits defaults.
    """
    types = games.get(name).presenter.wire_types
    document = _document(name.capitalize(), types)
    for struct in _structs(types.values()):
        if not struct.__struct_config__.omit_defaults:
            definition = document["$defs"][struct.__name__]
            definition["required"] = list(definition["properties"])
    return document


def all_schemas() -> dict[str, Any]:
    """Return the schema of the protocol, and those of all games that name wire types."""
    own = [name for name in games.names() if games.get(name).presenter.wire_types]
    return {
        "protocol": protocol_schema(),
        "games": {name: game_schema(name) for name in own},
    }


def _document(title: str, types: Mapping[str, Any]) -> Schema:
    """Return one object that has every definition as a property: generators leave nothing out.

    `types` are what to define, by name; the structs that they are made of are defined as well.
    """
    schemas, definitions = msgspec.json.schema_components(
        list(types.values()), ref_template="#/$defs/{name}"
    )
    aliases = {name: each for name, each in zip(types, schemas, strict=True) if "$ref" not in each}
    named = {**_with_references(definitions, aliases), **aliases}
    for struct in _structs(types.values()):
        _add_comments(struct, named[struct.__name__])
    return {
        "title": title,
        "type": "object",
        "properties": {name: {"$ref": f"#/$defs/{name}"} for name in sorted(named)},
        "required": sorted(named),
        "additionalProperties": False,
        "$defs": dict(sorted(named.items())),
    }


def _structs(types: Iterable[Any]) -> set[type[msgspec.Struct]]:
    """Return all structs that `types` are made of."""
    found: set[type[msgspec.Struct]] = set()
    waiting = list(types)
    while waiting:
        hint = waiting.pop()
        waiting += get_args(hint)
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct) and hint not in found:
            found.add(hint)
            waiting += get_type_hints(hint).values()
    return found


def _add_comments(struct: type[msgspec.Struct], definition: Schema) -> None:
    """Add the docstring of `struct`, and the comments behind its fields, as descriptions."""
    if struct.__doc__ and "description" in definition:
        definition["description"] = inspect.cleandoc(struct.__doc__)
    own = struct.__mro__[: struct.__mro__.index(msgspec.Struct)]
    for field, comment in _FIELD.findall("".join(map(inspect.getsource, own))):
        definition["properties"][field]["description"] = comment.replace("None", "null")


def _with_references(node: Any, aliases: Mapping[str, Schema]) -> Any:
    """Return a copy of a schema in which a reference replaces every schema of `aliases`."""
    if isinstance(node, list):
        return [_with_references(each, aliases) for each in node]
    if not isinstance(node, dict):
        return node
    for name, schema in aliases.items():
        if node == schema:
            return {"$ref": f"#/$defs/{name}"}
    return {key: _with_references(each, aliases) for key, each in node.items()}


def main(words: list[str]) -> None:
    """Print the schema that the command line `words` names."""
    if words == ["--all"]:
        document = all_schemas()
    else:
        document = game_schema(words[0]) if words else protocol_schema()
    print(msgspec.json.format(msgspec.json.encode(document), indent=2).decode())


if __name__ == "__main__":
    main(sys.argv[1:])
