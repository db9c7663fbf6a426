"""The course of a game: deal, draw, pick, act, call. Each action leads to the next State or is refused."""

from collections.abc import Mapping
from typing import assert_never

from gaslamp.core.errors import NotLegal
from gaslamp.core.game import Option
from gaslamp.core.options import settle
from gaslamp.games.mrjack.actions import (
    Accuse,
    Action,
    Alibi,
    Call,
    Deal,
    Draw,
    Face,
    Leave,
    MoveCordon,
    MoveCover,
    MoveLamp,
    Pick,
    Stay,
    Swap,
    Walk,
    Whistle,
)
from gaslamp.games.mrjack.board import (
    CORDONS,
    EDITIONS,
    EVERYONE,
    LAMPS,
    LANTERN,
    NUMBERED,
    Character,
    Street,
)
from gaslamp.games.mrjack.characters import bert, goodley, gull, lestrade, smith
from gaslamp.games.mrjack.choices import (
    ABILITIES,
    alibi_pile,
    is_jack_seen,
    may_walk,
    walk_ends,
    ways_out,
    within_reach,
)
from gaslamp.games.mrjack.sight import visible
from gaslamp.games.mrjack.state import DETECTIVE, JACK, OUT, Public, Stage, State
from gaslamp.games.mrjack.turns import ROUNDS, TURNS, picker

OPTIONS: tuple[Option, ...] = (Option("edition", ("revised", "first"), "revised"),)


def start(options: Mapping[str, str]) -> State:
    edition = EDITIONS[settle(OPTIONS, options)["edition"]]
    public = Public(
        edition=edition.name,
        round=1,
        turn=0,
        stage=Stage.DEAL,
        places=edition.tokens,
        suspects=EVERYONE,
        facing=LANTERN,
        lamps=LAMPS,
        covers=edition.covers,
        cordons=CORDONS,
        unseen=False,
        cards=0,
        played=0,
        active=None,
        walk=False,
        ability=False,
        points=0,
        whistled=0,
    )
    return State(public, None, 0, 0)


def apply(state: State, action: Action) -> State:
    public = state.public
    match action:
        case Walk(to):
            return state._replace(public=_walk(public, to))
        case Pick(character):
            return state._replace(public=_pick(public, character))
        case Face(facing):
            _expect(public.stage is Stage.FACE, "not-now")
            return state._replace(public=_go_on(public._replace(facing=facing)))
        case Whistle(character, to):
            _expect_ability(public, Character.GOODLEY)
            _expect(action in goodley.choices(public), "cannot-whistle")
            return state._replace(public=_moved(goodley.use(public, character, to), character))
        case Swap(character):
            _expect_ability(public, Character.GULL)
            _expect(action in gull.choices(public), "cannot-swap")
            return state._replace(public=_moved(gull.use(public, character), character))
        case MoveLamp(begin, to):
            _expect_ability(public, Character.SMITH)
            _expect(smith.is_allowed(public, begin, to), "cannot-move-lamp")
            return state._replace(public=_go_on(smith.use(public, begin, to)))
        case MoveCordon(begin, to):
            _expect_ability(public, Character.LESTRADE)
            _expect(lestrade.is_allowed(public, begin, to), "cannot-move-cordon")
            return state._replace(public=_go_on(lestrade.use(public, begin, to)))
        case MoveCover(begin, to):
            _expect_ability(public, Character.BERT)
            _expect(bert.is_allowed(public, begin, to), "cannot-move-cover")
            return state._replace(public=_go_on(bert.use(public, begin, to)))
        case Stay():
            return state._replace(public=_stay(public))
        case Accuse(character):
            return _accuse(state, character)
        case Leave(way):
            return _leave(state, way)
        case Call(seen):
            _expect(public.stage is Stage.CALL and seen == is_jack_seen(state), "not-now")
            return state._replace(public=_call(public, seen))
        case Draw(cards):
            _expect(public.stage is Stage.DRAW and cards.bit_count() == TURNS, "not-now")
            return state._replace(public=public._replace(cards=cards, played=0, stage=Stage.PICK))
        case Alibi(character):
            return _alibi(state, character)
        case Deal(character):
            _expect(public.stage is Stage.DEAL and character is not None, "not-now")
            return State(public._replace(stage=Stage.DRAW), character, 0, 0)
        case _:
            assert_never(action)


def _expect(allowed: bool, why: str) -> None:
    if not allowed:
        raise NotLegal(why)


