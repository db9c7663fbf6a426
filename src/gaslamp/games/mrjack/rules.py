"""The course of a game: cards are dealt and drawn, characters played, witnesses called; and how it ends."""

from collections.abc import Mapping

from gaslamp.core.game import Option
from gaslamp.core.options import settle
from gaslamp.games.mrjack.actions import Accuse, Action, Alibi, Call, Deal, Draw, Leave
from gaslamp.games.mrjack.activation import act, expect, expect_own_move, go_on, places_with_active_on
from gaslamp.games.mrjack.board import CORDONS, EDITIONS, EVERYONE, LAMPS, LANTERN, NUMBERED, Character
from gaslamp.games.mrjack.choices import alibi_pile, is_jack_seen, ways_out, within_reach
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
    match action:
        case Deal(character):
            return _deal(state, character)
        case Alibi(character):
            return _alibi(state, character)
        case Accuse(character):
            public = _accuse(state, character)
        case Leave(way):
            public = _leave(state, way)
        case Call(seen):
            expect(state.public.stage is Stage.CALL and seen == is_jack_seen(state), "not-now")
            public = _call(state.public, seen)
        case Draw(cards):
            public = _draw(state.public, cards)
        case _:
            public = act(state.public, action)
    return State(public, state.jack, state.jack_alibis, state.detective_alibis)


def _deal(state: State, character: Character | None) -> State:
    expect(state.public.stage is Stage.DEAL and character is not None, "not-now")
    return State(state.public._replace(stage=Stage.DRAW), character, 0, 0)


def _draw(public: Public, cards: int) -> Public:
    expect(public.stage is Stage.DRAW and cards.bit_count() == TURNS, "not-now")
    return public._replace(cards=cards, played=0, stage=Stage.PICK)


def _alibi(state: State, character: Character | None) -> State:
    public = state.public
    expect(public.stage is Stage.ALIBI and character is not None, "not-now")
    assert character is not None
    expect(bool(alibi_pile(state) >> character & 1), "card-not-in-pile")
    if picker(public) == JACK:
        return State(go_on(public), state.jack, state.jack_alibis | 1 << character, state.detective_alibis)
    return State(go_on(public), state.jack, state.jack_alibis, state.detective_alibis | 1 << character)


def _accuse(state: State, character: Character) -> Public:
    public = state.public
    expect_own_move(public)
    expect(picker(public) == DETECTIVE, "not-now")
    expect(character in within_reach(public), "cannot-accuse")
    places = places_with_active_on(public, public.places[character])
    stage = Stage.RIGHT if character is state.jack else Stage.WRONG
    return _over(public._replace(places=places), stage)


def _leave(state: State, way: int) -> Public:
    public = state.public
    expect_own_move(public)
    expect(picker(public) == JACK, "not-now")
    expect(public.active is state.jack and way in ways_out(public), "cannot-leave")
    return _over(public, Stage.ESCAPE)


def _over(public: Public, stage: Stage) -> Public:
    return public._replace(stage=stage, active=None, walk=False, ability=False)


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
