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
from gaslamp.parts.json_text import compact, fields, joined
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
    return joined(_public(view.public), fields(_own(view)))


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
def _public(public: Public) -> bytes:
    """Fields as JSON text, without the braces around them."""
    light, watson = lit(public), public.places[Character.WATSON]
    parts = (
        _moment(public),
        b'"tokens":[' + b",".join(_tokens(public, light)) + b"]",
        _lantern(public.facing, watson),
        _lamps(public.lamps),
        _streets(light),
        _manholes(public.edition, public.covers),
        _cordons(public.cordons),
        _cards(public.cards, public.played),
        _active(public),
    )
    return b",".join(parts)


# Each of the functions below gives some fields as JSON text, without the braces around them. They are cached: most of
# them do not change from one position to the next.


_MOMENTS: dict[tuple[str, Stage, int, int, bool], bytes] = {}
"""There are a few hundred."""


def _moment(public: Public) -> bytes:
    key = public.edition, public.stage, public.round, public.turn, public.unseen
    found = _MOMENTS.get(key)
    if found is None:
        found = _MOMENTS[key] = fields(
            {
                "edition": EDITION_NAMES[public.edition],
                "stage": _STAGES[public.stage],
                "actor": _actor(public),
                "round": public.round,
                "turn": public.turn + 1,
                "picks": _picks(public),
                "witness": "unseen" if public.unseen else "seen",
            }
        )
    return found


@lru_cache(maxsize=512)
def _lantern(facing: int, watson: int) -> bytes:
    return fields({"lantern": {"facing": facing_name(facing), "beam": hexes(RAY[watson][facing])}})


@lru_cache(maxsize=2048)
def _streets(light: int) -> bytes:
    return fields({"lit": hexes(light)})


@lru_cache(maxsize=2048)
def _manholes(edition: str, covers: int) -> bytes:
    return fields({"covers": hexes(covers), "open_manholes": hexes(EDITIONS[edition].manholes & ~covers)})


@lru_cache(maxsize=16)
def _cordons(cordons: int) -> bytes:
    return fields({"cordons": exit_names(cordons)})


@lru_cache(maxsize=4096)
def _cards(cards: int, played: int) -> bytes:
    return fields({"cards": names(cards), "played": names(played)})


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


def _picks(public: Public) -> list[Side]:
    return [SIDES[picker(public._replace(turn=turn))] for turn in range(TURNS)]


def _actor(public: Public) -> Literal["jack", "detective", "chance"] | None:
    seat = acting(public)
    return None if seat is None else SIDES.get(seat, "chance")


def _tokens(public: Public, light: int) -> list[bytes]:
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


@lru_cache(maxsize=8192)
def _token(character: Character, place: int, suspect: int, lit: int, in_sight: int, up: int, taken: int) -> bytes:
    """With its braces. The last five are 0 or 1: a cache finds arguments by their places sooner than by their names."""
    token = {
        "character": name(character),
        "letter": LETTERS[character],
        "hex": STREETS[place],
        "suspect": bool(suspect),
        "lit": bool(lit),
        "in_sight": bool(in_sight),
        "card": "up" if up else "taken" if taken else "away",
    }
    return compact(token)


@lru_cache(maxsize=1024)
def _lamps(lamps: tuple[int, ...]) -> bytes:
    return fields({"lamps": [_lamp(tile, lamp) for tile, lamp in enumerate(lamps, 1)]})


def _lamp(tile: int, lamp: int) -> Json:
    number = tile if tile <= NUMBERED else None
    return {"number": number, "hex": None if lamp == OUT else gaslight(lamp), "goes_out": number}


def _active(public: Public) -> bytes:
    who, is_face = public.active, public.stage is Stage.FACE
    if who is None:
        return b'"active":null'
    return _activation(who, public.walk, public.ability, is_face, public.points, public.whistled)


@lru_cache(maxsize=4096)
def _activation(who: Character, walk: bool, ability: bool, face: bool, points: int, whistled: int) -> bytes:
    said = {
        "character": name(who),
        "walk": walk,
        "ability": ability,
        "face": face,
        "points": points,
        "whistled": names(whistled),
    }
    return fields({"active": said})
