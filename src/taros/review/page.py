"""A review as a page: one HTML file that needs nothing else."""

import re
from base64 import b64encode
from collections.abc import Callable, Iterable, Sequence
from html import escape
from importlib.resources import files

from taros.core.match import Match
from taros.core.words import Message, Piece, message
from taros.report import charts
from taros.report.numbers import change_percent, count, decimal, percent
from taros.report.page import Translate, bars, page, section, table, translator

from .figures import (
    chance_sum,
    decisions,
    describe_best,
    describe_slip,
    outcome_words,
    point_sum,
    seat_skills,
    worst_slips,
)
from .report import WORDS, Judged, Review

WIDTH, HEIGHT = 1000, 300  # of the chart; it stretches to whatever room there is
LINES = (0.25, 0.5, 0.75)
BEFORE, AFTER = "\ue000", "\ue001"  # round the name of a piece, where its picture is to stand

Say = Callable[[Message], str]
"""Returns a message as HTML, with the pictures of the pieces in it."""


def html(match: Match, found: Review, language: str, names: Sequence[str]) -> str:
    """Return the page about a match; `names` are those of the seats."""
    translate, say = translator(language, names), _speaker(match, language, names)
    return page(
        language,
        translate("review-title", game=message(f"{found.game}-name")),
        [
            *(f"<p>{text}</p>" for text in remarks(found, translate)),
            section(
                translate("review-chances"),
                translate("review-chances-note"),
                _chances(found, translate, language, names),
            ),
            section(
                translate("review-turning"),
                translate("review-turning-note"),
                _turning_points(match, found, say),
            ),
            section(
                translate("review-slips"),
                translate("review-slips-note"),
                _slips(match, found, say, language),
            ),
            section(
                translate("review-luck"),
                translate("review-luck-note"),
                _luck(match, found, translate, language, names),
            ),
            section(
                translate("review-skill"),
                translate("review-skill-note"),
                _skill(found, translate, language, names),
            ),
            section(
                translate("review-events"),
                translate("review-events-note"),
                _events(found, translate, say, language),
            ),
            section(
                translate("review-decisions"),
                translate("review-decisions-note"),
                _decisions(match, found, translate, say, language),
            ),
        ],
        (files(__package__) / "page.css").read_text(encoding="utf-8"),
    )


def remarks(found: Review, translate: Translate) -> list[str]:
    """Return the notes that are needed to read the review."""
    texts = [translate("review-judged", bot=found.bot)]
    if found.damage:
        texts.append(translate("review-damaged", plies=len(found.plies), reason=found.damage))
    elif not found.finished:
        texts.append(translate("review-unfinished", plies=len(found.plies)))
    return texts


def _speaker(match: Match, language: str, names: Sequence[str]) -> Say:
    draw = match.game.renderer.piece_svg
    view = match.view()

    def picture(found: re.Match[str]) -> str:
        assert draw is not None
        return f'<span class="piece" aria-hidden="true">{draw(view, found[1])}</span>'

    def say(words: Message) -> str:
        text = escape(words.format(language, names, draw and _marked))
        return re.sub(f"{BEFORE}(.*?){AFTER}", picture, text)

    return say


def _marked(piece: Piece, words: str) -> str:
    return f"{BEFORE}{piece.name}{AFTER}{words}"


# The chart


def _chances(found: Review, translate: Translate, language: str, names: Sequence[str]) -> str:
    courses = zip(found.start, *(judged.chances for judged in found.plies), strict=True)
    shapes = [f'<path class="line" d="M0 {_y(share)}H{WIDTH}"/>' for share in LINES]
    last = max(1, len(found.plies))
    for point in found.turning_points:
        shapes.append(f'<path class="turning" d="M{_x(point.ply + 1, last)} 0V{HEIGHT}"/>')
    for seat, course in enumerate(courses):
        shapes.append(f'<path class="seat seat{seat}" d="{_path(course, last)}"/>')
    picture = (
        f'<svg class="chances" viewBox="0 0 {WIDTH} {HEIGHT}" preserveAspectRatio="none" '
        f'role="img" aria-label="{translate("review-chances")}">{"".join(shapes)}</svg>'
    )
    return f"{picture}\n{_key(found, language, names)}"


