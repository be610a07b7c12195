"""People who play through the page, as people do."""

import json
import random
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

Visitor = Callable[..., Page]
"""The fixture `visit`: a new person with a page of their own."""

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
STATIC = Path(__file__).parents[2] / "src" / "taros" / "server" / "static"

TARGETS = ".board .target"
END = "section.end"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
FINGER = 44  # pixels
OTHERS = 90_000  # ms until the others have moved, or have finished without us

REACHABLE = """targets => targets.map(target => {
  const box = target.getBoundingClientRect();
  for (const down of [0.5, 0.25, 0.75, 0.1, 0.9])
    for (const right of [0.5, 0.25, 0.75, 0.1, 0.9]) {
      const x = box.left + box.width * right, y = box.top + box.height * down;
      if (document.elementFromPoint(x, y) === target) return [x, y];
    }
  return null;
}).filter(point => point)"""

STILL = """() => Promise.allSettled(
  document.getAnimations()
    .filter(each => each.playState === 'running')
    .filter(each => each.effect.getComputedTiming().iterations !== Infinity)
    .map(each => each.finished)
).then(() => null)"""

Choose = Callable[[Page, random.Random], None]


def play(page: Page, choose: Choose, moves: int = 1000, seed: int = 1) -> int:
    """Choose until the end, or so many times; how often it was."""
    rng = random.Random(seed)
    made = 0
    while made < moves:
        wait_for_choice(page)
        if page.locator(END).count():
            break
        choose(page, rng)
        made += 1
    return made


def wait_for_choice(page: Page) -> None:
    """Until something can be chosen, or the game is over, and the eye has followed."""
    page.locator(f"{TARGETS}, {END}").first.wait_for(state="attached", timeout=OTHERS)
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
    if page.locator(TARGETS).count():
        page.locator(".board").first.scroll_into_view_if_needed()


def by_click(page: Page, rng: random.Random) -> None:
    """A click of the mouse on any of the choices."""
    before = log_length(page)
    x, y = rng.choice(points(page))
    page.mouse.click(x, y)
    wait_for_log(page, before)


def by_touch(page: Page, rng: random.Random) -> None:
    """Ways are taken at once; of places for a rug the first tap shows, the second lays."""
    before = log_length(page)
    is_way = page.locator(TARGETS).count() <= 3 and "which way" in instruction(page).lower()
    x, y = rng.choice(points(page))
    page.touchscreen.tap(x, y)
    if not is_way:
        page.locator(".board .ghost").wait_for()
        assert log_length(page) == before, "one tap must only show"
        page.touchscreen.tap(x, y)
    wait_for_log(page, before)


def by_keys(page: Page, rng: random.Random) -> None:
    """Arrows turn Assam at once; among places for a rug they move on, and Enter lays."""
    before = log_length(page)
    if "which way" in instruction(page).lower():
        page.keyboard.press(rng.choice(["ArrowLeft", "ArrowUp", "ArrowRight"]))
    else:
        for _ in range(rng.randint(1, 3)):
            page.keyboard.press(rng.choice(["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"]))
        page.keyboard.press("Enter")
    wait_for_log(page, before)


def points(page: Page) -> list[tuple[float, float]]:
    """A point of each choice that a pointer can reach."""
    found: list[tuple[float, float]] = page.locator(TARGETS).evaluate_all(REACHABLE)
    assert found, "a choice that nobody can click"
    return found


def instruction(page: Page) -> str:
    return page.locator("h1").inner_text()


def log_lines(page: Page) -> list[str]:
    """The newest first."""
    return page.locator(".log li").all_text_contents()


def log_length(page: Page) -> int:
    return page.locator(".log li").count()


def wait_for_log(page: Page, before: int) -> None:
    """Until something has happened."""
    expect(page.locator(".log li").nth(before)).to_be_attached()


def position(page: Page) -> list[str]:
    """What lies on the board, and what the seats have, in words."""
    board = page.locator(".board ul.unseen li").all_text_contents()
    return [*board, *page.locator(".seats li > :not(.you)").all_text_contents()]


def sideways(page: Page) -> int:
    """By how many pixels a page is wider than the phone, which would show it smaller."""
    wider: int = page.evaluate("document.documentElement.scrollWidth - screen.width")
    return wider


def check_phone(page: Page) -> None:
    """A page is no wider than the phone, and fingers find everything on it."""
    assert sideways(page) <= 0
    for box in page.locator("button:not(.target), a.button, select, summary.button").all():
        size = box.bounding_box()
        if size and size["width"] > 0:
            assert size["height"] >= FINGER, box.inner_text()
            assert size["width"] >= FINGER, box.inner_text()


def check_axe(page: Page, screen: str) -> None:
    """Whether a screen is for everybody, once all of it is there and nothing fades any more."""
    page.wait_for_load_state("networkidle")
    page.evaluate(STILL)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run({resultTypes: ['violations']})")
    serious = [
        (each["id"], [(node["html"], node["failureSummary"]) for node in each["nodes"]][:3])
        for each in found["violations"]
        if each["impact"] in ("serious", "critical")
    ]
    assert serious == [], f"{screen}: {json.dumps(serious, indent=2)}"


def tab_to(page: Page, target: Locator) -> None:
    """By the Tab key only."""
    for _ in range(100):
        if target.evaluate("element => element === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the Tab key does not lead to {target}")


def decline_guide(page: Page) -> None:
    page.get_by_role("button", name="No, thanks").click()
