"""Every address: its page, and if it is wrong a page for people and JSON for programs."""

import html
import re
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from server.people import Guest
from server.processes import Server
from taros.core.words import languages, message
from taros.server.http.refusals import prefers_html
from taros.server.http.routes import OTHER_PAGES
from taros.tables.protocol import Refusal

pytestmark = pytest.mark.anyio

OF_NO_GAME = {"", "account", "events", "g", "host", "notices", "puzzle", "watch"}
CLIENT_GAMES = Path(__file__).parents[3] / "web" / "src" / "games"
BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8"

WRONG = [
    "/a/b/c",
    "/nowhere.php",
    "/nowhere",
    "/api",
    "/api/nowhere",
    "/api/a/b/c",
    "/schema/nowhere",
    "/schema/a/b",
    "/ws/tables/x",
    "/ws/nowhere",
    "/assets/none.js",
    "/healthz/x",
    "/metrics/x",
    "/t",
    "/t/none",
    "/t/a/b",
    "/g/none",
    "/new",
    "/new/chess",
    "/new/%3Cscript%3E",
    "/rules",
    "/rules/chess",
    "/editor/chess",
    "/puzzle/none",
    "/puzzle/chess-1",
    "/puzzle/marrakech-0",
    "/puzzle/marrakech-99999",
    "/api/rules/chess",
    "/api/replays/none",
    "/api/puzzles/marrakech/9999",
    "/courses/x",
    "//etc/passwd",
]
RIGHT = ["/", "/t/{table}", "/t/{table}/", "/g", "/puzzle", "/puzzle/marrakech-1", "/courses"]
RIGHT += [f"/{page}/regatta" for page in ("new", "rules", "editor")]


@pytest.fixture
async def http(server: Server) -> Any:
    async with httpx.AsyncClient(base_url=server.address, trust_env=False) as client:
        yield client


def reason_in(page: str) -> Refusal:
    """The reason that a page holds for the client."""
    found = re.search('<meta name="taros-refusal" content="(.*?)">', page)
    assert found is not None
    return msgspec.json.decode(html.unescape(found[1]), type=Refusal)


@pytest.mark.parametrize("path", WRONG)
@pytest.mark.parametrize("language", languages())
async def test_a_wrong_address(http: httpx.AsyncClient, path: str, language: str) -> None:
    headers = {"accept-language": language}
    program = await http.get(path, headers=headers)
    assert program.status_code == 404
    assert program.headers["content-type"] == "application/json"
    person = await http.get(path, headers={**headers, "accept": BROWSER})
    assert person.status_code == 404
    assert person.headers["content-type"] == "text/html; charset=utf-8"
    assert person.headers["cache-control"] == "no-store"
    reason = reason_in(person.text)
    assert msgspec.to_builtins(reason) == program.json()
    assert f'<html lang="{language}">' in person.text
    assert f"<noscript><h1>{html.escape(reason.text)}</h1>" in person.text
    assert '<a href="/">' in person.text


@pytest.mark.parametrize("path", RIGHT)
async def test_a_page_that_is_there(server: Server, path: str) -> None:
    async with Guest(server.address) as ann:
        table = await ann.open_table("me", "open")
        path = path.format(table=table["id"])
        for accept in (BROWSER, "*/*"):
            answer = await ann.http.get(path, headers={"accept": accept})
            assert answer.status_code == 200
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            assert "taros-refusal" not in answer.text
            mark = {"if-none-match": answer.headers["etag"], "accept": accept}
            assert (await ann.http.get(path, headers=mark)).status_code == 304


def test_the_client_has_the_pages_that_are_served() -> None:
    source = "".join(path.read_text() for path in CLIENT_GAMES.glob("*/index.ts"))
    own = re.findall(r"{ path: '(\w+)'", source)
    assert own
    assert {*own} == {*OTHER_PAGES} - OF_NO_GAME


@pytest.mark.parametrize("language", languages())
async def test_a_closed_table_says_so(server: Server, language: str) -> None:
    said = message("table-removed").format(language)
    headers = {"accept-language": language}
    async with Guest(server.address) as ann, Guest(server.address) as bo:
        table = await ann.open_table("me", "open")
        path = f"/t/{table['id']}"
        await ann.delete(f"/api/tables/{table['id']}")
        page = await bo.http.get(path, headers={**headers, "accept": BROWSER})
        assert page.status_code == 410
        reason = reason_in(page.text)
        assert (reason.key, reason.text) == ("table-removed", said)
        assert reason.arguments == {"game": "marrakech"}
        for address in (path, f"/g/{table['id']}", f"/api/replays/{table['id']}"):
            answer = await bo.http.get(address, headers=headers)
            assert (answer.status_code, answer.json()["text"]) == (410, said)


async def test_other_refusals_are_pages_too(http: httpx.AsyncClient) -> None:
    for method, path, status, key in (
        ("GET", "/api/tables/mine/finished?most=0", 400, "bad-message"),
        ("GET", "/api/starts", 405, "bad-method"),
        ("POST", "/t/x", 405, "bad-method"),
    ):
        answer = await http.request(method, path, headers={"accept": BROWSER})
        assert (answer.status_code, reason_in(answer.text).key) == (status, key)
    foreign = {"accept": BROWSER, "origin": "http://elsewhere.example"}
    answer = await http.delete("/api/tables/x", headers=foreign)
    assert (answer.status_code, reason_in(answer.text).key) == (403, "bad-origin")


async def test_what_is_refused_is_escaped(http: httpx.AsyncClient) -> None:
    answer = await http.get("/api/rules/%22%3E%3Cscript%3E", headers={"accept": BROWSER})
    assert answer.status_code == 404
    usual = await http.get("/rules/marrakech")
    assert answer.text.count("<script>") == usual.text.count("<script>")
    assert '"><script>' in reason_in(answer.text).text


@pytest.mark.parametrize(
    ("accept", "is_html"),
    [
        (BROWSER, True),
        ("text/html", True),
        ("text/*", True),
        ("*/*", False),
        ("", False),
        ("application/json", False),
        ("application/json, text/html;q=0.5", False),
        ("application/json;q=0.5, text/html", True),
        ("image/png", False),
        ("nonsense;;;q=x", False),
    ],
)
def test_who_gets_a_page(accept: str, is_html: bool) -> None:
    assert prefers_html(accept) == is_html
