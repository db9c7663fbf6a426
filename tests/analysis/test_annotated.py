"""An analysed game as text."""

import re
from dataclasses import replace

import pytest

from analysis.example_games import MISSED, installed, own, played, random_games
from analysis.written_doors import written
from gaslamp.analysis import GameAnalysis, Resemblance, analyse
from gaslamp.analysis.annotated import annotated
from gaslamp.analysis.comments import commentary
from gaslamp.analysis.side_report import side_report, signed
from gaslamp.core.record import Record
from gaslamp.i18n import LANGUAGES, Words
from gaslamp.parts.analysis import Appraisal, Choice


def text(record: Record, language: str = "en") -> str:
    return annotated(Words(language), record, analyse(record))


@pytest.mark.usefixtures("doors")
def test_the_comment_stands_below_its_move() -> None:
    lines = text(played(*MISSED)).splitlines()
    at = lines.index("   4  !1  The constable opens door 1.")
    assert lines[at + 1].strip().startswith("Mistake: it cost 33.3 points.")


@pytest.mark.usefixtures("doors")
def test_every_move_the_ending_and_both_sides_are_told() -> None:
    told = text(played(*MISSED))
    lines = told.splitlines()
    assert re.findall(r"^ *\d+  (\S+)  ", told, re.MULTILINE) == list(MISSED)
    assert "The thief is not there and wins." in lines
    assert {"The thief", "The constable"} <= set(lines)


@pytest.mark.usefixtures("doors")
def test_a_seats_own_record_tells_no_secret() -> None:
    told = text(own(played(*MISSED), "constable"))
    assert "The thief hides.\n" in told
    assert "hides behind" not in told
    assert "was behind" not in told


@pytest.mark.usefixtures("windy_doors")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_can_be_told_in_every_language(language: str) -> None:
    for record in random_games(20):
        told = text(record, language)
        assert "analysis-" not in told
        assert "{" not in told


def report(monkeypatch: pytest.MonkeyPatch, *appraisals: Appraisal, side: int) -> list[str]:
    record = played(*MISSED)
    with installed(monkeypatch, written({one.number: one for one in appraisals})):
        found = analyse(record)
        return side_report(commentary(Words("en"), record, found), found.summaries[side])


def test_a_summary_names_the_give_aways_of_a_side_that_hides(monkeypatch: pytest.MonkeyPatch) -> None:
    choices = (Choice(":2", 0.5, 1.4), Choice(":3", 0.5, 0.2))
    lines = report(monkeypatch, Appraisal(1, 0.5, choices), side=0)
    assert "What gave away most: 1. The thief hides behind door 2." in lines


def test_a_summary_names_the_best_questions_of_a_side_that_seeks(monkeypatch: pytest.MonkeyPatch) -> None:
    choices = (Choice("-1", 0.5, 1.4), Choice("-3", 0.5, 0.2))
    lines = report(monkeypatch, Appraisal(2, 0.5, choices), side=1)
    assert "Best questions: 2. The constable points at door 1." in lines


def test_a_summary_counts_what_was_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    choices = (Choice("!2", 0.3, kind="arrest"), Choice("!1", 0.6))
    assert "Missed opportunities: arrests 1." in report(monkeypatch, Appraisal(4, 0.3, choices), side=1)


@pytest.mark.usefixtures("doors")
def test_a_summary_shows_how_the_result_came_about() -> None:
    found = analyse(played(*MISSED))
    lines = side_report(commentary(Words("en"), played(*MISSED), found), found.summaries[1])
    assert "67 % at the start, luck 0.0, own play −66.7, the other side’s play 0.0: 0 %." in lines


@pytest.mark.usefixtures("doors")
@pytest.mark.parametrize(
    ("strongest", "said"),
    [
        ("club", "It resembles the level “casual” (95 % range: “casual” to “club”)."),
        ("casual", "It resembles the level “casual” (more than 95 % certain)."),
    ],
)
def test_a_summary_names_the_level_with_its_range(strongest: str, said: str) -> None:
    found = analyse(played(*MISSED))
    told = commentary(Words("en"), played(*MISSED), found)
    assert said in side_report(told, resembling(found, strongest).summaries[0])


def resembling(found: GameAnalysis, strongest: str) -> GameAnalysis:
    level = Resemblance("casual", "casual", strongest, {})
    return replace(found, summaries=(replace(found.summaries[0], resembles=level),))


@pytest.mark.parametrize(
    ("chance", "text"), [(0.123, "+12.3"), (-0.05, "−5.0"), (0.0, "0.0"), (-0.0004, "0.0"), (0.0004, "0.0")]
)
def test_points_have_a_sign_unless_they_are_zero(chance: float, text: str) -> None:
    assert signed(chance) == text
