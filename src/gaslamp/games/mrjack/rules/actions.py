"""The actions of a game. A part that a seat may not see is None in the action as that seat sees it."""

from dataclasses import dataclass

from gaslamp.games.mrjack.rules.board import Character, Street


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance: the character who is Jack."""

    character: Character | None


@dataclass(frozen=True, slots=True)
class Draw:
    """Chance: the four cards of an odd round."""

    cards: int


@dataclass(frozen=True, slots=True)
class Pick:
    character: Character


@dataclass(frozen=True, slots=True)
class Walk:
    """The active character moves and ends on an empty street."""

    to: Street


@dataclass(frozen=True, slots=True)
class Stay:
    """The active character has no empty street to move to."""


@dataclass(frozen=True, slots=True)
class Accuse:
    """The active character moves onto another token's hex."""

    character: Character


@dataclass(frozen=True, slots=True)
class Verdict:
    """Chance: whether the accused is Jack."""

    right: bool


@dataclass(frozen=True, slots=True)
class Leave:
    """The active character, who is Jack, moves out of the district."""

    exit: int


@dataclass(frozen=True, slots=True)
class Face:
    """Where Watson's lantern points after he was moved."""

    facing: int


@dataclass(frozen=True, slots=True)
class MoveLamp:
    """Smith: a lit tile from gaslight to gaslight."""

    start: int
    to: int


@dataclass(frozen=True, slots=True)
class MoveCordon:
    """Lestrade: a cordon from exit to exit."""

    start: int
    to: int


@dataclass(frozen=True, slots=True)
class MoveCover:
    """Bert: a cover from manhole to manhole."""

    start: Street
    to: Street


@dataclass(frozen=True, slots=True)
class Swap:
    """Gull: change places with another token."""

    character: Character


@dataclass(frozen=True, slots=True)
class Whistle:
    """Goodley: one other character comes closer."""

    character: Character
    to: Street


@dataclass(frozen=True, slots=True)
class Alibi:
    """Chance: the card Holmes draws for the player who used him."""

    character: Character | None


@dataclass(frozen=True, slots=True)
class Call:
    """Chance: the answer of the witnesses, whether Jack is visible."""

    seen: bool


Action = (
    Deal
    | Draw
    | Pick
    | Walk
    | Stay
    | Accuse
    | Verdict
    | Leave
    | Face
    | MoveLamp
    | MoveCordon
    | MoveCover
    | Swap
    | Whistle
    | Alibi
    | Call
)
