"""What some eyes know at each moment of a record, and what the police believe then.

What the police can infer is public, so it is the same for all eyes. It is computed as the strongest machine does it.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial

import numpy as np

from gaslamp.core import journal
from gaslamp.core.game import Seat
from gaslamp.core.record import Record
from gaslamp.core.referee import REFEREE, referee
from gaslamp.core.stopping import STOPPED
from gaslamp.games import whitechapel
from gaslamp.games.whitechapel.analysis.suspicion import Suspicion, suspect
from gaslamp.games.whitechapel.deduction import facts as public_facts
from gaslamp.games.whitechapel.deduction.belief import Belief, update
from gaslamp.games.whitechapel.deduction.facts import Facts
from gaslamp.games.whitechapel.deduction.hideouts import Deduction
from gaslamp.games.whitechapel.deduction.streets import WHITECHAPEL, Floats
from gaslamp.games.whitechapel.players import levels
from gaslamp.games.whitechapel.players.memory import Memory, filtered
from gaslamp.games.whitechapel.players.worlds import before_tonight, drawn
from gaslamp.games.whitechapel.rules import actions as a
from gaslamp.games.whitechapel.rules.board import Circle
from gaslamp.games.whitechapel.rules.public import JACK, Patrol, Public
from gaslamp.games.whitechapel.rules.public_play import follow
from gaslamp.games.whitechapel.rules.turns import acting
from gaslamp.games.whitechapel.rules.view import View

METHOD = levels.ATTENTIVE


_FEW = 48
"""With fewer worlds than this, new ones are drawn."""

_AGAIN = 192
"""How many are drawn then."""


@dataclass(frozen=True, eq=False)
class Moment:
    """The moment before an action, or one that could have come."""

    number: int
    view: View  # of these eyes
    belief: Belief
    suspect: Callable[[], Suspicion]

    @property
    def public(self) -> Public:
        return self.view.public

    @property
    def here(self) -> Circle:
        """Jack's circle, for eyes that know it."""
        assert self.view.trail
        return self.view.trail[-1]

    @property
    def home(self) -> Circle:
        assert self.view.hideout
        return self.view.hideout

    @property
    def knows_jack(self) -> bool:
        return self.view.seat in (JACK, REFEREE)

    @cached_property
    def homes(self) -> Floats:
        """By circle: how likely the police think that Jack lives there."""
        return self.belief.hideout()

    @cached_property
    def there(self) -> Floats:
        """By circle: how likely they think that he is there now."""
        return self.belief.now()

    @cached_property
    def suspicion(self) -> Suspicion:
        """Only in a hunt."""
        return self.suspect()

    @cached_property
    def actor(self) -> Seat | None:
        return acting(self.public)

    def then(self, action: a.Action) -> "Moment":
        """The moment after an action that does not move Jack, or after an answer."""
        view = self.view._replace(public=follow(self.public, action))
        if isinstance(action, a.PlacePatrol | a.MovePatrol | a.SendLetter) and self.view.patrol is not None:
            view = view._replace(patrol=_patrol_after(self.view.patrol, action))
        belief = update(self.belief, action)

        def suspicion() -> Suspicion:
            if not isinstance(action, a.Answer):
                return self.suspicion
            worlds = filtered(self.suspicion.worlds, self.public, self.belief.facts.question, action)
            if len(worlds) < _FEW:
                worlds = drawn(belief.deduction, METHOD.belief, _AGAIN, np.random.default_rng(self.number))
            return suspect(worlds, view.public)

        return Moment(self.number, view, belief, suspicion)


def moments(record: Record, eyes: Seat, first: int = 1) -> Iterator[tuple[Moment, Sequence[a.Action]]]:
    """The moment before each action from number `first` on, and the action as these eyes saw it.

    Where a game was stopped, there is one more moment and no action. Every moment is the same, wherever it starts.
    """
    views = _views(record, eyes)
    actions = [whitechapel.parse_action(entry.action) for entry in record.entries]
    hidden = replace(
        record,
        entries=tuple(
            replace(entry, action=whitechapel.write(_public(action)), promise=None)
            for entry, action in zip(record.entries, actions, strict=True)
        ),
    )
    police, facts = _Police(hidden), public_facts.begin(record.options)
    for number in range(1, _moments(record, actions) + 1):
        if number >= first:
            view = views[number - 1]
            suspicion = partial(police.suspicion, number - 1, view.public)
            yield Moment(number, view, police.belief(facts), suspicion), actions[number - 1 :][:1]
        if number <= len(actions):
            facts = public_facts.update(facts, actions[number - 1])


def _moments(record: Record, actions: Sequence[a.Action]) -> int:
    """One before each action, and one more if the game was stopped."""
    return len(actions) + (record.outcome is not None and record.outcome.reason in STOPPED)


class _Police:
    """What the strongest machine would believe. It draws new worlds only when something was revealed."""

    def __init__(self, record: Record) -> None:
        self._record = record
        self._memory = Memory(METHOD.belief, METHOD.worlds, METHOD.policy)
        self._last: Suspicion | None = None
        self._earlier: tuple[object, Deduction | None] = ((), None)
        self._belief: Belief | None = None

    def belief(self, facts: Facts) -> Belief:
        """It follows from the facts alone, not from the beliefs before: sums in another order differ a little."""
        key = (facts.hideouts, facts.nights)
        if self._earlier[0] != key:
            self._earlier = (key, before_tonight(facts, METHOD.policy))
            self._belief = None
        last = self._belief
        if last is None or last.facts.tonight != facts.tonight:
            tonight = Deduction(WHITECHAPEL, METHOD.policy, facts.hideouts, facts.tonight, self._earlier[1])
            self._belief = Belief(facts, tonight)
        else:
            self._belief = Belief(facts, last.deduction)
        return self._belief

    def suspicion(self, length: int, public: Public) -> Suspicion:
        self._memory.follow(replace(self._record, entries=self._record.entries[:length]))
        worlds = self._memory.worlds()
        if self._last is None or self._last.worlds is not worlds:
            self._last = suspect(worlds, public)
        return self._last


def _patrol_after(patrol: Patrol, action: a.PlacePatrol | a.MovePatrol | a.SendLetter) -> Patrol:
    match action:
        case a.PlacePatrol(policeman, int(crossing)):
            return (*patrol[:policeman], crossing, *patrol[policeman + 1 :])
        case a.MovePatrol(start, to) | a.SendLetter(_, start, to):
            return tuple(to if crossing == start else crossing for crossing in patrol)
        case _:
            return patrol


def _views(record: Record, eyes: Seat) -> list[View]:
    if eyes != REFEREE:
        return journal.views(whitechapel, record)
    return [referee(whitechapel, state) for state in journal.replay(whitechapel, record)]


def _public(action: a.Action) -> a.Action:
    """Without Jack's secrets and the Head's: so the worlds that are drawn are the same for all eyes."""
    match action:
        case a.Hide():
            return a.Hide(None)
        case a.MarkWoman():
            return a.MarkWoman(None)
        case a.PlacePatrol(policeman):
            return a.PlacePatrol(policeman, None)
        case a.KillLast():
            return a.KillLast(None)
        case a.Walk():
            return a.Walk(None)
        case a.WalkHome():
            return a.WalkHome(None)
        case a.Coach():
            return a.Coach(None, None)
        case a.Alley():
            return a.Alley(None)
        case _:
            return action
