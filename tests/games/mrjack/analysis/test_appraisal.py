"""Every action of a game is appraised, from what each pair of eyes knew."""

from dataclasses import replace
from itertools import pairwise

import pytest

from games.mrjack.analysis.moments import EYES, as_seen_by, game
from gaslamp.core.game import Outcome, Seat
from gaslamp.core.record import Record, undone
from gaslamp.core.referee import REFEREE
from gaslamp.games import mrjack
from gaslamp.games.mrjack.analysis import appraise
from gaslamp.parts.analysis import Appraisal, Depth


def appraised(record: Record, eyes: Seat, first: int = 1) -> list[Appraisal]:
    return list(appraise(as_seen_by(record, eyes), eyes, Depth.QUICK, first))


@pytest.mark.parametrize("eyes", EYES)
def test_there_is_one_appraisal_for_each_action(eyes: Seat) -> None:
    record = game(1)
    assert [one.number for one in appraised(record, eyes)] == list(range(1, record.length + 1))


@pytest.mark.parametrize("eyes", EYES)
def test_every_chance_is_a_probability(eyes: Seat) -> None:
    every = [one for number in (1, 2) for one in appraised(game(number), eyes)]
    chances = [one.chance for one in every if one.chance is not None]
    chances += [choice.chance for one in every for choice in one.choices]
    assert all(0 <= chance <= 1 for chance in chances)


@pytest.mark.parametrize("eyes", EYES)
def test_a_later_start_gives_the_same_appraisals(eyes: Seat) -> None:
    record = game(1)
    assert appraised(record, eyes, 30) == appraised(record, eyes)[29:]


def test_the_choice_that_was_made_is_among_the_choices() -> None:
    record = game(1)
    for eyes in EYES:
        for one in appraised(record, eyes):
            made = record.entries[one.number - 1]
            assert not one.choices or made.action in [choice.action for choice in one.choices]


def test_a_seat_gets_choices_at_its_own_decisions_only() -> None:
    record = game(1)
    for eyes in ("jack", "detective"):
        actors = {record.entries[one.number - 1].seat for one in appraised(record, eyes) if one.choices}
        assert actors == {eyes}


def test_the_best_choice_for_the_actor_comes_first() -> None:
    for eyes, sign in (("jack", -1), ("detective", 1)):
        for one in appraised(game(1), eyes):
            chances = [sign * choice.chance for choice in one.choices]
            assert chances == sorted(chances)


def test_the_last_card_of_a_round_is_no_decision() -> None:
    """R8: the fourth card is the only one left."""
    record = game(1)
    state, fourth = mrjack.start({}), set[int]()
    for number, entry in enumerate(record.entries, 1):
        if state.public.turn == 3 and mrjack.write(state).split()[-2] == "pick":
            fourth.add(number)
        state = mrjack.apply(state, mrjack.parse_action(entry.action))
    assert fourth
    for eyes in EYES:
        assert all(one.chance is None and not one.choices for one in appraised(record, eyes) if one.number in fourth)


def test_a_stopped_game_has_an_appraisal_of_its_last_position() -> None:
    whole = game(1)
    stopped = replace(undone(whole, 20), outcome=Outcome(("jack",), "resigned"))
    for eyes in EYES:
        last = appraised(stopped, eyes)[-1]
        assert last.number == 21
        assert last.chance is not None
        assert not last.choices


@pytest.mark.parametrize("length", range(30))
def test_a_game_can_be_stopped_anywhere(length: int) -> None:
    stopped = replace(undone(game(2), length), outcome=Outcome(("jack",), "resigned"))
    for eyes in EYES:
        assert len(appraised(stopped, eyes, first=max(1, length))) == min(length, 1) + 1


def test_to_the_referee_only_cards_and_witnesses_tell_the_name() -> None:
    record = game(1)
    for before, after in pairwise(appraised(record, REFEREE)):
        if after.unknown["name"] != pytest.approx(before.unknown["name"]):
            assert record.entries[before.number - 1].seat == "chance"
            assert after.unknown["name"] < before.unknown["name"]


def test_a_detective_learns_from_how_jack_plays() -> None:
    record = game(1)
    every = appraised(record, "detective")
    learnt = {
        record.entries[before.number - 1].seat
        for before, after in pairwise(every)
        if after.unknown["name"] != pytest.approx(before.unknown["name"])
    }
    assert learnt == {"chance", "jack"}


def test_a_game_begins_with_three_bits() -> None:
    for eyes in EYES:
        assert appraised(game(1), eyes)[0].unknown == {"name": pytest.approx(3.0)}
