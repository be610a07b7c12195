"""The site as an app: kept on the device, opened without its host, replaced by a new version."""

from pathlib import Path

from playwright.sync_api import Locator, expect

from browser.device.static_host import (
    SITE,
    STARTING,
    StaticHost,
    new_version,
    play_together,
    wait_for_python,
    wait_for_service_worker,
    wait_for_update,
)
from browser.player import Visitor, by_click, decline_guide, play, position, wait_for_choice

ICONS = """async () => {
  const link = document.querySelector('link[rel=manifest]');
  const manifest = await (await fetch(link.href)).json();
  const sizes = await Promise.all(manifest.icons.map(async ({src, sizes}) => {
    const picture = new Image();
    picture.src = new URL(src, link.href).href;
    await picture.decode();
    return sizes === 'any' || sizes === `${picture.naturalWidth}x${picture.naturalHeight}`;
  }));
  const start = new URL(manifest.start_url, link.href).href;
  return [manifest.lang, manifest.display, start, sizes,
          manifest.icons.some(({purpose}) => purpose === 'maskable')];
}"""

WINDOW = {"width": 390, "height": 844}  # of a phone
PYTHON = "pyodide.asm.wasm"


def top(element: Locator) -> float:
    box = element.bounding_box()
    assert box is not None
    return box["y"]


def bottom(element: Locator) -> float:
    box = element.bounding_box()
    assert box is not None
    return box["y"] + box["height"]


def test_the_site_opens_and_is_played_without_its_host(visit: Visitor, host: StaticHost) -> None:
    host.held.add(PYTHON)
    page = visit("./", host.address, viewport=WINDOW)
    progress = page.get_by_role("progressbar")
    page.get_by_role("link", name="On this device").first.click()
    begin = page.get_by_role("button", name="Begin")
    assert bottom(begin) <= top(progress)
    begin.click()
    expect(page.get_by_text("You can choose as soon as the rules are here.")).to_be_visible()
    expect(page.locator(".board svg").first).to_be_visible()
    expect(progress).to_be_visible()
    host.held.clear()
    page.wait_for_url("**/t/here-*", timeout=STARTING)
    decline_guide(page)
    wait_for_choice(page)
    page.get_by_role("link", name="Taros").click()
    wait_for_service_worker(page)
    assert page.evaluate(ICONS) == ["en", "standalone", host.address, [True] * 5, True]
    host.is_cut = True
    page.goto(f"{host.address}ro/?from=elsewhere")
    expect(page.locator("html")).to_have_attribute("lang", "ro")
    page.goto(host.address)
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_url("**/t/here-*", timeout=STARTING)
    wait_for_choice(page)
    assert play(page, by_click, 2) == 2


def test_a_new_version_waits_for_the_end_of_the_game(
    visit: Visitor, host: StaticHost, tmp_path: Path
) -> None:
    page = visit("./", host.address)
    wait_for_python(page)
    wait_for_service_worker(page)
    play_together(page)
    play(page, by_click, 1)
    host.publish(new_version(SITE, tmp_path, "new"))
    wait_for_update(page)
    play(page, by_click, 1)
    wait_for_choice(page)
    load = page.get_by_role("button", name="Load it")
    expect(load).to_have_count(0)
    before = position(page)
    page.reload()
    expect(page.locator("html[data-mark=new]")).to_have_count(0)
    page.get_by_role("link", name="Taros").click()
    load.click()
    expect(page.locator("html[data-mark=new]")).to_have_count(1)
    expect(load).to_have_count(0)
    page.get_by_role("link", name="Play:").click()
    wait_for_choice(page)
    assert position(page) == before
    assert play(page, by_click, 1) == 1
