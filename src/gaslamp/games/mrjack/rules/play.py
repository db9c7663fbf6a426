"""Start and apply. `public_play` changes the public part. This module checks and changes the secrets."""

from collections.abc import Mapping
from typing import assert_never

from gaslamp.core.options import NO_OPTIONS
from gaslamp.games.mrjack.rules.action_fields import FIELDS, proper_action
from gaslamp.games.mrjack.rules.actions import Action, Alibi, Call, Deal, Leave, Verdict
from gaslamp.games.mrjack.rules.activation import expect
from gaslamp.games.mrjack.rules.board import Character
from gaslamp.games.mrjack.rules.choices import alibi_pile, is_jack_accused, is_jack_seen
from gaslamp.games.mrjack.rules.public import JACK, Public
from gaslamp.games.mrjack.rules.public_play import follow, opening
from gaslamp.games.mrjack.rules.state import State
from gaslamp.games.mrjack.rules.turns import picker


def start(options: Mapping[str, str] = NO_OPTIONS) -> State:
    """The first State. Options that are missing have their default; unknown ones raise NotWellFormed.

    >>> from gaslamp import mrjack
    >>> mrjack.write(mrjack.start({"edition": "revised"})).split()[:3]
    ['mj1', 'revised', '1.1D']
    """
    return State(opening(options), None, 0, 0)


_DECIDED_BY_SECRETS = (Deal, Alibi, Leave, Call, Verdict)
_OPEN = frozenset(FIELDS) - frozenset(_DECIDED_BY_SECRETS)
"""Actions that neither need a secret nor change one. They are most of a game."""


def apply(state: State, action: Action) -> State:
    """The next State. An action that is not legal raises NotLegal.

    >>> from gaslamp import mrjack
    >>> state = mrjack.apply(mrjack.start(), mrjack.parse_action("=M"))
    >>> mrjack.write(state).split()[-2:]
    ['draw', 'J=M;j=-;d=-']
    """
    action = proper_action(action)
    public = follow(state.public, action)
    if type(action) in _OPEN:
        return State(public, state.jack, state.jack_alibis, state.detective_alibis)
    assert isinstance(action, _DECIDED_BY_SECRETS)
    return _learn(state, public, action)


def _learn(state: State, public: Public, action: Deal | Alibi | Leave | Call | Verdict) -> State:
    """Refuse what the secrets do not allow. Everything else was checked on the public part."""
    match action:
        case Deal(character):
            expect(character is not None, "hidden")
            return State(public, character, 0, 0)
        case Alibi(character):
            return _draw_alibi(state, public, character)
        case Leave():
            expect(state.public.active is state.jack, "cannot-leave")
        case Call(seen):
            expect(seen == is_jack_seen(state), "not-the-truth")
        case Verdict(right):
            expect(right == is_jack_accused(state), "not-the-truth")
        case _:
            assert_never(action)
    return State(public, state.jack, state.jack_alibis, state.detective_alibis)


def _draw_alibi(state: State, public: Public, character: Character | None) -> State:
    """The card goes to the player who used Holmes (R20)."""
    expect(character is not None, "hidden")
    assert character is not None
    expect(bool(alibi_pile(state) >> character & 1), "card-not-in-pile")
    if picker(state.public) == JACK:
        return State(public, state.jack, state.jack_alibis | 1 << character, state.detective_alibis)
    return State(public, state.jack, state.jack_alibis, state.detective_alibis | 1 << character)
