"""Hunting 3: each policeman looks for clues, or arrests, or rushes (W43 to W50; W62 to W64)."""

from functools import cache, lru_cache

from gaslamp.core.errors import NotLegal
from gaslamp.core.named_tuples import replacer
from gaslamp.games.whitechapel.rules.actions import Action, AreaArrest, Arrest, Ask, Idle, LayFalseClue, Pass, Rush
from gaslamp.games.whitechapel.rules.board import (
    ALL_CIRCLES,
    CIRCLES,
    CROSSINGS,
    EVERYBODY,
    POLICEMEN,
    Circle,
    Circles,
    Crossing,
    Crossings,
    Policeman,
    members,
)
from gaslamp.games.whitechapel.rules.public import NOBODY, Public, Stage
from gaslamp.games.whitechapel.rules.refusals import expect, expect_stage
from gaslamp.games.whitechapel.rules.state import State
from gaslamp.games.whitechapel.rules.streets import ONE_STEP, SEARCHED
from gaslamp.games.whitechapel.rules.turns import hand, in_hand, occupied

# A member of an enum is slow to look up, and these are needed for most actions.
_ACT, _CLUE, _ESCAPE = Stage.ACT, Stage.CLUE, Stage.ESCAPE

CLUES_PER_MARKER = 5
MARKERS = 3

_ASKS = tuple(tuple(Ask(policeman, circle) for circle in range(CIRCLES + 1)) for policeman in POLICEMEN)
_ARRESTS = tuple(tuple(Arrest(policeman, circle) for circle in range(CIRCLES + 1)) for policeman in POLICEMEN)
_AREA_ARRESTS = tuple(AreaArrest(policeman) for policeman in POLICEMEN)
_RUSHES = tuple(tuple(Rush(policeman, crossing) for crossing in range(CROSSINGS + 1)) for policeman in POLICEMEN)
_IDLE = tuple(Idle(policeman) for policeman in POLICEMEN)

_FALSE_CLUES = tuple(LayFalseClue(circle) for circle in range(CIRCLES + 1))

# Most actions of a game change these fields.
_begun = replacer(Public, "stage", "places", "waiting")
_asked = replacer(Public, "stage", "doing", "target")
_unanswered = replacer(Public, "stage", "asked", "target")
_gone_on = replacer(Public, "stage", "places", "waiting", "doing", "asked", "target")


def begin(public: Public, places: tuple[Crossing, ...]) -> Public:
    """All policemen have moved to these places."""
    return _begun(public, stage=Stage.FALSE_CLUE if markers(public) else _ACT, places=places, waiting=EVERYBODY)


