"""taros admin ratings and taros admin suspicions"""

from typing import Annotated

import typer
from rich.table import Table

from taros.report.numbers import count

from ..common import Json, language, out, print_json, translate
from .database import Database, opened_store


def ratings(
    database: Database = None,
    recompute: Annotated[bool, typer.Option("--recompute")] = False,
    take_out: Annotated[list[str] | None, typer.Option("--take-out", metavar="TABLE")] = None,
) -> None:
    """Fold rated games that are due, or all of them again; take games out of the ratings."""
    from taros.server.ratings.fold import RatingFold
    from taros.server.storage.results import take_out as take_out_tables

    with opened_store(database) as store:
        if take_out:
            removed = take_out_tables(store.engine, take_out)
            out.print(translate("ratings-taken-out", count=removed))
        fold = RatingFold(store.engine)
        before = fold.current()
        games = fold.recompute() if recompute else fold.run()
        after = fold.current()
    changed = sum(before.get(key) != after.get(key) for key in before.keys() | after.keys())
    out.print(translate("ratings-folded", games=games, changed=changed, ratings=len(after)))


def suspicions(database: Database = None, as_json: Json = False) -> None:
    """List pairs of players of whom one may lose on purpose."""
    from taros.server.ratings.suspicion import suspicious

    with opened_store(database) as store:
        found = suspicious(store.engine)
    if as_json:
        print_json([each._asdict() for each in found])
        return
    if not found:
        out.print(translate("suspicions-none"))
        return
    shown = Table(box=None, pad_edge=False)
    for heading in ("suspicions-game", "suspicions-winner", "suspicions-loser"):
        shown.add_column(translate(heading))
    for heading in ("suspicions-games", "suspicions-won", "suspicions-expected"):
        shown.add_column(translate(heading), justify="right")
    for each in found:
        name = translate(f"{each.game}-name")
        game = translate("suspicions-game-of", game=name, seats=each.seats)
        shown.add_row(
            *(game, each.winner_name, each.loser_name, count(each.games, language())),
            *(count(round(each.won), language()), count(round(each.expected), language())),
        )
    out.print(shown)
    out.print(translate("suspicions-about"))
