"""taros rules"""

import os

from rich.markdown import Markdown

from taros.hosting.game_info import rules_text

from ..common import GameName, language, out


def rules(game: GameName) -> None:
    """Print the rules, clause by clause, with every option."""
    text, _ = rules_text(game, language())
    if out.is_terminal:
        os.environ.setdefault("LESS", "-R")  # colours, not their codes
        with out.pager(styles=True):
            out.print(Markdown(text))
    else:
        print(text)
