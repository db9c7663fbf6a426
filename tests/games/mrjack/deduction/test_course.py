"""How a finished game of Mr. Jack was solved: who was left after each round, and which steps told most."""

import itertools
from pathlib import Path

from gaslamp.core import journal, record
from gaslamp.games import mrjack
from gaslamp.games.mrjack import deduction
from gaslamp.games.mrjack.rules.actions import Alibi, Call

RECORDS = Path(__file__).parents[3] / "data" / "records"


def seen(name: str, eyes: str = "detective") -> record.Record:
    return journal.redact(mrjack, record.parse((RECORDS / name).read_text()), eyes)


def test_each_round_leaves_no_more_suspects_than_the_one_before() -> None:
    rounds = deduction.course(seen("mrjack-dawn.record"))["rounds"]
    assert [one["round"] for one in rounds] == [1, 2, 3, 4, 5, 6, 7]
    for before, after in itertools.pairwise(rounds):
        assert set(after["left"]) <= set(before["left"])


def test_only_calls_and_the_detectives_own_alibis_tell_something() -> None:
    shown = seen("mrjack-dawn.record")
    for one in deduction.information_gains(shown):
        action = mrjack.parse_action(shown.entries[one.number - 1].action)
        is_informative = isinstance(action, Call) or (isinstance(action, Alibi) and action.character is not None)
        assert one.bits == 0 or is_informative


def test_the_step_that_ends_the_game_is_left_out() -> None:
    for name in ("mrjack-right.record", "mrjack-escape.record"):
        shown = seen(name)
        assert shown.length not in [one.number for one in deduction.information_gains(shown)]
