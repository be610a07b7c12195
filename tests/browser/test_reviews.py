"""Learning from games: a review of one just played, and hints, by mouse and by keys alone."""

import re
from pathlib import Path

from playwright.sync_api import Locator, Page, Route, expect

import taros
from browser.player import (
    END,
    OTHERS,
    PHONE,
    Visitor,
    by_click,
    by_keys,
    check_axe_in_both_themes,
    check_phone,
    decline_guide,
    instruction,
    log_length,
    play,
    tab_to,
    wait_for_choice,
    wait_for_log,
)
from browser.sailor import TOGETHER, exits, hand, open_table, sit_at

MINUS = "\N{MINUS SIGN}"
SHORT = {"rugs": 2}
TWO_HELMS = "-100,-40,0:1:-/100,-40,0:2:- L45-helm+R45-helm+S+2*s/2*R45+L90+S+s - 0 main 1"
GHOST = ".board .ghost"
HULL = ".board g.ghost"
WAY = ".board .arrow.pointed"


def played() -> taros.Match:
    """An unfinished game in which not every move was good."""
    match = taros.new("marrakech", seats=3, seed=5, names=["Ana", "Bogdan", "Carmen"])
    for _ in range(40):
        match.play(match.legal()[0])
    return match


def drop(page: Page, record: str) -> None:
    page.goto("/g")
    page.get_by_label("Choose a file").set_input_files(
        {"name": "game.taros", "mimeType": "text/plain", "buffer": record.encode()}
    )
    page.get_by_role("tab", name="Review").click()


def sit_down(page: Page, *bots: str, **options: object) -> None:
    table = open_table(page, "me", *bots, game="marrakech", options={**SHORT, **options})
    page.goto(f"/t/{table['id']}")
    decline_guide(page)


def slider(page: Page) -> Locator:
    """Of the chart."""
    return page.locator(".chart").get_by_role("slider")


def tenths(text: str) -> int:
    return round(10 * float(re.sub(r"[^\d.-]", "", text.replace(MINUS, "-"))))


def wait_for_review(page: Page) -> None:
    expect(page.get_by_role("heading", name="Luck and skill")).to_be_visible(timeout=OTHERS)


# Reviews


def test_the_review_of_a_game_just_played(visit: Visitor) -> None:
    page = visit()
    sit_down(page, "random", "random")
    play(page, by_click)
    page.get_by_role("tab", name="Review").click()
    wait_for_review(page)
    last = int(slider(page).get_attribute("max") or 0)
    expect(page.get_by_label("Whose")).to_have_value("0")  # one's own slips
    box = slider(page).bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert abs(int(slider(page).input_value()) - last / 2) < 2
    page.get_by_label("Whose").select_option("Everybody")
    page.get_by_label("Only slips").uncheck()
    decisions = page.get_by_role("region", name="Decisions").get_by_role("listitem")
    expect(decisions).to_have_count(3 * SHORT["rugs"] * 2)
    decisions.nth(3).get_by_role("button").click()
    expect(decisions.nth(3)).to_contain_text(instruction(page))
    turning = page.get_by_role("region", name="Turning points").get_by_role("button")
    turning.first.click()
    expect(turning.first).to_contain_text(instruction(page))
    page.get_by_role("tab", name="Result").click()
    expect(page.get_by_role("heading", name="How it ended")).to_be_visible()


