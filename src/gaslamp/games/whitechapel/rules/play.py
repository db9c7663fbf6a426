"""Start and apply. `public_play` changes the public part. This module checks and changes the secrets."""

from collections.abc import Mapping

from gaslamp.core.errors import NotLegal
from gaslamp.core.options import NO_OPTIONS
from gaslamp.games.whitechapel.rules import actions as a
from gaslamp.games.whitechapel.rules.action_fields import proper_action
from gaslamp.games.whitechapel.rules.board import NOWHERE
from gaslamp.games.whitechapel.rules.choices import legal
from gaslamp.games.whitechapel.rules.phases import escape, women
from gaslamp.games.whitechapel.rules.public import NO_PATROL
from gaslamp.games.whitechapel.rules.public_play import follow, opening
from gaslamp.games.whitechapel.rules.refusals import expect
from gaslamp.games.whitechapel.rules.secrets import learn, with_public
from gaslamp.games.whitechapel.rules.state import State


def start(options: Mapping[str, str] = NO_OPTIONS) -> State:
    """The first State. Options that are missing have their default; unknown ones raise NotWellFormed.

    >>> from gaslamp import whitechapel
    >>> whitechapel.write(whitechapel.start({"letters": "on"})).split()[0]
    'wc1'
    """
    return State(opening(options), NOWHERE, 0, NO_PATROL, (), ())


_OPEN = frozenset({a.Ask, a.Step, a.Rush, a.Arrest, a.AreaArrest, a.Idle, a.Pass})
"""Actions that neither need a secret nor change one. They are most of a game."""


def apply(state: State, action: a.Action) -> State:
    """The next State. An action that is not legal raises NotLegal.

    >>> from gaslamp import whitechapel
    >>> state = whitechapel.apply(whitechapel.start(), whitechapel.parse_action("h=7"))
    >>> whitechapel.actor(state)
    'jack'
    """
    action = proper_action(action)
    public = follow(state.public, action)
    if type(action) in _OPEN:
        return with_public(state, public)
    if type(action) is a.Answer:
        # Nobody can lie: there is one legal answer, and it follows from the secrets.
        expect(action in legal(state), "not-the-truth")
        return with_public(state, public)
    _check(state, action)
    return learn(state, public, action)


def _check(state: State, action: a.Action) -> None:
    """Refuse what the secrets do not allow. Everything else was checked on the public part."""
    match action:
        case a.TurnWomen() | a.ShowPatrol() | a.Alarm():
            # Nobody can lie here either.
            expect(action in legal(state), "not-the-truth")
        case a.Walk(int(to)):
            expect(escape.is_walk(state, to), "no-street-there")
        case a.WalkHome(int(to)):
            expect(escape.is_walk(state, to), "no-street-there")
            expect(to == state.hideout, "not-the-hideout")
        case a.Coach(int(via), int(to)):
            expect(escape.is_coach(state, via, to), "cannot-ride-there")
        case a.Alley(int(to)):
            expect(escape.is_alley(state, to), "no-alley-there")
        case a.Stuck():
            expect(escape.is_stuck(state), "can-still-move")
        case a.MarkWoman(int(circle)):
            expect(women.unmarked(state) >> circle & 1, "cannot-mark-woman")
        case a.PlacePatrol(_, int(crossing)):
            expect(crossing not in state.patrol, "cannot-place-patrol")
        case a.Hide(None) | a.MarkWoman(None) | a.PlacePatrol(_, None) | a.KillLast(None):
            raise NotLegal("hidden")
        case a.Walk() | a.WalkHome() | a.Coach() | a.Alley():
            raise NotLegal("hidden")
        case _:
            pass
