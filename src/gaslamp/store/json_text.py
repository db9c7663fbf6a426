"""JSON as it is stored: one line of ASCII, which every database accepts."""

import json
from typing import Any

from gaslamp.store.storage_fault import failed

_ENCODER = json.JSONEncoder(separators=(",", ":"))


def write(body: Any) -> str:
    return _ENCODER.encode(body)


def without_nul(text: str) -> str:
    """Without NUL, the one character that PostgreSQL cannot store."""
    return text.replace("\x00", "")


def read(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        raise failed() from None  # nobody has written that: the disk has changed it
