"""Wrong addresses, closed tables and seats that are taken: a page that says so and leads on."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.player import PHONE, Visitor, check_axe, check_phone
from browser.sailor import open_table
from variants import first_always

WRONG = ["/a/b/c", "/api/nowhere", "/schema/nowhere", "/nowhere", "/rules"]
LANDSCAPE = {"viewport": {"width": 844, "height": 390}}


def _status(page: Page, path: str) -> int:
    answer = page.goto(path)
    assert answer is not None
    return answer.status


@pytest.mark.parametrize("theme", first_always(["light", "dark"]))
@pytest.mark.parametrize(
    ("language", "said", "home"),
    first_always(
        [
            ("en-GB", "There is no such page.", "To the first page"),
            ("ro-RO", "Nu există o astfel de pagină.", "La pagina principală"),
        ]
    ),
)
def test_a_wrong_address(visit: Visitor, theme: str, language: str, said: str, home: str) -> None:
    page = visit("/puzzle", color_scheme=theme, locale=language, **PHONE)
    for path in WRONG:
        assert _status(page, path) == 404
        expect(page.get_by_role("heading", name=said)).to_be_visible()
    check_axe(page, "wrong address")
    check_phone(page)
    expect(page.get_by_role("link", name="Regatta").locator("svg").first).to_be_visible()
    page.get_by_role("link", name=home).click()
    expect(page.locator(".picture .board").first).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", name=said)).to_be_visible()


def test_what_is_missing_is_named(visit: Visitor) -> None:
    page = visit("/puzzle", **LANDSCAPE)
    for path, said in {
        "/t/none": "There is no such table.",
        "/g/none": "There is no such table.",
        "/new/chess": "chess",
        "/rules/chess": "chess",
        "/puzzle/marrakech-99999": "Marrakech has no puzzle 99999",
    }.items():
        assert _status(page, path) == 404
        expect(page.get_by_role("heading", name=re.compile(re.escape(said)))).to_be_visible()
        expect(page.get_by_role("link", name="To the first page")).to_be_visible()


def test_the_chosen_language_goes_before_that_of_the_browser(visit: Visitor) -> None:
    page = visit("/puzzle", locale="en-GB")
    page.evaluate("localStorage.setItem('taros', JSON.stringify({language: 'ro'}))")
    page.goto("/a/b/c")
    expect(page.get_by_role("heading", name="Nu există o astfel de pagină.")).to_be_visible()


def test_a_closed_table_says_what_happened_and_leads_on(visit: Visitor) -> None:
    ana = visit("/rules/marrakech")
    table = open_table(ana, "me", "open", game="marrakech", options={})
    path = f"/t/{table['id']}"
    bogdan = visit(path)
    expect(bogdan.get_by_role("button", name="Sit here")).to_be_visible()
    assert ana.request.delete(f"/api/tables/{table['id']}").ok
    closed: dict[str, Any] = {"name": "The host has closed the table."}
    expect(bogdan.get_by_role("heading", **closed)).to_be_visible()
    assert _status(bogdan, path) == 410
    expect(bogdan.get_by_role("heading", **closed)).to_be_visible()
    check_axe(bogdan, "closed table")
    late = visit("/puzzle")
    late.evaluate(
        "path => { const a = document.createElement('a'); a.href = path;"
        "document.body.append(a); a.click(); }",
        path,
    )
    expect(late.get_by_role("heading", **closed)).to_be_visible()
    late.get_by_role("link", name="New table of Marrakech").click()
    expect(late.get_by_role("button", name="Begin")).to_be_visible()


def test_who_is_invited_too_late_is_told_so(visit: Visitor) -> None:
    ana = visit("/rules/marrakech")
    table = open_table(ana, "me", "greedy", game="marrakech", options={})
    late = visit(f"/t/{table['id']}?invite={table['invite']}")
    expect(late.get_by_role("alert")).to_contain_text("All seats are taken: you can watch.")
    watcher = visit(f"/t/{table['id']}")
    expect(watcher.locator(".board svg").first).to_be_visible()
    expect(watcher.get_by_role("alert")).to_have_count(0)


def test_the_replay_of_a_game_that_goes_on_leads_to_its_table(visit: Visitor) -> None:
    ana = visit("/rules/marrakech")
    table = open_table(ana, "me", "here", game="marrakech", options={})
    ana.goto(f"/g/{table['id']}")
    expect(ana.get_by_role("heading", name="The game is not over yet.")).to_be_visible()
    ana.get_by_role("link", name="To the table").click()
    expect(ana.locator(".board .target").first).to_be_attached()
