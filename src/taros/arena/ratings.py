"""OpenSkill ratings: how strong bots are, no matter which others they played.

Games count one after the other, each as a ranking of its seats (Plackett-Luce). A bot that holds
several seats of a game gets the mean of their new ratings.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from statistics import fmean
from typing import Any

import msgspec


class Rating(msgspec.Struct, frozen=True):
    """A normal distribution: the strength is within two deviations of the mean in 95 % of cases."""

    mean: float
    deviation: float


def ratings(
    bots: Sequence[str], games: Iterable[tuple[Sequence[str], Sequence[int]]]
) -> dict[str, Rating]:
    """Return the ratings of `bots` after `games`, which are line-ups with their places."""
    rated = dict.fromkeys(bots, first_rating())
    for lineup, places in games:
        after = rate([rated[bot] for bot in lineup], places)
        for bot in dict.fromkeys(lineup):
            own = [new for name, new in zip(lineup, after, strict=True) if name == bot]
            rated[bot] = Rating(fmean(new.mean for new in own), fmean(new.deviation for new in own))
    return rated


def first_rating() -> Rating:
    """Return the rating before the first game."""
    return Rating(_model().mu, _model().sigma)


def rate(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """Return the ratings of the seats of a game after it, from those before it and its places."""
    teams = [[_model().rating(each.mean, each.deviation)] for each in before]
    after = _model().rate(teams, ranks=[float(place) for place in places])
    return [Rating(new.mu, new.sigma) for [new] in after]


def chance_to_beat(own: Rating, other: Rating) -> float:
    """Return the probability that `own` comes before `other` in a game of the two."""
    teams = [[_model().rating(each.mean, each.deviation)] for each in (own, other)]
    return float(_model().predict_win(teams)[0])


@cache
def _model() -> Any:
    from openskill.models import PlackettLuce

    return PlackettLuce()
