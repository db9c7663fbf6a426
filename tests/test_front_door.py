"""`import gaslamp`: what a program gets with one import."""

import doctest
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import gaslamp
from analysis.example_games import installed
from gaslamp.analysis import analyse
from gaslamp.core.errors import NotLegal, NotWellFormed
from gaslamp.games.registry import registrations
from gaslamp.parts.analysis import Depth

GAMES = tuple(registrations())


def _public() -> list[Any]:
    """Every function that a program reaches from `import gaslamp`; the small games have the same ones."""
    members = [(name, member) for name, member in vars(gaslamp.Match).items() if not name.startswith("_")]
    of_match = [
        pytest.param(member.fget if isinstance(member, property) else member, id=f"Match.{name}")
        for name, member in members
    ]
    of_games = [
        pytest.param(getattr(game, name), id=f"{game.NAME}.{name}")
        for game in (gaslamp.mrjack, gaslamp.whitechapel)
        for name in game.__all__
        if callable(getattr(game, name))
    ]
    return [gaslamp.Match, gaslamp.load, *of_match, *of_games]


@pytest.mark.parametrize("function", _public())
def test_every_public_function_has_an_example_that_is_true(function: Any) -> None:
    examples = doctest.DocTestFinder(recurse=False).find(function, globs=vars(sys.modules[function.__module__]).copy())
    assert [example.examples for example in examples] != [[]]
    assert sum(doctest.DocTestRunner().run(example).failed for example in examples) == 0


def test_importing_gaslamp_imports_no_game() -> None:
    code = "import sys, gaslamp; print(*(name for name in sys.modules if name.startswith('gaslamp.')))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "gaslamp.core gaslamp.core.errors\n"


