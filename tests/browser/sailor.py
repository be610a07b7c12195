"""People who race through the page: they read what it says, and choose what brings them home."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.player import END, GLANCE, OTHERS, log_length, wait_for_log

ANY_WAY = "L90|L45|S|R45|R90"
ALONE = {"course": "line:-200,0,200,0;ccw:-120,250", "deck": f"20*{ANY_WAY}"}
"""A race for one boat that is home after seven turns, whatever it draws."""
TOGETHER = {
    "course": "line:-200,0,200,0;ccw:-140,260",
    "deck": f"14*{ANY_WAY},5*L90|S,5*S-helm,5*L45-helm,3*sun",
    "turn_limit": 10,
}
"""A short race for two."""
GHOST = ".ghost > path:not(.way)"
NAMES = {"me": "Ana", "here": "Bogdan"}

Choice = tuple[float, int, int]
"""Metres from home after it, the card's place in the hand, the arrow's place on the card."""


def open_table(page: Page, *seats: str, game: str = "regatta", **more: Any) -> dict[str, str]:
    """A table as the set-up page would make it: `me`, `here`, `open`, or the name of a bot."""
    places = [
        {"kind": seat, "name": NAMES.get(seat, "")}
        if seat in ("me", "here", "open")
        else {"kind": "bot", "bot": seat}
        for seat in seats
    ]
    data = {"game": game, "seats": places, **more}
    answer = page.request.post("/api/tables", data=data)
    assert answer.ok, answer.text()
    created: dict[str, str] = answer.json()
    return created


def sit_at(page: Page, *seats: str, **options: Any) -> None:
    """At a new race; whoever sits first sails first, from the first lane."""
    in_order = {"first": 0, "lanes": "seats"}
    table = open_table(page, *seats, options={**in_order, **options})
    page.goto(f"/t/{table['id']}")


def show_hand(page: Page) -> None:
    """Whoever shares the device looks away."""
    page.get_by_role("button", name=re.compile("show them")).click()


# What is there


def hand(page: Page) -> Locator:
    return page.get_by_label("Your hand").get_by_role("listitem").get_by_role("button")


def hand_names(page: Page) -> list[str]:
    """The cards in words, without the number of equal ones, once they can be chosen."""
    expect(hand(page).first).to_be_enabled()
    names = [card.get_attribute("aria-label") or "" for card in hand(page).all()]
    return [re.sub(r", \d of \d$", "", name) for name in names]


def exits(page: Page) -> Locator:
    """The arrows of the chosen card, as buttons."""
    turn = re.compile(r"straight on|° to (port|starboard)")
    return page.get_by_label("Your hand").locator(".actions").get_by_role("button", name=turn)


def boats(page: Page) -> list[tuple[int, int, int]]:
    """Where the boats lie, and their headings."""
    lines = page.get_by_role("list", name="Where everything lies").locator("[data-pose]")
    lines.first.wait_for(state="attached")
    poses = [(line.get_attribute("data-pose") or "").split() for line in lines.all()]
    return [(int(x), int(y), int(heading)) for x, y, heading in poses]


def check_boats(page: Page, view: Any) -> None:
    """They lie where a view of the engine has them, to the whole numbers that are said."""
    said = boats(page)[: len(view.boats)]
    for one, boat in zip(said, view.boats, strict=True):
        assert one == pytest.approx(boat.pose, abs=0.51)


def middle_of(target: Locator) -> tuple[float, float]:
    box = target.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


# What is done


def wait_for_turn(page: Page) -> bool:
    """Until there is something to choose; False if the race is over."""
    live = page.get_by_label("Your hand").locator(".actions button")
    page.locator(END).or_(live).first.wait_for(state="attached", timeout=OTHERS)
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
    return page.locator(END).count() == 0


def whose_turn(*pages: Page) -> int | None:
    """The number of the page that can choose; None if the race is over."""
    for _ in range(OTHERS // GLANCE):
        for number, page in enumerate(pages):
            if page.locator(END).count():
                return None
            if page.get_by_label("Your hand").locator(".actions button").count():
                wait_for_turn(page)
                return number
        pages[0].wait_for_timeout(GLANCE)
    raise AssertionError("nobody can choose")


def best(page: Page) -> Choice | None:
    """What comes nearest to home, by what the arrows of each card say."""
    ways: list[Choice] = []
    seen: set[str] = set()
    for card, name in enumerate(hand_names(page)):
        if name in seen or name.startswith("Sun"):
            continue
        seen.add(name)
        pick(page, card)
        for arrow, exit in enumerate(exits(page).all()):
            said = exit.get_attribute("aria-label") or ""
            if exit.get_attribute("aria-disabled") == "true":
                continue
            metres = re.search(r"([\d.]+) m from home", said)
            ways.append((float(metres[1]) if metres else 0.0, card, arrow))
    return min(ways, default=None)


def pick(page: Page, card: int) -> None:
    """Lay a card before the bow."""
    chosen = hand(page).nth(card)
    if chosen.get_attribute("aria-pressed") != "true":
        chosen.click()
    expect(chosen).to_have_attribute("aria-pressed", "true")


def sail(page: Page, card: int = 0, arrow: int = 0) -> None:
    """Click on the card, then on the ghost at the end of its arrow."""
    before = log_length(page)
    pick(page, card)
    exits(page).nth(arrow).hover()
    ghost = page.locator(".ghost.pointed > path:not(.way)")
    expect(ghost).to_have_count(1)
    page.mouse.click(*middle_of(ghost))
    wait_for_log(page, before)


def exchange(page: Page, count: int) -> None:
    before = log_length(page)
    page.get_by_role("button", name="Exchange cards").click()
    for card in range(count):
        hand(page).nth(card).click()
    page.get_by_role("button", name=re.compile("^Exchange th")).click()
    wait_for_log(page, before)


def steer(page: Page, presses: int) -> None:
    """To starboard by the arrow key, five degrees each time."""
    before = log_length(page)
    page.get_by_role("button", name="Steer", exact=True).click()
    for _ in range(presses):
        page.keyboard.press("ArrowRight")
    page.get_by_role("button", name=re.compile("^Steer to")).click()
    wait_for_log(page, before)


def decline(page: Page) -> None:
    """No second card, no sun."""
    before = log_length(page)
    page.get_by_role("button", name=re.compile("^No (second card|sun)$")).click()
    wait_for_log(page, before)


def take_turn(page: Page) -> None:
    """One choice: whatever brings the boat nearest to home. A helm and a sun ask for another."""
    sun = page.get_by_role("button", name=re.compile("Becalm ")).and_(
        page.locator("[aria-disabled=false]")
    )
    if sun.count():
        before = log_length(page)
        sun.first.click()
        wait_for_log(page, before)
    elif (way := best(page)) is not None:
        sail(page, way[1], way[2])
    else:
        page.keyboard.press("Escape")  # puts the card back
        stay(page)


def stay(page: Page) -> None:
    if page.get_by_role("button", name="Exchange cards").count():
        exchange(page, 3)
    else:
        decline(page)


def race(page: Page) -> None:
    """To the end, whoever wins."""
    while wait_for_turn(page):
        take_turn(page)
