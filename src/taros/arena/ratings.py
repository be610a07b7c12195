"""OpenSkill ratings: how strong bots are, whoever they met.

Games count one after the other, each as a ranking of its seats (Plackett-Luce). A bot that holds
several seats of a game gets the mean of what they are given.
"""

from collections.abc import Iterable, Sequence
from statistics import fmean

import msgspec


class Rating(msgspec.Struct, frozen=True):
    """A bot's strength is within two deviations of its mean, about nineteen times of twenty."""

    mean: float
    deviation: float


def ratings(
    bots: Sequence[str], games: Iterable[tuple[Sequence[str], Sequence[int]]]
) -> dict[str, Rating]:
    """By bot, from the line-up and the places of every game, in order."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    rated = {bot: Rating(model.mu, model.sigma) for bot in bots}
    for lineup, places in games:
        teams = [[model.rating(rated[bot].mean, rated[bot].deviation)] for bot in lineup]
        after = [team[0] for team in model.rate(teams, ranks=[float(place) for place in places])]
        for bot in dict.fromkeys(lineup):
            own = [new for name, new in zip(lineup, after, strict=True) if name == bot]
            rated[bot] = Rating(fmean(new.mu for new in own), fmean(new.sigma for new in own))
    return rated
