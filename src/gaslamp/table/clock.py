"""Time, by side: allies share a clock.

The clock of a side runs while one of its human players is to act; a machine's thinking is free. A turn lasts until
the other side is to act. A live clock has an amount of time for the whole game, and each turn that ends adds the
increment. A correspondence clock gives each turn a number of days. All of it follows from the events and their times.
All times are milliseconds.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from gaslamp.table.settings import DAY_MS, SECOND_MS, Clock, CorrespondenceClock, LiveClock, NoClock


@dataclass(frozen=True, slots=True)
class ClockState:
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


def after_event(clock: Clock, state: ClockState, turn: str | None, at: int, *, human: bool) -> ClockState:
    """`turn` is the side that is to act now (None: nobody, or chance), and `human` whether that is a human."""
    if not state.left:
        return state
    now = _charged(state, at)
    if turn is None:
        return replace(now, runs=False)
    if turn != now.turn:
        now = replace(now, left=_at_end_of_turn(clock, now, turn), turn=turn)
    return replace(now, runs=human)


def after_undo(clock: Clock, state: ClockState, turn: str, at: int, *, human: bool) -> ClockState:
    """Actions were taken back. Time is not given back, and an increment for a turn that did not end is removed."""
    if not state.left:
        return state
    now = _charged(state, at)
    if turn != now.turn and isinstance(clock, LiveClock):
        least = min(now.left[turn], SECOND_MS)
        now = replace(now, left={**now.left, turn: max(least, now.left[turn] - clock.increment * SECOND_MS)})
    return replace(now, turn=turn, runs=human)


def left(state: ClockState, at: int) -> dict[str, int]:
    """What is left to each side at that moment; never less than 0."""
    return {side: max(0, time) for side, time in _charged(state, at).left.items()}


def deadline(state: ClockState) -> int | None:
    """When the time of the side to act is up, unless something happens before."""
    return state.since + state.left[state.turn] if state.runs and state.turn is not None else None


def _charged(state: ClockState, at: int) -> ClockState:
    if not state.runs or state.turn is None:
        return replace(state, since=at)
    return replace(state, left={**state.left, state.turn: state.left[state.turn] - (at - state.since)}, since=at)


def _at_end_of_turn(clock: Clock, state: ClockState, turn: str) -> dict[str, int]:
    """What is left when one side's turn ends and that of `turn` begins."""
    times = dict(state.left)
    if isinstance(clock, LiveClock) and state.turn is not None:
        times[state.turn] += clock.increment * SECOND_MS
    if isinstance(clock, CorrespondenceClock):
        times[turn] = clock.days * DAY_MS
    return times
