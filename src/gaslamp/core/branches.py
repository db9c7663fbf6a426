"""Actions that were undone stay in the chain, so that every head a player was shown can be found again.

A record keeps them as links after the last entry that they left standing: each dropped action as everybody saw it, and
how far the game went back. A hidden action is kept as its commitment, which is never opened.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import assert_never

from gaslamp.core.errors import NotWellFormed
from gaslamp.core.game import Seat

NAMES = ("dropped ", "undone ", "taken-back ")
"""How the lines of a branch begin."""
_COUNT = re.compile("[0-9]{1,6}")


@dataclass(frozen=True, slots=True)
class Dropped:
    """An action that was undone. `payload` is its text, or its commitment if it hides something from anyone."""

    number: int
    seat: Seat
    payload: str
    is_hidden: bool


@dataclass(frozen=True, slots=True)
class Undone:
    """The record went back to so many actions."""

    length: int
    is_take_back: bool = False
    """Whether the players agreed to it, or it was taken back from machines. A player undoes the last action alone."""


Link = Dropped | Undone


@dataclass(frozen=True, slots=True)
class Branch:
    """The links between the entry with the number `after` and the next entry of the record."""

    after: int
    links: tuple[Link, ...]


def check(branch: Branch) -> None:
    """The links continue one another and lead back to where they began."""
    length = branch.after
    for link in branch.links:
        match link:
            case Dropped(number) if number == length + 1:
                length = number
            case Undone(back) if branch.after <= back < length:
                length = back
            case _:
                raise NotWellFormed("bad-branch", number=branch.after)
    if length != branch.after:
        raise NotWellFormed("bad-branch", number=branch.after)


def take_backs(branches: Sequence[Branch]) -> int:
    """How often an action was taken back."""
    links = (link for branch in branches for link in branch.links)
    return sum(isinstance(link, Undone) and link.is_take_back for link in links)


def after(branches: Sequence[Branch], number: int) -> tuple[Link, ...]:
    return next((branch.links for branch in branches if branch.after == number), ())


def write(link: Link) -> str:
    match link:
        case Dropped(number, seat, payload, is_hidden):
            return f"dropped {number} {seat} {'hidden' if is_hidden else 'open'} {payload}"
        case Undone(length, is_take_back):
            return f"{'taken-back' if is_take_back else 'undone'} {length}"
        case _:
            assert_never(link)


def parse(line: str) -> Link:
    match line.split(" "):
        case ["dropped", number, seat, "hidden" | "open" as kind, payload] if _COUNT.fullmatch(number):
            return Dropped(int(number), seat, payload, kind == "hidden")
        case ["undone" | "taken-back" as kind, length] if _COUNT.fullmatch(length):
            return Undone(int(length), kind == "taken-back")
        case _:
            raise NotWellFormed("bad-line", line=line)
