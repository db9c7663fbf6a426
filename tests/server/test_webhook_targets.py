"""Targets of notices: private addresses in any notation, invalid URLs and invalid mail addresses are refused."""

import pytest

from gaslamp.core.errors import GaslampError
from gaslamp.server.notices.webhook_targets import check_email, check_url, is_public, resolve


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1/",
        "http://localhost/",
        "http://127.1/",
        "http://2130706433/",
        "http://0177.0.0.1/",
        "http://0x7f.0.0.1/",
        "http://0.0.0.0/",
        "http://10.1.2.3/",
        "http://172.16.0.1/",
        "http://192.168.1.1/",
        "http://169.254.169.254/latest/meta-data",
        "http://100.64.0.1/",
        "http://224.0.0.1/",
        "http://255.255.255.255/",
        "http://[::1]/",
        "http://[::]/",
        "http://[::ffff:127.0.0.1]/",
        "http://[::ffff:10.0.0.1]/",
        "http://[::127.0.0.1]/",
        "http://[64:ff9b::7f00:1]/",
        "http://[2002:7f00:1::]/",
        "http://[fe80::1]/",
        "http://[fc00::1]/",
        "http://[ff02::1]/",
        *("http://0/", "http://127.0.1/", "http://LOCALHOST/", "http://127.0.0.1:8080/"),
        *("http://0x7f000001/", "http://017700000001/", "http://0x7f.1/", "http://00000177.0.0.1/"),
        *("http://[::ffff:7f00:1]/", "http://[0:0:0:0:0:ffff:127.0.0.1]/", "http://[::ffff:0:127.0.0.1]/"),
        *("http://[64:ff9b:1::7f00:1]/", "http://[2001:0:7f00:1::]/", "http://[2002:a9fe:a9fe::]/"),
        *("http://[fec0::1]/", "http://[fd12:3456:789a::1]/", "http://[3fff::1]/", "http://[2001:db8::1]/"),
        *("http://192.0.2.1/", "http://198.18.0.1/", "http://240.0.0.1/", "http://192.0.0.1/"),
    ],
)
async def test_private_addresses_are_refused_in_every_notation(url: str) -> None:
    with pytest.raises(GaslampError, match="private-address"):
        await resolve(url, private=False)


async def test_a_host_name_with_one_private_address_is_refused() -> None:
    async def look_up(_host: str, _port: int) -> list[str]:
        return ["93.184.216.34", "127.0.0.1"]

    with pytest.raises(GaslampError, match="private-address"):
        await resolve("https://hook.example/", private=False, look_up=look_up)


@pytest.mark.parametrize("url", ["http://[fe80::1%25lo]/", "http://93.184.216.34:25/", "http://93.184.216.34:22/"])
async def test_scoped_addresses_and_other_ports_are_refused(url: str) -> None:
    with pytest.raises(GaslampError, match="bad-address"):
        await resolve(url, private=False)


@pytest.mark.parametrize("address", ["93.184.216.34", "2606:2800:220:1:248:1893:25c8:1946"])
def test_public_addresses_are_accepted(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "url",
    [
        *("ftp://a.example/", "file:///etc/passwd", "http://", "no", "http://[::1", "http://a.example:99999/"),
        *("http://user:pass@a.example/", "http://a.example/ x", "http://a.example/#x", "http://\u00e4.example/"),
        "http://a.example/\r\nX: y",
    ],
)
def test_invalid_urls_are_refused(url: str) -> None:
    with pytest.raises(GaslampError, match="bad-address"):
        check_url(url)


INJECTED = [
    "\nBcc: x@y.zz",
    "\r\nBcc: x@y.zz",
    "\r\n\r\nbody",
    "\x00",
    "\u2028Bcc: x@y.zz",
    "%0aBcc:x@y.zz",
    ",x@y.zz",
    ">",
]


@pytest.mark.parametrize(
    "text",
    [
        *("ada", "ada@", "@home.example", "a b@home.example", '"a b"@home.example', "Ada <ada@home.example>"),
        *(f"ada@home.example{rest}" for rest in INJECTED),
        *(f"ada{rest}@home.example" for rest in INJECTED if rest[0] != "%"),
    ],
)
def test_invalid_email_addresses_are_refused(text: str) -> None:
    with pytest.raises(GaslampError, match="bad-address"):
        check_email(text)
