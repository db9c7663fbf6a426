"""Corrections of what people entered at a companion table, and what their sender is told."""

import asyncio

from gaslamp.core.game import SPECTATOR, Seat
from gaslamp.games.registry import registration
from gaslamp.i18n import Words
from gaslamp.server.tables.messages import Json, words_in
from gaslamp.server.tables.open_table import OpenTable
from gaslamp.server.tables.subscriber import Subscriber
from gaslamp.server.wire import commands as wire
from gaslamp.table import corrections
from gaslamp.table.commands import Correct
from gaslamp.table.corrections import Made
from gaslamp.table.table import Table


async def correct(open_table: OpenTable, subscriber: Subscriber, command: wire.Correct) -> Json:
    """How many later actions were kept and, in the sender's language, the first that was not."""
    seat = subscriber.seat
    wanted = Correct(seat, command.version, command.length, tuple(command.actions), command.keep)
    decided: list[Table] = []

    def at(table: Table) -> Correct:
        """Keeps the table at which it is decided: other processes may have changed it meanwhile."""
        decided.append(table)
        return wanted

    after = await open_table.run(at, by=subscriber)
    subscriber.release()  # the answer takes a while
    found = await asyncio.to_thread(corrections.result, decided[-1], wanted, after)
    words = words_in(subscriber.language)
    return {"kept": found.kept, "unfit": found.unfit and _told(words, after, found.unfit, _eyes(after, seat))}


def _eyes(table: Table, seat: Seat) -> Seat:
    """Where people of several sides look at one phone, a step is told as everybody may hear it."""
    sides = {table.side(one) for one in table.people}
    return seat if len(sides) == 1 else SPECTATOR


def _told(words: Words, table: Table, made: Made, seat: Seat) -> str:
    """A step in words, as that seat saw it when it was made."""
    game, story = table.game, registration(table.game.NAME).story
    seen = game.seen(made.state, game.parse_action(made.entry.action), seat)
    return words("correct-unfit", deed=story.tell(words, game.view(made.state, seat), seen))