def markers(public: Public) -> int:
    """The false clues Jack holds: one for every five clues tonight, three at most, less those on the board (W62)."""
    if not public.agreed.false_clues:
        return 0
    return min(public.clues.bit_count() // CLUES_PER_MARKER, MARKERS) - public.false_clues.bit_count()


def false_clues(public: Public) -> tuple[Action, ...]:
    return (Pass(), *(_FALSE_CLUES[circle] for circle in members(ALL_CIRCLES & ~public.false_clues)))


def lay_false_clue(public: Public, circle: Circle) -> Public:
    expect_stage(public, Stage.FALSE_CLUE)
    expect((ALL_CIRCLES & ~public.false_clues) >> circle & 1, "cannot-lay-false-clue")
    return public._replace(stage=Stage.ACT, false_clues=public.false_clues | 1 << circle)


def open_circles(public: Public, policeman: int) -> Circles:
    """Next to the policeman and not blocked by a false clue (W3)."""
    return SEARCHED[public.places[policeman]] & ~public.false_clues


def choices(public: Public) -> tuple[Action, ...]:
    if public.doing != NOBODY:
        # A search continues until it finds a clue or has asked on every circle.
        asks = _ASKS[public.doing]
        return tuple([asks[circle] for circle in members(open_circles(public, public.doing) & ~public.asked)])
    agreed, taken = public.agreed, occupied(public)
    undisturbed = _undisturbed(agreed.area_arrests, agreed.rushing)
    found: list[Action] = []
    for policeman in in_hand(public):
        here = public.places[policeman]
        closed, near = SEARCHED[here] & public.false_clues, ONE_STEP[here] & taken
        if closed or near:
            ends = ONE_STEP[here] & ~taken
            found += _actions(policeman, here, closed, ends, agreed.area_arrests, agreed.rushing)
        else:
            found += undisturbed[policeman][here]
    return tuple(found)


@cache
def _undisturbed(area_arrests: bool, rushing: bool) -> tuple[tuple[tuple[Action, ...], ...], ...]:
    """By policeman and crossing: what he may do there while there is no false clue and nobody near."""
    return tuple(
        tuple(_actions(policeman, here, 0, ends, area_arrests, rushing) for here, ends in enumerate(ONE_STEP))
        for policeman in POLICEMEN
    )


@lru_cache(maxsize=4096)
def _actions(
    policeman: Policeman,
    here: Crossing,
    closed: Circles,
    ends: Crossings,
    area_arrests: bool,
    rushing: bool,
) -> tuple[Action, ...]:
    """What a policeman may do at a crossing. `closed` are the circles with a false clue, `ends` the free crossings."""
    circles = members(SEARCHED[here] & ~closed)
    found: list[Action] = [_ASKS[policeman][circle] for circle in circles] or [_IDLE[policeman]]
    if circles:
        arrests = [_ARRESTS[policeman][circle] for circle in circles]
        found += [_AREA_ARRESTS[policeman]] if area_arrests else arrests
    if rushing:
        found += [_RUSHES[policeman][end] for end in members(ends)]
    return tuple(found)


def ask(public: Public, policeman: Policeman, circle: Circle) -> Public:
    _expect_turn(public, policeman, searching=True)
    if not (open_circles(public, policeman) & ~public.asked) >> circle & 1:
        raise NotLegal("cannot-ask-there")
    return _asked(public, stage=_CLUE, doing=policeman, target=circle)


def _expect_turn(public: Public, policeman: Policeman, *, searching: bool = False) -> None:
    if public.stage is not _ACT:
        raise NotLegal("not-now")
    if not hand(public) >> policeman & 1:
        raise NotLegal("not-his-turn")
    if public.doing != NOBODY and not (searching and public.doing == policeman):
        raise NotLegal("search-goes-on")


def arrest(public: Public, policeman: Policeman, circle: Circle) -> Public:
    _expect_turn(public, policeman)
    expect(not public.agreed.area_arrests and open_circles(public, policeman) >> circle & 1, "cannot-arrest-there")
    return public._replace(stage=Stage.ARREST, doing=policeman, target=circle)


def area_arrest(public: Public, policeman: Policeman) -> Public:
    _expect_turn(public, policeman)
    expect(public.agreed.area_arrests and open_circles(public, policeman), "cannot-arrest-there")
    return public._replace(stage=Stage.ARREST, doing=policeman)


def rush(public: Public, policeman: Policeman, to: Crossing) -> Public:
    _expect_turn(public, policeman)
    near = ONE_STEP[public.places[policeman]] >> to & 1 and to not in public.places
    expect(public.agreed.rushing and near, "cannot-rush-there")
    places = (*public.places[:policeman], to, *public.places[policeman + 1 :])
    return _acted(public, policeman, places)


def idle(public: Public, policeman: Policeman) -> Public:
    _expect_turn(public, policeman)
    expect(not open_circles(public, policeman), "must-act")
    return _acted(public, policeman)


def is_clue(state: State) -> bool:
    """Every circle of tonight's row is a clue, including crime scenes and clues found before (W43, W44)."""
    return state.public.target in state.trail


def is_caught(state: State) -> bool:
    """Only Jack's circle of now counts (W45)."""
    public = state.public
    if public.target:
        return public.target == state.trail[-1]
    return bool(open_circles(public, public.doing) >> state.trail[-1] & 1)


def answer_clue(public: Public, yes: bool) -> Public:
    if yes:
        return _acted(public._replace(clues=public.clues | 1 << public.target), public.doing)
    asked = public.asked | 1 << public.target
    if open_circles(public, public.doing) & ~asked:
        return _unanswered(public, stage=_ACT, asked=asked, target=0)
    return _acted(public, public.doing)


def answer_arrest(public: Public, yes: bool) -> Public:
    if yes:
        return public._replace(stage=Stage.ARRESTED)
    return _acted(public, public.doing)


def _acted(public: Public, policeman: int, places: tuple[Crossing, ...] | None = None) -> Public:
    """On to the next policeman, and after the last to Jack's next move. `places` is None if nobody has moved."""
    waiting = public.waiting & ~(1 << policeman)
    stage = _ACT if waiting else _ESCAPE
    places = places or public.places
    return _gone_on(public, stage=stage, places=places, waiting=waiting, doing=NOBODY, asked=0, target=0)
