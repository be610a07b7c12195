"""The descriptions hold: whatever OpenAPI allows is answered as it says, and never by a failure."""

import subprocess
import sys
from pathlib import Path

from server.processes import Server
from taros import games
from taros.server.http.schema import game_schema, protocol_schema
from taros.tables.protocol import REMARKS, FromClient, Remark

CHECKS = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
)


def test_the_api_is_as_described(server: Server, tmp_path: Path) -> None:
    words = [
        *("run", f"{server.address}/schema/openapi.json"),
        *("--checks", ",".join(CHECKS), "--phases", "examples,coverage,fuzzing"),
        *("--max-examples", "15", "--seed", "1", "--workers", "1", "--generation-database", "none"),
    ]
    program = Path(sys.executable).with_name("schemathesis")
    done = subprocess.run(
        [program, *words], capture_output=True, text=True, timeout=300, check=False, cwd=tmp_path
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "26 selected" in done.stdout


def test_every_type_of_the_wire_is_in_the_schema() -> None:
    schema = protocol_schema()
    assert {"FromClient", "FromServer", "Words", "Replay"} <= set(schema["$defs"])
    kinds = {one.__struct_config__.tag for one in FromClient.__args__}
    options = schema["$defs"]["FromClient"]["anyOf"]
    assert {option["$ref"].rpartition("/")[2].lower() for option in options} == kinds


def test_remarks_are_the_same_everywhere() -> None:
    assert Remark.__annotations__["which"].__args__ == REMARKS


def test_what_a_game_sends_is_in_its_schema() -> None:
    for name in games.names():
        definitions = game_schema(name)["$defs"]
        state = games.get(name).rules.new(games.get(name).seats[0], games.get(name).options())
        assert type(games.get(name).presenter.view(state, None)).__name__ in definitions
