"""Names are cut where one types, and the page says so; the server counts as the page does."""

from unicodedata import normalize

import pytest
from playwright.sync_api import Page, expect

from browser.player import PHONE, Visitor, check_axe, check_phone
from browser.sailor import open_table
from taros.tables.protocol import LONGEST_NAME
from variants import first_always

LIMIT = f"{LONGEST_NAME} characters are the most that fits here."
NAMES = {
    "letters": "Wolfeschlegelsteinhausenbergerdorff",
    "emoji": "🐪" * (LONGEST_NAME + 3),
    "accents": "s\u0326" * (LONGEST_NAME + 3),
}


def _paste(page: Page, label: str, text: str) -> None:
    page.get_by_label(label).focus()
    page.keyboard.insert_text(text)


@pytest.mark.parametrize("kind", first_always(NAMES))
def test_a_long_name_is_cut_and_said(visit: Visitor, kind: str) -> None:
    page = visit("/new/marrakech?with=device", **PHONE)
    field = page.get_by_label("Name on seat 1")
    field.fill("")
    _paste(page, "Name on seat 1", NAMES[kind])
    expect(page.get_by_text(LIMIT).first).to_be_visible()
    expect(page.get_by_role("log")).to_contain_text(LIMIT)
    check_phone(page)
    check_axe(page, "a name that is cut")
    value = field.input_value()
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/t/*")
    shown = page.locator(".seats li").first
    size = 2 if kind == "accents" else 1
    expect(shown).to_contain_text(normalize("NFC", NAMES[kind])[:LONGEST_NAME])
    assert value == NAMES[kind][: LONGEST_NAME * size]


def test_the_hint_goes_when_the_name_is_shorter(visit: Visitor) -> None:
    page = visit("/new/marrakech?with=device")
    page.get_by_label("Name on seat 1").fill("x" * LONGEST_NAME)
    expect(page.get_by_text(LIMIT)).to_have_count(0)
    page.get_by_label("Name on seat 1").press("y")
    expect(page.get_by_text(LIMIT).first).to_be_visible()
    page.get_by_label("Name on seat 1").press("Backspace")
    expect(page.locator("main").get_by_text(LIMIT)).to_have_count(0)


def test_who_sits_down_with_a_long_name_is_told(visit: Visitor) -> None:
    ana = visit("/rules/marrakech")
    table = open_table(ana, "me", "open", game="marrakech", options={})
    guest = visit(f"/t/{table['id']}?invite={table['invite']}")
    guest.get_by_role("button", name="Sit here").click()
    dialog = guest.get_by_role("dialog")
    dialog.get_by_label("Your name").fill(NAMES["letters"])
    expect(dialog.get_by_text(LIMIT)).to_be_visible()
    dialog.get_by_role("button", name="Sit here").click()
    expect(guest.locator(".seats")).to_contain_text(NAMES["letters"][:LONGEST_NAME])
