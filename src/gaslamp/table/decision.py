"""Turns a command into events, or raises an error and changes nothing."""

from collections.abc import Iterable, Iterator
from typing import assert_never

from gaslamp.core import stopping
from gaslamp.core.errors import NotLegal, NotYourTurn
from gaslamp.core.game import Seat
from gaslamp.table import chance, clock, corrections, ending, handover, offers, shares
from gaslamp.table.chance import Random
from gaslamp.table.checks import (
    check_human,
    check_not_over,
    check_plays,
    check_running,
    check_seat,
    check_version,
    check_waiting,
)
from gaslamp.table.commands import (
    Act,
    AddTime,
    Answer,
    Arrive,
    Ask,
    Cancel,
    Claim,
    Command,
    Correct,
    Enter,
    Flag,
    Hurry,
    Other,
    Pace,
    Play,
    Rekey,
    Rematch,
    Replace,
    Resign,
    Resume,
    Reveal,
    Sit,
    Stand,
    Undo,
)
from gaslamp.table.events import (
    Arrived,
    Closed,
    Extended,
    Hurried,
    Offered,
    Paced,
    Rekeyed,
    Rematched,
    Resumed,
    Sat,
    Shared,
    Started,
    Stood,
    TableEvent,
    Undone,
)
from gaslamp.table.replay import Transition, act, follow
from gaslamp.table.settings import DAY_MS, SECOND_MS, Clock, CorrespondenceClock, LiveClock, NoClock
from gaslamp.table.table import Table

ADDED_SECONDS = 60
"""What a player gives the other sides at a live clock. At a correspondence clock it is a day."""
MOST_LIVE_MS = 4 * 3600 * SECOND_MS
MOST_CORRESPONDENCE_MS = 30 * DAY_MS
"""No side is given more than a table could have been made with."""


def decide(table: Table, command: Command, now: int, random: Random) -> list[Transition]:
    """The events of one command, in order. They are stored together and sent together."""
    if not isinstance(command, Flag | Rekey | Resume) and table.status == "running" and is_flagged(table, now):
        raise NotLegal("out-of-time")
    if isinstance(command, Stand | Replace | Cancel) and shares.is_revealing(table):
        raise NotLegal("already-started")
    match command:
        case Act():
            steps = _act(table, command, now, random)
        case Play():
            steps = _play(table, command, now, random)
        case Enter():
            steps = chance.enter(table, command, now, random)
        case Correct():
            steps = corrections.correct(table, command, now, random)
        case _:
            steps = _fold(table, _events(table, command, now), now)
    last = steps[-1].after if steps else table
    if shares.is_ready(last, now):
        started = follow(last, Started(), now)
        return [*steps, started, *chance.steps(started.after, now, random)]
    return steps


def is_flagged(table: Table, now: int) -> bool:
    due = clock.deadline(table.clock_state)
    return due is not None and now >= due


def due(table: Table) -> int | None:
    """When `Flag` has something to do."""
    return clock.deadline(table.clock_state) if table.status == "running" else shares.reveal_due(table)


def _fold(table: Table, happened: Iterable[TableEvent], now: int) -> list[Transition]:
    steps: list[Transition] = []
    for event in happened:
        steps.append(follow(steps[-1].after if steps else table, event, now))
    return steps


def _act(table: Table, command: Act, now: int, random: Random) -> list[Transition]:
    check_running(table)
    check_version(table, command.version)
    check_plays(table, command.seat, command.by)
    steps: list[Transition] = []
    last = table
    for text in command.actions:
        # Never past a step of chance: whether a later action is refused would reveal what was drawn.
        if last.turn != command.seat:
            raise NotYourTurn("not-your-turn")
        steps.append(act(last, last.game.parse_action(text), random(last.journal.record.nonce_bytes), now))
        last = steps[-1].after
    return [*steps, *chance.steps(last, now, random)]


def _play(table: Table, command: Play, now: int, random: Random) -> list[Transition]:
    check_running(table)
    check_version(table, command.version)
    steps: list[Transition] = []
    last = table
    for seat, text in command.steps:
        if last.turn != seat:
            raise NotYourTurn("not-your-turn")
        check_plays(last, seat, "machine")
        steps.append(act(last, last.game.parse_action(text), random(last.journal.record.nonce_bytes), now))
        steps += chance.steps(steps[-1].after, now, random)
        last = steps[-1].after
    return steps


