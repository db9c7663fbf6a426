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


def belief(game: str, allowed: Assist, record: Record) -> dict[str, Any]:
    """What could be true, judged by a seat's own record."""
    deduction = registration(game).deduction
    if deduction is not None and allowed == "probabilities":
        return deduction.findings(record)
    if deduction is not None and allowed == "possible":
        return deduction.possibilities(record)
    raise NotLegal("no-assist")
