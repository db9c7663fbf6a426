"""Where a game goes on from: a moment of a finished game, whose first actions were taken over."""

import re
from dataclasses import dataclass

from gaslamp.core.errors import NotWellFormed
from gaslamp.core.notation import parts_of

TABLE_ID = re.compile("[A-Za-z0-9-]{1,64}")
_LENGTH = re.compile("0|[1-9][0-9]{0,5}")


@dataclass(frozen=True, slots=True)
class Origin:
    table: str
    """Of the finished game."""
    length: int
    """How many of its actions were taken over."""


def write(origin: Origin) -> str:
    return f"continues {origin.table} {origin.length}"


def parse(text: str) -> Origin:
    """Without the first word."""
    table, length = parts_of(text, 2, 2)
    if not TABLE_ID.fullmatch(table) or not _LENGTH.fullmatch(length):
        raise NotWellFormed("bad-header", line=f"continues {text}")
    return Origin(table, int(length))
