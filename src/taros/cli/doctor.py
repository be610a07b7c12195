"""taros doctor"""

from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from .checks import Finding, examine
from .common import Json, language, out, print_json, translate

STYLES = {"ok": "green", "note": "dim", "problem": "bold red"}


def doctor(
    port: Annotated[int, typer.Option(min=1, max=65535)] = 8000,
    database: str | None = None,
    json: Json = False,
) -> None:
    """Check what Taros needs on this machine, and say what to do."""
    findings = list(examine(port, database))
    problems = sum(finding.state == "problem" for finding in findings)
    if json:
        print_json([_as_json(finding) for finding in findings])
    else:
        table = Table(box=None, show_header=False, pad_edge=False)
        for finding in findings:
            state = Text(translate(f"doctor-{finding.state}"), STYLES[finding.state])
            table.add_row(state, finding.message.format(language()))
        out.print(table)
        out.print(
            translate("doctor-todo", count=problems) if problems else translate("doctor-good")
        )
    raise typer.Exit(1 if problems else 0)


def _as_json(finding: Finding) -> dict[str, str]:
    text = finding.message.format(language())
    return {"check": finding.check, "state": finding.state, "text": text}
