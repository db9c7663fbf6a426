"""The tables of docs/strength.md: played once, kept, and written where they belong."""

from pathlib import Path

import pytest

import strength
from gaslamp.arena import numbered_game, schedule
from gaslamp.arena.pairing import Lineup, agreed
from gaslamp.arena.result import Result, Times

RULES = agreed("whitechapel", {})


def won_by(winner: str, lineup: Lineup, deal: int = 0) -> Result:
    return Result(deal, lineup, winner, "home", 1, {side: Times() for side in RULES.sides})


def test_every_player_meets_every_player_of_the_other_side() -> None:
    found = strength.lineups(RULES)
    assert len(found) == len(set(found)) == 12 * 12
    assert {Lineup("mixed", "expert"), Lineup("expert", "guarding"), Lineup("expert", "expert")} <= set(found)


def test_a_row_has_what_jack_won() -> None:
    results = [won_by(winner, lineup) for lineup in strength.lineups(RULES) for winner in ("jack", "police", "jack")]
    rows = list(strength.table(RULES, strength.legs(RULES, results)))
    assert rows[0].startswith("| jack \\ police | spreading | arresting |")
    assert rows[2] == "| direct |" + " 67 |" * 12


def test_a_level_is_measured_against_all_sparring_partners_together() -> None:
    results = [won_by("jack" if one.first == "expert" else "police", one) for one in strength.lineups(RULES)]
    rows = list(strength.totals(RULES, strength.legs(RULES, results)))
    [jack] = [row for row in rows if row.startswith("| expert, jack |")]
    [police] = [row for row in rows if row.startswith("| expert, police |")]
    assert "| 8 | 8 | 100.0 % |" in jack
    assert "| 8 | 8 | 100.0 % |" in police


def test_a_stopped_series_continues_with_the_games_that_are_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = agreed("mrjack", {})
    monkeypatch.setattr(strength, "lineups", lambda _: [Lineup("random", "random")])
    path = tmp_path / "kept" / "results"
    strength.play(rules, 2, path)
    kept = path.read_bytes()
    found = strength.play(rules, 3, path)
    assert path.read_bytes().startswith(kept)
    again = map(numbered_game.play, schedule.games(rules, strength.SEED, [Lineup("random", "random")], 3))
    assert [(one.winner, one.actions) for one in found] == [(one.winner, one.actions) for one in again]


def test_games_of_other_players_are_not_mixed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    player = tmp_path / "games" / "mrjack" / "players" / "greedy.py"
    player.parent.mkdir(parents=True)
    monkeypatch.setattr(strength, "SOURCE", tmp_path)
    digests = []
    for code in ("one", "two", "one"):
        player.write_text(code)
        digests.append(strength.digest("mrjack"))
    assert digests[0] == digests[2] != digests[1]


def test_the_tables_replace_the_old_ones_and_nothing_else() -> None:
    page = strength.PAGE.read_text("utf-8")
    once = strength.written(page, "whitechapel", "new table")
    assert strength.written(once, "whitechapel", "new table") == once
    assert page.partition("<!-- matrix of whitechapel")[0] == once.partition("<!-- matrix of whitechapel")[0]
    assert page.partition("<!-- end of the matrix of whitechapel")[2] in once
    with pytest.raises(AssertionError, match="no marks"):
        strength.written(page, "chess", "new table")
