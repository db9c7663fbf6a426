"""A finished game is analysed from every side's own knowledge and from the referee's."""

import json
from collections.abc import Callable
from dataclasses import replace

import pytest

from analysis.example_games import FOUND, LUCKY, MISSED, own, played, random_games, stopped
from gaslamp.analysis import Kind, Progress, analyse, data, engine
from gaslamp.core.errors import NotAllowed, NotWellFormed
from gaslamp.core.record import Record, undone
from gaslamp.games.registry import registration
from gaslamp.match import Match
from gaslamp.parts.analysis import Appraisal, Depth

THIRD = 1 / 3


@pytest.mark.usefixtures("doors")
def test_each_side_and_the_referee_have_a_viewpoint() -> None:
    found = analyse(played(*MISSED))
    assert [(one.eyes, one.side) for one in found.viewpoints] == [
        ("thief", "thief"),
        ("constable", "constable"),
        ("referee", ""),
    ]


@pytest.mark.usefixtures("doors")
def test_a_choice_costs_the_difference_to_the_best_one() -> None:
    constable = analyse(played(*MISSED)).viewpoint("constable")
    assert constable is not None
    assert [moment.cost for moment in constable.moments] == [None, 0, None, pytest.approx(THIRD, abs=1e-5)]


@pytest.mark.usefixtures("doors")
def test_the_best_choice_and_the_one_made_are_named() -> None:
    constable = analyse(played(*MISSED)).viewpoint("constable")
    assert constable is not None
    best, made = constable.moments[3].best, constable.moments[3].made
    assert best is not None
    assert made is not None
    assert (best.action, made.action) == ("!2", "!1")


@pytest.mark.usefixtures("doors")
def test_a_mistake_is_marked_even_if_it_won() -> None:
    """The worse door by what the constable knew, although the thief was behind it."""
    summary = analyse(played(*LUCKY)).summary("constable")
    assert summary is not None
    assert (summary.mistakes, summary.ledger.result) == ((4,), 1)


@pytest.mark.usefixtures("doors")
def test_hindsight_marks_nothing() -> None:
    """The referee knows that pointing at the thief's door wins for him; nobody could know it then."""
    referee = analyse(played(*LUCKY)).viewpoint("")
    assert referee is not None
    assert referee.moments[1].cost == 1
    assert not any(moment.is_marked for moment in referee.moments)


@pytest.mark.usefixtures("doors")
def test_a_secret_choice_of_the_other_side_has_no_cost() -> None:
    constable = analyse(played(*FOUND)).viewpoint("constable")
    assert constable is not None
    hiding = constable.moments[0]
    assert (hiding.action, hiding.cost, hiding.choices) == (":?", None, ())


@pytest.mark.usefixtures("doors")
@pytest.mark.parametrize(("actions", "kind"), [(FOUND, Kind.ANSWER), (LUCKY, Kind.CHANCE)])
def test_a_wind_with_one_door_left_is_an_answer(actions: tuple[str, ...], kind: Kind) -> None:
    thief = analyse(played(*actions)).viewpoint("thief")
    assert thief is not None
    assert thief.moments[2].kind == kind


@pytest.mark.usefixtures("doors")
def test_the_bits_that_the_constable_is_missing_fall() -> None:
    constable = analyse(played(*FOUND)).viewpoint("constable")
    assert constable is not None
    wind = constable.moments[2]
    assert (wind.unknown["door"], wind.unknown_after["door"]) == (1.585, 0.9183)


@pytest.mark.usefixtures("doors")
@pytest.mark.parametrize("seat", ["thief", "constable"])
def test_a_seats_own_record_gives_that_seats_half(seat: str) -> None:
    whole, half = played(*MISSED), own(played(*MISSED), seat)
    found = analyse(half)
    assert [one.eyes for one in found.viewpoints] == [seat]
    assert found.summaries == (analyse(whole).summary(seat),)


@pytest.mark.usefixtures("doors")
def test_a_stop_is_the_last_moment_and_costs_the_side_that_stopped() -> None:
    found = analyse(stopped(":2", "-1", winners=("thief",), reason="resigned")).viewpoint("constable")
    assert found is not None
    last = found.moments[-1]
    assert (last.number, last.seat, last.kind, last.action) == (3, "constable", Kind.STOPPED, "resigned")
    assert last.skill == pytest.approx(-2 / 3, abs=1e-5)


