"""The baseline of deduction: list every trail that Jack's moves allow, remove those that do not fit, and count."""

from collections.abc import Iterable, Iterator

from gaslamp.games.whitechapel.deduction.facts import ALLEY, COACH, Absent, Clue, Move, Night
from gaslamp.games.whitechapel.rules.board import CIRCLES, members
from gaslamp.games.whitechapel.rules.streets import ALLEYS, NEXT, walks

Trail = tuple[int, ...]


def trails(night: Night) -> Iterator[Trail]:
    """All trails that Jack's moves allow. What the police found is ignored."""
    found: Iterable[Trail] = [night.murders, night.murders[::-1]] if len(night.murders) > 1 else [night.murders]
    for move in night.moves:
        # The last move is generated one trail at a time: millions of trails at once would fill the memory.
        found = _moved([*found], move)
    yield from found


def _moved(found: list[Trail], move: Move) -> Iterator[Trail]:
    ends = [_ends(circle, move) for circle in range(CIRCLES + 1)]
    return (trail + end for trail in found for end in ends[trail[-1]])


def posterior(night: Night) -> tuple[int, list[list[float]]]:
    """The number of trails, and by space and circle the share of the trails that fit."""
    barred = [0] * (night.space + 1)
    for finding in night.findings:
        if isinstance(finding, Absent):
            for space in range(finding.first, finding.last + 1):
                barred[space] |= finding.circles
    clues = [(finding.circle, finding.last + 1) for finding in night.findings if isinstance(finding, Clue)]
    counts = [[0] * (CIRCLES + 1) for _ in barred]
    number = fitting = 0
    for number, trail in enumerate(trails(night), 1):  # noqa: B007
        for circle, bar in zip(trail, barred, strict=True):
            if bar >> circle & 1:
                break
        else:
            if all(circle in trail[:last] for circle, last in clues):
                fitting += 1
                for count, circle in zip(counts, trail, strict=True):
                    count[circle] += 1
    return number, [[count / fitting for count in space] for space in counts]


def _ends(circle: int, move: Move) -> list[Trail]:
    if move.kind == COACH:
        return [(via, end) for via in members(NEXT[circle]) for end in members(NEXT[via] & ~(1 << circle))]
    reached = ALLEYS[circle] if move.kind == ALLEY else walks(circle, move.stopped)
    return [(end,) for end in members(reached)]
