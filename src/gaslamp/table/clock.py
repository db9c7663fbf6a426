"""Time, by side: allies share a clock.

The clock of a side runs while a person is to act for it, or a machine to which that person gave the seat. A machine
that has had its seat from the start thinks for free. A turn lasts until the other side is to act. A live clock has an
amount of time for the whole game, and each turn that ends adds the increment. A correspondence clock gives each turn a
number of days. All of it follows from the events and their times. All times are milliseconds.

A clock that waits for players is one that runs from a later time on: `since` is then in the future.

A time before that of the last event costs nothing and gives nothing: the clock of a host may have been set back.
"""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from gaslamp.table.settings import DAY_MS, SECOND_MS, Clock, CorrespondenceClock, LiveClock, NoClock


class ClockState(NamedTuple):
    """What is left to each side at the time `since`. `turn` is the side whose turn it is.

    If `runs`, the time of that side runs down from `since` on.
    """

    left: Mapping[str, int]
    turn: str | None = None
    runs: bool = False
    since: int = 0


def initial(clock: Clock, sides: Iterable[str]) -> ClockState:
    match clock:
        case LiveClock(base, _):
            return ClockState(dict.fromkeys(sides, base * SECOND_MS))
        case CorrespondenceClock(days):
            return ClockState(dict.fromkeys(sides, days * DAY_MS))
        case NoClock():
            return ClockState({})


def after_event(clock: Clock, state: ClockState, turn: str | None, at: int, *, runs: bool) -> ClockState:
    """`turn` is the side that is to act now (None: nobody, or chance), and `runs` whether its time runs."""
    if not state.left:
        return state
    now = _charged(state, at)
    if turn is None:
        return now._replace(runs=False)
    if turn != now.turn:
        now = now._replace(left=_at_end_of_turn(clock, now, turn), turn=turn)
    return now._replace(runs=runs)


def waiting(state: ClockState, until: int) -> ClockState:
    """No time is charged before that moment."""
    return state._replace(since=max(until, state.since))


def released(state: ClockState, at: int) -> ClockState:
    """Nobody is waited for any more: time runs from now on, unless it does already."""
    return state._replace(since=min(at, state.since))


def extended(state: ClockState, sides: Iterable[str], amount: int, at: int) -> ClockState:
    """With that much more time for these sides."""
    now = _charged(state, at)
    return now._replace(left={**now.left, **{side: now.left[side] + amount for side in sides}})


def overlap(state: ClockState, outages: Iterable[tuple[int, int]], at: int) -> int:
    """For how long the clock of the side to act ran although no server did. Never more than it ran at all."""
    if not state.runs:
        return 0
    return sum(max(0, min(end, at) - max(begin, state.since)) for begin, end in outages)


def resumed(state: ClockState, lost: int, at: int) -> ClockState:
    """That much of the time since the last event is not charged."""
    assert state.turn is not None, "only a clock that runs has lost time"
    return extended(state, [state.turn], lost, at)


def after_undo(clock: Clock, state: ClockState, turn: str, at: int, *, runs: bool) -> ClockState:
    """Actions were taken back. Time is not given back, and an increment for a turn that did not end is removed."""
    if not state.left:
        return state
    now = _charged(state, at)
    if turn != now.turn and isinstance(clock, LiveClock):
        least = min(now.left[turn], SECOND_MS)
        now = now._replace(left={**now.left, turn: max(least, now.left[turn] - clock.increment * SECOND_MS)})
    return now._replace(turn=turn, runs=runs)


def left(state: ClockState, at: int) -> dict[str, int]:
    """What is left to each side at that moment; never less than 0."""
    if not state.left:
        return {}
    return {side: max(0, time) for side, time in _charged(state, at).left.items()}


def deadline(state: ClockState) -> int | None:
    """When the time of the side to act is up, unless something happens before."""
    return state.since + state.left[state.turn] if state.runs and state.turn is not None else None


def _charged(state: ClockState, at: int) -> ClockState:
    at = max(at, state.since)
    if not state.runs or state.turn is None:
        return state._replace(since=at)
    return state._replace(left={**state.left, state.turn: state.left[state.turn] - (at - state.since)}, since=at)


def _at_end_of_turn(clock: Clock, state: ClockState, turn: str) -> dict[str, int]:
    """What is left when one side's turn ends and that of `turn` begins."""
    times = dict(state.left)
    if isinstance(clock, LiveClock) and state.turn is not None:
        times[state.turn] += clock.increment * SECOND_MS
    if isinstance(clock, CorrespondenceClock):
        times[turn] = clock.days * DAY_MS
    return times
