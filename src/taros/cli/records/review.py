"""taros review"""

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from taros.core.errors import Unknown
from taros.core.match import Match
from taros.core.record import split_records
from taros.report.numbers import change_percent, count, decimal
from taros.review.advice import DEFAULT
from taros.review.figures import (
    chance_sum,
    decisions,
    describe_best,
    describe_slip,
    outcome_words,
    point_sum,
    seat_skills,
    worst_slips,
)
from taros.review.page import html as page
from taros.review.page import remarks
from taros.review.report import LOSSES, WORDS, Review
from taros.review.review import read as read_match
from taros.review.review import review as judge

from ..common import (
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
from ..progress import progress_bar

MIN_LOSS_SHOWN = LOSSES[1]


def review(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    bot: str = DEFAULT,
    game: int = 1,
    jobs: Jobs = 1,
    html: Path | None = None,
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
    unit = match.game.score_unit
    chances = (chance_sum(balance, language()) for balance in found.chances)
    points = (point_sum(balance, unit, language()) for balance in found.points)
    for table in (
        _luck(translate("review-in-chance"), chances, names),
        _luck(translate(f"review-in-{unit.name}"), points, names),
        _skill(found, names),
        _decisions(match, found, names),
        _events(found),
    ):
        out.print(table)
        out.print()
    for point in found.turning_points:
        out.print(point.words.format(language(), names))
    for judged in worst_slips(found):
        out.print(describe_slip(match, judged, language()).format(language(), names))
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
        counts = [count(play.words[word], language()) for word in WORDS]
        table.add_row(name, *counts, change_percent(-play.mean_loss, language()))
    return table


def _decisions(match: Match, found: Review, names: list[str]) -> Table:
    """Return the table of decisions that gave something away."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    for head in ("review-turn", "review-played", "review-best", "review-loss", "review-word"):
        is_sentence = head in ("review-played", "review-best")
        table.add_column(translate(head), justify="left" if is_sentence else "right")
    for judged in decisions(found):
        if judged.loss >= MIN_LOSS_SHOWN:
            table.add_row(
                str(match.plies[judged.ply].turn),
                match.describe_ply(judged.ply).format(language(), names),
                describe_best(match, judged).format(language(), names),
                change_percent(-judged.loss, language()),
                translate(f"review-word-{judged.word}"),
            )
    return table


def _events(found: Review) -> Table:
    table = _table(
        translate("review-event-name"), translate("review-times"), translate("review-expected")
    )
    for event in found.events:
        name = outcome_words(event).format(language())
        expected = decimal(event.expected, 1, language())
        table.add_row(name, count(event.times, language()), expected)
    return table