def _key(found: Review, language: str, names: Sequence[str]) -> str:
    lines = (
        f'<li><svg viewBox="0 0 40 24" aria-hidden="true"><path class="seat seat{seat}" '
        f'd="M0 12H40"/></svg>{escape(name)}: {percent(balance.start, language)} → '
        f"{percent(balance.result, language)}</li>"
        for seat, (name, balance) in enumerate(zip(names, found.chances, strict=True))
    )
    return f'<ul class="key">\n{chr(10).join(lines)}\n</ul>'


def _path(course: Iterable[float], last: int) -> str:
    points = (f"{_x(ply, last)} {_y(share)}" for ply, share in enumerate(course))
    return "M" + "L".join(points)


def _x(ply: int, last: int) -> str:
    return f"{WIDTH * ply / last:.1f}"


def _y(share: float) -> str:
    return f"{HEIGHT * (1 - share):.1f}"


# The rest


def _turning_points(match: Match, found: Review, say: Say) -> str:
    return _moments(
        _figure(match.at(point.ply + 1).svg(), say(point.words)) for point in found.turning_points
    )


def _slips(match: Match, found: Review, say: Say, language: str) -> str:
    return _moments(
        _figure(_choice(match, judged), say(describe_slip(match, judged, language)))
        for judged in worst_slips(found)
    )


def _choice(match: Match, judged: Judged) -> str:
    """Draw the moment before a decision, with the move that was played and the best one."""
    moment = match.at(judged.ply)
    assert judged.best is not None
    return moment.svg_of_choice(judged.move, judged.best)


def _figure(picture: str, words: str) -> str:
    source = b64encode(picture.encode()).decode()
    return (
        f'<figure><img alt="" src="data:image/svg+xml;base64,{source}">'
        f"<figcaption>{words}</figcaption></figure>"
    )


def _moments(figures: Iterable[str]) -> str:
    return f'<div class="moments">\n{chr(10).join(figures)}\n</div>'


def _luck(
    match: Match, found: Review, translate: Translate, language: str, names: Sequence[str]
) -> str:
    unit = match.game.score_unit
    parts = ("review-start", "review-of-luck", "review-of-choices", "review-result")
    heads = [translate(part) for part in parts]
    players = list(map(escape, names))
    shares = (chance_sum(balance, language) for balance in found.chances)
    chances = zip(players, shares, strict=True)
    sums = (point_sum(balance, unit, language) for balance in found.points)
    points = zip(players, sums, strict=True)
    return (
        table([translate("review-in-chance"), *heads], ([name, *row] for name, row in chances))
        + "<p></p>\n"
        + table(
            [translate(f"review-in-{unit.name}"), *heads], ([name, *row] for name, row in points)
        )
    )


def _skill(found: Review, translate: Translate, language: str, names: Sequence[str]) -> str:
    words = [translate(f"review-word-{word}") for word in WORDS]
    rows = [
        [
            escape(name),
            *(count(play.words[word], language) for word in WORDS),
            change_percent(-play.mean_loss, language),
        ]
        for name, play in zip(names, seat_skills(found), strict=True)
    ]
    return table([translate("review-player"), *words, translate("review-mean-loss")], rows)


def _events(found: Review, translate: Translate, say: Say, language: str) -> str:
    most = max((max(event.times, event.expected) for event in found.events), default=1.0)
    rows = []
    for event in found.events:
        expected = decimal(event.expected, 1, language)
        text = translate("review-event", times=event.times, expected=expected)
        picture = charts.scale(text, event.times / most, event.expected / most, 1)
        rows.append((say(outcome_words(event)), picture, text))
    return bars(rows)


def _decisions(match: Match, found: Review, translate: Translate, say: Say, language: str) -> str:
    heads = ("review-turn", "review-played", "review-best", "review-loss")
    rows = [
        [
            str(match.plies[judged.ply].turn),
            _sentence(say(match.describe_ply(judged.ply))),
            _sentence(say(describe_best(match, judged))),
            change_percent(-judged.loss, language),
            f'<span class="{judged.word}">{translate(f"review-word-{judged.word}")}</span>',
        ]
        for judged in decisions(found)
    ]
    return table([*(translate(head) for head in heads), translate("review-word")], rows)


def _sentence(words: str) -> str:
    return f'<span class="sentence">{words}</span>'