@pytest.mark.parametrize("module", ["gaslamp.games.mrjack", "gaslamp.adapters.vector"])
def test_a_refusal_is_a_sentence_whatever_was_imported_first(module: str) -> None:
    code = (
        f"import {module}; from gaslamp.games import mrjack\n"
        "try: mrjack.apply(mrjack.start({}), mrjack.parse_action('E4'))\n"
        "except Exception as error: print(error)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "the game waits for something else" in done.stdout


def test_every_installed_game_is_an_attribute() -> None:
    assert {gaslamp.mrjack.NAME, gaslamp.small_whitechapel.NAME} <= set(GAMES)
    assert {name.replace("-", "_") for name in GAMES} <= set(dir(gaslamp))


def test_an_unknown_attribute_is_named() -> None:
    with pytest.raises(AttributeError, match="chess"):
        getattr(gaslamp, "chess")  # noqa: B009  (type checkers know that it is not there)


def test_an_unknown_game_is_named_with_all_that_are_installed() -> None:
    with pytest.raises(NotWellFormed, match=f"no game “chess”: use {', '.join(GAMES)}"):
        gaslamp.Match("chess")


@pytest.mark.parametrize("game", GAMES)
def test_the_representation_of_a_match_pastes_back(game: str) -> None:
    match = gaslamp.Match(game, seed="paste")
    match.play(match.actions[0])
    again = eval(repr(match), {"Match": gaslamp.Match})  # noqa: S307  (that is the claim)
    assert (again.state, repr(again)) == (match.state, repr(match))


@pytest.mark.parametrize("game", GAMES)
def test_the_representations_of_positions_and_actions_paste_back(game: str) -> None:
    match = gaslamp.Match(game, seed="paste")
    rules = match.game.__name__
    names = {name: thing for module in list(sys.modules) if module.startswith(rules) for name, thing in _names(module)}
    for thing in (match.state, match.view(match.seats[0]), *match.game.legal(match.state), match.record()):
        assert eval(repr(thing), names) == thing  # noqa: S307  (that is the claim)


def _names(module: str) -> list[tuple[str, Any]]:
    """The classes of a game, and those of records."""
    found = [*vars(sys.modules[module]).items(), *vars(sys.modules["gaslamp.core.record"]).items()]
    return [(name, thing) for name, thing in found if isinstance(thing, type)]


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


def test_a_refused_action_names_game_action_and_reason() -> None:
    match = gaslamp.Match("mrjack", seed=1)
    with pytest.raises(NotLegal, match=r"^mrjack, H: That character’s card does not lie face up"):
        match.play("H")
    with pytest.raises(NotLegal, match=r"^mrjack, Pick\(character=Character.HOLMES\): That character’s card"):
        gaslamp.mrjack.apply(match.state, gaslamp.mrjack.parse_action("H"))


def test_an_action_that_is_none_is_named() -> None:
    with pytest.raises(NotWellFormed, match=r"^whitechapel, fly: "):
        gaslamp.Match("whitechapel").play("fly")


def test_the_example_of_the_readme_is_short_and_does_all() -> None:
    """`tests/test_project.py` runs it."""
    readme = (Path(__file__).parents[1] / "README.md").read_text("utf-8")
    example = readme.partition("## As a library")[2].partition("```pycon\n")[2].partition("```")[0].strip()
    assert len(example.splitlines()) <= 15
    assert [word for word in ("Match(", ".play(", ".draw(", ".posterior(", ".ask(") if word not in example] == []


def test_an_unknown_seat_is_refused() -> None:
    with pytest.raises(NotWellFormed, match=r"no seat “ann”: use jack, detective, spectator"):
        gaslamp.Match("mrjack").view("ann")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("ask", ["view", "draw", "story", "record"])
def test_a_match_names_its_game_when_it_refuses_a_seat(game: str, ask: str) -> None:
    with pytest.raises(NotWellFormed, match=f"^{game}: There is no seat “ann”: use jack, "):
        getattr(gaslamp.Match(game), ask)("ann")


@pytest.mark.parametrize("game", GAMES)
def test_a_match_names_its_game_when_it_refuses_a_level(game: str) -> None:
    with pytest.raises(NotWellFormed, match=f"^{game}: There is no player “oracle”: use random, "):
        gaslamp.Match(game).ask("oracle")


def test_a_level_for_a_side_that_does_not_play_is_refused() -> None:
    with pytest.raises(NotWellFormed, match=r"^whitechapel: There is no seat “detective”: use jack, police"):
        gaslamp.Match("whitechapel").finish("random", detective="casual")


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_name_their_game_when_they_refuse_a_seat(game: str) -> None:
    rules, state = gaslamp.Match(game).game, gaslamp.Match(game).state
    with pytest.raises(NotWellFormed, match=f"^{game}: There is no seat “ann”: use jack, .*, spectator"):
        rules.view(state, "ann")
    with pytest.raises(NotWellFormed, match=f"^{game}: There is no seat “ann”: use jack, .*, spectator"):
        rules.seen(state, rules.legal(state)[0], "ann")


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_name_their_game_when_they_refuse_an_option(game: str) -> None:
    with pytest.raises(NotWellFormed, match=f"^{game}: There is no option “colour”: use "):
        gaslamp.Match(game).game.start({"colour": "green"})


@pytest.mark.parametrize("game", GAMES)
def test_a_text_that_is_no_action_is_named_with_its_game(game: str) -> None:
    with pytest.raises(NotWellFormed, match=f"^{game}, 'zz': .*“zz”"):
        gaslamp.Match(game).game.parse_action("zz")


@pytest.mark.parametrize("game", GAMES)
def test_a_text_that_is_no_position_is_refused_with_the_name_of_its_game(game: str) -> None:
    rules = gaslamp.Match(game).game
    with pytest.raises(NotWellFormed, match=f"^{game}: .*position"):
        rules.parse_state("...")
    with pytest.raises(NotWellFormed, match=f"^{game}: .*position"):
        rules.parse_view("...")


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


def test_a_match_names_its_game_when_it_refuses_an_option() -> None:
    with pytest.raises(NotWellFormed, match="mrjack: The option edition has no value"):
        gaslamp.Match("mrjack", {"edition": "third"})


@pytest.mark.parametrize("ask", ["draw", "story"])
def test_an_unknown_language_is_named_with_those_that_are_known(ask: str) -> None:
    with pytest.raises(NotWellFormed, match=r"mrjack: There is no language .xx.: use en, fr, it"):
        getattr(gaslamp.Match("mrjack", seed=1), ask)(language="xx")


def test_a_query_names_its_game_when_it_refuses_a_place() -> None:
    with pytest.raises(NotWellFormed, match=r"whitechapel: .*195"):
        gaslamp.whitechapel.walks(999)
    with pytest.raises(NotWellFormed, match=r"mrjack: .*Z99"):
        gaslamp.mrjack.distance("Z99", "E4")
