"""Turns a command into events, or raises an error and changes nothing."""

from collections.abc import Callable, Iterable, Iterator
from typing import assert_never

from gaslamp.core import journal, stopping
from gaslamp.core.commitment import NONCE_BYTES
from gaslamp.core.errors import NotLegal, NotWellFormed, NotYourTurn
from gaslamp.core.game import CHANCE, Seat
from gaslamp.table import clock
from gaslamp.table.commands import Act, Answer, Ask, Command, Flag, Rematch, Replace, Resign, Sit, Stand, Undo
from gaslamp.table.events import (
    Answered,
    By,
    Closed,
    Offered,
    Rematched,
    Sat,
    Started,
    Stood,
    TableEvent,
    Undone,
)
from gaslamp.table.replay import Transition, act, follow, taken_back
from gaslamp.table.table import Table

Other = Sit | Stand | Undo | Ask | Answer | Resign | Replace | Flag | Rematch
"""Commands that are no step of the game."""

Random = Callable[[int], bytes]
"""Gives that many bytes that nobody can guess. They open the commitments of secret actions."""


def decide(table: Table, command: Command, now: int, random: Random) -> list[Transition]:
    """The events of one command, in order. They are stored together and sent together."""
    if not isinstance(command, Flag) and table.status == "running" and is_flagged(table, now):
        raise NotLegal("out-of-time")
    steps = (
        _act(table, command, now, random)
        if isinstance(command, Act)
        else _fold(table, _events(table, command, now), now)
    )
    last = steps[-1].after if steps else table
    if last.status == "waiting" and all(chair.kind != "open" for chair in last.chairs.values()):
        started = follow(last, Started(), now)
        return [*steps, started, *_chance(started.after, now)]
    return steps


def is_flagged(table: Table, now: int) -> bool:
    due = clock.deadline(table.clock_state)
    return due is not None and now >= due


def _fold(table: Table, happened: Iterable[TableEvent], now: int) -> list[Transition]:
    steps: list[Transition] = []
    for event in happened:
        steps.append(follow(steps[-1].after if steps else table, event, now))
    return steps


def _act(table: Table, command: Act, now: int, random: Random) -> list[Transition]:
    _check_running(table)
    _check_version(table, command.version)
    _check_plays(table, command.seat, command.by)
    steps: list[Transition] = []
    last = table
    for text in command.actions:
        # Never past a step of chance: whether a later action is refused would tell what was drawn.
        if last.turn != command.seat:
            raise NotYourTurn("not-your-turn")
        steps.append(act(last, last.game.parse_action(text), random(NONCE_BYTES), now))
        last = steps[-1].after
    return [*steps, *_chance(last, now)]


def _chance(table: Table, now: int) -> list[Transition]:
    """What chance draws and answers belongs to the action before it: a delay of its own would tell something."""
    steps: list[Transition] = []
    while table.turn == CHANCE:
        steps.append(act(table, journal.chance(table.game, table.journal), b"", now))
        table = steps[-1].after
    return steps


def _events(table: Table, command: Other, now: int) -> Iterator[TableEvent]:
    match command:
        case Sit():
            yield from _sit(table, command)
        case Stand(seat):
            _check_waiting(table)
            yield Stood(seat)
        case Undo(seat, version):
            _check_running(table)
            _check_version(table, version)
            _check_human(table, seat)
            if not can_undo(table, seat):
                raise NotLegal("cannot-undo")
            yield Undone(seat, table.length - 1)
        case Ask():
            yield from _ask(table, command)
        case Answer():
            yield from _answer(table, command)
        case Resign(seat):
            _check_running(table)
            _check_human(table, seat)
            if table.humans & table.allies(seat):
                yield Offered(seat, "resign")
            else:
                yield _lost(table, table.side(seat), stopping.RESIGNED)
        case Replace():
            yield from _replace(table, command)
        case Flag():
            if table.status == "running" and is_flagged(table, now):
                assert table.clock_state.turn is not None, "somebody's time is up"
                yield _lost(table, table.clock_state.turn, stopping.TIME)
        case Rematch(_, other):
            if table.status != "over":
                raise NotLegal("not-over")
            yield Rematched(other)
        case _:
            assert_never(command)


