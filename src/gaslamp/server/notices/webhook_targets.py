"""Which addresses notices may be sent to. Webhooks to private networks are refused (SSRF).

A host name is resolved once, its addresses are checked, and the connection is made to a checked address. So a name that
resolves differently a moment later (DNS rebinding) changes nothing.
"""

import asyncio
import re
import socket
from collections.abc import Awaitable, Callable
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import NamedTuple
from urllib.parse import SplitResult, urlsplit

from gaslamp.core.errors import GaslampError

MAX_URL_LENGTH = 500
WEB_PORTS = frozenset({80, 443})
FIRST_UNPRIVILEGED_PORT = 1024
NOT_PUBLIC = (ip_network("fec0::/10"), ip_network("3fff::/20"))
"""Site-local and documentation networks, which Python counts as global."""
Address = IPv4Address | IPv6Address
Lookup = Callable[[str, int], Awaitable[list[str]]]

_EMAIL = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,63}")


class Target(NamedTuple):
    """A webhook whose host name is resolved."""

    url: SplitResult
    address: str


def check_email(text: str) -> str:
    if len(text) > 254 or not _EMAIL.fullmatch(text):
        raise GaslampError("bad-address", text=text)
    return text


def check_url(text: str) -> SplitResult:
    """All checks that need no DNS."""
    try:
        url = urlsplit(text)
        is_valid = bool(url.scheme in ("http", "https") and url.hostname and url.port != 0)
    except ValueError:
        raise GaslampError("bad-address", text=text) from None
    if not is_valid or len(text) > MAX_URL_LENGTH or not text.isascii() or not text.isprintable() or " " in text:
        raise GaslampError("bad-address", text=text)
    if url.username is not None or url.password is not None or url.fragment:
        raise GaslampError("bad-address", text=text)
    return url


async def look_up(host: str, port: int) -> list[str]:
    """Every address of a host name. Numbers such as 2130706433 or 0177.0.0.1 are normalised to plain addresses."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(address[0]) for *_, address in found]


async def resolve(text: str, *, private: bool, look_up: Lookup = look_up) -> Target:
    """The target to connect to. If one of a name's addresses is private, all are refused."""
    url = check_url(text)
    assert url.hostname is not None
    if not private and port_of(url) not in WEB_PORTS and port_of(url) < FIRST_UNPRIVILEGED_PORT:
        # A server of another protocol, such as SMTP, could take our request for its own.
        raise GaslampError("bad-address", text=text)
    try:
        found = await look_up(url.hostname, port_of(url))
    except (OSError, UnicodeError):
        raise GaslampError("bad-address", text=text) from None
    if not found:
        raise GaslampError("bad-address", text=text)
    if not private and not all(is_public(address) for address in found):
        raise GaslampError("private-address")
    return Target(url, found[0])


def port_of(url: SplitResult) -> int:
    return url.port or (443 if url.scheme == "https" else 80)


def is_public(text: str) -> bool:
    """A public address that embeds no private one."""
    address = ip_address(text.partition("%")[0])
    return all(
        one.is_global and not one.is_multicast and not one.is_reserved and not any(one in net for net in NOT_PUBLIC)
        for one in (address, *_embedded(address))
    )


def _embedded(address: Address) -> list[Address]:
    """IPv4 addresses inside an IPv6 address (mapped or 6to4)."""
    if isinstance(address, IPv4Address):
        return []
    return [one for one in (address.ipv4_mapped, address.sixtofour) if one is not None]
