"""The bench part: named figures that a game is measured by, and tables of figures."""

import re
from collections.abc import Callable, Iterable, Mapping, Set
from dataclasses import dataclass
from typing import Protocol

NOTHING = 1e-9

HEAD = """\
# Results

Written by `make bench`. Targets are ratios to a yardstick measured side by side in the same run; the
absolute figures beside them depend on the machine.
"""

Progress = Callable[[float], None]
"""Called with the share of a bench that is done, from 0 to 1."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A named number. `least` is the smallest value that is good enough, `most` the largest."""

    name: str
    value: float
    about: str
    least: float | None = None
    most: float | None = None

    @property
    def target(self) -> str:
        if self.least is not None:
            return f"at least {number(self.least)}"
        return "" if self.most is None else f"at most {number(self.most)}"

    @property
    def holds(self) -> bool:
        return (self.least is None or self.value >= self.least) and (self.most is None or self.value <= self.most)


def flat(figures: Iterable[Figure]) -> dict[str, float]:
    """One object of named figures."""
    return {figure.name: round(figure.value, 3) for figure in figures}


def number(value: float) -> str:
    """Small numbers with three digits, large ones in full. Rounding errors become 0."""
    value = 0 if abs(value) < NOTHING else value
    return f"{value:,.0f}" if value >= 100 or value == int(value) else f"{value:.3g}"


def markdown(figures: Iterable[Figure], machine: str) -> str:
    """The table of one bench."""
    lines = [
        f"Measured on {machine}.",
        "",
        "| figure | value | target | holds | what it is |",
        "|---|---:|---:|:---:|---|",
    ]
    for figure in figures:
        holds = "" if not figure.target else "yes" if figure.holds else "**no**"
        lines.append(f"| `{figure.name}` | {number(figure.value)} | {figure.target} | {holds} | {figure.about} |")
    return "\n".join(lines) + "\n"


def page(before: str, tables: Mapping[str, str]) -> str:
    """A page with a table for each bench. Tables that were not measured again are copied from `before`."""
    kept = {name: table.strip() + "\n" for name, table in re.findall(r"^## (\w+)\n\n((?:(?!^## ).*\n)+)", before, re.M)}
    return "\n".join([HEAD, *(f"## {name}\n\n{table}" for name, table in (kept | dict(tables)).items())])


class Bench(Protocol):
    """What a game adds to `gaslamp bench`."""

    @property
    def KERNEL_VS_RULES(self) -> float:  # noqa: N802  (a constant)
        """How many times as fast as the rules the compiled kernel must be."""

    @property
    def MOST_ACTIONS(self) -> int:  # noqa: N802
        """No game has more actions."""

    @property
    def ENDING(self) -> Set[str]:  # noqa: N802
        """The types of action, on the wire, that may end the game."""

    def figures(self, progress: Progress) -> list[Figure]:
        """How fast and how good deduction is."""