def test_a_review_by_keys_alone(visit: Visitor) -> None:
    page = visit()
    sit_down(page, "random")
    play(page, by_keys)
    tab_to(page, page.get_by_role("tab", name="Result"))
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Review")).to_be_focused()
    wait_for_review(page)
    tab_to(page, slider(page))
    page.keyboard.press("End")
    last = slider(page).input_value()
    page.keyboard.press("ArrowLeft")
    assert slider(page).input_value() == str(int(last) - 1)
    page.keyboard.press("Home")
    expect(slider(page)).to_have_attribute("aria-valuetext", re.compile(r"^The start.*%"))
    tab_to(page, page.get_by_text("The chances as a table"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("row")).not_to_have_count(0)
    tab_to(page, page.get_by_label("Only slips"))
    page.keyboard.press("Space")
    decision = page.get_by_role("region", name="Decisions").get_by_role("button").first
    tab_to(page, decision)
    page.keyboard.press("Enter")
    expect(decision).to_contain_text(instruction(page))


def test_the_better_move_is_drawn(visit: Visitor) -> None:
    page = visit()
    drop(page, played().record())
    wait_for_review(page)
    expect(page.get_by_text("The game is not finished.")).to_be_visible()
    drawn = {"rug": 0, "way": 0}
    first = page.get_by_role("region", name="Decisions").get_by_role("button").first
    expect(first).to_have_attribute("aria-current", "true")  # it opens on the first slip
    while True:
        better = page.locator(".moment").get_by_text("Better:")
        expect(page.locator(".moment .because")).not_to_be_empty()
        expect(page.locator(".board .played")).to_have_count(1)
        is_rug = "lays a rug" in better.inner_text()
        expect(page.locator(GHOST)).to_have_count(1 if is_rug else 0)
        expect(page.locator(WAY)).to_have_count(0 if is_rug else 1)
        drawn["rug" if is_rug else "way"] += 1
        if page.get_by_role("button", name="Next slip").is_disabled():
            break
        page.get_by_role("button", name="Next slip").click()
    assert min(drawn.values()) > 0
    page.get_by_role("tab", name="Result").click()
    expect(page.locator(f"{GHOST}, {WAY}")).to_have_count(0)


def test_a_damaged_record_is_shown_and_reviewed_as_far_as_it_goes(visit: Visitor) -> None:
    page = visit()
    match = played()
    drop(page, match.record().rstrip() + " nonsense")
    expect(page.get_by_role("alert")).to_contain_text("This record is damaged")
    wait_for_review(page)
    assert slider(page).get_attribute("max") == str(match.ply)


def test_another_record_is_reviewed_anew(visit: Visitor) -> None:
    """Also in place of a table's game, whose address and record are not its own."""
    page = visit()
    table = open_table(page, "random", "greedy", game="marrakech", options=SHORT)["id"]
    page.goto(f"/t/{table}")
    expect(page.locator(END)).to_be_visible(timeout=OTHERS)
    page.goto(f"/g/{table}?review")
    wait_for_review(page)
    match = played().at(9)
    page.get_by_label("Open a record file").set_input_files(
        {"name": "game.taros", "mimeType": "text/plain", "buffer": match.record().encode()}
    )
    expect(slider(page)).to_have_attribute("max", str(match.ply), timeout=OTHERS)
    expect(page.get_by_text("The game is not finished.")).to_be_visible()
    page.get_by_role("region", name="Turning points").get_by_role("button").first.click()
    assert page.url.endswith("/g")
    expect(page.get_by_role("link", name="Download the record")).to_have_count(0)


def test_luck_and_skill_add_up(visit: Visitor) -> None:
    page = visit()
    drop(page, played().record())
    wait_for_review(page)
    for caption in ("In chances to win", "In points"):
        rows = page.get_by_role("table", name=caption).locator("tbody tr").all()
        assert len(rows) == 3
        for row in rows:
            cells = row.locator("td").all_text_contents()
            start, luck, choices, result = map(tenths, cells)
            assert start + luck + choices == result
    rolls = page.get_by_role("table", name="Chance events").locator("tbody tr")
    assert [row.split()[0] for row in rolls.all_inner_texts()][:4] == ["1", "2", "3", "4"]


def test_a_review_can_be_cancelled_and_begun_again(visit: Visitor) -> None:
    page = visit()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/reviews", hold)
    drop(page, played().record())
    expect(page.get_by_role("progressbar")).to_be_visible()
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("progressbar")).to_have_count(0)
    page.unroute("**/api/reviews")
    page.get_by_role("button", name="Review this game").click()
    wait_for_review(page)
    assert len(held) == 1


