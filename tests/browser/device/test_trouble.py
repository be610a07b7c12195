"""What goes wrong on a device: a sentence says so, and the game goes on."""

import re

import pytest
from playwright.sync_api import expect

from browser.device.static_host import SITE, STARTING, StaticHost, play_now, play_together
from browser.player import Visitor, by_click, log_length, play, wait_for_choice
from taros.games import SHIPPED

WITHOUT_BOTS = "bots.worker"

DAMAGE = """table => new Promise((resolve, reject) => {
  const request = indexedDB.open('taros');
  request.onsuccess = () => {
    const transaction = request.result.transaction(['tables', 'events'], 'readwrite');
    const events = transaction.objectStore('events');
    events.getAllKeys().onsuccess = ({target}) => {
      const numbers = target.result.filter(([id]) => id === table).map(([, number]) => number);
      events.put({table, number: Math.max(...numbers), at: 1, body: '{'});
    };
    transaction.objectStore('tables').put({id: 'here-xyz789', summary: 7});
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  };
})"""
"""Damages the last event of a table, and all of another table."""


WITHOUT_MODULES = """{
  const Usual = Worker;
  Worker = class extends Usual { constructor(address) { super(address); } };
}"""
WITHOUT_WEBASSEMBLY = "delete globalThis.WebAssembly;"
SERVER_CAN = re.compile("On a server of Taros, this browser can play.")
REFUSE_DATABASES = "indexedDB.open = () => { throw new DOMException('', 'SecurityError'); };"


@pytest.mark.parametrize("harm", ["refused", "of another version"])
def test_a_game_goes_on_where_the_bots_cannot_be_started(
    visit: Visitor, host: StaticHost, harm: str
) -> None:
    if harm == "refused":
        host.refused.add(WITHOUT_BOTS)
    else:
        own, other = (next((SITE / "assets").glob(f"{game}-*.wasm")) for game in SHIPPED)
        host.replaced[own.name] = other.read_bytes()
    page = visit("./", host.address, service_workers="block")
    play_now(page)
    play(page, by_click, 2)  # whoever begins, a bot is asked by then
    expect(page.get_by_text("A simpler one moves in its place")).to_be_visible()
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_text("The bots cannot be started on this device.")).to_be_visible()
    assert play(page, by_click, 3) == 3
    host.refused.clear()
    host.replaced.clear()
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_text("Best:").first).to_be_visible(timeout=STARTING)


@pytest.mark.parametrize("lack", [WITHOUT_MODULES, WITHOUT_WEBASSEMBLY])
def test_a_browser_that_cannot_host_is_shown_the_way_to_a_server(
    visit: Visitor, host: StaticHost, lack: str, trouble: list[str]
) -> None:
    if lack == WITHOUT_WEBASSEMBLY:
        host.put_before("host.worker", lack)
    page = visit("icon.svg", host.address, service_workers="block")
    page.add_init_script(lack)
    page.goto("./")
    expect(page.get_by_text(SERVER_CAN).first).to_be_visible()
    page.get_by_role("button", name="Play now").first.click()
    expect(page.locator(".ways").first.get_by_role("alert")).to_have_text(SERVER_CAN)
    trouble.clear()  # the browser complains of what it lacks


def test_a_browser_without_simd_is_told_what_it_lacks(visit: Visitor, host: StaticHost) -> None:
    host.put_before("host.worker", "WebAssembly.validate = () => false;")
    page = visit("./", host.address, service_workers="block")
    page.add_init_script("WebAssembly.validate = () => false")
    page.reload()
    play_now(page)
    expect(page.get_by_text("This browser lacks WebAssembly SIMD")).to_be_visible()
    assert play(page, by_click, 2) == 2


@pytest.mark.parametrize("harm", ["full", "refused"])
def test_a_game_goes_on_where_nothing_is_stored(
    visit: Visitor, host: StaticHost, harm: str
) -> None:
    if harm == "refused":
        host.put_before("host.worker", REFUSE_DATABASES)
    page = visit("icon.svg", host.address, service_workers="block")
    if harm == "full":
        full = {"origin": page.evaluate("location.origin"), "quotaSize": 1}
        page.context.new_cdp_session(page).send("Storage.overrideQuotaForOrigin", full)
    page.goto("./")
    play_together(page)
    expect(page.get_by_text("This browser does not store games")).to_be_visible()
    assert play(page, by_click, 2) == 2


def test_damaged_games_are_named_and_go_on_where_they_can(visit: Visitor, host: StaticHost) -> None:
    page = visit("./", host.address, service_workers="block")
    play_together(page)
    play(page, by_click, 3)
    wait_for_choice(page)
    before = log_length(page)
    page.evaluate(DAMAGE, page.url.rpartition("/")[2])
    page.reload()
    expect(page.get_by_text("A game on this device was damaged.")).to_be_visible(timeout=STARTING)
    wait_for_choice(page)
    assert log_length(page) < before
    assert play(page, by_click, 1) == 1
    expect(page.get_by_text("The game XYZ on this device cannot be read")).to_be_visible()
    page.get_by_role("link", name="Taros").click()
    expect(page.get_by_role("link", name="Play:")).to_have_count(1)
