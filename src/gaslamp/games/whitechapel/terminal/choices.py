"""The legal actions in short: short lists in full, long lists by an example."""

from collections.abc import Sequence
from typing import Any

from gaslamp.games.whitechapel.notation import write
from gaslamp.games.whitechapel.rules import actions as a
from gaslamp.games.whitechapel.rules.agreement import COLOURS
from gaslamp.games.whitechapel.rules.board import members
from gaslamp.games.whitechapel.story.names import called, numbers
from gaslamp.parts.words import Words

LONGEST = 40
"""A list with more circles than this is not shown in full."""

Group = tuple[str, list[str]]


def grouped(words: Words, choices: Sequence[a.Action]) -> list[Group]:
    groups: dict[tuple[Any, ...], list[a.Action]] = {}
    for choice in choices:
        groups.setdefault(_key(choice), []).append(choice)
    return [(_heading(words, key), _texts(words, some)) for key, some in groups.items()]


def _key(choice: a.Action) -> tuple[Any, ...]:
    kind = type(choice).__name__
    match choice:
        case a.Coach(via, _):
            return kind, via
        case (
            a.Step(who, _)
            | a.Ask(who, _)
            | a.Arrest(who, _)
            | a.Rush(who, _)
            | a.AreaArrest(who)
            | a.PlacePatrol(who, _)
        ):
            return kind, who
        case _:
            return (kind,)


def _heading(words: Words, key: tuple[Any, ...]) -> str:
    kind, *which = key
    if not which:
        return words("whitechapel-group", kind=kind)
    if kind == "Coach":
        return words("whitechapel-group-coach", via=which[0])
    who = called(words, which[0])
    return words("whitechapel-group-policeman", kind=kind, who=who, letter=COLOURS[which[0]])


def _texts(words: Words, choices: list[a.Action]) -> list[str]:
    first, example = choices[0], write(choices[0])
    match first:
        case a.Hide() if len(choices) > LONGEST:
            return [words("whitechapel-any-hideout", count=len(choices), example=example)]
        case a.LayFalseClue() | a.NameAddress() if len(choices) > LONGEST:
            return [words("whitechapel-any-circle", count=len(choices), example=example)]
        case a.PlaceWomen(circles):
            return [_women(words, choices, len(members(circles)), example)]
        case a.Post():
            return _listed(choices)
        case _:
            return [_short(choice) for choice in choices]


def _women(words: Words, choices: list[a.Action], count: int, example: str) -> str:
    every = 0
    for choice in choices:
        assert isinstance(choice, a.PlaceWomen)
        every |= choice.circles
    return words("whitechapel-any-women", count=count, circles=numbers(every), example=example)


def _listed(choices: list[a.Action]) -> list[str]:
    """The crossings from which two are chosen."""
    found = {crossing for choice in choices if isinstance(choice, a.Post) for crossing in (choice.first, choice.second)}
    return [f"x{crossing}" for crossing in sorted(found)]


def _short(choice: a.Action) -> str:
    """The part after the sign in the heading, or the whole action if the heading has no sign."""
    match choice:
        case a.Walk(to) | a.Alley(to) | a.Coach(_, to):
            return str(to)
        case a.Ask(_, circle) | a.Arrest(_, circle):
            return str(circle)
        case a.Step(_, to) | a.Rush(_, to) | a.TurnPatrol(to) | a.PlacePatrol(_, to):
            return f"x{to}"
        case a.Hide(circle) | a.MarkWoman(circle) | a.KillLast(circle):
            return str(circle)
        case a.Kill(circle) | a.LayFalseClue(circle) | a.NameAddress(circle):
            return str(circle)
        case _:
            return write(choice)
