"""Metrics in the text format of Prometheus."""

import os

import pytest

from taros.server.monitoring.metrics import COUNTERS, GAUGES, Metrics

WORKER = f'worker="{os.getpid()}"'


@pytest.fixture
def metrics() -> Metrics:
    return Metrics()


def lines(metrics: Metrics) -> list[str]:
    return metrics.text().splitlines()


def test_every_metric_has_its_type(metrics: Metrics) -> None:
    types = {f"# TYPE {name} counter" for name in COUNTERS}
    types |= {f"# TYPE {name} gauge" for name in GAUGES}
    assert {line for line in lines(metrics) if line.startswith("# TYPE")} == types


def test_what_was_not_counted_is_zero(metrics: Metrics) -> None:
    assert f"taros_moves_total{{{WORKER}}} 0.0" in lines(metrics)


def test_amounts_are_added(metrics: Metrics) -> None:
    metrics.add("taros_commit_seconds_total", 0.5)
    metrics.add("taros_commit_seconds_total", 0.25)
    metrics.add("taros_sockets")
    metrics.add("taros_sockets", -1)
    assert f"taros_commit_seconds_total{{{WORKER}}} 0.75" in lines(metrics)
    assert f"taros_sockets{{{WORKER}}} 0.0" in lines(metrics)


def test_labels_are_counted_apart(metrics: Metrics) -> None:
    for status in ("200", "404", "200"):
        metrics.add("taros_http_requests_total", status=status)
    assert f'taros_http_requests_total{{status="200",{WORKER}}} 2.0' in lines(metrics)
    assert f'taros_http_requests_total{{status="404",{WORKER}}} 1.0' in lines(metrics)


def test_the_highest_value_is_kept(metrics: Metrics) -> None:
    for seconds in (0.5, 2.5, 1.5):
        metrics.raise_to("taros_loop_late_seconds_max", seconds)
    assert f"taros_loop_late_seconds_max{{{WORKER}}} 2.5" in lines(metrics)


def test_apps_count_apart(metrics: Metrics) -> None:
    Metrics().add("taros_moves_total")
    assert f"taros_moves_total{{{WORKER}}} 0.0" in lines(metrics)
