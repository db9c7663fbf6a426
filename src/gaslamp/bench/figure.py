"""A measured figure, and a table of them."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

Progress = Callable[[float], None]
"""Told how much of a bench is done, from 0 to 1."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A named number. `least` is what it must reach, where there is such a thing."""

    name: str
    value: float
    about: str
    least: float | None = None

    @property
    def holds(self) -> bool:
        return self.least is None or self.value >= self.least


def flat(figures: Iterable[Figure]) -> dict[str, float]:
    """One object of named figures."""
    return {figure.name: round(figure.value, 3) for figure in figures}


def number(value: float) -> str:
    """Ratios with two decimals, counts in full."""
    return f"{value:,.2f}" if value < 100 else f"{value:,.0f}"


def markdown(figures: Iterable[Figure], machine: str) -> str:
    lines = [
        "# Results",
        "",
        "Written by `make bench`. Targets are ratios to a yardstick measured side by side in the same run; the",
        "absolute figures beside them depend on the machine.",
        "",
        f"Measured on {machine}.",
        "",
        "| figure | value | at least | holds | what it is |",
        "|---|---:|---:|:---:|---|",
    ]
    for figure in figures:
        least = "" if figure.least is None else number(figure.least)
        holds = "" if figure.least is None else "yes" if figure.holds else "**no**"
        lines.append(f"| `{figure.name}` | {number(figure.value)} | {least} | {holds} | {figure.about} |")
    return "\n".join(lines) + "\n"
