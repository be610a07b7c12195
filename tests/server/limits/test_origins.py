"""Where somebody asks from."""

import pytest

from taros.server.people.identity import Signer
from taros.server.people.origins import network_of, origin_of

SIGNER = Signer(b"secret")


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("/run/taros.sock", "/run/taros.sock"),
    ],
)
def test_a_network_is_what_one_connection_has_to_itself(address: str, network: str) -> None:
    assert network_of(address) == network


def test_an_origin_does_not_tell_the_address() -> None:
    origin = origin_of("192.0.2.1", SIGNER)
    assert len(origin) == 16
    assert int(origin, 16) >= 0
    assert origin == origin_of("192.0.2.1", Signer(b"secret"))
    assert origin != origin_of("192.0.2.2", SIGNER)
    assert origin != origin_of("192.0.2.1", Signer(b"another"))
