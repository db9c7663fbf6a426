"""A notebook as it is kept in the store, and back."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from gaslamp.core.record import Entry, Record
from gaslamp.notebook import Notebook, open_record
from gaslamp.notebook.notebook import NO_PROMISE, part_of
from gaslamp.store.notebooks import KeptNotebook
from gaslamp.table.settings import Assist


@dataclass(frozen=True, slots=True)
class OpenNotebook:
    """Of all that is here, nothing is secret to those who have the link."""

    id: str
    version: int
    moved: int
    """The version at which the entries changed last. Marks do not count."""
    notebook: Notebook
    assist: Assist
    marks: Mapping[str, str]


def write(found: OpenNotebook) -> KeptNotebook:
    record = found.notebook.record
    body = {
        "game": record.game,
        "rules": record.rules,
        "options": record.options,
        "entries": [entry.action for entry in record.entries],
        "moved": found.moved,
        "assist": found.assist,
        "marks": dict(found.marks),
    }
    return KeptNotebook(found.id, body, found.version)


def read(kept: KeptNotebook, known: OpenNotebook | None = None) -> OpenNotebook:
    """`known` is an earlier version: if the entries are the same, they are not replayed again."""
    body = kept.body
    is_same = known is not None and known.moved == body["moved"]
    notebook = known.notebook if known is not None and is_same else _notebook(body)
    return OpenNotebook(kept.id, kept.version, body["moved"], notebook, body["assist"], body["marks"])


def _notebook(body: Mapping[str, Any]) -> Notebook:
    game = body["game"]
    record = Record(game, body["rules"], body["options"], NO_PROMISE, eyes=part_of(game).SEAT)
    # Who acted follows from the entries before.
    return open_record(replace(record, entries=tuple(Entry("", text) for text in body["entries"])))
