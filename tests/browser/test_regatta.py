"""All that can be done on the sea, in a real browser, and beside it what the engine says."""

import math
import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import Locator, Page, expect

import taros
from browser.player import Visitor, log_length, log_lines, wait_for_log
from browser.sailor import (
    GHOST,
    boats,
    check_boats,
    decline,
    exchange,
    exits,
    hand,
    hand_names,
    middle_of,
    pick,
    sail,
    show_hand,
    sit_at,
    wait_for_turn,
)
from taros.core.match import Match
from variants import first_always

LEG = 168  # mm that a boat goes by the arrow S: a card lengthwise, and its own length
PIXEL = 1.0


def test_a_helm_gives_a_second_card_or_is_declined(visit: Visitor) -> None:
    page = visit()
    sit_at(page, "me", deck="20*S-helm")
    start = boats(page)[0][1]
    sail(page)
    expect(page.locator("h1")).to_contain_text("The helm lets you sail one more card")
    expect(hand(page)).to_have_count(4)
    sail(page)
    expect(page.locator("h1")).to_contain_text("Sail a card")
    expect(hand(page)).to_have_count(5)
    assert boats(page)[0][1] == start + 2 * LEG

    sail(page)
    expect(page.locator("h1")).to_contain_text("The helm lets you sail one more card")
    decline(page)
    expect(page.locator("h1")).to_contain_text("Sail a card")
    assert boats(page)[0][1] == start + 3 * LEG
    assert "Ana sails no second card." in log_lines(page)


def test_a_cloud_is_sailed_twice(visit: Visitor) -> None:
    page = visit()
    sit_at(page, "me", deck="20*S-cloud")
    start = boats(page)[0][1]
    sail(page)
    wait_for_turn(page)
    assert boats(page)[0][1] == start + 2 * LEG


def test_a_sun_is_laid_before_a_rival_or_declined(visit: Visitor) -> None:
    page = visit()
    _deal(page, {"straight on", "a sun: becalms a rival"}, deck="10*S,10*sun")
    hand(page).nth(_card(page, "a sun")).click()
    expect(page.locator(".message")).to_contain_text("A sun is laid before a rival after you")
    sail(page, _card(page, "straight on"))
    expect(page.locator("h1")).to_contain_text("Lay a sun before a rival")
    rival = page.get_by_role("button", name="Becalm Bogdan")
    expect(rival).to_be_visible()
    before = log_length(page)
    page.mouse.click(*middle_of(page.locator(".sea circle.target")))
    wait_for_log(page, before)
    wait_for_turn(page)
    assert any("Ana lays a sun before Bogdan." in line for line in log_lines(page))
    assert any("Bogdan is becalmed and misses a turn." in line for line in log_lines(page))
    assert page.locator("h1").inner_text().startswith("Ana: "), "Bogdan missed his turn"

    _deal(page, {"straight on", "a sun: becalms a rival"}, deck="10*S,10*sun")
    sail(page, _card(page, "straight on"))
    decline(page)
    show_hand(page)
    assert page.locator("h1").inner_text().startswith("Bogdan: ")


def _deal(page: Page, needed: set[str], deck: str) -> None:
    """A race for two at this device, whose first hand holds certain cards."""
    for _ in range(20):
        sit_at(page, "me", "here", deck=deck)
        show_hand(page)
        if needed <= set(hand_names(page)):
            return
    raise AssertionError(f"no hand with {needed} in twenty deals")


def _card(page: Page, name: str) -> int:
    return next(n for n, card in enumerate(hand_names(page)) if card.startswith(name))


def test_cards_are_exchanged(visit: Visitor) -> None:
    page = visit()
    sit_at(page, "me", deck="20*S,20*L45")
    pile = page.get_by_text(re.compile(r"in the pile")).inner_text()
    assert pile == "35 in the pile, 0 discarded"
    exchange(page, 2)
    wait_for_turn(page)
    expect(hand(page)).to_have_count(5)
    expect(page.get_by_text("33 in the pile, 2 discarded")).to_be_visible()
    assert any(line.startswith("Ana exchanges 2 cards:") for line in log_lines(page))
    assert boats(page)[0] == (0, -40, 0)

    page.get_by_role("button", name="Exchange cards").click()
    for card in range(4):
        hand(page).nth(card).click()
    expect(page.get_by_role("button", name="Exchange these 3")).to_be_enabled()
    page.get_by_role("button", name="Back").click()
    expect(page.get_by_role("button", name="Steer", exact=True)).to_be_visible()


def test_a_boat_is_steered_by_its_bow_by_keys_and_by_the_helm(visit: Visitor) -> None:
    page = visit()
    sit_at(page, "me", course="line:-150,0,150,0;cw:0,600;rock:50,-40,15")
    page.get_by_role("button", name="Steer", exact=True).click()
    expect(page.locator(".dial .hull")).to_be_visible()

    _drag_bow(page, towards=90)
    expect(page.get_by_text("There the boat would touch a rock.")).to_be_visible()
    expect(page.get_by_role("button", name="Steer to 90°")).to_be_disabled()
    expect(page.locator(".dial .forbidden")).to_have_attribute("d", re.compile("A"))

    _drag_bow(page, towards=30)
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Shift+ArrowRight")
    expect(page.get_by_role("button", name="Steer to 26°")).to_be_enabled()
    page.get_by_role("slider", name="Steer").fill("-40")
    page.get_by_role("button", name="Steer to 320°").click()
    wait_for_turn(page)
    assert boats(page)[0] == (0, -40, 320)
    assert "Ana steers to 320°." in log_lines(page)


