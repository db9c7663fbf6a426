"""Time, by side: allies share a clock.

The clock of a side runs while one of its human players is to act; a machine's thinking is free. A turn lasts until
the other side is to act. A live clock has so much time for the whole game, and each turn that ends adds the increment.
A correspondence clock gives each turn so many days. All of it follows from the events and their times.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from gaslamp.table.settings import DAY, SECOND, Clock, CorrespondenceClock, LiveClock, NoClock


@dataclass(frozen=True, slots=True)
class Hands:
    """What the clock shows. `turn` is the side whose turn it is, `runs` whether its time runs down since `since`."""

    left: Mapping[str, int]
    turn: str | None = None
    runs: bool = False
    since: int = 0


def wound(clock: Clock, sides: Iterable[str]) -> Hands:
    match clock:
        case LiveClock(base, _):
            return Hands(dict.fromkeys(sides, base * SECOND))
        case CorrespondenceClock(days):
            return Hands(dict.fromkeys(sides, days * DAY))
        case NoClock():
            return Hands({})


def passed(clock: Clock, hands: Hands, turn: str | None, at: int, *, human: bool) -> Hands:
    """After something happened: which side is to act now (None: nobody, or chance), and whether that is a human."""
    if not hands.left:
        return hands
    now = _charged(hands, at)
    if turn is None:
        return replace(now, runs=False)
    if turn != now.turn:
        now = replace(now, left=_turned(clock, now, turn), turn=turn)
    return replace(now, runs=human)


def put_back(clock: Clock, hands: Hands, turn: str, at: int, *, human: bool) -> Hands:
    """After actions were taken back: time is not, and a turn that did not end adds nothing."""
    if not hands.left:
        return hands
    now = _charged(hands, at)
    if turn != now.turn and isinstance(clock, LiveClock):
        least = min(now.left[turn], SECOND)
        now = replace(now, left={**now.left, turn: max(least, now.left[turn] - clock.increment * SECOND)})
    return replace(now, turn=turn, runs=human)


def left(hands: Hands, at: int) -> dict[str, int]:
    """Milliseconds by side, at that moment; never less than none."""
    return {side: max(0, time) for side, time in _charged(hands, at).left.items()}


def due(hands: Hands) -> int | None:
    """When the flag falls unless something happens before."""
    return hands.since + hands.left[hands.turn] if hands.runs and hands.turn is not None else None


def _charged(hands: Hands, at: int) -> Hands:
    if not hands.runs or hands.turn is None:
        return replace(hands, since=at)
    return replace(hands, left={**hands.left, hands.turn: hands.left[hands.turn] - (at - hands.since)}, since=at)


def _turned(clock: Clock, hands: Hands, turn: str) -> dict[str, int]:
    """What is left when one side's turn ends and the other's begins."""
    times = dict(hands.left)
    if isinstance(clock, LiveClock) and hands.turn is not None:
        times[hands.turn] += clock.increment * SECOND
    if isinstance(clock, CorrespondenceClock):
        times[turn] = clock.days * DAY
    return times
