"""How positions are written: fourteen words on a line, one more for whose view it is.

wc1 BYNRG:chosen:letters 2.clue GY 21,65* - - II-==~ Bx5,Yx124,Nx70,Rx9,Gx100 - 66/- DSF! YN:Y99?100 h=64;w=-;p=-;t=..
|   |                    |      |  |      | | |      |                        | |    |    |          |
|   who moves whom,      |      |  scenes | | track  pawns              patrols |    |    awaited    secrets: hideout,
|   options   night, stage  heads     women |                            clues/false letters        women, patrols,
rules version                               wretched, those to move with !                          trail, sheet

Scenes of tonight have a star. The track is the time of the crime and how Jack came to each space after it. Letters not
yet sent: `DSFG`, a `!` when one was sent tonight, an `@` when an address was named. What is awaited: the number of
tokens placed; or the policemen still to come, and after a colon who searches, where he found nothing, and what he asks.
"""

import re
from functools import lru_cache
from typing import Any

from gaslamp.core.errors import NotWellFormed
from gaslamp.core.game import SPECTATOR, Seat
from gaslamp.core.notation import HIDDEN, check_spelling, fields, index, listed, number
from gaslamp.games.whitechapel.notation import names
from gaslamp.games.whitechapel.notation.names import LETTERS, ROMAN, colours, joined, numbers, pawns, squares
from gaslamp.games.whitechapel.notation.secret_fields import Position, parse_secrets, write_secrets
from gaslamp.games.whitechapel.rules import secret_soundness
from gaslamp.games.whitechapel.rules.agreement import COLOURS, HIDEOUTS, SWITCHES, parse_hands
from gaslamp.games.whitechapel.rules.board import NOWHERE, Circles, members
from gaslamp.games.whitechapel.rules.public import JACK, NOBODY, Agreed, Public, Stage
from gaslamp.games.whitechapel.rules.soundness import check_public
from gaslamp.games.whitechapel.rules.turns import NIGHTS, detectives
from gaslamp.games.whitechapel.rules.view import View

RULES = "wc1"

_WORDS = (
    *("rules", "agreed", "moment", "heads", "scenes", "women", "wretched", "track"),
    *("pawns", "patrols", "clues", "letters", "awaited", "secrets"),
)
_STAGES = {stage.name.lower().replace("_", "-"): stage for stage in Stage}
_NAMES = {stage: name for name, stage in _STAGES.items()}
_COUNTED = frozenset({Stage.MARKS, Stage.PATROLS})
_IN_TURN = frozenset({Stage.HUNT, Stage.FALSE_CLUE, Stage.ACT, Stage.CLUE, Stage.ARREST, Stage.ARRESTED})


def write_state(state: Position) -> str:
    return f"{_write_public(state.public)} {write_secrets(state)}"


def write_view(view: View) -> str:
    return f"{_write_public(view.public)} {write_secrets(view)} @{view.seat}"


@lru_cache(maxsize=1024)
def _write_public(public: Public) -> str:
    """Cached, because every seat's view of a position begins with it."""
    return " ".join(
        [
            RULES,
            _write_agreed(public.agreed),
            f"{public.night}.{_NAMES[public.stage]}",
            "".join(COLOURS[head] for head in public.heads) or "-",
            _starred(public.scenes | public.murders, public.murders, "*"),
            numbers(public.women),
            _starred(public.wretched, public.unmoved, "!"),
            ROMAN[public.time] + public.track,
            pawns(public.places),
            squares(public.patrols),
            f"{numbers(public.clues)}/{numbers(public.false_clues)}",
            _write_letters(public),
            _write_awaited(public),
        ]
    )


@lru_cache(maxsize=64)
def _write_agreed(agreed: Agreed) -> str:
    switched_on = (name for name, on in zip(SWITCHES, agreed[2:], strict=True) if on)
    return f"{'/'.join(colours(hand) for hand in agreed.hands)}:{agreed.hideout}:{joined(switched_on)}"


@lru_cache(maxsize=4096)
def _starred(circles: Circles, special: Circles, mark: str) -> str:
    return joined(f"{one}{mark if special >> one & 1 else ''}" for one in members(circles))


def _write_letters(public: Public) -> str:
    left = "".join(letter for number, letter in enumerate(LETTERS) if public.letters >> number & 1)
    return left + "!" * public.sent + "@" * public.named or "-"


def _write_awaited(public: Public) -> str:
    stage = public.stage
    if stage in _IN_TURN:
        return colours(public.waiting) + _write_doing(public)
    if stage in _COUNTED:
        return str(public.placed)
    if stage is Stage.HOME:
        return str(public.target)
    if stage is Stage.TURNED:
        return f"x{public.target}"
    if stage is Stage.SAUCY:
        return squares(public.moving)
    if stage is Stage.GRAFFITI:
        return COLOURS[public.doing]
    return "-"


def _write_doing(public: Public) -> str:
    if public.doing == NOBODY:
        return ""
    asked = numbers(public.asked) if public.asked else ""
    mark = {Stage.CLUE: "?", Stage.ACT: ""}.get(public.stage, "@")
    return f":{COLOURS[public.doing]}{asked}{mark}{public.target or ''}"


