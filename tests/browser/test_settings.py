"""Settings are one dialog and take effect at once; `?` lists the keys of a page."""

from playwright.sync_api import Page, expect

from browser.player import (
    FINGER,
    PHONE,
    Visitor,
    check_axe,
    check_phone,
    decline_guide,
    log_length,
    wait_for_choice,
    wait_for_log,
)
from browser.sailor import open_table

TURNED = "rotate(-180 350 350)"


def _open_settings(page: Page) -> None:
    page.get_by_role("button", name="Settings").press("Enter")
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()


def _sit(page: Page, *seats: str, game: str = "marrakech") -> None:
    table = open_table(page, *seats, game=game, options={"first": 0})
    page.goto(f"/t/{table['id']}")
    decline_guide(page)
    wait_for_choice(page)


def test_settings_take_effect_and_are_kept(visit: Visitor) -> None:
    page = visit()
    _sit(page, "greedy", "me")
    root = page.locator("html")
    expect(root).to_have_attribute("data-motion", "off")  # as the system prefers
    expect(page.locator(".coordinates text")).to_have_count(28)

    _open_settings(page)
    check_axe(page, "settings")
    page.get_by_label("Slow").check()
    page.get_by_label("Coordinates").uncheck()
    page.get_by_label("Turn the board towards me").check()
    page.get_by_label("Odds").uncheck()
    expect(root).to_have_attribute("data-motion", "slow")
    page.reload()
    wait_for_choice(page)
    expect(root).to_have_attribute("data-motion", "slow")
    expect(page.locator(".coordinates text")).to_have_count(0)
    expect(page.locator(f'.board svg > g[transform="{TURNED}"]')).to_have_count(1)
    expect(page.get_by_role("button", name="Go ahead", exact=True)).to_be_attached()  # without odds


def test_motion_is_normal_where_the_system_does_not_mind(visit: Visitor) -> None:
    page = visit(reduced_motion="no-preference")
    expect(page.locator("html")).to_have_attribute("data-motion", "normal")


def test_a_move_is_confirmed(visit: Visitor) -> None:
    page = visit()
    _sit(page, "me", "greedy")
    _open_settings(page)
    page.get_by_label("Confirm each move").check()
    page.keyboard.press("Escape")
    before = log_length(page)
    page.keyboard.press("ArrowLeft")
    asked = page.get_by_role("group", name="Ana turns Assam left. Make this move?")
    expect(asked).to_be_visible()
    page.keyboard.press("Escape")
    expect(asked).to_have_count(0)
    assert log_length(page) == before
    page.keyboard.press("ArrowLeft")
    expect(asked.get_by_role("button", name="Make it")).to_be_focused()
    page.keyboard.press("Enter")
    wait_for_log(page, before)


def test_a_phone_in_the_left_hand(visit: Visitor) -> None:
    page = visit(**PHONE)
    table = open_table(page, "me", "greedy", game="regatta")
    page.goto(f"/t/{table['id']}")
    decline_guide(page)
    closer = page.get_by_role("button", name="Closer")
    right = closer.bounding_box()
    _open_settings(page)
    check_phone(page)
    page.get_by_label("For the left hand").check()
    page.get_by_role("button", name="Close", exact=True).tap()
    left = closer.bounding_box()
    assert left
    assert right
    assert left["x"] < FINGER < right["x"]


def test_a_question_mark_lists_the_keys(visit: Visitor) -> None:
    page = visit()
    page.get_by_role("heading", level=1).wait_for()
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys.get_by_text("This list")).to_be_visible()
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)

    _sit(page, "me", "greedy")
    page.keyboard.press("?")
    expect(keys.get_by_role("region", name="Marrakech")).to_contain_text("Turn Assam left")
    check_axe(page, "keys")
    page.goto("/editor/regatta")
    page.get_by_role("application").wait_for()
    page.keyboard.press("?")
    expect(keys.get_by_role("region", name="Regatta")).to_contain_text("Turn the boat")
    page.goto("/g")
    page.get_by_text("Drop the file").wait_for()
    page.keyboard.press("?")
    expect(keys.get_by_role("region", name="Replay")).to_contain_text("One moment back or on")

    page = visit(locale="ro-RO")
    page.get_by_role("button", name="Setări").press("Enter")
    page.get_by_role("button", name="Ce taste există").press("Enter")
    expect(page.get_by_role("dialog", name="Taste")).to_contain_text("Această listă")
