"""Deduction handed out: as far as the table's assist level goes, and from what a seat itself has seen."""

from typing import Any

from gaslamp.core.errors import NotLegal
from gaslamp.core.record import Record
from gaslamp.inference import mrjack, whitechapel
from gaslamp.table.settings import Assist
from gaslamp.table.table import Table

_FINDINGS = {"mrjack": mrjack.findings, "whitechapel": whitechapel.findings}
_POSSIBLE = {"mrjack": mrjack.possibilities, "whitechapel": whitechapel.possibilities}


def level(table: Table) -> Assist:
    """After the end nothing is spoiled by knowing more."""
    return "probabilities" if table.status == "over" else table.settings.assist


def belief(game: str, allowed: Assist, record: Record) -> dict[str, Any]:
    """What could be true, by a seat's own record."""
    if allowed == "probabilities":
        return _FINDINGS[game](record)
    if allowed == "possible":
        return _POSSIBLE[game](record)
    raise NotLegal("no-assist")
