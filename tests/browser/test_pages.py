"""Every screen: for everybody, in both themes, and as light as promised."""

import gzip
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.player import (
    OTHERS,
    STATIC,
    Visitor,
    by_click,
    check_axe_in_both_themes,
    decline_guide,
    play,
)
from browser.sailor import TOGETHER, hand, open_table, pick, show_hand, sit_at
from taros import games
from taros.core.options import specs
from taros.core.words import catalogue, languages

WEB = Path(__file__).parents[2] / "web"
HOME = 110_000  # bytes, gzipped
TABLE = 138_000
SHOWN = sorted(path.parent.name for path in (WEB / "src" / "games").glob("*/index.ts"))
OWN_CONTROLS = {"colours", "course"}  # options that are chosen by pictures
assert SHOWN
FADING = """() => ['off', 'normal'].flatMap(motion => {
  const { dataset } = document.documentElement;
  dataset.motion = motion;
  dataset.theme = 'light';
  document.getAnimations().forEach(each => each.cancel());
  dataset.theme = 'dark';
  return document.getAnimations().map(each => each.transitionProperty);
}).filter(each => each && !each.startsWith('border'))"""


def test_axe_finds_nothing_serious(visit: Visitor) -> None:
    page = visit()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    check_axe_in_both_themes(page, "home")
    page.get_by_role("button", name="Play now").first.click()
    expect(page.get_by_text("First time here?")).to_be_visible()
    check_axe_in_both_themes(page, "first table")
    decline_guide(page)
    page.get_by_text("Say something").click()
    page.get_by_text("More", exact=True).click()
    check_axe_in_both_themes(page, "table")
    page.get_by_role("button", name="Resign").click()
    check_axe_in_both_themes(page, "resigning")
    page.keyboard.press("Escape")

    page.goto("/new/marrakech?with=friends")
    page.get_by_text("Every option").click()
    check_axe_in_both_themes(page, "set-up")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_label("Link to this table")).to_be_visible()
    check_axe_in_both_themes(page, "waiting")
    visitor = visit(page.get_by_label("Link to this table").input_value())
    visitor.get_by_role("button", name="Sit here").first.click()
    check_axe_in_both_themes(visitor, "sitting down")

    page.goto("/new/marrakech?with=device")
    page.get_by_text("Every option").click()
    page.get_by_label("Rugs of each colour").fill("1")
    page.get_by_role("button", name="Begin").click()
    play(page, by_click)
    expect(page.get_by_text("Was chance fair?")).to_be_visible()
    expect(page.get_by_text("The die fell")).to_be_visible()
    page.get_by_text("The numbers").click()
    check_axe_in_both_themes(page, "end")
    page.get_by_role("link", name="Replay", exact=True).click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    check_axe_in_both_themes(page, "replay")
    for name, path in {
        "rules": "/rules/marrakech#M5.3",
        "guide": "/rules/marrakech?guide",
        "record": "/g",
        "missing table": "/t/none",
    }.items():
        page.goto(path)
        page.locator("h1").first.wait_for()
        check_axe_in_both_themes(page, name)


def test_axe_finds_nothing_serious_at_sea(visit: Visitor) -> None:
    page = visit("/new/regatta?with=device")
    page.get_by_text("Every option").click()
    check_axe_in_both_themes(page, "set-up")
    sit_at(page, "me", "here")
    decline_guide(page)
    check_axe_in_both_themes(page, "handing over")
    show_hand(page)
    pick(page, 0)
    check_axe_in_both_themes(page, "a card before the bow")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Exchange cards").click()
    hand(page).first.click()
    check_axe_in_both_themes(page, "exchanging")
    page.get_by_role("button", name="Back").click()
    page.get_by_role("button", name="Steer", exact=True).click()
    check_axe_in_both_themes(page, "steering")

    table = open_table(page, "greedy", "greedy", options=TOGETHER)["id"]
    page.goto(f"/t/{table}")
    expect(page.get_by_text("Was chance fair?")).to_be_visible(timeout=OTHERS)
    page.get_by_text("The numbers").click()
    check_axe_in_both_themes(page, "end")
    for name, path in {
        "replay": f"/g/{table}?ply=20",
        "rules": "/rules/regatta#R4.3",
        "guide": "/rules/regatta?guide",
    }.items():
        page.goto(path)
        page.locator("h1").first.wait_for()
        check_axe_in_both_themes(page, name)


