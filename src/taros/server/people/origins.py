"""Where somebody asks from, in a form that tells nobody the address."""

import ipaddress

from taros.core.errors import BadOption

from .identity import Signer


def origin_of(address: str, signer: Signer) -> str:
    """Return a keyed hash of the network that `address` belongs to, 16 hexadecimal digits.

    It is the same for all addresses of a network, and cannot be traced back without the secret of
    the server.
    """
    return signer.derived_id("origin", network_of(address))


def check_address(address: str) -> None:
    """Raise BadOption if `address` is none of IPv4 or IPv6."""
    try:
        ipaddress.ip_address(address)
    except ValueError:
        raise BadOption("host-bad-address", value=address) from None


def network_of(address: str) -> str:
    """Return what one connection has to itself: an IPv4 address, or the /64 of an IPv6 address.

    What is no address, as that of a Unix socket, is returned as it is.
    """
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if parsed.version == 4:
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(parsed), 64), strict=False))


def is_loopback(address: str) -> bool:
    """Whether somebody asks from this machine; a Unix socket, which has no address, is here too."""
    try:
        return not address or ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False