@pytest.mark.usefixtures("doors")
def test_a_game_that_nobody_won_ends_with_its_last_chance() -> None:
    found = analyse(stopped(":2", winners=(), reason="abandoned")).viewpoint("thief")
    assert found is not None
    assert (found.moments[-1].after, found.moments[-1].side) == (pytest.approx(THIRD, abs=1e-5), "")


@pytest.mark.usefixtures("doors")
@pytest.mark.parametrize("seat", [None, "thief", "constable"])
def test_an_unfinished_game_is_never_analysed(seat: str | None) -> None:
    going = undone(played(*FOUND), 3)
    with pytest.raises(NotAllowed) as error:
        analyse(going if seat is None else own(going, seat))
    assert error.value.key == "analysis-unfinished"


@pytest.mark.usefixtures("doors")
def test_a_whole_record_cannot_pretend_to_be_finished() -> None:
    going = replace(undone(played(*FOUND), 3), outcome=played(*FOUND).outcome)
    with pytest.raises(NotWellFormed) as error:
        analyse(going)
    assert error.value.key == "wrong-outcome"


@pytest.mark.usefixtures("doors")
@pytest.mark.parametrize(
    ("changed", "key"),
    [
        (lambda record: replace(own(record, "thief"), eyes="spectator"), "analysis-no-seat"),
        (lambda record: replace(own(record, "thief"), eyes="wizard"), "unknown-seat"),
        (
            lambda record: replace(own(record, "thief"), outcome=replace(record.outcome, winners=("cat",))),
            "wrong-outcome",
        ),
        (lambda record: replace(record, rules="td0"), "wrong-rules"),
        (lambda record: replace(record, game="chess"), "unknown-game"),
        (lambda _: Match("small-mrjack", seed=1).finish("random").record(), "no-analysis"),
    ],
)
def test_a_record_that_cannot_be_analysed_is_refused_by_its_cause(changed: object, key: str) -> None:
    assert callable(changed)
    with pytest.raises(NotWellFormed) as error:
        analyse(changed(played(*FOUND)))
    assert error.value.key == key


@pytest.mark.usefixtures("windy_doors")
def test_the_engine_is_the_format_and_the_version_of_the_part() -> None:
    assert engine(registration("three-doors")) == analyse(played(*FOUND)).engine == "1.7"


@pytest.mark.usefixtures("windy_doors")
def test_progress_counts_every_appraisal_once() -> None:
    seen: list[Progress] = []
    analyse(played(*FOUND), progress=seen.append)
    assert [one.done for one in seen] == list(range(1, 13))
    assert {one.total for one in seen} == {12}


@pytest.mark.usefixtures("windy_doors")
@pytest.mark.parametrize("record", random_games(3), ids=range(3))
def test_an_analysis_that_was_broken_off_anywhere_goes_on_to_the_same_end(record: Record) -> None:
    seen: list[Progress] = []
    whole = analyse(record, Depth.FULL, seen.append)
    for count in range(len(seen) + 1):
        kept: dict[str, list[Appraisal]] = {}
        for one in seen[:count]:
            kept.setdefault(one.eyes, []).append(one.appraisal)
        left: list[Progress] = []
        assert analyse(record, Depth.FULL, left.append, kept) == whole
        assert left == seen[count:]


@pytest.mark.usefixtures("windy_doors")
@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda given: given[:-1], "no appraisal of 4 by thief"),
        (lambda given: given[1:], "2 in the place of 1 by thief"),
        (lambda given: [*given, Appraisal(5, 0.5)], "an appraisal after 4 by thief"),
    ],
    ids=["too few", "wrong number", "too many"],
)
def test_an_analysis_part_with_a_wrong_number_of_appraisals_is_named(
    monkeypatch: pytest.MonkeyPatch, change: Callable[[list[Appraisal]], list[Appraisal]], said: str
) -> None:
    part = registration("three-doors").analysis
    complete = part.appraise
    monkeypatch.setattr(part, "appraise", lambda *given: change(list(complete(*given))))
    with pytest.raises(AssertionError, match=f"three-doors: .*{said}"):
        analyse(played(*FOUND))


@pytest.mark.usefixtures("windy_doors")
def test_everything_is_plain_data() -> None:
    found = analyse(played(*MISSED))
    assert data.parse(json.loads(json.dumps(data.write(found)))) == found
