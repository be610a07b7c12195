"""A review as a page: one HTML file that needs nothing else."""

from base64 import b64encode
from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files

from taros.core.match import Match
from taros.core.words import Seat, message
from taros.report import charts
from taros.report.page import Translate, bars, page, section, table, translator

from .figures import (
    chance_sum,
    change_percent,
    decisions,
    describe_slip,
    percent,
    point_sum,
    seat_skills,
    worst_slips,
)
from .report import WORDS, Judged, Review

WIDTH, HEIGHT = 1000, 300  # of the chart; it stretches to whatever room there is
LINES = (0.25, 0.5, 0.75)


def html(match: Match, found: Review, language: str, names: Sequence[str]) -> str:
    """Return the page about a match; `names` are those of the seats."""
    translate = translator(language, names)
    return page(
        language,
        translate("review-title", game=message(f"{found.game}-name")),
        [
            *(f"<p>{text}</p>" for text in remarks(found, translate)),
            section(
                translate("review-chances"),
                translate("review-chances-note"),
                _chances(found, translate, names),
            ),
            section(
                translate("review-turning"),
                translate("review-turning-note"),
                _turning_points(match, found, language, names),
            ),
            section(
                translate("review-slips"),
                translate("review-slips-note"),
                _slips(match, found, language, names),
            ),
            section(
                translate("review-luck"),
                translate("review-luck-note"),
                _luck(found, translate, names),
            ),
            section(
                translate("review-skill"),
                translate("review-skill-note"),
                _skill(found, translate, names),
            ),
            section(
                translate("review-events"),
                translate("review-events-note"),
                _events(found, translate),
            ),
            section(
                translate("review-decisions"),
                translate("review-decisions-note"),
                _decisions(match, found, translate),
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


# The chart


def _chances(found: Review, translate: Translate, names: Sequence[str]) -> str:
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
    return f"{picture}\n{_key(found, names)}"


def _key(found: Review, names: Sequence[str]) -> str:
    lines = (
        f'<li><svg viewBox="0 0 40 24" aria-hidden="true"><path class="seat seat{seat}" '
        f'd="M0 12H40"/></svg>{escape(name)}: {percent(balance.start)} → '
        f"{percent(balance.result)}</li>"
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


def _turning_points(match: Match, found: Review, language: str, names: Sequence[str]) -> str:
    return _moments(
        _figure(match.at(point.ply + 1).svg(), point.words.format(language, names))
        for point in found.turning_points
    )


def _slips(match: Match, found: Review, language: str, names: Sequence[str]) -> str:
    return _moments(
        _figure(_choice(match, judged), describe_slip(match, judged).format(language, names))
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
        f"<figcaption>{escape(words)}</figcaption></figure>"
    )


def _moments(figures: Iterable[str]) -> str:
    return f'<div class="moments">\n{chr(10).join(figures)}\n</div>'


def _luck(found: Review, translate: Translate, names: Sequence[str]) -> str:
    parts = ("review-start", "review-of-luck", "review-of-choices", "review-result")
    heads = [translate(part) for part in parts]
    players = list(map(escape, names))
    chances = zip(players, map(chance_sum, found.chances), strict=True)
    points = zip(players, map(point_sum, found.points), strict=True)
    return (
        table([translate("review-in-chance"), *heads], ([name, *row] for name, row in chances))
        + "<p></p>\n"
        + table([translate("review-in-points"), *heads], ([name, *row] for name, row in points))
    )


def _skill(found: Review, translate: Translate, names: Sequence[str]) -> str:
    words = [translate(f"review-word-{word}") for word in WORDS]
    rows = [
        [escape(name), *(str(play.words[word]) for word in WORDS), change_percent(-play.mean_loss)]
        for name, play in zip(names, seat_skills(found), strict=True)
    ]
    return table([translate("review-player"), *words, translate("review-mean-loss")], rows)


def _events(found: Review, translate: Translate) -> str:
    most = max((max(event.times, event.expected) for event in found.events), default=1.0)
    rows = []
    for event in found.events:
        text = translate("review-event", times=event.times, expected=f"{event.expected:.1f}")
        picture = charts.scale(text, event.times / most, event.expected / most, 1)
        rows.append((event.name, picture, text))
    return bars(rows)


def _decisions(match: Match, found: Review, translate: Translate) -> str:
    heads = ("review-turn", "review-player", "review-played", "review-best", "review-loss")
    rows = [
        [
            str(match.plies[judged.ply].turn),
            translate("review-seat", seat=Seat(judged.actor)),
            escape(judged.move),
            escape(judged.best or ""),
            change_percent(-judged.loss),
            f'<span class="{judged.word}">{translate(f"review-word-{judged.word}")}</span>',
        ]
        for judged in decisions(found)
    ]
    return table([*(translate(head) for head in heads), translate("review-word")], rows)
