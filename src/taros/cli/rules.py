"""taros rules"""

import os

from rich.markdown import Markdown

from taros import games
from taros.core.words import SOURCE

from .common import GameName, out


def rules(game: GameName) -> None:
    """Print the rules, clause by clause, with every option."""
    text = games.get(game).read_rules(SOURCE)
    if out.is_terminal:
        os.environ.setdefault("LESS", "-R")  # colours, not their codes
        with out.pager(styles=True):
            out.print(Markdown(text))
    else:
        print(text)
