"""The board keeps its place, and what matters is in view, whatever the window is like."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.player import (
    PHONE,
    TARGETS,
    Visitor,
    by_click,
    check_axe,
    check_phone,
    log_length,
    play,
    points,
    sideways,
    wait_for_choice,
    wait_for_log,
    wait_until,
)
from browser.sailor import TOGETHER, hand, open_table, pick, sit_at, wait_for_turn
from variants import first_always

PORTRAIT, LANDSCAPE = (390, 844), (844, 390)
TABLET, LAPTOP, DESKTOP, LARGE = (820, 1180), (1280, 720), (1440, 900), (2560, 1440)
ENLARGED = (720, 450)  # a window of 1440 x 900 at 200 %
SIZES = [PORTRAIT, LANDSCAPE, TABLET, LAPTOP, DESKTOP, LARGE, ENLARGED]

LOOK = 700  # ms for which a finger rests; half of it is enough


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("scrollTo(0, 0)")


def board_box(page: Page) -> list[int]:
    """Where the board is, in whole pixels."""
    box = page.locator("main > .board").bounding_box()
    assert box
    return [round(value) for value in (box["x"], box["y"], box["width"], box["height"])]


def open_game(page: Page, game: str, *seats: str, **options: object) -> str:
    """A table at which the first seat begins; its id."""
    table = open_table(page, *seats, game=game, options={"first": 0, **options})
    page.goto(f"/t/{table['id']}")
    return table["id"]


def test_nothing_moves_the_board(visit: Visitor) -> None:
    """Neither the offer of a guide, nor another sentence, nor a hint, nor what was refused."""
    for size in (PORTRAIT, DESKTOP):
        page = visit("/", viewport={"width": size[0], "height": size[1]})
        open_game(page, "marrakech", "me", "random")
        wait_for_choice(page)
        place = board_box(page)
        page.get_by_role("button", name="No, thanks").click()
        play(page, by_click, moves=1)
        wait_for_choice(page)
        expect(page.locator("h1")).to_contain_text("Your rug")
        assert board_box(page) == place
        page.get_by_role("button", name="Hint").click()
        expect(page.locator(".hint")).to_be_in_viewport(ratio=1)
        page.evaluate("scrollTo(0, 0)")
        assert board_box(page) == place
        expect(page.locator(".hint")).to_be_in_viewport(ratio=1)
        page.get_by_role("button", name="Close the hint").click()
        expect(page.locator(".hint")).to_have_count(0)
        assert board_box(page) == place


@pytest.mark.parametrize(("width", "height"), first_always([LANDSCAPE, ENLARGED, PORTRAIT]))
def test_the_sea_and_the_hand_are_both_in_view(visit: Visitor, width: int, height: int) -> None:
    page = visit("/")
    sit_at(page, "me", "random", **TOGETHER)
    resize(page, (width, height))
    page.get_by_role("button", name="No, thanks").click()
    wait_for_turn(page)
    place = board_box(page)
    sea = page.get_by_role("application").bounding_box()
    assert sea
    assert min(sea["width"], sea["height"]) > 150
    for card in hand(page).all():
        expect(card).to_be_in_viewport(ratio=0.95)
    pick(page, 0)
    check_actions(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Steer", exact=True).click()
    check_actions(page)
    assert board_box(page) == place
    assert page.get_by_role("application").bounding_box() == pytest.approx(sea, abs=1)
    assert sideways(page) <= 0


def check_actions(page: Page) -> None:
    """All that can be done with a card or the helm is in view."""
    page.evaluate("scrollTo(0, 0)")
    for action in page.get_by_label("Your hand").locator(".actions :is(button, input)").all():
        expect(action).to_be_in_viewport(ratio=0.95)


def test_one_begins_without_scrolling(visit: Visitor) -> None:
    """All games begin on the first page, except on a phone held upright; Begin stays in view."""
    page = visit("/")
    playing = page.get_by_role("button", name="Play now")
    expect(page.locator(".picture .board")).to_have_count(2)
    for size in SIZES:
        resize(page, size)
        for button in playing.all()[: 1 if size == PORTRAIT else None]:
            expect(button).to_be_in_viewport(ratio=1)
        assert sideways(page) <= 0
    page.goto("/new/regatta")
    for size in SIZES:
        resize(page, size)
        expect(page.get_by_role("button", name="Begin")).to_be_in_viewport(ratio=1)


def test_the_market_is_in_view_and_the_panel_grows(visit: Visitor) -> None:
    page = visit("/")
    open_game(page, "marrakech", "me", "random", "random", "random")
    page.get_by_role("button", name="No, thanks").click()
    panels = {}
    for size in SIZES:
        resize(page, size)
        wait_for_choice(page)
        expect(page.locator("main > .board")).to_be_in_viewport(ratio=0.98)
        expect(page.locator("h1")).to_be_in_viewport(ratio=1)
        expect(page.locator(".seats li").first).to_be_in_viewport()
        assert sideways(page) <= 0
        box = page.locator(".side").bounding_box()
        assert box
        panels[size] = box["width"]
    assert panels[LARGE] > 1.2 * panels[DESKTOP]


@pytest.mark.parametrize("game", ["marrakech", "regatta"])
def test_the_end_arrives(visit: Visitor, game: str) -> None:
    """In the second person, with what to do next, without scrolling: even below the board."""
    page = visit("/", viewport={"width": PORTRAIT[0], "height": PORTRAIT[1]})
    if game == "marrakech":
        table = open_game(page, game, "me", "random", rugs=1)
        play(page, by_click)
    else:
        table = open_game(
            page, game, "me", "random", lanes="seats", **{**TOGETHER, "turn_limit": 1}
        )
        wait_for_turn(page)
        page.get_by_role("button", name="Steer", exact=True).click()
        page.evaluate("scrollTo(0, 300)")
        page.get_by_role("button", name=re.compile("^Steer to")).dispatch_event("click")
    expect(page.locator("h1")).to_have_text(
        re.compile(r"^You (won|share the win|came second)\b.*(one point|points|m|Random|!|second)")
    )
    expect(page.locator("h1")).to_be_in_viewport(ratio=1)
    for size in SIZES:
        resize(page, size)
        expect(page.locator("h1")).to_be_in_viewport(ratio=1)
        for role, name in (
            ("button", "Play again"),
            ("button", "Review this game"),
            ("link", "Replay"),
        ):
            choice = page.get_by_role(role, name=name, exact=True)  # type: ignore[arg-type]
            expect(choice).to_be_in_viewport(ratio=1)
    check_axe(page, f"the end of {game}")
    page.get_by_role("button", name="Review this game").click()
    expect(page.get_by_role("tab", name="Review")).to_have_attribute("aria-selected", "true")
    expect(page.get_by_role("tab", name="Review")).to_be_in_viewport()
    resize(page, PORTRAIT)
    wait_until(page, lambda: sideways(page) <= 0)  # the sea follows its window a moment later
    check_phone(page)
    page.goto(f"/g/{table}")
    for size in (PORTRAIT, LANDSCAPE, ENLARGED):
        resize(page, size)
        expect(page.get_by_role("button", name="Play", exact=True)).to_be_in_viewport(ratio=1)
        place = board_box(page)
        page.get_by_role("button", name="One on").click()
        assert board_box(page) == place


def test_a_finger_that_looks_and_a_finger_that_lays(visit: Visitor) -> None:
    """Held on an arrow it turns nothing; the first tap shows a rug, and says so."""
    page = visit("/", **PHONE)
    open_game(page, "marrakech", "me", "random")
    page.get_by_role("button", name="No, thanks").tap()
    wait_for_choice(page)
    before = log_length(page)
    x, y = points(page)[0]
    touch = page.context.new_cdp_session(page)
    touch.send(
        "Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}
    )
    expect(page.locator(".ending").first).to_be_visible()
    page.wait_for_timeout(LOOK)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.locator(TARGETS).first.dispatch_event("pointerdown", {"pointerType": "touch"})
    page.wait_for_timeout(LOOK)
    page.locator(TARGETS).first.dispatch_event("click", {"detail": 1})
    assert log_length(page) == before
    page.touchscreen.tap(x, y)
    wait_for_log(page, before)
    wait_for_choice(page)

    before = log_length(page)
    again = page.get_by_text("Tap again to lay it here.")
    expect(again).to_have_count(0)
    x, y = points(page)[0]
    page.touchscreen.tap(x, y)
    expect(again).to_be_in_viewport(ratio=1)
    assert log_length(page) == before
    page.touchscreen.tap(x, y)
    wait_for_log(page, before)
    expect(again).to_have_count(0)


@pytest.mark.parametrize("path", first_always(["/editor/marrakech", "/editor/regatta", "/courses"]))
def test_editors_have_their_fields_beside_the_board_of_a_phone_held_sideways(
    visit: Visitor, path: str
) -> None:
    width, height = LANDSCAPE
    page = visit(path, **{**PHONE, "viewport": {"width": width, "height": height}})
    heading, board = page.locator("main h1"), page.locator("main .chart, main .board").first
    expect(heading).to_be_in_viewport(ratio=1)
    expect(board).to_be_in_viewport(ratio=0.95)
    fields, drawn = heading.bounding_box(), board.bounding_box()
    assert fields
    assert drawn
    assert drawn["x"] + drawn["width"] <= fields["x"]
    assert drawn["height"] > 0.7 * height
    assert sideways(page) <= 0
