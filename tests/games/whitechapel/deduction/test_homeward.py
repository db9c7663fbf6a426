"""What Jack alone is told: the moves home at least, and where he could live."""

from pathlib import Path

import pytest

from gaslamp.core import journal, record
from gaslamp.core.record import Record, undone
from gaslamp.games import whitechapel
from gaslamp.games.whitechapel.deduction import possibilities
from gaslamp.games.whitechapel.deduction.homeward import candidates, homeward, least
from gaslamp.games.whitechapel.rules.board import ALL_CIRCLES, RED
from gaslamp.games.whitechapel.rules.public import Stage
from gaslamp.games.whitechapel.rules.streets import NEXT, distances

RECORDS = Path(__file__).parents[3] / "data/records"


def finished(name: str) -> Record:
    return record.parse((RECORDS / f"whitechapel-{name}.record").read_text("utf-8"))


@pytest.mark.parametrize("name", ["escaped", "letters", "all-options"])
def test_jack_never_comes_home_in_fewer_moves_than_he_was_told(name: str) -> None:
    whole = finished(name)
    states = journal.replay(whitechapel, whole)
    own = journal.redact(whitechapel, whole, "jack")
    least_steps: list[int] = []
    checked = 0
    for number, state in enumerate(states[:-1]):
        if state.public.stage is not Stage.ESCAPE:
            continue
        found = homeward(undone(own, number))["homeward"]
        assert found["least"] <= found["walk"]
        least_steps.append(found["least"])
        if whole.entries[number].action.endswith("!"):
            # The moves that were left: one for each time he was told.
            for before, promised in enumerate(reversed(least_steps)):
                assert promised <= before + 1 + whole_coaches(whole, number)
            checked += 1
            least_steps = []
    assert checked > 0


def whole_coaches(whole: Record, number: int) -> int:
    """A coach is two moves in one action."""
    return sum(entry.action.startswith("=") for entry in whole.entries[:number])


def test_a_way_home_on_foot_is_the_distance_and_an_alley_can_shorten_it() -> None:
    for home in (30, 102, 147):
        for here in range(1, 196):
            walk = least(here, home, 0)
            assert walk == (distances(here)[home] or 2)
            assert least(here, home, 2) <= walk
    assert any(least(here, 102, 1) < least(here, 102, 0) for here in range(1, 196))


def test_who_lives_where_the_murder_was_must_leave_and_come_back() -> None:
    assert least(30, 30, 0) == 2
    assert homeward(Record(**_jack("h=30 k30")))["homeward"]["walk"] == 2  # type: ignore[arg-type]


def _jack(actions: str) -> dict[str, object]:
    whole = journal.redact(whitechapel, finished("escaped"), "jack")
    entries = tuple(record.Entry("jack", text, None) for text in actions.split())
    fields = {name: getattr(whole, name) for name in Record.__dataclass_fields__}
    return {**fields, "entries": entries}


def test_candidates_for_a_hideout_come_with_reasons_and_lie_apart() -> None:
    own = undone(journal.redact(whitechapel, finished("escaped"), "jack"), 0)
    found = possibilities(own)["candidates"]
    assert len(found) == 5
    for one in found:
        circle = one["circle"]
        assert not RED >> circle & 1
        assert one["ways"] == NEXT[circle].bit_count()
        assert 2 <= one["nearest"] <= one["farthest"], "not beside a red circle"
        assert all(distances(circle)[other["circle"]] >= 3 for other in found if other is not one)
    assert candidates(ALL_CIRCLES & ~RED) == found, "the board alone decides"


@pytest.mark.parametrize("seat", ["police1", "spectator"])
def test_nobody_else_is_told_any_of_it(seat: str) -> None:
    seen = journal.redact(whitechapel, finished("escaped"), seat)
    for number in (0, 16, 60, 117, 300):
        assert homeward(undone(seen, number)) == {}
        assert not {"homeward", "candidates"} & possibilities(undone(seen, number)).keys()
