"""`make fuzz`: bad inputs by the ten thousand for one server; in the end, a table.

Schemathesis sends requests after the description of the API, with links from what is answered to
what can be asked then; the rest are real inputs that were changed, and messages after the grammar
of the protocol.
"""

import argparse
import sys
import tempfile
import time
from pathlib import Path

from fuzz.harness import SETTINGS, Outcome, fuzz
from fuzz.routes import Explored, explore
from server.processes import LONGEST_STALL, Server

GROWTH = 1.2  # times the memory after a fifth of the inputs
EXAMPLES = 200  # of every route


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--inputs", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    began = time.monotonic()

    def show_progress(count: int) -> None:
        if count % 1000 == 0:
            print(f"\r{count:,} answers in {time.monotonic() - began:.0f} s", end="", flush=True)

    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with Server(f"sqlite:///{folder / 'tables.db'}", folder / "log", **SETTINGS) as server:
            server.checks_stalls = False  # the table says how long they were
            outcome = fuzz(server, given.inputs, given.seed, show_progress)
            print("\nroutes ...", flush=True)
            explored = explore(server, folder, EXAMPLES, given.seed)
    print(table(given.inputs, outcome, explored))
    sys.exit("\n".join([*wrong(outcome), *filter(None, [explored.failed])]) or None)


def wrong(outcome: Outcome) -> list[str]:
    """Return what must not be."""
    (memory, memory_after), (tasks, tasks_after) = outcome.memory, outcome.tasks
    found = outcome.failures[:20]
    if outcome.stall > LONGEST_STALL:
        found.append(f"the event loop stalled for {1000 * outcome.stall:.0f} ms")
    if memory_after > GROWTH * memory:
        found.append(f"memory grew from {memory:.0f} to {memory_after:.0f} MB")
    if tasks_after > tasks:
        found.append(f"tasks grew from {tasks:.0f} to {tasks_after:.0f}")
    if "Traceback" in outcome.log:
        found.append(outcome.log[-3000:])
    return found


def table(inputs: int, outcome: Outcome, explored: Explored) -> str:
    """Return what happened, as Markdown."""
    answers = ", ".join(f"{name} {count:,}" for name, count in sorted(outcome.answers.items()))
    memory, tasks = ("{:,.0f} → {:,.0f}".format(*pair) for pair in (outcome.memory, outcome.tasks))
    rows = {
        "changed inputs and messages": f"{inputs:,}",
        "answers": answers,
        "requests by Schemathesis": f"{explored.requests:,}",
        "routes": f"{explored.routes}",
        "links followed between routes": f"{explored.links}",
        "**failures of the server**": str(len(outcome.failures) + bool(explored.failed)),
        "longest stall of the event loop": f"{1000 * outcome.stall:.0f} ms",
        "memory after a fifth, and in the end": f"{memory} MB",
        "tasks": tasks,
    }
    lines = [f"| {name} | {value} |" for name, value in rows.items()]
    return "\n".join(["| | |", "|---|---:|", *lines])


if __name__ == "__main__":
    main()