def _events(table: Table, command: Other, now: int) -> Iterator[TableEvent]:
    match command:
        case Sit():
            yield from _sit(table, command)
        case Reveal():
            yield from shares.reveal(table, command)
        case Stand(seat):
            check_waiting(table)
            yield Stood(seat)
        case Cancel(seat):
            check_waiting(table)
            check_human(table, seat)
            if table.humans != {seat}:
                raise NotLegal("others-seated")
            yield Closed((), stopping.ABANDONED)
        case Arrive(present):
            yield from map(Arrived, table.in_order(table.awaited & present))
        case AddTime(seat):
            yield _add_time(table, seat, now)
        case Undo(seat, version):
            check_running(table)
            check_version(table, version)
            check_human(table, seat)
            if not can_undo(table, seat):
                raise NotLegal("cannot-undo")
            yield Undone(seat, table.length - 1, is_take_back=False)
        case Ask():
            yield from offers.ask(table, command)
        case Answer():
            yield from offers.answer(table, command)
        case Resign(seat):
            check_running(table)
            check_human(table, seat)
            if table.humans & table.allies(seat):
                yield Offered(seat, "resign", table.in_order(table.humans & table.allies(seat)))
            else:
                yield ending.lost(table, table.side(seat), stopping.RESIGNED)
        case Replace():
            yield from handover.replace_player(table, command)
        case Claim():
            yield ending.claim(table, command)
        case Flag():
            if table.status == "running" and is_flagged(table, now):
                assert table.clock_state.turn is not None, "the time of the side to act is up"
                yield ending.lost(table, table.clock_state.turn, stopping.TIME)
        case Rematch(_, other):
            if table.status != "over":
                raise NotLegal("not-over")
            # The first one counts. A player who asks at the same time is led to the same table.
            if table.rematch is None:
                yield Rematched(other)
        case Rekey(seat):
            check_seat(table, seat)
            yield Rekeyed(seat)
        case Pace(by, speed):
            check_not_over(table)
            check_seat(table, by)
            if speed != table.speed:
                yield Paced(by, speed)
        case Hurry(by):
            check_running(table)
            check_seat(table, by)
            # The machine may have finished meanwhile: then there is nothing to hurry.
            if table.machine is not None and not table.hurried:
                yield Hurried(by)
        case Resume(outages):
            if lost := clock.overlap(table.clock_state, outages, now):
                yield Resumed(lost)
        case _:
            assert_never(command)


def _sit(table: Table, command: Sit) -> Iterator[TableEvent]:
    check_waiting(table)
    check_seat(table, command.seat)
    if table.chairs[command.seat].kind != "open":
        raise NotLegal("seat-taken")
    if command.is_bot and not table.settings.bots:
        raise NotLegal("no-bots-here")
    yield Sat(command.seat, command.by, command.name, command.level, is_bot=command.is_bot)
    if command.share is not None and table.settings.format == 2:
        yield Shared(command.seat, command.share)


def can_undo(table: Table, seat: Seat) -> bool:
    """As long as nothing was revealed and nobody else acted since."""
    return table.status == "running" and bool(table.past) and table.journal.record.entries[-1].seat == seat


def _add_time(table: Table, seat: Seat, now: int) -> Extended:
    check_running(table)
    check_human(table, seat)
    seconds, most = _more_time(table.settings.clock)
    left = clock.left(table.clock_state, now)
    if any(left[side] + seconds * SECOND_MS > most for side in table.other_sides(seat)):
        raise NotLegal("enough-time")
    return Extended(seat, seconds)


def _more_time(agreed: Clock) -> tuple[int, int]:
    """How many seconds are added at once, and how many milliseconds a side may have at most."""
    match agreed:
        case NoClock():
            raise NotLegal("no-clock")
        case LiveClock():
            return ADDED_SECONDS, MOST_LIVE_MS
        case CorrespondenceClock():
            return DAY_MS // SECOND_MS, MOST_CORRESPONDENCE_MS
