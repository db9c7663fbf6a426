"""The lines of the engine protocol, version 1. docs/engine.md describes it for people who write an engine.

An engine gets only what its seat may know: the seat's own view, what the seat saw, and what it may do.
"""

from collections.abc import Iterator, Sequence

from gaslamp.core import options
from gaslamp.core.record import Entry, Record
from gaslamp.parts.player import Knowledge

VERSION = 1
HELLO = f"gaslamp {VERSION}"
READY = "ready"
STOP, QUIT = "stop", "quit"
BEST, PROGRESS, ERROR, NAME, AUTHOR, OPTION = "best", "progress", "error", "name", "author", "option"
NEW, SEAT, DID, VIEW, CHOICES, GO, END, SET = "new", "seat", "did", "view", "choices", "go", "end", "set"


def new_game(record: Record, seat: str) -> Iterator[str]:
    yield f"{NEW} {record.game} {record.rules} {options.write(record.options)}"
    yield f"{SEAT} {seat}"


def did(number: int, entry: Entry) -> str:
    """An action as the seat saw it."""
    return f"{DID} {number} {entry.seat} {entry.action}"


def question(known: Knowledge, view: str, choices: Sequence[str], milliseconds: int) -> Iterator[str]:
    """What is the best action? The view says whose it is."""
    assert view.endswith(f"@{known.seat}"), "an engine is shown the view of its own seat"
    yield f"{VIEW} {view}"
    yield f"{CHOICES} {' '.join(choices)}"
    yield f"{GO} {milliseconds}"


def words(line: str) -> tuple[str, str]:
    """The first word of a line, and the rest."""
    word, _, rest = line.strip().partition(" ")
    return word, rest.strip()
