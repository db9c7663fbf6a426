"""A game that ends by no rule: a side loses, or the win is claimed from a side that has left."""

from dataclasses import replace

from gaslamp.core import stopping
from gaslamp.core.errors import NotLegal
from gaslamp.table.checks import check_human, check_no_clock, check_running
from gaslamp.table.commands import Claim
from gaslamp.table.events import Closed
from gaslamp.table.table import Table


def lost(table: Table, loser: str, reason: str) -> Closed:
    return Closed(tuple(seat for seat in table.seats if table.side(seat) != loser), reason)


def claim(table: Table, command: Claim) -> Closed:
    check_running(table)
    check_human(table, command.by)
    check_no_clock(table)
    turn = table.turn
    if turn is None or turn not in table.humans or table.side(turn) == table.side(command.by):
        raise NotLegal("not-absent")
    side = table.side(turn)
    left = table.in_order(frozenset(seat for seat in table.people if table.side(seat) == side))
    if not command.absent.issuperset(left):
        raise NotLegal("not-absent")
    return replace(lost(table, side, stopping.LEFT), left=left)
