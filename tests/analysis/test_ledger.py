"""Start, luck and skill add up to the result, for every pair of eyes."""

import pytest

from analysis.example_games import LUCKY, played, random_games
from gaslamp.analysis import GameAnalysis, Kind, Viewpoint, analyse, data
from gaslamp.analysis.ledger import ledger

GAMES = random_games(300)


def viewpoints() -> list[tuple[GameAnalysis, Viewpoint]]:
    return [(found, one) for found in map(analyse, GAMES) for one in found.viewpoints]


@pytest.mark.usefixtures("windy_doors")
@pytest.mark.parametrize("side", ["thief", "constable"])
def test_nothing_is_left_over(side: str) -> None:
    for _, one in viewpoints():
        kept = ledger(one, side, "thief")
        assert kept.start + kept.luck + kept.skill - kept.others == pytest.approx(kept.result, abs=1e-9)


@pytest.mark.usefixtures("windy_doors")
def test_nothing_is_left_over_in_the_document() -> None:
    """Its numbers are rounded: their differences are those of rounded numbers."""
    for found in map(analyse, GAMES[:30]):
        for one in data.write(found)["viewpoints"]:
            for moment in one["moments"]:
                change = moment["skill"] * (1 if moment["side"] == "thief" else -1) + moment["luck"]
                assert moment["chance"] + change == pytest.approx(moment["after"], abs=1e-9)


@pytest.mark.usefixtures("windy_doors")
def test_the_result_is_that_of_the_game() -> None:
    results = {
        ledger(one, "thief", "thief").result for found, one in viewpoints() if found.outcome.winners == ("thief",)
    }
    assert results == {1.0}


@pytest.mark.usefixtures("windy_doors")
def test_what_one_side_wins_the_other_loses() -> None:
    for _, one in viewpoints():
        thief, constable = (ledger(one, side, "thief") for side in ("thief", "constable"))
        assert (thief.luck, thief.skill, thief.others) == (-constable.luck, constable.others, constable.skill)


@pytest.mark.usefixtures("windy_doors")
def test_luck_is_at_steps_of_chance_only() -> None:
    for _, one in viewpoints():
        for moment in one.moments:
            assert moment.luck == 0 or moment.kind in (Kind.CHANCE, Kind.ANSWER)
            assert moment.skill == 0 or moment.kind not in (Kind.CHANCE, Kind.ANSWER)


@pytest.mark.usefixtures("windy_doors")
def test_the_referees_luck_is_in_balance() -> None:
    """The wind may open door 2 or door 3. Both are equally likely, so their luck adds up to nothing."""
    ways = [(*LUCKY[:2], wind, "!1") for wind in ("~2", "~3")]
    lucks = [ledger(analyse(played(*way)).viewpoints[-1], "thief", "thief").luck for way in ways]
    assert sum(lucks) == pytest.approx(0, abs=2e-6)
    assert abs(lucks[0]) > 0.01
