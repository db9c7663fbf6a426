"""A notebook as JSON: what was entered, what the seat knows, and what can be entered next."""

from functools import lru_cache
from typing import Any

from gaslamp.games.registry import registration
from gaslamp.i18n import Words
from gaslamp.notebook import Notebook, next_entries
from gaslamp.notebook.mending import Misfit
from gaslamp.notebook.notebook import part_of
from gaslamp.server.notebooks.kept_form import OpenNotebook
from gaslamp.server.tables.messages import Json, words_in
from gaslamp.server.wire.views import choices_json, view_json


def page(words: Words, found: OpenNotebook, at: int | None = None) -> Json:
    """As it is, or as it was after `at` entries: then another one can be entered there."""
    notebook, record = found.notebook, found.notebook.record
    moment = record.length if at is None else min(at, record.length)
    view = notebook.views[moment]
    return {
        "id": found.id,
        "game": record.game,
        "options": record.options,
        "assist": found.assist,
        "version": found.version,
        "seat": record.eyes,
        "length": record.length,
        "at": moment,
        "actor": part_of(record.game).actor(view),
        "view": view_json(record.game, view, words),
        "choices": choices_json(record.game, view, next_entries(notebook, moment), words),
        "entries": [entry_json(words, notebook, number) for number in notebook.chosen],
        "marks": found.marks,
    }


def entry_json(words: Words, notebook: Notebook, number: int) -> Json:
    entry, before = notebook.record.entries[number - 1], notebook.views[number - 1]
    label = _label(words.language, notebook.record.game, entry.action, before)
    return {"number": number, "seat": entry.seat, "text": entry.action, "label": label}


def misfit_json(words: Words, game: str, misfit: Misfit) -> Json:
    entry = misfit.entry
    label = _label(words.language, game, entry.action, misfit.before)
    return {"number": misfit.number, "seat": entry.seat, "text": entry.action, "label": label}


@lru_cache(maxsize=20_000)
def _label(language: str, game: str, text: str, before: Any) -> str:
    """Kept, because a notebook is sent again after each of its entries."""
    known = registration(game)
    return known.story.tell(words_in(language), before, known.rules.parse_action(text))
