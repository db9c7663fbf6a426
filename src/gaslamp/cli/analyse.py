"""The command that analyses a finished game."""

import json
import os
from contextlib import closing

from rich.console import Console

from gaslamp.analysis import GameAnalysis, Progress, data, depth_named, engine
from gaslamp.analysis import analyse as analysed
from gaslamp.analysis.annotated import annotated
from gaslamp.analysis.steps import steps
from gaslamp.cli import inputs
from gaslamp.cli.analysis_page import show
from gaslamp.cli.kept_appraisals import KeptAppraisals, path_of
from gaslamp.cli.progress_bar import progress_bar
from gaslamp.core import journal
from gaslamp.core.errors import NotWellFormed
from gaslamp.core.game import Seat
from gaslamp.core.record import TABLE, Record
from gaslamp.games.registry import named, registration
from gaslamp.i18n import Words
from gaslamp.parts.analysis import Depth


def analyse(words: Words, path: str, depth: str, seat: Seat | None, *, as_json: bool, as_text: bool) -> None:
    if as_json and as_text:
        raise NotWellFormed("two-outputs")
    chosen = depth_named(depth)
    record = _as_seen(inputs.read_record(path), seat)
    found = _resumed(words, record, chosen)
    if as_json:
        print(json.dumps(data.write(found)))
    elif as_text:
        print(annotated(words, record, found), end="")
    else:
        show(words, record, found)


def _as_seen(record: Record, seat: Seat | None) -> Record:
    game = named(record.game)
    if seat is None or seat == record.eyes:
        return record
    if record.eyes != TABLE:
        raise NotWellFormed("view-of-other", seat=record.eyes)
    journal.check_rules(game, record)
    inputs.check_seat(game, game.start(record.options), seat)
    return journal.redact(game, record, seat)


def _resumed(words: Words, record: Record, depth: Depth) -> GameAnalysis:
    """What an earlier run has finished is not done again."""
    parts = registration(record.game)
    steps(parts, record)  # a record that cannot be analysed is refused before a file is made for it
    folder = inputs.data_folder(os.environ)
    with closing(KeptAppraisals(path_of(folder, record, depth, engine(parts)))) as kept:
        found = _with_progress(words, record, depth, kept)
        kept.remove()
    return found


def _with_progress(words: Words, record: Record, depth: Depth, kept: KeptAppraisals) -> GameAnalysis:
    console = Console(stderr=True, highlight=False, markup=False, emoji=False)
    last: Progress | None = None
    with progress_bar(console) as bar:
        task = bar.add_task(words("analysis-working"), total=None)

        def advance(progress: Progress) -> None:
            nonlocal last
            last = progress
            kept.add(progress)
            bar.update(task, completed=progress.done, total=progress.total)

        try:
            return analysed(record, depth, advance, kept.found)
        except KeyboardInterrupt:
            if last is not None:
                bar.stop()
                text = words("analysis-stopped", done=last.done, total=last.total)
                console.print(f"\n{text}", soft_wrap=True)
            raise
