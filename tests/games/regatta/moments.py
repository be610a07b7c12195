"""Moments of races for the tests of pictures: views and wakes."""

import random
from functools import cache
from typing import NamedTuple

import msgspec

from taros.core.game import State
from taros.games.regatta import kernel
from taros.games.regatta.equipment import setup
from taros.games.regatta.equipment.course import shipped
from taros.games.regatta.layout import CODES, EXCHANGE
from taros.games.regatta.options import RegattaOptions
from taros.games.regatta.show.view import Boat, Sea, View, Wake, view, wake

COURSES = shipped()


class Moment(NamedTuple):
    """A position as a seat or a spectator sees it, and all sails that led to it."""

    view: View
    wakes: tuple[Wake, ...]


@cache
def race(course: str, seats: int, zone: str = "card", rounds: int = 5) -> tuple[Moment, ...]:
    """Every moment of a race at random, which is over after so many rounds."""
    options = RegattaOptions(course=course, zone=zone, turn_limit=rounds)  # type: ignore[arg-type]
    s = setup.new(seats, options)
    rng = random.Random(f"{course} {seats}")
    wakes: list[Wake] = []
    moments = []
    while True:
        actor = kernel.to_act(s)
        moments.append(Moment(view(s, actor if actor >= 0 else None), tuple(wakes)))
        if actor == -2:
            return tuple(moments)
        code = _any_code(s, actor, rng)
        if actor >= 0 and code < EXCHANGE:
            wakes.append(wake(s, code))
        kernel.apply(s, code)


def _any_code(s: State, actor: int, rng: random.Random) -> int:
    """A sail, if there is one, three times out of four."""
    codes, weights = [0] * CODES, [0] * CODES
    if actor < 0:
        count = kernel.outcomes(s, codes, weights)
        return rng.choices(codes[:count], weights[:count])[0]
    codes = codes[: kernel.legal(s, codes)]
    sails = [code for code in codes if code < EXCHANGE]
    return rng.choice(sails if sails and rng.random() < 0.75 else codes)


def start(course: str = "classic", seats: int = 4) -> View:
    """The first moment at which somebody acts."""
    return next(moment.view for moment in race(course, seats) if moment.view.to_act >= 0)


def midway(course: str, seats: int = 4, zone: str = "card") -> Moment:
    """Somebody acts, in the fourth round."""
    acting = (moment for moment in race(course, seats, zone) if moment.view.to_act >= 0)
    return next(moment for moment in acting if moment.view.turn > 3 * seats)


def end(course: str, seats: int = 4) -> Moment:
    return race(course, seats)[-1]


def with_boat(view: View, seat: int, **changes: object) -> View:
    boats: list[Boat] = list(view.boats)
    boats[seat] = msgspec.structs.replace(boats[seat], **changes)
    return msgspec.structs.replace(view, boats=tuple(boats))


def with_sea(view: View, **changes: object) -> View:
    sea: Sea = msgspec.structs.replace(view.sea, **changes)
    return msgspec.structs.replace(view, sea=sea)
