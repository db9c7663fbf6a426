"""Whose turn it is, and how a game ends."""

from functools import cache

from gaslamp.core.game import CHANCE, Outcome, Seat
from gaslamp.games.whitechapel.rules.board import CROSSINGS, EVERYBODY, POLICEMEN, Crossings, Policeman
from gaslamp.games.whitechapel.rules.public import JACK, Agreed, Public, Stage
from gaslamp.games.whitechapel.rules.state import State

NIGHTS = 4

WOMEN = (0, 8, 7, 6, 4)
"""By night: how many woman tokens Jack places (W9)."""

TARGETS = (0, 5, 4, 3, 1)
"""By night: how many of them are marked."""

COACHES = (0, 3, 2, 2, 1)
ALLEYS = (0, 2, 2, 1, 1)
DOUBLE_EVENT = 3
"""The night of two murders."""

LAST_TIME = 5
LAST_SPACE = 19
"""The space 15 of the track. Spaces are counted from V, which is 0 (W30)."""

_CHANCE = frozenset(
    {Stage.HEAD, Stage.HOME, Stage.TARGETS, Stage.TURNED, Stage.ALARM, Stage.CLUE, Stage.ARREST},
)
_JACK = frozenset(
    {
        Stage.WOMEN,
        Stage.MARKS,
        Stage.LETTER,
        Stage.CRIME,
        Stage.READY,
        Stage.ORDER,
        Stage.ESCAPE,
        Stage.GOULSTON,
        Stage.FALSE_CLUE,
    },
)
_IN_TURN = frozenset({Stage.HUNT, Stage.ACT})
"""The stages where the detectives act in turn. In the other stages of the police the Head acts."""

_MEMBERS = tuple(tuple(one for one in POLICEMEN if some >> one & 1) for some in range(EVERYBODY + 1))

_ALONE = tuple(1 << crossing for crossing in range(CROSSINGS + 1))
"""The set of each crossing alone. A set of 234 is slow to make."""

REASONS = {
    Stage.ESCAPED: "escaped",
    Stage.ARRESTED: "arrested",
    Stage.TRACED: "traced",
    Stage.BLOCKED: "blocked",
    Stage.LATE: "late",
}
_NAMES: tuple[tuple[Seat, ...], ...] = (
    (),
    ("police",),
    *(tuple(f"police{number}" for number in range(1, count + 1)) for count in range(2, 6)),
)
_SEATS = tuple((JACK, *names) for names in _NAMES)
"""_NAMES and _SEATS: by the number of detectives."""


def seats(state: State) -> tuple[Seat, ...]:
    """The seats of this game, in their order.

    >>> from gaslamp import whitechapel
    >>> whitechapel.seats(whitechapel.start())
    ('jack', 'police')
    """
    return _SEATS[len(state.public.agreed.hands)]


def detectives(agreed: Agreed) -> tuple[Seat, ...]:
    return _NAMES[len(agreed.hands)]


def actor(state: State) -> Seat | None:
    """Who acts now: a seat, `chance`, or None when the game is over.

    >>> from gaslamp import whitechapel
    >>> whitechapel.actor(whitechapel.start())
    'jack'
    """
    return acting(state.public)


def acting(public: Public) -> Seat | None:
    stage = public.stage
    if stage in _CHANCE:
        return CHANCE
    if stage in _IN_TURN:
        return detectives(public.agreed)[_in_turn(public)]
    if stage in _JACK:
        return JACK
    if stage is Stage.HIDEOUT:
        return JACK if public.agreed.hideout == "chosen" else CHANCE
    if stage in REASONS:
        return None
    return head_seat(public)


def head_seat(public: Public) -> Seat | None:
    """The seat of tonight's Head. None before the tile is turned up."""
    if not public.heads or public.stage in (Stage.WOMEN, Stage.MARKS, Stage.HEAD):
        return None
    return detectives(public.agreed)[_holder(public.agreed.hands, public.heads[-1])]


@cache
def _holder(hands: tuple[int, ...], policeman: Policeman) -> int:
    return next(number for number, hand in enumerate(hands) if hand >> policeman & 1)


def hand(public: Public) -> int:
    """The set of policemen who may move or act now: those of the detective whose turn it is (W41)."""
    if len(public.agreed.hands) == 1:
        return public.waiting
    return public.agreed.hands[_in_turn(public)] & public.waiting


def in_hand(public: Public) -> tuple[Policeman, ...]:
    return _MEMBERS[hand(public)]


def _in_turn(public: Public) -> int:
    """The first detective with a waiting policeman: the Head, then clockwise."""
    hands = public.agreed.hands
    number = _holder(public.agreed.hands, public.heads[-1])
    while not hands[number] & public.waiting:
        number = (number + 1) % len(hands)
    return number


def outcome(state: State) -> Outcome | None:
    """Who won and why, or None while the game goes on.

    >>> from gaslamp import whitechapel
    >>> whitechapel.outcome(whitechapel.start()) is None
    True
    """
    stage = state.public.stage
    if stage not in REASONS:
        return None
    winners = (JACK,) if stage is Stage.ESCAPED else detectives(state.public.agreed)
    return Outcome(winners, REASONS[stage])


def occupied(public: Public) -> Crossings:
    """The crossings with a pawn, or a patrol token turned up. Bit 0 stands for those not on the board."""
    blue, yellow, brown, red, green = public.places
    return _ALONE[blue] | _ALONE[yellow] | _ALONE[brown] | _ALONE[red] | _ALONE[green]


def space(public: Public) -> int:
    """Where Jack is on the track: 0 for V, 4 for I, 19 for 15."""
    return LAST_TIME - public.time + len(public.track)
