"""taros play"""

import datetime
import re
from contextlib import suppress
from itertools import count
from pathlib import Path

import typer

from taros import games
from taros.core.errors import BadOption
from taros.core.fairness import fair_chance

from ..common import GameName, game_and_options, saved_folder, seat_names
from .terminal_game import TerminalGame, check_players


def play(
    context: typer.Context,
    game: GameName,
    seats: str | None = None,
    seed: str | None = None,
    save: Path | None = None,
) -> None:
    """Play in the terminal, against bots or with friends at one keyboard.

    Options of the game itself go by their names, such as --purse 40: see taros rules GAME.
    """
    game, given = game_and_options(game, context.args)
    rules = games.get(game)
    players = seat_names(seats or f"human,{rules.stand_in},{rules.stand_in}")
    check_players(players, rules)
    options = {**rules.table_defaults, **given}
    if save and save.exists():
        raise BadOption("cli-exists", path=str(save))
    chance = fair_chance(int(seed) if seed and re.fullmatch("[0-9]{1,78}", seed) else seed)
    match = games.begin(rules, len(players), options, chance, players)
    TerminalGame(match, save or _new_file(game)).run()


def _new_file(game: str) -> Path:
    """Create a save file with a name that is not in use; return its path."""
    folder = saved_folder()
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{game}-{datetime.datetime.now():%Y-%m-%d-%H%M%S}"
    for number in count(1):
        path = folder / (f"{stem}.taros" if number == 1 else f"{stem}-{number}.taros")
        with suppress(FileExistsError):
            path.touch(exist_ok=False)
            break
    return path
