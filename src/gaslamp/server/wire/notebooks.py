"""Notebooks beside real boards, over REST."""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from gaslamp.parts.wire import STORABLE, Count, Json, Strict
from gaslamp.server.wire.views import AnyChoice, AnyView

MOST_AT_ONCE = 40
"""Entries in one request."""

Assist = Literal["off", "possible", "probabilities"]
ActionText = Annotated[str, StringConstraints(min_length=1, max_length=100, pattern=STORABLE)]
Word = Annotated[str, StringConstraints(min_length=1, max_length=40, pattern=STORABLE)]


class NewNotebook(Strict):
    game: Word
    options: dict[Word, Word] = Field(default_factory=dict, max_length=20)
    assist: Assist = "possible"
    """What the notebook shows besides the entries: nothing, what is possible, or how likely it is."""


class NewEntries(Strict):
    """`version`: the last one that was seen. If the entries have changed since, nothing is entered."""

    version: Count
    actions: list[ActionText] = Field(min_length=1, max_length=MOST_AT_ONCE)


class UndoEntry(Strict):
    version: Count


class MendEntry(Strict):
    """These entries instead of the one with that number. None: it is left out."""

    version: Count
    number: Count
    actions: list[ActionText] = Field(max_length=MOST_AT_ONCE)
    is_before: bool = False
    """They were forgotten: they come before the one with that number, and it stays if it fits."""


class NewMark(Strict):
    """The mark at a place, or None to remove it."""

    place: Annotated[str, StringConstraints(min_length=1, max_length=32, pattern=STORABLE)]
    mark: Annotated[str, StringConstraints(min_length=1, max_length=16, pattern=STORABLE)] | None


class NotebookEntry(Strict):
    number: int
    """Counted over all entries, also those that came by themselves."""
    seat: str
    text: str
    label: str


class NotebookPage(Strict):
    id: str
    """Everybody who knows it may read and write the notebook."""
    game: str
    options: dict[str, str]
    assist: Assist
    version: int
    seat: str
    """Whose knowledge it is."""
    length: int
    at: int
    """After how many entries the view and the choices are."""
    actor: str | None
    """Who acts then; None after the end."""
    view: AnyView
    choices: list[AnyChoice]
    """What can be entered next."""
    entries: list[NotebookEntry]
    """Without those that came by themselves."""
    marks: dict[str, str]


class MendedNotebook(Strict):
    notebook: NotebookPage
    kept: int
    """How many later entries still fit."""
    dropped: int
    misfit: NotebookEntry | None
    """The first that does not fit."""


class NotebookBelief(Strict):
    """`data` is empty where the notebook shows nothing, and after a contradiction."""

    at: int
    level: Assist
    contradiction: int | None
    """The number of the first entry after which nothing is possible any more."""
    data: Json
