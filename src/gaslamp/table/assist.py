"""What a seat is helped to deduce: as far as the table's assist level allows, and only from what it has seen."""

from typing import Any

from gaslamp.core.errors import NotLegal
from gaslamp.core.record import Record
from gaslamp.games.registry import registration
from gaslamp.table.settings import Assist
from gaslamp.table.table import Table


def level(table: Table) -> Assist:
    """What the table allows. After the end everything is allowed."""
    return "probabilities" if table.status == "over" else table.settings.assist


def check(game: str, allowed: Assist) -> None:
    """Raises unless there is something to deduce and the table allows it."""
    if registration(game).deduction is None or allowed not in ("probabilities", "possible"):
        raise NotLegal("no-assist")


def belief(game: str, allowed: Assist, record: Record) -> dict[str, Any]:
    """What could be true, judged by a seat's own record."""
    check(game, allowed)
    deduction = registration(game).deduction
    assert deduction is not None, "checked"
    return deduction.findings(record) if allowed == "probabilities" else deduction.possibilities(record)
