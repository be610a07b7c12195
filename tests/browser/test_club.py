"""What a club adds: words to people who are away, games to watch, a page for the host."""

from playwright.sync_api import Page, expect

from browser.player import PHONE, Visitor, check_axe_in_both_themes, check_phone
from taros.hosting.wall_clock import now
from taros.server.administration.administration import Administration
from taros.server.storage import Store

SEATS = [{"kind": "me", "name": "Ana"}, {"kind": "here", "name": "Bo"}]


def _keep_name(page: Page, name: str) -> None:
    page.wait_for_load_state("networkidle")  # no answer to the guest sets their cookie again
    assert page.request.post("/api/account", data={"name": name}).ok


def _new_game(page: Page, game: str) -> str:
    made = page.request.post("/api/tables", data={"game": game, "seats": SEATS, "public": True})
    assert made.ok, made.text()
    return str(made.json()["id"])


def test_messages_are_switched_on_and_off(visit: Visitor) -> None:
    page = visit("/", **PHONE)
    _keep_name(page, "Nora")
    page.goto("/account")
    away = page.get_by_role("region", name="When you are away")
    quiet = away.get_by_role("checkbox", name="Quiet hours")
    quiet.check()
    expect(away.get_by_label("From")).to_have_value("22:00")
    away.get_by_label("Until").fill("07:30")
    page.reload()
    expect(away.get_by_label("Until")).to_have_value("07:30")
    check_axe_in_both_themes(page, "messages")
    check_phone(page)
    quiet.uncheck()
    expect(away.get_by_label("From")).to_have_count(0)

    page.goto("/notices#stop.nothing")
    expect(page.get_by_text("You get no more e-mails from here.")).to_be_visible()
    assert "#" not in page.url
    page.goto("/account")  # a new page, not another `#` of the one that is open
    page.goto("/notices#confirm.nothing")
    expect(page.get_by_text("This link was used before, or is too old.")).to_be_visible()
    check_axe_in_both_themes(page, "a link of an e-mail")


def test_games_are_watched(visit: Visitor, server: str) -> None:
    page = visit("/")
    _keep_name(page, "Strong")
    strong, other = _new_game(page, "marrakech"), _new_game(page, "regatta")
    watcher = visit("/")
    watcher.get_by_role("link", name="Watch", exact=True).click()
    large = watcher.get_by_role("region", name="The large game")
    expect(large.get_by_role("link")).to_have_attribute("href", f"/t/{other}")
    watcher.get_by_role("button", name="Show it large: Marrakech").first.focus()
    watcher.keyboard.press("Enter")
    expect(large.get_by_role("link")).to_have_attribute("href", f"/t/{strong}")
    watcher.set_viewport_size({"width": 390, "height": 844})
    check_axe_in_both_themes(watcher, "watching")
    check_phone(watcher)
    large.get_by_role("link").click()
    expect(watcher).to_have_url(f"{server}/t/{strong}")
    for id in (strong, other):
        assert page.request.delete(f"/api/tables/{id}").ok


def test_a_server_is_looked_after(visit: Visitor, database: str) -> None:
    page = visit("/", **PHONE)
    _keep_name(page, "Chair")
    page.goto("/host")
    expect(page.get_by_role("alert")).to_contain_text("Only those whom the host has named")
    store = Store(database)
    Administration(store).appoint("", "Chair", now(), is_host=True)
    store.close()
    table = _new_game(page, "marrakech")
    glance = page.get_by_role("region", name="At a glance")
    while not glance.is_visible():
        page.reload()
        page.wait_for_load_state("networkidle")

    sentence = page.get_by_role("region", name="A sentence on every page")
    sentence.get_by_label("The sentence").fill("Closed at noon, <b>really</b>.")
    sentence.get_by_role("button", name="Show it").click()
    expect(sentence.get_by_text("Closed at noon, <b>really</b>.")).to_be_visible()
    closing = page.get_by_role("region", name="Close a table")
    closing.get_by_label("The table, or its address").fill(f"{page.url}/../t/{table}")
    closing.get_by_role("button", name="Close it").click()
    log = page.get_by_role("region", name="What hosts have done").get_by_role("listitem")
    expect(log.first).to_contain_text(f"Chair closed the table {table}.")
    expect(log.last).to_contain_text("in the terminal named Chair")
    check_axe_in_both_themes(page, "looking after a server")
    check_phone(page)

    other = visit("/")
    notice = other.get_by_role("complementary", name="From the host")
    expect(notice).to_contain_text("Closed at noon, <b>really</b>.")
    check_axe_in_both_themes(other, "an announcement")
    notice.get_by_role("button").click()
    expect(notice).to_have_count(0)
    sentence.get_by_role("button", name="Take it away").click()
    expect(sentence.get_by_text("Closed at noon")).to_have_count(0)
