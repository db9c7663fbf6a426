"""JSON as it is kept: one line, nothing but ASCII, so that every database takes every text."""

import json
from typing import Any


def write(body: Any) -> str:
    return json.dumps(body, separators=(",", ":"))


def read(text: str) -> Any:
    return json.loads(text)
