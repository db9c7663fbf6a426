"""The command that measures."""

import json
import os
import platform
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from gaslamp.bench import BENCHES, PROFILES, TIMED, load
from gaslamp.cli import inputs
from gaslamp.cli.screen import screen
from gaslamp.core.errors import NotWellFormed
from gaslamp.parts.bench import Figure, flat, markdown, number, page


def bench(
    names: Sequence[str],
    *,
    as_json: bool,
    results: str | None,
    seconds: float | None = None,
    is_profile: bool = False,
) -> None:
    for name in names:
        if name not in BENCHES:
            raise NotWellFormed("unknown-bench", text=name, known=", ".join(BENCHES))
    if seconds is not None and not (names and TIMED.issuperset(names)):
        raise NotWellFormed("bench-not-timed", known=", ".join(sorted(TIMED)))
    if is_profile and not (names and PROFILES.keys() >= set(names)):
        raise NotWellFormed("bench-not-profiled", known=", ".join(PROFILES))
    measured = {name: _run(name, seconds, is_profile=is_profile) for name in names or BENCHES}
    if results is not None:
        file = Path(results)
        before = file.read_text(encoding="utf-8") if file.exists() else ""
        inputs.save(file, page(before, {name: markdown(figures, _machine()) for name, figures in measured.items()}))
    figures = [figure for name in measured for figure in measured[name]]
    if as_json:
        print(json.dumps(flat(figures)))
    else:
        screen().print(_table(figures))


def _run(name: str, seconds: float | None, *, is_profile: bool) -> list[Figure]:
    try:
        run = load(name, is_profile=is_profile)
    except ModuleNotFoundError as missing:
        raise NotWellFormed("no-yardstick", name=str(missing.name)) from None
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(f"bench {name}", total=1.0)
        limit = {} if seconds is None else {"seconds": seconds}
        return run(lambda done: progress.update(task, completed=done), **limit)


def _table(figures: Sequence[Figure]) -> Table:
    table = Table(box=None, pad_edge=False)
    for heading in ("figure", "value", "target", "", "what it is"):
        wraps = heading == "what it is"
        table.add_column(heading, justify="right" if heading == "value" else "left", no_wrap=not wraps)
    for figure in figures:
        holds = Text("holds", "green") if figure.holds else Text("missed", "red")
        table.add_row(figure.name, number(figure.value), figure.target, holds if figure.target else "", figure.about)
    return table


def _machine() -> str:
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{python}, {platform.system()} {platform.machine()}, {os.cpu_count()} cores"
