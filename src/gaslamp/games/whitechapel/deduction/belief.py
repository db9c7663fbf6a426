"""What the police can know about Jack, and how likely each part is. This is the interface of the deduction.

    belief = read(record)              # a record as any seat saw it, Jack's own and the table's included
    belief = update(belief, action)    # one event later
    belief.now()                       # by circle: how likely Jack is there
    belief.possible()                  # by circle: whether he can be there
    belief.hideout(Model.TRAILS)

Answers by circle are arrays of 196: index 65 is circle 65; index 0 is no circle and always 0. Spaces are numbered along
tonight's row from 0, the (first) murder; -1 is the present. Between a night and the next murder Jack is on no circle.

Every result is computed when it is first asked for, and then kept.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

import numpy as np

from gaslamp.core import journal
from gaslamp.core.record import Record
from gaslamp.games import whitechapel
from gaslamp.games.whitechapel.deduction import facts as public
from gaslamp.games.whitechapel.deduction.facts import Facts
from gaslamp.games.whitechapel.deduction.flow import Flow
from gaslamp.games.whitechapel.deduction.hideouts import Deduction
from gaslamp.games.whitechapel.deduction.likeliest import Ranking, rank
from gaslamp.games.whitechapel.deduction.policy import POLICY, Policy
from gaslamp.games.whitechapel.deduction.returns import avoidable, passing
from gaslamp.games.whitechapel.deduction.streets import WHITECHAPEL, Flags, Floats, Ints, Streets
from gaslamp.games.whitechapel.deduction.styles import Style
from gaslamp.games.whitechapel.rules.actions import Action
from gaslamp.games.whitechapel.rules.board import Circle


class Model(StrEnum):
    """From the fewest to the most assumptions."""

    SET = "set"  # every possible circle counts the same
    TRAILS = "trails"  # every trail that fits is equally likely
    POLICY = "policy"  # Jack goes home as policy.py describes


@dataclass(frozen=True)
class Belief:
    """Two beliefs are equal if they come from the same facts."""

    facts: Facts
    deduction: Deduction = field(repr=False, compare=False)

    def possible(self, space: int = -1) -> Flags:
        """By circle: whether Jack can have been there on that space."""
        trails = self.deduction.trails
        return np.zeros(self._size, dtype=np.bool_) if trails is None else trails.circles(space)

    @property
    def spaces(self) -> int:
        """How many spaces of tonight's row are filled."""
        trails = self.deduction.trails
        return 0 if trails is None else len(trails.layers)

    def now(self, model: Model = Model.POLICY) -> Floats:
        """By circle: how likely Jack is there now."""
        return self.at(-1, model)

    def at(self, space: int, model: Model = Model.POLICY) -> Floats:
        """By circle: how likely he was there on that space, given everything known now."""
        trails = self.deduction.trails
        if model is Model.SET or trails is None:
            return _even(self.possible(space))
        return self._flow(model).at(range(len(trails.layers))[space])

    def visited(self, model: Model = Model.POLICY, circles: Ints | None = None) -> Floats:
        """By circle: how likely it is in tonight's row. With Model.SET a possible but uncertain circle counts 0.5.

        `circles` limits the answer to some circles, which saves time.
        """
        found = np.zeros(self._size)
        trails = self.deduction.trails
        if trails is None:
            return found
        wanted = np.arange(self._size) if circles is None else circles
        reached = np.logical_or.reduce([trails.circles(space) for space in range(len(trails.layers))])
        wanted = wanted[reached[wanted]]
        if model is Model.SET:
            found[wanted] = np.where(avoidable(trails, wanted), 0.5, 1)
        else:
            found[wanted] = passing(self._flow(model), wanted)
        return found

    def hideout(self, model: Model = Model.POLICY) -> Floats:
        """By circle: how likely Jack lives there."""
        match model:
            case Model.SET:
                return _even(self.deduction.homes)
            case Model.TRAILS:
                return self.deduction.counted
            case Model.POLICY:
                found = np.zeros(self._size)
                found[self.deduction.columns] = self.deduction.strong.sum(axis=1)
                return found

    def homes(self) -> list[int]:
        """How many circles Jack could live on: at the start, and after each finished night."""
        counts: list[int] = []
        night: Deduction | None = self.deduction
        while night is not None:
            if night.night is not None and night.night.home:
                counts.append(int(np.count_nonzero(night.homes)))
            night = night.earlier
        return [self.facts.hideouts.bit_count(), *reversed(counts)]

    def styles(self) -> dict[Style, float]:
        """How likely each style of the policy is."""
        chances = self.deduction.strong.sum(axis=0).tolist()
        return dict(zip(self.deduction.policy.styles, chances, strict=True))

    def trails(self, count: int, model: Model = Model.POLICY) -> Ranking:
        """The most likely trails of tonight, best first."""
        return Ranking((), True) if self.deduction.trails is None else rank(self._flow(model), count)

    def probability(self, trail: tuple[Circle, ...], model: Model = Model.POLICY) -> float:
        """The probability of one whole trail of tonight."""
        if self.deduction.trails is None:
            return 0.0
        path = self.deduction.trails.path(trail)
        return self._flow(model).probability(path) if len(path) == len(trail) else 0.0

    def entropy(self, model: Model = Model.POLICY) -> float:
        """The entropy of Jack's position in bits: 3 bits correspond to 8 equally likely circles."""
        chances = self.now(model)
        chances = chances[chances > 0]
        return float(-(chances * np.log2(chances)).sum())

    @property
    def _size(self) -> int:
        return self.deduction.streets.size

    def _flow(self, model: Model) -> Flow:
        return self.deduction.driven if model is Model.POLICY else self.deduction.plain


def begin(options: Mapping[str, str], policy: Policy = POLICY) -> Belief:
    """The belief before the first event of a game."""
    return believe(public.begin(options), policy)


def believe(facts: Facts, policy: Policy = POLICY, streets: Streets = WHITECHAPEL) -> Belief:
    """The belief that follows from the facts of all nights."""
    deduction = None
    for night in (*facts.nights, facts.tonight):
        deduction = Deduction(streets, policy, facts.hideouts, night, deduction)
    assert deduction is not None
    return Belief(facts, deduction)


def read(record: Record, policy: Policy = POLICY) -> Belief:
    """The belief at the end of a record. For an earlier moment, cut the record with `core.record.undone`."""
    journal.check_rules(whitechapel, record)
    facts = public.begin(record.options)
    for entry in record.entries:
        facts = public.update(facts, whitechapel.parse_action(entry.action))
    return believe(facts, policy)


def update(belief: Belief, action: Action) -> Belief:
    """The belief after one more event, as any seat saw it. Secrets of Jack in the event are ignored."""
    before, after = belief.facts, public.update(belief.facts, action)
    deduction = belief.deduction
    if len(after.nights) > len(before.nights):
        deduction = Deduction(deduction.streets, deduction.policy, after.hideouts, after.tonight, deduction)
    elif after.tonight is not before.tonight or after.hideouts != before.hideouts:
        deduction = deduction.after(after.hideouts, after.tonight)
    return Belief(after, deduction)


def _even(flags: Flags) -> Floats:
    found: Floats = flags / max(1, int(np.count_nonzero(flags)))
    return found
