"""A game without client code of its own in a real browser: Pig, from an installed package."""

import random
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.player import (
    END,
    PHONE,
    Visitor,
    by_click,
    check_axe,
    check_phone,
    log_length,
    log_lines,
    play,
    tab_to,
    wait_for_choice,
    wait_for_log,
    wait_until_same,
)
from examples.installed_pig import install_pig
from server.processes import ServerBesideBrowsers
from variants import first_always


@pytest.fixture(scope="module")
def pig_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that finds Pig."""
    folder = tmp_path_factory.mktemp("pig")
    environment = install_pig(folder / "installed")
    database = f"sqlite:///{folder / 'taros.db'}"
    with ServerBesideBrowsers(database, folder / "log", environment, pause=0.02) as running:
        yield running.address


@pytest.fixture
def visit_pig(visit: Visitor, pig_server: str) -> Visitor:
    """A new person at the server that finds Pig."""
    return lambda path="/", **options: visit(path, pig_server, **options)


def set_up(page: Page, seats: int, goal: int) -> None:
    """Begin a game against random bots, from the page that sets it up."""
    page.get_by_role("button", name=str(seats), exact=True).click()
    for seat in range(2, seats + 1):
        page.get_by_label(f"Who sits on seat {seat}").select_option("Bot: Random")
    page.get_by_text("Every option").click()
    page.get_by_label("Points to win").fill(str(goal))
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/t/*")


def picture(page: Page) -> Locator:
    return page.get_by_role("img", name="A picture of the board.")


def by_number(page: Page, rng: random.Random) -> None:
    """Choose with the keys 1 and 2."""
    before = log_length(page)
    page.keyboard.press(str(rng.randint(1, page.locator(".board .target").count())))
    wait_for_log(page, before)


def test_a_whole_game_by_clicks_from_the_first_page_to_its_replay(visit_pig: Visitor) -> None:
    page = visit_pig()
    card = page.get_by_role("listitem").filter(has_text="A dice race: roll as long as you dare.")
    expect(card.get_by_role("heading", name="Pig")).to_be_visible()
    expect(card.get_by_role("link", name="A guided first turn")).to_have_count(0)
    check_axe(page, "the first page")
    card.get_by_role("link", name="Choose bots and rules").click()
    check_axe(page, "the page that sets a table up")
    set_up(page, seats=3, goal=20)
    wait_for_choice(page)
    expect(page.get_by_role("heading", name="Roll again, or hold 0 points?")).to_be_visible()
    assert picture(page).evaluate("image => image.complete && image.naturalWidth > 0")
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    check_axe(page, "the table")

    assert play(page, by_click) > 1
    table = page.url.rsplit("/", 1)[1]
    assert any(re.fullmatch(r".*Player 1 rolls\.", line) for line in log_lines(page))
    expect(page.get_by_role("heading", name=re.compile("^You (won|came|share)"))).to_be_visible()
    expect(page.locator(f"{END} ol li")).to_have_count(3)
    expect(page.locator(f"{END} ol li").first).to_contain_text(re.compile(r"[2-9]\d points"))
    expect(page.get_by_text("Yes: all")).to_be_visible()
    expect(page.get_by_role("tab")).to_have_count(0)
    check_axe(page, "the end")

    ended = picture(page).get_attribute("alt")
    page.get_by_role("link", name="Replay", exact=True).click()
    expect(page.get_by_role("heading", name="The start of the game.")).to_be_visible()
    expect(picture(page)).to_have_attribute("alt", re.compile("Player 1 0, "))
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"\?ply=1$"))
    page.keyboard.press("End")
    assert picture(page).get_attribute("alt") == ended
    check_axe(page, "the replay")

    other = visit_pig(f"/g/{table}?ply=2&review")
    expect(other.get_by_text("moment 2 of")).to_be_visible()
    expect(other.get_by_text("This game has no review")).to_be_visible()


def test_a_whole_game_by_keyboard_alone(visit_pig: Visitor) -> None:
    page = visit_pig("/new/pig?goal=15")
    tab_to(page, page.get_by_role("button", name="2", exact=True))
    page.keyboard.press("Enter")
    tab_to(page, page.get_by_label("Who sits on seat 2"))
    page.keyboard.type("Bot: Random")
    tab_to(page, page.get_by_role("button", name="Begin"))
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    wait_for_choice(page)

    before = log_length(page)
    tab_to(page, page.locator(".board .target").first)
    page.keyboard.press("Enter")
    wait_for_log(page, before)
    wait_for_choice(page)
    expect(page.locator(".board .target").first).to_be_focused()

    assert play(page, by_number) > 1
    expect(page.get_by_role("heading", name=re.compile("^You (won|came|share)"))).to_be_visible()


def test_eight_seats_on_a_phone(visit_pig: Visitor) -> None:
    page = visit_pig("/new/pig", **PHONE)
    page.get_by_role("button", name="8", exact=True).click()
    check_phone(page)
    set_up(page, seats=8, goal=10)
    wait_for_choice(page)
    expect(page.locator(".seats > li")).to_have_count(8)
    check_phone(page)
    for button in page.locator(".board .target").all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 44
    play(page, by_click)
    expect(page.locator(f"{END} ol li")).to_have_count(8)
    check_phone(page)


def test_its_words_are_in_the_language_of_the_reader(visit_pig: Visitor) -> None:
    page = visit_pig("/new/pig", locale="ro-RO")
    expect(page.get_by_role("heading", name="Porcul")).to_be_visible()
    page.get_by_label("Limba").select_option("English")
    expect(page.get_by_role("heading", name="Pig against bots")).to_be_visible()
    page.get_by_role("button", name="Begin").click()
    wait_for_choice(page)
    page.reload()
    wait_for_choice(page)
    expect(page.get_by_role("heading", name="Roll again, or hold 0 points?")).to_be_visible()


def test_rules_and_positions(visit_pig: Visitor) -> None:
    page = visit_pig("/rules/pig")  # it has no plain page
    expect(page.locator("[id='P3.1']")).to_be_visible()
    plain = page.request.get("/api/how-to-play/pig")
    assert (plain.status, plain.json()["key"]) == (404, "no-how-to-play")
    expect(page).to_have_title("Rules of Pig · Taros")
    page.get_by_role("link", name="Set up a position").click()
    expect(picture(page)).to_be_visible()
    expect(page.get_by_role("button", name="Best move")).to_have_count(0)
    field = page.get_by_label("As text")
    changed = re.sub(r"\b0$", "42", field.input_value())
    assert changed != field.input_value()
    field.fill(changed)
    expect(picture(page)).to_have_attribute("alt", re.compile(" 42"))
    page.get_by_role("button", name="On this device").click()
    wait_for_choice(page)
    expect(picture(page)).to_have_attribute("alt", re.compile(" 42"))


def test_a_friend_joins_by_the_link(visit_pig: Visitor) -> None:
    host = visit_pig("/new/pig?with=friends&goal=10")
    host.get_by_role("button", name="2", exact=True).click()
    host.get_by_role("button", name="Open the table").click()
    link = host.get_by_label("Link to this table").input_value()
    guest = visit_pig("/" + link.split("/", 3)[3])
    guest.get_by_role("button", name="Sit here").click()
    guest.get_by_label("Your name").fill("Bo")
    guest.get_by_role("dialog").get_by_role("button", name="Sit here").click()
    expect(guest.get_by_role("heading", name="Waiting for Player 1.")).to_be_visible()
    expect(guest.locator(".board .target")).to_have_count(0)
    play(host, by_click, moves=1)
    wait_until_same(host, guest, log_lines)
    assert "Player 1 rolls." in log_lines(guest)
    assert picture(guest).get_attribute("src") == picture(host).get_attribute("src")


@pytest.mark.parametrize(
    ("path", "text"),
    first_always(
        [
            ("/rules/pig?guide", "This game has no guided first turn."),
            ("/puzzle/pig-1", "Pig has no puzzles."),
            ("/new/chess", "There is no game chess"),
            ("/editor/chess", "There is no game chess"),
        ]
    ),
)
def test_what_is_missing_is_said(visit_pig: Visitor, path: str, text: str) -> None:
    expect(visit_pig(path).get_by_role("heading", name=text)).to_be_visible()
