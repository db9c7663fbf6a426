"""Hell 3 and 9: a Head of the Investigation, his patrols, and the alarm (W14 to W19, W29; W66)."""

from itertools import combinations

from gaslamp.games.whitechapel.rules import letters
from gaslamp.games.whitechapel.rules.actions import Alarm, NameAddress, Pass, PlacePatrol, Post, TurnHead
from gaslamp.games.whitechapel.rules.board import (
    CIRCLES,
    CROSSINGS,
    POLICEMEN,
    YELLOW,
    Circle,
    Crossing,
    Policeman,
    members,
)
from gaslamp.games.whitechapel.rules.phases import hunt
from gaslamp.games.whitechapel.rules.public import NO_PATROL, Patrol, Public, Stage
from gaslamp.games.whitechapel.rules.refusals import expect, expect_stage
from gaslamp.games.whitechapel.rules.state import State
from gaslamp.games.whitechapel.rules.turns import DOUBLE_EVENT, occupied

_PATROLS = Stage.PATROLS  # A member of an enum is slow to look up.
_HEADS = tuple(TurnHead(policeman) for policeman in POLICEMEN)
_ADDRESSES: tuple[Pass | NameAddress, ...] = (Pass(), *(NameAddress(circle) for circle in range(1, CIRCLES + 1)))
_PLACES = tuple(tuple(PlacePatrol(policeman, crossing) for crossing in range(CROSSINGS + 1)) for policeman in POLICEMEN)
KNOW_THE_ADDRESS = frozenset({Policeman.BROWN, Policeman.RED})


def tiles(public: Public) -> tuple[TurnHead, ...]:
    """The tiles that are left. Nobody is Head twice."""
    return tuple(head for head in _HEADS if head.policeman not in public.heads)


def turn_head(public: Public, policeman: Policeman) -> Public:
    expect_stage(public, Stage.HEAD)
    expect(policeman not in public.heads, "tile-not-in-pile")
    public = public._replace(heads=(*public.heads, policeman))
    if public.agreed.address and not public.named and policeman in KNOW_THE_ADDRESS:
        return public._replace(stage=Stage.ADDRESS)
    return begin(public)


def addresses() -> tuple[Pass | NameAddress, ...]:
    return _ADDRESSES


def name_address(public: Public, circle: Circle) -> Public:
    expect_stage(public, Stage.ADDRESS)
    return public._replace(stage=Stage.HOME, target=circle, named=True)


def answer_address(public: Public, yes: bool) -> Public:
    public = public._replace(target=0)
    return public._replace(stage=Stage.TRACED) if yes else begin(public)


def begin(public: Public) -> Public:
    """On the first night the seven crossings are fixed. On later nights the Head chooses two of them."""
    if public.night == 1:
        return public._replace(stage=Stage.PATROLS, patrols=YELLOW)
    return public._replace(stage=Stage.POSTS)


def posts(public: Public) -> tuple[Post, ...]:
    return tuple(Post(*pair) for pair in combinations(members(YELLOW & ~occupied(public)), 2))


def post(public: Public, action: Post) -> Public:
    expect_stage(public, Stage.POSTS)
    expect(action in posts(public), "cannot-post-there")
    patrols = occupied(public) | 1 << action.first | 1 << action.second
    return public._replace(stage=Stage.PATROLS, patrols=patrols)


def choices(state: State) -> tuple[PlacePatrol, ...]:
    """The tokens are placed in the order of the colours. The two blank ones take the crossings that are left."""
    public = state.public
    free = public.patrols & ~sum(1 << crossing for crossing in state.patrol[: public.placed])
    places = _PLACES[public.placed]
    return tuple(places[crossing] for crossing in members(free))


def place(public: Public, policeman: Policeman, crossing: Crossing | None) -> Public:
    """Place one more token. The crossing is None if it is hidden."""
    expect_stage(public, _PATROLS)
    fits = policeman == public.placed and (crossing is None or public.patrols >> crossing & 1)
    expect(fits, "cannot-place-patrol")
    if policeman < POLICEMEN[-1]:
        return public._replace(placed=policeman + 1)
    return letters.begin(public._replace(places=NO_PATROL, placed=0))


def alarm(state: State) -> Alarm:
    """A policeman's token is either turned up or face down. In the other list its crossing is 0."""
    return Alarm(tuple(shown | hidden for shown, hidden in zip(state.public.places, state.patrol, strict=True)))


def raise_alarm(public: Public, places: Patrol) -> Public:
    expect_stage(public, Stage.ALARM)
    shown = zip(public.places, places, strict=True)
    fits = all(before == after if before else public.patrols >> after & 1 for before, after in shown)
    expect(fits and len(set(places)) == len(places), "not-the-truth")
    public = public._replace(places=places, patrols=0, stage=Stage.ESCAPE)
    # On the third night, going from one victim to the other was Jack's first move (W28).
    return hunt.begin(public) if public.night == DOUBLE_EVENT else public
