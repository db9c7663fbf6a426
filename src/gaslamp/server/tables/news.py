"""The message `news`, as JSON text: the events of one command, and the position after them.

Every move is sent to everybody, so what several readers see alike is encoded once, and a message is joined from such
texts. tests/server checks that the messages fit their schema.
"""

from collections.abc import Iterable, Sequence

from gaslamp.core.game import Seat
from gaslamp.parts.json_text import fields, joined
from gaslamp.server.tables import messages
from gaslamp.server.tables.history import PastEvent
from gaslamp.server.tables.messages import words_in
from gaslamp.server.tables.shown import Shown
from gaslamp.server.tables.table_log import TableLog
from gaslamp.table import visibility
from gaslamp.table.table import Table

Reader = tuple[Seat, str]
"""A seat and a language. All who have both are sent the same bytes."""


def news(
    log: TableLog,
    shown: Shown,
    before: Table,
    table: Table,
    past: Sequence[PastEvent],
    readers: Iterable[Reader],
    now: int,
    *,
    is_whole: bool,
) -> dict[Reader, bytes]:
    """What each reader is sent. `is_whole`: with all lines of the log."""
    views = {seat: visibility.view(table, seat) for seat in dict.fromkeys([seat for seat, _ in readers])}
    changed = log.changed(before, table, views, past, is_whole=is_whole)
    seen = messages.events_texts(table, past, views)
    common = fields(messages.common_position(table, now))
    is_same = messages.shown_of_table(before) == messages.shown_of_table(table)
    told: dict[tuple[str, int], bytes] = {}
    texts = {}
    for seat, language in readers:
        words, lines = words_in(language), changed[seat]
        if (language, id(lines)) not in told:
            info = None if is_same else messages.table_info(words, table)
            story = {"story": log.told(table, lines, words), "story_from": lines.start + 1, "table": info}
            told[language, id(lines)] = fields(story)
        own = shown.at(table, words, seat, views[seat])
        events, position = b'"events":' + seen[seat], b'"now":' + joined(common, own)
        texts[seat, language] = joined(b'"type":"news"', events, position, told[language, id(lines)])
    return texts
