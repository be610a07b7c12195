"""A turn in every language, with nothing of English left over; and no text too long for a phone."""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast
from playwright.sync_api import Page, expect

import taros
from browser.player import (
    PHONE,
    Visitor,
    by_click,
    decline_guide,
    instruction,
    log_length,
    log_lines,
    play,
    wait_for_choice,
    wait_for_log,
)
from browser.sailor import open_table
from taros.core.words import LOCALES, SOURCE, languages, message
from variants import first_always

OTHERS = [language for language in languages() if language != SOURCE]
PATHS = (
    "/",
    "/new/marrakech",
    "/new/regatta?with=friends",
    "/rules/regatta",
    "/rules/marrakech?guide",
    "/puzzle",
    "/editor/marrakech",
    "/editor/regatta",
    "/courses",
    "/g",
    "/t/none",
)

TOO_WIDE = """() => {
  const wide = [...document.querySelectorAll('button, h1, h2, label, summary, a')].filter(
    (each) => each.checkVisibility() && getComputedStyle(each).overflowX !== 'auto'
      && each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 1,
  );
  const outside = [...document.querySelectorAll('button, h1, h2, input, select, summary')].filter(
    (each) => each.checkVisibility() && each.getBoundingClientRect().right > innerWidth + 1
      && !each.closest('[data-scrolls], .unseen'),
  );
  const page = document.documentElement.scrollWidth > innerWidth ? ['the page'] : [];
  return [...page, ...[...wide, ...outside].map((each) => each.innerText || each.outerHTML)];
}"""
"""What does not fit: elements wider than their box, or beyond the right edge of the screen."""

OVERLAPPING = """() => {
  const texts = 'button, h1, h2, input, select, summary, a.button';
  const elsewhere = 'svg, .unseen, .board, [data-scrolls], .hand';
  const scope = document.querySelector('dialog:modal') ?? document;
  const shown = [...scope.querySelectorAll(texts)].filter(
    (each) => each.checkVisibility() && !each.closest(elsewhere));
  const boxes = new Map(shown.map((each) => [each, each.getBoundingClientRect()]));
  const isFixed = (each) => !!each
    && (/fixed|sticky/.test(getComputedStyle(each).position) || isFixed(each.parentElement));
  const lieOver = (one, other) => {
    const [a, b] = [boxes.get(one), boxes.get(other)];
    return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2
      && !one.contains(other) && !other.contains(one) && isFixed(one) === isFixed(other);
  };
  const name = (each) => each.innerText || each.outerHTML;
  return shown.flatMap((one, k) => shown.slice(k + 1).filter((other) => lieOver(one, other))
    .map((other) => `${name(one)} / ${name(other)}`));
}"""
"""Buttons, fields and headings that lie over each other."""

STRETCH = """() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const parent = text.parentElement;
    if (!parent.checkVisibility() || parent.closest('svg, .unseen')) continue;
    const longer = (word) => word + 'ö'.repeat(Math.ceil(0.4 * word.length));
    text.data = text.data.replace(/[A-Za-z]{2,}/g, longer);
  }
}"""
"""Makes every word 40 % longer, as in a language that needs more letters."""

FOLLOW = """path => {
  const link = document.createElement('a');
  link.href = path;
  document.body.append(link);
  link.click();
  link.remove();
}"""
"""Opens a page of the client, as its links do."""


@cache
def _texts(language: str) -> dict[str, str]:
    """Messages that say the same always, by key."""
    texts = {}
    for path in (LOCALES / language).rglob("*.ftl"):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                [*elements] = entry.value.elements
                if len(elements) == 1 and isinstance(elements[0], ast.TextElement):
                    texts[entry.id.name] = elements[0].value
    return texts


def _english_on(page: Page, language: str) -> list[str]:
    """Lines of the page that are said so in English, and otherwise in `language`."""
    english, other = _texts(SOURCE), _texts(language)
    foreign = {text for key, text in english.items() if other.get(key) != text}
    lines = page.locator("body").inner_text().splitlines()
    return [line for line in lines if line.strip() in foreign - set(other.values())]


