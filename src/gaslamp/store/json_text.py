"""JSON as it is kept: one line, nothing but ASCII, so that every database takes every text."""

import json
from typing import Any

_ENCODER = json.JSONEncoder(separators=(",", ":"))


def write(body: Any) -> str:
    return _ENCODER.encode(body)


def without_nul(text: str) -> str:
    """What people wrote, without the one character that PostgreSQL cannot keep."""
    return text.replace("\x00", "")


def read(text: str) -> Any:
    return json.loads(text)
