"""taros resume"""

from pathlib import Path
from typing import Annotated

import typer

from taros import games
from taros.core.errors import Unknown
from taros.core.fairness import fair_chance

from ..common import read, saved_folder
from .terminal_game import TerminalGame, check_players


def resume(
    file: Annotated[Path | None, typer.Argument()] = None,
) -> None:
    """Go on with a saved game."""
    path = file or _last_unfinished()
    match = games.load(read(path))
    if match.to_act is None:
        raise Unknown("cli-finished", path=str(path))
    check_players(match.names, match.game)
    if match.chance is None:
        match.chance = fair_chance()
        match.roll()
    TerminalGame(match, path).run()


def _last_unfinished() -> Path:
    saved = sorted(saved_folder().glob("*.taros"), key=lambda path: path.stat().st_mtime)
    for path in reversed(saved):
        if "Result: unfinished" in path.read_text(encoding="utf-8", errors="replace"):
            return path
    raise Unknown("cli-nothing-saved", path=str(saved_folder()))
