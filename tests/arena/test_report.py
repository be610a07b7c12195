"""The report: one file that needs no other, whole in every language."""

import re
from html.parser import HTMLParser

import msgspec
import pytest
from babel.numbers import get_decimal_symbol

from arena.rigged import a_plan
from taros.arena.number_format import mean_score
from taros.arena.report import html, remarks
from taros.arena.tournament import LostGame, Tournament, tournament
from taros.core.words import languages
from taros.games import get
from taros.report.page import translator

VOID = {"meta", "img"}


class Page(HTMLParser):
    """Elements must be closed in order; what can be seen is collected."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.texts: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "style" not in self.open and data.strip():
            self.texts.append(data.strip())

    def count(self, tag: str) -> int:
        return sum(name == tag for name, _ in self.elements)


def decimal_signs(page: Page) -> set[str]:
    """Return what stands between the digits of the numbers of a page, which are below 1000."""
    seen = [*page.texts, *(attrs.get("aria-label") or "" for _, attrs in page.elements)]
    return set(re.findall(r"\d([.,])\d", " ".join(seen)))


@pytest.fixture(scope="module")
def result() -> Tournament:
    return tournament(a_plan("greedy", "raises", "first", seats=2, rugs=4), 12)


def test_every_figure_is_in_it(result: Tournament) -> None:
    page = Page(html(result, "en"))
    assert page.open == []
    words = " ".join(page.texts)
    for bot in result.bots:
        assert f"{bot.win_share:.1%}" in words
        assert f"{bot.win_low:.1%} - {bot.win_high:.1%}" in words
        assert f"{bot.rating.mean:.1f} ± {2 * bot.rating.deviation:.1f}" in words
        assert f"{bot.fair_share:.1%}" in words
        for other in bot.against:
            assert f"{other.share:.1%}" in words
    assert "12 games of 2 seats: 6 orders of the bots, each over the same 2 deals" in words
    assert "ZeroDivisionError: by no means" in words
    assert "taros tournament marrakech --bots greedy,raises,first --seats 2 --games 12" in words


def test_every_bot_has_its_bars(result: Tournament) -> None:
    """Wins, rating and time of three bots, and wins of each in two seats."""
    page = Page(html(result, "en"))
    assert page.count("svg") == 3 * 3 + 3 * 2
    assert all(attrs.get("aria-label") for tag, attrs in page.elements if tag == "svg")


def test_bars_are_as_long_as_shares(result: Tournament) -> None:
    ends = re.findall(r'class="bar" d="M0 6H([0-9.]+)V', html(result, "en"))
    shares = sorted(1000 * bot.win_share for bot in result.bots)
    assert sorted(map(float, ends[:3])) == pytest.approx(shares, abs=0.06)


def test_it_needs_no_other_file(result: Tournament) -> None:
    text = html(result, "en")
    page = Page(text)
    assert not {tag for tag, _ in page.elements} & {"script", "link", "img", "iframe", "object"}
    assert not [attrs for _, attrs in page.elements if {"src", "href"} & set(attrs)]
    assert "url(" not in text
    assert "@import" not in text


def test_it_is_for_phones_and_for_the_dark(result: Tournament) -> None:
    text = html(result, "en")
    assert '<meta name="viewport" content="width=device-width' in text
    assert "prefers-color-scheme: dark" in text


def test_it_speaks_every_language(result: Tournament) -> None:
    pages = {language: Page(html(result, language)) for language in languages()}
    assert len({page.texts[0] for page in pages.values()}) == len(pages) > 1
    assert len({len(page.texts) for page in pages.values()}) == 1
    for language, page in pages.items():
        assert dict(page.elements)["html"]["lang"] == language
        assert decimal_signs(page) == {get_decimal_symbol(language)}


def test_without_faults_nothing_is_said_of_them() -> None:
    text = html(tournament(a_plan("greedy", "first", rugs=1), 2), "en")
    assert "Faulty moves" not in text


def test_what_is_wrong_with_it_is_said(result: Tournament) -> None:
    part = msgspec.structs.replace(result, games=11, unfinished=2, reproducible=False)
    text = html(part, "en")
    assert "seats are not balanced: 11 of 12" in text
    assert "2 games were not finished" in text
    assert "the same to the last move" not in text
    assert "the same to the last move" in html(result, "en")


def test_lost_games_are_named(result: Tournament) -> None:
    games = (LostGame(3, ("kills", "<first>")), LostGame(8, ("first", "kills")))
    text = html(msgspec.structs.replace(result, lost=7, lost_games=games), "en")
    assert "7 games have ended the processes that played them, twice" in text
    assert "The first of these games: 3 (kills, &lt;first&gt;); 8 (first, kills)." in text


def test_signs_are_shown_as_they_are(result: Tournament) -> None:
    bots = tuple(msgspec.structs.replace(bot, bot=f"<b>&{bot.bot}") for bot in result.bots)
    page = Page(html(msgspec.structs.replace(result, bots=bots), "en"))
    assert page.count("b") == 0
    assert "<b>&greedy" in page.texts


@pytest.mark.parametrize(
    ("change", "fault", "words"),
    [
        ({}, {}, "the same to the last move"),
        ({"reproducible": False}, {}, "greedy: a budget in time"),
        ({}, {"stalled": 1}, "greedy: no answer in time"),
    ],
)
def test_the_last_remark_says_whether_it_can_be_played_again(
    result: Tournament, change: dict[str, bool], fault: dict[str, int], words: str
) -> None:
    greedy = msgspec.structs.replace(result.bots[0], faulty=fault, **change)
    reproducible = not change and not fault
    changed = msgspec.structs.replace(
        result, bots=(greedy, *result.bots[1:]), reproducible=reproducible
    )
    assert words in remarks(changed, translator("en"))[-1]


def test_mean_scores_are_in_the_unit_of_the_game() -> None:
    assert mean_score(25.25, get("marrakech").score_unit, "en") == "25.25"
    assert [mean_score(score, get("regatta").score_unit, "en") for score in (-1234.4, -0.4)] == [
        "1.23",
        "0.00",
    ]
