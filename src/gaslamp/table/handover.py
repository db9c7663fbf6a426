"""A seat is given to a machine, or back to its player."""

from collections.abc import Iterator

from gaslamp.core.errors import NotLegal
from gaslamp.core.game import Seat
from gaslamp.table.checks import check_human, check_no_clock, check_not_over, check_running, check_seat
from gaslamp.table.commands import Replace
from gaslamp.table.events import Sat, Stood, TableEvent
from gaslamp.table.table import Table


def replace_player(table: Table, command: Replace) -> Iterator[TableEvent]:
    check_not_over(table)
    check_seat(table, command.seat)
    chair = table.chairs[command.seat]
    if command.by == command.seat:
        yield from _hand_over(table, command)
        return
    check_human(table, command.by)
    if table.status == "waiting":
        if chair.kind == "human":
            raise NotLegal("seat-taken")
        yield Stood(command.seat) if command.level is None else Sat(command.seat, "machine", "", command.level)
        return
    if chair.kind != "human" or command.level is None:
        raise NotLegal("not-absent")
    if not may_replace(table, command.by, command.seat):
        raise NotLegal("only-allies")
    check_no_clock(table)
    if not command.absent:
        raise NotLegal("not-absent")
    yield Sat(command.seat, "machine", chair.name, command.level, command.by, chair.is_bot)


def may_replace(table: Table, by: Seat, seat: Seat) -> bool:
    """Whether a player may give another's seat to a machine at all. An opponent could question that machine."""
    return seat in table.allies(by) or table.settings.replace_absent == "all"


def _hand_over(table: Table, command: Replace) -> Iterator[TableEvent]:
    """One's own seat, to a machine or back."""
    check_running(table)
    chair = table.chairs[command.seat]
    if command.level is None:
        yield Sat(command.seat, "human", chair.name, None, is_bot=chair.is_bot)
    else:
        yield Sat(command.seat, "machine", chair.name, command.level, command.by, chair.is_bot)
