"""Two browsers at one table: nothing is lost, and nothing happens twice."""

import re
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from browser.player import (
    Visitor,
    by_click,
    decline_guide,
    instruction,
    log_lines,
    play,
    position,
    wait_for_choice,
    wait_until_same,
)
from proxy import Proxy

OUTAGE = 10  # seconds


@pytest.fixture
def proxy(server: str) -> Iterator[Proxy]:
    proxy = Proxy(int(server.rsplit(":", 1)[1]))
    yield proxy
    proxy.close()


def _open_table(page: Page, rugs: int = 3) -> str:
    """For two; the path of the link to share."""
    page.get_by_role("link", name="With friends").first.click()
    page.get_by_role("button", name="2", exact=True).click()
    page.get_by_label("Name on seat 1").fill("Ana")
    page.get_by_text("Every option").click()
    page.get_by_label("Rugs of each colour").fill(str(rugs))
    page.get_by_label("Who begins").select_option("Ana")
    page.get_by_role("button", name="Open the table").click()
    link = page.get_by_label("Link to this table").input_value()
    assert "?invite=" in link
    expect(page).to_have_url(link)  # many copy the address of the page
    return "/" + link.split("/", 3)[3]


def _sit_down(page: Page, name: str, button: str = "Take a seat") -> None:
    offer = page.get_by_role("button", name=button)
    expect(offer).to_be_in_viewport(ratio=1)
    offer.click()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("dialog").get_by_role("button", name="Sit here").click()


def _agree(one: Page, other: Page) -> None:
    """Both show the same, in full."""
    for read in (log_lines, position):
        wait_until_same(one, other, read)
    assert len(set(log_lines(one))) > 3


def test_reload_and_ten_seconds_without_network(visit: Visitor, server: str, proxy: Proxy) -> None:
    ana = visit()
    link = _open_table(ana)
    expect(ana.locator("h1")).to_contain_text("One seat is free.")
    bogdan = visit(link, address=f"http://127.0.0.1:{proxy.port}")
    _sit_down(bogdan, "Bogdan")
    for page in (ana, bogdan):
        decline_guide(page)
    wait_for_choice(ana)
    expect(bogdan.locator("h1")).to_have_text("Waiting for Ana.")

    play(ana, by_click, moves=1)
    wait_for_choice(ana)
    assert instruction(ana).startswith("Your rug")
    before = log_lines(ana)
    ana.reload()
    wait_for_choice(ana)
    assert instruction(ana).startswith("Your rug")
    assert log_lines(ana) == before
    play(ana, by_click, moves=1)
    wait_for_choice(bogdan)
    _agree(ana, bogdan)
    play(bogdan, by_click, moves=1)
    wait_for_choice(bogdan)

    proxy.cut()
    cut = time.monotonic()
    expect(bogdan.get_by_text("The connection is lost.")).to_be_visible()
    expect(ana.locator("h1")).to_have_text("Waiting for Bogdan.")
    time.sleep(max(0, OUTAGE - (time.monotonic() - cut)))
    proxy.mend()
    expect(bogdan.get_by_text("The connection is lost.")).to_have_count(0)
    wait_for_choice(bogdan)
    _agree(ana, bogdan)

    play(bogdan, by_click, moves=1)
    wait_for_choice(ana)
    _agree(ana, bogdan)
    _play_without(bogdan, ana, proxy)
    _agree(ana, bogdan)


def _play_without(absent: Page, page: Page, proxy: Proxy) -> None:
    """What others did meanwhile is there afterwards."""
    proxy.cut()
    play(page, by_click, moves=2)
    proxy.mend()
    wait_for_choice(absent)


def test_two_tabs_and_double_clicks_are_harmless(visit: Visitor) -> None:
    page = visit("/new/marrakech?with=device")
    page.get_by_role("button", name="2", exact=True).click()
    page.get_by_role("button", name="Begin").click()
    decline_guide(page)
    wait_for_choice(page)
    other = page.context.new_page()
    other.goto(page.url)
    wait_for_choice(other)
    page.locator(".board .target").first.dblclick(force=True)
    for tab in (page, other):
        expect(tab.locator("h1")).to_contain_text("Your rug")
        wait_for_choice(tab)
    rolls = [line for line in log_lines(page) if " rolls " in line]
    assert len(rolls) == 1
    wait_until_same(other, page, log_lines)


def test_remarks_and_rematch(visit: Visitor) -> None:
    ana = visit()
    link = _open_table(ana, rugs=1)
    bogdan = visit(link, viewport={"width": 390, "height": 844})
    _sit_down(bogdan, "Bogdan")
    for page in (ana, bogdan):
        decline_guide(page)
    ana.get_by_text("Say something").click()
    ana.get_by_role("button", name="Hello, everyone!").click()
    expect(bogdan.locator(".log li").first).to_have_text("Ana: Hello, everyone!")
    expect(ana.get_by_role("button", name="Hello, everyone!")).to_be_hidden()
    announced = ana.get_by_role("log").locator("p")
    expect(announced.last).to_have_text("Ana: Hello, everyone!")  # no second time what to do
    expect(ana.get_by_text("random bits")).to_have_count(0)
    for page in (ana, bogdan):
        bubble = page.locator(".seats li").first.locator(".bubble")
        expect(bubble).to_have_text("Hello, everyone!")
        expect(bubble).to_be_in_viewport(ratio=1)
    for page in (ana, bogdan, ana, bogdan):
        play(page, by_click, moves=2)
    for page in (ana, bogdan):
        expect(page.get_by_role("heading", name="How it ended")).to_be_visible()

    ana.get_by_role("button", name="Play again", exact=True).click()
    expect(ana.locator("h1")).to_have_text("Waiting for Bogdan.")
    expect(bogdan.locator(".log li").first).to_have_text("Ana would like to play again.")
    bogdan.get_by_role("button", name="Play again", exact=True).click()
    for page in (ana, bogdan):
        expect(page.locator(".log")).to_contain_text("Everybody is here: the game begins.")
        expect(page.locator(".seats li").first).to_contain_text("Ana")
    expect(ana.locator("h1")).to_have_text("Waiting for Bogdan.")
    expect(bogdan.locator("h1")).to_contain_text("Which way?")


def test_a_refused_move_links_to_its_clause(visit: Visitor) -> None:
    page = visit("/new/marrakech?with=device")

    def meddle(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        route.on_message(lambda text: server.send(re.sub("left|ahead|right", "a1a2", str(text))))

    page.route_web_socket(re.compile("/ws/"), meddle)
    page.get_by_role("button", name="Begin").click()
    decline_guide(page)
    wait_for_choice(page)
    page.locator(".board .target").first.dispatch_event("click")
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("Now is the time to choose Assam's facing")
    wait_for_choice(page)
    with page.context.expect_page() as opened:
        alert.get_by_role("link", name="Rule M2.1").click()
    expect(opened.value.locator("[id='M2.1']")).to_be_in_viewport()


def test_a_stranger_needs_the_link(visit: Visitor) -> None:
    ana = visit()
    link = _open_table(ana)
    stranger = visit(link.split("?")[0])
    _sit_down(stranger, "Mallory", "Sit here")
    expect(stranger.get_by_text("This table can only be joined by its link.")).to_be_visible()
