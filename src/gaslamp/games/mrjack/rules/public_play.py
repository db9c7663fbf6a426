"""What an action does to the public part of a position.

No secret is needed here. So the same code also follows a game from a record in which some actions are hidden.
"""

from collections.abc import Mapping
from typing import assert_never

from gaslamp.core.game import Option
from gaslamp.core.named_tuples import replacer
from gaslamp.core.options import settle
from gaslamp.games.mrjack.rules.actions import (
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
    Verdict,
    Walk,
    Whistle,
)
from gaslamp.games.mrjack.rules.activation import (
    expect,
    expect_own_move,
    face,
    go_on,
    move_cordon,
    move_cover,
    move_lamp,
    pick,
    places_with_active_on,
    stay,
    swap,
    walk,
    whistle,
)
from gaslamp.games.mrjack.rules.board import CORDONS, EDITIONS, EVERYONE, LAMPS, LANTERN, NUMBERED, Character
from gaslamp.games.mrjack.rules.choices import ways_out, within_reach
from gaslamp.games.mrjack.rules.public import DETECTIVE, JACK, OUT, Public, Stage
from gaslamp.games.mrjack.rules.sight import visible
from gaslamp.games.mrjack.rules.turns import ROUNDS, TURNS, picker

OPTIONS: tuple[Option, ...] = (Option("edition", ("revised", "first"), "revised"),)

# A member of an enum is slow to look up, and these are needed in every round.
_DRAW, _PICK, _ALIBI, _CALL = Stage.DRAW, Stage.PICK, Stage.ALIBI, Stage.CALL

_called = replacer(Public, "suspects", "unseen", "lamps", "stage", "round", "turn", "cards", "played")


def opening(options: Mapping[str, str]) -> Public:
    """The public part at the start (R4)."""
    edition = EDITIONS[settle(OPTIONS, options)["edition"]]
    return Public(
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


def follow(public: Public, action: Action) -> Public:
    """The public part after an action. Everything that can be checked without the secrets is checked.

    The most frequent actions come first. Patterns with fields would take three times as long.
    """
    match action:
        case Walk():
            return walk(public, action.to)
        case Pick():
            return pick(public, action.character)
        case Call():
            return _call(public, action.seen)
        case Whistle():
            return whistle(public, action.character, action.to)
        case Face():
            return face(public, action.facing)
        case Draw():
            return _draw(public, action.cards)
        case MoveLamp():
            return move_lamp(public, action.start, action.to)
        case MoveCordon():
            return move_cordon(public, action.start, action.to)
        case MoveCover():
            return move_cover(public, action.start, action.to)
        case Alibi():
            _expect_stage(public, _ALIBI)
            return go_on(public)
        case Accuse():
            return _accuse(public, action.character)
        case Verdict():
            _expect_stage(public, Stage.VERDICT)
            return _over(public, Stage.RIGHT if action.right else Stage.WRONG)
        case Deal():
            _expect_stage(public, Stage.DEAL)
            return public._replace(stage=Stage.DRAW)
        case Swap():
            return swap(public, action.character)
        case Stay():
            return stay(public)
        case Leave():
            return _leave(public, action.exit)
        case _:
            assert_never(action)


def _expect_stage(public: Public, stage: Stage) -> None:
    expect(public.stage is stage, "not-now")


def _draw(public: Public, cards: int) -> Public:
    _expect_stage(public, _DRAW)
    expect(cards.bit_count() == TURNS, "not-now")
    return public._replace(cards=cards, played=0, stage=_PICK)


def _accuse(public: Public, character: Character) -> Public:
    expect_own_move(public)
    expect(picker(public) == DETECTIVE, "not-now")
    expect(character in within_reach(public), "cannot-accuse")
    places = places_with_active_on(public, public.places[character])
    return public._replace(places=places, walk=False, ability=False, stage=Stage.VERDICT)


def _leave(public: Public, way: int) -> Public:
    expect_own_move(public)
    expect(picker(public) == JACK, "not-now")
    expect(way in ways_out(public), "cannot-leave")
    return _over(public, Stage.ESCAPE)


def _over(public: Public, stage: Stage) -> Public:
    return public._replace(stage=stage, active=None, walk=False, ability=False)


def _call(public: Public, seen: bool) -> Public:
    """Clear the suspects whom the answer excludes, put lamp n out, begin the next round (R10, R11)."""
    _expect_stage(public, _CALL)
    in_sight = visible(public)
    suspects = public.suspects & (in_sight if seen else ~in_sight)
    lamps = public.lamps
    if public.round <= NUMBERED:
        lamps = (*lamps[: public.round - 1], OUT, *lamps[public.round :])
    if public.round == ROUNDS:
        return public._replace(suspects=suspects, unseen=not seen, stage=Stage.DAWN)
    # An even round uses the four cards that the odd one left.
    stage, cards = (_PICK, EVERYONE & ~public.played) if public.round & 1 else (_DRAW, 0)
    return _called(
        public,
        suspects=suspects,
        unseen=not seen,
        lamps=lamps,
        stage=stage,
        round=public.round + 1,
        turn=0,
        cards=cards,
        played=0,
    )
