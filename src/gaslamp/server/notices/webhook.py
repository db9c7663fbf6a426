"""Webhooks: a signed POST to the address that was checked."""

import asyncio
import hashlib
import hmac
import json
import ssl
from functools import cache
from typing import Any

from gaslamp.server.notices.webhook_targets import Target, port_of

TIMEOUT_SECONDS = 10.0
MAX_ANSWER_BYTES = 1024
"""Of an answer, no more is read."""
SIGNATURE = "X-Gaslamp-Signature"


class Undelivered(Exception):
    """No connection, or a status that is not 2xx."""


async def post(target: Target, body: dict[str, Any], secret: bytes) -> bytes:
    """The start of the answer. Without redirects and proxies, which could lead to a private address."""
    # Imported here: it takes a third of a second, and only servers with webhooks need it.
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
        # We connect to the address, but the certificate must be for the host name.
        extensions={"sni_hostname": host, "timeout": httpx.Timeout(TIMEOUT_SECONDS).as_dict()},
    )
    found = b""
    async with httpx.AsyncHTTPTransport(verify=_tls_context(), trust_env=False) as transport:
        try:
            async with asyncio.timeout(TIMEOUT_SECONDS):
                response = await transport.handle_async_request(request)
                async for part in response.stream:  # type: ignore[union-attr]
                    found += part
                    if len(found) >= MAX_ANSWER_BYTES:
                        break
                await response.aclose()
        except (httpx.HTTPError, TimeoutError) as error:
            raise Undelivered(type(error).__name__) from None
    if not 200 <= response.status_code < 300:
        raise Undelivered(f"status {response.status_code}")
    return found[:MAX_ANSWER_BYTES]


def repeats_challenge(answer: bytes, challenge: str) -> bool:
    """Whether the answer is `{"challenge": ...}` and nothing more. To echo every request is not to agree."""
    try:
        return bool(json.loads(answer) == {"challenge": challenge})
    except ValueError:
        return False


@cache
def _tls_context() -> ssl.SSLContext:
    """Cached: reading the certificates takes a tenth of a second."""
    return ssl.create_default_context()


def signature(secret: bytes, content: bytes) -> str:
    """HMAC-SHA256 of the body."""
    return "sha256=" + hmac.new(secret, content, hashlib.sha256).hexdigest()
