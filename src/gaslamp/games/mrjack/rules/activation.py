"""An activation: a card is picked, the character walks and uses his ability. All of it is public (R9)."""

from gaslamp.core.errors import NotLegal
from gaslamp.core.named_tuples import replacer
from gaslamp.games.mrjack.rules.board import Character, Street
from gaslamp.games.mrjack.rules.characters import bert, goodley, gull, lestrade, smith
from gaslamp.games.mrjack.rules.choices import ABILITIES, can_walk_to, may_stay, may_walk, walk_ends
from gaslamp.games.mrjack.rules.public import Public, Stage
from gaslamp.games.mrjack.rules.turns import TURNS

# A member of an enum is slow to look up, and these are needed for most actions.
_PICK, _ACT, _FACE, _ALIBI, _CALL = Stage.PICK, Stage.ACT, Stage.FACE, Stage.ALIBI, Stage.CALL
_HOLMES, _WATSON, _SMITH, _LESTRADE = Character.HOLMES, Character.WATSON, Character.SMITH, Character.LESTRADE
_GOODLEY, _GULL, _BERT = Character.GOODLEY, Character.GULL, Character.BERT


# Most actions of a game change these fields.
_picked = replacer(Public, "stage", "cards", "played", "active", "walk", "ability")
_walked_on = replacer(Public, "stage", "places", "walk")
_faced = replacer(Public, "stage", "facing")
_played = replacer(Public, "stage", "places", "turn", "active", "walk", "ability")


def expect(allowed: object, why: str) -> None:
    if not allowed:
        raise NotLegal(why)


def expect_own_move(public: Public) -> None:
    """Refuse unless the active character still has his own move."""
    if public.stage is not _ACT or not may_walk(public):
        raise NotLegal("not-now")


def _expect_ability(public: Public, character: Character) -> None:
    expect(public.stage is _ACT and public.ability and public.active is character, "not-now")


def pick(public: Public, character: Character) -> Public:
    if public.stage is not _PICK:
        raise NotLegal("not-now")
    if not public.cards >> character & 1:
        raise NotLegal("card-not-face-up")
    return _picked(
        public,
        stage=_ACT,
        cards=public.cards & ~(1 << character),
        played=public.played | 1 << character,
        active=character,
        walk=True,
        ability=character in ABILITIES,
    )


def walk(public: Public, to: Street) -> Public:
    expect_own_move(public)
    if not can_walk_to(public, to):
        raise NotLegal("cannot-walk-there")
    return _walked(public, places_with_active_on(public, to))


def stay(public: Public) -> Public:
    """Every street within reach is taken: the move is skipped (R16)."""
    expect_own_move(public)
    expect(not walk_ends(public), "must-walk")
    expect(may_stay(public), "must-use-ability")
    return _walked(public, public.places)


def _walked(public: Public, places: tuple[Street, ...]) -> Public:
    """Watson's lantern is turned now (R21), or Holmes draws an alibi (R20)."""
    active = public.active
    if active is _WATSON:
        return _walked_on(public, stage=_FACE, places=places, walk=False)
    if active is _HOLMES:
        return _walked_on(public, stage=_ALIBI, places=places, walk=False)
    if public.ability and active is not _GULL:
        return go_on(_walked_on(public, stage=_ACT, places=places, walk=False))
    # Gull moves or swaps: his walk uses up his ability.
    return _next_turn(public, places)


def places_with_active_on(public: Public, to: Street) -> tuple[Street, ...]:
    assert public.active is not None
    return (*public.places[: public.active], to, *public.places[public.active + 1 :])


def face(public: Public, facing: int) -> Public:
    expect(public.stage is _FACE, "not-now")
    return go_on(_faced(public, stage=_ACT, facing=facing))


def whistle(public: Public, character: Character, to: Street) -> Public:
    _expect_ability(public, _GOODLEY)
    expect(goodley.is_allowed(public, character, to), "cannot-whistle")
    return _moved(goodley.use(public, character, to), character)


def swap(public: Public, character: Character) -> Public:
    _expect_ability(public, _GULL)
    expect(character is not _GULL, "cannot-swap")
    return _moved(gull.use(public, character), character)


def move_lamp(public: Public, start: int, to: int) -> Public:
    _expect_ability(public, _SMITH)
    expect(smith.is_allowed(public, start, to), "cannot-move-lamp")
    return go_on(smith.use(public, start, to))


def move_cordon(public: Public, start: int, to: int) -> Public:
    _expect_ability(public, _LESTRADE)
    expect(lestrade.is_allowed(public, start, to), "cannot-move-cordon")
    return go_on(lestrade.use(public, start, to))


def move_cover(public: Public, start: Street, to: Street) -> Public:
    _expect_ability(public, _BERT)
    expect(bert.is_allowed(public, start, to), "cannot-move-cover")
    return go_on(bert.use(public, start, to))


def _moved(public: Public, character: Character) -> Public:
    """Whoever moves Watson turns his lantern (R21)."""
    return public._replace(stage=_FACE) if character is _WATSON else go_on(public)


def go_on(public: Public) -> Public:
    """The active character's next duty, or else the next turn."""
    if public.walk or (public.ability and (public.active is not _GOODLEY or goodley.can_whistle(public))):
        return public
    return _next_turn(public, public.places)


def _next_turn(public: Public, places: tuple[Street, ...]) -> Public:
    turn = public.turn + 1
    stage = _PICK if turn < TURNS else _CALL
    return _played(public, stage=stage, places=places, turn=turn, active=None, walk=False, ability=False)
