"""Mending an earlier entry. Those after it are kept as long as they fit."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from gaslamp.core.errors import NotThere
from gaslamp.core.record import Entry
from gaslamp.notebook.notebook import Notebook, add, cut, next_entries


@dataclass(frozen=True, slots=True)
class Misfit:
    """The first later entry that cannot come any more."""

    number: int
    """In the notebook as it was."""
    entry: Entry
    before: Any
    """What the seat knew before it, as it was: for the words about it."""


@dataclass(frozen=True, slots=True)
class Mended:
    notebook: Notebook
    kept: int
    """How many of the later entries are still there, without those that came by themselves."""
    dropped: int
    """How many of them are not: the first that does not fit, and all after it."""
    misfit: Misfit | None


def tried(notebook: Notebook, length: int, actions: Sequence[str]) -> Notebook:
    """The notebook after its first `length` entries and these: what could be entered there next?"""
    return add(cut(notebook, min(length, notebook.record.length)), actions)


def mend(notebook: Notebook, number: int, actions: Sequence[str], *, is_before: bool = False) -> Mended:
    """These entries instead of the one with this number, from 1 on. None: it is left out.

    `is_before`: they were forgotten and come before it. Then it is the first of the later ones.
    """
    if not 1 <= number <= notebook.record.length:
        raise NotThere("no-entry", number=number)
    found = tried(notebook, number - 1, actions)
    later = range(number if is_before else number + 1, notebook.record.length + 1)
    left = sum(one in later for one in notebook.chosen)
    kept, by_itself = 0, _entries(found, number - 1)
    for one in later:
        entry, is_counted = notebook.record.entries[one - 1], one in notebook.chosen
        if notebook.game.parse_action(entry.action) in next_entries(found):
            length = found.record.length
            found = add(found, [entry.action])
            by_itself = _entries(found, length + 1)
        elif entry in by_itself:
            by_itself.remove(entry)
        elif is_counted:
            return Mended(found, kept, left - kept, Misfit(one, entry, notebook.views[one - 1]))
        kept += is_counted
    return Mended(found, kept, 0, None)


def _entries(notebook: Notebook, start: int) -> list[Entry]:
    """Those after the first `start`."""
    return list(notebook.record.entries[start:])
