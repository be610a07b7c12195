"""Signatures of guests and seats."""

import pytest

from taros.server.people.identity import COOKIE, Signer, cookie_header, new_id, read_cookie

SIGNER = Signer(b"secret")


def altered(signed: str) -> str:
    """Change the first character of the signature."""
    value, _, signature = signed.rpartition(".")
    return f"{value}.{'A' if signature[0] != 'A' else 'B'}{signature[1:]}"


def test_a_cookie_names_its_guest() -> None:
    guest = new_id(16)
    assert SIGNER.guest(SIGNER.cookie(guest)) == guest
    header = cookie_header(guest, SIGNER, secure=True).partition(";")[0]
    assert read_cookie(f"other=1; {header}; more=2", SIGNER) == guest


def test_a_token_names_its_seat_and_guest() -> None:
    assert SIGNER.seat("table", SIGNER.token("table", 3, "guest")) == (3, "guest")


@pytest.mark.parametrize(
    "cookie",
    [
        "",
        ".",
        "guest",
        "guest.",
        "guest.\u0219",
        altered(SIGNER.cookie("guest")),
        SIGNER.cookie("guest").replace("guest", "guess"),
        SIGNER.token("guest", 0, "guest"),
        Signer(b"another").cookie("guest"),
    ],
)
def test_other_cookies_name_nobody(cookie: str) -> None:
    assert SIGNER.guest(cookie) is None
    assert read_cookie(f"{COOKIE}={cookie}", SIGNER) is None


@pytest.mark.parametrize(
    "token",
    [
        "",
        "3.guest",
        altered(SIGNER.token("table", 3, "guest")),
        SIGNER.token("table", 3, "guest").replace("3.", "2.", 1),
        SIGNER.token("tables", 3, "guest"),
        SIGNER.cookie("3.guest"),
        Signer(b"another").token("table", 3, "guest"),
    ],
)
def test_other_tokens_give_no_seat(token: str) -> None:
    assert SIGNER.seat("table", token) is None
