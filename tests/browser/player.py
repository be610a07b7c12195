"""People who play through the page, as people do."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

Visitor = Callable[..., Page]
"""The fixture `visit`: a new person with a page of their own."""

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
STATIC = Path(__file__).parents[2] / "src" / "taros" / "server" / "static"

TARGETS = ".board .target"
END = "section.end"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
FINGER = 44  # pixels
LOOKS = 3  # that axe takes again at what it does not like
AGAIN = 1000  # ms until then
GLANCE = 50  # ms
PATIENCE = 60_000  # ms
CONTRAST = ", runOnly: ['color-contrast']"
OTHERS = 240_000  # ms until the others have moved, or have finished without us

REACHABLE = """targets => targets.map(target => {
  const box = target.getBoundingClientRect();
  for (const down of [0.5, 0.25, 0.75, 0.1, 0.9])
    for (const right of [0.5, 0.25, 0.75, 0.1, 0.9]) {
      const x = box.left + box.width * right, y = box.top + box.height * down;
      if (document.elementFromPoint(x, y) === target) return [x, y];
    }
  return null;
}).filter(point => point)"""

IS_STILL = """document.getAnimations().every(each =>
  each.playState !== 'running' || each.effect.getComputedTiming().iterations === Infinity)"""

SAME_NAMES = """() => {
  const scope = document.querySelector('dialog:modal') ?? document;
  const buttons = [...scope.querySelectorAll('button, summary, [role=button]')];
  axe.setup(document);
  const names = buttons.filter(each => each.checkVisibility())
    .map(each => axe.commons.text.accessibleText(each));
  axe.teardown();
  return names.filter((name, index) => names.indexOf(name) !== index);
}"""

TOO_SMALL = """(boxes, finger) => boxes.filter(box => {
  const {width, height} = box.getBoundingClientRect();
  return width > 0 && (width < finger || height < finger);
}).map(box => box.innerText || box.outerHTML)"""

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
    return [*board, *page.locator(".seats li > :not(.you, .unseen)").all_text_contents()]


def wait_until_same(one: Page, other: Page, read: Callable[[Page], list[str]]) -> None:
    """Until the same can be read from both."""
    wait_until(one, lambda: read(one) == read(other))
    assert read(one) == read(other)


def wait_until(page: Page, is_so: Callable[[], bool]) -> None:
    """Asks from here: the policy of our pages lets nobody evaluate texts inside them later."""
    for _ in range(PATIENCE // GLANCE):
        if is_so():
            return
        page.wait_for_timeout(GLANCE)


def sideways(page: Page) -> int:
    """By how many pixels a page is wider than the phone, which would show it smaller."""
    wider: int = page.evaluate("document.documentElement.scrollWidth - screen.width")
    return wider


def check_phone(page: Page) -> None:
    """A page is no wider than the phone, and fingers find everything on it."""
    assert sideways(page) <= 0
    boxes = page.locator("button:not(.target), a.button, select, summary.button")
    assert boxes.evaluate_all(TOO_SMALL, FINGER) == []


def check_axe(page: Page, screen: str, rules: str = "") -> None:
    """Whether a screen is for everybody, once all of it is there and nothing fades any more."""
    page.wait_for_load_state("networkidle")
    wait_until(page, lambda: page.evaluate(IS_STILL))
    page.evaluate(AXE.read_text(encoding="utf-8"))
    assert page.evaluate(SAME_NAMES) == [], f"{screen}: buttons with the same name"
    serious = _axe_findings(page, rules)
    for _ in range(LOOKS):
        if not serious:
            return
        page.wait_for_timeout(AGAIN)  # the screen may have changed while axe was looking
        serious = _axe_findings(page, rules)
    assert serious == [], f"{screen}: {json.dumps(serious, indent=2)}"


def check_axe_in_both_themes(page: Page, screen: str) -> None:
    """Like `check_axe`, and once more for the contrasts of the dark theme."""
    check_axe(page, screen)
    page.emulate_media(color_scheme="dark")
    check_axe(page, f"{screen}, dark", CONTRAST)
    page.emulate_media(color_scheme="light")


def _axe_findings(page: Page, rules: str) -> list[Any]:
    found = page.evaluate(f"axe.run({{resultTypes: ['violations'] {rules}}})")
    return [
        (each["id"], [(node["html"], node["failureSummary"]) for node in each["nodes"]][:3])
        for each in found["violations"]
        if each["impact"] in ("serious", "critical")
    ]


def tab_to(page: Page, target: Locator) -> None:
    """By the Tab key only."""
    for _ in range(100):
        if target.evaluate("element => element === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the Tab key does not lead to {target}")


def decline_guide(page: Page) -> None:
    page.get_by_role("button", name="No, thanks").click()
