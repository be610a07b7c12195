"""Addresses that the server may send something to: of hosts that everybody can reach.

People name the address of the push service of their browser. What they name must not be a way into
the network of the server.
"""

import ipaddress
import re
import socket
from urllib.parse import SplitResult, urlsplit

from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.resolver import ThreadedResolver

from taros.core.errors import BadOption

LONGEST = 1_000  # characters
HOST_NAME = re.compile(r"([a-z0-9_-]+\.)+[a-z][a-z0-9-]*")
"""Its last part begins with a letter, as no short way to write an address does: 127.1, 0x7f.0x1."""
TRANSLATED = tuple(map(ipaddress.IPv6Network, ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16")))
"""Addresses of IPv6 that stand for others of IPv4."""


def check_endpoint(address: str, *, allow_loopback: bool = False) -> SplitResult:
    """Return the parts of the `address` of a push service. Raises BadOption for any other one.

    It is found out when something is sent whether the name of the host leads to a public address.
    """
    try:
        parts = urlsplit(address)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise BadOption("notice-endpoint") from None
    if allow_loopback and host == "127.0.0.1" and parts.scheme == "http":
        return parts
    is_plain = len(address) <= LONGEST and address.isascii() and address.isprintable()
    is_https = parts.scheme == "https" and port in (None, 443) and "@" not in parts.netloc
    is_reachable = is_public(host) if _is_address(host) else HOST_NAME.fullmatch(host)
    if not (is_plain and is_https and is_reachable):
        raise BadOption("notice-endpoint")
    return parts


def is_public(address: str) -> bool:
    """Whether `address`, of IPv4 or IPv6, is one that everybody can reach."""
    parsed = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped is not None:
            return is_public(str(parsed.ipv4_mapped))
        if any(parsed in network for network in TRANSLATED):
            return False
    return parsed.is_global and not parsed.is_multicast and not parsed.is_reserved


def _is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


class PublicResolver(AbstractResolver):
    """Finds the addresses of hosts, and leaves out those that are not public.

    What it returns is connected to: a name that leads elsewhere the next time gains nothing.
    """

    def __init__(self) -> None:
        self._resolver = ThreadedResolver()

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        found = await self._resolver.resolve(host, port, family)
        public = [each for each in found if is_public(each["host"])]
        if not public:
            raise OSError(f"{host} has no public address")
        return public

    async def close(self) -> None:
        await self._resolver.close()
