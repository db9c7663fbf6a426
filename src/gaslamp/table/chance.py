"""Steps of chance at a table: drawn from the seed, or entered by people who draw the cards of a real game."""

from collections.abc import Callable
from typing import Any

from gaslamp.core import entered as draws
from gaslamp.core import journal
from gaslamp.core.commitment import NONCE_BYTES
from gaslamp.core.errors import NotLegal
from gaslamp.core.game import CHANCE
from gaslamp.table.checks import check_companion, check_person, check_running, check_version
from gaslamp.table.commands import Enter
from gaslamp.table.replay import Transition, act
from gaslamp.table.table import Table

Random = Callable[[int], bytes]
"""Gives that many bytes that nobody can guess. They open the commitments of secret actions."""


def steps(table: Table, now: int, random: Random) -> list[Transition]:
    """What chance draws and answers belongs to the action before it: a separate delay would reveal something.

    It stops where people enter what they drew.
    """
    made: list[Transition] = []
    while table.turn == CHANCE and not outcomes(table):
        nonce = random(NONCE_BYTES) if table.settings.format == 2 else b""
        made.append(act(table, journal.chance(table.game, table.journal), nonce, now))
        table = made[-1].after
    return made


def outcomes(table: Table) -> tuple[Any, ...]:
    """What people can enter now. It follows from what everybody sees."""
    return outcomes_in(table, table.journal.state) if table.turn == CHANCE else ()


def outcomes_in(table: Table, state: Any) -> tuple[Any, ...]:
    """What people at this table could enter in a State of its game."""
    return draws.outcomes(table.game, state) if table.settings.draws == "entered" else ()


def enter(table: Table, command: Enter, now: int, random: Random) -> list[Transition]:
    """Any person at the table can say what was drawn."""
    check_companion(table)
    check_running(table)
    check_version(table, command.version)
    check_person(table, command.seat)
    return entered(table, command.action, now, random)


def entered(table: Table, text: str, now: int, random: Random) -> list[Transition]:
    found = outcomes(table)
    if not found:
        raise NotLegal("nothing-to-enter")
    action = table.game.parse_action(text)
    if action not in found:
        raise NotLegal("not-an-outcome")
    made = act(table, action, b"", now)
    return [made, *steps(made.after, now, random)]