def test_a_link_to_a_moment_of_a_review(visit: Visitor) -> None:
    page = visit()
    table = open_table(page, "random", "greedy", game="marrakech", options=SHORT)["id"]
    page.goto(f"/t/{table}")
    expect(page.locator(END)).to_be_visible(timeout=OTHERS)
    page.goto(f"/g/{table}")
    page.get_by_role("tab", name="Review").click()
    wait_for_review(page)
    page.get_by_role("region", name="Turning points").get_by_role("button").first.click()
    other = visit(page.url)
    wait_for_review(other)
    expect(other.locator("h1")).to_have_text(instruction(page))
    assert slider(other).input_value() == slider(page).input_value()


def test_the_review_of_a_race(visit: Visitor) -> None:
    page = visit()
    table = open_table(page, "random", "greedy", options=TOGETHER)["id"]
    page.goto(f"/t/{table}")
    expect(page.locator(END)).to_be_visible(timeout=OTHERS)
    page.goto(f"/g/{table}?review")
    wait_for_review(page)
    page.get_by_label("Only slips").uncheck()
    better = (
        page.get_by_role("region", name="Decisions")
        .get_by_role("button")
        .filter(has_text=re.compile("Better: .* (sails (?!no second)|steers)"))
    )
    better.first.click()
    expect(page.locator(HULL)).to_have_count(1)


# Hints


def take_hint(page: Page) -> str:
    """The move that is advised."""
    expect(page.locator(".hint")).to_contain_text("Best:", timeout=OTHERS)
    best, reason = page.locator(".hint").locator("p").all_inner_texts()
    assert len(reason) > 10
    expect(page.locator(f"{GHOST}, {WAY}")).to_have_count(1)
    return best


def test_hints_taken_with_the_mouse(visit: Visitor) -> None:
    page = visit()
    sit_down(page, "greedy", "greedy")
    for _ in range(4):
        wait_for_choice(page)
        page.get_by_role("button", name="Hint").click()
        best = take_hint(page)
        before = log_length(page)
        page.locator(".board").first.scroll_into_view_if_needed()
        page.locator(".board .target.advised").dispatch_event("click")
        wait_for_log(page, before)
        said = page.locator(".log li").all_text_contents()
        assert any(best.removeprefix("Best: ") in line for line in said)
        expect(page.locator(".hint").locator("p")).to_have_count(0)


def test_a_hint_taken_with_keys_alone(visit: Visitor) -> None:
    page = visit()
    sit_down(page, "greedy")
    for _ in range(2):
        wait_for_choice(page)
        tab_to(page, page.get_by_role("button", name="Hint"))
        page.keyboard.press("Enter")
        best = take_hint(page)
        before = log_length(page)
        tab_to(page, page.locator(".board .target.advised"))
        page.keyboard.press("Enter")
        wait_for_log(page, before)
        said = page.locator(".log li").all_text_contents()
        assert any(best.removeprefix("Best: ") in line for line in said)


def test_a_hint_at_sea(visit: Visitor) -> None:
    """The card is marked, the hull drawn; by keys alone."""
    page = visit()
    sit_at(page, "me", "greedy", **TOGETHER)
    decline_guide(page)
    expect(hand(page).first).to_be_enabled()
    tab_to(page, page.get_by_role("button", name="Hint"))
    page.keyboard.press("Enter")
    expect(page.locator(".hint")).to_contain_text("Best: Ana sails", timeout=OTHERS)
    expect(page.locator(HULL)).to_have_count(1)
    card = page.locator(".card.advised")
    expect(card).to_have_accessible_name(re.compile("^Best: "))
    before = log_length(page)
    tab_to(page, card)
    page.keyboard.press("Enter")
    expect(page.locator(f"{HULL}.pointed")).to_have_count(1)
    tab_to(page, exits(page).and_(page.locator(".pointed")))
    page.keyboard.press("Enter")
    wait_for_log(page, before)


def test_a_hint_is_forgotten_when_its_moment_is_taken_back(visit: Visitor) -> None:
    """After another first card, the second one is another choice."""
    page = visit()
    table = open_table(page, "me", "greedy", position=TWO_HELMS)["id"]
    page.goto(f"/t/{table}")
    decline_guide(page)
    sail(page, 0)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hint")).to_contain_text("Best:", timeout=OTHERS)
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".hint")).to_have_count(0)
    sail(page, 1)
    expect(page.get_by_role("button", name="Hint")).to_be_enabled()
    expect(page.locator(".hint")).to_have_count(0)


