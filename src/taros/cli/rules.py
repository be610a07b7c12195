"""taros rules"""

import os
from importlib import resources

from rich.markdown import Markdown

from taros import games

from .common import GameName, out


def rules(game: GameName) -> None:
    """Print the rules, clause by clause, with every option."""
    package = games.get(game).package
    text = resources.files(package).joinpath("RULES.md").read_text(encoding="utf-8")
    if out.is_terminal:
        os.environ.setdefault("LESS", "-R")  # colours, not their codes
        with out.pager(styles=True):
            out.print(Markdown(text))
    else:
        print(text)
