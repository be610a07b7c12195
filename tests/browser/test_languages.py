"""A turn in Romanian, with nothing of English left over."""

import re
from functools import cache

from fluent.syntax import FluentParser, ast
from playwright.sync_api import Page, expect

from browser.player import (
    Visitor,
    by_click,
    decline_guide,
    instruction,
    log_lines,
    play,
    wait_for_choice,
)
from taros.core.words import LOCALES


@cache
def _texts(language: str) -> dict[str, str]:
    """Messages that say the same always, by key."""
    texts = {}
    for path in (LOCALES / language).glob("*.ftl"):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                [*elements] = entry.value.elements
                if len(elements) == 1 and isinstance(elements[0], ast.TextElement):
                    texts[entry.id.name] = elements[0].value
    del texts["web-language"]  # in its own language everywhere
    return texts


def _english_on(page: Page) -> list[str]:
    """Lines of the page that are said so in English, and otherwise in Romanian."""
    english, romanian = _texts("en"), _texts("ro")
    foreign = {text for key, text in english.items() if romanian.get(key) != text}
    lines = page.locator("body").inner_text().splitlines()
    return [line for line in lines if line.strip() in foreign - set(romanian.values())]


def test_a_whole_turn_in_romanian(visit: Visitor) -> None:
    page = visit(locale="ro-RO")
    expect(page.locator("html")).to_have_attribute("lang", "ro")
    assert _english_on(page) == []
    page.get_by_role("button", name="Joacă acum").first.click()
    page.get_by_role("button", name="Nu, mulțumesc").click()
    wait_for_choice(page)
    assert instruction(page).startswith("Încotro?")
    play(page, by_click, moves=1)
    wait_for_choice(page)
    assert instruction(page).startswith("Covorul tău:")
    assert re.search(r"^Jucătorul 1 dă .*[1-4]: Assam", log_lines(page)[0])
    assert _english_on(page) == []
    play(page, by_click, moves=1)
    wait_for_choice(page)
    assert any(re.match(r"Jucătorul 1 .* covor pe", line) for line in log_lines(page))
    assert _english_on(page) == []


def test_the_choice_of_a_language_is_kept(visit: Visitor) -> None:
    page = visit()
    page.get_by_label("Language").select_option("Română")
    expect(page.get_by_role("button", name="Joacă acum").first).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Joacă acum").first).to_be_visible()
    page.get_by_label("Limba").select_option("English")
    page.get_by_role("button", name="Play now").first.click()
    decline_guide(page)
    page.get_by_label("Language").select_option("Română")
    expect(page.get_by_text("Ce s-a întâmplat")).to_be_visible()
    assert _english_on(page) == []
