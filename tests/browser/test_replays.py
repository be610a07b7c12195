"""Finished games: a moment to share, and the proof that chance was fair, or that it was not."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

import taros
from browser.player import OTHERS, Visitor
from browser.sailor import TOGETHER, open_table
from taros.core.record import weights_in
from variants import first_always

YES = re.compile(r"^Yes: all \d+ chance events of this game are what the promised seed gives\.$")
NO = "No: something does not fit."


def _finished(page: Page, game: str = "marrakech", **options: Any) -> str:
    """A game that bots have played to its end."""
    table = open_table(page, "greedy", "greedy", game=game, options=options)["id"]
    page.goto(f"/t/{table}")
    expect(page.get_by_role("heading", name="How it ended")).to_be_visible(timeout=OTHERS)
    return table


def test_a_link_to_a_moment(visit: Visitor) -> None:
    page = visit("/rules/marrakech", permissions=["clipboard-read", "clipboard-write"])
    table = _finished(page)
    page.get_by_role("link", name="Replay", exact=True).click()
    expect(page.get_by_role("heading", name="The start of the game.")).to_be_visible()
    for _ in range(7):
        page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"\?ply=7$"))
    said = page.locator("h1").inner_text()
    page.get_by_role("button", name="Copy a link to this moment").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link: str = page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"/g/{table}?ply=7")
    other = visit(link)
    expect(other.locator("h1")).to_have_text(said)
    expect(other.get_by_text(re.compile("moment 7 of"))).to_be_visible()


def _prove(page: Page, table: str, change: str) -> None:
    """The replay as a server would send it that lies."""

    def lie(route: Route) -> None:
        replay: dict[str, Any] = route.fetch().json()
        proof = replay["chance"]
        if change == "outcome":
            event = next(each for each in proof["events"] if len(each["weights"]) > 1)
            event["outcome"] = next(
                outcome for outcome, _ in event["weights"] if outcome != event["outcome"]
            )
        elif change == "seed":
            proof["seed"] = proof["seed"][::-1]
        elif change == "contribution":
            proof["contributions"] = ["0" * 32]
        elif change == "commitment":
            proof["commitment"] = "0" * 64
        route.fulfill(json=replay)

    page.route(f"**/api/replays/{table}", lie)
    page.goto(f"/g/{table}")


@pytest.mark.parametrize(
    ("change", "said"),
    first_always(
        [
            ("outcome", "Events that come out differently: 1."),
            ("seed", "The seed is not the one whose fingerprint was published."),
            ("contribution", "Events that come out differently:"),
            ("commitment", "The seed is not the one whose fingerprint was published."),
        ]
    ),
)
def test_a_server_that_lies_is_found_out(visit: Visitor, change: str, said: str) -> None:
    page = visit("/rules/marrakech")
    table = _finished(page)
    expect(page.get_by_text(YES)).to_be_visible()
    _prove(page, table, change)
    expect(page.get_by_text(NO)).to_be_visible()
    expect(page.get_by_text(said)).to_be_visible()
    expect(page.get_by_text(YES)).to_have_count(0)


def test_a_promise_that_was_not_kept_is_found_out(visit: Visitor) -> None:
    """The numbers fit each other, but are not those that this device was shown, or gave."""
    page = visit("/rules/marrakech")
    table = _finished(page)
    page.evaluate(
        "([key, value]) => localStorage.setItem(key, value)",
        [
            "taros-promises",
            json.dumps([[table, {"commitment": "0" * 64, "contribution": "1" * 32}]]),
        ],
    )
    page.reload()
    expect(page.get_by_text(NO)).to_be_visible()
    expect(page.get_by_text("This device was shown other fingerprints")).to_be_visible()
    expect(page.get_by_text("The random bits of this device were not used.")).to_be_visible()


def _drop(page: Page, record: str) -> None:
    page.goto("/g")
    expect(page.get_by_role("heading", name="Watch a record")).to_be_visible()
    page.evaluate(
        """text => {
          const data = new DataTransfer();
          data.items.add(new File([text], 'game.taros', {type: 'text/plain'}));
          dispatchEvent(new DragEvent('drop', {dataTransfer: data, cancelable: true}));
        }""",
        record,
    )


def test_a_record_that_was_tampered_with_is_found_out(visit: Visitor) -> None:
    page = visit("/rules/marrakech")
    table = _finished(page, "regatta", **TOGETHER)
    record = page.request.get(f"/api/tables/{table}/record").text()
    _drop(page, record)
    expect(page.get_by_text(YES)).to_be_visible()

    _drop(page, _with_other_draw(record))
    expect(page.get_by_text(NO)).to_be_visible()
    expect(page.get_by_text("Events that come out differently:")).to_be_visible()

    seed = re.search(r"^Seed: (\w+)$", record, re.MULTILINE)
    assert seed
    _drop(page, record.replace(seed[1], seed[1][::-1]))
    expect(page.get_by_role("alert")).to_contain_text("seed")


def _with_other_draw(record: str) -> str:
    """A card that was drawn is another one, which nobody missed: the latest such."""
    match = taros.load(record)
    for ply in reversed(range(match.ply)):
        if match.plies[ply].actor == taros.CHANCE:
            for card, _ in weights_in(match.game, match.state_at(ply)):
                changed = _with(record, ply, match.plies[ply].move.text, card)
                if changed != record and _can_be_played(changed):
                    return changed
    raise AssertionError("whatever else is drawn is missed")


def _with(record: str, ply: int, drawn: str, other: str) -> str:
    head, _, body = record.partition("\n\n")
    words = re.split(r"(\s+)", body)
    plies = [n for n, word in enumerate(words) if word.strip() and not word.endswith(".")]
    assert words[plies[ply]] == drawn
    words[plies[ply]] = other
    return f"{head}\n\n{''.join(words)}"


def _can_be_played(record: str) -> bool:
    try:
        taros.load(record)
    except taros.BadRecord:
        return False
    return True
