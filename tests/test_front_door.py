"""`import gaslamp`: what a program gets with one import."""

import doctest
import subprocess
import sys
from pathlib import Path

import pytest

import gaslamp
from analysis.example_games import installed
from gaslamp import match as match_module
from gaslamp.analysis import analyse
from gaslamp.core.errors import NotLegal, NotWellFormed
from gaslamp.games.mrjack import queries as mrjack_queries
from gaslamp.games.registry import registrations
from gaslamp.games.whitechapel import queries as whitechapel_queries
from gaslamp.parts.analysis import Depth

GAMES = tuple(registrations())


@pytest.mark.parametrize("module", [match_module, mrjack_queries, whitechapel_queries], ids=lambda one: one.__name__)
def test_examples_in_docstrings_are_true(module: object) -> None:
    found = doctest.testmod(module)  # type: ignore[arg-type]
    assert found.attempted > 0
    assert found.failed == 0


def test_importing_gaslamp_imports_no_game() -> None:
    code = "import sys, gaslamp; print([name for name in sys.modules if name.startswith('gaslamp.')])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"


def test_every_installed_game_is_an_attribute() -> None:
    assert {gaslamp.mrjack.NAME, gaslamp.small_whitechapel.NAME} <= set(GAMES)
    assert {name.replace("-", "_") for name in GAMES} <= set(dir(gaslamp))


def test_an_unknown_attribute_is_named() -> None:
    with pytest.raises(AttributeError, match="chess"):
        getattr(gaslamp, "chess")  # noqa: B009  (type checkers know that it is not there)


def test_an_unknown_game_is_named_with_those_that_are_known() -> None:
    with pytest.raises(NotWellFormed, match=r"chess.*mrjack"):
        gaslamp.Match("chess")


@pytest.mark.parametrize("game", GAMES)
def test_the_representation_of_a_match_pastes_back(game: str) -> None:
    match = gaslamp.Match(game, seed="paste")
    match.play(match.actions[0])
    again = eval(repr(match), {"Match": gaslamp.Match})  # noqa: S307  (that is the claim)
    assert (again.state, repr(again)) == (match.state, repr(match))


def test_the_same_seed_draws_the_same_again_after_an_undo() -> None:
    match = gaslamp.Match("mrjack", seed=3)
    first = match.finish("random").record().entries
    while len(match.record().entries) > 2:
        match.undo()
    match.finish("random")
    assert match.record().entries == first


def test_nothing_before_the_first_action_is_undone() -> None:
    with pytest.raises(NotLegal, match="nothing to undo"):
        gaslamp.Match("mrjack", seed=3).undo()


def test_a_saved_match_is_loaded_from_its_file(tmp_path: Path) -> None:
    match = gaslamp.Match("whitechapel", seed=3).finish("random")
    match.save(tmp_path / "game.txt")
    assert gaslamp.load(tmp_path / "game.txt").outcome == match.outcome


def test_the_record_of_one_seat_is_no_match(tmp_path: Path) -> None:
    gaslamp.Match("mrjack", seed=3).save(tmp_path / "game.txt", "detective")
    with pytest.raises(NotWellFormed, match="only what one seat sees"):
        gaslamp.load(tmp_path / "game.txt")


def test_a_drawing_for_a_seat_hides_what_the_seat_may_not_know() -> None:
    match = gaslamp.Match("mrjack", seed=3)
    assert "Jack is" in match.draw()
    assert match.draw("detective") == gaslamp.Match("mrjack", seed=3, actions=["=H", *_drawn(match)]).draw("detective")


def test_a_level_is_asked_with_what_its_seat_knows() -> None:
    twins = [gaslamp.Match("mrjack", seed=3, actions=[f"={jack}", "WSLM"]) for jack in "HB"]
    assert len({twin.ask("casual") for twin in twins}) == 1


def test_an_unknown_seat_is_refused() -> None:
    with pytest.raises(NotWellFormed, match=r"no seat “ann”: use jack, detective, spectator"):
        gaslamp.Match("mrjack").view("ann")


def _drawn(match: gaslamp.Match) -> list[str]:
    return [entry.action for entry in match.record().entries[1:]]


def test_a_match_that_is_over_is_analysed(monkeypatch: pytest.MonkeyPatch) -> None:
    with installed(monkeypatch):
        match = gaslamp.Match("three-doors", seed=1).finish("random")
        assert match.analysis() == analyse(match.record())
        assert match.analysis("thief", depth="full") == analyse(match.record("thief"), Depth.FULL)


def test_an_unknown_depth_is_named_with_those_that_are_known() -> None:
    with pytest.raises(NotWellFormed, match="no depth deep; use quick, full"):
        gaslamp.Match("mrjack", seed=1).analysis(depth="deep")
