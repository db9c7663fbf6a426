"""An analysis in the terminal: how the game ended, charts, mistakes, and a summary for each side."""

from collections.abc import Iterator
from math import ceil

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from gaslamp.analysis import GameAnalysis, Moment, Viewpoint
from gaslamp.analysis.annotated import best_seen, heading
from gaslamp.analysis.comments import Commentary, commentary, points
from gaslamp.analysis.side_report import side_report
from gaslamp.cli.chart import chart, marks
from gaslamp.cli.screen import screen
from gaslamp.core.record import Record
from gaslamp.i18n import Words

INDENT = 2


def show(words: Words, record: Record, found: GameAnalysis) -> None:
    console, told = screen(), commentary(words, record, found)
    console.print(heading(told), style="bold")
    viewpoint = found.viewpoints[-1]
    for line in told.parts.story.ending(words, told.positions[viewpoint.eyes][-1], found.outcome):
        console.print(line)
    for line in _charts(told, viewpoint):
        console.print(line, soft_wrap=True)
    console.print()
    _print_mistakes(console, told)
    for summary in found.summaries:
        console.print()
        console.print(told.parts.side_title(words, summary.side), style="bold")
        for line in side_report(told, summary):
            console.print(Padding(Text(line), (0, 0, 0, INDENT), expand=False))


def _charts(told: Commentary, viewpoint: Viewpoint) -> Iterator[str]:
    """By the referee's eyes, or by those of the seat whose record it is."""
    words, found = told.words, told.analysis
    side = viewpoint.side or found.sides[0]
    sign = 1 if side == found.sides[0] else -1
    chances = [moment.chance for moment in viewpoint.moments] + [viewpoint.moments[-1].after]
    yield ""
    yield words("analysis-chance", side=told.side(side))
    yield from chart([100 * (chance if sign > 0 else 1 - chance) for chance in chances], 100)
    for summary in found.summaries:
        if summary.mistakes:
            yield marks(summary.mistakes, len(viewpoint.moments))
            yield f"      {words('analysis-mistakes-of', side=told.side(summary.side))}"
    for secret in _secrets(viewpoint):
        bits = _bits(viewpoint, secret)
        yield ""
        yield words("analysis-bits", secret=_secret(told, secret))
        yield from chart(bits, max(1, ceil(max(bits))))


def _secrets(viewpoint: Viewpoint) -> list[str]:
    return list(dict.fromkeys(secret for moment in viewpoint.moments for secret in moment.unknown))


def _bits(viewpoint: Viewpoint, secret: str) -> list[float]:
    """Before a secret exists, all of it is missing: the first number that is known stands for the start."""
    known = [moment.unknown.get(secret) for moment in viewpoint.moments]
    known.append(viewpoint.moments[-1].unknown_after.get(secret))
    last = next(bits for bits in known if bits is not None)
    return [last := last if bits is None else bits for bits in known]


def _secret(told: Commentary, secret: str) -> str:
    key = f"{told.parts.name}-secret-{secret}"
    return told.words(key) if told.words.knows(key) else secret


def _print_mistakes(console: Console, told: Commentary) -> None:
    words = told.words
    rows = sorted(_mistakes(told.analysis), key=lambda row: row[1].number)
    if not rows:
        console.print(words("analysis-no-mistakes"))
        return
    console.print(words("analysis-mistakes"), style="bold")
    table = Table(box=None, pad_edge=False)
    table.add_column(words("analysis-number"), justify="right", no_wrap=True)
    for key in ("analysis-who", "analysis-chose", "analysis-better"):
        table.add_column(words(key), overflow="fold")
    table.add_column(words("analysis-cost"), justify="right", no_wrap=True)
    for viewpoint, moment in rows:
        assert moment.best is not None, "a mistake has a better choice"
        chose, better = (told.action(viewpoint, moment, text) for text in (None, moment.best.action))
        cost = points(moment.cost or 0.0)
        table.add_row(str(moment.number), told.parts.story.seat(words, moment.seat), chose, better, cost)
    console.print(table)


def _mistakes(found: GameAnalysis) -> Iterator[tuple[Viewpoint, Moment]]:
    for summary in found.summaries:
        for number in summary.mistakes:
            yield best_seen(found, number)