def _sit(table: Table, command: Sit) -> Iterator[TableEvent]:
    _check_waiting(table)
    _check_seat(table, command.seat)
    if table.chairs[command.seat].kind != "open":
        raise NotLegal("seat-taken")
    yield Sat(command.seat, command.by, command.name, command.level)


def can_undo(table: Table, seat: Seat) -> bool:
    """As long as nothing was revealed and nobody else acted since."""
    return table.status == "running" and bool(table.past) and table.journal.record.entries[-1].seat == seat


def _ask(table: Table, command: Ask) -> Iterator[TableEvent]:
    _check_running(table)
    _check_version(table, command.version)
    _check_human(table, command.seat)
    if table.offer is not None:
        raise NotLegal("offer-open")
    back = taken_back(table, command.seat)
    if command.what == "take-back" and back is None:
        raise NotLegal("cannot-take-back")
    yield Offered(command.seat, command.what)
    if table.humans == {command.seat}:
        if command.what == "abandon":
            yield Closed((), stopping.ABANDONED)
        elif back is not None:
            yield Undone(command.seat, back)


def _answer(table: Table, command: Answer) -> Iterator[TableEvent]:
    _check_running(table)
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
                yield Undone(offer.by, offer.length)
            case "resign":
                yield _lost(table, table.side(offer.by), stopping.RESIGNED)


def _lost(table: Table, loser: str, reason: str) -> Closed:
    return Closed(tuple(seat for seat in table.seats if table.side(seat) != loser), reason)


def _replace(table: Table, command: Replace) -> Iterator[TableEvent]:
    if table.status == "over":
        raise NotLegal("table-over")
    _check_seat(table, command.seat)
    chair = table.chairs[command.seat]
    if command.by == command.seat:
        yield from _hand_over(table, command)
        return
    _check_human(table, command.by)
    if table.status == "waiting":
        if chair.kind == "human":
            raise NotLegal("seat-taken")
        yield Stood(command.seat) if command.level is None else Sat(command.seat, "machine", "", command.level)
        return
    if chair.kind != "human" or command.level is None or not command.absent:
        raise NotLegal("not-absent")
    yield Sat(command.seat, "machine", chair.name, command.level)


def _hand_over(table: Table, command: Replace) -> Iterator[TableEvent]:
    """One's own seat, to a machine or back."""
    _check_running(table)
    name = table.chairs[command.seat].name
    if command.level is None:
        yield Sat(command.seat, "human", name, None)
    else:
        yield Sat(command.seat, "machine", name, command.level)


def _check_waiting(table: Table) -> None:
    if table.status != "waiting":
        raise NotLegal("already-started")


def _check_running(table: Table) -> None:
    if table.status == "waiting":
        raise NotLegal("not-started")
    if table.status == "over":
        raise NotLegal("table-over")


def _check_version(table: Table, version: int) -> None:
    """The game itself must not have changed since that version; offers and seats may have."""
    if not table.moved <= version <= table.version:
        raise NotLegal("stale-version", version=table.version)


def _check_seat(table: Table, seat: Seat) -> None:
    if seat not in table.chairs:
        raise NotWellFormed("unknown-seat", text=seat, known=", ".join(table.chairs))


def _check_human(table: Table, seat: Seat) -> None:
    _check_plays(table, seat, "human")


def _check_plays(table: Table, seat: Seat, by: By) -> None:
    """A human who gave the seat to a machine cannot act until it is taken back."""
    _check_seat(table, seat)
    if table.chairs[seat].kind != by:
        raise NotLegal("machine-plays")
