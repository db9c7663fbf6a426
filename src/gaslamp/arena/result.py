"""The result of one game, as data that fits on a line."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import ceil, log2
from typing import Any

from gaslamp.arena.pairing import Lineup

CLASSES_PER_DOUBLING = 8
"""Times are counted in classes, this many for each doubling. So a percentile is accurate to 5 %."""


@dataclass(slots=True)
class Times:
    """How long the decisions of one side took, in seconds."""

    count: int = 0
    total: float = 0.0
    longest: float = 0.0
    classes: dict[int, int] = field(default_factory=dict)

    def add(self, seconds: float) -> None:
        self.count += 1
        self.total += seconds
        self.longest = max(self.longest, seconds)
        number = round(CLASSES_PER_DOUBLING * log2(max(seconds, 1e-7)))
        self.classes[number] = self.classes.get(number, 0) + 1

    def join(self, other: "Times") -> None:
        self.count += other.count
        self.total += other.total
        self.longest = max(self.longest, other.longest)
        for number, count in other.classes.items():
            self.classes[number] = self.classes.get(number, 0) + count

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    def share(self, share: float) -> float:
        """The seconds within which that share of the decisions was made."""
        wanted, passed = ceil(share * self.count), 0
        for number in sorted(self.classes):
            passed += self.classes[number]
            if passed >= wanted:
                return min(float(2 ** (number / CLASSES_PER_DOUBLING)), self.longest)
        return 0.0


@dataclass(frozen=True, slots=True)
class Result:
    """A finished game: which deal, who played, which side won and why, how long it was and how long they thought."""

    deal: int
    lineup: Lineup
    winner: str
    reason: str
    actions: int
    times: Mapping[str, Times]
    detail: str = ""
    """Of a game that was lost because a program failed: what it said."""
    luck: float | None = None
    """What chance changed for the first side, in chances to win; None if it was not worked out."""
    puzzles: tuple[str, ...] = ()
    """The puzzles that were found in it, one line each, where they were looked for."""

    @property
    def key(self) -> tuple[Lineup, int]:
        return self.lineup, self.deal


def write(result: Result) -> dict[str, Any]:
    return {
        "deal": result.deal,
        "players": [result.lineup.first, result.lineup.second],
        "winner": result.winner,
        "reason": result.reason,
        "actions": result.actions,
        "times": {
            side: {
                "count": times.count,
                "total": round(times.total, 6),
                "longest": round(times.longest, 6),
                "classes": {str(number): count for number, count in sorted(times.classes.items())},
            }
            for side, times in result.times.items()
        },
        **({"detail": result.detail} if result.detail else {}),
        **({"luck": result.luck} if result.luck is not None else {}),
        **({"puzzles": list(result.puzzles)} if result.puzzles else {}),
    }


def parse(data: Any) -> Result:
    """The result that `write` wrote. Other data raises KeyError, TypeError, ValueError or AttributeError."""
    first, second = data["players"]
    luck = data.get("luck")
    times = {
        str(side): Times(
            int(each["count"]),
            float(each["total"]),
            float(each["longest"]),
            {int(number): int(count) for number, count in each["classes"].items()},
        )
        for side, each in data["times"].items()
    }
    return Result(
        int(data["deal"]),
        Lineup(str(first), str(second)),
        str(data["winner"]),
        str(data["reason"]),
        int(data["actions"]),
        times,
        str(data.get("detail", "")),
        None if luck is None else float(luck),
        tuple(map(str, data.get("puzzles", ()))),
    )
