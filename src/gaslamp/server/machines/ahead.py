"""The next steps of machines, chosen before any of them is shown.

So the pauses between them are fixed: how long a machine thought about one of them cannot be seen. Nothing is stored
here. The steps are made later (`commands.Play`), with new commitments, and chance answers the same then.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass

from gaslamp.core import record
from gaslamp.core.game import Seat
from gaslamp.core.record import Entry
from gaslamp.players.orders import carried_out
from gaslamp.server.machines.request import PlayerRequest
from gaslamp.server.tables import marks
from gaslamp.server.tables.history import seen_by_all
from gaslamp.server.tables.open_table import OpenTable
from gaslamp.table import visibility
from gaslamp.table.commands import Play
from gaslamp.table.decision import decide
from gaslamp.table.table import Table

MOST_STEPS = 60
"""More than any turn has."""

Choose = Callable[[PlayerRequest], Awaitable[str]]


@dataclass(frozen=True, slots=True)
class PlannedStep:
    seat: Seat
    level: str
    action: str
    order: str | None
    """The place of the pencilled order that it carries out."""
    length: int
    """Of the record before it."""
    take_backs: int
    """How often the table had gone back. A correction can lead to another game of the same length."""


async def steps_ahead(open_table: OpenTable, choose: Choose, seconds: float) -> list[PlannedStep]:
    """At least one step; then more, until a person is to act or so many seconds have passed."""
    table = open_table.table
    later: dict[Seat, list[Entry]] = {seat: [] for seat in table.seats}
    steps: list[PlannedStep] = []
    loop = asyncio.get_running_loop()
    end = loop.time() + seconds
    while (machine := table.machine) is not None and len(steps) < MOST_STEPS:
        if steps and loop.time() >= end:
            break
        seat, level = machine
        done = {one.order for one in steps if one.order is not None and _share(table, one.seat, seat)}
        found = await marks.shared_marks(open_table, seat)
        pencilled = {place: sign for place, sign in found.items() if place not in done}
        seen = (*open_table.history.entries(seat), *later[seat])
        action = await choose(request_for(table, seen, seat, level, pencilled))
        order = carried_out(table.game.NAME, action, pencilled)
        steps.append(PlannedStep(seat, level, action, order, table.length, table.take_backs))
        made = Play(table.version, ((seat, action),))
        for transition in decide(table, made, open_table.now(), open_table.environment.random):
            for observer, one in seen_by_all(transition).items():
                if observer in later:
                    later[observer].append(one.entry)
            table = transition.after
    return steps


def request_for(
    table: Table, seen: tuple[Entry, ...], seat: Seat, level: str, pencilled: Mapping[str, str]
) -> PlayerRequest:
    """What the seat knows and the marks its side shares, and nothing else. `seen`: the actions as the seat saw them."""
    return PlayerRequest(
        table=table.header.id,
        version=table.moved,
        game=table.game.NAME,
        seat=seat,
        level=level,
        record=record.write(visibility.own_record(table, seat, seen)),
        view=table.game.write(visibility.view(table, seat)),
        pencilled=pencilled,
        lesson=table.settings.lesson,
        visitor=table.settings.creator,
    )


def _share(table: Table, one: Seat, other: Seat) -> bool:
    """Whether two seats read the same notebook."""
    return visibility.notebook(table, one) == visibility.notebook(table, other)
