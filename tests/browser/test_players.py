"""A player's page and a ladder in a Chromium."""

from playwright.sync_api import expect

from browser.player import PHONE, Visitor, check_axe, check_phone

PLAY = """id => new Promise(done => {
  const socket = new WebSocket(`ws://${location.host}/ws/tables/${id}`);
  const send = message => socket.send(JSON.stringify(message));
  socket.onopen = () => send({type: 'hello', seen: null});
  socket.onmessage = ({data}) => {
    for (const {frame, number} of [JSON.parse(data)].flat()) {
      if (frame?.over) done();
      else if (frame?.choices) send({type: 'move', after: number, text: frame.choices[0].text});
    }
  };
})"""


def test_the_page_of_a_player_and_a_ladder(visit: Visitor) -> None:
    """From the account to one's page, with a game; and from the first page to a ladder."""
    page = visit("/account", **PHONE)
    page.get_by_role("textbox", name="Your name").first.fill("Zoe Races")
    page.get_by_role("button", name="Keep my name").click()
    page.get_by_role("button", name="I have kept them").click()
    expect(page.get_by_role("link", name="My page")).to_be_visible()
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = page.request.post(
        "/api/tables", data={"game": "marrakech", "seats": seats, "options": {"rugs": 1}}
    ).json()
    page.evaluate(PLAY, table["id"])
    page.get_by_role("link", name="My page").click()
    expect(page.get_by_role("heading", name="Zoe Races")).to_be_visible()
    expect(page.get_by_role("region", name="Results")).to_contain_text("Marrakech, 2 players")
    expect(page.get_by_role("link", name="Replay of Marrakech")).to_have_count(1)
    check_axe(page, "the page of a player")
    check_phone(page)
    page.get_by_label("Rated games only").check()
    expect(page.get_by_text("There are no finished games here.")).to_be_visible()

    page.goto("/")
    page.get_by_role("link", name="Ladder").first.click()
    page.get_by_label("Season").select_option("all")
    expect(page.get_by_text("Nobody has played five rated games")).to_be_visible()
    check_axe(page, "a ladder")
    check_phone(page)
