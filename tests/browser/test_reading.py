"""Whole games by ear and keys: what screen readers are told, and in which order."""

import re
from typing import Any

from playwright.sync_api import Page

from browser.player import Visitor
from browser.reader import Reader
from browser.sailor import TOGETHER, open_table

ENDS = r"wins\.$|share the win|^You (won|came|share)"
MARRAKECH_ASKS = r"^Which way\?|^Your rug:"
REGATTA_ASKS = r"^Sail a card;|^The helm lets|^Lay a sun"
WAY = r"straight on|\d+° to (port|starboard)"


def _sit(page: Page, game: str, *seats: str, **options: Any) -> Reader:
    table = open_table(page, *seats, game=game, options={"first": 0, **options})
    page.goto(f"/t/{table['id']}")
    page.get_by_role("button", name="No, thanks").press("Enter")  # a guide is offered once
    return Reader(page)


def _since_last(asks: str, said: list[str]) -> list[str]:
    """What was told between the last two prompts."""
    earlier = [number for number, text in enumerate(said[:-1]) if re.search(asks, text)]
    return said[earlier[-1] + 1 : -1] if earlier else said[:-1]


def _check_telling(asks: str, said: list[str]) -> None:
    """Of the others there are at most three sentences after the last prompt, no two alike."""
    told = _since_last(asks, said)
    about_others = [text for text in told if re.match("Greedy|Random|Then ", text)]
    assert len(about_others) <= 3, told
    assert len(set(about_others)) == len(about_others), told


def test_a_game_of_marrakech_by_ear(visit: Visitor) -> None:
    reader = _sit(visit(), "marrakech", "me", "greedy", "random", "random", rugs=2)
    said = reader.wait_for(MARRAKECH_ASKS, [])
    seats = [node.text for node in reader.tree().all("listitem") if "dirhams" in node.text]
    assert len(seats) == 4
    assert all("30 points" in seat for seat in seats)
    assert ["to move" in seat for seat in seats] == [True, False, False, False]

    turns = 0
    while not re.search(ENDS, said[-1]):
        if said[-1].startswith("Which way?"):
            names = [node.name for node in reader.tree().all("button")]
            assert any(
                re.match("Turn left: .*one in (six|three|two): [a-g][1-7], ", name)
                for name in names
            )
            reader.press("ArrowUp")
            turns += 1
        else:
            reader.press("ArrowRight", "ArrowDown")
            assert reader.focused().name.startswith("Lay the red rug on ")
            reader.press("Enter")
        said = reader.wait_for(f"{MARRAKECH_ASKS}|{ENDS}", said)
        _check_telling(MARRAKECH_ASKS, said)
    assert turns == 2
    standings = [node.text for node in reader.tree().all("listitem")]
    assert any(re.match(r"1st place .* \d+ points", text) for text in standings), standings


def test_a_race_by_ear(visit: Visitor) -> None:
    options = {**TOGETHER, "turn_limit": 3, "lanes": "seats"}
    reader = _sit(visit(), "regatta", "me", "greedy", "greedy", **options)
    said = reader.wait_for(REGATTA_ASKS, [])
    seats = [node.text for node in reader.tree().all("listitem") if "5 cards" in node.text]
    assert ["to move" in seat for seat in seats] == [True, False, False]
    assert all(re.search("(1st|2nd|3rd) place$", seat) for seat in seats), seats

    while not re.search(ENDS, said[-1]):
        _choose_in_race(reader, said[-1])
        said = reader.wait_for(f"{REGATTA_ASKS}|{ENDS}", said)
        _check_telling(REGATTA_ASKS, said)


def _choose_in_race(reader: Reader, prompt: str) -> None:
    """Sail any card that can be sailed; without one, exchange the first."""
    if prompt.startswith("Lay a sun"):
        return _enter(reader, "Becalm |No sun")
    for card in "12345":
        reader.press(card)
        while re.match(WAY, (focused := reader.focused()).name):
            if not focused.properties.get("disabled"):
                return reader.press("Enter")
            reader.press("Tab")
    reader.press("Escape")
    if prompt.startswith("The helm lets"):
        return _enter(reader, "No second card")
    _enter(reader, "Exchange cards")
    reader.press("1")
    return _enter(reader, "Exchange this card")


def _enter(reader: Reader, name: str) -> None:
    reader.tab_to(name)
    reader.press("Enter")
