"""The report of a tournament: one self-contained HTML file."""

import math
from html import escape

from taros import games
from taros.core.words import message
from taros.report import charts
from taros.report.numbers import count, percent
from taros.report.page import Translate, bars, page, section, table, translator

from .intervals import wilson
from .number_format import (
    by_strength,
    command,
    duration,
    faulty,
    interval,
    lost_games,
    mean_score,
    rating,
)
from .score import Ahead, BotScore
from .tournament import Tournament

MIN_SECONDS = 1e-6  # where the scale of times begins


def html(result: Tournament, language: str) -> str:
    """Return the report as HTML."""
    translate = translator(language)
    return page(
        language,
        translate("arena-title", game=message(f"{result.game}-name")),
        [
            *(f"<p>{text}</p>" for text in remarks(result, translate)),
            section(
                translate("arena-chart-wins"),
                translate("arena-chart-wins-note"),
                _wins(result, language),
            ),
            section(
                translate("arena-chart-rating"),
                translate("arena-chart-rating-note"),
                _ratings(result, language),
            ),
            section(
                translate("arena-chart-before"),
                translate("arena-chart-before-note"),
                _before(result, translate, language),
            ),
            section(
                translate("arena-chart-seats"),
                translate("arena-chart-seats-note"),
                _seats(result, translate, language),
            ),
            section(
                translate("arena-chart-time"),
                translate("arena-chart-time-note"),
                _times(result, language),
            ),
            _faults(result, translate),
            section(translate("arena-all"), "", _figures(result, translate, language)),
            section(translate("arena-again"), "", f"<pre>{escape(command(result))}</pre>"),
        ],
    )


def remarks(result: Tournament, translate: Translate) -> list[str]:
    """Return remarks that are needed to understand the figures."""
    deals = result.planned // result.lineups
    texts = [
        translate(
            "arena-summary",
            games=result.planned,
            seats=result.seats,
            orders=result.lineups,
            deals=deals,
            seed=str(result.seed),
        )
    ]
    if result.games < result.planned:
        texts.append(translate("arena-unbalanced", games=result.games, planned=result.planned))
    if result.unfinished:
        texts.append(translate("arena-unfinished", unfinished=result.unfinished))
    if result.lost:
        texts.append(translate("arena-lost-games", lost=result.lost))
        texts.append(translate("arena-lost-first", games=lost_games(result)))
    timed = ", ".join(bot.bot for bot in result.bots if not bot.reproducible)
    if timed:
        texts.append(translate("arena-timed", bots=timed))
    stalled = ", ".join(bot.bot for bot in result.bots if "stalled" in bot.faulty)
    if stalled:
        texts.append(translate("arena-slow", bots=stalled))
    if result.reproducible:
        texts.append(translate("arena-exact"))
    return texts


# Charts


def _wins(result: Tournament, language: str) -> str:
    return bars(
        (escape(bot.bot), charts.share(text, *_shares(bot)), text)
        for bot in by_strength(result)
        for text in [_wins_text(bot, language)]
    )


def _wins_text(bot: BotScore, language: str) -> str:
    between = interval(bot.win_low, bot.win_high, language)
    return f"{percent(bot.win_share, language)} ({between})"


def _shares(bot: BotScore) -> tuple[float, float, float, float]:
    return bot.win_share, bot.win_low, bot.win_high, bot.fair_share


def _ratings(result: Tournament, language: str) -> str:
    bots = by_strength(result)
    lows = [bot.rating.mean - 2 * bot.rating.deviation for bot in bots]
    highs = [bot.rating.mean + 2 * bot.rating.deviation for bot in bots]
    lowest, width = min(lows), max(highs) - min(lows)
    rows = []
    for bot, low, high in zip(bots, lows, highs, strict=True):
        places = ((value - lowest) / width for value in (low, bot.rating.mean, high))
        text = rating(bot.rating, language)
        rows.append((escape(bot.bot), charts.interval(text, *places), text))
    return bars(rows)


