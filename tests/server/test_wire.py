"""What a client is sent says the same as the seat's view, all of it and no more."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import orjson
import pytest
from pydantic import BaseModel, TypeAdapter, ValidationError

import test_every_game
from gaslamp.core import journal, record
from gaslamp.core.game import CHANCE, SPECTATOR, AnyGame
from gaslamp.games import mrjack
from gaslamp.games.mrjack import wire as mrjack_wire
from gaslamp.games.mrjack.rules.board import RAY, Character, members
from gaslamp.games.registry import offered_games
from gaslamp.games.whitechapel import wire
from gaslamp.i18n import Words
from gaslamp.parts.plain.wire import PlainAction
from gaslamp.parts.wire import Json, Strict
from gaslamp.server.wire.views import (
    AnyAction,
    AnyChoice,
    AnyView,
    action_json,
    choice_fragments,
    choices_json,
    view_fragment,
    view_json,
)
from gaslamp.testing import contract
from server import view_text

ENGLISH = Words("en")
RECORDS = sorted((Path(__file__).parent.parent / "data/records").glob("*.record"))
SPELL = {"mrjack": view_text.mrjack, "whitechapel": view_text.whitechapel}
CASES = {name: test_every_game.CASES[name] for name in offered_games()}
GAMES_PLAYED = {"mrjack": 6, "whitechapel": 5}
views: TypeAdapter[AnyView] = TypeAdapter(AnyView)
choices: TypeAdapter[AnyChoice] = TypeAdapter(AnyChoice)
actions: dict[str, TypeAdapter[Any]] = {
    "mrjack": TypeAdapter(mrjack_wire.MrJackAction),
    "whitechapel": TypeAdapter(wire.WhitechapelAction),
}


def games() -> Iterator[tuple[AnyGame, list[Any], list[Any]]]:
    """Random games of both kinds with every option, and the finished games among the fixtures."""
    for name, case in CASES.items():
        for _, played in contract.games(case, GAMES_PLAYED[name], seed=6):
            yield case.game, played.states, played.actions
    for path in RECORDS:
        kept = record.parse(path.read_text())
        game = offered_games()[kept.game]
        yield game, journal.replay(game, kept), [game.parse_action(entry.action) for entry in kept.entries]


@pytest.fixture(scope="module", name="played")
def _played() -> list[tuple[AnyGame, list[Any], list[Any]]]:
    return list(games())


def as_json(sent: Json) -> Json:
    """As a client reads it."""
    found: Json = json.loads(json.dumps(sent))
    return found


def test_the_fields_of_every_view_say_the_same_as_its_notation(played: Any) -> None:
    for game, states, _ in played:
        for number, state in enumerate(states):
            seats = (*game.seats(state), SPECTATOR)
            # The view of one seat at each step, one seat after the other: there are ten thousand steps.
            for seat in seats if game.outcome(state) else [seats[number % len(seats)]]:
                view = game.view(state, seat)
                sent = as_json(view_json(game.NAME, view, ENGLISH))
                assert json.loads(orjson.dumps(view_fragment(game.NAME, view, ENGLISH))) == sent
                assert sent["text"] == game.write(view) == SPELL[game.NAME](sent)
                assert sent["actor"] == game.actor(state)
                assert views.validate_python(sent).model_dump(mode="json") == sent


def test_the_fields_of_every_action_say_the_same_as_its_notation(played: Any) -> None:
    for game, states, done in played:
        for state, action in zip(states, done, strict=False):
            for seat in (*game.seats(state), SPECTATOR):
                seen = game.seen(state, action, seat)
                sent = as_json(action_json(game.NAME, seen))
                assert game.parse_action(sent["text"]) == seen
                assert actions[game.NAME].validate_python(sent).model_dump(mode="json") == sent
                if sent["type"] not in ("ask", "name-address", "show-patrol"):
                    assert (None in sent.values()) == ("?" in sent["text"])


def test_choices_differ_in_their_fields(played: Any) -> None:
    """So the fields alone tell choices apart, and a client need not read the notation."""
    for game, states, _ in played:
        for state in states[::3]:
            seat = game.actor(state)
            if seat in (None, CHANCE):
                continue
            view = game.view(state, seat)
            offered = choices_json(game.NAME, view, game.choices(view), ENGLISH)
            bare = [json.dumps(as_json(choice)["action"] | {"text": ""}) for choice in offered]
            assert len(set(bare)) == len(bare)
            assert [choice["action"]["text"] for choice in offered] == [game.write(one) for one in game.legal(state)]


def test_choices_fit_their_schema(played: Any) -> None:
    for game, states, _ in played[::4]:
        for state in states[:: len(states) // 20 + 1]:
            seat = game.actor(state)
            if seat not in (None, CHANCE):
                view = game.view(state, seat)
                offered = choices_json(game.NAME, view, game.choices(view), ENGLISH)
                encoded = choice_fragments(game.NAME, view, game.choices(view), ENGLISH)
                assert json.loads(orjson.dumps(encoded)) == as_json(offered)
                for choice in offered:
                    sent = as_json(choice)
                    assert choices.validate_python(sent).model_dump(mode="json") == sent


@pytest.mark.parametrize("name", CASES)
def test_twin_worlds_send_the_same_bytes(name: str) -> None:
    """The contract's twins, with what goes over the wire in the place of the notation."""
    case = CASES[name]
    compared = 0

    class MemorySocket:
        """The game, but what it writes for people is what the server sends."""

        def __getattr__(self, attribute: str) -> Any:
            return getattr(case.game, attribute)

        def write(self, thing: Any) -> str:
            is_view = hasattr(thing, "seat") and hasattr(thing, "public")
            return json.dumps(view_json(name, thing, ENGLISH) if is_view else action_json(name, thing))

    twin = contract.Case(MemorySocket(), case.hides, case.options, choose=case.choose)
    for rng, played in contract.games(case, GAMES_PLAYED[name], seed=7):
        compared += contract.check_twins(twin, played, rng)
    assert compared > 100


