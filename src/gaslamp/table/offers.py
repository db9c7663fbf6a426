"""Offers to the other players: to abandon the game, to take back an action, to resign. They agree or refuse."""

from collections.abc import Iterator

from gaslamp.core import stopping
from gaslamp.core.errors import NotLegal
from gaslamp.table.checks import check_human, check_running, check_version
from gaslamp.table.commands import Answer, Ask
from gaslamp.table.ending import lost
from gaslamp.table.events import Answered, Closed, Offered, TableEvent, Undone
from gaslamp.table.replay import taken_back
from gaslamp.table.table import Table


def ask(table: Table, command: Ask) -> Iterator[TableEvent]:
    check_running(table)
    check_version(table, command.version)
    check_human(table, command.seat)
    if table.offer is not None:
        raise NotLegal("offer-open")
    back = taken_back(table, command.seat) if command.what == "take-back" else None
    if command.what == "take-back":
        if not may_take_back(table):
            raise NotLegal("no-take-back")
        if back is None:
            raise NotLegal("cannot-take-back")
    yield Offered(command.seat, command.what, table.in_order(table.people - {command.seat}))
    if table.people == {command.seat}:
        if back is None:
            yield Closed((), stopping.LEFT, (command.seat,))
        else:
            yield Undone(command.seat, back, is_take_back=True)


def may_take_back(table: Table) -> bool:
    """Not from machines at a table with other people: asking a machine again and again would reveal its secrets."""
    return not table.has_machines or len(table.people) <= 1


def answer(table: Table, command: Answer) -> Iterator[TableEvent]:
    check_running(table)
    offer = table.offer
    if offer is None or offer.version != command.offer:
        raise NotLegal("no-offer")
    if command.seat not in offer.asked and (command.yes or command.seat != offer.by):
        raise NotLegal("not-asked")
    yield Answered(command.seat, command.yes)
    if command.yes and offer.asked == {command.seat}:
        match offer.what:
            case "abandon":
                yield Closed((), stopping.ABANDONED)
            case "take-back":
                yield Undone(offer.by, offer.length, is_take_back=True)
            case "resign":
                yield lost(table, table.side(offer.by), stopping.RESIGNED)
