"""Counts for Prometheus, of this worker."""

import os
from collections import Counter
from collections.abc import Mapping

HELP = {
    "taros_http_requests_total": "HTTP requests answered, by status",
    "taros_requests_abandoned_total": "HTTP requests whose clients had gone before the answer",
    "taros_sockets": "WebSockets that are open",
    "taros_tables": "Tables in memory",
    "taros_moves_total": "Moves played by people and bots",
    "taros_refused_total": "Messages refused, by reason",
    "taros_commits_total": "Transactions that stored events",
    "taros_events_total": "Events stored",
    "taros_commit_seconds_total": "Time spent storing them",
    "taros_reviews": "Reviews being made",
    "taros_hints_total": "Hints given",
    "taros_loop_late_seconds_max": "Longest delay of a timer on the event loop",
    "taros_loop_stall_seconds_max": "Longest time the event loop itself worked without a pause",
    "taros_bot_moves_total": "Moves thought of by bots",
    "taros_bot_faults_total": "Moves made at random for bots that failed, by kind",
}


class Metrics:
    """A value for every name and, where it has one, label: `refused{key="stale-move"}`."""

    def __init__(self) -> None:
        self._values: Counter[tuple[str, str]] = Counter()

    def add(self, name: str, amount: float = 1, **label: str) -> None:
        self._values[name, _label(label)] += amount  # type: ignore[assignment]

    def raise_to(self, name: str, value: float) -> None:
        """Keep the highest of all values that were given for a name."""
        if value > self._values[name, ""]:
            self._values[name, ""] = value  # type: ignore[assignment]

    def text(self) -> str:
        """In the text format of Prometheus."""
        worker = f'worker="{os.getpid()}"'
        lines = []
        for name, help_text in HELP.items():
            lines.append(f"# HELP {name} {help_text}")
            lines.append(f"# TYPE {name} {'counter' if name.endswith('_total') else 'gauge'}")
            values = {label: v for (n, label), v in self._values.items() if n == name} or {"": 0}
            for label, value in sorted(values.items()):
                labels = f"{worker},{label}" if label else worker
                lines.append(f"{name}{{{labels}}} {value:g}")
        return "\n".join(lines) + "\n"


def _label(label: Mapping[str, str]) -> str:
    return ",".join(f'{name}="{value}"' for name, value in label.items())
