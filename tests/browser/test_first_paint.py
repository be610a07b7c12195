"""What is painted from the HTML alone, before scripts and styles have arrived."""

import re
import zlib

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from browser.conftest import WAIT
from variants import first_always

GROUND = {"light": (0xF6, 0xEF, 0xE2), "dark": (0x10, 0x1A, 0x22)}
BRASS = (0xC8, 0x92, 0x2E)
SIZES = [(390, 844), (844, 390), (1440, 900)]


def _pixel(page: Page, x: int, y: int) -> tuple[int, ...]:
    """The colour of one pixel of the window, read from a PNG of it alone: 8 bits a channel."""
    png = page.screenshot(clip={"x": x, "y": y, "width": 1, "height": 1})
    data = b"".join(
        png[found.end() : found.end() + int.from_bytes(png[found.start() - 4 : found.start()])]
        for found in re.finditer(b"IDAT", png)
    )
    return tuple(zlib.decompress(data)[1:4])  # after the byte that names the filter


@pytest.mark.parametrize(("width", "height"), first_always(SIZES))
@pytest.mark.parametrize(
    ("system", "chosen", "shown"),
    first_always(
        [
            ("dark", None, "dark"),
            ("light", None, "light"),
            ("dark", "light", "light"),
            ("light", "dark", "dark"),
        ]
    ),
)
def test_something_is_painted_before_files_arrive(
    browser: Browser,
    server: str,
    width: int,
    height: int,
    system: str,
    chosen: str | None,
    shown: str,
) -> None:
    context = browser.new_context(
        base_url=server,
        viewport={"width": width, "height": height},
        color_scheme=system,  # type: ignore[arg-type]
    )
    context.set_default_timeout(WAIT)
    page = context.new_page()
    if chosen:
        page.add_init_script(f"localStorage.setItem('taros', '{{\"theme\": \"{chosen}\"}}')")
    held: list[Route] = []
    page.route("**/assets/*", lambda route: held.append(route))
    page.goto("/", wait_until="commit")
    expect(page.locator("#first-paint")).to_be_visible()
    assert _pixel(page, 2, 2) == GROUND[shown]
    box = page.locator("#first-paint circle").bounding_box()
    assert box is not None
    assert _pixel(page, round(box["x"] + box["width"] / 2), round(box["y"] + 4)) == BRASS
    assert held, "the files were not asked for"
    page.unroute_all()
    page.reload()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    expect(page.locator("#first-paint")).to_have_count(0)
    assert _pixel(page, 2, 2) == GROUND[shown]
    context.close()
