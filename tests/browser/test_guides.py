"""The guided first turn: a sentence stands beside what it speaks of; the last leads to a game."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.player import (
    PHONE,
    Visitor,
    by_click,
    check_axe_in_both_themes,
    check_phone,
    decline_guide,
    play,
    wait_for_choice,
)
from browser.sailor import exits, hand, pick
from variants import first_always

LYING_PHONE = {**PHONE, "viewport": {"width": 844, "height": 390}}
SENTENCES = 6  # the last one leads to a game
LANGUAGES = {"en-GB": ("red", "Next", "Play now"), "ro-RO": ("roș", "Mai departe", "Joacă acum")}
IS_IN_VIEW = """element => {
  const {left, top, right, bottom} = element.getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
}"""


def sentences(page: Page, following: str = "Next") -> Iterator[str]:
    """Every sentence of a guide, as one who follows it reads them; `following` names the button."""
    for number in range(SENTENCES):
        yield page.locator("h1").inner_text()
        if number < SENTENCES - 1:
            _follow(page, following)


def _follow(page: Page, following: str) -> None:
    before = page.locator("h1").inner_text()
    button = page.get_by_role("button", name=following)
    if button.count():
        button.click()
    elif page.locator(".board .target").count():
        page.locator(".board .target").first.dispatch_event("click")
    elif page.locator(".hand .actions button").count():
        _exchange(page)
    else:
        _sail(page)
    expect(page.locator("h1")).not_to_have_text(before)


def _sail(page: Page) -> None:
    page.locator(".hand .card").first.click()
    page.locator(".hand .exit[aria-disabled=false]").first.dispatch_event("click")


def _exchange(page: Page) -> None:
    page.locator(".hand .actions button").first.click()
    page.locator(".hand .card").first.click()
    page.locator(".hand .actions button.primary").click()


def subjects(page: Page, game: str) -> list[Locator]:
    """What the sentences of the guide to `game` speak of."""
    if game == "marrakech":
        return [page.locator(".board svg").first]
    return [page.locator(".board .frame"), page.locator(".hand .card").last]


@pytest.mark.parametrize("locale", first_always(LANGUAGES))
@pytest.mark.parametrize(
    ("game", "device"),
    [("marrakech", PHONE), ("marrakech", LYING_PHONE), ("regatta", PHONE)],
    ids=["marrakech", "marrakech-lying", "regatta"],
)
def test_a_sentence_and_what_it_speaks_of_are_in_view_together(
    visit: Visitor, game: str, device: dict[str, Any], locale: str
) -> None:
    colour, following, _ = LANGUAGES[locale]
    page = visit(f"/rules/{game}?guide", locale=locale, **device)
    page.locator(".board svg").first.wait_for()
    read = []
    for sentence in sentences(page, following):
        read.append(sentence)
        for part in [page.locator("h1"), *subjects(page, game)]:
            assert part.evaluate(IS_IN_VIEW), f"out of view: {sentence}"
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert len(set(read)) == SENTENCES
    assert colour in read[0], "the first sentence says which colour is the reader's"
    check_phone(page)


@pytest.mark.parametrize("game", ["marrakech", "regatta"])
def test_the_board_does_not_move_from_sentence_to_sentence(visit: Visitor, game: str) -> None:
    page = visit(f"/rules/{game}?guide", **PHONE)
    board = page.locator("main > .board")
    board.wait_for()
    boxes = [board.bounding_box() for _ in sentences(page)]
    assert all(box == boxes[0] for box in boxes)


@pytest.mark.parametrize("locale", first_always(LANGUAGES))
@pytest.mark.parametrize("game", ["marrakech", "regatta"])
def test_a_guide_ends_in_a_game_against_easy_bots(visit: Visitor, game: str, locale: str) -> None:
    _, following, playing = LANGUAGES[locale]
    page = visit(f"/rules/{game}?guide", locale=locale)
    page.locator(".board svg").first.wait_for()
    list(sentences(page, following))
    with page.expect_response("**/api/tables") as answer:
        page.get_by_role("button", name=playing).click()
    asked: Any = answer.value.request.post_data_json
    assert [seat["kind"] for seat in asked["seats"]] == ["me", "bot", "bot", "bot"]
    assert {seat["bot"] for seat in asked["seats"][1:]} == {"learner"}
    page.wait_for_url("**/t/*")
    expect(page.locator(".board svg").first).to_be_visible()


@pytest.mark.parametrize("game", ["marrakech", "regatta"])
def test_axe_finds_nothing_serious_in_a_guide(visit: Visitor, game: str) -> None:
    page = visit(f"/rules/{game}?guide", **PHONE)
    page.locator(".board svg").first.wait_for()
    for number, _ in enumerate(sentences(page)):
        if number in (0, SENTENCES - 1):
            check_axe_in_both_themes(page, f"guide to {game}, sentence {number + 1}")


def test_a_guide_opened_at_a_table_leads_back_to_it(visit: Visitor) -> None:
    page = visit()
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_url("**/t/*")
    table = page.url
    page.get_by_role("link", name="Show me").click()
    list(sentences(page))
    page.get_by_role("link", name="Play now").click()
    page.wait_for_url(table)
    expect(page.get_by_text("What happened")).to_be_visible()
    assert page.get_by_text("First time here?").count() == 0


def test_the_guide_is_not_offered_to_those_who_have_taken_a_turn(visit: Visitor) -> None:
    page = visit()
    page.get_by_role("button", name="Play now").first.click()
    expect(page.get_by_text("First time here?")).to_be_visible()
    play(page, by_click, moves=2)
    wait_for_choice(page)
    expect(page.get_by_text("First time here?")).to_have_count(0)
    page.goto("/")
    page.get_by_role("button", name="Play now").first.click()
    wait_for_choice(page)
    expect(page.get_by_text("First time here?")).to_have_count(0)


def test_the_guide_is_offered_once_and_found_again_under_the_rules(visit: Visitor) -> None:
    page = visit()
    page.get_by_role("button", name="Play now").first.click()
    decline_guide(page)
    page.reload()
    expect(page.get_by_text("What happened")).to_be_visible()
    assert page.get_by_text("First time here?").count() == 0
    page.get_by_role("link", name="Rules").click()
    page.get_by_role("link", name="A guided first turn").click()
    expect(page.locator(".board .target")).to_have_count(3)
    page.get_by_role("link", name="Skip").click()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()


def test_a_guide_can_be_followed_once_more(visit: Visitor) -> None:
    page = visit("/rules/regatta?guide")
    first = page.locator("h1").inner_text()
    pick(page, 0)
    exits(page).and_(page.locator("[aria-disabled=false]")).first.click()
    for _ in range(2):
        page.get_by_role("button", name="Next").click()
    page.get_by_role("button", name="Exchange cards").click()
    hand(page).first.click()
    page.get_by_role("button", name="Exchange this card").click()
    page.get_by_role("button", name="Next").click()
    page.get_by_role("button", name="Once more").click()
    expect(page.locator("h1")).to_have_text(first)
