"""Each guard of the contract is shown to fail on a leak planted for it."""

import random
from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from gaslamp.core.game import CHANCE, Game
from gaslamp.games.mrjack.rules.actions import Face, Pick, Walk
from gaslamp.games.mrjack.rules.board import Character
from gaslamp.testing import contract
from gaslamp.testing.contract import Case
from test_every_game import CASES

MRJACK = CASES["mrjack"]


def planted(case: Case, **broken: Callable[..., Any]) -> Case:
    """The game with some of its functions replaced."""
    names = [name for name in dir(Game) if not name.startswith("_")] + ["NAME", "RULES"]
    whole = {name: getattr(case.game, name) for name in names}
    return Case(SimpleNamespace(**whole | broken), case.hides, case.options, open_draws=case.open_draws)


def twins(case: Case, games: int = 60) -> None:
    for rng, played in contract.games(case, games):
        contract.check_twins(case, played, rng)


def test_the_sound_game_passes() -> None:
    twins(planted(MRJACK))


def test_a_view_that_names_jack_is_caught() -> None:
    def view(state: Any, seat: str) -> Any:
        return MRJACK.game.view(state, seat)._replace(jack=state.jack)

    with pytest.raises(AssertionError):
        twins(planted(MRJACK, view=view))


def test_a_view_that_shows_the_other_hand_is_caught() -> None:
    def view(state: Any, seat: str) -> Any:
        jacks = MRJACK.game.view(state, "jack").jack_alibis
        return MRJACK.game.view(state, seat)._replace(jack_alibis=jacks)

    with pytest.raises(AssertionError):
        twins(planted(MRJACK, view=view))


def test_an_event_that_shows_the_card_is_caught() -> None:
    with pytest.raises(AssertionError):
        twins(planted(MRJACK, seen=lambda _state, action, _seat: action))


def test_legal_actions_in_an_order_that_depends_on_the_secret_are_caught() -> None:
    def legal(state: Any) -> Any:
        actions = MRJACK.game.legal(state)
        return actions[::-1] if state.jack in (0, 1, 2, 3) and MRJACK.game.actor(state) != CHANCE else actions

    with pytest.raises(AssertionError):
        twins(planted(MRJACK, legal=legal))


def test_legal_actions_offered_for_a_secret_reason_are_caught() -> None:
    """As if the detective were offered an accusation of the real Jack only."""

    def legal(state: Any) -> Any:
        actions = MRJACK.game.legal(state)
        if MRJACK.game.actor(state) != "detective":
            return actions
        return (
            tuple(action for action in actions if getattr(action, "character", state.jack) in (state.jack, 0, 2, 5))
            or actions
        )

    with pytest.raises(AssertionError):
        twins(planted(MRJACK, legal=legal))


def test_a_turn_that_depends_on_the_secret_is_caught() -> None:
    def actor(state: Any) -> Any:
        seat = MRJACK.game.actor(state)
        return "jack" if seat == "detective" and state.jack == 3 else seat

    with pytest.raises(AssertionError):
        twins(planted(MRJACK, actor=actor))


def test_a_view_whose_length_depends_on_the_secret_is_caught() -> None:
    def write(thing: Any) -> str:
        text = MRJACK.game.write(thing)
        return text + " " * getattr(thing, "leak", 0)

    def view(state: Any, seat: str) -> Any:
        shown = MRJACK.game.view(state, seat)
        return shown._replace(seat=seat + "." * (state.jack or 0))

    with pytest.raises(AssertionError):
        twins(planted(MRJACK, view=view, write=write))


def test_draws_that_are_entered_only_for_a_secret_reason_are_caught() -> None:
    """The wind has a choice only if the constable points at the thief's door."""
    with pytest.raises(AssertionError):
        twins(replace(CASES["three-doors"], open_draws=True))


def test_choices_that_need_more_than_the_view_are_caught() -> None:
    def choices(view: Any) -> Any:
        return MRJACK.game.choices(view._replace(jack=None))

    def all_choices() -> None:
        for _, played in contract.games(MRJACK, 300):
            contract.check_choices(planted(MRJACK, choices=choices).game, played)

    with pytest.raises(AssertionError):
        all_choices()


def test_a_view_that_learns_more_than_its_seat_saw_is_caught() -> None:
    """As if the detective were shown the pile of alibis when Jack draws from it."""

    def view(state: Any, seat: str) -> Any:
        shown = MRJACK.game.view(state, seat)
        return shown._replace(detective_alibis=MRJACK.game.view(state, "detective").detective_alibis)

    def all_views() -> None:
        for _, played in contract.games(MRJACK, 60):
            contract.check_watching(planted(MRJACK, view=view).game, played)

    with pytest.raises(AssertionError):
        all_views()


def test_a_state_that_changes_under_apply_is_caught() -> None:
    """States kept in a box whose content apply replaces."""
    game = MRJACK.game

    def apply(box: list[Any], action: Any) -> list[Any]:
        box[0] = game.apply(box[0], action)
        return box

    broken = planted(
        MRJACK,
        apply=apply,
        legal=lambda box: game.legal(box[0]),
        write=lambda box: game.write(box[0]),
    )
    rng = random.Random(1)
    played = contract.play(game, {}, rng)
    boxes = contract.Played([[state] for state in played.states], played.actions, played.make_record)
    with pytest.raises(AssertionError):
        contract.check_apply(broken.game, boxes, rng)


def check_objects(**broken: Callable[..., Any]) -> None:
    plays = [played for _, played in contract.games(MRJACK, 2)]
    contract.check_objects(planted(MRJACK, **broken).game, plays, random.Random(1888))


def check_seats(**broken: Callable[..., Any]) -> None:
    for _, played in contract.games(MRJACK, 1):
        contract.check_seats(planted(MRJACK, **broken).game, played)


def test_the_sound_game_judges_objects() -> None:
    check_objects()
    check_seats()


def test_an_action_out_of_range_that_is_applied_is_caught() -> None:
    def apply(state: Any, action: Any) -> Any:
        return state if action == Face(6) else MRJACK.game.apply(state, action)

    with pytest.raises(AssertionError, match="was applied"):
        check_objects(apply=apply)


def test_an_action_refused_by_another_error_is_caught() -> None:
    def apply(state: Any, action: Any) -> Any:
        if action == Walk(-1):
            raise ValueError
        return MRJACK.game.apply(state, action)

    with pytest.raises(ValueError, match=r"^$"):
        check_objects(apply=apply)


def test_an_equal_action_that_leads_elsewhere_is_caught() -> None:
    """As if the card dealt were looked up by identity."""

    def apply(state: Any, action: Any) -> Any:
        after = MRJACK.game.apply(state, action)
        if isinstance(action, Pick) and type(action.character) is not Character:
            return after._replace(public=after.public._replace(active=Character((action.character + 1) % 8)))
        return after

    with pytest.raises(AssertionError):
        check_objects(apply=apply)


def test_a_view_for_an_unknown_seat_is_caught() -> None:
    def view(state: Any, seat: str) -> Any:
        return MRJACK.game.view(state, seat if seat in ("jack", "detective") else "spectator")

    with pytest.raises(AssertionError, match="is no seat"):
        check_seats(view=view)


def test_an_action_shown_to_an_unknown_seat_is_caught() -> None:
    with pytest.raises(AssertionError, match="is no seat"):
        check_seats(seen=lambda _state, action, _seat: action)
