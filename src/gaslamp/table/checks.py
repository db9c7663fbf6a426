"""Conditions that several commands have in common. Each raises an error unless it is met."""

from gaslamp.core.errors import NotLegal, NotWellFormed
from gaslamp.core.game import Seat
from gaslamp.table.events import By
from gaslamp.table.settings import NoClock
from gaslamp.table.table import Table


def check_waiting(table: Table) -> None:
    if table.status != "waiting":
        raise NotLegal("already-started")


def check_running(table: Table) -> None:
    if table.status == "waiting":
        raise NotLegal("not-started")
    check_not_over(table)


def check_not_over(table: Table) -> None:
    if table.status == "over":
        raise NotLegal("table-over")


def check_no_clock(table: Table) -> None:
    """While a player has time left, nobody else decides that the player is absent."""
    if not isinstance(table.settings.clock, NoClock):
        raise NotLegal("clock-decides")


def check_version(table: Table, version: int) -> None:
    """The game itself must not have changed since that version; offers and seats may have."""
    if not table.moved <= version <= table.version:
        raise NotLegal("stale-version", version=table.version)


def check_seat(table: Table, seat: Seat) -> None:
    if seat not in table.chairs:
        raise NotWellFormed("unknown-seat", text=seat, known=", ".join(table.chairs))


def check_companion(table: Table) -> None:
    if not table.settings.companion:
        raise NotLegal("no-companion")


def check_person(table: Table, seat: Seat) -> None:
    """Somebody who has the key to a seat, also while a machine plays there."""
    check_seat(table, seat)
    if seat not in table.people:
        raise NotLegal("machine-plays")


def check_human(table: Table, seat: Seat) -> None:
    check_plays(table, seat, "human")


def check_plays(table: Table, seat: Seat, by: By) -> None:
    """A human who gave the seat to a machine cannot act until it is taken back."""
    check_seat(table, seat)
    if table.chairs[seat].kind != by:
        raise NotLegal("machine-plays")
