"""Corrections at a companion table: the game goes back, a step is made otherwise, and the later ones are made again.

People play on a real board and enter what they do, sometimes wrongly. A correction also goes back past chance and
machines.
"""

from dataclasses import dataclass
from typing import Any

from gaslamp.core import journal
from gaslamp.core.commitment import NONCE_BYTES
from gaslamp.core.errors import GaslampError, NotLegal, NotYourTurn
from gaslamp.core.game import CHANCE, Seat
from gaslamp.core.record import Entry
from gaslamp.table import chance
from gaslamp.table.chance import Random
from gaslamp.table.checks import check_companion, check_person, check_running, check_version
from gaslamp.table.commands import Correct
from gaslamp.table.events import Undone
from gaslamp.table.replay import Transition, act, follow
from gaslamp.table.table import Table

MOST = 500
"""Corrections at one table. Each can be as long as the game, and all of them stay in the record."""


@dataclass(frozen=True, slots=True)
class Made:
    """A step that somebody made or entered, and the State before it. Answers and hidden draws are not among them."""

    entry: Entry
    state: Any


@dataclass(frozen=True, slots=True)
class Result:
    """What a correction made of the later steps."""

    kept: int
    """How many of them were made again."""
    unfit: Made | None
    """The first one that could not be."""


def correct(table: Table, command: Correct, now: int, random: Random) -> list[Transition]:
    check_companion(table)
    check_running(table)
    check_version(table, command.version)
    check_person(table, command.seat)
    if command.length >= table.length:
        raise NotLegal("nothing-to-correct", length=table.length)
    if table.take_backs >= MOST:
        raise NotLegal("too-many-corrections", most=MOST)
    steps = [follow(table, Undone(command.seat, command.length, is_take_back=True), now)]
    steps += chance.steps(steps[-1].after, now, random)
    for text in command.actions:
        steps += _entered(steps[-1].after, command.seat, text, now, random)
    for made in _later(table, command) if command.keep else ():
        again = _made_again(steps[-1].after, made.entry, now, random)
        if not again:
            break
        steps += again
    return steps


def result(before: Table, command: Correct, after: Table) -> Result:
    """What became of the later steps, from the tables before and after the correction."""
    later = _later(before, command) if command.keep else []
    kept = len(made_from(after, command.length)) - len(command.actions)
    return Result(kept, later[kept] if kept < len(later) else None)


def _later(table: Table, command: Correct) -> list[Made]:
    """The steps after the one that is corrected."""
    return made_from(table, command.length)[1:]


def made_from(table: Table, length: int) -> list[Made]:
    """The steps after the first `length` actions of the record that were made by a seat or entered."""
    record = table.journal.record
    states = journal.replay(table.game, record)
    made = map(Made, record.entries[length:], states[length:])
    return [one for one in made if one.entry.seat != CHANCE or chance.outcomes_in(table, one.state)]


def _entered(table: Table, by: Seat, text: str, now: int, random: Random) -> list[Transition]:
    """The next step, as the players say that it really was."""
    turn = table.turn
    if turn is None:
        raise NotLegal("table-over")
    if turn == CHANCE:
        return chance.entered(table, text, now, random)
    if turn not in table.humans:
        raise NotLegal("machine-plays")
    # Whether a hidden action is refused would tell a secret.
    if turn != by and any(table.game.seen(table.journal.state, one, by) != one for one in _legal(table)):
        raise NotYourTurn("not-yours-to-correct")
    return _acted(table, table.game.parse_action(text), now, random)


def _legal(table: Table) -> Any:
    return table.game.legal(table.journal.state)


def _made_again(table: Table, entry: Entry, now: int, random: Random) -> list[Transition]:
    """The same step in the new game; nothing if it is not possible there."""
    if table.turn != entry.seat:
        return []
    try:
        if entry.seat == CHANCE:
            return chance.entered(table, entry.action, now, random)
        return _acted(table, table.game.parse_action(entry.action), now, random)
    except GaslampError:
        return []


def _acted(table: Table, action: Any, now: int, random: Random) -> list[Transition]:
    made = act(table, action, random(NONCE_BYTES), now)
    return [made, *chance.steps(made.after, now, random)]
