"""OpenSkill ratings: how strong bots are, no matter which others they played.

Games count one after the other, each as a ranking of its seats (Plackett-Luce). A bot that holds
several seats of a game gets the mean of their new ratings.
"""

from collections.abc import Iterable, Sequence
from statistics import fmean

import msgspec


class Rating(msgspec.Struct, frozen=True):
    """A normal distribution: the strength is within two deviations of the mean in 95 % of cases."""

    mean: float
    deviation: float


def ratings(
    bots: Sequence[str], games: Iterable[tuple[Sequence[str], Sequence[int]]]
) -> dict[str, Rating]:
    """Return the ratings of `bots` after `games`, which are line-ups with their places."""
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
