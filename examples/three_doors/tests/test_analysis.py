"""What the analysis of Three Doors says."""

from dataclasses import replace

import pytest

import three_doors
from gaslamp.core import journal
from gaslamp.core.game import Outcome
from gaslamp.core.record import Record
from gaslamp.games import registry
from gaslamp.parts.analysis import Depth
from gaslamp.testing import analysis_contract
from three_doors import analysis
from three_doors.registration import REGISTRATION


def played(*actions: str) -> Record:
    kept = journal.begin(three_doors, {}, bytes(32), bytes(16))
    for text in actions:
        kept = journal.extend(three_doors, kept, three_doors.parse_action(text), bytes(16))
    return kept.record


def chances(eyes: str, *actions: str) -> list[float | None]:
    """The thief's, before each action, as some eyes judge them."""
    record = played(*actions)
    seen = record if eyes == "referee" else journal.redact(three_doors, record, eyes)
    return [one.chance for one in analysis.appraise(seen, eyes, Depth.QUICK)]


@pytest.mark.parametrize(
    ("eyes", "found"),
    [("constable", [1 / 3, 1 / 3, 1 / 3, 1 / 3]), ("thief", [1 / 3, 1 / 3, 0, 0]), ("referee", [1 / 3, 1 / 3, 0, 0])],
)
def test_who_knows_the_door_knows_the_result_once_it_is_pointed_at(eyes: str, found: list[float]) -> None:
    assert chances(eyes, ":2", "-1", "~3", "!2") == found


def test_to_open_the_other_door_is_twice_as_good() -> None:
    record = journal.redact(three_doors, played(":2", "-1", "~3", "!2"), "constable")
    *_, last = analysis.appraise(record, "constable", Depth.QUICK)
    assert [(choice.action, choice.chance) for choice in last.choices] == [("!2", 1 / 3), ("!1", 2 / 3)]


@pytest.mark.parametrize("actions", [(":2", "-1", "~3", "!2"), (":1", "-1", "~3", "!1"), (":1", "-1", "~2", "!3")])
def test_the_contract_of_every_analysis_is_kept(actions: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "registrations", lambda: {REGISTRATION.name: REGISTRATION})
    analysis_contract.check(REGISTRATION, played(*actions))


def test_a_later_start_gives_the_same() -> None:
    record = played(":2", "-1", "~3", "!2")
    whole = list(analysis.appraise(record, "referee", Depth.QUICK))
    for first in range(1, 5):
        assert list(analysis.appraise(record, "referee", Depth.QUICK, first)) == whole[first - 1 :]


def test_a_game_that_was_stopped_is_judged_where_it_stopped() -> None:
    record = replace(played(":2", "-1"), outcome=Outcome(("thief",), "resigned"))
    assert [one.number for one in analysis.appraise(record, "referee", Depth.QUICK)] == [1, 2, 3]


def test_the_wind_is_no_luck() -> None:
    assert analysis.luck(played(":1", "-1", "~3", "!2")) == {3: 0.0}
