"""A position as labels and texts: the fields of a State or View that are short enough to read."""

from collections.abc import Iterator, Sequence, Set
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

LONGEST_TEXT = 120
"""Characters. A longer value is left out."""


def facts(position: Any) -> list[tuple[str, str]]:
    """The fields in order. A field that is a record is replaced by its own fields."""
    return list(_facts(position))


def _facts(thing: Any) -> Iterator[tuple[str, str]]:
    for name, value in _fields(thing):
        if _is_record(value):
            yield from _facts(value)
        elif name != "seat" and (text := _text(value)) is not None and len(text) <= LONGEST_TEXT:
            yield name.replace("_", " "), text


def _is_record(thing: Any) -> bool:
    return is_dataclass(thing) or hasattr(thing, "_fields")


def _fields(thing: Any) -> list[tuple[str, Any]]:
    if is_dataclass(thing):
        return [(field.name, getattr(thing, field.name)) for field in fields(thing)]
    return [(name, getattr(thing, name)) for name in getattr(thing, "_fields", ())]


def _text(value: Any) -> str | None:
    """None for a value that has no short text."""
    match value:
        case None:
            return "-"
        case bool():
            return "yes" if value else "no"
        case Enum():
            return value.name.lower().replace("_", " ")
        case str() | int():
            return str(value) or "-"
        case Sequence() | Set():
            texts = [_text(each) for each in value]
            return None if None in texts else ", ".join(map(str, texts)) or "-"
        case _:
            return None
