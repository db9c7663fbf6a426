"""What is handed to a page: where Jack can be on every space of the night, and how few homes are left."""

from pathlib import Path

import pytest

from gaslamp.core import journal, record
from gaslamp.core.record import Record, undone
from gaslamp.games import whitechapel
from gaslamp.games.whitechapel.deduction import findings, possibilities
from gaslamp.games.whitechapel.rules.board import members
from gaslamp.games.whitechapel.rules.public import Stage

WHOLE = record.parse((Path(__file__).parents[3] / "data/records/whitechapel-escaped.record").read_text("utf-8"))
STATES = journal.replay(whitechapel, WHOLE)


def moment(number: int) -> Record:
    return undone(journal.redact(whitechapel, WHOLE, "police1"), number)


@pytest.mark.parametrize("number", [16, 60, 117, 300])
def test_every_space_of_the_night_is_told_and_holds_the_truth(number: int) -> None:
    trail = STATES[number].trail
    found = findings(moment(number))
    assert len(found["earlier"]) == len(found["spaces"]) == len(trail)
    for circle, possible, chances in zip(trail, found["earlier"], found["spaces"], strict=True):
        assert circle in possible
        for model in ("policy", "trails", "set"):
            assert set(chances[model]) <= {str(one) for one in possible}
            assert sum(chances[model].values()) == pytest.approx(1, abs=0.01)
    assert found["earlier"][0] == members(STATES[number].public.murders), "on the third night nobody knows the order"
    assert found["earlier"][-1] == found["possible"]


def test_before_a_crime_there_is_no_space_to_look_back_to() -> None:
    found = possibilities(moment(8))
    assert (found["earlier"], found["possible"]) == ([], [])
    assert found["homes"] == [187]


def test_homes_grow_fewer_with_every_night_and_never_lose_the_true_one() -> None:
    nights = {state.public.night: number for number, state in enumerate(STATES) if state.public.stage is Stage.CRIME}
    found = [possibilities(moment(number)) for number in nights.values()]
    assert [len(one["homes"]) for one in found] == [1, 2, 3, 4]
    for one in found:
        assert one["homes"] == sorted(one["homes"], reverse=True)
        assert one["homes"][-1] == len(one["hideouts"])
        assert STATES[-1].hideout in one["hideouts"]
