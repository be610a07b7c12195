"""Write recorded/*.json: the positions that the client shows of Regatta without a table.

The client knows no rules, so figures, the guided turn and the thumbnail are played here, by the
rules. Run this script from the root of the repository when the rules have changed:

    python web/src/games/regatta/guide/recorded.py
"""

import random
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec

import taros
from taros.core.events import event_of
from taros.core.match import Match
from taros.games.regatta.show.event import PlyEvent, Sailed, Steered, SunLaid
from taros.tables.views import blocked, choices

TARGET = Path(__file__).with_suffix("")

RIVAL_HAND = "S+S+s+L45+R45"  # hidden in every figure

LESSON = f"-230,455,340:1:0/130,330,300:2:0 L30|S|R30+R45+L90+s+sun/{RIVAL_HAND} - 0 main 9"
RIVAL_SAIL = "sail S S"
SAILING = f"-40,60,0:1:0/75,-40,0:2:- L90|L45|S|R45|R90+S+L30+s+R30/{RIVAL_HAND} - 0 main 3"
TOUCHING = f"-230,455,340:1:0/75,-40,0:2:- L30|S|R30+S+L30+s+R30/{RIVAL_HAND} - 0 main 9"
ZONE = f"-60,180,10:1:0/40,200,320:2:0 L30|S|R30+R90+L45+s+R30/{RIVAL_HAND} - 0 main 9"
STOPPED = f"-60,180,10:1:0/40,200,320:2:0 S/{RIVAL_HAND} - 0 main 9"
CLOUD = f"-40,120,340:1:0/75,-40,0:2:- S-cloud+S+L30+s+R30/{RIVAL_HAND} - 0 main 3"
HELM = f"-60,300,0:1:0/75,-40,0:2:- L45-helm+R45+L30+s+R30/{RIVAL_HAND} - 0 main 3"
HELM_SAILS = ("sail L45-helm L45", "sail R45")
STEERING = f"-258,590,340:1:0/75,330,300:2:0 S+S+L30+s+R30/{RIVAL_HAND} - 0 main 9"
SUN = f"-60,180,10:1:0/20,210,350:2:0:sun S+S+L30+s+R30/{RIVAL_HAND} - 0 main 9"
ROUNDING = (27, 33, 40, 44)  # plies of the race in which green rounds the red mark
RACE_SEED, SHOW_SEED, SHOW_FROM, SHOW_SAILS = 5, 11, 40, 14


def at(position: str) -> Match:
    return taros.from_position("regatta", position, seed=1)


def moved(match: Match, text: str) -> dict[str, Any]:
    """Play the move `text`, and return its event and the view after it."""
    event = event_of(match.game, match.state, match.game.notation.parse_move(match.state, text), 0)
    match.play(text)
    return {"event": event, "view": match.view(0)}


def is_sail(text: str) -> bool:
    return text.startswith("sail")


def tried(match: Match, card: str | None = None) -> dict[str, Any]:
    """Return a position with the sails of `card` (None: of all cards), allowed and refused."""
    allowed = [choice for choice in choices(match) if is_sail(choice.text)]
    refused = [each for each in blocked(match) if is_sail(each.text)]
    of_card = [
        [each for each in group if card in (None, each.preview.card)]
        for group in (allowed, refused)
    ]
    return {"view": match.view(0), "choices": of_card[0], "blocked": of_card[1]}


def figure(position: str, card: str, highlighted: str | None = None) -> dict[str, Any]:
    return {**tried(at(position), card), "card": card, "highlighted": highlighted}


def lesson() -> dict[str, Any]:
    start = tried(at(LESSON))
    branches = {}
    for choice in start["choices"]:
        match = at(LESSON)
        sailed = moved(match, choice.text)
        while match.to_act == 0:
            match.play("done")
        rival = _rival(match)
        stays = [each for each in choices(match) if each.text.startswith(("exchange", "steer 0"))]
        refused = [each for each in blocked(match) if each.text.startswith("steer")]
        for recorded in (sailed, rival):
            recorded["view"] = _changing(recorded["view"])
        branches[choice.text] = {
            "sailed": sailed,
            "rival": rival,
            "stays": stays,
            "blocked": refused,
        }
    return {**start, "branches": branches}


