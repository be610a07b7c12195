"""Metrics of one worker for Prometheus."""

import os

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    disable_created_metrics,
    generate_latest,
)

disable_created_metrics()  # type: ignore[no-untyped-call]  # one more series for every counter

COUNTERS = {
    "taros_http_requests_total": "HTTP requests answered, by status",
    "taros_requests_abandoned_total": "HTTP requests whose clients had gone before the answer",
    "taros_moves_total": "Moves played by people and bots",
    "taros_refused_total": "Messages and connections refused, by reason",
    "taros_commits_total": "Transactions that stored events",
    "taros_events_total": "Events stored",
    "taros_commit_seconds_total": "Time spent storing them",
    "taros_sign_ins_total": "Devices that signed in to an account",
    "taros_notices_total": "Messages sent to people who were away",
    "taros_hints_total": "Hints given",
    "taros_bot_moves_total": "Moves thought of by bots",
    "taros_bot_faults_total": "Moves made at random for bots that failed, by kind",
}
GAUGES = {
    "taros_connections": "Connections that are open, WebSockets among them",
    "taros_sockets": "WebSockets at tables that are open",
    "taros_tables": "Tables in memory",
    "taros_reviews": "Reviews being made",
    "taros_tasks": "Tasks of the event loop",
    "taros_loop_late_seconds_max": "Longest delay of a timer on the event loop",
    "taros_loop_stall_seconds_max": "Longest time the event loop itself worked without a pause",
}
LABELS = {
    "taros_http_requests_total": ("status",),
    "taros_refused_total": ("key",),
    "taros_bot_faults_total": ("kind",),
}


class Metrics:
    """Counters and gauges by name, with the label `worker` and their own labels, if any."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._metrics: dict[str, Counter | Gauge] = {}
        for kind, help_texts in ((Counter, COUNTERS), (Gauge, GAUGES)):
            for name, help_text in help_texts.items():
                labels = ("worker", *LABELS.get(name, ()))
                self._metrics[name] = kind(name, help_text, labels, registry=self._registry)
        self._worker = str(os.getpid())
        self._series: dict[tuple[str, ...], Counter | Gauge] = {}
        self._highest: dict[str, float] = {}
        for name in self._metrics.keys() - LABELS.keys():
            self._new_series(name)  # shown as 0 before it is counted

    def add(self, name: str, amount: float = 1, **labels: str) -> None:
        """Add `amount` to the counter or gauge `name` with these `labels`."""
        key = (name, *labels.values())
        (self._series.get(key) or self._new_series(*key)).inc(amount)

    def set(self, name: str, value: float) -> None:
        """Set the gauge `name`, which has no labels."""
        gauge = self._series[name,]
        assert isinstance(gauge, Gauge)
        gauge.set(value)

    def raise_to(self, name: str, value: float) -> None:
        """Set the gauge `name`, which has no labels, to its highest `value` so far."""
        if value > self._highest.get(name, 0):
            self._highest[name] = value
            self.set(name, value)

    def text(self) -> str:
        """Return all metrics in the text format of Prometheus."""
        return generate_latest(self._registry).decode()

    def _new_series(self, name: str, *labels: str) -> Counter | Gauge:
        """Return the time series of the metric `name` for the values of its `labels`.

        It is remembered: looking it up in the library would take longer than counting.
        """
        series = self._series[name, *labels] = self._metrics[name].labels(self._worker, *labels)
        return series