def _seats(result: Tournament, translate: Translate, language: str) -> str:
    rows = []
    for bot in by_strength(result):
        for number, seat in enumerate(bot.seats):
            share = seat.wins / seat.games if seat.games else 0.0
            low, high = wilson(seat.wins, seat.games)
            text = percent(share, language)
            picture = charts.share(text, share, low, high, 1 / result.seats)
            name = escape(translate("arena-bot-seat", bot=bot.bot, seat=number))
            rows.append((name, picture, text))
    return bars(rows)


def _times(result: Tournament, language: str) -> str:
    bots = by_strength(result)
    longest = max(bot.worst_seconds for bot in bots)
    parts = max(1, math.ceil(math.log10(max(longest, MIN_SECONDS) / MIN_SECONDS)))

    def place(seconds: float) -> float:
        return math.log10(max(seconds, MIN_SECONDS) / MIN_SECONDS) / parts

    return bars(
        (
            escape(bot.bot),
            charts.scale(text, place(bot.mean_seconds), place(bot.worst_seconds), parts),
            text,
        )
        for bot in bots
        for text in [_times_text(bot, language)]
    )


def _times_text(bot: BotScore, language: str) -> str:
    """Return both times; a semicolon parts them, as their decimal sign may be a comma."""
    return f"{duration(bot.mean_seconds, language)}; {duration(bot.worst_seconds, language)}"


# Tables


def _before(result: Tournament, translate: Translate, language: str) -> str:
    bots = by_strength(result)
    names = [escape(bot.bot) for bot in bots]
    rows = []
    for name, bot in zip(names, bots, strict=True):
        shares = {ahead.bot: ahead for ahead in bot.against}
        rows.append([name, *(_cell(shares.get(other.bot), language) for other in bots)])
    return table([translate("arena-before"), *names], rows)


def _cell(ahead: Ahead | None, language: str) -> str:
    """Return a cell tinted by its distance from one half; empty where two bots have not met."""
    if ahead is None or not ahead.meetings:
        return ""
    text = percent(ahead.share, language)
    return f'<span class="tint" style="--share: {ahead.share:.3f}">{text}</span>'


def _figures(result: Tournament, translate: Translate, language: str) -> str:
    unit = games.get(result.game).score_unit
    heads = [
        translate("arena-bot"),
        translate("arena-games"),
        translate("arena-wins"),
        translate("arena-interval"),
        translate("arena-fair"),
        translate("arena-rating"),
        translate(f"arena-mean-{unit.name}"),
        translate("arena-time"),
        translate("arena-worst"),
        translate("arena-faulty"),
    ]
    rows = [
        [
            escape(bot.bot),
            count(bot.games, language),
            percent(bot.win_share, language),
            interval(bot.win_low, bot.win_high, language),
            percent(bot.fair_share, language),
            rating(bot.rating, language),
            mean_score(bot.mean_score, unit, language),
            duration(bot.mean_seconds, language),
            duration(bot.worst_seconds, language),
            count(faulty(bot), language),
        ]
        for bot in by_strength(result)
    ]
    return table(heads, rows)


def _faults(result: Tournament, translate: Translate) -> str:
    kinds = {
        "failed": translate("arena-failed"),
        "illegal": translate("arena-illegal"),
        "stalled": translate("arena-stalled"),
    }
    rows = [
        [escape(bot.bot), str(move.game), str(move.turn), kinds[move.kind], escape(move.text)]
        for bot in by_strength(result)
        for move in bot.faulty_moves
    ]
    if not rows:
        return ""
    heads = [
        translate("arena-bot"),
        translate("arena-number"),
        translate("arena-turn"),
        translate("arena-faulty"),
        translate("arena-what"),
    ]
    return section(translate("arena-faults"), translate("arena-faults-note"), table(heads, rows))
