"""How positions are written: twelve words on a line, one more for whose view it is.

mj1 revised 1.2J HG6,WI8,SG3,LE4,MA5,GM4,UE1,BI4 NE B7:1,L3:2,C2:3,K7:4,F6,H4 B8,L2 NW,SW seen HSB/L pick J=M;j=-;d=-
|   |       |    |                               |  |                         |     |     |    |     |    |
|   |       |    tokens, lower case once cleared |  lamps with their numbers  |     |     |    |     |    secrets: Jack,
|   |       round, turn and whose turn it is     |                            covers|     |    |     what is awaited
|   edition                                      lantern                            cordons |    cards left/taken
rules version                                                                               Witness card

What is awaited: a stage by its name, or the active character and what is left to do: `S:wa` walk and ability,
`G:wa1MB` a whistle with 1 point left that has moved M and B, `H:+` an alibi to draw, `H:@` an accusation to be judged,
a last `^` a lantern to turn.
"""

import re
from functools import lru_cache
from typing import Any, Protocol

from gaslamp.core.errors import NotWellFormed
from gaslamp.core.game import SPECTATOR, Seat
from gaslamp.core.notation import HIDDEN, check_spelling, fields, index, listed, number
from gaslamp.games.mrjack.notation import names
from gaslamp.games.mrjack.notation.names import LETTERS, joined, letter, letters
from gaslamp.games.mrjack.rules import soundness
from gaslamp.games.mrjack.rules.board import (
    CHARACTERS,
    EDITIONS,
    EXITS,
    FACINGS,
    GASLIGHTS,
    NUMBERED,
    STREETS,
    Character,
    members,
)
from gaslamp.games.mrjack.rules.public import DETECTIVE, JACK, OUT, Public, Stage
from gaslamp.games.mrjack.rules.turns import ROUNDS, TURNS, picker
from gaslamp.games.mrjack.rules.view import Hand, View

RULES = "mj1"

_WORDS = (
    *("rules", "edition", "clock", "tokens", "lantern", "lamps"),
    *("covers", "cordons", "witness", "cards", "awaited", "secrets"),
)
_MARKS = {Stage.ACT: "", Stage.FACE: "^", Stage.ALIBI: "+", Stage.VERDICT: "@"}
_NAMED_STAGES = {stage.name.lower(): stage for stage in Stage if stage not in _MARKS}

_TOKENS = tuple(tuple(tuple(mark + street for street in STREETS) for mark in (one.lower(), one)) for one in LETTERS)
"""By character, whether it is a suspect, and street."""


class WholeState(Protocol):
    """The parts of a State. Notation reads them and does not import the class."""

    @property
    def public(self) -> Public: ...
    @property
    def jack(self) -> Character | None: ...
    @property
    def jack_alibis(self) -> int: ...
    @property
    def detective_alibis(self) -> int: ...


def write_state(state: WholeState) -> str:
    hands = [tuple(CHARACTERS[one] for one in members(cards)) for cards in (state.jack_alibis, state.detective_alibis)]
    return f"{_write_public(state.public)} {_write_secrets(state.public, state.jack, *hands)}"


def write_view(view: View) -> str:
    secrets = _write_secrets(view.public, view.jack, view.jack_alibis, view.detective_alibis)
    return f"{_write_public(view.public)} {secrets} @{view.seat}"


def _write_secrets(public: Public, jack: Character | None, jack_alibis: Hand, detective_alibis: Hand) -> str:
    identity = "-" if public.stage is Stage.DEAL else letter(jack)
    hands = ["".join(map(letter, hand)) or "-" for hand in (jack_alibis, detective_alibis)]
    return f"J={identity};j={hands[0]};d={hands[1]}"


@lru_cache(maxsize=1024)
def _write_public(public: Public) -> str:
    """Cached, because every seat's view of a position begins with it."""
    return " ".join(
        [
            RULES,
            public.edition,
            _clock(public),
            ",".join([_TOKENS[one][public.suspects >> one & 1][place] for one, place in enumerate(public.places)]),
            FACINGS[public.facing],
            _lamps(public.lamps),
            _covers(public.covers),
            joined(EXITS[way] for way in members(public.cordons)),
            "unseen" if public.unseen else "seen",
            _cards(public.cards, public.played),
            _awaited(public),
        ]
    )


def _clock(public: Public) -> str:
    picker_letter = picker(public)[0].upper() if public.turn < TURNS else "-"
    return f"{public.round}.{public.turn + 1}{picker_letter}"


# The next functions are cached: from one position to the next most of this stays the same.


@lru_cache(maxsize=1024)
def _lamps(lamps: tuple[int, ...]) -> str:
    return joined(_lamp(tile, lamp) for tile, lamp in enumerate(lamps, 1) if lamp != OUT)


@lru_cache(maxsize=1024)
def _covers(covers: int) -> str:
    return joined(STREETS[street] for street in members(covers))


@lru_cache(maxsize=4096)
def _cards(cards: int, played: int) -> str:
    return f"{letters(cards)}/{letters(played)}"


def _lamp(tile: int, lamp: int) -> str:
    return f"{GASLIGHTS[lamp]}:{tile}" if tile <= NUMBERED else GASLIGHTS[lamp]


