"""taros simulate"""

from contextlib import nullcontext
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from taros import games as all_games
from taros.arena import simulate as arena
from taros.arena.number_format import interval, mean_score
from taros.core.game import ScoreUnit
from taros.report.numbers import count, decimal, percent

from ..common import (
    Cluster,
    GameName,
    Jobs,
    Json,
    Seats,
    err,
    game_and_options,
    language,
    out,
    print_json,
    seat_names,
    translate,
)
from ..progress import progress_bar


def simulate(
    context: typer.Context,
    game: GameName,
    seats: Seats = "random,random,random,random",
    games: Annotated[int, typer.Option(min=1)] = 10_000,
    seed: int = 1,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    records: Path | None = None,
    json: Json = False,
) -> None:
    """Play many games between bots and count how they end.

    Options of the game itself go by their names, such as --purse 40: see taros rules GAME.
    """
    game, options = game_and_options(game, context.args)
    plan = arena.plan(game, seat_names(seats), seed, options)
    with (
        records.open("w", encoding="utf-8") if records else nullcontext() as file,
        progress_bar(translate("cli-simulating"), games) as advance,
    ):
        result = arena.simulate(
            plan, games, jobs=jobs, cluster=cluster, records=file, progress=advance
        )
    if json:
        print_json(result)
    else:
        out.print(_table(result, all_games.get(plan.game).score_unit))
        out.print(_summary(result))
        if result.lost:
            out.print(translate("arena-lost-games", lost=result.lost))
        for key, bots in (("arena-timed", arena.timed(plan)), ("arena-slow", arena.slow(result))):
            if bots:
                out.print(translate(key, bots=", ".join(bots)))
    if result.games < games:
        err.print(translate("cli-interrupted", done=result.games, games=games))
        raise typer.Exit(130)


def _table(result: arena.Simulation, unit: ScoreUnit) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for key in (
        "cli-seat",
        "cli-bot",
        "cli-wins",
        "cli-interval",
        f"arena-mean-{unit.name}",
        "arena-faulty",
    ):
        table.add_column(translate(key), justify="left" if key == "cli-bot" else "right")
    for number, seat in enumerate(result.seats):
        table.add_row(
            str(number),
            seat.bot,
            percent(seat.win_share, language()),
            interval(seat.win_low, seat.win_high, language()),
            mean_score(seat.mean_score, unit, language()),
            count(seat.faulty, language()),
        )
    return table


def _summary(result: arena.Simulation) -> str:
    return translate(
        "cli-simulated",
        games=result.games,
        seconds=decimal(result.seconds, 2, language()),
        rate=round(result.games_per_second),
        unfinished=result.unfinished,
    )