def test_a_record_from_a_file(visit: Visitor, tmp_path: Path) -> None:
    import taros

    match = taros.new("marrakech", seats=3, seed=5, names=["Ana", "Bogdan", "Carmen"])
    for _ in range(6):
        match.play(match.legal()[0].text)
    record = tmp_path / "game.taros"
    record.write_text(match.record(), encoding="utf-8")
    page = visit("/g")
    page.get_by_label("Choose a file").set_input_files(record)
    expect(page.get_by_text(f"moment 0 of {match.ply}")).to_be_visible()
    page.keyboard.press("End")
    expect(page.get_by_text(f"moment {match.ply} of {match.ply}")).to_be_visible()
    expect(page.locator(".side li").first).to_contain_text("Ana")
    expect(page.get_by_text("Of this game it cannot be proven")).to_be_visible()

    page.goto("/g")
    expect(page.get_by_label("Choose a file")).to_be_attached()  # and a file can be dropped
    page.evaluate(
        """text => {
          const data = new DataTransfer();
          data.items.add(new File([text], 'game.taros', {type: 'text/plain'}));
          dispatchEvent(new DragEvent('drop', {dataTransfer: data, cancelable: true}));
        }""",
        match.record(),
    )
    expect(page.get_by_text(f"moment 0 of {match.ply}")).to_be_visible()
    record.write_text("Game: chess\n", encoding="utf-8")
    page.get_by_label("Open a record file").set_input_files(record)
    expect(page.get_by_role("alert")).to_be_visible()


def test_themes_follow_the_system_unless_chosen(visit: Visitor) -> None:
    page = visit(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.emulate_media(color_scheme="light")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.get_by_role("button", name="Light or dark").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert page.evaluate(FADING) == [], "letters change at once, so what is behind them must, too"
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_a_table_that_is_not_there(visit: Visitor) -> None:
    page = visit("/t/none")
    expect(page.get_by_role("heading", name="There is no such table.")).to_be_visible()


def test_public_tables_are_listed_and_unfinished_games_resumed(visit: Visitor) -> None:
    page = visit("/new/marrakech?with=friends")
    page.get_by_label("Name on seat 1").fill("Ileana")
    page.get_by_label("List the table on the first page").check()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_label("Link to this table").wait_for()
    page.goto("/")
    page.get_by_role("link", name="Go on: Marrakech, table").click()
    page.get_by_label("Link to this table").wait_for()
    other = visit()
    other.get_by_role("link", name="Join: Marrakech, Ileana").first.click()
    expect(other.get_by_role("button", name="Sit here")).to_have_count(3)


def test_what_is_fetched_is_small(visit: Visitor) -> None:
    """For the home page, and for a table of every game."""
    page = visit("/icon.svg")
    fetched: set[str] = set()
    page.on("response", lambda answer: fetched.add(answer.url.rpartition("/")[2]))
    page.goto("/")
    expect(page.locator(".picture .board")).to_have_count(len(SHOWN))
    _check_fetched(fetched, {"start"}, HOME)
    for name in SHOWN:
        page.goto(f"/new/{name}")
        page.get_by_role("button", name="Begin").click()
        page.wait_for_url("**/t/*")
        fetched.clear()
        page.reload()
        page.locator(".board svg").first.wait_for()
        _check_fetched(fetched, {"start", "table", name}, TABLE)


def _check_fetched(names: set[str], parts: set[str], most: int) -> None:
    """Check that the texts of these `parts` are among the files called `names`, and no others."""
    texts = [name for name in names if name.startswith("texts-")]
    ends = len("-12345678.js")  # which name the contents
    assert sorted(name[:-ends] for name in texts) == sorted(f"texts-en-{part}" for part in parts)
    files = [STATIC / "assets" / name for name in names if name.endswith((".js", ".css"))]
    size = sum(len(gzip.compress(file.read_bytes())) for file in files)
    assert size < most


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", SHOWN)
def test_everything_that_can_be_set_up_is_explained(name: str, language: str) -> None:
    game = games.get(name)
    keys = {f"{name}-name", f"{name}-about"}
    keys |= {f"{name}-option-{option}" for option in specs(game.options)}
    keys |= {f"{name}-option-{option}-about" for option in set(specs(game.options)) - OWN_CONTROLS}
    keys |= {f"{name}-preset-{preset}" for preset in game.presets}
    keys |= {f"{name}-preset-{preset}-about" for preset in game.presets}
    said = catalogue(language)
    assert [key for key in sorted(keys) if not said.has_message(key)] == []
