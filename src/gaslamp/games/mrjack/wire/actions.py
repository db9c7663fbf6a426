"""An action of Mr. Jack as JSON: its kind in `type`, its notation in `text`, and its parts. None means hidden."""

from functools import lru_cache
from typing import Annotated, Literal, assert_never

from pydantic import Field

from gaslamp.games.mrjack import write
from gaslamp.games.mrjack.rules import actions as a
from gaslamp.games.mrjack.rules.board import STREETS
from gaslamp.games.mrjack.wire.names import (
    CharacterName,
    ExitName,
    FacingName,
    exit_name,
    facing_name,
    gaslight,
    hidden_or_name,
    name,
    names,
)
from gaslamp.parts.wire import Json, Strict


class MrJackDeal(Strict):
    """Chance: Jack's character."""

    type: Literal["deal"]
    text: str
    character: CharacterName | None


class MrJackDraw(Strict):
    """Chance: the four cards of an odd round."""

    type: Literal["draw"]
    text: str
    cards: list[CharacterName]


class MrJackPick(Strict):
    type: Literal["pick"]
    text: str
    character: CharacterName


class MrJackWalk(Strict):
    type: Literal["walk"]
    text: str
    to: str


class MrJackStay(Strict):
    """The active character cannot walk anywhere."""

    type: Literal["stay"]
    text: str


class MrJackAccuse(Strict):
    type: Literal["accuse"]
    text: str
    character: CharacterName


class MrJackVerdict(Strict):
    """Whether the accused is Jack."""

    type: Literal["verdict"]
    text: str
    right: bool


class MrJackLeave(Strict):
    type: Literal["leave"]
    text: str
    exit: ExitName


class MrJackFace(Strict):
    type: Literal["face"]
    text: str
    facing: FacingName


class MrJackMoveLamp(Strict):
    type: Literal["move-lamp"]
    text: str
    start: str
    to: str


class MrJackMoveCordon(Strict):
    type: Literal["move-cordon"]
    text: str
    start: ExitName
    to: ExitName


class MrJackMoveCover(Strict):
    type: Literal["move-cover"]
    text: str
    start: str
    to: str


class MrJackSwap(Strict):
    type: Literal["swap"]
    text: str
    character: CharacterName


class MrJackWhistle(Strict):
    type: Literal["whistle"]
    text: str
    character: CharacterName
    to: str


class MrJackAlibi(Strict):
    """Chance: the alibi card that the player of Holmes draws."""

    type: Literal["alibi"]
    text: str
    character: CharacterName | None


class MrJackCall(Strict):
    """The witnesses' answer: whether Jack is in sight."""

    type: Literal["call"]
    text: str
    seen: bool


MrJackAction = Annotated[
    MrJackDeal
    | MrJackDraw
    | MrJackPick
    | MrJackWalk
    | MrJackStay
    | MrJackAccuse
    | MrJackVerdict
    | MrJackLeave
    | MrJackFace
    | MrJackMoveLamp
    | MrJackMoveCordon
    | MrJackMoveCover
    | MrJackSwap
    | MrJackWhistle
    | MrJackAlibi
    | MrJackCall,
    Field(discriminator="type"),
]


@lru_cache(maxsize=1024)
def action_json(action: a.Action) -> Json:
    """Cached: there are few actions, and every seat at every table gets the same ones."""
    return _model(action).model_dump()


def _model(action: a.Action) -> MrJackAction:
    text = write(action)
    match action:
        case a.Walk(to):
            return MrJackWalk(type="walk", text=text, to=STREETS[to])
        case a.Stay():
            return MrJackStay(type="stay", text=text)
        case a.Pick(character):
            return MrJackPick(type="pick", text=text, character=name(character))
        case a.Face(facing):
            return MrJackFace(type="face", text=text, facing=facing_name(facing))
        case a.Whistle(character, to):
            return MrJackWhistle(type="whistle", text=text, character=name(character), to=STREETS[to])
        case a.Swap(character):
            return MrJackSwap(type="swap", text=text, character=name(character))
        case a.MoveLamp(start, to):
            return MrJackMoveLamp(type="move-lamp", text=text, start=gaslight(start), to=gaslight(to))
        case a.MoveCordon(start, to):
            return MrJackMoveCordon(type="move-cordon", text=text, start=exit_name(start), to=exit_name(to))
        case a.MoveCover(start, to):
            return MrJackMoveCover(type="move-cover", text=text, start=STREETS[start], to=STREETS[to])
        case a.Accuse(character):
            return MrJackAccuse(type="accuse", text=text, character=name(character))
        case a.Verdict(right):
            return MrJackVerdict(type="verdict", text=text, right=right)
        case a.Leave(way):
            return MrJackLeave(type="leave", text=text, exit=exit_name(way))
        case a.Call(seen):
            return MrJackCall(type="call", text=text, seen=seen)
        case a.Draw(cards):
            return MrJackDraw(type="draw", text=text, cards=names(cards))
        case a.Alibi(character):
            return MrJackAlibi(type="alibi", text=text, character=hidden_or_name(character))
        case a.Deal(character):
            return MrJackDeal(type="deal", text=text, character=hidden_or_name(character))
        case _:
            assert_never(action)


def shows_before(action: a.Action) -> bool:
    """Who is in sight at a call is seen only then: the call changes suspects and lamps."""
    return isinstance(action, a.Call)
