"""The rules as people read them: one plain page with figures, then every clause."""

import pytest
from playwright.sync_api import expect

from browser.player import PHONE, Visitor, check_axe, check_phone

FIGURES = {"marrakech": 7, "regatta": 14}


@pytest.mark.parametrize("game", FIGURES)
def test_the_rules_begin_with_one_plain_page(visit: Visitor, game: str) -> None:
    page = visit(f"/rules/{game}", color_scheme="dark", **PHONE)
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url))
    expect(page.get_by_role("heading", name=f"How to play {game.title()}")).to_be_visible()
    for heading in ("Set-up", "Your turn", "The end"):
        expect(page.get_by_role("heading", name=heading)).to_be_visible()
    expect(page.locator("article figure svg").first).to_be_visible()
    expect(page.locator("article figure")).to_have_count(FIGURES[game])
    check_phone(page)
    check_axe(page, "how to play")
    assert sum("/api/how-to-play/" in url for url in requests) <= 1

    page.get_by_label("Language").select_option("Română")
    expect(page.get_by_role("heading", name=f"Cum se joacă {game.title()}")).to_be_visible()
    expect(page.locator("article")).to_have_attribute("lang", "ro")

    page.emulate_media(media="print")
    expect(page.locator("header")).to_be_hidden()
    expect(page.locator(".actions")).to_be_hidden()
    boxes = page.locator("article figure").evaluate_all(
        "figures => figures.map(each => each.getBoundingClientRect().width)"
    )
    assert max(boxes) < 220  # pixels: a few centimetres of paper
    page.emulate_media(media="screen")

    page.locator(".actions").get_by_role("link", name="Toate clauzele").click()
    expect(page.locator("li[id]").first).to_be_visible()
    assert page.evaluate("scrollY") == 0
    page.get_by_role("link", name="Cum se joacă").click()
    expect(page.get_by_role("heading", name=f"Cum se joacă {game.title()}")).to_be_visible()


def test_a_link_to_a_clause_opens_the_clauses(visit: Visitor) -> None:
    page = visit("/rules/marrakech#M5.3")
    expect(page.locator("li.target")).to_contain_text("M5.3")
    expect(page.locator("li.target")).to_be_in_viewport()
