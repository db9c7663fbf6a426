"""What a choice is worth and what it tells."""

from collections.abc import Sequence
from typing import Any

import pytest

from games.whitechapel.analysis.finished_games import seen
from games.whitechapel.players.example_games import MURDER, journal_after
from gaslamp.core import journal
from gaslamp.core.game import Seat
from gaslamp.core.journal import Journal
from gaslamp.games import whitechapel
from gaslamp.games.whitechapel import analysis
from gaslamp.games.whitechapel.rules.actions import Arrest
from gaslamp.games.whitechapel.rules.public import Stage
from gaslamp.parts.analysis import Appraisal, Depth


def judged(now: Journal[Any], seat: Seat, action: str) -> Appraisal:
    """The moment of a position, before an action."""
    after = journal.extend(whitechapel, now, whitechapel.parse_action(action), bytes(32))
    [found] = analysis.appraise(seen(after.record, seat), seat, Depth.QUICK, after.record.length)
    return found


def hunted(*circles: int) -> Journal[Any]:
    """Jack walks from circle to circle. Then the policemen act; until then they stay and find nothing."""
    now = journal_after(MURDER)
    for number, circle in enumerate(circles, 1):
        now = journal.extend(whitechapel, now, whitechapel.parse_action(f"-{circle}"), bytes(32))
        last = number == len(circles)
        while whitechapel.actor(now.state) != "jack" and not (last and now.state.public.stage is Stage.ACT):
            now = journal.extend(whitechapel, now, _idly(now.state), bytes(32))
    return now


def _idly(state: Any) -> Any:
    legal: Sequence[Any] = whitechapel.legal(state)
    if state.public.stage is Stage.HUNT:
        return next(step for step in legal if step.to == state.public.places[step.policeman])
    asks = [ask for ask in legal if getattr(ask, "circle", None) not in (*state.trail, None)]
    return (asks or legal)[0]


def first_walk() -> Appraisal:
    now = journal_after(MURDER)
    return judged(now, "jack", whitechapel.write(whitechapel.legal(now.state)[0]))


def test_the_first_walk_hides_jack_again() -> None:
    """The police know where the murder was, so every walk takes bits from them."""
    told = [choice.tells for choice in first_walk().choices if choice.kind != "escape"]
    assert all(bits is not None and bits <= 0 for bits in told)


def test_after_a_murder_the_police_know_jacks_circle() -> None:
    assert first_walk().unknown["circle"] == pytest.approx(0, abs=1e-9)


def test_the_hideout_is_one_of_187_circles_at_first() -> None:
    now = journal_after(MURDER)
    one = judged(now, "jack", whitechapel.write(whitechapel.legal(now.state)[0]))
    assert round(2 ** one.unknown["hideout"]) == 187


def test_a_question_tells_at_most_one_bit() -> None:
    now = hunted(66)
    one = judged(now, "police", whitechapel.write(whitechapel.legal(now.state)[0]))
    told = [choice.tells for choice in one.choices if "?" in choice.action]
    assert told
    assert all(bits is not None and 0 <= bits <= 1 for bits in told)


def test_an_arrest_where_jack_cannot_be_is_worth_as_much_as_a_question_that_tells_nothing() -> None:
    """One walk after the murder on 65 he is on a circle next to it."""
    now = hunted(66)
    arrests = [action for action in whitechapel.legal(now.state) if isinstance(action, Arrest)]
    hopeless = next(arrest for arrest in arrests if arrest.circle not in whitechapel.walks(65))
    one = judged(now, "police", whitechapel.write(hopeless))
    [arrest] = [choice.chance for choice in one.choices if choice.action == whitechapel.write(hopeless)]
    questions = [choice.chance for choice in one.choices if choice.tells == 0]
    assert arrest == pytest.approx(questions[0])


def test_the_police_expect_before_an_answer_what_follows_on_average() -> None:
    """Between the two chances after yes and after no."""
    now = hunted(66)
    ask = next(action for action in whitechapel.legal(now.state) if "?" in whitechapel.write(action))
    asked = journal.extend(whitechapel, now, ask, bytes(32))
    one = judged(asked, "police", whitechapel.write(whitechapel.legal(asked.state)[0]))
    assert one.chance is not None
    assert 0 < one.chance < 1


def test_jack_knows_the_answer_beforehand() -> None:
    now = hunted(66)
    ask = next(action for action in whitechapel.legal(now.state) if "?" in whitechapel.write(action))
    asked = journal.extend(whitechapel, now, ask, bytes(32))
    assert judged(asked, "jack", whitechapel.write(whitechapel.legal(asked.state)[0])).chance is None