@pytest.mark.parametrize("language", first_always(OTHERS))
def test_a_whole_turn(visit: Visitor, language: str) -> None:
    said = _texts(language)
    page = visit(locale=language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert _english_on(page, language) == []
    page.get_by_role("button", name=said["web-play-now"]).first.click()
    page.get_by_role("button", name=said["web-guide-no"]).click()
    wait_for_choice(page)
    assert said["marrakech-ask-turn"] in instruction(page)
    play(page, by_click, moves=1)
    wait_for_choice(page)
    assert said["marrakech-ask-lay"] in instruction(page)
    player = message("player", number=1).format(language)
    assert re.match(rf"{player} .*[1-4].* (Assam|Ассам)", log_lines(page)[0])
    assert _english_on(page, language) == []
    play(page, by_click, moves=1)
    wait_for_choice(page)
    assert _english_on(page, language) == []
    _sit_at(page, "regatta", language)
    _sail_any_card(page)
    assert any(line.startswith("Ana ") for line in log_lines(page))
    assert _english_on(page, language) == []


def _sit_at(page: Page, game: str, language: str) -> None:
    """Sit down at a new table of `game`, and decline the guide in `language`."""
    options = {"first": 0} | ({"lanes": "seats"} if game == "regatta" else {})
    table = open_table(page, "me", "random", game=game, options=options)
    _open(page, f"/t/{table['id']}")
    page.get_by_role("button", name=_texts(language)["web-guide-no"]).click()


def _sail_any_card(page: Page) -> None:
    """Choose cards by clicks until one can be sailed, and sail it by its first open arrow."""
    before = log_length(page)
    arrows = page.locator(".hand .exit")
    for card in page.locator(".hand .card").all():
        card.click()
        expect(card).to_have_attribute("aria-pressed", "true")
        if (free := arrows.and_(page.locator("[aria-disabled=false]"))).count():
            free.first.click()
            wait_for_log(page, before)
            return
    raise AssertionError("no card can be sailed")


def test_every_screen_fits_on_a_phone(visit: Visitor) -> None:
    """In every language, and if every word were longer by two fifths."""
    page = visit(**PHONE)
    misfits = [
        (screen, language, text)
        for screen in _screens(page)
        for language in _speak_each_language(page)
        for text in page.evaluate(TOO_WIDE) + page.evaluate(OVERLAPPING)
    ]
    assert misfits == []


def _speak_each_language(page: Page) -> Iterator[str]:
    """Show the screen in one language after the other, English last, and then with longer words."""
    for language in [*OTHERS, SOURCE]:
        page.locator("header select").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        yield language
    page.evaluate(STRETCH)
    yield "longer words"


def _screens(page: Page) -> Iterator[str]:
    """Show one screen after the other; yield what each is called."""
    for game in ("marrakech", "regatta"):
        _sit_at(page, game, SOURCE)
        page.locator(".board .target, .hand button").first.wait_for(state="attached")
        yield f"table of {game}"
    page.locator("header").get_by_role("button").last.press("Enter")
    page.locator("dialog:modal").wait_for()
    yield "settings"
    for path in PATHS:
        _open(page, path)
        yield path
    _open(page, "/g")
    page.locator("input[type=file]").first.set_input_files(
        {"name": "game.taros", "mimeType": "text/plain", "buffer": _finished().encode()}
    )
    page.get_by_role("tab").last.click()
    page.locator(".end, [role=tabpanel]").first.wait_for()
    yield "replay"


def _open(page: Page, path: str) -> None:
    """Follow a link to `path`, without loading the document again."""
    page.evaluate(FOLLOW, path)
    page.locator("main").locator("h1, h2").first.wait_for()


@cache
def _finished() -> str:
    """Return the record of a finished game of two seats."""
    match = taros.new("marrakech", seats=2, seed=1, rugs=2, names=["Ana", "Bogdan"])
    while match.to_act is not None:
        match.play(match.legal()[0])
    return match.record()


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
    said_before = page.locator(".unseen[role=log]")  # to screen readers, in the language of then
    said_before.evaluate("each => each.replaceChildren()")
    assert _english_on(page, "ro") == []


def test_a_link_names_a_language(visit: Visitor) -> None:
    """It is that of the page and of those after it, until the reader chooses another."""
    page = visit("/rules/marrakech?lang=uk")
    expect(page.locator("html")).to_have_attribute("lang", "uk")
    expect(page.get_by_role("heading", name="Як грати в Марракеш")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("button", name=_texts("uk")["web-play-now"]).first).to_be_visible()
    page.go_back()
    page.get_by_label(_texts("uk")["web-language-choose"]).select_option("English")
    page.reload()
    expect(page.get_by_role("heading", name="How to play Marrakech")).to_be_visible()
