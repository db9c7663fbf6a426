"""A table in memory and all that belongs to it, and what is said of it in lists."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from gaslamp.store.json_text import read, write
from gaslamp.store.store import Address, ChatLine, Event, Header, Key, Listed, Progress, Summary


@dataclass(slots=True)
class MemoryTable:
    """A table and all that belongs to it."""

    header: Header
    events: list[Event]
    summary: Summary
    keys: dict[bytes, Key] = field(default_factory=dict)
    lines: dict[str, list[ChatLine]] = field(default_factory=dict)
    notes: dict[str, str] = field(default_factory=dict)
    marks: dict[str, dict[str, tuple[Any, int]]] = field(default_factory=dict)
    """By owner and place: the mark, and when it was made."""
    addresses: list[Address] = field(default_factory=list)


def copy(header: Header) -> Header:
    return replace(header, options=read(write(header.options)), settings=read(write(header.settings)))


def copies(events: Sequence[Event]) -> list[Event]:
    """What a caller does to its own dictionaries must not change what is kept."""
    return [replace(event, body=read(write(event.body))) for event in events]


def progress(kept: MemoryTable) -> Progress:
    return Progress(
        len(kept.events),
        {channel: len(lines) for channel, lines in kept.lines.items()},
        {owner: (len(own), max(at for _, at in own.values())) for owner, own in kept.marks.items() if own},
    )


def listed(kept: MemoryTable, mine: tuple[str, ...] = ()) -> Listed:
    header = copy(kept.header)
    return Listed(
        header.id,
        header.game,
        header.rules,
        header.options,
        header.settings,
        header.created,
        len(kept.events),
        kept.summary,
        mine,
    )


def latest(found: list[Listed], limit: int) -> list[Listed]:
    return sorted(found, key=lambda listed: (-listed.summary.updated, listed.id))[:limit]
