"""taros play"""

import datetime
from pathlib import Path
from typing import Annotated

import typer

from taros import games

from .common import GameName, game_options, saved_folder, seat_names
from .table import Table, check_players


def play(
    context: typer.Context,
    game: GameName,
    seats: Annotated[
        str, typer.Option(help="Who sits where: human, or the name of a bot.")
    ] = "human,greedy,greedy",
    seed: Annotated[str | None, typer.Option(help="A number that fixes all chance.")] = None,
    save: Annotated[Path | None, typer.Option(help="Keep the game in this file.")] = None,
) -> None:
    """Play in the terminal, against bots or with friends at one keyboard."""
    rules = games.get(game)
    players = seat_names(seats)
    check_players(rules, players)
    options = {**rules.at_tables, **game_options(context.args)}
    number = int(seed) if seed and seed.isdecimal() else seed
    match = games.new(game, len(players), number, names=players, **options)
    Table(match, save or _new_file(game)).run()


def _new_file(game: str) -> Path:
    now = datetime.datetime.now()
    return saved_folder() / f"{game}-{now:%Y-%m-%d-%H%M%S}.taros"
