"""JSON as it is stored: one line of ASCII, which every database accepts."""

import json
from typing import Any

import orjson

from gaslamp.store.storage_fault import failed

_ENCODER = json.JSONEncoder(separators=(",", ":"))


def write(body: Any) -> str:
    """orjson is ten times as fast, but writes other characters than ASCII as they are, and not all that JSON can."""
    try:
        text = orjson.dumps(body)
    except orjson.JSONEncodeError:
        return _ENCODER.encode(body)
    return text.decode() if text.isascii() else _ENCODER.encode(body)


def without_nul(text: str) -> str:
    """Without NUL, the one character that PostgreSQL cannot store."""
    return text.replace("\x00", "")


def read(text: str) -> Any:
    try:
        return orjson.loads(text)
    except orjson.JSONDecodeError:
        return _read_anything(text)


def _read_anything(text: str) -> Any:
    """Also what orjson refuses, such as half of a pair of surrogates."""
    try:
        return json.loads(text)
    except ValueError:
        raise failed() from None  # nobody has written that: the disk has changed it