def parse_state(text: str) -> Any:
    """A State. Its type is Any, because only the rules name the class.

    >>> from gaslamp import whitechapel
    >>> whitechapel.parse_state(whitechapel.write(whitechapel.start())) == whitechapel.start()
    True
    """
    words = fields(text, *_WORDS)
    if HIDDEN in words[-1]:
        raise NotWellFormed("hidden-in-state")
    state = secret_soundness.state(parse_secrets(_parse_public(*words[:-1]), words[-1], JACK))
    check_spelling(write_state(state), text)
    return state


def parse_view(text: str) -> View:
    """The View that a text stands for.

    >>> from gaslamp import whitechapel
    >>> view = whitechapel.view(whitechapel.start(), "jack")
    >>> whitechapel.parse_view(whitechapel.write(view)) == view
    True
    """
    *words, seat = fields(text, *_WORDS, "seat")
    public = _parse_public(*words[:-1])
    view = parse_secrets(public, words[-1], _parse_seat(public.agreed, seat))
    secret_soundness.check_view(view)
    check_spelling(write_view(view), text)
    return view


@lru_cache(maxsize=64)
def _parse_public(*words: str) -> Public:
    """Cached, because every seat's view of a position begins with it."""
    if words[0] != RULES:
        raise NotWellFormed("wrong-rules", found=words[0], known=RULES)
    night, _, stage = words[2].partition(".")
    scenes, tonight = _parse_starred(words[4], "*")
    wretched, unmoved = _parse_starred(words[6], "!")
    time, track = _parse_track(words[7])
    clues, _, false_clues = words[10].partition("/")
    letters = re.fullmatch(r"([DSFG]*)(!?)(@?)", words[11].replace("-", ""))
    if letters is None:
        raise NotWellFormed("bad-letters", text=words[11])
    public = Public(
        agreed=_parse_agreed(words[1]),
        night=number(night, 1, NIGHTS, "night"),
        stage=tuple(_STAGES.values())[index(stage, tuple(_STAGES), "stage")],
        heads=() if words[3] == "-" else tuple(names.policeman(letter) for letter in words[3]),
        scenes=scenes & ~tonight,
        murders=tonight,
        women=names.circles(words[5]),
        wretched=wretched,
        unmoved=unmoved,
        time=time,
        track=track,
        places=names.places(words[8]),
        patrols=names.crossings(words[9]),
        clues=names.circles(clues),
        false_clues=names.circles(false_clues),
        letters=sum(1 << LETTERS.index(letter) for letter in set(letters[1])),
        sent=bool(letters[2]),
        named=bool(letters[3]),
        placed=0,
        waiting=0,
        doing=NOBODY,
        asked=0,
        target=NOWHERE,
        moving=0,
    )
    public = _parse_awaited(public, words[12])
    check_public(public)
    return public


@lru_cache(maxsize=64)
def _parse_agreed(text: str) -> Agreed:
    hands, hideout, switches, *rest = [*text.split(":"), "", ""]
    switched_on = listed(switches)
    if len(rest) != 2:
        raise NotWellFormed("bad-options", text=text)
    for name in switched_on:
        index(name, SWITCHES, "option")
    grade = HIDEOUTS[index(hideout, HIDEOUTS, "hideout")]
    return Agreed(parse_hands(hands), grade, *(name in switched_on for name in SWITCHES))


def _parse_starred(text: str, mark: str) -> tuple[Circles, Circles]:
    """All the circles of a list, and those with a mark."""
    found = special = 0
    for name in listed(text):
        circle = names.circle(name.removesuffix(mark))
        found |= 1 << circle
        special |= int(name.endswith(mark)) << circle
    return found, special


def _parse_track(text: str) -> tuple[int, str]:
    found = re.fullmatch(r"(0|I|II|III|IV|V)(\+?(?:-|==|~)*)", text)
    if found is None:
        raise NotWellFormed("bad-track", text=text)
    return ROMAN.index(found[1]), found[2]


def _parse_awaited(public: Public, text: str) -> Public:
    stage = public.stage
    if stage in _IN_TURN:
        return _parse_doing(public, text)
    if stage in _COUNTED:
        return public._replace(placed=number(text, 0, 9, "placed"))
    if stage is Stage.HOME:
        return public._replace(target=names.circle(text))
    if stage is Stage.TURNED:
        return public._replace(target=names.crossing(text))
    if stage is Stage.SAUCY:
        return public._replace(moving=names.crossings(text))
    if stage is Stage.GRAFFITI:
        return public._replace(doing=names.policeman(text))
    return public


_DOING = re.compile(rf"([{COLOURS}]+)(?::([{COLOURS}])([\d,]*)(\?|@)?(\d*))?", re.ASCII)


def _parse_doing(public: Public, text: str) -> Public:
    found = _DOING.fullmatch(text)
    if found is None:
        raise NotWellFormed("bad-awaited", text=text, example="YN:Y99?100")
    waiting, doing, asked, _, target = found.groups()
    return public._replace(
        waiting=names.policemen(waiting),
        doing=NOBODY if doing is None else names.policeman(doing),
        asked=names.circles(asked) if asked else 0,
        target=names.circle(target) if target else NOWHERE,
    )


def _parse_seat(agreed: Agreed, text: str) -> Seat:
    seats = (JACK, *detectives(agreed), SPECTATOR)
    return seats[index(text, tuple(f"@{seat}" for seat in seats), "seat")]
