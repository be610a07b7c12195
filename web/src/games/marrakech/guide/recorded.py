"""Write recorded.json: the positions that the client shows of Marrakech without a table.

The client knows no rules, so figures, the guided turn and the thumbnail are played here, by the
rules. Run this script from the root of the repository when the rules have changed:

    python web/src/games/marrakech/guide/recorded.py
"""

import random
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec

import taros
from taros.core.events import event_of
from taros.core.match import Match
from taros.games.marrakech.show.event import RugLaid
from taros.tables.views import choices

TARGET = Path(__file__).with_suffix(".json")

LESSON = "7/3b-b2/1y|5/y|y3n|1/y1r-r1n1/2n|1r|b-b/2n1r2 d4n 30,30,30,30 10,10,10,10 0 turn 9"
LESSON_ROLL = "2"  # leads to a rival's rug in every direction
SIDE_LOOP = "7/7/1r-r4/7/4y-y1/7/7 f6e 30,30,30,30 11,11,12,12 2 roll 3"
CORNER_LOOP = "7/7/1r-r4/7/4y-y1/7/7 g2n 30,30,30,30 11,11,12,12 2 roll 3"
PAYMENT = "r-r5/4y-y1/2y-y3/2b|y|3/2byr|2/4r1n|/6n a5e 30,30,30,30 8,8,8,8 0 roll 17"
RUGS = "6r|/6r/4b|2/4b2/3y|n-n1/3y3/7 d4s 30,30,30,30 11,11,11,11 0 lay 5"
ALLOWED = ("b4c4", "d3e3", "e4e5")
REFUSED = ("d5d6", "b3c3", "f1f2")
SHOW_SEED, SHOW_FROM, SHOW_LENGTH = 11, 66, 24  # a game of greedy players


def at(position: str) -> Match:
    return taros.from_position("marrakech", position, roll=False)


def moved(match: Match, text: str) -> dict[str, Any]:
    """Play the move `text`, and return its event and the view after it."""
    code = match.game.notation.parse_move(match.state, text)
    event = event_of(match.game, match.state, code, None)
    match.play(text)
    return {"event": event, "view": match.view()}


def lesson() -> dict[str, Any]:
    directions = {}
    for text in ("left", "ahead", "right"):
        match = at(LESSON)
        turned = moved(match, text)
        walked = moved(match, LESSON_ROLL)
        directions[text] = {"turned": turned, "walked": walked, "placements": choices(match)}
    start = at(LESSON)
    return {"view": start.view(), "choices": choices(start), "directions": directions}


def rugs() -> dict[str, Any]:
    match = at(RUGS)
    tried = [
        {
            "text": text,
            "squares": [text[:2], text[2:]],
            "allowed": match.why_not(text) is None,
        }
        for text in ALLOWED + REFUSED
    ]
    return {"view": match.view(), "tried": tried}


def show() -> dict[str, Any]:
    """Return some turns in the middle of a game, and the events that led there."""
    match = taros.new("marrakech", seats=4, seed=SHOW_SEED)
    heuristics = match.game.heuristics
    assert heuristics is not None
    rng = random.Random(SHOW_SEED)
    while match.to_act is not None:
        legal = match.legal()
        rates = heuristics.scores(match.state, [move.code for move in legal])
        best = [move for move, rate in zip(legal, rates, strict=True) if rate == max(rates)]
        match.play(rng.choice(best))
    states = pairwise(match.states())
    events = [match.event_at(ply, *each) for ply, each in enumerate(states)]
    return {
        "view": match.at(SHOW_FROM).view(),
        "past": [event for event in events[:SHOW_FROM] if isinstance(event, RugLaid)],
        "events": events[SHOW_FROM : SHOW_FROM + SHOW_LENGTH],
    }


if __name__ == "__main__":
    recorded = {
        "start": taros.new("marrakech", seats=4, seed=0).view(),
        "lesson": lesson(),
        "side_loop": moved(at(SIDE_LOOP), "3"),
        "corner_loop": moved(at(CORNER_LOOP), "3"),
        "payment": moved(at(PAYMENT), "3"),
        "rugs": rugs(),
        "show": show(),
    }
    TARGET.write_bytes(msgspec.json.encode(recorded) + b"\n")
