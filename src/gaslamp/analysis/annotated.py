"""An analysed game as text: its story, with what is to be said about each moment below its line."""

from collections.abc import Iterator

from gaslamp.analysis.comments import Commentary, commentary
from gaslamp.analysis.moments import GameAnalysis, Moment, Viewpoint
from gaslamp.analysis.side_report import side_report
from gaslamp.core.record import Record
from gaslamp.parts.playback import play_back
from gaslamp.parts.words import Words

INDENT = "      "


def annotated(words: Words, record: Record, analysis: GameAnalysis) -> str:
    """`record` is the one that was analysed: a whole one, or a seat's own."""
    return "\n".join(_lines(commentary(words, record, analysis), record)) + "\n"


def heading(told: Commentary) -> str:
    found = told.analysis
    game = told.parts.title(told.words)
    return told.words("analysis-heading", game=game, depth=found.depth.value, engine=found.engine)


def _lines(told: Commentary, record: Record) -> Iterator[str]:
    words, story = told.words, told.parts.story
    assert record.outcome is not None, "only finished games are analysed"
    yield heading(told)
    yield ""
    read = play_back(told.parts.rules, record, None)
    done = 0
    for line in story.story(words, read.steps):
        yield f"{line.steps:>4}  {line.notation}  {line.text}" if line.notation else line.text
        for number in range(done + 1, line.steps + 1):
            for comment in moment_comments(told, number):
                yield f"{INDENT}{comment}"
        done = line.steps
    yield from story.ending(words, read.views[-1], record.outcome)
    for summary in told.analysis.summaries:
        yield ""
        yield told.parts.side_title(words, summary.side)
        yield from (f"  {sentence}" for sentence in side_report(told, summary))


def moment_comments(told: Commentary, number: int) -> list[str]:
    """What is said about an action by the eyes that know most about it."""
    viewpoint, moment = best_seen(told.analysis, number)
    return told.comments(viewpoint, moment)


def best_seen(analysis: GameAnalysis, number: int) -> tuple[Viewpoint, Moment]:
    """A moment by the eyes of the side that acted; a step of chance by the referee's; else by those that there are."""
    last = analysis.viewpoints[-1]
    viewpoint = analysis.viewpoint(last.moments[number - 1].side) or last
    return viewpoint, viewpoint.moments[number - 1]
