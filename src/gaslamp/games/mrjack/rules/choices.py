"""The legal actions: of a player from what he knows, of chance from the whole State."""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from itertools import combinations
from typing import assert_never

from gaslamp.core.chance import even
from gaslamp.games.mrjack.rules.actions import (
    Accuse,
    Action,
    Alibi,
    Call,
    Deal,
    Draw,
    Face,
    Leave,
    Pick,
    Stay,
    Verdict,
    Walk,
)
from gaslamp.games.mrjack.rules.board import (
    CHARACTERS,
    EVERYONE,
    EXIT_STREET,
    EXITS,
    FACINGS,
    STREETS,
    Character,
    Streets,
    members,
)
from gaslamp.games.mrjack.rules.characters import bert, goodley, gull, lestrade, smith
from gaslamp.games.mrjack.rules.movement import Reach, stealthy_walks, walks
from gaslamp.games.mrjack.rules.public import DETECTIVE, JACK, Public, Stage
from gaslamp.games.mrjack.rules.sight import occupied, visible
from gaslamp.games.mrjack.rules.state import State
from gaslamp.games.mrjack.rules.turns import TURNS, picker

_DEALS = tuple(Deal(character) for character in CHARACTERS)
_DRAWS = tuple(Draw(sum(1 << card for card in cards)) for cards in combinations(CHARACTERS, TURNS))
_PICKS = tuple(Pick(character) for character in CHARACTERS)
_WALKS = tuple(Walk(street) for street in range(len(STREETS)))
_STAY = Stay()
_ACCUSATIONS = tuple(Accuse(character) for character in CHARACTERS)
_WAYS_OUT = tuple(Leave(way) for way in range(len(EXITS)))
_FACES = tuple(Face(facing) for facing in range(len(FACINGS)))
_ALIBIS = tuple(Alibi(character) for character in CHARACTERS)

ABILITIES: Mapping[Character, Callable[[Public], Sequence[Action]]] = {
    Character.SMITH: smith.choices,
    Character.LESTRADE: lestrade.choices,
    Character.GOODLEY: goodley.choices,
    Character.GULL: gull.choices,
    Character.BERT: bert.choices,
}
"""The characters whose ability is a choice. The abilities of the others follow from their walk."""


def legal(state: State) -> tuple[Action, ...]:
    """What the actor may do, in a stable order; for chance its possible outcomes.

    >>> from gaslamp import mrjack
    >>> [mrjack.write(action) for action in mrjack.legal(mrjack.start())]
    ['=H', '=W', '=S', '=L', '=M', '=G', '=U', '=B']
    """
    public = state.public
    match public.stage:
        case Stage.PICK | Stage.ACT | Stage.FACE:
            return player_choices(public, state.jack if picker(public) == JACK else None)
        case Stage.DEAL:
            return _DEALS
        case Stage.DRAW:
            return _DRAWS
        case Stage.ALIBI:
            return tuple(_ALIBIS[card] for card in members(alibi_pile(state)))
        case Stage.VERDICT:
            return (Verdict(is_jack_accused(state)),)
        case Stage.CALL:
            return (Call(is_jack_seen(state)),)
        case Stage.ESCAPE | Stage.RIGHT | Stage.WRONG | Stage.DAWN:
            return ()
        case _:
            assert_never(public.stage)


def odds(state: State) -> tuple[Fraction, ...]:
    """Cards are shuffled, so all outcomes are equally likely.

    >>> from gaslamp import mrjack
    >>> mrjack.odds(mrjack.start())[0]
    Fraction(1, 8)
    """
    return even(legal(state))


def alibi_pile(state: State) -> int:
    """The alibi cards that nobody holds."""
    assert state.jack is not None, "Holmes walks only after the deal"
    return EVERYONE & ~(1 << state.jack | state.jack_alibis | state.detective_alibis)


def is_jack_seen(state: State) -> bool:
    """The answer of the witnesses. It is always true (R10)."""
    assert state.jack is not None, "witnesses are called only after the deal"
    return bool(visible(state.public) >> state.jack & 1)


def is_jack_accused(state: State) -> bool:
    """Whether the active character has moved to Jack's hex."""
    return accused(state.public) is state.jack


def accused(public: Public) -> Character:
    """The character on the accuser's hex."""
    assert public.active is not None, "someone accuses"
    here = public.places[public.active]
    return next(one for one in CHARACTERS if one is not public.active and public.places[one] == here)


def player_choices(public: Public, jack: Character | None) -> tuple[Action, ...]:
    """What the player to act may do. `jack` is None for the detective. Only Jack may leave (R18)."""
    if public.stage is Stage.PICK:
        return tuple(_PICKS[card] for card in members(public.cards))
    if public.stage is Stage.FACE:
        return _FACES
    assert public.active is not None, "someone is active while he acts"
    found: list[Action] = []
    if may_walk(public):
        found += [_WALKS[street] for street in members(walk_ends(public))]
        if not found and may_stay(public):
            found.append(_STAY)
        if picker(public) == DETECTIVE:
            found += [_ACCUSATIONS[character] for character in within_reach(public)]
        elif public.active is jack:
            found += [_WAYS_OUT[way] for way in ways_out(public)]
    if public.ability:
        found += ABILITIES[public.active](public)
    return tuple(found)


def may_walk(public: Public) -> bool:
    """A whistle that has begun must end first."""
    return public.walk and not public.points


def walk_ends(public: Public) -> Streets:
    """The empty streets where the active character's move may end (R14)."""
    return _reach(public).ends & ~occupied(public)


def may_stay(public: Public) -> bool:
    """Whether a character with no empty street in reach may skip the move: the ability cannot change that (R16)."""
    if not public.ability:
        return True
    if public.active is Character.GULL:
        # He can always swap.
        return False
    if public.active is Character.BERT:
        return not any(walk_ends(bert.use(public, move.start, move.to)) for move in bert.choices(public))
    # The other abilities do not help: Goodley's whistle brings tokens closer, so it empties no street near him.
    return True


def within_reach(public: Public) -> list[Character]:
    """The characters whom the active one could accuse: he can move onto their hexes (R17)."""
    ends = _reach(public).ends
    return [character for character, place in zip(CHARACTERS, public.places, strict=True) if ends >> place & 1]


def ways_out(public: Public) -> list[int]:
    """The exits in reach without a cordon, if the Witness card shows unseen (R18)."""
    if not public.unseen:
        return []
    with_step_left = _reach(public).with_step_left
    return [
        way for way in range(len(EXITS)) if not public.cordons >> way & 1 and with_step_left >> EXIT_STREET[way] & 1
    ]


def _reach(public: Public) -> Reach:
    assert public.active is not None, "someone is active while he acts"
    table = stealthy_walks if public.active is Character.STEALTHY else walks
    return table(bert.open_manholes(public))[public.places[public.active]]
