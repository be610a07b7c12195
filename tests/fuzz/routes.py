"""Every route of the API by Schemathesis: by its description, and along links between routes."""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from server.processes import Server

CHECKS = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
)
TESTS = Path(__file__).parents[1]
ANSWER_SECONDS = 60  # advice and reviews compute for seconds
PATIENCE = 3600  # seconds; a server that hangs is to be noticed


class Explored(NamedTuple):
    output: str
    failed: str | None  # the output, if something was wrong

    def _number(self, pattern: str) -> int:
        found = re.search(pattern, self.output)
        assert found is not None, self.output
        return int(found[1].replace(",", ""))

    @property
    def routes(self) -> int:
        return self._number(r"Operations:\s+([\d,]+) selected")

    @property
    def links(self) -> int:
        """How many links between routes were followed."""
        return self._number(r"API Links:\s+([\d,]+) covered")

    @property
    def requests(self) -> int:
        return self._number(r"([\d,]+) generated")


def explore(server: Server, folder: Path, examples: int, seed: int) -> Explored:
    """Send requests to every route, `examples` at most of each kind."""
    words = [
        *("run", f"{server.address}/schema/openapi.json", "--checks", ",".join(CHECKS)),
        *("--phases", "examples,coverage,fuzzing,stateful", "--max-examples", str(examples)),
        *("--request-timeout", str(ANSWER_SECONDS)),
        *("--seed", str(seed), "--workers", "1", "--generation-database", "none"),
    ]
    environment = {"SCHEMATHESIS_HOOKS": "fuzz.hooks", "PYTHONPATH": str(TESTS)}
    done = subprocess.run(
        [Path(sys.executable).with_name("schemathesis"), *words],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
        cwd=folder,
        timeout=PATIENCE,
    )
    output = done.stdout + done.stderr
    return Explored(output, output if done.returncode else None)
