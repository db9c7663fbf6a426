"""A series of games: a progress bar, a results file, and numbers as people read them."""

import json
import os
import shlex
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console

from gaslamp.arena.intervals import Interval
from gaslamp.arena.numbered_game import Fixture
from gaslamp.arena.pairing import Rules, agreed
from gaslamp.arena.processes import played
from gaslamp.arena.result import Result
from gaslamp.arena.results_file import ResultsFile
from gaslamp.cli.inputs import own_name
from gaslamp.cli.progress_bar import progress_bar
from gaslamp.cli.screen import screen
from gaslamp.core import options
from gaslamp.core.errors import NotWellFormed
from gaslamp.core.notation import number
from gaslamp.games.registry import named, registration
from gaslamp.i18n import Words

MOST_GAMES = 1_000_000
MOST_JOBS = 1_000


class SeriesArguments(NamedTuple):
    """The arguments that the arena and the ladder share."""

    game: str
    games: str
    seed: str
    jobs: str | None
    options: Sequence[str]
    out: str | None
    as_json: bool
    redis: str | None = None

    @property
    def rules(self) -> Rules:
        return agreed(self.game, options.parse(" ".join(self.options).replace(",", " ") or "-"))

    @property
    def deals(self) -> int:
        return number(self.games, 1, MOST_GAMES, "games")

    @property
    def workers(self) -> int:
        """One for each core that this process may use, unless --jobs says otherwise."""
        if self.jobs is not None:
            return number(self.jobs, 1, MOST_JOBS, "jobs")
        return usable_cores()

    def again(self, *command: str) -> str:
        """The command that continues the series."""
        words = [own_name(), *command, "--games", self.games, "--seed", self.seed]
        for name, value in (("--jobs", self.jobs), ("--out", self.out), ("--redis", self.redis)):
            words += [name, value] if value is not None else []
        for option in self.options:
            words += ["--options", option]
        return shlex.join(words)


def usable_cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Report(NamedTuple):
    """How results are shown to people, and as data."""

    show: Callable[[Sequence[Result]], None]
    data: Callable[[Sequence[Result]], dict[str, Any]]


def run(
    words: Words, arguments: SeriesArguments, fixtures: Sequence[Fixture], report: Report, again: str, **terms: Any
) -> None:
    """Plays all games that are not in the file yet and reports on all. The file must have the same terms."""
    rules = fixtures[0].rules
    about = {
        "game": rules.game,
        "rules": named(rules.game).RULES,
        "options": dict(rules.options),
        "seed": arguments.seed,
    }
    jobs = arguments.workers
    kept = ResultsFile(None if arguments.out is None else Path(arguments.out), about | terms, rules.sides)
    try:
        play_missing(fixtures, kept, jobs, words("arena-playing"), arguments.redis)
    except KeyboardInterrupt:
        found = finished(fixtures, kept)
        if found and not arguments.as_json:
            _show(words, arguments, report, found)
        _stopped(words, len(found), len(fixtures), again if kept.path else None)
        raise
    found = finished(fixtures, kept)
    if arguments.as_json:
        print(json.dumps({**about, "games": len(found), **report.data(found)}))
    else:
        _show(words, arguments, report, found)


def play_missing(
    fixtures: Sequence[Fixture], kept: ResultsFile, jobs: int, label: str, redis: str | None = None
) -> None:
    """Play the games that the file does not have. The label is shown beside the progress."""
    left = [fixture for fixture in fixtures if (fixture.lineup, fixture.deal) not in kept.results]
    console = Console(stderr=True)
    with (
        closing(kept),
        progress_bar(console) as progress,
        closing(results_of(left, jobs, redis)) as results,
    ):
        done = len(fixtures) - len(left)
        task = progress.add_task(label, total=len(fixtures), completed=done)
        for result in results:
            kept.add(result)
            progress.advance(task)


def results_of(fixtures: Sequence[Fixture], jobs: int, redis: str | None) -> Generator[Result]:
    """Played by own processes, or by the workers that are connected to that Redis."""
    if redis is None:
        return played(fixtures, min(jobs, len(fixtures) or 1))
    try:
        from gaslamp.server.machines import arena_games
    except ModuleNotFoundError:
        raise NotWellFormed("no-server-extra") from None
    return arena_games.played(fixtures, redis)


def finished(fixtures: Sequence[Fixture], kept: ResultsFile) -> list[Result]:
    """In the order of the schedule."""
    keys = ((fixture.lineup, fixture.deal) for fixture in fixtures)
    return [kept.results[key] for key in keys if key in kept.results]


def _show(words: Words, arguments: SeriesArguments, report: Report, found: Sequence[Result]) -> None:
    screen().print(words("arena-heading", game=arguments.game, games=len(found), seed=arguments.seed), style="bold")
    report.show(found)


def _stopped(words: Words, done: int, total: int, again: str | None) -> None:
    """Say how many games are kept, and how to continue."""
    if again is None:
        text = words("arena-stopped", done=done, total=total)
    else:
        text = words("arena-stopped-kept", done=done, total=total, command=again)
    Console(stderr=True, highlight=False, markup=False, emoji=False).print(f"\n{text}", soft_wrap=True)


def side_name(words: Words, rules: Rules, side: str) -> str:
    return registration(rules.game).story.seat(words, side)


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def between(interval: Interval) -> str:
    return f"{100 * interval.low:.1f} – {100 * interval.high:.1f} %"


def span(seconds: float) -> str:
    if seconds >= 1:
        return f"{seconds:.2f} s"
    return f"{1000 * seconds:.0f} ms" if seconds >= 0.01 else f"{1000 * seconds:.2f} ms"
