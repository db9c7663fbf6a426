"""An activation: a card is picked, the character walks and uses his ability. All of it is public (R9)."""

from typing import assert_never

from gaslamp.core.errors import NotLegal
from gaslamp.games.mrjack.rules.actions import Face, MoveCordon, MoveCover, MoveLamp, Pick, Stay, Swap, Walk, Whistle
from gaslamp.games.mrjack.rules.board import Character, Street
from gaslamp.games.mrjack.rules.characters import bert, goodley, gull, lestrade, smith
from gaslamp.games.mrjack.rules.choices import ABILITIES, may_stay, may_walk, walk_ends
from gaslamp.games.mrjack.rules.public import Public, Stage
from gaslamp.games.mrjack.rules.turns import TURNS

OpenAction = Pick | Walk | Stay | Face | Whistle | Swap | MoveLamp | MoveCordon | MoveCover


def act(public: Public, action: OpenAction) -> Public:
    match action:
        case Walk(to):
            return _walk(public, to)
        case Pick(character):
            return _pick(public, character)
        case Face(facing):
            expect(public.stage is Stage.FACE, "not-now")
            return go_on(public._replace(facing=facing))
        case Whistle(character, to):
            _expect_ability(public, Character.GOODLEY)
            expect(action in goodley.choices(public), "cannot-whistle")
            return _moved(goodley.use(public, character, to), character)
        case Swap(character):
            _expect_ability(public, Character.GULL)
            expect(action in gull.choices(public), "cannot-swap")
            return _moved(gull.use(public, character), character)
        case MoveLamp(start, to):
            _expect_ability(public, Character.SMITH)
            expect(smith.is_allowed(public, start, to), "cannot-move-lamp")
            return go_on(smith.use(public, start, to))
        case MoveCordon(start, to):
            _expect_ability(public, Character.LESTRADE)
            expect(lestrade.is_allowed(public, start, to), "cannot-move-cordon")
            return go_on(lestrade.use(public, start, to))
        case MoveCover(start, to):
            _expect_ability(public, Character.BERT)
            expect(bert.is_allowed(public, start, to), "cannot-move-cover")
            return go_on(bert.use(public, start, to))
        case Stay():
            return _stay(public)
        case _:
            assert_never(action)


def expect(allowed: bool, why: str) -> None:
    if not allowed:
        raise NotLegal(why)


def expect_own_move(public: Public) -> None:
    """Refuse unless the active character still has his own move."""
    expect(public.stage is Stage.ACT and may_walk(public), "not-now")


def _expect_ability(public: Public, character: Character) -> None:
    expect(public.stage is Stage.ACT and public.ability and public.active is character, "not-now")


def _pick(public: Public, character: Character) -> Public:
    expect(public.stage is Stage.PICK, "not-now")
    expect(bool(public.cards >> character & 1), "card-not-face-up")
    return public._replace(
        stage=Stage.ACT,
        cards=public.cards & ~(1 << character),
        played=public.played | 1 << character,
        active=character,
        walk=True,
        ability=character in ABILITIES,
    )


def _walk(public: Public, to: Street) -> Public:
    expect_own_move(public)
    expect(bool(walk_ends(public) >> to & 1), "cannot-walk-there")
    return _walked(public, places_with_active_on(public, to))


def _stay(public: Public) -> Public:
    """Every street within reach is taken: the move is skipped (R16)."""
    expect_own_move(public)
    expect(not walk_ends(public), "must-walk")
    expect(may_stay(public), "must-use-ability")
    return _walked(public, public.places)


def _walked(public: Public, places: tuple[Street, ...]) -> Public:
    assert public.active is not None
    # Gull moves or swaps: his walk uses up his ability.
    ability = public.ability and public.active is not Character.GULL
    return _moved(public._replace(places=places, walk=False, ability=ability), public.active)


def places_with_active_on(public: Public, to: Street) -> tuple[Street, ...]:
    assert public.active is not None
    return (*public.places[: public.active], to, *public.places[public.active + 1 :])


def _moved(public: Public, character: Character) -> Public:
    """After a move Watson's lantern is turned (R21). After his own walk Holmes draws an alibi (R20)."""
    if character is Character.WATSON:
        return public._replace(stage=Stage.FACE)
    if public.active is Character.HOLMES:
        return public._replace(stage=Stage.ALIBI)
    return go_on(public)


def go_on(public: Public) -> Public:
    """The active character's next duty, or else the next turn."""
    if public.walk or (public.ability and (public.active is not Character.GOODLEY or goodley.choices(public))):
        return public._replace(stage=Stage.ACT)
    turn = public.turn + 1
    stage = Stage.PICK if turn < TURNS else Stage.CALL
    return public._replace(stage=stage, turn=turn, active=None, ability=False)
