"""The types of the wire, as clients are told of them. `tests/fuzz` tries what routes promise."""

import jsonschema
import msgspec
import pytest

from taros import games
from taros.core.words import Argument, Seat, message
from taros.server.http.schema import game_schema, protocol_schema
from taros.tables.protocol import REMARKS, FromClient, Remark


def test_every_type_of_the_wire_is_in_the_schema() -> None:
    schema = protocol_schema()
    assert {"FromClient", "FromServer", "Message", "Replay"} <= set(schema["$defs"])
    kinds = {one.__struct_config__.tag for one in FromClient.__args__}
    options = schema["$defs"]["FromClient"]["anyOf"]
    assert {option["$ref"].rpartition("/")[2].lower() for option in options} == kinds


@pytest.mark.parametrize("argument", ["a", 1, 0.5, Seat(1), message("inner", seat=Seat(0))])
def test_every_argument_of_a_message_is_in_the_schema(argument: Argument) -> None:
    definitions = protocol_schema()["$defs"]
    schema = {"$ref": "#/$defs/Message", "$defs": definitions}
    jsonschema.validate(msgspec.to_builtins(message("outer", it=argument)), schema)


@pytest.mark.parametrize("argument", [None, [], {}, {"seat": "a"}, {"key": "inner"}])
def test_no_other_argument_of_a_message_is_in_the_schema(argument: object) -> None:
    definitions = protocol_schema()["$defs"]
    schema = {"$ref": "#/$defs/Message", "$defs": definitions}
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({"key": "outer", "arguments": {"it": argument}}, schema)


def test_remarks_are_the_same_everywhere() -> None:
    assert Remark.__annotations__["which"].__args__ == REMARKS


@pytest.mark.parametrize("name", ["marrakech", "regatta"])
def test_what_a_game_sends_matches_its_schema(name: str) -> None:
    """The client relies on it: every field is there, and nothing else."""
    game = games.get(name)
    definitions = game_schema(name)["$defs"]
    match = games.new(name, game.seats[-1])
    view = msgspec.to_builtins(match.view())
    assert set(view) == set(definitions["View"]["required"])
    assert set(view) == set(definitions["View"]["properties"])
    move = game.rules.legal(match.state)[0]
    preview = msgspec.to_builtins(game.presenter.preview(match.state, move))
    assert set(preview) == set(definitions["Preview"]["required"])


def test_a_named_type_is_referred_to_by_its_name() -> None:
    definitions = game_schema("marrakech")["$defs"]
    assert definitions["Colour"] == {"enum": ["blue", "brown", "red", "yellow"]}
    assert definitions["Piece"]["properties"]["colour"] == {"$ref": "#/$defs/Colour"}


def test_comments_behind_fields_are_descriptions() -> None:
    properties = game_schema("marrakech")["$defs"]["View"]["properties"]
    assert properties["to_act"]["description"] == "a seat, -1 chance, -2 over"
    assert "description" not in properties["turn"]