def _expect_ability(public: Public, character: Character) -> None:
    _expect(public.stage is Stage.ACT and public.ability and public.active is character, "not-now")


def _pick(public: Public, character: Character) -> Public:
    _expect(public.stage is Stage.PICK, "not-now")
    _expect(bool(public.cards >> character & 1), "card-not-face-up")
    return public._replace(
        stage=Stage.ACT,
        cards=public.cards & ~(1 << character),
        played=public.played | 1 << character,
        active=character,
        walk=True,
        ability=character in ABILITIES,
    )


def _walk(public: Public, to: Street) -> Public:
    _expect(public.stage is Stage.ACT and may_walk(public), "not-now")
    _expect(bool(walk_ends(public) >> to & 1), "cannot-walk-there")
    return _walked(public._replace(places=_places_with_active_on(public, to)))


def _stay(public: Public) -> Public:
    """Every street within reach is taken: the move is skipped (MJ-3)."""
    _expect(public.stage is Stage.ACT and may_walk(public) and not walk_ends(public), "must-walk")
    return _walked(public)


def _walked(public: Public) -> Public:
    assert public.active is not None
    # Gull moves or swaps: his walk uses up his ability.
    ability = public.ability and public.active is not Character.GULL
    return _moved(public._replace(walk=False, ability=ability), public.active)


def _places_with_active_on(public: Public, to: Street) -> tuple[Street, ...]:
    assert public.active is not None
    return (*public.places[: public.active], to, *public.places[public.active + 1 :])


def _moved(public: Public, character: Character) -> Public:
    """What a move brings with it: Watson is faced (MJ-8), Holmes draws an alibi after his own walk (MJ-17)."""
    if character is Character.WATSON:
        return public._replace(stage=Stage.FACE)
    if public.active is Character.HOLMES:
        return public._replace(stage=Stage.ALIBI)
    return _go_on(public)


def _go_on(public: Public) -> Public:
    """The active character's next duty, or else the next turn."""
    if public.walk or (public.ability and (public.active is not Character.GOODLEY or goodley.choices(public))):
        return public._replace(stage=Stage.ACT)
    turn = public.turn + 1
    stage = Stage.PICK if turn < TURNS else Stage.CALL
    return public._replace(stage=stage, turn=turn, active=None, ability=False)


def _accuse(state: State, character: Character) -> State:
    public = state.public
    _expect(public.stage is Stage.ACT and may_walk(public) and picker(public) == DETECTIVE, "not-now")
    _expect(character in within_reach(public), "cannot-accuse")
    places = _places_with_active_on(public, public.places[character])
    stage = Stage.RIGHT if character is state.jack else Stage.WRONG
    return state._replace(public=_over(public._replace(places=places), stage))


def _leave(state: State, way: int) -> State:
    public = state.public
    _expect(public.stage is Stage.ACT and may_walk(public) and picker(public) == JACK, "not-now")
    _expect(public.active is state.jack and way in ways_out(public), "cannot-leave")
    return state._replace(public=_over(public, Stage.ESCAPE))


def _over(public: Public, stage: Stage) -> Public:
    return public._replace(stage=stage, active=None, walk=False, ability=False)


def _alibi(state: State, character: Character | None) -> State:
    public = state.public
    _expect(public.stage is Stage.ALIBI and character is not None, "not-now")
    assert character is not None
    _expect(bool(alibi_pile(state) >> character & 1), "card-not-in-pile")
    if picker(public) == JACK:
        return State(_go_on(public), state.jack, state.jack_alibis | 1 << character, state.detective_alibis)
    return State(_go_on(public), state.jack, state.jack_alibis, state.detective_alibis | 1 << character)


def _call(public: Public, seen: bool) -> Public:
    """Clear those the answer clears, put lamp n out, begin the next round (MJ-19)."""
    in_sight = visible(public)
    lamps = public.lamps
    if public.round <= NUMBERED:
        lamps = (*lamps[: public.round - 1], OUT, *lamps[public.round :])
    after = public._replace(
        suspects=public.suspects & (in_sight if seen else ~in_sight),
        unseen=not seen,
        lamps=lamps,
    )
    if public.round == ROUNDS:
        return after._replace(stage=Stage.DAWN)
    if public.round & 1:
        # An even round plays the four cards the odd one left.
        cards = EVERYONE & ~public.played
        return after._replace(stage=Stage.PICK, round=public.round + 1, turn=0, cards=cards, played=0)
    return after._replace(stage=Stage.DRAW, round=public.round + 1, turn=0, cards=0, played=0)