def sail(page: Page, card: int) -> None:
    before = log_length(page)
    hand(page).nth(card).click()
    exits(page).first.click()
    wait_for_log(page, before)
    expect(page.locator("[aria-busy=true]")).to_have_count(0)


def test_a_hint_that_takes_long_says_so(visit: Visitor) -> None:
    page = visit()
    sit_down(page, "greedy")
    wait_for_choice(page)
    held: list[Route] = []
    page.route("**/hint", lambda route: held.append(route))
    page.clock.install()
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("button", name="Thinking it over…")).to_be_disabled()
    expect(page.get_by_role("status").filter(has_text="still thinking")).to_have_count(0)
    page.clock.fast_forward(5000)
    expect(page.get_by_role("status").filter(has_text="still thinking")).to_be_visible()
    held[0].abort()
    expect(page.get_by_role("button", name="Hint")).to_be_enabled()
    expect(page.get_by_role("status").filter(has_text="still thinking")).to_have_count(0)


def test_no_hints_among_people(visit: Visitor) -> None:
    page = visit("/rules/marrakech")
    shared = open_table(page, "me", "here", game="marrakech")["id"]
    page.goto(f"/t/{shared}")
    decline_guide(page)
    wait_for_choice(page)
    assert page.get_by_role("button", name="Hint").count() == 0
    alone = open_table(page, "me", "greedy", game="marrakech", options={"first": 0})["id"]
    page.goto(f"/t/{alone}")
    expect(page.get_by_role("button", name="Hint")).to_be_visible()
    spectator = visit(f"/t/{alone}")
    expect(spectator.get_by_text("What happened")).to_be_visible()
    assert spectator.get_by_role("button", name="Hint").count() == 0


# For everybody


def test_axe_finds_nothing_serious(visit: Visitor) -> None:
    page = visit()
    sit_down(page, "random")
    wait_for_choice(page)
    page.get_by_role("button", name="Hint").click()
    take_hint(page)
    check_axe_in_both_themes(page, "hint")
    play(page, by_click)
    page.get_by_role("tab", name="Review").click()
    wait_for_review(page)
    page.get_by_label("Only slips").uncheck()
    page.get_by_text("The chances as a table").click()
    check_axe_in_both_themes(page, "review at the end")
    drop(page, played().record())
    wait_for_review(page)
    page.get_by_role("button", name="Next slip").click()
    check_axe_in_both_themes(page, "review of a record")


def test_axe_finds_nothing_serious_at_sea(visit: Visitor) -> None:
    page = visit()
    sit_at(page, "me", "greedy", **TOGETHER)
    decline_guide(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hint")).to_contain_text("Best:", timeout=OTHERS)
    check_axe_in_both_themes(page, "hint at sea")
    table = open_table(page, "random", "greedy", options=TOGETHER)["id"]
    page.goto(f"/t/{table}")
    expect(page.locator(END)).to_be_visible(timeout=OTHERS)
    page.get_by_role("tab", name="Review").click()
    wait_for_review(page)
    page.get_by_label("Only slips").uncheck()
    page.get_by_text("The chances as a table").click()
    check_axe_in_both_themes(page, "review of a race")


def test_a_review_on_a_phone(visit: Visitor) -> None:
    page = visit(**PHONE)
    drop(page, played().record())
    wait_for_review(page)
    page.get_by_role("button", name="Next slip").click()
    check_phone(page)
    board = page.locator(".board svg").first
    page.get_by_role("region", name="Decisions").scroll_into_view_if_needed()
    expect(board).to_be_in_viewport()


def test_a_review_in_romanian(visit: Visitor, tmp_path: Path) -> None:
    page = visit("/g", locale="ro-RO")
    record = tmp_path / "game.taros"
    record.write_text(played().record(), encoding="utf-8")
    page.get_by_label("Alege un fișier").set_input_files(record)
    page.get_by_role("tab", name="Analiză").click()
    expect(page.get_by_role("heading", name="Noroc și pricepere")).to_be_visible(timeout=OTHERS)
    assert "web-review" not in page.locator("main").inner_text()
