"""The tokens of a notice address. They are computed from the server's secret, so that only a hash is stored.

The stop token is in every message. The proof is sent to the address once and confirms it. The client
that asks for notices gets neither: otherwise anybody could subscribe another person's address.
"""

import hashlib
import hmac
from base64 import urlsafe_b64encode


def stop_token(secret: bytes, table: str, seat: str, kind: str, target: str) -> str:
    """Ends the notices to one address."""
    return _derived(secret, f"notice {table} {seat} {kind} {target}")


def proof(secret: bytes, stop: str) -> str:
    """Proves that its sender received what was sent to the address."""
    return _derived(secret, f"confirm {stop}")


def is_proof(secret: bytes, stop: str, text: str) -> bool:
    """Compared in constant time."""
    return hmac.compare_digest(proof(secret, stop).encode(), text.encode())


def signing_secret(secret: bytes, stop: str) -> str:
    """The key of a webhook's signatures. It is sent to the client that asks for the webhook, and has no other use."""
    return hmac.new(secret, f"sign {stop}".encode(), hashlib.sha256).hexdigest()


def _derived(secret: bytes, about: str) -> str:
    return urlsafe_b64encode(hmac.digest(secret, about.encode(), hashlib.sha256)).decode().rstrip("=")