def _changing(view: Any) -> dict[str, Any]:
    """Return `view` without the parts that all views of a race share."""
    fields: dict[str, Any] = msgspec.to_builtins(view)
    return {name: value for name, value in fields.items() if name not in ("sea", "kinds")}


def _rival(match: Match) -> dict[str, Any]:
    """Let the rival sail until seat 0 is to act; return the event and the view after it."""
    event = moved(match, RIVAL_SAIL)["event"]
    while match.to_act != 0:
        match.play("done")
    return {"event": event, "view": match.view(0)}


def raced(seats: int, seed: int, **options: Any) -> Match:
    """Return a finished race of greedy players."""
    match = taros.new("regatta", seats=seats, seed=seed, **options)
    heuristics = match.game.heuristics
    assert heuristics is not None
    rng = random.Random(seed)
    while match.to_act is not None:
        considered = heuristics.candidate_moves(match.state)
        rates = heuristics.scores(match.state, considered)
        best = [code for code, rate in zip(considered, rates, strict=True) if rate == max(rates)]
        match.play(match.game.notation.format_move(match.state, rng.choice(best)))
    return match


def events(match: Match) -> list[PlyEvent]:
    return [match.event_at(ply, *states) for ply, states in enumerate(pairwise(match.states()))]


def _is_seen(event: PlyEvent) -> bool:
    return isinstance(event, Sailed | Steered | SunLaid) or bool(event.misses)


def helm() -> dict[str, Any]:
    match = at(HELM)
    sails = [moved(match, text) for text in HELM_SAILS]
    return {**sails[-1], "past": [sail["event"] for sail in sails]}


def steering() -> dict[str, Any]:
    """Return a boat beside a buoy, and the headings in which it would touch it."""
    match = at(STEERING)
    refused = [each for each in blocked(match) if each.text.startswith("steer")]
    return {"view": match.view(0), "blocked": refused}


def rounding(match: Match) -> dict[str, Any]:
    """Return a boat that has just rounded a mark, and its track."""
    past = [events(match)[ply] for ply in ROUNDING]
    return {"view": match.at(ROUNDING[-1] + 1).view(), "event": past[-1], "past": past}


def race(match: Match) -> dict[str, Any]:
    return {
        "view": match.view(),
        "past": [each for each in events(match) if isinstance(each, Sailed)],
    }


def show() -> dict[str, Any]:
    """Return some turns in the middle of a race, and the events that led there."""
    match = raced(4, SHOW_SEED, course="islands")
    seen = [(ply, each) for ply, each in enumerate(events(match)) if _is_seen(each)]
    first = seen[SHOW_FROM][0]
    return {
        "view": match.at(first).view(),
        "past": [each for _, each in seen[SHOW_FROM - 9 : SHOW_FROM]],
        "events": [each for _, each in seen[SHOW_FROM : SHOW_FROM + SHOW_SAILS]],
    }


if __name__ == "__main__":
    race_of_two = raced(2, RACE_SEED)
    figures = {
        "start": taros.new("regatta", seats=4, seed=0).view(),
        "sailing": figure(SAILING, "L90|L45|S|R45|R90"),
        "touching": figure(TOUCHING, "L30|S|R30", "sail L30|S|R30 S"),
        "zone": figure(ZONE, "L30|S|R30", "sail S"),
        "stopped": moved(at(STOPPED), "sail S"),
        "cloud": figure(CLOUD, "S-cloud", "sail S-cloud S"),
        "helm": helm(),
        "steering": steering(),
        "sun": {"view": at(SUN).view(0)},
        "rounding": rounding(race_of_two),
        "race": race(race_of_two),
    }
    for name, recorded in {"figures": figures, "lesson": lesson(), "show": show()}.items():
        (TARGET / f"{name}.json").write_bytes(msgspec.json.encode(recorded) + b"\n")
