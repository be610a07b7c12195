"""Numbers of a tournament as people read them, in the terminal and in the report."""

import shlex

from taros.core.game import ScoreUnit
from taros.core.words import message
from taros.report.numbers import decimal, percent

from .ratings import Rating
from .score import BotScore
from .tournament import Tournament


def interval(low: float, high: float, language: str) -> str:
    """Format the interval of a share of wins."""
    return f"{percent(low, language)} - {percent(high, language)}"


def mean_score(points: float, unit: ScoreUnit, language: str) -> str:
    """Format a mean score in the unit in which people read it."""
    return decimal(points / unit.size, 2, language)


def rating(rated: Rating, language: str) -> str:
    """Format a rating with twice its deviation."""
    return f"{decimal(rated.mean, 1, language)} ± {decimal(2 * rated.deviation, 1, language)}"


def duration(seconds: float, language: str) -> str:
    """Format a time in the largest unit of which it is at least one."""
    amount, unit = 1e6 * seconds, "microseconds"
    if seconds >= 0.001:
        amount, unit = (1000 * seconds, "milliseconds") if seconds < 1 else (seconds, "seconds")
    digits = 1 if seconds >= 0.001 and amount < 100 else 0
    return message(f"arena-{unit}", amount=decimal(amount, digits, language)).format(language)


def faulty(bot: BotScore) -> int:
    """Count the faulty moves of all kinds."""
    return sum(bot.faulty.values())


def lost_games(result: Tournament) -> str:
    """List the first lost games with their line-ups."""
    return "; ".join(f"{lost.game} ({', '.join(lost.lineup)})" for lost in result.lost_games)


def by_strength(result: Tournament) -> list[BotScore]:
    """Sort the bots by rating, the strongest first."""
    return sorted(result.bots, key=lambda bot: -bot.rating.mean)


def command(result: Tournament) -> str:
    """Return the command that plays the tournament again."""
    words = ["taros", "tournament", result.game, "--bots", ",".join(result.entered)]
    words += ["--seats", str(result.seats), "--games", str(result.planned)]
    words += ["--seed", str(result.seed)]
    for name, value in result.options.items():
        words += [f"--{name.replace('_', '-')}", value]
    return shlex.join(words)
