"""Which addresses the server sends messages to."""

import pytest

from taros.core.errors import BadOption
from taros.server.notices.public_hosts import PublicResolver, check_endpoint, is_public

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    "address",
    [
        "http://push.example.org/a",
        "https://push.example.org:8443/a",
        "https://user@push.example.org/a",
        "https://127.0.0.1/a",
        "https://[::1]/a",
        "https://[::ffff:10.0.0.1]/a",
        "https://127.1/a",
        "https://2130706433/a",
        "https://0x7f000001/a",
        "https://0x7f.0x1/a",
        "https://0177.0.0.1/a",
        "https://127.0.0.1./a",
        "https://127.0.0.%31/a",
        "https://localhost/a",
        "https://169.254.169.254/latest",
        "https://[bad",
        "https:///a",
        "file:///etc/passwd",
        "https://push.example.org/" + "a" * 1000,
        "https://push.example.org/a\r\nHost: x",
    ],
)
def test_other_addresses_are_refused(address: str) -> None:
    with pytest.raises(BadOption, match="takes notifications"):
        check_endpoint(address)


def test_loopback_is_for_tests() -> None:
    assert check_endpoint("https://push.example.org/a").hostname == "push.example.org"
    assert check_endpoint("https://1.1.1.1/a").hostname == "1.1.1.1"
    assert check_endpoint("https://[2606:4700::1111]/a").hostname == "2606:4700::1111"
    assert check_endpoint("http://127.0.0.1:8000/a", allow_loopback=True).port == 8000
    with pytest.raises(BadOption):
        check_endpoint("http://10.0.0.1/a", allow_loopback=True)


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("1.1.1.1", True),
        ("2606:4700::1111", True),
        ("10.1.2.3", False),
        ("100.64.0.1", False),
        ("224.0.0.1", False),
        ("0.0.0.0", False),
        ("fe80::1%eth0", False),
        ("64:ff9b::a00:1", False),
        ("2002:a00:1::", False),
        ("::ffff:192.168.0.1", False),
    ],
)
def test_public_addresses(address: str, expected: bool) -> None:
    assert is_public(address) is expected


async def test_a_name_that_leads_home_is_not_followed() -> None:
    """What counts is the address that is connected to, not the name."""
    resolver = PublicResolver()
    with pytest.raises(OSError, match="no public address"):
        await resolver.resolve("localhost", 443)
    await resolver.close()
