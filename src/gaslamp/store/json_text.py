"""JSON as it is stored: one line of ASCII, which every database accepts."""

import json
from typing import Any

_ENCODER = json.JSONEncoder(separators=(",", ":"))


def write(body: Any) -> str:
    return _ENCODER.encode(body)


def without_nul(text: str) -> str:
    """Without NUL, the one character that PostgreSQL cannot store."""
    return text.replace("\x00", "")


def read(text: str) -> Any:
    return json.loads(text)
