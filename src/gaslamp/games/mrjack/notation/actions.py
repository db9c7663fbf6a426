"""How actions are written.

=M     Jack is Miss Stealthy          E4      walk to E4            C2>F2   lamp from C2 to F2
HSLB   these four cards are up        @M      accuse her            NE>NW   cordon from NE to NW
L      play Lestrade                  NW      leave by that exit    B8>C5   cover from B8 to C5
+G     the alibi drawn is Goodley's   ^SE     lantern to SE         xB      change places with Bert
seen   or unseen: the witnesses       -       nowhere to walk       M>D5    she answers the whistle
right  or wrong: the accusation
"""

from functools import lru_cache
from typing import assert_never

from gaslamp.core.errors import NotWellFormed
from gaslamp.games.mrjack.notation import names
from gaslamp.games.mrjack.notation.names import letter
from gaslamp.games.mrjack.rules.actions import (
    Accuse,
    Action,
    Alibi,
    Call,
    Deal,
    Draw,
    Face,
    Leave,
    MoveCordon,
    MoveCover,
    MoveLamp,
    Pick,
    Stay,
    Swap,
    Verdict,
    Walk,
    Whistle,
)
from gaslamp.games.mrjack.rules.board import EXITS, FACINGS, GASLIGHTS, STREETS
from gaslamp.games.mrjack.rules.turns import TURNS


def write_action(action: Action) -> str:
    match action:
        case Walk(to):
            return STREETS[to]
        case Stay():
            return "-"
        case Pick(character):
            return letter(character)
        case Face(facing):
            return f"^{FACINGS[facing]}"
        case Whistle(character, to):
            return f"{letter(character)}>{STREETS[to]}"
        case Swap(character):
            return f"x{letter(character)}"
        case MoveLamp(start, to):
            return f"{GASLIGHTS[start]}>{GASLIGHTS[to]}"
        case MoveCordon(start, to):
            return f"{EXITS[start]}>{EXITS[to]}"
        case MoveCover(start, to):
            return f"{STREETS[start]}>{STREETS[to]}"
        case Accuse(character):
            return f"@{letter(character)}"
        case Verdict(right):
            return "right" if right else "wrong"
        case Leave(way):
            return EXITS[way]
        case Call(seen):
            return "seen" if seen else "unseen"
        case Draw(cards):
            return names.letters(cards)
        case Alibi(character):
            return f"+{letter(character)}"
        case Deal(character):
            return f"={letter(character)}"
        case _:
            assert_never(action)


@lru_cache(maxsize=4096)
def parse_action(text: str) -> Action:
    """The action that a text stands for.

    >>> from gaslamp import mrjack
    >>> mrjack.parse_action("=M")
    Deal(character=Character.STEALTHY)
    """
    mark, rest = text[:1], text[1:]
    match mark:
        case "=":
            return Deal(names.hidden_or_character(rest))
        case "+":
            return Alibi(names.hidden_or_character(rest))
        case "@":
            return Accuse(names.character(rest))
        case "x":
            return Swap(names.character(rest))
        case "^":
            return Face(names.facing(rest))
        case "-" if not rest:
            return Stay()
        case _:
            return _parse_unmarked(text)


def _parse_unmarked(text: str) -> Action:
    if ">" in text:
        return _parse_move(*text.split(">", 1))
    if text in ("seen", "unseen"):
        return Call(text == "seen")
    if text in ("right", "wrong"):
        return Verdict(text == "right")
    if text in EXITS:
        return Leave(names.way_out(text))
    if text in STREETS:
        return Walk(names.street(text))
    if text and set(text) <= set(names.LETTERS):
        return _parse_cards(text)
    raise NotWellFormed("unknown-action", text=text)


def _parse_move(start: str, to: str) -> Action:
    """Exits, gaslights, streets and letters are four different kinds of name."""
    if start in EXITS:
        return MoveCordon(names.way_out(start), names.way_out(to))
    if start in GASLIGHTS:
        return MoveLamp(names.gaslight(start), names.gaslight(to))
    if start in STREETS:
        return MoveCover(names.street(start), names.street(to))
    return Whistle(names.character(start), names.street(to))


def _parse_cards(text: str) -> Action:
    cards = names.characters(text)
    if len(text) == 1:
        return Pick(names.character(text))
    if len(text) != TURNS or names.letters(cards) != text:
        raise NotWellFormed("unknown-action", text=text)
    return Draw(cards)
