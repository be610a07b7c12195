"""The site as static files below a sub-path: whole games with the network cut."""

import re
from typing import Any
from urllib.parse import urlencode

import pytest
from playwright.sync_api import expect

from browser.device.static_host import (
    STARTING,
    StaticHost,
    wait_for_python,
    wait_for_service_worker,
)
from browser.player import (
    END,
    OTHERS,
    PHONE,
    Visitor,
    by_click,
    by_touch,
    decline_guide,
    play,
    position,
)
from browser.sailor import TOGETHER, race, take_turn, wait_for_turn

SHORT: dict[str, dict[str, Any]] = {"marrakech": {"rugs": 2}, "regatta": TOGETHER}


def test_a_game_on_this_device_without_a_network_closed_in_the_middle(
    visit: Visitor, static: str
) -> None:
    page = visit("./", static)
    expect(page.get_by_role("button", name="Play now")).to_have_count(2)
    expect(page.get_by_role("link", name="With friends")).to_have_count(0)
    page.get_by_role("link", name="On this device").first.click()
    page.get_by_text("Every option").click()
    page.get_by_label("Rugs of each colour").fill("2")
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/t/here-*", timeout=STARTING)
    decline_guide(page)
    play(page, by_click, 4)
    before = position(page)
    page.reload()
    page.locator(".board .target").first.wait_for(timeout=STARTING)
    assert position(page) == before
    page.context.set_offline(True)
    play(page, by_click)
    expect(page.locator(f"{END} ol li")).to_have_count(4)
    expect(page.get_by_text(re.compile("Yes: all .* chance events"))).to_be_visible()
    page.context.set_offline(False)
    page.get_by_role("link", name="Replay", exact=True).click()
    expect(page.get_by_role("heading", name="The start of the game.")).to_be_visible()


def test_a_game_against_bots_on_a_phone_without_a_network(visit: Visitor, static: str) -> None:
    page = visit("ro/", static, **PHONE)
    expect(page.locator("html")).to_have_attribute("lang", "ro")
    page.goto(static)
    wait_for_python(page)
    page.get_by_role("button", name="Play now").first.click()
    decline_guide(page)
    page.locator(".board .target").first.wait_for(timeout=STARTING)
    page.context.set_offline(True)
    assert play(page, by_touch, 3) == 3


@pytest.mark.exhaustive
@pytest.mark.parametrize("game", SHORT)
def test_a_whole_game_against_bots_with_the_network_cut_before_the_first_move(
    visit: Visitor, host: StaticHost, game: str
) -> None:
    page = visit("./", host.address)
    wait_for_python(page)
    wait_for_service_worker(page)
    host.is_cut = True
    page.goto(f"{host.address}#/new/{game}?{urlencode({'with': 'bots', **SHORT[game]})}")
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/t/here-*", timeout=STARTING)
    decline_guide(page)
    if game == "marrakech":
        play(page, by_click, 2)
    elif wait_for_turn(page):
        take_turn(page)
    address, context = page.url, page.context
    page.close()
    page = context.new_page()
    page.goto(address)
    if game == "marrakech":
        play(page, by_click)
    else:
        race(page)
    expect(page.locator(END)).to_be_visible(timeout=OTHERS)
    expect(page.get_by_text(re.compile("Yes: all .* chance events"))).to_be_visible()
    page.get_by_role("tab", name="Review").click()
    expect(page.get_by_role("heading", name="Luck and skill")).to_be_visible(timeout=OTHERS)
