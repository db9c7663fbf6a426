"""The server's signatures of records: Ed25519. A signing key is 32 secret bytes; its public key is 64 digits."""

from dataclasses import replace

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from gaslamp.core import signed
from gaslamp.core.errors import NotHonest
from gaslamp.core.record import TABLE, Record
from gaslamp.core.signatures import Signatures

KEY_BYTES = 32


class Signer:
    """Signs with the last of its keys. The others were used before; their public keys are still published."""

    def __init__(self, keys: list[bytes]) -> None:
        loaded = [Ed25519PrivateKey.from_private_bytes(key) for key in keys]
        self._key = loaded[-1]
        self.public_keys = [key.public_key().public_bytes_raw().hex() for key in loaded]

    def sign(self, record: Record) -> Record:
        """With signatures of its start and, once it is over and whole, of its end."""
        start = self._key.sign(signed.start_message(record)).hex()
        is_whole = record.outcome is not None and record.eyes == TABLE
        end = self._key.sign(signed.end_message(record)).hex() if is_whole else None
        return replace(record, signatures=Signatures(self.public_keys[-1], start, end))


def check_signatures(record: Record) -> tuple[str, ...]:
    """Which of the signatures there are: `start`, `end`. Raises if one of them is wrong."""
    signatures = record.signatures
    if signatures is None:
        return ()
    messages = {"start": signed.start_message, "end": signed.end_message}
    given = {"start": signatures.start, "end": signatures.end}
    found = tuple(name for name, text in given.items() if text is not None)
    for name in found:
        if not _is_right(signatures.key, given[name] or "", messages[name](record)):
            raise NotHonest("start-not-signed") if name == "start" else NotHonest("end-not-signed")
    return found


def _is_right(key: str, signature: str, message: bytes) -> bool:
    try:
        Ed25519PublicKey.from_public_bytes(bytes.fromhex(key)).verify(bytes.fromhex(signature), message)
    except (ValueError, InvalidSignature):
        return False
    return True
