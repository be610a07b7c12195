"""taros tournament"""

import hashlib
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.measure import Measurement
from rich.table import Table

from taros.arena import tournament as arena
from taros.arena.number_format import by_strength, duration, faulty, interval, rating
from taros.arena.play import PATIENCE
from taros.arena.report import html as report
from taros.arena.report import remarks
from taros.arena.schedule import schedule
from taros.arena.tournament_file import TournamentPlan
from taros.report.numbers import count, percent

from ..common import (
    Cluster,
    GameName,
    Jobs,
    Json,
    check_writable,
    data_folder,
    err,
    game_and_options,
    language,
    out,
    print_json,
    seat_names,
    translate,
)
from ..progress import progress_bar

WIDEST = 10_000  # columns of a table


def tournament(
    context: typer.Context,
    game: GameName,
    bots: Annotated[str, typer.Option()],
    games: Annotated[
        int,
        typer.Option(min=1),
    ] = 400,
    seats: int | None = None,
    seed: int = 1,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    patience: Annotated[
        float,
        typer.Option(min=0.1, max=86_400),
    ] = PATIENCE,
    path: Annotated[
        Path | None,
        typer.Option("--out"),
    ] = None,
    html: Path | None = None,
    json: Json = False,
) -> None:
    """Let bots meet, seats balanced, and weigh what comes of it.

    Every order of the bots plays the same deals of chance. A tournament that was interrupted goes
    on where it stopped when the same command is given again. Options of the game itself go by their
    names, such as --purse 40: see taros rules GAME.
    """
    game, options = game_and_options(game, context.args)
    plan = arena.plan(game, seat_names(bots), seats, seed, options)
    total = schedule(plan.bots, plan.seats, games).games
    kept = path or _usual_path(plan, total)
    if html:
        check_writable(html)
    with progress_bar(translate("cli-simulating"), total) as advance:
        result = arena.tournament(
            plan,
            games,
            jobs=jobs,
            cluster=cluster,
            patience=patience,
            path=kept,
            progress=advance,
        )
    if html:
        html.write_text(report(result, language()), encoding="utf-8")
    if json:
        print_json(result)
    else:
        _show(result)
    if result.games < total:
        err.print(translate("cli-interrupted", done=result.games, games=total))
        err.print(translate("arena-goes-on"))
        raise typer.Exit(130)
    if path is None:
        kept.unlink(missing_ok=True)


def _usual_path(plan: TournamentPlan, games: int) -> Path:
    """Return the file in which the games of a tournament are kept until it is over."""
    name = hashlib.sha256(msgspec.json.encode((plan, games))).hexdigest()[:16]
    return data_folder() / "tournaments" / f"{plan.game}-{name}.jsonl"


def _show(result: arena.Tournament) -> None:
    for table in (_table(result), _before(result)):
        _print_whole(table)
        out.print()
    for text in remarks(result, translate):
        out.print(text)


def _print_whole(table: Table) -> None:
    """Print a table; where it is too wide, lines are wrapped and nothing is cut."""
    table.width = Measurement.get(out, out.options.update_width(WIDEST), table).maximum
    out.print(table, soft_wrap=True)


def _table(result: arena.Tournament) -> Table:
    table = Table(box=None, pad_edge=False, collapse_padding=True, header_style="bold")
    table.add_column(translate("arena-bot"))
    for key in (
        "arena-games",
        "arena-wins",
        "arena-interval",
        "arena-fair",
        "arena-rating",
        "arena-time",
        "arena-worst",
        "arena-faulty",
    ):
        table.add_column(translate(key), justify="right")
    for bot in by_strength(result):
        table.add_row(
            bot.bot,
            count(bot.games, language()),
            percent(bot.win_share, language()),
            interval(bot.win_low, bot.win_high, language()),
            percent(bot.fair_share, language()),
            rating(bot.rating, language()),
            duration(bot.mean_seconds, language()),
            duration(bot.worst_seconds, language()),
            count(faulty(bot), language()),
        )
    return table


def _before(result: arena.Tournament) -> Table:
    bots = by_strength(result)
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(translate("arena-before"))
    for bot in bots:
        table.add_column(bot.bot, justify="right")
    for bot in bots:
        met = (ahead for ahead in bot.against if ahead.meetings)
        shares = {ahead.bot: percent(ahead.share, language()) for ahead in met}
        table.add_row(bot.bot, *(shares.get(other.bot, "") for other in bots))
    return table
