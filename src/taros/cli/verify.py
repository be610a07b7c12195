"""taros verify"""

from pathlib import Path
from typing import Annotated

import typer

from taros import games
from taros.core.errors import BadRecord
from taros.core.record import split_records
from taros.core.words import Message

from .common import Json, language, out, print_json, read, translate
from .progress import progress_bar


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="One record or several.")],
    json: Json = False,
) -> None:
    """Draw every chance event of a record again and compare; exit code 1 if one differs."""
    records = split_records(read(file))
    differences: list[str | None] = []
    line = 0
    with progress_bar(translate("cli-verifying"), len(records)) as advance:
        for text in records:
            found = _verified(text, line)
            line += text.count("\n")
            differences.append(found.format(language()) if found else None)
            advance(1)
    fair = not any(differences)
    if json:
        print_json({"fair": fair, "differences": differences})
    else:
        for number, difference in enumerate(differences, start=1):
            if difference:
                out.print(translate("cli-unfair", number=number, reason=difference))
        if fair:
            out.print(translate("cli-fair", records=len(records)))
    if not fair:
        raise typer.Exit(1)


def _verified(text: str, line: int) -> Message | None:
    """Verify a record that begins after `line` lines of a file; see `games.verify`."""
    try:
        return games.verify(text)
    except BadRecord as error:
        raise BadRecord(line + error.line, error.reason) from None
