"""Are chances to win what they say? Play games, and compare what was said with what came of it.

    python training/calibration.py marrakech learned 2 3 4    # so many seats; draws docs/*.svg
    python training/calibration.py regatta greedy 2 3 4

Every state in which a turn begins is judged for every seat. Of all the times a seat was given about
20 % it should win 20 %. The expected calibration error is the mean distance between what was said
and what came, over tenths of the scale, weighed by how often each was said.

The games are of a seed that nothing was learned from. They are kept in build/ while they are being
played: the script can be stopped and started again.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from taros import games
from taros.arena.play import Arena, PlyLog
from taros.bots.buffers import Buffers
from taros.bots.learned import Network
from taros.kernels import load

ROOT = Path(__file__).parents[1]
GAMES = 2_000
SEED = 20_000
BINS = 10

Array = np.ndarray[Any, Any]
Pairs = list[tuple[float, float]]  # what was said, and what came of it


class Kept(msgspec.Struct, frozen=True):
    """One game: all that happened, and who won what part of it."""

    codes: list[int]
    won: list[float]


class Bin(msgspec.Struct, frozen=True):
    """What was said within a tenth of the scale."""

    count: int
    said: float
    came: float


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=games.names())
    parser.add_argument("bot")
    parser.add_argument("seats", type=int, nargs="+")
    asked = parser.parse_args()
    panels = {}
    for seats in asked.seats:
        path = ROOT / "build" / f"calibration-{asked.game}-{asked.bot}-{seats}.jsonl"
        kept = list(played(asked.game, asked.bot, seats, path))
        bins = reliability(Judge(asked.game, seats).pairs(kept))
        panels[seats] = bins
        told = f"{len(kept)} games, {sum(each.count for each in bins)} chances"
        print(f"{seats} seats: {told}, expected calibration error {error_of(bins):.4f}")
    picture = ROOT / "docs" / f"calibration-{asked.game}.svg"
    picture.write_text(svg(panels), encoding="utf-8")
    print(picture.relative_to(ROOT))


# Games


def played(name: str, bot: str, seats: int, path: Path) -> Iterator[Kept]:
    """Those that are kept, then the others."""
    path.parent.mkdir(exist_ok=True)
    lines = path.read_bytes().splitlines() if path.exists() else []
    kept = [msgspec.json.decode(line, type=Kept) for line in lines]
    yield from kept
    game = games.get(name)
    options = game.rules.validate_options(seats, game.options())
    arena = Arena(game, seats, options, patience=60, replaceable=False)
    with path.open("ab") as file:
        for number in range(len(kept), GAMES):
            log: PlyLog = []
            result = arena.play([bot] * seats, SEED, number, log)
            wins = [float(place == 1) / result.places.count(1) for place in result.places]
            one = Kept([code for _, code in log], wins)
            file.write(msgspec.json.encode(one) + b"\n")
            print(f"\r{seats} seats: {number + 1} of {GAMES} games", end="", file=sys.stderr)
            yield one
    print(file=sys.stderr)


class Judge:
    """What was learned for reviews, asked at the beginning of every turn."""

    def __init__(self, name: str, seats: int) -> None:
        game = games.get(name)
        start = game.rules.new(seats, game.rules.validate_options(seats, game.options()))
        self.start = np.array(start)
        self.kernel, self.features, self.net = (
            load(game.kernels, name, compiled=True) for name in ("kernel", "features", "net")
        )
        self.network = Network(game, start, compiled=True, review=True)
        self.shares = Buffers(compiled=True).floats(seats)

    def pairs(self, kept: Sequence[Kept]) -> Pairs:
        return [
            pair
            for one in kept
            for said in self._said(one.codes)
            for pair in zip(said, one.won, strict=True)
        ]

    def _said(self, codes: Sequence[int]) -> Iterator[list[float]]:
        state = self.start.copy()
        for code in codes:
            if self.features.begins_turn(state):
                self.net.judge(state, self.network.weights, self.network.buffers, self.shares)
                yield self.shares.tolist()
            self.kernel.apply(state, code)


# Figures


def reliability(pairs: Pairs) -> list[Bin]:
    """By tenths; those in which nothing was said are left out."""
    said, came = np.array(pairs).T
    tenths = np.minimum((said * BINS).astype(int), BINS - 1)
    return [
        Bin(int(inside.sum()), float(said[inside].mean()), float(came[inside].mean()))
        for tenth in range(BINS)
        if (inside := tenths == tenth).any()
    ]


def error_of(bins: Sequence[Bin]) -> float:
    total = sum(each.count for each in bins)
    return sum(each.count * abs(each.said - each.came) for each in bins) / total


# The picture

SIDE = 260
MARGIN = 44
STYLE = """
text { font: 13px system-ui, sans-serif; fill: #6d625a }
.frame { fill: none; stroke: #b3a698 }
.even { stroke: #b3a698; stroke-dasharray: 4 4 }
.line { fill: none; stroke: #3a7d8c; stroke-width: 2 }
.bin { fill: #3a7d8c }
"""


def svg(panels: dict[int, list[Bin]]) -> str:
    width, height = MARGIN + (SIDE + MARGIN) * len(panels), SIDE + 2 * MARGIN
    parts = [panel(seats, bins, i) for i, (seats, bins) in enumerate(panels.items())]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" role="img" aria-label="Reliability">\n'
        f"<style>{STYLE}</style>\n" + "\n".join(parts) + "\n</svg>\n"
    )


def panel(seats: int, bins: Sequence[Bin], number: int) -> str:
    """What came over what was said; a dot is as large as its tenth was frequent."""
    most = max(each.count for each in bins)
    dots = [
        f'<circle class="bin" cx="{SIDE * each.said:.1f}" cy="{SIDE * (1 - each.came):.1f}" '
        f'r="{2 + 6 * (each.count / most) ** 0.5:.1f}"/>'
        for each in bins
    ]
    line = "L".join(f"{SIDE * each.said:.1f} {SIDE * (1 - each.came):.1f}" for each in bins)
    title = f"{seats} players: error {error_of(bins):.3f}"
    return "\n".join(
        [
            f'<g transform="translate({MARGIN + (SIDE + MARGIN) * number},{MARGIN})">',
            f'<text x="0" y="-14">{title}</text>',
            f'<path class="frame" d="M0 0H{SIDE}V{SIDE}H0Z"/>',
            f'<path class="even" d="M0 {SIDE}L{SIDE} 0"/>',
            f'<path class="line" d="M{line}"/>',
            *dots,
            f'<text x="0" y="{SIDE + 18}">0</text>',
            f'<text x="{SIDE}" y="{SIDE + 18}" text-anchor="end">1, said</text>',
            '<text x="-6" y="10" text-anchor="end">1</text>',
            f'<text x="-12" y="{SIDE / 2}" text-anchor="middle" '
            f'transform="rotate(-90 -12 {SIDE / 2})">came</text>',
            "</g>",
        ]
    )


if __name__ == "__main__":
    main()
