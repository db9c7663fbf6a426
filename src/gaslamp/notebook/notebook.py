"""What was seen at a real board, and what one seat knows after each entry. There is no State.

What can only go on in one way is entered by itself: a card dealt face down, an answer that follows from the rest.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from gaslamp.core import journal
from gaslamp.core import options as option_words
from gaslamp.core.errors import NotLegal, NotThere
from gaslamp.core.game import AnyGame
from gaslamp.core.record import Entry, Promise, Record, undone
from gaslamp.games.registry import named, registration
from gaslamp.parts import notebook as part

MOST_ENTRIES = 3000
"""Several times as many as the longest game has."""
NO_PROMISE = Promise("none")
"""Nobody promised anything: the secrets are on paper."""


@dataclass(frozen=True, slots=True)
class Notebook:
    record: Record
    """As the seat saw it, in progress."""
    views: tuple[Any, ...]
    """Before the first entry, and after each."""
    chosen: tuple[int, ...] = ()
    """The numbers, from 1 on, of the entries that could have been others. The rest came by themselves."""

    @property
    def view(self) -> Any:
        return self.views[-1]

    @property
    def game(self) -> AnyGame:
        return named(self.record.game)


def part_of(game: str) -> part.Notebook:
    """The notebook part of a game."""
    found = registration(game).notebook
    if found is None:
        raise NotThere("no-notebook")
    return found


def begin(game: str, options: Mapping[str, str]) -> Notebook:
    """An empty notebook, with what comes first by itself."""
    rules, known = named(game), part_of(game)
    settled = option_words.settle(rules.OPTIONS, {**options, **known.FIXED})
    return _go_on(open_record(Record(game, rules.RULES, settled, NO_PROMISE, eyes=known.SEAT)))


def open_record(record: Record) -> Notebook:
    """The notebook with this record."""
    game = named(record.game)
    journal.check_rules(game, record)
    empty = undone(record, 0)
    found = Notebook(empty, tuple(journal.views(game, empty)))
    for entry in record.entries:
        found = append(found, game.parse_action(entry.action), is_chosen=len(next_entries(found)) > 1)
    return found


def next_entries(notebook: Notebook, at: int | None = None) -> tuple[Any, ...]:
    """What can be entered next, or after `at` entries: the seat's own choices, or what it could see of others."""
    view, known = notebook.views[-1 if at is None else at], part_of(notebook.record.game)
    return notebook.game.choices(view) if known.actor(view) == known.SEAT else known.observable(view)


def add(notebook: Notebook, actions: Sequence[str]) -> Notebook:
    """The notebook after these entries, and after what follows from them. NotLegal if one of them cannot come there.

    What came by itself after one of them may be named too: the last circle of a search, for example.
    """
    by_itself: list[str] = []
    for text in actions:
        action = notebook.game.parse_action(text)
        found = next_entries(notebook)
        if action in found:
            notebook = append(notebook, action, is_chosen=len(found) > 1)
            length = notebook.record.length
            notebook = _go_on(notebook)
            by_itself = [entry.action for entry in notebook.record.entries[length:]]
        elif text in by_itself:
            by_itself.remove(text)
        else:
            raise NotLegal("not-next", action=text)
    return notebook


def undo(notebook: Notebook) -> Notebook:
    """Without the last entry that could have been another, and what followed from it."""
    if not notebook.chosen:
        raise NotLegal("nothing-to-undo")
    return cut(notebook, notebook.chosen[-1] - 1)


def cut(notebook: Notebook, length: int) -> Notebook:
    chosen = tuple(number for number in notebook.chosen if number <= length)
    return Notebook(undone(notebook.record, length), notebook.views[: length + 1], chosen)


def append(notebook: Notebook, action: Any, *, is_chosen: bool) -> Notebook:
    """The notebook after one more entry. The caller knows that it can come next."""
    record, game = notebook.record, notebook.game
    if record.length >= MOST_ENTRIES:
        raise NotLegal("notebook-full")
    actor = part_of(record.game).actor(notebook.view)
    assert actor is not None, "nothing can come after the end"
    record = replace(record, entries=(*record.entries, Entry(actor, game.write(action))))
    chosen = (*notebook.chosen, record.length) if is_chosen else notebook.chosen
    return Notebook(record, (*notebook.views, game.watch(notebook.view, action)), chosen)


def _go_on(notebook: Notebook) -> Notebook:
    while len(found := next_entries(notebook)) == 1:
        notebook = append(notebook, found[0], is_chosen=False)
    return notebook
