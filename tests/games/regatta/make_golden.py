"""Makes the golden records of Regatta: races that must be replayed to the same bit for ever.

Run it from the root of the repository, only when rules or data were meant to change, and say so in
the commit:

    .venv/bin/python tests/games/regatta/make_golden.py

For every race it writes `data/<name>.taros`, the record, and `data/<name>.position`, the position
in which it ended. The moves are chosen by the bots of the same name; chance is drawn from the seed.
"""

import datetime
import sys
from pathlib import Path
from typing import Any, NamedTuple

import taros
from taros import bots
from taros.kernels.shared.rng import seed_rng

HERE = Path(__file__).parent / "data"
DATE = datetime.date(2026, 1, 1)

OWN_COURSE = (
    "line:-150,20,190,20;ccw:-260,520,yellow;cw:240.5,640.125,black;rock:0,420,18.5;"
    "island:-40,560,30,560,10,610;edge:-700,-400,700,-400,760,1000,-650,1100"
)
OWN_DECK = "L60=12/80/60,Q=40/0/0,8*L60|R60,6*R60-helm:white,9*S,6*Q-cloud,5*L30|S|R30,4*sun"


class Golden(NamedTuple):
    """A race: who sails, from which seed, with which options."""

    bots: tuple[str, ...]
    seed: int
    options: dict[str, Any]


RACES = {
    "alone": Golden(("greedy",), 12, {"course": "sprint"}),
    "classic-2": Golden(("greedy", "greedy"), 23, {}),
    "classic-4": Golden(
        ("greedy", "greedy", "greedy", "greedy"), 44, {"preset": "fair-start", "first": "lot"}
    ),
    "islands-3": Golden(("greedy", "random", "greedy"), 33, {"course": "islands", "zone": "both"}),
    "harbour-4": Golden(
        ("random", "random", "random", "random"), 45, {"course": "harbour", "turn_limit": 6}
    ),
    "sprint-all": Golden(
        ("greedy", "greedy", "greedy"),
        34,
        {"course": "sprint", "finish": "all", "lanes": "chosen", "first": 1},
    ),
    "own-2": Golden(
        ("greedy", "random"), 23, {"course": OWN_COURSE, "deck": OWN_DECK, "turn_limit": 20}
    ),
    "own-deck-4": Golden(
        ("random", "greedy", "random", "greedy"),
        46,
        {"deck": "16*S,6*L45-helm,6*R45-cloud,6*L90|R90,6*sun", "turn_limit": 8},
    ),
}


def race(golden: Golden) -> taros.Match:
    """The race from its start to its end."""
    match = taros.new("regatta", len(golden.bots), golden.seed, names=golden.bots, **golden.options)
    match.date = DATE
    players = [bots.get(name, match.game) for name in golden.bots]
    rng = [0]
    seed_rng(rng, golden.seed, 0)
    while (seat := match.to_act) is not None:
        observation = list(match.state)
        match.game.rules.observe(match.state, seat, observation)
        code = players[seat].choose(observation, match.game.rules.legal(match.state), rng)
        match.play(match.game.notation.format_move(match.state, code))
    return match


def main(names: list[str]) -> None:
    HERE.mkdir(exist_ok=True)
    for name in names or list(RACES):
        match = race(RACES[name])
        (HERE / f"{name}.taros").write_text(match.record(), encoding="utf-8")
        (HERE / f"{name}.position").write_text(match.position + "\n", encoding="utf-8")
        print(f"{name}: {match.ply} plies, {match.turn} turns")


if __name__ == "__main__":
    main(sys.argv[1:])
