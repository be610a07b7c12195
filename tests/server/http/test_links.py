"""Links that are shared: a title, a sentence and a picture, and nothing that is hidden."""

import html
import re
from pathlib import Path

import pytest

from server.people import Guest
from server.processes import Server
from taros.core.words import languages, message
from taros.server.background.pictures import HEIGHT, WIDTH, draw

pytestmark = pytest.mark.anyio

NAME = 'Ana <b>"&'


def properties(page: str) -> dict[str, str]:
    found = re.findall('<meta property="(.*?)" content="(.*?)">', page)
    return {name: html.unescape(content) for name, content in found}


def names_all_languages(page: str, address: str) -> bool:
    """Whether `page` names an address of itself in every language, and one for all others."""
    named = dict(re.findall('<link rel="alternate" hreflang="(.*?)" href="(.*?)">', page))
    return named == {
        **{each: f"{address}?lang={each}" for each in languages()},
        "x-default": address,
    }


def size_of(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG")
    return int.from_bytes(png[16:20]), int.from_bytes(png[20:24])


@pytest.mark.parametrize("language", languages())
async def test_every_page_has_a_title_a_sentence_and_a_picture(
    server: Server, language: str
) -> None:
    async with Guest(server.address) as ann:
        ann.http.headers["accept-language"] = language
        table = await ann.open_table("me", "open")
        over = await ann.open_table("random", "random")
        pages = ["/", "/new/regatta", "/rules/regatta", "/editor/regatta", "/puzzle", "/courses"]
        pages += ["/g", "/puzzle/marrakech-2", f"/t/{table['id']}", f"/g/{over['id']}"]
        pages += [f"/g/{over['id']}?ply=5&review"]
        titles = set()
        for path in pages:
            text = (await ann.http.get(path)).text
            found = properties(text)
            assert f'<html lang="{language}">' in text
            assert found["og:locale"].startswith(f"{language}_")
            assert names_all_languages(text, server.address + path.partition("?")[0])
            assert found["og:url"] == server.address + path.partition("?")[0]
            assert found["twitter:card"] == "summary_large_image"
            assert found["og:description"]
            assert found["og:image"].startswith(f"{server.address}/pictures")
            titles.add(found["og:title"])
        assert len(titles) == len(pages)
        assert found["og:image"].endswith("?ply=5")


async def test_pictures_are_png_for_everybody(server: Server) -> None:
    async with Guest(server.address) as ann, Guest(server.address) as bo:
        table = await ann.open_table("me", "here", game="regatta")
        for path in ("", "/new/regatta", "/puzzle/regatta-1", f"/t/{table['id']}"):
            answer = await ann.http.get(f"/pictures{path}")
            assert answer.status_code == 200, path
            assert answer.headers["content-type"] == "image/png"
            assert "max-age" in answer.headers["cache-control"]
            assert size_of(answer.content) == (WIDTH, HEIGHT)
            assert (await bo.http.get(f"/pictures{path}")).content == answer.content
        for path in ("/nowhere", "/t/none", "/puzzle/marrakech-0", "/new/chess"):
            assert (await bo.http.get(f"/pictures{path}")).status_code == 404
        assert (await bo.http.get(f"/pictures/g/{table['id']}")).status_code == 403


def test_pictures_hold_no_letters_that_a_server_may_lack() -> None:
    square = '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40">{}</svg>'
    words = '<text x="5" y="30" font-size="20">Їжак ș ñ œ</text>'
    assert draw(square.format(words)) == draw(square.format(""))


async def test_the_picture_of_a_replay_is_that_of_the_moment(server: Server) -> None:
    async with Guest(server.address) as ann:
        table = await ann.open_table("random", "random")
        async with ann.at(table["id"]) as socket:
            await socket.play_on()
        end = (await ann.http.get(f"/pictures/g/{table['id']}")).content
        start = (await ann.http.get(f"/pictures/g/{table['id']}?ply=0")).content
        assert size_of(start) == size_of(end)
        assert start != end


async def test_names_of_a_private_table_are_for_who_opens_it(server: Server) -> None:
    async with Guest(server.address) as ann:
        seats = [{"kind": "me", "name": NAME}, {"kind": "open"}]
        new = {"game": "marrakech", "seats": seats}
        for public in (False, True):
            table = (await ann.http.post("/api/tables", json={**new, "public": public})).json()
            text = (await ann.http.get(f"/t/{table['id']}")).text
            assert "<b>" not in text
            about = properties(text)["og:description"]
            assert (NAME in about) == public
            assert "One seat is free" in about


async def test_links_are_where_browsers_see_the_server(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with Server(database, tmp_path / "log", public_url="https://games.example/") as server:
        async with Guest(server.address) as ann:
            found = properties((await ann.http.get("/rules/regatta")).text)
            assert found["og:url"] == "https://games.example/rules/regatta"
            assert found["og:image"] == "https://games.example/pictures/rules/regatta"


def test_titles_are_translated() -> None:
    game = message("regatta-name")
    assert message("link-rules-of", game=game).format("ro") == "Cum se joacă Regatta"


async def test_a_link_names_the_language_of_its_page(server: Server) -> None:
    async with Guest(server.address) as ann:
        for query, language in (("lang=fr", "fr"), ("x=1&lang=uk-UA", "uk"), ("lang=%00", "en")):
            text = (await ann.http.get(f"/rules/marrakech?{query}")).text
            assert f'<html lang="{language}">' in text
