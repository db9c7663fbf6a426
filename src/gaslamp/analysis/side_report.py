"""A side's summary in sentences."""

from collections.abc import Sequence

from gaslamp.analysis.comments import Commentary, percent, points
from gaslamp.analysis.moments import Ledger, Resemblance, Summary, Viewpoint
from gaslamp.parts.words import Words


def side_report(commentary: Commentary, summary: Summary) -> list[str]:
    words, viewpoint = commentary.words, commentary.analysis.viewpoint(summary.side)
    assert viewpoint is not None, "every summary has a viewpoint"
    found = [words("analysis-error", decisions=summary.decisions, error=points(summary.error))]
    if summary.resembles is not None:
        found.append(_resembles(words, summary.resembles))
    found.append(_ledger(words, summary.ledger))
    for key, numbers in _lists(commentary.analysis.seeker, summary):
        if numbers:
            found.append(words(f"analysis-list-{key}", moments=_moments(commentary, viewpoint, numbers)))
    if summary.missed:
        kinds = (f"{words('analysis-kind', kind=kind)} {count}" for kind, count in summary.missed.items())
        found.append(words("analysis-missed", kinds=", ".join(kinds)))
    return found


def _lists(seeker: str, summary: Summary) -> list[tuple[str, tuple[int, ...]]]:
    """What told most is a question or a give-away."""
    told = ("questions" if summary.side == seeker else "give-aways", summary.telling)
    return [("deciding", summary.deciding), ("mistakes", summary.mistakes), ("best", summary.best), told]


def _resembles(words: Words, found: Resemblance) -> str:
    if found.weakest == found.strongest:
        return words("analysis-resembles-one", level=found.level)
    return words("analysis-resembles", level=found.level, weakest=found.weakest, strongest=found.strongest)


def _ledger(words: Words, kept: Ledger) -> str:
    return words(
        "analysis-ledger",
        start=percent(kept.start),
        luck=signed(kept.luck),
        skill=signed(kept.skill),
        others=signed(-kept.others),
        result=percent(kept.result),
    )


def _moments(commentary: Commentary, viewpoint: Viewpoint, numbers: Sequence[int]) -> str:
    """Each with its number, as the reader finds it in the game."""
    moments = (viewpoint.moments[number - 1] for number in numbers)
    return "; ".join(f"{moment.number}. {commentary.action(viewpoint, moment)}" for moment in moments)


def signed(chance: float) -> str:
    """In points, with a sign; zero has none."""
    text = f"{100 * chance:+.1f}"
    return "0.0" if text in ("+0.0", "-0.0") else text.replace("-", "−")
