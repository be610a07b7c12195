"""Ways to race for the tests of Regatta: courses, decks and options, and random races on them."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import taros
from taros.core.match import Match

OWN_COURSE = (
    "line:-150,20,190,20;ccw:-260,520,yellow;cw:240.5,640.125,black;rock:0,420,18.5;"
    "island:-40,560,30,560,10,610;edge:-700,-400,700,-400,760,1000,-650,1100"
)
OWN_DECK = "L60=12/80/60,Q=40/0/0,8*L60|R60,6*R60-helm:white,9*S,6*Q-cloud,5*L30|S|R30,4*sun"
NO_SUNS = "20*S,20*L45|R45,10*L90-helm"


class Variant(NamedTuple):
    """One way to race."""

    seats: int
    options: dict[str, Any]

    def begin(self, seed: int) -> Match:
        return taros.new("regatta", self.seats, seed, **self.options)


VARIANTS = {
    "classic": Variant(2, {}),
    "alone": Variant(1, {"course": "sprint", "turn_limit": 6}),
    "four": Variant(4, {"first": "lot", "lanes": "lot", "turn_limit": 3}),
    "chosen": Variant(3, {"first": 2, "lanes": "chosen", "stagger": True, "turn_limit": 4}),
    "islands": Variant(3, {"course": "islands", "zone": "both", "finish": "all"}),
    "harbour": Variant(4, {"course": "harbour", "turn_limit": 4, "preset": "fair-start"}),
    "slalom": Variant(2, {"course": "slalom", "turn_limit": "none", "first": "lot"}),
    "own": Variant(3, {"course": OWN_COURSE, "deck": OWN_DECK, "finish": "all", "turn_limit": 4}),
    "no suns": Variant(2, {"course": "sprint", "deck": NO_SUNS, "lanes": "chosen", "first": 1}),
    "colours": Variant(3, {"colours": "yellow,red,blue", "course": "sprint", "first": 1}),
    "few cards": Variant(3, {"course": "sprint", "deck": "8*S,3*L45-helm,3*sun,3*L45|R45"}),
}


def race(match: Match, rng: Random, moves: int) -> Iterator[Match]:
    """A match before each of so many random plies, chance by the match; and at the end of them."""
    for _ in range(moves):
        yield match
        if match.to_act is None:
            return
        texts = [move.text for move in match.legal(15)]
        sails = [text for text in texts if text.startswith(("sail", "sun"))]
        match.play(rng.choice(sails if sails and rng.random() < 0.7 else texts))
    yield match
