"""taros verify"""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from taros import games
from taros.core.errors import BadRecord
from taros.core.fairness import FairChance
from taros.core.record import split_records
from taros.core.words import Message

from ..common import Json, language, out, print_json, read, translate
from ..progress import progress_bar


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    json: Json = False,
) -> None:
    """Draw every chance event of a record again and compare; exit code 1 if one differs."""
    records = split_records(read(file))
    differences: list[str | None] = []
    proofs: list[FairChance | None] = []
    line = 0
    with progress_bar(translate("cli-verifying"), len(records)) as advance:
        for text in records:
            found = _verified(text, line)
            line += text.count("\n")
            differences.append(found.format(language()) if found else None)
            proofs.append(None if found else games.proven_chance(text))
            advance(1)
    fair = not any(differences)
    if json:
        kinds = [proof and proof.kind for proof in proofs]
        print_json({"fair": fair, "differences": differences, "proofs": kinds})
    else:
        for number, difference in enumerate(differences, start=1):
            if difference:
                out.print(translate("cli-unfair", number=number, reason=difference))
        if fair:
            out.print(translate("cli-fair", records=len(records)))
            _explain(proofs)
    if not fair:
        raise typer.Exit(1)


def _explain(proofs: Sequence[FairChance | None]) -> None:
    """Print what the chance of fair records proves."""
    kinds = Counter(proof.kind for proof in proofs if proof)
    for kind, count in kinds.items():
        out.print(translate(f"cli-proof-{kind}", records=count))
    for number, proof in enumerate(proofs, start=1):
        if proof and proof.round > 1:
            out.print(translate("cli-proof-rounds", number=number, round=proof.round))


def _verified(text: str, line: int) -> Message | None:
    """Verify a record that begins after `line` lines of a file; see `games.verify`."""
    try:
        return games.verify(text)
    except BadRecord as error:
        raise BadRecord(line + error.line, error.reason) from None
