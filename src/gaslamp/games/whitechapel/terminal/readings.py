"""The actions that a short text may mean: `41` for a walk, a question or a false clue, depending on the stage.

A reading is an action in full notation. Illegal readings are included, so that the rules can give the reason.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from gaslamp.games.whitechapel.notation import write
from gaslamp.games.whitechapel.rules import actions as a
from gaslamp.games.whitechapel.rules.agreement import COLOURS
from gaslamp.games.whitechapel.rules.public import Public, Stage
from gaslamp.games.whitechapel.rules.view import View

Reader = Callable[[re.Match[str], Sequence[Any], Public], list[str]]

_WHO, _X = "([bynrg])", r"x?(\d+)"


def readings(view: View, choices: Sequence[a.Action], text: str) -> list[str]:
    """Every reading of the text among the kinds of action that are legal now."""
    typed = "".join(text.casefold().split())
    kinds: dict[type, list[a.Action]] = {}
    for choice in choices:
        kinds.setdefault(type(choice), []).append(choice)
    return list(dict.fromkeys(_found(view.public, kinds, typed)))


def _found(public: Public, kinds: dict[type, list[a.Action]], typed: str) -> Iterator[str]:
    for kind, some in kinds.items():
        for form, reader in _FORMS.get(kind, {}).items():
            match = re.fullmatch(form, typed, re.ASCII)
            if match is not None:
                yield from reader(match, some, public)


def _as(pattern: str) -> Reader:
    """Fill the typed parts into a pattern such as `-{0}`."""
    return lambda match, _choices, _public: [pattern.format(*(part.upper() for part in match.groups()))]


def _by_anyone(pattern: str) -> Reader:
    """The policeman was not typed: one reading for each policeman who has a legal action of this kind."""

    def read(match: re.Match[str], choices: Sequence[Any], _public: Public) -> list[str]:
        policemen = dict.fromkeys(choice.policeman for choice in choices)
        return [pattern.format(COLOURS[who], *match.groups()) for who in policemen]

    return read


def _ordered(pattern: str) -> Reader:
    """Two numbers, the smaller one first."""
    return lambda match, _choices, _public: [pattern.format(*sorted(match.groups(), key=int))]


def _women(match: re.Match[str], _choices: Sequence[Any], _public: Public) -> list[str]:
    numbers = sorted((number for number in match[1].split(",") if number), key=int)
    return [f"W:{','.join(numbers)}"]


def _leading_to(match: re.Match[str], choices: Sequence[Any], _public: Public) -> list[str]:
    """The start, or the circle in between, was not typed."""
    return [write(choice) for choice in choices if str(choice.to) == match[1]]


def _every(_match: re.Match[str], choices: Sequence[Any], _public: Public) -> list[str]:
    return [write(choice) for choice in choices]


def _stays(match: re.Match[str], _choices: Sequence[Any], public: Public) -> list[str]:
    """A letter alone: the policeman stays where he is. For the graffiti he goes to Goulston Street."""
    who = match[1].upper()
    if public.stage is Stage.GRAFFITI:
        return [f"{who}>x100"]
    return [f"{who}>x{public.places[COLOURS.index(who)]}"]


_FORMS: dict[type, dict[str, Reader]] = {
    a.Hide: {r"h?(\d+)": _as("h={0}")},
    a.PlaceWomen: {r"w?:?(\d[\d,]*)": _women},
    a.MarkWoman: {r"w?(\d+)": _as("W+{0}")},
    a.NameAddress: {r"h?(\d+)": _as("h?{0}")},
    a.Post: {rf"{_X}\+{_X}": _ordered("x{0}+x{1}")},
    a.PlacePatrol: {rf"{_WHO}=?{_X}": _as("{0}=x{1}"), _X: _by_anyone("{0}=x{1}")},
    a.SendLetter: {rf"([df]):?{_X}>{_X}": _as("{0}:x{1}>x{2}")},
    a.SendSaucyJacky: {rf"s:?{_X}\+{_X}": _ordered("S:x{0}+x{1}")},
    a.MovePatrol: {rf"{_X}>{_X}": _as("x{0}>x{1}")},
    a.WriteGraffiti: {rf"(?:g:?)?{_WHO}": _as("G:{0}")},
    a.Kill: {r"k?(\d+)": _as("k{0}")},
    a.KillTwo: {r"k?(\d+)\+(\d+)": _ordered("k{0}+{1}")},
    a.KillLast: {r"k?:?(\d+)": _as("k:{0}")},
    a.Wait: {r"w": _as("wait")},
    a.MoveWretched: {r"(\d+)": _leading_to},
    a.TurnPatrol: {rf"!?{_X}": _as("!x{0}")},
    a.Walk: {r"(\d+)": _as("-{0}")},
    # A bare number onto the hideout could be either, so the player is asked whether to declare.
    a.WalkHome: {r"(\d+)!": _as("-{0}!"), r"home|!": _every, r"(\d+)": _leading_to},
    a.Coach: {r"[c=]?(\d+)=(\d+)": _as("={0}={1}"), r"[c=](\d+)": _leading_to},
    a.Alley: {r"[a~](\d+)": _as("~{0}")},
    a.Stuck: {r"\.": _every},
    a.Step: {rf"{_WHO}>?{_X}": _as("{0}>x{1}"), _X: _by_anyone("{0}>x{1}"), rf"{_WHO}\.?": _stays},
    a.LayFalseClue: {r"(\d+)": _as("f{0}")},
    a.Ask: {rf"{_WHO}(\d+)": _as("{0}?{1}"), r"\??(\d+)": _by_anyone("{0}?{1}")},
    a.Arrest: {r"@(\d+)": _by_anyone("{0}@{1}")},
    a.AreaArrest: {r"@": _by_anyone("{0}@")},
    a.Rush: {rf"{_WHO}>>{_X}": _as("{0}>>x{1}"), rf">>{_X}": _by_anyone("{0}>>x{1}")},
    a.Idle: {rf"{_WHO}": _as("{0}."), r"\.": _by_anyone("{0}.")},
    a.Pass: {r"no": _as(".")},
}
"""By kind of action: the short forms, and the readers that expand them."""