def _awaited(public: Public) -> str:
    if public.active is None:
        return public.stage.name.lower()
    todo = ("w" if public.walk else "") + ("a" if public.ability else "")
    if public.points:
        todo += f"{public.points}{letters(public.whistled)}"
    return f"{letter(public.active)}:{todo}{_MARKS[public.stage]}"


def parse_state(text: str) -> Any:
    """A State. Its type is Any, because only the rules name the class.

    >>> from gaslamp import mrjack
    >>> mrjack.parse_state(mrjack.write(mrjack.start())) == mrjack.start()
    True
    """
    words = fields(text, *_WORDS)
    public = _parse_public(*words[:-1])
    jack, jack_alibis, detective_alibis = _parse_secrets(words[-1])
    if HIDDEN in words[-1]:
        raise NotWellFormed("hidden-in-state")
    state = soundness.state(public, jack, jack_alibis, detective_alibis)
    check_spelling(write_state(state), text)
    return state


def parse_view(text: str) -> View:
    """The View that a text stands for.

    >>> from gaslamp import mrjack
    >>> view = mrjack.view(mrjack.start(), "jack")
    >>> mrjack.parse_view(mrjack.write(view)) == view
    True
    """
    *words, seat = fields(text, *_WORDS, "seat")
    public = _parse_public(*words[:-1])
    view = View(_parse_seat(seat), public, *_parse_secrets(words[-1]))
    soundness.check_view(view)
    check_spelling(write_view(view), text)
    return view


@lru_cache(maxsize=64)
def _parse_public(*words: str) -> Public:
    """Cached, because every seat's view of a position begins with it."""
    if words[0] != RULES:
        raise NotWellFormed("wrong-rules", found=words[0], known=RULES)
    round_, turn = _parse_clock(words[2])
    tokens = _parse_tokens(words[3])
    cards, slash, played = words[9].partition("/")
    if not slash:
        raise NotWellFormed("bad-cards", text=words[9])
    public = Public(
        edition=tuple(EDITIONS)[index(words[1], tuple(EDITIONS), "edition")],
        round=round_,
        turn=turn,
        stage=Stage.ACT,
        places=tuple(names.street(token[1:]) for token in tokens),
        suspects=sum(1 << one for one, token in zip(CHARACTERS, tokens, strict=True) if token[0].isupper()),
        facing=names.facing(words[4]),
        lamps=_parse_lamps(words[5]),
        covers=sum(1 << names.street(name) for name in listed(words[6])),
        cordons=sum(1 << names.way_out(name) for name in listed(words[7])),
        unseen=index(words[8], ("seen", "unseen"), "witness") == 1,
        cards=names.characters(cards),
        played=names.characters(played),
        active=None,
        walk=False,
        ability=False,
        points=0,
        whistled=0,
    )
    public = _parse_awaited(public, words[10])
    soundness.check_public(public, f"{letters(public.cards)}/{letters(public.played)}")
    return public


def _parse_clock(text: str) -> tuple[int, int]:
    round_, dot, rest = text.partition(".")
    if not dot:
        raise NotWellFormed("bad-clock", text=text)
    return number(round_, 1, ROUNDS, "round"), number(rest[:-1], 1, TURNS + 1, "turn") - 1


def _parse_tokens(text: str) -> list[str]:
    tokens = listed(text)
    if "".join(token[:1] for token in tokens).upper() != LETTERS:
        raise NotWellFormed("bad-tokens", text=text, letters=LETTERS)
    return tokens


def _parse_lamps(text: str) -> tuple[int, ...]:
    lamps = [OUT] * NUMBERED
    plain = []
    for word in listed(text):
        name, colon, tile = word.partition(":")
        if colon:
            lamps[number(tile, 1, NUMBERED, "lamp") - 1] = names.gaslight(name)
        else:
            plain.append(names.gaslight(name))
    return (*lamps, *sorted(plain))


_DOING = re.compile(rf"([{LETTERS}]):(w?)(a?)(?:([12])([{LETTERS}]+))?([+^@]?)")


def _parse_awaited(public: Public, text: str) -> Public:
    if text in _NAMED_STAGES:
        return public._replace(stage=_NAMED_STAGES[text])
    doing = _DOING.fullmatch(text)
    if doing is None:
        raise NotWellFormed("bad-awaited", text=text, example="L:wa")
    active, walk, ability, points, whistled, mark = doing.groups()
    return public._replace(
        stage=next(stage for stage, sign in _MARKS.items() if sign == mark),
        active=names.character(active),
        walk=bool(walk),
        ability=bool(ability),
        points=int(points or 0),
        whistled=names.characters(whistled or ""),
    )


_SECRETS = re.compile(rf"J=([-?{LETTERS}]);j=(-|[?{LETTERS}]+);d=(-|[?{LETTERS}]+)")


def _parse_secrets(text: str) -> tuple[Character | None, Hand, Hand]:
    secrets = _SECRETS.fullmatch(text)
    if secrets is None:
        raise NotWellFormed("bad-secrets", example="J=M;j=-;d=-")
    jack, *hands = secrets.groups()
    jack_alibis, detective_alibis = (
        () if hand == "-" else tuple(names.hidden_or_character(card) for card in hand) for hand in hands
    )
    return None if jack == "-" else names.hidden_or_character(jack), jack_alibis, detective_alibis


def _parse_seat(text: str) -> Seat:
    seats = (JACK, DETECTIVE, SPECTATOR)
    return seats[index(text, tuple(f"@{seat}" for seat in seats), "seat")]
