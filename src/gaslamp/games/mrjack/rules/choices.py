"""The legal actions: of a player from what he knows, of chance from the whole State."""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from itertools import combinations

from gaslamp.core.bit_sets import chooser, subsets
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
    Street,
    Streets,
)
from gaslamp.games.mrjack.rules.characters import bert, goodley, gull, lestrade, smith
from gaslamp.games.mrjack.rules.movement import Reach, stealthy_walks, walks
from gaslamp.games.mrjack.rules.public import DETECTIVE, JACK, Public, Stage
from gaslamp.games.mrjack.rules.sight import is_visible, occupied
from gaslamp.games.mrjack.rules.state import State
from gaslamp.games.mrjack.rules.turns import REASONS, TURNS, picker

_DEALS = tuple(Deal(character) for character in CHARACTERS)
_DRAWS = tuple(Draw(sum(1 << card for card in cards)) for cards in combinations(CHARACTERS, TURNS))
_PICKS = subsets([Pick(character) for character in CHARACTERS])
_ALIBIS = subsets([Alibi(character) for character in CHARACTERS])
"""By set of cards."""

_WALKS: Sequence[Action] = [Walk(street) for street in range(len(STREETS))]
_walks = chooser(_WALKS)
_STAY = Stay()
_ACCUSATIONS = tuple(Accuse(character) for character in CHARACTERS)
_WAYS_OUT = tuple(Leave(way) for way in range(len(EXITS)))
_FACES = tuple(Face(facing) for facing in range(len(FACINGS)))
_VERDICTS = ((Verdict(False),), (Verdict(True),))
_CALLS = ((Call(False),), (Call(True),))
"""_VERDICTS and _CALLS: by whether it is so."""

ABILITIES: Mapping[Character, Callable[[Public], Sequence[Action]]] = {
    Character.SMITH: smith.choices,
    Character.LESTRADE: lestrade.choices,
    Character.GOODLEY: goodley.choices,
    Character.GULL: gull.choices,
    Character.BERT: bert.choices,
}
"""The characters whose ability is a choice. The abilities of the others follow from their walk."""

_STEALTHY = Character.STEALTHY  # A member of an enum is slow to look up.


def legal(state: State) -> tuple[Action, ...]:
    """What the actor may do, in a stable order; for chance its possible outcomes.

    >>> from gaslamp import mrjack
    >>> [mrjack.write(action) for action in mrjack.legal(mrjack.start())]
    ['=H', '=W', '=S', '=L', '=M', '=G', '=U', '=B']
    """
    return _LEGAL[state.public.stage](state)


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
    return is_visible(state.public, state.jack)


def is_jack_accused(state: State) -> bool:
    """Whether the active character has moved to Jack's hex."""
    return accused(state.public) is state.jack


_LEGAL: Mapping[Stage, Callable[[State], tuple[Action, ...]]] = {
    Stage.DEAL: lambda _: _DEALS,
    Stage.DRAW: lambda _: _DRAWS,
    Stage.PICK: lambda state: _PICKS[state.public.cards],
    Stage.ACT: lambda state: _acts(state.public, state.jack if picker(state.public) == JACK else None),
    Stage.FACE: lambda _: _FACES,
    Stage.ALIBI: lambda state: _ALIBIS[alibi_pile(state)],
    Stage.VERDICT: lambda state: _VERDICTS[is_jack_accused(state)],
    Stage.CALL: lambda state: _CALLS[is_jack_seen(state)],
    **dict.fromkeys(REASONS, lambda _: ()),
}


def accused(public: Public) -> Character:
    """The character on the accuser's hex."""
    assert public.active is not None, "someone accuses"
    here = public.places[public.active]
    return next(one for one in CHARACTERS if one is not public.active and public.places[one] == here)


def player_choices(public: Public, jack: Character | None) -> tuple[Action, ...]:
    """What the player to act may do. `jack` is None for the detective. Only Jack may leave (R18)."""
    if public.stage is Stage.PICK:
        return _PICKS[public.cards]
    if public.stage is Stage.FACE:
        return _FACES
    return _acts(public, jack)


def _acts(public: Public, jack: Character | None) -> tuple[Action, ...]:
    assert public.active is not None, "someone is active while he acts"
    found: list[Action] = []
    if may_walk(public):
        ends = _reach(public).ends
        found = _walks(ends & ~occupied(public))
        if not found and may_stay(public):
            found.append(_STAY)
        if picker(public) == DETECTIVE:
            found += [_ACCUSATIONS[one] for one, place in enumerate(public.places) if ends >> place & 1]
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


def can_walk_to(public: Public, street: Street) -> bool:
    return street not in public.places and bool(_reach(public).ends >> street & 1)


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
    table = stealthy_walks if public.active is _STEALTHY else walks
    return table(bert.open_manholes(public))[public.places[public.active]]