def shapes(of: type[BaseModel]) -> Iterator[type[BaseModel]]:
    for one in of.__subclasses__():
        yield one
        yield from shapes(one)


def test_every_schema_refuses_unknown_fields() -> None:
    found = list(shapes(Strict))
    assert len(found) > 60
    for one in found:
        assert one.model_config["extra"] == "forbid", one
    sent = as_json(view_json("mrjack", mrjack.view(mrjack.start({}), "detective"), ENGLISH))
    for tampered in (sent | {"state": "x"}, sent | {"lantern": sent["lantern"] | {"oil": 1}}):
        with pytest.raises(ValidationError, match="Extra inputs"):
            views.validate_python(tampered)


def test_the_names_of_the_schemas_are_unique() -> None:
    """Two shapes of one name would get long names made of module paths."""
    names = [one.__name__ for one in shapes(Strict)]
    assert len(set(names)) == len(names)


def test_mrjack_light_is_what_the_rules_say_at_the_start() -> None:
    """R4: four of the eight characters are visible at the start, and four are not."""
    sent = as_json(view_json("mrjack", mrjack.view(mrjack.start({}), "spectator"), ENGLISH))
    assert sum(token["in_sight"] for token in sent["tokens"]) == 4
    assert {lamp["goes_out"] for lamp in sent["lamps"]} == {1, 2, 3, 4, None}
    assert sent["picks"] == ["detective", "jack", "jack", "detective"]
    assert set(sent["lantern"]["beam"]) <= set(sent["lit"])


def test_facing_a_lantern_lights_up_its_beam() -> None:
    text = "mj1 revised 1.1D HG6,WI8,SG3,LE5,MA5,GM4,UE1,BI4 NE B7:1,L3:2,C2:3,K7:4,F6,H4 B8,L2 NE,SW seen HSL/W W:^"
    view = mrjack.parse_view(f"{text} J=?;j=-;d=- @detective")
    offered = choices_json("mrjack", view, mrjack.choices(view), ENGLISH)
    assert [choice["action"]["type"] for choice in offered] == ["face"] * 6
    streets = [len(members(RAY[view.public.places[Character.WATSON]][facing])) for facing in range(6)]
    assert [len(choice["hexes"]) for choice in offered] == streets


def test_the_actions_of_each_game_are_told_apart_by_their_type() -> None:
    schema = TypeAdapter(AnyAction).json_schema()
    *own, plain = schema["anyOf"]
    assert {part["discriminator"]["propertyName"] for part in own} == {"type"}
    assert plain["$ref"].endswith("PlainAction")
    assert TypeAdapter(AnyAction).validate_python({"type": "action", "text": "x"}) == PlainAction(text="x")


def test_a_view_is_checked_against_the_model_of_its_own_game() -> None:
    sent = as_json(view_json("mrjack", mrjack.view(mrjack.start({}), "spectator"), ENGLISH))
    assert type(views.validate_python(sent)).__name__ == "MrJackView"
    with pytest.raises(ValidationError):
        views.validate_python(sent | {"game": "whitechapel"})
    with pytest.raises(ValidationError):
        views.validate_python(sent | {"game": "unknown"})
