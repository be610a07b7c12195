"""`make faults`: faults by the thousand, on both kinds of deployments at a time.

Every round is one line of a file, so that a run which is interrupted goes on where it was. In the
end, or when it is interrupted, a table says what happened.
"""

import argparse
import asyncio
import json
import sys
import tempfile
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from faults.deployment import Deployment, on_postgresql, on_sqlite
from faults.rounds import Round, play_round
from faults.template import Template

ROUND = 200  # faults


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--faults", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--file", type=Path, default=Path("build/faults.jsonl"))
    given = parser.parse_args()
    given.file.parent.mkdir(parents=True, exist_ok=True)
    given.file.touch()
    try:
        asyncio.run(run(given.faults, given.seed, given.file))
    except KeyboardInterrupt:
        print("\ninterrupted; the same command goes on")
    except pytest.skip.Exception as missing:
        sys.exit(str(missing))
    rounds = read(given.file)
    print(table(rounds))
    sys.exit(any(each["violations"] for each in rounds))


async def run(faults: int, seed: int, file: Path) -> None:
    """Play rounds until that many faults have happened, those of earlier runs included."""
    template = Template()
    try:
        async with AsyncExitStack() as stack:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="taros-faults-")))
            deployments = [
                await stack.enter_async_context(start(template, folder))
                for start in (on_sqlite, on_postgresql)
            ]
            async with asyncio.TaskGroup() as group:
                for deployment in deployments:
                    group.create_task(play_rounds(deployment, faults, seed, file))
    finally:
        template.close()


async def play_rounds(deployment: Deployment, faults: int, seed: int, file: Path) -> None:
    """Play rounds on one deployment until that many faults have happened on all."""
    while (left := faults - count(read(file))) > 0:
        number = sum(each["on"] == deployment.kind for each in read(file))
        found = await play_round(deployment, seed * 1_000_000 + number, min(ROUND, left))
        with file.open("a") as lines:
            lines.write(json.dumps({"on": deployment.kind, **found._asdict()}) + "\n")
        print(f"{count(read(file)):,} of {faults:,} faults; {said(found)}", flush=True)


def read(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text().splitlines()]


def count(rounds: list[dict[str, Any]]) -> int:
    return sum(sum(each["faults"].values()) for each in rounds)


def said(found: Round) -> str:
    wrong = "".join(f"\n    {each[:300]}" for each in found.violations)
    return (
        f"{found.moves:,} moves, {found.shown:,} lines shown, "
        f"{found.breaks:,} breaks, "
        f"{len(found.violations)} promises broken ({found.seconds:.0f} s){wrong}"
    )


def table(rounds: list[dict[str, Any]]) -> str:
    """Return what happened, as Markdown."""
    kinds = sorted({each["on"] for each in rounds}, reverse=True)
    faults = {
        kind: sum((Counter(one["faults"]) for one in rounds if one["on"] == kind), Counter())
        for kind in kinds
    }
    names = sorted({name for each in faults.values() for name in each})
    lines = [f"| | {' | '.join(kinds)} |", f"|---|{'---:|' * len(kinds)}"]
    for name in names:
        lines.append(f"| {name} | {' | '.join(f'{faults[kind][name]:,}' for kind in kinds)} |")
    sums = [("**faults**", [f"{faults[kind].total():,}" for kind in kinds])]
    for label in ("moves", "shown", "breaks"):
        amounts = [sum(one[label] for one in rounds if one["on"] == kind) for kind in kinds]
        sums.append((LABELS[label], [f"{amount:,}" for amount in amounts]))
    wrong = [sum(len(one["violations"]) for one in rounds if one["on"] == kind) for kind in kinds]
    sums.append(("**promises broken**", [str(each) for each in wrong]))
    hours = sum(one["seconds"] for one in rounds) / 3600
    lines += [f"| {label} | {' | '.join(cells)} |" for label, cells in sums]
    return "\n".join([*lines, "", f"{len(rounds)} rounds in {hours:.1f} hours"])


LABELS = {
    "moves": "moves that people sent",
    "shown": "lines that clients were shown",
    "breaks": "connections that broke",
}

if __name__ == "__main__":
    main()
