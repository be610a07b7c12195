"""Numbers of a tournament as people read them, in the terminal and in the report."""

import shlex

from .ratings import Rating
from .score import BotScore
from .tournament import Tournament


def percent(share: float) -> str:
    """Format a share of 1."""
    return f"{share:.1%}"


def interval(bot: BotScore) -> str:
    """Format the interval of a bot's share of wins."""
    return f"{percent(bot.win_low)} - {percent(bot.win_high)}"


def rating(rated: Rating) -> str:
    """Format a rating with twice its deviation."""
    return f"{rated.mean:.1f} ± {2 * rated.deviation:.1f}"


def duration(seconds: float) -> str:
    """Format a time in the largest unit of which it is at least one."""
    if seconds < 0.001:
        return f"{1e6 * seconds:.0f} µs"
    amount, unit = (1000 * seconds, "ms") if seconds < 1 else (seconds, "s")
    return f"{amount:.1f} {unit}" if amount < 100 else f"{amount:.0f} {unit}"


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
