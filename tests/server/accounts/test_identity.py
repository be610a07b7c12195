"""Signatures of guests and seats."""

import pytest

from taros.hosting.names import new_id
from taros.server.people.identity import (
    COOKIE,
    HOST_COOKIE,
    MOST_COOKIES,
    Signer,
    cookie_header,
    read_cookies,
)

SIGNER = Signer(b"secret")


def read_cookie(header: str, signer: Signer, secure: bool) -> tuple[str | None, bool]:
    """Return the guest of the first valid cookie, and whether it is as it would be set now."""
    for cookie in read_cookies(header, signer, secure):
        return cookie.guest, cookie.is_fresh
    return None, False


def altered(signed: str) -> str:
    """Change the first character of the signature."""
    value, _, signature = signed.rpartition(".")
    return f"{value}.{'A' if signature[0] != 'A' else 'B'}{signature[1:]}"


def test_a_cookie_names_its_guest() -> None:
    guest = new_id(16)
    assert SIGNER.guest(SIGNER.cookie(guest)) == guest
    header = cookie_header(SIGNER.cookie(guest), secure=True).partition(";")[0]
    assert read_cookie(f"other=1; {header}; more=2", SIGNER, secure=True) == (guest, True)
    assert header.startswith("__Host-")


def test_a_broken_cookie_hides_no_valid_one() -> None:
    valid, broken = SIGNER.cookie("guest"), altered(SIGNER.cookie("guest"))
    for header in (f"{COOKIE}={broken}; {COOKIE}={valid}", f"{COOKIE}={valid}; {COOKIE}={broken}"):
        assert read_cookie(header, SIGNER, secure=False) == ("guest", True)


def test_thousands_of_cookies_are_not_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Once a request with 3,000 of them held the event loop up for 50 ms."""
    checked = []
    monkeypatch.setattr(Signer, "guest", lambda signer, value: checked.append(value))
    header = "; ".join(f"{COOKIE}={number}.x" for number in range(3_000))
    assert read_cookie(header, SIGNER, secure=False) == (None, False)
    assert len(checked) == MOST_COOKIES


def test_over_tls_the_cookie_counts_that_only_we_can_set() -> None:
    planted, own = SIGNER.cookie("mallory"), SIGNER.cookie("ann")
    header = f"{COOKIE}={planted}; {HOST_COOKIE}={own}"
    assert read_cookie(header, SIGNER, secure=True) == ("ann", True)
    assert read_cookie(f"{COOKIE}={own}", SIGNER, secure=True) == ("ann", False), "set once more"
    assert read_cookie(f"{HOST_COOKIE}={own}", SIGNER, secure=False) == (None, False)


def test_what_an_old_secret_has_signed_is_valid_and_signed_again() -> None:
    old, both = Signer(b"old"), Signer(b"new", b"old")
    assert read_cookie(f"{COOKIE}={old.cookie('ann')}", both, secure=False) == ("ann", False)
    assert read_cookie(f"{COOKIE}={both.cookie('ann')}", both, secure=False) == ("ann", True)
    assert both.seat("table", old.token("table", 1, "ann")) == (1, "ann")
    assert Signer(b"new").guest(both.cookie("ann")) == "ann"
    assert old.guest(both.cookie("ann")) is None


def test_a_token_names_its_seat_and_guest() -> None:
    assert SIGNER.seat("table", SIGNER.token("table", 3, "guest")) == (3, "guest")


def test_the_cookie_of_a_device_names_no_guest() -> None:
    """Nor does that of a guest name a device."""
    signed = SIGNER.device_cookie("phone")
    [found] = read_cookies(f"{COOKIE}={signed}", SIGNER, secure=False)
    assert found == (None, "phone", True)
    assert SIGNER.guest(signed) is None
    assert SIGNER.device(SIGNER.cookie("ann")) is None
    assert SIGNER.device(altered(signed)) is None


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
    assert read_cookie(f"{COOKIE}={cookie}", SIGNER, secure=False) == (None, False)


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
