"""Positions for tests, in few words."""

import random
import re
from typing import Any

import pytest

from gaslamp.core.errors import NotLegal, NotWellFormed
from gaslamp.core.game import CHANCE, SPECTATOR, Seat
from gaslamp.games import whitechapel
from gaslamp.games.whitechapel.rules.actions import Action
from gaslamp.games.whitechapel.rules.state import State

SWITCHES = ("letters", "false-clues", "rushing", "area-arrests", "catch-me", "address")
ALL_ON = dict.fromkeys(SWITCHES, "on")
HANDS = ("BYNRG", "YN/BRG", "B/YN/RG", "G/R/N/BY", "R/B/G/N/Y")

FIELDS = (
    *("agreed", "moment", "heads", "scenes", "women", "wretched", "track"),
    *("pawns", "patrols", "clues", "letters", "awaited"),
)
SECRETS = ("h", "w", "p", "t", "s")

HUNTED = {
    "agreed": "BYNRG:chosen:-",
    "moment": "1.escape",
    "heads": "Y",
    "scenes": "65*",
    "women": "-",
    "wretched": "-",
    "track": "I",
    "pawns": "Bx40,Yx50,Nx69,Rx129,Gx145",
    "patrols": "-",
    "clues": "-/-",
    "letters": "-",
    "awaited": "-",
    "h": "64",
    "w": "-",
    "p": "-",
    "t": "65",
    "s": "-",
}
"""The first night: Jack has killed on 65 and is about to move."""

YELLOW = "x40,x50,x69,x129,x145,x155,x165"
WATCHED = HUNTED | {
    "moment": "1.crime",
    "scenes": "-",
    "wretched": "3,21,27,65,84",
    "pawns": "-",
    "patrols": YELLOW,
    "p": "Bx40,Yx50,Nx69,Rx129,Gx145",
    "t": "-",
}
"""The first night: the women are turned up, Jack may kill or wait."""

SECOND = HUNTED | {
    "moment": "2.escape",
    "heads": "YB",
    "scenes": "21*,65",
    "t": "21",
    "s": "65-63-64",
}
THIRD = HUNTED | {
    "moment": "3.hunt",
    "heads": "YBN",
    "scenes": "3*,21,27*,65",
    "track": "I+",
    "awaited": "BYNRG",
    "t": "27+3",
    "s": "65-63-64/21-20-18-17-12-30-64",
}
FOURTH = HUNTED | {
    "moment": "4.escape",
    "heads": "YBNR",
    "scenes": "3,21,27,65,84*",
    "t": "84",
    "s": "65-63-64/21-20-18-17-12-30-64/27+3-4-30-64",
}


def text(base: dict[str, str] = HUNTED, /, **changes: str) -> str:
    """A position in words: a base and what differs from it."""
    said = base | changes
    secrets = ";".join(f"{name}={said[name]}" for name in SECRETS)
    return " ".join(["wc1", *(said[name] for name in FIELDS), secrets])


def position(base: dict[str, str] = HUNTED, /, **changes: str) -> State:
    return whitechapel.parse_state(text(base, **changes))


def play(state: State, *words: str) -> State:
    """Apply each word; every position on the way must read as it is written."""
    for word in words:
        state = whitechapel.apply(state, whitechapel.parse_action(word))
        assert whitechapel.parse_state(whitechapel.write(state)) == state
    return state


def legal(state: State, begin: str = "") -> list[str]:
    """What may be done, in words; only those that begin so."""
    words = [whitechapel.write(action) for action in whitechapel.legal(state)]
    return [word for word in words if word.startswith(begin)]


def refusal(state: State, word: str) -> str:
    with pytest.raises(NotLegal) as caught:
        play(state, word)
    return caught.value.key


def cause(text: str) -> str:
    """Why a text is no position or action."""
    parse: Any = whitechapel.parse_action
    if " " in text:
        parse = whitechapel.parse_view if re.search(" @[a-z]", text) else whitechapel.parse_state
    with pytest.raises(NotWellFormed) as caught:
        parse(text)
    return caught.value.key


def written(state: State) -> dict[str, str]:
    """The words of a position by their names."""
    *words, secrets = whitechapel.write(state).split()[1:]
    return dict(zip(FIELDS, words, strict=True)) | dict(part.split("=", 1) for part in secrets.split(";"))


def eyes(state: State) -> tuple[Seat, ...]:
    return (*whitechapel.seats(state), SPECTATOR)


def homing(state: State, rng: random.Random) -> Action:
    """Random, but Jack goes home at once when he can: so games reach the later nights."""
    actions = whitechapel.legal(state)
    homes = [action for action in actions if whitechapel.write(action).endswith("!")]
    return homes[0] if homes and whitechapel.actor(state) != CHANCE else rng.choice(actions)
