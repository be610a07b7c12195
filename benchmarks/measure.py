"""Figures of benchmarks, and what they are to be."""

from typing import NamedTuple


class Measure(NamedTuple):
    name: str
    value: float
    unit: str
    at_least: float | None = None
    at_most: float | None = None

    @property
    def reached(self) -> bool:
        low = self.at_least is None or self.value >= self.at_least
        return low and (self.at_most is None or self.value <= self.at_most)

    @property
    def target_text(self) -> str:
        if self.at_least is not None:
            return f"at least {self.at_least:g}"
        return "" if self.at_most is None else f"at most {self.at_most:g}"


def rows(measures: list[Measure]) -> list[str]:
    """Return a table in Markdown."""
    head = ["| what | measured | target |", "|---|---|---|"]
    return head + [
        f"| {m.name} | {_number(m.value)} {m.unit} | {m.target_text} |" for m in measures
    ]


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"
