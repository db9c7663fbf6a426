"""What is said about a moment."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from analysis.example_games import LUCKY, MISSED, installed, played, stopped
from analysis.written_doors import written
from gaslamp.analysis import analyse
from gaslamp.analysis.annotated import moment_comments
from gaslamp.analysis.comments import commentary
from gaslamp.analysis.side_report import side_report
from gaslamp.i18n import Words
from gaslamp.parts.analysis import Appraisal, Choice

Comments = Callable[..., list[str]]


@pytest.fixture
def comments(monkeypatch: pytest.MonkeyPatch) -> Iterator[Comments]:
    """`comments(2, Appraisal(...))`: what is said about action 2 of a game with this appraisal."""
    with ExitStack() as stack:

        def said(number: int, *appraisals: Appraisal, actions: tuple[str, ...] = MISSED) -> list[str]:
            game = written({one.number: one for one in appraisals})
            stack.enter_context(installed(monkeypatch, game))
            record = played(*actions)
            return moment_comments(commentary(Words("en"), record, analyse(record)), number)

        yield said


def test_a_mistake_is_told_with_the_better_choice_in_words(comments: Comments) -> None:
    """In per cent of the side that made it."""
    choices = (Choice("!2", 0.3), Choice("!1", 0.6))
    assert comments(4, Appraisal(4, 0.3, choices)) == [
        "Mistake: it cost 30.0 points. Better: The constable opens door 2 (70 % instead of 40 %)."
    ]


def test_a_missed_opportunity_is_named(comments: Comments) -> None:
    choices = (Choice("!2", 0.3, kind="arrest"), Choice("!1", 0.6))
    assert comments(4, Appraisal(4, 0.3, choices))[1] == "An arrest was missed."


def test_an_opportunity_of_an_unknown_kind_is_named_as_it_is(comments: Comments) -> None:
    choices = (Choice("!2", 0.3, kind="ambush"), Choice("!1", 0.6))
    assert comments(4, Appraisal(4, 0.3, choices))[1] == "An opportunity was missed: ambush."


def test_a_give_away_is_told_with_a_quieter_choice(comments: Comments) -> None:
    choices = (Choice(":2", 0.5, 1.4), Choice(":3", 0.45, 0.2), Choice(":1", 0.1, 0.0))
    assert comments(1, Appraisal(1, 0.5, choices)) == [
        "Best move: the next best choice is worse by 5.0 points.",
        "It gave away 1.4 bits.",
        "It would have been quieter to choose: The thief hides behind door 3 (0.2 bits).",
    ]


def test_a_give_away_that_had_to_be_has_no_quieter_choice(comments: Comments) -> None:
    choices = (Choice(":2", 0.5, 1.4), Choice(":3", 0.5, 1.4))
    assert comments(1, Appraisal(1, 0.5, choices)) == ["It gave away 1.4 bits."]


def test_a_good_question_is_praised(comments: Comments) -> None:
    choices = (Choice("-1", 0.5, 1.0), Choice("-2", 0.5, 0.9))
    assert comments(2, Appraisal(2, 0.5, choices)) == ["A good question: 1.0 bits could be expected."]


def test_after_a_mistake_the_question_that_tells_more_is_named(comments: Comments) -> None:
    choices = (Choice("-3", 0.3, 1.0), Choice("-1", 0.5, 0.0))
    assert comments(2, Appraisal(2, 0.5, choices))[1] == (
        "There was more to learn with: The constable points at door 3 (1.0 bits instead of 0.0)."
    )


@pytest.mark.parametrize(("after", "side"), [(0.9, "the thief"), (0.1, "the constable")])
def test_luck_is_told_for_the_side_that_had_it(comments: Comments, after: float, side: str) -> None:
    assert comments(3, Appraisal(3, 0.5), Appraisal(4, after), actions=LUCKY) == [f"Luck worth 40.0 points for {side}."]


def test_a_little_luck_is_not_worth_a_word(comments: Comments) -> None:
    assert comments(3, Appraisal(3, 0.5), Appraisal(4, 0.55), actions=LUCKY) == []


def test_a_move_like_any_other_is_not_commented(comments: Comments) -> None:
    assert comments(2, Appraisal(2, 0.5, (Choice("-1", 0.5), Choice("-2", 0.5)))) == []


@pytest.mark.usefixtures("doors")
def test_a_stop_is_told_in_the_words_of_the_ending() -> None:
    record = stopped(":2", "-1", winners=("thief",), reason="resigned")
    found = analyse(record)
    report = side_report(commentary(Words("en"), record, found), found.summaries[1])
    assert "What decided the game: 3. The constable gives up. The thief wins." in report
