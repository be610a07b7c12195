"""`make load`: put servers of this machine under load, and say in a table what they carry.

    make load                          # all parts
    make load PARTS="tables idle"      # some
    make load PARTS=soak MINUTES=60

Every figure is printed as soon as it is known. After Ctrl-C, the table has those that are.
"""

import argparse
import sys
from collections.abc import AsyncIterator, Callable
from functools import partial

import pytest
import uvloop

from measure import Measure, rows

from . import bots, idle, soak, tables, workers

Part = Callable[[], AsyncIterator[Measure]]


def main() -> None:
    parts: dict[str, Part] = {
        "tables": tables.measures,
        "idle": idle.measures,
        "workers": workers.measures,
        "bots": bots.measures,
    }
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("parts", nargs="*", choices=[*parts, "soak", []])
    parser.add_argument("--minutes", type=float, default=60, help="how long the soak takes")
    given = parser.parse_args()
    parts["soak"] = partial(soak.measures, given.minutes)
    found: list[Measure] = []
    try:
        for name in given.parts or parts:
            print(f"{name} ...", flush=True)
            try:
                uvloop.run(measured(parts[name], found))
            except pytest.skip.Exception as missing:
                print(f"  left out: {missing}")
    except KeyboardInterrupt:
        print("\ninterrupted")
    print("\n".join(rows(found)))
    missed = [measure.name for measure in found if not measure.reached]
    sys.exit(f"target missed: {', '.join(missed)}" if missed else None)


async def measured(part: Part, found: list[Measure]) -> None:
    """Add what a part measures to `found`, and print it."""
    async for measure in part():
        found.append(measure)
        print(f"  {measure.name}: {measure.value:,.4g} {measure.unit}", flush=True)


if __name__ == "__main__":
    main()
