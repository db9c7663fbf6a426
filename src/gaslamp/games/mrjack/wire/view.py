"""A view of Mr. Jack as JSON, field by field. It has all public facts that a client without the rules needs to draw."""

from functools import lru_cache
from typing import Literal

import orjson

from gaslamp.games.mrjack import write
from gaslamp.games.mrjack.notation.names import LETTERS
from gaslamp.games.mrjack.rules.board import CHARACTERS, EDITIONS, NUMBERED, RAY, STREETS, Character
from gaslamp.games.mrjack.rules.public import OUT, Public, Stage
from gaslamp.games.mrjack.rules.sight import lit, visible
from gaslamp.games.mrjack.rules.turns import TURNS, acting, picker
from gaslamp.games.mrjack.rules.view import View
from gaslamp.games.mrjack.wire.names import (
    EDITION_NAMES,
    SIDES,
    CharacterName,
    EditionName,
    ExitName,
    FacingName,
    Side,
    exit_names,
    facing_name,
    gaslight,
    hexes,
    hidden_or_name,
    name,
    names,
)
from gaslamp.parts.wire import Json, Strict

POSITIONS = 16
"""That are kept: a position is needed again at once, for the next seat, and then never."""

MrJackStage = Literal[
    "deal", "draw", "pick", "act", "face", "alibi", "verdict", "call", "escape", "right", "wrong", "dawn"
]


class MrJackToken(Strict):
    """A character and the card of the same name."""

    character: CharacterName
    letter: str
    hex: str
    suspect: bool
    lit: bool
    """On a street in the light."""
    in_sight: bool
    """In the light or next to another token: what the witnesses would see now."""
    card: Literal["up", "taken", "away"]


class MrJackLamp(Strict):
    number: int | None
    """None: a tile without a number, which never goes out."""
    hex: str | None
    """None: the lamp has gone out."""
    goes_out: int | None
    """The round after which it goes out."""


class MrJackLantern(Strict):
    facing: FacingName
    beam: list[str]


class MrJackActive(Strict):
    """The character being played, and what the player must still do with it."""

    character: CharacterName
    walk: bool
    ability: bool
    face: bool
    """Watson was moved, so his lantern must be turned."""
    points: int
    """Points left for the whistle; 0 before and after it."""
    whistled: list[CharacterName]


class MrJackView(Strict):
    game: Literal["mrjack"]
    seat: str
    text: str
    """The whole view on one line, in the form that the command line accepts."""
    edition: EditionName
    stage: MrJackStage
    actor: Literal["jack", "detective", "chance"] | None
    round: int
    turn: int
    """Which of the four cards is being played, 1 to 4; 5 after all four."""
    picks: list[Side]
    """The side that plays the first card of this round, the second, ..."""
    witness: Literal["seen", "unseen"]
    tokens: list[MrJackToken]
    lantern: MrJackLantern
    lamps: list[MrJackLamp]
    lit: list[str]
    covers: list[str]
    open_manholes: list[str]
    cordons: list[ExitName]
    cards: list[CharacterName]
    """Face up and not yet played."""
    played: list[CharacterName]
    """Taken this round. The active one is included."""
    active: MrJackActive | None
    jack: CharacterName | None
    jack_alibis: list[CharacterName | None]
    detective_alibis: list[CharacterName | None]


def view_json(view: View) -> Json:
    """As MrJackView says; a test compares them. To build the model would take longer than the move."""
    sent: Json = orjson.loads(view_text(view))
    return sent


def view_text(view: View) -> bytes:
    """The same as JSON text. What all seats see alike is encoded once for each position."""
    return _public_text(view.public)[:-1] + b"," + orjson.dumps(_own(view))[1:]


def _own(view: View) -> Json:
    """What differs from seat to seat."""
    return {
        "game": "mrjack",
        "seat": view.seat,
        "text": write(view),
        "jack": hidden_or_name(view.jack),
        "jack_alibis": [hidden_or_name(card) for card in view.jack_alibis],
        "detective_alibis": [hidden_or_name(card) for card in view.detective_alibis],
    }


