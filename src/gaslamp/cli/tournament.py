"""Many games on end: a progress bar while they are played, every result kept, and numbers as people read them."""

import os
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from gaslamp.arena.deal import Fixture
from gaslamp.arena.intervals import Interval
from gaslamp.arena.ledger import Ledger
from gaslamp.arena.lineup import Rules
from gaslamp.arena.result import Result
from gaslamp.arena.workers import played
from gaslamp.core.notation import number
from gaslamp.games import named
from gaslamp.i18n import Words

MOST_GAMES = 1_000_000
MOST_JOBS = 1_000


def count(text: str) -> int:
    return number(text, 1, MOST_GAMES, "games")


def jobs(text: str | None) -> int:
    """As many as this process may use cores, unless it was said."""
    if text is not None:
        return number(text, 1, MOST_JOBS, "jobs")
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def ledger(out: str | None, rules: Rules, seed: str, **terms: Any) -> Ledger:
    same = {"game": rules.game, "rules": named(rules.game).RULES, "options": dict(rules.options), "seed": seed}
    return Ledger(None if out is None else Path(out), same | terms, rules.sides)


def run(words: Words, fixtures: Sequence[Fixture], kept: Ledger, jobs: int) -> None:
    """Plays what has not been played."""
    left = [fixture for fixture in fixtures if (fixture.lineup, fixture.deal) not in kept.results]
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with (
        closing(kept),
        Progress(
            *columns,
            TimeElapsedColumn(),
            TimeRemainingColumn(),
            console=console,
            transient=True,
            disable=not console.is_terminal,
        ) as progress,
        closing(played(left, min(jobs, len(left) or 1))) as results,
    ):
        done = len(fixtures) - len(left)
        task = progress.add_task(words("arena-playing"), total=len(fixtures), completed=done)
        for result in results:
            kept.add(result)
            progress.advance(task)


def finished(fixtures: Sequence[Fixture], kept: Ledger) -> list[Result]:
    """In the order of the schedule, however they were played."""
    keys = ((fixture.lineup, fixture.deal) for fixture in fixtures)
    return [kept.results[key] for key in keys if key in kept.results]


def stopped(words: Words, fixtures: Sequence[Fixture], kept: Ledger, command: str) -> None:
    """What is done is kept, and how to go on."""
    done, total = len(finished(fixtures, kept)), len(fixtures)
    if kept.path is None:
        text = words("arena-stopped", done=done, total=total)
    else:
        text = words("arena-stopped-kept", done=done, total=total, command=command)
    Console(stderr=True, highlight=False, markup=False, emoji=False).print(f"\n{text}", soft_wrap=True)


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def between(interval: Interval) -> str:
    return f"{100 * interval.low:.1f} – {100 * interval.high:.1f} %"


def span(seconds: float) -> str:
    if seconds >= 1:
        return f"{seconds:.2f} s"
    return f"{1000 * seconds:.0f} ms" if seconds >= 0.01 else f"{1000 * seconds:.2f} ms"
