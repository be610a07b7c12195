"""The page of a review: one file that needs no other, whole in every language."""

import re
from base64 import b64decode
from html import unescape

import msgspec
import pytest
from babel.numbers import get_decimal_symbol

from arena.test_report import Page, decimal_signs
from review.games import greedy_game
from taros.core.game import ScoreUnit
from taros.core.words import languages, message
from taros.review.figures import chance_sum, describe_best, point_sum, worst_slips
from taros.review.page import html
from taros.review.report import Review
from taros.review.review import review

MATCH = greedy_game("marrakech", 4)
NAMES = ["Ada", "<b>Bo</b>", "Cy", "Di"]


@pytest.fixture(scope="module")
def found() -> Review:
    return review(MATCH)


def test_every_figure_is_in_it(found: Review) -> None:
    page = Page(html(MATCH, found, "en", NAMES))
    assert page.open == []
    words = " ".join(page.texts)
    shares = (chance_sum(balance, "en") for balance in found.chances)
    sums = (point_sum(balance, ScoreUnit(), "en") for balance in found.points)
    for row in (*shares, *sums):
        assert " ".join(row) in words
    for event in found.events:
        times = "once" if event.times == 1 else f"{event.times} times"
        assert f"{times}, {event.expected:.1f} expected" in words
    slips = worst_slips(found)
    assert len(found.turning_points) == 3
    assert page.count("figure") == 3 + len(slips)
    assert 4 <= len(slips) <= 12
    for judged in slips:
        assert judged.reason is not None
        assert judged.reason.format("en", NAMES) in words
    decisions = [judged for judged in found.plies if judged.word]
    assert sum(text in ("best", "fine") for text in page.texts) >= sum(
        judged.word in ("best", "fine") for judged in decisions
    )
    for judged in decisions:
        if judged.loss >= 0.01:
            sentences = (MATCH.describe_ply(judged.ply), describe_best(MATCH, judged))
            played, best = (sentence.format("en", NAMES) for sentence in sentences)
            assert f"{played} {best} {-100 * judged.loss:+.1f}% {judged.word}" in words


def test_cards_are_named_by_people_and_drawn() -> None:
    """In a race: metres, words and small pictures of the cards, and no notation."""
    race = greedy_game("regatta", 2, plies=16)
    text = html(race, review(race, "greedy"), "en", NAMES[:2])
    page = Page(text)
    words = " ".join(page.texts)
    assert "in metres from home" in words
    assert "in points" not in words
    assert not re.search(r"[LRlr]\d\d|S-(helm|cloud)|sail S", words)
    drawn = re.findall(
        '<span class="piece" aria-hidden="true"><svg .*?</svg>\\s*</span>([^<]*)', text
    )
    assert {unescape(after).split(" ")[0] for after in drawn} >= {"45°", "straight", "short"}
    assert page.open == []


def test_names_are_texts(found: Review) -> None:
    text = html(MATCH, found, "en", NAMES)
    assert "<b>" not in text
    assert "&lt;b&gt;Bo&lt;/b&gt;" in text


def test_lines_are_as_high_as_chances(found: Review) -> None:
    text = html(MATCH, found, "en", NAMES)
    for seat in range(4):
        line = re.search(rf'class="seat seat{seat}" d="M([^"]+)"', text)
        assert line
        heights = [1 - float(point.split(" ")[1]) / 300 for point in line[1].split("L")]
        courses = [found.start[seat], *(judged.chances[seat] for judged in found.plies)]
        assert heights == pytest.approx(courses, abs=1e-3)


def test_it_needs_no_other_file(found: Review) -> None:
    text = html(MATCH, found, "en", NAMES)
    page = Page(text)
    assert not {tag for tag, _ in page.elements} & {"script", "link", "iframe", "object"}
    sources = [attrs["src"] or "" for _, attrs in page.elements if "src" in attrs]
    assert len(sources) == 3 + len(worst_slips(found))
    assert all(source.startswith("data:image/svg+xml;base64,") for source in sources)
    assert "url(" not in text
    assert "@import" not in text


def test_the_better_move_is_drawn_beside_the_one_played(found: Review) -> None:
    text = html(MATCH, found, "en", NAMES)
    pictures = [b64decode(data).decode() for data in re.findall('base64,([^"]+)"', text)]
    drawn = [picture for picture in pictures if "data-choice" in picture]
    assert len(drawn) == len(worst_slips(found))
    for picture, judged in zip(drawn, worst_slips(found), strict=True):
        marks = dict(re.findall('<g data-choice="(played|better)">(.*?)</g></g>', picture))
        assert marks.keys() == {"played", "better"}
        for which, move in (("played", judged.move), ("better", judged.best or "")):
            rug = f'data-rug="{move[:2]} {move[2:]}"'
            assert (rug in marks[which]) == (move not in ("left", "ahead", "right"))


def test_it_speaks_every_language(found: Review) -> None:
    pages = {language: Page(html(MATCH, found, language, NAMES)) for language in languages()}
    assert len({page.texts[0] for page in pages.values()}) == len(pages) > 1
    assert len({len(page.texts) for page in pages.values()}) == 1
    for language, page in pages.items():
        assert decimal_signs(page) == {get_decimal_symbol(language)}


def test_what_is_missing_is_said(found: Review) -> None:
    part = msgspec.structs.replace(found, finished=False)
    assert "The game is not finished" in html(MATCH, part, "en", NAMES)
    torn = msgspec.structs.replace(part, damage=message("record-brace"))
    assert "The record is damaged: A brace is not matched" in html(MATCH, torn, "en", NAMES)
    assert "is not finished" not in html(MATCH, torn, "en", NAMES)
