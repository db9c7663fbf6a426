"""Notebooks beside real boards. The link is the key: everybody who has it may read and write."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query
from fastapi.responses import PlainTextResponse, Response

from gaslamp.core import record as records
from gaslamp.parts.wire import Count, TableId
from gaslamp.server.notebooks.page import misfit_json, page
from gaslamp.server.rest.json_lines import JsonLines
from gaslamp.server.rest.request_context import HubDep, VisitorDep, WordsDep
from gaslamp.server.tables.messages import Json
from gaslamp.server.wire.notebooks import (
    MOST_AT_ONCE,
    ActionText,
    MendedNotebook,
    MendEntry,
    NewEntries,
    NewMark,
    NewNotebook,
    NotebookBelief,
    NotebookPage,
    UndoEntry,
)

router = APIRouter(prefix="/api/notebooks", tags=["notebooks"])
STREAM: dict[int | str, dict[str, Any]] = {
    200: {"content": {"application/x-ndjson": {}}, "description": "A line with the version after each change."}
}

Name = Annotated[TableId, Path(description="The notebook's id, as in its link.")]
At = Annotated[Count | None, Query(description="After so many entries; without it: after all.")]

Then = Annotated[
    tuple[ActionText, ...],
    Query(max_length=MOST_AT_ONCE, description="Entries to try after those: they are not kept."),
]


@router.post("", status_code=201, response_model=NotebookPage)
async def create(wanted: NewNotebook, hub: HubDep, words: WordsDep) -> Json:
    """A new notebook. Others need only its link."""
    return page(words, await hub.notebooks.create(wanted.game, wanted.options, wanted.assist))


@router.get("/{notebook}", response_model=NotebookPage)
async def look(notebook: Name, hub: HubDep, words: WordsDep, at: At = None, then: Then = ()) -> Json:
    """As it is, as it was, or as it would be after some entries."""
    found = await hub.notebooks.open(notebook)
    if then:
        length = found.notebook.record.length if at is None else at
        return page(words, await hub.notebooks.tried(found, length, then))
    return page(words, found, at)


@router.post("/{notebook}/entries", response_model=NotebookPage)
async def enter(notebook: Name, body: NewEntries, hub: HubDep, words: WordsDep) -> Json:
    """What happened at the board next."""
    return page(words, await hub.notebooks.enter(notebook, body.version, body.actions))


@router.post("/{notebook}/undo", response_model=NotebookPage)
async def undo(notebook: Name, body: UndoEntry, hub: HubDep, words: WordsDep) -> Json:
    """Without the last entry, and what followed from it."""
    return page(words, await hub.notebooks.undo(notebook, body.version))


@router.post("/{notebook}/mend", response_model=MendedNotebook)
async def mend(notebook: Name, body: MendEntry, hub: HubDep, words: WordsDep) -> Json:
    """Another entry in the place of an earlier one, or before it. Those after it are kept as long as they fit."""
    found, mended = await hub.notebooks.mend(
        notebook, body.version, body.number, body.actions, is_before=body.is_before
    )
    game = found.notebook.record.game
    return {
        "notebook": page(words, found),
        "kept": mended.kept,
        "dropped": mended.dropped,
        "misfit": mended.misfit and misfit_json(words, game, mended.misfit),
    }


@router.post("/{notebook}/marks", response_model=NotebookPage)
async def mark(notebook: Name, body: NewMark, hub: HubDep, words: WordsDep) -> Json:
    """A pencil mark, which everybody with the link sees."""
    return page(words, await hub.notebooks.mark(notebook, body.place, body.mark))


@router.get("/{notebook}/belief", response_model=NotebookBelief)
async def belief(notebook: Name, hub: HubDep, visitor: VisitorDep, at: At = None) -> Response:
    """What could be true by the entries, as far as the notebook shows it; and whether they contradict each other."""
    return Response(await hub.notebooks.belief(notebook, at, visitor), media_type="application/json")


@router.get("/{notebook}/record", response_class=PlainTextResponse)
async def record(notebook: Name, hub: HubDep) -> str:
    """The record of the seat, for `gaslamp infer`."""
    return records.write((await hub.notebooks.open(notebook)).notebook.record)


@router.get("/{notebook}/stream", response_class=JsonLines, responses=STREAM)
async def stream(notebook: Name, hub: HubDep, visitor: VisitorDep) -> JsonLines:
    """The version now, and after each change."""
    return JsonLines(hub.notebooks.readers.lines(notebook, visitor))
