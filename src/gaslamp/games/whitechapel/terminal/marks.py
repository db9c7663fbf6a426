"""The pieces and marks on the streets that the seat may see."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from rich.style import Style

from gaslamp.games.whitechapel.rules import actions as a
from gaslamp.games.whitechapel.rules.agreement import COLOURS
from gaslamp.games.whitechapel.rules.board import (
    GOULSTON,
    POLICEMEN,
    RED,
    YELLOW,
    Circle,
    Circles,
    Crossing,
    Crossings,
    members,
)
from gaslamp.games.whitechapel.rules.public import Stage
from gaslamp.games.whitechapel.rules.view import View
from gaslamp.games.whitechapel.terminal import colours

MOST_POINTED_OUT = 60
"""Choices of more circles than this are not highlighted."""


class Kind(NamedTuple):
    """A kind of circle: the marks left and right of its number, its style, and its name in the legend."""

    name: str
    left: str
    right: str
    style: Style


PLAIN = Kind("plain", "(", ")", colours.CIRCLE)
RED_CIRCLE = Kind("red", "{", "}", colours.RED)
WOMAN = Kind("woman", "?", "?", colours.WOMAN)
TARGET = Kind("target", "?", "+", colours.WRETCHED)
WRETCHED = Kind("wretched", "w", "w", colours.WRETCHED)
SCENE = Kind("scene", "#", "#", colours.SCENE)
CLUE = Kind("clue", "*", "*", colours.CLUE)
FALSE_CLUE = Kind("false", "!", "!", colours.FALSE_CLUE)
TRAIL = Kind("trail", ":", ":", colours.TRAIL)
HIDEOUT = Kind("hideout", "/", "\\", colours.HIDEOUT)
JACK = Kind("jack", "J", "J", colours.JACK)
CHOICE = Kind("choice", ">", "<", colours.CHOSEN)


class Marks(NamedTuple):
    """Everything to draw. Numbers are circles and crossings."""

    circles: dict[Circle, list[Kind]]
    pawns: dict[Crossing, int]
    tokens: dict[Crossing, str]
    """Face-down patrol tokens: `?`. For the Head: the colour as a lower-case letter, or `-` for a blank one."""
    order: dict[Circle, list[int]]
    """The numbers of the moves of tonight's trail that ended there; 0 is the crime."""
    ends: Circles
    """The circles where a choice leads."""
    crossings: Crossings


def marks(view: View, choices: Sequence[Any]) -> Marks:
    circles: dict[Circle, list[Kind]] = {}
    for kind, those in _kinds(view):
        for circle in members(those):
            circles.setdefault(circle, []).append(kind)
    ends, crossings = _pointed_out(choices)
    tokens = _tokens(view)
    places = view.public.places
    return Marks(
        circles=circles,
        pawns={places[one]: one for one in POLICEMEN if places[one] and places[one] not in tokens},
        tokens=tokens,
        order=_order(view.trail or ()),
        ends=ends,
        crossings=crossings,
    )


def _kinds(view: View) -> Iterator[tuple[Kind, Circles]]:
    """From the least to the most important."""
    public = view.public
    marked = view.marked or 0
    yield RED_CIRCLE, RED
    yield WOMAN, public.women & ~marked
    yield TARGET, public.women & marked
    yield WRETCHED, public.wretched
    if view.trail:
        yield TRAIL, _set(view.trail)
    yield SCENE, public.scenes | public.murders
    yield CLUE, public.clues
    yield FALSE_CLUE, public.false_clues
    if view.hideout:
        yield HIDEOUT, 1 << view.hideout
    if view.trail:
        yield JACK, 1 << view.trail[-1]


def _tokens(view: View) -> dict[Crossing, str]:
    """While the Head places tokens, only those already placed show their owner."""
    public = view.public
    known = view.patrol
    tokens = dict.fromkeys(members(public.patrols), "?")
    if known is None or not any(known):
        return tokens
    if public.stage is not Stage.PATROLS:
        tokens = dict.fromkeys(tokens, "-")
    return tokens | {place: COLOURS[one].lower() for one, place in zip(POLICEMEN, known, strict=True) if place}


def _order(trail: tuple[Circle, ...]) -> dict[Circle, list[int]]:
    order: dict[Circle, list[int]] = {}
    for number, circle in enumerate(trail):
        order.setdefault(circle, []).append(number)
    return order


def _pointed_out(choices: Sequence[Any]) -> tuple[Circles, Crossings]:
    circles: set[Circle] = set()
    crossings: set[Crossing] = set()
    for choice in choices:
        match choice:
            case a.Walk(int(to)) | a.WalkHome(int(to)) | a.Coach(_, int(to)) | a.Alley(int(to)) | a.MoveWretched(_, to):
                circles.add(to)
            case a.Ask(_, circle) | a.Arrest(_, circle) | a.Kill(circle) | a.KillLast(int(circle)):
                circles.add(circle)
            case a.MarkWoman(int(circle)) | a.Hide(int(circle)) | a.LayFalseClue(circle) | a.NameAddress(circle):
                circles.add(circle)
            case a.KillTwo(first, second):
                circles |= {first, second}
            case a.Step(_, to) | a.Rush(_, to) | a.PlacePatrol(_, int(to)) | a.TurnPatrol(to):
                crossings.add(to)
            case a.Post(first, second) | a.SendSaucyJacky(first, second):
                crossings |= {first, second}
            case a.SendLetter(_, start, to) | a.MovePatrol(start, to):
                crossings |= {start, to}
            case _:
                pass
    return (_set(circles) if len(circles) <= MOST_POINTED_OUT else 0), _set(crossings)


def _set(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in set(numbers))


def sign(crossing: Crossing) -> tuple[str, Style]:
    """The sign of a crossing with nothing on it."""
    if crossing == GOULSTON:
        return "▣", colours.GOULSTON
    return ("◇", colours.YELLOW) if YELLOW >> crossing & 1 else ("▪", colours.CROSSING)