def _drag_bow(page: Page, towards: int) -> None:
    """From the knob of the dial round the boat's middle."""
    dial, knob = middle_of(page.locator(".dial .ring")), middle_of(page.locator(".dial .knob"))
    radius = math.dist(dial, knob)
    page.mouse.move(*knob)
    page.mouse.down()
    angle = math.radians(towards)
    end = (dial[0] + radius * math.sin(angle), dial[1] - radius * math.cos(angle))
    page.mouse.move(*end, steps=4)
    page.mouse.up()


def test_a_move_that_can_only_end_in_a_zone_is_cut_short(visit: Visitor) -> None:
    page = visit()
    sit_at(page, "me", "here", deck="20*r90")
    show_hand(page)
    pick(page, 0)
    expect(exits(page).first).to_have_attribute("aria-label", re.compile("stopped by a zone"))
    expect(page.locator(".ghost.short")).to_have_count(1)
    sail(page)
    show_hand(page)
    assert any(
        re.match(r"Ana sails .* and is stopped by a zone\.", line) for line in log_lines(page)
    )
    engine = _engine(2, deck="20*r90")
    engine.play("sail r90 r90")
    check_boats(page, engine.view())


def test_a_card_that_would_touch_says_what_and_where(visit: Visitor) -> None:
    page = visit()
    sit_at(page, "me", deck="20*S|L30", course="line:-150,0,150,0;cw:-100,600;rock:0,60,15")
    pick(page, 0)
    ahead = exits(page).last
    expect(ahead).to_have_attribute("aria-disabled", "true")
    before = log_length(page)
    page.mouse.click(*middle_of(ahead))
    expect(page.get_by_text(re.compile("straight on: .*would touch a rock"))).to_be_visible()
    expect(page.locator(".sea .point")).to_be_visible()
    assert log_length(page) == before


@pytest.mark.parametrize(
    ("deck", "cards"),
    first_always(
        [
            ("20*L90|L45|S|R45|R90", ["L90", "L45", "S", "R45", "R90"]),
            ("20*l90|l45|s|r45|r90", ["l90", "l45", "s", "r45", "r90"]),
            ("20*L30|R30-cloud", ["L30", "R30"]),
        ]
    ),
)
def test_ghosts_lie_where_the_engine_ends(visit: Visitor, deck: str, cards: list[str]) -> None:
    page = visit()
    sit_at(page, "me", deck=deck)
    pick(page, 0)
    ghosts = page.locator(GHOST)
    expect(ghosts).to_have_count(len(cards))
    for number, arrow in enumerate(cards):
        engine = _engine(1, deck=deck)
        engine.play(f"sail {deck.partition('*')[2]} {arrow}")
        exits(page).nth(number).hover()
        ghost = page.locator(".ghost.pointed > path:not(.way)")
        _check_box(ghost, engine)


def test_a_boat_ends_where_its_ghost_was(visit: Visitor) -> None:
    page = visit()
    sit_at(page, "me", deck="20*L45")
    engine = _engine(1, deck="20*L45")
    for _ in range(3):
        sail(page)
        wait_for_turn(page)
        engine.play("sail L45")
        engine.play("done")
        check_boats(page, engine.view())


def _engine(seats: int, deck: str) -> Match:
    return taros.new("regatta", seats=seats, seed=1, deck=deck)


CORNERS = """(element, points) => {
  const matrix = element.parentElement.getScreenCTM();
  return points.map(([x, y]) => {
    const point = new DOMPoint(x, -y).matrixTransform(matrix);
    return [point.x, point.y];
  });
}"""

BOX = """element => {
  const matrix = element.getScreenCTM(), box = [Infinity, Infinity, -Infinity, -Infinity];
  const length = element.getTotalLength();
  for (let k = 0; k <= 2000; k++) {
    const {x, y} = element.getPointAtLength(length * k / 2000).matrixTransform(matrix);
    box[0] = Math.min(box[0], x), box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x), box[3] = Math.max(box[3], y);
  }
  return box;
}"""


def _check_box(ghost: Locator, engine: Match) -> None:
    """The outline that is drawn has the box of the hull that the engine places there."""
    x, y, heading = engine.view().boats[0].pose
    sin, cos = math.sin(math.radians(heading)), math.cos(math.radians(heading))
    hull: Sequence[tuple[float, float]] = engine.view().sea.hull
    corners = [[x + ahead * sin - left * cos, y + ahead * cos + left * sin] for ahead, left in hull]
    placed = ghost.evaluate(CORNERS, corners)
    wanted = [
        min(at[0] for at in placed),
        min(at[1] for at in placed),
        max(at[0] for at in placed),
        max(at[1] for at in placed),
    ]
    drawn = ghost.evaluate(BOX)
    assert wanted[2] - wanted[0] > 10, "too small to be compared"
    assert drawn == pytest.approx(wanted, abs=PIXEL)
