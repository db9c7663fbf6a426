"""A table of the memory store with all that belongs to it."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from gaslamp.store.analyses import KeptAnalysis
from gaslamp.store.json_text import read, write
from gaslamp.store.store import Address, ChatLine, Event, Header, Key, Listed, Progress, Summary


@dataclass(slots=True)
class MemoryTable:
    """A table with its events, keys, chat, notes, marks, addresses and analyses."""

    header: Header
    events: list[Event]
    summary: Summary
    keys: dict[bytes, Key] = field(default_factory=dict)
    lines: dict[str, list[ChatLine]] = field(default_factory=dict)
    notes: dict[str, str] = field(default_factory=dict)
    marks: dict[str, dict[str, tuple[Any, int]]] = field(default_factory=dict)
    """By owner and place: the mark and its time."""
    addresses: list[Address] = field(default_factory=list)
    analyses: dict[tuple[str, str], KeptAnalysis] = field(default_factory=dict)
    """By engine and depth."""


def copy(header: Header) -> Header:
    return replace(header, options=read(write(header.options)), settings=read(write(header.settings)))


def copies(events: Sequence[Event]) -> list[Event]:
    """Copied, so that a caller that changes its dictionaries does not change the store."""
    return [replace(event, body=read(write(event.body))) for event in events]


def progress(stored: MemoryTable) -> Progress:
    return Progress(
        len(stored.events),
        {channel: len(lines) for channel, lines in stored.lines.items()},
        {owner: (len(own), max(at for _, at in own.values())) for owner, own in stored.marks.items() if own},
    )


def listed(stored: MemoryTable, mine: tuple[str, ...] = ()) -> Listed:
    header = copy(stored.header)
    return Listed(
        header.id,
        header.game,
        header.rules,
        header.options,
        header.settings,
        header.created,
        len(stored.events),
        stored.summary,
        mine,
    )


def latest(found: list[Listed], limit: int) -> list[Listed]:
    return sorted(found, key=lambda listed: (-listed.summary.updated, listed.id))[:limit]
