"""A notice to a program: a signed POST to the address that was judged, and no further."""

import hashlib
import hmac
import json
import ssl
from functools import cache
from typing import Any

from gaslamp.server.notices.webhook_targets import Target, port_of

TIMEOUT = 10.0
SIGNATURE = "X-Gaslamp-Signature"


class Undelivered(Exception):
    """The receiver did not say that all is well."""


async def post(target: Target, body: dict[str, Any], secret: bytes) -> None:
    """Redirects are not followed and no proxy is asked: both could lead where we may not go. Nothing is read."""
    # Only a host whose players ask for webhooks needs it, and it takes a third of a second to read.
    import httpx

    content = json.dumps(body, separators=(",", ":")).encode()
    url, host = target.url, target.url.hostname or ""
    address = f"[{target.address}]" if ":" in target.address else target.address
    request = httpx.Request(
        "POST",
        f"{url.scheme}://{address}:{port_of(url)}{url.path or '/'}{'?' + url.query if url.query else ''}",
        content=content,
        headers={
            "Host": url.netloc,
            "Content-Type": "application/json",
            "User-Agent": "Gaslamp",
            SIGNATURE: signature(secret, content),
        },
        # The certificate must be the name's, though we connect to its address.
        extensions={"sni_hostname": host, "timeout": httpx.Timeout(TIMEOUT).as_dict()},
    )
    async with httpx.AsyncHTTPTransport(verify=_trusted(), trust_env=False) as transport:
        try:
            response = await transport.handle_async_request(request)
            await response.aclose()
        except httpx.HTTPError as error:
            raise Undelivered(type(error).__name__) from None
    if not 200 <= response.status_code < 300:
        raise Undelivered(f"status {response.status_code}")


@cache
def _trusted() -> ssl.SSLContext:
    """Reading all the certificates of the world takes a tenth of a second."""
    return ssl.create_default_context()


def signature(secret: bytes, content: bytes) -> str:
    """HMAC-SHA256 over the bytes of the body, by which the receiver knows that it was us."""
    return "sha256=" + hmac.new(secret, content, hashlib.sha256).hexdigest()
