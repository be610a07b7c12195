"""taros review"""

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from taros.core.errors import Unknown
from taros.core.match import Match
from taros.core.record import split_records
from taros.review.advice import DEFAULT
from taros.review.figures import (
    chance_sum,
    change_percent,
    decisions,
    describe_slip,
    point_sum,
    seat_skills,
    worst_slips,
)
from taros.review.page import html as page
from taros.review.page import remarks
from taros.review.report import LOSSES, WORDS, Review
from taros.review.review import read as read_match
from taros.review.review import review as judge

from .common import (
    Jobs,
    Json,
    check_writable,
    display_names,
    language,
    out,
    print_json,
    read,
    translate,
)
from .progress import progress_bar

MIN_LOSS_SHOWN = LOSSES[1]


def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    bot: Annotated[
        str, typer.Option(help="Who says which moves are best; chances stay those of `learned`.")
    ] = DEFAULT,
    game: Annotated[int, typer.Option(help="Which record of the file, from 1.")] = 1,
    jobs: Jobs = 1,
    html: Annotated[Path | None, typer.Option(help="Write a page with charts here.")] = None,
    json: Json = False,
) -> None:
    """Judge every moment of a game: chances to win, the best moves, luck and skill.

    A damaged or unfinished record is reviewed as far as it goes.
    """
    records = split_records(read(file))
    if game not in range(1, len(records) + 1):
        raise Unknown("cli-no-record", number=game, count=len(records))
    match, damage = read_match(records[game - 1])
    if html:
        check_writable(html)
    with progress_bar(translate("cli-reviewing"), match.ply + 1) as advance:
        found = judge(match, bot, damage=damage, jobs=jobs, progress=advance)
    names = display_names(match.names) or [
        translate("arena-seat", seat=n) for n in range(match.seats)
    ]
    if html:
        html.write_text(page(match, found, language(), names), encoding="utf-8")
    if json:
        print_json(found)
    else:
        _show(match, found, names)


def _show(match: Match, found: Review, names: list[str]) -> None:
    for table in (
        _luck(translate("review-in-chance"), map(chance_sum, found.chances), names),
        _luck(translate("review-in-points"), map(point_sum, found.points), names),
        _skill(found, names),
        _decisions(match, found, names),
        _events(found),
    ):
        out.print(table)
        out.print()
    for point in found.turning_points:
        out.print(point.words.format(language(), names))
    for judged in worst_slips(found):
        out.print(describe_slip(match, judged).format(language(), names))
    for text in remarks(found, translate):
        out.print(text)


def _table(*heads: str) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(heads[0], min_width=len(heads[0]))
    for head in heads[1:]:
        table.add_column(head, justify="right")
    return table


def _luck(unit: str, sums: Iterable[list[str]], names: list[str]) -> Table:
    parts = ("review-start", "review-of-luck", "review-of-choices", "review-result")
    table = _table(unit, *(translate(part) for part in parts))
    for name, row in zip(names, sums, strict=True):
        table.add_row(name, *row)
    return table


def _skill(found: Review, names: list[str]) -> Table:
    words = [translate(f"review-word-{word}") for word in WORDS]
    table = _table(translate("review-player"), *words, translate("review-mean-loss"))
    for name, play in zip(names, seat_skills(found), strict=True):
        counts = [str(play.words[word]) for word in WORDS]
        table.add_row(name, *counts, change_percent(-play.mean_loss))
    return table


def _decisions(match: Match, found: Review, names: list[str]) -> Table:
    """Return the table of decisions that gave something away."""
    heads = ("review-turn", "review-player", "review-played", "review-best", "review-loss")
    table = _table(*(translate(head) for head in heads), translate("review-word"))
    for judged in decisions(found):
        if judged.loss >= MIN_LOSS_SHOWN:
            table.add_row(
                str(match.plies[judged.ply].turn),
                names[judged.actor],
                judged.move,
                judged.best,
                change_percent(-judged.loss),
                translate(f"review-word-{judged.word}"),
            )
    return table


def _events(found: Review) -> Table:
    table = _table(
        translate("review-event-name"), translate("review-times"), translate("review-expected")
    )
    for event in found.events:
        table.add_row(event.name, str(event.times), f"{event.expected:.1f}")
    return table
