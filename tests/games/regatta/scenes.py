"""Scenes for the tests of Regatta's clauses: a position, set up through the public doors."""

from collections.abc import Sequence
from typing import Any

import taros
from games.regatta import naive_geometry as naive
from taros.core.match import Match

OPEN = "line:-400,-5000,400,-5000;cw:0,5000"
"""A course whose buoys are far from the middle of the sea."""

AFAR = "900,0,0"
"""Where a rival is in nobody's way, when the scene is round 0,0."""

HOME_STRETCH = "2"
"""The progress of a boat that has rounded both marks of the classic course."""


def boat(pose: str, lane: int, progress: str = "-", sun: bool = False) -> str:
    """A boat as a position writes it; the pose is `x,y,heading`."""
    return f"{pose}:{lane}:{progress}" + (":sun" if sun else "")


def scene(
    poses: Sequence[str],
    hands: Sequence[str],
    *,
    discards: str = "-",
    seat: int = 0,
    phase: str = "main",
    turn: int = 1,
    becalmed: Sequence[int] = (),
    progress: Sequence[str] = (),
    **options: Any,
) -> Match:
    """A match from a position, chance left to `play`; on open water unless a course is given."""
    told = [*progress, *["-"] * (len(poses) - len(progress))]
    boats = "/".join(
        boat(pose, number + 1, told[number], number in becalmed)
        for number, pose in enumerate(poses)
    )
    given = {"course": OPEN, **options}
    if given["course"] == "classic":
        del given["course"]
    words = [boats, "/".join(hands), discards, str(seat), phase, str(turn)]
    words += [f"{name}={_text(value)}" for name, value in given.items()]
    return taros.from_position("regatta", " ".join(words), roll=False)


def _text(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def begun(seats: int, **options: Any) -> Match:
    """A new match; chance is left to `play`."""
    return taros.new("regatta", seats, roll=False, **options)


def play(match: Match, *moves: str) -> Match:
    for move in moves:
        match.play(move)
    return match


def deal(match: Match, hands: Sequence[str]) -> Match:
    """Deal the cards of a new match, card by card round the table."""
    cards = [hand.split("+") for hand in hands]
    for number in range(5):
        for hand in cards:
            match.play(hand[number])
    return match


def legal(match: Match) -> list[str]:
    """What may be done, with steering by right angles only."""
    return [move.text for move in match.legal(90)]


def sails(match: Match) -> list[str]:
    return [text for text in legal(match) if text.startswith("sail ")]


def steers(match: Match) -> list[int]:
    words = [move.text.split() for move in match.legal()]
    return [int(word[1]) for word in words if word[0] == "steer"]


def outcomes(match: Match) -> dict[str, int]:
    return {move.text: weight for move, weight in match.outcomes()}


def pose(match: Match, seat: int = 0) -> tuple[float, float, float]:
    found: tuple[float, float, float] = match.view().boats[seat].pose
    return found


def phase(match: Match) -> str:
    found: str = match.view().phase
    return found


def where(match: Match) -> tuple[int | None, str, int]:
    """Who acts, in which phase, of which turn."""
    return match.to_act, phase(match), match.turn


def hand(match: Match, seat: int = 0) -> list[str]:
    return list(match.view(seat).hand)


def discards(match: Match) -> list[str]:
    return list(match.view().discards)


def clause(match: Match, text: str) -> str | None:
    """The clause that forbids a move, None if it is allowed."""
    reason = match.why_not(text)
    return None if reason is None else reason.clause


def places(match: Match) -> list[int]:
    return [standing.place for standing in match.standings()]


def hull(match: Match, seat: int = 0) -> Any:
    """The oracle's polygon of a boat's hull."""
    return naive.hull_at(pose(match, seat))


def micro(place: tuple[float, float, float]) -> naive.Pose:
    """A pose in whole micrometres and thousandths of a degree, as the oracle takes it."""
    return naive.rounded(place)
