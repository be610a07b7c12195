"""Take the pictures of the README and of the documentation from real games in a real browser.

make pictures    writes docs/pictures; needs the client (make client) and a Chromium

The games are played by bots with fixed seeds, so that pictures differ only where pages do.
"""

import io
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Locator, Page, expect, sync_playwright

import taros
from browser.chromium import find
from browser.player import PHONE, decline_guide
from browser.sailor import hand, open_table
from docs_hooks import FIGURE
from server.processes import ServerBesideBrowsers
from taros.arena.simulate import plan, simulate

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "docs" / "pictures"
NAMES = ("Ana", "Bogdan", "Carmen", "Daria")
SCREEN = {"width": 1200, "height": 780}
MOVING = (900, 585)  # pixels of the moving picture
LARGEST = 2_000_000  # bytes of it
PLIES_A_FRAME = 3  # a way, a roll and a rug
FRAME, LAST = 700, 4000  # ms
WAIT = 120_000  # ms
DEVICES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": SCREEN},
    "phone": {**PHONE, "device_scale_factor": 2},
}


def played(game: str, bots: list[str], seed: int, **options: Any) -> taros.Match:
    """Return a game between bots, with names of people at the seats."""
    records = io.StringIO()
    simulate(plan(game, bots, seed, options), 1, records=records)
    head, _, body = records.getvalue().partition("\nDate: ")
    lines = [line for line in head.splitlines() if not line.startswith("Names: ")]
    lines.insert(2, f"Names: {', '.join(NAMES[: len(bots)])}")
    return taros.load("\n".join(lines) + "\nDate: " + body)


def moment(match: taros.Match, turn: int, seat: int = 0) -> str:
    """Return the first position from `turn` on in which `seat` has many moves to choose from."""
    plies = (ply for ply in range(len(match.plies)) if match.at(ply).turn >= turn)
    for earlier in map(match.at, plies):
        if earlier.to_act == seat and len(earlier.legal(grain=45)) > 4:
            return earlier.position
    raise ValueError(f"no such moment after turn {turn}")


class Studio:
    """A server, a browser, and what is taken with them."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address

    @contextmanager
    def page(self, path: str, device: str = "desktop") -> Iterator[Page]:
        """Open a page as a new person."""
        context = self.browser.new_context(
            base_url=self.address, locale="en-GB", reduced_motion="reduce", **DEVICES[device]
        )
        context.set_default_timeout(WAIT)
        page = context.new_page()
        page.goto(path)
        yield page
        context.close()

    def table(self, name: str, game: str, position: str, seats: int, device: str) -> None:
        """Take a table at which it is our turn, in a position."""
        bots = ["grandmaster"] * (seats - 1)
        with self.page("/", device) as page:
            table = open_table(page, "me", *bots, game=game, position=position)
            page.goto(f"/t/{table['id']}")
            decline_guide(page)
            page.locator(".board").first.wait_for()
            expect(page.locator("[aria-busy=true]")).to_have_count(0)
            if name == "regatta":
                hand(page).first.click()  # the arrows of a card are shown on the sea
            save(page.screenshot(), name)

    def review(self, name: str, record: str, ply: int) -> None:
        """Take the review of a game at a moment."""
        with self.page("/g") as page:
            drop(page, record)
            page.get_by_role("tab", name="Review").click()
            heading = page.get_by_role("heading", name="Luck and skill")
            expect(heading).to_be_visible(timeout=10 * WAIT)
            slider = page.locator(".chart").get_by_role("slider")
            slider.focus()
            for _ in range(ply):
                page.keyboard.press("ArrowRight")
            save(page.screenshot(), name)

    def moving(self, name: str, record: str, plies: int) -> None:
        """Take a whole game as a moving picture."""
        with self.page("/g") as page:
            drop(page, record)
            frames = [still(page)]
            for ply in range(1, plies + 1):
                page.keyboard.press("ArrowRight")
                if ply % PLIES_A_FRAME == 0 or ply == plies:
                    page.get_by_text(f"moment {ply} of").wait_for()
                    frames.append(still(page))
        save_moving(frames, name)

    def figures(self, game: str) -> None:
        """Take the figures of the rules, in the order in which the plain page names them."""
        with self.page(f"/rules/{game}") as page:
            figures = page.locator("article figure .drawing, main figure .drawing")
            names = figure_names(game)
            for index, figure in enumerate(names):
                save(scrolled(figures.nth(index)).screenshot(), f"{game}-{figure}")


def figure_names(game: str) -> list[str]:
    """Return the names of the figures in the plain page of a game."""
    return FIGURE.findall(taros.games.get(game).read_how_to_play("en"))


def scrolled(place: Locator) -> Locator:
    place.scroll_into_view_if_needed()
    return place


def drop(page: Page, record: str) -> None:
    """Give the page of records a file."""
    file = {"name": "game.taros", "mimeType": "text/plain", "buffer": record.encode()}
    page.get_by_label("Choose a file").set_input_files(file)  # type: ignore[arg-type]
    page.locator(".board").first.wait_for()


def still(page: Page) -> Image.Image:
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    return picture.resize(MOVING, Image.Resampling.LANCZOS)


def save(picture: bytes, name: str) -> None:
    """Write a picture as WebP."""
    path = FOLDER / f"{name}.webp"
    Image.open(io.BytesIO(picture)).convert("RGB").save(path, quality=82, method=6)
    print(f"{path.relative_to(ROOT)}: {path.stat().st_size:,} bytes")


def save_moving(frames: list[Image.Image], name: str) -> None:
    """Write frames as a moving WebP that repeats. Raises ValueError if it is too large."""
    path = FOLDER / f"{name}.webp"
    times = [FRAME] * (len(frames) - 1) + [LAST]
    options: dict[str, Any] = {"duration": times, "loop": 0, "quality": 70, "method": 4}
    frames[0].save(path, save_all=True, append_images=frames[1:], **options)
    size = path.stat().st_size
    print(f"{path.relative_to(ROOT)}: {len(frames)} frames, {size:,} bytes")
    if size > LARGEST:
        raise ValueError(f"{path} is larger than {LARGEST:,} bytes")


def take(studio: Studio, wanted: list[str]) -> None:
    """Take the pictures whose names were given; without names, all of them."""
    market = played("marrakech", ["learned"] * 4, seed=3)
    race = played("regatta", ["greedy"] * 3, seed=5, course="islands")
    record, place = market.record(), moment(market, 30)
    pictures: dict[str, Callable[[], None]] = {
        "game": lambda: studio.moving("game", record, len(market.plies)),
        "marrakech": lambda: studio.table("marrakech", "marrakech", place, 4, "desktop"),
        "regatta": lambda: studio.table("regatta", "regatta", moment(race, 12), 3, "desktop"),
        "review": lambda: studio.review("review", record, 60),
        "phone": lambda: studio.table("phone", "marrakech", place, 4, "phone"),
        "marrakech-figures": lambda: studio.figures("marrakech"),
        "regatta-figures": lambda: studio.figures("regatta"),
    }
    for name in wanted or pictures:
        pictures[name]()


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        chromium = find(folder)
        database = f"sqlite:///{folder / 'taros.db'}"
        environment: dict[str, str | float | bool] = {**os.environ, **chromium.environment}
        with (
            ServerBesideBrowsers(database, folder / "log") as server,
            sync_playwright() as playwright,
        ):
            launch = playwright.chromium.launch
            browser = launch(executable_path=chromium.path, args=["--no-sandbox"], env=environment)
            take(Studio(browser, server.address), sys.argv[1:])
            browser.close()


if __name__ == "__main__":
    main()
