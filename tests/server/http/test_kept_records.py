"""Records of games that were played elsewhere: which are kept, and how many."""

from typing import Any

import pytest

import taros
from server.people import Guest
from server.processes import Server
from taros.core.errors import NotAllowed
from taros.server.storage import Store

pytestmark = pytest.mark.anyio


def played(seed: int, is_whole: bool = True) -> taros.Match:
    """Return a short game of Marrakech in which everybody makes the first move there is."""
    match = taros.new("marrakech", seats=2, seed=seed, rugs=1)
    while is_whole and match.to_act is not None:
        match.play(match.legal()[0].text)
    return match


async def test_a_record_is_kept_and_found_by_everybody(server: Server) -> None:
    match = played(1)
    match.comment("read this")
    async with Guest(server.address) as ann, Guest(server.address) as bob:
        answers = [
            await guest.http.post("/api/records", json={"record": match.record()})
            for guest in (ann, ann, bob)
        ]
        assert [each.status_code for each in answers] == [201, 201, 201]
        (id,) = {each.json()["id"] for each in answers}
        text = (await bob.http.get(f"/api/records/{id}")).text
        assert taros.load(text).position == match.position
        assert taros.verify(text) is None
        assert "read this" not in text
        missing = await bob.http.get("/api/records/nothing")
        assert (missing.status_code, missing.json()["key"]) == (404, "no-record")


async def test_only_whole_games_with_their_seed_are_kept(server: Server) -> None:
    whole = played(2).record()
    without_seed = "\n".join(line for line in whole.split("\n") if not line.startswith("Seed:"))
    cases = {
        "not-over": played(3, is_whole=False).record(),
        "record-unproven": without_seed,
        "record-damaged": whole.replace("1. ", "1. nonsense ", 1),
    }
    async with Guest(server.address) as ann:
        for key, record in cases.items():
            answer = await ann.http.post("/api/records", json={"record": record})
            assert (answer.status_code, answer.json()["key"]) == (403, key)
        assert (await ann.http.post("/api/records", json={"record": "?"})).status_code == 400


def test_nobody_fills_the_server(database: str) -> None:
    store = Store(database)
    store.open()

    def refusal_of(id: str, guest: str, origin: str) -> tuple[str, Any] | None:
        try:
            store.keep_record(id, "text", guest, origin, 1, (2, 3))
        except NotAllowed as error:
            return error.message.key, error.message.arguments["most"]
        return None

    refusals = [refusal_of(id, "ann", "home") for id in "aabc"]
    assert refusals == [None, None, None, ("records-full", 2)]
    assert refusal_of("c", "bob", "home") is None
    assert refusal_of("d", "cy", "home") == ("records-of-network", 3)
    assert refusal_of("d", "cy", "away") is None
    assert (store.record("c"), store.record("e")) == ("text", None)
    store.close()
