"""Deduction handed out: as far as the table's assist level goes, and from what a seat itself has seen."""

from typing import Any

from gaslamp.core.errors import NotLegal
from gaslamp.core.record import Record
from gaslamp.games.registry import registration
from gaslamp.table.settings import Assist
from gaslamp.table.table import Table


def level(table: Table) -> Assist:
    """After the end nothing is spoiled by knowing more."""
    return "probabilities" if table.status == "over" else table.settings.assist


def belief(game: str, allowed: Assist, record: Record) -> dict[str, Any]:
    """What could be true, by a seat's own record."""
    deduction = registration(game).deduction
    if deduction is not None and allowed == "probabilities":
        return deduction.findings(record)
    if deduction is not None and allowed == "possible":
        return deduction.possibilities(record)
    raise NotLegal("no-assist")
