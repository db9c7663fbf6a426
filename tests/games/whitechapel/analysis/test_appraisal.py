"""Every moment of a finished game is judged, by every pair of eyes and with every option."""

import pytest

from games.whitechapel.analysis.finished_games import STAGES, all_eyes, appraised, finished, seen
from gaslamp.core import journal
from gaslamp.core.game import CHANCE
from gaslamp.core.referee import REFEREE
from gaslamp.games import whitechapel
from gaslamp.games.whitechapel import analysis
from gaslamp.parts.analysis import Appraisal, Choice, Depth

EYES = [(name, eyes) for name in STAGES for eyes in all_eyes(finished(name))]


def own_decisions(name: str, eyes: str) -> list[tuple[Appraisal, str]]:
    """With the action that was chosen."""
    entries = finished(name).entries
    return [(one, entries[one.number - 1].action) for one in appraised(name, eyes) if one.choices]


def test_every_action_is_judged_once() -> None:
    record = finished("arrested")
    judged = analysis.appraise(seen(record, "police2"), "police2", Depth.QUICK)
    assert [one.number for one in judged] == [*range(1, record.length + 1)]


@pytest.mark.parametrize(("name", "eyes"), EYES)
def test_every_chance_is_a_probability(name: str, eyes: str) -> None:
    chances = [one.chance for one in appraised(name, eyes) if one.chance is not None]
    chances += [choice.chance for one in appraised(name, eyes) for choice in one.choices]
    assert all(0 <= chance <= 1 for chance in chances)


@pytest.mark.parametrize(("name", "eyes"), EYES)
def test_what_was_chosen_is_among_the_choices(name: str, eyes: str) -> None:
    for one, action in own_decisions(name, eyes):
        assert [choice.action for choice in one.choices].count(action) == 1


@pytest.mark.parametrize(("name", "eyes"), EYES)
def test_the_best_choice_for_the_actor_comes_first(name: str, eyes: str) -> None:
    for one, _ in own_decisions(name, eyes):
        chances = [choice.chance for choice in one.choices]
        is_jack = finished(name).entries[one.number - 1].seat == "jack"
        assert chances[0] == (max(chances) if is_jack else min(chances))


@pytest.mark.parametrize("name", STAGES)
def test_a_seat_is_told_nothing_about_choices_of_the_other_side(name: str) -> None:
    entries = finished(name).entries
    for eyes in all_eyes(finished(name))[:-1]:
        for one, _ in own_decisions(name, eyes):
            assert (entries[one.number - 1].seat == "jack") == (eyes == "jack")


@pytest.mark.parametrize("name", STAGES)
def test_chance_has_no_choices(name: str) -> None:
    entries = finished(name).entries
    for one, _ in own_decisions(name, REFEREE):
        assert entries[one.number - 1].seat != CHANCE


def test_the_referee_knows_every_answer_beforehand() -> None:
    entries = finished("arrested").entries
    answers = [one for one in appraised("arrested", REFEREE) if entries[one.number - 1].action in "+-"]
    assert [one.chance for one in answers] == [None] * len(answers) != []


def test_a_forced_action_is_no_decision() -> None:
    """A policeman who has asked everywhere but once has one choice."""
    states = journal.replay(whitechapel, finished("all-options"))
    numbers = [number for number, state in enumerate(states[:-1], 1) if len(whitechapel.legal(state)) == 1]
    forced = [number for number in numbers if whitechapel.actor(states[number - 1]) == "police"][:2]
    record = seen(finished("all-options"), "police")
    for number in forced:
        one = next(analysis.appraise(record, "police", Depth.QUICK, number))
        assert (one.chance, one.choices) == (None, ())
    assert forced


def test_an_analysis_does_not_depend_on_where_it_starts() -> None:
    record = seen(finished("arrested"), "jack")
    whole = [*analysis.appraise(record, "jack", Depth.QUICK)]
    assert [*analysis.appraise(record, "jack", Depth.QUICK, 12)] == whole[11:]


def last_walk() -> Choice:
    """The one that wins the game of all options, on the fourth night."""
    record = finished("all-options")
    [one] = analysis.appraise(seen(record, "jack"), "jack", Depth.QUICK, record.length)
    return next(choice for choice in one.choices if choice.action == record.entries[-1].action)


def test_a_walk_home_is_an_escape() -> None:
    assert last_walk().kind == "escape"


def test_a_walk_home_on_the_last_night_wins() -> None:
    assert last_walk().chance == 1.0