@lru_cache(maxsize=POSITIONS)
def _public_text(public: Public) -> bytes:
    return orjson.dumps(_public(public))


def _public(public: Public) -> Json:
    light = lit(public)
    return {
        "edition": EDITION_NAMES[public.edition],
        "stage": _STAGES[public.stage],
        "actor": _actor(public),
        "round": public.round,
        "turn": public.turn + 1,
        "picks": _picks(public),
        "witness": "unseen" if public.unseen else "seen",
        "tokens": _tokens(public, light),
        "lantern": {
            "facing": facing_name(public.facing),
            "beam": hexes(RAY[public.places[Character.WATSON]][public.facing]),
        },
        "lamps": _lamps(public.lamps),
        "lit": hexes(light),
        "covers": hexes(public.covers),
        "open_manholes": hexes(EDITIONS[public.edition].manholes & ~public.covers),
        "cordons": exit_names(public.cordons),
        "cards": names(public.cards),
        "played": names(public.played),
        "active": _active(public),
    }


_STAGES: dict[Stage, MrJackStage] = {
    Stage.DEAL: "deal",
    Stage.DRAW: "draw",
    Stage.PICK: "pick",
    Stage.ACT: "act",
    Stage.FACE: "face",
    Stage.ALIBI: "alibi",
    Stage.VERDICT: "verdict",
    Stage.CALL: "call",
    Stage.ESCAPE: "escape",
    Stage.RIGHT: "right",
    Stage.WRONG: "wrong",
    Stage.DAWN: "dawn",
}


_PICKS: dict[int, list[Side]] = {}
"""By round."""


def _picks(public: Public) -> list[Side]:
    if public.round not in _PICKS:
        _PICKS[public.round] = [SIDES[picker(public._replace(turn=turn))] for turn in range(TURNS)]
    return _PICKS[public.round]


def _actor(public: Public) -> Literal["jack", "detective", "chance"] | None:
    seat = acting(public)
    return None if seat is None else SIDES.get(seat, "chance")


def _tokens(public: Public, light: int) -> list[orjson.Fragment]:
    in_sight = visible(public)
    return [
        _token(
            character,
            place,
            public.suspects >> character & 1,
            light >> place & 1,
            in_sight >> character & 1,
            public.cards >> character & 1,
            public.played >> character & 1,
        )
        for character, place in zip(CHARACTERS, public.places, strict=True)
    ]


# The functions below are cached as JSON text: most tokens and lamps do not change from one position to the next.


@lru_cache(maxsize=8192)
def _token(
    character: Character, place: int, suspect: int, lit: int, in_sight: int, up: int, taken: int
) -> orjson.Fragment:
    """The last five are 0 or 1: a cache finds arguments by their places sooner than by their names."""
    token = {
        "character": name(character),
        "letter": LETTERS[character],
        "hex": STREETS[place],
        "suspect": bool(suspect),
        "lit": bool(lit),
        "in_sight": bool(in_sight),
        "card": "up" if up else "taken" if taken else "away",
    }
    return orjson.Fragment(orjson.dumps(token))


@lru_cache(maxsize=1024)
def _lamps(lamps: tuple[int, ...]) -> orjson.Fragment:
    return orjson.Fragment(orjson.dumps([_lamp(tile, lamp) for tile, lamp in enumerate(lamps, 1)]))


def _lamp(tile: int, lamp: int) -> Json:
    number = tile if tile <= NUMBERED else None
    return {"number": number, "hex": None if lamp == OUT else gaslight(lamp), "goes_out": number}


def _active(public: Public) -> Json | None:
    if public.active is None:
        return None
    return {
        "character": name(public.active),
        "walk": public.walk,
        "ability": public.ability,
        "face": public.stage is Stage.FACE,
        "points": public.points,
        "whistled": names(public.whistled),
    }
